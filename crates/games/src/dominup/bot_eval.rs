//! The evaluation of the simple computer players, as in the first program for this game.

use tabuleiro_core::{Game, Seat};

use super::Dominup;
use super::tile::Tiles;

/// Returns the number of climbs of these tiles, those that exclude each other too.
///
/// A double is counted from both ends, as the first program lists it.
pub fn climbs(state: &Dominup, tiles: Tiles) -> i32 {
    let table = &state.table;
    (table.count_climbs(tiles) + table.count_climbs(tiles.doubles())) as i32
}

/// The climbs that `seat` has, less those that the tiles it cannot see have.
///
/// Of two players the other holds all of these. Of more, each opponent is taken to hold an even
/// share, whose climbs add up to the same: nothing depends on who really holds what.
pub fn value(state: &Dominup, seat: Seat) -> i32 {
    debug_assert!(seat.index() < state.players());
    let own = state.hand(seat);
    let unseen = !(state.table.placed() | own);
    climbs(state, own) - climbs(state, unseen)
}
