//! How the computer players of each level think.

use tabuleiro_core::{LEVELS, Level};

use super::{Mode, Shiftago};

/// The levels of a variant, the weakest first.
pub(super) fn of(state: &Shiftago) -> &'static [Level; LEVELS] {
    match (state.seats(), state.options.mode) {
        (2, Mode::Express) => &TWO,
        (2, _) => &TWO_FOR_POINTS,
        (3, Mode::Express) => &THREE,
        (_, Mode::Express) => &FOUR,
        _ => &MANY,
    }
}

/// Two players, Express: to rank all moves against every reply takes some 800 positions.
const TWO: [Level; LEVELS] = [
    Level { nodes: 60, error: 12_000 },
    Level { nodes: 60, error: 4_000 },
    Level { nodes: 1_500, error: 1_200 },
    Level { nodes: 3_000, error: 0 },
    Level { nodes: 60_000, error: 0 },
    Level { nodes: 200_000, error: 0 },
    Level { nodes: 1_100_000, error: 0 },
    Level { nodes: 6_500_000, error: 0 },
];

/// Two players who take lines off for points.
const TWO_FOR_POINTS: [Level; LEVELS] = [
    Level { nodes: 60, error: 4_000 },
    Level { nodes: 1_500, error: 1_500 },
    Level { nodes: 1_500, error: 500 },
    Level { nodes: 3_000, error: 0 },
    Level { nodes: 40_000, error: 0 },
    Level { nodes: 220_000, error: 0 },
    Level { nodes: 1_200_000, error: 0 },
    Level { nodes: 6_500_000, error: 0 },
];

/// Three players, Express: to look at every move takes some 30 positions.
const THREE: [Level; LEVELS] = [
    Level { nodes: 1, error: 60_000 },
    Level { nodes: 40, error: 4_200 },
    Level { nodes: 40, error: 1_000 },
    Level { nodes: 60, error: 330 },
    Level { nodes: 1_000, error: 0 },
    Level { nodes: 6_000, error: 0 },
    Level { nodes: 35_000, error: 0 },
    Level { nodes: 2_000_000, error: 0 },
];

/// Four players, Express: whoever errs less loses less, and the best mostly share the board. The lowest
/// overlook even a line that they could make.
const FOUR: [Level; LEVELS] = [
    Level { nodes: 1, error: 300_000 },
    Level { nodes: 1, error: 40_000 },
    Level { nodes: 40, error: 1_500 },
    Level { nodes: 60, error: 420 },
    Level { nodes: 300, error: 80 },
    Level { nodes: 2_000, error: 0 },
    Level { nodes: 12_000, error: 0 },
    Level { nodes: 400_000, error: 0 },
];

/// Three or four players who take lines off for points.
const MANY: [Level; LEVELS] = [
    Level { nodes: 1, error: 30_000 },
    Level { nodes: 40, error: 3_000 },
    Level { nodes: 300, error: 1_200 },
    Level { nodes: 1_500, error: 0 },
    Level { nodes: 10_000, error: 0 },
    Level { nodes: 60_000, error: 0 },
    Level { nodes: 400_000, error: 0 },
    Level { nodes: 2_000_000, error: 0 },
];
