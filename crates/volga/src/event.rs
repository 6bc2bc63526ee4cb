//! The events of a game.

use kurgan_core::Dice;

use crate::action::{Purchase, Support};
use crate::components::{Area, Areas, Corps, Division, SovietUnit, Unit, Units};

/// What morale changed for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoraleCause {
    /// A withdrawn division left units in the Out of Action Box (6.2.1).
    MissingUnits,
    /// It was bought (6.3).
    Bought,
    /// Bloody Streets (6.4.1).
    BloodyStreets,
    /// An attack was repulsed (9.5.5).
    Repulse,
    /// An area with +4 was captured (9.5.7).
    Captured,
    /// Heroes (9.4).
    Heroes,
    /// The turn ended (6.5).
    EndPhase,
}

/// Why a German unit went out of action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LossCause {
    /// It led a repulsed attack (9.5.5).
    Repulse,
    /// It was given up to a Barrage (9.4).
    Barrage,
    /// It led into an Ambush (9.4).
    Ambush,
    /// It had nowhere to retreat to (ruling 58).
    NoRetreat,
}

/// The result of an attack (9.5.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum CombatResult {
    /// The Attack Total is lower.
    Repulse,
    /// The totals are equal.
    Stalemate,
    /// The Attack Total is higher.
    Success,
    /// It is higher by more than the Defense Factor.
    Overrun,
}

/// The sums of one attack, line by line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

/// How a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub enum End {
    /// Every area is German at the end of a Combat Phase (11.1).
    AllAreas,
    /// Morale is 0 at the end of a Combat Phase (11.1).
    Morale,
    /// Enough areas, one of them heavy urban, after the last turn (11.2).
    Operational,
    /// Not enough areas after the last turn (11.2, 14.7).
    TimeUp,
    /// Enough areas after the last turn, but none of them heavy urban (11.2).
    NoHeavyUrban,
}

/// One thing that happened.
#[allow(missing_docs)] // the fields are named after what they hold
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A turn begins (6.0).
    Turn { turn: u8 },
    /// These areas carry Isolation markers now (12.3).
    Isolated { areas: Areas },
    /// A group arrives (6.1.1).
    Arrived { units: Units, area: Area },
    /// No allowed area has room for the group (ruling 11).
    Waits { units: Units },
    /// A division leaves for good; so many units were out of action (6.1.2).
    Withdrawn { division: Division, units: Units, missing: u8 },
    /// The random event (6.2); `instead` is the row read instead of the one rolled.
    RandomEvent { dice: Dice, event: u8, instead: Option<u8>, void: bool },
    /// No roll on this turn (14.6.1).
    NoRandomEvent,
    /// A division is called away until the next Dawn Phase (6.2.1).
    CalledAway { division: Division, units: Units, missing: u8 },
    /// A corps pauses (ruling 20).
    Paused { die: u8, corps: Corps, units: Units },
    /// Air markers come free (6.3).
    FreeAir { markers: u8 },
    /// The supply roll (6.3); `again` are the ones rolled again (12.8), `floor` the minimum where it applied (10.2).
    Supply { dice: Dice, again: Dice, points: u8, floor: Option<u8>, total: u8 },
    /// A purchase (6.3).
    Bought { what: Purchase, cost: u8 },
    /// A unit is bought back (6.3).
    BoughtBack { unit: Unit, cost: u8 },
    /// It is placed (6.3).
    Placed { unit: Unit, area: Area, fresh: bool },
    /// A Bloody Streets roll (6.4.1); the units turned spent, if any.
    BloodyStreets { area: Area, die: u8, guards: bool, morale: bool, spent: Units },
    /// An Action Round begins (6.4.2).
    Activated { area: Area },
    /// An Action Round ends (6.4.2).
    RoundEnded { area: Area },
    /// A unit moves (8.2); `entry` is the last area before one with a Soviet unit.
    Moved { unit: Unit, from: Area, to: Area, entry: Option<Area>, cost: u8 },
    /// Those who entered do not attack (9.2).
    Held { area: Area, units: Units },
    /// An attack begins (9.0).
    Attack { area: Area, units: Units, mandatory: bool },
    /// A Soviet unit is turned up (9.4).
    Revealed { area: Area, soviet: SovietUnit },
    /// Barrage: the attackers fall back (9.4).
    FellBack { area: Area, units: Units },
    /// The attack is over because nobody is left (rulings 46, 53).
    CalledOff { area: Area },
    /// The lead unit is designated (9.5 A).
    Led { unit: Unit },
    /// Support is placed (9.5 B).
    Supported { support: Support },
    /// The isolation roll (12.3): the die, whether Guards, and by how much the Defense Factor changes.
    IsolationRoll { area: Area, die: u8, guards: bool, change: i8 },
    /// The air die (9.5.3 D) and what it takes off (12.5).
    AirRoll { die: u8, effect: u8 },
    /// The dice of an attack and their result (9.5.5).
    Combat { area: Area, sums: Sums, attack_dice: Dice, defense_dice: Dice, result: CombatResult },
    /// Fanatics turn a success into a stalemate (9.4).
    Fanatic { area: Area },
    /// A German unit goes out of action.
    Lost { unit: Unit, cause: LossCause },
    /// A Soviet unit is eliminated and its area becomes German (9.5.5).
    Captured { area: Area, soviet: SovietUnit },
    /// Heroes and the capture of a +4 area cancel out (9.5.7).
    BonusCancelled { area: Area },
    /// A unit retreats (9.5.8).
    Retreated { unit: Unit, from: Area, to: Area },
    /// Morale changes.
    Morale { from: u8, to: u8, cause: MoraleCause },
    /// The End Phase: spent units are fresh again (6.5).
    Refreshed,
    /// The game is over (11.0).
    Over { end: End, areas: u8, heavy: u8, morale: u8 },
}
