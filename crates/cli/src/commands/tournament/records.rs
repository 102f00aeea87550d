//! The records of a match in a folder, one file for each game, from which a match can be resumed.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use tabuleiro_core::{LocalizedError, Message, ParseError, Ranking, Record, Turn, msg};
use tabuleiro_session::{Budget, Table, save};

use super::schedule::Schedule;
use crate::MESSAGES;
use crate::error::Result;
use crate::record_input::load_table;

/// The tag with the number of random opening moves.
const OPENING: &str = "Opening";
/// The tag with the search limits of engines without a level.
const EFFORT: &str = "Effort";

/// A folder with the records of a match.
pub(super) struct RecordFolder {
    folder: PathBuf,
    budget: Budget,
}

impl RecordFolder {
    /// Opens the folder and creates it if it is missing. Unless the match is resumed, it must not
    /// contain games.
    pub(super) fn open(folder: &Path, budget: Budget, is_resumed: bool) -> Result<RecordFolder> {
        let within = |problem: Message| {
            let place = format!("--records {}", folder.display());
            msg!("unreadable-within", place = place, problem = problem)
        };
        let failed = |error: io::Error| within(error.message());
        fs::create_dir_all(folder).map_err(failed)?;
        if !is_resumed {
            for entry in fs::read_dir(folder).map_err(failed)? {
                let name = entry.map_err(failed)?.file_name();
                let name = name.to_string_lossy();
                if name.starts_with("game-") && name.ends_with(".txt") {
                    let game = Message::quote(&name);
                    return Err(within(msg!("match-folder-has-games", game = game)).into());
                }
            }
        }
        Ok(RecordFolder { folder: folder.to_owned(), budget })
    }

    /// Returns the file of a game. The names count from 1.
    fn path(&self, game: u32) -> PathBuf {
        self.folder.join(format!("game-{:05}.txt", u64::from(game) + 1))
    }

    /// Sets the tags of the match that a game does not set by itself.
    fn tag(&self, schedule: &Schedule, table: &mut Table) {
        table.set_extra_tag(OPENING, schedule.opening.to_string());
        let Budget { depth, nodes, time, .. } = self.budget;
        let limits = [
            depth.map(|depth| format!("depth {depth}")),
            nodes.map(|nodes| format!("nodes {nodes}")),
            time.map(|time| format!("time {} ms", time.as_millis())),
        ];
        let limits: Vec<String> = limits.into_iter().flatten().collect();
        if !limits.is_empty() {
            table.set_extra_tag(EFFORT, limits.join(", "));
        }
    }

    /// Writes the record of a finished game.
    pub(super) fn save(&self, schedule: &Schedule, game: u32, table: &mut Table) -> Result<()> {
        self.tag(schedule, table);
        let path = self.path(game);
        let told =
            |why: io::Error| msg!("match-not-written", file = shown(&path), why = why.to_string());
        Ok(save(&path, &table.record()).map_err(told)?)
    }

    /// Loads the ranking of a game that was played before; the record must match the schedule.
    pub(super) fn load(&self, schedule: &Schedule, game: u32) -> Result<Option<Ranking>> {
        let path = self.path(game);
        let told =
            |why: io::Error| msg!("file-unreadable", file = shown(&path), why = why.to_string());
        if !path.try_exists().map_err(told)? {
            return Ok(None);
        }
        let table = load_table(&path, Some(&*schedule.variant))?;
        let mut scheduled = schedule.table(game);
        self.tag(schedule, &mut scheduled);
        let broken = |problem| msg!("file-broken", file = shown(&path), problem = problem);
        check(&scheduled.record(), &table.record())
            .map_err(|differs| broken(msg!("match-not-of-this", differs = differs)))?;
        match table.position().turn() {
            Turn::Over(outcome) => Ok(Some(outcome.ranking)),
            Turn::Of(_) => Err(broken(msg!("match-not-over")).into()),
        }
    }
}

/// Checks that a record has the scheduled tags, apart from the result, and the scheduled opening.
fn check(scheduled: &Record, found: &Record) -> Result<(), Message> {
    let names = scheduled.tags().chain(found.tags()).map(|(name, _)| name);
    for name in names.filter(|name| !["Result", "Reason"].contains(name)) {
        let words = |record: &Record| match record.tag(name) {
            Some(value) => Message::literal(format!("[{name} {value:?}]")),
            None => msg!("match-no-tag", name = name.to_owned()),
        };
        let (expected, got) = (words(scheduled), words(found));
        if expected != got {
            return Err(msg!("unreadable", expected = expected, got = got));
        }
    }
    for (number, expected) in (1..).zip(&scheduled.moves) {
        let got = found.moves.get(number - 1).map_or("", |m| m.text.as_str());
        if expected.text != got {
            let differs = ParseError::new(Message::quote(&expected.text), got);
            return Err(differs.within(msg!("place-move", number = number)).message());
        }
    }
    Ok(())
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_session::{Player, load, parse_spec};

    fn schedule(spec: &str, opening: usize, seed: u64) -> Schedule {
        tabuleiro_i18n::register(crate::MESSAGES);
        let players = [Player::bot("random"), Player::bot("guard")];
        Schedule::new(parse_spec(spec).unwrap(), &players, 10, opening, seed).unwrap()
    }

    fn finished(schedule: &Schedule, game: u32) -> Table {
        let mut table = schedule.table(game);
        while table.play_computer_move(&Budget::default(), &()).is_some() {}
        table
    }

    #[test]
    fn a_saved_game_is_loaded() {
        let folder = tempfile::tempdir().unwrap();
        let records =
            RecordFolder::open(&folder.path().join("new/folder"), Budget::default(), false)
                .unwrap();
        let schedule = schedule("shiftago", 2, 5);
        let mut table = finished(&schedule, 3);
        records.save(&schedule, 3, &mut table).unwrap();
        assert!(folder.path().join("new/folder/game-00004.txt").is_file());
        let Turn::Over(outcome) = table.position().turn() else { panic!("it is over") };
        assert_eq!(records.load(&schedule, 3).unwrap(), Some(outcome.ranking));
        assert_eq!(records.load(&schedule, 2).unwrap(), None);
        assert_eq!(load(&records.path(3)).unwrap().tag("Opening"), Some("2"));
    }

    #[test]
    fn games_of_another_match_are_rejected_with_the_difference() {
        let folder = tempfile::tempdir().unwrap();
        let records = RecordFolder::open(folder.path(), Budget::default(), false).unwrap();
        let written = schedule("shiftago", 2, 5);
        records.save(&written, 0, &mut finished(&written, 0)).unwrap();
        let refused = |schedule: &Schedule, game: u32| {
            let error = records.load(schedule, game).unwrap_err().message().to_string();
            assert!(error.contains(&format!("game-{:05}.txt", game + 1)), "{error}");
            error
        };
        let error = refused(&schedule("shiftago", 2, 6), 0);
        assert!(error.contains("belongs to another match: expected [Seed \""), "{error}");
        let error = refused(&schedule("shiftago", 3, 5), 0);
        assert!(error.ends_with("expected [Opening \"3\"], got [Opening \"2\"]"), "{error}");
        let error = refused(&schedule("shiftago:exhausted=draws", 2, 5), 0);
        assert!(error.contains("expected a game of shiftago:exhausted=draws"), "{error}");

        let hurried = Budget { nodes: Some(7), ..Budget::default() };
        let error = RecordFolder::open(folder.path(), hurried, true).unwrap().load(&written, 0);
        let error = error.unwrap_err().message().to_string();
        assert!(error.ends_with("expected [Effort \"nodes 7\"], got no tag Effort"), "{error}");

        fs::copy(records.path(0), records.path(1)).unwrap();
        let error = refused(&written, 1);
        assert!(error.ends_with("[Seat1 \"bot:guard\"], got [Seat1 \"bot:random\"]"), "{error}");
    }

    #[test]
    fn a_game_with_another_opening_or_without_an_end_is_rejected() {
        let folder = tempfile::tempdir().unwrap();
        let records = RecordFolder::open(folder.path(), Budget::default(), false).unwrap();
        let schedule = schedule("shiftago", 2, 5);
        let opened = schedule.table(0);
        records.save(&schedule, 0, &mut opened.clone()).unwrap();
        let error = records.load(&schedule, 0).unwrap_err().message().to_string();
        assert!(error.ends_with("game-00001.txt: expected a finished game"), "{error}");

        let mut other = opened.clone();
        other.undo();
        let played = opened.moves().last().unwrap().text.clone();
        let choices = other.position().legal_moves();
        let another = choices.iter().find(|choice| choice.text != played).unwrap();
        other.play(&another.text).unwrap();
        while other.play_computer_move(&Budget::default(), &()).is_some() {}
        records.save(&schedule, 0, &mut other).unwrap();
        let error = records.load(&schedule, 0).unwrap_err().message().to_string();
        assert!(error.contains(&format!("move 2: expected {played:?}, got ")), "{error}");
    }

    #[test]
    fn games_are_not_overwritten_by_another_match() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("notes.txt"), "mine").unwrap();
        assert!(RecordFolder::open(folder.path(), Budget::default(), false).is_ok());
        fs::write(folder.path().join("game-00007.txt"), "").unwrap();
        let opened = RecordFolder::open(folder.path(), Budget::default(), false);
        let error = opened.err().unwrap().message().to_string();
        assert!(error.contains("--resume") && error.contains("\"game-00007.txt\""), "{error}");
        assert!(RecordFolder::open(folder.path(), Budget::default(), true).is_ok());
    }
}
