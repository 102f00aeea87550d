//! Annotations of a move, written as commands in a comment as in PGN.
//!
//! | command | meaning |
//! | --- | --- |
//! | `[%mark ?]` | the move is a mistake; `??` is a blunder |
//! | `[%eval 37%]` | the win probability of the player after the move |
//! | `[%eval #3]`, `[%eval #-2]` | a proven win in 3 moves, a proven loss in 2 |
//! | `[%best 51% R5; score 3,1-3,5; U2]` | the evaluation of the best move, and the principal variation |
//!
//! A move may contain spaces, so the moves of a variation are separated by `;`. A `\` escapes `[`,
//! `]`, `;` and `\` in a move. Unknown commands, and commands with unknown arguments, are kept
//! unchanged.

use std::fmt;

use super::escape::{escaped, split_unescaped, unescaped};

/// A command in the comment of a move.
///
/// ```
/// use tabuleiro_core::{Annotation, Comment, Mark};
///
/// let comment = Comment::parse("[%mark ??] [%clk 0:05:00]");
/// assert_eq!(
///     comment.annotations,
///     [Annotation::Mark(Mark::Blunder), Annotation::Other("clk 0:05:00".to_owned())]
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Annotation {
    /// The move is a mistake or a blunder.
    Mark(Mark),
    /// The evaluation of the move, from the point of view of the player who made it.
    Eval(RecordedScore),
    /// The best move, if another move was played.
    Best {
        /// The evaluation of the best move, from the same point of view.
        score: RecordedScore,
        /// The principal variation, which starts with the best move.
        pv: Vec<String>,
    },
    /// The text between `[%` and `]` of an unknown command.
    Other(String),
}

/// The quality of a bad move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A mistake, `?`.
    Mistake,
    /// A blunder, `??`.
    Blunder,
}

/// An evaluation with the precision of a record.
///
/// ```
/// use tabuleiro_core::RecordedScore;
/// assert_eq!(RecordedScore::Percent(37).to_string(), "37%");
/// assert_eq!(RecordedScore::Loss(2).to_string(), "#-2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordedScore {
    /// A win probability in percent.
    Percent(u8),
    /// A proven win in this number of moves.
    Win(usize),
    /// A proven loss in this number of moves.
    Loss(usize),
}

impl Annotation {
    /// Parses the text between `[%` and `]`, which may contain escapes.
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
            Annotation::Mark(mark) => write!(f, "[%mark {}]", mark.symbol()),
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
    /// Returns the symbol that is written after a move.
    ///
    /// ```
    /// use tabuleiro_core::Mark;
    /// assert_eq!(Mark::Blunder.symbol(), "??");
    /// ```
    pub fn symbol(self) -> &'static str {
        match self {
            Mark::Mistake => "?",
            Mark::Blunder => "??",
        }
    }

    pub(super) fn parse(symbol: &str) -> Option<Mark> {
        [Mark::Mistake, Mark::Blunder].into_iter().find(|mark| mark.symbol() == symbol)
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
