//! How the program fails: the exit code and the words on standard error.

use std::fmt;
use std::io;
use std::process::ExitCode;

/// The question was understood and the answer is no: exit code 1.
#[derive(Debug)]
pub(crate) struct No(pub(crate) String);

impl fmt::Display for No {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for No {}

/// An error that means no, from anything that can be said.
pub(crate) fn no(words: impl fmt::Display) -> anyhow::Error {
    anyhow::Error::new(No(words.to_string()))
}

/// Tells a person what went wrong and programs how.
pub(crate) fn report(error: &anyhow::Error) -> ExitCode {
    let is_closed_pipe = |cause: &(dyn std::error::Error + 'static)| {
        cause.downcast_ref::<io::Error>().is_some_and(|e| e.kind() == io::ErrorKind::BrokenPipe)
    };
    if error.chain().any(is_closed_pipe) {
        // Whoever read the output has seen enough.
        return ExitCode::SUCCESS;
    }
    eprintln!("tabuleiro: {error:#}");
    if error.is::<No>() { ExitCode::from(1) } else { ExitCode::from(2) }
}
