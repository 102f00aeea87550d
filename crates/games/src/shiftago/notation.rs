//! Moves and positions as text.

use tabuleiro_core::{Notation, PerSeat, Seat, Unreadable};

use super::board::{Edge, Lane, Marbles, SIDE};
use super::state::{MARBLES, PLAYERS};
use super::{Move, Options, Shiftago};

/// The marbles of the seats.
pub(super) const LETTERS: [&str; 2] = ["X", "O"];

/// What a move looks like.
const A_MOVE: &str = "an edge (left, right, up or down) and a lane from 1 to 7, such as L3";

impl Notation for Shiftago {
    fn read_move(&self, text: &str) -> Result<Move, Unreadable> {
        let word = text.trim();
        let (edge, lane) =
            word.split_at(word.find(|c: char| !c.is_alphabetic()).unwrap_or(word.len()));
        let edge = read_edge(edge).map_err(|_| Unreadable::new(A_MOVE, text))?;
        let lane = lane.trim();
        if lane.is_empty() {
            return Err(Unreadable::new(A_MOVE, text));
        }
        let number = lane.parse().ok();
        let lane = number.and_then(Lane::numbered).ok_or_else(|| {
            Unreadable::new("a lane from 1 to 7", lane).within(format!("{text:?}"))
        })?;
        Ok(Move::Insert { edge, lane })
    }

    fn write_move(&self, m: Move) -> String {
        let Move::Insert { edge, lane } = m;
        let letter = match edge {
            Edge::Left => 'L',
            Edge::Right => 'R',
            Edge::Up => 'U',
            Edge::Down => 'D',
        };
        format!("{letter}{}", lane.number())
    }

    fn read_position(options: &Options, text: &str) -> Result<Shiftago, Unreadable> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let &[rows, seat, supplies] = fields.as_slice() else {
            let expected = "a board, the seat to move and the supplies, \
                such as ......./......./......./......./......./......./....... 1 22,22";
            return Err(Unreadable::new(expected, text));
        };
        let marbles = read_rows(rows)?;
        let to_move = match seat.parse() {
            Ok(number @ 1..=PLAYERS) => Seat::new(number - 1),
            _ => return Err(Unreadable::new("the seat to move, 1 or 2", seat)),
        };
        let supplies = read_supplies(supplies, marbles)?;
        Ok(Shiftago::set_up(*options, marbles, supplies, to_move))
    }

    fn write_position(&self) -> String {
        let rows: Vec<String> = (1..=SIDE)
            .map(|row| {
                let letter =
                    |column| self.owner(row, column).map_or(".", |seat| LETTERS[seat.index()]);
                (1..=SIDE).map(letter).collect()
            })
            .collect();
        let supplies: Vec<String> =
            Seat::all(PLAYERS).map(|seat| self.supply(seat).to_string()).collect();
        format!("{} {} {}", rows.join("/"), self.to_move, supplies.join(","))
    }
}

/// An edge by its first letter or a whole word, in any case.
pub(super) fn read_edge(text: &str) -> Result<Edge, Unreadable> {
    match text.to_lowercase().as_str() {
        "l" | "left" => Ok(Edge::Left),
        "r" | "right" => Ok(Edge::Right),
        "u" | "up" | "t" | "top" => Ok(Edge::Up),
        "d" | "down" | "b" | "bottom" => Ok(Edge::Down),
        _ => Err(Unreadable::new("an edge: left, right, up or down", text)),
    }
}

fn read_rows(text: &str) -> Result<PerSeat<Marbles>, Unreadable> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != SIDE {
        return Err(Unreadable::new("7 rows with / between them", text));
    }
    let mut marbles = PerSeat::<Marbles>::default();
    for (number, row) in (1..).zip(rows) {
        let within = |error: Unreadable| error.within(format!("row {number}"));
        if row.chars().count() != SIDE {
            return Err(within(Unreadable::new("7 cells", row)));
        }
        for (column, c) in (1..).zip(row.chars()) {
            let letter = c.to_ascii_uppercase().to_string();
            match LETTERS.iter().position(|&known| known == letter) {
                Some(seat) => {
                    let owner = &mut marbles[Seat::new(seat)];
                    *owner = owner.and(Marbles::at(number, column));
                }
                None if c == '.' => {}
                None => {
                    let error = Unreadable::new("X, O or . for an empty cell", c);
                    return Err(within(error.within(format!("column {column}"))));
                }
            }
        }
    }
    Ok(marbles)
}

fn read_supplies(text: &str, marbles: PerSeat<Marbles>) -> Result<PerSeat<u8>, Unreadable> {
    let numbers: Vec<&str> = text.split(',').collect();
    if numbers.len() != PLAYERS {
        return Err(Unreadable::new("the supplies of 2 seats, such as 22,22", text));
    }
    let mut supplies = PerSeat::default();
    for (seat, number) in Seat::all(PLAYERS).zip(numbers) {
        let room = u32::from(MARBLES).checked_sub(marbles[seat].count());
        let letter = LETTERS[seat.index()];
        let Some(room) = room else {
            let expected = format!("at most {MARBLES} marbles {letter} on the board");
            return Err(Unreadable::new(expected, marbles[seat].count().to_string()));
        };
        supplies[seat] = match number.parse() {
            Ok(supply) if u32::from(supply) <= room => supply,
            _ => {
                let expected = format!("a supply of 0 to {room} marbles for {letter}");
                return Err(Unreadable::new(expected, number));
            }
        };
    }
    Ok(supplies)
}
