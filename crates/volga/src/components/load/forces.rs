//! The counters: German and Soviet units and their formations.

use std::collections::BTreeSet;

use kurgan_core::pack::{Field, Row};
use kurgan_core::{Id, words};

use super::super::{
    Corps, CorpsData, Division, DivisionData, Kind, MAX_UNITS, NO_DIVISION, Name, Pool, Problem, ScenarioId,
    SovietData, SovietUnit, SovietUnits, Strategy, Terrain, Unit, UnitData, Units,
};
use super::problem::{self, CORPS, DIVISION, PAVLOV_UNIT, SOVIET_UNIT, STRATEGY, UNIT};

/// The German side.
pub(super) struct German {
    pub(super) corps: Vec<CorpsData>,
    pub(super) divisions: Vec<DivisionData>,
    pub(super) units: Vec<UnitData>,
    pub(super) attack: [u8; MAX_UNITS],
    pub(super) movement: [u8; MAX_UNITS],
    pub(super) division: [u8; MAX_UNITS],
    pub(super) armor: Units,
}

pub(super) fn german(mut file: Row<'_>) -> German {
    let mut german = German {
        corps: Vec::new(),
        divisions: Vec::new(),
        units: Vec::new(),
        attack: [0; MAX_UNITS],
        movement: [0; MAX_UNITS],
        division: [NO_DIVISION; MAX_UNITS],
        armor: Units::EMPTY,
    };
    let mut ids = BTreeSet::new();
    for mut row in file.rows_up_to(MAX_UNITS, CORPS, "corps", "id") {
        german.corps.push(CorpsData { id: row.id(&mut ids), name: row.name("name"), units: Units::EMPTY });
        row.close();
    }
    ids.clear();
    for mut row in file.rows_up_to(MAX_UNITS, DIVISION, "division", "id") {
        let corps = german.corps(row.field("corps"));
        let (id, name) = (row.id(&mut ids), row.name("name"));
        german.divisions.push(DivisionData { id, name, corps, units: Units::EMPTY });
        row.close();
    }
    ids.clear();
    for row in file.rows_up_to(MAX_UNITS, UNIT, "unit", "id") {
        german.add(&mut ids, row);
    }
    file.close();
    german
}

impl German {
    /// A corps by its id; the first one where there is none, which has been told.
    pub(super) fn corps(&self, id: Field<'_, '_>) -> Corps {
        Corps::from_index(id.find(CORPS, self.corps.iter().map(|corps| &corps.id)).unwrap_or(0))
    }

    /// A division by its id.
    pub(super) fn division(&self, id: Field<'_, '_>) -> Option<Division> {
        id.find(DIVISION, self.divisions.iter().map(|division| &division.id)).map(Division::from_index)
    }

    fn add(&mut self, ids: &mut BTreeSet<String>, mut row: Row<'_>) {
        let in_division = row.has("division");
        let division = row.optional("division").and_then(|id| self.division(id));
        let corps = if in_division {
            row.surplus("corps");
            division.map_or(Corps(0), |division| self.divisions[division.index()].corps)
        } else {
            self.corps(row.field("corps"))
        };
        let data = UnitData {
            id: row.id(ids),
            name: row.text("name"),
            division,
            corps,
            kind: row.word("kind"),
            class: row.word("class"),
            attack: row.number("attack", 1..=12),
            movement: row.number("move", 1..=9),
            home: row.number("home", 0..=50),
        };
        // A unit may be called by its id or its printed name, so the two share one list.
        if !data.name.eq_ignore_ascii_case(&data.id) {
            row.unique(ids, "name", &data.name);
        }
        let unit = Unit::from_index(self.units.len());
        self.attack[unit.index()] = data.attack;
        self.movement[unit.index()] = data.movement;
        if let Some(division) = division {
            self.division[unit.index()] = division.0;
            self.divisions[division.index()].units.add(unit);
        }
        if let Some(corps) = self.corps.get_mut(corps.index()) {
            corps.units.add(unit);
        }
        if data.kind == Kind::Armor {
            self.armor.add(unit);
        }
        self.units.push(data);
        row.close();
    }
}

/// The Soviet side.
pub(super) struct Soviet {
    pub(super) strategy_names: [Name; 5],
    pub(super) units: Vec<SovietData>,
    pub(super) defense: [u8; MAX_UNITS],
    pub(super) strategy: [Strategy; MAX_UNITS],
    pub(super) terrain: [SovietUnits; 5],
    pub(super) guards: SovietUnits,
    /// The unrevealed mix of each scenario.
    pub(super) pools: [SovietUnits; 2],
    pub(super) pavlov: SovietUnit,
}

words! {
    /// The optional rules that bring a Soviet unit.
    enum SovietOption[1] {
        Pavlov = "pavlov",
    }
}

pub(super) fn soviet(mut file: Row<'_>) -> Soviet {
    let names = file.each("strategy", STRATEGY, |row, _: Strategy| row.name("name"));
    let mut soviet = Soviet {
        strategy_names: names.map(Option::unwrap_or_default),
        units: Vec::new(),
        defense: [0; MAX_UNITS],
        strategy: [Strategy::Heroes; MAX_UNITS],
        terrain: [SovietUnits::EMPTY; 5],
        guards: SovietUnits::EMPTY,
        pools: [SovietUnits::EMPTY; 2],
        pavlov: SovietUnit(0),
    };
    let mut ids = BTreeSet::new();
    for row in file.rows_up_to(MAX_UNITS, SOVIET_UNIT, "unit", "id") {
        soviet.add(&mut ids, row);
    }
    let optional = soviet.units.iter().enumerate().filter(|(_, unit)| unit.pool == [Pool::Option; 2]);
    let pavlovs: SovietUnits = optional.map(|(at, _)| SovietUnit::from_index(at)).collect();
    if pavlovs.len() != 1 {
        file.bad("option", Problem::WrongCount { thing: PAVLOV_UNIT, needed: 1, found: pavlovs.len() });
    }
    soviet.pavlov = pavlovs.first().unwrap_or(SovietUnit(0));
    file.close();
    soviet
}

impl Soviet {
    fn add(&mut self, ids: &mut BTreeSet<String>, mut row: Row<'_>) {
        let unit = SovietUnit::from_index(self.units.len());
        let option: Option<SovietOption> = row.optional("option").and_then(Field::choice);
        let mut pool = [if option.is_some() { Pool::Option } else { Pool::Unused }; 2];
        for id in row.words::<ScenarioId>("pools") {
            if option.is_some() {
                row.bad("pools", Problem::Surplus);
                break;
            }
            if self.pools[id as usize].has(unit) {
                row.bad("pools", Problem::Duplicate { value: id.id().to_owned() });
            }
            pool[id as usize] = Pool::Pool;
            self.pools[id as usize].add(unit);
        }
        let data = SovietData {
            id: row.id(ids),
            name: row.optional("name").map(Field::name),
            terrain: row.word("terrain"),
            strategy: row.word("strategy"),
            defense: row.number("defense", 1..=12),
            every_round: row.marked("every_round"),
            pool,
        };
        if let Some(name) = &data.name {
            row.unique(ids, "name", &name.en);
        }
        if data.terrain == Terrain::None {
            let value = Terrain::None.id().to_owned();
            row.bad("terrain", Problem::Unknown { thing: problem::SOVIET_TERRAIN, value });
        }
        self.defense[unit.index()] = data.defense;
        self.strategy[unit.index()] = data.strategy;
        self.terrain[data.terrain as usize].add(unit);
        if data.strategy == Strategy::Guards {
            self.guards.add(unit);
        }
        self.units.push(data);
        row.close();
    }
}
