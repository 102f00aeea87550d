//! Tests of the store.

use rusqlite::params;

use super::retention::{Phase, days};
use super::*;
use tabuleiro_core::Seat;
use tabuleiro_session::{Player, parse_spec};

use crate::token::Token;

struct TestStore {
    store: Store,
    folder: tempfile::TempDir,
}

impl TestStore {
    fn new() -> TestStore {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("tables"), Arc::new(Metrics::new())).unwrap();
        TestStore { store, folder }
    }

    async fn open(&self, id: &TableId, table: &StoredTable) -> Result<(), StoreError> {
        self.store.write(vec![Change::insert(id, table)]).await
    }

    async fn change(
        &self,
        id: &TableId,
        before: &StoredTable,
        after: &StoredTable,
    ) -> Result<(), StoreError> {
        self.store.write(vec![Change::between(id, before, after)]).await
    }

    async fn load(&self, id: &TableId) -> Option<StoredTable> {
        self.store.load(id).await.unwrap()
    }

    /// Sets the last activity of a table to some days ago.
    fn set_age(&self, id: &TableId, days_ago: u64) {
        let connection = Connection::open(self.folder.path().join("tables")).unwrap();
        let then = (unix_time() - days(days_ago).as_secs()) as i64;
        let update = "UPDATE tables SET changed = ?2 WHERE id = ?1";
        assert_eq!(connection.execute(update, params![id.as_ref(), then]).unwrap(), 1);
    }
}

fn table_with(moves: &[&str]) -> StoredTable {
    let mut table =
        Table::new(parse_spec("shiftago").unwrap(), vec![Player::human(); 2], 1).unwrap();
    for text in moves {
        table.play(text).unwrap();
    }
    StoredTable {
        table: Arc::new(table),
        holders: vec![Some(Token::random().person()), None],
        rematch: None,
    }
}

fn moves_of(stored: &StoredTable) -> Vec<String> {
    stored.table.moves().map(|played| played.text.clone()).collect()
}

#[tokio::test]
async fn a_loaded_table_equals_the_written_one() {
    let test = TestStore::new();
    let (id, before) = (TableId::random(), table_with(&["L1"]));
    test.open(&id, &before).await.unwrap();
    let after = StoredTable { rematch: Some(TableId::random()), ..table_with(&["L1", "L2", "L3"]) };
    test.change(&id, &before, &after).await.unwrap();
    let loaded = test.load(&id).await.unwrap();
    assert_eq!(moves_of(&loaded), ["L1", "L2", "L3"]);
    assert_eq!((loaded.holders, loaded.rematch), (after.holders.clone(), after.rematch.clone()));
    let shorter = table_with(&["L1"]);
    test.change(&id, &after, &shorter).await.unwrap();
    assert_eq!(moves_of(&test.load(&id).await.unwrap()), ["L1"]);
    assert!(test.load(&TableId::random()).await.is_none());
}

/// Returns the stored row of a table: its head, phase and time of the last activity.
fn stored_row(test: &TestStore, id: &TableId) -> (String, u8, i64) {
    let connection = Connection::open(test.folder.path().join("tables")).unwrap();
    let select = "SELECT head, phase, changed FROM tables WHERE id = ?1";
    let row = connection
        .query_row(select, [id.as_ref()], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)));
    row.unwrap()
}

/// Plays a move on a table and writes it to the store.
async fn append(test: &TestStore, id: &TableId, table: &mut StoredTable, text: &str) {
    let played = table.table.preview(text).unwrap();
    test.store.write(vec![Change::append_move(id, table, &played)]).await.unwrap();
    Arc::make_mut(&mut table.table).append(played);
}

#[tokio::test]
async fn the_stored_phase_and_result_follow_the_game_move_by_move() {
    let test = TestStore::new();
    let (id, mut table) = (TableId::random(), table_with(&[]));
    test.open(&id, &table).await.unwrap();
    assert_eq!(stored_row(&test, &id).1, Phase::New as u8);
    let moves = ["L1", "L2", "L1", "L2", "L1", "L2", "L1", "L3", "L1"];
    for (ply, text) in (1..).zip(moves) {
        append(&test, &id, &mut table, text).await;
        let is_over = ply == moves.len();
        let (head, phase, _) = stored_row(&test, &id);
        let expected = if is_over { Phase::Over } else { Phase::Started };
        assert_eq!(phase, expected as u8, "after {ply} moves");
        assert_eq!(head.contains("[Result \"1,2\"]"), is_over, "{head}");
        assert_eq!(moves_of(&test.load(&id).await.unwrap()), moves[..ply]);
    }
    assert!(table.table.is_over());
}

#[tokio::test]
async fn a_move_updates_the_last_activity_at_most_once_an_hour() {
    let test = TestStore::new();
    let (id, mut table) = (TableId::random(), table_with(&["L1"]));
    test.open(&id, &table).await.unwrap();
    let set_activity = |seconds_ago: u64| {
        let connection = Connection::open(test.folder.path().join("tables")).unwrap();
        let then = (unix_time() - seconds_ago) as i64;
        connection.execute("UPDATE tables SET changed = ?1", [then]).unwrap();
        then
    };
    let recently = set_activity(50 * 60);
    append(&test, &id, &mut table, "L2").await;
    assert_eq!(stored_row(&test, &id).2, recently, "not updated within the hour");
    let before = set_activity(61 * 60);
    append(&test, &id, &mut table, "L3").await;
    assert!(stored_row(&test, &id).2 >= before + 61 * 60);
}

#[tokio::test]
async fn a_move_on_a_deleted_table_is_refused() {
    let test = TestStore::new();
    let (id, table) = (TableId::random(), table_with(&["L1"]));
    let played = table.table.preview("L2").unwrap();
    let append = || test.store.write(vec![Change::append_move(&id, &table, &played)]);
    let result = append().await;
    assert!(matches!(result, Err(StoreError::TableNotFound)), "{result:?}");
    test.open(&id, &table).await.unwrap();
    append().await.unwrap();
    let twice = append().await;
    assert!(matches!(twice, Err(StoreError::Database(_))), "{twice:?}");
    assert_eq!(moves_of(&test.load(&id).await.unwrap()), ["L1", "L2"]);
}

#[tokio::test]
async fn a_failed_job_is_rolled_back_without_affecting_others_in_the_same_commit() {
    let test = TestStore::new();
    let (id, other) = (TableId::random(), TableId::random());
    let (before, after) = (table_with(&[]), table_with(&["L1"]));
    test.open(&id, &before).await.unwrap();
    // The second change fails, since the id exists.
    let changes = vec![Change::between(&id, &before, &after), Change::insert(&id, &before)];
    let failing = test.store.write(changes);
    let (failed, written) = tokio::join!(failing, test.open(&other, &after));
    assert!(failed.is_err() && written.is_ok());
    assert_eq!(moves_of(&test.load(&id).await.unwrap()), [""; 0]);
    assert_eq!(moves_of(&test.load(&other).await.unwrap()), ["L1"]);
    let result = test.change(&TableId::random(), &before, &after).await;
    assert!(matches!(result, Err(StoreError::TableNotFound)));
}

#[tokio::test]
async fn the_retention_time_depends_on_the_progress_of_the_game() {
    let test = TestStore::new();
    let mut resigned = Table::clone(&table_with(&["L1"]).table);
    assert!(resigned.resign(Seat::FIRST));
    let over = StoredTable { table: Arc::new(resigned), ..table_with(&[]) };
    let cases = [
        (table_with(&[]), 6, true),
        (table_with(&[]), 8, false),
        (table_with(&["L1"]), 89, true),
        (table_with(&["L1"]), 91, false),
        (over.clone(), 29, true),
        (over, 31, false),
    ];
    let mut expected = Vec::new();
    for (table, days_ago, stays) in cases {
        let id = TableId::random();
        test.open(&id, &table).await.unwrap();
        test.set_age(&id, days_ago);
        expected.push((id, days_ago, stays));
    }
    let in_use = TableId::random();
    test.open(&in_use, &table_with(&[])).await.unwrap();
    test.set_age(&in_use, 100);
    let id_in_use = in_use.clone();
    assert_eq!(test.store.delete_expired(move |id| *id == id_in_use).await.unwrap(), 3);
    for (id, days_ago, stays) in expected {
        assert_eq!(test.load(&id).await.is_some(), stays, "{days_ago} days");
    }
    assert!(test.load(&in_use).await.is_some(), "a table in use is kept");
}

#[tokio::test]
async fn pending_writes_are_committed_when_the_store_closes() {
    let TestStore { store, folder } = TestStore::new();
    let ids: Vec<TableId> = (0..50).map(|_| TableId::random()).collect();
    let table = table_with(&["L1"]);
    let store = Arc::new(store);
    let writing: Vec<_> = ids
        .iter()
        .map(|id| {
            let (store, id, table) = (Arc::clone(&store), id.clone(), table.clone());
            tokio::spawn(async move { store.write(vec![Change::insert(&id, &table)]).await })
        })
        .collect();
    tokio::task::yield_now().await;
    store.close().await;
    let mut written = Vec::new();
    for (id, writing) in ids.iter().zip(writing) {
        if writing.await.unwrap().is_ok() {
            written.push(id);
        }
    }
    assert_eq!(written.len(), ids.len());
    drop(store);
    let again = Store::open(&folder.path().join("tables"), Arc::new(Metrics::new())).unwrap();
    for id in written {
        assert!(again.load(id).await.unwrap().is_some());
    }
}
