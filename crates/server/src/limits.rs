//! Fixed limits, timeouts and intervals.

use std::time::Duration;

/// The largest request body, and thus the largest record that can be uploaded.
pub(crate) const MAX_BODY_BYTES: usize = 256 << 10;
/// The largest WebSocket message from a client.
pub(crate) const MAX_MESSAGE_BYTES: usize = 4 << 10;
/// The longest name of a person, in characters.
pub(crate) const MAX_NAME_CHARS: usize = 40;

/// Requests at once, as a multiple of the sustained number of requests per second.
pub(crate) const REQUEST_BURST_FACTOR: f64 = 10.0;
/// The sustained rate of messages on a WebSocket; faster ones are delayed.
pub(crate) const MESSAGES_PER_SECOND: f64 = 10.0;
/// The number of messages that a WebSocket can receive at once.
pub(crate) const MESSAGE_BURST: f64 = 30.0;
/// The number of analyses that one client address can run at the same time.
pub(crate) const MAX_ANALYSES_PER_ADDRESS: u32 = 2;

/// The time limit of a request, including the time that an analysis waits in the queue.
pub(crate) const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);
/// The time within which a WebSocket has to send its `hello`.
pub(crate) const HELLO_TIMEOUT: Duration = Duration::from_secs(10);
/// The interval of WebSocket pings.
pub(crate) const PING_INTERVAL: Duration = Duration::from_secs(25);
/// The longest time that a WebSocket may be silent, pongs included, or block a message to it.
pub(crate) const IDLE_TIMEOUT: Duration = Duration::from_secs(70);
/// The time that a shutdown waits for open connections.
pub(crate) const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);

/// The time limit of a computer's move or a hint.
pub(crate) const MAX_MOVE_TIME: Duration = Duration::from_secs(10);
/// The time limit of an analysis.
pub(crate) const MAX_ANALYSIS_TIME: Duration = Duration::from_secs(5);
/// The number of searches that can wait for an engine thread.
pub(crate) const ENGINE_QUEUE_LEN: usize = 64;

/// The largest number of jobs in one commit, and the length of the writer's queue.
pub(crate) const MAX_COMMIT_JOBS: usize = 512;
/// The shortest interval between two commits, so that moves at many tables share one.
pub(crate) const COMMIT_INTERVAL: Duration = Duration::from_millis(5);
/// The interval at which expired tables and the limits of idle clients are deleted.
pub(crate) const CLEANUP_INTERVAL: Duration = Duration::from_secs(60 * 60);
/// The interval at which moves update the time of a table's last activity.
pub(crate) const ACTIVITY_UPDATE_INTERVAL: Duration = Duration::from_secs(60 * 60);
