//! Earlier positions.

use ratatui::crossterm::event::KeyCode;

use super::TestScreen;

/// Opens a game and plays three moves.
fn after_three_moves() -> TestScreen {
    let mut test = TestScreen::new("shiftago", "human,human");
    for text in ["L1", "L2", "L3"] {
        test.play(text);
    }
    test
}

#[test]
fn earlier_positions_can_be_viewed_and_left() {
    let mut test = after_three_moves();
    let board = |test: &TestScreen| -> Vec<String> {
        test.drawn().lines().skip(1).take(14).map(str::to_owned).collect()
    };
    let current = board(&test);
    test.press(KeyCode::PageUp);
    test.press(KeyCode::PageUp);
    assert_eq!(test.screen.ply(), 1);
    assert_eq!(test.drawn().matches("fter move 1 of 3").count(), 1, "{}", test.drawn());
    assert_ne!(board(&test), current);
    test.press(KeyCode::Home);
    assert_eq!(test.screen.ply(), 0);
    test.press(KeyCode::End);
    assert_eq!(test.screen.ply(), 3);
    assert_eq!(board(&test), current);
}

#[test]
fn moves_cannot_be_made_in_earlier_positions() {
    let mut test = after_three_moves();
    test.press(KeyCode::PageUp);
    assert!(test.screen.targets().is_empty());
    test.press(KeyCode::Char(':'));
    assert!(test.screen.move_input.is_none());
    test.press(KeyCode::Tab);
    test.press(KeyCode::Enter);
    assert_eq!((test.screen.ply(), test.move_count()), (3, 3), "Enter returns to the last move");
}
