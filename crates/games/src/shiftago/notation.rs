//! Moves and positions as text.

use tabuleiro_core::{Game, Message, Notation, ParseError, PerSeat, Seat, Spot, msg};

use super::board::{Marbles, Run, SIDE, Square};
use super::lanes::{Edge, Lane};
use super::rules::Standing;
use super::state::MARBLES;
use super::{Keep, MESSAGES, Mode, Move, Options, Shiftago};

/// The marbles of the seats.
pub(super) const LETTERS: [&str; 4] = ["X", "O", "Y", "Z"];

/// More points than this cannot be had: nobody goes on with ten, and a run earns ten at most.
const MOST_POINTS: u8 = 19;

impl Notation for Shiftago {
    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        let word = text.trim();
        if self.standing == Standing::Score
            && let Ok(number) = word.parse::<usize>()
        {
            return self.numbered_score(number, word);
        }
        let lower = word.to_lowercase();
        match lower.strip_prefix("score") {
            Some(run) => read_score(run).map_err(|error| error.within(Message::quoted(text))),
            None => read_insertion(word, text),
        }
    }

    fn format_move(&self, m: Move) -> String {
        match m {
            Move::Insert { edge, lane } => {
                let letter = match edge {
                    Edge::Left => 'L',
                    Edge::Right => 'R',
                    Edge::Up => 'U',
                    Edge::Down => 'D',
                };
                format!("{letter}{}", lane.number())
            }
            Move::Score { run, keep } => {
                let run_text =
                    format!("score {}-{}", write_square(run.first), write_square(run.last));
                match keep {
                    Keep::Both => run_text,
                    Keep::First => format!("{run_text} keep {}", write_square(run.first)),
                    Keep::Last => format!("{run_text} keep {}", write_square(run.last)),
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
            _ => return Err(ParseError::new(a_position(options), text)),
        };
        let seats = usize::from(options.players);
        let marbles = read_rows(rows, seats)?;
        let to_move = match seat.parse::<usize>() {
            Ok(number) if (1..=seats).contains(&number) => Seat::new(number - 1),
            _ => {
                return Err(ParseError::new(msg!("expected-seat-number", seats = seats), seat));
            }
        };
        let supplies = read_supplies(supplies, seats, marbles)?;
        let scores = scores.map_or(Ok(PerSeat::default()), |text| read_scores(text, seats))?;
        let mut state = Shiftago::set_up(options, marbles, supplies, scores, to_move);
        if has_to_score {
            if state.standing == Standing::TenPoints || state.scoring_runs().next().is_none() {
                return Err(ParseError::new(msg!("shiftago-expected-run-to-score"), text));
            }
            state.standing = Standing::Score;
        }
        Ok(state)
    }

    fn format_position(&self) -> String {
        let row = |row| -> String {
            let letter = |column| self.owner(row, column).map_or(".", |seat| LETTERS[seat.index()]);
            (1..=SIDE).map(letter).collect()
        };
        let rows: Vec<String> = (1..=SIDE).map(row).collect();
        let list = |number: &dyn Fn(Seat) -> u8| -> String {
            let numbers: Vec<String> =
                Seat::all(self.seats()).map(|seat| number(seat).to_string()).collect();
            numbers.join(",")
        };
        let mut fields =
            vec![rows.join("/"), self.to_move.to_string(), list(&|seat| self.supply(seat))];
        if self.options.mode != Mode::Express {
            fields.push(list(&|seat| self.score(seat)));
        }
        if self.standing == Standing::Score {
            fields.push("score".to_owned());
        }
        fields.join(" ")
    }

    fn parse_spot(&self, text: &str) -> Option<Spot> {
        read_square(text).ok().map(|square| Spot::Cell(square.cell()))
    }
}

impl Shiftago {
    /// The scoring move with this number in the list that a player is shown.
    fn numbered_score(&self, number: usize, text: &str) -> Result<Move, ParseError> {
        let moves = self.legal_moves();
        let chosen = number.checked_sub(1).and_then(|index| moves.get(index));
        let expected = msg!("expected-number", least = 1, most = moves.len());
        chosen.copied().ok_or_else(|| ParseError::new(expected, text))
    }
}

fn read_insertion(word: &str, text: &str) -> Result<Move, ParseError> {
    let letters = word.find(|c: char| !c.is_alphabetic()).unwrap_or(word.len());
    let (edge, lane) = word.split_at(letters);
    let not_an_insertion = || ParseError::new(msg!("shiftago-expected-insertion"), text);
    let edge = read_edge(edge).map_err(|_| not_an_insertion())?;
    let lane = lane.trim();
    if lane.is_empty() {
        return Err(not_an_insertion());
    }
    let number = lane.parse().ok();
    let lane = number.and_then(Lane::numbered).ok_or_else(|| {
        ParseError::new(msg!("shiftago-expected-lane"), lane).within(Message::quoted(text))
    })?;
    Ok(Move::Insert { edge, lane })
}

/// An edge by its first letter or a whole word, English or Portuguese, in any case.
pub(super) fn read_edge(text: &str) -> Result<Edge, ParseError> {
    match text.to_lowercase().as_str() {
        "l" | "left" | "esquerda" => Ok(Edge::Left),
        "r" | "right" | "direita" => Ok(Edge::Right),
        "u" | "up" | "t" | "top" | "cima" | "topo" => Ok(Edge::Up),
        "d" | "down" | "b" | "bottom" | "baixo" | "fundo" => Ok(Edge::Down),
        _ => Err(ParseError::new(msg!("shiftago-expected-edge"), text)),
    }
}

/// ` 3,1-3,5` or ` 3,1-3,4 keep 3,1`, what stands behind `score`.
fn read_score(text: &str) -> Result<Move, ParseError> {
    let (ends, kept) = match text.split_once("keep") {
        Some((ends, kept)) => (ends, Some(read_square(kept)?)),
        None => (text, None),
    };
    let (a, b) = ends
        .split_once('-')
        .ok_or_else(|| ParseError::new(msg!("shiftago-expected-score"), ends.trim()))?;
    let run = Run::between(read_square(a)?, read_square(b)?);
    let keep = match kept {
        None => Keep::Both,
        Some(end) if end == run.first => Keep::First,
        Some(end) if end == run.last => Keep::Last,
        Some(other) => {
            let ends = Message::one_of([run.first, run.last].map(write_square));
            let expected = msg!("shiftago-expected-end", ends = ends);
            return Err(ParseError::new(expected, write_square(other)));
        }
    };
    Ok(Move::Score { run, keep })
}

/// `row,column`.
fn read_square(text: &str) -> Result<Square, ParseError> {
    let read = |text: &str| text.trim().parse().ok();
    text.split_once(',')
        .and_then(|(row, column)| Square::at(read(row)?, read(column)?))
        .ok_or_else(|| ParseError::new(msg!("shiftago-expected-cell"), text.trim()))
}

pub(super) fn write_square(square: Square) -> String {
    format!("{},{}", square.row(), square.column())
}

/// What a position looks like with these options.
fn a_position(options: Options) -> Message {
    let start = Shiftago::new(options).format_position();
    if options.mode == Mode::Express {
        msg!("shiftago-expected-position", start = start)
    } else {
        msg!("shiftago-expected-scored-position", start = start)
    }
}

fn read_rows(text: &str, seats: usize) -> Result<PerSeat<Marbles>, ParseError> {
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
                    let owner = &mut marbles[Seat::new(seat)];
                    *owner = owner.and(Marbles::at(number, column));
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

/// A number for each seat, each with its own most and a message for what it is.
fn read_numbers(
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

/// Fewer than 22 marbles in all are allowed, for positions that somebody composed; more are not.
fn read_supplies(
    text: &str,
    seats: usize,
    marbles: PerSeat<Marbles>,
) -> Result<PerSeat<u8>, ParseError> {
    let placed = |seat| marbles[seat].count() as u8;
    if let Some(seat) = Seat::all(seats).find(|&seat| placed(seat) > MARBLES) {
        let letter = LETTERS[seat.index()];
        let expected = msg!("shiftago-expected-marbles", most = MARBLES, letter = letter);
        return Err(ParseError::new(expected, placed(seat).to_string()));
    }
    read_numbers(text, seats, &msg!("shiftago-a-supply"), |seat| MARBLES - placed(seat))
}

fn read_scores(text: &str, seats: usize) -> Result<PerSeat<u8>, ParseError> {
    read_numbers(text, seats, &msg!("shiftago-some-points"), |_| MOST_POINTS)
}
