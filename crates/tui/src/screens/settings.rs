//! The settings. Each change takes effect and is saved at once.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use tabuleiro_core::{LEVEL_COUNT, Language, Message, msg};
use tabuleiro_session::{ColourMode, DEFAULT_LEVEL};

use crate::MESSAGES;
use crate::context::Context;
use crate::screen::{Navigation, Screen};
use crate::widgets::bars;
use crate::widgets::menu::{Menu, MenuAction, MenuItem};
use crate::widgets::menu_page::{MenuFooter, draw_menu_page};
use crate::widgets::text_input::TextInput;

/// The list of settings with their values.
#[derive(Debug)]
pub(crate) struct SettingsScreen {
    menu: Menu,
    /// The name of the user, while it is typed.
    name_input: Option<TextInput>,
    error: Option<Message>,
}

/// A setting, in the order of the menu.
#[derive(Clone, Copy, Debug)]
enum Setting {
    Name,
    Language,
    Level,
    Colours,
}

impl Setting {
    const ALL: [Setting; 4] = [Setting::Name, Setting::Language, Setting::Level, Setting::Colours];
}

impl SettingsScreen {
    pub(crate) fn new(context: &Context) -> SettingsScreen {
        SettingsScreen { menu: settings_menu(context), name_input: None, error: None }
    }

    fn apply(&mut self, action: MenuAction, context: &mut Context) -> Navigation {
        match action {
            MenuAction::Choose(index) => {
                self.change(Setting::ALL[index], context);
                Navigation::Stay
            }
            MenuAction::Close => Navigation::Back,
            MenuAction::None => Navigation::Stay,
        }
    }

    /// Opens the input of the name, or switches another setting to its next value.
    fn change(&mut self, setting: Setting, context: &mut Context) {
        let settings = &mut context.settings;
        match setting {
            Setting::Name => {
                self.name_input = Some(TextInput::new(settings.name.clone().unwrap_or_default()));
                return;
            }
            Setting::Language => {
                context.language = next_value(&Language::ALL, context.language);
                settings.language = Some(context.language);
            }
            Setting::Level => {
                let level = settings.level.unwrap_or(DEFAULT_LEVEL);
                settings.level = Some(level % LEVEL_COUNT as u8 + 1);
            }
            Setting::Colours => {
                settings.colours = next_value(&ColourMode::ALL, settings.colours);
                context.theme.colours = settings.colours.is_enabled();
            }
        }
        self.save(context);
    }

    fn save(&mut self, context: &Context) {
        let file = &context.folders.settings;
        self.error = context.settings.save(file).err().map(|error| {
            msg!("play-not-saved", file = file.display().to_string(), why = error.to_string())
        });
        self.menu = settings_menu(context).with_selected(self.menu.selected());
    }
}

impl Screen for SettingsScreen {
    fn draw(&self, frame: &mut Frame, context: &Context) {
        let footer = match (&self.error, &self.name_input) {
            (Some(error), _) => MenuFooter::Error(error),
            (None, Some(input)) => MenuFooter::Input(msg!("screen-name"), input),
            (None, None) => MenuFooter::Empty,
        };
        let title = context.text(&msg!("screen-settings"));
        draw_menu_page(frame, context, &title, &self.menu, &footer);
    }

    fn handle_key(&mut self, key: KeyEvent, context: &mut Context, _area: Rect) -> Navigation {
        self.error = None;
        let Some(mut name) = self.name_input.take() else {
            let action = self.menu.handle_key(key);
            return self.apply(action, context);
        };
        match key.code {
            KeyCode::Esc => {}
            KeyCode::Enter => {
                let name = name.text().trim().to_owned();
                context.settings.name = (!name.is_empty()).then_some(name);
                self.save(context);
            }
            _ => {
                name.handle_key(key);
                self.name_input = Some(name);
            }
        }
        Navigation::Stay
    }

    fn handle_mouse(&mut self, mouse: MouseEvent, context: &mut Context, area: Rect) -> Navigation {
        let action = self.menu.handle_mouse(mouse, bars::content(area));
        self.apply(action, context)
    }

    fn handle_paste(&mut self, text: &str) {
        if let Some(name) = &mut self.name_input {
            name.insert(text);
        }
    }
}

fn settings_menu(context: &Context) -> Menu {
    let file = context.folders.settings.display().to_string();
    let title = context.text(&msg!("screen-settings-file", file = file));
    Menu::new(title, Setting::ALL.map(|setting| menu_item(setting, context)).into())
}

/// Returns the menu item of a setting: its name, its value and its description.
fn menu_item(setting: Setting, context: &Context) -> MenuItem {
    let settings = &context.settings;
    let text = |message: Message| context.text(&message);
    let (name, value, description) = match setting {
        Setting::Name => (
            msg!("screen-name"),
            settings.name.clone().unwrap_or_else(|| text(msg!("screen-no-name"))),
            msg!("screen-name-about"),
        ),
        Setting::Language => (
            msg!("screen-language"),
            context.language.name().to_owned(),
            msg!("screen-language-about"),
        ),
        Setting::Level => {
            let level = settings.level.unwrap_or(DEFAULT_LEVEL);
            let description = tabuleiro_session::level_description(Some(level));
            (msg!("screen-level"), level.to_string(), description)
        }
        Setting::Colours => (
            msg!("screen-colours"),
            text(settings.colours.description()),
            msg!("screen-colours-about"),
        ),
    };
    MenuItem::new(format!("{}: {value}", text(name)), text(description))
}

/// Returns the value after `current`, or the first after the last.
fn next_value<T: Copy + PartialEq>(values: &[T], current: T) -> T {
    let next = values.iter().position(|&value| value == current).map_or(0, |index| index + 1);
    values[next % values.len()]
}
