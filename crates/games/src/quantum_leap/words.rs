//! Bitboards in a word as narrow as the board allows, and arithmetic on all bits at once.

use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

use super::board::{Point, Points};

/// A word with a bit for each cell: 64 bits up to side 5, 128 bits for side 6.
pub(super) trait Word:
    Copy
    + Eq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    const EMPTY: Self;

    /// Returns the set in this word, which must be wide enough.
    fn from_points(points: Points) -> Self;

    /// Returns the word with this value in every byte.
    fn repeat_byte(byte: u8) -> Self;

    /// Moves the bit `by` points further on a circle of `circumference` points to each point.
    fn rotate_back(self, by: u32, circumference: u32) -> Self;

    /// Returns true if the bit of a point is set.
    fn contains(self, point: Point) -> bool;

    /// Returns the byte with this index.
    fn byte(self, index: u32) -> u8;

    /// Returns the number of bits that are set.
    fn len(self) -> usize;

    /// Clears the lowest bit and returns its index.
    fn pop_lowest(&mut self) -> Option<usize>;
}

macro_rules! impl_word {
    ($Word:ty) => {
        impl Word for $Word {
            const EMPTY: $Word = 0;

            #[inline]
            fn from_points(points: Points) -> $Word {
                points.bits() as $Word
            }

            #[inline]
            fn repeat_byte(byte: u8) -> $Word {
                <$Word>::from_le_bytes([byte; size_of::<$Word>()])
            }

            #[inline]
            fn rotate_back(self, by: u32, circumference: u32) -> $Word {
                self >> by | self << (circumference - by)
            }

            #[inline]
            fn contains(self, point: Point) -> bool {
                self >> point.bit() & 1 != 0
            }

            #[inline]
            fn byte(self, index: u32) -> u8 {
                (self >> (8 * index)) as u8
            }

            #[inline]
            fn len(self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
            fn pop_lowest(&mut self) -> Option<usize> {
                if *self == 0 {
                    return None;
                }
                let lowest = self.trailing_zeros() as usize;
                *self &= *self - 1;
                Some(lowest)
            }
        }
    };
}

impl_word!(u64);
impl_word!(u128);

/// Adds six words bit by bit and returns the binary digits of the sums, the lowest first.
#[inline]
pub(super) fn add_six<W: Word>(words: [W; 6]) -> [W; 3] {
    let (ones, twos) = add_three(words[0], words[1], words[2]);
    let (more_ones, more_twos) = add_three(words[3], words[4], words[5]);
    let (twos, fours) = add_three(twos, more_twos, ones & more_ones);
    [ones ^ more_ones, twos, fours]
}

#[inline]
fn add_three<W: Word>(a: W, b: W, c: W) -> (W, W) {
    (a ^ b ^ c, a & b | (a ^ b) & c)
}

/// Transposes the eight by eight bit matrices that eight words form byte by byte: bit `i` of byte
/// `b` of word `w` becomes bit `w` of byte `b` of word `i`.
#[inline]
pub(super) fn transpose<W: Word>(mut words: [W; 8]) -> [W; 8] {
    // Exchanges two quarters of every matrix, then of every quarter, then of each of those.
    for (size, mask) in [(4, 0x0F), (2, 0x33), (1, 0x55)] {
        let mask = W::repeat_byte(mask);
        for upper in (0..8).filter(|row| row & size == 0) {
            let lower = upper + size;
            let exchanged = (words[upper] >> size as u32 ^ words[lower]) & mask;
            words[upper] = words[upper] ^ exchanged << size as u32;
            words[lower] = words[lower] ^ exchanged;
        }
    }
    words
}
