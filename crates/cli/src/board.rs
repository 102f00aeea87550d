//! Boards as text, with or without colours.

use std::io::{self, IsTerminal};

use tabuleiro_core::{Line, Seat, SpanStyle, Spot, Turn, Viewer};
use tabuleiro_session::{ColourMode, Position, status_lines};

use crate::profile::OutputStyle;

/// Draws lines of a board, with colours or without.
#[derive(Clone, Copy)]
pub(crate) struct Painter {
    colored: bool,
}

impl Painter {
    /// Uses colours if the mode and the output allow them.
    pub(crate) fn new(colours: ColourMode) -> Painter {
        let is_possible = colours == ColourMode::Always || io::stdout().is_terminal();
        let colored = is_possible && colours.is_enabled();
        Painter { colored }
    }

    /// Returns true if lines are drawn with colours.
    pub(crate) fn is_colored(self) -> bool {
        self.colored
    }

    /// Draws a line, with picked spots as `*` and targets as `+`.
    pub(crate) fn line(self, line: &Line, picked: &[Spot], targets: &[Spot]) -> String {
        let mut out = String::new();
        for span in &line.0 {
            let mark = match span.spot {
                Some(spot) if picked.contains(&spot) => Some('*'),
                Some(spot) if targets.contains(&spot) => Some('+'),
                _ => None,
            };
            let is_whole_cell = line.0.iter().filter(|other| other.spot == span.spot).count() == 1;
            let text = match mark {
                Some(mark) => marked(&span.text, mark, is_whole_cell),
                None => span.text.to_string(),
            };
            match (self.colored, mark, span.style) {
                (false, ..) | (true, None, SpanStyle::Plain) => out.push_str(&text),
                (true, Some(_), _) => out.push_str(&styled("7", &text)),
                (true, None, SpanStyle::Faint) => out.push_str(&styled("2", &text)),
                (true, None, SpanStyle::Seat(seat)) => {
                    out.push_str(&styled(seat_style(seat), &text));
                }
            }
        }
        out
    }
}

/// Wraps text in an SGR escape sequence.
fn styled(style: &str, text: &str) -> String {
    format!("\x1b[{style}m{text}\x1b[0m")
}

/// Returns the style of a seat. Most colour-blind people can distinguish these colours, and every
/// seat has a letter as well.
fn seat_style(seat: Seat) -> &'static str {
    ["1;94", "1;93", "1;95", "1;92"][seat.index()]
}

/// Marks the text of a cell: a single character that fills the cell is replaced, otherwise the
/// mark replaces what is neither letter nor digit.
fn marked(text: &str, mark: char, is_whole_cell: bool) -> String {
    if is_whole_cell && text.chars().count() == 1 {
        return mark.to_string();
    }
    text.chars().map(|c| if c.is_alphanumeric() { c } else { mark }).collect()
}

/// Returns the lines of the board, the status and the hand of the viewer.
pub(crate) fn board_lines(
    position: &dyn Position,
    viewer: Viewer,
    style: OutputStyle,
) -> Vec<String> {
    let view = position.text(viewer);
    let status = status_lines(&position.status(viewer), style.language);
    let lines = view.board.iter().chain(&status).chain(&view.hand);
    lines.map(|line| style.painter.line(line, &[], &[])).collect()
}

/// Returns the viewer of a position given on the command line: the seat to move.
pub(crate) fn open_viewer(position: &dyn Position) -> Viewer {
    match position.turn() {
        Turn::Of(seat) => Viewer::Seat(seat),
        Turn::Over(_) => Viewer::Spectator,
    }
}
