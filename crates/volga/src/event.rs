//! The events of a game.

use kurgan_core::{Dice, words};
use serde::{Deserialize, Serialize};

use crate::action::{Purchase, Support};
use crate::components::{Area, Areas, Corps, Division, SovietUnit, Unit, Units};

words! {
    /// What morale changed for.
    pub enum MoraleCause[7] {
        /// A withdrawn division left units in the Out of Action Box (6.2.1).
        MissingUnits = "missing_units",
        /// It was bought (6.3).
        Bought = "bought",
        /// Bloody Streets (6.4.1).
        BloodyStreets = "bloody_streets",
        /// An attack was repulsed (9.5.5).
        Repulse = "repulse",
        /// An area with +4 was captured (9.5.7).
        Captured = "captured",
        /// Heroes (9.4).
        Heroes = "heroes",
        /// The turn ended (6.5).
        EndPhase = "end_phase",
    }
}

words! {
    /// Why a German unit went out of action.
    pub enum LossCause[4] {
        /// It led a repulsed attack (9.5.5).
        Repulse = "repulse",
        /// It was given up to a Barrage (9.4).
        Barrage = "barrage",
        /// It led into an Ambush (9.4).
        Ambush = "ambush",
        /// It had nowhere to retreat to (ruling 58).
        NoRetreat = "no_retreat",
    }
}

words! {
    /// The result of an attack (9.5.5).
    pub enum CombatResult[4] {
        /// The Attack Total is lower.
        Repulse = "repulse",
        /// The totals are equal.
        Stalemate = "stalemate",
        /// The Attack Total is higher.
        Success = "success",
        /// It is higher by more than the Defense Factor.
        Overrun = "overrun",
    }
}

/// The sums of one attack, line by line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sums {
    /// 9.5.2 A: the Attack Factor of the lead unit.
    pub lead: u8,
    /// 9.5.2 B: the other attackers.
    pub others: u8,
    /// 9.5.2 C: artillery.
    pub artillery: u8,
    /// 9.5.2 C: engineers.
    pub engineer: u8,
    /// 9.5.2 D: divisional integrity.
    pub integrity: u8,
    /// 9.5.2 E: strong morale.
    pub strong: u8,
    /// 12.4: divisions that fight side by side.
    pub divisions: u8,
    /// 9.5.3 A: the Defense Factor, as changed by isolation.
    pub factor: u8,
    /// 9.5.3 B: the terrain.
    pub terrain: u8,
    /// 9.5.3 C: shaken morale.
    pub shaken: u8,
    /// The random event in force.
    pub event: u8,
    /// 9.5.3 D: what the air die takes off.
    pub air: u8,
}

impl Sums {
    /// The Attack Value; 12.4 can bring it below zero.
    pub fn attack(&self) -> i8 {
        let plus = self.lead + self.others + self.artillery + self.engineer + self.integrity + self.strong;
        plus.cast_signed() - self.divisions.cast_signed()
    }

    /// The Defense Value, never below zero.
    pub fn defense(&self) -> u8 {
        (self.factor + self.terrain + self.shaken + self.event).saturating_sub(self.air)
    }
}

words! {
    /// How a game ends.
    pub enum End[5] {
        /// Every area is German at the end of a Combat Phase (11.1).
        AllAreas = "all_areas",
        /// Morale is 0 at the end of a Combat Phase (11.1).
        Morale = "morale",
        /// Enough areas, one of them heavy urban, after the last turn (11.2).
        Operational = "enough_areas",
        /// Not enough areas after the last turn (11.2, 14.7).
        TimeUp = "time_up",
        /// Enough areas after the last turn, but none of them heavy urban (11.2).
        NoHeavyUrban = "no_heavy_urban",
    }
}

/// One thing that happened, with its kind and its rule in the main game.
#[allow(missing_docs)] // the fields are named after what they hold
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A turn begins (6.0).
    #[serde(rename = "turn 6.0")]
    Turn { turn: u8 },
    /// These areas carry Isolation markers now (12.3).
    #[serde(rename = "isolated 12.3")]
    Isolated { areas: Areas },
    /// A group arrives (6.1.1).
    #[serde(rename = "arrived 6.1.1")]
    Arrived { units: Units, area: Area },
    /// No allowed area has room for the group (ruling 11).
    #[serde(rename = "waits 6.1.1")]
    Waits { units: Units },
    /// A division leaves for good; so many units were out of action (6.1.2).
    #[serde(rename = "withdrawn 6.1.2")]
    Withdrawn { division: Division, units: Units, missing: u8 },
    /// The random event (6.2); `instead` is the row read instead of the one rolled.
    #[serde(rename = "random_event 6.2")]
    RandomEvent { dice: Dice, total: u16, event: u8, instead: Option<u8>, void: bool },
    /// No roll on this turn (14.6.1).
    #[serde(rename = "no_random_event 14.6.1")]
    NoRandomEvent,
    /// A division is called away until the next Dawn Phase (6.2.1).
    #[serde(rename = "called_away 6.2.1")]
    CalledAway { division: Division, units: Units, missing: u8 },
    /// A corps pauses (ruling 20).
    #[serde(rename = "paused 6.2")]
    Paused { die: u8, corps: Corps, units: Units },
    /// Air markers come free (6.3).
    #[serde(rename = "free_air 6.3")]
    FreeAir { markers: u8 },
    /// The supply roll (6.3); `again` are the ones rolled again (12.8), `floor` the minimum where it applied (10.2).
    #[serde(rename = "supply 6.3")]
    Supply { dice: Dice, again: Dice, points: u8, floor: Option<u8>, total: u8 },
    /// A purchase (6.3).
    #[serde(rename = "bought 6.3")]
    Bought { what: Purchase, cost: u8 },
    /// A unit is bought back (6.3).
    #[serde(rename = "bought_back 6.3")]
    BoughtBack { unit: Unit, cost: u8 },
    /// It is placed (6.3).
    #[serde(rename = "placed 6.3")]
    Placed { unit: Unit, area: Area, fresh: bool },
    /// A Bloody Streets roll (6.4.1); the units turned spent, if any.
    #[serde(rename = "bloody_streets 6.4.1")]
    BloodyStreets { area: Area, die: u8, guards: bool, morale: bool, spent: Units },
    /// An Action Round begins (6.4.2).
    #[serde(rename = "activated 6.4.2")]
    Activated { area: Area },
    /// An Action Round ends (6.4.2).
    #[serde(rename = "round_ended 6.4.2")]
    RoundEnded { area: Area },
    /// A unit moves (8.2); `entry` is the last area before one with a Soviet unit.
    #[serde(rename = "moved 8.2")]
    Moved { unit: Unit, from: Area, to: Area, entry: Option<Area>, cost: u8 },
    /// Those who entered do not attack (9.2).
    #[serde(rename = "held 9.2")]
    Held { area: Area, units: Units },
    /// An attack begins (9.0).
    #[serde(rename = "attack 9.0")]
    Attack { area: Area, units: Units, mandatory: bool },
    /// A Soviet unit is turned up (9.4).
    #[serde(rename = "revealed 9.4")]
    Revealed {
        area: Area,
        #[serde(rename = "id")]
        soviet: SovietUnit,
    },
    /// Barrage: the attackers fall back (9.4).
    #[serde(rename = "fell_back 9.4")]
    FellBack { area: Area, units: Units },
    /// The attack is over because nobody is left (rulings 46, 53).
    #[serde(rename = "called_off 9.4")]
    CalledOff { area: Area },
    /// The lead unit is designated (9.5 A).
    #[serde(rename = "led 9.5")]
    Led { unit: Unit },
    /// Support is placed (9.5 B).
    #[serde(rename = "supported 9.5.4")]
    Supported(Support),
    /// The isolation roll (12.3): the die, whether Guards, and by how much the Defense Factor changes.
    #[serde(rename = "isolation_roll 12.3")]
    IsolationRoll { area: Area, die: u8, guards: bool, change: i8 },
    /// The air die (9.5.3 D) and what it takes off (12.5).
    #[serde(rename = "air_roll 9.5.3")]
    AirRoll { die: u8, effect: u8 },
    /// The dice of an attack and their result (9.5.5).
    #[serde(rename = "combat 9.5.5")]
    Combat {
        area: Area,
        sums: Sums,
        attack_dice: Dice,
        defense_dice: Dice,
        attack_total: i16,
        defense_total: i16,
        result: CombatResult,
    },
    /// Fanatics turn a success into a stalemate (9.4).
    #[serde(rename = "fanatic 9.4")]
    Fanatic { area: Area },
    /// A German unit goes out of action.
    #[serde(rename = "lost 9.5.5")]
    Lost { unit: Unit, cause: LossCause },
    /// A Soviet unit is eliminated and its area becomes German (9.5.5).
    #[serde(rename = "captured 7.2")]
    Captured {
        area: Area,
        #[serde(rename = "id")]
        soviet: SovietUnit,
    },
    /// Heroes and the capture of a +4 area cancel out (9.5.7).
    #[serde(rename = "bonus_cancelled 9.5.7")]
    BonusCancelled { area: Area },
    /// A unit retreats (9.5.8).
    #[serde(rename = "retreated 9.5.8")]
    Retreated { unit: Unit, from: Area, to: Area },
    /// Morale changes.
    #[serde(rename = "morale 6.5")]
    Morale { from: u8, to: u8, cause: MoraleCause },
    /// The End Phase: spent units are fresh again (6.5).
    #[serde(rename = "refreshed 6.5")]
    Refreshed,
    /// The game is over (11.0).
    #[serde(rename = "over 11.1")]
    Over { end: End, areas: u8, heavy: u8, morale: u8 },
}
