//! The moves that there are, and what playing one does.

use super::Dominup;
use super::ground::{BATCH, PlaceList};
use super::place::{Cardinal, Place, Square};
use super::rules::Standing;
use super::table::Way;
use super::tile::{Number, Tile};

/// A move: a tile and where it is laid.
///
/// The first half is the smaller number; a double points east or south. Tile and place are kept
/// in one word, the tile above: the order of the words is the canonical order, and hundreds of
/// expands are listed by adding a tile to a list of places.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move(u32);

impl Move {
    /// What opens the game: 7-7 in the middle.
    pub const FIRST: Move = Move::laying(Tile::DOUBLE_SEVEN, Place::FIRST);

    /// The half with the number `first` on `square`, the one with `second` to its `cardinal`.
    ///
    /// ```
    /// use tabuleiro_games::dominup::{Cardinal, Move, Number, Square};
    /// let number = |n| Number::new(n).unwrap();
    /// let square = |line, column| Square::new(line, column).unwrap();
    /// let m = Move::new(number(6), number(2), square(14, 12), Cardinal::North);
    /// assert_eq!(m, Move::new(number(2), number(6), square(13, 12), Cardinal::South));
    /// assert_eq!(m.to_string(), "26@13,12s");
    /// ```
    pub fn new(first: Number, second: Number, square: Square, cardinal: Cardinal) -> Move {
        let place = Place::new(square, cardinal);
        let turn = first > second || first == second && !cardinal.is_forward();
        Move::laying(Tile::of(first, second), if turn { place.turned() } else { place })
    }

    /// The smaller number on the first square of `place`; a double must point forward.
    #[inline]
    pub(super) const fn laying(tile: Tile, place: Place) -> Move {
        Move((tile.index() as u32) << Place::BITS | place.bits())
    }

    /// What is laid.
    #[inline]
    pub const fn tile(self) -> Tile {
        Tile::from_bit(self.0 >> Place::BITS)
    }

    /// Where it is laid.
    #[inline]
    pub const fn place(self) -> Place {
        Place::from_bits(self.0 & ((1 << Place::BITS) - 1))
    }

    /// A number for each move, which keys are made of: it stays the same however moves are kept.
    #[inline]
    pub(super) const fn number(self) -> u32 {
        let (line, column) = self.place().square().counted();
        let square = (line << 8 | column) as u32;
        (self.tile().index() as u32) << 24 | square << 8 | self.place().cardinal() as u32
    }
}

impl Dominup {
    pub(super) fn list_moves(&self, out: &mut Vec<Move>) {
        if self.standing != Standing::Open {
            return;
        }
        let hand = self.hands[self.to_move];
        if self.table.is_empty() {
            out.push(Move::FIRST);
        } else if self.table.has_climb(hand) {
            self.table.list_climbs(hand, out);
        } else {
            self.list_expands(out);
        }
    }

    /// Any tile fits any place.
    ///
    /// For every tile the same number of whole batches is written, which is quicker than to end
    /// where its moves end; what is too much is taken back.
    fn list_expands(&self, out: &mut Vec<Move>) {
        let hand = self.hands[self.to_move];
        let mut places = PlaceList::new();
        self.table.ground().list_places(&mut places);
        let count = places.len();
        places.try_extend_from_slice(&[Place::FIRST; BATCH]).expect("there is room for a batch");
        let mut forward = PlaceList::new();
        forward.try_extend_from_slice(&places).expect("both have the same room");
        let counts = [count, copy_forward(&places[..count], &mut forward)];

        out.reserve(hand.len() * count + BATCH);
        for tile in hand.iter() {
            let double = usize::from(tile.is_double());
            let end = out.len() + counts[double];
            let batches = &[&places, &forward][double][..count.next_multiple_of(BATCH)];
            out.extend(batches.iter().map(|&place| Move::laying(tile, place)));
            out.truncate(end);
        }
    }

    pub(super) fn count_moves(&self) -> usize {
        if self.standing != Standing::Open {
            return 0;
        }
        let hand = self.hands[self.to_move];
        if self.table.is_empty() {
            1
        } else if self.table.has_climb(hand) {
            self.table.count_climbs(hand)
        } else {
            // Every place is listed from both ends, and a double is laid from one of them.
            let doubles = hand.doubles().len();
            (2 * hand.len() - doubles) * self.table.ground().count_places() / 2
        }
    }

    /// The seat goes on after a climb; an expand, the first tile and the last one end its turn.
    pub(super) fn make_move(&mut self, m: Move) {
        let mover = self.to_move;
        let climbs = self.table.has_climb(self.hands[mover]);
        self.table.lay(m, if climbs { Way::Climb } else { Way::Expand }, self.options);
        self.hands[mover].remove(m.tile());
        if self.hands[mover].is_empty() {
            self.gone[mover] = 1 + self.gone.0.iter().filter(|&&place| place > 0).count() as u8;
        }
        self.settle(if climbs { mover } else { mover.next(self.players) });
    }
}

/// Writes those that point forward, as a double is laid, over what is there; tells how many.
fn copy_forward(places: &[Place], out: &mut [Place]) -> usize {
    let mut count = 0;
    for &place in places {
        out[count] = place;
        count += usize::from(place.is_forward());
    }
    count
}
