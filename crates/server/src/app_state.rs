//! What everybody shares: the store, the threads that think, and the tables somebody looks at.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex, Weak};

use tabuleiro_session::GameType;
use tokio::sync::watch;

use crate::MESSAGES;
use crate::engine::Engine;
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::rate_limit::{RateLimits, lock};
use crate::room::Room;
use crate::settings::{SWEEP_EVERY, Settings};
use crate::store::{Change, Kept, Store, StoreError};
use crate::token::TableId;

/// A server without its port.
#[derive(Debug)]
pub struct AppState {
    pub(crate) settings: Settings,
    pub(crate) store: Store,
    pub(crate) engine: Engine,
    pub(crate) gate: RateLimits,
    pub(crate) metrics: Arc<Metrics>,
    /// Turns true when the server stops.
    pub(crate) closing: watch::Sender<bool>,
    rooms: Mutex<HashMap<TableId, Weak<Room>>>,
    /// Held while a table is loaded, so that it is not loaded twice.
    loading: tokio::sync::Mutex<()>,
}

impl AppState {
    /// A server that keeps its tables in a file, which is made if there is none.
    pub fn open(settings: Settings, data: &Path) -> Result<Arc<AppState>, StoreError> {
        tabuleiro_i18n::register(MESSAGES);
        for kind in GameType::all() {
            tabuleiro_i18n::register(kind.info.messages);
        }
        let metrics = Arc::new(Metrics::new());
        Ok(Arc::new(AppState {
            store: Store::open(data, Arc::clone(&metrics))?,
            engine: Engine::start(settings.engine_threads, Arc::clone(&metrics)),
            gate: RateLimits::new(&settings),
            settings,
            metrics,
            closing: watch::Sender::new(false),
            rooms: Mutex::default(),
            loading: tokio::sync::Mutex::default(),
        }))
    }

    /// Opens a new table.
    pub(crate) async fn open_table(&self, table: Kept) -> Result<TableId, Problem> {
        let id = TableId::random();
        self.store.write(vec![Change::open(&id, &table)]).await?;
        self.metrics.opened.inc();
        Ok(id)
    }

    /// The table with this name: in memory as long as somebody holds what is returned.
    pub(crate) async fn room(self: &Arc<Self>, id: &TableId) -> Result<Arc<Room>, Problem> {
        if let Some(room) = self.live_room(id) {
            return Ok(room);
        }
        let _loading = self.loading.lock().await;
        if let Some(room) = self.live_room(id) {
            return Ok(room);
        }
        let kept = self.store.load(id).await?.ok_or(Problem::NotFound)?;
        let room = Arc::new(Room::new(id.clone(), Arc::clone(self), kept));
        lock(&self.rooms).insert(id.clone(), Arc::downgrade(&room));
        self.metrics.live_tables.inc();
        Ok(room)
    }

    fn live_room(&self, id: &TableId) -> Option<Arc<Room>> {
        lock(&self.rooms).get(id)?.upgrade()
    }

    /// Takes note that nobody holds a table any more.
    pub(crate) fn forget_room(&self, id: &TableId) {
        self.metrics.live_tables.dec();
        let mut rooms = lock(&self.rooms);
        // By now it may have been loaded again.
        if rooms.get(id).is_some_and(|room| room.strong_count() == 0) {
            rooms.remove(id);
        }
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Forgets from time to time what nobody needs any more.
    pub(crate) async fn delete_expired_tables(self: Arc<Self>) {
        let mut timer = tokio::time::interval(SWEEP_EVERY);
        loop {
            timer.tick().await;
            self.gate.forget_the_quiet();
            let app = Arc::clone(&self);
            match self.store.forget_old(move |id| app.live_room(id).is_some()).await {
                Ok(0) => {}
                Ok(tables) => tracing::info!(tables, "old tables are forgotten"),
                Err(error) => tracing::warn!(%error, "old tables could not be forgotten"),
            }
        }
    }
}
