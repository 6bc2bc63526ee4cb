//! The games: this file alone lists them.
//!
//! Add a game with a line in `all_games!`. Everything else is generic: `each_game!` turns a [`GameId`] into the type of
//! the game, `each_guide!` into that of its guide, and `each_session!` an [`AnySession`] into its session. All three
//! work in every crate, and do not compile if a game lacks what the code requires.

use std::fmt;
use std::str::FromStr;

use guide::Guide;
use kurgan_core::pack::Pack;
use kurgan_core::{Game, Session};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::error::TableError;
use crate::words::Words;

/// The list: of each game the crate of its rules with its type there, and the crate of its guide with its type there. The macro in brackets
/// gets what it was given and the list.
#[doc(hidden)]
#[macro_export]
macro_rules! all_games {
    ([$($make:tt)+] $given:tt) => {
        $($make)+! {
            $given
            volga::Volga: volga_guide::VolgaGuide,
            cauldron::Cauldron: cauldron_guide::CauldronGuide,
            pavlov::Pavlov: pavlov_guide::PavlovGuide,
            river::River: river_guide::RiverGuide,
        }
    };
}

/// Does the same with whichever game this is: `each_game!(id, G => G::seats(&options))`.
#[macro_export]
macro_rules! each_game {
    (($id:expr, $G:ident => $does:expr) $($rules:ident::$Game:ident: $guide:ident::$Guide:ident,)+) => {
        match $id {
            $($crate::GameId::$Game => {
                type $G = $crate::rules::$Game;
                $does
            })+
        }
    };
    ($($given:tt)+) => { $crate::all_games!([$crate::each_game] ($($given)+)) };
}

/// Does the same with the guide of whichever game this is: `each_guide!(id, H => H::title(words))`.
#[macro_export]
macro_rules! each_guide {
    (($id:expr, $H:ident => $does:expr) $($rules:ident::$Game:ident: $guide:ident::$Guide:ident,)+) => {
        match $id {
            $($crate::GameId::$Game => {
                type $H = $crate::guides::$Guide;
                $does
            })+
        }
    };
    ($($given:tt)+) => { $crate::all_games!([$crate::each_guide] ($($given)+)) };
}

/// Does the same with whichever session it is: `each_session!(any, session => session.game().turn())`.
#[macro_export]
macro_rules! each_session {
    (($any:expr, $session:ident => $does:expr) $($rules:ident::$Game:ident: $guide:ident::$Guide:ident,)+) => {
        match $any { $($crate::AnySession::$Game($session) => $does,)+ }
    };
    ($($given:tt)+) => { $crate::all_games!([$crate::each_session] ($($given)+)) };
}

macro_rules! define {
    (() $($rules:ident::$Game:ident: $guide:ident::$Guide:ident,)+) => {
        /// Which game: its name in commands, files and protocols, once it has been read.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum GameId {
            $(#[doc = concat!("`", stringify!($rules), "`")] $Game,)+
        }

        impl GameId {
            /// All games, in the order in which they are listed, offered or not.
            pub const ALL: [Self; [$(Self::$Game),+].len()] = [$(Self::$Game),+];
        }

        /// A game being played, whichever it is: position, history, undo and redo, told in words.
        #[allow(clippy::large_enum_variant)] // a session is rarely moved
        pub enum AnySession {
            $(#[doc = concat!("A game of `", stringify!($rules), "`.")] $Game(Session<rules::$Game>),)+
        }

        /// The data packs in use, one for each game.
        #[derive(Clone, Copy, Debug)]
        pub struct Packs {
            $($rules: &'static <rules::$Game as Game>::Pack,)+
        }

        /// The components as printed.
        impl Default for Packs {
            fn default() -> Self {
                Self { $($rules: Pack::printed(),)+ }
            }
        }

        /// The types of the games, for the macros.
        #[doc(hidden)]
        pub mod rules {
            $(pub use $rules::$Game;)+
        }

        /// Their guides.
        #[doc(hidden)]
        pub mod guides {
            $(pub use $guide::$Guide;)+
        }

        $(
            impl Listed for rules::$Game {
                type Guide = guides::$Guide;

                const GAME: GameId = GameId::$Game;

                fn slot(packs: &mut Packs) -> &mut &'static Self::Pack {
                    &mut packs.$rules
                }
            }

            impl From<Session<rules::$Game>> for AnySession {
                fn from(session: Session<rules::$Game>) -> Self {
                    Self::$Game(session)
                }
            }
        )+
    };
}

all_games!([define]());

/// A game of the list.
pub trait Listed: Game<Action: Send, Options: Send + Sync> + Send + Sync + 'static {
    /// What surrounds its rules.
    type Guide: Guide<Game = Self>;

    /// Which one.
    const GAME: GameId;

    /// Where its pack lies among all packs.
    fn slot(packs: &mut Packs) -> &mut &'static Self::Pack;
}

impl Packs {
    /// The pack of this game.
    pub fn of<G: Listed>(mut self) -> &'static G::Pack {
        G::slot(&mut self)
    }

    /// The same packs, but this one for its game.
    #[must_use]
    pub fn with<G: Listed>(mut self, pack: &'static G::Pack) -> Self {
        *G::slot(&mut self) = pack;
        self
    }
}

impl GameId {
    /// The name in commands, files and protocols.
    pub fn id(self) -> &'static str {
        each_game!(self, G => G::ID)
    }

    /// Whether people are offered this game.
    pub fn is_offered(self) -> bool {
        each_guide!(self, H => H::OFFERED)
    }

    /// The games that people are offered, in the order in which they are listed.
    pub fn offered() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|game| game.is_offered())
    }

    /// The names of the games on offer, as a message lists them.
    pub fn ids() -> String {
        Self::offered().map(Self::id).collect::<Vec<_>>().join(", ")
    }

    /// The game of this name, offered or not: for whoever makes games. Everybody else reads a name by [`FromStr`], which
    /// knows the games on offer alone.
    pub fn offered_or_not(id: &str) -> Result<Self, UnknownGame> {
        Self::ALL.into_iter().find(|game| game.id() == id).ok_or_else(|| UnknownGame(id.into()))
    }

    /// The game of this name, or the refusal that protocols know.
    pub fn read(id: &str, words: Words) -> Result<Self, TableError> {
        id.parse().map_err(|UnknownGame(id)| TableError::unknown_game(&id, words))
    }
}

/// A name that is not known.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown game `{0}`, expected one of {ids}", ids = GameId::ids())]
pub struct UnknownGame(pub String);

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(id: &str) -> Result<Self, UnknownGame> {
        Self::offered().find(|game| game.id() == id).ok_or_else(|| UnknownGame(id.into()))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for GameId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for GameId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
