//! The evaluation of a position.
//!
//! A piece is *attacked* if an enemy could capture it, and *supported* if a piece of the same seat
//! could recapture. A piece that is attacked and not supported is *loose*.

use std::cmp::Reverse;

use tabuleiro_core::{Evaluate, Seat};

use super::board::Squares;
use super::{Pivit, weights};

/// Declares the features, once for each stage of the game. Masters decide the end, so that all
/// weights change when few minions are left.
macro_rules! features {
    ($($feature:ident: $name:literal,)*) => {
        #[derive(Clone, Copy)]
        enum Feature {
            $($feature),*
        }

        const FEATURES_PER_STAGE: usize = [$(Feature::$feature),*].len();

        const NAMES: &[&str] = &[
            $(concat!("most minions left: ", $name),)*
            $(concat!("half of the minions left: ", $name),)*
            $(concat!("few minions left: ", $name),)*
            $(concat!("one minion left: ", $name),)*
        ];
    };
}

features! {
    Minions: "minions",
    Masters: "masters",
    Leads: "would win now",
    LeadsByTwo: "two masters more than anybody else",
    SafeCorners: "corners a minion can move to unpunished",
    ContestedCorners: "other corners a minion can move to",
    LooseMinionsOnMove: "loose minions, on the move",
    LooseMinionsWaiting: "loose minions, waiting",
    LooseMastersOnMove: "loose masters, on the move",
    LooseMastersWaiting: "loose masters, waiting",
    MastersAgainstMinions: "supported masters that a minion attacks",
    SupportedAttacked: "other supported pieces that are attacked",
    MasterReach: "squares that masters reach",
    AlongTheRim: "minions that point along the rim",
    TheMove: "the move",
}

impl Evaluate for Pivit {
    const FEATURES: &'static [&'static str] = NAMES;

    fn weights(&self) -> &'static [i32] {
        match (self.players, self.side) {
            (2, 6) => &weights::SMALL,
            (2, _) => &weights::TWO,
            (3, _) => &weights::THREE,
            _ => &weights::FOUR,
        }
    }

    #[inline]
    fn features(&self, seat: Seat, mut count: impl FnMut(usize, i32)) {
        let first = self.stage() * FEATURES_PER_STAGE;
        let mut add =
            |feature: Feature, amount: usize| count(first + feature as usize, amount as i32);
        let own = self.pieces(seat);
        let masters = self.masters(seat);
        let minions = own - masters;
        let is_on_move = seat == self.to_move;
        let number_of_masters = masters.len();
        let promotion = |seat: Seat| self.promoted.number(seat).map(Reverse);
        let mut leads = number_of_masters > 0;
        let mut leads_by_two = true;
        let own_attacks = self.attacks(seat);
        let (mut by_minions, mut by_masters) = (Squares::EMPTY, Squares::EMPTY);
        for other in self.seats().filter(|&other| other != seat) {
            let their_masters = self.masters(other).len();
            let was_first = || promotion(seat) > promotion(other);
            leads &= their_masters < number_of_masters
                || their_masters == number_of_masters && was_first();
            leads_by_two &= their_masters + 2 <= number_of_masters;
            let attacks = self.attacks(other);
            by_minions |= attacks.minions;
            by_masters |= attacks.masters;
        }
        add(Feature::Minions, minions.len());
        add(Feature::Masters, number_of_masters);
        add(Feature::Leads, leads.into());
        add(Feature::LeadsByTwo, leads_by_two.into());
        add(Feature::TheMove, is_on_move.into());

        let supported = own_attacks.minions | own_attacks.masters;
        let attacked = by_minions | by_masters;

        let corners = (own_attacks.minions - own) & Squares::corners(self.side);
        add(Feature::SafeCorners, (corners - attacked).len());
        add(Feature::ContestedCorners, (corners & attacked).len());

        let loose = (own & attacked) - supported;
        let (loose_minions, loose_masters) = if is_on_move {
            (Feature::LooseMinionsOnMove, Feature::LooseMastersOnMove)
        } else {
            (Feature::LooseMinionsWaiting, Feature::LooseMastersWaiting)
        };
        add(loose_minions, (loose & minions).len());
        add(loose_masters, (loose & masters).len());
        let against_minions = masters & by_minions & supported;
        add(Feature::MastersAgainstMinions, against_minions.len());
        let other = (own & attacked & supported) - against_minions;
        add(Feature::SupportedAttacked, other.len());

        add(Feature::MasterReach, (own_attacks.masters - own).len());
        let along_columns = minions & self.vertical & Squares::end_columns(self.side);
        let along_rows = (minions - self.vertical) & Squares::end_rows(self.side);
        add(Feature::AlongTheRim, (along_columns | along_rows).len());
    }
}

impl Pivit {
    /// Returns the stage of the game, from 0 to 3, by the share of minions that is left.
    #[inline]
    fn stage(&self) -> usize {
        let left = (self.occupied() - self.masters).len();
        let all = 4 * (usize::from(self.side) - 2);
        match left {
            0..=1 => 3,
            _ if left * 4 <= all => 2,
            _ if left * 2 <= all => 1,
            _ => 0,
        }
    }
}
