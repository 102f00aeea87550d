//! The settings, which are written to their file as soon as one is changed.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use tabuleiro_core::{LEVELS, Language, Message, msg};
use tabuleiro_session::{ColourMode, DEFAULT_LEVEL};

use crate::context::Context;
use crate::form::{Below, draw_menu};
use crate::input::Input;
use crate::menu::{Chosen, Menu, Row};
use crate::screen::{Go, Screen};
use crate::{MESSAGES, frame};

/// What can be set.
#[derive(Debug)]
pub(crate) struct SettingsScreen {
    menu: Menu,
    naming: Option<Input>,
    problem: Option<Message>,
}

impl SettingsScreen {
    pub(crate) fn new(context: &Context) -> SettingsScreen {
        SettingsScreen { menu: menu(context), naming: None, problem: None }
    }

    /// A row that is chosen goes on to its next value.
    fn take(&mut self, chosen: Chosen, context: &mut Context) -> Go {
        let row = match chosen {
            Chosen::Nothing => return Go::Stay,
            Chosen::Back => return Go::Back,
            Chosen::Row(row) => row,
        };
        let settings = &mut context.settings;
        match row {
            0 => {
                self.naming = Some(Input::new(settings.name.clone().unwrap_or_default()));
                return Go::Stay;
            }
            1 => {
                context.language = next(&Language::ALL, context.language);
                settings.language = Some(context.language);
            }
            2 => {
                let level = settings.level.unwrap_or(DEFAULT_LEVEL);
                settings.level = Some(level % LEVELS as u8 + 1);
            }
            _ => {
                settings.colours = next(&ColourMode::ALL, settings.colours);
                context.paint.colours = settings.colours.is_enabled();
            }
        }
        self.save(context);
        Go::Stay
    }

    fn save(&mut self, context: &Context) {
        let file = &context.folders.settings;
        self.problem = context.settings.save(file).err().map(|error| {
            msg!("play-not-saved", file = file.display().to_string(), why = error.to_string())
        });
        self.menu = menu(context).on(self.menu.selected());
    }
}

impl Screen for SettingsScreen {
    fn draw(&self, frame: &mut Frame, context: &Context) {
        let below = match (&self.problem, &self.naming) {
            (Some(problem), _) => Below::Problem(problem),
            (None, Some(input)) => Below::Typing(msg!("screen-name"), input),
            (None, None) => Below::Nothing,
        };
        draw_menu(frame, context, &context.say(&msg!("screen-settings")), &self.menu, &below);
    }

    fn key(&mut self, key: KeyEvent, context: &mut Context, _area: Rect) -> Go {
        self.problem = None;
        let Some(mut name) = self.naming.take() else {
            let chosen = self.menu.key(key);
            return self.take(chosen, context);
        };
        match key.code {
            KeyCode::Esc => {}
            KeyCode::Enter => {
                let name = name.text().trim().to_owned();
                context.settings.name = (!name.is_empty()).then_some(name);
                self.save(context);
            }
            _ => {
                name.key(key);
                self.naming = Some(name);
            }
        }
        Go::Stay
    }

    fn mouse(&mut self, mouse: MouseEvent, context: &mut Context, area: Rect) -> Go {
        let chosen = self.menu.mouse(mouse, frame::page(area));
        self.take(chosen, context)
    }

    fn paste(&mut self, text: &str) {
        if let Some(name) = &mut self.naming {
            name.insert(text);
        }
    }
}

fn menu(context: &Context) -> Menu {
    let say = |message: Message| context.say(&message);
    let settings = &context.settings;
    let level = settings.level.unwrap_or(DEFAULT_LEVEL);
    let colours = settings.colours.description();
    let name = settings.name.clone().unwrap_or_else(|| say(msg!("screen-no-name")));
    let rows = vec![
        Row::new(format!("{}: {name}", say(msg!("screen-name"))), say(msg!("screen-name-about"))),
        Row::new(
            format!("{}: {}", say(msg!("screen-language")), context.language.name()),
            say(msg!("screen-language-about")),
        ),
        Row::new(
            format!("{}: {level}", say(msg!("screen-level"))),
            say(tabuleiro_session::level_description(Some(level))),
        ),
        Row::new(
            format!("{}: {}", say(msg!("screen-colours")), say(colours)),
            say(msg!("screen-colours-about")),
        ),
    ];
    let file = context.folders.settings.display().to_string();
    Menu::new(say(msg!("screen-settings-file", file = file)), rows)
}

/// The one that follows, round and round.
fn next<T: Copy + PartialEq>(all: &[T], current: T) -> T {
    let at = all.iter().position(|&other| other == current).map_or(0, |at| at + 1);
    all[at % all.len()]
}
