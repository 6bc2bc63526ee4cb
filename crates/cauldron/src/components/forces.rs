//! The counters: German and Rumanian units, Soviet armies, markers.

use kurgan_core::id;
use kurgan_core::pack::Name;
use serde::Deserialize;

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

/// The kinds of German units.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UnitKind {
    /// An infantry division.
    Infantry,
    /// A motorized division.
    Motorized,
    /// A panzer division.
    Panzer,
    /// The headquarters of 6th Army.
    Hq,
    /// A battlegroup, A to F (p.3).
    Battlegroup,
}

impl UnitKind {
    /// Every kind.
    pub const ALL: [Self; 5] = [Self::Infantry, Self::Motorized, Self::Panzer, Self::Hq, Self::Battlegroup];

    /// The id as it stands in the data files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Infantry => "infantry",
            Self::Motorized => "motorized",
            Self::Panzer => "panzer",
            Self::Hq => "hq",
            Self::Battlegroup => "battlegroup",
        }
    }

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

/// Who a unit fights for; rules on German units hold for Rumanians too (p.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the names say it all
pub enum Nationality {
    German,
    Rumanian,
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

/// A marker that an event gives or takes (p.2, p.6, p.13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Marker {
    /// "Luftwaffe +1": one more on the Luftwaffe commitment roll.
    Luftwaffe,
    /// "Hoth +1": one more on the relief commitment roll.
    Hoth,
    /// Milch has been put in charge of the airlift.
    Milch,
    /// Manstein has stabilized the front.
    Manstein,
}

impl Marker {
    /// Every marker, in the order of [`Components::marker_names`](super::Components::marker_names).
    pub const ALL: [Self; 4] = [Self::Luftwaffe, Self::Hoth, Self::Milch, Self::Manstein];

    /// The id as it stands in the data files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Luftwaffe => "luftwaffe",
            Self::Hoth => "hoth",
            Self::Milch => "milch",
            Self::Manstein => "manstein",
        }
    }
}
