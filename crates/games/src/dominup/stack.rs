//! Stacks: the halves of tiles on a square.

use super::placement::Direction;
use super::tile::{Number, TILES};

/// The halves on an occupied square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stack {
    /// The number of halves, at least 1.
    pub(super) height: u8,
    /// The number of the topmost half.
    pub(super) number: Number,
    /// The direction from the topmost half to its other half.
    pub(super) toward: Direction,
    /// The indices of the neighbouring stacks by direction, or [`NO_STACK`].
    pub(super) neighbours: [u8; 4],
}

/// The maximum number of stacks.
pub(super) const STACKS: usize = 2 * TILES;
/// The index of the empty stack, which stands for a missing neighbour.
pub(super) const NO_STACK: u8 = STACKS as u8;

impl Stack {
    /// A stack without halves. No other stack has its height. Its neighbours are meaningless.
    pub(super) const EMPTY: Stack = Stack {
        height: 0,
        number: Number::ZERO,
        toward: Direction::North,
        neighbours: [NO_STACK; 4],
    };
}
