//! The state of a game: stones, phase and the seat to move.

use std::hash::{Hash, Hasher};

use tabuleiro_core::{Rng, Seat, below, shuffle};

use super::board::{Geometry, Points};
use super::hex::Hex;
use super::{Edition, Hole, Options, Swap};

/// The number of players.
pub(super) const PLAYERS: usize = 2;
/// The seat that plays first, with the stones `O`.
pub(super) const WHITE: Seat = Seat::new(0);
/// The seat that may swap before play, with the stones `X`.
pub(super) const BLACK: Seat = Seat::new(1);

/// The phase of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Black may swap two stones.
    Swap,
    /// Both players capture.
    Play,
}

/// A state of Quantum Leap.
///
/// ```
/// use tabuleiro_games::prelude::*;
/// use tabuleiro_games::quantum_leap::Phase;
///
/// let game = QuantumLeap::new(quantum_leap::Options::default(), &mut seeded_rng(1, 0));
/// assert_eq!((game.side(), game.hexes().len()), (5, 61));
/// assert_eq!(Seat::all(2).map(|seat| game.stone_count(seat)).sum::<usize>(), 60);
/// assert_eq!(game.phase(), Phase::Swap);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct QuantumLeap {
    pub(super) stones: [Points; PLAYERS],
    pub(super) options: Options,
    pub(super) phase: Phase,
    pub(super) to_move: Seat,
    pub(super) has_swapped: HasSwapped,
}

/// True once Black has swapped. The search swaps at most once, even where the rules allow more
/// swaps.
///
/// All values compare equal, because a position as text does not contain this flag and a position
/// that is parsed must equal the one that was formatted.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct HasSwapped(pub(super) bool);

impl PartialEq for HasSwapped {
    fn eq(&self, _: &HasSwapped) -> bool {
        true
    }
}

impl Eq for HasSwapped {}

impl Hash for HasSwapped {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl QuantumLeap {
    /// Returns a new game with stones dealt by `rng`.
    pub(super) fn deal(options: Options, rng: &mut impl Rng) -> QuantumLeap {
        let geometry = Geometry::of(options.side.into());
        let mut hexes = geometry.hexes;
        let hexes = &mut hexes[..geometry.cells];
        let last = hexes.len() - 1;
        let dealt = match (options.edition, options.hole) {
            (Edition::First, Hole::Anywhere) => {
                // The hole is drawn from all cells but the centre, which takes the last index.
                hexes.swap(last / 2, last);
                hexes.swap(below(rng, last), last);
                &mut hexes[..last]
            }
            (Edition::First, Hole::Last) => &mut hexes[..last],
            (Edition::Second, _) => hexes,
        };
        shuffle(rng, dealt);
        let (white, black) = dealt.split_at(last / 2);
        let points = |hexes: &[Hex]| hexes.iter().fold(Points::EMPTY, |all, hex| all | hex.point());
        let phase = if options.swap == Swap::Off { Phase::Play } else { Phase::Swap };
        QuantumLeap::from_parts(options, [points(white), points(black)], phase, Seat::FIRST)
    }

    /// Returns a position. No cell may have two stones. In the swap phase Black is to move.
    pub(super) fn from_parts(
        options: Options,
        stones: [Points; PLAYERS],
        phase: Phase,
        to_move: Seat,
    ) -> QuantumLeap {
        let to_move = if phase == Phase::Swap { BLACK } else { to_move };
        QuantumLeap { stones, options, phase, to_move, has_swapped: HasSwapped::default() }
    }

    /// Returns the options of the game.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// Returns the side of the board.
    pub fn side(&self) -> usize {
        self.options.side.into()
    }

    /// Returns the cells of the board in reading order.
    pub fn hexes(&self) -> &'static [Hex] {
        Geometry::of(self.side()).hexes()
    }

    /// Returns the phase of the game.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the number of stones of a seat.
    pub fn stone_count(&self, seat: Seat) -> usize {
        self.stones[seat.index()].len()
    }

    /// Returns the seat whose stone is on a cell of the board.
    pub fn owner(&self, hex: Hex) -> Option<Seat> {
        debug_assert_eq!(hex.side(), self.side(), "a cell of another board");
        Seat::all(PLAYERS).find(|seat| !self.stones[seat.index()].is_disjoint(hex.point()))
    }

    /// Returns the stones of the seat to move and those of its opponent.
    #[inline]
    pub(super) fn own_and_enemy(&self) -> (Points, Points) {
        let [white, black] = self.stones;
        if self.to_move == WHITE { (white, black) } else { (black, white) }
    }
}
