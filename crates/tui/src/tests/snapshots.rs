//! Snapshots of the screens in `tests/screens`, in both languages and at two sizes.
//!
//! `UPDATE_SCREENS=1 cargo test -p tabuleiro-tui` writes them anew.

use std::fs;
use std::path::{Path, PathBuf};

use ratatui::buffer::Cell;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Size;
use ratatui::style::{Color, Modifier};
use tabuleiro_core::{Language, msg};
use tabuleiro_session::{GameType, Player, Table};

use super::{LARGE, SMALL, TestApp, config, game_screen, new_game};
use crate::{Config, InitialScreen, MESSAGES};

fn snapshot_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens")
}

/// Compares screens with the snapshot of that name, or writes it if `UPDATE_SCREENS` is set.
fn assert_snapshot(name: &str, screens: &str) {
    let file = snapshot_folder().join(format!("{name}.txt"));
    if std::env::var_os("UPDATE_SCREENS").is_some() {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, screens).unwrap();
    }
    let expected = fs::read_to_string(&file).unwrap_or_default();
    assert!(expected == screens, "{name} differs from {file:?}:\n{screens}");
}

/// Returns each combination of language and size, with its suffix in the names of snapshots.
fn snapshot_variants() -> impl Iterator<Item = (Language, Size, String)> {
    let sizes = [SMALL, LARGE].into_iter();
    sizes.flat_map(|size| Language::ALL.map(|language| (language, size))).map(|(language, size)| {
        (language, size, format!("{}-{}x{}", language.code(), size.width, size.height))
    })
}

#[test]
fn menus_match_their_snapshots() {
    // The name of a folder is drawn, so it has to be the same everywhere. It does not exist.
    let data = Path::new("nowhere");
    for (language, size, suffix) in snapshot_variants() {
        let mut app =
            TestApp::with_language_and_size(data, InitialScreen::MainMenu, language, size);
        let mut screens = String::new();
        let mut capture = |app: &TestApp| screens += &(app.screen() + "\n");
        capture(&app);
        for index in 0..GameType::all().len() {
            app.press(&[KeyCode::Home]);
            app.press(&vec![KeyCode::Down; index]);
            app.press(&[KeyCode::Enter]);
            // The menu of each option, then that of the first seat.
            while !app.shows(&Player::Engine(Some(8)).name().unwrap()) {
                capture(&app);
                app.press(&[KeyCode::Enter]);
            }
            capture(&app);
            while !app.is_at_main_menu() {
                app.press(&[KeyCode::Esc]);
            }
        }
        // The items between the games and the end: loading, rules and settings.
        for from_end in [3, 2, 1] {
            app.press(&[KeyCode::End]);
            app.press(&vec![KeyCode::Up; from_end]);
            app.press(&[KeyCode::Enter]);
            capture(&app);
            app.press(&[KeyCode::Esc]);
        }
        assert_snapshot(&format!("menus-{suffix}"), &screens);
    }
}

#[test]
fn every_game_matches_its_snapshots_from_start_to_end() {
    for (language, size, suffix) in snapshot_variants() {
        for game in GameType::all() {
            let data = tempfile::tempdir().unwrap();
            let variant = game.with_options("").unwrap();
            let mut players = vec![Player::bot("random"); variant.start(1).players()];
            players[0] = Player::Human(Some("Ana".to_owned()));
            let initial = game_screen(data.path(), Table::new(variant, players, 1).unwrap());
            let mut app = TestApp::with_language_and_size(data.path(), initial, language, size);
            app.run_jobs();
            let mut screens = String::new();
            let mut capture = |app: &TestApp| screens += &(app.screen() + "\n");
            capture(&app);
            // The rules, the key bindings and the legal moves.
            for key in ['i', '?', 'm'] {
                app.press(&[KeyCode::Char(key)]);
                capture(&app);
                app.press(&[KeyCode::Esc]);
            }
            app.press(&[KeyCode::Tab, KeyCode::Enter]);
            capture(&app);
            // Tab and Enter alone play a game to its end.
            for _ in 0..4000 {
                if app.shows(&msg!("screen-keys-over")) {
                    break;
                }
                app.press(&[KeyCode::Tab, KeyCode::Enter]);
                app.run_jobs();
            }
            app.assert_shows(&msg!("screen-keys-over"));
            capture(&app);
            app.press(&[KeyCode::Home]);
            capture(&app);
            assert_snapshot(&format!("{}-{suffix}", game.info.id), &screens);
        }
    }
}

#[test]
fn every_snapshot_belongs_to_a_test() {
    let expected = (GameType::all().len() + 1) * snapshot_variants().count();
    assert_eq!(fs::read_dir(snapshot_folder()).unwrap().count(), expected);
}

#[test]
fn without_colours_highlights_are_visible_by_modifiers_alone() {
    let data = tempfile::tempdir().unwrap();
    let config = Config { colours: false, ..config(data.path()) };
    let initial = new_game(data.path(), "pivit", "human,human");
    let mut app = TestApp::with_config(config, initial, SMALL);
    app.press(&[KeyCode::Tab, KeyCode::Enter]);
    let terminal = app.terminal();
    let cells = &terminal.backend().buffer().content;
    assert!(cells.iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
    let is_target =
        |cell: &Cell| cell.symbol() == "+" && cell.modifier.contains(Modifier::REVERSED);
    assert!(cells.iter().any(is_target));
    let cursor = Modifier::REVERSED | Modifier::UNDERLINED;
    assert!(cells.iter().any(|cell| cell.modifier.contains(cursor)));
}

#[test]
fn every_screen_size_can_be_drawn() {
    let data = tempfile::tempdir().unwrap();
    let sizes = [(1, 1), (20, 5), (40, 12), (50, 60), (63, 24), (64, 13), (300, 90)];
    for (spec, players) in [
        ("shiftago:players=4", "human,human,human,human"),
        ("pivit", "human,human"),
        ("quantum-leap:side=6", "human,human"),
        ("dominup:players=4", "human,human,human,human"),
    ] {
        let mut app = TestApp::new(data.path(), new_game(data.path(), spec, players));
        app.press(&[KeyCode::Enter, KeyCode::Tab]);
        for (width, height) in sizes {
            app.resize(Size::new(width, height));
            app.press(&[KeyCode::Char('m')]);
            app.screen();
            app.press(&[KeyCode::Esc]);
            app.screen();
        }
    }
}

#[test]
fn the_notice_of_a_small_terminal_is_wrapped() {
    let app = |size| {
        TestApp::with_language_and_size(
            Path::new("nowhere"),
            InitialScreen::MainMenu,
            Language::English,
            size,
        )
    };
    let words = |screen: String| screen.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let narrow = words(app(Size::new(20, 6)).screen());
    assert!(narrow.iter().any(|word| word == "40"), "{narrow:?}");
    assert_eq!(narrow, words(app(Size::new(200, 6)).screen()));
}

#[test]
fn key_bars_fit_on_a_small_terminal() {
    tabuleiro_i18n::register(MESSAGES);
    let keys = [
        msg!("screen-menu-keys"),
        msg!("screen-reader-keys"),
        msg!("screen-keys"),
        msg!("screen-keys-computers"),
        msg!("screen-keys-covered"),
        msg!("screen-keys-input"),
        msg!("screen-keys-looking"),
        msg!("screen-keys-over"),
        msg!("screen-keys-picked"),
        msg!("screen-keys-question"),
        msg!("screen-keys-thinking"),
        msg!("screen-keys-typing"),
    ];
    for (language, message) in
        Language::ALL.into_iter().flat_map(|language| keys.iter().map(move |keys| (language, keys)))
    {
        let text = language.render(message);
        assert!(text.chars().count() <= usize::from(SMALL.width) - 2, "{text}");
    }
}
