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
    Level { nodes: 5_000, error: 0 },
    Level { nodes: 42_000, error: 0 },
    Level { nodes: 1_000_000, error: 0 },
];

/// Three players. Where hands are hidden some 400 positions are one try of each move. To try them more
/// often helps little, so that levels differ by how much they err.
const THREE: [Level; LEVELS] = [
    Level { nodes: 1, error: 30_000 },
    Level { nodes: 400, error: 14_500 },
    Level { nodes: 400, error: 7_300 },
    Level { nodes: 400, error: 3_800 },
    Level { nodes: 400, error: 2_500 },
    Level { nodes: 400, error: 1_350 },
    Level { nodes: 400, error: 690 },
    Level { nodes: 100_000, error: 0 },
];

/// Four players, as three.
const FOUR: [Level; LEVELS] = [
    Level { nodes: 1, error: 30_000 },
    Level { nodes: 400, error: 11_500 },
    Level { nodes: 400, error: 5_900 },
    Level { nodes: 400, error: 3_800 },
    Level { nodes: 400, error: 2_300 },
    Level { nodes: 400, error: 1_200 },
    Level { nodes: 400, error: 460 },
    Level { nodes: 100_000, error: 0 },
];
