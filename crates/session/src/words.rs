//! Who sits where, whose turn it is and how a game ended, as people are told.

use tabuleiro_core::{Message, Outcome, Seat, Turn, msg};

use crate::{MESSAGES, Player, Position, Table};

/// A seat with who sits there, such as `Ana (X)`, `guard (O)` or `X`.
pub fn seat_words(position: &dyn Position, players: &[Player], seat: Seat) -> Message {
    let pieces = position.seat_name(seat);
    match players.get(seat.index()) {
        Some(Player::Human(Some(name)) | Player::Bot(name)) => {
            msg!("seat-of", who = name.clone(), pieces = pieces)
        }
        Some(Player::Engine(Some(level))) => {
            msg!("seat-of", who = msg!("player-engine-level", level = *level), pieces = pieces)
        }
        Some(Player::Engine(None)) => {
            msg!("seat-of", who = msg!("player-engine"), pieces = pieces)
        }
        Some(Player::Human(None)) | None => pieces,
    }
}

/// Whose turn it is, or how the game ended.
pub fn turn_words(position: &dyn Position, players: &[Player]) -> Message {
    words_of_turn(position, players, position.turn())
}

impl Table {
    /// Returns a seat with who sits there.
    pub fn seat_words(&self, seat: Seat) -> Message {
        seat_words(&**self.position(), self.players(), seat)
    }

    /// Whose turn it is, or how the game ended, be it by a resignation.
    pub fn turn_words(&self) -> Message {
        words_of_turn(&**self.position(), self.players(), self.turn())
    }
}

fn words_of_turn(position: &dyn Position, players: &[Player], turn: Turn) -> Message {
    match turn {
        Turn::Of(seat) => msg!("turn-of", who = seat_words(position, players, seat)),
        Turn::Over(outcome) => outcome_words(position, players, &outcome),
    }
}

/// How a game ended, with the reason and, for more than two, all places.
pub fn outcome_words(position: &dyn Position, players: &[Player], outcome: &Outcome) -> Message {
    let seats = || Seat::all(position.players());
    let words = |seat| seat_words(position, players, seat);
    let first: Vec<Seat> = seats().filter(|&seat| outcome.places.place(seat) == 1).collect();
    let result = match outcome.places.winner() {
        Some(winner) => msg!("outcome-wins", who = words(winner)),
        None if first.len() == position.players() => msg!("outcome-draw"),
        None => msg!("outcome-shared", who = Message::all_of(first.iter().copied().map(words))),
    };
    let ended = msg!("outcome-because", result = result, reason = outcome.reason.message());
    if position.players() == 2 || first.len() == position.players() {
        return ended;
    }
    let mut ranked: Vec<Seat> = seats().collect();
    ranked.sort_by_key(|&seat| outcome.places.place(seat));
    let place =
        |seat: Seat| msg!("outcome-place", place = outcome.places.place(seat), who = words(seat));
    let places = Message::list(ranked.into_iter().map(place));
    msg!("outcome-with-places", ended = ended, places = places)
}
