//! The list of saved games, with an input for other files.

use std::path::{Path, PathBuf};

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use tabuleiro_core::{LocalizedError, Message, Record, msg};
use tabuleiro_session::{LocalGame, load};

use crate::MESSAGES;
use crate::context::Context;
use crate::screen::{Navigation, Screen};
use crate::widgets::bars;
use crate::widgets::menu::{Menu, MenuAction, MenuItem};
use crate::widgets::menu_page::{MenuFooter, draw_menu_page};
use crate::widgets::text_input::TextInput;

/// The list of saved games.
#[derive(Debug)]
pub(crate) struct LoadGameScreen {
    menu: Menu,
    files: Vec<PathBuf>,
    /// The input for the path of another file, while it is open.
    path_input: Option<TextInput>,
    error: Option<Message>,
}

impl LoadGameScreen {
    pub(crate) fn new(context: &Context) -> LoadGameScreen {
        let files = context.folders.saved_games();
        let mut items = vec![MenuItem::new(
            context.text(&msg!("screen-load-path")),
            context.text(&msg!("screen-load-path-about")),
        )];
        items.extend(files.iter().map(|file| {
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            MenuItem::new(name, context.text(&file_summary(file)))
        }));
        let folder = context.folders.games().display().to_string();
        let title = context.text(&msg!("screen-saved-games", folder = folder));
        // The latest game is selected, after the item for another file.
        let menu = Menu::new(title, items).with_selected(1);
        LoadGameScreen { menu, files, path_input: None, error: None }
    }

    fn apply(&mut self, action: MenuAction, context: &Context) -> Navigation {
        match action {
            MenuAction::None => Navigation::Stay,
            MenuAction::Close => Navigation::Back,
            MenuAction::Choose(0) => {
                self.path_input = Some(TextInput::default());
                Navigation::Stay
            }
            MenuAction::Choose(index) => self.load(&self.files[index - 1].clone(), context),
        }
    }

    fn load(&mut self, file: &Path, context: &Context) -> Navigation {
        match LocalGame::load(file, &context.folders) {
            Ok(game) => context.play(game),
            Err(error) => {
                self.error = Some(error.message());
                Navigation::Stay
            }
        }
    }
}

impl Screen for LoadGameScreen {
    fn draw(&self, frame: &mut Frame, context: &Context) {
        let footer = match (&self.error, &self.path_input) {
            (Some(error), _) => MenuFooter::Error(error),
            (None, Some(input)) => MenuFooter::Input(msg!("screen-file"), input),
            (None, None) => MenuFooter::Empty,
        };
        draw_menu_page(frame, context, &context.text(&msg!("screen-load")), &self.menu, &footer);
    }

    fn handle_key(&mut self, key: KeyEvent, context: &mut Context, _area: Rect) -> Navigation {
        self.error = None;
        let Some(mut path) = self.path_input.take() else {
            let action = self.menu.handle_key(key);
            return self.apply(action, context);
        };
        match key.code {
            KeyCode::Esc => Navigation::Stay,
            KeyCode::Enter if !path.text().trim().is_empty() => {
                let file = context.folders.game_file(path.text().trim());
                let navigation = self.load(&file, context);
                self.path_input = Some(path);
                navigation
            }
            _ => {
                path.handle_key(key);
                self.path_input = Some(path);
                Navigation::Stay
            }
        }
    }

    fn handle_mouse(&mut self, mouse: MouseEvent, context: &mut Context, area: Rect) -> Navigation {
        let action = self.menu.handle_mouse(mouse, bars::content(area));
        self.apply(action, context)
    }

    fn handle_paste(&mut self, text: &str) {
        if let Some(path) = &mut self.path_input {
            path.insert(text);
        }
    }
}

/// Returns the game, players, length and result of a saved game, from its tags alone.
fn file_summary(file: &Path) -> Message {
    match load(file) {
        Ok(record) => {
            let tag = |name: &str| record.tag(name).unwrap_or("?").to_owned();
            let moves = record.moves.len();
            let (game, result) = (tag("Game"), tag("Result"));
            msg!(
                "screen-saved-game",
                game = game,
                players = player_tags(&record),
                moves = moves,
                result = result
            )
        }
        Err(error) => error.message(),
    }
}

fn player_tags(record: &Record) -> Message {
    let players = (1..).map_while(|number| record.tag(&format!("Seat{number}")));
    Message::list(players.map(str::to_owned))
}
