//! Tables through their public interface.

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
fn a_resignation_discards_undone_moves() {
    let mut table = table("human,human");
    table.play("L1").unwrap();
    table.play("L2").unwrap();
    table.undo();
    assert!(table.resign(Seat::new(1)) && table.undo());
    assert!(!table.redo());
    assert_eq!(table.moves().len(), 1);
}

#[test]
fn setting_up_a_position_replaces_the_game() {
    let mut table = table("human,human");
    table.play("L1").unwrap();
    table.resign(Seat::FIRST);
    table.set_up(NEARLY_OVER).unwrap();
    assert!(!table.is_over() && table.moves().len() == 0 && !table.redo());
    assert_eq!(table.set_up_position().as_deref(), Some(NEARLY_OVER));
    assert_eq!(table.position().format_position(), NEARLY_OVER);
}

#[test]
fn the_player_of_a_seat_can_be_replaced() {
    let mut table = table("human,human");
    table.set_player(Seat::FIRST, Player::bot("random"));
    assert_eq!(table.player(Seat::FIRST), &Player::bot("random"));
    assert_eq!(table.player(Seat::new(1)), &Player::human());
    assert!(table.play_computer_move(&Budget::STANDARD, &()).is_some());
}

#[test]
fn every_ply_has_its_own_random_numbers() {
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

/// Stops a search after depth 3.
#[derive(Default)]
struct DepthThree(AtomicBool);

impl Observer<String> for DepthThree {
    fn should_stop(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    fn on_progress(&self, progress: &Progress<String>) {
        self.0.fetch_or(progress.depth >= 3, Ordering::Relaxed);
    }
}

#[test]
fn a_hint_is_the_move_of_the_strongest_level() {
    let table = table("human,human");
    let search = |level| {
        table.position().search_at_level(level, &mut seeded_rng(11, 1), &DepthThree::default())
    };
    let (weakest, strongest) = (search(1), search(LEVEL_COUNT as u8));
    assert_ne!(weakest.nodes, strongest.nodes);
    let hint = table.hint(&DepthThree::default()).unwrap();
    let found = hint.analysis.unwrap();
    assert_eq!((hint.text, found.nodes), (strongest.best_move(), strongest.nodes));
}

#[test]
fn random_seeds_differ_and_have_at_most_nine_digits() {
    let seeds: Vec<u64> = (0..20).map(|_| random_seed()).collect();
    assert!(seeds.iter().all(|&seed| seed < 1_000_000_000), "{seeds:?}");
    assert!(seeds.iter().any(|&seed| seed != seeds[0]));
}
