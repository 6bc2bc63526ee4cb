//! The map: areas, lines, decoration and the Relief Force track.

use std::collections::BTreeSet;

use kurgan_core::Id;
use kurgan_core::pack::{Checks, Thing};

use super::super::{
    AREAS, Area, AreaData, Areas, BOXES, Decor, Letter, LetterData, Line, Name, Problem, Region, ReliefTrack, River,
    RiverLabel,
};
use super::problem::{self, AIRFIELD, BOX, ENTRY, LETTER, STALINGRAD};
use super::{AREAS_FILE, DECOR_FILE, EDGES_FILE, RELIEF_FILE, raw};

/// Areas with an airfield; Table B knows no more (p.9).
const AIRFIELDS: usize = 2;
/// Stalingrad areas (p.13).
const STALINGRAD_AREAS: usize = 3;
/// The most that a box of the Relief Force track can be worth.
const MAX_MORALE: u8 = 20;

/// The areas and the sets of them.
pub(super) struct Map {
    pub(super) areas: Vec<AreaData>,
    pub(super) adjacent: [Areas; AREAS],
    pub(super) across_river: [Areas; AREAS],
    pub(super) all: Areas,
    pub(super) inside_perimeter: Areas,
    pub(super) key_areas: Areas,
    pub(super) stalingrad: Areas,
    pub(super) airfields: Areas,
    pub(super) entry: [Option<Area>; 4],
}

pub(super) fn map(checks: &mut Checks, file: raw::AreasFile) -> Map {
    let mut map = Map {
        areas: (0..AREAS).map(|_| unknown()).collect(),
        adjacent: [Areas::EMPTY; AREAS],
        across_river: [Areas::EMPTY; AREAS],
        all: Areas::EMPTY,
        inside_perimeter: Areas::EMPTY,
        key_areas: Areas::EMPTY,
        stalingrad: Areas::EMPTY,
        airfields: Areas::EMPTY,
        entry: [None; 4],
    };
    let mut names: [BTreeSet<String>; 3] = Default::default();
    for raw in file.area {
        add(checks, &mut map, &mut names, raw);
    }
    for missing in (0..AREAS).map(Area::from_index).filter(|&area| !map.all.has(area)) {
        let value = missing.number().to_string();
        checks.bad(AREAS_FILE, &record(missing), "id", Problem::Missing { thing: Thing::AREA, value });
    }
    for (thing, field, needed, areas) in
        [(AIRFIELD, "airfield", AIRFIELDS, map.airfields), (STALINGRAD, "stalingrad", STALINGRAD_AREAS, map.stalingrad)]
    {
        if areas.len() != needed {
            checks.bad(AREAS_FILE, "", field, Problem::WrongCount { thing, needed, found: areas.len() });
        }
    }
    for letter in Letter::ALL.into_iter().filter(|&letter| map.entry[letter as usize].is_none()) {
        checks.bad(AREAS_FILE, "", "entry", Problem::Missing { thing: ENTRY, value: letter.id().to_owned() });
    }
    map
}

fn add(checks: &mut Checks, map: &mut Map, names: &mut [BTreeSet<String>; 3], raw: raw::Area) {
    let file = AREAS_FILE;
    let name = format!("area {}", raw.id);
    let record = name.as_str();
    checks.source(file, record, &raw);
    let Some(area) = Area::numbered(raw.id) else {
        checks.range(file, record, "id", raw.id, 1..=64);
        return;
    };
    if map.all.has(area) {
        checks.bad(file, record, "id", Problem::Duplicate { value: raw.id.to_string() });
        return;
    }
    checks.name(file, record, &raw.name);
    for (seen, name) in names.iter_mut().zip(raw.name.each()) {
        checks.unique(seen, file, record, "name", name);
    }
    checks.points(file, record, "at", 1, &[raw.at]);
    checks.points(file, record, "label", 1, &[raw.label]);

    map.all.add(area);
    for (set, member) in [
        (&mut map.inside_perimeter, raw.inside_perimeter),
        (&mut map.key_areas, raw.key),
        (&mut map.stalingrad, raw.stalingrad),
        (&mut map.airfields, raw.airfield),
    ] {
        if member {
            set.add(area);
        }
    }
    if let Some(letter) = raw.entry
        && map.entry[letter as usize].replace(area).is_some()
    {
        checks.bad(file, record, "entry", Problem::Duplicate { value: letter.id().to_owned() });
    }
    map.areas[area.index()] = AreaData {
        number: raw.id,
        name: raw.name,
        key: raw.key,
        stalingrad: raw.stalingrad,
        airfield: raw.airfield,
        inside_perimeter: raw.inside_perimeter,
        entry: raw.entry,
        adjacent: Areas::EMPTY,
        across_river: Areas::EMPTY,
        at: raw.at,
        label: raw.label,
        region: raw.region,
    };
}

fn record(area: Area) -> String {
    format!("area {}", area.number())
}

/// What stands in the table until the file has told the area.
fn unknown() -> AreaData {
    AreaData {
        number: 0,
        name: Name::default(),
        key: false,
        stalingrad: false,
        airfield: false,
        inside_perimeter: false,
        entry: None,
        adjacent: Areas::EMPTY,
        across_river: Areas::EMPTY,
        at: [0.0; 2],
        label: [0.0; 2],
        region: Region::Pocket,
    }
}

/// Joins the areas; gives the lines.
pub(super) fn edges(checks: &mut Checks, map: &mut Map, file: &raw::EdgesFile) -> Vec<Line> {
    let mut lines = Vec::new();
    for raw in &file.edge {
        let record = format!("edge {}-{}", raw.a, raw.b);
        checks.source(EDGES_FILE, &record, raw);
        if let Some(ends) = join(checks, &record, &mut map.adjacent, raw.a, raw.b) {
            lines.push(Line { ends, kind: raw.kind });
        }
    }
    for area in map.all.into_iter().filter(|area| map.adjacent[area.index()].is_empty()) {
        let value = area.number().to_string();
        checks.bad(EDGES_FILE, "", "", Problem::Missing { thing: Thing::new("edge", "edge of area"), value });
    }
    for raw in &file.river_attack {
        let record = format!("river_attack {}-{}", raw.a, raw.b);
        checks.source(EDGES_FILE, &record, raw);
        if let Some([a, b]) = join(checks, &record, &mut map.across_river, raw.a, raw.b)
            && map.adjacent[a.index()].has(b)
        {
            checks.bad(EDGES_FILE, &record, "b", problem::already_adjacent());
        }
    }
    for area in map.all {
        let data = &mut map.areas[area.index()];
        data.adjacent = map.adjacent[area.index()];
        data.across_river = map.across_river[area.index()];
    }
    lines
}

/// Joins two areas both ways; none if they cannot be, which has been noted.
fn join(checks: &mut Checks, record: &str, joined: &mut [Areas; AREAS], a: u8, b: u8) -> Option<[Area; 2]> {
    let first: Option<Area> = checks.area(EDGES_FILE, record, "a", a);
    let second = checks.area(EDGES_FILE, record, "b", b);
    let (first, second) = (first?, second?);
    if first == second {
        checks.bad(EDGES_FILE, record, "b", Problem::OwnNeighbour);
        return None;
    }
    if joined[first.index()].has(second) {
        checks.bad(EDGES_FILE, record, "b", Problem::Duplicate { value: format!("{a}-{b}") });
        return None;
    }
    joined[first.index()].add(second);
    joined[second.index()].add(first);
    Some([first.min(second), first.max(second)])
}

pub(super) fn decor(checks: &mut Checks, file: raw::DecorFile, lines: Vec<Line>) -> Decor {
    for (field, size) in [("width", file.width), ("height", file.height), ("radius", file.radius)] {
        checks.points(DECOR_FILE, "", field, 1, &[[size; 2]]);
    }
    checks.source(DECOR_FILE, "perimeter", &file.perimeter);
    checks.points(DECOR_FILE, "perimeter", "points", 3, &file.perimeter.points);
    let mut ids = BTreeSet::new();
    let mut rivers = Vec::new();
    for raw in file.river {
        let record = format!("river {}", raw.id);
        checks.source(DECOR_FILE, &record, &raw);
        checks.name(DECOR_FILE, &record, &raw.name);
        checks.unique(&mut ids, DECOR_FILE, &record, "id", &raw.id);
        checks.points(DECOR_FILE, &record, "course", 2, &raw.course);
        checks.points(DECOR_FILE, &record, "width", 1, &[[raw.width; 2]]);
        for label in &raw.labels {
            checks.points(DECOR_FILE, &record, "labels", 2, &[label.at, [label.angle, label.size]]);
        }
        let labels = raw.labels.iter().map(|label| RiverLabel { at: label.at, angle: label.angle, size: label.size });
        let labels = labels.collect();
        rivers.push(River { id: raw.id, name: raw.name, width: raw.width, course: raw.course, labels });
    }
    Decor {
        width: file.width,
        height: file.height,
        radius: file.radius,
        perimeter: file.perimeter.points,
        lines,
        rivers,
    }
}

pub(super) fn relief(checks: &mut Checks, map: &Map, file: raw::ReliefFile) -> (ReliefTrack, [LetterData; 4]) {
    let mut track = ReliefTrack { morale: [0; BOXES], morale_on_map: file.on_map.morale, at: [[0.0; 2]; BOXES] };
    let mut seen = [false; BOXES];
    for raw in file.boxes {
        let record = format!("box {}", raw.id);
        checks.source(RELIEF_FILE, &record, &raw);
        if !checks.range(RELIEF_FILE, &record, "id", raw.id, 1..=5) {
            continue;
        }
        checks.range(RELIEF_FILE, &record, "morale", raw.morale, 0..=MAX_MORALE);
        checks.points(RELIEF_FILE, &record, "at", 1, &[raw.at]);
        let index = usize::from(raw.id) - 1;
        if std::mem::replace(&mut seen[index], true) {
            checks.bad(RELIEF_FILE, &record, "id", Problem::Duplicate { value: raw.id.to_string() });
        }
        track.morale[index] = raw.morale;
        track.at[index] = raw.at;
    }
    for number in (1..=BOXES).filter(|number| !seen[number - 1]) {
        let problem = Problem::Missing { thing: BOX, value: number.to_string() };
        checks.bad(RELIEF_FILE, &format!("box {number}"), "id", problem);
    }
    checks.source(RELIEF_FILE, "on_map", &file.on_map);
    checks.range(RELIEF_FILE, "on_map", "morale", file.on_map.morale, 0..=MAX_MORALE);

    let mut names: [Option<Name>; 4] = Default::default();
    for raw in file.letter {
        let record = format!("letter {}", raw.id.id());
        checks.source(RELIEF_FILE, &record, &raw);
        checks.name(RELIEF_FILE, &record, &raw.name);
        if names[raw.id as usize].replace(raw.name).is_some() {
            checks.bad(RELIEF_FILE, &record, "id", Problem::Duplicate { value: raw.id.id().to_owned() });
        }
    }
    let letters = Letter::ALL.map(|letter| {
        let name = names[letter as usize].take().unwrap_or_else(|| {
            let value = letter.id().to_owned();
            let record = format!("letter {value}");
            checks.bad(RELIEF_FILE, &record, "id", Problem::Missing { thing: LETTER, value });
            Name::default()
        });
        // A letter without an area has been noted.
        LetterData { area: map.entry[letter as usize].unwrap_or(Area(0)), name }
    });
    (track, letters)
}
