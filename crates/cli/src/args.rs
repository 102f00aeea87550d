//! The arguments of the command line. Their help texts are messages, see `help.rs`.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::{Parser, Subcommand};
use clap_complete::Shell;
use tabuleiro_core::Language;
use tabuleiro_session::{Budget, ColourMode, PositionRef, Variant};

use crate::commands::tournament::sprt::{Hypotheses, parse_hypotheses};
use crate::error::Result;
use crate::value_parsers::{
    COLOURS, LANGUAGE, SPEC, address, concurrency, games, megabytes, number, positive, threads,
};

#[derive(Parser)]
#[command(name = "tabuleiro", version)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[command(flatten)]
    pub(crate) data: DataArgs,
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long, value_name = "WHEN", value_parser = COLOURS, global = true)]
    pub(crate) color: Option<ColourMode>,
    #[arg(long, value_name = "LANG", value_parser = LANGUAGE, global = true)]
    pub(crate) lang: Option<Language>,
    #[arg(long, value_name = "FILE", global = true)]
    pub(crate) config: Option<PathBuf>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Play(PlayArgs),
    Games(GamesArgs),
    Show(ShowArgs),
    Moves(MovesArgs),
    Check(CheckArgs),
    Think(ThinkArgs),
    Perft(PerftArgs),
    Match(MatchArgs),
    Replay(ReplayArgs),
    Analyze(AnalyzeArgs),
    Bench(BenchArgs),
    Engine,
    Serve(ServeArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
    Help(HelpArgs),
}

/// The folder of a player's games.
#[derive(clap::Args)]
pub(crate) struct DataArgs {
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(clap::Args)]
pub(crate) struct PlayArgs {
    #[arg(value_name = "SPEC", value_parser = SPEC, hide_possible_values = true, required_unless_present = "load")]
    pub(crate) spec: Option<Arc<dyn Variant>>,
    #[arg(long, value_name = "A,B,..", conflicts_with = "load")]
    pub(crate) seats: Option<String>,
    #[arg(long, value_name = "N", conflicts_with = "load", value_parser = number::<u64>)]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "P", conflicts_with = "load", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) load: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
    #[arg(long)]
    pub(crate) run: bool,
    #[arg(long)]
    pub(crate) plain: bool,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

/// The search limits of `engine` without a level.
#[derive(clap::Args)]
pub(crate) struct LimitArgs {
    #[arg(long, value_name = "D", value_parser = positive::<u32>)]
    depth: Option<u32>,
    #[arg(long, value_name = "N", value_parser = positive::<u64>)]
    nodes: Option<u64>,
    #[arg(long, value_name = "MS", value_parser = positive::<u64>)]
    time: Option<u64>,
}

impl LimitArgs {
    /// Returns the name of an option that is given, or `None` without any.
    pub(crate) fn given_option(&self) -> Option<&'static str> {
        let depth = self.depth.map(|_| "--depth");
        let nodes = self.nodes.map(|_| "--nodes");
        let time = self.time.map(|_| "--time");
        depth.or(nodes).or(time)
    }

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
    #[arg(value_name = "SPEC", value_parser = SPEC, hide_possible_values = true)]
    pub(crate) spec: Option<Arc<dyn Variant>>,
    #[arg(long)]
    pub(crate) json: bool,
}

/// A position of a game.
#[derive(clap::Args)]
pub(crate) struct PositionArgs {
    #[arg(value_name = "SPEC", value_parser = SPEC, hide_possible_values = true)]
    pub(crate) spec: Arc<dyn Variant>,
    #[arg(long, value_name = "P", conflicts_with = "seed", allow_hyphen_values = true)]
    position: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = number::<u64>)]
    pub(crate) seed: u64,
}

impl PositionArgs {
    pub(crate) fn parse(&self) -> Result<PositionRef> {
        Ok(match &self.position {
            Some(text) => self.spec.parse_position(text)?,
            None => self.spec.start(self.seed),
        })
    }
}

#[derive(clap::Args)]
pub(crate) struct MovesArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args)]
pub(crate) struct ShowArgs {
    #[arg(value_name = "SPEC", value_parser = SPEC, hide_possible_values = true, required_unless_present = "record")]
    pub(crate) spec: Option<Arc<dyn Variant>>,
    #[arg(long, value_name = "P", conflicts_with_all = ["seed", "record"], allow_hyphen_values = true)]
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
    pub(crate) position: PositionArgs,
    #[arg(value_name = "MOVE", allow_hyphen_values = true)]
    pub(crate) text: String,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args)]
pub(crate) struct ThinkArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    #[arg(long, value_name = "PLAYER", default_value = "engine")]
    pub(crate) seat: String,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
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
    pub(crate) position: PositionArgs,
    #[arg(long, value_name = "D", value_parser = number::<u32>)]
    pub(crate) depth: u32,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args)]
pub(crate) struct MatchArgs {
    #[arg(value_name = "SPEC", value_parser = SPEC, hide_possible_values = true)]
    pub(crate) spec: Arc<dyn Variant>,
    #[arg(value_name = "PLAYER", required = true)]
    pub(crate) players: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = games)]
    pub(crate) games: u32,
    #[arg(long, value_name = "PLIES", default_value_t = 2, value_parser = number::<usize>)]
    pub(crate) opening: usize,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = number::<u64>)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "N", value_parser = concurrency)]
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
    #[arg(long, conflicts_with = "boards")]
    pub(crate) json: bool,
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
    #[arg(value_name = "SPEC", value_parser = SPEC, hide_possible_values = true)]
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

#[derive(clap::Args)]
pub(crate) struct CompletionsArgs {
    #[arg(value_name = "SHELL")]
    pub(crate) shell: Shell,
}

#[derive(clap::Args)]
pub(crate) struct ManArgs {
    #[arg(value_name = "DIR")]
    pub(crate) dir: PathBuf,
}

#[derive(clap::Args)]
pub(crate) struct HelpArgs {
    #[arg(value_name = "COMMAND")]
    pub(crate) command: Option<String>,
}
