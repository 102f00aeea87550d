//! The one thread that writes: whatever waits goes into one transaction.

use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Instant;

use rusqlite::{Connection, params};
use tokio::sync::{mpsc, oneshot};

use super::{Change, StoreError, now};
use crate::metrics::Metrics;
use crate::settings::BATCH;
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
    let id = change.id.as_ref();
    let row = params![
        id,
        change.head,
        change.holders,
        change.next.as_ref().map(AsRef::as_ref),
        change.phase as u8,
        now() as i64,
    ];
    let written = if change.is_new {
        let insert = "INSERT INTO tables (id, head, holders, next, phase, changed)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        connection.prepare_cached(insert)?.execute(row)?
    } else {
        let update =
            "UPDATE tables SET head = ?2, holders = ?3, next = ?4, phase = ?5, changed = ?6
            WHERE id = ?1";
        connection.prepare_cached(update)?.execute(row)?
    };
    if written == 0 {
        return Err(StoreError::Gone);
    }
    if change.added.is_empty() {
        connection
            .prepare_cached("DELETE FROM moves WHERE id = ?1 AND ply > ?2")?
            .execute(params![id, change.kept as i64])?;
    }
    let mut insert = connection
        .prepare_cached("INSERT INTO moves (id, ply, text, comment) VALUES (?1, ?2, ?3, ?4)")?;
    for (ply, added) in (change.kept + 1..).zip(&change.added) {
        let comment = (!added.comment.is_empty()).then(|| added.comment.to_string());
        insert.execute(params![id, ply as i64, added.text, comment])?;
    }
    Ok(())
}

fn forget(connection: &Connection, tables: &[TableId]) -> Result<(), StoreError> {
    let mut delete = connection.prepare_cached("DELETE FROM tables WHERE id = ?1")?;
    tables.iter().try_for_each(|id| delete.execute([id.as_ref()]).map(drop))?;
    Ok(())
}
