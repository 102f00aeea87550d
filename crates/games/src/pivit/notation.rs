//! Moves and positions as text.
//!
//! A move is written `b1b4`. A position has the rows of the board from the top, the seat to move,
//! the order of first promotions, and the number of moves since the last capture or promotion.

use tabuleiro_core::{Message, Notation, ParseError, Seat, Spot, msg};

use super::board::{Axis, Square, Squares, cell};
use super::{MESSAGES, Move, Options, Piece, Pivit};

/// The letters for the pieces of each seat.
pub(super) const LETTERS: [&str; 4] = ["a", "b", "c", "d"];

/// The numbers of steps that are parsed. More than any board has, so that they are reported as
/// illegal.
const STEPS: std::ops::RangeInclusive<i8> = -99..=99;

impl Notation for Pivit {
    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        let word = text.trim().to_ascii_lowercase();
        let not_a_move = || ParseError::new(msg!("pivit-a-move"), text);
        let (from, rest) = split_square(&word).ok_or_else(not_a_move)?;
        let rest = rest.trim_start();
        let second = rest.strip_prefix(['-', 'x']).map_or(rest, str::trim_start);
        if let Some(to) = parse_square(second) {
            return Ok(Move { from, to });
        }
        if !rest.starts_with(|c: char| c.is_ascii_digit() || c == '-' || c == '+') {
            return Err(not_a_move());
        }
        let steps = rest.parse().ok().filter(|steps| STEPS.contains(steps)).ok_or_else(|| {
            ParseError::new(msg!("pivit-expected-steps"), rest).within(Message::quote(text))
        })?;
        // Without a piece there is no axis, and the target does not matter.
        let axis = self.piece(from).map_or(Axis::Vertical, |piece| piece.axis);
        Ok(Move { from, to: from.step(axis, steps) })
    }

    fn format_move(&self, Move { from, to }: Move) -> String {
        if self.has_square(to) {
            return format!("{from}{to}");
        }
        if (0..26).contains(&to.x) && to.y >= -1 {
            // There is a column x beside the board, which would be read as a capture.
            return format!("{from}-{to}");
        }
        // Too far away to have a name.
        let axis = if from.y == to.y { Axis::Horizontal } else { Axis::Vertical };
        format!("{from} {}", from.steps_to(to, axis).unwrap_or_default())
    }

    fn parse_position(options: Options, text: &str) -> Result<Pivit, ParseError> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let &[rows, seat, promoted, idle] = fields.as_slice() else {
            let start = Pivit::new(options).format_position();
            return Err(ParseError::new(msg!("pivit-expected-position", start = start), text));
        };
        let mut state = Pivit::empty(options);
        state.parse_rows(rows)?;
        state.check_pieces()?;
        let to_move = state.parse_seat(seat).filter(|&seat| !state.pieces(seat).is_empty());
        let to_move = to_move.ok_or_else(|| {
            let able = state.seats().filter(|&seat| !state.pieces(seat).is_empty());
            ParseError::new(msg!("pivit-expected-seat", seats = list(able)), seat)
        })?;
        state.parse_promotions(promoted)?;
        let limit = state.quiet_move_limit();
        state.quiet_moves = idle
            .parse()
            .ok()
            .filter(|&moves| moves <= limit)
            .ok_or_else(|| ParseError::new(msg!("pivit-expected-idle", limit = limit), idle))?;
        state.advance(to_move);
        Ok(state)
    }

    fn format_position(&self) -> String {
        let side = self.side as i8;
        let rows: Vec<String> = (0..side)
            .rev()
            .map(|y| (0..side).map(|x| write_piece(self.piece(Square::new(x, y)))).collect())
            .collect();
        let promoted: String = self.promoted.seats().map(|seat| LETTERS[seat.index()]).collect();
        let promoted = if promoted.is_empty() { "-" } else { &promoted };
        let seat = LETTERS[self.to_move.index()];
        format!("{} {seat} {promoted} {}", rows.join("/"), self.quiet_moves)
    }

    fn parse_spot(&self, text: &str) -> Option<Spot> {
        let square = parse_square(text.trim()).filter(|&square| self.has_square(square))?;
        Some(Spot::Cell(cell(square)))
    }
}

/// Parses a square, on the board or beside it, in any case.
pub(super) fn parse_square(text: &str) -> Option<Square> {
    split_square(text).filter(|(_, rest)| rest.is_empty()).map(|(square, _)| square)
}

/// Splits a text after the square with which it begins.
fn split_square(text: &str) -> Option<(Square, &str)> {
    let letter = text.chars().next().filter(char::is_ascii_alphabetic)?.to_ascii_lowercase();
    let digits = &text[1..];
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    let (number, rest) = digits.split_at(end);
    let number: i8 = number.parse().ok().filter(|number| STEPS.contains(number))?;
    Some((Square::new((letter as u8 - b'a') as i8, number - 1), rest))
}

fn write_piece(piece: Option<Piece>) -> String {
    let Some(piece) = piece else {
        return ".".into();
    };
    let axis = match piece.axis {
        Axis::Vertical => '|',
        Axis::Horizontal => '-',
    };
    format!("{}{axis}", letter(piece))
}

/// Returns the letter of a piece, which is a capital for a master.
pub(super) fn letter(piece: Piece) -> String {
    let letter = LETTERS[piece.seat.index()];
    if piece.is_master { letter.to_uppercase() } else { letter.into() }
}

/// Returns a list of seats, such as `a, b or c`.
fn list(seats: impl Iterator<Item = Seat>) -> Message {
    Message::list_or(seats.map(|seat| LETTERS[seat.index()]))
}

impl Pivit {
    fn parse_rows(&mut self, text: &str) -> Result<(), ParseError> {
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != usize::from(self.side) {
            return Err(ParseError::new(msg!("expected-rows", rows = self.side), text));
        }
        for (y, row) in (0..self.side as i8).rev().zip(rows) {
            let mut letters = row.chars();
            for x in 0..self.side as i8 {
                let square = Square::new(x, y);
                if let Some(piece) = self
                    .parse_piece(&mut letters)
                    .map_err(|error| error.within(square.to_string()))?
                {
                    self.put(square, piece);
                }
            }
            if !letters.as_str().is_empty() {
                let expected = msg!("pivit-expected-squares", squares = self.side);
                return Err(ParseError::new(expected, row).within(msg!("place-row", row = y + 1)));
            }
        }
        Ok(())
    }

    /// Parses the next square of a row.
    fn parse_piece(&self, row: &mut std::str::Chars<'_>) -> Result<Option<Piece>, ParseError> {
        let quoted = |c: Option<char>| c.map(String::from).unwrap_or_default();
        let first = row.next();
        if first == Some('.') {
            return Ok(None);
        }
        let seat = first.and_then(|c| self.parse_seat(&c.to_ascii_lowercase().to_string()));
        let seat = seat.ok_or_else(|| {
            let expected = msg!("pivit-expected-piece", seats = list(self.seats()));
            ParseError::new(expected, quoted(first))
        })?;
        let axis = match row.next() {
            Some('|') => Axis::Vertical,
            Some('-') => Axis::Horizontal,
            other => {
                return Err(ParseError::new(msg!("pivit-expected-axis"), quoted(other)));
            }
        };
        let is_master = first.is_some_and(|c| c.is_ascii_uppercase());
        Ok(Some(Piece { seat, is_master, axis }))
    }

    /// Checks the number of pieces of each seat, and that there is no minion in a corner.
    fn check_pieces(&self) -> Result<(), ParseError> {
        let full = self.initial_pieces();
        for seat in self.seats() {
            let count = self.pieces(seat).len();
            if count > full {
                let letter = LETTERS[seat.index()];
                let expected = msg!("pivit-expected-pieces", most = full, letter = letter);
                return Err(ParseError::new(expected, count.to_string()));
            }
        }
        let minions = self.occupied() - self.masters;
        match (minions & Squares::corners(self.side)).into_iter().next() {
            Some(corner) => {
                let error =
                    ParseError::new(msg!("pivit-expected-master"), write_piece(self.piece(corner)));
                Err(error.within(corner.to_string()))
            }
            None => Ok(()),
        }
    }

    /// Parses a seat of this game.
    fn parse_seat(&self, text: &str) -> Option<Seat> {
        self.seats().find(|seat| LETTERS[seat.index()] == text)
    }

    fn parse_promotions(&mut self, text: &str) -> Result<(), ParseError> {
        for c in text.chars().filter(|_| text != "-") {
            let seat = self.parse_seat(&c.to_string());
            let seat = seat.filter(|&seat| self.promoted.number(seat).is_none());
            let seat =
                seat.ok_or_else(|| ParseError::new(msg!("pivit-expected-promotions"), text))?;
            self.promoted.add(seat);
        }
        // A seat with a master need not be listed, since the order may be unknown in a composed
        // position. But a seat with all its pieces and no master has never had one.
        for seat in self.promoted.seats() {
            let is_untouched = self.pieces(seat).len() == self.initial_pieces();
            if is_untouched && self.masters(seat).is_empty() {
                let letter = LETTERS[seat.index()];
                let expected = msg!("pivit-expected-no-promotion", letter = letter);
                return Err(ParseError::new(expected, text));
            }
        }
        Ok(())
    }
}
