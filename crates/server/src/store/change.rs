//! Changes of stored tables.

use std::sync::Arc;

use tabuleiro_core::{RecordedMove, Turn};
use tabuleiro_session::PlayedMove;

use super::StoredTable;
use super::retention::Phase;
use crate::token::{PersonId, TableId};

/// A change of one table in the database.
#[derive(Debug)]
pub(crate) enum Change {
    /// Inserts a new table.
    Insert { id: TableId, row: TableRow, moves: Vec<RecordedMove> },
    /// Inserts a move in the middle of a game, which leaves the table's row as it is.
    AppendMove { id: TableId, ply: usize, text: String },
    /// Replaces the table's row and all moves after the first `kept`.
    Update { id: TableId, row: TableRow, kept: usize, added: Vec<RecordedMove> },
}

/// A row of `tables`, without its id and time.
#[derive(Debug)]
pub(crate) struct TableRow {
    pub(super) head: String,
    pub(super) holders: String,
    pub(super) next: Option<TableId>,
    pub(super) phase: Phase,
}

impl TableRow {
    /// Returns the row of a table and its moves.
    fn with_moves(stored: &StoredTable) -> (TableRow, Vec<RecordedMove>) {
        let mut head = stored.table.record();
        let moves = std::mem::take(&mut head.moves);
        let holders =
            stored.holders.iter().map(|holder| holder.map_or_else(String::new, PersonId::to_text));
        let row = TableRow {
            head: head.to_string(),
            holders: holders.collect::<Vec<_>>().join(","),
            next: stored.rematch.clone(),
            phase: Phase::of(&stored.table),
        };
        (row, moves)
    }
}

impl Change {
    /// Returns the change that inserts a new table.
    pub(crate) fn insert(id: &TableId, table: &StoredTable) -> Change {
        let (row, moves) = TableRow::with_moves(table);
        Change::Insert { id: id.clone(), row, moves }
    }

    /// Returns the change that updates a table from `before` to `after`, where one of the two lists
    /// of moves is a prefix of the other.
    pub(crate) fn between(id: &TableId, before: &StoredTable, after: &StoredTable) -> Change {
        let (row, mut added) = TableRow::with_moves(after);
        let kept = before.table.moves().len().min(added.len());
        added.drain(..kept);
        Change::Update { id: id.clone(), row, kept, added }
    }

    /// Returns the change that appends a move. The first and the last move of a game also update the
    /// table's row.
    pub(crate) fn append_move(id: &TableId, before: &StoredTable, played: &PlayedMove) -> Change {
        let goes_on = matches!(played.after.turn(), Turn::Of(_));
        if goes_on && Phase::of(&before.table) == Phase::Started {
            let ply = before.table.moves().len() + 1;
            return Change::AppendMove { id: id.clone(), ply, text: played.text.clone() };
        }
        let mut after = before.clone();
        Arc::make_mut(&mut after.table).append(played.clone());
        Change::between(id, before, &after)
    }
}
