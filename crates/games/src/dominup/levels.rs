//! The levels of the computer player: nodes and noise.

use tabuleiro_core::{LEVEL_COUNT, Level, Levels};

use super::Dominup;

impl Levels for Dominup {
    fn levels(&self) -> &'static [Level; LEVEL_COUNT] {
        match self.players {
            2 => &TWO,
            3 => &THREE,
            _ => &FOUR,
        }
    }
}

/// Two players.
const TWO: [Level; LEVEL_COUNT] = [
    Level { nodes: 60, noise: 8_000 },
    Level { nodes: 200, noise: 1_800 },
    Level { nodes: 300, noise: 500 },
    Level { nodes: 300, noise: 0 },
    Level { nodes: 1_300, noise: 0 },
    Level { nodes: 5_000, noise: 0 },
    Level { nodes: 42_000, noise: 0 },
    Level { nodes: 1_000_000, noise: 0 },
];

/// Three players. One rollout of each move takes some 400 nodes. More rollouts help little, so that
/// levels differ by their noise.
const THREE: [Level; LEVEL_COUNT] = [
    Level { nodes: 1, noise: 30_000 },
    Level { nodes: 400, noise: 14_500 },
    Level { nodes: 400, noise: 7_300 },
    Level { nodes: 400, noise: 3_800 },
    Level { nodes: 400, noise: 2_500 },
    Level { nodes: 400, noise: 1_350 },
    Level { nodes: 400, noise: 690 },
    Level { nodes: 100_000, noise: 0 },
];

/// Four players, as for three.
const FOUR: [Level; LEVEL_COUNT] = [
    Level { nodes: 1, noise: 30_000 },
    Level { nodes: 400, noise: 11_500 },
    Level { nodes: 400, noise: 5_900 },
    Level { nodes: 400, noise: 3_800 },
    Level { nodes: 400, noise: 2_300 },
    Level { nodes: 400, noise: 1_200 },
    Level { nodes: 400, noise: 460 },
    Level { nodes: 100_000, noise: 0 },
];
