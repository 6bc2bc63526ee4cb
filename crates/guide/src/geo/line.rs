//! Lines: joined, rounded, thinned out, walked along.

use std::collections::BTreeMap;

use super::{Point, between, distance_to_side, length};

/// Joins pieces that share ends into the longest lines, in the order of the pieces. A line that closes ends where it
/// began.
pub fn chain(pieces: &[(Point, Point)]) -> Vec<Vec<Point>> {
    // What was computed twice may differ in its last digits.
    #[allow(clippy::cast_possible_truncation)] // coordinates of a drawing
    let key = |point: Point| ((point.0 * 50.0).round() as i32, (point.1 * 50.0).round() as i32);
    let mut ends: BTreeMap<(i32, i32), Vec<usize>> = BTreeMap::new();
    for (n, &(a, b)) in pieces.iter().enumerate() {
        ends.entry(key(a)).or_default().push(n);
        ends.entry(key(b)).or_default().push(n);
    }
    let mut used = vec![false; pieces.len()];
    let mut lines = Vec::new();
    for (n, &(a, b)) in pieces.iter().enumerate() {
        if std::mem::replace(&mut used[n], true) {
            continue;
        }
        let mut line = vec![a, b];
        for _ in 0..2 {
            while let Some(&end) = line.last() {
                let at = ends.get(&key(end)).map_or(&[][..], Vec::as_slice);
                let Some(&next) = at.iter().find(|&&next| !used[next]) else { break };
                used[next] = true;
                let (a, b) = pieces[next];
                line.push(if key(a) == key(end) { b } else { a });
            }
            line.reverse();
        }
        lines.push(line);
    }
    lines
}

/// Whether a line ends where it began.
pub fn closed(line: &[Point]) -> bool {
    line.len() > 2 && line.first().zip(line.last()).is_some_and(|(&first, &last)| length(first, last) < 0.5)
}

/// The corners of a closed line: all of its points but the last, which is the first again.
pub fn corners(line: &[Point]) -> &[Point] {
    if closed(line) { &line[..line.len() - 1] } else { line }
}

/// A line with its corners cut so many times (Chaikin).
pub fn rounded(line: &[Point], times: u8) -> Vec<Point> {
    let mut line = line.to_vec();
    for _ in 0..times {
        let cut = line.windows(2).flat_map(|pair| [0.25, 0.75].map(|share| between(pair[0], pair[1], share)));
        let (Some(&first), Some(&last)) = (line.first(), line.last()) else { break };
        line = if closed(&line) {
            let mut cut: Vec<Point> = cut.collect();
            cut.extend(cut.first().copied());
            cut
        } else {
            std::iter::once(first).chain(cut).chain([last]).collect()
        };
    }
    line
}

/// A line without the points that lie no further than this from what is left (Douglas and Peucker).
pub fn simplify(line: &[Point], error: f32) -> Vec<Point> {
    if line.len() < 3 {
        return line.to_vec();
    }
    let mut keep = vec![false; line.len()];
    keep[0] = true;
    keep[line.len() - 1] = true;
    let mut spans = vec![(0, line.len() - 1)];
    while let Some((from, to)) = spans.pop() {
        let mut worst = (error, None);
        for n in from + 1..to {
            let off = distance_to_side(line[n], (line[from], line[to]));
            if off > worst.0 {
                worst = (off, Some(n));
            }
        }
        if let Some(n) = worst.1 {
            keep[n] = true;
            spans.extend([(from, n), (n, to)]);
        }
    }
    line.iter().zip(keep).filter_map(|(&point, keep)| keep.then_some(point)).collect()
}

/// A step along a line: where, and in which direction, as a vector of length one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Step {
    /// Where.
    pub at: Point,
    /// Where the line goes from there.
    pub along: Point,
}

impl Step {
    /// So far along the line and so far to its right from here.
    pub fn by(self, along: f32, aside: f32) -> Point {
        let (x, y) = self.along;
        (self.at.0 + x * along - y * aside, self.at.1 + y * along + x * aside)
    }
}

/// Points along a line at equal distances, the first one so far from its beginning.
pub fn walk(line: &[Point], every: f32, first: f32) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut need = first;
    for pair in line.windows(2) {
        let (a, b, long) = (pair[0], pair[1], length(pair[0], pair[1]));
        if long <= 0.0 {
            continue;
        }
        while need <= long {
            steps.push(Step { at: between(a, b, need / long), along: ((b.0 - a.0) / long, (b.1 - a.1) / long) });
            need += every;
        }
        need -= long;
    }
    steps
}

/// A line so far to the right of another, point by point.
pub fn offset(line: &[Point], by: f32) -> Vec<Point> {
    let last = line.len().saturating_sub(1);
    let moved = |n: usize| {
        let (a, b) = (line[n.saturating_sub(1)], line[(n + 1).min(last)]);
        let long = length(a, b).max(f32::MIN_POSITIVE);
        (line[n].0 - (b.1 - a.1) / long * by, line[n].1 + (b.0 - a.0) / long * by)
    };
    (0..line.len()).map(moved).collect()
}

/// Joins pieces that lead from one to the next into the longest lines. Other than [`chain`], it never turns a piece
/// round: what lies to the left of the pieces lies to the left of the lines.
pub fn follow(pieces: &[(Point, Point)]) -> Vec<Vec<Point>> {
    let mut left: Vec<Option<(Point, Point)>> = pieces.iter().copied().map(Some).collect();
    let same = |a: Point, b: Point| length(a, b) < 0.02;
    let begins = |&(a, _): &(Point, Point)| !pieces.iter().any(|&(_, before)| same(before, a));
    // Lines with ends first, then those that close.
    let open = (0..pieces.len()).filter(|&n| begins(&pieces[n]));
    let mut lines = Vec::new();
    for n in open.chain(0..pieces.len()) {
        let Some((a, mut end)) = left[n].take() else { continue };
        let mut line = vec![a, end];
        while let Some((_, next)) =
            left.iter_mut().find(|piece| piece.is_some_and(|(a, _)| same(a, end))).and_then(Option::take)
        {
            line.push(next);
            end = next;
        }
        lines.push(line);
    }
    lines
}

/// A polygon so far within another, if its corners go round clockwise on the drawing; roughly, corner by corner.
pub fn inset(polygon: &[Point], by: f32) -> Vec<Point> {
    let count = polygon.len();
    let ring: Vec<Point> = (0..count + 2).map(|n| polygon[(n + count.saturating_sub(1)) % count.max(1)]).collect();
    offset(&ring, by).into_iter().skip(1).take(count).collect()
}
