//! How many tiles could climb one after the other: what a seat gets rid of before it expands.

use arrayvec::ArrayVec;

use super::table::Table;
use super::tile::{TILES, Tile, Tiles};

/// How many ways to climb are tried before the best of them has to do: there are seldom as many.
const PATIENCE: u32 = 100;

/// Neighbouring stacks, as numbers in the list of stacks, and the tile that would lie on them.
type Pair = (u8, u8, Tile);

impl Table {
    /// How many tiles of a hand could climb one after the other.
    pub(super) fn longest_chain(&self, hand: Tiles) -> usize {
        let stacks = self.stacks();
        let mut heights = [0; 2 * TILES];
        // Those that are not level may become so.
        let mut pairs = ArrayVec::<Pair, { 4 * TILES }>::new();
        for (first, stack) in stacks.iter().enumerate() {
            heights[first] = stack.height;
            if hand.has_number(stack.number) {
                for second in self.neighbours(first) {
                    let tile = Tile::of(stack.number, stacks[second].number);
                    if hand.contains(tile) {
                        pairs.push((first as u8, second as u8, tile));
                    }
                }
            }
        }
        Climber { pairs: &pairs, heights, tried: 0 }.climb(hand)
    }
}

/// Tries ways to climb.
struct Climber<'a> {
    pairs: &'a [Pair],
    heights: [u8; 2 * TILES],
    tried: u32,
}

impl Climber<'_> {
    /// How many of these tiles can climb from here on.
    fn climb(&mut self, hand: Tiles) -> usize {
        let mut longest = 0;
        for &(first, second, tile) in self.pairs {
            let [first, second] = [first, second].map(usize::from);
            if !hand.contains(tile) || self.heights[first] != self.heights[second] {
                continue;
            }
            if self.tried == PATIENCE {
                break;
            }
            self.tried += 1;
            self.heights[first] += 1;
            self.heights[second] += 1;
            longest = longest.max(1 + self.climb(hand - Tiles::of(tile)));
            self.heights[first] -= 1;
            self.heights[second] -= 1;
        }
        longest
    }
}
