//! The page of a menu screen: a menu between the bars, above a text input or an error.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Paragraph, Wrap};
use tabuleiro_core::{Message, msg};

use crate::MESSAGES;
use crate::context::Context;
use crate::widgets::bars::{self, Bars};
use crate::widgets::menu::Menu;
use crate::widgets::text_input::TextInput;

/// The lines reserved for an error.
const ERROR_HEIGHT: u16 = 3;

/// The widget below the menu of a page.
pub(crate) enum MenuFooter<'a> {
    Empty,
    /// A text input with its label.
    Input(Message, &'a TextInput),
    /// An error of the last action.
    Error(&'a Message),
}

/// Draws a menu page that fills the screen.
pub(crate) fn draw_menu_page(
    frame: &mut Frame,
    context: &Context,
    title: &str,
    menu: &Menu,
    footer: &MenuFooter<'_>,
) {
    let keys = context.text(&match footer {
        MenuFooter::Input(..) => msg!("screen-keys-input"),
        MenuFooter::Empty | MenuFooter::Error(_) => msg!("screen-menu-keys"),
    });
    Bars { title, status: "", keys: &keys }.draw(frame, context.theme);
    let content = bars::content(frame.area());
    menu.draw(frame, content, context.theme);
    let bottom = |height: u16| {
        let height = height.min(content.height);
        Rect { y: content.bottom() - height, height, ..content }
    };
    match footer {
        MenuFooter::Empty => {}
        MenuFooter::Input(label, input) => {
            input.draw(frame, bottom(1), &context.text(label), context.theme);
        }
        MenuFooter::Error(error) => {
            let area = bottom(ERROR_HEIGHT);
            frame.render_widget(Clear, area);
            let paragraph = Paragraph::new(context.sentence(error)).wrap(Wrap { trim: true });
            frame.render_widget(paragraph.style(context.theme.attention()), area);
        }
    }
}
