//! Queries that read from the database.

use std::sync::Arc;

use rusqlite::{Connection, OptionalExtension, params};
use tabuleiro_core::{Comment, Record, RecordedMove};
use tabuleiro_session::Table;

use super::retention::RETENTION;
use super::{StoreError, StoredTable};
use crate::token::{PersonId, TableId};

/// Loads a table and replays its record.
pub(super) fn load_table(
    connection: &Connection,
    id: &TableId,
) -> Result<Option<StoredTable>, StoreError> {
    // One transaction, so that the moves belong to the row.
    let transaction = connection.unchecked_transaction()?;
    let row = transaction
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
    record.moves = transaction
        .prepare_cached("SELECT text, comment FROM moves WHERE id = ?1 ORDER BY ply")?
        .query_map([id.as_ref()], |row| {
            let comment = row.get::<_, Option<String>>(1)?.unwrap_or_default();
            Ok(RecordedMove {
                text: row.get(0)?,
                comment: Comment::parse(&comment),
                location: None,
            })
        })?
        .collect::<Result<_, _>>()?;
    Ok(Some(StoredTable {
        table: Arc::new(Table::from_record(&record)?),
        holders: holders.split(',').map(PersonId::from_text).collect(),
        rematch: next.as_deref().and_then(TableId::parse),
    }))
}

/// Returns the tables whose retention time is over at Unix time `now`.
pub(super) fn expired_tables(
    connection: &Connection,
    now: u64,
) -> Result<Vec<TableId>, StoreError> {
    let mut expired = Vec::new();
    let mut select =
        connection.prepare_cached("SELECT id FROM tables WHERE phase = ?1 AND changed < ?2")?;
    for (phase, retention) in RETENTION {
        let limit = now.saturating_sub(retention.as_secs());
        let ids =
            select.query_map(params![phase as u8, limit as i64], |row| row.get::<_, String>(0))?;
        for id in ids {
            expired.extend(TableId::parse(&id?));
        }
    }
    Ok(expired)
}
