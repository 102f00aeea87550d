//! The parser of UGI commands. Words are separated by spaces, and a move is one word: spaces in
//! its text are written `_`, as in `score_3,1-3,5_keep_3,1`. No game uses `_` in its moves.

use std::time::Duration;

use tabuleiro_core::{Message, ParseError, Seat};

use super::options::{SetOption, number};
use super::time_control::TimeControl;

/// A command of the protocol.
#[derive(Debug)]
pub(super) enum Command {
    Ugi,
    IsReady,
    Set(SetOption),
    NewGame,
    Position { start: Start, moves: Vec<String> },
    Go(SearchLimits),
    Stop,
    Query(Query),
    Quit,
}

impl Command {
    /// Returns true if the command is rejected during a search.
    pub(super) fn needs_idle_engine(&self) -> bool {
        match self {
            Command::Set(_) | Command::NewGame | Command::Position { .. } | Command::Go(_) => true,
            Command::Ugi | Command::IsReady | Command::Stop | Command::Query(_) | Command::Quit => {
                false
            }
        }
    }
}

/// The position before the moves of a `position` command.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Start {
    /// The start, dealt from this seed or from the option `Seed`.
    Deal(Option<u64>),
    Position(String),
}

/// The limits of a `go` command.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct SearchLimits {
    pub(super) depth: Option<u32>,
    pub(super) nodes: Option<u64>,
    pub(super) time: Option<Duration>,
    pub(super) time_control: TimeControl,
    /// Set by `infinite`: the best move waits for `stop`.
    pub(super) is_infinite: bool,
}

/// A query about the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Query {
    GameOver,
    IsTurnOf(Seat),
    Result,
    Turn,
    Players,
    Places,
    Position,
    Moves,
}

/// Formats a move as one word.
pub(super) fn format_move_word(text: &str) -> String {
    text.replace(' ', "_")
}

/// Parses a move from one word.
pub(super) fn parse_move_word(word: &str) -> String {
    word.replace('_', " ")
}

/// Parses a line; `None` for an empty line.
pub(super) fn read(line: &str) -> Result<Option<Command>, ParseError> {
    let mut words = line.split_whitespace();
    let Some(name) = words.next() else {
        return Ok(None);
    };
    let rest: Vec<&str> = words.collect();
    let alone = |command| match rest.first() {
        None => Ok(command),
        Some(word) => Err(ParseError::new(Message::literal("nothing more"), *word)),
    };
    let command = match name {
        "ugi" => alone(Command::Ugi),
        "isready" => alone(Command::IsReady),
        "uginewgame" => alone(Command::NewGame),
        "stop" => alone(Command::Stop),
        "quit" => alone(Command::Quit),
        "setoption" => set(&rest),
        "position" => position(&rest),
        "go" => go(&rest).map(Command::Go),
        "query" => query(&rest).map(Command::Query),
        _ => {
            let expected = "ugi, isready, setoption, uginewgame, position, go, stop, query, quit";
            return Err(ParseError::new(Message::literal(expected), line.trim()));
        }
    };
    command.map(Some).map_err(|error| error.within(name.to_owned()))
}

/// Parses `name NAME value VALUE`.
fn set(words: &[&str]) -> Result<Command, ParseError> {
    match words {
        ["name", name, "value", value @ ..] => {
            SetOption::read(name, &value.join(" ")).map(Command::Set)
        }
        _ => Err(ParseError::new(Message::literal("name NAME value VALUE"), words.join(" "))),
    }
}

/// Parses `startpos [seed N] [moves M..]` or `fen POSITION [moves M..]`.
fn position(words: &[&str]) -> Result<Command, ParseError> {
    let end = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let start = match &words[..end] {
        ["startpos"] => Start::Deal(None),
        ["startpos", "seed", seed] => {
            let seed = number(seed, 0..=u64::MAX).map_err(|error| error.within("seed"))?;
            Start::Deal(Some(seed))
        }
        ["fen", text @ ..] => Start::Position(text.join(" ")),
        other => {
            let expected = "startpos, startpos seed N or fen POSITION, and then moves";
            return Err(ParseError::new(Message::literal(expected), other.join(" ")));
        }
    };
    let moves = words.iter().skip(end + 1).map(|word| parse_move_word(word)).collect();
    Ok(Command::Position { start, moves })
}

fn go(words: &[&str]) -> Result<SearchLimits, ParseError> {
    let mut go = SearchLimits::default();
    let mut words = words.iter();
    while let Some(&name) = words.next() {
        if name == "infinite" {
            go.is_infinite = true;
            continue;
        }
        let value = words.next().copied().unwrap_or_default();
        read_limit(&mut go, name, value)?;
    }
    Ok(go)
}

fn read_limit(go: &mut SearchLimits, name: &str, value: &str) -> Result<(), ParseError> {
    let within = |error: ParseError| error.within(name.to_owned());
    let milliseconds = |least: i64| {
        let number = number(value, least..=i64::MAX).map_err(within)?;
        // A clock can be negative after its time has run out.
        Ok(Duration::from_millis(u64::try_from(number).unwrap_or(0)))
    };
    match (name, parse_seat_word(name)) {
        ("depth", _) => go.depth = Some(number(value, 1..=u32::MAX).map_err(within)?),
        ("nodes", _) => go.nodes = Some(number(value, 1..=u64::MAX).map_err(within)?),
        ("movetime", _) => go.time = Some(milliseconds(1)?),
        (_, Some((seat, "time"))) => {
            go.time_control.remaining[seat] = Some(milliseconds(i64::MIN)?);
        }
        (_, Some((seat, "inc"))) => go.time_control.increment[seat] = milliseconds(0)?,
        _ => {
            let expected = "depth, nodes, movetime, infinite, p1time to p4time, p1inc to p4inc";
            return Err(ParseError::new(Message::literal(expected), name));
        }
    }
    Ok(())
}

/// Parses the seat of a word such as `p2time`, and returns the rest.
fn parse_seat_word(word: &str) -> Option<(Seat, &str)> {
    let rest = word.strip_prefix('p')?;
    let (number, rest) = rest.split_at_checked(1)?;
    Some((Seat::all(tabuleiro_core::MAX_SEATS).find(|seat| seat.to_string() == number)?, rest))
}

fn query(words: &[&str]) -> Result<Query, ParseError> {
    let words = words.join(" ");
    Ok(match (words.as_str(), parse_seat_word(&words)) {
        ("gameover", _) => Query::GameOver,
        ("result", _) => Query::Result,
        ("turn", _) => Query::Turn,
        ("players", _) => Query::Players,
        ("places", _) => Query::Places,
        ("position", _) => Query::Position,
        ("moves", _) => Query::Moves,
        (_, Some((seat, "turn"))) => Query::IsTurnOf(seat),
        _ => {
            let expected =
                "gameover, result, p1turn to p4turn, turn, players, places, position, moves";
            return Err(ParseError::new(Message::literal(expected), words));
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(line: &str) -> String {
        read(line).unwrap_err().to_string()
    }

    fn go(line: &str) -> SearchLimits {
        match read(line) {
            Ok(Some(Command::Go(go))) => go,
            other => panic!("{other:?}"),
        }
    }

    fn place(line: &str) -> (Start, Vec<String>) {
        match read(line) {
            Ok(Some(Command::Position { start, moves })) => (start, moves),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn spaces_around_words_do_not_matter() {
        assert!(matches!(read("  isready \r"), Ok(Some(Command::IsReady))));
        assert!(matches!(read(" \t "), Ok(None)));
    }

    #[test]
    fn a_position_is_read_up_to_its_moves() {
        assert_eq!(place("position startpos"), (Start::Deal(None), vec![]));
        let (start, moves) = place("position startpos seed 7 moves L3 score_3,1-3,5_keep_3,1");
        assert_eq!(start, Start::Deal(Some(7)));
        assert_eq!(moves, ["L3", "score 3,1-3,5 keep 3,1"]);
        let (start, moves) = place("position fen XO_/O_X/.. O swap moves swap_1-1_3-4 pass");
        assert_eq!(start, Start::Position("XO_/O_X/.. O swap".to_owned()));
        assert_eq!(moves, ["swap 1-1 3-4", "pass"]);
    }

    #[test]
    fn limits_come_in_any_order() {
        let milliseconds = Duration::from_millis;
        let read = go("go nodes 5 depth 3 movetime 20 infinite");
        assert_eq!((read.nodes, read.depth, read.time), (Some(5), Some(3), Some(milliseconds(20))));
        assert!(read.is_infinite);
        let read = go("go p1time 500 p4inc 30 p2time -20");
        assert_eq!(
            read.time_control.remaining.0,
            [Some(milliseconds(500)), Some(Duration::ZERO), None, None]
        );
        assert_eq!(read.time_control.increment[Seat::new(3)], milliseconds(30));
    }

    #[test]
    fn seats_are_queried_by_number() {
        let asked = |line: &str| match read(line) {
            Ok(Some(Command::Query(query))) => query,
            other => panic!("{other:?}"),
        };
        assert_eq!(asked("query p1turn"), Query::IsTurnOf(Seat::FIRST));
        assert_eq!(asked("query p4turn"), Query::IsTurnOf(Seat::new(3)));
        assert_eq!(asked("query turn"), Query::Turn);
    }

    #[test]
    fn an_invalid_command_is_quoted_with_what_was_expected() {
        for (line, quoted) in [
            ("make me a sandwich", "\"make me a sandwich\""),
            ("UGI", "\"UGI\""),
            ("stop it", "stop: expected nothing more, got \"it\""),
            ("setoption Hash 5", "got \"Hash 5\""),
            (
                "setoption name Hash value 1 2",
                "Hash: expected a number from 1 to 65536, got \"1 2\"",
            ),
            ("position", "position: expected startpos"),
            ("position middle", "got \"middle\""),
            ("position startpos seed", "got \"startpos seed\""),
            ("position startpos seed x", "position, seed: expected a number"),
            ("go depth", "go, depth: expected a number from 1 to 4294967295, got nothing"),
            ("go depth 0", "got \"0\""),
            ("go nodes many", "got \"many\""),
            ("go movetime -1", "got \"-1\""),
            ("go p5time 3", "got \"p5time\""),
            ("go ptime 3", "got \"ptime\""),
            ("go pé 3", "got \"pé\""),
            ("go p1inc -3", "got \"-3\""),
            ("query", "got nothing"),
            ("query weather", "got \"weather\""),
            ("query p0turn", "got \"p0turn\""),
        ] {
            assert!(problem(line).contains(quoted), "{line}: {}", problem(line));
        }
    }
}
