//! The resources that the server's process uses, as Linux counts them.

use std::fs;
use std::time::Duration;

use super::Failure;

/// The unit of CPU times in `/proc`: a hundredth of a second on every Linux.
const TICK: Duration = Duration::from_millis(10);

/// A process that runs.
pub(super) struct Process {
    pid: u32,
}

/// The resources that a process has used so far.
#[derive(Clone, Copy)]
pub(super) struct Usage {
    /// CPU time, in the program and in the kernel for it.
    pub(super) cpu: Duration,
    /// Bytes that were handed to the storage.
    pub(super) stored: u64,
}

impl Usage {
    /// Returns what was used after `before`.
    pub(super) fn since(self, before: Usage) -> Usage {
        Usage { cpu: self.cpu.saturating_sub(before.cpu), stored: self.stored - before.stored }
    }
}

impl Process {
    pub(super) fn new(pid: u32) -> Process {
        Process { pid }
    }

    /// Returns the resident memory in megabytes.
    pub(super) fn memory(&self) -> Result<f64, Failure> {
        let kilobytes: f64 = value(&self.read("status")?, "VmRSS:")?.parse()?;
        Ok(kilobytes / 1024.0)
    }

    pub(super) fn usage(&self) -> Result<Usage, Failure> {
        // The name, which may contain spaces, stands in parentheses before the other fields.
        let stat = self.read("stat")?;
        let (_, fields) = stat.rsplit_once(')').ok_or("expected the name of the process")?;
        let fields: Vec<&str> = fields.split_whitespace().collect();
        let [user, system] = fields.get(11..13).ok_or("expected CPU times")? else {
            return Err("expected two CPU times".into());
        };
        let ticks = user.parse::<u32>()? + system.parse::<u32>()?;
        let stored = value(&self.read("io")?, "write_bytes:")?.parse()?;
        Ok(Usage { cpu: TICK * ticks, stored })
    }

    fn read(&self, name: &str) -> Result<String, Failure> {
        Ok(fs::read_to_string(format!("/proc/{}/{name}", self.pid))?)
    }
}

/// Returns the first word behind a name at the beginning of a line.
fn value<'a>(text: &'a str, name: &str) -> Result<&'a str, Failure> {
    let rest = text.lines().find_map(|line| line.strip_prefix(name));
    let word = rest.and_then(|rest| rest.split_whitespace().next());
    word.ok_or_else(|| format!("expected {name}").into())
}
