//! Moves and positions as text.
//!
//! A move is written `26@13,12s`: the tile, the line and column of its first half, and the
//! direction. A position has the plays in order, the hands, and the seat to move.

use std::fmt::Write;

use tabuleiro_core::{
    Game, LocalizedError, Message, Notation, ParseError, PerSeat, Seat, Spot, msg,
};

use super::layout::{Layout, PlayKind};
use super::placement::{COORDINATES, Direction, Square};
use super::tile::{Number, Tile, Tiles};
use super::{Dominup, MESSAGES, Move, Options, Placings};

/// The text for no plays, and for an empty hand.
const NONE: &str = "-";

impl Notation for Dominup {
    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        parse_play(text)
    }

    fn format_move(&self, m: Move) -> String {
        // The capacity is enough for any move, which avoids reallocations.
        let mut text = String::with_capacity(16);
        write!(text, "{m}").expect("a string can be written to");
        text
    }

    fn parse_position(options: Options, text: &str) -> Result<Dominup, ParseError> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let &[plays, hands, seat] = fields.as_slice() else {
            return Err(ParseError::new(msg!("dominup-expected-position"), text));
        };
        let layout = parse_plays(plays, options)?;
        let hands = parse_hands(hands, usize::from(options.players), layout.tiles())?;
        let to_move = parse_seat(seat, hands, &layout, options)?;
        Ok(Dominup::from_layout(options, &layout, hands, to_move))
    }

    fn format_position(&self) -> String {
        let hands: Vec<String> = Seat::all(self.players())
            .map(|seat| join_or_none(self.hands[seat].iter().map(|tile| tile.to_string()), ","))
            .collect();
        let plays = join_or_none(self.layout.plays().iter().map(ToString::to_string), ";");
        format!("{plays} {} {}", hands.join("|"), self.to_move)
    }

    /// Parses a cell such as `13,12`, or a tile of the seat to move such as `26`.
    fn parse_spot(&self, text: &str) -> Option<Spot> {
        if let Some((line, column)) = text.trim().split_once(',') {
            let square = Square::new(line.trim().parse().ok()?, column.trim().parse().ok()?)?;
            return Some(Spot::Cell(square.cell()));
        }
        let tile = parse_tile(text.trim()).ok()?;
        let hand = self.hands[self.to_move];
        hand.contains(tile).then(|| Spot::Tray(hand.rank(tile) as u16))
    }
}

fn join_or_none(words: impl Iterator<Item = String>, between: &str) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() { NONE.into() } else { words.join(between) }
}

/// Parses a move with or without separators, such as `26@13,12s` and `2 6 13 12 s`.
fn parse_play(text: &str) -> Result<Move, ParseError> {
    let word = text.trim();
    // The direction can be a word of its own or follow the column.
    let (rest, direction) = word.split_at(word.trim_end_matches(char::is_alphabetic).len());
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
        let (first, second) = (parse_number(first)?, parse_number(second)?);
        let (line, column) = (parse_line(line)?, parse_column(column)?);
        let square = Square::new(line, column).expect("both coordinates are in range");
        Ok(Move::new(first, second, square, parse_direction(direction)?))
    };
    read().map_err(|error: ParseError| error.within(Message::quote(word)))
}

/// Splits the text of a tile into its two characters.
fn halves(tile: &str) -> Option<(&str, &str)> {
    tile.char_indices().nth(1).map(|(at, _)| tile.split_at(at))
}

fn parse_tile(text: &str) -> Result<Tile, ParseError> {
    let (first, second) =
        halves(text).ok_or_else(|| ParseError::new(msg!("dominup-expected-tile"), text))?;
    Ok(Tile::of(parse_number(first)?, parse_number(second)?))
}

/// Parses a number of a tile.
pub(super) fn parse_number(text: &str) -> Result<Number, ParseError> {
    let number = text.parse().ok().and_then(Number::new);
    number.ok_or_else(|| ParseError::new(msg!("expected-number", least = 0, most = 7), text))
}

/// Parses a line, which can lie outside the board.
pub(super) fn parse_line(text: &str) -> Result<i16, ParseError> {
    let (least, most) = COORDINATES.into_inner();
    parse_coordinate(text, msg!("dominup-expected-line", least = least, most = most))
}

/// Parses a column, which can lie outside the board.
pub(super) fn parse_column(text: &str) -> Result<i16, ParseError> {
    let (least, most) = COORDINATES.into_inner();
    parse_coordinate(text, msg!("dominup-expected-column", least = least, most = most))
}

fn parse_coordinate(text: &str, expected: Message) -> Result<i16, ParseError> {
    let coordinate = text.parse().ok().filter(|number| COORDINATES.contains(number));
    coordinate.ok_or_else(|| ParseError::new(expected, text))
}

/// Parses a direction: a letter or a word in English or Portuguese, in any case.
pub(super) fn parse_direction(text: &str) -> Result<Direction, ParseError> {
    match text.to_lowercase().as_str() {
        "n" | "north" | "norte" => Ok(Direction::North),
        "e" | "east" | "este" | "leste" => Ok(Direction::East),
        "s" | "south" | "sul" => Ok(Direction::South),
        "w" | "west" | "o" | "oeste" => Ok(Direction::West),
        _ => Err(ParseError::new(msg!("dominup-expected-direction"), text)),
    }
}

/// Parses the plays and returns their layout. The seats that made them are unknown, so that an
/// expand is accepted where a climb may have been possible.
fn parse_plays(text: &str, options: Options) -> Result<Layout, ParseError> {
    let mut layout = Layout::new();
    if text == NONE {
        return Ok(layout);
    }
    // This state is needed only for the messages of illegal placements.
    let state = Dominup::with_hands(options, PerSeat([Tiles::FULL; 4]));
    for (number, play) in (1..).zip(text.split(';')) {
        let within = |error: ParseError| error.within(msg!("dominup-place-play", number = number));
        let m = parse_play(play).map_err(within)?;
        if layout.tiles().contains(m.tile()) {
            return Err(within(ParseError::new(msg!("dominup-expected-once"), play)));
        }
        let kind = match layout.check_placement(m, options) {
            Ok(kind) => kind,
            Err(_) if m == Move::FIRST => PlayKind::Expand,
            Err(_) if layout.is_empty() => {
                let expected = msg!("dominup-expected-first", first = Move::FIRST.to_string());
                return Err(within(ParseError::new(expected, play)));
            }
            Err(error) => {
                let why = state.illegal_placement(m, error).message();
                let expected = msg!("dominup-expected-fit", why = why);
                return Err(within(ParseError::new(expected, play)));
            }
        };
        layout.play(m, kind, options);
    }
    Ok(layout)
}

fn parse_hands(text: &str, players: usize, placed: Tiles) -> Result<PerSeat<Tiles>, ParseError> {
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
            let tile = parse_tile(word).map_err(within)?;
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

fn parse_seat(
    text: &str,
    hands: PerSeat<Tiles>,
    layout: &Layout,
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
    if layout.is_empty() && !hands[seat].contains(Tile::DOUBLE_SEVEN) {
        return Err(ParseError::new(msg!("dominup-expected-beginner"), text));
    }
    let out = Seat::all(players).filter(|&seat| hands[seat].is_empty()).count();
    if options.placings == Placings::First && out > 1 {
        let expected = msg!("dominup-expected-one-out");
        return Err(ParseError::new(expected, out.to_string()));
    }
    Ok(seat)
}
