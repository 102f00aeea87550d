//! Candidates: the expands that are worth a search, out of hundreds that are legal.
//!
//! An expand puts its two numbers next to others. Whoever holds the tile with the numbers of such a
//! pair can climb there, so a good expand makes pairs for its own hand and none for an opponent.
//! The score of an expand is computed without playing it, and only from what the seat to move sees.

use tabuleiro_core::Game;

use super::placement::{Direction, Square};
use super::tile::{Number, TILES, Tile, Tiles};
use super::{Dominup, Move};

/// The number of candidates with two players, where the search is deep. This and the other
/// constants were tuned by games.
const WIDTH_FOR_TWO: usize = 24;
/// The number of candidates with more players, where rollouts discard bad moves themselves.
const WIDTH_FOR_MORE: usize = 80;
/// The score of a pair that can be climbed at once.
const LEVEL_PAIR: i16 = 16;
/// The score of a pair with one stack a level higher.
const STEPPED_PAIR: i16 = 5;
/// The score for playing a double, which can rarely climb.
const DOUBLE: i32 = 8;
/// The score for playing the last tile with a number.
const LAST_WITH_NUMBER: i32 = 4;

/// The number of lines and columns of the table of scores, which wraps around. Tiles farther apart
/// are rare, and a collision only makes a score less accurate.
const SIDE: usize = 32;

/// The score of each number on each square next to a tile.
struct PairScores([[i16; Number::COUNT]; SIDE * SIDE]);

/// The scores of expands.
struct ExpandScores {
    /// The score for playing each tile, wherever it is placed.
    tiles: [i32; TILES],
    pairs: PairScores,
}

impl Dominup {
    /// Appends the moves worth a search and returns true if these are all legal moves.
    pub(super) fn generate_candidates(&self, out: &mut Vec<Move>) -> bool {
        let start = out.len();
        self.generate_moves(out);
        let moves = &out[start..];
        let hand = self.hands[self.to_move];
        let width = if self.players == 2 { WIDTH_FOR_TWO } else { WIDTH_FOR_MORE };
        if moves.len() <= width || self.layout.has_climb(hand) {
            return true;
        }
        let scores = self.expand_scores();
        let mut scored: Vec<(i32, Move)> = moves.iter().map(|&m| (scores.of(m), m)).collect();
        let best_first =
            |one: &(i32, Move), other: &(i32, Move)| other.0.cmp(&one.0).then(one.1.cmp(&other.1));
        scored.select_nth_unstable_by(width, best_first);
        scored.truncate(width);
        scored.sort_unstable_by(best_first);
        out.truncate(start);
        out.extend(scored.into_iter().map(|(_, m)| m));
        false
    }

    /// Returns the first climb, or the first expand with the best score if there is no climb.
    pub(super) fn best_candidate(&self) -> Move {
        let moves = self.legal_moves();
        if self.layout.has_climb(self.hands[self.to_move]) {
            return moves[0];
        }
        let scores = self.expand_scores();
        let best = moves.into_iter().rev().max_by_key(|&m| scores.of(m));
        best.expect("a game that is not over has a legal move")
    }

    fn expand_scores(&self) -> ExpandScores {
        let hand = self.hands[self.to_move];
        let unseen = !(self.layout.tiles() | hand);
        let mut tiles = [0; TILES];
        for tile in hand {
            tiles[tile.index()] = self.tile_score(tile, hand, unseen);
        }
        ExpandScores { tiles, pairs: self.pair_scores(hand, unseen) }
    }

    /// Returns the score for playing a tile: the seat keeps other tiles with its numbers, and
    /// opponents have few.
    fn tile_score(&self, tile: Tile, hand: Tiles, unseen: Tiles) -> i32 {
        let opponents = self.players as i32 - 1;
        let (small, large) = tile.numbers();
        let numbers = [small, large].map(|number| {
            let own = hand.with_number(number).len() as i32;
            let last = if own == 1 { LAST_WITH_NUMBER } else { 0 };
            own - unseen.with_number(number).len() as i32 / opponents + last
        });
        let double = if tile.is_double() { DOUBLE } else { 0 };
        numbers[0] + numbers[1] + double
    }

    fn pair_scores(&self, hand: Tiles, unseen: Tiles) -> PairScores {
        let mut scores = PairScores([[0; Number::COUNT]; SIDE * SIDE]);
        for (square, stack) in self.layout.squares().iter().zip(self.layout.stacks()) {
            let pair = match stack.height {
                1 => LEVEL_PAIR,
                2 => STEPPED_PAIR,
                _ => continue,
            };
            let by_number = Number::all().map(|number| {
                let tile = Tile::of(stack.number, number);
                pair * (i16::from(hand.contains(tile)) - i16::from(unseen.contains(tile)))
            });
            for direction in Direction::ALL {
                let neighbour = &mut scores.0[slot(square.step(direction))];
                let pairs = neighbour.iter_mut().zip(by_number.clone());
                pairs.for_each(|(sum, score)| *sum += score);
            }
        }
        scores
    }
}

impl ExpandScores {
    /// Returns the score of an expand.
    fn of(&self, m: Move) -> i32 {
        self.tiles[m.tile().index()] + self.pairs.of(m)
    }
}

impl PairScores {
    /// Returns the scores of the two numbers of a tile where they would lie.
    fn of(&self, m: Move) -> i32 {
        let (small, large) = m.tile().numbers();
        let small = self.0[slot(m.placement().square())][small.index()];
        let large = self.0[slot(m.placement().other_square())][large.index()];
        i32::from(small) + i32::from(large)
    }
}

/// Returns the index of a square in the table of scores.
fn slot(square: Square) -> usize {
    let (line, column) = square.offsets();
    line % SIDE * SIDE + column % SIDE
}
