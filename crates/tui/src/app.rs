//! The whole program as a state: events come in, and what is to be drawn comes out.

use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::layout::{Rect, Size};
use ratatui::text::Line;
use tabuleiro_core::msg;

use crate::context::Context;
use crate::game::Game;
use crate::screen::{Go, Screen};
use crate::start::Start;
use crate::worker::{Report, Request};
use crate::{Config, InitialScreen, MESSAGES};

/// The smallest screen on which anything can be drawn.
const SMALLEST: Size = Size::new(40, 12);

/// The program: a stack of screens, of which the last one is seen.
#[derive(Debug)]
pub(crate) struct App {
    context: Context,
    screens: Vec<Box<dyn Screen>>,
    area: Rect,
    is_over: bool,
}

impl App {
    pub(crate) fn new(initial: InitialScreen, config: Config, size: Size) -> App {
        let context = Context::new(config);
        let area = Rect::new(0, 0, size.width, size.height);
        let mut app = App { context, screens: Vec::new(), area, is_over: false };
        match initial {
            InitialScreen::MainMenu => app.show_menu(),
            InitialScreen::Game(game) => {
                app.context.budget = game.budget;
                app.go(Go::Play(game));
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
            Event::Resize(width, height) => self.resize(Size::new(width, height)),
            Event::Mouse(mouse) => {
                if let Some(screen) = self.screens.last_mut() {
                    let go = screen.mouse(mouse, &mut self.context, self.area);
                    self.go(go);
                }
            }
            Event::Paste(text) => {
                if let Some(screen) = self.screens.last_mut() {
                    screen.paste(&text);
                }
            }
            _ => {}
        }
    }

    pub(crate) fn resize(&mut self, size: Size) {
        self.area = Rect::new(0, 0, size.width, size.height);
        for screen in &mut self.screens {
            screen.resize(&self.context, self.area);
        }
    }

    /// Hears what a computer says.
    pub(crate) fn hear(&mut self, report: &Report) {
        for screen in &mut self.screens {
            screen.hear(report, &mut self.context, self.area);
        }
    }

    fn key(&mut self, key: KeyEvent) {
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            // At once, without a question: what was running is kept.
            self.is_over = true;
            return;
        }
        if let Some(screen) = self.screens.last_mut() {
            let go = screen.key(key, &mut self.context, self.area);
            self.go(go);
        }
    }

    fn go(&mut self, go: Go) {
        match go {
            Go::Stay => {}
            Go::To(screen) => self.screens.push(screen),
            Go::Back => {
                self.screens.pop();
                match self.screens.last_mut() {
                    Some(screen) => screen.return_to(&self.context),
                    None => self.show_menu(),
                }
            }
            Go::Play(game) => {
                self.abandon_screens();
                self.screens.push(Box::new(Game::new(*game, &mut self.context)));
                self.resize(self.area.as_size());
            }
            Go::Menu => {
                self.abandon_screens();
                self.show_menu();
            }
            Go::Quit => {
                self.abandon_screens();
                self.is_over = true;
            }
        }
    }

    fn show_menu(&mut self) {
        self.screens = vec![Box::new(Start::new(&self.context))];
    }

    fn abandon_screens(&mut self) {
        for mut screen in self.screens.drain(..) {
            screen.abandon();
        }
    }
}

/// Draws what is seen.
pub(crate) fn draw(frame: &mut Frame, app: &App) {
    let area = frame.area();
    if area.width < SMALLEST.width || area.height < SMALLEST.height {
        let words = msg!("screen-too-small", width = SMALLEST.width, height = SMALLEST.height);
        frame.render_widget(Line::raw(app.context.say(&words)), area);
    } else if let Some(screen) = app.screens.last() {
        screen.draw(frame, &app.context);
    }
}
