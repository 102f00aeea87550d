//! The levels of the computer player: nodes and noise.

use tabuleiro_core::{LEVEL_COUNT, Level, Levels};

use super::Pivit;

impl Levels for Pivit {
    fn levels(&self) -> &'static [Level; LEVEL_COUNT] {
        match (self.players, self.side) {
            (2, 6) => &SMALL,
            (2, _) => &LARGE,
            _ => &MANY,
        }
    }
}

/// Two players on 8 x 8.
const LARGE: [Level; LEVEL_COUNT] = [
    Level { nodes: 100, noise: 4_000 },
    Level { nodes: 150, noise: 2_200 },
    Level { nodes: 300, noise: 1_000 },
    Level { nodes: 1_000, noise: 400 },
    Level { nodes: 4_000, noise: 0 },
    Level { nodes: 16_000, noise: 0 },
    Level { nodes: 110_000, noise: 0 },
    Level { nodes: 1_000_000, noise: 0 },
];

/// Two players on 6 x 6. The game is shorter, so that more nodes help less.
const SMALL: [Level; LEVEL_COUNT] = [
    Level { nodes: 100, noise: 4_000 },
    Level { nodes: 150, noise: 1_800 },
    Level { nodes: 300, noise: 700 },
    Level { nodes: 900, noise: 200 },
    Level { nodes: 2_000, noise: 0 },
    Level { nodes: 12_000, noise: 0 },
    Level { nodes: 80_000, noise: 0 },
    Level { nodes: 1_200_000, noise: 0 },
];

/// Three or four players.
const MANY: [Level; LEVEL_COUNT] = [
    Level { nodes: 1, noise: 30_000 },
    Level { nodes: 100, noise: 4_000 },
    Level { nodes: 300, noise: 1_000 },
    Level { nodes: 1_000, noise: 300 },
    Level { nodes: 4_000, noise: 0 },
    Level { nodes: 20_000, noise: 0 },
    Level { nodes: 100_000, noise: 0 },
    Level { nodes: 500_000, noise: 0 },
];
