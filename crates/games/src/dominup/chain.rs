//! Chains: the number of tiles that a seat can climb with one after the other.

use arrayvec::ArrayVec;

use super::layout::Layout;
use super::tile::{TILES, Tile, Tiles};

/// The limit on the nodes of the search for the longest chain, which few positions reach.
const MAX_NODES: u32 = 100;

/// The indices of two neighbouring stacks, and the tile that shows their numbers.
type Pair = (u8, u8, Tile);

impl Layout {
    /// Returns the number of tiles of a hand that can climb one after the other.
    pub(super) fn longest_chain(&self, hand: Tiles) -> usize {
        let stacks = self.stacks();
        let mut heights = [0; 2 * TILES];
        // Pairs of different heights are included, because earlier climbs can level them.
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
        ChainSearch { pairs: &pairs, heights, nodes: 0 }.longest(hand)
    }
}

/// A depth-first search for the longest chain.
struct ChainSearch<'a> {
    pairs: &'a [Pair],
    heights: [u8; 2 * TILES],
    nodes: u32,
}

impl ChainSearch<'_> {
    /// Returns the length of the longest chain of these tiles.
    fn longest(&mut self, hand: Tiles) -> usize {
        let mut longest = 0;
        for &(first, second, tile) in self.pairs {
            let [first, second] = [first, second].map(usize::from);
            if !hand.contains(tile) || self.heights[first] != self.heights[second] {
                continue;
            }
            if self.nodes == MAX_NODES {
                break;
            }
            self.nodes += 1;
            self.heights[first] += 1;
            self.heights[second] += 1;
            longest = longest.max(1 + self.longest(hand - Tiles::of(tile)));
            self.heights[first] -= 1;
            self.heights[second] -= 1;
        }
        longest
    }
}
