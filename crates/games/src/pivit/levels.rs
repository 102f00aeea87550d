//! How the computer players of each level think.

use tabuleiro_core::{LEVELS, Level};

use super::Pivit;

/// The levels of a variant, the weakest first.
pub(super) fn of(state: &Pivit) -> &'static [Level; LEVELS] {
    match (state.players, state.side) {
        (2, 6) => &SMALL,
        (2, _) => &LARGE,
        _ => &MANY,
    }
}

/// Two players on 8 x 8.
const LARGE: [Level; LEVELS] = [
    Level { nodes: 100, error: 4_000 },
    Level { nodes: 150, error: 2_200 },
    Level { nodes: 300, error: 1_000 },
    Level { nodes: 1_000, error: 400 },
    Level { nodes: 4_000, error: 0 },
    Level { nodes: 16_000, error: 0 },
    Level { nodes: 110_000, error: 0 },
    Level { nodes: 1_000_000, error: 0 },
];

/// Two players on 6 x 6: the game is shorter, looking further helps less.
const SMALL: [Level; LEVELS] = [
    Level { nodes: 100, error: 4_000 },
    Level { nodes: 150, error: 1_800 },
    Level { nodes: 300, error: 700 },
    Level { nodes: 900, error: 200 },
    Level { nodes: 2_000, error: 0 },
    Level { nodes: 12_000, error: 0 },
    Level { nodes: 80_000, error: 0 },
    Level { nodes: 1_200_000, error: 0 },
];

/// Three or four players.
const MANY: [Level; LEVELS] = [
    Level { nodes: 1, error: 30_000 },
    Level { nodes: 100, error: 4_000 },
    Level { nodes: 300, error: 1_000 },
    Level { nodes: 1_000, error: 300 },
    Level { nodes: 4_000, error: 0 },
    Level { nodes: 20_000, error: 0 },
    Level { nodes: 100_000, error: 0 },
    Level { nodes: 500_000, error: 0 },
];
