//! The names of things on this board, and the position they belong to.

use kurgan_core::Id;
use volga::components::{
    Area, Areas, Class, Components, ScenarioData, SovietUnit, Strategy, Terrain, Unit, UnitData, Units,
};
use volga::{Place, Purchase, Sight};

use crate::words::{Says, Tongue};

/// A position with the words for it.
#[derive(Clone, Copy)]
pub(super) struct Table<'a> {
    pub(super) game: Sight<'a>,
    pub(super) c: &'static Components,
    pub(super) tongue: Tongue,
}

/// Who holds an area (7.2 to 7.4).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Control {
    German,
    Soviet,
    Contested,
}

impl<'a> Table<'a> {
    pub(super) fn new(game: Sight<'a>, tongue: Tongue) -> Self {
        Self { game, c: game.pack(), tongue }
    }

    pub(super) fn scenario(&self) -> &'static ScenarioData {
        self.c.scenario(self.game.options().scenario)
    }

    pub(super) fn unit_data(&self, unit: Unit) -> &'static UnitData {
        &self.c.units[unit.index()]
    }

    /// German-controlled areas.
    pub(super) fn german_areas(&self) -> Areas {
        self.c.all - self.game.soviet()
    }

    pub(super) fn control(&self, area: Area) -> Control {
        match (self.game.soviet().has(area), self.game.at(area).is_empty()) {
            (false, _) => Control::German,
            (true, true) => Control::Soviet,
            (true, false) => Control::Contested,
        }
    }

    pub(super) fn control_word(&self, area: Area) -> String {
        let say = self.tongue.say();
        match self.control(area) {
            Control::German => say.volga_control_german(),
            Control::Soviet => say.volga_control_soviet(),
            Control::Contested => say.volga_control_contested(),
        }
    }

    /// `10 Grain Elevator`.
    pub(super) fn area(&self, area: Area) -> String {
        format!("{} {}", area.0, self.tongue.name(&self.c.areas[area.index()].name))
    }

    pub(super) fn areas(&self, areas: Areas) -> String {
        areas.into_iter().map(|area| self.area(area)).collect::<Vec<_>>().join(", ")
    }

    /// `29/RCN`.
    pub(super) fn unit(&self, unit: Unit) -> &'static str {
        &self.unit_data(unit).name
    }

    pub(super) fn units(&self, units: Units) -> String {
        units.into_iter().map(|unit| self.unit(unit)).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn class(&self, class: Class) -> String {
        let say = self.tongue.say();
        match class {
            Class::Infantry => say.volga_class_infantry(),
            Class::Motorised => say.volga_class_motorised(),
            Class::Tank => say.volga_class_tank(),
            Class::Halftrack => say.volga_class_halftrack(),
            Class::Recon => say.volga_class_recon(),
            Class::AssaultGun => say.volga_class_assault_gun(),
        }
    }

    pub(super) fn terrain(&self, terrain: Terrain) -> String {
        let say = self.tongue.say();
        match terrain {
            Terrain::None => say.volga_ground_none(),
            Terrain::Clear => say.volga_ground_clear(),
            Terrain::Elevated => say.volga_ground_elevated(),
            Terrain::LightUrban => say.volga_ground_light_urban(),
            Terrain::HeavyUrban => say.volga_ground_heavy_urban(),
        }
    }

    /// `Heavy urban +4`.
    pub(super) fn ground(&self, area: Area) -> String {
        let data = &self.c.areas[area.index()];
        match data.terrain {
            Terrain::None => self.terrain(Terrain::None),
            terrain => format!("{} +{}", self.terrain(terrain), data.tem),
        }
    }

    pub(super) fn strategy(&self, strategy: Strategy) -> &'static str {
        self.tongue.name(&self.c.strategy_names[strategy as usize])
    }

    /// What a strategy does, in a few words.
    pub(super) fn strategy_effect(&self, strategy: Strategy) -> String {
        let say = self.tongue.say();
        match strategy {
            Strategy::Heroes => say.volga_effect_heroes(),
            Strategy::Ambush => say.volga_effect_ambush(),
            Strategy::Barrage => say.volga_effect_barrage(),
            Strategy::Fanatic => say.volga_effect_fanatic(),
            Strategy::Guards => say.volga_effect_guards(),
        }
    }

    /// `Fanatic 8`.
    pub(super) fn soviet(&self, unit: SovietUnit) -> String {
        let data = &self.c.soviets[unit.index()];
        let known = format!("{} {}", self.strategy(data.strategy), data.defense);
        match &data.name {
            Some(name) => format!("{} · {known}", self.tongue.name(name)),
            None => known,
        }
    }

    /// Whether the strategy of the Soviet unit in this area can still work (9.4, 12.6).
    pub(super) fn strategy_works(&self, area: Area, unit: SovietUnit) -> bool {
        self.c.soviets[unit.index()].every_round || (self.game.target() == Some(area) && self.game.strategy().is_some())
    }

    /// The word of a purchase, as elements name it.
    pub(super) const fn purchase_word(what: Purchase) -> &'static str {
        match what {
            Purchase::Artillery => "artillery",
            Purchase::Engineer => "engineer",
            Purchase::Air => "air",
            Purchase::Morale => "morale",
        }
    }

    /// The name of a purchase.
    pub(super) fn purchase(&self, what: Purchase) -> &'static str {
        let row = match what {
            Purchase::Artillery => 0,
            Purchase::Engineer => 1,
            Purchase::Air => 2,
            Purchase::Morale => 5,
        };
        self.tongue.name(&self.c.purchase_names[row])
    }

    /// Markers of a kind on hand, and how many there are in all.
    pub(super) fn markers(&self, what: Purchase) -> (u8, u8) {
        let (hand, all) = (self.game.available(), &self.c.markers);
        match what {
            Purchase::Artillery => (hand.artillery, all.artillery),
            Purchase::Engineer => (hand.engineer, all.engineer),
            Purchase::Air => (hand.air, all.air),
            Purchase::Morale => (0, 0),
        }
    }

    /// Where a unit is, in words.
    pub(super) fn whereabouts(&self, unit: Unit) -> String {
        let (say, place) = (self.tongue.say(), self.game.place(unit));
        match place {
            Place::OUT_OF_ACTION => say.volga_box_out(),
            Place::DUE => say.volga_where_due(self.due(unit)),
            Place::CALLED_AWAY => say.volga_box_away(),
            Place::WITHDRAWN => say.volga_box_withdrawn(),
            _ => place.area().map_or_else(String::new, |area| self.area(area)),
        }
    }

    /// The turn on which a reinforcement is due.
    pub(super) fn due(&self, unit: Unit) -> u8 {
        self.scenario().arrivals.iter().find(|arrival| arrival.units.has(unit)).map_or(0, |arrival| arrival.turn)
    }
}
