//! Plain enumerations whose members are words of the data files.

/// Declares an enumeration with every member, in order, and its word.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident[$count:literal] { $($(#[$doc:meta])* $member:ident = $word:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Deserialize, serde::Serialize)]
        pub enum $name {
            $($(#[$doc])* #[serde(rename = $word)] $member,)*
        }

        impl $name {
            /// Every one, in the order of the tables indexed by it.
            pub const ALL: [Self; $count] = [$(Self::$member,)*];

            /// The word of the data files.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$member => $word,)*
                }
            }

            /// The one with that word, in capitals or not.
            pub fn with_id(id: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|each| each.id().eq_ignore_ascii_case(id))
            }
        }

        impl $crate::record::Word for $name {
            fn word(self, _: &$crate::components::Components) -> String {
                self.id().into()
            }

            fn with_word(word: &str, _: &$crate::components::Components) -> Option<Self> {
                Self::with_id(word)
            }
        }
    };
}

pub(crate) use words;
