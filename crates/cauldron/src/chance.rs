//! The reasons for dice and draws.

use kurgan_core::Why;

use crate::components::{Area, Unit};

/// A kind of roll or draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Roll {
    /// The next card of the pile (p2-cards).
    Card,
    /// Table A for the Luftwaffe.
    Luftwaffe,
    /// Table A for the relief force.
    Relief,
    /// Table B.
    Airlift,
    /// Table C.
    Upkeep,
    /// Table D.
    Appeal,
    /// Table E for one attacker.
    Attack(Unit),
    /// Table F.
    ReliefAttack,
    /// Table G against an area.
    Strike(Area),
    /// Table G against one unit, after Collapse.
    StrikeUnit(Unit),
    /// Table H.
    Situation,
    /// Whether a unit survives Collapse.
    Collapse(Unit),
    /// One column of the variable set-up, from 0.
    SetUp(u8),
    /// The kind of an additional unit.
    NewUnit,
    /// How many prisoners come home.
    Survival,
}

impl From<Roll> for Why {
    fn from(roll: Roll) -> Self {
        let (kind, item) = match roll {
            Roll::Card => (1, 0),
            Roll::Luftwaffe => (2, 0),
            Roll::Relief => (3, 0),
            Roll::Airlift => (4, 0),
            Roll::Upkeep => (5, 0),
            Roll::Appeal => (6, 0),
            Roll::Attack(unit) => (7, unit.0),
            Roll::ReliefAttack => (8, 0),
            Roll::Strike(area) => (9, area.0),
            Roll::StrikeUnit(unit) => (10, unit.0),
            Roll::Situation => (11, 0),
            Roll::Collapse(unit) => (12, unit.0),
            Roll::SetUp(column) => (13, column),
            Roll::NewUnit => (14, 0),
            Roll::Survival => (15, 0),
        };
        Self { kind, item: item.into() }
    }
}

impl Roll {
    /// The roll with this key.
    pub fn from_why(why: Why) -> Option<Self> {
        let item = u8::try_from(why.item).ok()?;
        Some(match why.kind {
            1 => Self::Card,
            2 => Self::Luftwaffe,
            3 => Self::Relief,
            4 => Self::Airlift,
            5 => Self::Upkeep,
            6 => Self::Appeal,
            7 => Self::Attack(Unit(item)),
            8 => Self::ReliefAttack,
            9 => Self::Strike(Area(item)),
            10 => Self::StrikeUnit(Unit(item)),
            11 => Self::Situation,
            12 => Self::Collapse(Unit(item)),
            13 => Self::SetUp(item),
            14 => Self::NewUnit,
            15 => Self::Survival,
            _ => return None,
        })
    }
}
