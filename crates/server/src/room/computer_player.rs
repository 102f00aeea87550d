//! The task that plays the moves of computer players.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tabuleiro_session::{Budget, ComputerMove, Table};

use super::{Room, RoomState};
use crate::engine_pool::StopCondition;
use crate::limits::MAX_MOVE_TIME;
use crate::metrics::MoveLabels;

impl Room {
    /// Spawns the task that plays for the computers if one of them is to move and no task runs.
    pub(super) fn start_computer_player(self: &Arc<Self>) {
        let mut starts = false;
        self.state.send_if_modified(|state| {
            starts = !state.has_computer_task && state.computer_to_move().is_some();
            state.has_computer_task |= starts;
            // No viewer sees this change.
            false
        });
        if starts {
            tokio::spawn(Arc::clone(self).play_computer_moves());
        }
    }

    /// Plays for the computers until a person is to move, the game is over or nobody is connected.
    async fn play_computer_moves(self: Arc<Self>) {
        while let Some((table, is_cancelled)) = self.start_search() {
            let pace = tokio::time::sleep(self.app.settings.pace);
            let (searched, flag) = (Arc::clone(&table), Arc::clone(&is_cancelled));
            let search = move || {
                let stop = StopCondition::after_or_cancelled(MAX_MOVE_TIME, flag);
                searched.computer_move(&Budget::STANDARD, &stop)
            };
            let computer_move = self.app.engine.run(search).await.flatten();
            pace.await;
            if self.finish_search(table, &is_cancelled, computer_move).await.is_err() {
                self.modify(RoomState::cancel_search);
                // The next attempt has to wait, in case the error persists.
                tokio::time::sleep(MAX_MOVE_TIME).await;
            }
        }
    }

    /// Starts the search for the computer to move, and returns the table and the flag that cancels
    /// the search. Returns `None` if the task has to end.
    fn start_search(&self) -> Option<(Arc<Table>, Arc<AtomicBool>)> {
        let mut started = None;
        self.modify(|state| {
            let is_needed = state.has_connections() && !self.app.is_closing();
            match state.computer_to_move().filter(|_| is_needed) {
                None => state.has_computer_task = false,
                Some(seat) => {
                    let is_cancelled = state.start_search(seat);
                    started = Some((Arc::clone(&state.stored.table), is_cancelled));
                }
            }
        });
        started
    }

    /// Plays the move that a search found, unless the search was cancelled or the table has changed.
    /// An error is logged here.
    async fn finish_search(
        self: &Arc<Self>,
        table: Arc<Table>,
        is_cancelled: &AtomicBool,
        computer_move: Option<ComputerMove>,
    ) -> Result<(), SearchFailed> {
        let _lock = self.change_lock.lock().await;
        // While this reference exists the table is not changed in place, so the same pointer means
        // the same position.
        let is_current = Arc::ptr_eq(&self.state().stored.table, &table)
            && !is_cancelled.load(Ordering::Relaxed)
            && !self.app.is_closing();
        if !is_current {
            return Ok(());
        }
        let Some(computer_move) = computer_move else {
            tracing::error!(table = %self.id, "a computer player has no move");
            return Err(SearchFailed);
        };
        let played =
            table.preview(&computer_move.text).expect("computer players choose legal moves");
        drop(table);
        if let Err(error) = self.append_move(played).await {
            tracing::error!(%error, table = %self.id, "cannot store the move of a computer player");
            return Err(SearchFailed);
        }
        self.app.metrics.moves.get_or_create(&MoveLabels::COMPUTER).inc();
        Ok(())
    }
}

/// The error of a search without a move, or with one that could not be stored.
struct SearchFailed;
