//! The command line of Tabuleiro: games in the terminal, and commands that analyse and serve them.
//!
//! [`run`] is the whole program. A program with games of its own registers them before it calls
//! `run`, as `examples/tic-tac-toe` does.
//!
//! Standard output has the result of a command, in a stable format; messages for people go to
//! standard error. Exit codes: 0 for success, 1 for a negative answer such as an illegal move, 2 for
//! an invalid command line or a file that cannot be read.

mod args;
mod board;
mod commands;
mod error;
mod examples;
mod help;
mod interrupt;
mod json;
mod play;
mod profile;
mod record_input;
mod suggestion;
mod usage_error;
mod value_parsers;

use std::ffi::OsString;
use std::process::ExitCode;

use args::{Args, Command};
use board::Painter;
use profile::{OutputStyle, Profile, locale_language};
use tabuleiro_core::{Bundle, Language};
use tabuleiro_session::{Folders, Settings};

use crate::error::Result;

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

/// Runs the program with the arguments of this process, and returns its exit code.
pub fn run() -> ExitCode {
    tabuleiro_i18n::register(MESSAGES);
    let given: Vec<OsString> = std::env::args_os().collect();
    let named_language = help::find_option(&given, "--lang").and_then(Language::from_locale);
    let folders = Folders::new(help::find_option(&given, "--config").map(Into::into), None);
    // The language is needed before the command line is parsed, for its help and its errors.
    let settings = Settings::load(&folders.settings);
    let configured = settings.as_ref().ok().and_then(|settings| settings.language);
    let language = named_language.or(configured).or_else(locale_language).unwrap_or_default();
    let args = match help::parse_args(&given, language) {
        Ok(args) => args,
        Err(error) => return error::report_usage(&error, &given, language),
    };
    let result = settings.map_err(Into::into).and_then(|settings| {
        let colours = args.color.unwrap_or(settings.colours);
        let style = OutputStyle { language, painter: Painter::new(colours) };
        run_command(args, style, Profile { folders, settings })
    });
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => error::report(&error, language),
    }
}

fn run_command(args: Args, style: OutputStyle, profile: Profile) -> Result<()> {
    match args.command {
        None => play::menu(args.plain, style, profile.with_data_folder(&args.data)),
        Some(Command::Play(args)) => play::from_command_line(&args, style, profile),
        Some(Command::Games(args)) => commands::games::run(&args, style),
        Some(Command::Show(args)) => commands::show::run(&args, style),
        Some(Command::Moves(args)) => commands::moves::run(&args),
        Some(Command::Check(args)) => commands::check::run(&args, style),
        Some(Command::Think(args)) => commands::think::run(&args, style),
        Some(Command::Perft(args)) => commands::perft::run(&args),
        Some(Command::Match(args)) => commands::tournament::run(&args, style.language),
        Some(Command::Replay(args)) => commands::replay::run(&args, style),
        Some(Command::Analyze(args)) => commands::analyze::run(&args, style.language),
        Some(Command::Bench(args)) => commands::bench::run(&args),
        Some(Command::Engine) => commands::ugi::run(),
        Some(Command::Serve(args)) => commands::serve::run(args, &profile),
        Some(Command::Completions(args)) => commands::completions::run(&args, style.language),
        Some(Command::Man(args)) => commands::man::run(&args),
        Some(Command::Help(_)) => unreachable!("help is answered before settings are loaded"),
    }
}

#[cfg(test)]
mod tests {
    use tabuleiro_session::GameType;

    use super::*;

    #[test]
    fn every_message_exists_in_every_language_with_the_same_arguments() {
        tabuleiro_i18n::register(MESSAGES);
        assert!(!GameType::all().is_empty());
        for bundle in tabuleiro_i18n::registered_bundles() {
            assert_eq!(tabuleiro_i18n::check_bundle(bundle), [""; 0]);
        }
    }
}
