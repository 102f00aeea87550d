//! A local game: a table at one terminal, with its file and its autosave.

use std::path::{Path, PathBuf};

use jiff::Zoned;
use tabuleiro_core::{Message, Seat, Turn, msg};

use crate::autosave::Autosave;
use crate::{
    Budget, ComputerMove, Folders, InterruptedGame, LoadError, MESSAGES, MoveError, Position,
    Table, load_table, save,
};

/// A game at one terminal, with its file and its autosave.
#[derive(Debug)]
pub struct LocalGame {
    table: Table,
    /// The file from which it was loaded, or in which it was saved last.
    file: Option<PathBuf>,
    /// The record in that file.
    saved: Option<String>,
    autosave: Autosave,
    /// The seat whose hidden information the screen shows.
    seen_by: Option<Seat>,
    /// True if computers play without waiting for a key when no person plays.
    pub autoplay: bool,
    /// The budget of engines without a level.
    pub budget: Budget,
}

impl LocalGame {
    /// Starts a game.
    pub fn new(table: Table, folders: &Folders) -> LocalGame {
        LocalGame::with_autosave(Autosave::new(&folders.data), table)
    }

    /// Returns the game of a table that was loaded from a file.
    pub fn loaded(table: Table, file: PathBuf, folders: &Folders) -> LocalGame {
        let saved = Some(table.record().to_string());
        LocalGame { file: Some(file), saved, ..LocalGame::new(table, folders) }
    }

    /// Loads a game from a file.
    pub fn load(file: &Path, folders: &Folders) -> Result<LocalGame, LoadError> {
        Ok(LocalGame::loaded(load_table(file)?, file.to_owned(), folders))
    }

    /// Resumes an interrupted game; `None` if another program has resumed it.
    pub fn resume(interrupted: InterruptedGame) -> Option<LocalGame> {
        interrupted.resume().map(|(table, autosave)| LocalGame::with_autosave(autosave, table))
    }

    fn with_autosave(autosave: Autosave, table: Table) -> LocalGame {
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

    /// Returns the table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Returns the position on the table.
    pub fn position(&self) -> &dyn Position {
        &**self.table.position()
    }

    /// Returns the file from which it was loaded, or in which it was saved last.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Returns a list of the players in turn order, starting with the one to move; `None` if the game is
    /// over.
    pub fn turn_order(&self) -> Option<Message> {
        let Turn::Of(first) = self.position().turn() else { return None };
        let seats = self.table.players().len();
        let order = std::iter::successors(Some(first), |seat| Some(seat.next(seats)));
        Some(Message::list_then(order.take(seats).map(|seat| self.table.seat_label(seat))))
    }

    /// Returns true if computers move without waiting for a key: always if a person plays, otherwise if
    /// [`autoplay`](LocalGame::autoplay) is on.
    pub fn autoplays(&self) -> bool {
        self.autoplay || self.has_human()
    }

    fn has_human(&self) -> bool {
        self.table.human_seats().next().is_some()
    }

    /// Returns the seat to which the screen has to be handed over before it shows the position.
    pub fn handover_to(&self) -> Option<Seat> {
        self.table.handover_to(self.seen_by)
    }

    /// Confirms that the screen was handed over.
    pub fn confirm_handover(&mut self) {
        self.seen_by = self.handover_to().or(self.seen_by);
    }

    /// Plays a move, in any spelling, and returns messages about it.
    pub fn play(&mut self, text: &str) -> Result<Vec<Message>, MoveError> {
        let news = self.table.play(text)?.events.clone();
        Ok(news.into_iter().chain(self.update_autosave()).collect())
    }

    /// Plays the move that a computer chose, and returns messages about it.
    pub fn play_computer_move(
        &mut self,
        computer_move: &ComputerMove,
    ) -> Result<Vec<Message>, MoveError> {
        let mover = match self.table.turn() {
            Turn::Of(seat) => Some(self.table.seat_label(seat)),
            Turn::Over(_) => None,
        };
        let news = self.play(&computer_move.text)?;
        let plays =
            mover.map(|who| msg!("play-plays", who = who, text = computer_move.text.clone()));
        Ok(plays.into_iter().chain(news).collect())
    }

    /// Undoes moves back to the last turn of a person, and returns messages about it; `None` if there is
    /// nothing to undo.
    pub fn undo(&mut self) -> Option<Vec<Message>> {
        self.table.undo_to_human().then(|| self.update_autosave().into_iter().collect())
    }

    /// Redoes the moves that were undone, and returns messages about it; `None` if there is nothing to
    /// redo.
    pub fn redo(&mut self) -> Option<Vec<Message>> {
        self.table.redo_to_human().then(|| self.update_autosave().into_iter().collect())
    }

    /// Updates the autosave and returns a message if that fails. Games without people are not saved.
    fn update_autosave(&mut self) -> Option<Message> {
        if self.table.moves().len() == 0 {
            self.autosave.delete();
            return None;
        }
        let written = if self.has_human() { self.autosave.write(&self.table) } else { Ok(()) };
        written.err().map(|error| msg!("play-not-kept", why = error.to_string()))
    }

    /// Deletes the autosave: the game was left on purpose.
    pub fn discard_autosave(&mut self) {
        self.autosave.delete();
    }

    /// Returns true if the file of the game is up to date.
    pub fn is_saved(&self) -> bool {
        self.saved.as_deref() == Some(&self.table.record().to_string())
    }

    /// Returns true if there are moves that the file of the game does not have.
    pub fn has_unsaved_moves(&self) -> bool {
        self.table.moves().len() > 0 && !self.is_saved()
    }

    /// Returns true if saving in this file would overwrite something other than this game.
    pub fn would_overwrite(&self, file: &Path) -> bool {
        self.file() != Some(file) && file.exists()
    }

    /// Saves the game in a file, which becomes its file, and returns a message of success or failure.
    pub fn save(&mut self, file: &Path, folders: &Folders) -> Result<Message, Message> {
        let name = file.display().to_string();
        self.table.set_extra_tag("Date", Zoned::now().strftime("%Y.%m.%d").to_string());
        let record = self.table.record();
        match folders.create_folder_for(file).and_then(|()| save(file, &record)) {
            Ok(()) => {
                self.saved = Some(record.to_string());
                self.file = Some(file.to_owned());
                Ok(msg!("play-saved", file = name))
            }
            Err(error) => Err(msg!("play-not-saved", file = name, why = error.to_string())),
        }
    }

    /// Returns the file of the game, or a new one in the folder of the saved games.
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

    struct TestGame {
        game: LocalGame,
        folders: Folders,
        data: tempfile::TempDir,
    }

    fn table(spec: &str, seats: &str) -> Table {
        let variant = parse_spec(spec).unwrap();
        let players = parse_players(&variant.game_type(), seats).unwrap();
        Table::new(variant, players, 1).unwrap()
    }

    fn test_game(spec: &str, seats: &str) -> TestGame {
        let data = tempfile::tempdir().unwrap();
        let folders = Folders::new(None, Some(data.path().to_owned()));
        TestGame { game: LocalGame::new(table(spec, seats), &folders), folders, data }
    }

    impl TestGame {
        /// Returns the numbers of moves of the interrupted games after a kill.
        fn interrupted_moves(self) -> Vec<usize> {
            drop(self.game);
            let left = interrupted_games(self.data.path());
            left.iter().map(|left| left.table.moves().len()).collect()
        }
    }

    #[test]
    fn a_kill_leaves_the_game_as_of_its_last_change() {
        let mut test = test_game("shiftago", "human,human");
        for text in ["L1", "L2", "L3"] {
            assert!(test.game.play(text).unwrap().is_empty());
        }
        assert!(test.game.undo().is_some());
        assert!(test.game.play("L9").is_err());
        assert_eq!(test.interrupted_moves(), [2]);
    }

    #[test]
    fn no_autosave_is_left_of_a_game_that_was_undone_or_discarded() {
        let mut undone = test_game("shiftago", "human,human");
        undone.game.play("L1").unwrap();
        assert!(undone.game.undo().is_some() && undone.game.undo().is_none());
        assert!(undone.interrupted_moves().is_empty());
        let mut discarded = test_game("shiftago", "human,human");
        discarded.game.play("L1").unwrap();
        discarded.game.discard_autosave();
        assert!(discarded.interrupted_moves().is_empty());
    }

    #[test]
    fn redoing_updates_the_autosave() {
        let mut test = test_game("shiftago", "human,human");
        test.game.play("L1").unwrap();
        test.game.undo().unwrap();
        assert!(test.game.redo().is_some() && test.game.redo().is_none());
        assert_eq!(test.interrupted_moves(), [1]);
    }

    #[test]
    fn a_game_without_people_has_no_autosave() {
        let mut test = test_game("shiftago", "bot:guard,bot:random");
        let computer_move = test.game.table().computer_move(&Budget::default(), &()).unwrap();
        let messages = test.game.play_computer_move(&computer_move).unwrap();
        let messages: Vec<String> = messages.iter().map(ToString::to_string).collect();
        assert_eq!(messages, [format!("guard (X) plays {}", computer_move.text)]);
        assert!(test.interrupted_moves().is_empty());
    }

    #[test]
    fn a_failed_autosave_is_reported_but_the_move_is_played() {
        let mut test = test_game("shiftago", "human,human");
        // A file where the folder of running games should be.
        fs::write(test.data.path().join("running"), "").unwrap();
        let messages = test.game.play("L1").unwrap();
        assert_eq!(test.game.table().moves().len(), 1);
        assert_eq!(messages.len(), 1);
        assert!(messages[0].to_string().starts_with("autosave is off: "), "{}", messages[0]);
    }

    #[test]
    fn a_resumed_game_keeps_its_autosave_file() {
        let mut test = test_game("shiftago", "human,human");
        test.game.play("L1").unwrap();
        drop(test.game);
        let mut again = LocalGame::resume(interrupted_games(test.data.path()).remove(0)).unwrap();
        again.play("L2").unwrap();
        assert!(again.has_unsaved_moves(), "the autosave is not the file of the game");
        drop(again);
        let left = interrupted_games(test.data.path());
        assert_eq!(left.len(), 1);
        assert_eq!(left[0].table.moves().len(), 2);
    }

    #[test]
    fn a_saved_game_has_unsaved_moves_after_it_changes() {
        let TestGame { mut game, folders, data } = test_game("shiftago", "human,human");
        assert!(!game.has_unsaved_moves(), "nothing has been played");
        game.play("L1").unwrap();
        assert!(game.has_unsaved_moves() && !game.is_saved());
        let file = game.default_file(&folders);
        assert_eq!(file.parent(), Some(&*folders.games()));
        assert!(!game.would_overwrite(&file));
        let message = game.save(&file, &folders).unwrap().to_string();
        assert!(message.contains(&file.display().to_string()), "{message}");
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
    fn a_failed_save_is_reported_and_the_game_stays_unsaved() {
        let TestGame { mut game, folders, data } = test_game("shiftago", "human,human");
        game.play("L1").unwrap();
        let file = data.path().join("no/such/folder/game.txt");
        let message = game.save(&file, &folders).unwrap_err().to_string();
        assert!(message.contains("game.txt"), "{message}");
        assert!(!game.is_saved() && game.file().is_none());
    }

    #[test]
    fn computers_wait_only_without_people_and_without_autoplay() {
        assert!(test_game("shiftago", "human,bot:random").game.autoplays());
        let mut computers = test_game("shiftago", "bot:guard,bot:random").game;
        assert!(!computers.autoplays());
        computers.autoplay = true;
        assert!(computers.autoplays());
    }

    #[test]
    fn the_turn_order_starts_with_the_seat_to_move() {
        let mut game = test_game("shiftago", "human:Ana,human:Rui").game;
        assert_eq!(game.turn_order().unwrap().to_string(), "Ana (X), then Rui (O)");
        game.play("L1").unwrap();
        assert_eq!(game.turn_order().unwrap().to_string(), "Rui (O), then Ana (X)");
        for text in ["L2", "L1", "L2", "L1", "L2", "L1", "L3", "L1"] {
            game.play(text).unwrap();
        }
        assert!(game.table().is_over() && game.turn_order().is_none());
    }

    #[test]
    fn the_screen_is_handed_over_after_every_turn() {
        let mut game = test_game("dominup", "human,human").game;
        let first = game.handover_to().unwrap();
        game.confirm_handover();
        assert_eq!(game.handover_to(), None);
        game.confirm_handover();
        assert_eq!(game.handover_to(), None, "confirming twice changes nothing");
        let text = game.position().legal_moves().remove(0).text;
        game.play(&text).unwrap();
        assert_eq!(game.handover_to(), Some(first.next(2)));
    }
}
