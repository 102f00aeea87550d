//! The trait of screens and the navigation between them.

use std::fmt::Debug;

use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use tabuleiro_session::LocalGame;

use crate::context::Context;
use crate::worker::JobUpdate;

/// A view that fills the terminal and handles its events.
///
/// Handlers get the area of the terminal because the effect of an event can depend on the layout.
pub(crate) trait Screen: Debug {
    /// Draws the screen.
    fn draw(&self, frame: &mut Frame, context: &Context);

    /// Handles a key press.
    fn handle_key(&mut self, key: KeyEvent, context: &mut Context, area: Rect) -> Navigation;

    /// Handles a mouse event.
    fn handle_mouse(&mut self, mouse: MouseEvent, context: &mut Context, area: Rect) -> Navigation;

    /// Handles pasted text.
    fn handle_paste(&mut self, _text: &str) {}

    /// Adjusts the screen to a new terminal size.
    fn handle_resize(&mut self, _context: &Context, _area: Rect) {}

    /// Handles an update of a background job. Updates reach every screen; a screen ignores those
    /// of jobs that it has not started.
    fn handle_update(&mut self, _update: &JobUpdate, _context: &mut Context, _area: Rect) {}

    /// Refreshes the screen after the screens above it are closed.
    fn resume(&mut self, _context: &Context) {}

    /// Releases jobs and files before the user leaves the screen for good.
    fn close(&mut self) {}
}

/// The change to the stack of screens that an event asks for.
#[derive(Debug)]
pub(crate) enum Navigation {
    /// Stays on the current screen.
    Stay,
    /// Returns to the screen below.
    Back,
    /// Opens a screen above the current one.
    Open(Box<dyn Screen>),
    /// Replaces all screens with this game.
    Play(Box<LocalGame>),
    /// Replaces all screens with the main menu.
    MainMenu,
    /// Closes all screens and ends the program.
    Quit,
}

impl Navigation {
    /// Returns the navigation that opens `screen`.
    pub(crate) fn open(screen: impl Screen + 'static) -> Navigation {
        Navigation::Open(Box::new(screen))
    }
}
