//! The interface of the game to people: status, prompts, spots and news.

use std::fmt;

use tabuleiro_core::{
    Cell, Count, LocalizedError, Message, ParseError, Scene, Seat, SeatStatus, Spot, Status,
    TextView, Transition, Turn, View, Viewer, msg,
};

use super::notation::{read_cardinal, read_column, read_line, read_number};
use super::place::{Cardinal, Square};
use super::rules::squares;
use super::tile::Tile;
use super::{Board, Dominup, Illegal, MESSAGES, Move, scene, text};

/// Draws the board as everybody sees it.
impl fmt::Display for Dominup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text(Viewer::Spectator).fmt(f)
    }
}

impl View for Dominup {
    fn seat_name(seat: Seat) -> Message {
        name(seat)
    }

    fn prompt(&self) -> Message {
        msg!("dominup-prompt")
    }

    fn status(&self, _viewer: Viewer) -> Status {
        let seat_status = |seat: Seat| {
            let tiles = self.hands[seat].len();
            let counts = vec![Count::new("tiles", tiles, tiles_left(tiles))];
            let status = SeatStatus::new(seat, name(seat), counts);
            if tiles == 0 { status.with_mark("out") } else { status }
        };
        Status::new(Seat::all(self.players).map(seat_status))
    }

    fn text(&self, viewer: Viewer) -> TextView {
        let hand = match viewer {
            Viewer::Seat(seat) => text::draw_hand(self, seat),
            Viewer::Spectator => Vec::new(),
        };
        TextView { board: text::draw_board(self), hand }
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        scene::draw(self, viewer)
    }

    fn transition(before: &Dominup, _m: Move, after: &Dominup, _viewer: Viewer) -> Transition {
        scene::transition(before.to_move, after)
    }

    /// Who can climb must: the moves of one position are all of one sort.
    fn move_kind(&self, _m: Move) -> Option<&'static str> {
        let climbs = self.table.has_climb(self.hands[self.to_move]);
        Some(if climbs { "climb" } else { "expand" })
    }

    /// The tile in the hand, the cell of its first half, the cell of the other.
    fn spots(&self, m: Move) -> Vec<Spot> {
        let item = Spot::Tray(self.hands[self.to_move].rank(m.tile()) as u16);
        let [first, second] = squares(m).map(|square| Spot::Cell(square.cell()));
        vec![item, first, second]
    }

    fn explain_illegal_picks(&self, picked: &[Spot]) -> Option<Illegal> {
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
        let unreadable = |error: ParseError| error.message();
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

    fn events(before: &Dominup, _m: Move, after: &Dominup) -> Vec<Message> {
        let mover = before.to_move;
        let place = |seat: Seat| msg!("dominup-place", place = after.place_of(seat));
        let mut news = Vec::new();
        if after.hands[mover].is_empty() {
            news.push(msg!("dominup-out", who = name(mover), place = place(mover)));
        }
        news.extend(after.passed(before).map(|seat| msg!("dominup-passes", who = name(seat))));
        if let Turn::Over(_) = after.find_turn() {
            for seat in Seat::all(after.players).filter(|&seat| !after.hands[seat].is_empty()) {
                let left = tiles_left(after.hands[seat].len());
                let place = place(seat);
                news.push(msg!("dominup-has-left", who = name(seat), left = left, place = place));
            }
        }
        news
    }
}

/// The name of a seat: all tiles look alike.
fn name(seat: Seat) -> Message {
    msg!("dominup-player", number = seat.index() + 1)
}

/// A number of tiles in words: `1 tile left`, `5 tiles left`.
fn tiles_left(count: usize) -> Message {
    msg!("dominup-tiles-left", tiles = count)
}

impl Dominup {
    /// Checks that a line or a column is on the board; `refusal` tells that it is not.
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
            Turn::Over(outcome) => outcome.ranking.rank(seat),
            Turn::Of(_) => self.gone[seat],
        }
    }
}
