//! Seats and the players on them.

use serde::Serialize;
use tabuleiro_core::{Language, Message, Seat, msg};
use tabuleiro_session::{Player, Table};

use crate::MESSAGES;

/// A seat with its player.
#[derive(Serialize)]
pub(super) struct SeatDto {
    seat: Seat,
    /// The name of the seat after its pieces, such as "white".
    label: String,
    /// The player as text, such as `engine:3`.
    player: String,
    /// The name of the player, or the label of the seat if the player has none.
    name: String,
}

impl SeatDto {
    pub(super) fn new(table: &Table, seat: Seat, language: Language) -> SeatDto {
        let (player, label) = (table.player(seat), table.position().seat_name(seat));
        SeatDto {
            seat,
            player: player.to_string(),
            name: language.render(player_name(player).as_ref().unwrap_or(&label)),
            label: language.render(&label),
        }
    }
}

/// Returns the name of a player; `None` for a person who gave none.
fn player_name(player: &Player) -> Option<Message> {
    match player {
        Player::Human(name) => name.clone().map(Message::from),
        Player::Bot(name) => Some(name.clone().into()),
        Player::Engine(None) => Some(msg!("player-engine")),
        Player::Engine(Some(level)) => Some(msg!("player-engine-level", level = *level)),
    }
}
