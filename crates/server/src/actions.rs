//! The actions of people at a table.
//!
//! Every action names the ply that it refers to, so that none happens twice or too late.

mod proposals;

use std::sync::Arc;

use tabuleiro_core::{Seat, Turn};
use tabuleiro_session::{ComputerMove, DEFAULT_LEVEL, Player, Table};
use tokio::sync::MutexGuard;

use crate::engine_pool::StopCondition;
use crate::error::ApiError;
use crate::limits::MAX_MOVE_TIME;
use crate::metrics::MoveLabels;
use crate::room::{Room, RoomState};
use crate::selection::{SelectedSpot, explain_selection};
use crate::token::PersonId;
pub(crate) use proposals::{Proposal, ProposalKind};

/// The result of an action that is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ActionResult {
    /// The action changed the state, so all connections are notified.
    Done,
    /// The action was a repetition of an earlier one.
    AlreadyDone,
}

impl RoomState {
    fn check_ply(&self, ply: usize) -> Result<(), ApiError> {
        if ply == self.ply() { Ok(()) } else { Err(ApiError::Stale) }
    }

    /// Returns the person if they hold a seat.
    fn check_seated(&self, person: Option<PersonId>) -> Result<PersonId, ApiError> {
        person.filter(|_| self.seats_of(person).next().is_some()).ok_or(ApiError::NotSeated)
    }

    /// Returns the seat for which a person resigns: the one to move, else their first.
    fn seat_to_resign(&self, person: PersonId) -> Option<Seat> {
        match self.table().turn() {
            Turn::Of(seat) if self.holder(seat) == Some(person) => Some(seat),
            _ => self.seats_of(Some(person)).next(),
        }
    }

    /// Returns true if the person has already played this move at this ply.
    fn has_played(&self, person: Option<PersonId>, ply: usize, text: &str) -> bool {
        let (Some(before), Some(played)) =
            (self.table().position_at(ply), self.table().move_at(ply))
        else {
            return false;
        };
        let is_own =
            matches!(before.turn(), Turn::Of(seat) if self.seats_of(person).any(|own| own == seat));
        is_own && before.play(text).is_ok_and(|again| again.text == played.text)
    }
}

impl Room {
    /// Locks the table against other changes and checks the person and the ply of an action.
    async fn lock_for_action(
        &self,
        person: Option<PersonId>,
        ply: usize,
    ) -> Result<(MutexGuard<'_, ()>, PersonId), ApiError> {
        let lock = self.change_lock.lock().await;
        let state = self.state();
        let person = state.check_seated(person)?;
        state.check_ply(ply)?;
        Ok((lock, person))
    }

    /// Plays a move.
    pub(crate) async fn play(
        self: &Arc<Self>,
        person: Option<PersonId>,
        ply: usize,
        text: &str,
    ) -> Result<ActionResult, ApiError> {
        let _lock = self.change_lock.lock().await;
        let played = {
            let state = self.state();
            state.check_seated(person)?;
            if ply != state.ply() {
                let has_played = state.has_played(person, ply, text);
                return if has_played {
                    Ok(ActionResult::AlreadyDone)
                } else {
                    Err(ApiError::Stale)
                };
            }
            if state.table().is_over() {
                return Err(ApiError::GameOver);
            }
            if !state.is_turn_of(person) {
                return Err(ApiError::NotYourTurn);
            }
            state.table().preview(text)?
        };
        self.append_move(played).await?;
        self.app.metrics.moves.get_or_create(&MoveLabels::PERSON).inc();
        Ok(ActionResult::Done)
    }

    /// Resigns. With two players the other one wins; with more, a computer takes the seat.
    pub(crate) async fn resign(
        self: &Arc<Self>,
        person: Option<PersonId>,
        ply: usize,
    ) -> Result<ActionResult, ApiError> {
        let (_lock, person) = self.lock_for_action(person, ply).await?;
        let after = {
            let state = self.state();
            if state.table().is_over() {
                return Err(ApiError::GameOver);
            }
            let seat = state.seat_to_resign(person).ok_or(ApiError::NotSeated)?;
            let mut after = state.stored.clone();
            let table = Arc::make_mut(&mut after.table);
            if !table.resign(seat) {
                table.set_player(seat, Player::Engine(Some(DEFAULT_LEVEL)));
                after.holders[seat.index()] = None;
            }
            after
        };
        self.replace(after, None).await?;
        Ok(ActionResult::Done)
    }

    /// Returns the reason why no legal move begins with the selected spots. Only the player to move
    /// gets it, since it may depend on hidden information.
    pub(crate) fn explain_selection(
        &self,
        person: Option<PersonId>,
        selected: &[SelectedSpot],
    ) -> ApiError {
        let state = self.state();
        if state.is_turn_of(person) {
            explain_selection(&**state.table().position(), selected)
        } else {
            ApiError::NotYourTurn
        }
    }

    /// Searches for a hint. The person must be the one to move, and the only one at the table.
    pub(crate) async fn hint(
        &self,
        person: Option<PersonId>,
        ply: usize,
    ) -> Result<(Arc<Table>, ComputerMove), ApiError> {
        let table = {
            let state = self.state();
            state.check_seated(person)?;
            state.check_ply(ply)?;
            if !state.has_one_person() {
                return Err(ApiError::NotAlone);
            }
            if state.table().is_over() {
                return Err(ApiError::GameOver);
            }
            if !state.is_turn_of(person) {
                return Err(ApiError::NotYourTurn);
            }
            Arc::clone(&state.stored.table)
        };
        let searched = Arc::clone(&table);
        let search = move || searched.hint(&StopCondition::after(MAX_MOVE_TIME));
        let computer_move = self.app.engine.try_run(search).await?;
        Ok((table, computer_move.ok_or(ApiError::GameOver)?))
    }
}
