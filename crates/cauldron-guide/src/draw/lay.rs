//! Layout: the map of the data pack, a little stretched to the shape of a screen, with land all around it.

use std::sync::Arc;

use cauldron::components::{Area, Components, Letter};
use guide::Kept;
use guide::geo::{self, Step};
use kurgan_core::Id;

/// A point of the drawing.
pub(super) type Point = geo::Point;
/// Left, top, width, height.
pub(super) type Frame = (f32, f32, f32, f32);

/// Width and height of the drawing.
pub(super) const SIZE: Point = (1400.0, 984.0);
/// What of it a screen must show: the rest is land that may be cut off.
pub(super) const FRAME: Frame = (72.0, 74.0, 1256.0, 836.0);
/// How much larger than in the data pack the map is drawn, across and down.
const SCALE: Point = (1.14, 1.03);
/// Where the map begins.
const ORIGIN: Point = (64.0, 62.0);
/// The side of a counter: 30 pixels where the frame is 905 wide.
pub(super) const COUNTER: f32 = 43.0;
/// The radius of an area's circle.
pub(super) const PAD: f32 = 14.5;
/// The height of the letters of a name: 10 pixels where the frame is 905 wide.
pub(super) const NAME: f32 = 14.2;

/// A point of the data pack on the drawing.
pub(super) fn place([x, y]: [f32; 2]) -> Point {
    (ORIGIN.0 + x * SCALE.0, ORIGIN.1 + y * SCALE.1)
}

/// Points of the data pack on the drawing.
pub(super) fn places(points: &[[f32; 2]]) -> Vec<Point> {
    points.iter().map(|&at| place(at)).collect()
}

/// A length of the data pack on the drawing.
pub(super) const fn length(of: f32) -> f32 {
    of * 1.08
}

/// The slope of something printed, in degrees, as it is on the drawing.
pub(super) fn slope(degrees: f32) -> f32 {
    let (y, x) = degrees.to_radians().sin_cos();
    (y * SCALE.1).atan2(x * SCALE.0).to_degrees()
}

/// The centre of an area.
pub(super) fn area(c: &Components, area: Area) -> Point {
    c.areas.get(area.index()).map_or((0.0, 0.0), |data| place(data.at))
}

/// The middle of a frame.
pub(super) fn middle((left, top, width, height): Frame) -> Point {
    (left + width / 2.0, top + height / 2.0)
}

/// The frame of this size around a point.
pub(super) fn around((x, y): Point, (width, height): Point) -> Frame {
    (x - width / 2.0, y - height / 2.0, width, height)
}

/// How much two frames share.
pub(super) fn shared(one: Frame, two: Frame) -> f32 {
    let side = |a: f32, wide: f32, b: f32, broad: f32| ((a + wide).min(b + broad) - a.max(b)).max(0.0);
    side(one.0, one.2, two.0, two.2) * side(one.1, one.3, two.1, two.3)
}

/// About how wide a name is in the narrow letters of the map; never too little.
pub(super) fn narrow(words: &str, size: f32) -> f32 {
    guide::board::width_of(words, size) * 0.73
}

/// Where the units of an area lie: side by side, from four on in rows.
pub(super) fn stack((x, y): Point, count: usize) -> Vec<Point> {
    let per_row = match count {
        0..=3 => count.max(1),
        4 => 2,
        5..=6 | 9 => 3,
        _ => 4,
    };
    let rows = count.div_ceil(per_row).max(1);
    // Three fifths of a counter are seen, whatever lies on it.
    let (pitch, down) = if per_row > 2 { (33.0, 35.0) } else { (COUNTER + 1.5, 30.0) };
    let point = |n: usize| {
        let (row, column) = (n / per_row, n % per_row);
        let in_row = if row + 1 == rows { count - row * per_row } else { per_row };
        let across = small(column) - small(in_row.saturating_sub(1)) / 2.0;
        (x + across * pitch, y + (small(row) - small(rows - 1) / 2.0) * down)
    };
    (0..count).map(point).collect()
}

/// The frame around counters.
pub(super) fn hull(spots: &[Point]) -> Option<Frame> {
    let half = COUNTER / 2.0;
    let (left, top, right, bottom) = geo::bounds(spots);
    (!spots.is_empty()).then_some((left - half, top - half, right - left + COUNTER, bottom - top + COUNTER))
}

/// A small count as a coordinate.
pub(super) fn small(n: usize) -> f32 {
    geo::small(n)
}

/// From one point to the other, so far short of both.
pub(super) fn between(from: Point, to: Point, short: f32) -> (Point, Point) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let far = geo::length(from, to).max(1.0);
    let cut = (dx / far * short, dy / far * short);
    ((from.0 + cut.0, from.1 + cut.1), (to.0 - cut.0, to.1 - cut.1))
}

/// Where the road of the relief force begins, in the south-west.
const ROAD: [[f32; 2]; 4] = [[12.0, 800.0], [12.0, 786.0], [30.0, 792.0], [34.0, 794.0]];
/// How near box 5 comes to its entry area.
const NEAR: f32 = 42.0;

/// The road of a letter: from box 1 to its entry area, point by point.
pub(super) fn road(c: &'static Components, letter: Letter) -> Arc<Vec<Step>> {
    static LAID: Kept<(usize, Letter), Vec<Step>> = Kept::new();
    // Packs live as long as the program: their address tells them apart.
    LAID.get((std::ptr::from_ref(c).addr(), letter), |_| lay_road(c, letter))
}

fn lay_road(c: &Components, letter: Letter) -> Vec<Step> {
    let from = place(ROAD[letter as usize]);
    let goal = area(c, c.letters[letter as usize].area);
    // It bends: first along the edge of the map, then towards its area.
    let bend = match letter {
        Letter::A => geo::between(from, (goal.0, from.1 + 10.0), 0.62),
        Letter::B => geo::between(from, (goal.0, from.1), 0.55),
        Letter::C => geo::between(from, (goal.0, from.1 - 20.0), 0.45),
        Letter::D => geo::between(from, (from.0, goal.1), 0.55),
    };
    let line = geo::through(&[from, bend, goal], 20);
    let mut steps = geo::walk(&line, 1.0, 0.0);
    let far = steps.iter().take_while(|step| geo::length(step.at, goal) > NEAR).count();
    steps.truncate(far);
    steps
}

/// The middle of a box of the Relief Force track.
pub(super) fn relief_box(c: &'static Components, letter: Letter, number: u8) -> Point {
    let road = road(c, letter);
    let at = road.len() * (usize::from(number.saturating_sub(1)) * 2 + 1) / 10;
    road.get(at).map_or((0.0, 0.0), |step| step.at)
}

/// The outline of a box: a length of the road with a point ahead and a notch behind.
pub(super) fn relief_outline(c: &'static Components, letter: Letter, number: u8) -> Vec<Point> {
    const POINT: usize = 10;
    let road = road(c, letter);
    let (from, to) = (road.len() * usize::from(number - 1) / 5, road.len() * usize::from(number) / 5);
    let to = to.saturating_sub(2);
    if to <= from + POINT {
        return Vec::new();
    }
    // It narrows towards its goal.
    let half = |n: usize| 27.0 - 6.0 * small(n) / small(road.len());
    let side = |sign: f32| {
        let each = (from..to - POINT).step_by(9).chain([to - POINT]);
        each.map(|n| road[n].by(0.0, sign * half(n))).collect::<Vec<_>>()
    };
    let back = side(1.0).into_iter().rev();
    side(-1.0).into_iter().chain([road[to].at]).chain(back).chain([road[from + POINT - 1].at]).collect()
}
