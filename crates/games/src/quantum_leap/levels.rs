//! How the computer players of each level think.

use tabuleiro_core::{LEVELS, Level};

/// The levels of all variants, the weakest first.
pub(super) const ALL: [Level; LEVELS] = [
    Level { nodes: 100, error: 3_000 },
    Level { nodes: 100, error: 1_000 },
    Level { nodes: 200, error: 400 },
    Level { nodes: 300, error: 0 },
    Level { nodes: 2_000, error: 0 },
    Level { nodes: 15_000, error: 0 },
    Level { nodes: 120_000, error: 0 },
    Level { nodes: 1_000_000, error: 0 },
];
