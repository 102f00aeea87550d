//! The program: a menu, games in the terminal, and commands that study them.
//!
//! What a command prints on standard output is bare and stable; words for people about it go to
//! standard error. Exit codes: 0 done, 1 the answer is no, 2 the call was wrong.

mod args;
mod board;
mod commands;
mod failure;
mod loading;
mod play;
mod thinking;

use std::process::ExitCode;

use clap::Parser;

use args::{Args, Command};

fn main() -> ExitCode {
    let args = Args::parse();
    match run(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failure::report(&error),
    }
}

fn run(args: Args) -> anyhow::Result<()> {
    match args.command {
        None => play::menu(args.color),
        Some(Command::Play(args)) => play::from_command_line(args),
        Some(Command::Games(args)) => commands::games::run(&args),
        Some(Command::Show(args)) => commands::show::run(&args),
        Some(Command::Moves(args)) => commands::study::moves(&args),
        Some(Command::Check(args)) => commands::study::check(&args),
        Some(Command::Think(args)) => commands::study::think(&args),
        Some(Command::Perft(args)) => commands::study::perft(&args),
        Some(Command::Match(args)) => commands::contest::run(&args),
        Some(Command::Replay(args)) => commands::replay::run(&args),
        Some(Command::Analyze(args)) => commands::analyze::run(&args),
        Some(Command::Bench(args)) => commands::bench::run(&args),
        Some(Command::Engine) => commands::engine::run(),
        Some(Command::Serve(args)) => commands::serve::run(args),
    }
}
