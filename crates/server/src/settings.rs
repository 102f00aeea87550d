//! Settings of a server.

use std::num::NonZero;
use std::thread::available_parallelism;
use std::time::Duration;

/// Settings of a server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The number of threads that search moves for computer players.
    pub engine_threads: usize,
    /// The number of tables that one client address can open per hour.
    pub tables_per_hour: u32,
    /// The sustained number of requests per second from one client address. Ten times as many are
    /// accepted at once.
    pub requests_per_second: u32,
    /// The number of concurrent WebSockets from one client address.
    pub connections_per_address: u32,
    /// Takes the address of a client from the last entry of `X-Forwarded-For`, which a reverse proxy
    /// sets.
    pub is_behind_proxy: bool,
    /// The shortest time between two moves of computers, so that people can follow.
    pub pace: Duration,
}

impl Default for Settings {
    /// Returns the settings of a small public server, which leaves one core free of searches.
    fn default() -> Settings {
        let cores = available_parallelism().map_or(1, NonZero::get);
        Settings {
            engine_threads: cores.saturating_sub(1).max(1),
            tables_per_hour: 120,
            requests_per_second: 50,
            connections_per_address: 64,
            is_behind_proxy: false,
            pace: Duration::from_millis(300),
        }
    }
}
