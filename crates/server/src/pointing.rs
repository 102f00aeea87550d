//! What a page points at, and why nothing can be made of it.

use serde::Deserialize;
use tabuleiro_core::{Cell, Spot};
use tabuleiro_session::{MoveError, Position};

use crate::problem::Problem;

/// Something pointed at. A button is there only where it can be pressed, so nobody asks why not.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Pointed {
    Cell { x: i16, y: i16 },
    Tray(u16),
}

impl Pointed {
    fn spot(&self) -> Spot {
        match *self {
            Pointed::Cell { x, y } => Spot::Cell(Cell::new(x, y)),
            Pointed::Tray(item) => Spot::Tray(item),
        }
    }
}

/// Why no legal move begins with pointing at these.
pub(crate) fn why_not(position: &dyn Position, pointed: &[Pointed]) -> Problem {
    let spots: Vec<Spot> = pointed.iter().map(Pointed::spot).collect();
    match position.explain_illegal_picks(&spots) {
        Some(refusal) => Problem::Move(MoveError::Illegal(refusal)),
        None => Problem::NothingBegins,
    }
}
