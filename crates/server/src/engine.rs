//! The threads that think: few, with a short queue, apart from those that serve people.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tabuleiro_session::Observer;
use tokio::sync::{mpsc, oneshot};

use crate::metrics::Metrics;
use crate::settings::ENGINE_QUEUE;

type Job = Box<dyn FnOnce() + Send>;

/// The threads that think.
#[derive(Debug)]
pub(crate) struct Engine {
    jobs: mpsc::Sender<Job>,
    metrics: Arc<Metrics>,
}

/// So many wait already that nobody else can.
#[derive(Debug)]
pub(crate) struct Busy;

impl Engine {
    pub(crate) fn start(threads: usize, metrics: Arc<Metrics>) -> Engine {
        let (jobs, queue) = mpsc::channel::<Job>(ENGINE_QUEUE);
        let queue = Arc::new(Mutex::new(queue));
        for number in 1..=threads {
            let queue = Arc::clone(&queue);
            let name = format!("engine-{number}");
            let work = move || {
                // Whoever holds the lock waits for the next job; the others wait for the lock.
                let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv();
                while let Some(job) = next() {
                    if catch_unwind(AssertUnwindSafe(job)).is_err() {
                        tracing::error!("a computer player panicked");
                    }
                }
            };
            thread::Builder::new().name(name).spawn(work).expect("the system has threads");
        }
        Engine { jobs, metrics }
    }

    /// Thinks when it is its turn, however long the queue is; `None` where thinking failed.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (job, answer) = self.job(thought);
        self.jobs.send(job).await.ok()?;
        answer.await.ok()
    }

    /// Thinks unless too many wait.
    pub(crate) async fn think_unless_busy<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let (job, answer) = self.job(thought);
        if self.jobs.try_send(job).is_err() {
            self.metrics.busy.inc();
            return Err(Busy);
        }
        answer.await.map_err(|_| Busy)
    }

    fn job<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> (Job, oneshot::Receiver<T>) {
        let (answer, receiver) = oneshot::channel();
        let waiting = Waiting::new(Arc::clone(&self.metrics));
        let job = move || {
            let _waiting = waiting;
            // Whoever asked may have left by now.
            if !answer.is_closed() {
                let _ = answer.send(thought());
            }
        };
        (Box::new(job), receiver)
    }
}

/// Counts a job for as long as it exists, whatever becomes of it.
struct Waiting(Arc<Metrics>);

impl Waiting {
    fn new(metrics: Arc<Metrics>) -> Waiting {
        metrics.engine_queue.inc();
        Waiting(metrics)
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.engine_queue.dec();
    }
}

/// Ends a thought after some time, or when nobody wants it any more.
#[derive(Debug)]
pub(crate) struct Patience {
    until: Instant,
    stop: Arc<AtomicBool>,
}

impl Patience {
    /// From now on for so long.
    pub(crate) fn new(time: Duration, stop: Arc<AtomicBool>) -> Patience {
        Patience { until: Instant::now() + time, stop }
    }
}

impl Observer<String> for Patience {
    fn should_stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || Instant::now() >= self.until
    }
}
