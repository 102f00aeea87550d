//! What a position is worth to a computer that thinks.

use tabuleiro_core::{Evaluate, LEVELS, Level, Seat};

use super::{Move, Pivit, levels, weights};

impl Evaluate for Pivit {
    const FEATURES: &'static [&'static str] = &["minions", "masters", "the move"];

    fn weights(&self) -> &'static [i32] {
        &weights::ALL
    }

    fn features(&self, seat: Seat, mut count: impl FnMut(usize, i32)) {
        let masters = self.masters(seat).count() as i32;
        count(0, self.pieces(seat).count() as i32 - masters);
        count(1, masters);
        count(2, (seat == self.to_move).into());
    }

    fn levels(&self) -> &'static [Level; LEVELS] {
        levels::of(self)
    }

    /// Captures and promotions.
    fn forcing_moves(&self, out: &mut Vec<Move>) {
        self.list_moves(out);
        let occupied = self.occupied();
        out.retain(|&m| occupied.has(m.to) || self.is_promotion(m));
    }

    fn promise(&self, m: Move) -> i32 {
        let captures = self.occupied().has(m.to);
        i32::from(self.is_promotion(m)) * 40_000 + i32::from(captures) * 20_000
    }
}
