//! Moves and positions as text.

use std::fmt::{self, Write};

use tabuleiro_core::{
    Game, LocalizedError, Message, Notation, ParseError, PerSeat, Seat, Spot, msg,
};

use super::place::{Cardinal, NAMED, Square};
use super::table::{Table, Way};
use super::tile::{Number, Tile, Tiles};
use super::{Dominup, MESSAGES, Move, Options, Placings};

/// No play yet, or an empty hand.
const NONE: &str = "-";

/// The canonical form: `26@13,12s`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (square, cardinal) = (self.place().square(), self.place().cardinal());
        self.tile().fmt(f)?;
        write!(f, "@{},{}", square.line(), square.column())?;
        f.write_char(cardinal.letter())
    }
}

impl Notation for Dominup {
    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        read_play(text)
    }

    fn format_move(&self, m: Move) -> String {
        // Long enough for any move, so that the text never has to grow.
        let mut text = String::with_capacity(16);
        write!(text, "{m}").expect("a string can be written to");
        text
    }

    fn parse_position(options: Options, text: &str) -> Result<Dominup, ParseError> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let &[plays, hands, seat] = fields.as_slice() else {
            return Err(ParseError::new(msg!("dominup-expected-position"), text));
        };
        let table = read_plays(plays, options)?;
        let hands = read_hands(hands, usize::from(options.players), table.placed())?;
        let to_move = read_seat(seat, hands, &table, options)?;
        Ok(Dominup::set_up(options, &table, hands, to_move))
    }

    fn format_position(&self) -> String {
        let hands: Vec<String> = Seat::all(self.players())
            .map(|seat| joined(self.hands[seat].iter().map(|tile| tile.to_string()), ","))
            .collect();
        let plays = joined(self.table.plays().iter().map(ToString::to_string), ";");
        format!("{plays} {} {}", hands.join("|"), self.to_move)
    }

    /// A cell as `13,12`, or a tile of the seat to move as `26`.
    fn parse_spot(&self, text: &str) -> Option<Spot> {
        if let Some((line, column)) = text.trim().split_once(',') {
            let square = Square::new(line.trim().parse().ok()?, column.trim().parse().ok()?)?;
            return Some(Spot::Cell(square.cell()));
        }
        let tile = read_tile(text.trim()).ok()?;
        let hand = self.hands[self.to_move];
        hand.contains(tile).then(|| Spot::Tray(hand.rank(tile) as u16))
    }
}

fn joined(words: impl Iterator<Item = String>, between: &str) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() { NONE.into() } else { words.join(between) }
}

/// Reads `26@13,12s`, `2 6 13 12 s` and what lies between them.
fn read_play(text: &str) -> Result<Move, ParseError> {
    let word = text.trim();
    // The cardinal may stand by itself or at the end of the column.
    let (rest, cardinal) = word.split_at(word.trim_end_matches(char::is_alphabetic).len());
    let words: Vec<&str> = rest
        .split(|c: char| c.is_whitespace() || c == '@' || c == ',')
        .filter(|word| !word.is_empty())
        .collect();
    let not_a_move = || ParseError::new(msg!("dominup-expected-move"), text);
    let (first, second, line, column) = match *words.as_slice() {
        [tile, line, column] if tile.chars().count() == 2 => {
            let (first, second) = halves(tile).ok_or_else(not_a_move)?;
            (first, second, line, column)
        }
        [first, second, line, column] => (first, second, line, column),
        _ => return Err(not_a_move()),
    };
    let read = || {
        let (first, second) = (read_number(first)?, read_number(second)?);
        let (line, column) = (read_line(line)?, read_column(column)?);
        let square = Square::new(line, column).expect("both can be named");
        Ok(Move::new(first, second, square, read_cardinal(cardinal)?))
    };
    read().map_err(|error: ParseError| error.within(Message::quote(word)))
}

/// The two characters of a tile.
fn halves(tile: &str) -> Option<(&str, &str)> {
    tile.char_indices().nth(1).map(|(at, _)| tile.split_at(at))
}

fn read_tile(text: &str) -> Result<Tile, ParseError> {
    let (first, second) =
        halves(text).ok_or_else(|| ParseError::new(msg!("dominup-expected-tile"), text))?;
    Ok(Tile::of(read_number(first)?, read_number(second)?))
}

/// A number of a tile.
pub(super) fn read_number(text: &str) -> Result<Number, ParseError> {
    let number = text.parse().ok().and_then(Number::new);
    number.ok_or_else(|| ParseError::new(msg!("expected-number", least = 0, most = 7), text))
}

/// A line; whether it is on the board is not asked.
pub(super) fn read_line(text: &str) -> Result<i16, ParseError> {
    let (least, most) = NAMED.into_inner();
    read_named(text, msg!("dominup-expected-line", least = least, most = most))
}

/// A column; whether it is on the board is not asked.
pub(super) fn read_column(text: &str) -> Result<i16, ParseError> {
    let (least, most) = NAMED.into_inner();
    read_named(text, msg!("dominup-expected-column", least = least, most = most))
}

fn read_named(text: &str, expected: Message) -> Result<i16, ParseError> {
    let named = text.parse().ok().filter(|number| NAMED.contains(number));
    named.ok_or_else(|| ParseError::new(expected, text))
}

/// A cardinal by its letter or its name, English or Portuguese, in any case.
pub(super) fn read_cardinal(text: &str) -> Result<Cardinal, ParseError> {
    match text.to_lowercase().as_str() {
        "n" | "north" | "norte" => Ok(Cardinal::North),
        "e" | "east" | "este" | "leste" => Ok(Cardinal::East),
        "s" | "south" | "sul" => Ok(Cardinal::South),
        "w" | "west" | "o" | "oeste" => Ok(Cardinal::West),
        _ => Err(ParseError::new(msg!("dominup-expected-cardinal"), text)),
    }
}

/// Lays the plays one after the other; whose they were is not known, so that a climb may have
/// been left out.
fn read_plays(text: &str, options: Options) -> Result<Table, ParseError> {
    let mut table = Table::new();
    if text == NONE {
        return Ok(table);
    }
    // Only the words for a play that does not fit are needed of this state.
    let words = Dominup::dealt(options, PerSeat([Tiles::FULL; 4]));
    for (number, play) in (1..).zip(text.split(';')) {
        let within = |error: ParseError| error.within(msg!("dominup-place-play", number = number));
        let m = read_play(play).map_err(within)?;
        if table.placed().contains(m.tile()) {
            return Err(within(ParseError::new(msg!("dominup-expected-once"), play)));
        }
        let way = match table.fit(m, options) {
            Ok(way) => way,
            Err(_) if m == Move::FIRST => Way::Expand,
            Err(_) if table.is_empty() => {
                let expected = msg!("dominup-expected-first", first = Move::FIRST.to_string());
                return Err(within(ParseError::new(expected, play)));
            }
            Err(misfit) => {
                let why = words.explain(m, misfit).message();
                let expected = msg!("dominup-expected-fit", why = why);
                return Err(within(ParseError::new(expected, play)));
            }
        };
        table.lay(m, way, options);
    }
    Ok(table)
}

fn read_hands(text: &str, players: usize, placed: Tiles) -> Result<PerSeat<Tiles>, ParseError> {
    let texts: Vec<&str> = text.split('|').collect();
    if texts.len() != players {
        return Err(ParseError::new(msg!("dominup-expected-hands", hands = players), text));
    }
    let mut hands = PerSeat::<Tiles>::default();
    let mut seen = placed;
    for (seat, hand) in Seat::all(players).zip(texts) {
        let within =
            |error: ParseError| error.within(msg!("dominup-place-hand", seat = seat.to_string()));
        for word in hand.split(',').filter(|_| hand != NONE) {
            let tile = read_tile(word).map_err(within)?;
            if seen.contains(tile) {
                return Err(within(ParseError::new(msg!("dominup-expected-once"), word)));
            }
            seen.insert(tile);
            hands[seat].insert(tile);
        }
    }
    match (!seen).iter().next() {
        Some(missing) => {
            let expected = msg!("dominup-expected-everywhere", tile = missing.to_string());
            Err(ParseError::new(expected, text))
        }
        None => Ok(hands),
    }
}

fn read_seat(
    text: &str,
    hands: PerSeat<Tiles>,
    table: &Table,
    options: Options,
) -> Result<Seat, ParseError> {
    let players = usize::from(options.players);
    let seat = match text.parse() {
        Ok(number) if (1..=players).contains(&number) => Seat::new(number - 1),
        _ => return Err(ParseError::new(msg!("expected-seat-number", seats = players), text)),
    };
    if hands[seat].is_empty() {
        return Err(ParseError::new(msg!("dominup-expected-holder"), text));
    }
    if table.is_empty() && !hands[seat].contains(Tile::DOUBLE_SEVEN) {
        return Err(ParseError::new(msg!("dominup-expected-beginner"), text));
    }
    let out = Seat::all(players).filter(|&seat| hands[seat].is_empty()).count();
    if options.placings == Placings::First && out > 1 {
        let expected = msg!("dominup-expected-one-out");
        return Err(ParseError::new(expected, out.to_string()));
    }
    Ok(seat)
}
