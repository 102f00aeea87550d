//! Moves and positions as text.

use tabuleiro_core::{Message, Notation, ParseError, Seat, Spot, msg};

use super::board::{Place, bit, line_length, lines};
use super::state::{BLACK, PLAYERS, WHITE};
use super::{MESSAGES, Move, Options, Pair, Phase, QuantumLeap, Swap};

/// The stones of the seats.
pub(super) const LETTERS: [&str; PLAYERS] = ["O", "X"];

/// The words, English and Portuguese, with which a swap begins.
const SWAP: [&str; 3] = ["swap", "troca", "trocar"];
/// The words, English and Portuguese, for a pass.
const PASS: [&str; 4] = ["pass", "passa", "passar", "passo"];

impl Notation for QuantumLeap {
    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        let lower = text.trim().to_lowercase();
        let words = lower.trim();
        if is_pass(words) {
            return Ok(Move::Pass);
        }
        let within = |error: ParseError| error.within(Message::quote(text));
        let places = |one: &str, other: &str| -> Result<(Place, Place), ParseError> {
            Ok((self.read_place(one).map_err(within)?, self.read_place(other).map_err(within)?))
        };
        if let Some((from, to)) = words.split_once('x') {
            let (from, to) = places(from, to)?;
            return Ok(Move::Leap { from, to });
        }
        let mut words: Vec<&str> = words.split_whitespace().collect();
        if let Some(first) = words.first_mut().filter(|first| SWAP.contains(first)) {
            *first = "swap";
        }
        match (self.phase, words.as_slice()) {
            (_, &["swap", one, other]) | (Phase::Swap, &[one, other]) if one != "swap" => {
                let (one, other) = places(one, other)?;
                Ok(Move::Swap(Pair::of(one, other)))
            }
            (Phase::Play, &[from, to]) => {
                let (from, to) = places(from, to)?;
                Ok(Move::Leap { from, to })
            }
            (Phase::Swap, _) => Err(ParseError::new(msg!("quantum-leap-expected-swap"), text)),
            (Phase::Play, _) => Err(ParseError::new(msg!("quantum-leap-expected-capture"), text)),
        }
    }

    fn format_move(&self, m: Move) -> String {
        match m {
            Move::Leap { from, to } => format!("{from}x{to}"),
            Move::Swap(pair) => format!("swap {} {}", pair.first(), pair.second()),
            Move::Pass => "pass".to_owned(),
        }
    }

    /// Any number of stones of either colour is read: no rule depends on it, and people compose
    /// positions with few stones or many to see what happens.
    fn parse_position(options: Options, text: &str) -> Result<QuantumLeap, ParseError> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let &[board, to_move, phase] = fields.as_slice() else {
            return Err(ParseError::new(msg!("quantum-leap-expected-position"), text));
        };
        let stones = read_lines(options.side.into(), board)?;
        let to_move = read_letter(to_move)
            .ok_or_else(|| ParseError::new(msg!("quantum-leap-expected-player"), to_move))?;
        let phase = read_phase(options, phase, to_move)?;
        Ok(QuantumLeap::set_up(options, stones, phase, to_move))
    }

    fn format_position(&self) -> String {
        let letter = |place| self.owner(place).map_or("_", |seat| LETTERS[seat.index()]);
        let board: Vec<String> = self
            .places()
            .chunk_by(|left, right| left.line() == right.line())
            .map(|line| line.iter().copied().map(letter).collect())
            .collect();
        let phase = match self.phase {
            Phase::Swap => "swap",
            Phase::Play => "play",
        };
        format!("{} {} {phase}", board.join("/"), LETTERS[self.to_move.index()])
    }

    fn parse_spot(&self, text: &str) -> Option<Spot> {
        match text.trim() {
            pass if is_pass(pass) => Some(Spot::Button("pass")),
            cell => self.read_place(cell).ok().map(|place| Spot::Cell(place.cell())),
        }
    }
}

impl QuantumLeap {
    /// Reads a cell of the board, such as `4-3`: the position along the line, then the line.
    pub(super) fn read_place(&self, text: &str) -> Result<Place, ParseError> {
        let text = text.trim();
        let number = |text: &str| text.trim().parse::<usize>().ok();
        let numbers = text.split_once('-').and_then(|(p, l)| Some((number(p)?, number(l)?)));
        let Some((position, line)) = numbers else {
            return Err(ParseError::new(msg!("quantum-leap-expected-cell"), text));
        };
        let lines = lines(self.side());
        if !(1..=lines).contains(&line) {
            let expected = msg!("quantum-leap-expected-line", lines = lines);
            return Err(ParseError::new(expected, line.to_string()));
        }
        Place::new(self.side(), line, position).ok_or_else(|| {
            let last = line_length(self.side(), line);
            let expected = msg!("quantum-leap-expected-place", last = last, line = line);
            ParseError::new(expected, position.to_string())
        })
    }
}

/// Whether somebody passes with this word, in any case.
pub(super) fn is_pass(text: &str) -> bool {
    PASS.contains(&text.trim().to_lowercase().as_str())
}

fn read_letter(text: &str) -> Option<Seat> {
    let upper = text.to_ascii_uppercase();
    LETTERS.iter().position(|&letter| letter == upper).map(Seat::new)
}

fn read_phase(options: Options, text: &str, to_move: Seat) -> Result<Phase, ParseError> {
    match text.to_ascii_lowercase().as_str() {
        "play" => Ok(Phase::Play),
        "swap" if options.swap == Swap::Off => {
            Err(ParseError::new(msg!("quantum-leap-expected-play"), text))
        }
        "swap" if to_move == WHITE => {
            let expected = msg!("quantum-leap-expected-black", letter = LETTERS[BLACK.index()]);
            Err(ParseError::new(expected, LETTERS[WHITE.index()]))
        }
        "swap" => Ok(Phase::Swap),
        _ => Err(ParseError::new(msg!("quantum-leap-expected-phase"), text)),
    }
}

fn read_lines(side: usize, text: &str) -> Result<[u128; PLAYERS], ParseError> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != lines(side) {
        let expected = msg!("quantum-leap-expected-lines", lines = lines(side));
        return Err(ParseError::new(expected, text));
    }
    let mut stones = [0; PLAYERS];
    for (line, row) in (1..).zip(rows) {
        let within = |error: ParseError| error.within(msg!("quantum-leap-line", line = line));
        let length = line_length(side, line);
        if row.chars().count() != length {
            return Err(within(ParseError::new(msg!("expected-cells", cells = length), row)));
        }
        for (position, c) in (1..).zip(row.chars()) {
            let place =
                Place::new(side, line, position).expect("the line is as long as the board's");
            match read_letter(&c.to_string()) {
                Some(seat) => stones[seat.index()] |= bit(place),
                None if c == '_' => {}
                None => {
                    let error = ParseError::new(msg!("quantum-leap-expected-stone"), c);
                    let place = msg!("quantum-leap-position", position = position);
                    return Err(within(error.within(place)));
                }
            }
        }
    }
    Ok(stones)
}
