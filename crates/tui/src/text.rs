//! Text layout: joining, wrapping and truncating lines.

/// Returns the text shortened to `width` characters, with an ellipsis where something is cut off.
pub(crate) fn truncate(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let kept: String = text.chars().take(width.saturating_sub(1)).collect();
    if width == 0 { kept } else { format!("{kept}…") }
}

/// Returns the text with its first letter in upper case.
pub(crate) fn capitalize(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Returns the blocks of a Markdown text, one line each, without emphasis and code marks.
///
/// Consecutive lines of a paragraph are joined. Headings, list items and table rows stay apart.
pub(crate) fn markdown_blocks(text: &str) -> Vec<String> {
    let mut blocks: Vec<String> = Vec::new();
    for line in text.lines() {
        let trimmed = line.trim();
        let starts_block =
            trimmed.is_empty() || trimmed.starts_with(['-', '#', '|']) || is_numbered(trimmed);
        let line = line.replace("**", "").replace('`', "");
        match blocks.last_mut() {
            Some(last) if !starts_block && !last.is_empty() && !last.starts_with('#') => {
                last.push(' ');
                last.push_str(line.trim());
            }
            _ => blocks.push(line.trim_end().to_owned()),
        }
    }
    blocks
}

/// Returns true for an item of a numbered list.
fn is_numbered(line: &str) -> bool {
    let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
    rest.len() < line.len() && rest.starts_with(". ")
}

/// Wraps a line at spaces to at most `width` characters. Further lines of a list item are indented
/// to its text.
pub(crate) fn wrap(line: &str, width: usize) -> Vec<String> {
    let indent = line.len() - line.trim_start().len();
    let hang = if line.trim_start().starts_with("- ") { indent + 2 } else { indent };
    let mut lines = Vec::new();
    let mut current = " ".repeat(indent);
    let mut is_empty = true;
    let max_word = width.saturating_sub(hang).max(1);
    let words = line.split_whitespace().flat_map(|word| split_word(word, max_word));
    for word in words {
        let is_full = current.chars().count() + 1 + word.chars().count() > width;
        if is_full && !is_empty {
            lines.push(std::mem::replace(&mut current, " ".repeat(hang)));
            is_empty = true;
        }
        if !is_empty {
            current.push(' ');
        }
        current.push_str(&word);
        is_empty = false;
    }
    lines.push(current);
    lines
}

/// Splits a word into pieces of at most `max` characters.
fn split_word(word: &str, max: usize) -> Vec<String> {
    let characters: Vec<char> = word.chars().collect();
    characters.chunks(max).map(|piece| piece.iter().collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_letter_of_a_sentence_is_a_capital() {
        assert_eq!(capitalize("é a vez de Ana"), "É a vez de Ana");
        assert_eq!(capitalize("2 moves"), "2 moves");
        assert_eq!(capitalize(""), "");
    }

    #[test]
    fn truncated_text_fits_and_ends_with_an_ellipsis() {
        assert_eq!(truncate("board", 5), "board");
        assert_eq!(truncate("board", 4), "boa…");
        assert_eq!(truncate("board", 0), "");
    }

    #[test]
    fn lines_are_wrapped_between_words() {
        assert_eq!(wrap("- one two three", 9), ["- one two", "  three"]);
        assert_eq!(wrap("", 9), [""]);
    }

    #[test]
    fn words_longer_than_a_line_are_split() {
        assert_eq!(wrap("unbreakable", 4), ["unbr", "eaka", "ble"]);
    }

    #[test]
    fn paragraphs_are_joined_and_list_items_and_table_rows_stay_apart() {
        let text = "# Title\nSome **bold**\nwords, *, and\n7 `7`.\n\n- one\n  more\n- two\n1. a\n2. b\n\
            | a | b |\n| c | d |\n";
        let expected = [
            "# Title",
            "Some bold words, *, and 7 7.",
            "",
            "- one more",
            "- two",
            "1. a",
            "2. b",
            "| a | b |",
            "| c | d |",
        ];
        assert_eq!(markdown_blocks(text), expected);
    }
}
