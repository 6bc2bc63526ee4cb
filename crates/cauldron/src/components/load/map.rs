//! The map: areas, lines, decoration and the Relief Force track.

use std::collections::BTreeSet;

use kurgan_core::pack::{Field, Row, Thing};
use kurgan_core::{Id, byte};

use super::super::{
    AREAS, Area, AreaData, Areas, BOXES, Decor, Letter, LetterData, Line, Name, Problem, ReliefTrack, River, RiverLabel,
};
use super::problem::{self, AIRFIELD, BOX, EDGE, ENTRY, LETTER, STALINGRAD};

/// Areas with an airfield; Table B knows no more (p.9).
const AIRFIELDS: usize = 2;
/// Stalingrad areas (p.13).
const STALINGRAD_AREAS: usize = 3;
/// The most that a box of the Relief Force track can be worth.
const MAX_MORALE: u8 = 20;

/// The areas and the sets of them.
pub(super) struct Map {
    pub(super) areas: Vec<Option<AreaData>>,
    pub(super) adjacent: [Areas; AREAS],
    pub(super) across_river: [Areas; AREAS],
    pub(super) all: Areas,
    pub(super) inside_perimeter: Areas,
    pub(super) key_areas: Areas,
    pub(super) stalingrad: Areas,
    pub(super) airfields: Areas,
    pub(super) entry: [Option<Area>; 4],
}

pub(super) fn map(mut file: Row<'_>) -> Map {
    let mut map = Map {
        areas: (0..AREAS).map(|_| None).collect(),
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
    for row in file.rows("area", "id") {
        add(&mut map, &mut names, row);
    }
    for missing in (0..AREAS).map(Area::from_index).filter(|&area| !map.all.has(area)) {
        file.missing("area", Thing::AREA, &missing.number().to_string());
    }
    for (thing, field, needed, areas) in
        [(AIRFIELD, "airfield", AIRFIELDS, map.airfields), (STALINGRAD, "stalingrad", STALINGRAD_AREAS, map.stalingrad)]
    {
        if areas.len() != needed {
            file.bad(field, Problem::WrongCount { thing, needed, found: areas.len() });
        }
    }
    for letter in Letter::ALL.into_iter().filter(|&letter| map.entry[letter as usize].is_none()) {
        file.bad("entry", Problem::Missing { thing: ENTRY, value: letter.id().to_owned() });
    }
    file.close();
    map
}

fn add(map: &mut Map, names: &mut [BTreeSet<String>; 3], mut row: Row<'_>) {
    let Some(number) = row.field("id").within(1..=byte(AREAS)) else { return };
    let Some(area) = Area::numbered(number) else { return };
    if map.all.has(area) {
        row.bad("id", Problem::Duplicate { value: number.to_string() });
        return;
    }
    let data = AreaData {
        number,
        name: row.name("name"),
        key: row.marked("key"),
        stalingrad: row.marked("stalingrad"),
        airfield: row.marked("airfield"),
        inside_perimeter: row.flag("inside_perimeter"),
        entry: row.optional("entry").and_then(Field::choice),
        adjacent: Areas::EMPTY,
        across_river: Areas::EMPTY,
        at: row.point("at"),
        label: row.point("label"),
        region: row.word("region"),
    };
    for (seen, name) in names.iter_mut().zip(data.name.each()) {
        row.unique(seen, "name", name);
    }
    map.all.add(area);
    for (set, member) in [
        (&mut map.inside_perimeter, data.inside_perimeter),
        (&mut map.key_areas, data.key),
        (&mut map.stalingrad, data.stalingrad),
        (&mut map.airfields, data.airfield),
    ] {
        if member {
            set.add(area);
        }
    }
    if let Some(letter) = data.entry
        && map.entry[letter as usize].replace(area).is_some()
    {
        row.bad("entry", Problem::Duplicate { value: letter.id().to_owned() });
    }
    map.areas[area.index()] = Some(data);
    row.close();
}

/// Joins the areas; gives the lines.
pub(super) fn edges(map: &mut Map, mut file: Row<'_>) -> Vec<Line> {
    let mut lines = Vec::new();
    for mut row in file.rows("edge", "a") {
        let ends = join(&mut row, "edge", &mut map.adjacent);
        let kind = row.word("kind");
        if let Some(ends) = ends {
            lines.push(Line { ends, kind });
        }
        row.close();
    }
    for area in map.all.into_iter().filter(|area| map.adjacent[area.index()].is_empty()) {
        file.bad("", Problem::Missing { thing: EDGE, value: area.number().to_string() });
    }
    for mut row in file.rows("river_attack", "a") {
        if let Some([a, b]) = join(&mut row, "river_attack", &mut map.across_river)
            && map.adjacent[a.index()].has(b)
        {
            row.bad("b", problem::already_adjacent());
        }
        row.close();
    }
    for (area, data) in map.areas.iter_mut().enumerate() {
        if let Some(data) = data {
            data.adjacent = map.adjacent[area];
            data.across_river = map.across_river[area];
        }
    }
    file.close();
    lines
}

/// Joins two areas both ways; none if they cannot be, which has been told.
fn join(row: &mut Row<'_>, list: &str, joined: &mut [Areas; AREAS]) -> Option<[Area; 2]> {
    let both = format!("{}-{}", row.shown("a"), row.shown("b"));
    row.call(format!("{list} {both}"));
    let ends: [Option<Area>; 2] = ["a", "b"].map(|end| row.area(end));
    let [Some(first), Some(second)] = ends else { return None };
    if first == second {
        row.bad("b", Problem::OwnNeighbour);
        return None;
    }
    if joined[first.index()].has(second) {
        row.bad("b", Problem::Duplicate { value: both });
        return None;
    }
    joined[first.index()].add(second);
    joined[second.index()].add(first);
    Some([first.min(second), first.max(second)])
}

pub(super) fn decor(mut file: Row<'_>, lines: Vec<Line>) -> Decor {
    let mut row = file.table("perimeter");
    let perimeter = row.points("points", 3);
    row.close();
    let mut ids = BTreeSet::new();
    let mut rivers = Vec::new();
    for mut row in file.rows("river", "id") {
        rivers.push(River {
            id: row.id(&mut ids),
            name: row.name("name"),
            width: row.decimal("width"),
            course: row.points("course", 2),
            labels: row.parts("labels").into_iter().map(river_label).collect(),
        });
        row.close();
    }
    let (width, height, radius) = (file.decimal("width"), file.decimal("height"), file.decimal("radius"));
    file.close();
    Decor { width, height, radius, perimeter, lines, rivers }
}

fn river_label(mut row: Row<'_>) -> RiverLabel {
    let label = RiverLabel { at: row.point("at"), angle: row.decimal("angle"), size: row.decimal("size") };
    row.close();
    label
}

pub(super) fn relief(map: &Map, mut file: Row<'_>) -> (ReliefTrack, [LetterData; 4]) {
    let mut on_map = file.table("on_map");
    let morale_on_map = on_map.number("morale", 0..=MAX_MORALE);
    on_map.close();
    let mut boxes = [None; BOXES];
    for mut row in file.rows("box", "id") {
        let Some(number) = row.field("id").within(1..=byte(BOXES)) else { continue };
        let data = (row.number("morale", 0..=MAX_MORALE), row.point("at"));
        if boxes[usize::from(number) - 1].replace(data).is_some() {
            row.bad("id", Problem::Duplicate { value: number.to_string() });
        }
        row.close();
    }
    for number in (1..=BOXES).filter(|number| boxes[number - 1].is_none()) {
        file.missing("box", BOX, &number.to_string());
    }
    let boxes = boxes.map(Option::unwrap_or_default);
    let track = ReliefTrack { morale: boxes.map(|(morale, _)| morale), morale_on_map, at: boxes.map(|(_, at)| at) };

    let letters = file.each("letter", LETTER, |row, letter: Letter| {
        // A letter without an area has been told.
        LetterData { area: map.entry[letter as usize].unwrap_or(Area(0)), name: row.name("name") }
    });
    file.close();
    let unnamed = || LetterData { area: Area(0), name: Name::default() };
    (track, letters.map(|letter| letter.unwrap_or_else(unnamed)))
}
