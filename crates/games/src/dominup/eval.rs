//! The evaluation of a position.
//!
//! The search evaluates positions in which the seat to move has no climb, so that it expands next.
//! A turn plays one tile and all that can climb before. So the features count the tiles that are
//! left, those that can climb, and the stacks that show numbers of the hand.

use tabuleiro_core::{Evaluate, Seat};

use super::stack::Stack;
use super::tile::{Number, Tile, Tiles};
use super::{Dominup, weights};

/// The number of features of each stage of the game.
const FEATURES_PER_STAGE: usize = 11;

impl Evaluate for Dominup {
    const FEATURES: &'static [&'static str] = &[
        "tiles, many left",
        "climbing tiles, many left",
        "more climbs, many left",
        "chain, many left",
        "chain of a later seat, many left",
        "the move, many left",
        "doubles, many left",
        "numbers, many left",
        "tiles alike, many left",
        "reach, many left",
        "steps, many left",
        "tiles, some left",
        "climbing tiles, some left",
        "more climbs, some left",
        "chain, some left",
        "chain of a later seat, some left",
        "the move, some left",
        "doubles, some left",
        "numbers, some left",
        "tiles alike, some left",
        "reach, some left",
        "steps, some left",
        "tiles, few left",
        "climbing tiles, few left",
        "more climbs, few left",
        "chain, few left",
        "chain of a later seat, few left",
        "the move, few left",
        "doubles, few left",
        "numbers, few left",
        "tiles alike, few left",
        "reach, few left",
        "steps, few left",
        "tiles, hardly any left",
        "climbing tiles, hardly any left",
        "more climbs, hardly any left",
        "chain, hardly any left",
        "chain of a later seat, hardly any left",
        "the move, hardly any left",
        "doubles, hardly any left",
        "numbers, hardly any left",
        "tiles alike, hardly any left",
        "reach, hardly any left",
        "steps, hardly any left",
    ];

    fn weights(&self) -> &'static [i32] {
        match self.players {
            2 => &weights::TWO,
            3 => &weights::THREE,
            _ => &weights::FOUR,
        }
    }

    fn features(&self, seat: Seat, mut count: impl FnMut(usize, i32)) {
        let hand = self.hands[seat];
        let stage = FEATURES_PER_STAGE * self.stage();
        let mut count = |feature, amount| count(stage + feature, amount);
        count(0, hand.len() as i32);
        if seat == self.to_move {
            count(5, 1);
        } else {
            let climbing = (self.layout.matching() & hand).len() as i32;
            if climbing > 0 {
                count(1, climbing);
                count(2, self.layout.count_climbs(hand) as i32 - climbing);
                let is_later = seat != self.to_move.next(self.players);
                count(3 + usize::from(is_later), self.layout.longest_chain(hand) as i32);
            }
        }
        count(6, hand.doubles().len() as i32);

        let mut showing = [0; Number::COUNT];
        for (count, number) in showing.iter_mut().zip(Number::all()) {
            *count = hand.with_number(number).len() as i32;
        }
        count(7, showing.iter().filter(|&&tiles| tiles > 0).count() as i32);
        count(8, showing.iter().map(|tiles| tiles * (tiles - 1) / 2).sum());
        let low = |stack: &Stack| i32::from(stack.height == 1) * showing[stack.number.index()];
        count(9, self.layout.stacks().iter().map(low).sum());
        count(10, self.count_steps(hand));
    }
}

impl Dominup {
    /// Returns the stage of the game, from 0 to 3, by the smallest hand.
    fn stage(&self) -> usize {
        let hands = Seat::all(self.players).map(|seat| self.hands[seat].len());
        match hands.filter(|&count| count > 0).min() {
            Some(9..) => 0,
            Some(5..) => 1,
            Some(3..) => 2,
            _ => 3,
        }
    }

    /// Returns the number of neighbouring stacks that show the numbers of a tile of the hand and
    /// differ in height by one.
    fn count_steps(&self, hand: Tiles) -> i32 {
        let stacks = self.layout.stacks();
        let mut steps = 0;
        for (first, stack) in stacks.iter().enumerate() {
            for second in self.layout.neighbours(first) {
                let neighbour = &stacks[second];
                let is_step = stack.height.abs_diff(neighbour.height) == 1;
                let tile = Tile::of(stack.number, neighbour.number);
                steps += i32::from(is_step && hand.contains(tile));
            }
        }
        steps
    }
}
