//! Hash keys of states, the same on every machine.

/// A 64-bit hash under construction. Different sequences of words have different keys, with
/// probability almost 1.
///
/// ```
/// use tabuleiro_core::Key;
/// let key = Key::new().with(1).with(2);
/// assert_ne!(key.value(), Key::new().with(2).with(1).value());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Key(u64);

impl Key {
    /// Returns the key of the empty sequence.
    #[inline]
    #[must_use]
    pub const fn new() -> Key {
        Key(0x9E37_79B9_7F4A_7C15)
    }

    /// Returns the key of the sequence with one more word.
    #[inline]
    #[must_use]
    pub const fn with(self, word: u64) -> Key {
        // The folded 128-bit product mixes every input bit into every output bit.
        let product = (self.0 ^ word) as u128 * 0xD6E8_FEB8_6659_FD93_u128;
        let folded = product as u64 ^ (product >> 64) as u64;
        Key(folded.rotate_left(23).wrapping_add(0xA076_1D64_78BD_642F))
    }

    /// Returns the hash.
    #[inline]
    pub const fn value(self) -> u64 {
        let mixed = (self.0 ^ (self.0 >> 32)).wrapping_mul(0xE703_7ED1_A0B4_28DB);
        mixed ^ (mixed >> 29)
    }
}

impl Default for Key {
    fn default() -> Key {
        Key::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_bit_of_a_word_changes_the_key() {
        let words = (0..64).map(|bit| 1 << bit).chain([0, u64::MAX]);
        let keys: HashSet<u64> = words.map(|word| Key::new().with(word).value()).collect();
        assert_eq!(keys.len(), 66);
    }
}
