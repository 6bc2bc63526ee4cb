//! The board.

use std::collections::BTreeSet;

use kurgan_core::pack::{Field, Numbered, Row, Thing};
use kurgan_core::{Id, byte};

use super::super::{
    BoxData, CIRCLES, Colour, Decor, Frame, LOCATIONS, Location, LocationData, Locations, POSITIONS, Position,
    PositionData, Positions, Problem, TRACKS, Track, TrackData, Tracks, Unit, WallData,
};
use super::problem::{self, BOX, LOCATION, PANEL, POSITION, RADIO, SHIELD, SIDE, TRACK};

/// The highest Defense Value that a die can meet.
const MAX_DEFENSE: u8 = 6;
/// The boxes that the game cannot do without.
const BOXES: [&str; 6] = ["reserves", "supplies", "storm_group", "staging_area", "operational_support", "house_marker"];
/// The panels of the drawing.
const PANELS: [&str; 3] = ["house", "square", "volga"];
/// The field of each colour in the numbers of a position.
const COLOUR_FIELDS: [&str; 3] = ["numbers.green", "numbers.red", "numbers.purple"];

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

impl Numbered for Location {
    const THING: Thing = LOCATION;

    fn numbered(number: u8) -> Option<Self> {
        Self::numbered(number)
    }
}

pub(super) fn board(mut file: Row<'_>) -> Board {
    let decor = decor(file.table("meta"));
    let (walls, defense) = walls(&mut file);
    let mut board = Board {
        positions: Vec::new(),
        of_colour: [Positions::EMPTY; 3],
        by_number: [[None; 6]; 3],
        radio: Position(0),
        tracks: Vec::new(),
        tracks_of: [Tracks::EMPTY; 3],
        locations: Vec::new(),
        locations_of: [Locations::EMPTY; 8],
        boxes: boxes(&mut file),
        walls,
        defense,
        decor,
    };
    board.positions(&mut file);
    board.tracks(&mut file);
    board.locations(&mut file);
    file.close();
    board
}

impl Board {
    fn positions(&mut self, file: &mut Row<'_>) {
        let mut ids = BTreeSet::new();
        let mut radios = Positions::EMPTY;
        for mut row in file.rows_up_to(POSITIONS, POSITION, "position", "id") {
            let position = Position::from_index(self.positions.len());
            let shown = row.words::<Colour>("colours");
            let mut by_colour = row.inner("numbers");
            let numbers = Colour::ALL.map(|colour| by_colour.number_or_0(colour.id(), 0..=6_u8));
            for (colour, number) in Colour::ALL.into_iter().zip(numbers).filter(|&(_, number)| number > 0) {
                self.of_colour[colour as usize].add(position);
                let place = &mut self.by_number[colour as usize][usize::from(number) - 1];
                if place.replace(position).is_some() {
                    by_colour.bad(colour.id(), Problem::Duplicate { value: number.to_string() });
                }
            }
            by_colour.close();
            let colours = Colour::ALL.map(|colour| shown.contains(&colour));
            let once = colours.iter().filter(|&&shown| shown).count() == shown.len();
            if colours != numbers.map(|number| number > 0) || !once || shown.is_empty() {
                row.bad("colours", problem::colours_and_numbers());
            }
            let data = PositionData {
                id: row.word_id(&mut ids),
                colours,
                numbers,
                radio: row.flag("radio"),
                x: row.decimal("x"),
                y: row.decimal("y"),
                label: row.optional("label").map(Field::name),
            };
            if data.radio {
                radios.add(position);
            }
            self.positions.push(data);
            row.close();
        }
        match radios.first() {
            Some(radio) if radios.len() == 1 => self.radio = radio,
            _ => file.bad("radio", Problem::WrongCount { thing: RADIO, needed: 1, found: radios.len() }),
        }
        for colour in Colour::ALL {
            for number in (1..=6).filter(|number| self.by_number[colour as usize][number - 1].is_none()) {
                let value = format!("{} {number}", colour.id());
                file.bad(COLOUR_FIELDS[colour as usize], Problem::Missing { thing: POSITION, value });
            }
        }
    }

    fn tracks(&mut self, file: &mut Row<'_>) {
        let mut found: [Option<TrackData>; TRACKS] = Default::default();
        for mut row in file.rows("track", "number") {
            let Some(number) = row.field("number").within(1..=byte(TRACKS)) else { continue };
            let Some(track) = Track::numbered(number) else { continue };
            let data = TrackData {
                number,
                colour: row.word("colour"),
                circles: row.number("circles", 1..=byte(CIRCLES)),
                sapper_circle: row.number("sapper_circle", 0..=u8::MAX),
                points: row.points("points", 0),
            };
            if data.sapper_circle != data.circles {
                row.bad("sapper_circle", problem::sapper_circle(data.circles));
            }
            let (needed, drawn) = (usize::from(data.circles), data.points.len());
            if drawn != needed {
                row.bad("points", Problem::WrongCount { thing: problem::CIRCLE, needed, found: drawn });
            }
            self.tracks_of[data.colour as usize].add(track);
            if found[track.index()].replace(data).is_some() {
                row.bad("number", Problem::Duplicate { value: number.to_string() });
            }
            row.close();
        }
        for number in (1..=TRACKS).filter(|number| found[number - 1].is_none()) {
            file.bad("track", Problem::Missing { thing: TRACK, value: number.to_string() });
        }
        for colour in Colour::ALL.into_iter().filter(|&colour| self.tracks_of[colour as usize].is_empty()) {
            file.bad("colour", Problem::Missing { thing: TRACK, value: colour.id().to_owned() });
        }
        self.tracks = found.into_iter().flatten().collect();
    }

    fn locations(&mut self, file: &mut Row<'_>) {
        let mut found: [Option<LocationData>; LOCATIONS] = Default::default();
        for mut row in file.rows("location", "number") {
            let Some(number) = row.field("number").within(3..=18_u8) else { continue };
            let Some(location) = Location::numbered(number) else { continue };
            let data = LocationData {
                number,
                unit: row.optional("unit").and_then(Field::choice),
                name: row.name("name"),
                accepts: row.words("accepts"),
                x: row.decimal("x"),
                y: row.decimal("y"),
            };
            for (n, token) in data.accepts.iter().enumerate() {
                if data.accepts[..n].contains(token) {
                    row.bad("accepts", Problem::Duplicate { value: token.id().to_owned() });
                }
            }
            if let Some(unit) = data.unit {
                self.locations_of[unit as usize].add(location);
            }
            if found[location.index()].replace(data).is_some() {
                row.bad("number", Problem::Duplicate { value: number.to_string() });
            }
            row.close();
        }
        for index in (0..LOCATIONS).filter(|&index| found[index].is_none()) {
            let value = Location::from_index(index).number().to_string();
            file.bad("location", Problem::Missing { thing: LOCATION, value });
        }
        self.locations = found.into_iter().flatten().collect();
        // Only the sappers act without a place on the board (p.6).
        for unit in Unit::ALL.into_iter().filter(|&unit| unit != Unit::Sapper) {
            if self.locations_of[unit as usize].is_empty() {
                file.bad("unit", Problem::Missing { thing: LOCATION, value: unit.id().to_owned() });
            }
        }
    }
}

fn frame(row: &mut Row<'_>) -> Frame {
    Frame { x: row.decimal("x"), y: row.decimal("y"), w: row.decimal("w"), h: row.decimal("h") }
}

fn decor(mut meta: Row<'_>) -> Decor {
    let rows = meta.parts("panels");
    let panels = named_boxes(&meta, "panels", rows, PANEL, &PANELS);
    let decor = Decor { width: meta.decimal("width"), height: meta.decimal("height"), panels };
    meta.close();
    decor
}

fn boxes(file: &mut Row<'_>) -> Vec<BoxData> {
    let rows = file.rows("box", "id");
    named_boxes(file, "box", rows, BOX, &BOXES)
}

/// Each of these boxes, once.
fn named_boxes(whole: &Row<'_>, field: &str, rows: Vec<Row<'_>>, thing: Thing, ids: &[&str]) -> Vec<BoxData> {
    let mut found: Vec<BoxData> = Vec::new();
    for mut row in rows {
        let (name, frame) = (row.name("name"), frame(&mut row));
        let id = row.find("id", thing, ids).map(|at| ids[at].to_owned());
        row.close();
        let Some(id) = id else { continue };
        if found.iter().any(|each| each.id == id) {
            whole.bad(field, Problem::Duplicate { value: id.clone() });
        }
        found.push(BoxData { id, name, frame });
    }
    for id in ids.iter().filter(|id| !found.iter().any(|each| each.id == **id)) {
        whole.bad(field, Problem::Missing { thing, value: (*id).to_owned() });
    }
    found
}

fn walls(file: &mut Row<'_>) -> (Vec<WallData>, Defense) {
    let mut frames = [None; 3];
    for mut row in file.rows("suppression_box", "colour") {
        let Some(colour) = row.field("colour").choice::<Colour>() else { continue };
        if frames[colour as usize].replace(frame(&mut row)).is_some() {
            row.bad("colour", Problem::Duplicate { value: colour.id().to_owned() });
        }
        row.close();
    }
    let mut tracks = [None, None, None];
    let mut defense = None;
    for mut row in file.rows("defense_track", "colour") {
        let Some(colour) = row.field("colour").choice::<Colour>() else { continue };
        let cap = row.number("maximum", 1..=MAX_DEFENSE);
        let floor = row.number("minimum", 1..=cap);
        let start = row.number("start", floor..=cap);
        let values = row.field("values").list(|value| value.number(0..=u8::MAX));
        let points = row.points("points", 0);
        if !values.iter().copied().eq((floor..=cap).rev()) {
            row.bad("values", problem::shields(cap, floor));
        }
        if points.len() != values.len() {
            row.bad("points", Problem::WrongCount { thing: SHIELD, needed: values.len(), found: points.len() });
        }
        let of_track = Defense { start, cap, floor };
        if *defense.get_or_insert(of_track) != of_track {
            row.bad("values", problem::unlike_sides());
        }
        if tracks[colour as usize].replace((values, points)).is_some() {
            row.bad("colour", Problem::Duplicate { value: colour.id().to_owned() });
        }
        row.close();
    }
    let mut walls = Vec::new();
    for (colour, (frame, track)) in Colour::ALL.into_iter().zip(frames.into_iter().zip(tracks)) {
        for (field, missing) in [("suppression_box", frame.is_none()), ("defense_track", track.is_none())] {
            if missing {
                file.bad(field, Problem::Missing { thing: SIDE, value: colour.id().to_owned() });
            }
        }
        if let (Some(suppression_box), Some((values, points))) = (frame, track) {
            walls.push(WallData { values, points, suppression_box });
        }
    }
    (walls, defense.unwrap_or_default())
}
