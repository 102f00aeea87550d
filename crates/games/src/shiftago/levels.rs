//! How the computer players of each level think.

use tabuleiro_core::{LEVELS, Level};

use super::{Mode, Shiftago};

/// The levels of a variant, the weakest first.
pub(super) fn of(state: &Shiftago) -> &'static [Level; LEVELS] {
    match (state.seats(), state.options.mode) {
        (2, _) => &TWO,
        (3, Mode::Express) => &THREE,
        (_, Mode::Express) => &FOUR,
        _ => &MANY,
    }
}

/// Two players: to rank all moves against every reply takes some 800 positions.
const TWO: [Level; LEVELS] = [
    Level { nodes: 60, error: 3_000 },
    Level { nodes: 1_500, error: 3_000 },
    Level { nodes: 1_500, error: 500 },
    Level { nodes: 3_000, error: 0 },
    Level { nodes: 40_000, error: 0 },
    Level { nodes: 200_000, error: 0 },
    Level { nodes: 900_000, error: 0 },
    Level { nodes: 4_000_000, error: 0 },
];

/// Three players, Express: to look at every move takes some 30 positions, and at every reply some 800.
const THREE: [Level; LEVELS] = [
    Level { nodes: 1, error: 60_000 },
    Level { nodes: 40, error: 4_500 },
    Level { nodes: 40, error: 1_000 },
    Level { nodes: 40, error: 520 },
    Level { nodes: 40, error: 230 },
    Level { nodes: 40, error: 0 },
    Level { nodes: 5_000, error: 0 },
    Level { nodes: 400_000, error: 0 },
];

/// Four players, Express: to look further helps little, so that levels differ by how much they err; the
/// lowest overlook even a line that they could make.
const FOUR: [Level; LEVELS] = [
    Level { nodes: 1, error: 300_000 },
    Level { nodes: 1, error: 70_000 },
    Level { nodes: 1, error: 31_000 },
    Level { nodes: 40, error: 2_200 },
    Level { nodes: 40, error: 600 },
    Level { nodes: 40, error: 230 },
    Level { nodes: 40, error: 0 },
    Level { nodes: 200_000, error: 0 },
];

/// Three or four players who take lines off for points.
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
