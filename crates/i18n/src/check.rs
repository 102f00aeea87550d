//! The check that a bundle is complete.

use std::collections::{BTreeMap, BTreeSet};

use tabuleiro_core::{Bundle, Language};

use crate::pattern::{Part, read};
use crate::registry::source;

/// Returns what is wrong with a bundle, in English for its author: a message that is missing in a
/// language, that has other arguments there, or that is there twice. The bundles that it includes
/// are not looked at.
pub fn check_bundle(bundle: Bundle) -> Vec<String> {
    let mut problems = Vec::new();
    let [english, others @ ..] = Language::ALL.map(|language| {
        let mut messages = BTreeMap::new();
        for (id, parts) in read(source(bundle, language)) {
            if messages.insert(id.clone(), arguments(&parts)).is_some() {
                problems.push(format!("{language:?}: {id} is there twice"));
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

/// Returns the names of all arguments of a text.
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
    fn the_shared_messages_have_texts_in_every_language() {
        assert_eq!(check_bundle(SHARED), [""; 0]);
        for language in Language::ALL {
            let source = source(SHARED, language);
            let texts = |source| -> BTreeMap<String, BTreeSet<String>> {
                read(source).into_iter().map(|(id, parts)| (id, arguments(&parts))).collect()
            };
            assert_eq!(texts(SHARED_MESSAGES), texts(source), "{language:?}");
        }
    }

    #[test]
    fn what_differs_between_the_languages_is_found() {
        let english = "a = { $x }\nb = { $n ->\n   *[other] { $m }\n }\nc = c\nd = d\nd = e\n";
        let portuguese = "a = { $y }\nb = { $n } { $m }\nd = d\n";
        let found = check_bundle(Bundle { english, portuguese, includes: &[] });
        let expected = [
            "English: d is there twice",
            r#"a has the arguments {"x"} and {"y"}"#,
            "c is not in every language",
        ];
        assert_eq!(found, expected);
    }
}
