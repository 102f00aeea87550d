//! Names that nobody can guess: of tables, and of the people who sit there.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::Serialize;
use sha2::{Digest, Sha256};

/// Random bytes as text that can stand in an address.
fn random_text<const BYTES: usize>() -> String {
    URL_SAFE_NO_PAD.encode(random_bytes::<BYTES>())
}

fn random_bytes<const BYTES: usize>() -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes
}

/// A seed that nobody can guess and that a browser can keep as a number.
pub(crate) fn random_seed() -> u64 {
    u64::from_le_bytes(random_bytes()) >> 11
}

/// The name of a table: who knows it may watch.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub(crate) struct TableId(String);

impl TableId {
    const BYTES: usize = 9;
    const LENGTH: usize = Self::BYTES / 3 * 4;

    pub(crate) fn random() -> TableId {
        TableId(random_text::<{ TableId::BYTES }>())
    }

    /// The name that a text is, if it can be one.
    pub(crate) fn read(text: &str) -> Option<TableId> {
        let is_name = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        let can_be = text.len() == Self::LENGTH && text.bytes().all(is_name);
        can_be.then(|| TableId(text.to_owned()))
    }
}

impl AsRef<str> for TableId {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What a person shows to play for the seats that are theirs.
#[derive(Clone, Serialize)]
pub(crate) struct Token(String);

impl Token {
    pub(crate) fn random() -> Token {
        Token(random_text::<24>())
    }

    /// What somebody showed, be it anybody's or not.
    pub(crate) fn shown(text: impl Into<String>) -> Token {
        Token(text.into())
    }

    pub(crate) fn person(&self) -> Person {
        Person(Sha256::digest(&self.0).into())
    }
}

/// A person, known by the digest of their token: what is stored does not let anybody in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Person([u8; 32]);

impl Person {
    pub(crate) fn write(self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    pub(crate) fn read(text: &str) -> Option<Person> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        bytes.try_into().ok().map(Person)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_stand_in_an_address_and_are_read_again() {
        let id = TableId::random();
        assert_eq!(TableId::read(id.as_ref()), Some(id));
        assert_eq!(TableId::read("../../secret"), None);
        assert_eq!(TableId::read("short"), None);
    }

    #[test]
    fn a_person_is_known_by_the_token_and_comes_back_from_the_store() {
        let token = Token::random();
        assert_eq!(Token::shown(token.0.clone()).person(), token.person());
        assert_ne!(Token::random().person(), token.person());
        assert_eq!(Person::read(&token.person().write()), Some(token.person()));
    }

    #[test]
    fn seeds_are_whole_numbers_in_a_browser() {
        assert!((0..1000).all(|_| random_seed() < 1 << 53));
    }
}
