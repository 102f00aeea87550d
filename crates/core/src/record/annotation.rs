//! Typed annotations of a move, written as commands in the manner of PGN.
//!
//! | command | meaning |
//! | --- | --- |
//! | `[%mark ?]` | the move is a mistake; `??` is a blunder |
//! | `[%eval 37%]` | the win probability that the move leaves to the player who made it |
//! | `[%eval #3]`, `[%eval #-2]` | a proven win in 3 moves, a proven loss in 2 |
//! | `[%best 51% R5; score 3,1-3,5; U2]` | the same for the best move, and the principal variation |
//!
//! A move may contain spaces, so the moves of a variation are separated by `;`. A `[`, `]`, `;` or `\` in a
//! move stands behind a `\`. Any other command, or one with other arguments, is kept as it is.

use std::fmt;

use super::escape::{escaped, split_unescaped, unescaped};

/// A remark for programs in the comment of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Annotation {
    /// The move loses a part of the win probability.
    Mark(Mark),
    /// The evaluation of the move, for the player who made it.
    Eval(RecordedScore),
    /// A better move.
    Best {
        /// Its evaluation, for the same player.
        score: RecordedScore,
        /// The principal variation, which the better move opens; it has at least this move.
        pv: Vec<String>,
    },
    /// A command of another program: what stands between `[%` and `]`.
    Other(String),
}

/// The sign behind a bad move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// `?`
    Mistake,
    /// `??`
    Blunder,
}

/// An evaluation as precise as a record stores it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordedScore {
    /// A win probability in percent.
    Percent(u8),
    /// A proven win, and the number of moves to the end.
    Win(usize),
    /// A proven loss, and the number of moves to the end.
    Loss(usize),
}

impl Annotation {
    /// Parses what stands between `[%` and `]`, with its escapes.
    pub(super) fn parse(command: &str) -> Annotation {
        Annotation::parse_known(command).unwrap_or_else(|| Annotation::Other(unescaped(command)))
    }

    fn parse_known(command: &str) -> Option<Annotation> {
        let (name, arguments) = command.split_once(char::is_whitespace)?;
        let arguments = arguments.trim();
        match name {
            "mark" => Mark::parse(arguments).map(Annotation::Mark),
            "eval" => RecordedScore::parse(arguments).map(Annotation::Eval),
            "best" => {
                let (score, moves) = arguments.split_once(char::is_whitespace)?;
                let pv = split_unescaped(moves, ';').map(|text| unescaped(text.trim()));
                Some(Annotation::Best { score: RecordedScore::parse(score)?, pv: pv.collect() })
            }
            _ => None,
        }
    }
}

impl fmt::Display for Annotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Annotation::Mark(mark) => write!(f, "[%mark {}]", mark.sign()),
            Annotation::Eval(score) => write!(f, "[%eval {score}]"),
            Annotation::Best { score, pv } => {
                let write = |text: &String| escaped(text, &['[', ']', ';']);
                let moves: Vec<String> = pv.iter().map(write).collect();
                write!(f, "[%best {score} {}]", moves.join("; "))
            }
            Annotation::Other(command) => write!(f, "[%{}]", escaped(command, &['[', ']'])),
        }
    }
}

impl Mark {
    /// Returns the sign behind a move.
    pub fn sign(self) -> &'static str {
        match self {
            Mark::Mistake => "?",
            Mark::Blunder => "??",
        }
    }

    pub(super) fn parse(sign: &str) -> Option<Mark> {
        [Mark::Mistake, Mark::Blunder].into_iter().find(|mark| mark.sign() == sign)
    }
}

impl RecordedScore {
    fn parse(text: &str) -> Option<RecordedScore> {
        match text.strip_prefix('#') {
            None => RecordedScore::parse_percent(text),
            Some(moves) => Some(match moves.strip_prefix('-') {
                None => RecordedScore::Win(moves.parse().ok()?),
                Some(moves) => RecordedScore::Loss(moves.parse().ok()?),
            }),
        }
    }

    pub(super) fn parse_percent(text: &str) -> Option<RecordedScore> {
        let percent = text.strip_suffix('%')?.parse().ok()?;
        (percent <= 100).then_some(RecordedScore::Percent(percent))
    }
}

impl fmt::Display for RecordedScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordedScore::Percent(percent) => write!(f, "{percent}%"),
            RecordedScore::Win(moves) => write!(f, "#{moves}"),
            RecordedScore::Loss(moves) => write!(f, "#-{moves}"),
        }
    }
}
