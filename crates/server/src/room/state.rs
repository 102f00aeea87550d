//! The state of a live table.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tabuleiro_core::{Seat, Turn, Viewer};
use tabuleiro_session::Table;

use crate::actions::Proposal;
use crate::store::StoredTable;
use crate::token::PersonId;
use crate::view_cache::ViewCache;

/// The state of a live table.
#[derive(Debug)]
pub(crate) struct RoomState {
    /// The table as it is on the disk.
    pub(crate) stored: StoredTable,
    pub(crate) proposal: Option<Proposal>,
    pub(crate) view_cache: ViewCache,
    /// The number of connections, those of spectators included.
    connections: usize,
    /// The number of connections of each person with a token.
    online: HashMap<PersonId, usize>,
    search: Option<ComputerSearch>,
    /// True while the task that plays for the computers runs.
    pub(super) has_computer_task: bool,
}

/// The search for the move of a computer player.
#[derive(Debug)]
struct ComputerSearch {
    seat: Seat,
    is_cancelled: Arc<AtomicBool>,
}

impl RoomState {
    pub(super) fn new(stored: StoredTable) -> RoomState {
        RoomState {
            stored,
            proposal: None,
            view_cache: ViewCache::default(),
            connections: 0,
            online: HashMap::new(),
            search: None,
            has_computer_task: false,
        }
    }

    pub(crate) fn table(&self) -> &Table {
        &self.stored.table
    }

    /// Returns the number of moves on the table.
    pub(crate) fn ply(&self) -> usize {
        self.table().moves().len()
    }

    /// Returns the seats that a person holds.
    pub(crate) fn seats_of(&self, person: Option<PersonId>) -> impl Iterator<Item = Seat> {
        let seats = Seat::all(self.stored.holders.len());
        seats.filter(move |&seat| person.is_some() && self.holder(seat) == person)
    }

    pub(crate) fn holder(&self, seat: Seat) -> Option<PersonId> {
        self.stored.holders[seat.index()]
    }

    /// Returns true if one person plays alone or against computers.
    pub(crate) fn has_one_person(&self) -> bool {
        let mut people = self.stored.holders.iter().flatten();
        people.next().is_some_and(|first| people.all(|person| person == first))
    }

    /// Returns true if it is the turn of a seat that the person holds.
    pub(crate) fn is_turn_of(&self, person: Option<PersonId>) -> bool {
        match self.table().turn() {
            Turn::Of(seat) => self.seats_of(person).any(|own| own == seat),
            Turn::Over(_) => false,
        }
    }

    /// Returns the viewer for a person. If several people share a screen, one person holds all their
    /// seats: the viewer is the seat to move if it is among them, and otherwise a spectator.
    pub(crate) fn viewer(&self, person: Option<PersonId>) -> Viewer {
        let own: Vec<Seat> = self.seats_of(person).collect();
        match (&own[..], self.table().turn()) {
            (&[only], _) => Viewer::Seat(only),
            (own, Turn::Of(seat)) if own.contains(&seat) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    /// Returns true if the record may be read by everybody. Its seed and position show hidden
    /// information until the game is over.
    pub(crate) fn is_record_public(&self) -> bool {
        self.table().is_over() || !self.table().position().has_hidden_information()
    }

    /// Returns true if the holder of the seat is connected. Computers always are.
    pub(crate) fn is_online(&self, seat: Seat) -> bool {
        self.holder(seat).is_none_or(|person| self.online.contains_key(&person))
    }

    pub(super) fn has_connections(&self) -> bool {
        self.connections > 0
    }

    pub(super) fn add_connection(&mut self, person: Option<PersonId>) {
        self.connections += 1;
        if let Some(person) = person {
            *self.online.entry(person).or_default() += 1;
        }
    }

    pub(super) fn remove_connection(&mut self, person: Option<PersonId>) {
        self.connections -= 1;
        if let Some(person) = person
            && let Some(count) = self.online.get_mut(&person)
        {
            *count -= 1;
            self.online.retain(|_, count| *count > 0);
        }
        if self.connections == 0 {
            self.cancel_search();
        }
    }

    /// Returns the seat of the computer to move.
    pub(super) fn computer_to_move(&self) -> Option<Seat> {
        match self.table().turn() {
            Turn::Of(seat) if !self.table().player(seat).is_human() => Some(seat),
            _ => None,
        }
    }

    /// Returns the seat whose move is searched, unless the search became obsolete.
    pub(crate) fn searching_seat(&self) -> Option<Seat> {
        let seat = self.search.as_ref().map(|search| search.seat);
        seat.filter(|_| seat == self.computer_to_move())
    }

    /// Notes the start of a search for a seat, and returns the flag that cancels it.
    pub(super) fn start_search(&mut self, seat: Seat) -> Arc<AtomicBool> {
        let is_cancelled = Arc::new(AtomicBool::new(false));
        self.search = Some(ComputerSearch { seat, is_cancelled: Arc::clone(&is_cancelled) });
        is_cancelled
    }

    pub(super) fn cancel_search(&mut self) {
        if let Some(search) = self.search.take() {
            search.is_cancelled.store(true, Ordering::Relaxed);
        }
    }
}
