//! The command line. What the options mean to people is told by the message files: see `help.rs`.

use std::fmt::Display;
use std::net::SocketAddr;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use clap::{Parser, Subcommand};
use tabuleiro_core::{Language, Message, ParseError, msg};
use tabuleiro_session::{Budget, ColourMode, PositionRef, Variant, parse_spec};

use crate::MESSAGES;
use crate::commands::tournament::sprt::{Hypotheses, parse_hypotheses};
use crate::error::Result;

#[derive(Parser)]
#[command(name = "tabuleiro", version)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[arg(long, value_name = "WHEN", value_parser = colours, global = true)]
    pub(crate) color: Option<ColourMode>,
    #[arg(long, value_name = "en|pt", value_parser = language, global = true)]
    pub(crate) lang: Option<Language>,
    #[arg(long, value_name = "FILE", global = true)]
    pub(crate) config: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) data: DataArgs,
    #[arg(long)]
    pub(crate) plain: bool,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Play(PlayArgs),
    Games(GamesArgs),
    Show(ShowArgs),
    Moves(StudyArgs),
    Check(CheckArgs),
    Think(ThinkArgs),
    Perft(PerftArgs),
    Match(MatchArgs),
    Replay(ReplayArgs),
    Analyze(AnalyzeArgs),
    Bench(BenchArgs),
    Engine,
    Serve(ServeArgs),
}

/// Where the games of a person are.
#[derive(clap::Args)]
pub(crate) struct DataArgs {
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(clap::Args)]
pub(crate) struct PlayArgs {
    #[arg(value_name = "SPEC", value_parser = parse_spec, required_unless_present = "load")]
    pub(crate) spec: Option<Arc<dyn Variant>>,
    #[arg(long, value_name = "A,B,..", conflicts_with = "load")]
    pub(crate) seats: Option<String>,
    #[arg(long, value_name = "N", conflicts_with = "load", value_parser = number::<u64>)]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "P", conflicts_with = "load")]
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) load: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) effort: EffortArgs,
    #[arg(long)]
    pub(crate) run: bool,
    #[arg(long)]
    pub(crate) plain: bool,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

/// How long and how hard `engine` without a level thinks about a move.
#[derive(clap::Args)]
pub(crate) struct EffortArgs {
    #[arg(long, value_name = "D", value_parser = positive::<u32>)]
    depth: Option<u32>,
    #[arg(long, value_name = "N", value_parser = positive::<u64>)]
    nodes: Option<u64>,
    #[arg(long, value_name = "MS", value_parser = positive::<u64>)]
    time: Option<u64>,
}

impl EffortArgs {
    pub(crate) fn budget(&self) -> Budget {
        Budget {
            depth: self.depth,
            nodes: self.nodes,
            time: self.time.map(Duration::from_millis),
            ..Budget::default()
        }
    }
}

#[derive(clap::Args)]
pub(crate) struct GamesArgs {
    #[arg(value_name = "SPEC", value_parser = parse_spec)]
    pub(crate) spec: Option<Arc<dyn Variant>>,
}

/// A position to study.
#[derive(clap::Args)]
pub(crate) struct StudyArgs {
    #[arg(value_name = "SPEC", value_parser = parse_spec)]
    pub(crate) spec: Arc<dyn Variant>,
    #[arg(long, value_name = "P", conflicts_with = "seed")]
    position: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = number::<u64>)]
    pub(crate) seed: u64,
}

impl StudyArgs {
    pub(crate) fn position(&self) -> Result<PositionRef> {
        Ok(match &self.position {
            Some(text) => self.spec.parse_position(text)?,
            None => self.spec.start(self.seed),
        })
    }
}

#[derive(clap::Args)]
pub(crate) struct ShowArgs {
    #[arg(value_name = "SPEC", value_parser = parse_spec, required_unless_present = "record")]
    pub(crate) spec: Option<Arc<dyn Variant>>,
    #[arg(long, value_name = "P", conflicts_with_all = ["seed", "record"])]
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 0, conflicts_with = "record", value_parser = number::<u64>)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    #[arg(long, value_name = "PLY", requires = "record", value_parser = number::<usize>)]
    pub(crate) at: Option<usize>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    pub(crate) study: StudyArgs,
    #[arg(value_name = "MOVE", allow_hyphen_values = true)]
    pub(crate) text: String,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args)]
pub(crate) struct ThinkArgs {
    #[command(flatten)]
    pub(crate) study: StudyArgs,
    #[arg(long, value_name = "PLAYER", default_value = "engine")]
    pub(crate) seat: String,
    #[command(flatten)]
    pub(crate) effort: EffortArgs,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads)]
    pub(crate) threads: usize,
    #[arg(long, value_name = "MB", default_value_t = Budget::DEFAULT_MEMORY >> 20, value_parser = megabytes)]
    pub(crate) memory: usize,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) study: StudyArgs,
    #[arg(long, value_name = "D", value_parser = number::<u32>, allow_negative_numbers = true)]
    pub(crate) depth: u32,
}

#[derive(clap::Args)]
pub(crate) struct MatchArgs {
    #[arg(value_name = "SPEC", value_parser = parse_spec)]
    pub(crate) spec: Arc<dyn Variant>,
    #[arg(value_name = "PLAYER", required = true)]
    pub(crate) players: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = games)]
    pub(crate) games: u32,
    #[arg(long, value_name = "PLIES", default_value_t = 2, value_parser = number::<usize>)]
    pub(crate) opening: usize,
    #[command(flatten)]
    pub(crate) effort: EffortArgs,
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = number::<u64>)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "N", value_parser = side_by_side)]
    pub(crate) threads: Option<u16>,
    #[arg(long, value_name = "ELO0,ELO1", value_parser = parse_hypotheses, allow_hyphen_values = true)]
    pub(crate) sprt: Option<Hypotheses>,
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    #[arg(long, requires = "records")]
    pub(crate) resume: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args)]
pub(crate) struct ReplayArgs {
    pub(crate) file: PathBuf,
    #[arg(long)]
    pub(crate) boards: bool,
}

#[derive(clap::Args)]
pub(crate) struct AnalyzeArgs {
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "D", value_parser = positive::<u32>)]
    depth: Option<u32>,
    #[arg(long, value_name = "N", value_parser = positive::<u64>)]
    nodes: Option<u64>,
    #[arg(long, value_name = "MS", value_parser = positive::<u64>)]
    time: Option<u64>,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads)]
    pub(crate) threads: usize,
    #[arg(long, value_name = "MB", default_value_t = Budget::DEFAULT_MEMORY >> 20, value_parser = megabytes)]
    memory: usize,
    #[arg(long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

impl AnalyzeArgs {
    pub(crate) fn budget(&self) -> Budget {
        let is_limited = self.depth.is_some() || self.nodes.is_some() || self.time.is_some();
        Budget {
            depth: self.depth,
            nodes: self.nodes.or((!is_limited).then_some(200_000)),
            time: self.time.map(Duration::from_millis),
            memory: self.memory << 20,
        }
    }
}

#[derive(clap::Args)]
pub(crate) struct BenchArgs {
    #[arg(value_name = "SPEC", value_parser = parse_spec)]
    pub(crate) spec: Option<Arc<dyn Variant>>,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads)]
    pub(crate) threads: usize,
    #[arg(long, conflicts_with = "threads")]
    pub(crate) nodes_only: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args)]
pub(crate) struct ServeArgs {
    #[arg(long, value_name = "ADDRESS", value_parser = address, default_value = "127.0.0.1:8080")]
    pub(crate) addr: SocketAddr,
    #[arg(long, value_name = "FILE")]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, value_name = "N", value_parser = threads)]
    pub(crate) engine_threads: Option<usize>,
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    #[arg(long, value_name = "N", default_value_t = 120, value_parser = positive::<u32>)]
    pub(crate) tables_per_hour: u32,
    #[arg(long, value_name = "N", default_value_t = 64, value_parser = positive::<u32>)]
    pub(crate) connections_per_address: u32,
}

/// How many threads can be asked for.
pub(crate) const THREADS: RangeInclusive<usize> = 1..=256;

/// How much memory can be asked for: from 1 MB to 64 GB.
pub(crate) const MEGABYTES: RangeInclusive<usize> = 1..=1 << 16;

/// How many games a match can have.
const GAMES: RangeInclusive<u32> = 1..=1_000_000;

/// How many games can be played side by side.
const SIDE_BY_SIDE: RangeInclusive<u16> = 1..=1024;

fn threads(text: &str) -> Result<usize, ParseError> {
    number_in(text, &THREADS)
}

fn megabytes(text: &str) -> Result<usize, ParseError> {
    number_in(text, &MEGABYTES)
}

fn games(text: &str) -> Result<u32, ParseError> {
    number_in(text, &GAMES)
}

fn side_by_side(text: &str) -> Result<u16, ParseError> {
    number_in(text, &SIDE_BY_SIDE)
}

fn number_in<N: FromStr + PartialOrd + Display>(
    text: &str,
    range: &RangeInclusive<N>,
) -> Result<N, ParseError> {
    text.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| {
        let (least, most) = (range.start().to_string(), range.end().to_string());
        ParseError::new(msg!("expected-number", least = least, most = most), text)
    })
}

/// A number of which there has to be one at least.
fn positive<N: FromStr + Default + PartialEq>(text: &str) -> Result<N, ParseError> {
    let number = text.parse().ok().filter(|number| *number != N::default());
    number.ok_or_else(|| ParseError::new(msg!("expected-positive"), text))
}

/// Any number that is not negative.
fn number<N: FromStr>(text: &str) -> Result<N, ParseError> {
    text.parse().map_err(|_| ParseError::new(msg!("expected-natural"), text))
}

fn address(text: &str) -> Result<SocketAddr, ParseError> {
    text.parse().map_err(|_| ParseError::new(msg!("server-expected-address"), text))
}

fn language(text: &str) -> Result<Language, ParseError> {
    let codes = Message::one_of(Language::ALL.map(Language::code));
    Language::from_locale(text).ok_or_else(|| ParseError::new(codes, text))
}

fn colours(text: &str) -> Result<ColourMode, ParseError> {
    let read = ColourMode::ALL.into_iter().find(|colours| colours.name() == text);
    let names = Message::one_of(ColourMode::ALL.map(ColourMode::name));
    read.ok_or_else(|| ParseError::new(names, text))
}
