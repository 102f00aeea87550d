//! The whole program as a state: events come in, and what is to be drawn comes out.

use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseEvent};
use ratatui::layout::{Rect, Size};
use ratatui::text::Line;
use tabuleiro_core::msg;
use tabuleiro_session::Autosave;

use crate::context::Context;
use crate::game::Game;
use crate::loading::Loading;
use crate::new_game::NewGame;
use crate::reader::Reader;
use crate::settings::SettingsScreen;
use crate::start::{RulesList, Start};
use crate::worker::{Report, Request};
use crate::{MESSAGES, Opening, Seated, Surroundings};

/// The smallest screen on which anything can be drawn.
const SMALLEST: Size = Size::new(40, 12);

/// Something that fills the screen.
#[derive(Debug)]
pub(crate) enum Screen {
    Start(Start),
    RulesList(RulesList),
    NewGame(NewGame),
    Loading(Loading),
    Settings(SettingsScreen),
    Reader(Reader),
    Game(Box<Game>),
}

macro_rules! into_screen {
    ($($Name:ident: $Type:ty),+) => {$(
        impl From<$Type> for Screen {
            fn from(screen: $Type) -> Screen {
                Screen::$Name(screen)
            }
        }
    )+};
}

into_screen!(
    RulesList: RulesList, NewGame: NewGame, Loading: Loading, Settings: SettingsScreen,
    Reader: Reader
);

/// What a screen wants after an event.
#[derive(Debug)]
pub(crate) enum Go {
    Stay,
    /// Back to the screen before.
    Back,
    /// On to another screen, from which one comes back here.
    To(Box<Screen>),
    /// To this game, in place of any other.
    Play(Box<(Seated, Autosave)>),
    /// To the menu, leaving any game.
    Menu,
    /// Out, leaving any game.
    Quit,
}

impl Go {
    pub(crate) fn to(screen: impl Into<Screen>) -> Go {
        Go::To(Box::new(screen.into()))
    }
}

/// The program: which screens there are, the last one seen.
#[derive(Debug)]
pub(crate) struct App {
    context: Context,
    screens: Vec<Screen>,
    area: Rect,
    is_over: bool,
}

impl App {
    pub(crate) fn new(opening: Opening, surroundings: Surroundings, size: Size) -> App {
        let context = Context::new(surroundings);
        let area = Rect::new(0, 0, size.width, size.height);
        let mut app = App { context, screens: Vec::new(), area, is_over: false };
        match opening {
            Opening::Menu => app.show_menu(),
            Opening::Table(seated) => {
                app.context.effort = seated.effort;
                let autosave = Autosave::new(&app.context.folders.data);
                app.go(Go::Play(Box::new((*seated, autosave))));
            }
        }
        app
    }

    pub(crate) fn is_over(&self) -> bool {
        self.is_over
    }

    /// What somebody has to think about from now on.
    pub(crate) fn take_requests(&mut self) -> Vec<Request> {
        std::mem::take(&mut self.context.requests)
    }

    pub(crate) fn handle(&mut self, event: Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            Event::Mouse(mouse) => self.mouse(mouse),
            Event::Resize(width, height) => self.resize(Size::new(width, height)),
            Event::Paste(text) => match self.screens.last_mut() {
                Some(Screen::Game(game)) => game.paste(&text),
                Some(Screen::NewGame(new_game)) => new_game.paste(&text),
                Some(Screen::Loading(loading)) => loading.paste(&text),
                Some(Screen::Settings(settings)) => settings.paste(&text),
                _ => {}
            },
            _ => {}
        }
    }

    pub(crate) fn resize(&mut self, size: Size) {
        self.area = Rect::new(0, 0, size.width, size.height);
        for screen in &mut self.screens {
            if let Screen::Game(game) = screen {
                game.resized(&self.context, self.area);
            }
        }
    }

    /// Hears what a computer says.
    pub(crate) fn hear(&mut self, report: Report) {
        let game = self.screens.iter_mut().find_map(|screen| match screen {
            Screen::Game(game) => Some(game),
            _ => None,
        });
        if let Some(game) = game {
            game.hear(report, &mut self.context, self.area);
        }
    }

    fn key(&mut self, key: KeyEvent) {
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            // At once, without a question: what was running is kept.
            self.is_over = true;
            return;
        }
        let (context, area) = (&mut self.context, self.area);
        let go = match self.screens.last_mut() {
            Some(Screen::Start(start)) => start.key(key, context),
            Some(Screen::RulesList(list)) => list.key(key, context),
            Some(Screen::NewGame(new_game)) => new_game.key(key, context),
            Some(Screen::Loading(loading)) => loading.key(key, context),
            Some(Screen::Settings(settings)) => settings.key(key, context),
            Some(Screen::Reader(reader)) => reader.key(key, area),
            Some(Screen::Game(game)) => game.key(key, context, area),
            None => Go::Stay,
        };
        self.go(go);
    }

    fn mouse(&mut self, mouse: MouseEvent) {
        let (context, area) = (&mut self.context, self.area);
        let go = match self.screens.last_mut() {
            Some(Screen::Start(start)) => start.mouse(mouse, context, area),
            Some(Screen::RulesList(list)) => list.mouse(mouse, context, area),
            Some(Screen::NewGame(new_game)) => new_game.mouse(mouse, context, area),
            Some(Screen::Loading(loading)) => loading.mouse(mouse, context, area),
            Some(Screen::Settings(settings)) => settings.mouse(mouse, context, area),
            Some(Screen::Reader(reader)) => {
                reader.mouse(mouse, area);
                Go::Stay
            }
            Some(Screen::Game(game)) => game.mouse(mouse, context, area),
            None => Go::Stay,
        };
        self.go(go);
    }

    fn go(&mut self, go: Go) {
        match go {
            Go::Stay => {}
            Go::To(screen) => self.screens.push(*screen),
            Go::Back => {
                self.screens.pop();
                if let Some(Screen::Start(_)) | None = self.screens.last() {
                    // The language may be another, and games may have come or gone.
                    self.show_menu();
                }
            }
            Go::Play(game) => {
                self.leave_games();
                let (seated, autosave) = *game;
                let game = Game::new(seated, autosave, &mut self.context);
                self.screens.push(Screen::Game(Box::new(game)));
                self.resize(self.area.as_size());
            }
            Go::Menu => {
                self.leave_games();
                self.show_menu();
            }
            Go::Quit => {
                self.leave_games();
                self.is_over = true;
            }
        }
    }

    fn show_menu(&mut self) {
        self.screens = vec![Screen::Start(Start::new(&self.context))];
    }

    fn leave_games(&mut self) {
        for screen in self.screens.drain(..) {
            if let Screen::Game(mut game) = screen {
                game.abandon();
            }
        }
    }
}

/// Draws what is seen.
pub(crate) fn draw(frame: &mut Frame, app: &App) {
    let area = frame.area();
    if area.width < SMALLEST.width || area.height < SMALLEST.height {
        let words = msg!("screen-too-small", width = SMALLEST.width, height = SMALLEST.height);
        frame.render_widget(Line::raw(app.context.say(&words)), area);
        return;
    }
    let context = &app.context;
    match app.screens.last() {
        Some(Screen::Start(start)) => start.draw(frame, context),
        Some(Screen::RulesList(list)) => list.draw(frame, context),
        Some(Screen::NewGame(new_game)) => new_game.draw(frame, context),
        Some(Screen::Loading(loading)) => loading.draw(frame, context),
        Some(Screen::Settings(settings)) => settings.draw(frame, context),
        Some(Screen::Reader(reader)) => reader.draw(frame, context),
        Some(Screen::Game(game)) => game.draw(frame, context),
        None => {}
    }
}
