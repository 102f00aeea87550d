//! The view of the game for people: status, prompts, spots and events.

use std::fmt;

use tabuleiro_core::{
    Cell, Count, Game, LocalizedError, Message, ParseError, Scene, Seat, SeatStatus, Spot, Status,
    TextView, Transition, Turn, View, Viewer, msg,
};

use super::notation::{parse_column, parse_direction, parse_line, parse_number};
use super::placement::{Direction, Square};
use super::tile::Tile;
use super::{Board, Dominup, Illegal, MESSAGES, Move, scene, text};

/// Draws the table as spectators see it.
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

    /// Climbs are mandatory, so that all moves of a position are of one kind.
    fn move_kind(&self, _m: Move) -> Option<&'static str> {
        let climbs = self.layout.has_climb(self.hands[self.to_move]);
        Some(if climbs { "climb" } else { "expand" })
    }

    /// Returns the tile in the hand, the cell of its first half and the cell of its other half.
    fn spots(&self, m: Move) -> Vec<Spot> {
        let item = Spot::Tray(self.hands[self.to_move].rank(m.tile()) as u16);
        let [first, second] = m.squares().map(|square| Spot::Cell(square.cell()));
        vec![item, first, second]
    }

    fn explain_illegal_picks(&self, picked: &[Spot]) -> Option<Illegal> {
        let (&Spot::Tray(item), cells) = picked.split_first()? else { return None };
        let tile = self.hands[self.to_move].iter().nth(item.into())?;
        let mut squares = cells.iter().map(|spot| match *spot {
            Spot::Cell(Cell { x, y }) => Square::new(y, x),
            _ => None,
        });
        let Some(first) = squares.next() else { return self.expand_obstacle() };
        let (first, second) = (first?, squares.next().flatten());
        let (small, large) = tile.numbers();
        let errors: Vec<Illegal> = Direction::ALL
            .into_iter()
            .filter(|&direction| second.is_none_or(|second| first.step(direction) == second))
            .filter_map(|direction| self.check(Move::new(small, large, first, direction)).err())
            .collect();
        // The directions can have different errors. A mandatory climb is the most useful one.
        let mandatory = errors.iter().find(|error| matches!(error, Illegal::ClimbPossible(_)));
        mandatory.or(errors.first()).cloned()
    }

    fn questions(&self) -> Vec<Message> {
        vec![
            msg!("dominup-ask-left"),
            msg!("dominup-ask-right"),
            msg!("dominup-ask-line"),
            msg!("dominup-ask-column"),
            msg!("dominup-ask-direction"),
        ]
    }

    fn check_answer(&self, answers: &[&str]) -> Result<(), Message> {
        let illegal = |error: Illegal| error.message();
        let parse_error = |error: ParseError| error.message();
        match *answers {
            [left] => {
                let left = parse_number(left).map_err(parse_error)?;
                self.check_number(left).map_err(illegal)
            }
            [left, right] => {
                let left = parse_number(left).map_err(parse_error)?;
                let right = parse_number(right).map_err(parse_error)?;
                self.check_held(Tile::of(left, right)).map_err(illegal)
            }
            [_, _, line] => {
                let line = parse_line(line).map_err(parse_error)?;
                self.check_range(line, |first, last| {
                    msg!("dominup-line-out-of-range", number = line, first = first, last = last)
                })
            }
            [_, _, _, column] => {
                let column = parse_column(column).map_err(parse_error)?;
                self.check_range(column, |first, last| {
                    msg!("dominup-column-out-of-range", number = column, first = first, last = last)
                })
            }
            [.., direction] => {
                parse_direction(direction).map(drop).map_err(|_| msg!("dominup-not-a-direction"))
            }
            [] => Ok(()),
        }
    }

    fn events(before: &Dominup, _m: Move, after: &Dominup) -> Vec<Message> {
        let mover = before.to_move;
        let rank = |seat: Seat| msg!("dominup-place", place = after.rank_of(seat));
        let mut events = Vec::new();
        if after.hands[mover].is_empty() {
            events.push(msg!("dominup-out", who = name(mover), place = rank(mover)));
        }
        events.extend(after.passed(before).map(|seat| msg!("dominup-passes", who = name(seat))));
        if let Turn::Over(_) = after.turn() {
            for seat in Seat::all(after.players).filter(|&seat| !after.hands[seat].is_empty()) {
                let left = tiles_left(after.hands[seat].len());
                let place = rank(seat);
                events.push(msg!("dominup-has-left", who = name(seat), left = left, place = place));
            }
        }
        events
    }
}

/// Returns the name of a seat, which is a number because all tiles look alike.
fn name(seat: Seat) -> Message {
    msg!("dominup-player", number = seat.index() + 1)
}

/// Returns the message for a number of tiles, such as `5 tiles left`.
fn tiles_left(count: usize) -> Message {
    msg!("dominup-tiles-left", tiles = count)
}

impl Dominup {
    /// Checks that a line or a column is on the board. `error` returns the message if it is not.
    fn check_range(&self, number: i16, error: impl Fn(i8, i8) -> Message) -> Result<(), Message> {
        match self.options.board {
            Board::Within { first, last }
                if !(i16::from(first)..=i16::from(last)).contains(&number) =>
            {
                Err(error(first, last))
            }
            _ => Ok(()),
        }
    }

    /// Returns the rank of a seat, once it is known.
    fn rank_of(&self, seat: Seat) -> u8 {
        match self.turn() {
            Turn::Over(outcome) => outcome.ranking.rank(seat),
            Turn::Of(_) => self.finished[seat],
        }
    }
}
