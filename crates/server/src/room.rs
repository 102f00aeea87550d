//! A table that somebody looks at: what is on it, who is there, and the computers that play.
//!
//! Changes happen one after the other behind the room's lock: first on the disk, then in memory, in
//! place. Then the connections are told that there is something new, and each draws it for its own
//! viewer. Only a computer that thinks has the table for longer; it is copied if it changes then.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tabuleiro_core::{Seat, Turn, Viewer};
use tabuleiro_session::{Budget, Decision, Played, Table};
use tokio::sync::{RwLock, watch};

use crate::engine::Patience;
use crate::hall::Hall;
use crate::metrics::By;
use crate::settings::MOVE_TIME;
use crate::store::{Kept, StoreError};
use crate::token::{Person, TableId};

/// A table that somebody looks at.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) id: TableId,
    pub(crate) hall: Arc<Hall>,
    pub(crate) state: RwLock<State>,
    changes: watch::Sender<()>,
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
    fn stop_thinking(&self) {
        if let Some(thinking) = &self.thinking {
            thinking.stop.store(true, Ordering::Relaxed);
        }
    }
}

impl Room {
    pub(crate) fn new(id: TableId, hall: Arc<Hall>, kept: Kept) -> Room {
        let state = State {
            kept,
            connections: 0,
            online: HashMap::new(),
            proposal: None,
            thinking: None,
            is_driven: false,
        };
        Room { id, hall, state: RwLock::new(state), changes: watch::Sender::new(()) }
    }

    /// Returns how many moves are on the table.
    pub(crate) async fn ply(&self) -> usize {
        self.state.read().await.ply()
    }

    /// Returns a channel that tells when there is something new to draw. Whoever is slow to look
    /// misses states, but not the latest.
    pub(crate) fn changes(&self) -> watch::Receiver<()> {
        self.changes.subscribe()
    }

    /// Has every connection draw the table again.
    pub(crate) fn announce(&self) {
        self.changes.send_replace(());
    }

    /// Somebody begins to look, whose seats are then online.
    pub(crate) async fn enter(self: &Arc<Self>, person: Option<Person>) {
        let mut state = self.state.write().await;
        state.connections += 1;
        if let Some(person) = person {
            *state.online.entry(person).or_default() += 1;
        }
        self.announce();
        self.let_computers_play(&mut state);
    }

    /// Somebody who has entered does not look any more.
    pub(crate) async fn leave(&self, person: Option<Person>) {
        let mut state = self.state.write().await;
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
        self.announce();
    }

    /// Plays a move that was checked on the position on the table.
    pub(crate) async fn append(
        self: &Arc<Self>,
        state: &mut State,
        played: Played,
    ) -> Result<(), StoreError> {
        self.hall.store.append_move(&self.id, &state.kept, &played).await?;
        Arc::make_mut(&mut state.kept.table).append(played);
        self.finish_change(state);
        Ok(())
    }

    /// Replaces what is kept of the table, and opens one that follows it.
    pub(crate) async fn replace(
        self: &Arc<Self>,
        state: &mut State,
        after: Kept,
        opened: Option<(&TableId, &Kept)>,
    ) -> Result<(), StoreError> {
        self.hall.store.change_table(&self.id, (&state.kept, &after), opened).await?;
        state.kept = after;
        self.finish_change(state);
        Ok(())
    }

    /// Ends proposals and thoughts that were about the table before a change, and shows the change.
    fn finish_change(self: &Arc<Self>, state: &mut State) {
        state.proposal = None;
        state.stop_thinking();
        self.announce();
        self.let_computers_play(state);
    }

    /// Sees to it that computers play as long as somebody looks.
    fn let_computers_play(self: &Arc<Self>, state: &mut State) {
        if !state.is_driven && state.computer_to_move().is_some() {
            state.is_driven = true;
            tokio::spawn(Arc::clone(self).drive());
        }
    }

    /// Plays for the computers until a person has to move, or nobody looks any more.
    async fn drive(self: Arc<Self>) {
        while let Some((table, stop)) = self.begin_thinking().await {
            let pace = tokio::time::sleep(self.hall.settings.pace);
            let (thought_about, watched) = (Arc::clone(&table), Arc::clone(&stop));
            let decide =
                move || thought_about.decide(&Budget::STANDARD, &Patience::new(MOVE_TIME, watched));
            let decision = self.hall.engine.think(decide).await.flatten();
            pace.await;
            if !self.end_thinking(table, &stop, decision).await {
                // It is tried again, but not at once.
                tokio::time::sleep(MOVE_TIME).await;
            }
        }
    }

    /// The table that a computer has to think about; `None` when there is no need to.
    async fn begin_thinking(&self) -> Option<(Arc<Table>, Arc<AtomicBool>)> {
        let mut state = self.state.write().await;
        let seat = state.computer_to_move();
        let Some(seat) = seat.filter(|_| state.connections > 0 && !self.hall.is_closing()) else {
            state.is_driven = false;
            return None;
        };
        let stop = Arc::new(AtomicBool::new(false));
        state.thinking = Some(Thinking { seat, stop: Arc::clone(&stop) });
        self.announce();
        Some((Arc::clone(&state.kept.table), stop))
    }

    /// Plays what a computer decided, unless it was told to stop or the table is another one by now;
    /// whether all is well.
    async fn end_thinking(
        self: &Arc<Self>,
        table: Arc<Table>,
        stop: &AtomicBool,
        decision: Option<Decision>,
    ) -> bool {
        let mut state = self.state.write().await;
        state.thinking = None;
        // Held here, it cannot have been changed in place.
        let is_wanted = Arc::ptr_eq(&state.kept.table, &table)
            && !stop.load(Ordering::Relaxed)
            && !self.hall.is_closing();
        if !is_wanted {
            return true;
        }
        let Some(decision) = decision else {
            tracing::error!(table = %self.id, "a computer has no move");
            return false;
        };
        drop(table);
        let played = state.table().preview(&decision.text);
        let played = played.expect("computer players choose legal moves");
        if let Err(error) = self.append(&mut state, played).await {
            tracing::error!(%error, table = %self.id, "a computer's move could not be written");
            return false;
        }
        self.hall.metrics.moves.get_or_create(&By::COMPUTER).inc();
        true
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.hall.forget_room(&self.id);
    }
}
