//! Closed lists of words of the data files.

use std::fmt;

use serde::Deserializer;
use serde::de::{DeserializeSeed, EnumAccess, Error, VariantAccess, Visitor};

/// A word of a closed list; [`words!`](crate::words) declares one.
pub trait Word: Copy + 'static {
    /// Every one, in order.
    const EACH: &'static [Self];

    /// The word as it stands in the data files.
    fn word(self) -> &'static str;
}

/// Reads a word of a closed list: its place there. Written once instead of derived for each list.
#[doc(hidden)] // for `words!`
pub fn place_of<'de, D: Deserializer<'de>>(
    deserializer: D,
    list: &'static str,
    words: &'static [&'static str],
) -> Result<usize, D::Error> {
    deserializer.deserialize_enum(list, words, OneOf(words))
}

/// Takes a word by its text or its place.
#[derive(Clone, Copy)]
struct OneOf(&'static [&'static str]);

impl<'de> DeserializeSeed<'de> for OneOf {
    type Value = usize;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<usize, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl<'de> Visitor<'de> for OneOf {
    type Value = usize;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "one of {}", self.0.join(", "))
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<usize, A::Error> {
        let (place, rest) = data.variant_seed(self)?;
        rest.unit_variant().map(|()| place)
    }

    fn visit_u64<E: Error>(self, place: u64) -> Result<usize, E> {
        let place = usize::try_from(place).ok().filter(|place| *place < self.0.len());
        place.ok_or_else(|| E::custom(self.0.join(", ")))
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<usize, E> {
        self.0.iter().position(|known| *known == word).ok_or_else(|| E::unknown_variant(word, self.0))
    }
}

/// Declares an enumeration with every member, in order, and its word.
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* $view:vis enum $name:ident[$count:literal] { $($(#[$doc:meta])* $member:ident = $word:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $view enum $name {
            $($(#[$doc])* $member,)*
        }

        #[allow(dead_code)] // not every list is walked, nor every word written
        impl $name {
            /// Every one, in the order of the tables indexed by it.
            $view const ALL: [Self; $count] = [$(Self::$member,)*];

            /// The word of the data files.
            $view const fn id(self) -> &'static str {
                match self {
                    $(Self::$member => $word,)*
                }
            }

            /// The one with that word, in capitals or not.
            $view fn with_id(id: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|each| each.id().eq_ignore_ascii_case(id))
            }
        }

        impl $crate::pack::Word for $name {
            const EACH: &'static [Self] = &Self::ALL;

            fn word(self) -> &'static str {
                self.id()
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_unit_variant(stringify!($name), *self as u32, self.id())
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::pack::place_of(deserializer, stringify!($name), &[$($word,)*]).map(|place| Self::ALL[place])
            }
        }
    };
}
