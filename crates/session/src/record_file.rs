//! Files of records. A file is replaced atomically.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tabuleiro_core::{LocalizedError, Message, Record, RecordError, msg};

use crate::{MESSAGES, Table};

/// The error of a file that could not be loaded.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.message())]
pub enum LoadError {
    /// The file could not be read.
    Io {
        /// The file.
        path: PathBuf,
        /// The error of the operating system.
        source: io::Error,
    },
    /// The file is not a valid record.
    Invalid {
        /// The file.
        path: PathBuf,
        /// The error of the record.
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

/// Loads a record from a file.
pub fn load(path: &Path) -> Result<Record, LoadError> {
    let bytes = fs::read(path).map_err(|source| LoadError::Io { path: path.to_owned(), source })?;
    parse_record(bytes).map_err(|source| LoadError::Invalid { path: path.to_owned(), source })
}

/// Loads a record from a file, and returns its table with every move played.
pub fn load_table(path: &Path) -> Result<Table, LoadError> {
    Table::from_record(&load(path)?)
        .map_err(|source| LoadError::Invalid { path: path.to_owned(), source })
}

/// Saves a record in a file, atomically.
pub fn save(path: &Path, record: &Record) -> io::Result<()> {
    replace(path, &record.to_string())
}

/// Replaces the text of a file atomically: whenever the process or the machine stops, the file has either
/// the old text or the new one. The text is written to a temporary file, synced, and renamed.
pub(crate) fn replace(path: &Path, text: &str) -> io::Result<()> {
    let name = path.file_name().ok_or_else(|| {
        let problem = msg!("file-not-a-file", file = path.display().to_string());
        io::Error::new(io::ErrorKind::InvalidInput, problem)
    })?;
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let temporary = folder.join(format!(".{}.{}.part", name.to_string_lossy(), std::process::id()));
    let written = write_and_rename(&temporary, path, text.as_bytes());
    if written.is_err() {
        // The old file is untouched.
        let _ = fs::remove_file(&temporary);
    }
    written?;
    // The new name is durable once the folder is synced. Systems that cannot sync folders are ignored.
    File::open(folder).and_then(|folder| folder.sync_all()).or(Ok(()))
}

fn write_and_rename(temporary: &Path, path: &Path, text: &[u8]) -> io::Result<()> {
    let mut file = File::create(temporary)?;
    file.write_all(text)?;
    file.sync_all()?;
    fs::rename(temporary, path)
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
    fn a_saved_record_is_loaded_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.txt");
        save(&path, &record("one")).unwrap();
        save(&path, &record("two")).unwrap();
        assert_eq!(load(&path).unwrap(), record("two"));
        let files = fs::read_dir(folder.path()).unwrap().count();
        assert_eq!(files, 1, "no temporary file is left");
    }

    #[test]
    fn a_failed_save_leaves_no_temporary_file() {
        let folder = tempfile::tempdir().unwrap();
        // A folder cannot be replaced by a file, so the last step fails.
        let path = folder.path().join("game.txt");
        fs::create_dir(&path).unwrap();
        assert!(save(&path, &record("one")).is_err());
        assert!(path.is_dir());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_missing_folder_is_an_error() {
        tabuleiro_i18n::register(MESSAGES);
        let folder = tempfile::tempdir().unwrap();
        assert!(save(&folder.path().join("no/game.txt"), &record("one")).is_err());
        assert!(save(Path::new(".."), &record("one")).is_err());
        let missing = load(&folder.path().join("none.txt")).unwrap_err();
        assert!(missing.to_string().starts_with("cannot read"), "{missing}");
    }

    #[test]
    fn a_file_that_is_not_utf_8_is_an_invalid_record() {
        tabuleiro_i18n::register(MESSAGES);
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.txt");
        fs::write(&path, [0xff, 0xfe, 0]).unwrap();
        assert!(load(&path).unwrap_err().to_string().ends_with("expected text in UTF-8"));
    }
}
