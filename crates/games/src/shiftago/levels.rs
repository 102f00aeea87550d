//! How the computer players of each level think.

use tabuleiro_core::{LEVELS, Level};

use super::Shiftago;

/// The levels of a variant, the weakest first.
pub(super) fn of(state: &Shiftago) -> &'static [Level; LEVELS] {
    if state.seats() == 2 { &TWO } else { &MANY }
}

/// Two players: to rank all moves against every reply takes some 800 positions.
const TWO: [Level; LEVELS] = [
    Level { nodes: 60, error: 3_000 },
    Level { nodes: 1_500, error: 3_000 },
    Level { nodes: 1_500, error: 500 },
    Level { nodes: 3_000, error: 0 },
    Level { nodes: 40_000, error: 0 },
    Level { nodes: 150_000, error: 0 },
    Level { nodes: 500_000, error: 0 },
    Level { nodes: 2_000_000, error: 0 },
];

/// Three or four players.
const MANY: [Level; LEVELS] = [
    Level { nodes: 1, error: 30_000 },
    Level { nodes: 40, error: 3_000 },
    Level { nodes: 800, error: 1_500 },
    Level { nodes: 3_000, error: 0 },
    Level { nodes: 15_000, error: 0 },
    Level { nodes: 75_000, error: 0 },
    Level { nodes: 375_000, error: 0 },
    Level { nodes: 1_500_000, error: 0 },
];
