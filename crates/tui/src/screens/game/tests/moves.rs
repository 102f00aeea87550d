//! Moves by picking spots, by typing and from the list; hidden hands.

use std::collections::BTreeSet;

use ratatui::crossterm::event::KeyCode;
use tabuleiro_core::{Cell, Spot, msg};

use super::TestScreen;
use crate::MESSAGES;

#[test]
fn picking_a_piece_highlights_its_targets_and_esc_undoes_the_pick() {
    let mut test = TestScreen::new("pivit", "human,human");
    assert!(test.screen.highlighted_targets().is_empty());
    test.press(KeyCode::Tab);
    test.press(KeyCode::Enter);
    assert_eq!(test.screen.picked.len(), 1);
    assert!(!test.screen.highlighted_targets().is_empty());
    test.assert_shows_text("+");
    test.press(KeyCode::Up);
    test.press(KeyCode::Esc);
    assert!(test.screen.picked.is_empty() && test.screen.highlighted_targets().is_empty());
}

#[test]
fn picking_another_piece_replaces_the_pick_and_the_same_piece_undoes_it() {
    let mut test = TestScreen::new("pivit", "human,human");
    let [first, second] = [0, 1].map(|index| test.screen.targets()[index]);
    test.pick(first);
    assert_eq!(test.screen.picked, [first]);
    test.pick(second);
    assert_eq!(test.screen.picked, [second]);
    test.pick(second);
    assert!(test.screen.picked.is_empty());
    assert_eq!(test.move_count(), 0);
}

#[test]
fn targets_that_complete_a_move_are_highlighted() {
    let mut test = TestScreen::new("dominup", "human,bot:random");
    test.run_jobs();
    let tile = test.screen.targets()[0];
    assert!(matches!(tile, Spot::Tray(_)));
    assert!(test.screen.highlighted_targets().is_empty(), "a tile alone is no move");
    test.pick(tile);
    let second_spots = test.screen.legal_moves.iter().filter(|legal| legal.spots[0] == tile);
    let expected: BTreeSet<Spot> = second_spots.map(|legal| legal.spots[1]).collect();
    assert_eq!(test.screen.highlighted_targets(), expected.into_iter().collect::<Vec<_>>());
    let test = TestScreen::new("shiftago", "human,human");
    assert_eq!(test.screen.highlighted_targets().len(), 28, "each lane end is a move");
}

#[test]
fn picking_a_cell_without_a_move_shows_the_reason() {
    let mut test = TestScreen::new("pivit", "human,human");
    test.pick(Spot::Cell(Cell::new(3, 3)));
    assert!(test.screen.picked.is_empty());
    assert!(!test.screen.messages.is_empty());
}

#[test]
fn tab_completes_a_typed_move_and_an_illegal_one_stays_in_the_input() {
    let mut test = TestScreen::new("shiftago", "human,human");
    let input = |test: &TestScreen| test.screen.move_input.as_ref().unwrap().input.text();
    test.type_text(":r");
    test.press(KeyCode::Tab);
    test.press(KeyCode::Tab);
    assert_eq!(input(&test), "R2");
    test.press(KeyCode::BackTab);
    assert_eq!(input(&test), "R1");
    test.type_text("9");
    test.press(KeyCode::Enter);
    test.assert_shows_text("expected a lane from 1 to 7");
    assert_eq!(input(&test), "R19");
    test.press(KeyCode::Backspace);
    test.press(KeyCode::Enter);
    assert_eq!(test.last_move().unwrap(), "R1");
}

#[test]
fn a_move_is_played_from_the_list_of_legal_moves() {
    let mut test = TestScreen::new("quantum-leap:side=3,swap=off", "human,human");
    let number = test.screen.legal_moves.len();
    test.press(KeyCode::Char('m'));
    test.assert_shows(&msg!("screen-legal-moves", number = number));
    test.press(KeyCode::Enter);
    assert_eq!(test.move_count(), 1);
}

#[test]
fn hidden_hands_are_covered_until_the_next_player_confirms() {
    let mut test = TestScreen::new("dominup", "human:Ana,human:Rui");
    let seat = test.screen.game.handover_to().unwrap();
    let who = test.screen.game.table().seat_label(seat);
    let covered = test.drawn();
    test.assert_shows(&msg!("play-cover", who = who));
    assert!(!covered.contains("│7│7│"), "{covered}");
    for key in ['m', 'p', 'h', ':', 'u', 'i'] {
        test.press(KeyCode::Char(key));
        assert_eq!(test.drawn(), covered, "the key {key} changes nothing");
    }
    test.press(KeyCode::Enter);
    assert_eq!(test.screen.game.handover_to(), None);
    test.assert_shows_text("│7│7│");
    let text = test.screen.legal_moves[0].text.clone();
    test.play(&text);
    assert_eq!(test.screen.game.handover_to(), Some(seat.next(2)));
}
