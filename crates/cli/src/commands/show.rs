//! `show`: a position as a drawn board, or as JSON for programs that draw it.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::Value;
use tabuleiro_core::{ParseError, Scene, Seat, msg};
use tabuleiro_session::{LegalMove, Position, PositionRef, turn_message};

use crate::MESSAGES;
use crate::args::ShowArgs;
use crate::board::{board_lines, open_viewer};
use crate::error::{ExternalError, Result};
use crate::json::{outcome, seat_to_move};
use crate::profile::OutputStyle;
use crate::record_input::load_table;

pub(crate) fn run(args: &ShowArgs, style: OutputStyle) -> Result<()> {
    let position = find_position(args)?;
    let mut out = io::stdout().lock();
    if args.json {
        let drawn = DrawnPosition::new(&*position, style);
        writeln!(out, "{}", serde_json::to_string(&drawn).map_err(ExternalError::new)?)?;
        return Ok(());
    }
    for line in board_lines(&*position, open_viewer(&*position), style) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{}", style.text(&turn_message(&*position, &[])))?;
    Ok(())
}

fn find_position(args: &ShowArgs) -> Result<PositionRef> {
    if let Some(file) = &args.record {
        let table = load_table(file, args.spec.as_deref())?;
        let last = table.moves().len();
        let ply = args.at.unwrap_or(last);
        return match table.position_at(ply) {
            Some(position) => Ok(position.clone()),
            None => {
                let expected = msg!("expected-number", least = 0, most = last);
                Err(ParseError::new(expected, ply.to_string()).within("--at").into())
            }
        };
    }
    let variant = args.spec.as_deref().expect("clap requires a game where no record is named");
    match &args.position {
        Some(text) => Ok(variant.parse_position(text)?),
        None => Ok(variant.start(args.seed)),
    }
}

/// A position with its drawing and its legal moves.
#[derive(Serialize)]
struct DrawnPosition {
    position: String,
    to_move: Option<Seat>,
    outcome: Value,
    scene: Scene<String>,
    moves: Vec<LegalMove>,
}

impl DrawnPosition {
    fn new(position: &dyn Position, style: OutputStyle) -> DrawnPosition {
        let turn = position.turn();
        DrawnPosition {
            position: position.format_position(),
            to_move: seat_to_move(&turn),
            outcome: outcome(&turn, style),
            scene: position.scene(open_viewer(position)).localized(|label| style.text(label)),
            moves: position.legal_moves(),
        }
    }
}
