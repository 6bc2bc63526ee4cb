//! Layout: the map of the data pack enlarged, with room for tracks above and beside it.

use cauldron::components::{Area, Components, Letter};
use kurgan_core::Id;

/// A point of the drawing.
pub(super) type Point = (f32, f32);
/// Left, top, width, height.
pub(super) type Frame = (f32, f32, f32, f32);

/// Width and height of the drawing.
pub(super) const SIZE: Point = (1800.0, 1330.0);
/// How much larger than in the data pack the map is drawn.
const SCALE: f32 = 1.4;
/// Where the map begins.
const ORIGIN: Point = (24.0, 106.0);
/// The radius of an area: room for a counter and a rim around it.
pub(super) const RADIUS: f32 = 33.0;
/// The side of a counter.
pub(super) const COUNTER: f32 = 40.0;

/// The turn track.
pub(super) const TURNS: Frame = (24.0, 14.0, 60.0, 62.0);
/// The boxes beside it: weather and the two commitments.
pub(super) const SKY: Frame = (1010.0, 14.0, 140.0, 62.0);
/// The left edge and the width of the column of tracks.
pub(super) const COLUMN: (f32, f32) = (1532.0, 252.0);
/// A box of the two tracks with numbers; six to a row.
pub(super) const CELL: Point = (42.0, 36.0);
/// The top of the boxes of the SSI.
pub(super) const SSI_TOP: f32 = 34.0;
/// The top of the boxes of the Final Offensive.
pub(super) const OFFENSIVE_TOP: f32 = 142.0;
/// The Relief Force track: left and top of its first box, width and height of a box.
pub(super) const TRACK: Frame = (128.0, 1118.0, 62.0, 46.0);
/// How wide the names of the letters are drawn left of it.
pub(super) const LETTERS: f32 = 100.0;

/// A point of the data pack on the drawing.
pub(super) fn place([x, y]: [f32; 2]) -> Point {
    (ORIGIN.0 + x * SCALE, ORIGIN.1 + y * SCALE)
}

/// A length of the data pack on the drawing.
pub(super) const fn length(of: f32) -> f32 {
    of * SCALE
}

/// The centre of an area.
pub(super) fn area(c: &Components, area: Area) -> Point {
    c.areas.get(area.index()).map_or((0.0, 0.0), |data| place(data.at))
}

/// A box of the Relief Force track in the row of a letter.
pub(super) fn relief_box(letter: Letter, number: u8) -> Frame {
    let (left, top, width, height) = TRACK;
    let (column, row) = (f32::from(number.saturating_sub(1)), f32::from(letter as u8));
    (left + column * width, top + row * height, width, height)
}

/// The name of a letter left of its row.
pub(super) fn letter(letter: Letter) -> Frame {
    let (left, top, _, height) = relief_box(letter, 1);
    (left - LETTERS, top, LETTERS, height)
}

/// The box of a turn.
pub(super) fn turn(turn: u8) -> Frame {
    let (left, top, width, height) = TURNS;
    (left + f32::from(turn.saturating_sub(1)) * width, top, width, height)
}

/// The box of a number on a track of the column that begins at `top`.
pub(super) fn cell(top: f32, number: u8) -> Frame {
    let (row, column) = (f32::from(number / 6), f32::from(number % 6));
    (COLUMN.0 + column * CELL.0, top + row * CELL.1, CELL.0, CELL.1)
}

/// The middle of a frame.
pub(super) fn middle((left, top, width, height): Frame) -> Point {
    (left + width / 2.0, top + height / 2.0)
}

/// Where the units of an area lie: rows that rise from its middle, so that its lower rim stays in sight.
pub(super) fn stack((x, y): Point, count: usize) -> Vec<Point> {
    let (per_row, pitch) = match count {
        0..=1 => (1, 0.0),
        2 | 4 => (2, COUNTER + 2.0),
        3 | 5..=9 => (3, 30.0),
        _ => (4, 26.0),
    };
    let rows = count.div_ceil(per_row);
    let point = |n: usize| {
        let (row, column) = (n / per_row, n % per_row);
        let in_row = if row + 1 == rows { count - row * per_row } else { per_row };
        let across = small(column) - small(in_row.saturating_sub(1)) / 2.0;
        (x + across * pitch, y - small(rows - 1 - row) * 23.0)
    };
    (0..count).map(point).collect()
}

/// A small count as a coordinate.
pub(super) fn small(n: usize) -> f32 {
    f32::from(u16::try_from(n).unwrap_or(u16::MAX))
}

/// From one point to the other, so far short of both.
pub(super) fn between(from: Point, to: Point, short: f32) -> (Point, Point) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let far = dx.hypot(dy).max(1.0);
    let cut = (dx / far * short, dy / far * short);
    ((from.0 + cut.0, from.1 + cut.1), (to.0 - cut.0, to.1 - cut.1))
}
