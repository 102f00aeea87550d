//! Spots that a person selects, and the reason why no legal move begins with them.

use serde::Deserialize;
use tabuleiro_core::{Cell, Spot};
use tabuleiro_session::{MoveError, Position};

use crate::error::ApiError;

/// A selected spot. A [`Spot::Button`] cannot be selected in vain: clients show only those that
/// begin a legal move.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum SelectedSpot {
    Cell { x: i16, y: i16 },
    Tray(u16),
}

impl SelectedSpot {
    fn spot(&self) -> Spot {
        match *self {
            SelectedSpot::Cell { x, y } => Spot::Cell(Cell::new(x, y)),
            SelectedSpot::Tray(item) => Spot::Tray(item),
        }
    }
}

/// Returns the reason why no legal move begins with the selected spots.
pub(crate) fn explain_selection(position: &dyn Position, selected: &[SelectedSpot]) -> ApiError {
    let spots: Vec<Spot> = selected.iter().map(SelectedSpot::spot).collect();
    match position.explain_illegal_picks(&spots) {
        Some(refusal) => ApiError::Move(MoveError::Illegal(refusal)),
        None => ApiError::NoMoveBegins,
    }
}
