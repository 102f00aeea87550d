//! What is counted, for whoever keeps an eye on the server.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// What is counted.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    /// Tables in memory, because somebody looks at them.
    pub(crate) live_tables: Gauge,
    /// Open WebSockets.
    pub(crate) connections: Gauge,
    /// Tables opened since the start.
    pub(crate) opened: Counter,
    /// Moves since the start, by people and by computers.
    pub(crate) moves: Family<By, Counter>,
    /// How long it took to make a batch of changes durable, in seconds.
    pub(crate) commits: Histogram,
    /// Changes in a batch.
    pub(crate) batch: Histogram,
    /// Moves and thoughts that wait for a thread or are being thought about.
    pub(crate) engine_queue: Gauge,
    /// Thoughts that were refused because too many waited.
    pub(crate) busy: Counter,
}

/// Who moved.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(crate) struct By {
    by: &'static str,
}

impl By {
    pub(crate) const PERSON: By = By { by: "person" };
    pub(crate) const COMPUTER: By = By { by: "computer" };
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let seconds = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];
        let changes = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0];
        let mut metrics = Metrics {
            registry: Registry::with_prefix("tabuleiro"),
            live_tables: Gauge::default(),
            connections: Gauge::default(),
            opened: Counter::default(),
            moves: Family::default(),
            commits: Histogram::new(seconds),
            batch: Histogram::new(changes),
            engine_queue: Gauge::default(),
            busy: Counter::default(),
        };
        let registry = &mut metrics.registry;
        registry.register("tables_live", "Tables in memory", metrics.live_tables.clone());
        registry.register("connections", "Open WebSockets", metrics.connections.clone());
        registry.register("tables_opened", "Tables opened", metrics.opened.clone());
        registry.register("moves", "Moves made durable", metrics.moves.clone());
        registry.register("commit_seconds", "Time of a commit", metrics.commits.clone());
        registry.register("commit_changes", "Changes in a commit", metrics.batch.clone());
        registry.register(
            "engine_queue",
            "Thoughts waiting or running",
            metrics.engine_queue.clone(),
        );
        registry.register("engine_busy", "Thoughts refused", metrics.busy.clone());
        metrics
    }

    /// All of it in the text format of Prometheus.
    pub(crate) fn write(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes every text");
        text
    }
}
