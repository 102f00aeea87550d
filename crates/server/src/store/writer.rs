//! The writer thread, which commits all pending jobs in one transaction.

use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Instant;

use rusqlite::{Connection, ffi, params};
use tabuleiro_core::RecordedMove;
use tokio::sync::{mpsc, oneshot};

use super::change::{Change, TableRow};
use super::{StoreError, unix_time};
use crate::limits::{ACTIVITY_UPDATE_INTERVAL, COMMIT_INTERVAL, MAX_COMMIT_JOBS};
use crate::metrics::Metrics;
use crate::token::TableId;

type Done = oneshot::Sender<Result<(), StoreError>>;

/// A job of the writer. `done` receives the result after the commit.
#[derive(Debug)]
pub(super) enum Job {
    /// Writes all of the changes or none.
    Write { changes: Vec<Change>, done: Done },
    /// Deletes tables.
    Delete { tables: Vec<TableId>, done: Done },
}

/// Starts the writer thread. It ends when all senders of the queue are dropped.
pub(super) fn start(
    mut connection: Connection,
    mut queue: mpsc::Receiver<Job>,
    metrics: Arc<Metrics>,
) -> JoinHandle<()> {
    let run = move || {
        let mut jobs = Vec::new();
        while queue.blocking_recv_many(&mut jobs, MAX_COMMIT_JOBS) > 0 {
            metrics.commit_changes.observe(jobs.len() as f64);
            let since = Instant::now();
            commit(&mut connection, jobs.drain(..));
            metrics.commit_seconds.observe(since.elapsed().as_secs_f64());
            thread::sleep(COMMIT_INTERVAL.saturating_sub(since.elapsed()));
        }
        tracing::info!("store closed");
    };
    thread::Builder::new().name("writer".into()).spawn(run).expect("the system can start threads")
}

/// Runs jobs in one transaction and then answers them. A job that fails is rolled back alone.
fn commit(connection: &mut Connection, jobs: impl Iterator<Item = Job>) {
    let mut answers = Vec::new();
    let committed = (|| -> Result<(), StoreError> {
        let mut transaction = connection.transaction()?;
        for job in jobs {
            let savepoint = transaction.savepoint()?;
            let (result, done) = match job {
                Job::Write { changes, done } => {
                    (changes.iter().try_for_each(|change| write(&savepoint, change)), done)
                }
                Job::Delete { tables, done } => (delete_tables(&savepoint, &tables), done),
            };
            // Dropping a savepoint that is not committed rolls it back.
            let result = result.and_then(|()| Ok(savepoint.commit()?));
            answers.push((result, done));
        }
        Ok(transaction.commit()?)
    })();
    if let Err(error) = &committed {
        tracing::error!(%error, "cannot commit to the database");
    }
    for (result, done) in answers {
        let answer = if committed.is_ok() { result } else { Err(StoreError::Closed) };
        let _ = done.send(answer);
    }
}

fn write(connection: &Connection, change: &Change) -> Result<(), StoreError> {
    match change {
        Change::Insert { id, row, moves } => {
            let insert = "INSERT INTO tables (id, head, holders, next, phase, changed)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
            write_row(connection, insert, id, row)?;
            insert_moves(connection, id, 1, moves)
        }
        Change::AppendMove { id, ply, text } => {
            insert_move(connection, id, *ply, text, None)?;
            update_activity(connection, id)
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
    row: &TableRow,
) -> Result<(), StoreError> {
    let next = row.next.as_ref().map(AsRef::as_ref);
    let values =
        params![id.as_ref(), row.head, row.holders, next, row.phase as u8, unix_time() as i64];
    let rows = connection.prepare_cached(statement)?.execute(values)?;
    if rows == 0 { Err(StoreError::TableNotFound) } else { Ok(()) }
}

fn insert_moves(
    connection: &Connection,
    id: &TableId,
    first_ply: usize,
    moves: &[RecordedMove],
) -> Result<(), StoreError> {
    (first_ply..).zip(moves).try_for_each(|(ply, recorded)| {
        let comment = (!recorded.comment.is_empty()).then(|| recorded.comment.to_string());
        insert_move(connection, id, ply, &recorded.text, comment.as_deref())
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
        Err(error) if is_foreign_key_violation(&error) => Err(StoreError::TableNotFound),
        Err(error) => Err(error.into()),
    }
}

fn is_foreign_key_violation(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error().map(|error| error.extended_code);
    code == Some(ffi::SQLITE_CONSTRAINT_FOREIGNKEY)
}

/// Updates the time of a table's last activity, at most once per [`ACTIVITY_UPDATE_INTERVAL`].
/// Retention is counted in days, so most moves can do without a second write.
fn update_activity(connection: &Connection, id: &TableId) -> Result<(), StoreError> {
    let update = "UPDATE tables SET changed = ?2 WHERE id = ?1 AND changed <= ?3";
    let now = unix_time();
    let limit = now.saturating_sub(ACTIVITY_UPDATE_INTERVAL.as_secs());
    connection.prepare_cached(update)?.execute(params![id.as_ref(), now as i64, limit as i64])?;
    Ok(())
}

fn delete_tables(connection: &Connection, tables: &[TableId]) -> Result<(), StoreError> {
    let mut delete = connection.prepare_cached("DELETE FROM tables WHERE id = ?1")?;
    tables.iter().try_for_each(|id| delete.execute([id.as_ref()]).map(drop))?;
    Ok(())
}
