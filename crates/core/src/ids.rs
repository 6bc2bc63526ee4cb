//! Small ids and sets of them: areas, units, cards, as bits of one machine word.

use std::fmt;
use std::marker::PhantomData;

/// A count in a byte, as tracks and dice count. No game counts further; what did would stay at 255.
#[inline]
pub fn byte<N: TryInto<u8>>(count: N) -> u8 {
    let count = count.try_into();
    debug_assert!(count.is_ok(), "a count beyond a byte");
    count.unwrap_or(u8::MAX)
}

/// A component numbered 0 to 63, so that a set of them is one `u64`.
pub trait Id: Copy + Eq + Ord + fmt::Debug {
    /// The name of the type.
    const KIND: &'static str;
    /// The number of this component.
    fn index(self) -> usize;
    /// The component with that number.
    fn from_index(index: usize) -> Self;
}

/// Declares a newtype over `u8` that is an [`Id`].
#[macro_export]
macro_rules! id {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub u8);

        impl $crate::Id for $name {
            const KIND: &'static str = stringify!($name);

            #[inline]
            fn index(self) -> usize {
                usize::from(self.0)
            }
            #[inline]
            #[allow(clippy::cast_possible_truncation)] // ids are below 64
            fn from_index(index: usize) -> Self {
                Self(index as u8)
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_newtype_struct(stringify!($name), &self.0)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_newtype_struct(stringify!($name), $crate::Inside::<u8>::new()).map(Self)
            }
        }

        impl $crate::steps::Field for $name {
            fn write(self, _: &str, lexicon: &dyn $crate::notation::Lexicon) -> Option<String> {
                lexicon.word(stringify!($name), self.0).map(Into::into)
            }

            fn read(_: &str, text: &mut $crate::steps::Words<'_>) -> Option<Self> {
                text.thing(stringify!($name)).map(Self)
            }
        }
    };
}

/// Reads what is inside a newtype.
#[doc(hidden)]
pub struct Inside<T>(PhantomData<T>);

impl<T> Inside<T> {
    #[doc(hidden)]
    #[allow(clippy::new_without_default)] // nobody else makes one
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<'de, T: serde::Deserialize<'de>> serde::de::Visitor<'de> for Inside<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a newtype")
    }

    fn visit_newtype_struct<D: serde::Deserializer<'de>>(self, inside: D) -> Result<T, D::Error> {
        T::deserialize(inside)
    }
}

/// A set of ids, iterated in ascending order.
pub struct Set<I> {
    bits: u64,
    of: PhantomData<I>,
}

impl<I: Id> Set<I> {
    /// The set without members.
    pub const EMPTY: Self = Self { bits: 0, of: PhantomData };

    /// The set whose members are the one bits of `bits`.
    #[inline]
    pub const fn from_bits(bits: u64) -> Self {
        Self { bits, of: PhantomData }
    }

    /// The members as bits.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.bits
    }

    /// The set with one member.
    #[inline]
    pub fn only(id: I) -> Self {
        Self::from_bits(1 << id.index())
    }

    /// Whether `id` is a member.
    #[inline]
    pub fn has(self, id: I) -> bool {
        self.bits >> id.index() & 1 != 0
    }

    /// Adds a member.
    #[inline]
    pub fn add(&mut self, id: I) {
        self.bits |= 1 << id.index();
    }

    /// Takes a member out.
    #[inline]
    pub fn remove(&mut self, id: I) {
        self.bits &= !(1 << id.index());
    }

    /// This set with one more member.
    #[inline]
    #[must_use]
    pub fn with(mut self, id: I) -> Self {
        self.add(id);
        self
    }

    /// This set with one member fewer.
    #[inline]
    #[must_use]
    pub fn without(mut self, id: I) -> Self {
        self.remove(id);
        self
    }

    /// How many members.
    #[inline]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// How many members, as tracks and dice count.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // at most 64
    pub const fn count(self) -> u8 {
        self.bits.count_ones() as u8
    }

    /// Whether there is no member.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Whether there are at least `n` members; cheaper than counting for small `n`.
    #[inline]
    pub const fn at_least(self, n: usize) -> bool {
        let mut bits = self.bits;
        let mut left = n;
        while left > 1 {
            bits &= bits.wrapping_sub(1);
            left -= 1;
        }
        n == 0 || bits != 0
    }

    /// The member with the lowest number.
    #[inline]
    pub fn first(self) -> Option<I> {
        (self.bits != 0).then(|| I::from_index(self.bits.trailing_zeros() as usize))
    }

    /// The `n`-th member in ascending order.
    pub fn nth(self, n: usize) -> Option<I> {
        self.into_iter().nth(n)
    }

    /// Whether the two sets share a member.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.bits & other.bits != 0
    }

    /// Whether every member is also in `other`.
    #[inline]
    pub const fn within(self, other: Self) -> bool {
        self.bits & !other.bits == 0
    }

    /// All non-empty subsets, in ascending order of their bits.
    pub fn subsets(self) -> impl Iterator<Item = Self> {
        let all = self.bits;
        let mut last = 0_u64;
        std::iter::from_fn(move || {
            last = last.wrapping_sub(all) & all;
            (last != 0).then_some(Self::from_bits(last))
        })
    }
}

impl<I> Clone for Set<I> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<I> Copy for Set<I> {}
impl<I> PartialEq for Set<I> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}
impl<I> Eq for Set<I> {}
impl<I> Default for Set<I> {
    fn default() -> Self {
        Self { bits: 0, of: PhantomData }
    }
}

impl<I: Id> fmt::Debug for Set<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl<I: Id> FromIterator<I> for Set<I> {
    fn from_iter<T: IntoIterator<Item = I>>(ids: T) -> Self {
        ids.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// The members of a set in ascending order.
pub struct Members<I> {
    bits: u64,
    of: PhantomData<I>,
}

impl<I: Id> Iterator for Members<I> {
    type Item = I;
    #[inline]
    fn next(&mut self) -> Option<I> {
        if self.bits == 0 {
            return None;
        }
        let id = I::from_index(self.bits.trailing_zeros() as usize);
        self.bits &= self.bits - 1;
        Some(id)
    }
}

impl<I: Id> IntoIterator for Set<I> {
    type Item = I;
    type IntoIter = Members<I>;
    #[inline]
    fn into_iter(self) -> Members<I> {
        Members { bits: self.bits, of: PhantomData }
    }
}

macro_rules! set_operator {
    ($trait:ident, $method:ident, $assign:ident, $assign_method:ident, |$a:ident, $b:ident| $bits:expr) => {
        impl<I> std::ops::$trait for Set<I> {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self {
                let ($a, $b) = (self.bits, other.bits);
                Self { bits: $bits, of: PhantomData }
            }
        }
        impl<I> std::ops::$assign for Set<I> {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                *self = std::ops::$trait::$method(*self, other);
            }
        }
    };
}
set_operator!(BitOr, bitor, BitOrAssign, bitor_assign, |a, b| a | b);
set_operator!(BitAnd, bitand, BitAndAssign, bitand_assign, |a, b| a & b);
set_operator!(Sub, sub, SubAssign, sub_assign, |a, b| a & !b);

impl<I: Id> serde::Serialize for Set<I> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(I::KIND, &self.bits)
    }
}

impl<'de, I: Id> serde::Deserialize<'de> for Set<I> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_newtype_struct(I::KIND, Inside::<u64>::new()).map(Self::from_bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::id! {
        #[allow(unreachable_pub)]
        Thing
    }

    #[test]
    fn members_come_in_ascending_order() {
        let set: Set<Thing> = [Thing(63), Thing(0), Thing(7)].into_iter().collect();
        assert_eq!(set.into_iter().map(|t| t.0).collect::<Vec<_>>(), [0, 7, 63]);
        assert_eq!(set.nth(1), Some(Thing(7)));
        assert_eq!(set.nth(3), None);
    }

    #[test]
    fn subsets_are_all_and_none_is_empty() {
        let set: Set<Thing> = [Thing(1), Thing(4), Thing(9)].into_iter().collect();
        let subsets: Vec<_> = set.subsets().collect();
        assert_eq!(subsets.len(), 7);
        assert!(subsets.iter().all(|s| !s.is_empty() && s.within(set)));
        assert_eq!(Set::<Thing>::EMPTY.subsets().count(), 0);
    }

    #[test]
    fn at_least_agrees_with_counting() {
        for bits in 0..1024_u64 {
            let set = Set::<Thing>::from_bits(bits);
            for n in 0..12 {
                assert_eq!(set.at_least(n), set.len() >= n);
            }
        }
    }
}
