//! A running game is kept in a file, so that a terminal that is killed loses nothing.
//!
//! Every running game has a file of its own and, beside it, one that stays locked as long as the
//! program runs. The system lets go of the lock however the program ends: a game whose lock can be
//! taken was interrupted.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::folders::texts_in;
use crate::{Table, load_table, save};

/// Where the running games are, in the folder of the data.
fn folder_in(data: &Path) -> PathBuf {
    data.join("running")
}

/// Keeps one running game; there is no file before something is kept.
#[derive(Debug)]
pub(crate) struct Autosave {
    folder: PathBuf,
    claimed: Option<Claim>,
}

/// A file that belongs to this program as long as it runs.
#[derive(Debug)]
struct Claim {
    file: PathBuf,
    lock: PathBuf,
    /// Locked until it is closed.
    _held: File,
}

impl Autosave {
    /// For a game that begins, in the folder of the data.
    pub(crate) fn new(data: &Path) -> Autosave {
        Autosave { folder: folder_in(data), claimed: None }
    }

    /// Keeps the game as it is now.
    pub(crate) fn write(&mut self, table: &Table) -> io::Result<()> {
        let claim = match &self.claimed {
            Some(claim) => claim,
            None => {
                fs::create_dir_all(&self.folder)?;
                self.claimed.insert(Claim::new(&self.folder)?)
            }
        };
        save(&claim.file, &table.record())
    }

    /// Forgets the game: it was finished, saved or left on purpose.
    pub(crate) fn delete(&mut self) {
        if let Some(claim) = self.claimed.take() {
            // What cannot be removed is offered once more, which does no harm.
            let _ = fs::remove_file(&claim.file);
            let _ = fs::remove_file(&claim.lock);
        }
    }
}

impl Claim {
    fn new(folder: &Path) -> io::Result<Claim> {
        let process = std::process::id();
        let mut number = 0;
        loop {
            number += 1;
            let file = folder.join(format!("{process}-{number}.txt"));
            let lock = file.with_extension("lock");
            // The process before with the same number may have left one.
            match File::create_new(&lock) {
                Ok(held) => {
                    take(&held)?;
                    return Ok(Claim { file, lock, _held: held });
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// A file that another program left behind; an error while it still runs.
    fn of_another(file: PathBuf) -> io::Result<Claim> {
        let lock = file.with_extension("lock");
        let held = File::options().create(true).append(true).open(&lock)?;
        take(&held)?;
        Ok(Claim { file, lock, _held: held })
    }
}

/// Takes a lock; where a file system has none, names that differ have to do.
fn take(lock: &File) -> io::Result<()> {
    match lock.try_lock() {
        Err(TryLockError::WouldBlock) => Err(io::ErrorKind::WouldBlock.into()),
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

/// A game that was running when its terminal was killed.
#[derive(Debug)]
pub struct InterruptedGame {
    /// The game as it was.
    pub table: Table,
    /// When something was last played.
    pub modified: SystemTime,
    file: PathBuf,
}

impl InterruptedGame {
    /// Goes on with the game, which is kept as before; `None` where somebody else does already.
    pub(crate) fn resume(self) -> Option<(Table, Autosave)> {
        let claim = Claim::of_another(self.file.clone()).ok()?;
        let folder = self.file.parent()?.to_owned();
        self.file.exists().then_some((self.table, Autosave { folder, claimed: Some(claim) }))
    }

    /// Forgets the game.
    pub fn discard(self) {
        if let Some((_, mut autosave)) = self.resume() {
            autosave.delete();
        }
    }
}

/// The games that were interrupted, the latest first.
pub fn interrupted_games(data: &Path) -> Vec<InterruptedGame> {
    let files = texts_in(&folder_in(data)).into_iter();
    let interrupted = files.filter_map(|(modified, file)| {
        let _claim = Claim::of_another(file.clone()).ok()?;
        let table = load_table(&file).ok()?;
        Some(InterruptedGame { table, modified, file })
    });
    interrupted.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Player, parse_spec};

    fn table(moves: &[&str]) -> Table {
        let variant = parse_spec("shiftago").unwrap();
        let mut table = Table::new(variant, vec![Player::human(); 2], 1).unwrap();
        for text in moves {
            table.play(text).unwrap();
        }
        table
    }

    #[test]
    fn a_running_game_is_nobody_elses_and_an_interrupted_one_is_offered() {
        let data = tempfile::tempdir().unwrap();
        let mut running = Autosave::new(data.path());
        running.write(&table(&["L1"])).unwrap();
        running.write(&table(&["L1", "L2"])).unwrap();
        assert!(interrupted_games(data.path()).is_empty(), "it still runs");
        // As if the process had been killed: the files stay, the lock goes.
        drop(running);
        let mut left = interrupted_games(data.path());
        assert_eq!(left.len(), 1);
        let (again, mut autosave) = left.remove(0).resume().unwrap();
        assert_eq!(again.moves().len(), 2);
        assert!(interrupted_games(data.path()).is_empty(), "it runs again");
        autosave.write(&table(&["L1", "L2", "L3"])).unwrap();
        autosave.delete();
        assert!(interrupted_games(data.path()).is_empty());
        assert_eq!(fs::read_dir(folder_in(data.path())).unwrap().count(), 0);
    }

    #[test]
    fn two_games_at_once_have_two_files() {
        let data = tempfile::tempdir().unwrap();
        let (mut one, mut other) = (Autosave::new(data.path()), Autosave::new(data.path()));
        one.write(&table(&["L1"])).unwrap();
        other.write(&table(&["L2"])).unwrap();
        drop((one, other));
        let mut left = interrupted_games(data.path());
        assert_eq!(left.len(), 2);
        left.remove(0).discard();
        assert_eq!(interrupted_games(data.path()).len(), 1);
    }

    #[test]
    fn only_one_of_two_goes_on_with_a_game() {
        let data = tempfile::tempdir().unwrap();
        Autosave::new(data.path()).write(&table(&["L1"])).unwrap();
        let (mut one, mut other) = (interrupted_games(data.path()), interrupted_games(data.path()));
        let kept = one.remove(0).resume();
        assert!(kept.is_some() && other.remove(0).resume().is_none());
    }

    #[test]
    fn a_game_that_is_gone_does_not_go_on() {
        let data = tempfile::tempdir().unwrap();
        Autosave::new(data.path()).write(&table(&["L1"])).unwrap();
        let left = interrupted_games(data.path()).remove(0);
        fs::remove_file(&left.file).unwrap();
        assert!(left.resume().is_none());
    }

    #[test]
    fn what_is_not_a_game_is_left_alone() {
        let data = tempfile::tempdir().unwrap();
        let folder = folder_in(data.path());
        fs::create_dir(&folder).unwrap();
        fs::write(folder.join("1-1.txt"), "nonsense").unwrap();
        assert!(interrupted_games(data.path()).is_empty());
        assert!(folder.join("1-1.txt").exists());
    }
}
