//! Lines from standard input, with any bytes and of any length.

use std::io::{self, BufRead};

use tabuleiro_core::{Message, ParseError};

/// A line of standard input.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Line {
    Text(String),
    /// A line that is too long or not UTF-8.
    Invalid(ParseError),
    End,
}

/// The greatest length of a line in bytes, which is more than the longest game needs.
const MAX_LINE_BYTES: usize = 1 << 20;

/// Reads a line. The rest of a line that is too long is skipped without keeping it in memory.
pub(super) fn next_line(input: &mut impl BufRead) -> io::Result<Line> {
    let mut bytes = Vec::new();
    let mut length = 0;
    loop {
        let part = match input.fill_buf() {
            Ok(part) => part,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if part.is_empty() && length == 0 {
            return Ok(Line::End);
        }
        let end = part.iter().position(|&byte| byte == b'\n');
        let taken = &part[..end.unwrap_or(part.len())];
        bytes.extend_from_slice(&taken[..taken.len().min(MAX_LINE_BYTES - bytes.len())]);
        let used = end.map_or(part.len(), |end| end + 1);
        length += used;
        let is_whole = end.is_some() || used == 0;
        input.consume(used);
        if is_whole {
            break;
        }
    }
    let garbled = |expected: &'static str, bytes: &[u8]| {
        Line::Invalid(ParseError::new(Message::literal(expected), String::from_utf8_lossy(bytes)))
    };
    if length > MAX_LINE_BYTES {
        return Ok(garbled("a line of at most a million bytes", &bytes[..100]));
    }
    Ok(match String::from_utf8(bytes) {
        Ok(text) => Line::Text(text),
        Err(error) => garbled("text in UTF-8", error.as_bytes()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<Line> {
        let mut input = io::BufReader::with_capacity(7, bytes);
        let mut lines = Vec::new();
        loop {
            match next_line(&mut input).unwrap() {
                Line::End => return lines,
                line => lines.push(line),
            }
        }
    }

    fn text(line: &str) -> Line {
        Line::Text(line.to_owned())
    }

    #[test]
    fn lines_end_as_they_do_and_the_last_one_may_not() {
        assert_eq!(lines(b""), []);
        assert_eq!(
            lines(b"ugi\nisready\r\n\nquit"),
            [text("ugi"), text("isready\r"), text(""), text("quit")]
        );
    }

    #[test]
    fn invalid_utf8_affects_its_line_only() {
        let read = lines(b"go \xff\xfe\nquit\n");
        assert!(matches!(&read[0], Line::Invalid(error) if error.to_string().contains("UTF-8")));
        assert_eq!(read[1..], [text("quit")]);
    }

    #[test]
    fn a_line_without_end_is_skipped() {
        let mut bytes = vec![b'a'; 3 * MAX_LINE_BYTES];
        bytes.extend_from_slice(b"\nquit\n");
        let read = lines(&bytes);
        assert!(matches!(&read[0], Line::Invalid(error) if error.to_string().contains("\"aaa")));
        assert_eq!(read[1..], [text("quit")]);
    }
}
