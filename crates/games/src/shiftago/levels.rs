//! The levels of the computer player: nodes and noise.

use tabuleiro_core::{LEVEL_COUNT, Level, Levels};

use super::{Mode, Shiftago};

impl Levels for Shiftago {
    fn levels(&self) -> &'static [Level; LEVEL_COUNT] {
        match (self.options.players, self.options.mode) {
            (2, Mode::Express) => &TWO,
            (2, _) => &TWO_FOR_POINTS,
            (3, Mode::Express) => &THREE,
            (_, Mode::Express) => &FOUR,
            _ => &MANY,
        }
    }
}

/// Two players, Express. A search of every reply to every move takes some 800 nodes.
const TWO: [Level; LEVEL_COUNT] = [
    Level { nodes: 60, noise: 12_000 },
    Level { nodes: 60, noise: 4_000 },
    Level { nodes: 1_500, noise: 1_200 },
    Level { nodes: 3_000, noise: 0 },
    Level { nodes: 60_000, noise: 0 },
    Level { nodes: 200_000, noise: 0 },
    Level { nodes: 1_100_000, noise: 0 },
    Level { nodes: 6_500_000, noise: 0 },
];

/// Two players, Expert and Extreme.
const TWO_FOR_POINTS: [Level; LEVEL_COUNT] = [
    Level { nodes: 60, noise: 4_000 },
    Level { nodes: 1_500, noise: 1_500 },
    Level { nodes: 1_500, noise: 500 },
    Level { nodes: 3_000, noise: 0 },
    Level { nodes: 40_000, noise: 0 },
    Level { nodes: 220_000, noise: 0 },
    Level { nodes: 1_200_000, noise: 0 },
    Level { nodes: 6_500_000, noise: 0 },
];

/// Three players, Express. A visit to every move takes some 30 nodes.
const THREE: [Level; LEVEL_COUNT] = [
    Level { nodes: 1, noise: 60_000 },
    Level { nodes: 40, noise: 4_200 },
    Level { nodes: 40, noise: 1_000 },
    Level { nodes: 60, noise: 330 },
    Level { nodes: 1_000, noise: 0 },
    Level { nodes: 6_000, noise: 0 },
    Level { nodes: 35_000, noise: 0 },
    Level { nodes: 2_000_000, noise: 0 },
];

/// Four players, Express. Games between the strongest levels are mostly draws. The lowest levels
/// have so much noise that they miss a line that they could make.
const FOUR: [Level; LEVEL_COUNT] = [
    Level { nodes: 1, noise: 300_000 },
    Level { nodes: 1, noise: 40_000 },
    Level { nodes: 40, noise: 1_500 },
    Level { nodes: 60, noise: 420 },
    Level { nodes: 300, noise: 80 },
    Level { nodes: 2_000, noise: 0 },
    Level { nodes: 12_000, noise: 0 },
    Level { nodes: 400_000, noise: 0 },
];

/// Three or four players, Expert and Extreme.
const MANY: [Level; LEVEL_COUNT] = [
    Level { nodes: 1, noise: 30_000 },
    Level { nodes: 40, noise: 3_000 },
    Level { nodes: 300, noise: 1_200 },
    Level { nodes: 1_500, noise: 0 },
    Level { nodes: 10_000, noise: 0 },
    Level { nodes: 60_000, noise: 0 },
    Level { nodes: 400_000, noise: 0 },
    Level { nodes: 2_000_000, noise: 0 },
];
