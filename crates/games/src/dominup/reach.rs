//! Which places on the ground a tile opens up for others: those that touch it.

use super::Expand;
use super::place::{Cardinal, Place, Square};
use super::table::NOBODY;

/// What lies near a square: all that decides which places around a new tile are free.
pub(super) struct Window {
    corner: Square,
    /// By square; what is outside has one number and is not asked for.
    stacks: [u8; Square::OUTSIDE + 1],
}

/// From the corner of a window to the square in its middle.
const MARGIN: i16 = 2;
/// How many lines and columns a window has.
const SIDE: i16 = 8;

impl Window {
    /// An empty window that shows two squares up and left, and five down and right.
    #[inline]
    pub(super) fn around(middle: Square) -> Window {
        Window { corner: middle.shifted(-MARGIN, -MARGIN), stacks: [NOBODY; Square::OUTSIDE + 1] }
    }

    /// The places whose lines can be seen.
    #[inline]
    pub(super) fn places(&self) -> std::ops::Range<Place> {
        let first = Place::new(self.corner, Cardinal::North);
        first..Place::new(self.corner.shifted(SIDE, 0), Cardinal::North)
    }

    /// The places that use a square of the tile in the middle, and these.
    #[inline]
    pub(super) fn places_using(&self, tile: Place, others: &[Place]) -> Seen {
        let mut seen = Seen { corner: self.corner, cardinals: [0; Square::OUTSIDE + 1] };
        for square in [tile.square(), tile.other_square()] {
            for cardinal in Cardinal::ALL {
                let place = Place::new(square, cardinal);
                seen.add(place);
                seen.add(place.turned());
            }
        }
        for &place in others {
            seen.add(place);
        }
        seen
    }

    /// Puts a stack where it can be seen, if it can.
    #[inline]
    pub(super) fn put(&mut self, square: Square, stack: u8) {
        self.stacks[square.within(self.corner)] = stack;
    }

    /// The stack on a square, which must be one that can be seen, or [`NOBODY`].
    #[inline]
    pub(super) fn at(&self, square: Square) -> u8 {
        debug_assert_ne!(square.within(self.corner), Square::OUTSIDE);
        self.stacks[square.within(self.corner)]
    }
}

/// Some places in a window.
pub(super) struct Seen {
    corner: Square,
    /// A bit for every cardinal, by square; none outside.
    cardinals: [u8; Square::OUTSIDE + 1],
}

impl Seen {
    #[inline]
    fn add(&mut self, place: Place) {
        let at = place.square().within(self.corner);
        debug_assert_ne!(at, Square::OUTSIDE);
        self.cardinals[at] |= 1 << place.cardinal() as u8;
    }

    #[inline]
    pub(super) fn has(&self, place: Place) -> bool {
        let at = place.square().within(self.corner);
        self.cardinals[at] >> place.cardinal() as u8 & 1 != 0
    }
}

/// How many places touch a tile that lies alone, at most.
pub(super) const TOUCHES: usize = 32;

/// A place that touches a tile, from where the tile is.
#[derive(Clone, Copy)]
struct Touch {
    /// Lines down and columns to the right from the tile's first square to the place's.
    down: i16,
    right: i16,
    cardinal: Cardinal,
    /// The two squares of the place as they are numbered in a [`Window`].
    squares: [u8; 2],
}

/// The places that touch a tile that lies alone, in order.
pub(super) struct Reach {
    touches: [Touch; TOUCHES],
    count: usize,
}

const PERPENDICULAR: [Reach; 2] =
    [Reach::find(Cardinal::East, false), Reach::find(Cardinal::South, false)];
const ADJACENT: [Reach; 2] =
    [Reach::find(Cardinal::East, true), Reach::find(Cardinal::South, true)];

impl Reach {
    /// Around a tile that points east or south from its first square.
    #[inline]
    pub(super) fn of(expand: Expand, cardinal: Cardinal) -> &'static Reach {
        let vertical = usize::from(cardinal.is_vertical());
        match expand {
            Expand::Perpendicular => const { &PERPENDICULAR }.get(vertical),
            Expand::Adjacent => const { &ADJACENT }.get(vertical),
        }
        .expect("a tile lies along a line or a column")
    }

    /// Those places around the tile on `square` that are empty ground, in order.
    #[inline]
    pub(super) fn open_places(
        &'static self,
        square: Square,
        window: &Window,
    ) -> impl Iterator<Item = Place> {
        self.touches[..self.count]
            .iter()
            .filter(|touch| touch.squares.iter().all(|&at| window.stacks[at as usize] == NOBODY))
            .map(move |touch| Place::new(square.shifted(touch.down, touch.right), touch.cardinal))
    }

    const fn find(tile: Cardinal, any_direction: bool) -> Reach {
        let nowhere = Touch { down: 0, right: 0, cardinal: tile, squares: [0; 2] };
        let mut reach = Reach { touches: [nowhere; TOUCHES], count: 0 };
        let mut down = -MARGIN;
        while down <= MARGIN + 1 {
            let mut right = -MARGIN;
            while right <= MARGIN + 1 {
                let mut cardinal = 0;
                while cardinal < 4 {
                    let toward = Cardinal::ALL[cardinal];
                    let (step_down, step_right) = toward.step();
                    let other = (down + step_down, right + step_right);
                    let turned = toward.is_vertical() != tile.is_vertical();
                    let (one, two) =
                        (distance(down, right, tile), distance(other.0, other.1, tile));
                    // Neither half lies on the tile, and one of them lies beside it.
                    if one > 0 && two > 0 && (one == 1 || two == 1) && (turned || any_direction) {
                        let squares = [number(down, right), number(other.0, other.1)];
                        reach.touches[reach.count] =
                            Touch { down, right, cardinal: toward, squares };
                        reach.count += 1;
                    }
                    cardinal += 1;
                }
                right += 1;
            }
            down += 1;
        }
        reach
    }
}

/// How many steps it is to the nearer half of a tile whose first half is at (0, 0).
const fn distance(down: i16, right: i16, tile: Cardinal) -> i16 {
    let (tile_down, tile_right) = tile.step();
    let first = down.abs() + right.abs();
    let second = (down - tile_down).abs() + (right - tile_right).abs();
    if first < second { first } else { second }
}

/// The number of a square in a [`Window`].
const fn number(down: i16, right: i16) -> u8 {
    (8 * (down + MARGIN) + right + MARGIN) as u8
}
