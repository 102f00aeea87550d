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
mod play;
mod theme;
mod thinking;

use std::ffi::OsString;
use std::process::ExitCode;

use args::{Args, Command};
use board::Paint;
use tabuleiro_core::{Bundle, read_language};
use tabuleiro_session::{Folders, Settings};
use theme::{Home, Theme, language_around};

use crate::failure::Result;

/// The messages of this program.
const MESSAGES: Bundle = Bundle {
    english: include_str!("../messages/en.ftl"),
    portuguese: include_str!("../messages/pt.ftl"),
    includes: &[
        HELP,
        tabuleiro_tui::MESSAGES,
        tabuleiro_server::MESSAGES,
        tabuleiro_session::MESSAGES,
    ],
};

/// The texts of the command line's help.
const HELP: Bundle = Bundle {
    english: include_str!("../messages/help.en.ftl"),
    portuguese: include_str!("../messages/help.pt.ftl"),
    includes: &[],
};

fn main() -> ExitCode {
    tabuleiro_i18n::register(MESSAGES);
    let given: Vec<OsString> = std::env::args_os().collect();
    let named_language = help::named(&given, "--lang").and_then(read_language);
    let folders = Folders::new(help::named(&given, "--config").map(Into::into), None);
    // Settings that cannot be read are told about in the language that is known without them.
    let settings = Settings::load(&folders.settings);
    let set = settings.as_ref().ok().and_then(|settings| settings.language);
    let language = named_language.or(set).or_else(language_around).unwrap_or_default();
    let args = match help::read_args(&given, language) {
        Ok(args) => args,
        Err(error) => return failure::report_call(&error, language),
    };
    let done = settings.map_err(Into::into).and_then(|settings| {
        let colours = args.color.unwrap_or(settings.colours);
        let manner = Theme { language, paint: Paint::new(colours) };
        run(args, manner, Home { folders, settings })
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failure::report(&error, language),
    }
}

fn run(args: Args, manner: Theme, home: Home) -> Result<()> {
    match args.command {
        None => play::menu(args.plain, manner, home.at(&args.data)),
        Some(Command::Play(args)) => play::from_command_line(&args, manner, home),
        Some(Command::Games(args)) => commands::games::run(&args, manner),
        Some(Command::Show(args)) => commands::show::run(&args, manner),
        Some(Command::Moves(args)) => commands::study::moves(&args),
        Some(Command::Check(args)) => commands::study::check(&args, manner),
        Some(Command::Think(args)) => commands::study::think(&args, manner),
        Some(Command::Perft(args)) => commands::study::perft(&args),
        Some(Command::Match(args)) => commands::contest::run(&args, manner.language),
        Some(Command::Replay(args)) => commands::replay::run(&args, manner),
        Some(Command::Analyze(args)) => commands::analyze::run(&args, manner.language),
        Some(Command::Bench(args)) => commands::bench::run(&args),
        Some(Command::Engine) => commands::engine::run(),
        Some(Command::Serve(args)) => commands::serve::run(args, &home),
    }
}

#[cfg(test)]
mod tests {
    use tabuleiro_session::GameType;

    use super::*;

    #[test]
    fn every_message_is_there_in_every_language_with_the_same_arguments() {
        tabuleiro_i18n::register(MESSAGES);
        assert!(!GameType::all().is_empty());
        for bundle in tabuleiro_i18n::registered() {
            assert_eq!(tabuleiro_i18n::problems(bundle), [""; 0]);
        }
    }
}
