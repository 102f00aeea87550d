//! Comments: text for people and annotations for programs.

use std::fmt;

use super::annotation::Annotation;
use super::escape::find_unescaped;
use super::legacy;

/// A comment in a record: text and annotations.
///
/// ```
/// use tabuleiro_core::{Annotation, Comment, RecordedScore};
/// let comment = Comment::parse("why? [%eval 37%]");
/// assert_eq!(comment.text, "why?");
/// assert_eq!(comment.annotations, [Annotation::Eval(RecordedScore::Percent(37))]);
/// assert_eq!(comment.to_string(), "why? [%eval 37%]");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Comment {
    /// The text for people.
    pub text: String,
    /// The annotations, in order.
    pub annotations: Vec<Annotation>,
}

impl Comment {
    /// Parses a comment. Everything that is not an annotation is text; a `\[` is a bracket in the
    /// text.
    pub fn parse(source: &str) -> Comment {
        let mut comment = Comment::default();
        let mut rest = source;
        while let Some(c) = rest.chars().next() {
            if let Some((annotations, after)) = parse_annotations(rest) {
                comment.annotations.extend(annotations);
                rest = comment.drop_one_space(after);
            } else if let Some(after) = rest.strip_prefix("\\[") {
                comment.text.push('[');
                rest = after;
            } else {
                comment.text.push(c);
                rest = &rest[c.len_utf8()..];
            }
        }
        comment
    }

    /// Returns true if the comment has neither text nor annotations.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty() && self.annotations.is_empty()
    }

    /// Appends another comment on the same move.
    pub(super) fn append(&mut self, other: Comment) {
        if !self.text.is_empty() && !other.text.is_empty() {
            self.text.push(' ');
        }
        self.text.push_str(&other.text);
        self.annotations.extend(other.annotations);
    }

    /// Removes the space before an annotation, or the space after it if the comment has no text
    /// yet. Returns the text that follows the annotation.
    fn drop_one_space<'a>(&mut self, after: &'a str) -> &'a str {
        if self.text.is_empty() {
            return after.strip_prefix(char::is_whitespace).unwrap_or(after);
        }
        if self.text.ends_with(char::is_whitespace) {
            self.text.pop();
        }
        after
    }
}

/// Parses the annotations at the start of a text. Returns them and the text that follows.
fn parse_annotations(text: &str) -> Option<(Vec<Annotation>, &str)> {
    let inside = text.strip_prefix('[')?;
    let end = find_unescaped(inside, &['[', ']'])?;
    let (inside, after) = (&inside[..end], inside[end..].strip_prefix(']')?);
    let annotations = match inside.strip_prefix('%') {
        Some(command) => vec![Annotation::parse(command)],
        None => legacy::parse_analysis(inside)?,
    };
    Some((annotations, after))
}

/// Returns true if the text may start with an annotation.
fn may_be_annotation(text: &str) -> bool {
    let inside = text.strip_prefix('[');
    inside.is_some_and(|inside| inside.starts_with('%') || legacy::may_be_analysis(inside))
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut before = None;
        for (index, c) in self.text.char_indices() {
            let is_bracket = c == '[';
            if is_bracket && (before == Some('\\') || may_be_annotation(&self.text[index..])) {
                write!(f, "\\")?;
            }
            write!(f, "{c}")?;
            before = Some(c);
        }
        let mut separator = if self.text.is_empty() { "" } else { " " };
        for annotation in &self.annotations {
            write!(f, "{separator}{annotation}")?;
            separator = " ";
        }
        Ok(())
    }
}
