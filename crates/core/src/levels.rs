//! Levels of playing strength.

use crate::Game;

/// The number of levels.
pub const LEVEL_COUNT: usize = 8;

/// The levels of a game.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/nim.rs")); }
/// # use nim::Nim;
/// use tabuleiro_core::{LEVEL_COUNT, Level, Levels};
///
/// impl Levels for Nim {}
///
/// assert_eq!(Nim::heap(5).levels(), &Level::DEFAULT);
/// assert_eq!(Level::DEFAULT.len(), LEVEL_COUNT);
/// ```
pub trait Levels: Game {
    /// Returns the levels of this variant, the weakest first.
    fn levels(&self) -> &'static [Level; LEVEL_COUNT] {
        &Level::DEFAULT
    }
}

/// The playing strength of a level.
///
/// ```
/// use tabuleiro_core::Level;
///
/// let beginner = Level { nodes: 100, noise: 4_000 };
/// assert_eq!(Level::DEFAULT[0], beginner);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The number of nodes that are searched for a move.
    pub nodes: u64,
    /// The maximum noise that is added to the score of a move, in thousandths of a logit.
    pub noise: i32,
}

impl Level {
    /// The levels of games that have no levels of their own.
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
