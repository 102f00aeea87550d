//! Seats and the players on them.

use serde::Serialize;
use tabuleiro_core::{Language, Seat};
use tabuleiro_session::Table;

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
            name: language.render(player.name().as_ref().unwrap_or(&label)),
            label: language.render(&label),
        }
    }
}
