//! The view of the game for people: status, prompts, spots and events.

use std::fmt;

use tabuleiro_core::{
    Count, Game, LocalizedError, Message, Notation, ParseError, Scene, Seat, SeatStatus, Spot,
    Status, TextView, Transition, View, Viewer, msg,
};

use super::board::{Axis, Square, cell, square};
use super::notation::{LETTERS, parse_square};
use super::{Illegal, MESSAGES, Move, Pivit, scene, text};

/// Draws the board.
impl fmt::Display for Pivit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text(Viewer::Spectator).fmt(f)
    }
}

impl View for Pivit {
    fn seat_name(seat: Seat) -> Message {
        LETTERS[seat.index()].into()
    }

    fn prompt(&self) -> Message {
        msg!("pivit-a-move")
    }

    fn status(&self, _viewer: Viewer) -> Status {
        let seats = self.seats().map(|seat| self.seat_status(seat));
        Status { facts: self.facts(), ..Status::new(seats) }
    }

    fn text(&self, _viewer: Viewer) -> TextView {
        TextView { board: text::draw_board(self), hand: Vec::new() }
    }

    fn scene(&self, _viewer: Viewer) -> Scene {
        scene::draw(self)
    }

    fn transition(before: &Pivit, m: Move, after: &Pivit, _viewer: Viewer) -> Transition {
        scene::transition(before, m, after)
    }

    fn spots(&self, m: Move) -> Vec<Spot> {
        vec![Spot::Cell(cell(m.from)), Spot::Cell(cell(m.to))]
    }

    fn explain_illegal_picks(&self, picked: &[Spot]) -> Option<Illegal> {
        match *picked {
            [Spot::Cell(from)] => self.reason_for_immobility(square(from)),
            [Spot::Cell(from), Spot::Cell(to), ..] => {
                self.check(Move { from: square(from), to: square(to) }).err()
            }
            _ => None,
        }
    }

    fn questions(&self) -> Vec<Message> {
        vec![msg!("pivit-ask-square"), msg!("pivit-ask-steps")]
    }

    fn check_answer(&self, answers: &[&str]) -> Result<(), Message> {
        if let [from] = answers {
            let from = parse_square(from.trim())
                .ok_or_else(|| ParseError::new(msg!("pivit-expected-square"), *from).message())?;
            return self.reason_for_immobility(from).map_or(Ok(()), |reason| Err(reason.message()));
        }
        let m = self.parse_move(&answers.join(" ")).map_err(|error| error.message())?;
        self.check(m).map_err(|reason| reason.message())
    }

    fn events(before: &Pivit, m: Move, after: &Pivit) -> Vec<Message> {
        let mut events = Vec::new();
        let mover = before.to_move;
        if before.is_promotion(m) {
            let at = m.to.to_string();
            events.push(msg!("pivit-promotes", who = Pivit::seat_name(mover), at = at));
        }
        for seat in after.seats() {
            if after.pieces(seat).is_empty() && !before.pieces(seat).is_empty() {
                events.push(msg!("pivit-goes-out", who = Pivit::seat_name(seat)));
            }
        }
        if !after.is_over() {
            let passed = after.skipped(mover);
            events.extend(passed.map(|seat| msg!("pivit-passes", who = Pivit::seat_name(seat))));
        }
        events
    }
}

impl Pivit {
    /// Returns the reason why the piece on a square cannot move at all.
    fn reason_for_immobility(&self, from: Square) -> Option<Illegal> {
        let axis = self.piece(from).map_or(Axis::Vertical, |piece| piece.axis);
        // Every piece can move one step. Of two reasons, one on the board is preferred.
        let reasons: Result<Vec<Illegal>, ()> = [1, -1]
            .map(|steps| self.check(Move { from, to: from.step(axis, steps) }))
            .into_iter()
            .map(|checked| checked.err().ok_or(()))
            .collect();
        reasons.ok()?.into_iter().min_by_key(|illegal| matches!(illegal, Illegal::OffBoard { .. }))
    }

    /// Returns the seats after `mover` that had to pass because none of their pieces can move.
    fn skipped(&self, mover: Seat) -> impl Iterator<Item = Seat> {
        let (mover, players) = (mover.index(), self.players());
        (mover + 1..=mover + players)
            .map(move |index| Seat::new(index % players))
            .take_while(|&seat| seat != self.to_move)
            .filter(|&seat| !self.pieces(seat).is_empty())
    }

    /// Returns the pieces and masters of a seat.
    fn seat_status(&self, seat: Seat) -> SeatStatus {
        let (pieces, masters) = (self.pieces(seat).len(), self.masters(seat).len());
        let name = Pivit::seat_name(seat);
        if pieces == 0 {
            let none = Count::new("pieces", 0_usize, msg!("pivit-out"));
            return SeatStatus::new(seat, name, vec![none]).with_mark("out");
        }
        let pieces = Count::new("pieces", pieces, msg!("pivit-pieces", pieces = pieces));
        let masters = Count::new("masters", masters, msg!("pivit-masters", masters = masters));
        SeatStatus::new(seat, name, vec![pieces, masters])
    }

    /// Returns the order of the first promotions, and how near the game is to its end without
    /// progress.
    fn facts(&self) -> Vec<Message> {
        let mut facts = Vec::new();
        if self.promoted.seats().count() > 1 {
            let seats = self.promoted.seats().map(Pivit::seat_name);
            let order = seats.reduce(|first, next| msg!("pivit-then", first = first, next = next));
            facts.extend(order.map(|order| msg!("pivit-first-promotions", order = order)));
        }
        if self.quiet_moves >= self.quiet_move_limit() / 2 {
            facts.push(msg!(
                "pivit-idle",
                moves = self.quiet_moves,
                limit = self.quiet_move_limit()
            ));
        }
        facts
    }
}
