//! How the computer players of each level think.

use tabuleiro_core::{LEVELS, Level};

use super::Shiftago;

/// The levels of a variant, the weakest first.
pub(super) fn of(_state: &Shiftago) -> &'static [Level; LEVELS] {
    &ALL
}

const ALL: [Level; LEVELS] = [
    Level { nodes: 100, error: 3_000 },
    Level { nodes: 300, error: 1_500 },
    Level { nodes: 1_000, error: 500 },
    Level { nodes: 3_000, error: 0 },
    Level { nodes: 15_000, error: 0 },
    Level { nodes: 80_000, error: 0 },
    Level { nodes: 400_000, error: 0 },
    Level { nodes: 2_000_000, error: 0 },
];
