// The game that the tests and the examples in the documentation play.

use tabuleiro_core::{
    Bundle, Game, IllegalMove, LocalizedError, Message, Notation, Outcome, ParseError, Reason, Rng,
    Seat, Turn, msg, options,
};

const MESSAGES: Bundle = Bundle {
    english: "nim-too-many = there are fewer matches\nnim-number = a number from 1 to 3",
    portuguese: "nim-too-many = há menos fósforos\nnim-number = um número de 1 a 3",
    includes: &[],
};

options! {
    /// The options of Nim.
    pub struct Options {
        /// The number of matches at the start.
        matches, with_matches: u8 = ["5" => 5, "6" => 6],
    }
}

/// A heap of matches: two players remove one, two or three in turn, and whoever removes the last
/// one wins.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Nim {
    /// The number of matches on the heap.
    pub(crate) matches: u8,
    /// The seat to move.
    pub(crate) to_move: Seat,
}

impl Nim {
    /// Sets up a heap. The first seat moves.
    pub(crate) fn heap(matches: u8) -> Nim {
        Nim { matches, to_move: Seat::FIRST }
    }

    /// Returns the greatest number of matches that can be removed.
    fn most(&self) -> u8 {
        self.matches.min(3)
    }
}

/// The error for a move that removes too many matches, or none.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{}", self.message())]
pub(crate) struct TooMany;

impl LocalizedError for TooMany {
    fn message(&self) -> Message {
        msg!("nim-too-many")
    }
}

impl IllegalMove for TooMany {
    fn id(&self) -> &'static str {
        "too-many"
    }
}

impl Game for Nim {
    type Options = Options;
    type Move = u8;
    type Illegal = TooMany;

    fn new(options: Options, _rng: &mut impl Rng) -> Nim {
        Nim::heap(options.matches())
    }

    fn players(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        let reason = Reason { id: "last-match", message_id: "nim-end" };
        match self.matches {
            0 => Turn::Over(Outcome::loss(self.to_move, 2, reason)),
            _ => Turn::Of(self.to_move),
        }
    }

    fn generate_moves(&self, out: &mut Vec<u8>) {
        out.extend(1..=self.most());
    }

    fn check(&self, m: u8) -> Result<(), TooMany> {
        if (1..=self.most()).contains(&m) { Ok(()) } else { Err(TooMany) }
    }

    fn play_unchecked(&mut self, m: u8) {
        self.matches -= m;
        self.to_move = self.to_move.next(2);
    }

    fn key(&self) -> u64 {
        u64::from(self.matches) << 1 | self.to_move.index() as u64
    }
}

impl Notation for Nim {
    fn parse_move(&self, text: &str) -> Result<u8, ParseError> {
        let number = text.trim().parse().ok().filter(|number| (1..=3).contains(number));
        number.ok_or_else(|| ParseError::new(msg!("nim-number"), text))
    }

    fn format_move(&self, m: u8) -> String {
        m.to_string()
    }

    fn parse_position(_options: Options, text: &str) -> Result<Nim, ParseError> {
        let parsed = text.split_once(' ').and_then(|(matches, seat)| {
            let to_move = Seat::all(2).find(|known| known.to_string() == seat)?;
            Some(Nim { matches: matches.parse().ok()?, to_move })
        });
        parsed.ok_or_else(|| ParseError::new(Message::literal("the heap and the seat"), text))
    }

    fn format_position(&self) -> String {
        format!("{} {}", self.matches, self.to_move)
    }
}
