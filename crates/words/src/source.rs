//! The message files as they are written.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

/// The names of all messages with their patterns, in which `{ $name }` stands for what is filled in.
///
/// What depends on a number has several forms, of which the last is told.
pub(crate) fn patterns(source: &str) -> Vec<(String, String)> {
    let resource = parse(source).unwrap_or_else(|(resource, _)| resource);
    let entries = resource.body.into_iter();
    let messages = entries.filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name.to_owned(), write(&message.value?))),
        _ => None,
    });
    messages.collect()
}

fn write(pattern: &Pattern<&str>) -> String {
    let element = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable { expression } => write_expression(expression),
    };
    pattern.elements.iter().map(element).collect()
}

fn write_expression(expression: &Expression<&str>) -> String {
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            format!("{{ ${} }}", id.name)
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => (*value).to_owned(),
        Expression::Select { variants, .. } => {
            variants.last().map(|variant| write(&variant.value)).unwrap_or_default()
        }
        Expression::Inline(_) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use fluent_syntax::parser::parse;

    use super::*;
    use crate::Language;

    /// The variables that a message names, wherever they stand in it.
    fn variables(pattern: &Pattern<&str>) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                match expression {
                    Expression::Inline(InlineExpression::VariableReference { id }) => {
                        found.insert(id.name.to_owned());
                    }
                    Expression::Select { selector, variants } => {
                        if let InlineExpression::VariableReference { id } = selector {
                            found.insert(id.name.to_owned());
                        }
                        found.extend(variants.iter().flat_map(|variant| variables(&variant.value)));
                    }
                    Expression::Inline(_) => {}
                }
            }
        }
        found
    }

    fn messages(language: Language) -> Vec<(String, BTreeSet<String>)> {
        let resource = parse(language.source()).expect("a message file can be read");
        let entries = resource.body.iter();
        let mut messages: Vec<_> = entries
            .filter_map(|entry| match entry {
                Entry::Message(message) => {
                    let value = message.value.as_ref().expect("a message has words");
                    Some((message.id.name.to_owned(), variables(value)))
                }
                _ => None,
            })
            .collect();
        messages.sort();
        messages
    }

    #[test]
    fn every_language_has_the_same_messages_with_the_same_things_in_them() {
        let [english, others @ ..] = Language::ALL.map(messages);
        for other in others {
            let ids = |list: &[(String, BTreeSet<String>)]| {
                list.iter().map(|(id, _)| id.clone()).collect::<BTreeSet<_>>()
            };
            let (ours, theirs) = (ids(&english), ids(&other));
            let differing: Vec<_> = ours.symmetric_difference(&theirs).collect();
            assert!(differing.is_empty(), "only in one language: {differing:?}");
            for (one, two) in english.iter().zip(&other) {
                assert_eq!(one, two);
            }
        }
    }

    #[test]
    fn no_message_is_there_twice() {
        for language in Language::ALL {
            let messages = messages(language);
            for pair in messages.windows(2) {
                assert_ne!(pair[0].0, pair[1].0, "{language:?}");
            }
        }
    }

    #[test]
    fn patterns_keep_what_is_filled_in() {
        let source = "a = { $x } to move\nb = { $n ->\n  [one] one\n *[other] { $n } more\n }\n";
        let patterns = patterns(source);
        assert_eq!(patterns[0], ("a".to_owned(), "{ $x } to move".to_owned()));
        assert_eq!(patterns[1], ("b".to_owned(), "{ $n } more".to_owned()));
    }
}
