//! Escapes with `\`.

/// Escapes `\`, line ends and the special characters of a text.
pub(super) fn escaped(text: &str, special: &[char]) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            _ if c == '\\' || special.contains(&c) => out.extend(['\\', c]),
            _ => out.push(c),
        }
    }
    out
}

/// Resolves the escapes of [`escaped`].
pub(super) fn unescaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text.chars();
    while let Some(c) = rest.next() {
        match c {
            '\\' => match rest.next() {
                Some('n') => out.push('\n'),
                Some('r') => out.push('\r'),
                Some(c) => out.push(c),
                None => {}
            },
            _ => out.push(c),
        }
    }
    out
}

/// Returns the index of the first of the `wanted` characters that is not escaped.
pub(super) fn find_unescaped(text: &str, wanted: &[char]) -> Option<usize> {
    let mut is_escaped = false;
    text.char_indices().find_map(|(index, c)| {
        let found = wanted.contains(&c) && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        found.then_some(index)
    })
}

/// Splits a text at every `separator` that is not escaped.
pub(super) fn split_unescaped(text: &str, separator: char) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let text = rest?;
        let (part, after) = match find_unescaped(text, &[separator]) {
            Some(index) => (&text[..index], Some(&text[index + separator.len_utf8()..])),
            None => (text, None),
        };
        rest = after;
        Some(part)
    })
}
