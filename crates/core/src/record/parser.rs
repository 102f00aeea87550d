//! The parser of records. An error has the location at which parsing stopped.

use super::escape::{find_unescaped, unescaped};
use super::{Comment, LineColumn, Record, RecordError, RecordedMove, Tag, is_tag_name};
use crate::message::MESSAGES;
use crate::{Message, msg};

/// Parses a whole record.
pub(super) fn parse(text: &str) -> Result<Record, RecordError> {
    let text = text.trim_start_matches('\u{feff}');
    let mut parser = Parser { rest: text, location: LineColumn { line: 1, column: 1 } };
    let start = parser.location;
    let mut record = Record::default();
    parser.skip_whitespace();
    while parser.rest.starts_with('[') {
        parser.parse_tag(&mut record)?;
        parser.skip_whitespace();
    }
    parser.parse_movetext(&mut record)?;
    if record.tags.is_empty() {
        return Err(RecordError { location: Some(start), problem: msg!("record-opens") });
    }
    Ok(record)
}

/// The text that is not yet parsed, and its location.
struct Parser<'a> {
    rest: &'a str,
    location: LineColumn,
}

impl<'a> Parser<'a> {
    /// Advances by one character.
    fn advance(&mut self) {
        let Some(c) = self.rest.chars().next() else { return };
        self.rest = &self.rest[c.len_utf8()..];
        if c == '\n' {
            self.location.line += 1;
            self.location.column = 1;
        } else {
            self.location.column += 1;
        }
    }

    fn skip_whitespace(&mut self) {
        self.take_while(char::is_whitespace);
    }

    fn take_while(&mut self, is_wanted: impl Fn(char) -> bool) -> &'a str {
        let start = self.rest;
        while self.rest.starts_with(&is_wanted) {
            self.advance();
        }
        &start[..start.len() - self.rest.len()]
    }

    /// Returns the error that the next word is not what is expected.
    fn expected(&self, expected: Message) -> RecordError {
        let got = match self.rest.split_whitespace().next() {
            Some(word) => Message::quote(word),
            None => msg!("record-end"),
        };
        let problem = msg!("unreadable", expected = expected, got = got);
        RecordError { location: Some(self.location), problem }
    }

    fn parse_tag(&mut self, record: &mut Record) -> Result<(), RecordError> {
        self.advance();
        let start = self.location;
        let name = self.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
        if !is_tag_name(name) {
            return Err(self.expected(msg!("record-tag-name")));
        }
        if record.tag(name).is_some() {
            let problem = msg!("record-tag-once", name = Message::quote(name));
            return Err(RecordError { location: Some(start), problem });
        }
        self.skip_whitespace();
        if self.take('"') {
            let value = self.parse_tag_value()?;
            self.skip_whitespace();
            if self.take(']') {
                let name = name.to_owned();
                record.tags.push(Tag { name, value, location: Some(start) });
                return Ok(());
            }
            return Err(self.expected(msg!("record-tag-closed")));
        }
        Err(self.expected(msg!("record-tag-value")))
    }

    /// Parses the value of a tag up to the closing quote, which must be on the same line.
    fn parse_tag_value(&mut self) -> Result<String, RecordError> {
        let is_last_line = !self.rest.contains('\n');
        let line = self.rest.split(['\r', '\n']).next().unwrap_or_default();
        if is_last_line || find_unescaped(line, &['"']).is_some() {
            return self.take_until('"', msg!("record-tag-quote"));
        }
        self.take_while(|c| !matches!(c, '\r' | '\n'));
        let (expected, got) = (msg!("record-tag-quote"), msg!("record-line-end"));
        let problem = msg!("unreadable", expected = expected, got = got);
        Err(RecordError { location: Some(self.location), problem })
    }

    /// Takes the next character if it is `wanted`.
    fn take(&mut self, wanted: char) -> bool {
        let found = self.rest.starts_with(wanted);
        if found {
            self.advance();
        }
        found
    }

    /// Takes the text up to `closing`, and `closing` itself. Returns the text without escapes.
    fn take_until(&mut self, closing: char, expected: Message) -> Result<String, RecordError> {
        let start = self.rest;
        let end = find_unescaped(start, &[closing]);
        let after = end.map_or("", |end| &start[end + closing.len_utf8()..]);
        while self.rest.len() > after.len() {
            self.advance();
        }
        match end {
            Some(end) => Ok(unescaped(&start[..end])),
            None => Err(self.expected(expected)),
        }
    }

    /// Parses moves and comments up to the end of the text.
    fn parse_movetext(&mut self, record: &mut Record) -> Result<(), RecordError> {
        loop {
            self.skip_whitespace();
            if self.rest.is_empty() {
                return Ok(());
            }
            if self.take('{') {
                let text = self.take_until('}', msg!("record-comment-closed"))?;
                let comment = match record.moves.last_mut() {
                    Some(last) => &mut last.comment,
                    None => &mut record.comment,
                };
                comment.append(Comment::parse(&text));
            } else {
                let number = record.moves.len() + 1;
                record.moves.push(self.parse_move(number)?);
            }
        }
    }

    /// Parses a move such as `12. L3`: its number, and the words up to the next number or comment.
    fn parse_move(&mut self, number: usize) -> Result<RecordedMove, RecordError> {
        if self.move_number() != Some(number) {
            return Err(self.expected(msg!("record-move-number", number = number)));
        }
        self.take_while(|c| c.is_ascii_digit() || c == '.');
        self.skip_whitespace();
        let location = Some(self.location);
        let mut words = Vec::new();
        while !self.rest.is_empty() && !self.rest.starts_with('{') && self.move_number().is_none() {
            words.push(self.take_while(|c| !c.is_whitespace() && c != '{'));
            self.skip_whitespace();
        }
        if words.is_empty() {
            return Err(self.expected(msg!("record-move", number = number)));
        }
        Ok(RecordedMove { text: words.join(" "), comment: Comment::default(), location })
    }

    /// Returns the move number that the rest begins with, such as 12 for `12. L3`.
    fn move_number(&self) -> Option<usize> {
        let digits = self.rest.find(|c: char| !c.is_ascii_digit())?;
        let (number, rest) = self.rest.split_at(digits);
        if rest.starts_with('.') { number.parse().ok() } else { None }
    }
}
