//! Background jobs of the game screen: moves of computer players, and hints.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use ratatui::layout::Rect;
use tabuleiro_core::{Spot, msg};
use tabuleiro_session::ComputerMove;

use super::GameScreen;
use crate::MESSAGES;
use crate::context::Context;
use crate::worker::{Job, JobKind, JobStatus, JobUpdate};

/// A job whose result the screen waits for.
#[derive(Debug)]
pub(super) struct RunningJob {
    id: u64,
    pub(super) kind: JobKind,
    /// The search depth reached so far, in turns.
    pub(super) depth: Option<u32>,
    stop: Arc<AtomicBool>,
}

impl RunningJob {
    fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl GameScreen {
    /// Starts choosing the move if it is the turn of a computer player.
    pub(super) fn start_computer_move(&mut self, context: &mut Context) {
        if !self.game.table().is_over() && !self.game.table().is_human_turn() {
            self.start_job(JobKind::Move, context);
        }
    }

    /// Starts a job unless one is running.
    pub(super) fn start_job(&mut self, kind: JobKind, context: &mut Context) {
        if self.job.is_some() {
            return;
        }
        let id = context.next_job_id();
        let stop = Arc::new(AtomicBool::new(false));
        let (table, budget) = (self.game.table().clone(), self.game.budget);
        context.jobs.push(Job { id, kind, table, budget, stop: Arc::clone(&stop) });
        self.job = Some(RunningJob { id, kind, depth: None, stop });
    }

    /// Stops the running job and discards its result.
    pub(super) fn cancel_job(&mut self) {
        if let Some(job) = self.job.take() {
            job.stop();
        }
    }

    /// Stops the running job, which then returns its best move so far.
    pub(super) fn finish_job_now(&mut self) {
        if let Some(job) = &self.job {
            job.stop();
        }
    }

    /// Handles an update of the running job. Updates of other jobs are ignored.
    pub(super) fn handle_job_update(
        &mut self,
        update: &JobUpdate,
        context: &mut Context,
        area: Rect,
    ) {
        let Some(job) = self.job.as_mut().filter(|job| job.id == update.job_id) else {
            return;
        };
        match &update.status {
            JobStatus::Depth(depth) => job.depth = Some(*depth),
            JobStatus::Finished(computer_move) => {
                let kind = job.kind;
                self.job = None;
                if let Some(computer_move) = computer_move {
                    match kind {
                        JobKind::Move => self.play_computer_move(computer_move, context),
                        JobKind::Hint => self.show_hint(computer_move),
                    }
                }
                self.scroll_to_cursor(context, area);
            }
        }
    }

    fn play_computer_move(&mut self, computer_move: &ComputerMove, context: &mut Context) {
        let played = self.game.play_computer_move(computer_move);
        self.finish_move(played, context);
        // The cursor goes to the last cell of the move, to draw the eye to it.
        let spots = self.game.table().moves().next_back().map_or(&[][..], |played| &played.spots);
        if let Some(&cell) = spots.iter().rev().find(|spot| matches!(spot, Spot::Cell(_))) {
            self.cursor = Some(cell);
        }
    }

    /// Shows the suggested move and puts the cursor on its first spot.
    fn show_hint(&mut self, computer_move: &ComputerMove) {
        self.show_message(msg!("play-hint", text = computer_move.text.clone()));
        let hinted =
            self.legal_moves.iter().find(|legal_move| legal_move.text == computer_move.text);
        if let Some(&first) = hinted.and_then(|legal_move| legal_move.spots.first()) {
            self.picked.clear();
            self.cursor = Some(first);
        }
    }
}
