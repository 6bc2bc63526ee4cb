//! Geometry for maps: what a guide needs to draw a land from the data of its game.
//!
//! ```text
//!   geo       points, polygons, distances
//!   noise     numbers by chance, and heights that look grown
//!   field     heights on a grid, and their contours
//!   line      lines joined, rounded, thinned out, walked along
//!   pen       lines as the paths of SVG, in as few letters as possible
//!   spline    smooth lines through points
//! ```
//!
//! The same points give the same drawing: nothing here depends on the order of a hash or on a clock.

mod field;
mod line;
mod noise;
mod pen;
mod spline;
#[cfg(test)]
mod tests;

pub use field::Field;
pub use line::{Step, chain, closed, corners, follow, inset, offset, rounded, simplify, walk};
pub use noise::{Noise, Rng};
pub use pen::{Pen, path, polygon, smooth};
pub use spline::{bend, through};

/// A point of a drawing: to the right, and down.
pub type Point = (f32, f32);

/// A small count as a coordinate.
#[inline]
pub fn small(n: usize) -> f32 {
    f32::from(u16::try_from(n).unwrap_or(u16::MAX))
}

/// Between two points, at this share of the way.
#[inline]
pub fn between(a: Point, b: Point, share: f32) -> Point {
    (a.0 + (b.0 - a.0) * share, a.1 + (b.1 - a.1) * share)
}

/// From one point to the other. A square root is the same on every machine, a hypotenuse is not.
#[inline]
pub fn length(a: Point, b: Point) -> f32 {
    let (x, y) = (b.0 - a.0, b.1 - a.1);
    (x * x + y * y).sqrt()
}

/// The sides of a polygon, or the pieces of a line.
pub fn sides(points: &[Point], closed: bool) -> impl Iterator<Item = (Point, Point)> {
    let back = points.last().zip(points.first()).filter(|_| closed).map(|(&last, &first)| (last, first));
    points.windows(2).map(|pair| (pair[0], pair[1])).chain(back)
}

/// Whether a point lies in a polygon.
#[inline]
pub fn inside(point: Point, polygon: &[Point]) -> bool {
    let (x, y) = point;
    let crossed =
        |&((ax, ay), (bx, by)): &(Point, Point)| (ay > y) != (by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax;
    sides(polygon, true).filter(crossed).count() % 2 == 1
}

/// From a point to the nearest one between two others.
#[inline]
pub fn distance_to_side(point: Point, (a, b): (Point, Point)) -> f32 {
    let (x, y) = (b.0 - a.0, b.1 - a.1);
    let square = x * x + y * y;
    let along = if square > 0.0 { ((point.0 - a.0) * x + (point.1 - a.1) * y) / square } else { 0.0 };
    length(point, between(a, b, along.clamp(0.0, 1.0)))
}

/// From a point to the nearest one of a line, or of the border of a polygon.
#[inline]
pub fn distance(point: Point, line: &[Point], closed: bool) -> f32 {
    sides(line, closed).map(|side| distance_to_side(point, side)).fold(f32::MAX, f32::min)
}

/// From a point to the border of a polygon: more than zero within it, less outside.
#[inline]
pub fn depth(point: Point, polygon: &[Point]) -> f32 {
    let from_border = distance(point, polygon, true);
    if inside(point, polygon) { from_border } else { -from_border }
}

/// The least rectangle around points: left, top, right, bottom.
pub fn bounds(points: &[Point]) -> (f32, f32, f32, f32) {
    let start = (f32::MAX, f32::MAX, f32::MIN, f32::MIN);
    points
        .iter()
        .fold(start, |(left, top, right, bottom), &(x, y)| (left.min(x), top.min(y), right.max(x), bottom.max(y)))
}

/// What a polygon covers: more than zero where its corners go round clockwise on the drawing.
pub fn area(polygon: &[Point]) -> f32 {
    sides(polygon, true).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum::<f32>() / 2.0
}
