//! Closed lists of words of the data files.

/// A word of a closed list; [`words!`](crate::words) declares one.
pub trait Word: Copy + 'static {
    /// Every one, in order.
    const EACH: &'static [Self];

    /// The word as it stands in the data files.
    fn word(self) -> &'static str;
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
    };
}
