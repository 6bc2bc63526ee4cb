//! The decisions of the player, and their notation.

use std::borrow::Cow;

use kurgan_core::notation::Lexicon;
use serde::{Deserialize, Serialize};

use crate::components::{Area, Card, Components, Letter, Unit};
use crate::state::{Pay, Place};

/// The three kinds of Appeal (p3-appeal).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Appeal {
    /// A conference.
    Conference,
    /// Freedom of Action.
    Freedom,
    /// More airlift.
    Airlift,
}

impl Appeal {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Conference, Self::Freedom, Self::Airlift];

    /// The word in the notation.
    pub const fn word(self) -> &'static str {
        ["conference", "freedom", "airlift"][self as usize]
    }
}

/// One decision, with its form in the notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Announce the modifier of the next set-up column (p12-variable-setup).
    #[serde(rename = "modifier 0 | 1 | 2")]
    Modify(u8),
    /// Give up this division at set-up (p12-variable-setup).
    #[serde(rename = "give up UNIT")]
    GiveUp(Unit),
    /// Begin with this unit depleted (p12-variable-setup).
    #[serde(rename = "deplete UNIT")]
    Deplete(Unit),
    /// Place a unit at set-up (p12-variable-placement), or let a survivor flee there (p6-collapse).
    #[serde(rename = "place UNIT AREA")]
    Place(Unit, Area),
    /// This area: for a PDM or a battlegroup.
    #[serde(rename = "area AREA")]
    Area(Area),
    /// Take what is offered: the Council of War counter, the flight for the officers.
    #[serde(rename = "accept")]
    Accept,
    /// Leave it.
    #[serde(rename = "decline")]
    Decline,
    /// Bring this division back to strength (an event).
    #[serde(rename = "recover UNIT")]
    Recover(Unit),
    /// Pay so much for upkeep (p2-upkeep).
    #[serde(rename = "upkeep POINTS")]
    Upkeep(u8),
    /// Leave this unit unsupplied (p3-out-of-supply).
    #[serde(rename = "unsupplied UNIT")]
    Unsupplied(Unit),
    /// Let this unit take the loss.
    #[serde(rename = "lose UNIT")]
    Lose(Unit),
    /// Let an active PDM take the loss.
    #[serde(rename = "lose pdm")]
    LosePdm,
    /// Appeal (p3-appeal).
    #[serde(rename = "appeal conference | freedom | airlift")]
    Appeal(Appeal),
    /// Build a PDM (p3-prepared-defense).
    #[serde(rename = "build ip | supply")]
    Build(Pay),
    /// Activate a PDM (p3-prepared-defense).
    #[serde(rename = "activate ip | supply")]
    Activate(Pay),
    /// Choose a unit to move (p3-movement).
    #[serde(rename = "unit UNIT")]
    Choose(Unit),
    /// Move it there.
    #[serde(rename = "move UNIT AREA")]
    Move(Unit, Area),
    /// Tactical Attack (p3-tactical-attack).
    #[serde(rename = "tactical")]
    Tactical,
    /// Raise a battlegroup (p3-battlegroup).
    #[serde(rename = "battlegroup")]
    Battlegroup,
    /// Evacuate wounded (p4-evacuate).
    #[serde(rename = "evacuate")]
    Evacuate,
    /// Call a Council of War (p11-council-of-war).
    #[serde(rename = "council")]
    Council,
    /// Ask for the targets, where there are too many to stand among the other actions (p4-regular-attack).
    #[serde(rename = "attack")]
    Plan,
    /// Designate a target: an area or a relief box (p4-regular-attack).
    #[serde(rename = "attack AREA | BOX")]
    Attack(Place),
    /// One more attacker.
    #[serde(rename = "with UNIT")]
    With(Unit),
    /// Lay so much supply on the target, which ends its designation.
    #[serde(rename = "commit POINTS")]
    Commit(u8),
    /// End the actions and resolve the attacks.
    #[serde(rename = "resolve")]
    Resolve,
    /// Roll for this unit: an attacker, or one under attack after Collapse.
    #[serde(rename = "roll UNIT")]
    Roll(Unit),
    /// Retreat there: the beaten Soviet unit, German units, or the relief force.
    #[serde(rename = "retreat AREA")]
    Retreat(Area),
    /// This unit advances after combat (p4-advance).
    #[serde(rename = "advance UNIT")]
    Advance(Unit),
    /// Nobody else advances.
    #[serde(rename = "done")]
    Done,
    /// The relief force attacks, on the map towards this area (p5-relief-attack).
    #[serde(rename = "relief [AREA]")]
    Relief(Option<Area>),
    /// The relief force falls back and changes its letter (p5-change-direction).
    #[serde(rename = "direction LETTER")]
    Direction(Letter),
    /// One of "Any 3" (p5-targets).
    #[serde(rename = "target AREA")]
    Target(Area),
    /// This area is attacked next (p5-soviet-attacks).
    #[serde(rename = "strike AREA")]
    Strike(Area),
    /// The Soviet unit of this area attacks.
    #[serde(rename = "from AREA")]
    From(Area),
    /// Fall back on this Key Area (p6-collapse).
    #[serde(rename = "key AREA")]
    KeyArea(Area),
    /// Draw for the rumor (p11-rumors).
    #[serde(rename = "listen")]
    Listen,
    /// Dispel the rumor (p11-rumors).
    #[serde(rename = "dispel")]
    Dispel,
    /// Surrender (p4-surrender).
    #[serde(rename = "surrender")]
    Surrender,
}

impl Lexicon for Components {
    fn word(&self, kind: &str, number: u8) -> Option<Cow<'_, str>> {
        Some(match kind {
            "Area" => Area(number).number().to_string().into(),
            "Card" => Card(number).number().to_string().into(),
            "Place" => write_place(Place::numbered(number)).into(),
            "Unit" => self.units.get(usize::from(number))?.id.as_str().into(),
            _ => return None,
        })
    }

    fn number(&self, kind: &str, word: &str) -> Option<u8> {
        match kind {
            "Area" => word.parse().ok().and_then(Area::numbered).map(|area| area.0),
            "Card" => word.parse().ok().and_then(|number| self.card(number)).map(|card| card.0),
            "Place" => read_place(word).map(Place::number),
            "Unit" => self.unit_named(word).map(|unit| unit.0),
            _ => None,
        }
    }

    fn kinds(&self) -> &'static [&'static str] {
        &["Place", "Unit"]
    }
}

/// A place as it is written: the number of an area, or letter and number of a box.
pub(crate) fn write_place(place: Place) -> String {
    match (place.area(), place.relief_box()) {
        (Some(area), _) => area.number().to_string(),
        (None, Some((letter, number))) => format!("{}{number}", letter.id()),
        (None, None) => "?".into(),
    }
}

/// The place written so.
pub(crate) fn read_place(text: &str) -> Option<Place> {
    if let Ok(number) = text.parse() {
        return Area::numbered(number).map(Place::on);
    }
    let letter = letter_named(text.get(..1)?)?;
    let number = text.get(1..)?.parse().ok().filter(|number| (1..=5).contains(number))?;
    Some(Place::boxed(letter, number))
}

/// The letter, in capitals or not.
pub(crate) fn letter_named(name: &str) -> Option<Letter> {
    Letter::ALL.into_iter().find(|letter| letter.id().eq_ignore_ascii_case(name))
}
