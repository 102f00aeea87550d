//! The one thread that writes: whatever waits goes into one transaction.

use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Instant;

use rusqlite::{Connection, ffi, params};
use tabuleiro_core::RecordedMove;
use tokio::sync::{mpsc, oneshot};

use super::{Change, Row, StoreError, now};
use crate::metrics::Metrics;
use crate::settings::{BATCH, COMMIT_EVERY, TOUCH_EVERY};
use crate::token::TableId;

type Done = oneshot::Sender<Result<(), StoreError>>;

/// Something to write, and whom to tell when it is on the disk.
#[derive(Debug)]
pub(super) enum Job {
    /// All of these changes or none.
    Write { changes: Vec<Change>, done: Done },
    /// Tables that nobody needs any more.
    Forget { tables: Vec<TableId>, done: Done },
}

pub(super) fn start(
    mut connection: Connection,
    mut queue: mpsc::Receiver<Job>,
    metrics: Arc<Metrics>,
) -> JoinHandle<()> {
    let work = move || {
        let mut batch = Vec::new();
        // Returns 0 when everybody who could send something is gone.
        while queue.blocking_recv_many(&mut batch, BATCH) > 0 {
            metrics.batch.observe(batch.len() as f64);
            let since = Instant::now();
            write_all(&mut connection, batch.drain(..));
            metrics.commits.observe(since.elapsed().as_secs_f64());
            thread::sleep(COMMIT_EVERY.saturating_sub(since.elapsed()));
        }
        tracing::info!("everything is written");
    };
    thread::Builder::new().name("writer".into()).spawn(work).expect("the system has threads")
}

/// Writes jobs in one transaction; a job that fails is undone alone.
fn write_all(connection: &mut Connection, jobs: impl Iterator<Item = Job>) {
    let mut answers = Vec::new();
    let committed = (|| -> Result<(), StoreError> {
        let mut transaction = connection.transaction()?;
        for job in jobs {
            let savepoint = transaction.savepoint()?;
            let (written, done) = match job {
                Job::Write { changes, done } => {
                    (changes.iter().try_for_each(|change| write(&savepoint, change)), done)
                }
                Job::Forget { tables, done } => (forget(&savepoint, &tables), done),
            };
            // What is not committed is rolled back when it is dropped.
            let written = written.and_then(|()| Ok(savepoint.commit()?));
            answers.push((written, done));
        }
        Ok(transaction.commit()?)
    })();
    if let Err(error) = &committed {
        tracing::error!(%error, "nothing can be written");
    }
    for (written, done) in answers {
        let answer = if committed.is_ok() { written } else { Err(StoreError::Closed) };
        let _ = done.send(answer);
    }
}

fn write(connection: &Connection, change: &Change) -> Result<(), StoreError> {
    match change {
        Change::Open { id, row, moves } => {
            let insert = "INSERT INTO tables (id, head, holders, next, phase, changed)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
            write_row(connection, insert, id, row)?;
            insert_moves(connection, id, 1, moves)
        }
        Change::Append { id, ply, text } => {
            insert_move(connection, id, *ply, text, None)?;
            touch(connection, id)
        }
        Change::Update { id, row, kept, added } => {
            let update = "UPDATE tables
                SET head = ?2, holders = ?3, next = ?4, phase = ?5, changed = ?6 WHERE id = ?1";
            write_row(connection, update, id, row)?;
            connection
                .prepare_cached("DELETE FROM moves WHERE id = ?1 AND ply > ?2")?
                .execute(params![id.as_ref(), *kept as i64])?;
            insert_moves(connection, id, kept + 1, added)
        }
    }
}

fn write_row(
    connection: &Connection,
    statement: &str,
    id: &TableId,
    row: &Row,
) -> Result<(), StoreError> {
    let next = row.next.as_ref().map(AsRef::as_ref);
    let values = params![id.as_ref(), row.head, row.holders, next, row.phase as u8, now() as i64];
    let written = connection.prepare_cached(statement)?.execute(values)?;
    if written == 0 { Err(StoreError::Gone) } else { Ok(()) }
}

fn insert_moves(
    connection: &Connection,
    id: &TableId,
    first: usize,
    moves: &[RecordedMove],
) -> Result<(), StoreError> {
    (first..).zip(moves).try_for_each(|(ply, made)| {
        let comment = (!made.comment.is_empty()).then(|| made.comment.to_string());
        insert_move(connection, id, ply, &made.text, comment.as_deref())
    })
}

fn insert_move(
    connection: &Connection,
    id: &TableId,
    ply: usize,
    text: &str,
    comment: Option<&str>,
) -> Result<(), StoreError> {
    let insert = "INSERT INTO moves (id, ply, text, comment) VALUES (?1, ?2, ?3, ?4)";
    let values = params![id.as_ref(), ply as i64, text, comment];
    match connection.prepare_cached(insert)?.execute(values) {
        Ok(_) => Ok(()),
        Err(error) if is_without_table(&error) => Err(StoreError::Gone),
        Err(error) => Err(error.into()),
    }
}

/// Returns true if a move was refused because its table is not in the store any more.
fn is_without_table(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error().map(|error| error.extended_code);
    code == Some(ffi::SQLITE_CONSTRAINT_FOREIGNKEY)
}

/// Notes that a table is in use. It is not written for every move: expiry counts in days.
fn touch(connection: &Connection, id: &TableId) -> Result<(), StoreError> {
    let update = "UPDATE tables SET changed = ?2 WHERE id = ?1 AND changed <= ?3";
    let now = now();
    let limit = now.saturating_sub(TOUCH_EVERY.as_secs());
    connection.prepare_cached(update)?.execute(params![id.as_ref(), now as i64, limit as i64])?;
    Ok(())
}

fn forget(connection: &Connection, tables: &[TableId]) -> Result<(), StoreError> {
    let mut delete = connection.prepare_cached("DELETE FROM tables WHERE id = ?1")?;
    tables.iter().try_for_each(|id| delete.execute([id.as_ref()]).map(drop))?;
    Ok(())
}
