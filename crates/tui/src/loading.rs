//! Saved games to go on with: a list of them, or a path that somebody types.

use std::path::{Path, PathBuf};

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use tabuleiro_core::{LocalizedError, Message, Record, msg};
use tabuleiro_session::{LocalGame, load};

use crate::context::Context;
use crate::form::{Below, draw_menu};
use crate::input::Input;
use crate::menu::{Chosen, Menu, Row};
use crate::screen::{Go, Screen};
use crate::{MESSAGES, frame};

/// The saved games.
#[derive(Debug)]
pub(crate) struct Loading {
    menu: Menu,
    files: Vec<PathBuf>,
    typing: Option<Input>,
    problem: Option<Message>,
}

impl Loading {
    pub(crate) fn new(context: &Context) -> Loading {
        let files = context.folders.saved_games();
        let mut rows = vec![Row::new(
            context.say(&msg!("screen-load-path")),
            context.say(&msg!("screen-load-path-about")),
        )];
        rows.extend(files.iter().map(|file| {
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            Row::new(name, context.say(&file_words(file)))
        }));
        let folder = context.folders.games().display().to_string();
        let title = context.say(&msg!("screen-saved-games", folder = folder));
        // The latest game is what most people look for.
        Loading { menu: Menu::new(title, rows).on(1), files, typing: None, problem: None }
    }

    fn take(&mut self, chosen: Chosen, context: &Context) -> Go {
        match chosen {
            Chosen::Nothing => Go::Stay,
            Chosen::Back => Go::Back,
            Chosen::Row(0) => {
                self.typing = Some(Input::default());
                Go::Stay
            }
            Chosen::Row(row) => self.load(&self.files[row - 1].clone(), context),
        }
    }

    fn load(&mut self, file: &Path, context: &Context) -> Go {
        match LocalGame::load(file, &context.folders) {
            Ok(game) => context.play(game),
            Err(error) => {
                self.problem = Some(error.message());
                Go::Stay
            }
        }
    }
}

impl Screen for Loading {
    fn draw(&self, frame: &mut Frame, context: &Context) {
        let below = match (&self.problem, &self.typing) {
            (Some(problem), _) => Below::Problem(problem),
            (None, Some(input)) => Below::Typing(msg!("screen-file"), input),
            (None, None) => Below::Nothing,
        };
        draw_menu(frame, context, &context.say(&msg!("screen-load")), &self.menu, &below);
    }

    fn key(&mut self, key: KeyEvent, context: &mut Context, _area: Rect) -> Go {
        self.problem = None;
        let Some(mut path) = self.typing.take() else {
            let chosen = self.menu.key(key);
            return self.take(chosen, context);
        };
        match key.code {
            KeyCode::Esc => Go::Stay,
            KeyCode::Enter if !path.text().trim().is_empty() => {
                let file = context.folders.game_file(path.text().trim());
                let go = self.load(&file, context);
                self.typing = Some(path);
                go
            }
            _ => {
                path.key(key);
                self.typing = Some(path);
                Go::Stay
            }
        }
    }

    fn mouse(&mut self, mouse: MouseEvent, context: &mut Context, area: Rect) -> Go {
        let chosen = self.menu.mouse(mouse, frame::page(area));
        self.take(chosen, context)
    }

    fn paste(&mut self, text: &str) {
        if let Some(path) = &mut self.typing {
            path.insert(text);
        }
    }
}

/// What a saved game is, from its tags alone.
fn file_words(file: &Path) -> Message {
    match load(file) {
        Ok(record) => {
            let tag = |name: &str| record.tag(name).unwrap_or("?").to_owned();
            let moves = record.moves.len();
            let (game, result) = (tag("Game"), tag("Result"));
            msg!(
                "screen-saved-game",
                game = game,
                players = seats(&record),
                moves = moves,
                result = result
            )
        }
        Err(error) => error.message(),
    }
}

fn seats(record: &Record) -> Message {
    let seats = (1..).map_while(|number| record.tag(&format!("Seat{number}")));
    Message::list(seats.map(str::to_owned))
}
