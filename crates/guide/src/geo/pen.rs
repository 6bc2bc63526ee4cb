//! Lines as the paths of SVG.

use std::fmt::Write;

use super::{Point, between};

/// Writes a path: tenths of a unit, each point relative to the one before, without a letter too many. Half the length
/// of absolute coordinates, and it packs better.
#[derive(Clone, Default, Debug)]
pub struct Pen {
    path: String,
    /// Where it is, in tenths, so that rounding does not add up.
    at: (i32, i32),
    start: (i32, i32),
    command: char,
}

#[allow(clippy::cast_possible_truncation)] // coordinates of a drawing
fn tenths(point: Point) -> (i32, i32) {
    ((point.0 * 10.0).round() as i32, (point.1 * 10.0).round() as i32)
}

impl Pen {
    /// A new path.
    pub fn new() -> Self {
        Self::default()
    }

    /// What has been written.
    pub fn finish(self) -> String {
        self.path
    }

    /// Goes somewhere without drawing. The first point is absolute: paths can be put one behind the other.
    pub fn start(&mut self, to: Point) -> &mut Self {
        let first = self.path.is_empty();
        self.command(if first { 'M' } else { 'm' });
        self.go(to);
        self.start = self.at;
        // What follows a relative first point without a letter is a line.
        self.command = if first { 'M' } else { 'l' };
        self
    }

    /// Draws a straight line.
    pub fn line(&mut self, to: Point) -> &mut Self {
        if tenths(to) != self.at {
            self.command('l');
            self.go(to);
        }
        self
    }

    /// Draws a curve that bends towards a point.
    pub fn curve(&mut self, by: Point, to: Point) -> &mut Self {
        self.command('q');
        self.number(tenths(by).0 - self.at.0);
        self.number(tenths(by).1 - self.at.1);
        self.go(to);
        self
    }

    /// Draws a circle around a point, and stays at its left.
    pub fn circle(&mut self, (x, y): Point, radius: f32) -> &mut Self {
        self.start((x - radius, y));
        let side = tenths((radius, radius)).0;
        for across in [2 * side, -2 * side] {
            self.command('a');
            for n in [side, side] {
                self.number(n);
            }
            self.path.push_str(" 0 1 0");
            for n in [across, 0] {
                self.number(n);
            }
        }
        self
    }

    /// Back to where this line began.
    pub fn close(&mut self) -> &mut Self {
        self.path.push('z');
        self.at = self.start;
        self.command = 'z';
        self
    }

    /// Straight lines through points.
    pub fn through(&mut self, points: &[Point]) -> &mut Self {
        if let Some((&first, rest)) = points.split_first() {
            self.start(first);
            for &point in rest {
                self.line(point);
            }
        }
        self
    }

    fn command(&mut self, command: char) {
        if command.eq_ignore_ascii_case(&'m') || command != self.command {
            self.path.push(command);
            self.command = command;
        }
    }

    fn go(&mut self, to: Point) {
        let to = tenths(to);
        self.number(to.0 - self.at.0);
        self.number(to.1 - self.at.1);
        self.at = to;
    }

    /// Tenths as a number, set off from what stands before it only where it must be.
    fn number(&mut self, tenths: i32) {
        let after_number = self.path.ends_with(|letter: char| letter.is_ascii_digit());
        let sign = if tenths < 0 { "-" } else { "" };
        let (whole, rest) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
        let space = if after_number && sign.is_empty() { " " } else { "" };
        // Writing to a text cannot fail.
        let _ = match (whole, rest) {
            (whole, 0) => write!(self.path, "{space}{sign}{whole}"),
            (0, rest) => write!(self.path, "{space}{sign}.{rest}"),
            (whole, rest) => write!(self.path, "{space}{sign}{whole}.{rest}"),
        };
    }
}

/// Straight lines through points.
pub fn path(points: &[Point]) -> String {
    let mut pen = Pen::new();
    pen.through(points);
    pen.finish()
}

/// Straight lines through points and back to the first.
pub fn polygon(points: &[Point]) -> String {
    let mut pen = Pen::new();
    pen.through(points).close();
    pen.finish()
}

/// A curve that bends at points and runs through the middles between them; open ones begin and end at points.
pub fn smooth(points: &[Point], closed: bool) -> String {
    let mut pen = Pen::new();
    bent(&mut pen, points, closed);
    pen.finish()
}

/// Draws such a curve.
pub(super) fn bent(pen: &mut Pen, points: &[Point], closed: bool) {
    let (Some(&first), Some(&last)) = (points.first(), points.last()) else { return };
    if closed {
        pen.start(between(last, first, 0.5));
        for (n, &point) in points.iter().enumerate() {
            pen.curve(point, between(point, points[(n + 1) % points.len()], 0.5));
        }
        pen.close();
    } else {
        pen.start(first);
        for pair in points.windows(2).skip(1) {
            pen.curve(pair[0], between(pair[0], pair[1], 0.5));
        }
        pen.line(last);
    }
}
