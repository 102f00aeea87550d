//! The application state: a stack of screens that handles events and can be drawn at any time.

use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::layout::{Rect, Size};
use ratatui::widgets::{Paragraph, Wrap};
use tabuleiro_core::msg;

use crate::context::Context;
use crate::screen::{Navigation, Screen};
use crate::screens::game::GameScreen;
use crate::screens::main_menu::MainMenuScreen;
use crate::worker::{Job, JobUpdate};
use crate::{Config, InitialScreen, MESSAGES};

/// The smallest terminal on which screens are drawn.
const MIN_SIZE: Size = Size::new(40, 12);

/// The application: a stack of screens, of which the topmost is drawn and gets the input.
#[derive(Debug)]
pub(crate) struct App {
    context: Context,
    screens: Vec<Box<dyn Screen>>,
    area: Rect,
    should_quit: bool,
}

impl App {
    pub(crate) fn new(initial: InitialScreen, config: Config, size: Size) -> App {
        let context = Context::new(config);
        let area = Rect::new(0, 0, size.width, size.height);
        let mut app = App { context, screens: Vec::new(), area, should_quit: false };
        match initial {
            InitialScreen::MainMenu => app.show_main_menu(),
            InitialScreen::Game(game) => {
                app.context.budget = game.budget;
                app.navigate(Navigation::Play(game));
            }
        }
        app
    }

    pub(crate) fn should_quit(&self) -> bool {
        self.should_quit
    }

    /// Removes and returns the jobs to be started.
    pub(crate) fn take_jobs(&mut self) -> Vec<Job> {
        std::mem::take(&mut self.context.jobs)
    }

    /// Handles an event of the terminal.
    pub(crate) fn handle_event(&mut self, event: Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.handle_key(key),
            Event::Resize(width, height) => self.resize(Size::new(width, height)),
            Event::Mouse(mouse) => {
                if let Some(screen) = self.screens.last_mut() {
                    let navigation = screen.handle_mouse(mouse, &mut self.context, self.area);
                    self.navigate(navigation);
                }
            }
            Event::Paste(text) => {
                if let Some(screen) = self.screens.last_mut() {
                    screen.handle_paste(&text);
                }
            }
            _ => {}
        }
    }

    /// Adjusts all screens to a new terminal size.
    pub(crate) fn resize(&mut self, size: Size) {
        self.area = Rect::new(0, 0, size.width, size.height);
        for screen in &mut self.screens {
            screen.handle_resize(&self.context, self.area);
        }
    }

    /// Passes an update of a background job to all screens.
    pub(crate) fn handle_update(&mut self, update: &JobUpdate) {
        for screen in &mut self.screens {
            screen.handle_update(update, &mut self.context, self.area);
        }
    }

    fn handle_key(&mut self, key: KeyEvent) {
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            // Quits without closing the screens, so that the autosave of a running game remains.
            self.should_quit = true;
            return;
        }
        if let Some(screen) = self.screens.last_mut() {
            let navigation = screen.handle_key(key, &mut self.context, self.area);
            self.navigate(navigation);
        }
    }

    fn navigate(&mut self, navigation: Navigation) {
        match navigation {
            Navigation::Stay => {}
            Navigation::Open(screen) => self.screens.push(screen),
            Navigation::Back => {
                self.screens.pop();
                match self.screens.last_mut() {
                    Some(screen) => screen.resume(&self.context),
                    None => self.show_main_menu(),
                }
            }
            Navigation::Play(game) => {
                self.close_screens();
                self.screens.push(Box::new(GameScreen::new(*game, &mut self.context)));
                self.resize(self.area.as_size());
            }
            Navigation::MainMenu => {
                self.close_screens();
                self.show_main_menu();
            }
            Navigation::Quit => {
                self.close_screens();
                self.should_quit = true;
            }
        }
    }

    fn show_main_menu(&mut self) {
        self.screens = vec![Box::new(MainMenuScreen::new(&self.context))];
    }

    fn close_screens(&mut self) {
        for mut screen in self.screens.drain(..) {
            screen.close();
        }
    }
}

/// Draws the topmost screen, or a notice when the terminal is too small.
pub(crate) fn draw(frame: &mut Frame, app: &App) {
    let area = frame.area();
    if area.width < MIN_SIZE.width || area.height < MIN_SIZE.height {
        let notice = msg!("screen-too-small", width = MIN_SIZE.width, height = MIN_SIZE.height);
        let notice = Paragraph::new(app.context.text(&notice)).wrap(Wrap { trim: true });
        frame.render_widget(notice, area);
    } else if let Some(screen) = app.screens.last() {
        screen.draw(frame, &app.context);
    }
}
