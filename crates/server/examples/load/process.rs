//! Memory, CPU time and I/O of the server process, from `/proc`.

use std::fs;
use std::time::Duration;

use super::Error;

/// The unit of CPU times in `/proc`, a hundredth of a second.
const TICK: Duration = Duration::from_millis(10);

/// A running process.
pub(super) struct Process {
    pid: u32,
}

/// The resources that a process has used since its start.
#[derive(Clone, Copy)]
pub(super) struct Usage {
    /// CPU time, user and system.
    pub(super) cpu: Duration,
    /// Bytes written to storage.
    pub(super) bytes_written: u64,
}

impl Usage {
    /// Returns the difference from an earlier usage.
    pub(super) fn since(self, before: Usage) -> Usage {
        Usage {
            cpu: self.cpu.saturating_sub(before.cpu),
            bytes_written: self.bytes_written - before.bytes_written,
        }
    }
}

impl Process {
    pub(super) fn new(pid: u32) -> Process {
        Process { pid }
    }

    /// Returns the resident memory in megabytes.
    pub(super) fn memory(&self) -> Result<f64, Error> {
        let kilobytes: f64 = value(&self.read("status")?, "VmRSS:")?.parse()?;
        Ok(kilobytes / 1024.0)
    }

    pub(super) fn usage(&self) -> Result<Usage, Error> {
        // The name of the process is in parentheses and may contain spaces.
        let stat = self.read("stat")?;
        let (_, fields) = stat.rsplit_once(')').ok_or("expected the name of the process")?;
        let fields: Vec<&str> = fields.split_whitespace().collect();
        let [user, system] = fields.get(11..13).ok_or("expected CPU times")? else {
            return Err("expected two CPU times".into());
        };
        let ticks = user.parse::<u32>()? + system.parse::<u32>()?;
        let bytes_written = value(&self.read("io")?, "write_bytes:")?.parse()?;
        Ok(Usage { cpu: TICK * ticks, bytes_written })
    }

    fn read(&self, name: &str) -> Result<String, Error> {
        Ok(fs::read_to_string(format!("/proc/{}/{name}", self.pid))?)
    }
}

/// Returns the first word after a name at the start of a line.
fn value<'a>(text: &'a str, name: &str) -> Result<&'a str, Error> {
    let rest = text.lines().find_map(|line| line.strip_prefix(name));
    let word = rest.and_then(|rest| rest.split_whitespace().next());
    word.ok_or_else(|| format!("expected {name}").into())
}
