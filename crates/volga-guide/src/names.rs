//! The names of things.

use fluent_typed::prelude::FluentValue;
use kurgan_core::Id;
use serde_json::Value;
use volga::components::{Area, Areas, Class, Components, SovietUnit, Strategy, Terrain, TurnData, Unit, Units};
use volga::{CombatResult, MoraleCause, Purchase, Support};

use crate::words::{Says, Words};

/// Knows the names of things in one language: those of the components, and the sentences.
#[derive(Clone, Copy)]
pub(crate) struct Speaker {
    pub(crate) c: &'static Components,
    pub(crate) words: Words,
}

impl Speaker {
    /// The name of a thing by its type and its number there.
    pub(crate) fn thing(&self, kind: &str, number: u8) -> Option<FluentValue<'static>> {
        Some(match kind {
            "Area" => self.area(Area(number)).into(),
            "CombatResult" => self.result(*CombatResult::ALL.get(usize::from(number))?).into(),
            "Corps" => self.c.corps.get(usize::from(number)).map_or("?", |data| self.words.name(&data.name)).into(),
            "Division" => {
                self.c.divisions.get(usize::from(number)).map_or("?", |data| self.words.name(&data.name)).into()
            }
            "MoraleCause" => {
                self.words.say().volga_morale_cause(MoraleCause::ALL.get(usize::from(number))?.id()).into()
            }
            "Purchase" => self.purchase(*Purchase::ALL.get(usize::from(number))?).into(),
            "SovietUnit" => self.soviet(SovietUnit(number)).into(),
            "Unit" => self.unit(Unit(number)).into(),
            _ => return None,
        })
    }

    /// What is printed on a thing, by its type and its number there.
    pub(crate) fn id(&self, kind: &str, number: u8) -> Value {
        match kind {
            "Corps" => self.c.corps.get(usize::from(number)).map_or("", |data| &data.id).into(),
            "Division" => self.c.divisions.get(usize::from(number)).map_or("", |data| &data.id).into(),
            "SovietUnit" => self.soviet_id(SovietUnit(number)).into(),
            "Unit" => self.unit(Unit(number)).into(),
            _ => number.into(),
        }
    }

    /// `10 Grain Elevator`, as a sentence has it.
    pub(crate) fn area(&self, area: Area) -> String {
        match self.c.areas.get(area.index()) {
            Some(data) => self.words.say().volga_area(area.0, self.words.name(&data.name)),
            None => area.0.to_string(),
        }
    }

    /// `10 Grain Elevator`, as a title.
    pub(crate) fn area_title(&self, area: Area) -> String {
        match self.c.areas.get(area.index()) {
            Some(data) => format!("{} {}", area.0, self.words.name(&data.name)),
            None => area.0.to_string(),
        }
    }

    pub(crate) fn areas(&self, areas: Areas) -> String {
        areas.into_iter().map(|area| self.area(area)).collect::<Vec<_>>().join(", ")
    }

    /// `29/RCN`.
    pub(crate) fn unit(&self, unit: Unit) -> &'static str {
        self.c.units.get(unit.index()).map_or("?", |data| data.name.as_str())
    }

    pub(crate) fn units(&self, units: Units) -> String {
        if units.is_empty() { self.words.say().volga_board_nobody() } else { self.unit_names(units).join(", ") }
    }

    pub(crate) fn unit_names(&self, units: Units) -> Vec<&'static str> {
        units.into_iter().map(|unit| self.unit(unit)).collect()
    }

    /// `Fanatic 8`, `13th Guards, Fanatic 8`.
    pub(crate) fn soviet(&self, unit: SovietUnit) -> String {
        let Some(data) = self.c.soviets.get(unit.index()) else { return "?".into() };
        let strategy = self.strategy(data.strategy);
        match &data.name {
            Some(name) => self.words.say().volga_defender_named(self.words.name(name), strategy, data.defense),
            None => self.words.say().volga_defender(strategy, data.defense),
        }
    }

    /// What is printed on its counter.
    pub(crate) fn soviet_id(&self, unit: SovietUnit) -> &'static str {
        self.c.soviets.get(unit.index()).map_or("?", |data| &data.id)
    }

    /// The result in the combat table.
    pub(crate) fn result(&self, result: CombatResult) -> String {
        self.words.say().volga_result(result.id())
    }

    /// Terrain in a sentence: `heavy urban`.
    pub(crate) fn terrain(&self, terrain: Terrain) -> String {
        let say = self.words.say();
        match terrain {
            Terrain::None => say.volga_terrain_none(),
            Terrain::Clear => say.volga_terrain_clear(),
            Terrain::Elevated => say.volga_terrain_elevated(),
            Terrain::LightUrban => say.volga_terrain_light_urban(),
            Terrain::HeavyUrban => say.volga_terrain_heavy_urban(),
        }
    }

    /// Terrain on its own: `Heavy urban`.
    pub(crate) fn terrain_title(&self, terrain: Terrain) -> String {
        let say = self.words.say();
        match terrain {
            Terrain::None => say.volga_ground_none(),
            Terrain::Clear => say.volga_ground_clear(),
            Terrain::Elevated => say.volga_ground_elevated(),
            Terrain::LightUrban => say.volga_ground_light_urban(),
            Terrain::HeavyUrban => say.volga_ground_heavy_urban(),
        }
    }

    /// The terrain of an area with its modifier: `Heavy urban +4`.
    pub(crate) fn ground(&self, area: Area) -> String {
        let data = &self.c.areas[area.index()];
        match data.terrain {
            Terrain::None => self.terrain_title(Terrain::None),
            terrain => format!("{} +{}", self.terrain_title(terrain), data.tem),
        }
    }

    /// `1 artillery marker, 2 engineer markers`; empty without markers.
    pub(crate) fn markers(&self, support: Support) -> String {
        let say = self.words.say();
        let mut kinds = Vec::with_capacity(3);
        if support.artillery > 0 {
            kinds.push(say.volga_markers_artillery(support.artillery));
        }
        if support.engineer > 0 {
            kinds.push(say.volga_markers_engineer(support.engineer));
        }
        if support.air > 0 {
            kinds.push(say.volga_markers_air(support.air));
        }
        kinds.join(", ")
    }

    /// `September 13–14, 1942`, in the order of the language.
    pub(crate) fn dates(&self, turn: &TurnData) -> String {
        let say = self.words.say();
        let part = |date: &str, n: usize| date.split('-').nth(n).and_then(|part| part.parse::<u16>().ok()).unwrap_or(0);
        let [from, to] = [&turn.from, &turn.to].map(|date| (part(date, 1), part(date, 2)));
        let months = if from.0 == to.0 { "same" } else { "two" };
        let year = part(&turn.to, 0).to_string();
        say.volga_dates(months, say.volga_month(from.0), from.1, to.1, year, say.volga_month(to.0))
    }

    /// The dates of a turn, in whichever scenario it belongs to.
    pub(crate) fn dates_of(&self, turn: u8) -> String {
        let mut turns = self.c.scenarios.iter().flat_map(|scenario| &scenario.turns);
        turns.find(|data| data.number == turn).map_or_else(String::new, |data| self.dates(data))
    }

    pub(crate) fn class(&self, class: Class) -> String {
        let say = self.words.say();
        match class {
            Class::Infantry => say.volga_class_infantry(),
            Class::Motorised => say.volga_class_motorised(),
            Class::Tank => say.volga_class_tank(),
            Class::Halftrack => say.volga_class_halftrack(),
            Class::Recon => say.volga_class_recon(),
            Class::AssaultGun => say.volga_class_assault_gun(),
        }
    }

    pub(crate) fn strategy(&self, strategy: Strategy) -> &'static str {
        self.words.name(&self.c.strategy_names[strategy as usize])
    }

    /// What a strategy does, in a few words.
    pub(crate) fn strategy_effect(&self, strategy: Strategy) -> String {
        let say = self.words.say();
        match strategy {
            Strategy::Heroes => say.volga_effect_heroes(),
            Strategy::Ambush => say.volga_effect_ambush(),
            Strategy::Barrage => say.volga_effect_barrage(),
            Strategy::Fanatic => say.volga_effect_fanatic(),
            Strategy::Guards => say.volga_effect_guards(),
        }
    }

    /// The name of a purchase.
    pub(crate) fn purchase(&self, what: Purchase) -> &'static str {
        let row = match what {
            Purchase::Artillery => 0,
            Purchase::Engineer => 1,
            Purchase::Air => 2,
            Purchase::Morale => 5,
        };
        self.words.name(&self.c.purchase_names[row])
    }
}

/// The word of a purchase, as elements name it.
pub(crate) const fn purchase_word(what: Purchase) -> &'static str {
    match what {
        Purchase::Artillery => "artillery",
        Purchase::Engineer => "engineer",
        Purchase::Air => "air",
        Purchase::Morale => "morale",
    }
}

#[cfg(test)]
mod tests {
    use guide::Language;
    use volga::components::Pack;

    use super::*;

    #[test]
    fn the_dates_of_a_turn_are_told_as_each_language_tells_them() {
        let c = Components::printed();
        let turns: Vec<&TurnData> = c.scenarios.iter().flat_map(|scenario| &scenario.turns).collect();
        let dates = |language, turn: &TurnData| Speaker { c, words: Words::new(language) }.dates(turn);
        let of = |number, language| dates(language, turns.iter().find(|turn| turn.number == number).unwrap());
        assert_eq!(of(1, Language::En), "September 13–14, 1942");
        assert_eq!(of(1, Language::Fr), "du 13 au 14 septembre 1942");
        assert_eq!(of(1, Language::Ru), "13–14 сентября 1942 года");
        // A pack may have a turn that ends in the next month.
        let turn = TurnData { from: "1942-09-30".into(), to: "1942-10-01".into(), ..turns[0].clone() };
        assert_eq!(dates(Language::En, &turn), "September 30 to October 1, 1942");
        assert_eq!(dates(Language::Fr, &turn), "du 30 septembre au 1er octobre 1942");
        assert_eq!(dates(Language::Ru, &turn), "с 30 сентября по 1 октября 1942 года");
    }
}
