//! Messages as data, for interfaces that render them, such as the browser.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser::parse;
use serde::Serialize;
use tabuleiro_core::Language;

use crate::registry::{registered_bundles, source};

/// A part of the pattern of a message.
///
/// ```
/// use tabuleiro_core::Language;
/// use tabuleiro_i18n::{Part, patterns};
///
/// let or = &patterns(Language::English, "list-or")["list-or"];
/// assert_eq!(or[1], Part::Text(" or ".to_owned()));
/// ```
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
    /// Variants among which the value of an argument selects: by the number itself, then by its
    /// plural category in the language, then the default.
    Select {
        /// The name of the argument.
        select: String,
        /// The variants by number or plural category.
        variants: BTreeMap<String, Vec<Part>>,
        /// The key of the default variant.
        default: String,
    },
}

/// Returns the patterns of all registered messages with ids that start with `prefix`.
pub fn patterns(language: Language, prefix: &str) -> BTreeMap<String, Vec<Part>> {
    let sources = registered_bundles().into_iter().map(|bundle| source(bundle, language));
    let mut patterns: BTreeMap<_, _> = sources.flat_map(parse_file).collect();
    patterns.retain(|id, _| id.starts_with(prefix));
    patterns
}

/// Parses a message file. Returns the ids and patterns of its messages.
pub(crate) fn parse_file(source: &str) -> Vec<(String, Vec<Part>)> {
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

/// Returns the name of the argument in an expression.
///
/// # Panics
/// If the expression is a term or a function, which message files here do not use.
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
    fn messages_are_parsed_with_their_arguments() {
        let parsed = parse_file("a = { $x } to move\nb = a {\"{\"} brace\n");
        assert_eq!(parsed[0], ("a".to_owned(), vec![argument("x"), text(" to move")]));
        assert_eq!(parsed[1], ("b".to_owned(), vec![text("a { brace")]));
    }

    #[test]
    fn plural_forms_are_parsed_with_their_keys() {
        let parsed = parse_file(
            "a = so { $n ->\n    [0] none\n    [one] one\n   *[other] { $n } of them\n }\n",
        );
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
        assert_eq!(parsed[0].1, [text("so "), select]);
    }

    #[test]
    fn patterns_are_selected_by_the_prefix_of_the_id() {
        let patterns = patterns(Language::Portuguese, "list-o");
        let or = vec![argument("first"), text(" ou "), argument("second")];
        assert_eq!(patterns, [("list-or".to_owned(), or)].into());
    }
}
