//! Tables on disk, in an embedded SQLite file.
//!
//! A table is a row with the head of its record, and a row for every move. A move is appended; the
//! table's own row is written only when it changes. One thread writes: whatever waits goes into one
//! transaction, and nobody is answered before that is on the disk. Reading happens beside it.

mod writer;

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rusqlite::{Connection, OptionalExtension, params};
use tabuleiro_core::{
    Comment, LocalizedError, Message, Record, RecordError, RecordedMove, Turn, msg,
};
use tabuleiro_session::{PlayedMove, Table};
use tokio::sync::{mpsc, oneshot};

use crate::MESSAGES;
use crate::metrics::Metrics;
use crate::rate_limit::lock;
use crate::settings::BATCH;
use crate::token::{Person, TableId};
use writer::Job;

/// Who holds each seat; nobody where a computer sits.
pub(crate) type Holders = Vec<Option<Person>>;

/// A table as it is kept.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) table: Arc<Table>,
    pub(crate) holders: Holders,
    /// The table of the rematch.
    pub(crate) next: Option<TableId>,
}

/// A failure of the store.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.message())]
pub enum StoreError {
    /// The file cannot be opened.
    Unopened {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// Another server has the file.
    InUse(PathBuf),
    /// The database says no.
    Failed(#[from] rusqlite::Error),
    /// A table in the store cannot be played on.
    Broken(#[from] RecordError),
    /// The table has expired.
    Gone,
    /// The server stops.
    Closed,
}

impl LocalizedError for StoreError {
    fn message(&self) -> Message {
        let file = |path: &PathBuf| path.display().to_string();
        match self {
            StoreError::Unopened { path, source } => {
                msg!("server-cannot-open", file = file(path), why = source.to_string())
            }
            StoreError::InUse(path) => msg!("server-in-use", file = file(path)),
            StoreError::Failed(error) => msg!("server-store-failed", why = error.to_string()),
            StoreError::Broken(error) => msg!("server-store-broken", why = error.message()),
            StoreError::Gone => msg!("server-not-found"),
            StoreError::Closed => msg!("server-store-closed"),
        }
    }
}

/// How long tables are kept after their last move.
const EXPIRY: [(Phase, Duration); 3] =
    [(Phase::New, days(7)), (Phase::Begun, days(90)), (Phase::Over, days(30))];

const fn days(days: u64) -> Duration {
    Duration::from_secs(days * 24 * 60 * 60)
}

/// How far a game is: this decides how long it is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    New = 0,
    Begun = 1,
    Over = 2,
}

impl Phase {
    fn of(table: &Table) -> Phase {
        match (table.is_over(), table.moves().len()) {
            (true, _) => Phase::Over,
            (false, 0) => Phase::New,
            (false, _) => Phase::Begun,
        }
    }
}

const SCHEMA: &str = "
    CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY,
        head TEXT NOT NULL,
        holders TEXT NOT NULL,
        next TEXT,
        phase INTEGER NOT NULL,
        changed INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS tables_by_age ON tables (phase, changed);
    CREATE TABLE IF NOT EXISTS moves (
        id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        ply INTEGER NOT NULL,
        text TEXT NOT NULL,
        comment TEXT,
        PRIMARY KEY (id, ply)
    ) WITHOUT ROWID;
";

/// Tables on disk.
#[derive(Debug)]
pub(crate) struct Store {
    writing: Mutex<Option<Writing>>,
    reader: Arc<Mutex<Connection>>,
}

/// What is needed to write, until the store is closed.
#[derive(Debug)]
struct Writing {
    jobs: mpsc::Sender<Job>,
    writer: JoinHandle<()>,
    /// Held as long as this server has the file.
    lock: File,
}

/// Something to write about a table.
#[derive(Debug)]
pub(crate) enum Change {
    /// A new table.
    Open { id: TableId, row: Row, moves: Vec<RecordedMove> },
    /// A move of a game that goes on: its row stays as it is.
    Append { id: TableId, ply: usize, text: String },
    /// Another row; the first `kept` moves stay, and others are added.
    Update { id: TableId, row: Row, kept: usize, added: Vec<RecordedMove> },
}

/// The row of a table.
#[derive(Debug)]
pub(crate) struct Row {
    head: String,
    holders: String,
    next: Option<TableId>,
    phase: Phase,
}

impl Row {
    /// Returns the row of a table and its moves.
    fn of(kept: &Kept) -> (Row, Vec<RecordedMove>) {
        let mut head = kept.table.record();
        let moves = std::mem::take(&mut head.moves);
        let holders =
            kept.holders.iter().map(|holder| holder.map_or_else(String::new, Person::write));
        let row = Row {
            head: head.to_string(),
            holders: holders.collect::<Vec<_>>().join(","),
            next: kept.next.clone(),
            phase: Phase::of(&kept.table),
        };
        (row, moves)
    }
}

impl Change {
    /// Opens a table.
    pub(crate) fn open(id: &TableId, table: &Kept) -> Change {
        let (row, moves) = Row::of(table);
        Change::Open { id: id.clone(), row, moves }
    }

    /// Leads from one state of a table to another whose moves continue those of the first, or are
    /// the first ones of them.
    pub(crate) fn between(id: &TableId, before: &Kept, after: &Kept) -> Change {
        let (row, mut added) = Row::of(after);
        let kept = before.table.moves().len().min(added.len());
        added.drain(..kept);
        Change::Update { id: id.clone(), row, kept, added }
    }

    /// Adds a move. The first and the last one change the row of the table as well.
    pub(crate) fn append(id: &TableId, before: &Kept, played: &PlayedMove) -> Change {
        let goes_on = matches!(played.after.turn(), Turn::Of(_));
        if goes_on && Phase::of(&before.table) == Phase::Begun {
            let ply = before.table.moves().len() + 1;
            return Change::Append { id: id.clone(), ply, text: played.text.clone() };
        }
        let mut after = before.clone();
        Arc::make_mut(&mut after.table).append(played.clone());
        Change::between(id, before, &after)
    }
}

impl Store {
    pub(crate) fn open(path: &Path, metrics: Arc<Metrics>) -> Result<Store, StoreError> {
        let lock = take(path)?;
        let connection = connect(path)?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.execute_batch(SCHEMA)?;
        let reader = Arc::new(Mutex::new(connect(path)?));
        let (jobs, queue) = mpsc::channel(BATCH);
        let writer = writer::start(connection, queue, metrics);
        Ok(Store { writing: Mutex::new(Some(Writing { jobs, writer, lock })), reader })
    }

    /// Writes changes; all of them are on the disk when this returns, or none.
    pub(crate) async fn write(&self, changes: Vec<Change>) -> Result<(), StoreError> {
        self.send(|done| Job::Write { changes, done }).await?
    }

    /// Forgets tables whose time is over, but not those that are `live`; returns how many.
    pub(crate) async fn forget_old(
        &self,
        is_live: impl Fn(&TableId) -> bool + Send + 'static,
    ) -> Result<usize, StoreError> {
        let now = now();
        let mut old = self.read(move |reader| old_tables(reader, now)).await?;
        old.retain(|id| !is_live(id));
        let count = old.len();
        self.send(|done| Job::Forget { tables: old, done }).await??;
        Ok(count)
    }

    async fn send<T>(&self, job: impl FnOnce(oneshot::Sender<T>) -> Job) -> Result<T, StoreError> {
        let (done, answer) = oneshot::channel();
        let jobs = lock(&self.writing).as_ref().map(|writing| writing.jobs.clone());
        let jobs = jobs.ok_or(StoreError::Closed)?;
        jobs.send(job(done)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)
    }

    /// The table with this name.
    pub(crate) async fn load(&self, id: &TableId) -> Result<Option<Kept>, StoreError> {
        let id = id.clone();
        self.read(move |reader| load(reader, &id)).await
    }

    async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let reader = Arc::clone(&self.reader);
        let reading = tokio::task::spawn_blocking(move || read(&lock(&reader)));
        reading.await.map_err(|_| StoreError::Closed)?
    }

    /// Writes what still waits, and ends.
    pub(crate) async fn close(&self) {
        let writing = lock(&self.writing).take();
        if let Some(Writing { jobs, writer, lock }) = writing {
            drop(jobs);
            let _ = tokio::task::spawn_blocking(move || writer.join()).await;
            drop(lock);
        }
    }
}

/// Makes sure that no other server has the file, so that nobody changes it under our hands.
fn take(path: &Path) -> Result<File, StoreError> {
    let unopened = |source| StoreError::Unopened { path: path.to_owned(), source };
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let file = File::create(PathBuf::from(name)).map_err(unopened)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(unopened(error)),
    }
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    // With a write-ahead log this is a sync of the log for every commit.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    Ok(connection)
}

fn load(reader: &Connection, id: &TableId) -> Result<Option<Kept>, StoreError> {
    // Both in one transaction, so that they belong together.
    let reading = reader.unchecked_transaction()?;
    let row = reading
        .prepare_cached("SELECT head, holders, next FROM tables WHERE id = ?1")?
        .query_row([id.as_ref()], |row| {
            Ok((
                row.get::<_, String>(0)?,
                row.get::<_, String>(1)?,
                row.get::<_, Option<String>>(2)?,
            ))
        })
        .optional()?;
    let Some((head, holders, next)) = row else {
        return Ok(None);
    };
    let mut record: Record = head.parse()?;
    record.moves = reading
        .prepare_cached("SELECT text, comment FROM moves WHERE id = ?1 ORDER BY ply")?
        .query_map([id.as_ref()], |row| {
            let comment = row.get::<_, Option<String>>(1)?.unwrap_or_default();
            Ok(RecordedMove { text: row.get(0)?, comment: Comment::parse(&comment), place: None })
        })?
        .collect::<Result<_, _>>()?;
    Ok(Some(Kept {
        table: Arc::new(Table::from_record(&record)?),
        holders: holders.split(',').map(Person::read).collect(),
        next: next.as_deref().and_then(TableId::read),
    }))
}

fn old_tables(reader: &Connection, now: u64) -> Result<Vec<TableId>, StoreError> {
    let mut old = Vec::new();
    let mut select =
        reader.prepare_cached("SELECT id FROM tables WHERE phase = ?1 AND changed < ?2")?;
    for (phase, time) in EXPIRY {
        let limit = now.saturating_sub(time.as_secs());
        let ids =
            select.query_map(params![phase as u8, limit as i64], |row| row.get::<_, String>(0))?;
        for id in ids {
            old.extend(TableId::read(&id?));
        }
    }
    Ok(old)
}

/// Seconds since 1970.
fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}

#[cfg(test)]
mod tests;
