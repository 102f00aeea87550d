//! What a position is worth to a computer that thinks.

use tabuleiro_core::{Evaluate, LEVELS, Level, ManyPlayers, Seat};

use super::{Dominup, levels, weights};

impl Evaluate for Dominup {
    const FEATURES: &'static [&'static str] = &["tiles", "climbs", "climbs, to move"];

    fn weights(&self) -> &'static [i32] {
        &weights::ALL
    }

    fn features(&self, seat: Seat, mut count: impl FnMut(usize, i32)) {
        let hand = self.hands[seat];
        count(0, hand.count() as i32);
        let climbs = self.table.count_climbs(hand) as i32;
        count(1 + usize::from(seat == self.to_move), climbs);
    }

    fn levels(&self) -> &'static [Level; LEVELS] {
        levels::of(self)
    }

    fn many_players(&self) -> ManyPlayers {
        ManyPlayers::MaxN
    }

    fn is_unsettled(&self) -> bool {
        self.table.has_climb(self.hands[self.to_move])
    }
}
