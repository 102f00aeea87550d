//! Errors that end the program: their exit codes and their texts on standard error.

use std::error::Error;
use std::ffi::OsString;
use std::io;
use std::process::ExitCode;

use clap::error::ErrorKind;
use tabuleiro_core::{Language, LocalizedError, Message, msg};

use crate::MESSAGES;
use crate::help::localized_command;
use crate::suggestion::suggestion_for;
use crate::usage_error;

/// A result whose error ends the program.
pub(crate) type Result<T, E = CliError> = std::result::Result<T, E>;

/// An error that ends the program, or a command of the menu, with an exit code.
///
/// `?` converts every [`LocalizedError`] into it. For that, it is itself no [`Error`], as
/// `anyhow::Error` is none.
#[derive(Debug)]
pub(crate) struct CliError {
    error: Box<dyn LocalizedError + Send + Sync>,
    exit_code: u8,
}

impl CliError {
    /// Makes an error with exit code 1, for a negative answer to a valid call.
    pub(crate) fn negative(error: impl LocalizedError + Send + Sync + 'static) -> CliError {
        CliError { error: Box::new(error), exit_code: 1 }
    }

    /// Returns the message for people.
    pub(crate) fn message(&self) -> Message {
        self.error.message()
    }

    /// Returns true if the reader of the output has closed the pipe.
    fn is_closed_pipe(&self) -> bool {
        let mut causes = causes(&*self.error);
        causes.any(|cause| {
            let error = cause.downcast_ref::<io::Error>();
            error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
        })
    }
}

impl<E: LocalizedError + Send + Sync + 'static> From<E> for CliError {
    fn from(error: E) -> CliError {
        CliError { error: Box::new(error), exit_code: 2 }
    }
}

/// An error of a library, which is not translated.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub(crate) struct ExternalError(Box<dyn Error + Send + Sync>);

impl ExternalError {
    pub(crate) fn new(error: impl Error + Send + Sync + 'static) -> ExternalError {
        ExternalError(Box::new(error))
    }
}

impl LocalizedError for ExternalError {
    fn message(&self) -> Message {
        let texts: Vec<String> = causes(&*self.0).map(ToString::to_string).collect();
        Message::literal(texts.join(": "))
    }
}

/// Returns an error and its causes, each the source of the one before.
fn causes<'a>(error: &'a (dyn Error + 'static)) -> impl Iterator<Item = &'a (dyn Error + 'static)> {
    std::iter::successors(Some(error), |&error| error.source())
}

/// Prints an error, and returns its exit code.
pub(crate) fn report(error: &CliError, language: Language) -> ExitCode {
    if error.is_closed_pipe() {
        return ExitCode::SUCCESS;
    }
    eprintln!("tabuleiro: {}", language.render(&error.message()));
    let parse_error = causes(&*error.error).find_map(|cause| cause.downcast_ref());
    print_suggestion(parse_error.and_then(suggestion_for), language);
    ExitCode::from(error.exit_code)
}

/// Prints an error of the command line or the help that it asks for, and returns the exit code.
pub(crate) fn report_usage(
    error: &clap::Error,
    given: &[OsString],
    language: Language,
) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        // A closed standard output is no error.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    eprintln!("tabuleiro: {}", language.render(&usage_error::describe(error)));
    print_suggestion(usage_error::suggestion(error), language);
    let command = localized_command(language);
    let subcommand = match error.kind() {
        ErrorKind::InvalidSubcommand => None,
        _ => given.iter().skip(1).find_map(|word| command.find_subcommand(word)),
    };
    let names = ["tabuleiro"].into_iter().chain(subcommand.map(clap::Command::get_name));
    let call = names.chain(["--help"]).collect::<Vec<_>>().join(" ");
    eprintln!("{}", language.render(&msg!("usage-see-help", command = call)));
    ExitCode::from(2)
}

fn print_suggestion(suggestion: Option<String>, language: Language) {
    if let Some(suggestion) = suggestion {
        eprintln!("{}", language.render(&msg!("usage-did-you-mean", suggestion = suggestion)));
    }
}
