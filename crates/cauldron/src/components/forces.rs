//! The counters: German and Rumanian units, Soviet armies, markers.

use kurgan_core::pack::Name;
use kurgan_core::{id, words};

/// How many German units a pack may hold: the printed ones with room to spare, in a small position.
pub const MAX_UNITS: usize = 40;

id! {
    /// A German or Rumanian unit by its place in `units.toml`.
    Unit
}
id! {
    /// A Soviet army by its place in `units.toml`.
    Army
}

words! {
    /// The kinds of German units.
    pub enum UnitKind[5] {
        /// An infantry division.
        Infantry = "infantry",
        /// A motorized division.
        Motorized = "motorized",
        /// A panzer division.
        Panzer = "panzer",
        /// The headquarters of 6th Army.
        Hq = "hq",
        /// A battlegroup, A to F (p.3).
        Battlegroup = "battlegroup",
    }
}

impl UnitKind {
    /// How many losses it takes: a division has a depleted side, the others have not (p.3-5).
    pub const fn steps(self) -> u8 {
        if self.division() { 2 } else { 1 }
    }

    /// Whether it is a division, which may attack and be depleted.
    pub const fn division(self) -> bool {
        matches!(self, Self::Infantry | Self::Motorized | Self::Panzer)
    }

    /// Whether it is panzer or motorized (Table E).
    pub const fn armor(self) -> bool {
        matches!(self, Self::Motorized | Self::Panzer)
    }
}

words! {
    /// Who a unit fights for; rules on German units hold for Rumanians too (p.2).
    #[allow(missing_docs)] // the names say it all
    pub enum Nationality[2] {
        German = "german",
        Rumanian = "rumanian",
    }
}

/// A German or Rumanian counter.
#[derive(Clone, Debug)]
pub struct UnitData {
    /// The id in the data files, `76-INF`.
    pub id: String,
    /// The printed name.
    pub name: Name,
    /// What is written on the counter, `76`.
    pub short: String,
    /// Who it fights for.
    pub nationality: Nationality,
    /// What it is.
    pub kind: UnitKind,
    /// Whether it comes only by the Variable Scenario (p.12).
    pub optional: bool,
}

/// A Soviet army; designations have no effect on play (p.5).
#[derive(Clone, Debug)]
pub struct ArmyData {
    /// The number, `21`.
    pub id: String,
    /// The full name.
    pub name: Name,
    /// How many counters show it; not a limit (ruling 6).
    pub counters: u8,
}

words! {
    /// A marker that an event gives or takes (p.2, p.6, p.13).
    pub enum Marker[4] {
        /// "Luftwaffe +1": one more on the Luftwaffe commitment roll.
        Luftwaffe = "luftwaffe",
        /// "Hoth +1": one more on the relief commitment roll.
        Hoth = "hoth",
        /// Milch has been put in charge of the airlift.
        Milch = "milch",
        /// Manstein has stabilized the front.
        Manstein = "manstein",
    }
}
