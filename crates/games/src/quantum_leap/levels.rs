//! The levels of the computer player: nodes and noise.

use tabuleiro_core::{LEVEL_COUNT, Level, Levels};

use super::QuantumLeap;

impl Levels for QuantumLeap {
    fn levels(&self) -> &'static [Level; LEVEL_COUNT] {
        &ALL
    }
}

/// All variants.
const ALL: [Level; LEVEL_COUNT] = [
    Level { nodes: 100, noise: 3_000 },
    Level { nodes: 100, noise: 1_000 },
    Level { nodes: 200, noise: 400 },
    Level { nodes: 300, noise: 0 },
    Level { nodes: 2_000, noise: 0 },
    Level { nodes: 15_000, noise: 0 },
    Level { nodes: 120_000, noise: 0 },
    Level { nodes: 1_000_000, noise: 0 },
];
