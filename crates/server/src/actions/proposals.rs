//! Proposals: actions that need the agreement of everybody at the table.

use std::sync::Arc;

use serde::Serialize;
use tabuleiro_core::{Seat, Turn};
use tabuleiro_session::Table;

use super::ActionResult;
use crate::error::ApiError;
use crate::room::{Room, RoomState};
use crate::store::StoredTable;
use crate::token::{PersonId, TableId, random_seed};

/// A proposal that waits for agreement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Proposal {
    pub(crate) kind: ProposalKind,
    pub(crate) by: Seat,
    /// The people who have agreed, including the one who made the proposal.
    agreed: Vec<PersonId>,
}

/// The kind of a proposal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ProposalKind {
    Undo,
    Rematch,
}

impl RoomState {
    /// Returns the seats whose holders have not agreed to a proposal yet.
    pub(crate) fn waiting_for(&self, proposal: &Proposal) -> Vec<Seat> {
        let is_waiting = |&seat: &Seat| {
            self.holder(seat).is_some_and(|person| !proposal.agreed.contains(&person))
        };
        Seat::all(self.stored.holders.len()).filter(is_waiting).collect()
    }

    /// Returns the ply to which an undo returns: before the last move or resignation of the person.
    pub(crate) fn ply_after_undo(&self, person: Option<PersonId>) -> Option<usize> {
        let table = self.table();
        // When the game is over, hidden information has been revealed.
        if table.is_over() && table.position().has_hidden_information() {
            return None;
        }
        let is_own = |turn| match turn {
            Turn::Of(seat) => self.seats_of(person).any(|own| own == seat),
            Turn::Over(_) => false,
        };
        let was_resigned = table.turn() != table.position().turn();
        let end = self.ply() + usize::from(was_resigned);
        let turn = |ply: &usize| table.position_at(*ply).map(|position| position.turn());
        (0..end).rev().find(|ply| turn(ply).is_some_and(is_own))
    }
}

impl Room {
    /// Proposes to take back the last move of a person. It happens at once if nobody else plays.
    pub(crate) async fn undo(
        self: &Arc<Self>,
        person: Option<PersonId>,
        ply: usize,
    ) -> Result<ActionResult, ApiError> {
        let (_lock, person) = self.lock_for_action(person, ply).await?;
        if self.state().ply_after_undo(Some(person)).is_none() {
            return Err(ApiError::NothingToUndo);
        }
        self.propose(person, ProposalKind::Undo).await
    }

    /// Proposes a rematch. Its table is opened at once if nobody else plays.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        person: Option<PersonId>,
    ) -> Result<ActionResult, ApiError> {
        let _lock = self.change_lock.lock().await;
        let person = {
            let state = self.state();
            let person = state.check_seated(person)?;
            if !state.table().is_over() {
                return Err(ApiError::GameNotOver);
            }
            if state.stored.rematch.is_some() {
                return Ok(ActionResult::AlreadyDone);
            }
            person
        };
        self.propose(person, ProposalKind::Rematch).await
    }

    /// Makes a proposal, or agrees to the same one by somebody else.
    async fn propose(
        self: &Arc<Self>,
        person: PersonId,
        kind: ProposalKind,
    ) -> Result<ActionResult, ApiError> {
        let proposal = {
            let state = self.state();
            let by = state.seats_of(Some(person)).next().ok_or(ApiError::NotSeated)?;
            let same = state.proposal.clone().filter(|proposal| proposal.kind == kind);
            same.unwrap_or(Proposal { kind, by, agreed: Vec::new() })
        };
        self.agree_to(proposal, person).await
    }

    /// Agrees to the current proposal.
    pub(crate) async fn agree(
        self: &Arc<Self>,
        person: Option<PersonId>,
        ply: usize,
    ) -> Result<ActionResult, ApiError> {
        let (_lock, person) = self.lock_for_action(person, ply).await?;
        let proposal = self.state().proposal.clone().ok_or(ApiError::NoProposal)?;
        self.agree_to(proposal, person).await
    }

    /// Adds the agreement of a person, and carries the proposal out if it was the last one.
    async fn agree_to(
        self: &Arc<Self>,
        mut proposal: Proposal,
        person: PersonId,
    ) -> Result<ActionResult, ApiError> {
        if !proposal.agreed.contains(&person) {
            proposal.agreed.push(person);
        }
        if !self.state().waiting_for(&proposal).is_empty() {
            self.modify(|state| state.proposal = Some(proposal));
            return Ok(ActionResult::Done);
        }
        match proposal.kind {
            ProposalKind::Undo => self.undo_for(proposal.by).await?,
            ProposalKind::Rematch => self.open_rematch().await?,
        }
        Ok(ActionResult::Done)
    }

    /// Declines the current proposal, or withdraws it.
    pub(crate) async fn decline(
        &self,
        person: Option<PersonId>,
        ply: usize,
    ) -> Result<ActionResult, ApiError> {
        let (_lock, _) = self.lock_for_action(person, ply).await?;
        if self.state().proposal.is_none() {
            return Err(ApiError::NoProposal);
        }
        self.modify(|state| state.proposal = None);
        Ok(ActionResult::Done)
    }

    /// Takes back the last move or resignation of the holder of a seat, and all moves after it.
    async fn undo_for(self: &Arc<Self>, seat: Seat) -> Result<(), ApiError> {
        let after = {
            let state = self.state();
            let ply = state.ply_after_undo(state.holder(seat)).ok_or(ApiError::NothingToUndo)?;
            let mut after = state.stored.clone();
            let table = Arc::make_mut(&mut after.table);
            table.undo();
            while table.moves().len() > ply {
                table.undo();
            }
            after
        };
        Ok(self.replace(after, None).await?)
    }

    async fn open_rematch(self: &Arc<Self>) -> Result<(), ApiError> {
        let stored = self.state().stored.clone();
        let (id, rematch) = (TableId::random(), rematch_of(&stored)?);
        let after = StoredTable { rematch: Some(id.clone()), ..stored };
        self.replace(after, Some((&id, &rematch))).await?;
        self.app.metrics.tables_opened.inc();
        Ok(())
    }
}

/// Returns the table of a rematch: the same variant with a new seed, everybody one seat on.
fn rematch_of(stored: &StoredTable) -> Result<StoredTable, ApiError> {
    let (mut players, mut holders) = (stored.table.players().to_vec(), stored.holders.clone());
    players.rotate_right(1);
    holders.rotate_right(1);
    let mut table = Table::new(Arc::clone(stored.table.variant()), players, random_seed())?;
    if let Some(position) = stored.table.set_up_position() {
        table.set_up(&position)?;
    }
    Ok(StoredTable { table: Arc::new(table), holders, rematch: None })
}
