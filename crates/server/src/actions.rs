//! What people can do at a table.
//!
//! Whoever asks names the ply that they answer, so that nothing happens twice or too late.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use tabuleiro_core::{Seat, Turn};
use tabuleiro_session::{ComputerMove, DEFAULT_LEVEL, Player, Table};
use tokio::sync::MutexGuard;

use crate::engine::Patience;
use crate::metrics::By;
use crate::pointing::{Pointed, why_not};
use crate::problem::Problem;
use crate::room::{Proposal, ProposalKind, Room, State};
use crate::settings::MOVE_TIME;
use crate::store::Kept;
use crate::token::{Person, TableId, random_seed};

/// Whether something that was asked for changed the table, so that everybody is shown it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ActionResult {
    Done,
    /// It had happened already.
    AlreadyDone,
}

impl State {
    fn check_ply(&self, ply: usize) -> Result<(), Problem> {
        if ply == self.ply() { Ok(()) } else { Err(Problem::Stale) }
    }

    /// Whether somebody with a seat asks.
    fn check_seated(&self, person: Option<Person>) -> Result<Person, Problem> {
        person.filter(|_| self.seats_of(person).next().is_some()).ok_or(Problem::NotSeated)
    }

    /// How many moves are left when a person takes back their last decision.
    pub(crate) fn ply_after_undo(&self, person: Option<Person>) -> Option<usize> {
        let table = self.table();
        // After the end everybody may know what was hidden.
        if table.is_over() && table.position().has_secrets() {
            return None;
        }
        let is_own = |turn| match turn {
            Turn::Of(seat) => self.seats_of(person).any(|own| own == seat),
            Turn::Over(_) => false,
        };
        let was_resigned = table.turn() != table.position().turn();
        let last = self.ply() + usize::from(was_resigned);
        let turn = |ply: &usize| table.position_at(*ply).map(|position| position.turn());
        (0..last).rev().find(|ply| turn(ply).is_some_and(is_own))
    }

    /// The seat that a person gives up: the one that has to move, else the first.
    fn seat_to_resign(&self, person: Person) -> Option<Seat> {
        match self.table().turn() {
            Turn::Of(seat) if self.holder(seat) == Some(person) => Some(seat),
            _ => self.seats_of(Some(person)).next(),
        }
    }

    /// The seats of people who have not agreed yet.
    pub(crate) fn waiting_for(&self, proposal: &Proposal) -> Vec<Seat> {
        let waits = |&seat: &Seat| {
            self.holder(seat).is_some_and(|person| !proposal.agreed.contains(&person))
        };
        Seat::all(self.kept.holders.len()).filter(waits).collect()
    }

    /// Whether this move is on the table already, made by this person after so many moves.
    fn has_played(&self, person: Option<Person>, ply: usize, text: &str) -> bool {
        let (Some(before), Some(made)) = (self.table().position_at(ply), self.table().move_at(ply))
        else {
            return false;
        };
        let is_own =
            matches!(before.turn(), Turn::Of(seat) if self.seats_of(person).any(|own| own == seat));
        is_own && before.play(text).is_ok_and(|again| again.text == made.text)
    }
}

impl Room {
    /// Lets somebody change the table who has a seat there and has seen what is on it.
    async fn answer(
        &self,
        person: Option<Person>,
        ply: usize,
    ) -> Result<(MutexGuard<'_, ()>, Person), Problem> {
        let changing = self.changing.lock().await;
        let state = self.state();
        let person = state.check_seated(person)?;
        state.check_ply(ply)?;
        Ok((changing, person))
    }

    pub(crate) async fn play(
        self: &Arc<Self>,
        person: Option<Person>,
        ply: usize,
        text: &str,
    ) -> Result<ActionResult, Problem> {
        let _changing = self.changing.lock().await;
        let played = {
            let state = self.state();
            state.check_seated(person)?;
            if ply != state.ply() {
                let is_there = state.has_played(person, ply, text);
                return if is_there { Ok(ActionResult::AlreadyDone) } else { Err(Problem::Stale) };
            }
            if state.table().is_over() {
                return Err(Problem::Over);
            }
            if !state.is_turn_of(person) {
                return Err(Problem::NotYourTurn);
            }
            state.table().preview(text)?
        };
        self.append(played).await?;
        self.app.metrics.moves.get_or_create(&By::PERSON).inc();
        Ok(ActionResult::Done)
    }

    /// Takes back a person's last decision; where others play, if they agree.
    pub(crate) async fn undo(
        self: &Arc<Self>,
        person: Option<Person>,
        ply: usize,
    ) -> Result<ActionResult, Problem> {
        let (_changing, asker) = self.answer(person, ply).await?;
        if self.state().ply_after_undo(person).is_none() {
            return Err(Problem::NothingToUndo);
        }
        self.propose(asker, ProposalKind::Undo).await
    }

    /// Opens another table with the same people, everybody one seat on; where others play, if they
    /// agree.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        person: Option<Person>,
    ) -> Result<ActionResult, Problem> {
        let _changing = self.changing.lock().await;
        let asker = {
            let state = self.state();
            let asker = state.check_seated(person)?;
            if !state.table().is_over() {
                return Err(Problem::NotOver);
            }
            if state.kept.next.is_some() {
                return Ok(ActionResult::AlreadyDone);
            }
            asker
        };
        self.propose(asker, ProposalKind::Rematch).await
    }

    /// Proposes something, or agrees to it where somebody else has proposed the same.
    async fn propose(
        self: &Arc<Self>,
        asker: Person,
        kind: ProposalKind,
    ) -> Result<ActionResult, Problem> {
        let proposal = {
            let state = self.state();
            let by = state.seats_of(Some(asker)).next().ok_or(Problem::NotSeated)?;
            let same = state.proposal.clone().filter(|proposal| proposal.kind == kind);
            same.unwrap_or(Proposal { kind, by, agreed: Vec::new() })
        };
        self.agree_to(proposal, asker).await
    }

    /// Agrees to what was proposed.
    pub(crate) async fn agree(
        self: &Arc<Self>,
        person: Option<Person>,
        ply: usize,
    ) -> Result<ActionResult, Problem> {
        let (_changing, asker) = self.answer(person, ply).await?;
        let proposal = self.state().proposal.clone().ok_or(Problem::NoProposal)?;
        self.agree_to(proposal, asker).await
    }

    async fn agree_to(
        self: &Arc<Self>,
        mut proposal: Proposal,
        person: Person,
    ) -> Result<ActionResult, Problem> {
        if !proposal.agreed.contains(&person) {
            proposal.agreed.push(person);
        }
        if !self.state().waiting_for(&proposal).is_empty() {
            self.modify(|state| state.proposal = Some(proposal));
            return Ok(ActionResult::Done);
        }
        match proposal.kind {
            ProposalKind::Undo => self.take_back(proposal.by).await?,
            ProposalKind::Rematch => self.open_rematch().await?,
        }
        Ok(ActionResult::Done)
    }

    /// Takes back the last decision of whoever holds a seat.
    async fn take_back(self: &Arc<Self>, seat: Seat) -> Result<(), Problem> {
        let after = {
            let state = self.state();
            let left = state.ply_after_undo(state.holder(seat)).ok_or(Problem::NothingToUndo)?;
            let mut after = state.kept.clone();
            let table = Arc::make_mut(&mut after.table);
            table.undo();
            while table.moves().len() > left {
                table.undo();
            }
            after
        };
        Ok(self.replace(after, None).await?)
    }

    /// Declines what was proposed, or withdraws it.
    pub(crate) async fn decline(
        &self,
        person: Option<Person>,
        ply: usize,
    ) -> Result<ActionResult, Problem> {
        let (_changing, _) = self.answer(person, ply).await?;
        if self.state().proposal.is_none() {
            return Err(Problem::NoProposal);
        }
        self.modify(|state| state.proposal = None);
        Ok(ActionResult::Done)
    }

    /// Gives up: of two players the other wins; for one of several a computer plays on.
    pub(crate) async fn resign(
        self: &Arc<Self>,
        person: Option<Person>,
        ply: usize,
    ) -> Result<ActionResult, Problem> {
        let (_changing, asker) = self.answer(person, ply).await?;
        let after = {
            let state = self.state();
            if state.table().is_over() {
                return Err(Problem::Over);
            }
            let seat = state.seat_to_resign(asker).ok_or(Problem::NotSeated)?;
            let mut after = state.kept.clone();
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

    /// Returns why no move begins with pointing at these. Only the player to move is told: it depends
    /// on what they hold.
    pub(crate) fn why_not(&self, person: Option<Person>, pointed: &[Pointed]) -> Problem {
        let state = self.state();
        if state.is_turn_of(person) {
            why_not(&**state.table().position(), pointed)
        } else {
            Problem::NotYourTurn
        }
    }

    /// What the strongest level would do, for somebody whose turn it is and who plays alone.
    pub(crate) async fn hint(
        &self,
        person: Option<Person>,
        ply: usize,
    ) -> Result<(Arc<Table>, ComputerMove), Problem> {
        let table = {
            let state = self.state();
            state.check_seated(person)?;
            state.check_ply(ply)?;
            if !state.is_alone() {
                return Err(Problem::NotAlone);
            }
            if state.table().is_over() {
                return Err(Problem::Over);
            }
            if !state.is_turn_of(person) {
                return Err(Problem::NotYourTurn);
            }
            Arc::clone(&state.kept.table)
        };
        let thought_about = Arc::clone(&table);
        let stop = Arc::new(AtomicBool::new(false));
        let think = move || thought_about.hint(&Patience::new(MOVE_TIME, stop));
        let decision = self.app.engine.think_unless_busy(think).await?;
        Ok((table, decision.ok_or(Problem::Over)?))
    }

    async fn open_rematch(self: &Arc<Self>) -> Result<(), Problem> {
        let kept = self.state().kept.clone();
        let (id, opened) = (TableId::random(), rematch_of(&kept)?);
        self.replace(Kept { next: Some(id.clone()), ..kept }, Some((&id, &opened))).await?;
        self.app.metrics.opened.inc();
        Ok(())
    }
}

/// The same game again with everybody one seat on, dealt anew.
fn rematch_of(kept: &Kept) -> Result<Kept, Problem> {
    let (mut players, mut holders) = (kept.table.players().to_vec(), kept.holders.clone());
    players.rotate_right(1);
    holders.rotate_right(1);
    let mut table = Table::new(Arc::clone(kept.table.variant()), players, random_seed())?;
    if let Some(position) = kept.table.set_up_position() {
        table.set_up(&position)?;
    }
    Ok(Kept { table: Arc::new(table), holders, next: None })
}
