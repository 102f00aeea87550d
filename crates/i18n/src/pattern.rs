//! Messages as data, for an interface that makes its own text, such as the browser.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser::parse;
use serde::Serialize;
use tabuleiro_core::Language;

use crate::registry::{registered_bundles, source};

/// A part of the text of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Part {
    /// Text.
    Text(String),
    /// The value of an argument.
    Argument {
        /// The name of the argument.
        argument: String,
    },
    /// One of several texts, which the value of an argument selects: the one whose key is the
    /// number itself, or else its plural category in the language, or else the default.
    Select {
        /// The name of the argument.
        select: String,
        /// The texts by number or plural category.
        variants: BTreeMap<String, Vec<Part>>,
        /// The key of the default.
        default: String,
    },
}

/// Returns the registered messages whose ids begin with `prefix`, with the parts of their texts.
pub fn patterns(language: Language, prefix: &str) -> BTreeMap<String, Vec<Part>> {
    let sources = registered_bundles().into_iter().map(|bundle| source(bundle, language));
    let mut patterns: BTreeMap<_, _> = sources.flat_map(read).collect();
    patterns.retain(|id, _| id.starts_with(prefix));
    patterns
}

/// Returns the messages of a file with the parts of their texts.
pub(crate) fn read(source: &str) -> Vec<(String, Vec<Part>)> {
    let resource = parse(source).unwrap_or_else(|(resource, _)| resource);
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => {
            Some((message.id.name.to_owned(), parts(message.value.as_ref()?)))
        }
        _ => None,
    });
    messages.collect()
}

fn parts(pattern: &Pattern<&str>) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for element in &pattern.elements {
        let part = match element {
            PatternElement::TextElement { value } => Part::Text((*value).to_owned()),
            PatternElement::Placeable { expression } => placeable(expression),
        };
        match (parts.last_mut(), part) {
            (Some(Part::Text(before)), Part::Text(text)) => before.push_str(&text),
            (_, part) => parts.push(part),
        }
    }
    parts
}

fn placeable(expression: &Expression<&str>) -> Part {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => {
            Part::Text((*value).to_owned())
        }
        Expression::Inline(inline) => Part::Argument { argument: variable(inline) },
        Expression::Select { selector, variants } => Part::Select {
            select: variable(selector),
            variants: variants
                .iter()
                .map(|variant| (key(variant), parts(&variant.value)))
                .collect(),
            default: variants.iter().find(|variant| variant.default).map(key).unwrap_or_default(),
        },
    }
}

fn key(variant: &Variant<&str>) -> String {
    match variant.key {
        VariantKey::Identifier { name } => name.to_owned(),
        VariantKey::NumberLiteral { value } => value.to_owned(),
    }
}

/// Returns the name of an argument.
///
/// # Panics
/// If the expression is something else: messages here refer to no terms and call no functions.
fn variable(expression: &InlineExpression<&str>) -> String {
    match expression {
        InlineExpression::VariableReference { id } => id.name.to_owned(),
        other => panic!("{other:?} is not an argument"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Part {
        Part::Text(text.to_owned())
    }

    fn argument(name: &str) -> Part {
        Part::Argument { argument: name.to_owned() }
    }

    #[test]
    fn a_message_is_read_with_its_arguments() {
        let read = read("a = { $x } to move\nb = a {\"{\"} brace\n");
        assert_eq!(read[0], ("a".to_owned(), vec![argument("x"), text(" to move")]));
        assert_eq!(read[1], ("b".to_owned(), vec![text("a { brace")]));
    }

    #[test]
    fn plural_forms_are_read_with_their_keys() {
        let read =
            read("a = so { $n ->\n    [0] none\n    [one] one\n   *[other] { $n } of them\n }\n");
        let variants = [
            ("0".to_owned(), vec![text("none")]),
            ("one".to_owned(), vec![text("one")]),
            ("other".to_owned(), vec![argument("n"), text(" of them")]),
        ];
        let select = Part::Select {
            select: "n".to_owned(),
            variants: variants.into(),
            default: "other".to_owned(),
        };
        assert_eq!(read[0].1, [text("so "), select]);
    }

    #[test]
    fn patterns_are_those_of_registered_messages() {
        let patterns = patterns(Language::Portuguese, "list-o");
        let or = vec![argument("first"), text(" ou "), argument("second")];
        assert_eq!(patterns, [("list-or".to_owned(), or)].into());
    }
}
