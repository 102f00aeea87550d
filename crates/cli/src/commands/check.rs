//! `check`: the position after a move, or the reason why the move is illegal.

use std::io::{self, Write};

use serde_json::json;
use tabuleiro_core::{LocalizedError, msg};
use tabuleiro_session::MoveError;

use crate::MESSAGES;
use crate::args::CheckArgs;
use crate::error::{CliError, Result};
use crate::profile::OutputStyle;

pub(crate) fn run(args: &CheckArgs, style: OutputStyle) -> Result<()> {
    let position = args.position.parse()?;
    let mut out = io::stdout().lock();
    match position.play(&args.text) {
        Ok(played) if args.json => {
            let after = played.after.format_position();
            let answer = json!({ "legal": true, "move": played.text, "position": after });
            writeln!(out, "{answer}")?;
            Ok(())
        }
        Ok(played) => {
            writeln!(out, "{}", played.after.format_position())?;
            Ok(())
        }
        Err(MoveError::Illegal(refusal)) => {
            if args.json {
                let answer = json!({
                    "legal": false,
                    "reason": refusal.id,
                    "cells": refusal.spots,
                    "words": style.text(&refusal.message),
                });
                writeln!(out, "{answer}")?;
            }
            Err(CliError::negative(refusal))
        }
        Err(MoveError::Parse(error)) => {
            let error = error.within(msg!("place-a-move"));
            if args.json {
                let words = style.text(&error.message());
                let answer =
                    json!({ "legal": false, "reason": "invalid", "cells": [], "words": words });
                writeln!(out, "{answer}")?;
            }
            Err(error.into())
        }
    }
}
