//! Screens above a running game.

use ratatui::crossterm::event::KeyCode;

use super::{LARGE, SMALL, TestApp, new_game};

#[test]
fn a_computer_moves_while_the_rules_are_open() {
    let data = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(data.path(), new_game(data.path(), "shiftago", "human,bot:guard"));
    app.play("L3");
    app.press(&[KeyCode::Char('i')]);
    let rules = app.screen();
    app.run_jobs();
    assert_eq!(app.screen(), rules, "the rules stay open");
    app.press(&[KeyCode::Esc]);
    app.assert_shows_text("2. O ");
}

#[test]
fn closing_a_screen_returns_to_the_one_below() {
    let data = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(data.path(), new_game(data.path(), "shiftago", "human,human"));
    let game = app.screen();
    app.press(&[KeyCode::Char('l')]);
    assert_ne!(app.screen(), game);
    app.press(&[KeyCode::Esc]);
    assert_eq!(app.screen(), game);
}

#[test]
fn resizing_reaches_the_screens_below() {
    let data = tempfile::tempdir().unwrap();
    // The cursor is on the last target, which a small terminal shows only after scrolling.
    let at_last_target = || {
        let mut app = TestApp::new(data.path(), new_game(data.path(), "pivit", "human,human"));
        app.resize(LARGE);
        app.press(&[KeyCode::Tab, KeyCode::BackTab]);
        app
    };
    let mut resized_below = at_last_target();
    resized_below.press(&[KeyCode::Char('i')]);
    resized_below.resize(SMALL);
    resized_below.press(&[KeyCode::Esc]);
    let mut resized_on_top = at_last_target();
    resized_on_top.resize(SMALL);
    assert_eq!(resized_below.screen(), resized_on_top.screen());
}
