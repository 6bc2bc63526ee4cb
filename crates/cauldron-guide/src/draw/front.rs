//! The front line: where it is as far to what the Germans hold as to what they do not. An area reaches as far as its
//! circle, and along the roads to areas of the same side.

use std::sync::{Arc, OnceLock};

use cauldron::components::{Area, Areas, Components};
use guide::Kept;
use guide::geo::{self, Field, Noise, Pen};

use super::lay::{self, Point};

/// The mesh of the grid.
const STEP: f32 = 10.0;
/// How far what is held reaches where nobody is on the other side.
const REACH: f32 = 64.0;
/// Farther than this nothing matters to the line.
const FAR: f32 = 96.0;
/// Where nothing is near.
const NOWHERE: f32 = 1000.0;
/// How much more of the land between the sides is German: its stacks are broader.
const MORE: f32 = 10.0;
/// An area is a circle, a road a line.
const CIRCLE: f32 = 10.0;
/// How far the line may be drawn from where it is; the bands have twice as much.
const ERROR: f32 = 2.8;
/// How far outside the line the Soviet side of it runs.
const OUTSIDE: f32 = 4.4;
/// How much farther from a side the bands along the line end: outside, and twice inside.
const BANDS: [f32; 3] = [-46.0, 20.0, 56.0];

/// What is drawn of the front: paths.
pub(super) struct Front {
    /// Points along the line.
    pub(super) points: Vec<Point>,
    /// The line itself, closed.
    pub(super) line: String,
    /// The same line a little outside.
    pub(super) outside: String,
    /// The bands along it: outside, inside, and farther inside.
    pub(super) bands: [String; 3],
}

/// How near every point of the grid is to the two sides.
struct Sides {
    columns: usize,
    rows: usize,
    near: [Vec<f32>; 2],
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // points of the drawing
fn index(at: f32) -> usize {
    (at / STEP).max(0.0) as usize
}

impl Sides {
    fn new() -> Self {
        let (columns, rows) = (index(lay::SIZE.0) + 1, index(lay::SIZE.1) + 1);
        Self { columns, rows, near: [(); 2].map(|()| vec![NOWHERE; columns * rows]) }
    }

    /// Adds a line, or a point twice, to a side.
    fn add(&mut self, side: usize, (a, b): (Point, Point), reach: f32) {
        let (x, y) = (b.0 - a.0, b.1 - a.1);
        let long = (x * x + y * y).max(f32::MIN_POSITIVE);
        let (left, top) = (a.0.min(b.0) - FAR, a.1.min(b.1) - FAR);
        let (right, bottom) = (a.0.max(b.0) + FAR, a.1.max(b.1) + FAR);
        for row in index(top)..=index(bottom).min(self.rows - 1) {
            let down = lay::small(row) * STEP - a.1;
            let columns = index(left)..=index(right).min(self.columns - 1);
            let start = row * self.columns;
            for (column, near) in columns.clone().zip(&mut self.near[side][start + columns.start()..]) {
                let across = lay::small(column) * STEP - a.0;
                let along = ((across * x + down * y) / long).clamp(0.0, 1.0);
                let off = (across - x * along, down - y * along);
                *near = near.min((off.0 * off.0 + off.1 * off.1).sqrt() - reach);
            }
        }
    }
}

/// The field whose zero line is the front: more than zero on the German side.
fn field(c: &Components, held: Areas) -> Field {
    let mut sides = Sides::new();
    let side = |area: Area| usize::from(!held.has(area));
    for area in c.all {
        let at = lay::area(c, area);
        sides.add(side(area), (at, at), CIRCLE);
    }
    for line in c.decor.lines.iter().filter(|line| side(line.ends[0]) == side(line.ends[1])) {
        sides.add(side(line.ends[0]), (lay::area(c, line.ends[0]), lay::area(c, line.ends[1])), 0.0);
    }
    if let Some(river) = c.decor.rivers.iter().max_by(|a, b| a.width.total_cmp(&b.width)) {
        // The far bank is Soviet.
        let course = lay::places(&river.course);
        course.windows(2).for_each(|leg| sides.add(1, (leg[0], leg[1]), 2.0));
    }
    let noise = noise();
    let [german, soviet] = sides.near;
    let mut points = german.iter().zip(&soviet).zip(noise);
    // Row by row, as they were added.
    Field::new(lay::SIZE, STEP, |_| {
        let Some(((german, soviet), noise)) = points.next() else { return -NOWHERE };
        (soviet - german + MORE).min(REACH - german) + noise
    })
}

/// What makes the line uneven, the same for every position.
fn noise() -> &'static [f32] {
    static NOISE: OnceLock<Vec<f32>> = OnceLock::new();
    NOISE.get_or_init(|| {
        let (noise, mut points) = (Noise::new(62), Vec::new());
        let Sides { columns, rows, .. } = Sides::new();
        for row in 0..rows {
            let y = lay::small(row) * STEP / 40.0;
            points.extend((0..columns).map(|column| noise.at(lay::small(column) * STEP / 42.0, y) * 9.0));
        }
        points
    })
}

/// The closed lines at a height, each with what is higher on its right.
fn rings(field: &Field, level: f32, error: f32) -> Vec<Vec<Point>> {
    let closed = field.contours(level).into_iter().filter(|ring| geo::closed(ring) && geo::area(ring).abs() > 700.0);
    let turned = closed.map(|mut ring| {
        let uphill: f32 = (ring.windows(2))
            .map(|pair| {
                let (x, y) = field.slope(pair[0]);
                y * (pair[1].0 - pair[0].0) - x * (pair[1].1 - pair[0].1)
            })
            .sum();
        if uphill < 0.0 {
            ring.reverse();
        }
        // Even numbers: a curve runs through the middles between its points, and whole numbers are short.
        let ring = geo::rounded(&geo::simplify(&ring, error), 1);
        ring.into_iter().map(|(x, y)| ((x / 2.0).round() * 2.0, (y / 2.0).round() * 2.0)).collect()
    });
    turned.collect()
}

fn drawn(rings: &[Vec<Point>]) -> String {
    let mut pen = Pen::new();
    for ring in rings {
        geo::bend(&mut pen, ring);
    }
    pen.finish()
}

/// The closed lines around these areas.
#[cfg(test)]
pub(super) fn outlines(c: &Components, held: Areas) -> Vec<Vec<Point>> {
    rings(&field(c, held), 0.0, ERROR)
}

/// The front around these areas; none if there are none. It takes longer to draw than all that lies on the board and
/// changes with few actions.
pub(super) fn front(c: &'static Components, held: Areas) -> Arc<Option<Front>> {
    static DRAWN: Kept<(usize, Areas), Option<Front>> = Kept::new();
    // Packs live as long as the program: their address tells them apart.
    DRAWN.get((std::ptr::from_ref(c).addr(), held), |_| draw(c, held))
}

fn draw(c: &Components, held: Areas) -> Option<Front> {
    let field = field(c, held);
    let line = rings(&field, 0.0, ERROR);
    if line.is_empty() {
        return None;
    }
    // Every path begins with the same line: it is written once where pages are compressed. What turns the other way is
    // cut out.
    let bands = BANDS.map(|level| {
        let edge = rings(&field, level, 2.0 * ERROR);
        let back = edge.into_iter().map(|ring| ring.into_iter().rev().collect());
        drawn(&line.iter().cloned().chain(back).collect::<Vec<_>>())
    });
    let outside = line.iter().map(|ring| {
        // Round the corner: the line begins where it ends.
        let long = ring.len();
        let around: Vec<Point> = [ring[long - 2]].iter().chain(ring).chain([&ring[1]]).copied().collect();
        geo::offset(&around, -OUTSIDE)[1..=long].iter().map(|(x, y)| (x.round(), y.round())).collect()
    });
    let outside = drawn(&outside.collect::<Vec<_>>());
    let points = line.iter().flat_map(|ring| geo::walk(ring, 9.0, 0.0)).map(|step| step.at).collect();
    Some(Front { points, outside, line: drawn(&line), bands })
}
