//! Turns and outcomes.

use crate::{MAX_SEATS, Message, PerSeat, Seat};

/// The seat to move, or the outcome of a finished game.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/nim.rs")); }
/// # use nim::Nim;
/// use tabuleiro_core::{Game, Seat, Turn};
///
/// let Turn::Over(outcome) = Nim::heap(0).turn() else { panic!("the heap is empty") };
/// assert_eq!(outcome.ranking.winner(), Some(Seat::new(1)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// This seat has to move; it has at least one legal move.
    Of(Seat),
    /// The game is over.
    Over(Outcome),
}

/// The result of a game: a ranking of all seats, and the reason for the end.
///
/// ```
/// use tabuleiro_core::{Outcome, Reason, Seat};
///
/// const LINE: Reason = Reason { id: "line", message_id: "tic-tac-toe-end-line" };
///
/// let outcome = Outcome::win(Seat::FIRST, 2, LINE);
/// assert_eq!(outcome.ranking.to_string(), "1,2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The rank of every seat.
    pub ranking: Ranking,
    /// The reason why the game ended.
    pub reason: Reason,
}

impl Outcome {
    /// Returns the outcome in which `seat` wins and all others share the second rank.
    pub fn win(seat: Seat, players: usize, reason: Reason) -> Outcome {
        Outcome { ranking: Ranking::by(players, |other| other == seat), reason }
    }

    /// Returns the outcome in which `seat` is last and all others share the first rank.
    pub fn loss(seat: Seat, players: usize, reason: Reason) -> Outcome {
        Outcome { ranking: Ranking::by(players, |other| other != seat), reason }
    }

    /// Returns the outcome in which all seats share the first rank.
    pub fn draw(players: usize, reason: Reason) -> Outcome {
        Outcome { ranking: Ranking::by(players, |_| ()), reason }
    }
}

/// The reason why a game ended.
///
/// ```
/// use tabuleiro_core::{Message, Reason};
///
/// const BLOCKED: Reason = Reason { id: "blocked", message_id: "dominup-end-blocked" };
/// assert_eq!(BLOCKED.message(), Message::new("dominup-end-blocked"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reason {
    /// A stable id for programs and records, such as `line`.
    pub id: &'static str,
    /// The id of the message for people, such as `shiftago-end-five`.
    pub message_id: &'static str,
}

impl Reason {
    /// Returns the message for people.
    pub fn message(&self) -> Message {
        Message::new(self.message_id)
    }
}

/// The rank of every seat, 1 the best. Tied seats share the better rank.
///
/// ```
/// use tabuleiro_core::{Ranking, Seat};
/// let points = [4, 10, 4];
/// let ranking = Ranking::by(3, |seat| points[seat.index()]);
/// assert_eq!(ranking.to_string(), "2,1,2");
/// assert_eq!(ranking.rank(Seat::FIRST), 2);
/// assert_eq!(ranking.winner(), Some(Seat::new(1)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ranking {
    players: u8,
    ranks: PerSeat<u8>,
}

impl Ranking {
    /// Ranks seats by a key: the greatest key is first, equal keys are tied.
    ///
    /// # Panics
    /// If `players` is 0 or more than [`MAX_SEATS`].
    pub fn by<K: Ord>(players: usize, key: impl Fn(Seat) -> K) -> Ranking {
        assert!((1..=MAX_SEATS).contains(&players), "a table has one to four seats");
        let mut ranks = PerSeat([0; MAX_SEATS]);
        for seat in Seat::all(players) {
            let better = Seat::all(players).filter(|&other| key(other) > key(seat)).count();
            ranks[seat] = better as u8 + 1;
        }
        Ranking { players: players as u8, ranks }
    }

    /// Returns the number of seats.
    pub fn players(&self) -> usize {
        self.players.into()
    }

    /// Returns the rank of a seat, 1 the best.
    pub fn rank(&self, seat: Seat) -> u8 {
        self.ranks[seat]
    }

    /// Returns the only seat with rank 1, or `None` if there is a tie for the first rank.
    pub fn winner(&self) -> Option<Seat> {
        let mut first = Seat::all(self.players()).filter(|&seat| self.rank(seat) == 1);
        let winner = first.next();
        if first.next().is_none() { winner } else { None }
    }

    /// Returns the points of a seat, from 0 to 1: the share of opponents with a worse rank, where a
    /// tie counts half.
    ///
    /// ```
    /// use tabuleiro_core::{Ranking, Seat};
    /// let ranking = Ranking::by(3, |seat| [7, 9, 7][seat.index()]);
    /// assert_eq!(Seat::all(3).map(|seat| ranking.points(seat)).collect::<Vec<_>>(), [0.25, 1.0, 0.25]);
    /// ```
    pub fn points(&self, seat: Seat) -> f64 {
        let others = Seat::all(self.players()).filter(|&other| other != seat);
        let halves: u32 = others
            .map(|other| match self.rank(seat).cmp(&self.rank(other)) {
                std::cmp::Ordering::Less => 2,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Greater => 0,
            })
            .sum();
        f64::from(halves) / (2.0 * (self.players() - 1) as f64)
    }

    /// Returns the ranks in the order of seats.
    fn iter(&self) -> impl Iterator<Item = u8> {
        Seat::all(self.players()).map(|seat| self.rank(seat))
    }
}

/// Shows the ranks in the order of seats: `1,2` if the first seat won, `1,1` for a draw.
impl std::fmt::Display for Ranking {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (index, rank) in self.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma}{rank}")?;
        }
        Ok(())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Ranking {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_the_better_rank_and_the_points() {
        let keys = [7, 3, 7, 1];
        let ranking = Ranking::by(4, |seat| keys[seat.index()]);
        assert_eq!(ranking.to_string(), "1,3,1,4");
        assert_eq!(ranking.winner(), None);
        let points: Vec<f64> = Seat::all(4).map(|seat| ranking.points(seat)).collect();
        assert_eq!(points, [2.5 / 3.0, 1.0 / 3.0, 2.5 / 3.0, 0.0]);
    }

    #[test]
    fn the_points_of_all_seats_add_up_to_half_the_number_of_seats() {
        for keys in [[0, 0, 0, 0], [1, 2, 3, 4], [1, 1, 2, 2], [5, 0, 0, 0]] {
            let ranking = Ranking::by(4, |seat| keys[seat.index()]);
            let sum: f64 = Seat::all(4).map(|seat| ranking.points(seat)).sum();
            assert!((sum - 2.0).abs() < 1e-9, "{ranking}");
        }
    }
}
