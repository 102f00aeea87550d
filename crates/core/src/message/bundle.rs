//! Message files, and the check that a message is in them.

/// The texts of messages in every language, in [Fluent](https://projectfluent.org) syntax.
///
/// A game names its bundle in [`GameInfo`](crate::GameInfo), every interface has one of its own;
/// `tabuleiro-i18n` turns messages into text by the bundles that are registered there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bundle {
    /// The English message file.
    pub english: &'static str,
    /// The Portuguese message file.
    pub portuguese: &'static str,
    /// Bundles whose messages are used together with these.
    pub includes: &'static [Bundle],
}

/// Ids and arguments of the messages that belong to this crate; see [`Bundle::check`].
pub const SHARED_MESSAGES: &str = include_str!("shared.ftl");

/// Makes a [`Message`](crate::Message) from its id and arguments: `msg!("shiftago-points", points = 5)`.
///
/// A constant `MESSAGES`, a [`Bundle`], must be in scope. An id that is neither in it nor among the
/// shared ones, or arguments that are not exactly those of the message, are a compile-time error.
///
/// ```
/// use tabuleiro_core::{Bundle, msg};
///
/// const MESSAGES: Bundle =
///     Bundle { english: "hello = hello { $name }", portuguese: "hello = olá { $name }", includes: &[] };
///
/// let message = msg!("hello", name = "Ana");
/// ```
///
/// ```compile_fail
/// # use tabuleiro_core::{Bundle, msg};
/// # const MESSAGES: Bundle =
/// #     Bundle { english: "hello = hello { $name }", portuguese: "hello = olá { $name }", includes: &[] };
/// let message = msg!("hullo", name = "Ana");
/// ```
#[macro_export]
macro_rules! msg {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        const _: () = MESSAGES.check($id, &[$(stringify!($name)),*]);
        $crate::Message::new($id)$(.with(stringify!($name), $value))*
    }};
}

impl Bundle {
    /// Makes sure that a message is in this bundle, in those that it includes or among the shared
    /// ones, and that `arguments` are exactly its arguments. [`msg!`] calls this at compile time.
    ///
    /// # Panics
    /// If it is not, or they are not.
    pub const fn check(&self, id: &str, arguments: &[&str]) {
        let Some((source, start)) = self.find(id.as_bytes()) else {
            panic!("no message with this id is in MESSAGES");
        };
        let mut used = 0_u64;
        let mut next = next_argument(source, start);
        while let Some(at) = next {
            let mut number = 0;
            while number < arguments.len() && !is_name(source, at, arguments[number].as_bytes()) {
                number += 1;
            }
            assert!(number < arguments.len(), "the message has an argument that is not given");
            used |= 1 << number;
            next = next_argument(source, at);
        }
        assert!(
            used.count_ones() as usize == arguments.len(),
            "the message has no argument with one of these names"
        );
    }

    /// Returns the file in which a message is and the index behind its `=`.
    const fn find(&self, id: &[u8]) -> Option<(&'static [u8], usize)> {
        let sources = [self.english.as_bytes(), SHARED_MESSAGES.as_bytes()];
        let mut number = 0;
        while number < sources.len() {
            if let Some(start) = find(sources[number], id) {
                return Some((sources[number], start));
            }
            number += 1;
        }
        let mut number = 0;
        while number < self.includes.len() {
            if let Some(found) = self.includes[number].find(id) {
                return Some(found);
            }
            number += 1;
        }
        None
    }
}

/// Returns the index behind `id =` at the beginning of a line.
const fn find(source: &[u8], id: &[u8]) -> Option<usize> {
    let mut at = 0;
    while at < source.len() {
        if has(source, at, id) && has(source, at + id.len(), b" =") {
            return Some(at + id.len() + 2);
        }
        while at < source.len() && source[at] != b'\n' {
            at += 1;
        }
        at += 1;
    }
    None
}

/// Returns true if `wanted` stands at an index.
const fn has(source: &[u8], at: usize, wanted: &[u8]) -> bool {
    if at + wanted.len() > source.len() {
        return false;
    }
    let mut number = 0;
    while number < wanted.len() {
        if source[at + number] != wanted[number] {
            return false;
        }
        number += 1;
    }
    true
}

/// Returns the index behind the next `$` of the message that goes on at an index. A message ends
/// before a line that begins with a letter or with `#`.
const fn next_argument(source: &[u8], mut at: usize) -> Option<usize> {
    while at < source.len() {
        match source[at] {
            b'$' => return Some(at + 1),
            b'\n' if at + 1 < source.len() => {
                let first = source[at + 1];
                if first.is_ascii_alphabetic() || first == b'#' {
                    return None;
                }
            }
            _ => {}
        }
        at += 1;
    }
    None
}

/// Returns true if the whole name at an index is `wanted`.
const fn is_name(source: &[u8], at: usize, wanted: &[u8]) -> bool {
    let end = at + wanted.len();
    has(source, at, wanted)
        && (end == source.len()
            || !(source[end].is_ascii_alphanumeric() || matches!(source[end], b'_' | b'-')))
}

#[cfg(test)]
mod tests {
    use super::*;

    const OTHER: Bundle = Bundle { english: "over = over", portuguese: "", includes: &[] };

    const MESSAGES: Bundle = Bundle {
        english: "row = row { $row }\nrow-full = row { $row } of { $rows ->\n    [one] 1\n   *[other] { $rows }\n}\n\n# $no\nlast = { $x }",
        portuguese: "",
        includes: &[OTHER],
    };

    /// Returns the text of the panic with which a message is refused.
    fn refusal(id: &str, arguments: &[&str]) -> &'static str {
        let refused = std::panic::catch_unwind(|| MESSAGES.check(id, arguments)).unwrap_err();
        refused.downcast_ref::<&str>().expect("the texts of refusals are constant")
    }

    #[test]
    fn a_message_is_found_in_the_bundle_in_what_it_includes_and_among_the_shared_ones() {
        MESSAGES.check("row", &["row"]);
        MESSAGES.check("row-full", &["rows", "row"]);
        MESSAGES.check("last", &["x"]);
        MESSAGES.check("over", &[]);
        MESSAGES.check("list-pair", &["first", "second"]);
    }

    #[test]
    fn an_unknown_id_is_refused() {
        for id in ["ro", "full", "row-", "row-fuller", "[one]", ""] {
            assert_eq!(refusal(id, &[]), "no message with this id is in MESSAGES", "{id}");
        }
    }

    #[test]
    fn arguments_that_are_not_those_of_the_message_are_refused() {
        let missing = "the message has an argument that is not given";
        for arguments in [&["row"][..], &["rows"], &[], &["row", "no"]] {
            assert_eq!(refusal("row-full", arguments), missing, "{arguments:?}");
        }
        assert_eq!(refusal("row", &["ro"]), missing);
        let unknown = "the message has no argument with one of these names";
        assert_eq!(refusal("row-full", &["row", "rows", "no"]), unknown);
        assert_eq!(refusal("row", &["row", "row"]), unknown);
    }
}
