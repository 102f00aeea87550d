//! Conversion of a table to a record, and of a record to a table.
//!
//! The tag `Result` has the ranks of all seats, the tag `Reason` the id of the reason, such as `line` or
//! `resignation`. When a record is loaded, both must agree with its moves, so an unknown id is an error.
//! Instead of an id the tag may have the English text that version 0.1.0 wrote. Any other text was
//! written by a person and is ignored.

use tabuleiro_core::{
    LocalizedError, Message, Outcome, Record, RecordError, RecordedMove, Seat, Turn, msg,
};

use crate::legacy;
use crate::resignation::{RESIGNATION, resignation};
use crate::{MESSAGES, MoveError, Table, parse_player, parse_spec};

/// The result of a game that is not over.
const UNFINISHED: &str = "*";

impl Table {
    /// Returns the record of the game, without the moves that were undone.
    pub fn record(&self) -> Record {
        let mut record = Record::default();
        record.set_tag("Game", self.variant.game_type().info.id);
        if !self.variant.options().is_empty() {
            record.set_tag("Options", self.variant.options());
        }
        record.set_tag("Seed", self.seed.to_string());
        for (number, player) in (1..).zip(&self.players) {
            record.set_tag(&format!("Seat{number}"), player.to_string());
        }
        if let Some(position) = self.set_up_position() {
            record.set_tag("Position", position);
        }
        match self.turn() {
            Turn::Of(_) => record.set_tag("Result", UNFINISHED),
            Turn::Over(outcome) => {
                record.set_tag("Result", outcome.ranking.to_string());
                record.set_tag("Reason", outcome.reason.id);
            }
        }
        for (name, value) in &self.extra_tags {
            record.set_tag(name, value);
        }
        record.comment.clone_from(&self.comment);
        let moves = self.history.played().iter().map(|entry| RecordedMove {
            text: entry.played.text.clone(),
            comment: entry.comment.clone(),
            location: None,
        });
        record.moves = moves.collect();
        record
    }

    /// Sets a tag that the table itself does not use, such as the date.
    pub fn set_extra_tag(&mut self, name: &str, value: impl Into<String>) {
        match self.extra_tags.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = value.into(),
            None => self.extra_tags.push((name.to_owned(), value.into())),
        }
    }

    /// Returns the table of a record, with every move played.
    ///
    /// ```
    /// use tabuleiro_core::Record;
    /// use tabuleiro_session::Table;
    ///
    /// let record: Record = "[Game \"shiftago\"]\n\n1. L3 2. U4".parse()?;
    /// assert_eq!(Table::from_record(&record)?.moves().len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_record(record: &Record) -> Result<Table, RecordError> {
        let mut table = table_at_start(record)?;
        table.comment.clone_from(&record.comment);
        for (number, recorded) in (1..).zip(&record.moves) {
            let played = table.preview(&recorded.text).map_err(|error| {
                let problem = match error {
                    MoveError::Parse(error) => {
                        error.within(msg!("place-move", number = number)).message()
                    }
                    MoveError::Illegal(illegal) => {
                        let quoted = Message::quote(&recorded.text);
                        let why = illegal.message;
                        msg!("record-illegal", number = number, text = quoted, why = why)
                    }
                };
                RecordError { location: recorded.location, problem }
            })?;
            table.history.push(played, recorded.comment.clone());
        }
        if reason_id(record) == Some(RESIGNATION.id) {
            resign_loser(&mut table, record);
        }
        check_end(&table, record)?;
        Ok(table)
    }
}

/// Returns the table of a record before its first move.
fn table_at_start(record: &Record) -> Result<Table, RecordError> {
    let tag = |name: &str| {
        let problem = msg!("record-tag-missing", name = name.to_owned());
        record.tag(name).ok_or(RecordError { location: None, problem })
    };
    let broken = |name: &str, problem| broken_tag(record, name, problem);
    let game = tag("Game")?;
    let mut variant = parse_spec(game).map_err(|error| broken("Game", error.message()))?;
    if let Some(options) = record.tag("Options") {
        variant = parse_spec(&format!("{game}:{options}"))
            .map_err(|error| broken("Options", error.message()))?;
    }
    let seed = match record.tag("Seed") {
        Some(seed) => seed.parse().map_err(|_| {
            let most = u64::MAX.to_string();
            let problem = msg!("record-seed", most = most, got = Message::quote(seed));
            broken("Seed", problem)
        })?,
        None => 0,
    };
    let game_type = variant.game_type();
    let players = Seat::all(variant.start(seed).players())
        .map(|seat| {
            let name = format!("Seat{seat}");
            let text = record.tag(&name).unwrap_or("human");
            parse_player(&game_type, text)
                .map_err(|error| broken(&name, error.within(name.clone()).message()))
        })
        .collect::<Result<Vec<_>, _>>()?;
    let mut table =
        Table::new(variant, players, seed).map_err(|error| broken("Game", error.message()))?;
    if let Some(position) = record.tag("Position") {
        table.set_up(position).map_err(|error| broken("Position", error.message()))?;
    }
    let used: Vec<String> = table.record().tags().map(|(name, _)| name.to_owned()).collect();
    for (name, value) in record.tags() {
        let is_used =
            used.iter().any(|known| known == name) || ["Options", "Reason"].contains(&name);
        if is_surplus_seat(name, table.players().len()) {
            let seats = table.players().len();
            let problem = msg!("record-surplus-seat", name = name.to_owned(), seats = seats);
            return Err(broken(name, problem));
        }
        if !is_used {
            table.set_extra_tag(name, value);
        }
    }
    Ok(table)
}

/// Returns true for the tag of a seat that a game with this number of seats does not have.
fn is_surplus_seat(tag: &str, seats: usize) -> bool {
    let number = tag.strip_prefix("Seat").and_then(|number| number.parse::<usize>().ok());
    number.is_some_and(|number| !(1..=seats).contains(&number))
}

/// Returns the id of the reason for the end; `None` if the record has no reason, or a text that this
/// program never wrote.
fn reason_id(record: &Record) -> Option<&str> {
    let reason = record.tag("Reason")?;
    let is_id = reason.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    legacy::reason_id(reason).or(is_id.then_some(reason))
}

/// Resigns for the seat whose resignation gives the result of the record.
fn resign_loser(table: &mut Table, record: &Record) {
    let seats = table.players().len();
    let has_result =
        |seat| record.tag("Result") == Some(&resignation(seat, seats).ranking.to_string());
    if let Some(loser) = Seat::all(seats).find(|&seat| has_result(seat)) {
        table.resign(loser);
    }
}

/// Checks that the result and its reason, if the record has them, agree with the moves. A game that
/// earlier rules ended is in progress.
fn check_end(table: &Table, record: &Record) -> Result<(), RecordError> {
    let Some(given) = record.tag("Result").filter(|&result| result != UNFINISHED) else {
        return Ok(());
    };
    let (places, reason) = match table.turn() {
        Turn::Of(_) if reason_id(record).is_some_and(legacy::may_be_in_progress) => return Ok(()),
        Turn::Of(_) => (UNFINISHED.to_owned(), None),
        Turn::Over(Outcome { ranking, reason }) => (ranking.to_string(), Some(reason.id)),
    };
    check_tag(record, "Result", &places, given)?;
    match (reason, reason_id(record)) {
        (Some(reached), Some(given)) => check_tag(record, "Reason", reached, given),
        _ => Ok(()),
    }
}

fn check_tag(record: &Record, tag: &str, reached: &str, given: &str) -> Result<(), RecordError> {
    if given == reached {
        return Ok(());
    }
    let (reached, given) = (Message::quote(reached), Message::quote(given));
    let problem = msg!("record-result", tag = tag.to_owned(), reached = reached, given = given);
    Err(broken_tag(record, tag, problem))
}

/// Returns the error for a problem with a tag.
fn broken_tag(record: &Record, tag: &str, problem: Message) -> RecordError {
    RecordError { location: record.tag_location(tag), problem }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Player;

    const GAME: &str = "\
[Game \"shiftago\"]
[Seed \"11\"]
[Seat1 \"human:Ana, the \\\"wall\\\"\"]
[Seat2 \"bot:guard\"]
[Result \"1,2\"]
[Reason \"line\"]
[Date \"2026.11.16\"]
[Mood \"calm\"]

{a short one} 1. L1 2. L2 {why?} 3. L1 4. L2 5. L1 6. L2 7. L1 8. L3 9. L1
";

    fn load(text: &str) -> Result<Table, RecordError> {
        Table::from_record(&text.parse()?)
    }

    fn problem(text: &str) -> String {
        load(text).unwrap_err().to_string()
    }

    #[test]
    fn a_record_round_trips() {
        let table = load(GAME).unwrap();
        assert_eq!(table.moves().len(), 9);
        assert!(table.is_over());
        assert_eq!(table.record().to_string(), GAME);
    }

    #[test]
    fn a_tag_of_a_seat_that_the_game_does_not_have_is_rejected() {
        let text = GAME.replace("[Mood \"calm\"]", "[Seat3 \"human\"]");
        let expected = "line 8, column 2: the game has 2 seats, so there is no Seat3";
        assert_eq!(problem(&text), expected);
        assert!(load("[Game \"shiftago\"]\n[Options \"players=3\"]\n[Seat3 \"human\"]").is_ok());
    }

    #[test]
    fn a_record_with_only_a_game_has_people_and_seed_0() {
        let table = load("[Game \"shiftago\"]").unwrap();
        assert_eq!((table.seed(), table.moves().len()), (0, 0));
        assert_eq!(table.players(), [Player::human(), Player::human()]);
        assert!(!table.is_over());
    }

    #[test]
    fn an_extra_tag_is_replaced_or_added() {
        let mut table = load(GAME).unwrap();
        table.set_extra_tag("Mood", "grim");
        table.set_extra_tag("Place", "Porto");
        let expected = GAME.replace("\"calm\"]", "\"grim\"]\n[Place \"Porto\"]");
        assert_eq!(table.record().to_string(), expected);
    }

    #[test]
    fn a_set_up_position_round_trips() {
        let mut table = load(&GAME[..GAME.find("[Result").unwrap()]).unwrap();
        let position = "X....../......./......./......./......./......./....... 2 21,22";
        table.set_up(position).unwrap();
        table.play("R7").unwrap();
        let again = Table::from_record(&table.record()).unwrap();
        assert_eq!(again.position().key(), table.position().key());
        assert_eq!(again.record().tag("Position"), Some(position));
        assert_eq!(again.record().tag("Result"), Some("*"));
    }

    #[test]
    fn a_resignation_round_trips() {
        let mut table = load(GAME).unwrap();
        table.undo();
        table.resign(Seat::FIRST);
        let record = table.record();
        assert_eq!(
            (record.tag("Result"), record.tag("Reason")),
            (Some("2,1"), Some("resignation"))
        );
        let again = Table::from_record(&record).unwrap();
        assert_eq!(again.turn(), table.turn());
        assert_eq!(again.record(), record);
    }

    #[test]
    fn the_result_tells_which_seat_resigned() {
        let resigned = |result: &str| {
            let tags = format!("[Result \"{result}\"]\n[Reason \"resignation\"]");
            load(&format!("[Game \"shiftago\"]\n{tags}\n\n1. L1\n"))
        };
        for (result, loser) in [("2,1", Seat::FIRST), ("1,2", Seat::new(1))] {
            let turn = resigned(result).unwrap().turn();
            assert_eq!(turn, Turn::Over(Outcome::loss(loser, 2, RESIGNATION)));
        }
        let expected =
            "line 2, column 2: Result: the moves lead to \"*\", but the record says \"1,1\"";
        assert_eq!(resigned("1,1").unwrap_err().to_string(), expected);
        assert!(!resigned("*").unwrap().is_over());
    }

    #[test]
    fn a_reason_is_an_id_or_a_text_of_version_0_1_0() {
        let with_reason = |reason: &str| GAME.replace("\"line\"", &format!("{reason:?}"));
        for reason in ["five marbles in a row", "a nice line!"] {
            let table = load(&with_reason(reason)).unwrap();
            assert_eq!(table.record().tag("Reason"), Some("line"), "{reason}");
        }
        for (reason, id) in [
            ("repetition", "repetition"),
            ("resignation", "resignation"),
            ("out of tiles", "out-of-tiles"),
            ("unheard-of", "unheard-of"),
        ] {
            let expected = format!(
                "line 6, column 2: Reason: the moves lead to \"line\", but the record says \"{id}\""
            );
            assert_eq!(problem(&with_reason(reason)), expected);
        }
        let without = GAME.replace("[Reason \"line\"]\n", "");
        assert_eq!(load(&without).unwrap().record().tag("Reason"), Some("line"));
    }

    #[test]
    fn undone_moves_are_not_recorded() {
        let mut table = load(GAME).unwrap();
        table.undo();
        assert_eq!(table.record().moves.len(), 8);
        assert_eq!(table.record().tag("Result"), Some("*"));
    }

    #[test]
    fn an_invalid_record_has_an_error_with_its_place() {
        assert_eq!(problem("[Seed \"1\"]"), "the tag [Game \"...\"] is missing");
        assert!(problem("[Game \"chess\"]").starts_with("line 1, column 2: expected a game: "));
        let options = problem("[Game \"shiftago\"]\n[Options \"size=9\"]");
        assert!(options.starts_with("line 2, column 2: ") && options.contains("got \"size\""));
        let seed = problem("[Game \"shiftago\"]\n\n [Seed \"-1\"]");
        assert!(seed.starts_with("line 3, column 3: Seed: ") && seed.contains("got \"-1\""));
        assert!(
            problem("[Game \"shiftago\"]\n[Seat2 \"bot:deep\"]")
                .starts_with("line 2, column 2: Seat2: expected human")
        );
        let position = problem("[Game \"shiftago\"]\n[Position \"x\"]");
        assert!(position.starts_with("line 2, column 2: position: expected"), "{position}");
        assert_eq!(
            problem("[Game \"shiftago\"]\n\n1. L1 2. L8"),
            "line 3, column 10: move 2, \"L8\": expected a lane from 1 to 7, got \"8\""
        );
        assert_eq!(
            problem(&format!("{GAME} 10. L1")),
            "line 11, column 6: move 10, \"L1\", is not allowed: the game is over"
        );
        assert_eq!(
            problem(&GAME.replace("\"1,2\"", "\"2,1\"")),
            "line 5, column 2: Result: the moves lead to \"1,2\", but the record says \"2,1\""
        );
    }
}
