//! Labels of seats, turns and outcomes with the names of their players.

use tabuleiro_core::{Message, Outcome, Seat, Turn, msg};

use crate::resignation::RESIGNATION;
use crate::{MESSAGES, Player, Position, Table};

/// Returns the label of a seat with its player, such as `Ana (X)`, `guard (O)` or `X`.
///
/// ```
/// use tabuleiro_core::Seat;
/// use tabuleiro_session::{Player, parse_spec, seat_label};
///
/// let position = parse_spec("shiftago")?.start(0);
/// let players = [Player::Human(Some("Ana".to_owned())), Player::human()];
/// assert_eq!(seat_label(&*position, &players, Seat::FIRST).to_string(), "Ana (X)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn seat_label(position: &dyn Position, players: &[Player], seat: Seat) -> Message {
    let pieces = position.seat_name(seat);
    match players.get(seat.index()).and_then(Player::name) {
        Some(name) => msg!("seat-of", who = name, pieces = pieces),
        None => pieces,
    }
}

/// Returns a message with the player to move or the outcome of a position.
pub fn turn_message(position: &dyn Position, players: &[Player]) -> Message {
    message_of_turn(position, players, position.turn())
}

impl Player {
    /// Returns the name of the player for people; `None` for a person who gave none.
    pub fn name(&self) -> Option<Message> {
        match self {
            Player::Human(name) => name.clone().map(Message::from),
            Player::Bot(name) => Some(name.clone().into()),
            Player::Engine(None) => Some(msg!("player-engine")),
            Player::Engine(Some(level)) => Some(msg!("player-engine-level", level = *level)),
        }
    }
}

impl Table {
    /// Returns the label of a seat with its player.
    pub fn seat_label(&self, seat: Seat) -> Message {
        seat_label(&**self.position(), self.players(), seat)
    }

    /// Returns a message with the player to move or the outcome, by the rules or by resignation.
    pub fn turn_message(&self) -> Message {
        message_of_turn(&**self.position(), self.players(), self.turn())
    }
}

fn message_of_turn(position: &dyn Position, players: &[Player], turn: Turn) -> Message {
    match turn {
        Turn::Of(seat) => msg!("turn-of", who = seat_label(position, players, seat)),
        Turn::Over(outcome) => outcome_message(position, players, &outcome),
    }
}

/// Returns a message with the winner and the reason; with more than two players also all ranks.
pub fn outcome_message(position: &dyn Position, players: &[Player], outcome: &Outcome) -> Message {
    let seats = || Seat::all(position.players());
    let label = |seat| seat_label(position, players, seat);
    let first: Vec<Seat> = seats().filter(|&seat| outcome.ranking.rank(seat) == 1).collect();
    let result = match outcome.ranking.winner() {
        Some(winner) => msg!("outcome-wins", who = label(winner)),
        None if first.len() == position.players() => msg!("outcome-draw"),
        None => msg!("outcome-shared", who = Message::list_and(first.iter().copied().map(label))),
    };
    let last = seats().max_by_key(|&seat| outcome.ranking.rank(seat));
    let ended = match last {
        Some(loser) if outcome.reason.id == RESIGNATION.id => {
            msg!("outcome-resignation", who = label(loser), result = result)
        }
        _ => msg!("outcome-because", result = result, reason = outcome.reason.message()),
    };
    if position.players() == 2 || first.len() == position.players() {
        return ended;
    }
    let mut ranked: Vec<Seat> = seats().collect();
    ranked.sort_by_key(|&seat| outcome.ranking.rank(seat));
    let place =
        |seat: Seat| msg!("outcome-place", place = outcome.ranking.rank(seat), who = label(seat));
    let places = Message::list(ranked.into_iter().map(place));
    msg!("outcome-with-places", ended = ended, places = places)
}

#[cfg(test)]
mod tests {
    use tabuleiro_core::{Ranking, Reason};

    use super::*;
    use crate::{parse_players, parse_spec};

    const REASON: Reason = Reason { id: "agreement", message_id: "outcome-draw" };

    fn table(spec: &str, seats: &str) -> Table {
        let variant = parse_spec(spec).unwrap();
        let players = parse_players(&variant.game_type(), seats).unwrap();
        Table::new(variant, players, 1).unwrap()
    }

    #[test]
    fn a_seat_is_labelled_with_its_player() {
        let label = |seats: &str| table("shiftago", seats).seat_label(Seat::new(1)).to_string();
        assert_eq!(label("human,human"), "O");
        assert_eq!(label("human,human:Rui"), "Rui (O)");
        assert_eq!(label("human,bot:guard"), "guard (O)");
        assert_eq!(label("human,engine:5"), "Computer level 5 (O)");
        assert_eq!(label("human,engine"), "Computer (O)");
    }

    /// Returns the message of an outcome that ranks the seats by these keys, the greatest first.
    fn outcome_text(spec: &str, keys: &[u8]) -> String {
        let start = parse_spec(spec).unwrap().start(1);
        let ranking = Ranking::by(keys.len(), |seat: Seat| keys[seat.index()]);
        outcome_message(&*start, &[], &Outcome { ranking, reason: REASON }).to_string()
    }

    #[test]
    fn ranks_are_listed_only_with_three_players_and_a_winner() {
        assert_eq!(outcome_text("shiftago", &[1, 2]), "O wins: draw");
        assert_eq!(outcome_text("shiftago", &[1, 1]), "draw: draw");
        let three = "shiftago:players=3";
        assert_eq!(outcome_text(three, &[1, 1, 1]), "draw: draw");
        let [x, o, third] = Seat::all(3)
            .map(|seat| parse_spec(three).unwrap().start(1).seat_name(seat).to_string())
            .collect::<Vec<_>>()
            .try_into()
            .unwrap();
        let ranked = format!("{third} wins: draw (1. {third}, 2. {x}, 3. {o})");
        assert_eq!(outcome_text(three, &[2, 1, 3]), ranked);
        let shared =
            format!("{x} and {third} share first place: draw (1. {x}, 1. {third}, 3. {o})");
        assert_eq!(outcome_text(three, &[2, 1, 2]), shared);
    }
}
