//! The UGI options and their ranges.

use std::ops::RangeInclusive;
use std::sync::Arc;

use tabuleiro_core::{LEVEL_COUNT, Message, ParseError};
use tabuleiro_session::{Budget, GameType, Variant, parse_spec};

use crate::value_parsers::{MEGABYTES, THREADS};

/// The values of all options.
#[derive(Clone, Debug)]
pub(super) struct Options {
    pub(super) game: Arc<dyn Variant>,
    /// The size of the transposition table in megabytes.
    pub(super) hash: usize,
    pub(super) threads: usize,
    /// From 1 to 8; `None` for full strength.
    pub(super) level: Option<u8>,
    pub(super) seed: u64,
}

/// An option with its new value.
#[derive(Clone, Debug)]
pub(super) enum SetOption {
    Game(Arc<dyn Variant>),
    Hash(usize),
    Threads(usize),
    Level(Option<u8>),
    Seed(u64),
}

impl Default for Options {
    fn default() -> Options {
        let kinds = GameType::all();
        let first = kinds.first().expect("there are games");
        let game = first.with_options("").expect("the usual options go together");
        Options { game, hash: Budget::DEFAULT_MEMORY >> 20, threads: 1, level: None, seed: 0 }
    }
}

impl Options {
    /// Returns the `option` lines of the protocol.
    pub(super) fn lines() -> [String; 5] {
        let number = |name: &str, usual: u64, range: RangeInclusive<u64>| {
            let (least, most) = range.into_inner();
            format!("option name {name} type spin default {usual} min {least} max {most}")
        };
        let wide = |range: RangeInclusive<usize>| *range.start() as u64..=*range.end() as u64;
        let usual = Options::default();
        [
            format!("option name Game type string default {}", usual.game.spec()),
            number("Hash", usual.hash as u64, wide(MEGABYTES)),
            number("Threads", usual.threads as u64, wide(THREADS)),
            number("Level", 0, 0..=LEVEL_COUNT as u64),
            number("Seed", usual.seed, 0..=u64::MAX),
        ]
    }
}

impl SetOption {
    /// Parses the value of the option with this name, in any case.
    pub(super) fn read(name: &str, value: &str) -> Result<SetOption, ParseError> {
        let option = match name.to_ascii_lowercase().as_str() {
            "game" => parse_spec(value).map(SetOption::Game),
            "hash" => number(value, MEGABYTES).and_then(available).map(SetOption::Hash),
            "threads" => number(value, THREADS).map(SetOption::Threads),
            "level" => number(value, 0..=LEVEL_COUNT as u8)
                .map(|level| SetOption::Level((level > 0).then_some(level))),
            "seed" => number(value, 0..=u64::MAX).map(SetOption::Seed),
            _ => {
                let expected = "an option: Game, Hash, Threads, Level, Seed";
                return Err(ParseError::new(Message::literal(expected), name).within("setoption"));
            }
        };
        option.map_err(|error| error.within(name.to_owned()))
    }
}

/// Parses a number in a range.
pub(super) fn number<N>(text: &str, range: RangeInclusive<N>) -> Result<N, ParseError>
where
    N: std::str::FromStr + PartialOrd + std::fmt::Display,
{
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| {
        ParseError::new(
            Message::literal(format!("a number from {} to {}", range.start(), range.end())),
            text,
        )
    })
}

/// Checks that the system can allocate this many megabytes.
fn available(megabytes: usize) -> Result<usize, ParseError> {
    match Vec::<u8>::new().try_reserve_exact(megabytes << 20) {
        Ok(()) => Ok(megabytes),
        Err(_) => Err(ParseError::new(
            Message::literal("as many megabytes as there are"),
            megabytes.to_string(),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(name: &str, value: &str) -> String {
        SetOption::read(name, value).unwrap_err().to_string()
    }

    #[test]
    fn names_are_read_in_any_case_and_values_in_their_range() {
        assert!(matches!(SetOption::read("hash", "16"), Ok(SetOption::Hash(16))));
        assert!(matches!(SetOption::read("Level", "0"), Ok(SetOption::Level(None))));
        assert!(matches!(SetOption::read("LEVEL", "8"), Ok(SetOption::Level(Some(8)))));
        let seed = u64::MAX.to_string();
        assert!(matches!(SetOption::read("Seed", &seed), Ok(SetOption::Seed(u64::MAX))));
        let game = SetOption::read("Game", "pivit:players=3");
        assert!(matches!(game, Ok(SetOption::Game(game)) if game.spec() == "pivit:players=3"));
    }

    #[test]
    fn an_invalid_value_is_quoted() {
        assert_eq!(problem("Hash", "0"), "Hash: expected a number from 1 to 65536, got \"0\"");
        assert_eq!(problem("Level", "9"), "Level: expected a number from 0 to 8, got \"9\"");
        assert_eq!(
            problem("Threads", "-1"),
            "Threads: expected a number from 1 to 256, got \"-1\""
        );
        assert_eq!(
            problem("Seed", ""),
            format!("Seed: expected a number from 0 to {}, got nothing", u64::MAX)
        );
        assert!(problem("Game", "chess").starts_with("Game: expected a game: "));
        assert!(problem("Ponder", "true").contains("got \"Ponder\""));
    }
}
