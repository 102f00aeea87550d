//! A board seen from the other side of the table.

use tabuleiro_core::{Ink, Line, Span};

/// The lines turned by 180 degrees: words and numbers can still be read, and what points somewhere
/// points the other way.
pub(crate) fn turned(lines: &[Line]) -> Vec<Line> {
    let width = |line: &Line| line.0.iter().map(|span| span.text.chars().count()).sum::<usize>();
    let widest = lines.iter().map(width).max().unwrap_or(0);
    let turn = |line: &Line| {
        let padding = " ".repeat(widest - width(line));
        let padding = Span { text: padding.into(), spot: None, ink: Ink::Plain };
        let spans = line.0.iter().rev();
        let spans = spans.map(|span| Span { text: turned_text(&span.text).into(), ..span.clone() });
        Line([padding].into_iter().chain(spans).collect())
    };
    lines.iter().rev().map(turn).collect()
}

fn turned_text(text: &str) -> String {
    let is_word = |text: &str| {
        let mut chars = text.chars();
        let is_letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
        is_letter(chars.next()) && is_letter(chars.next_back())
    };
    if is_word(text) {
        // Such as 2→3, which is read from the left on either side of the table.
        return text.chars().map(turned_char).collect();
    }
    let characters: Vec<char> = text.chars().collect();
    let runs = characters.chunk_by(|one, next| one.is_alphanumeric() && next.is_alphanumeric());
    runs.rev().flatten().map(|&c| turned_char(c)).collect()
}

fn turned_char(c: char) -> char {
    const PAIRS: &str = "^v<>[]()←→↑↓┌┘┐└├┤┬┴";
    // The letter v is a point downward where it stands alone, which is where it is turned.
    let at = PAIRS.chars().position(|other| other == c);
    at.and_then(|at| PAIRS.chars().nth(at ^ 1)).unwrap_or(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_arrows_and_numbers_are_turned() {
        assert_eq!(turned_text("12 |"), "| 12");
        assert_eq!(turned_text("< M >"), "< M >");
        assert_eq!(turned_text("2→3"), "2←3");
        assert_eq!(turned_text("    ┌───┬"), "┴───┘    ");
        assert_eq!(turned_text("^"), "v");
    }

    #[test]
    fn columns_stay_under_their_numbers() {
        let row = ["a|", "x", ".", "|b"].into_iter();
        let row = row.fold(Line::default(), |line, text| line.with(text, Ink::Plain));
        let lines = [Line::of("  1 2"), row];
        let turned: Vec<String> = turned(&lines).iter().map(Line::to_string).collect();
        assert_eq!(turned, ["b|.x|a", " 2 1  "]);
    }
}
