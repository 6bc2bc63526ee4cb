//! Layout: maps the coordinates of the data pack to the drawing.
//!
//! The pack has three panels side by side in a small space. Here the house is stretched more than the other two, so
//! that a crew and its weapon fit on a combat position.

use kurgan_core::Id;
use pavlov::components::{Colour, Components, Frame, Location, Position, Track, Unit};

/// Width and height of the drawing.
pub(super) const SIZE: (f32, f32) = (1640.0, 1085.0);
/// Where each panel begins, and where its own coordinates do.
pub(super) const LEFT: [f32; 3] = [0.0, 660.0, 1150.0];
const ORIGIN: [f32; 3] = [0.0, 686.0, 1162.0];
/// How much wider and higher the drawing is than the pack.
const WIDER: [f32; 3] = [1.9, 1.35, 1.4];
const HIGHER: f32 = 1.55;

/// A side of a counter: in a crew, elsewhere, alone on a position.
pub(super) const CREW: f32 = 42.0;
pub(super) const COUNTER: f32 = 50.0;
pub(super) const ALONE: f32 = 62.0;
/// Width and height of a weapon.
pub(super) const WEAPON: (f32, f32) = (58.0, 33.0);
/// Across a token.
pub(super) const TOKEN: f32 = 36.0;
/// Width and height of a combat position, and of the strip with its name.
pub(super) const CELL: (f32, f32) = (86.0, 92.0);
pub(super) const STRIP: f32 = 15.0;
/// The radius of a circle of a track, and of a location.
pub(super) const CIRCLE: f32 = 36.0;
pub(super) const LOCATION: f32 = 27.0;
/// The height of the head of a box with its name.
pub(super) const HEAD: f32 = 20.0;
/// The height of the plate with the name of a unit.
pub(super) const PLATE: f32 = 44.0;

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

/// The drawing of a pack.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub(super) c: &'static Components,
}

impl Plan {
    /// Which panel a place of the pack belongs to.
    fn panel(self, x: f32) -> usize {
        self.c.decor.panels.iter().take(LEFT.len()).rposition(|panel| panel.frame.x <= x).unwrap_or(0)
    }

    pub(super) fn at(self, x: f32, y: f32) -> (f32, f32) {
        let panel = self.panel(x);
        let from = self.c.decor.panels.get(panel).map_or(0.0, |panel| panel.frame.x);
        ((ORIGIN[panel] + (x - from) * WIDER[panel]).round(), (y * HIGHER).round())
    }

    fn frame(self, frame: Frame) -> Area {
        let wider = WIDER[self.panel(frame.x)];
        Area::around(self.at(frame.x, frame.y), ((frame.w * wider).round(), (frame.h * HIGHER).round()))
    }

    /// A combat position.
    pub(super) fn position(self, position: Position) -> Area {
        let data = &self.c.positions[position.index()];
        Area::around(self.at(data.x, data.y), CELL)
    }

    /// The house around its positions.
    pub(super) fn house(self) -> Area {
        let points = self.c.positions.iter().map(|data| self.at(data.x, data.y));
        let all = Area::holding(points).unwrap_or(Area { x: 150.0, y: 290.0, w: 430.0, h: 470.0 });
        Area { x: all.x - CELL.0 / 2.0, y: all.y - CELL.1 / 2.0, w: all.w + CELL.0, h: all.h + CELL.1 }
    }

    /// A circle of a track, counted from 1.
    pub(super) fn circle(self, track: Track, circle: u8) -> (f32, f32) {
        let points = &self.c.tracks[track.index()].points;
        let [x, y] = points.get(usize::from(circle.max(1)) - 1).copied().unwrap_or_default();
        self.at(x, y)
    }

    /// The lane of a track: its outline with the point at the house, and where its number stands.
    pub(super) fn lane(self, track: Track) -> (Vec<(f32, f32)>, (f32, f32)) {
        let circles = self.c.tracks[track.index()].circles;
        let (from, to) = (self.circle(track, 1), self.circle(track, circles));
        let length = (to.0 - from.0).hypot(to.1 - from.1).max(1.0);
        let along = ((to.0 - from.0) / length, (to.1 - from.1) / length);
        let point = |forward: f32, aside: f32, at: (f32, f32)| {
            let (x, y) = (at.0 + along.0 * forward - along.1 * aside, at.1 + along.1 * forward + along.0 * aside);
            (x.round(), y.round())
        };
        let outline = vec![
            point(-46.0, -25.0, from),
            point(40.0, -25.0, to),
            point(40.0, -33.0, to),
            point(58.0, 0.0, to),
            point(40.0, 33.0, to),
            point(40.0, 25.0, to),
            point(-46.0, 25.0, from),
        ];
        (outline, point(-45.0, 0.0, from))
    }

    pub(super) fn location(self, location: Location) -> (f32, f32) {
        let data = &self.c.locations[location.index()];
        self.at(data.x, data.y)
    }

    /// The ground of a unit: a plate with its name over its locations.
    pub(super) fn unit(self, unit: Unit) -> Area {
        let places = self.c.locations_of[unit as usize].into_iter().map(|at| self.location(at));
        let Some(all) = Area::holding(places) else {
            // The sappers have no location: they work before the house, and their depot lies by the bank.
            return Area { x: 1160.0, y: 258.0, w: 152.0, h: PLATE + 42.0 };
        };
        let all = all.wider(LOCATION + 8.0);
        let width = all.w.max(152.0);
        let left = (all.centre().0 - width / 2.0).clamp(LEFT[2] + 6.0, SIZE.0 - width - 6.0);
        Area { x: left, y: all.y - PLATE, w: width, h: all.h + PLATE }
    }

    /// The Defense Values of a side, each with where it is drawn.
    pub(super) fn shields(self, colour: Colour) -> impl Iterator<Item = (u8, (f32, f32))> {
        let wall = &self.c.walls[colour as usize];
        wall.values.iter().zip(&wall.points).map(move |(&value, &[x, y])| (value, self.at(x, y)))
    }

    /// The row of Defense Values of a side.
    pub(super) fn wall(self, colour: Colour) -> Area {
        let all = Area::holding(self.shields(colour).map(|(_, at)| at));
        all.unwrap_or(Area { x: 0.0, y: 0.0, w: 0.0, h: 0.0 }).wider(27.0)
    }

    pub(super) fn suppression(self, colour: Colour) -> Area {
        self.frame(self.c.walls[colour as usize].suppression_box)
    }

    /// A box of the board by its id.
    pub(super) fn named(self, id: &str) -> Option<Area> {
        self.c.boxes.iter().find(|each| each.id == id).map(|each| self.frame(each.frame))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_stay_in_their_box() {
        let area = Area { x: 10.0, y: 20.0, w: 340.0, h: 120.0 };
        for count in 1..=41 {
            let places = area.rows(count, (COUNTER, COUNTER));
            assert_eq!(places.len(), count);
            for (x, y) in places {
                let inside = x - 25.0 >= 9.9 && x + 25.0 <= 350.1 && y - 25.0 >= 19.9 && y + 25.0 <= 140.1;
                assert!(inside, "{count} pieces: {x} {y}");
            }
        }
    }
}
