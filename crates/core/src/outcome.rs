//! Whose turn it is, and how a game ends.

use crate::{MAX_SEATS, Message, PerSeat, Seat};

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// This seat has to move; it has at least one legal move.
    Of(Seat),
    /// Nobody moves any more.
    Over(Outcome),
}

/// How a game ended: a place for every seat, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The place of every seat.
    pub places: Places,
    /// What ended the game.
    pub reason: Reason,
}

impl Outcome {
    /// `seat` wins; the others share second place.
    pub fn win(seat: Seat, players: usize, reason: Reason) -> Outcome {
        Outcome { places: Places::ranked(players, |other| other == seat), reason }
    }

    /// `seat` is last; the others share first place.
    pub fn loss(seat: Seat, players: usize, reason: Reason) -> Outcome {
        Outcome { places: Places::ranked(players, |other| other != seat), reason }
    }

    /// Everybody shares first place.
    pub fn draw(players: usize, reason: Reason) -> Outcome {
        Outcome { places: Places::ranked(players, |_| ()), reason }
    }
}

/// Why a game ended: a stable name for programs, and the name of what people are told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reason {
    /// A stable name, such as `line`.
    pub id: &'static str,
    /// The name of the message that tells it, such as `shiftago-end-five`.
    pub told: &'static str,
}

impl Reason {
    /// What a person is told.
    pub fn message(&self) -> Message {
        Message::named(self.told)
    }
}

/// A place for every seat, 1 the best; equal seats share the better place.
///
/// ```
/// use tabuleiro_core::{Places, Seat};
/// let points = [4, 10, 4];
/// let places = Places::ranked(3, |seat| points[seat.index()]);
/// assert_eq!(places.to_string(), "2,1,2");
/// assert_eq!(places.winner(), Some(Seat::new(1)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Places {
    players: u8,
    places: PerSeat<u8>,
}

impl Places {
    /// Places by merit: more is better, equal merit shares a place.
    pub fn ranked<M: Ord>(players: usize, merit: impl Fn(Seat) -> M) -> Places {
        assert!((1..=MAX_SEATS).contains(&players), "a table has one to four seats");
        let mut places = PerSeat([0; MAX_SEATS]);
        for seat in Seat::all(players) {
            let better = Seat::all(players).filter(|&other| merit(other) > merit(seat)).count();
            places[seat] = better as u8 + 1;
        }
        Places { players: players as u8, places }
    }

    /// How many seats there are.
    pub fn players(&self) -> usize {
        self.players.into()
    }

    /// The place of one seat, 1 the best.
    pub fn place(&self, seat: Seat) -> u8 {
        self.places[seat]
    }

    /// The seat that is first alone, if there is one.
    pub fn winner(&self) -> Option<Seat> {
        let mut first = Seat::all(self.players()).filter(|&seat| self.place(seat) == 1);
        let winner = first.next();
        if first.next().is_none() { winner } else { None }
    }

    /// What a seat earned, from 0 to 1: the share of the other seats that it beat, a tie being half.
    pub fn points(&self, seat: Seat) -> f64 {
        let others = Seat::all(self.players()).filter(|&other| other != seat);
        let halves: u32 = others
            .map(|other| match self.place(seat).cmp(&self.place(other)) {
                std::cmp::Ordering::Less => 2,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Greater => 0,
            })
            .sum();
        f64::from(halves) / (2.0 * (self.players() - 1) as f64)
    }

    fn iter(&self) -> impl Iterator<Item = u8> {
        Seat::all(self.players()).map(|seat| self.place(seat))
    }
}

/// The places in seat order: `1,2` where the first seat won, `1,1` for a draw.
impl std::fmt::Display for Places {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (seat, place) in self.iter().enumerate() {
            let comma = if seat == 0 { "" } else { "," };
            write!(f, "{comma}{place}")?;
        }
        Ok(())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Places {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_the_better_place_and_the_points() {
        let merit = [7, 3, 7, 1];
        let places = Places::ranked(4, |seat| merit[seat.index()]);
        assert_eq!(places.to_string(), "1,3,1,4");
        assert_eq!(places.winner(), None);
        let points: Vec<f64> = Seat::all(4).map(|seat| places.points(seat)).collect();
        assert_eq!(points, [2.5 / 3.0, 1.0 / 3.0, 2.5 / 3.0, 0.0]);
    }

    #[test]
    fn points_of_a_table_add_up_to_half_of_the_seats() {
        for merit in [[0, 0, 0, 0], [1, 2, 3, 4], [1, 1, 2, 2], [5, 0, 0, 0]] {
            let places = Places::ranked(4, |seat| merit[seat.index()]);
            let sum: f64 = Seat::all(4).map(|seat| places.points(seat)).sum();
            assert!((sum - 2.0).abs() < 1e-9, "{places}");
        }
    }
}
