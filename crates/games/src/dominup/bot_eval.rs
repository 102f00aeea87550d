//! The evaluation of the simple computer player, as in the students' program.

use tabuleiro_core::Seat;

use super::Dominup;
use super::tile::Tiles;

/// Returns the number of climbs of a set of tiles, including climbs that exclude each other.
///
/// A double counts from both ends, as in the students' program.
pub(super) fn count_climbs(state: &Dominup, tiles: Tiles) -> i32 {
    let layout = &state.layout;
    (layout.count_climbs(tiles) + layout.count_climbs(tiles.doubles())) as i32
}

/// Returns the number of climbs of `seat` less those of the tiles that it cannot see.
///
/// With two players the opponent holds all of these. With more players each opponent is assumed to
/// hold an equal share, whose climbs add up to the same. So the value does not depend on hidden
/// information.
pub(super) fn evaluate(state: &Dominup, seat: Seat) -> i32 {
    debug_assert!(seat.index() < state.players);
    let own = state.hand(seat);
    let unseen = !(state.layout.tiles() | own);
    count_climbs(state, own) - count_climbs(state, unseen)
}
