//! `show`: a position as text or as a picture in JSON.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::{Value, json};
use tabuleiro_core::{ParseError, Scene, Seat, Turn, msg};
use tabuleiro_session::{LegalMove, Position, PositionRef, turn_message};

use crate::MESSAGES;
use crate::args::ShowArgs;
use crate::board::{lines, open_viewer};
use crate::error::{ExternalError, Result};
use crate::profile::OutputStyle;
use crate::record_input::load_table;

pub(crate) fn run(args: &ShowArgs, style: OutputStyle) -> Result<()> {
    let position = find(args)?;
    let mut out = io::stdout().lock();
    if args.json {
        let shown =
            serde_json::to_string(&Shown::new(&*position, style)).map_err(ExternalError::new)?;
        writeln!(out, "{shown}")?;
        return Ok(());
    }
    for line in lines(&*position, open_viewer(&*position), style) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{}", style.text(&turn_message(&*position, &[])))?;
    Ok(())
}

fn find(args: &ShowArgs) -> Result<PositionRef> {
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
    match (&args.spec, &args.position) {
        (Some(variant), Some(text)) => Ok(variant.parse_position(text)?),
        (Some(variant), None) => Ok(variant.start(args.seed)),
        (None, _) => Err(msg!("show-expected").into()),
    }
}

/// A position for programs that draw it.
#[derive(Serialize)]
struct Shown {
    position: String,
    to_move: Option<Seat>,
    outcome: Option<Value>,
    scene: Scene<String>,
    moves: Vec<LegalMove>,
}

/// Returns the seat to move, or `None` after the end of the game.
pub(crate) fn seat_to_move(position: &dyn Position) -> Option<Seat> {
    match position.turn() {
        Turn::Of(seat) => Some(seat),
        Turn::Over(_) => None,
    }
}

impl Shown {
    fn new(position: &dyn Position, style: OutputStyle) -> Shown {
        let (to_move, outcome) = match position.turn() {
            Turn::Of(seat) => (Some(seat), None),
            Turn::Over(outcome) => {
                let words = style.text(&outcome.reason.message());
                let reason = json!({ "id": outcome.reason.id, "words": words });
                (None, Some(json!({ "places": outcome.ranking, "reason": reason })))
            }
        };
        Shown {
            position: position.format_position(),
            to_move,
            outcome,
            scene: position.scene(open_viewer(position)).localized(|label| style.text(label)),
            moves: position.legal_moves(),
        }
    }
}
