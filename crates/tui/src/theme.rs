//! The theme: styles with colours, or with modifiers such as bold and underlined alone.
//!
//! Seats are blue, yellow, magenta and green, which stay distinct under common colour vision
//! deficiencies. Colour is never the only cue: the pieces of every seat have letters of their own.

use ratatui::style::{Color, Style};
use tabuleiro_core::{Seat, SpanStyle};

/// The styles of the interface, with or without colours.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Theme {
    pub(crate) colours: bool,
}

/// A highlight of a spot on the board. Later variants are drawn over earlier ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Highlight {
    /// The spot is part of the last move.
    LastMove,
    /// Picking the spot continues or completes a move.
    Target,
    /// The spot is picked.
    Picked,
    /// The cursor is on the spot.
    Cursor,
}

impl Highlight {
    /// Returns the symbol drawn in the centre of a spot that shows no letter or digit.
    pub(crate) fn symbol(self) -> Option<char> {
        match self {
            Highlight::Target => Some('+'),
            Highlight::Picked => Some('*'),
            Highlight::LastMove | Highlight::Cursor => None,
        }
    }
}

impl Theme {
    /// Returns the style of a span on the board.
    pub(crate) fn span_style(self, style: SpanStyle) -> Style {
        match (style, self.colours) {
            (SpanStyle::Plain, _) => Style::new(),
            (SpanStyle::Faint, _) => self.faint(),
            (SpanStyle::Seat(seat), true) => Style::new().fg(seat_colour(seat)).bold(),
            (SpanStyle::Seat(_), false) => Style::new().bold(),
        }
    }

    /// Returns the style of a highlight, to be patched over the style of the span.
    pub(crate) fn highlight(self, highlight: Highlight) -> Style {
        match (highlight, self.colours) {
            (Highlight::LastMove, _) => Style::new().underlined().not_dim(),
            (Highlight::Target, true) => Style::new().fg(Color::Black).bg(Color::Cyan).not_dim(),
            (Highlight::Target, false) => Style::new().reversed().not_dim(),
            (Highlight::Picked, true) => Style::new().fg(Color::Black).bg(Color::Yellow).not_dim(),
            (Highlight::Picked, false) => Style::new().bold().reversed().underlined().not_dim(),
            (Highlight::Cursor, true) => Style::new().reversed().bold().not_dim(),
            (Highlight::Cursor, false) => Style::new().reversed().bold().underlined().not_dim(),
        }
    }

    /// Returns the style of secondary text.
    #[expect(clippy::unused_self, reason = "every style comes from the theme")]
    pub(crate) fn faint(self) -> Style {
        Style::new().dim()
    }

    /// Returns the style of the title bar and the key bar.
    pub(crate) fn bar(self) -> Style {
        if self.colours {
            Style::new().fg(Color::White).bg(Color::Blue).bold()
        } else {
            Style::new().reversed()
        }
    }

    /// Returns the style of headings and labels.
    pub(crate) fn heading(self) -> Style {
        let bold = Style::new().bold();
        if self.colours { bold.fg(Color::Cyan) } else { bold.underlined() }
    }

    /// Returns the style of the selected row.
    #[expect(clippy::unused_self, reason = "every style comes from the theme")]
    pub(crate) fn selected(self) -> Style {
        Style::new().reversed().bold()
    }

    /// Returns the style of errors and of messages that ask for attention.
    pub(crate) fn attention(self) -> Style {
        let bold = Style::new().bold();
        if self.colours { bold.fg(Color::LightYellow) } else { bold }
    }
}

fn seat_colour(seat: Seat) -> Color {
    [Color::LightBlue, Color::LightYellow, Color::LightMagenta, Color::LightGreen][seat.index()]
}
