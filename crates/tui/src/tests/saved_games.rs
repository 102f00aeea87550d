//! Saving, loading and resuming games.

use std::fs;

use ratatui::crossterm::event::KeyCode;
use tabuleiro_core::msg;
use tabuleiro_session::{interrupted_games, load};

use super::{TestApp, new_game};
use crate::{InitialScreen, MESSAGES};

#[test]
fn a_game_is_saved_on_leaving_and_loaded_again() {
    let data = tempfile::tempdir().unwrap();
    let initial = new_game(data.path(), "shiftago", "human:Ana,human:Rui");
    let mut app = TestApp::new(data.path(), initial);
    app.play("L3");
    app.press(&[KeyCode::Char('q')]);
    app.assert_shows(&msg!("screen-unsaved"));
    // Stay first, then save to a file of another name.
    app.press(&[KeyCode::End, KeyCode::Enter, KeyCode::Char('q'), KeyCode::Enter]);
    app.press_with_control('u');
    app.type_text("sunday");
    app.press(&[KeyCode::Enter]);
    assert!(app.app.should_quit());
    let file = data.path().join("games/sunday.txt");
    assert_eq!(load(&file).unwrap().moves.len(), 1);
    assert!(interrupted_games(data.path()).is_empty(), "the autosave of a saved game is discarded");

    let mut app = TestApp::new(data.path(), InitialScreen::MainMenu);
    app.type_text("load");
    app.press(&[KeyCode::Enter]);
    app.assert_shows_text("sunday");
    app.press(&[KeyCode::Enter]);
    app.assert_shows_text("1. X L3");
    // A game without unsaved moves is left without a dialog.
    app.press(&[KeyCode::Char('n')]);
    assert!(app.is_at_main_menu());
}

#[test]
fn a_file_that_is_not_of_this_game_is_replaced_only_after_confirmation() {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("notes.txt");
    fs::write(&file, "mine").unwrap();
    let mut app = TestApp::new(data.path(), new_game(data.path(), "shiftago", "human,human"));
    app.play("L3");
    let save = |app: &mut TestApp| {
        app.press(&[KeyCode::Char('s')]);
        app.press_with_control('u');
        app.paste(&file.display().to_string());
        app.press(&[KeyCode::Enter]);
    };
    save(&mut app);
    app.press(&[KeyCode::Enter]);
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    save(&mut app);
    app.press(&[KeyCode::Down, KeyCode::Enter]);
    assert_eq!(load(&file).unwrap().moves.len(), 1);
}

#[test]
fn loading_a_file_that_is_not_a_record_shows_the_error() {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("notes.txt");
    fs::write(&file, "mine").unwrap();
    let mut app = TestApp::new(data.path(), InitialScreen::MainMenu);
    app.type_text("load");
    app.press(&[KeyCode::Enter, KeyCode::Home, KeyCode::Enter]);
    app.paste(&file.display().to_string());
    app.press(&[KeyCode::Enter]);
    app.assert_shows_text("expected the move number");
}

#[test]
fn an_interrupted_game_is_offered_in_the_menu_until_it_is_left() {
    let data = tempfile::tempdir().unwrap();
    let initial = new_game(data.path(), "shiftago", "human:Ana,human:Rui");
    let mut app = TestApp::new(data.path(), initial);
    app.play("L3");
    app.play("L4");
    app.press_with_control('c');
    assert!(app.app.should_quit(), "Ctrl+C quits without a dialog");
    drop(app);

    let mut app = TestApp::new(data.path(), InitialScreen::MainMenu);
    let offer = msg!("screen-go-on", game = "Shiftago");
    app.assert_shows(&offer);
    app.press(&[KeyCode::Enter]);
    app.assert_shows_text("2. O L4");
    app.press(&[KeyCode::Char('n'), KeyCode::Down, KeyCode::Enter]);
    assert!(app.is_at_main_menu() && !app.shows(&offer), "{}", app.screen());
}
