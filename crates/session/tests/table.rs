//! Tables through their public interface: what is forgotten, and what chance and players decide.

#![allow(clippy::unwrap_used)]

use std::sync::atomic::{AtomicBool, Ordering};

use tabuleiro_core::{LEVEL_COUNT, Seat, seeded_rng};
use tabuleiro_session::{
    Budget, Observer, Player, Progress, Table, parse_players, parse_spec, random_seed,
};

const NEARLY_OVER: &str = "XXXX.../......./......./......./......./......./OOO.... 1 18,19";

fn table(seats: &str) -> Table {
    let variant = parse_spec("shiftago").unwrap();
    let players = parse_players(&variant.game_type(), seats).unwrap();
    Table::new(variant, players, 11).unwrap()
}

#[test]
fn a_resignation_forgets_what_was_taken_back() {
    let mut table = table("human,human");
    table.play("L1").unwrap();
    table.play("L2").unwrap();
    table.undo();
    assert!(table.resign(Seat::new(1)) && table.undo());
    assert!(!table.redo());
    assert_eq!(table.moves().len(), 1);
}

#[test]
fn a_position_that_is_set_up_replaces_the_game() {
    let mut table = table("human,human");
    table.play("L1").unwrap();
    table.resign(Seat::FIRST);
    table.set_up(NEARLY_OVER).unwrap();
    assert!(!table.is_over() && table.moves().len() == 0 && !table.redo());
    assert_eq!(table.set_up_position().as_deref(), Some(NEARLY_OVER));
    assert_eq!(table.position().format_position(), NEARLY_OVER);
}

#[test]
fn another_player_can_take_a_seat() {
    let mut table = table("human,human");
    table.set_player(Seat::FIRST, Player::bot("random"));
    assert_eq!(table.player(Seat::FIRST), &Player::bot("random"));
    assert_eq!(table.player(Seat::new(1)), &Player::human());
    assert!(table.play_computer_move(&Budget::STANDARD, &()).is_some());
}

#[test]
fn every_ply_has_its_own_dice() {
    let mut table = table("bot:random,bot:random");
    for ply in 1..=8 {
        let expected = table.position().bot_move("random", &mut seeded_rng(11, ply));
        assert_eq!(
            table.play_computer_move(&Budget::STANDARD, &()).unwrap().text,
            expected,
            "ply {ply}"
        );
    }
}

/// Ends a search after a few turns of depth.
#[derive(Default)]
struct Shallow(AtomicBool);

impl Observer<String> for Shallow {
    fn should_stop(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    fn on_progress(&self, progress: &Progress<String>) {
        self.0.fetch_or(progress.depth >= 3, Ordering::Relaxed);
    }
}

#[test]
fn a_hint_is_what_the_strongest_level_would_play() {
    let table = table("human,human");
    let think = |level| {
        table.position().search_at_level(level, &mut seeded_rng(11, 1), &Shallow::default())
    };
    let (weakest, strongest) = (think(1), think(LEVEL_COUNT as u8));
    assert_ne!(weakest.nodes, strongest.nodes);
    let hint = table.hint(&Shallow::default()).unwrap();
    let found = hint.analysis.unwrap();
    assert_eq!((hint.text, found.nodes), (strongest.best_move(), strongest.nodes));
}

#[test]
fn seeds_are_short_enough_to_be_typed_and_differ() {
    let seeds: Vec<u64> = (0..20).map(|_| random_seed()).collect();
    assert!(seeds.iter().all(|&seed| seed < 1_000_000_000), "{seeds:?}");
    assert!(seeds.iter().any(|&seed| seed != seeds[0]));
}
