//! Reading a record: whole, or not at all and with the place where it breaks.

use super::escape::{find_unescaped, unescaped};
use super::{Comment, Record, RecordError, RecordedMove, is_tag_name};
use crate::message::MESSAGES;
use crate::{Message, msg};

pub(super) fn read(text: &str) -> Result<Record, RecordError> {
    let mut reader = Reader { rest: text.trim_start_matches('\u{feff}'), line: 1, column: 1 };
    let mut record = Record::default();
    reader.skip_spaces();
    while reader.rest.starts_with('[') {
        reader.read_tag(&mut record)?;
        reader.skip_spaces();
    }
    reader.read_moves(&mut record)?;
    if record.tags.is_empty() {
        return Err(RecordError { place: Some((1, 1)), problem: msg!("record-opens") });
    }
    Ok(record)
}

/// What is still to be read, and where that is.
struct Reader<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Reader<'a> {
    fn next(&mut self) -> Option<char> {
        let c = self.rest.chars().next()?;
        self.rest = &self.rest[c.len_utf8()..];
        if c == '\n' {
            self.line += 1;
            self.column = 1;
        } else {
            self.column += 1;
        }
        Some(c)
    }

    fn skip_spaces(&mut self) {
        self.take_while(char::is_whitespace);
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let start = self.rest;
        while self.rest.starts_with(&wanted) {
            self.next();
        }
        &start[..start.len() - self.rest.len()]
    }

    fn place(&self) -> (usize, usize) {
        (self.line, self.column)
    }

    /// A complaint about what stands here.
    fn expected(&self, what: Message) -> RecordError {
        let got = match self.rest.split_whitespace().next() {
            Some(word) => Message::quote(word),
            None => msg!("record-end"),
        };
        let problem = msg!("unreadable", expected = what, got = got);
        RecordError { place: Some(self.place()), problem }
    }

    fn read_tag(&mut self, record: &mut Record) -> Result<(), RecordError> {
        self.next();
        let start = self.place();
        let name = self.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
        if !is_tag_name(name) {
            return Err(self.expected(msg!("record-tag-name")));
        }
        if record.tag(name).is_some() {
            let problem = msg!("record-tag-once", name = Message::quote(name));
            return Err(RecordError { place: Some(start), problem });
        }
        self.skip_spaces();
        if self.next_is('"') {
            let value = self.read_until('"', msg!("record-tag-quote"))?;
            self.skip_spaces();
            if self.next_is(']') {
                record.set_tag(name, value);
                return Ok(());
            }
            return Err(self.expected(msg!("record-tag-closed")));
        }
        Err(self.expected(msg!("record-tag-value")))
    }

    /// Takes the next character if it is this one.
    fn next_is(&mut self, wanted: char) -> bool {
        let found = self.rest.starts_with(wanted);
        if found {
            self.next();
        }
        found
    }

    /// Reads up to `closing`, which is taken too, and resolves the escapes.
    fn read_until(&mut self, closing: char, what: Message) -> Result<String, RecordError> {
        let start = self.rest;
        let end = find_unescaped(start, &[closing]);
        let after = end.map_or("", |end| &start[end + closing.len_utf8()..]);
        while self.rest.len() > after.len() {
            self.next();
        }
        match end {
            Some(end) => Ok(unescaped(&start[..end])),
            None => Err(self.expected(what)),
        }
    }

    fn read_moves(&mut self, record: &mut Record) -> Result<(), RecordError> {
        loop {
            self.skip_spaces();
            if self.rest.is_empty() {
                return Ok(());
            }
            if self.next_is('{') {
                let comment = self.read_until('}', msg!("record-comment-closed"))?;
                let place = match record.moves.last_mut() {
                    Some(last) => &mut last.comment,
                    None => &mut record.comment,
                };
                place.append(Comment::parse(&comment));
            } else {
                let number = record.moves.len() + 1;
                record.moves.push(self.parse_move(number)?);
            }
        }
    }

    /// `12. L3`: the number, then words up to the next number or comment.
    fn parse_move(&mut self, number: usize) -> Result<RecordedMove, RecordError> {
        if self.number() != Some(number) {
            return Err(self.expected(msg!("record-move-number", number = number)));
        }
        self.take_while(|c| c.is_ascii_digit() || c == '.');
        self.skip_spaces();
        let place = Some(self.place());
        let mut words = Vec::new();
        while !self.rest.is_empty() && !self.rest.starts_with('{') && self.number().is_none() {
            words.push(self.take_while(|c| !c.is_whitespace() && c != '{'));
            self.skip_spaces();
        }
        if words.is_empty() {
            return Err(self.expected(msg!("record-move", number = number)));
        }
        Ok(RecordedMove { text: words.join(" "), comment: Comment::default(), place })
    }

    /// The move number that stands here, such as the 12 of `12.`
    fn number(&self) -> Option<usize> {
        let digits = self.rest.find(|c: char| !c.is_ascii_digit())?;
        let (number, rest) = self.rest.split_at(digits);
        if rest.starts_with('.') { number.parse().ok() } else { None }
    }
}
