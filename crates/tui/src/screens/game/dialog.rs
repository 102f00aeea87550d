//! The dialogs of the game screen: a popup menu or a text input.

use std::path::PathBuf;

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use ratatui::widgets::{Block, Clear, Padding};
use tabuleiro_core::{Message, msg};
use tabuleiro_session::LegalMove;

use super::GameScreen;
use super::save::Destination;
use crate::MESSAGES;
use crate::context::Context;
use crate::screen::Navigation;
use crate::widgets::bars;
use crate::widgets::menu::{Menu, MenuAction, MenuItem};
use crate::widgets::text_input::TextInput;

/// The greatest width of a popup menu.
const MAX_POPUP_WIDTH: u16 = 72;

/// A dialog that has to be answered or closed before the game goes on.
#[derive(Debug)]
pub(super) enum Dialog {
    /// Save, leave or stay.
    LeaveGame { menu: Menu, destination: Destination },
    /// The name of the file to save to.
    SaveAs { input: TextInput, destination: Destination },
    /// Replace an existing file or not.
    ConfirmReplace { menu: Menu, file: PathBuf, destination: Destination },
    /// The legal moves, to play one of them.
    MoveList { menu: Menu },
}

impl Dialog {
    fn menu(&self) -> Option<&Menu> {
        match self {
            Dialog::LeaveGame { menu, .. }
            | Dialog::ConfirmReplace { menu, .. }
            | Dialog::MoveList { menu } => Some(menu),
            Dialog::SaveAs { .. } => None,
        }
    }

    fn menu_mut(&mut self) -> Option<&mut Menu> {
        match self {
            Dialog::LeaveGame { menu, .. }
            | Dialog::ConfirmReplace { menu, .. }
            | Dialog::MoveList { menu } => Some(menu),
            Dialog::SaveAs { .. } => None,
        }
    }

    /// Returns the key bindings of the dialog.
    pub(super) fn key_bindings(&self) -> Message {
        match self {
            Dialog::SaveAs { .. } => msg!("screen-keys-input"),
            Dialog::LeaveGame { .. } | Dialog::ConfirmReplace { .. } | Dialog::MoveList { .. } => {
                msg!("screen-keys-question")
            }
        }
    }

    /// Draws the dialog at the bottom of the screen.
    pub(super) fn draw(&self, frame: &mut Frame, context: &Context) {
        if let Some(menu) = self.menu() {
            let inner = popup_area(frame.area(), menu);
            let outer = Rect {
                x: inner.x - 2,
                y: inner.y - 1,
                width: inner.width + 4,
                height: inner.height + 2,
            };
            frame.render_widget(Clear, outer);
            frame.render_widget(Block::bordered().padding(Padding::horizontal(1)), outer);
            menu.draw(frame, inner, context.theme);
        } else if let Dialog::SaveAs { input, .. } = self {
            let label = context.text(&msg!("screen-file"));
            let body = bars::body(frame.area());
            let row = Rect { y: body.bottom().saturating_sub(1), height: 1, ..body };
            input.draw(frame, row, &label, context.theme);
        }
    }
}

/// Returns the area of a popup menu, within its border: at the bottom, below most of the board.
fn popup_area(area: Rect, menu: &Menu) -> Rect {
    let body = bars::body(area);
    let height = menu.height().min(body.height.saturating_sub(2));
    let width = MAX_POPUP_WIDTH.min(body.width.saturating_sub(6));
    Rect {
        x: body.x + (body.width.saturating_sub(width) / 2).max(2),
        y: body.bottom().saturating_sub(height + 1).max(body.y + 1),
        width,
        height,
    }
}

impl GameScreen {
    /// Opens the list of legal moves.
    pub(super) fn open_move_list(&mut self, context: &Context) {
        let item = |legal_move: &LegalMove| {
            let kind = legal_move.kind.map(|kind| Message::new(format!("sort-{kind}")));
            let description = kind.map(|kind| context.text(&kind)).unwrap_or_default();
            MenuItem::new(legal_move.text.clone(), description)
        };
        let items: Vec<MenuItem> = self.legal_moves.iter().map(item).collect();
        let title = context.text(&msg!("screen-legal-moves", number = items.len()));
        self.dialog = Some(Dialog::MoveList { menu: Menu::new(title, items) });
    }

    /// Handles a key while a dialog is open.
    pub(super) fn handle_dialog_key(&mut self, key: KeyEvent, context: &mut Context) -> Navigation {
        let Some(mut dialog) = self.dialog.take() else { return Navigation::Stay };
        let Dialog::SaveAs { input, destination } = &mut dialog else {
            let action = dialog.menu_mut().map_or(MenuAction::Close, |menu| menu.handle_key(key));
            return self.answer_dialog(dialog, action, context);
        };
        match key.code {
            KeyCode::Esc => return Navigation::Stay,
            KeyCode::Enter if !input.text().trim().is_empty() => {
                let file = context.folders.game_file(input.text().trim());
                return self.save_as(file, *destination, context);
            }
            _ => {
                input.handle_key(key);
            }
        }
        self.dialog = Some(dialog);
        Navigation::Stay
    }

    /// Handles a mouse event while a dialog is open.
    pub(super) fn handle_dialog_mouse(
        &mut self,
        mouse: MouseEvent,
        context: &mut Context,
        area: Rect,
    ) -> Navigation {
        let Some(mut dialog) = self.dialog.take() else { return Navigation::Stay };
        let action = dialog.menu_mut().map_or(MenuAction::None, |menu| {
            let popup = popup_area(area, menu);
            menu.handle_mouse(mouse, popup)
        });
        self.answer_dialog(dialog, action, context)
    }

    fn answer_dialog(
        &mut self,
        dialog: Dialog,
        action: MenuAction,
        context: &mut Context,
    ) -> Navigation {
        let index = match action {
            MenuAction::None => {
                self.dialog = Some(dialog);
                return Navigation::Stay;
            }
            MenuAction::Close => return Navigation::Stay,
            MenuAction::Choose(index) => index,
        };
        match (dialog, index) {
            (Dialog::LeaveGame { destination, .. }, 0) => self.save(destination, context),
            (Dialog::LeaveGame { destination, .. }, 1) => destination.navigation(context),
            (Dialog::ConfirmReplace { file, destination, .. }, 1) => {
                self.write_to(&file, destination, context)
            }
            (Dialog::MoveList { .. }, index) if self.accepts_moves() => {
                if let Some(text) =
                    self.legal_moves.get(index).map(|legal_move| legal_move.text.clone())
                {
                    self.play(&text, context);
                }
                Navigation::Stay
            }
            _ => Navigation::Stay,
        }
    }
}
