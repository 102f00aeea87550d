//! The command line.

use std::net::SocketAddr;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::{Parser, Subcommand, ValueEnum};
use tabuleiro_session::{Effort, PositionRef, USUAL_MEMORY, Variant, read_spec};

use crate::commands::contest::sprt::{Question, read_question};

/// Abstract board games, with people and computers.
///
/// Without a command it opens the menu.
#[derive(Parser)]
#[command(name = "tabuleiro", version, propagate_version = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    /// Colours in the menu and the games started from it.
    #[arg(long, value_enum, default_value_t)]
    pub(crate) color: Color,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Plays a game in the terminal.
    Play(PlayArgs),
    /// Lists the games with their options and computer players, or tells one game's rules.
    Games(GamesArgs),
    /// Shows a position.
    Show(ShowArgs),
    /// Lists the legal moves, one a line.
    Moves(StudyArgs),
    /// Plays one move and prints the new position, or says why it is not allowed.
    Check(CheckArgs),
    /// Prints the move that a computer player makes.
    Think(ThinkArgs),
    /// Counts the sequences of moves, depth by depth.
    Perft(PerftArgs),
    /// Lets computers play against each other.
    ///
    /// Games are played in rounds: the same deal and the same opening, until everybody had every
    /// seat. Ctrl-C ends the match with the result so far.
    Match(MatchArgs),
    /// Checks a record and shows its game.
    Replay(ReplayArgs),
    /// Judges every move of a record.
    ///
    /// Each move with the chance to win that it leaves, from the view of whoever made it, and what
    /// would have been best; behind a move ? is a mistake and ?? a blunder. Then the course of the
    /// game, and how well everybody played. Ctrl-C ends it with what is known by then.
    ///
    /// With more than two players all others are taken to play together against whoever moves.
    Analyze(AnalyzeArgs),
    /// Measures how fast the rules and the search are.
    ///
    /// Random games a second, perft a second with the moves of the last ply made and only counted,
    /// positions a second that a search looks at, and how many positions it looks at to be so deep at
    /// fixed positions: that number is the same on every machine and changes only with the search.
    Bench(BenchArgs),
    /// Plays for other programs: the Universal Game Interface on standard input and output.
    Engine,
    /// Opens tables in the browser, for people here and elsewhere.
    ///
    /// What happens is told on standard error; RUST_LOG says how much, such as debug or warn. Ctrl-C
    /// stops it: nothing that anybody was told is lost, and open pages go on when it is back.
    Serve(ServeArgs),
}

/// When to use colours.
#[derive(Clone, Copy, Default, ValueEnum)]
pub(crate) enum Color {
    /// When the output is a terminal and `NO_COLOR` is not set.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

#[derive(clap::Args)]
pub(crate) struct PlayArgs {
    /// The game and its options, such as shiftago or shiftago:exhausted=draws.
    #[arg(value_name = "SPEC", value_parser = read_spec, required_unless_present = "load")]
    pub(crate) spec: Option<Arc<dyn Variant>>,
    /// Who sits where, such as human:Ana,bot:guard; a person against the computer otherwise.
    #[arg(long, value_name = "A,B,..", conflicts_with = "load")]
    pub(crate) seats: Option<String>,
    /// What the deal and the computers draw from; any number otherwise.
    #[arg(long, value_name = "N", conflicts_with = "load")]
    pub(crate) seed: Option<u64>,
    /// Starts from this position.
    #[arg(long, value_name = "P", conflicts_with = "load")]
    pub(crate) position: Option<String>,
    /// Goes on with a saved game.
    #[arg(long, value_name = "FILE")]
    pub(crate) load: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) effort: EffortArgs,
    /// Lets computers play on to the end without waiting for Enter.
    #[arg(long)]
    pub(crate) run: bool,
    /// Line by line, fit for pipes and screen readers.
    #[arg(long)]
    pub(crate) plain: bool,
    /// Colours on the board.
    #[arg(long, value_enum, default_value_t)]
    pub(crate) color: Color,
}

/// How long and how hard `engine` without a level thinks about a move.
#[derive(clap::Args)]
pub(crate) struct EffortArgs {
    /// How many turns deep engine without a level looks.
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// How many positions engine without a level looks at.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// How long engine without a level thinks, in milliseconds; two seconds if nothing is said.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    time: Option<u64>,
}

impl EffortArgs {
    pub(crate) fn effort(&self) -> Effort {
        Effort {
            depth: self.depth,
            nodes: self.nodes,
            time: self.time.map(Duration::from_millis),
            ..Effort::default()
        }
    }
}

#[derive(clap::Args)]
pub(crate) struct GamesArgs {
    /// Tells the rules of this game.
    #[arg(value_name = "SPEC", value_parser = read_spec)]
    pub(crate) spec: Option<Arc<dyn Variant>>,
}

/// A position to study.
#[derive(clap::Args)]
pub(crate) struct StudyArgs {
    /// The game and its options.
    #[arg(value_name = "SPEC", value_parser = read_spec)]
    pub(crate) spec: Arc<dyn Variant>,
    /// The position; the start otherwise.
    #[arg(long, value_name = "P", conflicts_with = "seed")]
    position: Option<String>,
    /// What the start is dealt from.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,
}

impl StudyArgs {
    pub(crate) fn position(&self) -> anyhow::Result<PositionRef> {
        Ok(match &self.position {
            Some(text) => self.spec.read_position(text)?,
            None => self.spec.start(self.seed),
        })
    }
}

#[derive(clap::Args)]
pub(crate) struct ShowArgs {
    /// The game and its options.
    #[arg(value_name = "SPEC", value_parser = read_spec, required_unless_present = "record")]
    pub(crate) spec: Option<Arc<dyn Variant>>,
    /// The position; the start otherwise.
    #[arg(long, value_name = "P", conflicts_with_all = ["seed", "record"])]
    pub(crate) position: Option<String>,
    /// What the start is dealt from.
    #[arg(long, value_name = "N", default_value_t = 0, conflicts_with = "record")]
    pub(crate) seed: u64,
    /// Shows a position of this record.
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// After so many moves of the record; the end otherwise.
    #[arg(long, value_name = "PLY", requires = "record")]
    pub(crate) at: Option<usize>,
    /// The picture and the legal moves as JSON.
    #[arg(long)]
    pub(crate) json: bool,
    /// Colours on the board.
    #[arg(long, value_enum, default_value_t)]
    pub(crate) color: Color,
}

#[derive(clap::Args)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    pub(crate) study: StudyArgs,
    /// The move, in any spelling.
    #[arg(value_name = "MOVE", allow_hyphen_values = true)]
    pub(crate) text: String,
    /// A stable reason and the offending cells as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args)]
pub(crate) struct ThinkArgs {
    #[command(flatten)]
    pub(crate) study: StudyArgs,
    /// Who thinks, such as engine, engine:5 or bot:guard.
    #[arg(long, value_name = "PLAYER", default_value = "engine")]
    pub(crate) seat: String,
    #[command(flatten)]
    pub(crate) effort: EffortArgs,
    /// With how many threads engine without a level thinks.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads)]
    pub(crate) threads: usize,
    /// How much engine without a level remembers, in megabytes.
    #[arg(long, value_name = "MB", default_value_t = USUAL_MEMORY >> 20, value_parser = megabytes)]
    pub(crate) memory: usize,
    /// The move and where it leads as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) study: StudyArgs,
    /// How many moves deep.
    #[arg(long, value_name = "D")]
    pub(crate) depth: u32,
}

#[derive(clap::Args)]
pub(crate) struct MatchArgs {
    /// The game and its options.
    #[arg(value_name = "SPEC", value_parser = read_spec)]
    pub(crate) spec: Arc<dyn Variant>,
    /// Who plays, one for each seat or two at any table, such as bot:guard.
    ///
    /// One for each seat: they go round the table from game to game. Who is named more than once is
    /// one contender with several seats.
    ///
    /// Two at a table for more: a round is six games, in which they share the seats in every way that
    /// is even, for three seats ABB BAA AAB BBA ABA BAB, for four AABB BBAA ABAB BABA ABBA BAAB.
    ///
    /// Points are counted among different contenders alone: in each game the share of the pairs of
    /// seats of one and of another in which one came out better, a tie being half. Equal strength
    /// earns half of the points. A game is won by whoever is first, and drawn by those who share
    /// that.
    #[arg(value_name = "PLAYER", required = true)]
    pub(crate) players: Vec<String>,
    /// How many games at most; the players change seats from game to game.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: u32,
    /// How many random moves open each game, the same ones until every player had every seat.
    #[arg(long, value_name = "PLIES", default_value_t = 2)]
    pub(crate) opening: usize,
    #[command(flatten)]
    pub(crate) effort: EffortArgs,
    /// What deals, openings and players draw from.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,
    /// How many games are played side by side, which changes nothing else; as many as there are
    /// cores otherwise.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Stops when it is known whether the first player is stronger by ELO0 (H0) or by ELO1 (H1).
    ///
    /// A sequential probability ratio test over whole rounds, in which either answer is wrong in 5
    /// of 100 matches. For two contenders.
    #[arg(long, value_name = "ELO0,ELO1", value_parser = read_question, allow_hyphen_values = true)]
    pub(crate) sprt: Option<Question>,
    /// Writes every game to this folder: game-00001.txt and so on.
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// Counts the games that are in the folder already, and plays those that are missing.
    #[arg(long, requires = "records")]
    pub(crate) resume: bool,
    /// The result as JSON.
    ///
    /// "game", "seed" and "opening" as they were asked for; "round", how many games a round has;
    /// "players", for each contender "player", "games", "score" ("wins", "draws", "losses",
    /// "points"), "elo" against the others, "interval", which holds the true difference in 95 of 100
    /// matches, and for two contenders "los", the likelihood that it is the stronger one; "sprt",
    /// where it was asked for, "elo0", "elo1", "llr", "bounds" and "answer" (H0, H1 or undecided).
    /// What has no finite value is null. Errors are computed from rounds, not from single games.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args)]
pub(crate) struct ReplayArgs {
    /// The record.
    pub(crate) file: PathBuf,
    /// Shows the board after every move.
    #[arg(long)]
    pub(crate) boards: bool,
    /// Colours on the board.
    #[arg(long, value_enum, default_value_t)]
    pub(crate) color: Color,
}

#[derive(clap::Args)]
pub(crate) struct AnalyzeArgs {
    /// The record.
    pub(crate) file: PathBuf,
    /// How many turns deep it looks.
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// How many positions it looks at for a move; 200000 if nothing is said.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// How long it thinks about a move, in milliseconds.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    time: Option<u64>,
    /// With how many threads it thinks.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads)]
    threads: usize,
    /// How much it remembers, in megabytes.
    #[arg(long, value_name = "MB", default_value_t = USUAL_MEMORY >> 20, value_parser = megabytes)]
    pub(crate) memory: usize,
    /// Writes the record with what was found as comments to this file.
    #[arg(long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// What was found as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

impl AnalyzeArgs {
    pub(crate) fn effort(&self) -> Effort {
        let is_limited = self.depth.is_some() || self.nodes.is_some() || self.time.is_some();
        Effort {
            depth: self.depth,
            nodes: self.nodes.or((!is_limited).then_some(200_000)),
            time: self.time.map(Duration::from_millis),
            threads: Some(self.threads),
        }
    }
}

#[derive(clap::Args)]
pub(crate) struct BenchArgs {
    /// The game and its options; every game otherwise.
    #[arg(value_name = "SPEC", value_parser = read_spec)]
    pub(crate) spec: Option<Arc<dyn Variant>>,
    /// Also measures how much sooner so many threads are as deep as one.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads)]
    pub(crate) threads: usize,
    /// Only the number that changes with the search.
    #[arg(long, conflicts_with = "threads")]
    pub(crate) nodes_only: bool,
    /// What was measured as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args)]
pub(crate) struct ServeArgs {
    /// Where it listens.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    pub(crate) addr: SocketAddr,
    /// The file with the tables; one in the user's folder for data otherwise.
    #[arg(long, value_name = "FILE")]
    pub(crate) data: Option<PathBuf>,
    /// How many threads think for computers; all cores but one otherwise.
    #[arg(long, value_name = "N", value_parser = threads)]
    pub(crate) engine_threads: Option<usize>,
    /// Takes the addresses of visitors from a proxy in front of it (X-Forwarded-For).
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    /// How many tables somebody at one address can open in an hour.
    #[arg(long, value_name = "N", default_value_t = 120, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) tables_per_hour: u32,
    /// How many connections somebody at one address can have at the same time.
    #[arg(long, value_name = "N", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) connections_per_address: u32,
}

/// How many threads can be asked for.
pub(crate) const THREADS: RangeInclusive<usize> = 1..=256;

/// How much memory can be asked for: from 1 MB to 64 GB.
pub(crate) const MEGABYTES: RangeInclusive<usize> = 1..=1 << 16;

fn threads(text: &str) -> Result<usize, String> {
    number_in(text, &THREADS)
}

fn megabytes(text: &str) -> Result<usize, String> {
    number_in(text, &MEGABYTES)
}

fn number_in(text: &str, range: &RangeInclusive<usize>) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| format!("expected a number from {} to {}", range.start(), range.end()))
}
