//! `show`: a position as text or as a picture in JSON.

use std::io::{self, Write};

use serde::Serialize;
use tabuleiro_core::{Outcome, Scene, Seat, Turn};
use tabuleiro_session::{Choice, Position, PositionRef};

use crate::args::ShowArgs;
use crate::board::{Paint, lines, open_viewer, turn_words};
use crate::loading::load_table;

pub(crate) fn run(args: &ShowArgs) -> anyhow::Result<()> {
    let position = find(args)?;
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&Shown::new(&*position))?)?;
        return Ok(());
    }
    for line in lines(&*position, open_viewer(&*position), Paint::new(args.color)) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{}", turn_words(&*position, &[]))?;
    Ok(())
}

fn find(args: &ShowArgs) -> anyhow::Result<PositionRef> {
    if let Some(file) = &args.record {
        let table = load_table(file, args.spec.as_deref())?;
        let last = table.moves().len();
        let ply = args.at.unwrap_or(last);
        return match table.position_at(ply) {
            Some(position) => Ok(position.clone()),
            None => anyhow::bail!("--at: expected a number from 0 to {last}, got {ply}"),
        };
    }
    match (&args.spec, &args.position) {
        (Some(variant), Some(text)) => Ok(variant.read_position(text)?),
        (Some(variant), None) => Ok(variant.start(args.seed)),
        (None, _) => anyhow::bail!("expected a game or --record FILE"),
    }
}

/// A position for programs that draw it.
#[derive(Serialize)]
struct Shown {
    position: String,
    to_move: Option<Seat>,
    outcome: Option<Outcome>,
    scene: Scene,
    moves: Vec<Choice>,
}

impl Shown {
    fn new(position: &dyn Position) -> Shown {
        let (to_move, outcome) = match position.turn() {
            Turn::Of(seat) => (Some(seat), None),
            Turn::Over(outcome) => (None, Some(outcome)),
        };
        Shown {
            position: position.write(),
            to_move,
            outcome,
            scene: position.scene(open_viewer(position)),
            moves: position.choices(),
        }
    }
}
