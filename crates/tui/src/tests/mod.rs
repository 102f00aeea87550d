//! Tests of the whole interface: events go in, the drawn screen comes out.

mod menus;
mod navigation;
mod saved_games;
mod snapshots;

use std::path::Path;
use std::sync::Mutex;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Size;
use tabuleiro_core::{Language, Message};
use tabuleiro_session::{Folders, LocalGame, Settings, Table, parse_players, parse_spec};

use crate::app::{App, draw};
use crate::worker::{Job, JobUpdate};
use crate::{Config, InitialScreen};

const SMALL: Size = Size::new(80, 24);
const LARGE: Size = Size::new(120, 40);

/// The application on a terminal in memory.
struct TestApp {
    app: App,
    size: Size,
    language: Language,
}

impl TestApp {
    /// Starts the application in English, with colours, on a small terminal.
    fn new(data: &Path, initial: InitialScreen) -> TestApp {
        TestApp::with_language_and_size(data, initial, Language::English, SMALL)
    }

    fn with_language_and_size(
        data: &Path,
        initial: InitialScreen,
        language: Language,
        size: Size,
    ) -> TestApp {
        TestApp::with_config(Config { language, ..config(data) }, initial, size)
    }

    fn with_config(config: Config, initial: InitialScreen, size: Size) -> TestApp {
        let language = config.language;
        TestApp { app: App::new(initial, config, size), size, language }
    }

    fn press(&mut self, codes: &[KeyCode]) {
        for &code in codes {
            self.app.handle_event(Event::Key(KeyEvent::from(code)));
        }
    }

    fn press_with_control(&mut self, letter: char) {
        let key = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
        self.app.handle_event(Event::Key(key));
    }

    fn type_text(&mut self, text: &str) {
        text.chars().for_each(|c| self.press(&[KeyCode::Char(c)]));
    }

    fn paste(&mut self, text: &str) {
        self.app.handle_event(Event::Paste(text.to_owned()));
    }

    /// Types a move and presses Enter.
    fn play(&mut self, text: &str) {
        self.type_text(&format!(":{text}"));
        self.press(&[KeyCode::Enter]);
    }

    fn resize(&mut self, size: Size) {
        self.size = size;
        self.app.handle_event(Event::Resize(size.width, size.height));
    }

    /// Runs background jobs until no new ones are started.
    fn run_jobs(&mut self) {
        loop {
            let jobs = self.app.take_jobs();
            if jobs.is_empty() {
                return;
            }
            for update in jobs.iter().flat_map(updates_of) {
                self.app.handle_update(&update);
            }
        }
    }

    fn terminal(&self) -> Terminal<TestBackend> {
        let backend = TestBackend::new(self.size.width, self.size.height);
        let mut terminal = Terminal::new(backend).unwrap();
        terminal.draw(|frame| draw(frame, &self.app)).unwrap();
        terminal
    }

    /// Returns the drawn screen without trailing spaces.
    fn screen(&self) -> String {
        let terminal = self.terminal();
        let buffer = terminal.backend().buffer();
        let rows = buffer.content.chunks(usize::from(buffer.area.width));
        let row = |cells: &[Cell]| {
            let text: String = cells.iter().map(Cell::symbol).collect();
            format!("{}\n", text.trim_end())
        };
        rows.map(row).collect()
    }

    fn shows(&self, message: &Message) -> bool {
        self.screen().contains(&self.language.render(message))
    }

    #[track_caller]
    fn assert_shows_text(&self, text: &str) {
        let screen = self.screen();
        assert!(screen.contains(text), "{text:?} is not on the screen\n{screen}");
    }

    #[track_caller]
    fn assert_shows(&self, message: &Message) {
        self.assert_shows_text(&self.language.render(message));
    }

    fn is_at_main_menu(&self) -> bool {
        self.screen().starts_with(" Tabuleiro\n")
    }
}

/// Returns the configuration of a user whose files are in the folder `data`.
pub(crate) fn config(data: &Path) -> Config {
    let folders = Folders::new(Some(data.join("settings.conf")), Some(data.to_owned()));
    let settings = Settings::load(&folders.settings).unwrap();
    Config { settings, folders, language: Language::English, colours: true }
}

/// Runs a job and returns its updates.
pub(crate) fn updates_of(job: &Job) -> Vec<JobUpdate> {
    let updates = Mutex::new(Vec::new());
    job.run(&|update| updates.lock().unwrap().push(update));
    updates.into_inner().unwrap()
}

/// Returns the screen of a new game.
fn new_game(data: &Path, spec: &str, players: &str) -> InitialScreen {
    let variant = parse_spec(spec).unwrap();
    let players = parse_players(&variant.game_type(), players).unwrap();
    game_screen(data, Table::new(variant, players, 1).unwrap())
}

fn game_screen(data: &Path, table: Table) -> InitialScreen {
    InitialScreen::Game(Box::new(LocalGame::new(table, &config(data).folders)))
}
