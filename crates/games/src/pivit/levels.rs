//! How the computer players of each level think.

use tabuleiro_core::{LEVELS, Level};

use super::Pivit;

/// The levels of a variant, the weakest first.
pub(super) fn of(state: &Pivit) -> &'static [Level; LEVELS] {
    if state.side == 6 { &SMALL } else { &LARGE }
}

const LARGE: [Level; LEVELS] = [
    Level { nodes: 100, error: 4_000 },
    Level { nodes: 200, error: 1_300 },
    Level { nodes: 500, error: 600 },
    Level { nodes: 2_000, error: 200 },
    Level { nodes: 8_000, error: 0 },
    Level { nodes: 40_000, error: 0 },
    Level { nodes: 200_000, error: 0 },
    Level { nodes: 1_000_000, error: 0 },
];

/// The game is shorter: looking further helps less.
const SMALL: [Level; LEVELS] = [
    Level { nodes: 100, error: 4_000 },
    Level { nodes: 150, error: 1_800 },
    Level { nodes: 300, error: 700 },
    Level { nodes: 900, error: 200 },
    Level { nodes: 4_000, error: 0 },
    Level { nodes: 25_000, error: 0 },
    Level { nodes: 160_000, error: 0 },
    Level { nodes: 1_000_000, error: 0 },
];
