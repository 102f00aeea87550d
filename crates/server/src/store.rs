//! Persistent storage of tables in an embedded SQLite database.
//!
//! A table is one row in `tables` with the head of its record, and one row in `moves` for each move.
//! A move is an insert; the row in `tables` is updated only when it changes. One thread writes: it
//! commits all pending jobs in one transaction and answers them afterwards. Reads use a second
//! connection and run concurrently.

mod change;
mod error;
mod reader;
mod retention;
mod schema;
#[cfg(test)]
mod tests;
mod writer;

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rusqlite::Connection;
use tabuleiro_session::Table;
use tokio::sync::{mpsc, oneshot};

use crate::limits::MAX_COMMIT_JOBS;
use crate::metrics::Metrics;
use crate::mutex::lock;
use crate::token::{PersonId, TableId};
pub(crate) use change::Change;
pub use error::StoreError;
use schema::SCHEMA;
use writer::Job;

/// The person who holds each seat; `None` for a seat that a computer plays.
pub(crate) type Holders = Vec<Option<PersonId>>;

/// A table with everything that is stored about it.
#[derive(Clone, Debug)]
pub(crate) struct StoredTable {
    pub(crate) table: Arc<Table>,
    pub(crate) holders: Holders,
    /// The table on which the rematch is played.
    pub(crate) rematch: Option<TableId>,
}

/// The database of tables.
#[derive(Debug)]
pub(crate) struct Store {
    writer: Mutex<Option<WriterHandle>>,
    reader: Arc<Mutex<Connection>>,
}

/// The running writer thread; absent once the store is closed.
#[derive(Debug)]
struct WriterHandle {
    jobs: mpsc::Sender<Job>,
    thread: JoinHandle<()>,
    /// The lock on the database, which keeps other servers out.
    lock_file: File,
}

impl Store {
    /// Opens or creates a database and starts its writer thread.
    pub(crate) fn open(path: &Path, metrics: Arc<Metrics>) -> Result<Store, StoreError> {
        let lock_file = lock_database(path)?;
        let connection = open_connection(path)?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.execute_batch(SCHEMA)?;
        let reader = Arc::new(Mutex::new(open_connection(path)?));
        let (jobs, queue) = mpsc::channel(MAX_COMMIT_JOBS);
        let thread = writer::start(connection, queue, metrics);
        Ok(Store { writer: Mutex::new(Some(WriterHandle { jobs, thread, lock_file })), reader })
    }

    /// Writes all of the changes or, if one fails, none. They are on the disk when this returns.
    pub(crate) async fn write(&self, changes: Vec<Change>) -> Result<(), StoreError> {
        self.send(|done| Job::Write { changes, done }).await?
    }

    /// Deletes the tables whose retention time is over, except those in use. Returns how many there
    /// were.
    pub(crate) async fn delete_expired(
        &self,
        is_in_use: impl Fn(&TableId) -> bool + Send + 'static,
    ) -> Result<usize, StoreError> {
        let now = unix_time();
        let mut expired = self.read(move |reader| reader::expired_tables(reader, now)).await?;
        expired.retain(|id| !is_in_use(id));
        let count = expired.len();
        self.send(|done| Job::Delete { tables: expired, done }).await??;
        Ok(count)
    }

    async fn send<T>(&self, job: impl FnOnce(oneshot::Sender<T>) -> Job) -> Result<T, StoreError> {
        let (done, answer) = oneshot::channel();
        let jobs = lock(&self.writer).as_ref().map(|writer| writer.jobs.clone());
        let jobs = jobs.ok_or(StoreError::Closed)?;
        jobs.send(job(done)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)
    }

    /// Loads a table; `None` if there is no table with this id.
    pub(crate) async fn load(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
        let id = id.clone();
        self.read(move |reader| reader::load_table(reader, &id)).await
    }

    async fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let reader = Arc::clone(&self.reader);
        let reading = tokio::task::spawn_blocking(move || query(&lock(&reader)));
        reading.await.map_err(|_| StoreError::Closed)?
    }

    /// Commits all pending writes and releases the database.
    pub(crate) async fn close(&self) {
        let writer = lock(&self.writer).take();
        if let Some(WriterHandle { jobs, thread, lock_file }) = writer {
            drop(jobs);
            let _ = tokio::task::spawn_blocking(move || thread.join()).await;
            drop(lock_file);
        }
    }
}

/// Locks `PATH.lock`, so that only one server at a time uses the database.
fn lock_database(path: &Path) -> Result<File, StoreError> {
    let cannot_open = |source| StoreError::CannotOpen { path: path.to_owned(), source };
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let file = File::create(PathBuf::from(name)).map_err(cannot_open)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(cannot_open(error)),
    }
}

fn open_connection(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    // In WAL mode this syncs the log once per commit.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    Ok(connection)
}

/// Returns the seconds since 1970.
fn unix_time() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}
