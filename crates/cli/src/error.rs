//! Failures of the program: the exit code and the text on standard error.

use std::error::Error;
use std::io;
use std::process::ExitCode;

use clap::error::ErrorKind;
use tabuleiro_core::{Language, LocalizedError, Message, msg};

use crate::MESSAGES;
use crate::help::what_is_wrong;

/// A result of something that can end the program.
pub(crate) type Result<T, E = CliError> = std::result::Result<T, E>;

/// An error that ends the program, or the command that a person typed.
///
/// Every error that people can be told in their language becomes one by `?`. As with
/// `anyhow::Error`, it is itself no [`Error`] for that.
#[derive(Debug)]
pub(crate) struct CliError {
    error: Box<dyn LocalizedError + Send + Sync>,
    exit_code: u8,
}

impl CliError {
    /// The question was understood and the answer is no: exit code 1.
    pub(crate) fn no(error: impl LocalizedError + Send + Sync + 'static) -> CliError {
        CliError { error: Box::new(error), exit_code: 1 }
    }

    /// The message that a person is told.
    pub(crate) fn message(&self) -> Message {
        self.error.message()
    }

    /// Returns true if whoever read the output has seen enough.
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

/// An error of a library, which has no text in other languages.
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
        Message::verbatim(texts.join(": "))
    }
}

/// An error and its causes, each the source of the one before.
fn causes<'a>(error: &'a (dyn Error + 'static)) -> impl Iterator<Item = &'a (dyn Error + 'static)> {
    std::iter::successors(Some(error), |&error| error.source())
}

/// Tells a person what went wrong, and returns the exit code.
pub(crate) fn report(failure: &CliError, language: Language) -> ExitCode {
    if failure.is_closed_pipe() {
        return ExitCode::SUCCESS;
    }
    eprintln!("tabuleiro: {}", language.say(&failure.message()));
    ExitCode::from(failure.exit_code)
}

/// Tells what is wrong with a call, or the help that it asked for.
pub(crate) fn report_call(error: &clap::Error, language: Language) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        // Nobody is left to be told if this cannot be printed.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    eprintln!("tabuleiro: {}", language.say(&what_is_wrong(error)));
    eprintln!("{}", language.say(&msg!("usage-see-help")));
    ExitCode::from(2)
}
