//! JSON objects with one member per line, for comparison member by member.

use std::io;

use serde::Serialize;
use serde_json::Result;
use serde_json::ser::{Formatter, Serializer};

/// The usual size of the text, to allocate it at once.
const USUAL_BYTES: usize = 4096;

/// Returns the members of an object as JSON, one per line, without the braces of the object.
pub(crate) fn member_lines(object: &impl Serialize) -> Result<String> {
    let mut text = Vec::with_capacity(USUAL_BYTES);
    object.serialize(&mut Serializer::with_formatter(&mut text, MemberFormatter { depth: 0 }))?;
    Ok(String::from_utf8(text).expect("JSON is UTF-8"))
}

/// Returns the lines of `after` that are not in `before`.
pub(crate) fn new_lines<'a>(before: &str, after: &'a str) -> Vec<&'a str> {
    let known: Vec<&str> = before.split('\n').collect();
    after.split('\n').filter(|line| !known.contains(line)).collect()
}

/// A formatter that separates the members of the outermost object by line feeds. Compact JSON has
/// no other line feeds.
struct MemberFormatter {
    depth: usize,
}

impl Formatter for MemberFormatter {
    fn begin_object<W: io::Write + ?Sized>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += 1;
        if self.depth == 1 { Ok(()) } else { writer.write_all(b"{") }
    }

    fn end_object<W: io::Write + ?Sized>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= 1;
        if self.depth == 0 { Ok(()) } else { writer.write_all(b"}") }
    }

    fn begin_object_key<W: io::Write + ?Sized>(
        &mut self,
        writer: &mut W,
        is_first: bool,
    ) -> io::Result<()> {
        match (is_first, self.depth) {
            (true, _) => Ok(()),
            (false, 1) => writer.write_all(b"\n"),
            (false, _) => writer.write_all(b","),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn each_member_is_one_line() {
        let object = json!({ "a": { "b": [1, { "c": 2 }], "d": {} }, "e": "two\nlines", "f": [] });
        let text = member_lines(&object).unwrap();
        let lines: Vec<&str> = text.split('\n').collect();
        assert_eq!(lines, [r#""a":{"b":[1,{"c":2}],"d":{}}"#, r#""e":"two\nlines""#, r#""f":[]"#]);
        assert_eq!(new_lines("", &text), lines);
        assert_eq!(new_lines(&text, &text), [""; 0]);
        assert_eq!(new_lines("\"f\":[1]\n\"e\":\"two\\nlines\"", &text), [lines[0], lines[2]]);
    }
}
