//! A state of the game: stones, phase, whose turn it is.

use std::hash::{Hash, Hasher};

use tabuleiro_core::{Rng, Seat, below, shuffle};

use super::board::{Geometry, Place, bit};
use super::{Edition, Hole, Options, Swap};

/// How many play.
pub(super) const PLAYERS: usize = 2;
/// Plays first, with the stones `O`.
pub(super) const WHITE: Seat = Seat::new(0);
/// May swap before that, with the stones `X`.
pub(super) const BLACK: Seat = Seat::new(1);

/// What moves there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Black may swap two stones.
    Swap,
    /// Everybody captures.
    Play,
}

/// A state of Quantum Leap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct QuantumLeap {
    /// By seat, a bit for each point of the circle; up to side 5 the upper half is never used.
    pub(super) stones: [u128; PLAYERS],
    pub(super) options: Options,
    pub(super) phase: Phase,
    pub(super) to_move: Seat,
    pub(super) swapped: Swapped,
}

/// Whether Black has swapped before: computers do so once, also where it is allowed more often.
///
/// A position as text does not tell this, so it does not make states different either.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Swapped(pub(super) bool);

impl PartialEq for Swapped {
    fn eq(&self, _: &Swapped) -> bool {
        true
    }
}

impl Eq for Swapped {}

impl Hash for Swapped {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl QuantumLeap {
    /// A new game with its stones dealt by `rng`.
    pub(super) fn deal(options: Options, rng: &mut impl Rng) -> QuantumLeap {
        let geometry = Geometry::of(options.side.into());
        let mut places = geometry.places;
        let places = &mut places[..geometry.cells];
        let last = places.len() - 1;
        let dealt = match (options.edition, options.hole) {
            (Edition::First, Hole::Anywhere) => {
                // The centre trades places with the last cell while the hole is drawn.
                places.swap(last / 2, last);
                places.swap(below(rng, last), last);
                &mut places[..last]
            }
            (Edition::First, Hole::Last) => &mut places[..last],
            (Edition::Second, _) => places,
        };
        shuffle(rng, dealt);
        let (white, black) = dealt.split_at(last / 2);
        let bits = |places: &[Place]| places.iter().fold(0, |all, &place| all | bit(place));
        let phase = if options.swap == Swap::Off { Phase::Play } else { Phase::Swap };
        QuantumLeap::set_up(options, [bits(white), bits(black)], phase, Seat::FIRST)
    }

    /// Any position; no cell may hold two stones. In the swap phase Black is to move.
    pub(super) fn set_up(
        options: Options,
        stones: [u128; PLAYERS],
        phase: Phase,
        to_move: Seat,
    ) -> QuantumLeap {
        let to_move = if phase == Phase::Swap { BLACK } else { to_move };
        QuantumLeap { stones, options, phase, to_move, swapped: Swapped::default() }
    }

    /// The side of the board.
    pub fn side(&self) -> usize {
        self.options.side.into()
    }

    /// The cells of the board in reading order.
    pub fn places(&self) -> &'static [Place] {
        Geometry::of(self.side()).places()
    }

    /// The phase of the game.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How many stones a seat has.
    pub fn count(&self, seat: Seat) -> usize {
        self.stones[seat.index()].count_ones() as usize
    }

    /// Whose stone is on this cell of the board.
    pub fn owner(&self, place: Place) -> Option<Seat> {
        debug_assert_eq!(place.side(), self.side(), "a cell of another board");
        Seat::all(PLAYERS).find(|seat| self.stones[seat.index()] & bit(place) != 0)
    }

    /// The stones of the player to move, and those of the other.
    #[inline]
    pub(super) fn sides(&self) -> (u128, u128) {
        let [white, black] = self.stones;
        if self.to_move == WHITE { (white, black) } else { (black, white) }
    }
}
