//! Background threads in which computer players choose their moves.

use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

use tabuleiro_session::{Budget, ComputerMove, Observer, Progress, Table};

/// A computer move to be chosen in the background.
#[derive(Clone, Debug)]
pub(crate) struct Job {
    /// The id that its updates carry.
    pub(crate) id: u64,
    pub(crate) kind: JobKind,
    pub(crate) table: Table,
    pub(crate) budget: Budget,
    /// Stops the job early when it is set.
    pub(crate) stop: Arc<AtomicBool>,
}

/// The purpose of a job.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum JobKind {
    /// Choose the move of the computer player to move.
    Move,
    /// Suggest a move to the person to move.
    Hint,
}

/// An update about a job.
#[derive(Clone, Debug)]
pub(crate) struct JobUpdate {
    pub(crate) job_id: u64,
    pub(crate) status: JobStatus,
}

/// The status of a job.
#[derive(Clone, Debug)]
pub(crate) enum JobStatus {
    /// The search has reached this depth, in turns.
    Depth(u32),
    /// The job is done. There is no move when the game is over.
    Finished(Option<ComputerMove>),
}

impl Job {
    /// Runs the job and passes its updates to `send`.
    pub(crate) fn run(&self, send: &(dyn Fn(JobUpdate) + Sync)) {
        let observer = JobObserver { job: self, send };
        let computer_move = match self.kind {
            JobKind::Move => self.table.computer_move(&self.budget, &observer),
            JobKind::Hint => self.table.hint(&observer),
        };
        send(JobUpdate { job_id: self.id, status: JobStatus::Finished(computer_move) });
    }
}

/// An observer that stops the search of a job and reports its depth.
struct JobObserver<'a> {
    job: &'a Job,
    send: &'a (dyn Fn(JobUpdate) + Sync),
}

impl Observer<String> for JobObserver<'_> {
    fn should_stop(&self) -> bool {
        self.job.stop.load(Ordering::Relaxed)
    }

    fn on_progress(&self, progress: &Progress<String>) {
        let status = JobStatus::Depth(progress.depth);
        (self.send)(JobUpdate { job_id: self.job.id, status });
    }
}

/// The threads of running jobs and the channel of their updates.
#[derive(Debug)]
pub(crate) struct Workers {
    threads: Vec<JoinHandle<()>>,
    sender: Sender<JobUpdate>,
    receiver: Receiver<JobUpdate>,
}

impl Workers {
    pub(crate) fn new() -> Workers {
        let (sender, receiver) = channel();
        Workers { threads: Vec::new(), sender, receiver }
    }

    /// Starts a thread for each job.
    pub(crate) fn start(&mut self, jobs: Vec<Job>) {
        for job in jobs {
            let sender = self.sender.clone();
            self.threads.push(thread::spawn(move || {
                // Sending fails only after the receiver is dropped, when the program ends.
                job.run(&|update| drop(sender.send(update)));
            }));
        }
    }

    /// Returns the updates since the last call. Propagates the panic of a thread.
    pub(crate) fn updates(&mut self) -> Vec<JobUpdate> {
        for thread in self.threads.extract_if(.., |thread| thread.is_finished()) {
            if let Err(panic) = thread.join() {
                panic::resume_unwind(panic);
            }
        }
        self.receiver.try_iter().collect()
    }
}
