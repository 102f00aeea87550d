//! The thread pool for searches. It has few threads and a short queue, and is separate from the
//! threads that serve requests.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use tabuleiro_session::Observer;
use tokio::sync::{mpsc, oneshot};

use crate::limits::ENGINE_QUEUE_LEN;
use crate::metrics::Metrics;
use crate::mutex::lock;

type Job = Box<dyn FnOnce() + Send>;

/// The threads that search moves.
#[derive(Debug)]
pub(crate) struct EnginePool {
    jobs: mpsc::Sender<Job>,
    metrics: Arc<Metrics>,
}

/// The error of [`EnginePool::try_run`]: the queue is full or the search panicked.
#[derive(Debug)]
pub(crate) struct EngineBusy;

impl EnginePool {
    pub(crate) fn start(threads: usize, metrics: Arc<Metrics>) -> EnginePool {
        let (jobs, queue) = mpsc::channel::<Job>(ENGINE_QUEUE_LEN);
        let queue = Arc::new(Mutex::new(queue));
        for number in 1..=threads {
            let queue = Arc::clone(&queue);
            let run = move || {
                // One idle thread waits for a job with the lock held, the others for the lock.
                let next_job = || lock(&queue).blocking_recv();
                while let Some(job) = next_job() {
                    if catch_unwind(AssertUnwindSafe(job)).is_err() {
                        tracing::error!("a search panicked");
                    }
                }
            };
            let thread = thread::Builder::new().name(format!("engine-{number}"));
            thread.spawn(run).expect("the system can start threads");
        }
        EnginePool { jobs, metrics }
    }

    /// Runs a search, waiting for a place in the queue. Returns `None` if the search panicked.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        search: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (job, result) = self.job(search);
        self.jobs.send(job).await.ok()?;
        result.await.ok()
    }

    /// Runs a search unless the queue is full.
    pub(crate) async fn try_run<T: Send + 'static>(
        &self,
        search: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, EngineBusy> {
        let (job, result) = self.job(search);
        if self.jobs.try_send(job).is_err() {
            self.metrics.engine_busy.inc();
            return Err(EngineBusy);
        }
        result.await.map_err(|_| EngineBusy)
    }

    fn job<T: Send + 'static>(
        &self,
        search: impl FnOnce() -> T + Send + 'static,
    ) -> (Job, oneshot::Receiver<T>) {
        let (result, receiver) = oneshot::channel();
        let guard = QueueGauge::new(Arc::clone(&self.metrics));
        let job = move || {
            let _guard = guard;
            // Nobody needs the result of a request that was cancelled.
            if !result.is_closed() {
                let _ = result.send(search());
            }
        };
        (Box::new(job), receiver)
    }
}

/// Counts a job in the metrics for as long as it waits or runs.
struct QueueGauge(Arc<Metrics>);

impl QueueGauge {
    fn new(metrics: Arc<Metrics>) -> QueueGauge {
        metrics.engine_queue.inc();
        QueueGauge(metrics)
    }
}

impl Drop for QueueGauge {
    fn drop(&mut self) {
        self.0.engine_queue.dec();
    }
}

/// Ends a search at a deadline or when it is cancelled.
#[derive(Debug)]
pub(crate) struct StopCondition {
    deadline: Instant,
    is_cancelled: Arc<AtomicBool>,
}

impl StopCondition {
    /// Ends the search after `time`.
    pub(crate) fn after(time: Duration) -> StopCondition {
        StopCondition::after_or_cancelled(time, Arc::default())
    }

    /// Ends the search after `time`, or as soon as the flag is set.
    pub(crate) fn after_or_cancelled(
        time: Duration,
        is_cancelled: Arc<AtomicBool>,
    ) -> StopCondition {
        StopCondition { deadline: Instant::now() + time, is_cancelled }
    }
}

impl Observer<String> for StopCondition {
    fn should_stop(&self) -> bool {
        self.is_cancelled.load(Ordering::Relaxed) || Instant::now() >= self.deadline
    }
}
