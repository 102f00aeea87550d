//! A screen: something that fills the terminal, reacts to events and can be drawn at any time.

use std::fmt::Debug;

use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use tabuleiro_session::LocalGame;

use crate::context::Context;
use crate::worker::Report;

/// Something that fills the terminal, whose size is `area`.
pub(crate) trait Screen: Debug {
    /// Draws the screen.
    fn draw(&self, frame: &mut Frame, context: &Context);

    /// Reacts to a key.
    fn key(&mut self, key: KeyEvent, context: &mut Context, area: Rect) -> Go;

    /// Reacts to the mouse.
    fn mouse(&mut self, mouse: MouseEvent, context: &mut Context, area: Rect) -> Go;

    /// Takes text that was pasted.
    fn paste(&mut self, _text: &str) {}

    /// Fits the screen to a terminal of another size.
    fn resize(&mut self, _context: &Context, _area: Rect) {}

    /// Takes a report of a computer that thinks; those for other screens are ignored.
    fn hear(&mut self, _report: &Report, _context: &mut Context, _area: Rect) {}

    /// Brings the screen up to date after the screens above it are closed.
    fn return_to(&mut self, _context: &Context) {}

    /// Lets go of what outlives the screen: it is left on purpose.
    fn abandon(&mut self) {}
}

/// The screen to go to after an event.
#[derive(Debug)]
pub(crate) enum Go {
    Stay,
    /// Back to the screen before.
    Back,
    /// On to another screen, from which one comes back here.
    To(Box<dyn Screen>),
    /// To this game, in place of any other.
    Play(Box<LocalGame>),
    /// To the menu, leaving any game.
    Menu,
    /// Out, leaving any game.
    Quit,
}

impl Go {
    pub(crate) fn to(screen: impl Screen + 'static) -> Go {
        Go::To(Box::new(screen))
    }
}
