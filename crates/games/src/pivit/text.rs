//! The board in a terminal, and what is said about a move.

use tabuleiro_core::{
    Game, Ink, Language, Line, LocalizedError, Message, Notation, Scene, Seat, Spot, TextView,
    Unreadable, View, Viewer, msg,
};

use super::board::{Axis, Square, cell, is_dark, square};
use super::notation::{LETTERS, letter, read_square};
use super::{Illegal, MESSAGES, Move, Pivit, scene};

impl View for Pivit {
    fn seat_name(seat: Seat) -> Message {
        LETTERS[seat.index()].into()
    }

    fn prompt(&self) -> Message {
        msg!("pivit-a-move")
    }

    fn text(&self, _viewer: Viewer, language: Language) -> TextView {
        TextView { board: self.board_lines(), status: self.status_lines(language) }
    }

    fn scene(&self, _viewer: Viewer, _language: Language) -> Scene {
        scene::draw(self)
    }

    fn spots(&self, m: Move) -> Vec<Spot> {
        vec![Spot::Cell(cell(m.from)), Spot::Cell(cell(m.to))]
    }

    fn why_not(&self, picked: &[Spot]) -> Option<Illegal> {
        match *picked {
            [Spot::Cell(from)] => self.why_stuck(square(from)),
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
            let from = read_square(from.trim())
                .ok_or_else(|| Unreadable::new(msg!("pivit-expected-square"), *from).message())?;
            return self.why_stuck(from).map_or(Ok(()), |reason| Err(reason.message()));
        }
        let m = self.read_move(&answers.join(" ")).map_err(|error| error.message())?;
        self.check(m).map_err(|reason| reason.message())
    }

    fn news(before: &Pivit, m: Move, after: &Pivit) -> Vec<Message> {
        let mut news = Vec::new();
        let mover = before.to_move;
        if before.is_promotion(m) {
            let at = m.to.to_string();
            news.push(msg!("pivit-promotes", who = Pivit::seat_name(mover), at = at));
        }
        for seat in after.seats() {
            if after.pieces(seat).is_empty() && !before.pieces(seat).is_empty() {
                news.push(msg!("pivit-goes-out", who = Pivit::seat_name(seat)));
            }
        }
        if !after.is_over() {
            let passed = after.skipped(mover);
            news.extend(passed.map(|seat| msg!("pivit-passes", who = Pivit::seat_name(seat))));
        }
        news
    }
}

/// The names of the columns under the board.
const COLUMNS: &str = "     A     B     C     D     E     F     G     H";

/// A third of an empty square, and what is seen of the square around a piece.
fn ground(square: Square) -> &'static str {
    if is_dark(square) { "/////" } else { "     " }
}

impl Pivit {
    /// Why the piece on a square cannot move at all.
    fn why_stuck(&self, from: Square) -> Option<Illegal> {
        let axis = self.piece(from).map_or(Axis::Vertical, |piece| piece.axis);
        // Every piece may move one step; of two reasons the one on the board says more.
        let reasons: Result<Vec<Illegal>, ()> = [1, -1]
            .map(|steps| self.check(Move { from, to: from.stepped(axis, steps) }))
            .into_iter()
            .map(|checked| checked.err().ok_or(()))
            .collect();
        reasons.ok()?.into_iter().min_by_key(|why| matches!(why, Illegal::OffBoard { .. }))
    }

    /// Who would have been to move after `mover`, but has pieces that cannot.
    fn skipped(&self, mover: Seat) -> impl Iterator<Item = Seat> {
        let (mover, players) = (mover.index(), self.players());
        (mover + 1..=mover + players)
            .map(move |index| Seat::new(index % players))
            .take_while(|&seat| seat != self.to_move)
            .filter(|&seat| !self.pieces(seat).is_empty())
    }

    fn board_lines(&self) -> Vec<Line> {
        let side = self.side as i8;
        let rule = format!("  {}", "-".repeat(6 * usize::from(self.side) + 1));
        let rule = || Line::default().with(rule.clone(), Ink::Faint);
        let mut lines = vec![rule()];
        for y in (0..side).rev() {
            lines.extend((0..3).map(|part| self.row_line(y, part)));
            lines.push(rule());
        }
        let letters = &COLUMNS[..6 * usize::from(self.side)];
        lines.push(Line::default().with(letters, Ink::Faint));
        lines
    }

    /// One of the three lines in which a row is drawn.
    fn row_line(&self, y: i8, part: usize) -> Line {
        let label = if part == 1 { format!("{} |", y + 1) } else { "  |".into() };
        let mut line = Line::default().with(label, Ink::Faint);
        for x in 0..self.side as i8 {
            line = self.square_spans(line, Square::new(x, y), part).with("|", Ink::Faint);
        }
        line
    }

    /// The line with a third of a square: the piece in its colour, what is around it faint.
    fn square_spans(&self, line: Line, square: Square, part: usize) -> Line {
        let at = cell(square);
        let ground = ground(square);
        let Some(piece) = self.piece(square) else {
            return line.cell(at, ground, Ink::Faint);
        };
        let ink = Ink::Seat(piece.seat);
        let mark = match (piece.axis, part) {
            (Axis::Horizontal, 1) => return line.cell(at, format!("< {} >", letter(piece)), ink),
            (Axis::Horizontal, _) => return line.cell(at, ground, Ink::Faint),
            (Axis::Vertical, 0) => "^".into(),
            (Axis::Vertical, 1) => letter(piece),
            (Axis::Vertical, _) => "v".into(),
        };
        line.cell(at, &ground[..2], Ink::Faint).cell(at, mark, ink).cell(
            at,
            &ground[3..],
            Ink::Faint,
        )
    }

    /// What everybody has, who promoted first, and how near the end is if nothing happens.
    fn status_lines(&self, language: Language) -> Vec<Line> {
        let line = |seat: Seat| {
            Line::default()
                .with(LETTERS[seat.index()], Ink::Seat(seat))
                .with(format!(": {}", language.say(&self.set(seat))), Ink::Plain)
        };
        let mut lines: Vec<Line> = self.seats().map(line).collect();
        if self.promoted.seats().count() > 1 {
            let seats = self.promoted.seats().map(Pivit::seat_name);
            let order = seats.reduce(|first, next| msg!("pivit-then", first = first, next = next));
            let told = order.map(|order| msg!("pivit-first-promotions", order = order));
            lines.extend(told.map(|told| Line::of(language.say(&told))));
        }
        if self.idle >= self.idle_limit() / 2 {
            let told = msg!("pivit-idle", moves = self.idle, limit = self.idle_limit());
            lines.push(Line::of(language.say(&told)));
        }
        lines
    }

    /// `5 pieces, 2 masters`.
    fn set(&self, seat: Seat) -> Message {
        let pieces = self.pieces(seat).count();
        if pieces == 0 {
            return msg!("pivit-out");
        }
        let masters = msg!("pivit-masters", masters = self.masters(seat).count());
        Message::list([msg!("pivit-pieces", pieces = pieces), masters])
    }
}
