//! A game at one terminal: the table, its file, and the copy that outlives a killed terminal.

use std::path::{Path, PathBuf};

use jiff::Zoned;
use tabuleiro_core::{Message, Seat, Turn, msg};

use crate::autosave::Autosave;
use crate::{
    Budget, ComputerMove, Folders, InterruptedGame, LoadError, MESSAGES, MoveError, Position,
    Table, load_table, save,
};

/// A table with people at one terminal.
#[derive(Debug)]
pub struct LocalGame {
    table: Table,
    /// The file it was loaded from or saved in last.
    file: Option<PathBuf>,
    /// The record in that file.
    saved: Option<String>,
    autosave: Autosave,
    /// The person whose secrets are on the screen.
    seen_by: Option<Seat>,
    /// True if computers among themselves play on without waiting.
    pub autoplay: bool,
    /// The effort of computers that have no level.
    pub budget: Budget,
}

impl LocalGame {
    /// Begins a game.
    pub fn new(table: Table, folders: &Folders) -> LocalGame {
        LocalGame::kept_by(Autosave::new(&folders.data), table)
    }

    /// Begins with a table that was loaded from a file.
    pub fn loaded(table: Table, file: PathBuf, folders: &Folders) -> LocalGame {
        let saved = Some(table.record().to_string());
        LocalGame { file: Some(file), saved, ..LocalGame::new(table, folders) }
    }

    /// Loads the game in a file.
    pub fn load(file: &Path, folders: &Folders) -> Result<LocalGame, LoadError> {
        Ok(LocalGame::loaded(load_table(file)?, file.to_owned(), folders))
    }

    /// Goes on with an interrupted game; `None` where another program does already.
    pub fn resume(interrupted: InterruptedGame) -> Option<LocalGame> {
        interrupted.resume().map(|(table, autosave)| LocalGame::kept_by(autosave, table))
    }

    fn kept_by(autosave: Autosave, table: Table) -> LocalGame {
        LocalGame {
            table,
            file: None,
            saved: None,
            autosave,
            seen_by: None,
            autoplay: false,
            budget: Budget::default(),
        }
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The position on the table.
    pub fn position(&self) -> &dyn Position {
        &**self.table.position()
    }

    /// The file it was loaded from or saved in last.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Lists the players in the order of their turns from whoever moves; `None` after the end.
    pub fn turn_order(&self) -> Option<Message> {
        let Turn::Of(first) = self.position().turn() else { return None };
        let seats = self.table.players().len();
        let order = std::iter::successors(Some(first), |seat| Some(seat.next(seats)));
        Some(Message::list_then(order.take(seats).map(|seat| self.table.seat_label(seat))))
    }

    /// Returns whether computers move as soon as it is their turn: always with people at the
    /// table, and among themselves if they [`autoplay`](LocalGame::autoplay).
    pub fn autoplays(&self) -> bool {
        self.autoplay || self.has_people()
    }

    fn has_people(&self) -> bool {
        self.table.people().next().is_some()
    }

    /// Returns the person who has to be alone at the screen before anything is shown.
    pub fn handover_to(&self) -> Option<Seat> {
        self.table.handover_to(self.seen_by)
    }

    /// Shows the secrets of the person for whom the screen was covered.
    pub fn confirm_handover(&mut self) {
        self.seen_by = self.handover_to().or(self.seen_by);
    }

    /// Plays a move in any spelling, and returns what people are told about it.
    pub fn play(&mut self, text: &str) -> Result<Vec<Message>, MoveError> {
        let news = self.table.play(text)?.events.clone();
        Ok(news.into_iter().chain(self.keep()).collect())
    }

    /// Plays for the computer to move, and returns what people are told about it.
    pub fn play_computer_move(
        &mut self,
        decision: &ComputerMove,
    ) -> Result<Vec<Message>, MoveError> {
        let mover = match self.table.turn() {
            Turn::Of(seat) => Some(self.table.seat_label(seat)),
            Turn::Over(_) => None,
        };
        let news = self.play(&decision.text)?;
        let plays = mover.map(|who| msg!("play-plays", who = who, text = decision.text.clone()));
        Ok(plays.into_iter().chain(news).collect())
    }

    /// Takes back to the last decision of a person, and returns what people are told; `None`
    /// where there is nothing to take back.
    pub fn undo(&mut self) -> Option<Vec<Message>> {
        self.table.undo_to_human().then(|| self.keep().into_iter().collect())
    }

    /// Plays again what was taken back, and returns what people are told; `None` where there is
    /// nothing to play again.
    pub fn redo(&mut self) -> Option<Vec<Message>> {
        self.table.redo_to_human().then(|| self.keep().into_iter().collect())
    }

    /// Brings the copy for a killed terminal up to date; returns what people are told where that
    /// fails. Games among computers are not kept: nobody's decisions are in them.
    fn keep(&mut self) -> Option<Message> {
        if self.table.moves().len() == 0 {
            self.autosave.delete();
            return None;
        }
        let kept = if self.has_people() { self.autosave.write(&self.table) } else { Ok(()) };
        kept.err().map(|error| msg!("play-not-kept", why = error.to_string()))
    }

    /// Removes the copy for a killed terminal: the game was left on purpose.
    pub fn discard_autosave(&mut self) {
        self.autosave.delete();
    }

    /// Returns whether the game's file holds all of it.
    pub fn is_saved(&self) -> bool {
        self.saved.as_deref() == Some(&self.table.record().to_string())
    }

    /// Returns whether moves would be lost if the game were left now.
    pub fn has_unsaved_moves(&self) -> bool {
        self.table.moves().len() > 0 && !self.is_saved()
    }

    /// Returns whether saving in this file would replace what is not this game.
    pub fn would_overwrite(&self, file: &Path) -> bool {
        self.file() != Some(file) && file.exists()
    }

    /// Saves the game in a file, which is its file from then on. Either message tells how it went.
    pub fn save(&mut self, file: &Path, folders: &Folders) -> Result<Message, Message> {
        let name = file.display().to_string();
        self.table.set_extra_tag("Date", Zoned::now().strftime("%Y.%m.%d").to_string());
        let record = self.table.record();
        match folders.make_folder_for(file).and_then(|()| save(file, &record)) {
            Ok(()) => {
                self.saved = Some(record.to_string());
                self.file = Some(file.to_owned());
                Ok(msg!("play-saved", file = name))
            }
            Err(error) => Err(msg!("play-not-saved", file = name, why = error.to_string())),
        }
    }

    /// Proposes a file to save in: its own, or a new one among the saved games.
    pub fn default_file(&self, folders: &Folders) -> PathBuf {
        if let Some(file) = &self.file {
            return file.clone();
        }
        let game = self.table.variant().game_type().info.id;
        let today = Zoned::now().strftime("%Y-%m-%d").to_string();
        let mut file = folders.game_file(&format!("{game}-{today}"));
        for number in 2.. {
            if !file.exists() {
                break;
            }
            file = folders.game_file(&format!("{game}-{today}-{number}"));
        }
        file
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::{interrupted_games, load, parse_players, parse_spec};

    struct Trial {
        game: LocalGame,
        folders: Folders,
        data: tempfile::TempDir,
    }

    fn table(spec: &str, seats: &str) -> Table {
        let variant = parse_spec(spec).unwrap();
        let players = parse_players(&variant.game_type(), seats).unwrap();
        Table::new(variant, players, 1).unwrap()
    }

    fn trial(spec: &str, seats: &str) -> Trial {
        let data = tempfile::tempdir().unwrap();
        let folders = Folders::new(None, Some(data.path().to_owned()));
        Trial { game: LocalGame::new(table(spec, seats), &folders), folders, data }
    }

    impl Trial {
        /// The moves of the games that a killed terminal would leave.
        fn left_behind(self) -> Vec<usize> {
            drop(self.game);
            let left = interrupted_games(self.data.path());
            left.iter().map(|left| left.table.moves().len()).collect()
        }
    }

    #[test]
    fn a_killed_terminal_leaves_the_game_as_it_was_after_the_last_change() {
        let mut trial = trial("shiftago", "human,human");
        for text in ["L1", "L2", "L3"] {
            assert!(trial.game.play(text).unwrap().is_empty());
        }
        assert!(trial.game.undo().is_some());
        assert!(trial.game.play("L9").is_err());
        assert_eq!(trial.left_behind(), [2]);
    }

    #[test]
    fn nothing_is_left_of_a_game_taken_back_to_its_start_or_forgotten() {
        let mut taken_back = trial("shiftago", "human,human");
        taken_back.game.play("L1").unwrap();
        assert!(taken_back.game.undo().is_some() && taken_back.game.undo().is_none());
        assert!(taken_back.left_behind().is_empty());
        let mut forgotten = trial("shiftago", "human,human");
        forgotten.game.play("L1").unwrap();
        forgotten.game.discard_autosave();
        assert!(forgotten.left_behind().is_empty());
    }

    #[test]
    fn what_is_played_again_is_kept_again() {
        let mut trial = trial("shiftago", "human,human");
        trial.game.play("L1").unwrap();
        trial.game.undo().unwrap();
        assert!(trial.game.redo().is_some() && trial.game.redo().is_none());
        assert_eq!(trial.left_behind(), [1]);
    }

    #[test]
    fn a_game_among_computers_is_not_kept() {
        let mut trial = trial("shiftago", "bot:guard,bot:random");
        let decision = trial.game.table().computer_move(&Budget::default(), &()).unwrap();
        let told = trial.game.play_computer_move(&decision).unwrap();
        let told: Vec<String> = told.iter().map(ToString::to_string).collect();
        assert_eq!(told, [format!("guard (X) plays {}", decision.text)]);
        assert!(trial.left_behind().is_empty());
    }

    #[test]
    fn a_game_that_cannot_be_kept_is_played_all_the_same_and_says_so() {
        let mut trial = trial("shiftago", "human,human");
        // A file where the folder of running games should be.
        fs::write(trial.data.path().join("running"), "").unwrap();
        let told = trial.game.play("L1").unwrap();
        assert_eq!(trial.game.table().moves().len(), 1);
        assert_eq!(told.len(), 1);
        assert!(told[0].to_string().starts_with("autosave is off: "), "{}", told[0]);
    }

    #[test]
    fn an_interrupted_game_goes_on_and_is_kept_in_the_same_file() {
        let mut trial = trial("shiftago", "human,human");
        trial.game.play("L1").unwrap();
        drop(trial.game);
        let mut again = LocalGame::resume(interrupted_games(trial.data.path()).remove(0)).unwrap();
        again.play("L2").unwrap();
        assert!(again.has_unsaved_moves(), "what was interrupted is not in a file of its own");
        drop(again);
        let left = interrupted_games(trial.data.path());
        assert_eq!(left.len(), 1);
        assert_eq!(left[0].table.moves().len(), 2);
    }

    #[test]
    fn a_game_is_saved_until_it_changes() {
        let Trial { mut game, folders, data } = trial("shiftago", "human,human");
        assert!(!game.has_unsaved_moves(), "nothing has been played");
        game.play("L1").unwrap();
        assert!(game.has_unsaved_moves() && !game.is_saved());
        let file = game.default_file(&folders);
        assert_eq!(file.parent(), Some(&*folders.games()));
        assert!(!game.would_overwrite(&file));
        let told = game.save(&file, &folders).unwrap().to_string();
        assert!(told.contains(&file.display().to_string()), "{told}");
        assert!(game.is_saved() && !game.would_overwrite(&file));
        assert!(load(&file).unwrap().tag("Date").is_some());
        game.play("L2").unwrap();
        assert!(game.has_unsaved_moves());
        assert_eq!(game.default_file(&folders), file, "the same file again");

        let other = LocalGame::new(table("shiftago", "human,human"), &folders);
        assert!(other.would_overwrite(&file));
        assert_ne!(other.default_file(&folders), file);
        let loaded = LocalGame::load(&file, &folders).unwrap();
        assert_eq!((loaded.file(), loaded.table().moves().len()), (Some(&*file), 1));
        assert!(loaded.is_saved());
        assert!(LocalGame::load(&data.path().join("none.txt"), &folders).is_err());
    }

    #[test]
    fn a_save_that_fails_says_why_and_saves_nothing() {
        let Trial { mut game, folders, data } = trial("shiftago", "human,human");
        game.play("L1").unwrap();
        let file = data.path().join("no/such/folder/game.txt");
        let told = game.save(&file, &folders).unwrap_err().to_string();
        assert!(told.contains("game.txt"), "{told}");
        assert!(!game.is_saved() && game.file().is_none());
    }

    #[test]
    fn computers_wait_only_among_themselves_and_unless_they_run() {
        assert!(trial("shiftago", "human,bot:random").game.autoplays());
        let mut computers = trial("shiftago", "bot:guard,bot:random").game;
        assert!(!computers.autoplays());
        computers.autoplay = true;
        assert!(computers.autoplays());
    }

    #[test]
    fn the_order_of_turns_begins_with_whoever_moves() {
        let mut game = trial("shiftago", "human:Ana,human:Rui").game;
        assert_eq!(game.turn_order().unwrap().to_string(), "Ana (X), then Rui (O)");
        game.play("L1").unwrap();
        assert_eq!(game.turn_order().unwrap().to_string(), "Rui (O), then Ana (X)");
        for text in ["L2", "L1", "L2", "L1", "L2", "L1", "L3", "L1"] {
            game.play(text).unwrap();
        }
        assert!(game.table().is_over() && game.turn_order().is_none());
    }

    #[test]
    fn secrets_are_uncovered_for_one_person_at_a_time() {
        let mut game = trial("dominup", "human,human").game;
        let first = game.handover_to().unwrap();
        game.confirm_handover();
        assert_eq!(game.handover_to(), None);
        game.confirm_handover();
        assert_eq!(game.handover_to(), None, "uncovering twice covers nothing");
        let text = game.position().legal_moves().remove(0).text;
        game.play(&text).unwrap();
        assert_eq!(game.handover_to(), Some(first.next(2)));
    }
}
