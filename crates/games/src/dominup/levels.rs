//! How the computer players of each level think.

use tabuleiro_core::{LEVELS, Level};

use super::Dominup;

/// The levels of a variant, the weakest first.
pub(super) fn of(state: &Dominup) -> &'static [Level; LEVELS] {
    match state.players {
        2 => &TWO,
        3 => &THREE,
        _ => &FOUR,
    }
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

/// Three players. Where hands are hidden a hundred positions, over several deals, are a look at each
/// move and no more. To look further helps little, so that levels differ by how much they err.
const THREE: [Level; LEVELS] = [
    Level { nodes: 1, error: 30_000 },
    Level { nodes: 100, error: 5_200 },
    Level { nodes: 100, error: 2_500 },
    Level { nodes: 100, error: 1_450 },
    Level { nodes: 100, error: 920 },
    Level { nodes: 100, error: 480 },
    Level { nodes: 100, error: 250 },
    Level { nodes: 100_000, error: 0 },
];

/// Four players, as three.
const FOUR: [Level; LEVELS] = [
    Level { nodes: 1, error: 30_000 },
    Level { nodes: 100, error: 4_200 },
    Level { nodes: 100, error: 1_900 },
    Level { nodes: 100, error: 1_120 },
    Level { nodes: 100, error: 650 },
    Level { nodes: 100, error: 350 },
    Level { nodes: 100, error: 0 },
    Level { nodes: 40_000, error: 0 },
];
