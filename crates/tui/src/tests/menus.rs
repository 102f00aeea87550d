//! Menus: setting up games, and settings.

use std::fs;

use ratatui::crossterm::event::{
    Event, KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use tabuleiro_core::msg;
use tabuleiro_session::Settings;

use super::{TestApp, new_game};
use crate::{InitialScreen, MESSAGES};

#[test]
fn a_game_is_set_up_by_keys_alone() {
    let data = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(data.path(), InitialScreen::MainMenu);
    app.type_text("pivit");
    app.press(&[KeyCode::Enter]);
    // Four players do not fit on the small board.
    app.type_text("4");
    app.press(&[KeyCode::Enter]);
    app.type_text("6");
    app.press(&[KeyCode::Enter, KeyCode::Enter]);
    app.assert_shows_text("Expected");
    app.press(&[KeyCode::Enter, KeyCode::Enter, KeyCode::Enter]);
    app.assert_shows(&msg!("menu-seat", seat = 1, pieces = "a"));
    // Back to the last option and forward again, then a person with a name against a bot.
    app.press(&[KeyCode::Esc, KeyCode::Enter, KeyCode::Enter]);
    app.type_text("Ana");
    app.press(&[KeyCode::Enter]);
    app.type_text("opportunist");
    app.press(&[KeyCode::Enter]);
    app.assert_shows_text("Ana (a)");
    app.assert_shows_text("opportunist (b)");
}

#[test]
fn the_preselected_game_is_against_the_level_and_under_the_name_of_the_settings() {
    let data = tempfile::tempdir().unwrap();
    let settings = Settings { name: Some("Rui".to_owned()), level: Some(5), ..Settings::default() };
    settings.save(&data.path().join("settings.conf")).unwrap();
    let mut app = TestApp::new(data.path(), InitialScreen::MainMenu);
    app.press(&[KeyCode::Enter; 7]);
    app.assert_shows_text("Rui (X)");
    app.assert_shows_text("Computer level 5 (O)");
}

#[test]
fn settings_take_effect_and_are_saved_at_once() {
    let data = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(data.path(), InitialScreen::MainMenu);
    app.type_text("settings");
    app.press(&[KeyCode::Enter, KeyCode::Enter]);
    app.type_text("Ana");
    app.press(&[KeyCode::Enter, KeyCode::Down, KeyCode::Enter]);
    app.assert_shows_text("Português");
    app.press(&[KeyCode::Down, KeyCode::Enter, KeyCode::Down, KeyCode::Enter]);
    app.press(&[KeyCode::Esc]);
    app.assert_shows_text("Sair");
    let saved = fs::read_to_string(data.path().join("settings.conf")).unwrap();
    assert_eq!(saved, "name = Ana\nlanguage = pt\nlevel = 4\ncolours = always\n");
}

#[test]
fn pasted_text_goes_to_the_open_input_only() {
    let data = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(data.path(), new_game(data.path(), "shiftago", "human,human"));
    let before = app.screen();
    app.paste("L3");
    assert_eq!(app.screen(), before, "no input is open");
    app.press(&[KeyCode::Char(':')]);
    app.paste("L3");
    app.press(&[KeyCode::Enter]);
    app.assert_shows_text("1. X L3");

    let mut app = TestApp::new(data.path(), InitialScreen::MainMenu);
    app.type_text("settings");
    app.press(&[KeyCode::Enter, KeyCode::Enter]);
    app.paste("Eva");
    app.press(&[KeyCode::Enter]);
    app.assert_shows_text("Name: Eva");
    app.press(&[KeyCode::Esc]);
    // The options of the first game, then the name of the person on the first seat.
    app.press(&[KeyCode::Home, KeyCode::Enter]);
    while !app.screen().contains("Computer level 8") {
        app.press(&[KeyCode::Enter]);
    }
    app.press(&[KeyCode::Enter]);
    app.paste(" Maria");
    app.press(&[KeyCode::Enter, KeyCode::Enter]);
    app.assert_shows_text("Eva Maria (X)");
}

#[test]
fn a_click_on_a_menu_item_chooses_it() {
    let data = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(data.path(), InitialScreen::MainMenu);
    let row = app.screen().lines().position(|line| line.contains("Quantum Leap")).unwrap();
    let kind = MouseEventKind::Down(MouseButton::Left);
    let modifiers = KeyModifiers::NONE;
    app.app.handle_event(Event::Mouse(MouseEvent { kind, column: 10, row: row as u16, modifiers }));
    assert!(app.screen().starts_with(" Quantum Leap"), "{}", app.screen());
}
