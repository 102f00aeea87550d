//! The report of a load test: throughput, latency, memory and lost moves.

use std::collections::HashMap;
use std::fmt;
use std::path::Path;
use std::time::Duration;

use rusqlite::Connection;

use super::Error;
use super::process::Usage;
use super::table::PlayResult;

/// The report of a load test.
pub(super) struct Report {
    seconds: u64,
    /// The memory of the server in megabytes, without clients and at the end of play.
    memory: [f64; 2],
    /// The resources that the server used during play.
    usage: Usage,
    tables: Vec<(String, Vec<String>)>,
    own_latencies: Vec<Duration>,
    other_latencies: Vec<Duration>,
    late_moves: usize,
    lost_moves: usize,
}

impl Report {
    pub(super) fn new(seconds: u64, memory: [f64; 2], usage: Usage) -> Report {
        Report {
            seconds,
            memory,
            usage,
            tables: Vec::new(),
            own_latencies: Vec::new(),
            other_latencies: Vec::new(),
            late_moves: 0,
            lost_moves: 0,
        }
    }

    pub(super) fn add(&mut self, result: PlayResult) {
        self.tables.extend(result.tables);
        self.own_latencies.extend(result.own_latencies);
        self.other_latencies.extend(result.other_latencies);
        self.late_moves += result.late_moves;
    }

    /// Counts the acknowledged moves that are not in the database.
    pub(super) fn count_lost_moves(&mut self, database: &Path) -> Result<(), Error> {
        let database = Connection::open(database)?;
        let mut select = database.prepare("SELECT id, text FROM moves ORDER BY id, ply")?;
        let mut stored: HashMap<String, Vec<String>> = HashMap::new();
        for row in select.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))? {
            let (id, text): (String, String) = row?;
            stored.entry(id).or_default().push(text);
        }
        for (id, moves) in &self.tables {
            let stored = stored.get(id).map_or(&[][..], Vec::as_slice);
            let same = moves.iter().zip(stored).take_while(|(a, b)| a == b).count();
            self.lost_moves += moves.len() - same;
        }
        Ok(())
    }

    pub(super) fn has_lost_moves(&self) -> bool {
        self.lost_moves > 0
    }
}

/// Returns the median, the 99th percentile and the maximum in milliseconds.
fn percentiles(times: &[Duration]) -> [f64; 3] {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    [50, 99, 100].map(|percent| {
        let at = (sorted.len() * percent / 100).min(sorted.len().saturating_sub(1));
        sorted.get(at).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    })
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = self.own_latencies.len();
        let acknowledged: usize = self.tables.iter().map(|(_, moves)| moves.len()).sum();
        writeln!(
            f,
            "moves            {moves} in {} s at {} tables",
            self.seconds,
            self.tables.len()
        )?;
        writeln!(f, "moves per second {:.0}", moves as f64 / self.seconds as f64)?;
        writeln!(f, "late moves       {}", self.late_moves)?;
        for (client, times) in
            [("own client  ", &self.own_latencies), ("other client", &self.other_latencies)]
        {
            let [p50, p99, max] = percentiles(times);
            writeln!(f, "{client}     p50 {p50:.1} ms, p99 {p99:.1} ms, max {max:.1} ms")?;
        }
        let [idle, busy] = self.memory;
        let per_move = |total: f64| total / moves as f64;
        writeln!(f, "CPU per move     {:.3} ms", per_move(self.usage.cpu.as_secs_f64() * 1000.0))?;
        writeln!(
            f,
            "written per move {:.1} KB",
            per_move(self.usage.bytes_written as f64 / 1024.0)
        )?;
        writeln!(f, "server memory    {idle:.1} MB idle, {busy:.1} MB busy")?;
        writeln!(f, "lost moves       {} of {acknowledged} acknowledged", self.lost_moves)
    }
}
