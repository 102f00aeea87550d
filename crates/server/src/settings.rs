//! What can be chosen about a server, and what is fixed.

use std::num::NonZero;
use std::thread::available_parallelism;
use std::time::Duration;

/// What can be chosen about a server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How many threads think for computers; people's moves never wait for them.
    pub engine_threads: usize,
    /// How many tables somebody at one address can open in an hour.
    pub tables_per_hour: u32,
    /// How many requests a second somebody at one address can make for long; ten times as many at
    /// once.
    pub requests_per_second: u32,
    /// How many connections somebody at one address can have at the same time.
    pub connections_per_address: u32,
    /// Whether the address of a visitor is what a proxy says in `X-Forwarded-For`.
    pub is_behind_proxy: bool,
    /// How long a computer waits at least before it moves, so that people can follow.
    pub pace: Duration,
}

impl Default for Settings {
    /// All cores but one think.
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

/// The largest body of a request, and so the largest record that can be opened.
pub(crate) const BODY_BYTES: usize = 256 << 10;
/// The longest message of a WebSocket.
pub(crate) const MESSAGE_BYTES: usize = 4 << 10;
/// The longest name of a person.
pub(crate) const NAME_LENGTH: usize = 40;

/// How many messages a second a WebSocket can send for long; what is more has to wait.
pub(crate) const MESSAGES_PER_SECOND: f64 = 10.0;
/// How many messages a WebSocket can send at once.
pub(crate) const MESSAGES_AT_ONCE: f64 = 30.0;
/// How many thoughts somebody at one address can ask for at the same time.
pub(crate) const THOUGHTS_AT_ONCE: u32 = 2;

/// How long a request may take, a thought that waits for its turn included.
pub(crate) const REQUEST_TIME: Duration = Duration::from_secs(30);
/// How long a WebSocket may be silent at the beginning.
pub(crate) const HELLO_TIME: Duration = Duration::from_secs(10);
/// How often a WebSocket is asked whether it is still there.
pub(crate) const PING_EVERY: Duration = Duration::from_secs(25);
/// How long a WebSocket may be silent, pongs included, or refuse to take what it is sent.
pub(crate) const SILENCE: Duration = Duration::from_secs(70);
/// How long a stop waits for everybody to leave.
pub(crate) const STOP_TIME: Duration = Duration::from_secs(10);

/// The longest a computer thinks about a move at a table.
pub(crate) const MOVE_TIME: Duration = Duration::from_secs(10);
/// The longest a computer thinks for somebody who studies.
pub(crate) const STUDY_TIME: Duration = Duration::from_secs(5);
/// How many moves and thoughts can wait for a thread.
pub(crate) const ENGINE_QUEUE: usize = 64;

/// How many changes are written in one go at most.
pub(crate) const BATCH: usize = 512;
/// The shortest time between two commits, so that moves at many tables share one.
pub(crate) const COMMIT_EVERY: Duration = Duration::from_millis(5);

/// How often old tables are looked for.
pub(crate) const SWEEP_EVERY: Duration = Duration::from_secs(60 * 60);

/// The longest that a table is played at before the store notes that it is in use.
pub(crate) const TOUCH_EVERY: Duration = Duration::from_secs(60 * 60);
