//! Moves and positions as text.
//!
//! A move is written `4-3x1-3`, `swap 1-1 3-4` or `pass`. A position has the lines of the board,
//! the letter of the player to move, and the phase.

use tabuleiro_core::{Message, Notation, ParseError, Seat, Spot, msg};

use super::board::Points;
use super::hex::{Hex, line_count, line_length};
use super::state::{BLACK, PLAYERS, WHITE};
use super::{MESSAGES, Move, Options, Pair, Phase, QuantumLeap, Swap};

/// The letters for the stones of each seat.
pub(super) const LETTERS: [&str; PLAYERS] = ["O", "X"];

/// The English and Portuguese words with which a swap begins.
const SWAP: [&str; 3] = ["swap", "troca", "trocar"];
/// The English and Portuguese words for a pass.
const PASS: [&str; 4] = ["pass", "passa", "passar", "passo"];

impl Notation for QuantumLeap {
    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        let lower = text.trim().to_lowercase();
        let words = lower.trim();
        if is_pass(words) {
            return Ok(Move::Pass);
        }
        let within = |error: ParseError| error.within(Message::quote(text));
        let hexes = |one: &str, other: &str| -> Result<(Hex, Hex), ParseError> {
            Ok((self.parse_hex(one).map_err(within)?, self.parse_hex(other).map_err(within)?))
        };
        if let Some((from, to)) = words.split_once('x') {
            let (from, to) = hexes(from, to)?;
            return Ok(Move::Leap { from, to });
        }
        let mut words: Vec<&str> = words.split_whitespace().collect();
        if let Some(first) = words.first_mut().filter(|first| SWAP.contains(first)) {
            *first = "swap";
        }
        match (self.phase, words.as_slice()) {
            (_, &["swap", one, other]) | (Phase::Swap, &[one, other]) if one != "swap" => {
                let (one, other) = hexes(one, other)?;
                Ok(Move::Swap(Pair::new(one, other)))
            }
            (Phase::Play, &[from, to]) => {
                let (from, to) = hexes(from, to)?;
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

    /// Accepts any number of stones of either colour, because no rule depends on it.
    fn parse_position(options: Options, text: &str) -> Result<QuantumLeap, ParseError> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let &[board, to_move, phase] = fields.as_slice() else {
            return Err(ParseError::new(msg!("quantum-leap-expected-position"), text));
        };
        let stones = parse_lines(options.side.into(), board)?;
        let to_move = parse_letter(to_move)
            .ok_or_else(|| ParseError::new(msg!("quantum-leap-expected-player"), to_move))?;
        let phase = parse_phase(options, phase, to_move)?;
        Ok(QuantumLeap::from_parts(options, stones, phase, to_move))
    }

    fn format_position(&self) -> String {
        let letter = |hex| self.owner(hex).map_or("_", |seat| LETTERS[seat.index()]);
        let board: Vec<String> = self
            .hexes()
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
            cell => self.parse_hex(cell).ok().map(|hex| Spot::Cell(hex.cell())),
        }
    }
}

impl QuantumLeap {
    /// Parses a cell of the board, such as `4-3`: the position in the line, then the line.
    pub(super) fn parse_hex(&self, text: &str) -> Result<Hex, ParseError> {
        let text = text.trim();
        let number = |text: &str| text.trim().parse::<usize>().ok();
        let numbers = text.split_once('-').and_then(|(p, l)| Some((number(p)?, number(l)?)));
        let Some((position, line)) = numbers else {
            return Err(ParseError::new(msg!("quantum-leap-expected-cell"), text));
        };
        let lines = line_count(self.side());
        if !(1..=lines).contains(&line) {
            let expected = msg!("quantum-leap-expected-line", lines = lines);
            return Err(ParseError::new(expected, line.to_string()));
        }
        Hex::new(self.side(), line, position).ok_or_else(|| {
            let last = line_length(self.side(), line);
            let expected = msg!("quantum-leap-expected-place", last = last, line = line);
            ParseError::new(expected, position.to_string())
        })
    }
}

/// Returns true for a word that means a pass, in any case.
pub(super) fn is_pass(text: &str) -> bool {
    PASS.contains(&text.trim().to_lowercase().as_str())
}

fn parse_letter(text: &str) -> Option<Seat> {
    let upper = text.to_ascii_uppercase();
    LETTERS.iter().position(|&letter| letter == upper).map(Seat::new)
}

fn parse_phase(options: Options, text: &str, to_move: Seat) -> Result<Phase, ParseError> {
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

fn parse_lines(side: usize, text: &str) -> Result<[Points; PLAYERS], ParseError> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != line_count(side) {
        let expected = msg!("quantum-leap-expected-lines", lines = line_count(side));
        return Err(ParseError::new(expected, text));
    }
    let mut stones = [Points::EMPTY; PLAYERS];
    for (line, row) in (1..).zip(rows) {
        let within = |error: ParseError| error.within(msg!("quantum-leap-line", line = line));
        let length = line_length(side, line);
        if row.chars().count() != length {
            return Err(within(ParseError::new(msg!("expected-cells", cells = length), row)));
        }
        for (position, c) in (1..).zip(row.chars()) {
            let hex = Hex::new(side, line, position).expect("the line is as long as the board's");
            match parse_letter(&c.to_string()) {
                Some(seat) => stones[seat.index()] |= hex.point(),
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
