//! What came out: how many moves, how fast, in how much memory, and whether anything is missing.

use std::collections::HashMap;
use std::fmt;
use std::path::Path;
use std::time::Duration;

use rusqlite::Connection;

use super::Failure;
use super::pair::Told;
use super::process::Usage;

/// What came out.
pub(super) struct Report {
    seconds: u64,
    /// Of the server before anybody came, and while everybody played.
    megabytes: [f64; 2],
    /// Of the server while everybody played.
    usage: Usage,
    tables: Vec<(String, Vec<String>)>,
    own: Vec<Duration>,
    other: Vec<Duration>,
    late: usize,
    lost: usize,
}

impl Report {
    pub(super) fn new(seconds: u64, megabytes: [f64; 2], usage: Usage) -> Report {
        Report {
            seconds,
            megabytes,
            usage,
            tables: Vec::new(),
            own: Vec::new(),
            other: Vec::new(),
            late: 0,
            lost: 0,
        }
    }

    pub(super) fn add(&mut self, told: Told) {
        self.tables.extend(told.tables);
        self.own.extend(told.own);
        self.other.extend(told.other);
        self.late += told.late;
    }

    /// Compares what was told with what the store has.
    pub(super) fn look_into(&mut self, data: &Path) -> Result<(), Failure> {
        let store = Connection::open(data)?;
        let mut select = store.prepare("SELECT id, text FROM moves ORDER BY id, ply")?;
        let mut kept: HashMap<String, Vec<String>> = HashMap::new();
        for row in select.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))? {
            let (id, text): (String, String) = row?;
            kept.entry(id).or_default().push(text);
        }
        for (id, told) in &self.tables {
            let kept = kept.get(id).map_or(&[][..], Vec::as_slice);
            let same = told.iter().zip(kept).take_while(|(told, kept)| told == kept).count();
            self.lost += told.len() - same;
        }
        Ok(())
    }

    pub(super) fn is_anything_lost(&self) -> bool {
        self.lost > 0
    }
}

/// How many milliseconds it took for 50, 99 and 100 of a hundred.
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
        let moves = self.own.len();
        let told: usize = self.tables.iter().map(|(_, moves)| moves.len()).sum();
        writeln!(
            f,
            "moves          {moves} in {} s at {} tables",
            self.seconds,
            self.tables.len()
        )?;
        writeln!(f, "moves a second {:.0}", moves as f64 / self.seconds as f64)?;
        writeln!(f, "moves too late {}", self.late)?;
        for (who, times) in [("who moved", &self.own), ("the other", &self.other)] {
            let [p50, p99, most] = percentiles(times);
            writeln!(f, "told, {who}   p50 {p50:.1} ms, p99 {p99:.1} ms, most {most:.1} ms")?;
        }
        let [idle, busy] = self.megabytes;
        let each = |total: f64| total / moves as f64;
        writeln!(f, "CPU a move     {:.3} ms", each(self.usage.cpu.as_secs_f64() * 1000.0))?;
        writeln!(f, "stored a move  {:.1} KB", each(self.usage.stored as f64 / 1024.0))?;
        writeln!(f, "server memory  {idle:.1} MB idle, {busy:.1} MB busy")?;
        writeln!(f, "moves told     {told}, of which {} are not in the store", self.lost)
    }
}
