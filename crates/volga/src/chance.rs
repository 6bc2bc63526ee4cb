//! The reasons for dice and draws.

use kurgan_core::chance::Bag;
use kurgan_core::{Chance, Id, Why, byte};

use crate::components::{Area, SovietUnit, Terrain};
use crate::state::Volga;

/// A kind of roll or draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Roll {
    /// 3d6 on the Random Event Chart (6.2).
    RandomEvent,
    /// Which corps pauses (ruling 20).
    Pause,
    /// Dice for supply (6.3).
    Supply,
    /// Ones rolled again (12.8).
    SupplyAgain,
    /// Bloody Streets in an area (6.4.1).
    BloodyStreets(Area),
    /// Isolation of the defender of an area (12.3).
    Isolation(Area),
    /// The air die against an area (9.5.3 D).
    Air(Area),
    /// The attacker's dice against an area (9.5.1).
    Attack(Area),
    /// The defender's dice of an area (9.5.1).
    Defense(Area),
    /// The Soviet unit of an area, out of those of its terrain (9.4).
    Reveal(Terrain),
}

impl From<Roll> for Why {
    fn from(roll: Roll) -> Self {
        let (kind, item) = match roll {
            Roll::RandomEvent => (1, 0),
            Roll::Pause => (2, 0),
            Roll::Supply => (3, 0),
            Roll::SupplyAgain => (4, 0),
            Roll::BloodyStreets(area) => (5, area.0),
            Roll::Isolation(area) => (6, area.0),
            Roll::Air(area) => (7, area.0),
            Roll::Attack(area) => (8, area.0),
            Roll::Defense(area) => (9, area.0),
            Roll::Reveal(terrain) => (10, terrain as u8),
        };
        Self { kind, item: item.into() }
    }
}

impl Roll {
    /// The roll with this key.
    pub fn from_why(why: Why) -> Option<Self> {
        let item = u8::try_from(why.item).ok()?;
        let area = Area(item);
        Some(match why.kind {
            1 => Self::RandomEvent,
            2 => Self::Pause,
            3 => Self::Supply,
            4 => Self::SupplyAgain,
            5 => Self::BloodyStreets(area),
            6 => Self::Isolation(area),
            7 => Self::Air(area),
            8 => Self::Attack(area),
            9 => Self::Defense(area),
            10 => Self::Reveal(*Terrain::ALL.get(usize::from(item))?),
            _ => return None,
        })
    }
}

impl Volga {
    /// Draws the Soviet unit that lies unrevealed in an area (5.4, 9.4).
    pub(crate) fn draw_defender<C: Chance>(&self, area: Area, chance: &mut C) -> Result<SovietUnit, C::Dry> {
        let terrain = self.c.areas[area.index()].terrain;
        let scenario = self.scenario();
        // The areas of a terrain are the hidden places of its bag, lowest number first.
        let before = self.c.terrain[terrain as usize].bits() & scenario.soviet_areas.bits() & ((1 << area.0) - 1);
        let mut filled = scenario.pool & self.c.soviet_terrain[terrain as usize];
        if self.pavlov_in_mix() && self.c.soviet_terrain[terrain as usize].has(scenario.pavlov) {
            filled.add(scenario.pavlov);
        }
        let bag = Bag {
            why: Roll::Reveal(terrain).into(),
            slot: byte(before.count_ones()),
            filled: filled.bits().into(),
            left: self.bag_of(area).bits().into(),
        };
        chance.draw(bag).map(SovietUnit)
    }

    /// Whether Pavlov's House is one of the unrevealed counters (12.6); the factory scenario places it (14.5.2).
    pub(crate) fn pavlov_in_mix(&self) -> bool {
        self.options.pavlov && self.scenario().pavlov_area.is_none()
    }
}
