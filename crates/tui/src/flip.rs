//! The flipped board: the view from the other side of the table.

use tabuleiro_core::{Line, Span, SpanStyle};

/// Returns the lines rotated by 180 degrees.
///
/// Words and numbers stay readable. Frames and arrows are replaced by their rotated characters.
pub(crate) fn flipped(lines: &[Line]) -> Vec<Line> {
    let width = |line: &Line| line.0.iter().map(|span| span.text.chars().count()).sum::<usize>();
    let max_width = lines.iter().map(width).max().unwrap_or(0);
    let flip_line = |line: &Line| {
        let padding = " ".repeat(max_width - width(line));
        let padding = Span { text: padding.into(), spot: None, style: SpanStyle::Plain };
        let spans = line.0.iter().rev();
        let spans = spans.map(|span| Span { text: flip_text(&span.text).into(), ..span.clone() });
        Line([padding].into_iter().chain(spans).collect())
    };
    lines.iter().rev().map(flip_line).collect()
}

fn flip_text(text: &str) -> String {
    let is_word = |text: &str| {
        let mut chars = text.chars();
        let is_letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
        is_letter(chars.next()) && is_letter(chars.next_back())
    };
    if is_word(text) {
        // A label such as 2→3 keeps its order; only the arrow is rotated.
        return text.chars().map(flip_char).collect();
    }
    let characters: Vec<char> = text.chars().collect();
    let runs = characters.chunk_by(|a, b| a.is_alphanumeric() && b.is_alphanumeric());
    runs.rev().flatten().map(|&c| flip_char(c)).collect()
}

fn flip_char(c: char) -> char {
    // Neighbours swap places: an even index with the odd one after it. A single v is an arrowhead.
    const PAIRS: &str = "^v<>[]()←→↑↓┌┘┐└├┤┬┴";
    let index = PAIRS.chars().position(|other| other == c);
    index.and_then(|index| PAIRS.chars().nth(index ^ 1)).unwrap_or(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_and_arrows_are_rotated_and_numbers_stay_readable() {
        assert_eq!(flip_text("12 |"), "| 12");
        assert_eq!(flip_text("< M >"), "< M >");
        assert_eq!(flip_text("2→3"), "2←3");
        assert_eq!(flip_text("    ┌───┬"), "┴───┘    ");
        assert_eq!(flip_text("^"), "v");
    }

    #[test]
    fn columns_stay_aligned_with_their_numbers() {
        let row = ["a|", "x", ".", "|b"].into_iter();
        let row = row.fold(Line::default(), |line, text| line.with(text, SpanStyle::Plain));
        let lines = [Line::raw("  1 2"), row];
        let flipped: Vec<String> = flipped(&lines).iter().map(Line::to_string).collect();
        assert_eq!(flipped, ["b|.x|a", " 2 1  "]);
    }
}
