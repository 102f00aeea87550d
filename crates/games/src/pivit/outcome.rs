//! The end of the game and the ranking of the seats.

use std::cmp::Reverse;

use tabuleiro_core::{Outcome, Ranking, Reason, Seat};

use super::Pivit;

const NO_MINIONS: Reason = Reason { id: "no-minions", message_id: "pivit-end-minions" };
const LAST_PLAYER: Reason = Reason { id: "last-player", message_id: "pivit-end-last-player" };
const REPETITION: Reason = Reason { id: "repetition", message_id: "pivit-end-repetition" };
const NO_PROGRESS: Reason = Reason { id: "no-progress", message_id: "pivit-end-no-progress" };
const ALL_PASS: Reason = Reason { id: "all-pass", message_id: "pivit-end-all-pass" };

/// The way in which a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    /// All pieces are masters.
    NoMinions,
    /// Only one seat has pieces.
    LastPlayer,
    /// No seat has a legal move.
    AllPass,
    /// Fifty rounds passed without a capture or a promotion.
    NoProgress,
    /// The position has occurred for the third time.
    Repetition,
}

impl Ending {
    const fn reason(self) -> Reason {
        match self {
            Ending::NoMinions => NO_MINIONS,
            Ending::LastPlayer => LAST_PLAYER,
            Ending::AllPass => ALL_PASS,
            Ending::NoProgress => NO_PROGRESS,
            Ending::Repetition => REPETITION,
        }
    }
}

/// The achievements by which seats are ranked, the worst first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Standing {
    /// A seat without pieces. One that was eliminated later ranks higher, and one that had no
    /// pieces when the position was parsed ranks lowest.
    Eliminated { number: Option<u8> },
    /// A seat with pieces, in a game in which no seat has a master.
    Drawn,
    /// A seat with pieces: masters count first, then the earliest promotion, then all pieces.
    Playing { masters: usize, promotion: Option<Reverse<u8>>, pieces: usize },
}

impl Pivit {
    /// Returns the outcome of a game that has ended this way.
    pub(super) fn outcome(&self, ending: Ending) -> Outcome {
        let ranking = Ranking::by(self.players.into(), |seat| self.standing(seat));
        Outcome { ranking, reason: ending.reason() }
    }

    /// Returns the standing of a seat, which does not depend on the way in which the game ended.
    fn standing(&self, seat: Seat) -> Standing {
        let pieces = self.pieces[seat].len();
        if pieces == 0 {
            return Standing::Eliminated { number: self.eliminated.number(seat) };
        }
        if self.masters.is_empty() {
            return Standing::Drawn;
        }
        let promotion = self.promoted.number(seat).map(Reverse);
        Standing::Playing { masters: self.masters(seat).len(), promotion, pieces }
    }
}
