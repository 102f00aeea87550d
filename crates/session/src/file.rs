//! Records in files: replaced whole or not at all.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tabuleiro_core::{LocalizedError, Message, Record, RecordError, msg};

use crate::{MESSAGES, Table};

/// A file that could not be loaded.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.message())]
pub enum LoadError {
    /// It could not be read at all.
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// It is not a record, or not of a game that can be played.
    Invalid {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        source: RecordError,
    },
}

impl LocalizedError for LoadError {
    fn message(&self) -> Message {
        let quoted = |path: &Path| Message::quote(&path.to_string_lossy());
        match self {
            LoadError::Io { path, source } => {
                msg!("file-unreadable", file = quoted(path), why = source.to_string())
            }
            LoadError::Invalid { path, source } => {
                msg!("file-broken", file = quoted(path), problem = source.message())
            }
        }
    }
}

/// Parses a record from the bytes of a file.
pub fn parse_record(bytes: Vec<u8>) -> Result<Record, RecordError> {
    match String::from_utf8(bytes) {
        Ok(text) => text.parse(),
        Err(_) => Err(RecordError { location: None, problem: msg!("record-utf8") }),
    }
}

/// Reads a record.
pub fn load(path: &Path) -> Result<Record, LoadError> {
    let bytes = fs::read(path).map_err(|source| LoadError::Io { path: path.to_owned(), source })?;
    parse_record(bytes).map_err(|source| LoadError::Invalid { path: path.to_owned(), source })
}

/// Reads a record, and returns the table with every move of it played.
pub fn load_table(path: &Path) -> Result<Table, LoadError> {
    Table::from_record(&load(path)?)
        .map_err(|source| LoadError::Invalid { path: path.to_owned(), source })
}

/// Writes a record to a file, whole or not at all.
pub fn save(path: &Path, record: &Record) -> io::Result<()> {
    replace(path, &record.to_string())
}

/// Writes text to a file that holds either what it held before or all of this, whenever the
/// process or the machine stops: the text is written beside it, synced, and then takes its name.
pub(crate) fn replace(path: &Path, text: &str) -> io::Result<()> {
    let name = path.file_name().ok_or_else(|| {
        let problem = msg!("file-not-a-file", file = path.display().to_string());
        io::Error::new(io::ErrorKind::InvalidInput, problem)
    })?;
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let beside = folder.join(format!(".{}.{}.part", name.to_string_lossy(), std::process::id()));
    let written = write_and_rename(&beside, path, text.as_bytes());
    if written.is_err() {
        // The old file is untouched; what is left of the new one is of no use to anybody.
        let _ = fs::remove_file(&beside);
    }
    written?;
    // The new name is durable once the folder is; where folders cannot be synced, it is as
    // durable as that system makes it.
    File::open(folder).and_then(|folder| folder.sync_all()).or(Ok(()))
}

fn write_and_rename(beside: &Path, path: &Path, text: &[u8]) -> io::Result<()> {
    let mut file = File::create(beside)?;
    file.write_all(text)?;
    file.sync_all()?;
    fs::rename(beside, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(game: &str) -> Record {
        let mut record = Record::default();
        record.set_tag("Game", game);
        record
    }

    #[test]
    fn a_file_is_loaded_as_it_was_saved() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.txt");
        save(&path, &record("one")).unwrap();
        save(&path, &record("two")).unwrap();
        assert_eq!(load(&path).unwrap(), record("two"));
        let files = fs::read_dir(folder.path()).unwrap().count();
        assert_eq!(files, 1, "nothing is left beside it");
    }

    #[test]
    fn a_save_that_fails_leaves_the_old_file_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        // A folder cannot be replaced by a file, so the last step fails.
        let path = folder.path().join("game.txt");
        fs::create_dir(&path).unwrap();
        assert!(save(&path, &record("one")).is_err());
        assert!(path.is_dir());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_folder_that_is_not_there_is_an_error() {
        tabuleiro_i18n::register(MESSAGES);
        let folder = tempfile::tempdir().unwrap();
        assert!(save(&folder.path().join("no/game.txt"), &record("one")).is_err());
        assert!(save(Path::new(".."), &record("one")).is_err());
        let missing = load(&folder.path().join("none.txt")).unwrap_err();
        assert!(missing.to_string().starts_with("cannot read"), "{missing}");
    }

    #[test]
    fn bytes_that_are_not_text_are_a_broken_record() {
        tabuleiro_i18n::register(MESSAGES);
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.txt");
        fs::write(&path, [0xff, 0xfe, 0]).unwrap();
        assert!(load(&path).unwrap_err().to_string().ends_with("expected text in UTF-8"));
    }
}
