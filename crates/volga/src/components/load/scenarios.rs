//! The scenarios: turn track, set-up, reinforcements.

use kurgan_core::Id;
use kurgan_core::pack::{Checks, Numbered};

use super::super::{
    AREAS, Area, Areas, Arrival, Division, MAX_UNITS, Markers, Pool, Problem, STACK, ScenarioData, ScenarioId,
    SovietUnit, SovietUnits, Terrain, Thing, TurnData, Unit, Units, Withdrawal,
};
use super::charts::Charts;
use super::forces::{German, Soviet};
use super::map::Map;
use super::{SCENARIOS_FILE as FILE, problem, raw};

/// The areas whose units return there only (6.3).
const NORTH: [u8; 3] = [48, 49, 50];
/// The top of the Morale Track (5.2).
const MORALE: u8 = 19;
/// The last turn that a scenario can have.
const LAST_TURN: u8 = 15;

/// What a scenario refers to.
struct Reader<'a> {
    checks: &'a mut Checks,
    map: &'a Map,
    german: &'a German,
    soviet: &'a mut Soviet,
    charts: &'a Charts,
    markers: Markers,
    /// The record of the scenario.
    name: String,
}

pub(super) fn scenarios(
    checks: &mut Checks,
    file: &raw::ScenariosFile,
    map: &Map,
    german: &German,
    soviet: &mut Soviet,
    charts: &Charts,
    markers: Markers,
) -> Option<[ScenarioData; 2]> {
    let found = ScenarioId::ALL.map(|id| {
        let name = format!("scenario {}", id.id());
        let mut found = file.scenario.iter().filter(|scenario| scenario.id == id);
        let first = found.next();
        let value = id.id().to_owned();
        if first.is_none() {
            checks.bad(FILE, &name, "id", Problem::Missing { thing: Thing::SCENARIO, value });
        } else if found.next().is_some() {
            checks.bad(FILE, &name, "id", Problem::Duplicate { value });
        }
        first.map(|raw| {
            Reader { checks: &mut *checks, map, german, soviet: &mut *soviet, charts, markers, name }.read(raw)
        })
    });
    let [main, factory] = found;
    Some([main?, factory?])
}

impl Reader<'_> {
    fn read(&mut self, raw: &raw::Scenario) -> ScenarioData {
        let german_control = self.markers_and_track(raw);
        let soviet_areas = self.map.all - german_control;
        let mut scenario = ScenarioData {
            id: raw.id,
            name: raw.name.clone(),
            first_turn: raw.first_turn,
            last_turn: raw.last_turn,
            morale: raw.morale,
            free_air: raw.free_air,
            chart: self.chart(&raw.event_chart),
            first_event_turn: raw.first_event_turn,
            supply_floor: (raw.supply_floor.turn, raw.supply_floor.at_least),
            final_areas: raw.victory.final_areas,
            final_heavy_urban: raw.victory.final_heavy_urban,
            german_control,
            german: [Units::EMPTY; AREAS + 1],
            out_of_action: Units::EMPTY,
            units: Units::EMPTY,
            arrivals: Vec::new(),
            withdrawals: Vec::new(),
            soviet_areas,
            placed: Vec::new(),
            pool: self.soviet.pools[raw.id as usize],
            pavlov: self.soviet.pavlov,
            pavlov_area: None,
            north: Units::EMPTY,
            home: [0; MAX_UNITS],
            turns: self.turns(raw),
        };
        self.soviet_setup(&mut scenario, &raw.soviet);
        for stack in &raw.german {
            self.german_setup(&mut scenario, stack);
        }
        for group in &raw.reinforcement {
            self.arrival(&mut scenario, group);
        }
        for withdrawal in &raw.withdrawal {
            self.withdrawal(&mut scenario, withdrawal);
        }
        scenario
    }

    /// Checks the plain numbers; gives the areas that start German.
    fn markers_and_track(&mut self, raw: &raw::Scenario) -> Areas {
        let (checks, name) = (&mut *self.checks, self.name.as_str());
        checks.source(FILE, name, raw);
        checks.name(FILE, name, &raw.name);
        checks.range(FILE, name, "first_turn", raw.first_turn, 1..=LAST_TURN);
        checks.range(FILE, name, "last_turn", raw.last_turn, raw.first_turn..=LAST_TURN);
        checks.range(FILE, name, "morale", raw.morale, 1..=MORALE);
        checks.range(FILE, name, "free_air", raw.free_air, 0..=self.markers.air);
        checks.range(FILE, name, "first_event_turn", raw.first_event_turn, raw.first_turn..=raw.last_turn);
        checks.range(FILE, name, "supply_floor", raw.supply_floor.turn, raw.first_turn..=raw.last_turn);
        checks.range(FILE, name, "supply_floor", raw.supply_floor.at_least, 0..=24);

        let victory = format!("{name} victory");
        checks.source(FILE, &victory, &raw.victory);
        if let Some(areas) = raw.victory.final_areas {
            checks.range(FILE, &victory, "final_areas", areas, 1..=50);
        }
        checks.range(FILE, &victory, "final_heavy_urban", raw.victory.final_heavy_urban, 0..=50);

        let listed = checks.areas(FILE, name, "german_control", &raw.german_control);
        for twice in listed & self.map.german {
            checks.bad(FILE, name, "german_control", Problem::Duplicate { value: twice.0.to_string() });
        }
        listed | self.map.german
    }

    fn chart(&mut self, id: &str) -> usize {
        let found = self.checks.find(FILE, &self.name, "event_chart", problem::CHART, id, &self.charts.ids);
        found.unwrap_or(0)
    }

    fn turns(&mut self, raw: &raw::Scenario) -> Vec<TurnData> {
        let mut expected = raw.first_turn;
        let mut after = "";
        for turn in &raw.turn {
            let record = format!("{} turn {}", self.name, turn.number);
            self.checks.source(FILE, &record, turn);
            if turn.number != expected {
                let problem = problem::turn_order(expected, turn.number);
                self.checks.bad(FILE, &record, "number", problem);
            }
            expected = turn.number.saturating_add(1);
            for (field, day) in [("from", turn.from.as_str()), ("to", turn.to.as_str())] {
                if !is_date(day) || day < after {
                    self.checks.bad(FILE, &record, field, problem::not_a_date(day));
                }
                after = day;
            }
        }
        let needed = usize::from(raw.last_turn.saturating_sub(raw.first_turn)) + 1;
        if raw.turn.len() != needed {
            let problem = Problem::WrongCount { thing: problem::TURN, needed, found: raw.turn.len() };
            self.checks.bad(FILE, &self.name, "turn", problem);
        }
        let data = |turn: &raw::Turn| TurnData { number: turn.number, from: turn.from.clone(), to: turn.to.clone() };
        raw.turn.iter().map(data).collect()
    }

    fn soviet_setup(&mut self, scenario: &mut ScenarioData, raw: &raw::SovietSetup) {
        let record = format!("{} soviet", self.name);
        self.checks.source(FILE, &record, raw);
        let mut areas = Areas::EMPTY;
        let mut units = SovietUnits::EMPTY;
        for placed in &raw.placed {
            let ids = self.soviet.units.iter().map(|unit| &unit.id);
            let unit = self.checks.find(FILE, &record, "placed", problem::SOVIET_UNIT, &placed.unit, ids);
            let area = self.checks.area(FILE, &record, "placed", placed.area);
            let (Some(unit), Some(area)) = (unit.map(SovietUnit::from_index), area) else { continue };
            if areas.has(area) {
                self.checks.bad(FILE, &record, "placed", Problem::Duplicate { value: area.0.to_string() });
            }
            if units.has(unit) || self.soviet.units[unit.index()].pool[scenario.id as usize] != Pool::Unused {
                self.checks.bad(FILE, &record, "placed", Problem::PlacedTwice { unit: placed.unit.clone() });
            }
            self.fits(scenario, &record, "placed", area, unit);
            areas.add(area);
            units.add(unit);
            scenario.placed.push((area, unit));
        }
        for &(_, unit) in &scenario.placed {
            self.soviet.units[unit.index()].pool[scenario.id as usize] = Pool::Placed;
        }
        if let Some(number) = raw.pavlov_area
            && let Some(area) = self.checks.area(FILE, &record, "pavlov_area", number)
            && self.soviet.units.len() > scenario.pavlov.index()
        {
            self.fits(scenario, &record, "pavlov_area", area, scenario.pavlov);
            scenario.pavlov_area = Some(area);
        }
        self.pool(scenario, areas);
    }

    /// Checks that a Soviet unit may stand in an area.
    fn fits(&mut self, scenario: &ScenarioData, record: &str, field: &str, area: Area, unit: SovietUnit) {
        if scenario.german_control.has(area) {
            self.checks.bad(FILE, record, field, problem::not_soviet(area.0));
        }
        let data = &self.soviet.units[unit.index()];
        if data.terrain != self.map.areas[area.index()].terrain {
            self.checks.bad(FILE, record, field, problem::wrong_terrain(&data.id, area.0));
        }
    }

    /// Checks that the unrevealed mix fills every area that no revealed unit holds (5.4, 14.5.1).
    fn pool(&mut self, scenario: &ScenarioData, placed: Areas) {
        for (terrain, name) in [
            (Terrain::Clear, "clear"),
            (Terrain::Elevated, "elevated"),
            (Terrain::LightUrban, "light urban"),
            (Terrain::HeavyUrban, "heavy urban"),
        ] {
            let areas = ((scenario.soviet_areas - placed) & self.map.terrain[terrain as usize]).len();
            let units = (scenario.pool & self.soviet.terrain[terrain as usize]).len();
            if units < areas {
                self.checks.bad(super::SOVIET_FILE, &self.name, "pools", problem::pool_too_small(name, areas, units));
            }
        }
    }

    /// German units by their ids, each new to the scenario.
    fn units(&mut self, scenario: &mut ScenarioData, record: &str, ids: &[String]) -> Units {
        let mut units = Units::EMPTY;
        for id in ids {
            let known = self.german.units.iter().map(|unit| &unit.id);
            let Some(unit) = self.checks.find(FILE, record, "units", problem::UNIT, id, known) else { continue };
            let unit = Unit::from_index(unit);
            if scenario.units.has(unit) {
                self.checks.bad(FILE, record, "units", Problem::PlacedTwice { unit: id.clone() });
            }
            scenario.units.add(unit);
            units.add(unit);
        }
        units
    }

    fn german_setup(&mut self, scenario: &mut ScenarioData, raw: &raw::Stack) {
        let place = raw.area.map_or_else(|| "out_of_action".to_owned(), |area| area.to_string());
        let record = format!("{} german {place}", self.name);
        self.checks.source(FILE, &record, raw);
        let units = self.units(scenario, &record, &raw.units);
        match (raw.area, raw.in_box) {
            (None, None) => self.checks.bad(FILE, &record, "area", Problem::Absent),
            (Some(_), Some(_)) => self.checks.bad(FILE, &record, "box", Problem::Surplus),
            (None, Some(raw::StartBox::OutOfAction)) => scenario.out_of_action |= units,
            (Some(number), None) => {
                let Some(area) = self.checks.area(FILE, &record, "area", number) else { return };
                let revealed = scenario.placed.iter().any(|&(placed, _)| placed == area);
                if !scenario.german_control.has(area) && !revealed {
                    self.checks.bad(FILE, &record, "area", problem::not_german(number));
                }
                scenario.german[area.index()] |= units;
                let found = scenario.german[area.index()].len();
                if found > STACK {
                    self.checks.bad(FILE, &record, "units", problem::stack(STACK, found));
                }
                // Ruling 30: the scenario decides, not the print on the counter.
                for unit in units {
                    scenario.home[unit.index()] = number;
                }
                if NORTH.contains(&number) {
                    scenario.north |= units;
                }
            }
        }
    }

    fn arrival(&mut self, scenario: &mut ScenarioData, raw: &raw::Reinforcement) {
        let record = format!("{} reinforcement {}", self.name, raw.turn);
        self.checks.source(FILE, &record, raw);
        self.checks.range(FILE, &record, "turn", raw.turn, scenario.first_turn..=scenario.last_turn);
        let units = self.units(scenario, &record, &raw.units);
        if units.is_empty() {
            self.checks.bad(FILE, &record, "units", Problem::Empty);
        } else if units.len() > STACK {
            // 6.1.1: the group enters one area.
            self.checks.bad(FILE, &record, "units", problem::stack(STACK, units.len()));
        }
        let areas = self.checks.areas(FILE, &record, "areas", &raw.areas);
        let areas_if_german = self.checks.areas(FILE, &record, "areas_if_german", &raw.areas_if_german);
        if (areas | areas_if_german).is_empty() && !raw.any_german {
            self.checks.bad(FILE, &record, "areas", Problem::Absent);
        }
        for &number in
            raw.areas.iter().filter(|&&number| Area::numbered(number).is_some_and(|a| scenario.soviet_areas.has(a)))
        {
            self.checks.bad(FILE, &record, "areas", problem::not_german(number));
        }
        scenario.arrivals.push(Arrival { turn: raw.turn, units, areas, areas_if_german, any_german: raw.any_german });
    }

    fn withdrawal(&mut self, scenario: &mut ScenarioData, raw: &raw::Withdrawal) {
        let record = format!("{} withdrawal {}", self.name, raw.turn);
        self.checks.source(FILE, &record, raw);
        self.checks.range(FILE, &record, "turn", raw.turn, scenario.first_turn..=scenario.last_turn);
        let ids = self.german.divisions.iter().map(|division| &division.id);
        if let Some(at) = self.checks.find(FILE, &record, "division", problem::DIVISION, &raw.division, ids) {
            let units = self.german.divisions[at].units & scenario.units;
            scenario.withdrawals.push(Withdrawal { turn: raw.turn, division: Division::from_index(at), units });
        }
    }
}

/// Whether a text is a day, written year-month-day.
fn is_date(text: &str) -> bool {
    let shape = text.len() == 10
        && text.bytes().enumerate().all(|(i, b)| if i == 4 || i == 7 { b == b'-' } else { b.is_ascii_digit() });
    let number = |range: std::ops::Range<usize>| text.get(range).and_then(|part| part.parse::<u8>().ok());
    shape
        && number(5..7).is_some_and(|month| (1..=12).contains(&month))
        && number(8..10).is_some_and(|day| (1..=31).contains(&day))
}
