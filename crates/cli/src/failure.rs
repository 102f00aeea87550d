//! How the program fails: the exit code and the words on standard error.

use std::error::Error;
use std::io;
use std::process::ExitCode;

use clap::error::ErrorKind;
use tabuleiro_core::{BrokenRecord, Language, Message, Unreadable, msg, told_by_message};
use tabuleiro_server::StoreError;
use tabuleiro_session::{LoadError, MoveError, Refusal, SeatsDiffer};

use crate::help::what_is_wrong;

/// The question was understood and the answer is no: exit code 1.
#[derive(Debug)]
pub(crate) struct No(Message);

impl No {
    fn message(&self) -> Message {
        self.0.clone()
    }
}

told_by_message!(No);

/// An error that means no.
pub(crate) fn no(message: Message) -> anyhow::Error {
    anyhow::Error::new(No(message))
}

/// Tells a person what went wrong and programs how.
pub(crate) fn report(error: &anyhow::Error, language: Language) -> ExitCode {
    let is_closed_pipe = |cause: &(dyn Error + 'static)| {
        cause.downcast_ref::<io::Error>().is_some_and(|e| e.kind() == io::ErrorKind::BrokenPipe)
    };
    if error.chain().any(is_closed_pipe) {
        // Whoever read the output has seen enough.
        return ExitCode::SUCCESS;
    }
    eprintln!("tabuleiro: {}", words(error, language));
    if error.is::<No>() { ExitCode::from(1) } else { ExitCode::from(2) }
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

/// An error and what caused it, in a person's language as far as it is the program's own.
pub(crate) fn words(error: &anyhow::Error, language: Language) -> String {
    let causes = error.chain().map(|cause| match message(cause) {
        Some(message) => language.say(&message),
        None => cause.to_string(),
    });
    causes.collect::<Vec<_>>().join(": ")
}

fn message(error: &(dyn Error + 'static)) -> Option<Message> {
    None.or_else(|| error.downcast_ref::<Message>().cloned())
        .or_else(|| error.downcast_ref::<No>().map(No::message))
        .or_else(|| error.downcast_ref::<Unreadable>().map(Unreadable::message))
        .or_else(|| error.downcast_ref::<MoveError>().map(MoveError::message))
        .or_else(|| error.downcast_ref::<Refusal>().map(|refusal| refusal.message.clone()))
        .or_else(|| error.downcast_ref::<BrokenRecord>().map(BrokenRecord::message))
        .or_else(|| error.downcast_ref::<LoadError>().map(LoadError::message))
        .or_else(|| error.downcast_ref::<SeatsDiffer>().map(SeatsDiffer::message))
        .or_else(|| error.downcast_ref::<StoreError>().map(StoreError::message))
}
