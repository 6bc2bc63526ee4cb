//! The board.

use std::collections::BTreeSet;

use kurgan_core::Id;
use kurgan_core::pack::Checks;

use super::super::{
    BoxData, CIRCLES, Colour, Decor, Frame, LOCATIONS, Location, LocationData, Locations, POSITIONS, Position,
    PositionData, Positions, Problem, TRACKS, Track, TrackData, Tracks, Unit, WallData,
};
use super::problem::{self, BOX, LOCATION, PANEL, POSITION, RADIO, SHIELD, SIDE, TRACK};
use super::{BOARD_FILE as FILE, COLOUR_FIELDS, MoreChecks, raw};

/// The highest Defense Value that a die can meet.
const MAX_DEFENSE: u8 = 6;
/// The boxes that the game cannot do without.
const BOXES: [&str; 6] = ["reserves", "supplies", "storm_group", "staging_area", "operational_support", "house_marker"];
/// The panels of the drawing.
const PANELS: [&str; 3] = ["house", "square", "volga"];

/// The house, the square and the Volga.
pub(super) struct Board {
    pub(super) positions: Vec<PositionData>,
    pub(super) of_colour: [Positions; 3],
    pub(super) by_number: [[Option<Position>; 6]; 3],
    pub(super) radio: Position,
    pub(super) tracks: Vec<TrackData>,
    pub(super) tracks_of: [Tracks; 3],
    pub(super) locations: Vec<LocationData>,
    pub(super) locations_of: [Locations; 8],
    pub(super) boxes: Vec<BoxData>,
    pub(super) walls: Vec<WallData>,
    pub(super) defense: Defense,
    pub(super) decor: Decor,
}

/// The Defense Values of the house.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Defense {
    pub(super) start: u8,
    pub(super) cap: u8,
    pub(super) floor: u8,
}

pub(super) fn board(checks: &mut Checks, file: raw::BoardFile) -> Board {
    let mut board = Board {
        positions: Vec::new(),
        of_colour: [Positions::EMPTY; 3],
        by_number: [[None; 6]; 3],
        radio: Position(0),
        tracks: Vec::new(),
        tracks_of: [Tracks::EMPTY; 3],
        locations: Vec::new(),
        locations_of: [Locations::EMPTY; 8],
        boxes: Vec::new(),
        walls: Vec::new(),
        defense: Defense::default(),
        decor: decor(checks, file.meta),
    };
    board.positions(checks, file.position);
    board.tracks(checks, file.track);
    board.locations(checks, file.location);
    board.boxes = boxes(checks, file.boxes);
    (board.walls, board.defense) = walls(checks, &file.suppression_box, file.defense_track);
    board
}

impl Board {
    fn positions(&mut self, checks: &mut Checks, mut all: Vec<raw::Position>) {
        checks.at_most(FILE, POSITION, POSITIONS, &mut all);
        let mut ids = BTreeSet::new();
        let mut radios = Positions::EMPTY;
        for raw in all {
            let position = Position::from_index(self.positions.len());
            let record = format!("position {}", raw.id);
            checks.source(FILE, &record, &raw);
            checks.id(&mut ids, FILE, &record, &raw.id);
            checks.points(FILE, &record, "x", 1, &[[raw.x, raw.y]]);
            if let Some(label) = &raw.label {
                checks.said(FILE, &record, "label", label);
            }
            let colours = Colour::ALL.map(|colour| raw.colours.contains(&colour));
            let numbers = [raw.numbers.green, raw.numbers.red, raw.numbers.purple];
            let numbered = numbers.map(|number| number > 0);
            let shown = colours.iter().filter(|&&shown| shown).count();
            if colours != numbered || shown != raw.colours.len() || shown == 0 {
                checks.bad(FILE, &record, "colours", problem::colours_and_numbers());
            }
            for colour in Colour::ALL.into_iter().filter(|&colour| numbered[colour as usize]) {
                self.of_colour[colour as usize].add(position);
                let number = numbers[colour as usize];
                let field = COLOUR_FIELDS[colour as usize];
                if checks.range(FILE, &record, field, number, 1..=6) {
                    let place = &mut self.by_number[colour as usize][usize::from(number) - 1];
                    if place.replace(position).is_some() {
                        checks.bad(FILE, &record, field, Problem::Duplicate { value: number.to_string() });
                    }
                }
            }
            if raw.radio {
                radios.add(position);
            }
            self.positions.push(PositionData {
                id: raw.id,
                colours,
                numbers,
                radio: raw.radio,
                x: raw.x,
                y: raw.y,
                label: raw.label,
            });
        }
        match radios.first() {
            Some(radio) if radios.len() == 1 => self.radio = radio,
            _ => {
                checks.bad(FILE, "", "radio", Problem::WrongCount { thing: RADIO, needed: 1, found: radios.len() });
            }
        }
        for colour in Colour::ALL {
            for number in (1..=6).filter(|number| self.by_number[colour as usize][number - 1].is_none()) {
                let value = format!("{} {number}", colour.id());
                checks.bad(FILE, "", COLOUR_FIELDS[colour as usize], Problem::Missing { thing: POSITION, value });
            }
        }
    }

    #[allow(clippy::cast_possible_truncation)] // six tracks, six circles
    fn tracks(&mut self, checks: &mut Checks, all: Vec<raw::Track>) {
        let mut found: [Option<TrackData>; TRACKS] = Default::default();
        for raw in all {
            let record = format!("track {}", raw.number);
            checks.source(FILE, &record, &raw);
            checks.range(FILE, &record, "number", raw.number, 1..=TRACKS as u8);
            let Some(track) = Track::numbered(raw.number) else { continue };
            checks.range(FILE, &record, "circles", raw.circles, 1..=CIRCLES as u8);
            if raw.sapper_circle != raw.circles {
                checks.bad(FILE, &record, "sapper_circle", problem::sapper_circle(raw.circles));
            }
            checks.points(FILE, &record, "points", 0, &raw.points);
            if raw.points.len() != usize::from(raw.circles) {
                let (needed, found) = (raw.circles.into(), raw.points.len());
                checks.bad(FILE, &record, "points", Problem::WrongCount { thing: problem::CIRCLE, needed, found });
            }
            self.tracks_of[raw.colour as usize].add(track);
            let data = TrackData {
                number: raw.number,
                colour: raw.colour,
                circles: raw.circles,
                sapper_circle: raw.sapper_circle,
                points: raw.points,
            };
            if found[track.index()].replace(data).is_some() {
                checks.bad(FILE, &record, "number", Problem::Duplicate { value: raw.number.to_string() });
            }
        }
        for number in (1..=TRACKS).filter(|number| found[number - 1].is_none()) {
            checks.bad(FILE, "", "track", Problem::Missing { thing: TRACK, value: number.to_string() });
        }
        for colour in Colour::ALL.into_iter().filter(|&colour| self.tracks_of[colour as usize].is_empty()) {
            checks.bad(FILE, "", "colour", Problem::Missing { thing: TRACK, value: colour.id().to_owned() });
        }
        self.tracks = found.into_iter().flatten().collect();
    }

    fn locations(&mut self, checks: &mut Checks, all: Vec<raw::Location>) {
        let mut found: [Option<LocationData>; LOCATIONS] = Default::default();
        for raw in all {
            let record = format!("location {}", raw.number);
            checks.source(FILE, &record, &raw);
            checks.name(FILE, &record, &raw.name);
            checks.points(FILE, &record, "x", 1, &[[raw.x, raw.y]]);
            checks.range(FILE, &record, "number", raw.number, 3..=18);
            let Some(location) = Location::numbered(raw.number) else { continue };
            for (n, token) in raw.accepts.iter().enumerate() {
                if raw.accepts[..n].contains(token) {
                    checks.bad(FILE, &record, "accepts", Problem::Duplicate { value: token.id().to_owned() });
                }
            }
            if let Some(unit) = raw.unit {
                self.locations_of[unit as usize].add(location);
            }
            let data = LocationData {
                number: raw.number,
                unit: raw.unit,
                name: raw.name,
                accepts: raw.accepts,
                x: raw.x,
                y: raw.y,
            };
            if found[location.index()].replace(data).is_some() {
                checks.bad(FILE, &record, "number", Problem::Duplicate { value: raw.number.to_string() });
            }
        }
        for index in (0..LOCATIONS).filter(|&index| found[index].is_none()) {
            let value = Location::from_index(index).number().to_string();
            checks.bad(FILE, "", "location", Problem::Missing { thing: LOCATION, value });
        }
        self.locations = found.into_iter().flatten().collect();
        // Only the sappers act without a place on the board (p.6).
        for unit in Unit::ALL.into_iter().filter(|&unit| unit != Unit::Sapper) {
            if self.locations_of[unit as usize].is_empty() {
                checks.bad(FILE, "", "unit", Problem::Missing { thing: LOCATION, value: unit.id().to_owned() });
            }
        }
    }
}

fn frame(checks: &mut Checks, record: &str, [x, y, w, h]: [f32; 4]) -> Frame {
    checks.points(FILE, record, "x", 2, &[[x, y], [w, h]]);
    Frame { x, y, w, h }
}

fn decor(checks: &mut Checks, raw: raw::BoardMeta) -> Decor {
    checks.source(FILE, "meta", &raw);
    checks.points(FILE, "meta", "width", 1, &[[raw.width, raw.height]]);
    let mut panels = Vec::new();
    for panel in raw.panels {
        checks.said(FILE, "meta", "panels", &panel.name);
        checks.find(FILE, "meta", "panels", PANEL, &panel.id, PANELS);
        let frame = frame(checks, "meta", [panel.x, panel.y, panel.w, panel.h]);
        panels.push(BoxData { id: panel.id, name: panel.name, frame });
    }
    complete(checks, "meta", "panels", PANEL, &PANELS, &panels);
    Decor { width: raw.width, height: raw.height, panels }
}

fn boxes(checks: &mut Checks, all: Vec<raw::BoardBox>) -> Vec<BoxData> {
    let mut boxes = Vec::new();
    for raw in all {
        let record = format!("box {}", raw.id);
        checks.source(FILE, &record, &raw);
        checks.name(FILE, &record, &raw.name);
        checks.find(FILE, &record, "id", BOX, &raw.id, BOXES);
        let frame = frame(checks, &record, [raw.x, raw.y, raw.w, raw.h]);
        boxes.push(BoxData { id: raw.id, name: raw.name, frame });
    }
    complete(checks, "", "box", BOX, &BOXES, &boxes);
    boxes
}

/// Checks that each of these boxes is there once.
fn complete(
    checks: &mut Checks,
    record: &str,
    field: &str,
    thing: kurgan_core::pack::Thing,
    ids: &[&str],
    found: &[BoxData],
) {
    for id in ids {
        let value = (*id).to_owned();
        match found.iter().filter(|each| each.id == *id).count() {
            0 => checks.bad(FILE, record, field, Problem::Missing { thing, value }),
            1 => {}
            _ => checks.bad(FILE, record, field, Problem::Duplicate { value }),
        }
    }
}

fn walls(
    checks: &mut Checks,
    boxes: &[raw::SuppressionBox],
    tracks: Vec<raw::DefenseTrack>,
) -> (Vec<WallData>, Defense) {
    let mut frames = [None; 3];
    for raw in boxes {
        let record = format!("suppression_box {}", raw.colour.id());
        checks.source(FILE, &record, raw);
        let frame = frame(checks, &record, [raw.x, raw.y, raw.w, raw.h]);
        if frames[raw.colour as usize].replace(frame).is_some() {
            checks.bad(FILE, &record, "colour", Problem::Duplicate { value: raw.colour.id().to_owned() });
        }
    }
    let mut found = [None, None, None];
    let mut defense = None;
    for raw in tracks {
        let record = format!("defense_track {}", raw.colour.id());
        checks.source(FILE, &record, &raw);
        checks.points(FILE, &record, "points", 0, &raw.points);
        checks.range(FILE, &record, "maximum", raw.maximum, 1..=MAX_DEFENSE);
        checks.range(FILE, &record, "minimum", raw.minimum, 1..=raw.maximum.max(1));
        checks.range(FILE, &record, "start", raw.start, raw.minimum..=raw.maximum);
        if !raw.values.iter().copied().eq((raw.minimum..=raw.maximum).rev()) {
            checks.bad(FILE, &record, "values", problem::shields(raw.maximum, raw.minimum));
        }
        if raw.points.len() != raw.values.len() {
            let problem = Problem::WrongCount { thing: SHIELD, needed: raw.values.len(), found: raw.points.len() };
            checks.bad(FILE, &record, "points", problem);
        }
        let values = Defense { start: raw.start, cap: raw.maximum, floor: raw.minimum };
        if *defense.get_or_insert(values) != values {
            checks.bad(FILE, &record, "values", problem::unlike_sides());
        }
        if found[raw.colour as usize].replace((raw.values, raw.points)).is_some() {
            checks.bad(FILE, &record, "colour", Problem::Duplicate { value: raw.colour.id().to_owned() });
        }
    }
    let mut walls = Vec::new();
    for (colour, (frame, track)) in Colour::ALL.into_iter().zip(frames.into_iter().zip(found)) {
        for (field, missing) in [("suppression_box", frame.is_none()), ("defense_track", track.is_none())] {
            if missing {
                checks.bad(FILE, "", field, Problem::Missing { thing: SIDE, value: colour.id().to_owned() });
            }
        }
        if let (Some(suppression_box), Some((values, points))) = (frame, track) {
            walls.push(WallData { values, points, suppression_box });
        }
    }
    (walls, defense.unwrap_or_default())
}
