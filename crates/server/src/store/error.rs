//! Errors of the store.

use std::io;
use std::path::PathBuf;

use tabuleiro_core::{LocalizedError, Message, RecordError, msg};

use crate::MESSAGES;

/// An error of the store.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.message())]
pub enum StoreError {
    /// The database file cannot be opened.
    CannotOpen {
        /// The path of the file.
        path: PathBuf,
        /// The error of the operating system.
        source: io::Error,
    },
    /// Another server uses the database file.
    InUse(PathBuf),
    /// The database returned an error.
    Database(#[from] rusqlite::Error),
    /// The record of a stored table cannot be replayed.
    CorruptTable(#[from] RecordError),
    /// The table does not exist any more.
    TableNotFound,
    /// The store is closed.
    Closed,
}

impl LocalizedError for StoreError {
    fn message(&self) -> Message {
        let file = |path: &PathBuf| path.display().to_string();
        match self {
            StoreError::CannotOpen { path, source } => {
                msg!("server-cannot-open", file = file(path), why = source.to_string())
            }
            StoreError::InUse(path) => msg!("server-in-use", file = file(path)),
            StoreError::Database(error) => msg!("server-store-failed", why = error.to_string()),
            StoreError::CorruptTable(error) => msg!("server-store-broken", why = error.message()),
            StoreError::TableNotFound => msg!("server-not-found"),
            StoreError::Closed => msg!("server-store-closed"),
        }
    }
}
