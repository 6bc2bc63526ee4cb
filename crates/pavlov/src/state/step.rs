//! The steps of a game.

use kurgan_core::words;
use serde::Serialize;

use crate::components::Components;
use crate::record::{read_step, write_step};
use crate::rules::{self, Op};

/// Makes the one list of all steps: each is a struct of that name in its chapter of the rules, which asks for a decision
/// or happens by itself.
macro_rules! steps {
    ($($how:ident $Step:ident,)*) => {
        /// One step of the sequence of play, or a decision in its middle.
        #[allow(missing_docs)] // what each is says its struct
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
        pub enum Step {
            $($Step(rules::$Step),)*
        }

        impl Step {
            /// Does something with the step, by what it is.
            #[inline]
            pub(crate) fn with<O: Op>(self, op: O) -> O::Out {
                match self {
                    $(Self::$Step(step) => op.$how(step),)*
                }
            }

            /// The step in words.
            pub(crate) fn write(self, c: &Components) -> String {
                match self {
                    $(Self::$Step(step) => write_step(stringify!($Step), step, c),)*
                }
            }

            /// The step written so.
            pub(crate) fn read(c: &Components, text: &str) -> Option<Self> {
                None$(.or_else(|| read_step(stringify!($Step), text, c).map(Self::$Step)))*
            }
        }

        $(impl From<rules::$Step> for Step {
            #[inline]
            fn from(step: rules::$Step) -> Self {
                Self::$Step(step)
            }
        })*
    };
}

// Hashes of positions depend on the order: append.
steps! {
    happen Turn,
    happen GermanHand,
    decide Order,
    decide LayTactic,
    happen DrawHand,
    decide Cards,
    decide RecoverLocation,
    decide Stage,
    decide Deploy,
    decide Buttress,
    decide FieldDefenses,
    decide PlaceToken,
    decide Load,
    decide Deliver,
    happen DiscardHand,
    decide Party,
    happen Raid,
    decide Raider,
    happen Hits,
    decide CrewCasualty,
    decide FirstAid,
    happen Tactics,
    happen Reveal,
    happen CardDone,
    decide AntiAircraft,
    happen Bombing,
    decide Suppression,
    happen Arrive,
    happen Arrived,
    happen Assault,
    decide Starve,
    happen TurnOver,
    happen CounterPhase,
    decide Moves,
    decide MoveTo,
    decide MoveWeapon,
    decide MoveReplace,
    decide Displaced,
    decide DisplacedWeapon,
    decide Acts,
    decide Act,
    decide Crew,
    decide Trouble,
    decide LayTokens,
    decide Battery,
    decide Command,
    happen EndPhase,
    happen EndTurn,
    decide FinalRaid,
    happen Score,
}

words! {
    /// Why a counter would be a casualty (p25-first-aid).
    pub enum Cause[4] {
        /// A sniper's shot.
        Sniper = "sniper",
        /// A second Disrupted Token.
        Disrupted = "disrupted",
        /// A raid.
        Raid = "raid",
        /// No food.
        Hunger = "hunger",
    }
}
