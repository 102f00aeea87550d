//! Random identifiers: table ids, tokens, seeds.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::Serialize;
use sha2::{Digest, Sha256};

/// Returns random bytes as URL-safe text.
fn random_text<const BYTES: usize>() -> String {
    URL_SAFE_NO_PAD.encode(random_bytes::<BYTES>())
}

fn random_bytes<const BYTES: usize>() -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes
}

/// Returns a random seed of 53 bits, which JavaScript represents exactly.
pub(crate) fn random_seed() -> u64 {
    u64::from_le_bytes(random_bytes()) >> 11
}

/// The id of a table. It cannot be guessed, and whoever knows it may watch.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub(crate) struct TableId(String);

impl TableId {
    const BYTES: usize = 9;
    const LENGTH: usize = Self::BYTES / 3 * 4;

    pub(crate) fn random() -> TableId {
        TableId(random_text::<{ TableId::BYTES }>())
    }

    /// Parses an id; `None` if the length or a character is wrong.
    pub(crate) fn parse(text: &str) -> Option<TableId> {
        let is_url_safe = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        let is_valid = text.len() == Self::LENGTH && text.bytes().all(is_url_safe);
        is_valid.then(|| TableId(text.to_owned()))
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

/// A secret that authenticates one person at one table. It has no `Debug`, so that it cannot be
/// logged by accident.
#[derive(Clone, Serialize)]
pub(crate) struct Token(String);

impl Token {
    pub(crate) fn random() -> Token {
        Token(random_text::<24>())
    }

    /// Returns the person whom the token authenticates.
    pub(crate) fn person(&self) -> PersonId {
        PersonId(Sha256::digest(&self.0).into())
    }
}

/// Takes any text that a client sends. A token that nobody holds belongs to no seat.
impl From<String> for Token {
    fn from(text: String) -> Token {
        Token(text)
    }
}

/// The id of a person: the digest of their token. The store has only digests, so that nobody who
/// reads it can play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PersonId([u8; 32]);

impl PersonId {
    pub(crate) fn to_text(self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    pub(crate) fn from_text(text: &str) -> Option<PersonId> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        bytes.try_into().ok().map(PersonId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_ids_parse_and_other_texts_do_not() {
        let id = TableId::random();
        assert_eq!(TableId::parse(id.as_ref()), Some(id));
        assert_eq!(TableId::parse("../../secret"), None);
        assert_eq!(TableId::parse("short"), None);
    }

    #[test]
    fn a_person_is_the_digest_of_a_token_and_round_trips_as_text() {
        let token = Token::random();
        assert_eq!(Token::from(token.0.clone()).person(), token.person());
        assert_ne!(Token::random().person(), token.person());
        assert_eq!(PersonId::from_text(&token.person().to_text()), Some(token.person()));
    }

    #[test]
    fn seeds_have_at_most_53_bits() {
        assert!((0..1000).all(|_| random_seed() < 1 << 53));
    }
}
