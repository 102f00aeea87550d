//! `engine`: the Universal Game Interface, for programs that want a computer player.
//!
//! Commands come line by line on standard input, answers go to standard output; the thinking
//! happens in a thread of its own, so that every command is answered at once. `docs/ugi.md` tells
//! the language.

mod clock;
mod command;
mod input;
mod settings;
mod state;
mod thinker;

use std::fmt;
use std::io::{self, Write};

use tabuleiro_core::{Message, ParseError};

use command::Command;
use input::Line;
use state::Engine;

use crate::failure::Result;

pub(crate) fn run() -> Result<()> {
    let mut engine = Engine::new();
    let mut input = io::stdin().lock();
    loop {
        let line = match input::next_line(&mut input)? {
            Line::Text(line) => line,
            Line::Garbled(error) => {
                complain(&error)?;
                continue;
            }
            Line::End => break,
        };
        match command::read(&line) {
            Ok(Some(Command::Quit)) => break,
            Ok(Some(command)) if command.has_to_wait() && engine.is_thinking() => {
                let expected = "stop, isready, query or quit while thinking";
                complain(&ParseError::new(Message::verbatim(expected), line.trim()))?;
            }
            Ok(Some(command)) => engine.obey(command)?,
            Ok(None) => {}
            Err(error) => complain(&error)?,
        }
    }
    engine.stop();
    Ok(())
}

/// Writes a line at once; whole lines, whichever thread they come from.
fn say(line: impl fmt::Display) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}

/// Says what is wrong with a command that is not obeyed.
fn complain(error: &impl fmt::Display) -> io::Result<()> {
    say(format_args!("info string error: {error}"))
}
