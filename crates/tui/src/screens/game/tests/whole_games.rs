//! Whole games by keys, by the mouse and by typing.

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use tabuleiro_core::{GameRng, Spot, msg, pick, seeded_rng};
use tabuleiro_session::{GameType, LegalMove, interrupted_games};

use super::{LARGE, SMALL, TestScreen, variants};
use crate::MESSAGES;
use crate::screen::Screen;

/// Returns a random legal move, or the move of a button such as passing, so that every game ends.
fn random_move(test: &TestScreen, rng: &mut GameRng) -> LegalMove {
    let legal_moves = &test.screen.legal_moves;
    let is_button = |legal_move: &&LegalMove| matches!(legal_move.spots[..], [Spot::Button(_)]);
    legal_moves.iter().find(is_button).cloned().unwrap_or_else(|| {
        let indices: Vec<usize> = (0..legal_moves.len()).collect();
        legal_moves[pick(rng, &indices).unwrap()].clone()
    })
}

/// Plays random moves to the end of the game. `make_move` enters each of them.
fn play_to_the_end(test: &mut TestScreen, make_move: fn(&mut TestScreen, &LegalMove)) {
    let mut rng = seeded_rng(5, 1);
    while !test.screen.game.table().is_over() {
        if test.screen.game.handover_to().is_some() {
            test.press(KeyCode::Enter);
        }
        let legal_move = random_move(test, &mut rng);
        let moves_before = test.move_count();
        make_move(test, &legal_move);
        let state = format!("{} {}", test.screen.title(), test.screen.position().format_position());
        assert_eq!(test.last_move().as_ref(), Some(&legal_move.text), "{state}");
        assert_eq!(test.move_count(), moves_before + 1, "{state}");
        if moves_before.is_multiple_of(16) {
            test.drawn();
        }
    }
    assert!(interrupted_games(test.data.path()).is_empty(), "a running game is not interrupted");
    test.assert_shows(&msg!("screen-keys-over"));
    test.screen.close();
}

#[test]
fn every_variant_can_be_played_to_its_end_by_tab_and_enter() {
    for variant in variants() {
        play_to_the_end(&mut TestScreen::with_people(&variant, SMALL), |test, legal_move| {
            for &spot in &legal_move.spots {
                for _ in 0..500 {
                    if test.screen.cursor == Some(spot) {
                        break;
                    }
                    test.press(KeyCode::Tab);
                }
                assert_eq!(test.screen.cursor, Some(spot), "Tab reaches every target");
                test.press(KeyCode::Enter);
            }
        });
    }
}

#[test]
fn every_game_can_be_played_to_its_end_by_the_mouse() {
    // The whole board fits on the screen.
    let area = Rect::new(0, 0, 260, 120);
    for game in GameType::all() {
        let variant = game.with_options("").unwrap();
        play_to_the_end(&mut TestScreen::with_people(&variant, area), |test, legal_move| {
            for &spot in &legal_move.spots {
                let point = test.point_of(spot);
                test.click(point);
            }
        });
    }
}

#[test]
fn every_game_can_be_played_to_its_end_by_typing() {
    for game in GameType::all() {
        let variant = game.with_options("").unwrap();
        play_to_the_end(&mut TestScreen::with_people(&variant, LARGE), |test, legal_move| {
            test.play(&legal_move.text);
        });
    }
}
