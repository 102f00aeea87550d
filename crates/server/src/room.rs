//! A live table: its state, the people connected to it, and its changes.
//!
//! Changes are serialised. Each is first committed to the store, then applied in memory, in place,
//! and then announced to all connections, which render it for their own viewers. A search keeps a
//! reference to the table; only then is the table copied when it changes.

mod computer_player;
mod state;

use std::sync::Arc;

use tabuleiro_session::PlayedMove;
use tokio::sync::{Mutex, watch};

use crate::app_state::AppState;
use crate::store::{Change, StoreError, StoredTable};
use crate::token::{PersonId, TableId};
pub(crate) use state::RoomState;

/// A table in memory, for as long as a request or a WebSocket holds it.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) id: TableId,
    pub(crate) app: Arc<AppState>,
    /// Held from the check of an action until its change is applied.
    pub(crate) change_lock: Mutex<()>,
    state: watch::Sender<RoomState>,
}

impl Room {
    pub(crate) fn new(id: TableId, app: Arc<AppState>, stored: StoredTable) -> Room {
        let state = watch::Sender::new(RoomState::new(stored));
        Room { id, app, change_lock: Mutex::default(), state }
    }

    /// Returns the current state. It cannot change while the reference is held.
    pub(crate) fn state(&self) -> watch::Ref<'_, RoomState> {
        self.state.borrow()
    }

    /// Returns a receiver of state changes. A slow receiver misses intermediate states, but not the
    /// latest.
    pub(crate) fn subscribe(&self) -> watch::Receiver<RoomState> {
        self.state.subscribe()
    }

    /// Modifies the state and notifies all connections.
    pub(crate) fn modify(&self, change: impl FnOnce(&mut RoomState)) {
        self.state.send_modify(|state| {
            state.view_cache.clear();
            change(state);
        });
    }

    /// Adds a connection. The seats of its person are online then.
    pub(crate) fn join(self: &Arc<Self>, person: Option<PersonId>) {
        self.modify(|state| state.add_connection(person));
        self.start_computer_player();
    }

    /// Removes a connection that has joined.
    pub(crate) fn leave(&self, person: Option<PersonId>) {
        self.modify(|state| state.remove_connection(person));
    }

    /// Commits and plays a move that was checked on the current position.
    pub(crate) async fn append_move(
        self: &Arc<Self>,
        played: PlayedMove,
    ) -> Result<(), StoreError> {
        let change = Change::append_move(&self.id, &self.state().stored, &played);
        self.commit(vec![change], |stored| {
            Arc::make_mut(&mut stored.table).append(played);
        })
        .await
    }

    /// Replaces the table and, in the same transaction, inserts the table of the rematch.
    pub(crate) async fn replace(
        self: &Arc<Self>,
        after: StoredTable,
        rematch: Option<(&TableId, &StoredTable)>,
    ) -> Result<(), StoreError> {
        let mut changes = vec![Change::between(&self.id, &self.state().stored, &after)];
        changes.extend(rematch.map(|(id, table)| Change::insert(id, table)));
        self.commit(changes, |stored| *stored = after).await
    }

    /// Writes changes to the store and then applies them in memory. This ends a proposal and a
    /// search, since both refer to the table before the change.
    async fn commit(
        self: &Arc<Self>,
        changes: Vec<Change>,
        apply: impl FnOnce(&mut StoredTable),
    ) -> Result<(), StoreError> {
        self.app.store.write(changes).await?;
        self.modify(|state| {
            apply(&mut state.stored);
            state.proposal = None;
            state.cancel_search();
        });
        self.start_computer_player();
        Ok(())
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.app.remove_room(&self.id);
    }
}
