//! Knowledge for the engine. Without an evaluation it plays by Monte Carlo tree search.

use tabuleiro_core::{Evaluate, LEVEL_COUNT, Level, Levels, SearchHints};

use crate::TicTacToe;

impl Evaluate for TicTacToe {}

impl SearchHints for TicTacToe {}

impl Levels for TicTacToe {
    fn levels(&self) -> &'static [Level; LEVEL_COUNT] {
        const BY_STRENGTH: [Level; LEVEL_COUNT] = [
            Level { nodes: 10, noise: 4_000 },
            Level { nodes: 20, noise: 2_000 },
            Level { nodes: 40, noise: 1_000 },
            Level { nodes: 80, noise: 500 },
            Level { nodes: 200, noise: 0 },
            Level { nodes: 500, noise: 0 },
            Level { nodes: 2_000, noise: 0 },
            Level { nodes: 10_000, noise: 0 },
        ];
        &BY_STRENGTH
    }
}
