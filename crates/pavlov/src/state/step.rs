//! The steps of a game.

use kurgan_core::{steps, words};

use crate::rules;

// Hashes of positions depend on the order: append.
steps! {
    rules:
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
