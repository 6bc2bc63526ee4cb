//! The decisions of the German player, and their notation.

use std::borrow::Cow;

use kurgan_core::notation::Lexicon;
use serde::{Deserialize, Serialize};

use crate::components::{Area, Components, Unit, Units};

/// What supply points buy besides the return of a unit (6.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purchase {
    /// An Artillery marker.
    Artillery,
    /// An Engineer marker.
    Engineer,
    /// An Air marker.
    Air,
    /// One step up the Morale Track.
    Morale,
}

impl Purchase {
    /// All of them, in the order of the chart.
    pub const ALL: [Self; 4] = [Self::Artillery, Self::Engineer, Self::Air, Self::Morale];
}

/// Support markers: on hand, or placed in one attack (9.5.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Support {
    /// Artillery markers.
    pub artillery: u8,
    /// Engineer markers.
    pub engineer: u8,
    /// Air markers.
    pub air: u8,
}

impl Support {
    /// How many markers in all.
    pub const fn count(self) -> u8 {
        self.artillery + self.engineer + self.air
    }
}

/// One decision, with its form in the notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Place the arriving group there (6.1.1).
    #[serde(rename = "reinforce AREA")]
    Reinforce(Area),
    /// Spend supply on a marker or on morale (6.3).
    #[serde(rename = "buy artillery | engineer | air | morale")]
    Buy(Purchase),
    /// Spend supply on a unit in the Out of Action Box (6.3).
    #[serde(rename = "return UNIT")]
    Return(Unit),
    /// Place that unit (6.3).
    #[serde(rename = "place UNIT AREA")]
    Place(Unit, Area),
    /// Choose a unit to act, which activates its area if that is not the Active Area (6.4.2).
    #[serde(rename = "unit UNIT")]
    Choose(Unit),
    /// Move to an area without a Soviet unit (8.2).
    #[serde(rename = "move UNIT AREA")]
    Move(Unit, Area),
    /// Enter an area with a Soviet unit, coming out of the second one (8.2, 9.5.8).
    #[serde(rename = "move UNIT AREA from AREA")]
    Enter(Unit, Area, Area),
    /// Attack with all that entered (9.1).
    #[serde(rename = "attack AREA")]
    Attack(Area),
    /// Attack with these units (9.2, 9.3).
    #[serde(rename = "attack AREA with UNIT ...")]
    AttackWith(Area, Units),
    /// Attack with none of those that entered (9.2).
    #[serde(rename = "hold AREA")]
    Hold(Area),
    /// Barrage: give up this attacker (9.4).
    #[serde(rename = "lose UNIT")]
    Lose(Unit),
    /// Barrage: turn all attackers to their spent side and retreat (9.4).
    #[serde(rename = "fall back")]
    FallBack,
    /// Designate the Lead Attacking Unit (9.5 A).
    #[serde(rename = "lead UNIT")]
    Lead(Unit),
    /// Place support and roll (9.5 B-D).
    #[serde(rename = "support ARTILLERY ENGINEERS AIR")]
    Support(Support),
    /// Retreat this unit there (9.5.8).
    #[serde(rename = "retreat UNIT AREA")]
    Retreat(Unit, Area),
    /// Spend no more (6.3.1).
    #[serde(rename = "end supply")]
    EndSupply,
    /// End the Action Round, so that the same area can be activated anew (6.4.2).
    #[serde(rename = "end round")]
    EndRound,
    /// Activate no more areas (6.4.3).
    #[serde(rename = "end combat")]
    EndCombat,
}

impl Lexicon for Components {
    fn word(&self, kind: &str, number: u8) -> Option<Cow<'_, str>> {
        Some(match kind {
            "Area" => number.to_string().into(),
            "Unit" => self.units.get(usize::from(number))?.name.as_str().into(),
            _ => return None,
        })
    }

    fn number(&self, kind: &str, word: &str) -> Option<u8> {
        match kind {
            "Area" => word.parse().ok().and_then(|number| self.area(number)).map(|area| area.0),
            "Unit" => self.unit_named(word).map(|unit| unit.0),
            "SovietUnit" => self.soviet_named(word).map(|unit| unit.0),
            _ => None,
        }
    }

    fn kinds(&self) -> &'static [&'static str] {
        &["Unit", "SovietUnit"]
    }
}
