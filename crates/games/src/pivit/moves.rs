//! The moves that there are, and what playing one does.

use tabuleiro_core::Seat;

use super::Pivit;
use super::board::{Axis, Square, Squares, targets};

/// A piece slides from one square to another.
///
/// Any two squares make a move that can be written down, on the board or beside it; whether it is
/// allowed is for the rules to say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// Where the piece stands.
    pub from: Square,
    /// Where it is to stand.
    pub to: Square,
}

/// A set of the squares of a line.
#[derive(Clone, Copy)]
struct Steps {
    count: u8,
    /// Those in the set, counted from the end of the line and in order; what follows them means
    /// nothing. Nobody can move to all eight.
    steps: [u8; 7],
}

/// Every set of squares of a line, by its bits.
static STEPS: [Steps; 256] = {
    let mut all = [Steps { count: 0, steps: [0; 7] }; 256];
    let mut set = 0;
    while set < 255 {
        let mut step = 0;
        while step < 8 {
            if set >> step & 1 == 1 {
                all[set].steps[all[set].count as usize] = step;
                all[set].count += 1;
            }
            step += 1;
        }
        set += 1;
    }
    all
};

/// By axis and bit of the square: the moves to every square of that line, in order.
static MOVES: [[[Move; 8]; 64]; 2] = {
    let corner = Square::from_bit(0);
    let mut moves = [[[Move { from: corner, to: corner }; 8]; 64]; 2];
    let mut bit = 0;
    while bit < 64 {
        let from = Square::from_bit(bit as u32);
        let mut step = 0;
        while step < 8 {
            let (column, row) = (Square::new(from.x, step as i8), Square::new(step as i8, from.y));
            moves[Axis::Vertical as usize][bit][step] = Move { from, to: column };
            moves[Axis::Horizontal as usize][bit][step] = Move { from, to: row };
            step += 1;
        }
        bit += 1;
    }
    moves
};

impl Pivit {
    #[inline]
    pub(super) fn list_moves(&self, out: &mut Vec<Move>) {
        if self.is_over() {
            return;
        }
        for (from, targets) in self.targets() {
            let Steps { count, steps } = &STEPS[usize::from(targets)];
            let line = &MOVES[self.axis(from) as usize][from.bit() as usize % 64];
            let slide = |step: &u8| line[usize::from(step % 8)];
            // Minions have at most four moves. Four are always written, and only the moves kept:
            // the processor cannot foresee how many there are, and a wrong guess costs more.
            let end = out.len() + usize::from(*count);
            let (often, seldom) = steps.split_at(4);
            out.extend(often.iter().map(slide));
            if *count > 4 {
                out.extend(seldom.iter().map(slide));
            }
            out.truncate(end);
        }
    }

    #[inline]
    pub(super) fn count_moves(&self) -> usize {
        if self.is_over() {
            return 0;
        }
        self.targets().map(|(_, targets)| usize::from(STEPS[usize::from(targets)].count)).sum()
    }

    /// The pieces of the seat to move, and where each can go, as bits of its line.
    #[inline]
    fn targets(&self) -> impl Iterator<Item = (Square, u8)> {
        let pieces = self.pieces[self.to_move];
        // Nobody slides beyond the small board, just as nobody slides onto their own pieces.
        let own = pieces | !Squares::of_board(self.side);
        let taken = own | self.occupied();
        let from_each = move |from| {
            let (axis, is_master) = (self.axis(from), self.masters.contains(from));
            (from, targets(from, axis, is_master, taken, own))
        };
        pieces.into_iter().map(from_each)
    }

    /// Whether a seat has a legal move.
    ///
    /// One step is allowed for minions and masters alike, and a longer move passes the same
    /// neighbour: a piece can move exactly if a square beside it on its axis is not its owner's.
    #[inline]
    pub(super) fn can_move(&self, seat: Seat) -> bool {
        let own = self.pieces[seat];
        let neighbours =
            (own & self.vertical).above_and_below() | (own - self.vertical).left_and_right();
        !(neighbours & Squares::of_board(self.side)).is_subset(own)
    }

    #[inline]
    pub(super) fn make_move(&mut self, m: Move) {
        let seat = self.to_move;
        if self.occupied().contains(m.to) || self.is_promotion(m) {
            return self.make_progress(m);
        }
        self.shift(seat, m);
        self.idle += 1;
        self.past.remember(m);
        self.settle_quiet(seat.next(self.players.into()));
    }

    /// A move that is a capture or a promotion. Apart from the others: there are few of them.
    #[inline(never)]
    fn make_progress(&mut self, m: Move) {
        let seat = self.to_move;
        let is_promotion = self.is_promotion(m);
        self.capture(m.to);
        self.shift(seat, m);
        if is_promotion {
            self.masters |= Squares::of(m.to);
            self.promoted.add(seat);
        }
        self.idle = 0;
        self.past.clear();
        self.settle(seat.next(self.players.into()));
    }

    /// Puts a piece of this seat on another square, where none is, and turns it.
    #[inline]
    fn shift(&mut self, seat: Seat, Move { from, to }: Move) {
        let (left, reached) = (Squares::of(from), Squares::of(to));
        let touched = left | reached;
        let turned = if self.vertical.contains(from) { left } else { reached };
        let mastered = if self.masters.contains(from) { touched } else { Squares::EMPTY };
        self.pieces[seat] ^= touched;
        self.vertical ^= turned;
        self.masters ^= mastered;
    }

    /// Takes back a move that was neither a capture nor a promotion, as far as the pieces go, and
    /// says whose it was.
    pub(super) fn take_back(&mut self, Move { from, to }: Move) -> Seat {
        let mut seats = self.seats();
        let seat = seats.find(|&seat| self.pieces[seat].contains(to));
        let seat = seat.expect("a piece stands where it has moved to");
        self.shift(seat, Move { from: to, to: from });
        seat
    }

    /// Takes the piece on a square, if there is one, off the board, and notes whether its owner is
    /// out.
    fn capture(&mut self, square: Square) {
        for seat in self.seats() {
            let left = self.pieces[seat] - Squares::of(square);
            if left.is_empty() && left != self.pieces[seat] {
                self.went_out.add(seat);
            }
            self.pieces[seat] = left;
        }
        self.vertical -= Squares::of(square);
        self.masters -= Squares::of(square);
    }

    /// Whether a legal move makes a minion a master.
    #[inline]
    pub(super) fn is_promotion(&self, m: Move) -> bool {
        !self.masters.contains(m.from) && Squares::corners(self.side).contains(m.to)
    }
}
