//! Smooth lines through points.

use super::pen::bent;
use super::{Pen, Point, closed, corners};

/// A smooth line through points (Catmull and Rom), in so many steps from each to the next.
pub fn through(points: &[Point], steps: u8) -> Vec<Point> {
    let Some(&last) = points.last() else { return Vec::new() };
    let at = |n: usize| points[n.min(points.len() - 1)];
    let leg = |n: usize| {
        let (before, from, to, after) = (at(n.saturating_sub(1)), at(n), at(n + 1), at(n + 2));
        let each = move |t: f32| {
            let side = |before: f32, from: f32, to: f32, after: f32| {
                let (one, two) = (to - before, 2.0 * before - 5.0 * from + 4.0 * to - after);
                let three = 3.0 * from - before - 3.0 * to + after;
                0.5 * (2.0 * from + (one + (two + three * t) * t) * t)
            };
            (side(before.0, from.0, to.0, after.0), side(before.1, from.1, to.1, after.1))
        };
        (0..steps).map(move |step| each(f32::from(step) / f32::from(steps)))
    };
    (0..points.len() - 1).flat_map(leg).chain([last]).collect()
}

/// Draws a curve that bends at points and runs through the middles between them; open ones begin and end at points.
pub fn bend(pen: &mut Pen, line: &[Point]) {
    bent(pen, corners(line), closed(line));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geo::length;

    #[test]
    fn a_line_goes_through_its_points() {
        let points = [(0.0, 0.0), (10.0, 5.0), (20.0, 0.0)];
        let line = through(&points, 8);
        assert_eq!(line.len(), 17);
        for (n, &point) in points.iter().enumerate() {
            assert!(length(line[n * 8], point) < 0.01);
        }
        assert!(through(&[], 8).is_empty());
    }

    #[test]
    fn one_pen_draws_several_lines() {
        let mut pen = Pen::new();
        let square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0), (0.0, 0.0)];
        bend(&mut pen, &square);
        bend(&mut pen, &[(20.0, 20.0), (30.0, 20.0)]);
        assert_eq!(pen.finish(), "M0 5q0-5 5-5 5 0 5 5 0 5-5 5-5 0-5-5zm20 15 10 0");
    }
}
