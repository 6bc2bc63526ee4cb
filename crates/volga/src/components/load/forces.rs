//! The counters: German and Soviet units and what they belong to.

use std::collections::BTreeSet;

use kurgan_core::Id;
use kurgan_core::pack::Checks;

use super::super::{
    Corps, CorpsData, Division, DivisionData, Kind, MAX_UNITS, NO_DIVISION, Name, Pool, Problem, ScenarioId,
    SovietData, SovietUnit, SovietUnits, Strategy, Terrain, Unit, UnitData, Units,
};
use super::{GERMAN_FILE, SOVIET_FILE, problem, raw};

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

pub(super) fn german(checks: &mut Checks, mut file: raw::GermanFile) -> German {
    checks.at_most(GERMAN_FILE, problem::CORPS, MAX_UNITS, &mut file.corps);
    checks.at_most(GERMAN_FILE, problem::DIVISION, MAX_UNITS, &mut file.division);
    checks.at_most(GERMAN_FILE, problem::UNIT, MAX_UNITS, &mut file.unit);
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
    for raw in file.corps {
        let record = format!("corps {}", raw.id);
        checks.source(GERMAN_FILE, &record, &raw);
        checks.name(GERMAN_FILE, &record, &raw.name);
        checks.unique(&mut ids, GERMAN_FILE, &record, "id", &raw.id);
        german.corps.push(CorpsData { id: raw.id, name: raw.name, units: Units::EMPTY });
    }
    ids.clear();
    for raw in file.division {
        let record = format!("division {}", raw.id);
        checks.source(GERMAN_FILE, &record, &raw);
        checks.name(GERMAN_FILE, &record, &raw.name);
        checks.unique(&mut ids, GERMAN_FILE, &record, "id", &raw.id);
        let corps = german.corps(checks, &record, &raw.corps);
        german.divisions.push(DivisionData { id: raw.id, name: raw.name, corps, units: Units::EMPTY });
    }
    ids.clear();
    for raw in file.unit {
        german.add(checks, &mut ids, raw);
    }
    german
}

impl German {
    /// A corps by its id; the first one where there is none, which has been noted as a problem.
    fn corps(&self, checks: &mut Checks, record: &str, id: &str) -> Corps {
        let ids = self.corps.iter().map(|corps| &corps.id);
        Corps::from_index(checks.find(GERMAN_FILE, record, "corps", problem::CORPS, id, ids).unwrap_or(0))
    }

    fn add(&mut self, checks: &mut Checks, ids: &mut BTreeSet<String>, raw: raw::Unit) {
        let file = GERMAN_FILE;
        let name = format!("unit {}", raw.id);
        let record = name.as_str();
        checks.source(file, record, &raw);
        for (field, text) in [("id", &raw.id), ("name", &raw.name)] {
            if text.trim().is_empty() {
                checks.bad(file, record, field, Problem::Empty);
            }
        }
        // A unit may be called by its id or its printed name, so the two share one list.
        checks.unique(ids, file, record, "id", &raw.id);
        if !raw.name.eq_ignore_ascii_case(&raw.id) {
            checks.unique(ids, file, record, "name", &raw.name);
        }
        checks.range(file, record, "attack", raw.attack, 1..=12);
        checks.range(file, record, "move", raw.movement, 1..=9);
        checks.range(file, record, "home", raw.home, 0..=50);

        let divisions = self.divisions.iter().map(|division| &division.id);
        let division = raw.division.as_deref().and_then(|id| {
            checks.find(file, record, "division", problem::DIVISION, id, divisions).map(Division::from_index)
        });
        let corps = match (division, raw.division, raw.corps) {
            (_, Some(_), Some(_)) => {
                checks.bad(file, record, "corps", Problem::Surplus);
                Corps(0)
            }
            (Some(division), _, None) => self.divisions[division.index()].corps,
            (None, Some(_), None) => Corps(0),
            (_, None, Some(id)) => self.corps(checks, record, &id),
            (_, None, None) => {
                checks.bad(file, record, "corps", Problem::Absent);
                Corps(0)
            }
        };

        let unit = Unit::from_index(self.units.len());
        self.attack[unit.index()] = raw.attack;
        self.movement[unit.index()] = raw.movement;
        if let Some(division) = division {
            self.division[unit.index()] = division.0;
            self.divisions[division.index()].units.add(unit);
        }
        if let Some(corps) = self.corps.get_mut(corps.index()) {
            corps.units.add(unit);
        }
        if raw.kind == Kind::Armor {
            self.armor.add(unit);
        }
        self.units.push(UnitData {
            id: raw.id,
            name: raw.name,
            division,
            corps,
            kind: raw.kind,
            class: raw.class,
            attack: raw.attack,
            movement: raw.movement,
            home: raw.home,
        });
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

pub(super) fn soviet(checks: &mut Checks, mut file: raw::SovietFile) -> Soviet {
    checks.at_most(SOVIET_FILE, problem::SOVIET_UNIT, MAX_UNITS, &mut file.unit);
    let mut soviet = Soviet {
        strategy_names: Default::default(),
        units: Vec::new(),
        defense: [0; MAX_UNITS],
        strategy: [Strategy::Heroes; MAX_UNITS],
        terrain: [SovietUnits::EMPTY; 5],
        guards: SovietUnits::EMPTY,
        pools: [SovietUnits::EMPTY; 2],
        pavlov: SovietUnit(0),
    };
    let mut named = [false; 5];
    for raw in file.strategy {
        let id = strategy_id(raw.id);
        let record = format!("strategy {id}");
        checks.source(SOVIET_FILE, &record, &raw);
        checks.name(SOVIET_FILE, &record, &raw.name);
        if std::mem::replace(&mut named[raw.id as usize], true) {
            checks.bad(SOVIET_FILE, &record, "id", Problem::Duplicate { value: id.to_owned() });
        }
        soviet.strategy_names[raw.id as usize] = raw.name;
    }
    for id in Strategy::ALL.into_iter().filter(|&id| !named[id as usize]).map(strategy_id) {
        let problem = Problem::Missing { thing: problem::STRATEGY, value: id.to_owned() };
        checks.bad(SOVIET_FILE, &format!("strategy {id}"), "id", problem);
    }
    let mut ids = BTreeSet::new();
    let mut pavlovs = 0;
    for raw in file.unit {
        if raw.option == Some(raw::SovietOption::Pavlov) {
            soviet.pavlov = SovietUnit::from_index(soviet.units.len());
            pavlovs += 1;
        }
        soviet.add(checks, &mut ids, raw);
    }
    if pavlovs != 1 {
        let problem = Problem::WrongCount { thing: problem::PAVLOV_UNIT, needed: 1, found: pavlovs };
        checks.bad(SOVIET_FILE, "", "option", problem);
    }
    soviet
}

impl Soviet {
    fn add(&mut self, checks: &mut Checks, ids: &mut BTreeSet<String>, raw: raw::Soviet) {
        let file = SOVIET_FILE;
        let name = format!("unit {}", raw.id);
        let record = name.as_str();
        checks.source(file, record, &raw);
        if raw.id.trim().is_empty() {
            checks.bad(file, record, "id", Problem::Empty);
        }
        checks.unique(ids, file, record, "id", &raw.id);
        if let Some(name) = &raw.name {
            checks.name(file, record, name);
            checks.unique(ids, file, record, "name", &name.en);
        }
        if raw.terrain == Terrain::None {
            let problem = Problem::Unknown { thing: problem::SOVIET_TERRAIN, value: "none".to_owned() };
            checks.bad(file, record, "terrain", problem);
        }
        checks.range(file, record, "defense", raw.defense, 1..=12);

        let unit = SovietUnit::from_index(self.units.len());
        let mut pool = [if raw.option.is_some() { Pool::Option } else { Pool::Unused }; 2];
        for id in raw.pools {
            if raw.option.is_some() {
                checks.bad(file, record, "pools", Problem::Surplus);
                break;
            }
            if self.pools[id as usize].has(unit) {
                checks.bad(file, record, "pools", Problem::Duplicate { value: ScenarioId::id(id).to_owned() });
            }
            pool[id as usize] = Pool::Pool;
            self.pools[id as usize].add(unit);
        }
        self.defense[unit.index()] = raw.defense;
        self.strategy[unit.index()] = raw.strategy;
        self.terrain[raw.terrain as usize].add(unit);
        if raw.strategy == Strategy::Guards {
            self.guards.add(unit);
        }
        self.units.push(SovietData {
            id: raw.id,
            name: raw.name,
            terrain: raw.terrain,
            strategy: raw.strategy,
            defense: raw.defense,
            every_round: raw.every_round,
            pool,
        });
    }
}

const fn strategy_id(strategy: Strategy) -> &'static str {
    match strategy {
        Strategy::Heroes => "heroes",
        Strategy::Ambush => "ambush",
        Strategy::Barrage => "barrage",
        Strategy::Fanatic => "fanatic",
        Strategy::Guards => "guards",
    }
}
