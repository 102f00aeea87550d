//! Sets of squares, tiles or lanes that are kept as the bits of a word.

/// Declares a set of small items as a word with a bit for each item, and the iterator over it.
///
/// All games thus share one vocabulary, that of a bitboard: `|`, `&`, `^`, `-` and `!` with their
/// assigning forms, [`contains`], `insert`, `remove`, `len`, `is_empty` and iteration in ascending
/// order.
///
/// The item needs `const fn bit(self) -> u32` and `const fn from_bit(u32) -> Self`. The bits of
/// `full` are those that stand for an item; `!` is the complement within them.
///
/// [`contains`]: std::collections::HashSet::contains
macro_rules! bit_set {
    (
        $(#[$attribute:meta])*
        $visibility:vis struct $Set:ident($Word:ty): $full:expr;
        $(#[$iter_attribute:meta])*
        struct $Iter:ident: $Item:ty;
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        $visibility struct $Set($Word);

        #[allow(dead_code, reason = "every set has the whole vocabulary")]
        impl $Set {
            /// The set without items.
            $visibility const EMPTY: $Set = $Set(0);
            /// The set of all items.
            $visibility const FULL: $Set = $Set($full);

            /// Returns the set with this item alone.
            #[inline]
            $visibility const fn of(item: $Item) -> $Set {
                $Set(1 << item.bit())
            }

            /// Returns true if the set has this item.
            #[inline]
            $visibility const fn contains(self, item: $Item) -> bool {
                self.0 >> item.bit() & 1 != 0
            }

            /// Adds an item.
            #[inline]
            $visibility const fn insert(&mut self, item: $Item) {
                self.0 |= 1 << item.bit();
            }

            /// Removes an item, if the set has it.
            #[inline]
            $visibility const fn remove(&mut self, item: $Item) {
                self.0 &= !(1 << item.bit());
            }

            /// Returns the number of items.
            #[inline]
            $visibility const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Returns true if the set has no items.
            #[inline]
            $visibility const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns true if the set has all items.
            #[inline]
            $visibility const fn is_full(self) -> bool {
                self.0 == $Set::FULL.0
            }

            /// Returns true if all items of this set are items of `other`.
            #[inline]
            $visibility const fn is_subset(self, other: $Set) -> bool {
                self.0 & !other.0 == 0
            }

            /// Returns true if no item of this set is an item of `other`.
            #[inline]
            $visibility const fn is_disjoint(self, other: $Set) -> bool {
                self.0 & other.0 == 0
            }

            /// Returns the items in ascending order.
            #[inline]
            $visibility const fn iter(self) -> $Iter {
                $Iter(self.0)
            }

            /// Returns the word with a bit for each item.
            #[inline]
            pub(crate) const fn bits(self) -> $Word {
                self.0
            }
        }

        impl ::std::ops::BitOr for $Set {
            type Output = $Set;

            /// Returns the union.
            #[inline]
            fn bitor(self, other: $Set) -> $Set {
                $Set(self.0 | other.0)
            }
        }

        impl ::std::ops::BitAnd for $Set {
            type Output = $Set;

            /// Returns the intersection.
            #[inline]
            fn bitand(self, other: $Set) -> $Set {
                $Set(self.0 & other.0)
            }
        }

        impl ::std::ops::BitXor for $Set {
            type Output = $Set;

            /// Returns the symmetric difference.
            #[inline]
            fn bitxor(self, other: $Set) -> $Set {
                $Set(self.0 ^ other.0)
            }
        }

        impl ::std::ops::Sub for $Set {
            type Output = $Set;

            /// Returns the difference.
            #[inline]
            fn sub(self, other: $Set) -> $Set {
                $Set(self.0 & !other.0)
            }
        }

        impl ::std::ops::Not for $Set {
            type Output = $Set;

            /// Returns the complement.
            #[inline]
            fn not(self) -> $Set {
                $Set::FULL - self
            }
        }

        impl ::std::ops::BitOrAssign for $Set {
            #[inline]
            fn bitor_assign(&mut self, other: $Set) {
                *self = *self | other;
            }
        }

        impl ::std::ops::BitAndAssign for $Set {
            #[inline]
            fn bitand_assign(&mut self, other: $Set) {
                *self = *self & other;
            }
        }

        impl ::std::ops::BitXorAssign for $Set {
            #[inline]
            fn bitxor_assign(&mut self, other: $Set) {
                *self = *self ^ other;
            }
        }

        impl ::std::ops::SubAssign for $Set {
            #[inline]
            fn sub_assign(&mut self, other: $Set) {
                *self = *self - other;
            }
        }

        impl From<$Item> for $Set {
            #[inline]
            fn from(item: $Item) -> $Set {
                $Set::of(item)
            }
        }

        impl FromIterator<$Item> for $Set {
            fn from_iter<I: IntoIterator<Item = $Item>>(items: I) -> $Set {
                items.into_iter().fold($Set::EMPTY, |set, item| set | $Set::of(item))
            }
        }

        impl IntoIterator for $Set {
            type Item = $Item;
            type IntoIter = $Iter;

            #[inline]
            fn into_iter(self) -> $Iter {
                self.iter()
            }
        }

        impl ::std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(*self).finish()
            }
        }

        $(#[$iter_attribute])*
        #[derive(Clone, Debug)]
        $visibility struct $Iter($Word);

        impl Iterator for $Iter {
            type Item = $Item;

            #[inline]
            fn next(&mut self) -> Option<$Item> {
                if self.0 == 0 {
                    return None;
                }
                let bit = self.0.trailing_zeros();
                self.0 &= self.0 - 1;
                Some(<$Item>::from_bit(bit))
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                let left = self.0.count_ones() as usize;
                (left, Some(left))
            }
        }

        impl ExactSizeIterator for $Iter {}
    };
}

pub(crate) use bit_set;
