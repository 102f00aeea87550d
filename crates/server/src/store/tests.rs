//! What is written is there, and what is old goes.

use super::*;
use tabuleiro_core::Seat;
use tabuleiro_session::{Player, parse_spec};

use crate::token::Token;

struct Opened {
    store: Store,
    folder: tempfile::TempDir,
}

impl Opened {
    fn new() -> Opened {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("tables"), Arc::new(Metrics::new())).unwrap();
        Opened { store, folder }
    }

    async fn open(&self, id: &TableId, table: &Kept) -> Result<(), StoreError> {
        self.store.write(vec![Change::open(id, table)]).await
    }

    async fn change(&self, id: &TableId, before: &Kept, after: &Kept) -> Result<(), StoreError> {
        self.store.write(vec![Change::between(id, before, after)]).await
    }

    async fn load(&self, id: &TableId) -> Option<Kept> {
        self.store.load(id).await.unwrap()
    }

    /// Makes a table look as if nothing had happened there for some days.
    fn age(&self, id: &TableId, days_ago: u64) {
        let other = Connection::open(self.folder.path().join("tables")).unwrap();
        let then = (now() - days(days_ago).as_secs()) as i64;
        let update = "UPDATE tables SET changed = ?2 WHERE id = ?1";
        assert_eq!(other.execute(update, params![id.as_ref(), then]).unwrap(), 1);
    }
}

fn kept(moves: &[&str]) -> Kept {
    let mut table =
        Table::new(parse_spec("shiftago").unwrap(), vec![Player::human(); 2], 1).unwrap();
    for text in moves {
        table.play(text).unwrap();
    }
    Kept { table: Arc::new(table), holders: vec![Some(Token::random().person()), None], next: None }
}

fn texts(kept: &Kept) -> Vec<String> {
    kept.table.moves().map(|played| played.text.clone()).collect()
}

#[tokio::test]
async fn a_table_comes_back_as_it_was_written() {
    let opened = Opened::new();
    let (id, before) = (TableId::random(), kept(&["L1"]));
    opened.open(&id, &before).await.unwrap();
    let after = Kept { next: Some(TableId::random()), ..kept(&["L1", "L2", "L3"]) };
    opened.change(&id, &before, &after).await.unwrap();
    let loaded = opened.load(&id).await.unwrap();
    assert_eq!(texts(&loaded), ["L1", "L2", "L3"]);
    assert_eq!((loaded.holders, loaded.next), (after.holders.clone(), after.next.clone()));
    let shorter = kept(&["L1"]);
    opened.change(&id, &after, &shorter).await.unwrap();
    assert_eq!(texts(&opened.load(&id).await.unwrap()), ["L1"]);
    assert!(opened.load(&TableId::random()).await.is_none());
}

/// The row of a table as it is in the file: its head, phase and time.
fn row(opened: &Opened, id: &TableId) -> (String, u8, i64) {
    let other = Connection::open(opened.folder.path().join("tables")).unwrap();
    let select = "SELECT head, phase, changed FROM tables WHERE id = ?1";
    let row =
        other.query_row(select, [id.as_ref()], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)));
    row.unwrap()
}

/// Plays a move at a table and in the store.
async fn append(opened: &Opened, id: &TableId, table: &mut Kept, text: &str) {
    let played = table.table.preview(text).unwrap();
    opened.store.write(vec![Change::append(id, table, &played)]).await.unwrap();
    Arc::make_mut(&mut table.table).append(played);
}

#[tokio::test]
async fn a_move_is_appended_and_the_row_is_written_when_the_game_begins_and_ends() {
    let opened = Opened::new();
    let (id, mut table) = (TableId::random(), kept(&[]));
    opened.open(&id, &table).await.unwrap();
    assert_eq!(row(&opened, &id).1, Phase::New as u8);
    let moves = ["L1", "L2", "L1", "L2", "L1", "L2", "L1", "L3", "L1"];
    for (ply, text) in (1..).zip(moves) {
        append(&opened, &id, &mut table, text).await;
        let is_over = ply == moves.len();
        let (head, phase, _) = row(&opened, &id);
        let expected = if is_over { Phase::Over } else { Phase::Begun };
        assert_eq!(phase, expected as u8, "after {ply} moves");
        assert_eq!(head.contains("[Result \"1,2\"]"), is_over, "{head}");
        assert_eq!(texts(&opened.load(&id).await.unwrap()), moves[..ply]);
    }
    assert!(table.table.is_over());
}

#[tokio::test]
async fn a_move_makes_a_table_young_again_after_an_hour() {
    let opened = Opened::new();
    let (id, mut table) = (TableId::random(), kept(&["L1"]));
    opened.open(&id, &table).await.unwrap();
    let set = |seconds_ago: u64| {
        let other = Connection::open(opened.folder.path().join("tables")).unwrap();
        let then = (now() - seconds_ago) as i64;
        other.execute("UPDATE tables SET changed = ?1", [then]).unwrap();
        then
    };
    let recently = set(50 * 60);
    append(&opened, &id, &mut table, "L2").await;
    assert_eq!(row(&opened, &id).2, recently, "not written for every move");
    let before = set(61 * 60);
    append(&opened, &id, &mut table, "L3").await;
    assert!(row(&opened, &id).2 >= before + 61 * 60);
}

#[tokio::test]
async fn a_move_at_a_table_that_has_expired_is_refused() {
    let opened = Opened::new();
    let (id, table) = (TableId::random(), kept(&["L1"]));
    let played = table.table.preview("L2").unwrap();
    let append = || opened.store.write(vec![Change::append(&id, &table, &played)]);
    let gone = append().await;
    assert!(matches!(gone, Err(StoreError::Gone)), "{gone:?}");
    opened.open(&id, &table).await.unwrap();
    append().await.unwrap();
    let twice = append().await;
    assert!(matches!(twice, Err(StoreError::Failed(_))), "{twice:?}");
    assert_eq!(texts(&opened.load(&id).await.unwrap()), ["L1", "L2"]);
}

#[tokio::test]
async fn what_cannot_be_written_whole_is_not_written_and_stops_nobody_else() {
    let opened = Opened::new();
    let (id, other) = (TableId::random(), TableId::random());
    let (before, after) = (kept(&[]), kept(&["L1"]));
    opened.open(&id, &before).await.unwrap();
    // The second table has a name that is taken.
    let changes = vec![Change::between(&id, &before, &after), Change::open(&id, &before)];
    let failing = opened.store.write(changes);
    let (failed, written) = tokio::join!(failing, opened.open(&other, &after));
    assert!(failed.is_err() && written.is_ok());
    assert_eq!(texts(&opened.load(&id).await.unwrap()), [""; 0]);
    assert_eq!(texts(&opened.load(&other).await.unwrap()), ["L1"]);
    let gone = opened.change(&TableId::random(), &before, &after).await;
    assert!(matches!(gone, Err(StoreError::Gone)));
}

#[tokio::test]
async fn tables_expire_by_how_far_their_game_was() {
    let opened = Opened::new();
    let mut resigned = Table::clone(&kept(&["L1"]).table);
    assert!(resigned.resign(Seat::FIRST));
    let over = Kept { table: Arc::new(resigned), ..kept(&[]) };
    let cases = [
        (kept(&[]), 6, true),
        (kept(&[]), 8, false),
        (kept(&["L1"]), 89, true),
        (kept(&["L1"]), 91, false),
        (over.clone(), 29, true),
        (over, 31, false),
    ];
    let mut expected = Vec::new();
    for (table, days_ago, stays) in cases {
        let id = TableId::random();
        opened.open(&id, &table).await.unwrap();
        opened.age(&id, days_ago);
        expected.push((id, days_ago, stays));
    }
    let looked_at = TableId::random();
    opened.open(&looked_at, &kept(&[])).await.unwrap();
    opened.age(&looked_at, 100);
    let live = looked_at.clone();
    assert_eq!(opened.store.forget_old(move |id| *id == live).await.unwrap(), 3);
    for (id, days_ago, stays) in expected {
        assert_eq!(opened.load(&id).await.is_some(), stays, "{days_ago} days");
    }
    assert!(opened.load(&looked_at).await.is_some(), "somebody looks at it");
}

#[tokio::test]
async fn what_waits_when_the_store_is_closed_is_written() {
    let Opened { store, folder } = Opened::new();
    let ids: Vec<TableId> = (0..50).map(|_| TableId::random()).collect();
    let table = kept(&["L1"]);
    let store = Arc::new(store);
    let writing: Vec<_> = ids
        .iter()
        .map(|id| {
            let (store, id, table) = (Arc::clone(&store), id.clone(), table.clone());
            tokio::spawn(async move { store.write(vec![Change::open(&id, &table)]).await })
        })
        .collect();
    tokio::task::yield_now().await;
    store.close().await;
    let mut told = Vec::new();
    for (id, writing) in ids.iter().zip(writing) {
        if writing.await.unwrap().is_ok() {
            told.push(id);
        }
    }
    assert_eq!(told.len(), ids.len());
    drop(store);
    let again = Store::open(&folder.path().join("tables"), Arc::new(Metrics::new())).unwrap();
    for id in told {
        assert!(again.load(id).await.unwrap().is_some());
    }
}
