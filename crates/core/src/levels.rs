//! Levels of strength of the computer player.

use crate::Game;

/// The number of levels.
pub const LEVEL_COUNT: usize = 8;

/// The levels of a game; `impl Levels for MyGame {}` gives it [`Level::DEFAULT`].
pub trait Levels: Game {
    /// Returns the levels of this variant, the weakest first.
    fn levels(&self) -> &'static [Level; LEVEL_COUNT] {
        &Level::DEFAULT
    }
}

/// The strength of a computer player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The number of nodes searched for a move.
    pub nodes: u64,
    /// The greatest random change of a move's score before the best is chosen, in thousandths of a
    /// logit.
    pub noise: i32,
}

impl Level {
    /// Levels for a game that has none of its own.
    pub const DEFAULT: [Level; LEVEL_COUNT] = [
        Level { nodes: 100, noise: 4_000 },
        Level { nodes: 200, noise: 1_500 },
        Level { nodes: 500, noise: 500 },
        Level { nodes: 1_000, noise: 0 },
        Level { nodes: 4_000, noise: 0 },
        Level { nodes: 16_000, noise: 0 },
        Level { nodes: 64_000, noise: 0 },
        Level { nodes: 256_000, noise: 0 },
    ];
}
