//! The schedule of a match: seed, opening and seats follow from the number of a game. A round is a
//! group of games with the same deal and the same opening in which the players take every seat, so
//! that neither a good seat nor a good deal favours anybody.

use std::sync::Arc;

use tabuleiro_core::{Message, Rng, msg, pick, seeded_rng};
use tabuleiro_session::{Player, Table, Variant};

use crate::MESSAGES;

/// The schedule of a match. Games are numbered from 0.
#[derive(Debug)]
pub(super) struct Schedule {
    pub(super) variant: Arc<dyn Variant>,
    /// The players that are compared.
    pub(super) contenders: Vec<Player>,
    /// The games of a round: the contender on each seat.
    seatings: Vec<Vec<usize>>,
    pub(super) games: u32,
    pub(super) opening: usize,
    pub(super) seed: u64,
}

impl Schedule {
    /// Makes a schedule for one player on each seat, who rotate, or for two players, who share the
    /// seats as evenly as possible.
    pub(super) fn new(
        variant: Arc<dyn Variant>,
        players: &[Player],
        games: u32,
        opening: usize,
        seed: u64,
    ) -> Result<Schedule, Message> {
        let seats = variant.start(seed).players();
        let (contenders, seatings) = if players.len() == 2 {
            (players.to_vec(), even_seatings(seats))
        } else if players.len() == seats {
            let contenders = distinct(players);
            if contenders.len() == 1 {
                let expected = msg!("match-expected-different");
                return Err(msg!("unreadable", expected = expected, got = quoted_players(players)));
            }
            let seatings = rotated_seatings(players, &contenders);
            (contenders, seatings)
        } else {
            let (given, players) = (players.len(), quoted_players(players));
            return Err(if seats > 2 {
                msg!(
                    "match-players-differ-from-seats-or-two",
                    seats = seats,
                    given = given,
                    players = players
                )
            } else {
                msg!(
                    "match-players-differ-from-seats",
                    seats = seats,
                    given = given,
                    players = players
                )
            });
        };
        Ok(Schedule { variant, contenders, seatings, games, opening, seed })
    }

    /// Returns the number of games in a round.
    pub(super) fn round_length(&self) -> usize {
        self.seatings.len()
    }

    /// Returns the round of a game.
    pub(super) fn round(&self, game: u32) -> usize {
        game as usize / self.round_length()
    }

    /// Returns the contender on each seat.
    pub(super) fn seating(&self, game: u32) -> &[usize] {
        &self.seatings[game as usize % self.round_length()]
    }

    /// Returns the table of a game after its opening.
    pub(super) fn table(&self, game: u32) -> Table {
        let players = self.seating(game).iter().map(|&who| self.contenders[who].clone()).collect();
        // The seeds are drawn at random: with consecutive seeds, the matches with seeds 1 and 2
        // would share games.
        let seed = seeded_rng(self.seed, self.round(game) as u64).next_u64();
        let mut table = Table::new(self.variant.clone(), players, seed)
            .expect("a seating has a player for every seat");
        let mut opening = seeded_rng(seed, u64::MAX);
        for _ in 0..self.opening {
            let choices = table.position().legal_moves();
            let moves: Vec<&str> = choices.iter().map(|choice| choice.text.as_str()).collect();
            let Some(chosen) = pick(&mut opening, &moves) else { break };
            table.play(chosen).expect("listed moves are legal");
        }
        table
    }
}

/// Returns the distinct players in their order.
fn distinct(players: &[Player]) -> Vec<Player> {
    let mut distinct: Vec<Player> = Vec::new();
    for player in players {
        if !distinct.contains(player) {
            distinct.push(player.clone());
        }
    }
    distinct
}

/// Returns the players as on the command line.
fn quoted_players(players: &[Player]) -> Message {
    Message::quote(&players.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
}

/// Returns all distinct rotations of the players.
fn rotated_seatings(players: &[Player], contenders: &[Player]) -> Vec<Vec<usize>> {
    let mut seating: Vec<usize> = players
        .iter()
        .map(|player| {
            contenders.iter().position(|known| known == player).expect("contenders are players")
        })
        .collect();
    let mut seatings = Vec::new();
    while !seatings.contains(&seating) {
        seatings.push(seating.clone());
        seating.rotate_left(1);
    }
    seatings
}

/// Returns all even distributions of the seats to two players, each followed by its exchange.
fn even_seatings(seats: usize) -> Vec<Vec<usize>> {
    let mut seatings = Vec::new();
    // The bits choose the players of the second and later seats; the first seat has the first
    // player.
    for later in (0..1_usize << (seats - 1)).rev() {
        let seating: Vec<usize> =
            (0..seats).map(|seat| if seat == 0 { 0 } else { later >> (seat - 1) & 1 }).collect();
        let second = seating.iter().sum::<usize>();
        if second.abs_diff(seats - second) <= 1 {
            let exchanged = seating.iter().map(|who| 1 - who).collect();
            seatings.extend([seating, exchanged]);
        }
    }
    seatings
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_session::{parse_players, parse_spec};

    fn schedule(spec: &str, players: &str) -> Result<Schedule, Message> {
        tabuleiro_i18n::register(crate::MESSAGES);
        let variant = parse_spec(spec).unwrap();
        let players = parse_players(&variant.game_type(), players).unwrap();
        Schedule::new(variant, &players, 100, 3, 7)
    }

    /// The seatings of a round, such as `AB BA`.
    fn round(schedule: &Schedule) -> String {
        let letters = |seating: &[usize]| seating.iter().map(|&who| ['A', 'B', 'C'][who]).collect();
        let games: Vec<String> = (0..schedule.round_length() as u32)
            .map(|game| letters(schedule.seating(game)))
            .collect();
        games.join(" ")
    }

    #[test]
    fn everybody_has_every_seat_in_a_round() {
        for (spec, players, expected) in [
            ("pivit", "bot:random,bot:opportunist", "AB BA"),
            ("pivit", "bot:random,bot:random", "AB BA"),
            ("shiftago:mode=expert,players=3", "bot:random,bot:builder,bot:guard", "ABC BCA CAB"),
            ("pivit:players=3", "bot:random,bot:opportunist,bot:opportunist", "ABB BBA BAB"),
            ("pivit:players=3", "bot:random,bot:opportunist", "ABB BAA AAB BBA ABA BAB"),
            ("pivit:players=4", "bot:random,bot:opportunist", "AABB BBAA ABAB BABA ABBA BAAB"),
        ] {
            let schedule = schedule(spec, players).unwrap();
            let found = round(&schedule);
            assert_eq!(found, expected, "{spec} {players}");
            let seats = schedule.seating(0).len();
            for contender in 0..schedule.contenders.len() {
                let on = |seat: usize| {
                    let games = 0..schedule.round_length() as u32;
                    games.filter(|&game| schedule.seating(game)[seat] == contender).count()
                };
                assert!((1..seats).all(|seat| on(seat) == on(0)), "{found}");
            }
        }
    }

    #[test]
    fn two_players_change_places_from_game_to_game() {
        for spec in ["pivit", "pivit:players=3", "pivit:players=4"] {
            let schedule = schedule(spec, "bot:random,bot:opportunist").unwrap();
            for game in (0..schedule.round_length() as u32).step_by(2) {
                let exchanged: Vec<usize> =
                    schedule.seating(game).iter().map(|who| 1 - who).collect();
                assert_eq!(schedule.seating(game + 1), exchanged);
                assert_eq!(schedule.seating(game)[0], 0);
            }
        }
    }

    #[test]
    fn a_round_has_no_seating_twice() {
        let schedule =
            schedule("pivit:players=4", "bot:random,bot:opportunist,bot:random,bot:opportunist");
        assert_eq!(round(&schedule.unwrap()), "ABAB BABA");
    }

    #[test]
    fn a_round_has_one_deal_and_one_opening_and_the_next_another() {
        let schedule = schedule("dominup", "bot:random,bot:greedy").unwrap();
        let start = |game| {
            let table = schedule.table(game);
            assert_eq!(table.moves().len(), 3);
            let moves: Vec<String> = table.moves().map(|played| played.text.clone()).collect();
            (table.seed(), table.position_at(0).unwrap().format_position(), moves)
        };
        assert_eq!(start(0), start(1));
        assert_eq!(start(6), start(7));
        assert_ne!(start(0).1, start(2).1);
        assert_ne!(start(1).2, start(3).2);
    }

    #[test]
    fn a_wrong_number_of_players_is_refused() {
        for (spec, players, words) in [
            (
                "pivit",
                "bot:random",
                "expected a player for each of the 2 seats, got 1: \"bot:random\"",
            ),
            (
                "pivit:players=4",
                "bot:random,bot:random,bot:random",
                "expected a player for each of the 4 seats or two players, got 3: \
                 \"bot:random bot:random bot:random\"",
            ),
            (
                "pivit:players=3",
                "bot:random,bot:random,bot:random",
                "expected at least two different players, got \"bot:random bot:random bot:random\"",
            ),
        ] {
            assert_eq!(schedule(spec, players).unwrap_err().to_string(), words);
        }
    }
}
