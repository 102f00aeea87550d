//! Moves and positions as text.

use std::fmt;

use tabuleiro_core::{Game, Notation, PerSeat, Seat, Spot, Unreadable};

use super::place::{Cardinal, NAMED, Square};
use super::table::{Table, Way};
use super::tile::{Number, Tile, Tiles};
use super::{Dominup, Move, Options, Placings};

/// What a move looks like.
const A_MOVE: &str = "a tile, a line, a column and a cardinal (n, e, s or w), such as 26@13,12s";
/// What a position looks like.
const A_POSITION: &str = "the plays, the hands and the seat to move, such as 77@9,9e 01,03|00,02 1";
/// No play yet, or an empty hand.
const NONE: &str = "-";

/// The canonical form: `26@13,12s`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (square, cardinal) = (self.place().square(), self.place().cardinal());
        let letter = cardinal.letter();
        write!(f, "{}@{},{}{letter}", self.tile(), square.line(), square.column())
    }
}

impl Notation for Dominup {
    fn read_move(&self, text: &str) -> Result<Move, Unreadable> {
        read_play(text)
    }

    fn write_move(&self, m: Move) -> String {
        m.to_string()
    }

    fn read_position(options: &Options, text: &str) -> Result<Dominup, Unreadable> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let &[plays, hands, seat] = fields.as_slice() else {
            return Err(Unreadable::new(A_POSITION, text));
        };
        let table = read_plays(plays, *options)?;
        let hands = read_hands(hands, usize::from(options.players), table.placed())?;
        let to_move = read_seat(seat, hands, &table, *options)?;
        Ok(Dominup::set_up(*options, &table, hands, to_move))
    }

    fn write_position(&self) -> String {
        let hands: Vec<String> = Seat::all(self.players())
            .map(|seat| joined(self.hands[seat].iter().map(|tile| tile.to_string()), ","))
            .collect();
        let plays = joined(self.table.plays().iter().map(ToString::to_string), ";");
        format!("{plays} {} {}", hands.join("|"), self.to_move)
    }

    /// A cell as `13,12`, or a tile of the seat to move as `26`.
    fn read_spot(&self, text: &str) -> Option<Spot> {
        if let Some((line, column)) = text.trim().split_once(',') {
            let square = Square::new(line.trim().parse().ok()?, column.trim().parse().ok()?)?;
            return Some(Spot::Cell(square.cell()));
        }
        let tile = read_tile(text.trim()).ok()?;
        let hand = self.hands[self.to_move];
        hand.has(tile).then(|| Spot::Tray(hand.rank(tile) as u16))
    }
}

fn joined(words: impl Iterator<Item = String>, between: &str) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() { NONE.into() } else { words.join(between) }
}

/// Reads `26@13,12s`, `2 6 13 12 s` and what lies between them.
fn read_play(text: &str) -> Result<Move, Unreadable> {
    let word = text.trim();
    // The cardinal may stand by itself or at the end of the column.
    let (rest, cardinal) = word.split_at(word.trim_end_matches(char::is_alphabetic).len());
    let words: Vec<&str> = rest
        .split(|c: char| c.is_whitespace() || c == '@' || c == ',')
        .filter(|word| !word.is_empty())
        .collect();
    let (first, second, line, column) = match *words.as_slice() {
        [tile, line, column] if tile.chars().count() == 2 => {
            let (first, second) = halves(tile).ok_or_else(|| Unreadable::new(A_MOVE, text))?;
            (first, second, line, column)
        }
        [first, second, line, column] => (first, second, line, column),
        _ => return Err(Unreadable::new(A_MOVE, text)),
    };
    let read = || {
        let (first, second) = (read_number(first)?, read_number(second)?);
        let (line, column) = (read_line("line", line)?, read_line("column", column)?);
        let square = Square::new(line, column).expect("both can be named");
        Ok(Move::new(first, second, square, read_cardinal(cardinal)?))
    };
    read().map_err(|error: Unreadable| error.within(format!("{word:?}")))
}

/// The two characters of a tile.
fn halves(tile: &str) -> Option<(&str, &str)> {
    tile.char_indices().nth(1).map(|(at, _)| tile.split_at(at))
}

fn read_tile(text: &str) -> Result<Tile, Unreadable> {
    let (first, second) =
        halves(text).ok_or_else(|| Unreadable::new("a tile, such as 26", text))?;
    Ok(Tile::of(read_number(first)?, read_number(second)?))
}

/// A number of a tile.
pub(super) fn read_number(text: &str) -> Result<Number, Unreadable> {
    let number = text.parse().ok().and_then(Number::new);
    number.ok_or_else(|| Unreadable::new("a number from 0 to 7", text))
}

/// A line or a column; whether it is on the board is not asked.
pub(super) fn read_line(what: &str, text: &str) -> Result<i16, Unreadable> {
    let line = text.parse().ok().filter(|line| NAMED.contains(line));
    let expected = || format!("a {what} from {} to {}", NAMED.start(), NAMED.end());
    line.ok_or_else(|| Unreadable::new(expected(), text))
}

/// A cardinal by its letter or its name, in any case.
pub(super) fn read_cardinal(text: &str) -> Result<Cardinal, Unreadable> {
    match text.to_lowercase().as_str() {
        "n" | "north" => Ok(Cardinal::North),
        "e" | "east" => Ok(Cardinal::East),
        "s" | "south" => Ok(Cardinal::South),
        "w" | "west" => Ok(Cardinal::West),
        _ => Err(Unreadable::new("the cardinal to be one of n, e, s, w", text)),
    }
}

/// Lays the plays one after the other; whose they were is not known, so that a climb may have
/// been left out.
fn read_plays(text: &str, options: Options) -> Result<Table, Unreadable> {
    let mut table = Table::new();
    if text == NONE {
        return Ok(table);
    }
    // Only the words for a play that does not fit are needed of this state.
    let words = Dominup::dealt(options, PerSeat([Tiles::ALL; 4]));
    for (number, play) in (1..).zip(text.split(';')) {
        let within = |error: Unreadable| error.within(format!("play {number}"));
        let m = read_play(play).map_err(within)?;
        if table.placed().has(m.tile()) {
            return Err(within(Unreadable::new("every tile only once", play)));
        }
        let way = match table.fit(m, options) {
            Ok(way) => way,
            Err(_) if m == Move::FIRST => Way::Expand,
            Err(_) if table.is_empty() => {
                return Err(within(Unreadable::new(format!("{} first", Move::FIRST), play)));
            }
            Err(misfit) => {
                let expected = format!("a climb or an expand ({})", words.explain(m, misfit));
                return Err(within(Unreadable::new(expected, play)));
            }
        };
        table.lay(m, way, options);
    }
    Ok(table)
}

fn read_hands(text: &str, players: usize, placed: Tiles) -> Result<PerSeat<Tiles>, Unreadable> {
    let texts: Vec<&str> = text.split('|').collect();
    if texts.len() != players {
        return Err(Unreadable::new(format!("{players} hands with | between them"), text));
    }
    let mut hands = PerSeat::<Tiles>::default();
    let mut seen = placed;
    for (seat, hand) in Seat::all(players).zip(texts) {
        let within = |error: Unreadable| error.within(format!("hand {seat}"));
        for word in hand.split(',').filter(|_| hand != NONE) {
            let tile = read_tile(word).map_err(within)?;
            if seen.has(tile) {
                return Err(within(Unreadable::new("every tile only once", word)));
            }
            seen = seen.with(tile);
            hands[seat] = hands[seat].with(tile);
        }
    }
    match seen.others().iter().next() {
        Some(missing) => {
            Err(Unreadable::new(format!("tile {missing} on the table or in a hand"), text))
        }
        None => Ok(hands),
    }
}

fn read_seat(
    text: &str,
    hands: PerSeat<Tiles>,
    table: &Table,
    options: Options,
) -> Result<Seat, Unreadable> {
    let players = usize::from(options.players);
    let seat = match text.parse() {
        Ok(number) if (1..=players).contains(&number) => Seat::new(number - 1),
        _ => return Err(Unreadable::new(format!("the seat to move, from 1 to {players}"), text)),
    };
    if hands[seat].is_empty() {
        return Err(Unreadable::new("a seat to move that holds tiles", text));
    }
    if table.is_empty() && !hands[seat].has(Tile::DOUBLE_SEVEN) {
        return Err(Unreadable::new("the seat that holds 77 to move first", text));
    }
    let out = Seat::all(players).filter(|&seat| hands[seat].is_empty()).count();
    if options.placings == Placings::First && out > 1 {
        let expected = "at most one empty hand, with which the game ends";
        return Err(Unreadable::new(expected, format!("{out}")));
    }
    Ok(seat)
}
