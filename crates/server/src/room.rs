//! A table that somebody looks at: what is on it, who is there, and the computers that play.
//!
//! Changes of the table happen one after the other: first on the disk, then in memory, in place. Then
//! every connection is told that there is something new, and draws it for its own viewer. Only a
//! computer that thinks keeps the table for longer; it is copied if it changes then.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tabuleiro_core::{Seat, Turn, Viewer};
use tabuleiro_session::{Budget, ComputerMove, PlayedMove, Table};
use tokio::sync::{Mutex, watch};

use crate::app_state::AppState;
use crate::change::Drawings;
use crate::engine::Patience;
use crate::metrics::By;
use crate::settings::MOVE_TIME;
use crate::store::{Change, Kept, StoreError};
use crate::token::{Person, TableId};

/// A table that somebody looks at.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) id: TableId,
    pub(crate) app: Arc<AppState>,
    /// Held while something is checked, written and then changed on the table.
    pub(crate) changing: Mutex<()>,
    state: watch::Sender<State>,
}

/// What is on a table, and who is there.
#[derive(Debug)]
pub(crate) struct State {
    /// What is on the disk as well.
    pub(crate) kept: Kept,
    /// How many look, people with seats and watchers.
    connections: usize,
    /// How many connections everybody with a seat has.
    online: HashMap<Person, usize>,
    pub(crate) proposal: Option<Proposal>,
    thinking: Option<Thinking>,
    /// Whether somebody sees to it that computers play.
    is_driven: bool,
    pub(crate) drawings: Drawings,
}

/// Something that needs everybody's agreement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Proposal {
    pub(crate) kind: ProposalKind,
    pub(crate) by: Seat,
    /// Who has agreed, the one who proposed it included.
    pub(crate) agreed: Vec<Person>,
}

/// What can be proposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ProposalKind {
    Undo,
    Rematch,
}

/// A computer that thinks about its move.
#[derive(Debug)]
struct Thinking {
    seat: Seat,
    /// Turns true when nobody wants its move any more.
    stop: Arc<AtomicBool>,
}

impl State {
    pub(crate) fn table(&self) -> &Table {
        &self.kept.table
    }

    /// How many moves are on the table.
    pub(crate) fn ply(&self) -> usize {
        self.table().moves().len()
    }

    /// The seats that a person plays.
    pub(crate) fn seats_of(&self, person: Option<Person>) -> impl Iterator<Item = Seat> {
        let seats = Seat::all(self.kept.holders.len());
        seats.filter(move |&seat| person.is_some() && self.holder(seat) == person)
    }

    pub(crate) fn holder(&self, seat: Seat) -> Option<Person> {
        self.kept.holders[seat.index()]
    }

    /// The people at the table, each once.
    pub(crate) fn people(&self) -> Vec<Person> {
        let mut people: Vec<Person> = Vec::new();
        for &person in self.kept.holders.iter().flatten() {
            if !people.contains(&person) {
                people.push(person);
            }
        }
        people
    }

    /// Whether one person plays, and the rest are computers.
    pub(crate) fn is_alone(&self) -> bool {
        self.people().len() == 1
    }

    /// Whether it is the turn of a seat that a person plays.
    pub(crate) fn is_turn_of(&self, person: Option<Person>) -> bool {
        match self.table().turn() {
            Turn::Of(seat) => self.seats_of(person).any(|own| own == seat),
            Turn::Over(_) => false,
        }
    }

    /// As whom a person sees the table: at one screen with several people what is secret is shown to
    /// whoever has to move, and to nobody while somebody else has to.
    pub(crate) fn viewer(&self, person: Option<Person>) -> Viewer {
        let own: Vec<Seat> = self.seats_of(person).collect();
        match (&own[..], self.table().turn()) {
            (&[only], _) => Viewer::Seat(only),
            (own, Turn::Of(seat)) if own.contains(&seat) => Viewer::Seat(seat),
            _ => Viewer::Watcher,
        }
    }

    pub(crate) fn is_online(&self, seat: Seat) -> bool {
        let is_person_there = |person| self.online.contains_key(&person);
        self.holder(seat).is_none_or(is_person_there)
    }

    /// The computer that thinks, unless its move is not wanted any more.
    pub(crate) fn thinking(&self) -> Option<Seat> {
        let thinking = self.thinking.as_ref().map(|thinking| thinking.seat);
        thinking.filter(|_| thinking == self.computer_to_move())
    }

    /// The computer that has to move.
    fn computer_to_move(&self) -> Option<Seat> {
        match self.table().turn() {
            Turn::Of(seat) if !self.table().player(seat).is_human() => Some(seat),
            _ => None,
        }
    }

    /// A computer that thinks need not think on.
    fn stop_thinking(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.stop.store(true, Ordering::Relaxed);
        }
    }
}

impl Room {
    pub(crate) fn new(id: TableId, app: Arc<AppState>, kept: Kept) -> Room {
        let state = State {
            kept,
            connections: 0,
            online: HashMap::new(),
            proposal: None,
            thinking: None,
            is_driven: false,
            drawings: Drawings::default(),
        };
        Room { id, app, changing: Mutex::default(), state: watch::Sender::new(state) }
    }

    /// Returns the state as it is now. It is kept from changing only while that is held.
    pub(crate) fn state(&self) -> watch::Ref<'_, State> {
        self.state.borrow()
    }

    /// Returns a receiver of every change of the state. Whoever is slow misses states, but not the
    /// latest.
    pub(crate) fn subscribe(&self) -> watch::Receiver<State> {
        self.state.subscribe()
    }

    /// Changes the state, and has every connection draw it.
    pub(crate) fn modify(&self, change: impl FnOnce(&mut State)) {
        self.state.send_modify(|state| {
            state.drawings.clear();
            change(state);
        });
    }

    /// Somebody begins to look, whose seats are then online.
    pub(crate) fn enter(self: &Arc<Self>, person: Option<Person>) {
        self.modify(|state| {
            state.connections += 1;
            if let Some(person) = person {
                *state.online.entry(person).or_default() += 1;
            }
        });
        self.let_computers_play();
    }

    /// Somebody who has entered does not look any more.
    pub(crate) fn leave(&self, person: Option<Person>) {
        self.modify(|state| {
            state.connections -= 1;
            if let Some(person) = person
                && let Some(count) = state.online.get_mut(&person)
            {
                *count -= 1;
                state.online.retain(|_, count| *count > 0);
            }
            if state.connections == 0 {
                state.stop_thinking();
            }
        });
    }

    /// Plays a move that was checked on the position on the table.
    pub(crate) async fn append(self: &Arc<Self>, played: PlayedMove) -> Result<(), StoreError> {
        let change = Change::append(&self.id, &self.state().kept, &played);
        self.write(vec![change], |kept| {
            Arc::make_mut(&mut kept.table).append(played);
        })
        .await
    }

    /// Replaces what is kept of the table, and opens one that follows it.
    pub(crate) async fn replace(
        self: &Arc<Self>,
        after: Kept,
        opened: Option<(&TableId, &Kept)>,
    ) -> Result<(), StoreError> {
        let mut changes = vec![Change::between(&self.id, &self.state().kept, &after)];
        changes.extend(opened.map(|(id, table)| Change::open(id, table)));
        self.write(changes, |kept| *kept = after).await
    }

    /// Writes changes, and when they are on the disk makes them in memory. Proposals and thoughts
    /// about the table as it was end.
    async fn write(
        self: &Arc<Self>,
        changes: Vec<Change>,
        apply: impl FnOnce(&mut Kept),
    ) -> Result<(), StoreError> {
        self.app.store.write(changes).await?;
        self.modify(|state| {
            apply(&mut state.kept);
            state.proposal = None;
            state.stop_thinking();
        });
        self.let_computers_play();
        Ok(())
    }

    /// Sees to it that computers play as long as somebody looks.
    fn let_computers_play(self: &Arc<Self>) {
        let mut begins = false;
        self.state.send_if_modified(|state| {
            begins = !state.is_driven && state.computer_to_move().is_some();
            state.is_driven |= begins;
            // Nobody sees that.
            false
        });
        if begins {
            tokio::spawn(Arc::clone(self).drive());
        }
    }

    /// Plays for the computers until a person has to move, or nobody looks any more.
    async fn drive(self: Arc<Self>) {
        while let Some((table, stop)) = self.begin_thinking() {
            let pace = tokio::time::sleep(self.app.settings.pace);
            let (thought_about, watched) = (Arc::clone(&table), Arc::clone(&stop));
            let decide = move || {
                thought_about.computer_move(&Budget::STANDARD, &Patience::new(MOVE_TIME, watched))
            };
            let decision = self.app.engine.think(decide).await.flatten();
            pace.await;
            if !self.end_thinking(table, &stop, decision).await {
                self.modify(State::stop_thinking);
                // It is tried again, but not at once.
                tokio::time::sleep(MOVE_TIME).await;
            }
        }
    }

    /// Returns the table that a computer has to think about; `None` when there is no need to.
    fn begin_thinking(&self) -> Option<(Arc<Table>, Arc<AtomicBool>)> {
        let mut begun = None;
        self.modify(|state| {
            let seat = state.computer_to_move();
            match seat.filter(|_| state.connections > 0 && !self.app.is_closing()) {
                None => state.is_driven = false,
                Some(seat) => {
                    let stop = Arc::new(AtomicBool::new(false));
                    state.thinking = Some(Thinking { seat, stop: Arc::clone(&stop) });
                    begun = Some((Arc::clone(&state.kept.table), stop));
                }
            }
        });
        begun
    }

    /// Plays what a computer decided, unless it was told to stop or the table is another one by now;
    /// whether all is well.
    async fn end_thinking(
        self: &Arc<Self>,
        table: Arc<Table>,
        stop: &AtomicBool,
        decision: Option<ComputerMove>,
    ) -> bool {
        let _changing = self.changing.lock().await;
        // Held here, it cannot have been changed in place.
        let is_wanted = Arc::ptr_eq(&self.state().kept.table, &table)
            && !stop.load(Ordering::Relaxed)
            && !self.app.is_closing();
        if !is_wanted {
            return true;
        }
        let Some(decision) = decision else {
            tracing::error!(table = %self.id, "a computer has no move");
            return false;
        };
        let played = table.preview(&decision.text).expect("computer players choose legal moves");
        drop(table);
        if let Err(error) = self.append(played).await {
            tracing::error!(%error, table = %self.id, "a computer's move could not be written");
            return false;
        }
        self.app.metrics.moves.get_or_create(&By::COMPUTER).inc();
        true
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.app.forget_room(&self.id);
    }
}
