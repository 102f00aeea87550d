//! Moves and positions as text.

use tabuleiro_core::{Message, Notation, ParseError, Seat, Spot, msg};

use super::board::{Axis, Square, Squares, cell};
use super::{MESSAGES, Move, Options, Piece, Pivit};

/// What the seats are called.
pub(super) const LETTERS: [&str; 4] = ["a", "b", "c", "d"];

/// How many steps can be written; more than any board has, so that a person can be told so.
const STEPS: std::ops::RangeInclusive<i8> = -99..=99;

impl Notation for Pivit {
    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        let word = text.trim().to_ascii_lowercase();
        let not_a_move = || ParseError::new(msg!("pivit-a-move"), text);
        let (from, rest) = split_square(&word).ok_or_else(not_a_move)?;
        let rest = rest.trim_start();
        let second = rest.strip_prefix(['-', 'x']).map_or(rest, str::trim_start);
        if let Some(to) = read_square(second) {
            return Ok(Move { from, to });
        }
        if !rest.starts_with(|c: char| c.is_ascii_digit() || c == '-' || c == '+') {
            return Err(not_a_move());
        }
        let steps = rest.parse().ok().filter(|steps| STEPS.contains(steps)).ok_or_else(|| {
            ParseError::new(msg!("pivit-expected-steps"), rest).within(Message::quote(text))
        })?;
        // Without a piece there is no axis; but then the target does not matter.
        let axis = self.piece(from).map_or(Axis::Vertical, |piece| piece.axis);
        Ok(Move { from, to: from.stepped(axis, steps) })
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
        state.read_rows(rows)?;
        state.check_sets()?;
        let to_move = state.read_seat(seat).filter(|&seat| !state.pieces(seat).is_empty());
        let to_move = to_move.ok_or_else(|| {
            let able = state.seats().filter(|&seat| !state.pieces(seat).is_empty());
            ParseError::new(msg!("pivit-expected-seat", seats = list(able)), seat)
        })?;
        state.read_promotions(promoted)?;
        let limit = state.idle_limit();
        state.idle = idle
            .parse()
            .ok()
            .filter(|&idle| idle <= limit)
            .ok_or_else(|| ParseError::new(msg!("pivit-expected-idle", limit = limit), idle))?;
        state.settle(to_move);
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
        format!("{} {seat} {promoted} {}", rows.join("/"), self.idle)
    }

    fn parse_spot(&self, text: &str) -> Option<Spot> {
        let square = read_square(text.trim()).filter(|&square| self.has_square(square))?;
        Some(Spot::Cell(cell(square)))
    }
}

/// A square, on the board or beside it, in any case.
pub(super) fn read_square(text: &str) -> Option<Square> {
    split_square(text).filter(|(_, rest)| rest.is_empty()).map(|(square, _)| square)
}

/// The square with which a text begins, and the rest.
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

/// The letter of a piece: a capital for a master.
pub(super) fn letter(piece: Piece) -> String {
    let letter = LETTERS[piece.seat.index()];
    if piece.is_master { letter.to_uppercase() } else { letter.into() }
}

/// Seats as people list them: `a, b or c`.
fn list(seats: impl Iterator<Item = Seat>) -> Message {
    Message::list_or(seats.map(|seat| LETTERS[seat.index()]))
}

/// What a position is made of; a state is only filled here, and settled when all is read.
impl Pivit {
    fn read_rows(&mut self, text: &str) -> Result<(), ParseError> {
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != usize::from(self.side) {
            return Err(ParseError::new(msg!("expected-rows", rows = self.side), text));
        }
        for (y, row) in (0..self.side as i8).rev().zip(rows) {
            let mut letters = row.chars();
            for x in 0..self.side as i8 {
                let square = Square::new(x, y);
                if let Some(piece) = self
                    .read_piece(&mut letters)
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

    /// The next square of a row.
    fn read_piece(&self, row: &mut std::str::Chars<'_>) -> Result<Option<Piece>, ParseError> {
        let quoted = |c: Option<char>| c.map(String::from).unwrap_or_default();
        let first = row.next();
        if first == Some('.') {
            return Ok(None);
        }
        let seat = first.and_then(|c| self.read_seat(&c.to_ascii_lowercase().to_string()));
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

    /// Whether the pieces can have come from a set-up.
    fn check_sets(&self) -> Result<(), ParseError> {
        let full = self.full_set();
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

    /// A seat of this game by its letter.
    fn read_seat(&self, text: &str) -> Option<Seat> {
        self.seats().find(|seat| LETTERS[seat.index()] == text)
    }

    fn read_promotions(&mut self, text: &str) -> Result<(), ParseError> {
        for c in text.chars().filter(|_| text != "-") {
            let seat = self.read_seat(&c.to_string());
            let seat = seat.filter(|&seat| self.promoted.number(seat).is_none());
            let seat =
                seat.ok_or_else(|| ParseError::new(msg!("pivit-expected-promotions"), text))?;
            self.promoted.add(seat);
        }
        // Somebody with a master need not be listed: in a composed position nobody may know the
        // order. But a master that is gone was captured, so a full set of minions never had one.
        for seat in self.promoted.seats() {
            let is_untouched = self.pieces(seat).len() == self.full_set();
            if is_untouched && self.masters(seat).is_empty() {
                let letter = LETTERS[seat.index()];
                let expected = msg!("pivit-expected-no-promotion", letter = letter);
                return Err(ParseError::new(expected, text));
            }
        }
        Ok(())
    }
}
