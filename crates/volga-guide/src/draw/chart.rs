//! The data of the map, turned: the Volga on top, north to the left. A tall city then fits a wide screen whole.

use guide::geo::{self, Point};
use volga::components::{AreaData, Components, Landmark};

/// A point of the data pack on the drawing.
pub(super) fn turned(c: &Components, [x, y]: [f32; 2]) -> Point {
    (y, c.decor.width - x)
}

/// A line of the data pack on the drawing.
pub(super) fn line(c: &Components, points: &[[f32; 2]]) -> Vec<Point> {
    points.iter().map(|&point| turned(c, point)).collect()
}

/// The size of the drawing.
pub(super) fn size(c: &Components) -> (f32, f32) {
    (c.decor.height, c.decor.width)
}

/// An area on the drawing.
pub(super) struct Plot<'a> {
    pub(super) data: &'a AreaData,
    pub(super) outline: Vec<Point>,
    pub(super) centre: Point,
}

/// Everything printed, on the drawing.
pub(super) struct Chart<'a> {
    pub(super) size: (f32, f32),
    pub(super) plots: Vec<Plot<'a>>,
    pub(super) river: Vec<Point>,
    /// The west bank, from one edge to the other.
    pub(super) bank: Vec<Point>,
    /// All beyond the river, and its shore.
    pub(super) east: Vec<Point>,
    pub(super) shore: Vec<Point>,
    pub(super) islands: Vec<Vec<Point>>,
    pub(super) ravines: Vec<Vec<Point>>,
    pub(super) rails: Vec<Vec<Point>>,
    pub(super) landmarks: Vec<(&'a Landmark, Point)>,
}

impl<'a> Chart<'a> {
    pub(super) fn new(c: &'a Components) -> Self {
        let lines = |shapes: &[volga::components::Shape]| shapes.iter().map(|shape| line(c, &shape.points)).collect();
        let size = size(c);
        let river = line(c, &c.decor.river.points);
        let east = line(c, &c.decor.east_bank.points);
        let corner = |&(x, y): &Point| x > size.0 - 0.5 && y < 0.5;
        Self {
            size,
            plots: plots(c),
            bank: bank(&river),
            shore: east.iter().copied().filter(|point| !corner(point)).collect(),
            river,
            east,
            islands: lines(&c.decor.islands),
            ravines: lines(&c.decor.ravines),
            rails: lines(&c.decor.rails),
            landmarks: c.decor.landmarks.iter().map(|mark| (mark, turned(c, mark.at))).collect(),
        }
    }

    /// In which direction the bank runs where it is nearest to a point, and how far that is.
    pub(super) fn along_bank(&self, at: Point) -> (f32, f32) {
        let nearest = geo::sides(&self.bank, false)
            .map(|side| (geo::distance_to_side(at, side), side))
            .min_by(|a, b| a.0.total_cmp(&b.0));
        nearest.map_or((0.0, f32::MAX), |(far, (a, b))| ((b.1 - a.1).atan2(b.0 - a.0), far))
    }
}

/// The areas on the drawing.
pub(super) fn plots(c: &Components) -> Vec<Plot<'_>> {
    let areas = c.areas.iter().filter(|area| area.number != 0);
    areas.map(|data| Plot { data, outline: line(c, &data.polygon), centre: turned(c, data.label) }).collect()
}

/// The part of the river's outline that does not lie on the upper edge of the drawing, from the south on.
fn bank(river: &[Point]) -> Vec<Point> {
    let edge = |point: &Point| point.1 < 0.5;
    let last = river.iter().rposition(edge).map_or(0, |n| n + 1);
    let bank = (0..river.len()).map(|n| river[(last + n) % river.len()]);
    bank.take_while(|point| !edge(point)).collect()
}
