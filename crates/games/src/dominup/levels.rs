//! How the computer players of each level think.

use tabuleiro_core::{LEVELS, Level};

use super::Dominup;

/// The levels of a variant, the weakest first.
pub(super) fn of(state: &Dominup) -> &'static [Level; LEVELS] {
    if state.players == 2 { &TWO } else { &MORE }
}

const TWO: [Level; LEVELS] = [
    Level { nodes: 100, error: 4_000 },
    Level { nodes: 200, error: 1_800 },
    Level { nodes: 300, error: 700 },
    Level { nodes: 400, error: 0 },
    Level { nodes: 2_000, error: 0 },
    Level { nodes: 10_000, error: 0 },
    Level { nodes: 50_000, error: 0 },
    Level { nodes: 400_000, error: 0 },
];

/// More has to be looked at where hands are hidden: several deals, and every move in each of them.
const MORE: [Level; LEVELS] = [
    Level { nodes: 200, error: 4_000 },
    Level { nodes: 400, error: 1_500 },
    Level { nodes: 1_000, error: 600 },
    Level { nodes: 3_000, error: 0 },
    Level { nodes: 20_000, error: 0 },
    Level { nodes: 50_000, error: 0 },
    Level { nodes: 150_000, error: 0 },
    Level { nodes: 400_000, error: 0 },
];
