//! Message files, and the compile-time check of messages.

/// The texts of messages in every language, in [Fluent](https://projectfluent.org) syntax.
///
/// Every game and every interface has a bundle. `tabuleiro-i18n` renders the messages of registered
/// bundles.
///
/// ```
/// use tabuleiro_core::Bundle;
///
/// const MESSAGES: Bundle = Bundle {
///     english: "hello = hello { $name }",
///     portuguese: "hello = olá { $name }",
///     includes: &[],
/// };
/// MESSAGES.check("hello", &["name"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bundle {
    /// The English message file.
    pub english: &'static str,
    /// The Portuguese message file.
    pub portuguese: &'static str,
    /// Bundles whose messages belong to this bundle as well.
    pub includes: &'static [Bundle],
}

/// The ids and arguments of the messages of this crate, which all bundles share.
pub const SHARED_MESSAGES: &str = include_str!("shared.ftl");

/// Makes a [`Message`](crate::Message) from its id and arguments: `msg!("shiftago-points", points =
/// 5)`.
///
/// A constant `MESSAGES` of type [`Bundle`] must be in scope. An unknown id and missing or
/// additional arguments are compile-time errors.
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
/// A misspelt id does not compile:
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
    /// Checks that a message exists and has exactly these arguments. [`msg!`] calls this at compile
    /// time.
    ///
    /// # Panics
    /// If the message is neither in this bundle nor in an included bundle nor among the shared
    /// messages, or if its arguments differ.
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

    /// Returns the file that contains a message, and the index after its `=`.
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

/// Returns the index after `id =` at the start of a line.
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

/// Returns true if `source` contains `wanted` at an index.
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

/// Returns the index after the next `$` in the rest of a message. A message ends before a line that
/// starts with a letter or `#`.
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

/// Returns true if the name at an index is `wanted`.
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

    /// Returns the panic message of a failed check.
    fn panic_message(id: &str, arguments: &[&str]) -> &'static str {
        let panic = std::panic::catch_unwind(|| MESSAGES.check(id, arguments)).unwrap_err();
        panic.downcast_ref::<&str>().expect("the panic messages are string literals")
    }

    #[test]
    fn messages_of_the_bundle_of_included_bundles_and_of_this_crate_are_found() {
        MESSAGES.check("row", &["row"]);
        MESSAGES.check("row-full", &["rows", "row"]);
        MESSAGES.check("last", &["x"]);
        MESSAGES.check("over", &[]);
        MESSAGES.check("list-pair", &["first", "second"]);
    }

    #[test]
    fn an_unknown_id_is_rejected() {
        for id in ["ro", "full", "row-", "row-fuller", "[one]", ""] {
            assert_eq!(panic_message(id, &[]), "no message with this id is in MESSAGES", "{id}");
        }
    }

    #[test]
    fn missing_and_additional_arguments_are_rejected() {
        let missing = "the message has an argument that is not given";
        for arguments in [&["row"][..], &["rows"], &[], &["row", "no"]] {
            assert_eq!(panic_message("row-full", arguments), missing, "{arguments:?}");
        }
        assert_eq!(panic_message("row", &["ro"]), missing);
        let unknown = "the message has no argument with one of these names";
        assert_eq!(panic_message("row-full", &["row", "rows", "no"]), unknown);
        assert_eq!(panic_message("row", &["row", "row"]), unknown);
    }
}
