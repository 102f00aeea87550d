//! The layout: the tiles on the table, and the legal ways to add one.
//!
//! Memory is used for the tiles and not for the area: a list of the occupied squares, each with its
//! stack, and the lines of the ground near them. The number of climbs of each tile is updated with
//! every move, because it is read far more often than it changes.

use super::ground::Ground;
use super::placement::{Direction, Placement, Square};
use super::stack::{NO_STACK, STACKS, Stack};
use super::tile::{Number, TILES, Tile, Tiles};
use super::{Move, Options};

/// The way in which a tile is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PlayKind {
    /// On two stacks of the same height that show its numbers.
    Climb,
    /// On the ground.
    Expand,
}

/// A reason why a tile cannot have a placement, whoever holds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PlacementError {
    /// The square is outside the board.
    OutOfRange(Square),
    /// The square is occupied, and the other one is empty.
    Occupied(Square),
    /// The stacks have these different heights.
    Heights(u8, u8),
    /// The stacks show these numbers, which are not those of the tile.
    Numbers(Number, Number),
    /// No tile is next to the placement as the rules require.
    TouchesNothing,
}

/// The tiles on the table.
///
/// It is copied to try a move, so that everything but the ground is plain memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    /// The number of tiles.
    tile_count: u8,
    /// The number of occupied squares.
    stack_count: u8,
    plays: [Move; TILES],
    /// The squares of the stacks. They are adjacent in memory, so that vector instructions find a
    /// square.
    squares: [Square; STACKS],
    /// The stacks, with [`Stack::EMPTY`] at the index [`NO_STACK`].
    stacks: [Stack; STACKS + 1],
    /// For each tile the number of pairs of neighbouring stacks of the same height that show its
    /// numbers.
    ///
    /// The two halves of a tile are such a pair too, but match only that tile, which is in no hand.
    matches: [u8; TILES],
    /// The tiles with a match.
    matching: Tiles,
    ground: Ground,
}

impl Layout {
    /// Returns the layout without tiles.
    pub(super) fn new() -> Layout {
        Layout {
            tile_count: 0,
            stack_count: 0,
            plays: [Move::FIRST; TILES],
            squares: [Square::NOWHERE; STACKS],
            stacks: [Stack::EMPTY; STACKS + 1],
            matches: [0; TILES],
            matching: Tiles::EMPTY,
            ground: Ground::new(),
        }
    }

    /// Returns a copy without the space for overflowing lines of the ground.
    #[inline]
    pub(super) const fn without_overflow(&self) -> Layout {
        Layout { ground: self.ground.without_overflow(), ..*self }
    }

    /// Returns true if there are no tiles.
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.tile_count == 0
    }

    /// Returns the moves in the order in which they were played.
    pub(super) fn plays(&self) -> &[Move] {
        &self.plays[..self.tile_count.into()]
    }

    /// Returns the ground.
    #[inline]
    pub(super) fn ground(&self) -> &Ground {
        &self.ground
    }

    /// Returns the stacks.
    pub(super) fn stacks(&self) -> &[Stack] {
        &self.stacks[..self.stack_count.into()]
    }

    /// Returns the squares of the stacks, in the same order.
    pub(super) fn squares(&self) -> &[Square] {
        &self.squares[..self.stack_count.into()]
    }

    /// Returns the indices of the neighbouring stacks to the east and to the south.
    pub(super) fn neighbours(&self, stack: usize) -> impl Iterator<Item = usize> {
        let neighbours = self.stacks[stack].neighbours;
        let later = [Direction::East, Direction::South].map(|toward| neighbours[toward as usize]);
        later.into_iter().filter(|&neighbour| neighbour != NO_STACK).map(usize::from)
    }

    /// Returns the tiles with a match.
    pub(super) fn matching(&self) -> Tiles {
        self.matching
    }

    /// Returns the stack on a square.
    pub(super) fn stack(&self, square: Square) -> Option<Stack> {
        Some(self.stacks[self.find(square)]).filter(|stack| stack.height > 0)
    }

    /// Returns the index of the stack on a square, or [`NO_STACK`].
    ///
    /// All squares are compared, eight at once, which is faster than to stop at the right one.
    #[inline]
    fn find(&self, square: Square) -> usize {
        let (eights, _) = self.squares.as_chunks::<8>();
        let in_use = usize::from(self.stack_count).div_ceil(8);
        let mut from_end = [0; 8];
        for (eight, squares) in eights[..in_use].iter().enumerate() {
            for (nth, &occupied) in squares.iter().enumerate() {
                from_end[nth] +=
                    if occupied == square { STACKS - 8 * eight - nth } else { 0 } as u16;
            }
        }
        STACKS - usize::from(from_end.iter().sum::<u16>())
    }

    /// Returns the tiles on the table.
    pub(super) fn tiles(&self) -> Tiles {
        self.plays().iter().map(|m| m.tile()).collect()
    }

    /// Returns true if a tile of the hand can climb.
    #[inline]
    pub(super) fn has_climb(&self, hand: Tiles) -> bool {
        !self.matching.is_disjoint(hand)
    }

    /// Returns the number of climbs of the hand.
    #[inline]
    pub(super) fn count_climbs(&self, hand: Tiles) -> usize {
        let climbs = (self.matching & hand).iter();
        climbs.map(|tile| usize::from(self.matches[tile.index()])).sum()
    }

    /// Appends the climbs of the hand in canonical order.
    pub(super) fn generate_climbs(&self, hand: Tiles, out: &mut Vec<Move>) {
        let climbing = self.matching & hand;
        // Few stacks show a number of the few tiles that climb, so they are selected first. Both
        // loops write unconditionally and count, because branches would be mispredicted often.
        let mut selected = [0; STACKS];
        let mut count = 0;
        for (index, stack) in (0..).zip(self.stacks()) {
            selected[count] = index;
            count += usize::from(climbing.has_number(stack.number));
        }
        let mut climbs = [Move::FIRST; 2 * STACKS];
        let mut listed = 0;
        for &index in &selected[..count] {
            let (square, stack) = (self.squares[index], self.stacks[index]);
            for direction in [Direction::East, Direction::South] {
                let (neighbour, is_level) = self.neighbour(stack, direction);
                let tile = Tile::of(stack.number, neighbour.number);
                let placement = Placement::new(square, direction);
                let is_first = stack.number <= neighbour.number;
                climbs[listed] =
                    Move::placing(tile, if is_first { placement } else { placement.reversed() });
                listed += usize::from(is_level & climbing.contains(tile));
            }
        }
        climbs[..listed].sort_unstable();
        out.extend_from_slice(&climbs[..listed]);
    }

    /// Returns the neighbour of a stack in a direction, and whether it exists and has the same
    /// height.
    ///
    /// A missing neighbour is an empty stack, so that no branch is needed.
    #[inline]
    fn neighbour(&self, stack: Stack, direction: Direction) -> (&Stack, bool) {
        let neighbour = &self.stacks[usize::from(stack.neighbours[direction as usize])];
        (neighbour, neighbour.height == stack.height)
    }

    /// Returns the kind of a play, or the reason why the tile cannot have this placement. The first
    /// tile has nothing to touch.
    pub(super) fn check_placement(
        &self,
        m: Move,
        options: Options,
    ) -> Result<PlayKind, PlacementError> {
        let (first, second) = (m.placement().square(), m.placement().other_square());
        let outside = [first, second].into_iter().find(|&square| !options.board.contains(square));
        if let Some(outside) = outside {
            return Err(PlacementError::OutOfRange(outside));
        }
        match (self.stack(first), self.stack(second)) {
            (None, None) if self.ground.contains(m.placement()) => Ok(PlayKind::Expand),
            (None, None) => Err(PlacementError::TouchesNothing),
            (Some(_), None) => Err(PlacementError::Occupied(first)),
            (None, Some(_)) => Err(PlacementError::Occupied(second)),
            (Some(one), Some(other)) if one.height != other.height => {
                Err(PlacementError::Heights(one.height, other.height))
            }
            (Some(one), Some(other)) if (one.number, other.number) == m.tile().numbers() => {
                Ok(PlayKind::Climb)
            }
            (Some(one), Some(other)) => Err(PlacementError::Numbers(one.number, other.number)),
        }
    }

    /// Plays a tile, whose placement must be legal for this kind of play.
    #[inline]
    pub(super) fn play(&mut self, m: Move, kind: PlayKind, options: Options) {
        match kind {
            PlayKind::Climb => self.climb(m),
            PlayKind::Expand => self.expand(m, options),
        }
        self.plays[usize::from(self.tile_count)] = m;
        self.tile_count += 1;
    }

    /// Puts a tile on two stacks.
    fn climb(&mut self, m: Move) {
        let (square, direction) = (m.placement().square(), m.placement().direction());
        let first = self.find(square);
        let second = usize::from(self.stacks[first].neighbours[direction as usize]);
        let (small, large) = m.tile().numbers();
        self.change_matches(first, second, -1);
        for (stack, number, toward) in
            [(first, small, direction), (second, large, direction.opposite())]
        {
            let stack = &mut self.stacks[stack];
            stack.height += 1;
            stack.number = number;
            stack.toward = toward;
        }
        self.change_matches(first, second, 1);
    }

    /// Puts a tile on the ground.
    fn expand(&mut self, m: Move, options: Options) {
        let placement = m.placement();
        let direction = placement.direction();
        let (small, large) = m.tile().numbers();
        let first = usize::from(self.stack_count);
        let second = first + 1;
        self.stack_count += 2;
        let halves = [
            (first, placement.square(), small, direction),
            (second, placement.other_square(), large, direction.opposite()),
        ];
        for (stack, square, number, toward) in halves {
            self.stacks[stack] = Stack { height: 1, number, toward, neighbours: [NO_STACK; 4] };
            // A missing neighbour is linked to the empty stack, so that no branch is needed.
            for side in toward.others() {
                self.link(stack, side, self.find(square.step(side)));
            }
        }
        self.link(first, direction, second);
        // Written after the searches above: vector loads of squares that were just stored would
        // stall.
        for (stack, square, ..) in halves {
            self.squares[stack] = square;
        }
        self.change_matches(first, second, 1);
        let forward = if direction.is_forward() { placement } else { placement.reversed() };
        self.ground.add_tile(forward, options);
    }

    /// Links two neighbouring stacks.
    #[inline]
    fn link(&mut self, stack: usize, direction: Direction, neighbour: usize) {
        self.stacks[stack].neighbours[direction as usize] = neighbour as u8;
        self.stacks[neighbour].neighbours[direction.opposite() as usize] = stack as u8;
    }

    /// Adds `by` to the numbers of matches of the pairs that contain one of two neighbouring
    /// stacks.
    #[inline]
    #[expect(clippy::needless_bitwise_bool, reason = "a lazy operator is a branch")]
    fn change_matches(&mut self, first: usize, second: usize, by: i8) {
        for (stack, except) in [(first, NO_STACK), (second, first as u8)] {
            let stack = self.stacks[stack];
            for direction in Direction::ALL {
                let (neighbour, is_level) = self.neighbour(stack, direction);
                let counts = is_level & (stack.neighbours[direction as usize] != except);
                let tile = Tile::of(stack.number, neighbour.number);
                let matches = &mut self.matches[tile.index()];
                *matches = matches.wrapping_add_signed(by * i8::from(counts));
                self.matching.set(tile, *matches > 0);
            }
        }
    }
}
