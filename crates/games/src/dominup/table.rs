//! The table: what lies on it, and what could be laid on it.
//!
//! It costs memory for what lies there, not for where: a list of the squares that are taken, each
//! with its stack, and a list of the places where a tile could expand. Both lists, and how many
//! climbs there are for each tile, are kept up to date as tiles are laid, because they are asked
//! for far more often than they change.

use arrayvec::ArrayVec;

use super::place::{Cardinal, Place, Square};
use super::reach::{Reach, TOUCHES, Window};
use super::tile::{Number, TILES, Tile, Tiles};
use super::{Move, Options};

/// How many places there can be at most. A tile alone is touched by 32 (`expand=adjacent`), listed
/// from both ends; a later one lies beside another, which takes at least 6 of them.
const PLACES: usize = 32 + 26 * (TILES - 1);

/// A square that is taken, with what lies on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stack {
    pub(super) square: Square,
    /// How many halves lie here, at least 1.
    pub(super) height: u8,
    /// The number of the topmost half.
    pub(super) number: Number,
    /// From the topmost half to its other half.
    pub(super) toward: Cardinal,
    /// The stacks beside it by cardinal, as numbers in the list, or [`NOBODY`].
    around: [u8; 4],
}

/// There is no stack.
pub(super) const NOBODY: u8 = u8::MAX;

/// How a tile can be laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    Climb,
    Expand,
}

/// Why a tile cannot be laid somewhere, whoever holds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Misfit {
    /// This square is beyond the edge.
    OutOfRange(Square),
    /// This square is taken, and the other is empty ground.
    Taken(Square),
    /// The stacks have these heights.
    Heights(u8, u8),
    /// These numbers lie on top.
    Numbers(Number, Number),
    /// No tile lies beside it as it must.
    TouchesNothing,
}

/// What lies on the table.
#[derive(Debug)]
pub(super) struct Table {
    plays: ArrayVec<Move, TILES>,
    stacks: ArrayVec<Stack, { 2 * TILES }>,
    /// Where a tile can expand, in order, listed from both ends.
    places: ArrayVec<Place, PLACES>,
    /// On how many pairs of neighbouring stacks of the same height each tile would match.
    ///
    /// The two halves of one tile are such a pair too: it matches only that tile, which is no
    /// longer in any hand.
    matches: [u8; TILES],
    /// The tiles that match somewhere.
    matching: Tiles,
}

/// Copies what is used of the lists and no more: that is most of what trying a move costs.
impl Clone for Table {
    #[inline]
    fn clone(&self) -> Table {
        fn copied<T: Copy, const N: usize>(list: &ArrayVec<T, N>) -> ArrayVec<T, N> {
            let mut copy = ArrayVec::new();
            copy.try_extend_from_slice(list).expect("both have the same room");
            copy
        }
        Table {
            plays: copied(&self.plays),
            stacks: copied(&self.stacks),
            places: copied(&self.places),
            matches: self.matches,
            matching: self.matching,
        }
    }
}

impl Table {
    /// With nothing on it.
    pub(super) fn new() -> Table {
        Table {
            plays: ArrayVec::new(),
            stacks: ArrayVec::new(),
            places: ArrayVec::new(),
            matches: [0; TILES],
            matching: Tiles::default(),
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.plays.is_empty()
    }

    /// What was laid, in order.
    pub(super) fn plays(&self) -> &[Move] {
        &self.plays
    }

    /// Where a tile can expand, in order, listed from both ends.
    pub(super) fn places(&self) -> &[Place] {
        &self.places
    }

    /// The squares that are taken.
    pub(super) fn stacks(&self) -> &[Stack] {
        &self.stacks
    }

    /// What lies on a square.
    pub(super) fn stack(&self, square: Square) -> Option<&Stack> {
        self.stacks.iter().find(|stack| stack.square == square)
    }

    /// The tiles that lie on the table.
    pub(super) fn placed(&self) -> Tiles {
        self.plays.iter().map(|m| m.tile()).collect()
    }

    /// Whether one of these tiles can climb.
    #[inline]
    pub(super) fn has_climb(&self, hand: Tiles) -> bool {
        !self.matching.common(hand).is_empty()
    }

    /// How many climbs these tiles have.
    #[inline]
    pub(super) fn count_climbs(&self, hand: Tiles) -> usize {
        let climbs = self.matching.common(hand).iter();
        climbs.map(|tile| usize::from(self.matches[tile.index()])).sum()
    }

    /// Appends the climbs of these tiles in canonical order.
    pub(super) fn list_climbs(&self, hand: Tiles, out: &mut Vec<Move>) {
        let listed = out.len();
        let climbing = self.matching.common(hand);
        for stack in &self.stacks {
            for cardinal in [Cardinal::East, Cardinal::South] {
                let Some(beside) = self.level_with(stack, cardinal) else { continue };
                let tile = Tile::of(stack.number, beside.number);
                if climbing.has(tile) {
                    let place = Place::new(stack.square, cardinal);
                    let is_first = stack.number <= beside.number;
                    out.push(Move::laying(tile, if is_first { place } else { place.turned() }));
                }
            }
        }
        out[listed..].sort_unstable();
    }

    /// The stack in one direction, if it is as high as this one.
    #[inline]
    fn level_with(&self, stack: &Stack, cardinal: Cardinal) -> Option<&Stack> {
        let beside = self.stacks.get(usize::from(stack.around[cardinal as usize]))?;
        (beside.height == stack.height).then_some(beside)
    }

    /// How the tile would lie, or why it cannot; the first one has nothing to touch.
    pub(super) fn fit(&self, m: Move, options: Options) -> Result<Way, Misfit> {
        let (first, second) = (m.place().square(), m.place().other_square());
        if let Some(beyond) = [first, second].into_iter().find(|&at| !options.board.has(at)) {
            return Err(Misfit::OutOfRange(beyond));
        }
        match (self.stack(first), self.stack(second)) {
            (None, None) if self.places.binary_search(&m.place()).is_ok() => Ok(Way::Expand),
            (None, None) => Err(Misfit::TouchesNothing),
            (Some(taken), None) | (None, Some(taken)) => Err(Misfit::Taken(taken.square)),
            (Some(one), Some(other)) if one.height != other.height => {
                Err(Misfit::Heights(one.height, other.height))
            }
            (Some(one), Some(other)) if (one.number, other.number) == m.tile().numbers() => {
                Ok(Way::Climb)
            }
            (Some(one), Some(other)) => Err(Misfit::Numbers(one.number, other.number)),
        }
    }

    /// Lays a tile where it fits in this way, or the first one.
    #[inline]
    pub(super) fn lay(&mut self, m: Move, way: Way, options: Options) {
        match way {
            Way::Climb => self.climb(m),
            Way::Expand => self.expand(m, options),
        }
        self.plays.push(m);
    }

    /// Lays a tile on two stacks.
    fn climb(&mut self, m: Move) {
        let (square, cardinal) = (m.place().square(), m.place().cardinal());
        let first = self.stacks.iter().position(|stack| stack.square == square);
        let first = first.expect("a tile climbs on stacks");
        let second = usize::from(self.stacks[first].around[cardinal as usize]);
        let (small, large) = m.tile().numbers();
        self.forget_matches(first, second);
        for (stack, number, toward) in
            [(first, small, cardinal), (second, large, cardinal.opposite())]
        {
            let stack = &mut self.stacks[stack];
            stack.height += 1;
            stack.number = number;
            stack.toward = toward;
        }
        self.note_matches(first, second);
    }

    /// Lays a tile on the ground.
    fn expand(&mut self, m: Move, options: Options) {
        let place = m.place();
        let cardinal = place.cardinal();
        let (small, large) = m.tile().numbers();
        // The window looks the same for both spellings: it starts from the half that comes first.
        let forward = if cardinal.is_forward() { place } else { place.turned() };
        let mut window = Window::around(forward.square());
        for (number, stack) in (0..).zip(&self.stacks) {
            window.put(stack.square, number);
        }
        let (first, second) = (self.stacks.len(), self.stacks.len() + 1);
        let halves =
            [(place.square(), small, cardinal), (place.other_square(), large, cardinal.opposite())];
        for (number, (square, _, _)) in (first as u8..).zip(halves) {
            window.put(square, number);
        }
        for (square, number, toward) in halves {
            let around = Cardinal::ALL.map(|cardinal| window.at(square.to(cardinal)));
            self.stacks.push(Stack { square, height: 1, number, toward, around });
        }
        for stack in [first, second] {
            let around = self.stacks[stack].around;
            for (cardinal, beside) in Cardinal::ALL.into_iter().zip(around) {
                if let Some(beside) = self.stacks.get_mut(usize::from(beside)) {
                    beside.around[cardinal.opposite() as usize] = stack as u8;
                }
            }
        }
        self.note_matches(first, second);
        self.update_places(forward, &window, options);
    }

    /// Takes out the places that a new tile covers and puts in those that touch it.
    fn update_places(&mut self, tile: Place, window: &Window, options: Options) {
        let is_on_the_board = |place: &Place| {
            options.board.has(place.square()) && options.board.has(place.other_square())
        };
        let fresh: ArrayVec<Place, TOUCHES> = Reach::of(options.expand, tile.cardinal())
            .open_places(tile.square(), window)
            .filter(is_on_the_board)
            .collect();

        // Those that are kept move together; one that is there already comes back with the fresh.
        let gone = window.places_using(tile, &fresh);
        let nearby = window.places();
        let first = self.places.partition_point(|&place| place < nearby.start);
        let last = self.places.partition_point(|&place| place < nearby.end);
        let mut kept = first;
        for at in first..last {
            let place = self.places[at];
            self.places[kept] = place;
            kept += usize::from(!gone.has(place));
        }

        // What lies behind the window moves away, and the fresh ones are merged in from the end.
        let count = self.places.len();
        let mut end = kept + fresh.len();
        self.places.extend(fresh.iter().copied());
        self.places.copy_within(last..count, end);
        self.places.truncate(end + count - last);
        for &place in fresh.iter().rev() {
            while kept > first && self.places[kept - 1] > place {
                kept -= 1;
                end -= 1;
                self.places[end] = self.places[kept];
            }
            end -= 1;
            self.places[end] = place;
        }
    }

    /// Counts the matches in which these two neighbours take part.
    fn note_matches(&mut self, first: usize, second: usize) {
        self.for_matches(first, second, |matches| *matches += 1);
    }

    fn forget_matches(&mut self, first: usize, second: usize) {
        self.for_matches(first, second, |matches| *matches -= 1);
    }

    /// Changes how often the tiles match that would lie on one of these two neighbours.
    #[inline]
    fn for_matches(&mut self, first: usize, second: usize, change: impl Fn(&mut u8)) {
        for (stack, except) in [(first, NOBODY), (second, first as u8)] {
            let stack = self.stacks[stack];
            for cardinal in Cardinal::ALL {
                if stack.around[cardinal as usize] == except {
                    continue;
                }
                let Some(beside) = self.level_with(&stack, cardinal) else { continue };
                let tile = Tile::of(stack.number, beside.number);
                let matches = &mut self.matches[tile.index()];
                change(matches);
                self.matching = match *matches {
                    0 => self.matching.without(tile),
                    _ => self.matching.with(tile),
                };
            }
        }
    }
}
