//! The scenarios: the historical set-up and the names of both.

use kurgan_core::Id;
use kurgan_core::pack::Checks;

use super::super::{AREAS, Area, Areas, Army, Name, Problem, ReliefTrack, SSI, Setup, Units};
use super::forces::Forces;
use super::map::Map;
use super::problem::{self, ARMY};
use super::{SCENARIOS_FILE as FILE, raw};

/// The record of the historical set-up.
const RECORD: &str = "historical";
/// The last turn of the track (p.6).
const LAST_TURN: u8 = 16;
/// The space on which the Final Offensive is launched (p.5); it must not begin there.
const LAUNCH: u8 = 8;
/// What a Key Area is worth above other areas (p.2).
const KEY_AREA: usize = 2;
/// The top of the General track.
const TRACK: u8 = 99;

pub(super) fn scenarios(
    checks: &mut Checks,
    file: raw::ScenariosFile,
    map: &Map,
    track: &ReliefTrack,
    forces: &Forces,
) -> (Setup, [Name; 2]) {
    checks.source(FILE, "variable", &file.variable);
    checks.name(FILE, "variable", &file.variable.name);
    let raw = file.historical;
    numbers(checks, &raw, map, track);
    let mut setup = Setup {
        first_turn: raw.first_turn,
        last_turn: raw.last_turn,
        morale: raw.morale,
        supply: raw.supply,
        wounded: raw.wounded,
        ssi: raw.ssi,
        final_offensive: raw.final_offensive,
        ip: raw.ip,
        weather: raw.weather,
        letter: raw.letter,
        relief_box: raw.relief_box,
        units: Units::EMPTY,
        german: [Units::EMPTY; AREAS],
        depleted: Units::EMPTY,
        pdm_active: Areas::EMPTY,
        pdm_inactive: Areas::EMPTY,
        soviet: Areas::EMPTY,
        armies: Vec::new(),
    };
    for stack in &raw.german {
        german(checks, &mut setup, stack, map, forces);
    }
    for army in &raw.soviet {
        soviet(checks, &mut setup, army, map, forces);
    }
    ring(checks, &setup, map);
    pdms(checks, &mut setup, &raw.pdm, map, forces);
    (setup, [raw.name, file.variable.name])
}

/// Checks the plain numbers.
#[allow(clippy::cast_possible_truncation)] // 64 areas
fn numbers(checks: &mut Checks, raw: &raw::Historical, map: &Map, track: &ReliefTrack) {
    checks.source(FILE, RECORD, raw);
    checks.name(FILE, RECORD, &raw.name);
    for (field, value, range) in [
        ("last_turn", raw.last_turn, 1..=LAST_TURN),
        ("first_turn", raw.first_turn, 1..=raw.last_turn),
        ("supply", raw.supply, 0..=TRACK),
        ("wounded", raw.wounded, 0..=TRACK),
        ("ssi", raw.ssi, 1..=SSI as u8),
        ("final_offensive", raw.final_offensive, 0..=LAUNCH - 1),
        ("ip", raw.ip, 0..=TRACK),
    ] {
        checks.range(FILE, RECORD, field, value, range);
    }
    if checks.range(FILE, RECORD, "box", raw.relief_box, 1..=5) {
        let areas = map.inside_perimeter.len() + KEY_AREA * (map.inside_perimeter & map.key_areas).len();
        let sum = areas as u32 + u32::from(track.morale[usize::from(raw.relief_box) - 1]);
        if sum != u32::from(raw.morale) {
            checks.bad(FILE, RECORD, "morale", problem::morale_sum(sum));
        }
    }
}

fn german(checks: &mut Checks, setup: &mut Setup, raw: &raw::Stack, map: &Map, forces: &Forces) {
    let record = format!("{RECORD} german {}", raw.area);
    checks.source(FILE, &record, raw);
    let area = checks.area(FILE, &record, "area", raw.area);
    if let Some(area) = area.filter(|&area| !map.inside_perimeter.has(area)) {
        checks.bad(FILE, &record, "area", problem::wrong_side(area));
    }
    let mut stack = Units::EMPTY;
    for id in &raw.units {
        let Some(unit) = forces.unit(checks, FILE, &record, "units", id) else { continue };
        if setup.units.has(unit) {
            checks.bad(FILE, &record, "units", Problem::PlacedTwice { unit: id.clone() });
        }
        if (forces.optional | forces.battlegroups).has(unit) {
            let problem = Problem::Unknown { thing: problem::SETUP_UNIT, value: id.clone() };
            checks.bad(FILE, &record, "units", problem);
        }
        setup.units.add(unit);
        stack.add(unit);
    }
    for id in &raw.depleted {
        let Some(unit) = forces.unit(checks, FILE, &record, "depleted", id) else { continue };
        if (stack & forces.divisions).has(unit) {
            setup.depleted.add(unit);
        } else {
            checks.bad(FILE, &record, "depleted", problem::not_depletable(id));
        }
    }
    if let Some(area) = area {
        setup.german[area.index()] |= stack;
    }
}

fn soviet(checks: &mut Checks, setup: &mut Setup, raw: &raw::SovietSetup, map: &Map, forces: &Forces) {
    let record = format!("{RECORD} soviet {}", raw.army);
    checks.source(FILE, &record, raw);
    let ids = forces.armies.iter().map(|army| &army.id);
    let army = checks.find(FILE, &record, "army", ARMY, &raw.army, ids).map(Army::from_index);
    if let Some(army) = army {
        let counters = usize::from(forces.armies[army.index()].counters);
        if raw.areas.len() > counters {
            let problem = Problem::TooMany { thing: problem::ARMY_COUNTER, max: counters, found: raw.areas.len() };
            checks.bad(FILE, &record, "areas", problem);
        }
    }
    for area in checks.areas(FILE, &record, "areas", &raw.areas) {
        if setup.soviet.has(area) {
            checks.bad(FILE, &record, "areas", Problem::Duplicate { value: area.number().to_string() });
        }
        if map.inside_perimeter.has(area) {
            checks.bad(FILE, &record, "areas", problem::wrong_side(area));
        }
        setup.soviet.add(area);
        if let Some(army) = army {
            setup.armies.push((area, army));
        }
    }
}

/// Any area next to a German-controlled area holds one Soviet unit, and no other does (p.5).
fn ring(checks: &mut Checks, setup: &Setup, map: &Map) {
    let around = |areas: Areas, area: Area| areas | map.adjacent[area.index()];
    let ring = map.inside_perimeter.into_iter().fold(Areas::EMPTY, around) - map.inside_perimeter;
    for gap in ring - setup.soviet {
        checks.bad(FILE, RECORD, "soviet", problem::ring(gap, true));
    }
    for surplus in setup.soviet - ring {
        checks.bad(FILE, RECORD, "soviet", problem::ring(surplus, false));
    }
}

fn pdms(checks: &mut Checks, setup: &mut Setup, raw: &raw::PdmSetup, map: &Map, forces: &Forces) {
    let record = format!("{RECORD} pdm");
    checks.source(FILE, &record, raw);
    setup.pdm_active = checks.areas(FILE, &record, "active", &raw.active);
    setup.pdm_inactive = checks.areas(FILE, &record, "inactive", &raw.inactive);
    for (field, areas) in [("active", setup.pdm_active), ("inactive", setup.pdm_inactive)] {
        for area in areas - map.inside_perimeter {
            checks.bad(FILE, &record, field, problem::wrong_side(area));
        }
    }
    let (max, found) = (usize::from(forces.pdms), setup.pdm_active.len() + setup.pdm_inactive.len());
    if found > max {
        checks.bad(FILE, &record, "inactive", Problem::TooMany { thing: problem::PDM, max, found });
    }
}
