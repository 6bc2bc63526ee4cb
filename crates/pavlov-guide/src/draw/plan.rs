//! Layout: where everything lies.
//!
//! The house stands in the middle, the square with its tracks on the left, the Volga on the right, and a track ends at the
//! wall that it attacks. What lies where follows from what the pack says of it: a position from its colors and numbers, a
//! track from its color, a location from its number.

use kurgan_core::Id;
use pavlov::components::{Colour, Components, Location, Position, Track, Unit};

/// Width and height of the drawing.
pub(super) const SIZE: (f32, f32) = (1100.0, 640.0);
/// The house with its walls.
pub(super) const HOUSE: Area = Area { x: 366.0, y: 106.0, w: 470.0, h: 428.0 };
/// How thick a wall is.
pub(super) const WALL: f32 = 16.0;
/// How wide a combat position is, and how high in a corner row and between those.
pub(super) const CELL: f32 = 73.0;
pub(super) const ROWS: [f32; 6] = [72.0, 63.0, 63.0, 63.0, 63.0, 72.0];

/// A side of a Soviet counter: alone, in a full box, in a crew.
pub(super) const ALONE: f32 = 54.0;
pub(super) const CREW: f32 = 40.0;
/// A side of a Wehrmacht counter.
pub(super) const FOE: f32 = 48.0;
/// Width and height of a weapon.
pub(super) const WEAPON: (f32, f32) = (54.0, 40.0);
/// Across a token.
pub(super) const TOKEN: f32 = 40.0;
/// The radius of a circle of a track, and of a location.
pub(super) const CIRCLE: f32 = 25.0;
pub(super) const LOCATION: f32 = 20.0;
/// Letters of labels on the map, and from one line of them to the next.
pub(super) const LABEL: (f32, f32) = (12.8, 13.0);
/// How much narrower the letters of the map are than [`guide::board::width_of`] expects.
pub(super) const NARROW: f32 = 0.8;

/// Where the circles of tracks lie and where their arrows end, by the side of the house that they attack.
const GREEN: [[(f32, f32); 4]; 2] = [
    [(212.0, 38.0), (288.0, 46.0), (362.0, 60.0), (420.0, 88.0)],
    [(784.0, 36.0), (718.0, 44.0), (656.0, 60.0), (626.0, 86.0)],
];
const RED: [[(f32, f32); 4]; 3] = [
    [(62.0, 194.0), (148.0, 224.0), (232.0, 252.0), (326.0, 282.0)],
    [(62.0, 320.0), (148.0, 320.0), (232.0, 320.0), (326.0, 320.0)],
    [(62.0, 446.0), (148.0, 416.0), (232.0, 388.0), (326.0, 358.0)],
];
const PURPLE: [[(f32, f32); 4]; 1] = [[(212.0, 602.0), (288.0, 596.0), (362.0, 582.0), (420.0, 554.0)]];

/// Where the locations are, from number 3.
const LOCATIONS: [(f32, f32); 16] = [
    (884.0, 198.0),
    (884.0, 124.0),
    (966.0, 112.0),
    (970.0, 252.0),
    (964.0, 394.0),
    (1030.0, 52.0),
    (1076.0, 52.0),
    (1030.0, 146.0),
    (1076.0, 146.0),
    (1030.0, 240.0),
    (1076.0, 240.0),
    (864.0, 348.0),
    (906.0, 348.0),
    (864.0, 394.0),
    (906.0, 394.0),
    (884.0, 50.0),
];
/// The sappers have no location: they work before the house, and their depot lies by the bank.
pub(super) const DEPOT: (f32, f32) = (884.0, 272.0);

/// The boxes of the board by their ids.
const BOXES: [(&str, Area); 6] = [
    ("reserves", Area { x: 463.0, y: 201.0, w: 350.0, h: 150.0 }),
    ("supplies", Area { x: 463.0, y: 359.0, w: 350.0, h: 80.0 }),
    ("storm_group", Area { x: 644.0, y: 548.0, w: 192.0, h: 86.0 }),
    ("staging_area", Area { x: 1006.0, y: 312.0, w: 90.0, h: 122.0 }),
    ("operational_support", Area { x: 1006.0, y: 444.0, w: 90.0, h: 190.0 }),
    ("house_marker", HOUSE),
];

/// The plates beside the walls, for Defense Value and Suppression Tokens.
const PLATES: [Area; 3] = [
    Area { x: 452.0, y: 58.0, w: 150.0, h: 42.0 },
    Area { x: 319.0, y: 112.0, w: 42.0, h: 144.0 },
    Area { x: 476.0, y: 541.0, w: 150.0, h: 42.0 },
];
/// How much of the length of a plate is for suppression.
const SUPPRESSION: f32 = 42.0;

/// A rectangle: left, top, width, height.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Area {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) w: f32,
    pub(super) h: f32,
}

impl Area {
    /// Around a point.
    pub(super) fn around((x, y): (f32, f32), (w, h): (f32, f32)) -> Self {
        Self { x: x - w / 2.0, y: y - h / 2.0, w, h }
    }

    /// The smallest that holds these points.
    pub(super) fn holding(points: impl Iterator<Item = (f32, f32)>) -> Option<Self> {
        points.map(|(x, y)| Self { x, y, w: 0.0, h: 0.0 }).reduce(|a, b| {
            let (x, y) = (a.x.min(b.x), a.y.min(b.y));
            Self { x, y, w: (a.x + a.w).max(b.x + b.w) - x, h: (a.y + a.h).max(b.y + b.h) - y }
        })
    }

    /// So much larger on every side.
    pub(super) fn wider(self, by: f32) -> Self {
        Self { x: self.x - by, y: self.y - by, w: self.w + 2.0 * by, h: self.h + 2.0 * by }
    }

    /// Without so much of its top.
    pub(super) fn below(self, head: f32) -> Self {
        Self { y: self.y + head, h: self.h - head, ..self }
    }

    pub(super) fn centre(self) -> (f32, f32) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    pub(super) fn right(self) -> f32 {
        self.x + self.w
    }

    pub(super) fn bottom(self) -> f32 {
        self.y + self.h
    }

    /// Where so many pieces of this size lie in it: in rows from the left, drawn together where room is short.
    pub(super) fn rows(self, count: usize, size: (f32, f32)) -> Vec<(f32, f32)> {
        let fits = |length: f32, side: f32, pieces: usize| {
            let free = (length - side).max(0.0);
            if pieces < 2 { side } else { (side + 3.0).min(free / small(pieces - 1)) }
        };
        let rows = (1..=count.max(1)).find(|&rows| {
            let (columns, next) = (count.div_ceil(rows), fits(self.h, size.1, rows + 1));
            fits(self.w, size.0, columns) >= size.0 || next < size.1 * 0.6
        });
        let rows = rows.unwrap_or(1);
        let columns = count.div_ceil(rows).max(1);
        let (across, down) = (fits(self.w, size.0, columns), fits(self.h, size.1, rows));
        let width = across * small(columns - 1) + size.0;
        let height = down * small(rows - 1) + size.1;
        let left = self.x + (self.w - width) / 2.0 + size.0 / 2.0;
        let top = self.y + (self.h - height) / 2.0 + size.1 / 2.0;
        (0..count).map(|n| (left + across * small(n % columns), top + down * small(n / columns))).collect()
    }
}

/// A small count as a coordinate.
pub(super) fn small(n: usize) -> f32 {
    f32::from(u16::try_from(n).unwrap_or(u16::MAX))
}

/// A track on the map.
pub(super) struct Lane {
    /// Where its circles are, the first of them first.
    pub(super) circles: Vec<(f32, f32)>,
    /// Where its arrow begins, and where it points to.
    pub(super) arrow: [(f32, f32); 2],
    /// Where its name is.
    pub(super) name: (f32, f32),
}

impl Lane {
    /// The band of the track with its point at the house, and the tag with its name, as SVG writes it.
    pub(super) fn outline(&self) -> String {
        let points: Vec<(f32, f32)> = self.circles.iter().chain([&self.arrow[0]]).copied().collect();
        let side = |aside: f32| {
            let count = points.len();
            let points = &points;
            (0..count).map(move |n| {
                let (from, to) = (points[n.saturating_sub(1)], points[(n + 1).min(count - 1)]);
                let length = (to.0 - from.0).hypot(to.1 - from.1).max(1.0);
                let (x, y) = points[n];
                ((x - aside * (to.1 - from.1) / length).round(), (y + aside * (to.0 - from.0) / length).round())
            })
        };
        let (tip, tag) = (self.arrow[1], self.name);
        let band = side(-21.0).chain([(tip.0.round(), tip.1.round())]).chain(side(21.0).rev());
        let band: Vec<String> = band.map(|(x, y)| format!("{x} {y}")).collect();
        format!("M{}ZM{} {}h30v24h-30Z", band.join("L"), tag.0 - 15.0, tag.1 - 12.0)
    }
}

/// The plate beside a wall.
pub(super) fn plate(colour: Colour) -> Area {
    PLATES[colour as usize]
}

/// The part of a plate for the Defense Value.
pub(super) fn value_plate(colour: Colour) -> Area {
    let plate = plate(colour);
    match colour {
        Colour::Red => Area { h: plate.h - SUPPRESSION, ..plate },
        _ => Area { w: plate.w - SUPPRESSION, ..plate },
    }
}

/// The part of a plate for Suppression Tokens.
pub(super) fn token_plate(colour: Colour) -> Area {
    let plate = plate(colour);
    let (x, y) = (plate.right() - SUPPRESSION, plate.bottom() - SUPPRESSION);
    Area { x, y, w: SUPPRESSION, h: SUPPRESSION }
}

/// The drawing of a pack.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub(super) c: &'static Components,
}

impl Plan {
    /// The column and row of a combat position in the house.
    fn cell(self, position: Position) -> (usize, usize) {
        let [green, red, purple] = self.c.positions[position.index()].numbers.map(usize::from);
        match (green, red, purple) {
            (1.., _, _) => (green.min(6) - 1, 0),
            (0, _, 1..) => (6 - purple.min(6), 5),
            _ => (0, red.clamp(1, 6) - 1),
        }
    }

    /// A combat position.
    pub(super) fn position(self, position: Position) -> Area {
        let (column, row) = self.cell(position);
        let down: f32 = ROWS[..row].iter().sum();
        Area { x: HOUSE.x + WALL + CELL * small(column), y: HOUSE.y + WALL + down, w: CELL, h: ROWS[row] }
    }

    /// The positions along a wall, each with the middle of its bay, its length and whether the corner is its first.
    pub(super) fn bays(self, colour: Colour) -> impl Iterator<Item = (Position, Area)> {
        let along = self.c.by_number[colour as usize].into_iter().flatten();
        along.map(move |position| {
            let cell = self.position(position);
            let bay = match colour {
                Colour::Green => Area { y: HOUSE.y, h: WALL, ..cell },
                Colour::Red => Area { x: HOUSE.x, w: WALL, ..cell },
                Colour::Purple => Area { y: HOUSE.bottom() - WALL, h: WALL, ..cell },
            };
            (position, bay)
        })
    }

    /// A track.
    pub(super) fn lane(self, track: Track) -> Lane {
        let data = &self.c.tracks[track.index()];
        let before = self.c.tracks[..track.index()].iter().filter(|other| other.colour == data.colour).count();
        let slots: &[[(f32, f32); 4]] = match data.colour {
            Colour::Green => &GREEN,
            Colour::Red => &RED,
            Colour::Purple => &PURPLE,
        };
        let points = slots[before % slots.len()];
        let last = data.circles.max(2) - 1;
        let circles = (0..data.circles).map(|n| {
            let far = 2.0 * f32::from(n) / f32::from(last);
            let (from, to) = if far < 1.0 { (points[0], points[1]) } else { (points[1], points[2]) };
            let part = if far < 1.0 { far } else { far - 1.0 };
            ((from.0 + (to.0 - from.0) * part).round(), (from.1 + (to.1 - from.1) * part).round())
        });
        let (end, before) = (points[3], points[2]);
        let length = (end.0 - before.0).hypot(end.1 - before.1).max(1.0);
        let tip = (end.0 + 16.0 * (end.0 - before.0) / length, end.1 + 16.0 * (end.1 - before.1) / length);
        let aside = if points[0].0 > HOUSE.centre().0 { 43.0 } else { -43.0 };
        Lane { circles: circles.collect(), arrow: [end, tip], name: (points[0].0 + aside, points[0].1) }
    }

    /// A circle of a track, counted from 1.
    pub(super) fn circle(self, track: Track, circle: u8) -> (f32, f32) {
        self.lane(track).circles.get(usize::from(circle.max(1)) - 1).copied().unwrap_or_default()
    }

    pub(super) fn location(self, location: Location) -> (f32, f32) {
        let nth = self.c.locations[location.index()].number.saturating_sub(3);
        LOCATIONS[usize::from(nth) % LOCATIONS.len()]
    }

    /// The ground of a unit: its locations and their label.
    pub(super) fn unit(self, unit: Unit) -> Area {
        let places = self.c.locations_of[unit as usize].into_iter().map(|at| self.location(at));
        let all = Area::holding(places).unwrap_or(Area { x: DEPOT.0, y: DEPOT.1, w: 0.0, h: 0.0 });
        let all = all.wider(LOCATION + 2.0);
        let width = all.w.max(74.0);
        Area { x: all.centre().0 - width / 2.0, y: all.y, w: width, h: all.h + 28.0 }
    }

    /// How many Defense Values a side has lost.
    pub(super) fn lost(self, colour: Colour, value: u8) -> usize {
        let values = &self.c.walls[colour as usize].values;
        values.iter().position(|&each| each <= value).unwrap_or(values.len())
    }

    /// A box of the board by its id.
    pub(super) fn named(self, id: &str) -> Option<Area> {
        let drawn = self.c.boxes.iter().any(|each| each.id == id);
        BOXES.iter().find(|(each, _)| drawn && *each == id).map(|&(_, area)| area)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_stay_in_their_box() {
        let area = Area { x: 10.0, y: 20.0, w: 340.0, h: 120.0 };
        for count in 1..=41 {
            let places = area.rows(count, (ALONE, ALONE));
            assert_eq!(places.len(), count);
            for (x, y) in places {
                let inside = x - 27.0 >= 9.9 && x + 27.0 <= 350.1 && y - 27.0 >= 19.9 && y + 27.0 <= 140.1;
                assert!(inside, "{count} pieces: {x} {y}");
            }
        }
    }
}
