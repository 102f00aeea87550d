//! Which expands deserve a look: there are hundreds, and most of them lead nowhere.
//!
//! An expand puts its two numbers beside others. Each such pair can be climbed by whoever holds the
//! tile with these two numbers, so a good expand makes pairs for one's own hand and none for
//! another. That is reckoned without laying the tile, and only from what the seat to move sees.

use super::place::{Cardinal, Square};
use super::tile::{Number, TILES, Tile, Tiles};
use super::{Dominup, Move};

/// How many expands are kept with two players, where a search looks many turns ahead. Found by
/// games, as the other numbers here.
const WIDTH: usize = 24;
/// How many are kept with more players, where rollouts leave out by themselves what is worse.
const WIDTH_OF_MANY: usize = 80;
/// What a pair that can be climbed at once is worth to whoever can.
const PAIR: i16 = 16;
/// What a pair is worth of which one stack is a level higher.
const STEP: i16 = 5;
/// What it is worth to be rid of a double, which seldom climbs.
const DOUBLE: i32 = 8;
/// What it is worth to be rid of the last tile with a number.
const LAST: i32 = 4;

/// How many columns and lines are told apart: tiles farther apart are rare, and do no harm.
const SIDE: usize = 32;

/// What each number would be worth on each square beside a tile.
struct Prospects([[i16; Number::COUNT]; SIDE * SIDE]);

/// What expands promise.
struct Gains {
    /// By being rid of each tile.
    parting: [i32; TILES],
    /// By where its numbers lie then.
    prospects: Prospects,
}

impl Dominup {
    /// Appends the moves worth a search, and says whether these are all legal ones.
    pub(super) fn list_candidates(&self, out: &mut Vec<Move>) -> bool {
        let listed = out.len();
        self.list_moves(out);
        let moves = &out[listed..];
        let hand = self.hands[self.to_move];
        let width = if self.players == 2 { WIDTH } else { WIDTH_OF_MANY };
        if moves.len() <= width || self.table.has_climb(hand) {
            return true;
        }
        let gains = self.gains();
        let gain = |&m: &Move| (gains.of(m), m);
        let mut gains: Vec<(i32, Move)> = moves.iter().map(gain).collect();
        let best_first =
            |one: &(i32, Move), other: &(i32, Move)| other.0.cmp(&one.0).then(one.1.cmp(&other.1));
        gains.select_nth_unstable_by(width, best_first);
        gains.truncate(width);
        gains.sort_unstable_by(best_first);
        out.truncate(listed);
        out.extend(gains.into_iter().map(|(_, m)| m));
        false
    }

    /// A climb where there is one, otherwise the expand that looks best; the first of several.
    pub(super) fn first_candidate(&self) -> Move {
        let mut moves = Vec::new();
        self.list_moves(&mut moves);
        if self.table.has_climb(self.hands[self.to_move]) {
            return moves[0];
        }
        let gains = self.gains();
        let best = moves.into_iter().rev().max_by_key(|&m| gains.of(m));
        best.expect("a game that is not over has a move")
    }

    /// What expands of the seat to move promise.
    fn gains(&self) -> Gains {
        let hand = self.hands[self.to_move];
        let theirs = !(self.table.placed() | hand);
        let mut parting = [0; TILES];
        for tile in hand.iter() {
            parting[tile.index()] = self.parting(tile, hand, theirs);
        }
        Gains { parting, prospects: self.prospects(hand, theirs) }
    }

    /// What it is worth to be rid of a tile and to have its numbers on the ground.
    fn parting(&self, tile: Tile, hand: Tiles, theirs: Tiles) -> i32 {
        let others = self.players as i32 - 1;
        let (small, large) = tile.numbers();
        let numbers = [small, large].map(|number| {
            let own = hand.with_number(number).len() as i32;
            let last = if own == 1 { LAST } else { 0 };
            own - theirs.with_number(number).len() as i32 / others + last
        });
        let double = if tile.is_double() { DOUBLE } else { 0 };
        numbers[0] + numbers[1] + double
    }

    /// What each number would be worth on each square beside a tile.
    fn prospects(&self, hand: Tiles, theirs: Tiles) -> Prospects {
        let mut prospects = Prospects([[0; Number::COUNT]; SIDE * SIDE]);
        for (square, stack) in self.table.squares().iter().zip(self.table.stacks()) {
            let pair = match stack.height {
                1 => PAIR,
                2 => STEP,
                _ => continue,
            };
            let worth = Number::all().map(|number| {
                let tile = Tile::of(stack.number, number);
                pair * (i16::from(hand.contains(tile)) - i16::from(theirs.contains(tile)))
            });
            for cardinal in Cardinal::ALL {
                let beside = &mut prospects.0[slot(square.to(cardinal))];
                beside.iter_mut().zip(worth.clone()).for_each(|(sum, worth)| *sum += worth);
            }
        }
        prospects
    }
}

impl Gains {
    /// What an expand promises.
    fn of(&self, m: Move) -> i32 {
        self.parting[m.tile().index()] + self.prospects.of(m)
    }
}

impl Prospects {
    /// What the two numbers of a tile are worth where they would lie.
    fn of(&self, m: Move) -> i32 {
        let (small, large) = m.tile().numbers();
        let small = self.0[slot(m.place().square())][small.index()];
        let large = self.0[slot(m.place().other_square())][large.index()];
        i32::from(small) + i32::from(large)
    }
}

fn slot(square: Square) -> usize {
    let (line, column) = square.counted();
    line % SIDE * SIDE + column % SIDE
}
