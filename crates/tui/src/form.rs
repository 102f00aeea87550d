//! A menu that fills the screen, with a line to type in or what went wrong under it.

use ratatui::Frame;
use ratatui::layout::{Position as Point, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph, Wrap};
use tabuleiro_core::{Message, msg};

use crate::MESSAGES;
use crate::context::Context;
use crate::frame::{self, Bars};
use crate::input::Input;
use crate::menu::{Menu, shortened};

/// How many lines there are for what went wrong.
const PROBLEM_LINES: u16 = 3;

/// What is under the menu.
pub(crate) enum Below<'a> {
    Nothing,
    /// A line that is being typed, and what it is for.
    Typing(Message, &'a Input),
    /// What went wrong.
    Problem(&'a Message),
}

/// Draws a menu that fills the screen.
pub(crate) fn draw_menu(
    frame: &mut Frame,
    context: &Context,
    title: &str,
    menu: &Menu,
    below: &Below<'_>,
) {
    let keys = context.say(&msg!("screen-menu-keys"));
    frame::draw(frame, context.paint, &Bars { title, note: "", keys: &keys });
    let page = frame::page(frame.area());
    menu.draw(frame, page, context.paint);
    let bottom = |height: u16| {
        let height = height.min(page.height);
        Rect { y: page.bottom() - height, height, ..page }
    };
    match below {
        Below::Nothing => {}
        Below::Typing(label, input) => {
            draw_input(frame, bottom(1), &context.say(label), input, context);
        }
        Below::Problem(problem) => {
            let area = bottom(PROBLEM_LINES);
            frame.render_widget(Clear, area);
            let words = Paragraph::new(context.say(problem)).wrap(Wrap { trim: true });
            frame.render_widget(words.style(context.paint.urgent()), area);
        }
    }
}

/// A line that is being typed, with what it is for in front of it.
pub(crate) fn draw_input(
    frame: &mut Frame,
    area: Rect,
    label: &str,
    input: &Input,
    context: &Context,
) {
    let width = usize::from(area.width);
    let label = format!(" {}: ", shortened(label, width / 2));
    let taken = label.chars().count();
    let room = width.saturating_sub(taken + 1);
    // The end of a long line is what one is typing.
    let before = input.before().chars().count();
    let skipped = before.saturating_sub(room);
    let text: String = input.text().chars().skip(skipped).take(room).collect();
    let row = Rect { height: 1.min(area.height), ..area };
    frame.render_widget(Clear, row);
    let line = Line::from(vec![Span::styled(label, context.paint.heading()), Span::raw(text)]);
    frame.render_widget(line, row);
    let x = area.x + (taken + before - skipped) as u16;
    frame.set_cursor_position(Point::new(x.min(area.right().saturating_sub(1)), area.y));
}
