//! Attacks of all pieces of a seat at once: sets of squares that slide together.
//!
//! The evaluation needs the squares that a seat attacks in far more positions than the search
//! generates the moves of, and does not need to know which piece attacks which square.

use tabuleiro_core::Seat;

use super::board::{Square, Squares};
use super::{Move, Pivit};

/// The squares that the pieces of a seat attack. Those with a piece of the same seat are supported.
#[derive(Clone, Copy)]
pub(super) struct Attacks {
    pub(super) minions: Squares,
    pub(super) masters: Squares,
}

/// A direction in which pieces slide.
#[derive(Clone, Copy)]
enum Direction {
    Up,
    Down,
    Left,
    Right,
}

impl Direction {
    const ALL: [Direction; 4] = [Direction::Up, Direction::Down, Direction::Left, Direction::Right];

    /// Moves all squares of a set one step in this direction.
    #[inline]
    fn step(self, squares: Squares) -> Squares {
        match self {
            Direction::Up => squares.above(),
            Direction::Down => squares.below(),
            Direction::Left => squares.left(),
            Direction::Right => squares.right(),
        }
    }

    /// Moves all squares of a set one step in the opposite direction.
    #[inline]
    fn step_back(self, squares: Squares) -> Squares {
        match self {
            Direction::Up => squares.below(),
            Direction::Down => squares.above(),
            Direction::Left => squares.right(),
            Direction::Right => squares.left(),
        }
    }

    /// Returns the squares that pieces reach in an odd number of steps over free squares.
    #[inline]
    fn odd_steps(self, pieces: Squares, free: Squares) -> Squares {
        let two_free = free & self.step_back(free);
        let mut reached = self.step(pieces);
        let mut further = reached;
        // From one step to three, five and seven, the most that the board has.
        for _ in 0..3 {
            further = self.step(self.step(further & two_free));
            reached |= further;
        }
        reached
    }

    /// Returns the squares that pieces reach in any number of steps over free squares.
    #[inline]
    fn any_steps(self, pieces: Squares, free: Squares) -> Squares {
        let odd = self.odd_steps(pieces, free);
        odd | self.step(odd & free)
    }

    /// Returns the origin of a slide to a square: the nearest occupied square in the opposite
    /// direction.
    #[inline]
    fn origin(self, to: Square, occupied: Squares) -> Square {
        match self {
            Direction::Up => occupied.nearest_below(to),
            Direction::Down => occupied.nearest_above(to),
            Direction::Left => occupied.nearest_right(to),
            Direction::Right => occupied.nearest_left(to),
        }
    }
}

impl Pivit {
    /// Returns the attacks of a seat.
    #[inline]
    pub(super) fn attacks(&self, seat: Seat) -> Attacks {
        let board = Squares::of_board(self.side);
        let free = board - self.occupied();
        let mut attacks = Attacks { minions: Squares::EMPTY, masters: Squares::EMPTY };
        // Most positions have no masters or no minions, which saves half of the work.
        if !self.pieces(seat).is_subset(self.masters) {
            for direction in Direction::ALL {
                let minions = self.facing(direction, seat) - self.masters;
                attacks.minions |= direction.odd_steps(minions, free);
            }
        }
        if !self.masters(seat).is_empty() {
            for direction in Direction::ALL {
                let masters = self.facing(direction, seat) & self.masters;
                attacks.masters |= direction.any_steps(masters, free);
            }
        }
        Attacks { minions: attacks.minions & board, masters: attacks.masters & board }
    }

    /// Returns the pieces of a seat that can slide in this direction.
    #[inline]
    fn facing(&self, direction: Direction, seat: Seat) -> Squares {
        match direction {
            Direction::Up | Direction::Down => self.pieces(seat) & self.vertical,
            Direction::Left | Direction::Right => self.pieces(seat) - self.vertical,
        }
    }

    /// Appends the captures and promotions of the seat to move.
    #[inline]
    pub(super) fn generate_forcing_moves(&self, out: &mut Vec<Move>) {
        if self.is_over() {
            return;
        }
        let occupied = self.occupied();
        let free = Squares::of_board(self.side) - occupied;
        let enemies = occupied - self.pieces(self.to_move);
        let goals = enemies | Squares::corners(self.side) & free;
        for direction in Direction::ALL {
            let pieces = self.facing(direction, self.to_move);
            let minions = direction.odd_steps(pieces - self.masters, free) & goals;
            let masters = direction.any_steps(pieces & self.masters, free) & enemies;
            for to in minions | masters {
                out.push(Move { from: direction.origin(to, occupied), to });
            }
        }
    }
}
