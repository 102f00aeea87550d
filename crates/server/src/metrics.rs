//! Metrics in the format of Prometheus.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// The metrics of a server. `docs/server.md` lists their exported names.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    /// Tables in memory.
    pub(crate) tables_live: Gauge,
    /// Open WebSockets.
    pub(crate) connections: Gauge,
    /// Tables opened since the start.
    pub(crate) tables_opened: Counter,
    /// Moves since the start, by people and by computers.
    pub(crate) moves: Family<MoveLabels, Counter>,
    /// The duration of each commit in seconds.
    pub(crate) commit_seconds: Histogram,
    /// The number of jobs in each commit.
    pub(crate) commit_changes: Histogram,
    /// Searches that wait or run.
    pub(crate) engine_queue: Gauge,
    /// Searches refused because the queue was full.
    pub(crate) engine_busy: Counter,
}

/// The label of a move: the kind of player that made it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(crate) struct MoveLabels {
    by: &'static str,
}

impl MoveLabels {
    pub(crate) const PERSON: MoveLabels = MoveLabels { by: "person" };
    pub(crate) const COMPUTER: MoveLabels = MoveLabels { by: "computer" };
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let seconds = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];
        let changes = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0];
        let mut metrics = Metrics {
            registry: Registry::with_prefix("tabuleiro"),
            tables_live: Gauge::default(),
            connections: Gauge::default(),
            tables_opened: Counter::default(),
            moves: Family::default(),
            commit_seconds: Histogram::new(seconds),
            commit_changes: Histogram::new(changes),
            engine_queue: Gauge::default(),
            engine_busy: Counter::default(),
        };
        let registry = &mut metrics.registry;
        registry.register("tables_live", "Tables in memory", metrics.tables_live.clone());
        registry.register("connections", "Open WebSockets", metrics.connections.clone());
        registry.register("tables_opened", "Tables opened", metrics.tables_opened.clone());
        registry.register("moves", "Moves committed", metrics.moves.clone());
        registry.register("commit_seconds", "Duration of a commit", metrics.commit_seconds.clone());
        registry.register("commit_changes", "Jobs in a commit", metrics.commit_changes.clone());
        registry.register(
            "engine_queue",
            "Searches waiting or running",
            metrics.engine_queue.clone(),
        );
        registry.register("engine_busy", "Searches refused", metrics.engine_busy.clone());
        metrics
    }

    /// Returns all metrics in the text format that Prometheus scrapes.
    pub(crate) fn encode(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("writing to a string cannot fail");
        text
    }
}
