//! The table in a terminal.

use std::ops::RangeInclusive;

use tabuleiro_core::{
    Cell, Ink, Language, Line, LocalizedError, Message, Scene, Seat, Span, Spot, TextView, Turn,
    Unreadable, View, Viewer, msg,
};

use super::notation::{read_cardinal, read_column, read_line, read_number};
use super::place::{Cardinal, Square};
use super::rules::squares;
use super::table::Stack;
use super::tile::Tile;
use super::{Board, Dominup, Illegal, MESSAGES, Move, scene};

/// How much empty table is shown around the tiles: any tile that touches them lies within.
const MARGIN: i16 = 2;
/// How many tiles of a hand are drawn beside each other.
const HAND_WIDTH: usize = 12;

impl View for Dominup {
    fn seat_name(seat: Seat) -> Message {
        name(seat)
    }

    fn prompt(&self) -> Message {
        msg!("dominup-prompt")
    }

    fn text(&self, viewer: Viewer, language: Language) -> TextView {
        let mut status: Vec<Line> =
            Seat::all(self.players).map(|seat| self.count_line(seat, language)).collect();
        if let Viewer::Seat(seat) = viewer {
            status.extend(self.hand_lines(seat));
        }
        TextView { board: self.board_lines(), status }
    }

    fn scene(&self, viewer: Viewer, language: Language) -> Scene {
        scene::draw(self, viewer, language)
    }

    /// Who can climb must: the moves of one position are all of one sort.
    fn sort(&self, _m: Move) -> Option<&'static str> {
        let climbs = self.table.has_climb(self.hands[self.to_move]);
        Some(if climbs { "climb" } else { "expand" })
    }

    /// The tile in the hand, the cell of its first half, the cell of the other.
    fn spots(&self, m: Move) -> Vec<Spot> {
        let item = Spot::Tray(self.hands[self.to_move].rank(m.tile()) as u16);
        let [first, second] = squares(m).map(|square| Spot::Cell(square.cell()));
        vec![item, first, second]
    }

    fn why_not(&self, picked: &[Spot]) -> Option<Illegal> {
        let (&Spot::Tray(item), cells) = picked.split_first()? else { return None };
        let tile = self.hands[self.to_move].iter().nth(item.into())?;
        let mut squares = cells.iter().map(|spot| match *spot {
            Spot::Cell(Cell { x, y }) => Square::new(y, x),
            _ => None,
        });
        let Some(first) = squares.next() else { return self.must_first() };
        let (first, second) = (first?, squares.next().flatten());
        let (small, large) = tile.numbers();
        let refusals: Vec<Illegal> = Cardinal::ALL
            .into_iter()
            .filter(|&cardinal| second.is_none_or(|second| first.to(cardinal) == second))
            .filter_map(|cardinal| self.check_move(Move::new(small, large, first, cardinal)).err())
            .collect();
        // One direction meets what must be done first, another a stack: the former is the reason.
        let urgent = refusals.iter().find(|refusal| matches!(refusal, Illegal::ClimbPossible(_)));
        urgent.or(refusals.first()).cloned()
    }

    fn questions(&self) -> Vec<Message> {
        vec![
            msg!("dominup-ask-left"),
            msg!("dominup-ask-right"),
            msg!("dominup-ask-line"),
            msg!("dominup-ask-column"),
            msg!("dominup-ask-cardinal"),
        ]
    }

    fn check_answer(&self, answers: &[&str]) -> Result<(), Message> {
        let refused = |error: Illegal| error.message();
        let unreadable = |error: Unreadable| error.message();
        match *answers {
            [left] => {
                let left = read_number(left).map_err(unreadable)?;
                self.check_number(left).map_err(refused)
            }
            [left, right] => {
                let left = read_number(left).map_err(unreadable)?;
                let right = read_number(right).map_err(unreadable)?;
                self.check_held(Tile::of(left, right)).map_err(refused)
            }
            [_, _, line] => {
                let line = read_line(line).map_err(unreadable)?;
                self.check_range(line, |first, last| {
                    msg!("dominup-line-out-of-range", number = line, first = first, last = last)
                })
            }
            [_, _, _, column] => {
                let column = read_column(column).map_err(unreadable)?;
                self.check_range(column, |first, last| {
                    msg!("dominup-column-out-of-range", number = column, first = first, last = last)
                })
            }
            [.., cardinal] => {
                read_cardinal(cardinal).map(drop).map_err(|_| msg!("dominup-not-a-cardinal"))
            }
            [] => Ok(()),
        }
    }

    fn news(before: &Dominup, _m: Move, after: &Dominup) -> Vec<Message> {
        let mover = before.to_move;
        let place = |seat: Seat| msg!("dominup-place", place = after.place_of(seat));
        let mut news = Vec::new();
        if after.hands[mover].is_empty() {
            news.push(msg!("dominup-out", who = name(mover), place = place(mover)));
        }
        news.extend(after.passed(before).map(|seat| msg!("dominup-passes", who = name(seat))));
        if let Turn::Over(_) = after.find_turn() {
            for seat in Seat::all(after.players).filter(|&seat| !after.hands[seat].is_empty()) {
                let left = tiles_left(after.hands[seat].count());
                let place = place(seat);
                news.push(msg!("dominup-has-left", who = name(seat), left = left, place = place));
            }
        }
        news
    }
}

/// What a seat is called: their tiles look alike.
fn name(seat: Seat) -> Message {
    msg!("dominup-player", number = seat.index() + 1)
}

/// Number of tiles in words: `1 tile left`, `5 tiles left`.
fn tiles_left(count: usize) -> Message {
    msg!("dominup-tiles-left", tiles = count)
}

impl Dominup {
    /// The lines and columns to be shown: those in use and some around them, or the whole board.
    pub(super) fn extent(&self) -> (RangeInclusive<i16>, RangeInclusive<i16>) {
        if let Board::Within { first, last } = self.options.board {
            let all = i16::from(first)..=i16::from(last);
            return (all.clone(), all);
        }
        // Before the first play the middle is shown, where it will be.
        let [first, last] = squares(Move::FIRST);
        let mut lines = (first.line(), last.line());
        let mut columns = (first.column(), last.column());
        for square in self.table.squares() {
            lines = (lines.0.min(square.line()), lines.1.max(square.line()));
            columns = (columns.0.min(square.column()), columns.1.max(square.column()));
        }
        let around = |(first, last)| first - MARGIN..=last + MARGIN;
        (around(lines), around(columns))
    }

    fn board_lines(&self) -> Vec<Line> {
        let (lines, columns) = self.extent();
        let rule = |left: &str, between: &str, right: &str| {
            let cells = vec!["───"; columns.clone().count()];
            let text = format!("    {left}{}{right}", cells.join(between));
            Line::default().with(text, Ink::Faint)
        };
        let numbers: Vec<String> = columns.clone().map(|column| format!("{column:^3}")).collect();
        let numbers = format!("     {}", numbers.join(" ").trim_end());
        let numbers = Line::default().with(numbers, Ink::Faint);
        let mut drawn = vec![numbers.clone()];
        for line in lines.clone() {
            drawn.push(if line == *lines.start() {
                rule("┌", "┬", "┐")
            } else {
                rule("├", "┼", "┤")
            });
            drawn.push(self.row_line(line, columns.clone()));
        }
        drawn.extend([rule("└", "┴", "┘"), numbers]);
        drawn
    }

    fn row_line(&self, line: i16, columns: RangeInclusive<i16>) -> Line {
        let mut row = Line::default().with(format!("{line:>3} "), Ink::Faint);
        for column in columns {
            row = row.with("│", Ink::Faint);
            let stack = Square::new(line, column).and_then(|square| self.table.stack(square));
            let (text, ink) = match stack {
                Some(stack) => (half_text(stack), Ink::Plain),
                None => ("   ".into(), Ink::Faint),
            };
            row = row.cell(Cell::new(column, line), text, ink);
        }
        row.with(format!("│ {line}"), Ink::Faint)
    }

    /// How many tiles a seat has left.
    fn count_line(&self, seat: Seat, language: Language) -> Line {
        let left = language.say(&tiles_left(self.hands[seat].count()));
        Line::default()
            .with(language.say(&name(seat)), Ink::Seat(seat))
            .with(format!(": {left}"), Ink::Plain)
    }

    /// The hand as drawn tiles. Each of the 36 has a place of its own, which stays empty without
    /// it: so nothing moves as tiles are played, and nothing needs to be known but the hand.
    fn hand_lines(&self, seat: Seat) -> Vec<Line> {
        let all: Vec<Tile> = Tile::all().collect();
        let rows = all.chunks(HAND_WIDTH);
        rows.flat_map(|row| (0..3).map(|part| self.hand_line(seat, row, part))).collect()
    }

    /// The upper edges, the numbers or the lower edges of a row of tiles.
    fn hand_line(&self, seat: Seat, row: &[Tile], part: usize) -> Line {
        let hand = self.hands[seat];
        let is_its_turn = self.find_turn() == Turn::Of(seat);
        let mut line = Line::default();
        for (number, &tile) in row.iter().enumerate() {
            if number > 0 {
                line = line.with(" ", Ink::Plain);
            }
            let (small, large) = tile.numbers();
            let (text, spot) = if hand.has(tile) {
                let text = match part {
                    0 => "┌─┬─┐".into(),
                    1 => format!("│{small}│{large}│"),
                    _ => "└─┴─┘".into(),
                };
                (text, is_its_turn.then(|| Spot::Tray(hand.rank(tile) as u16)))
            } else {
                ("     ".into(), None)
            };
            line.0.push(Span { text: text.into(), spot, ink: Ink::Seat(seat) });
        }
        line
    }

    /// Checks that a line or a column is on the board; `refusal` makes the message from the first
    /// and the last one.
    fn check_range(&self, number: i16, refusal: impl Fn(i8, i8) -> Message) -> Result<(), Message> {
        match self.options.board {
            Board::Within { first, last }
                if !(i16::from(first)..=i16::from(last)).contains(&number) =>
            {
                Err(refusal(first, last))
            }
            _ => Ok(()),
        }
    }

    /// The place in which a seat is, once that is known.
    fn place_of(&self, seat: Seat) -> u8 {
        match self.find_turn() {
            Turn::Over(outcome) => outcome.places.place(seat),
            Turn::Of(_) => self.gone[seat],
        }
    }
}

/// Number, arrow to the other half, level: `2→3`.
fn half_text(stack: Stack) -> String {
    format!("{}{}{}", stack.number, stack.toward.arrow(), stack.height)
}
