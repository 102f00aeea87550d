//! How things look: with colours, or with the same told by bold, underlined and reversed text.
//!
//! Seats are blue, yellow, magenta and green, which most people who see colours differently can tell
//! apart too; and never colour alone, since every seat has letters of its own.

use ratatui::style::{Color, Modifier, Style};
use tabuleiro_core::{Ink, Seat};

/// With colours or without.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paint {
    pub(crate) colours: bool,
}

/// What is special about a place on the board; the later ones are seen above the earlier ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Mark {
    /// It belongs to the last move.
    Last,
    /// A move can begin here, or go on here.
    Target,
    /// It was picked.
    Picked,
    /// The cursor is here.
    Cursor,
}

impl Mark {
    /// What is drawn where nothing else is.
    pub(crate) fn sign(self) -> Option<char> {
        match self {
            Mark::Target => Some('+'),
            Mark::Picked => Some('*'),
            Mark::Last | Mark::Cursor => None,
        }
    }
}

impl Paint {
    /// Of a span on the board.
    pub(crate) fn ink(self, ink: Ink) -> Style {
        match (ink, self.colours) {
            (Ink::Plain, _) => Style::new(),
            (Ink::Faint, _) => self.faint(),
            (Ink::Seat(seat), true) => Style::new().fg(seat_colour(seat)).bold(),
            (Ink::Seat(_), false) => Style::new().bold(),
        }
    }

    /// Of a marked place, above its ink.
    pub(crate) fn mark(self, mark: Mark) -> Style {
        match (mark, self.colours) {
            (Mark::Last, _) => Style::new().underlined().not_dim(),
            (Mark::Target, true) => Style::new().fg(Color::Black).bg(Color::Cyan).not_dim(),
            (Mark::Target, false) => Style::new().reversed().not_dim(),
            (Mark::Picked, true) => Style::new().fg(Color::Black).bg(Color::Yellow).not_dim(),
            (Mark::Picked, false) => Style::new().bold().reversed().underlined().not_dim(),
            (Mark::Cursor, true) => Style::new().reversed().bold().not_dim(),
            (Mark::Cursor, false) => Style::new().reversed().bold().underlined().not_dim(),
        }
    }

    /// Of what is less important.
    #[expect(clippy::unused_self, reason = "all looks are asked of the same")]
    pub(crate) fn faint(self) -> Style {
        Style::new().dim()
    }

    /// Of bars above and below.
    pub(crate) fn bar(self) -> Style {
        if self.colours {
            Style::new().fg(Color::White).bg(Color::Blue).bold()
        } else {
            Style::new().reversed()
        }
    }

    /// Of headings.
    pub(crate) fn heading(self) -> Style {
        let bold = Style::new().bold();
        if self.colours { bold.fg(Color::Cyan) } else { bold.underlined() }
    }

    /// Of the row that is chosen.
    #[expect(clippy::unused_self, reason = "all looks are asked of the same")]
    pub(crate) fn selected(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// Of what went wrong or needs an answer.
    pub(crate) fn urgent(self) -> Style {
        let bold = Style::new().bold();
        if self.colours { bold.fg(Color::LightYellow) } else { bold }
    }
}

fn seat_colour(seat: Seat) -> Color {
    [Color::LightBlue, Color::LightYellow, Color::LightMagenta, Color::LightGreen][seat.index()]
}
