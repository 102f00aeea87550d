//! The program: a menu, games in the terminal, and commands that study them.
//!
//! What a command prints on standard output is bare and stable; words for people about it go to
//! standard error. Exit codes: 0 done, 1 the answer is no, 2 the call was wrong.

mod args;
mod board;
mod commands;
mod failure;
mod help;
mod loading;
mod manner;
mod play;
mod thinking;

use std::ffi::OsString;
use std::process::ExitCode;

use args::{Args, Command};
use board::Paint;
use manner::{Manner, language_around};

fn main() -> ExitCode {
    let given: Vec<OsString> = std::env::args_os().collect();
    let language = help::named_language(&given).or_else(language_around).unwrap_or_default();
    let args = match help::read_args(&given, language) {
        Ok(args) => args,
        Err(error) => return failure::report_call(&error, language),
    };
    let manner = Manner { language, paint: Paint::new(args.color) };
    match run(args, manner) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failure::report(&error, language),
    }
}

fn run(args: Args, manner: Manner) -> anyhow::Result<()> {
    match args.command {
        None => play::menu(manner),
        Some(Command::Play(args)) => play::from_command_line(args, manner),
        Some(Command::Games(args)) => commands::games::run(&args, manner),
        Some(Command::Show(args)) => commands::show::run(&args, manner),
        Some(Command::Moves(args)) => commands::study::moves(&args),
        Some(Command::Check(args)) => commands::study::check(&args, manner),
        Some(Command::Think(args)) => commands::study::think(&args, manner),
        Some(Command::Perft(args)) => commands::study::perft(&args),
        Some(Command::Match(args)) => commands::contest::run(&args),
        Some(Command::Replay(args)) => commands::replay::run(&args, manner),
        Some(Command::Analyze(args)) => commands::analyze::run(&args),
        Some(Command::Bench(args)) => commands::bench::run(&args),
        Some(Command::Engine) => commands::engine::run(),
        Some(Command::Serve(args)) => commands::serve::run(args),
    }
}
