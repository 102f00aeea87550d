//! Moves and positions as text.
//!
//! A move is written `L3` or `score 3,1-3,5 keep 3,1`. A position has the rows of the board, the
//! seat to move, the supplies, in Expert and Extreme the scores, and `score` if a run must be
//! scored.

use tabuleiro_core::{Game, Message, Notation, ParseError, PerSeat, Seat, Spot, msg};

use super::board::{Marbles, SIDE, Square};
use super::lanes::{Edge, Lane};
use super::rules::GamePhase;
use super::runs::Run;
use super::state::MARBLES_PER_SEAT;
use super::{Keep, MESSAGES, Mode, Move, Options, Shiftago};

/// The letters for the marbles of each seat.
pub(super) const LETTERS: [&str; 4] = ["X", "O", "Y", "Z"];

/// The greatest score: nine points, which do not win, and ten for one more run.
const MAX_SCORE: u8 = 19;

impl Notation for Shiftago {
    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        let word = text.trim();
        if self.phase == GamePhase::Score
            && let Ok(number) = word.parse::<usize>()
        {
            return self.nth_score(number, word);
        }
        let lower = word.to_lowercase();
        match lower.strip_prefix("score") {
            Some(run) => parse_score(run).map_err(|error| error.within(Message::quote(text))),
            None => parse_insertion(word, text),
        }
    }

    fn format_move(&self, m: Move) -> String {
        match m {
            Move::Insert { edge, lane } => {
                let letter = match edge {
                    Edge::Left => 'L',
                    Edge::Right => 'R',
                    Edge::Top => 'U',
                    Edge::Bottom => 'D',
                };
                format!("{letter}{}", lane.number())
            }
            Move::Score { run, keep } => {
                let run_text =
                    format!("score {}-{}", format_square(run.first), format_square(run.last));
                match keep {
                    Keep::Both => run_text,
                    Keep::First => format!("{run_text} keep {}", format_square(run.first)),
                    Keep::Last => format!("{run_text} keep {}", format_square(run.last)),
                }
            }
        }
    }

    fn parse_position(options: Options, text: &str) -> Result<Shiftago, ParseError> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let scored = options.mode != Mode::Express;
        let (rows, seat, supplies, scores, has_to_score) = match *fields.as_slice() {
            [rows, seat, supplies] if !scored => (rows, seat, supplies, None, false),
            [rows, seat, supplies, scores] if scored => (rows, seat, supplies, Some(scores), false),
            [rows, seat, supplies, scores, "score"] if scored => {
                (rows, seat, supplies, Some(scores), true)
            }
            _ => return Err(ParseError::new(position_format(options), text)),
        };
        let seats = usize::from(options.players);
        let marbles = parse_rows(rows, seats)?;
        let to_move = match seat.parse::<usize>() {
            Ok(number) if (1..=seats).contains(&number) => Seat::new(number - 1),
            _ => {
                return Err(ParseError::new(msg!("expected-seat-number", seats = seats), seat));
            }
        };
        let supplies = parse_supplies(supplies, seats, marbles)?;
        let scores = scores.map_or(Ok(PerSeat::default()), |text| parse_scores(text, seats))?;
        let mut state = Shiftago::from_parts(options, marbles, supplies, scores, to_move);
        if has_to_score {
            if state.phase == GamePhase::TenPoints || state.scoring_runs().next().is_none() {
                return Err(ParseError::new(msg!("shiftago-expected-run-to-score"), text));
            }
            state.phase = GamePhase::Score;
        }
        Ok(state)
    }

    fn format_position(&self) -> String {
        let row = |row| -> String {
            let letter = |square| self.owner(square).map_or(".", |seat| LETTERS[seat.index()]);
            (1..=SIDE).filter_map(|column| Square::new(row, column)).map(letter).collect()
        };
        let rows: Vec<String> = (1..=SIDE).map(row).collect();
        let list = |number: &dyn Fn(Seat) -> u8| -> String {
            let numbers: Vec<String> =
                Seat::all(self.players()).map(|seat| number(seat).to_string()).collect();
            numbers.join(",")
        };
        let mut fields =
            vec![rows.join("/"), self.to_move.to_string(), list(&|seat| self.supply(seat))];
        if self.options.mode != Mode::Express {
            fields.push(list(&|seat| self.score(seat)));
        }
        if self.phase == GamePhase::Score {
            fields.push("score".to_owned());
        }
        fields.join(" ")
    }

    fn parse_spot(&self, text: &str) -> Option<Spot> {
        parse_square(text).ok().map(|square| Spot::Cell(square.cell()))
    }
}

impl Shiftago {
    /// Returns the score with this number in the list that a player sees.
    fn nth_score(&self, number: usize, text: &str) -> Result<Move, ParseError> {
        let moves = self.legal_moves();
        let chosen = number.checked_sub(1).and_then(|index| moves.get(index));
        let expected = msg!("expected-number", least = 1, most = moves.len());
        chosen.copied().ok_or_else(|| ParseError::new(expected, text))
    }
}

fn parse_insertion(word: &str, text: &str) -> Result<Move, ParseError> {
    let letters = word.find(|c: char| !c.is_alphabetic()).unwrap_or(word.len());
    let (edge, lane) = word.split_at(letters);
    let not_an_insertion = || ParseError::new(msg!("shiftago-expected-insertion"), text);
    let edge = parse_edge(edge).map_err(|_| not_an_insertion())?;
    let lane = lane.trim();
    if lane.is_empty() {
        return Err(not_an_insertion());
    }
    let number = lane.parse().ok();
    let lane = number.and_then(Lane::new).ok_or_else(|| {
        ParseError::new(msg!("shiftago-expected-lane"), lane).within(Message::quote(text))
    })?;
    Ok(Move::Insert { edge, lane })
}

/// Parses an edge: an initial or a word in English or Portuguese, in any case.
pub(super) fn parse_edge(text: &str) -> Result<Edge, ParseError> {
    match text.to_lowercase().as_str() {
        "l" | "left" | "esquerda" => Ok(Edge::Left),
        "r" | "right" | "direita" => Ok(Edge::Right),
        "u" | "up" | "t" | "top" | "cima" | "topo" => Ok(Edge::Top),
        "d" | "down" | "b" | "bottom" | "baixo" | "fundo" => Ok(Edge::Bottom),
        _ => Err(ParseError::new(msg!("shiftago-expected-edge"), text)),
    }
}

/// Parses the part of a score after `score`, such as ` 3,1-3,5` or ` 3,1-3,4 keep 3,1`.
fn parse_score(text: &str) -> Result<Move, ParseError> {
    let (ends, kept) = match text.split_once("keep") {
        Some((ends, kept)) => (ends, Some(parse_square(kept)?)),
        None => (text, None),
    };
    let (a, b) = ends
        .split_once('-')
        .ok_or_else(|| ParseError::new(msg!("shiftago-expected-score"), ends.trim()))?;
    let run = Run::between(parse_square(a)?, parse_square(b)?);
    let keep = match kept {
        None => Keep::Both,
        Some(end) if end == run.first => Keep::First,
        Some(end) if end == run.last => Keep::Last,
        Some(other) => {
            let ends = Message::list_or([run.first, run.last].map(format_square));
            let expected = msg!("shiftago-expected-end", ends = ends);
            return Err(ParseError::new(expected, format_square(other)));
        }
    };
    Ok(Move::Score { run, keep })
}

/// Parses a square as `row,column`.
fn parse_square(text: &str) -> Result<Square, ParseError> {
    let read = |text: &str| text.trim().parse().ok();
    text.split_once(',')
        .and_then(|(row, column)| Square::new(read(row)?, read(column)?))
        .ok_or_else(|| ParseError::new(msg!("shiftago-expected-cell"), text.trim()))
}

/// Formats a square as `row,column`.
pub(super) fn format_square(square: Square) -> String {
    format!("{},{}", square.row(), square.column())
}

/// Returns the message that describes a position with these options.
fn position_format(options: Options) -> Message {
    let start = Shiftago::new(options).format_position();
    if options.mode == Mode::Express {
        msg!("shiftago-expected-position", start = start)
    } else {
        msg!("shiftago-expected-scored-position", start = start)
    }
}

fn parse_rows(text: &str, seats: usize) -> Result<PerSeat<Marbles>, ParseError> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != SIDE {
        return Err(ParseError::new(msg!("expected-rows", rows = SIDE), text));
    }
    let mut marbles = PerSeat::<Marbles>::default();
    for (number, row) in (1..).zip(rows) {
        let within = |error: ParseError| error.within(msg!("place-row", row = number));
        if row.chars().count() != SIDE {
            return Err(within(ParseError::new(msg!("expected-cells", cells = SIDE), row)));
        }
        for (column, c) in (1..).zip(row.chars()) {
            let letter = c.to_ascii_uppercase().to_string();
            match LETTERS[..seats].iter().position(|&known| known == letter) {
                Some(seat) => {
                    let square = Square::new(number, column).expect("the row has seven squares");
                    marbles[Seat::new(seat)].insert(square);
                }
                None if c == '.' => {}
                None => {
                    let letters = Message::list(LETTERS[..seats].iter().copied());
                    let error =
                        ParseError::new(msg!("shiftago-expected-marble", letters = letters), c);
                    return Err(within(error.within(msg!("place-column", column = column))));
                }
            }
        }
    }
    Ok(marbles)
}

/// Parses a number for each seat. `what` names the numbers in messages, `most` returns the maximum
/// of a seat.
fn parse_numbers(
    text: &str,
    seats: usize,
    what: &Message,
    most: impl Fn(Seat) -> u8,
) -> Result<PerSeat<u8>, ParseError> {
    let parts: Vec<&str> = text.split(',').collect();
    if parts.len() != seats {
        let expected = msg!("shiftago-expected-numbers", what = what.clone(), seats = seats);
        return Err(ParseError::new(expected, text));
    }
    let mut numbers = PerSeat::default();
    for (seat, part) in Seat::all(seats).zip(parts) {
        numbers[seat] = match part.parse() {
            Ok(number) if number <= most(seat) => number,
            _ => {
                let letter = LETTERS[seat.index()];
                let expected = msg!(
                    "shiftago-expected-number",
                    what = what.clone(),
                    most = most(seat),
                    letter = letter
                );
                return Err(ParseError::new(expected, part));
            }
        };
    }
    Ok(numbers)
}

/// Parses the supplies. A seat may have fewer than 22 marbles in all, as in a composed position,
/// but not more.
fn parse_supplies(
    text: &str,
    seats: usize,
    marbles: PerSeat<Marbles>,
) -> Result<PerSeat<u8>, ParseError> {
    let placed = |seat| marbles[seat].len() as u8;
    if let Some(seat) = Seat::all(seats).find(|&seat| placed(seat) > MARBLES_PER_SEAT) {
        let letter = LETTERS[seat.index()];
        let expected = msg!("shiftago-expected-marbles", most = MARBLES_PER_SEAT, letter = letter);
        return Err(ParseError::new(expected, placed(seat).to_string()));
    }
    parse_numbers(text, seats, &msg!("shiftago-a-supply"), |seat| MARBLES_PER_SEAT - placed(seat))
}

fn parse_scores(text: &str, seats: usize) -> Result<PerSeat<u8>, ParseError> {
    parse_numbers(text, seats, &msg!("shiftago-some-points"), |_| MAX_SCORE)
}
