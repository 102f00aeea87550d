//! Where all pieces of a seat can go at once: sets of squares that slide together.
//!
//! A search judges far more positions than it lists the moves of, and for that it does not matter
//! which piece goes where.

use tabuleiro_core::Seat;

use super::board::{Square, Squares};
use super::{Move, Pivit};

/// The squares that pieces of a seat slide to, and those of its own that they support: where they
/// could take back.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    pub(super) minions: Squares,
    pub(super) masters: Squares,
}

/// The four ways to slide.
#[derive(Clone, Copy)]
enum Way {
    Up,
    Down,
    Left,
    Right,
}

impl Way {
    const ALL: [Way; 4] = [Way::Up, Way::Down, Way::Left, Way::Right];

    /// All squares of a set one step further.
    #[inline]
    fn step(self, squares: Squares) -> Squares {
        match self {
            Way::Up => squares.above(),
            Way::Down => squares.below(),
            Way::Left => squares.left(),
            Way::Right => squares.right(),
        }
    }

    /// All squares of a set one step back.
    #[inline]
    fn step_back(self, squares: Squares) -> Squares {
        match self {
            Way::Up => squares.below(),
            Way::Down => squares.above(),
            Way::Left => squares.right(),
            Way::Right => squares.left(),
        }
    }

    /// Where pieces get with an odd number of steps over free squares.
    #[inline]
    fn odd_steps(self, pieces: Squares, free: Squares) -> Squares {
        let two_free = free & self.step_back(free);
        let mut reached = self.step(pieces);
        let mut further = reached;
        // From one step to three, five and seven: more the board has not.
        for _ in 0..3 {
            further = self.step(self.step(further & two_free));
            reached |= further;
        }
        reached
    }

    /// Where pieces get with any number of steps over free squares.
    #[inline]
    fn any_steps(self, pieces: Squares, free: Squares) -> Squares {
        let odd = self.odd_steps(pieces, free);
        odd | self.step(odd & free)
    }

    /// From where a piece slid to a square: it stands on the nearest taken one on the way back.
    #[inline]
    fn origin(self, to: Square, taken: Squares) -> Square {
        match self {
            Way::Up => taken.nearest_below(to),
            Way::Down => taken.nearest_above(to),
            Way::Left => taken.nearest_right(to),
            Way::Right => taken.nearest_left(to),
        }
    }
}

impl Pivit {
    #[inline]
    pub(super) fn reach(&self, seat: Seat) -> Reach {
        let board = Squares::of_board(self.side);
        let free = board - self.occupied();
        let mut reach = Reach { minions: Squares::EMPTY, masters: Squares::EMPTY };
        // Early there are no masters and late no minions: half of the work most of the time.
        if !self.pieces(seat).is_subset(self.masters) {
            for way in Way::ALL {
                let minions = self.turned(way, seat) - self.masters;
                reach.minions |= way.odd_steps(minions, free);
            }
        }
        if !self.masters(seat).is_empty() {
            for way in Way::ALL {
                let masters = self.turned(way, seat) & self.masters;
                reach.masters |= way.any_steps(masters, free);
            }
        }
        Reach { minions: reach.minions & board, masters: reach.masters & board }
    }

    /// The pieces of a seat that can slide this way.
    #[inline]
    fn turned(&self, way: Way, seat: Seat) -> Squares {
        match way {
            Way::Up | Way::Down => self.pieces(seat) & self.vertical,
            Way::Left | Way::Right => self.pieces(seat) - self.vertical,
        }
    }

    /// Appends the captures and promotions of the seat to move.
    #[inline]
    pub(super) fn list_forcing_moves(&self, out: &mut Vec<Move>) {
        if self.is_over() {
            return;
        }
        let taken = self.occupied();
        let free = Squares::of_board(self.side) - taken;
        let enemies = taken - self.pieces(self.to_move);
        let goals = enemies | Squares::corners(self.side) & free;
        for way in Way::ALL {
            let pieces = self.turned(way, self.to_move);
            let minions = way.odd_steps(pieces - self.masters, free) & goals;
            let masters = way.any_steps(pieces & self.masters, free) & enemies;
            for to in minions | masters {
                out.push(Move { from: way.origin(to, taken), to });
            }
        }
    }
}
