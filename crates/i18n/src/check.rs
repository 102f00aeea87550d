//! The check that a bundle is complete in every language.

use std::collections::{BTreeMap, BTreeSet};

use tabuleiro_core::{Bundle, Language};

use crate::pattern::{Part, parse_file};
use crate::registry::source;

/// Returns the problems of a bundle, in English: messages that are missing in a language, that have
/// different arguments, or that are defined twice. Included bundles are not checked.
pub fn check_bundle(bundle: Bundle) -> Vec<String> {
    let mut problems = Vec::new();
    let [english, others @ ..] = Language::ALL.map(|language| {
        let mut messages = BTreeMap::new();
        for (id, parts) in parse_file(source(bundle, language)) {
            if messages.insert(id.clone(), arguments(&parts)).is_some() {
                problems.push(format!("{language:?}: {id} is defined twice"));
            }
        }
        messages
    });
    for other in others {
        let ids: BTreeSet<&String> = english.keys().chain(other.keys()).collect();
        for id in ids {
            match (english.get(id), other.get(id)) {
                (Some(one), Some(two)) if one == two => {}
                (Some(one), Some(two)) => {
                    problems.push(format!("{id} has the arguments {one:?} and {two:?}"));
                }
                _ => problems.push(format!("{id} is not in every language")),
            }
        }
    }
    problems
}

/// Returns the names of all arguments of a message.
fn arguments(parts: &[Part]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for part in parts {
        match part {
            Part::Text(_) => {}
            Part::Argument { argument } => drop(names.insert(argument.clone())),
            Part::Select { select, variants, .. } => {
                names.insert(select.clone());
                names.extend(variants.values().flat_map(|parts| arguments(parts)));
            }
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use tabuleiro_core::SHARED_MESSAGES;

    use super::*;
    use crate::registry::SHARED;

    #[test]
    fn the_shared_messages_are_complete() {
        assert_eq!(check_bundle(SHARED), [""; 0]);
        for language in Language::ALL {
            let source = source(SHARED, language);
            let texts = |source| -> BTreeMap<String, BTreeSet<String>> {
                parse_file(source).into_iter().map(|(id, parts)| (id, arguments(&parts))).collect()
            };
            assert_eq!(texts(SHARED_MESSAGES), texts(source), "{language:?}");
        }
    }

    #[test]
    fn differences_between_the_languages_are_found() {
        let english = "a = { $x }\nb = { $n ->\n   *[other] { $m }\n }\nc = c\nd = d\nd = e\n";
        let portuguese = "a = { $y }\nb = { $n } { $m }\nd = d\n";
        let found = check_bundle(Bundle { english, portuguese, includes: &[] });
        let expected = [
            "English: d is defined twice",
            r#"a has the arguments {"x"} and {"y"}"#,
            "c is not in every language",
        ];
        assert_eq!(found, expected);
    }
}
