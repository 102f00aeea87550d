//! The state shared by all requests.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex, Weak};

use tabuleiro_session::GameType;
use tokio::sync::watch;

use crate::MESSAGES;
use crate::engine_pool::EnginePool;
use crate::error::ApiError;
use crate::limits::CLEANUP_INTERVAL;
use crate::metrics::Metrics;
use crate::mutex::lock;
use crate::rate_limit::RateLimits;
use crate::room::Room;
use crate::settings::Settings;
use crate::store::{Change, Store, StoreError, StoredTable};
use crate::token::TableId;

/// The state shared by all requests: settings, store, engine threads, limits and live tables.
#[derive(Debug)]
pub struct AppState {
    pub(crate) settings: Settings,
    pub(crate) store: Store,
    pub(crate) engine: EnginePool,
    pub(crate) rate_limits: RateLimits,
    pub(crate) metrics: Arc<Metrics>,
    /// Becomes true when the server shuts down.
    pub(crate) closing: watch::Sender<bool>,
    rooms: Mutex<HashMap<TableId, Weak<Room>>>,
    /// Held while a room is loaded, so that no table has two rooms.
    loading: tokio::sync::Mutex<()>,
}

impl AppState {
    /// Opens the database at `path`, which is created if it does not exist, and starts the engine
    /// threads.
    pub fn open(settings: Settings, path: &Path) -> Result<Arc<AppState>, StoreError> {
        tabuleiro_i18n::register(MESSAGES);
        for game_type in GameType::all() {
            tabuleiro_i18n::register(game_type.info.messages);
        }
        let metrics = Arc::new(Metrics::new());
        Ok(Arc::new(AppState {
            store: Store::open(path, Arc::clone(&metrics))?,
            engine: EnginePool::start(settings.engine_threads, Arc::clone(&metrics)),
            rate_limits: RateLimits::new(&settings),
            settings,
            metrics,
            closing: watch::Sender::new(false),
            rooms: Mutex::default(),
            loading: tokio::sync::Mutex::default(),
        }))
    }

    /// Stores a new table and returns its id.
    pub(crate) async fn open_table(&self, table: StoredTable) -> Result<TableId, ApiError> {
        let id = TableId::random();
        self.store.write(vec![Change::insert(&id, &table)]).await?;
        self.metrics.tables_opened.inc();
        Ok(id)
    }

    /// Returns the room of a table, loading it if needed. It stays in memory until the last
    /// reference is dropped.
    pub(crate) async fn room(self: &Arc<Self>, id: &TableId) -> Result<Arc<Room>, ApiError> {
        if let Some(room) = self.live_room(id) {
            return Ok(room);
        }
        let _loading = self.loading.lock().await;
        if let Some(room) = self.live_room(id) {
            return Ok(room);
        }
        let stored = self.store.load(id).await?.ok_or(ApiError::NotFound)?;
        let room = Arc::new(Room::new(id.clone(), Arc::clone(self), stored));
        lock(&self.rooms).insert(id.clone(), Arc::downgrade(&room));
        self.metrics.tables_live.inc();
        Ok(room)
    }

    /// Returns the room of the table with the id in a request path.
    pub(crate) async fn room_by_path(self: &Arc<Self>, id: &str) -> Result<Arc<Room>, ApiError> {
        self.room(&TableId::parse(id).ok_or(ApiError::NotFound)?).await
    }

    fn live_room(&self, id: &TableId) -> Option<Arc<Room>> {
        lock(&self.rooms).get(id)?.upgrade()
    }

    /// Removes a room that was dropped.
    pub(crate) fn remove_room(&self, id: &TableId) {
        self.metrics.tables_live.dec();
        let mut rooms = lock(&self.rooms);
        // The table may have been loaded again in the meantime.
        if rooms.get(id).is_some_and(|room| room.strong_count() == 0) {
            rooms.remove(id);
        }
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Deletes expired tables and the limits of idle clients, at the start and then every hour.
    pub(crate) async fn run_cleanup(self: Arc<Self>) {
        let mut timer = tokio::time::interval(CLEANUP_INTERVAL);
        loop {
            timer.tick().await;
            self.rate_limits.remove_idle_clients();
            let app = Arc::clone(&self);
            match self.store.delete_expired(move |id| app.live_room(id).is_some()).await {
                Ok(0) => {}
                Ok(tables) => tracing::info!(tables, "deleted expired tables"),
                Err(error) => tracing::warn!(%error, "cannot delete expired tables"),
            }
        }
    }
}
