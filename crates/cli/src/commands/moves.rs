//! `moves`: the legal moves of a position.

use std::io::{self, Write};

use serde_json::json;

use crate::args::MovesArgs;
use crate::error::Result;
use crate::json::seat_to_move;

pub(crate) fn run(args: &MovesArgs) -> Result<()> {
    let position = args.position.parse()?;
    let moves = position.legal_moves();
    let mut out = io::stdout().lock();
    if args.json {
        let to_move = seat_to_move(&position.turn());
        let answer =
            json!({ "position": position.format_position(), "to_move": to_move, "moves": moves });
        writeln!(out, "{answer}")?;
        return Ok(());
    }
    for choice in moves {
        writeln!(out, "{}", choice.text)?;
    }
    Ok(())
}
