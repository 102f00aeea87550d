//! The game screen: board, hand, side panel and messages of a local game.

mod computer;
mod dialog;
mod draw;
mod history;
mod keys;
mod layout;
mod mouse;
mod move_input;
mod panel;
mod pick;
mod save;

#[cfg(test)]
mod tests;

use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::{Position as Point, Rect};
use tabuleiro_core::{LocalizedError, Message, Spot, Turn, msg};
use tabuleiro_session::{LegalMove, LocalGame, MoveError, PickTree, Position, PositionRef};

use crate::MESSAGES;
use crate::context::Context;
use crate::screen::{Navigation, Screen};
use crate::worker::JobUpdate;
use computer::RunningJob;
use dialog::Dialog;
use move_input::MoveInput;

/// The screen of a local game.
#[derive(Debug)]
pub(crate) struct GameScreen {
    game: LocalGame,
    /// The legal moves, or none while the viewer may not know them.
    legal_moves: Vec<LegalMove>,
    /// The tree of spots to pick for each legal move.
    pick_tree: PickTree,
    /// The spots picked so far.
    picked: Vec<Spot>,
    cursor: Option<Spot>,
    /// The number of moves before the position on view, or `None` for the current position.
    viewed_ply: Option<usize>,
    job: Option<RunningJob>,
    messages: Vec<Message>,
    /// The user has acted since the last message: the next message replaces the old ones.
    messages_are_stale: bool,
    is_flipped: bool,
    /// The first visible column and row of the board.
    board_offset: Point,
    move_input: Option<MoveInput>,
    dialog: Option<Dialog>,
}

/// A step through a list that wraps around at its ends.
#[derive(Clone, Copy, Debug)]
enum Step {
    Next,
    Previous,
}

impl Step {
    /// Returns the index after the step, in a list of `len` items.
    fn from(self, index: usize, len: usize) -> usize {
        match self {
            Step::Next => (index + 1) % len,
            Step::Previous => (index + len - 1) % len,
        }
    }
}

impl GameScreen {
    /// Opens the screen of a new or resumed game.
    pub(crate) fn new(game: LocalGame, context: &mut Context) -> GameScreen {
        let mut screen = GameScreen {
            game,
            legal_moves: Vec::new(),
            pick_tree: PickTree::default(),
            picked: Vec::new(),
            cursor: None,
            viewed_ply: None,
            job: None,
            messages: Vec::new(),
            messages_are_stale: false,
            is_flipped: false,
            board_offset: Point::ORIGIN,
            move_input: None,
            dialog: None,
        };
        if let Some(order) = screen.game.turn_order() {
            screen.show_message(msg!("play-order", game = screen.title(), order = order));
        }
        screen.start_turn(context);
        screen
    }

    /// Returns the name of the game with its options.
    fn title(&self) -> String {
        let variant = self.game.table().variant();
        let name = variant.game_type().info.name;
        match variant.options() {
            options if options.is_empty() => name.to_owned(),
            options => format!("{name} ({})", options.replace(',', ", ")),
        }
    }

    fn position(&self) -> &dyn Position {
        self.game.position()
    }

    /// Returns the number of moves before the position on view.
    fn ply(&self) -> usize {
        self.viewed_ply.unwrap_or_else(|| self.game.table().moves().len())
    }

    /// Returns the position on view.
    fn viewed_position(&self) -> &PositionRef {
        self.game.table().position_at(self.ply()).unwrap_or_else(|| self.game.table().position())
    }

    /// Returns the turn in the position on view.
    fn viewed_turn(&self) -> Turn {
        match self.viewed_ply {
            Some(_) => self.viewed_position().turn(),
            None => self.game.table().turn(),
        }
    }

    fn show_message(&mut self, message: Message) {
        if std::mem::take(&mut self.messages_are_stale) {
            self.messages.clear();
        }
        self.messages.push(message);
    }

    fn show_messages(&mut self, messages: Vec<Message>) {
        for message in messages {
            self.show_message(message);
        }
    }

    /// Plays a move in any accepted spelling. Returns false and shows the error if it is refused.
    fn play(&mut self, text: &str, context: &mut Context) -> bool {
        let played = self.game.play(text);
        self.finish_move(played, context)
    }

    /// Updates the screen after a move. Returns false and shows the error if it was refused.
    fn finish_move(
        &mut self,
        played: Result<Vec<Message>, MoveError>,
        context: &mut Context,
    ) -> bool {
        match played {
            Ok(events) => {
                self.show_messages(events);
                self.start_turn(context);
                true
            }
            Err(error) => {
                self.show_message(error.message());
                false
            }
        }
    }

    /// Updates legal moves and picks to the current position, and starts a computer move if due.
    fn start_turn(&mut self, context: &mut Context) {
        self.cancel_job();
        self.picked.clear();
        self.viewed_ply = None;
        let is_visible =
            self.game.table().is_human_turn() || !self.position().has_hidden_information();
        self.legal_moves = if is_visible { self.position().legal_moves() } else { Vec::new() };
        self.pick_tree = PickTree::new(&self.legal_moves);
        if self.game.autoplays() {
            self.start_computer_move(context);
        }
    }
}

impl Screen for GameScreen {
    fn draw(&self, frame: &mut Frame, context: &Context) {
        self.draw_bars(frame, context);
        match self.game.handover_to() {
            Some(seat) => self.draw_handover(frame, seat, context),
            None => self.draw_table(frame, context),
        }
        if let Some(dialog) = &self.dialog {
            dialog.draw(frame, context);
        }
    }

    fn handle_key(&mut self, key: KeyEvent, context: &mut Context, area: Rect) -> Navigation {
        self.messages_are_stale = true;
        let navigation = if self.dialog.is_some() {
            self.handle_dialog_key(key, context)
        } else if self.game.handover_to().is_some() {
            self.handle_handover_key(key, context)
        } else if self.move_input.is_some() {
            self.handle_move_input_key(key, context);
            Navigation::Stay
        } else {
            self.handle_board_key(key, context, area)
        };
        self.scroll_to_cursor(context, area);
        navigation
    }

    fn handle_mouse(&mut self, mouse: MouseEvent, context: &mut Context, area: Rect) -> Navigation {
        if self.dialog.is_some() {
            return self.handle_dialog_mouse(mouse, context, area);
        }
        if self.game.handover_to().is_none() {
            self.handle_board_mouse(mouse, context, area);
        }
        Navigation::Stay
    }

    fn handle_paste(&mut self, text: &str) {
        match (&mut self.dialog, &mut self.move_input) {
            (Some(Dialog::SaveAs { input, .. }), _) => input.insert(text),
            (None, Some(move_input)) => move_input.input.insert(text),
            _ => {}
        }
    }

    fn handle_resize(&mut self, context: &Context, area: Rect) {
        self.scroll_to_cursor(context, area);
    }

    fn handle_update(&mut self, update: &JobUpdate, context: &mut Context, area: Rect) {
        self.handle_job_update(update, context, area);
    }

    fn close(&mut self) {
        self.cancel_job();
        self.game.discard_autosave();
    }
}
