//! `engine`: the Universal Game Interface (UGI) for other programs. Commands are read line by line
//! from standard input. A search runs in a thread of its own, so that every command is answered at
//! once. `docs/ugi.md` describes the protocol.

mod command;
mod engine;
mod line_reader;
mod options;
mod search_thread;
mod time_control;

use std::fmt;
use std::io::{self, Write};

use tabuleiro_core::{Message, ParseError};

use command::Command;
use engine::Engine;
use line_reader::Line;

use crate::error::Result;

pub(crate) fn run() -> Result<()> {
    let mut engine = Engine::new();
    let mut input = io::stdin().lock();
    loop {
        let line = match line_reader::next_line(&mut input)? {
            Line::Text(line) => line,
            Line::Invalid(error) => {
                send_error(&error)?;
                continue;
            }
            Line::End => break,
        };
        match command::read(&line) {
            Ok(Some(Command::Quit)) => break,
            Ok(Some(command)) if command.needs_idle_engine() && engine.is_searching() => {
                let expected = "stop, isready, query or quit while thinking";
                send_error(&ParseError::new(Message::literal(expected), line.trim()))?;
            }
            Ok(Some(command)) => engine.run(command)?,
            Ok(None) => {}
            Err(error) => send_error(&error)?,
        }
    }
    engine.stop();
    Ok(())
}

/// Writes a whole line and flushes it.
fn send(line: impl fmt::Display) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}

/// Reports a command that is not executed.
fn send_error(error: &impl fmt::Display) -> io::Result<()> {
    send(format_args!("info string error: {error}"))
}
