//! `completions`: the completion script of a shell.

use std::io::{self, Write};

use tabuleiro_core::Language;

use crate::args::CompletionsArgs;
use crate::error::Result;
use crate::help::localized_command;

pub(crate) fn run(args: &CompletionsArgs, language: Language) -> Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut localized_command(language), "tabuleiro", &mut script);
    Ok(io::stdout().lock().write_all(&script)?)
}
