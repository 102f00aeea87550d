//! How the computer players of each level think.

use tabuleiro_core::{LEVELS, Level};

use super::Dominup;

/// The levels of a variant, the weakest first.
pub(super) fn of(state: &Dominup) -> &'static [Level; LEVELS] {
    if state.players == 2 { &TWO } else { &MORE }
}

const TWO: [Level; LEVELS] = [
    Level { nodes: 60, error: 8_000 },
    Level { nodes: 200, error: 1_800 },
    Level { nodes: 300, error: 500 },
    Level { nodes: 300, error: 0 },
    Level { nodes: 1_300, error: 0 },
    Level { nodes: 6_200, error: 0 },
    Level { nodes: 42_000, error: 0 },
    Level { nodes: 1_000_000, error: 0 },
];

/// More has to be looked at where hands are hidden: several deals, and every move in each of them.
const MORE: [Level; LEVELS] = [
    Level { nodes: 1, error: 30_000 },
    Level { nodes: 200, error: 4_000 },
    Level { nodes: 400, error: 1_500 },
    Level { nodes: 1_000, error: 600 },
    Level { nodes: 5_000, error: 0 },
    Level { nodes: 20_000, error: 0 },
    Level { nodes: 90_000, error: 0 },
    Level { nodes: 400_000, error: 0 },
];
