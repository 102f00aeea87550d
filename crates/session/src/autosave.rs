//! Autosave: a running game is kept in a file, so that nothing is lost when the program is killed.
//!
//! Every running game has a file of its own and, beside it, a lock file that is locked while the program
//! runs. The operating system releases the lock when the program ends for any reason, so a game whose
//! lock can be acquired was interrupted.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::folders::game_files_in;
use crate::{Table, load_table, save};

/// Returns the folder of the running games in the data folder.
fn running_folder(data: &Path) -> PathBuf {
    data.join("running")
}

/// The autosave of one running game. Its file is created by the first write.
#[derive(Debug)]
pub(crate) struct Autosave {
    folder: PathBuf,
    file: Option<LockedFile>,
}

/// A file that belongs to this program while it runs.
#[derive(Debug)]
struct LockedFile {
    path: PathBuf,
    lock_path: PathBuf,
    /// Locked until it is closed.
    _lock: File,
}

impl Autosave {
    /// Returns the autosave of a new game, in the data folder.
    pub(crate) fn new(data: &Path) -> Autosave {
        Autosave { folder: running_folder(data), file: None }
    }

    /// Writes the game.
    pub(crate) fn write(&mut self, table: &Table) -> io::Result<()> {
        let file = match &self.file {
            Some(file) => file,
            None => {
                fs::create_dir_all(&self.folder)?;
                self.file.insert(LockedFile::create(&self.folder)?)
            }
        };
        save(&file.path, &table.record())
    }

    /// Deletes the file: the game was finished, saved or left on purpose.
    pub(crate) fn delete(&mut self) {
        if let Some(file) = self.file.take() {
            // A file that cannot be deleted is offered again, which does no harm.
            let _ = fs::remove_file(&file.path);
            let _ = fs::remove_file(&file.lock_path);
        }
    }
}

impl LockedFile {
    /// Creates a lock file with a new name.
    fn create(folder: &Path) -> io::Result<LockedFile> {
        let process = std::process::id();
        let mut number = 0;
        loop {
            number += 1;
            let path = folder.join(format!("{process}-{number}.txt"));
            let lock_path = path.with_extension("lock");
            // An earlier process with the same id may have left one.
            match File::create_new(&lock_path) {
                Ok(lock) => {
                    acquire(&lock)?;
                    return Ok(LockedFile { path, lock_path, _lock: lock });
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Locks a file that another program left; fails while that program runs.
    fn lock(path: PathBuf) -> io::Result<LockedFile> {
        let lock_path = path.with_extension("lock");
        let lock = File::options().create(true).append(true).open(&lock_path)?;
        acquire(&lock)?;
        Ok(LockedFile { path, lock_path, _lock: lock })
    }
}

/// Acquires a lock. On a file system without locks, different names have to be enough.
fn acquire(lock: &File) -> io::Result<()> {
    match lock.try_lock() {
        Err(TryLockError::WouldBlock) => Err(io::ErrorKind::WouldBlock.into()),
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

/// A game that was running when its program was killed.
#[derive(Debug)]
pub struct InterruptedGame {
    /// The game.
    pub table: Table,
    /// The time of the last move.
    pub modified: SystemTime,
    file: PathBuf,
}

impl InterruptedGame {
    /// Resumes the game and its autosave; `None` if another program has resumed it.
    pub(crate) fn resume(self) -> Option<(Table, Autosave)> {
        let file = LockedFile::lock(self.file.clone()).ok()?;
        let folder = self.file.parent()?.to_owned();
        self.file.exists().then_some((self.table, Autosave { folder, file: Some(file) }))
    }

    /// Deletes the game.
    pub fn discard(self) {
        if let Some((_, mut autosave)) = self.resume() {
            autosave.delete();
        }
    }
}

/// Returns the interrupted games in a data folder, the latest first.
pub fn interrupted_games(data: &Path) -> Vec<InterruptedGame> {
    let files = game_files_in(&running_folder(data)).into_iter();
    let interrupted = files.filter_map(|(modified, file)| {
        let _lock = LockedFile::lock(file.clone()).ok()?;
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
    fn an_interrupted_game_is_listed_but_a_running_one_is_not() {
        let data = tempfile::tempdir().unwrap();
        let mut running = Autosave::new(data.path());
        running.write(&table(&["L1"])).unwrap();
        running.write(&table(&["L1", "L2"])).unwrap();
        assert!(interrupted_games(data.path()).is_empty(), "it still runs");
        // As after a kill, the files stay and the lock is released.
        drop(running);
        let mut left = interrupted_games(data.path());
        assert_eq!(left.len(), 1);
        let (again, mut autosave) = left.remove(0).resume().unwrap();
        assert_eq!(again.moves().len(), 2);
        assert!(interrupted_games(data.path()).is_empty(), "it runs again");
        autosave.write(&table(&["L1", "L2", "L3"])).unwrap();
        autosave.delete();
        assert!(interrupted_games(data.path()).is_empty());
        assert_eq!(fs::read_dir(running_folder(data.path())).unwrap().count(), 0);
    }

    #[test]
    fn two_running_games_have_two_files() {
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
    fn a_game_is_resumed_only_once() {
        let data = tempfile::tempdir().unwrap();
        Autosave::new(data.path()).write(&table(&["L1"])).unwrap();
        let (mut one, mut other) = (interrupted_games(data.path()), interrupted_games(data.path()));
        let kept = one.remove(0).resume();
        assert!(kept.is_some() && other.remove(0).resume().is_none());
    }

    #[test]
    fn a_deleted_game_is_not_resumed() {
        let data = tempfile::tempdir().unwrap();
        Autosave::new(data.path()).write(&table(&["L1"])).unwrap();
        let left = interrupted_games(data.path()).remove(0);
        fs::remove_file(&left.file).unwrap();
        assert!(left.resume().is_none());
    }

    #[test]
    fn a_file_that_is_not_a_game_is_ignored() {
        let data = tempfile::tempdir().unwrap();
        let folder = running_folder(data.path());
        fs::create_dir(&folder).unwrap();
        fs::write(folder.join("1-1.txt"), "nonsense").unwrap();
        assert!(interrupted_games(data.path()).is_empty());
        assert!(folder.join("1-1.txt").exists());
    }
}
