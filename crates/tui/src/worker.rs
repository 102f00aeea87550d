//! Computers think beside the screen, so that it never waits for them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tabuleiro_session::{Budget, ComputerMove, Observer, Progress, Table};

/// What somebody has to think about.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    /// So that an answer to an older question is known as such.
    pub(crate) id: u64,
    pub(crate) table: Table,
    /// Whether a person wants to know, and nobody plays.
    pub(crate) is_hint: bool,
    pub(crate) budget: Budget,
    /// Set when the answer is wanted at once, or not any more.
    pub(crate) stop: Arc<AtomicBool>,
}

/// What a computer says while it thinks.
#[derive(Clone, Debug)]
pub(crate) struct Report {
    pub(crate) id: u64,
    pub(crate) said: Said,
}

#[derive(Clone, Debug)]
pub(crate) enum Said {
    /// So many turns deep it has looked.
    Depth(u32),
    /// What to play; nothing where the game is over.
    Decided(Option<ComputerMove>),
}

/// Thinks, and tells about it.
pub(crate) fn think(request: &Request, tell: &(dyn Fn(Report) + Sync)) {
    let watch = Watch { request, tell };
    let decision = if request.is_hint {
        request.table.hint(&watch)
    } else {
        request.table.computer_move(&request.budget, &watch)
    };
    tell(Report { id: request.id, said: Said::Decided(decision) });
}

struct Watch<'a> {
    request: &'a Request,
    tell: &'a (dyn Fn(Report) + Sync),
}

impl Observer<String> for Watch<'_> {
    fn should_stop(&self) -> bool {
        self.request.stop.load(Ordering::Relaxed)
    }

    fn on_progress(&self, progress: &Progress<String>) {
        (self.tell)(Report { id: self.request.id, said: Said::Depth(progress.depth) });
    }
}
