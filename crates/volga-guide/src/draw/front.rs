//! The front line and what it divides: a gray band on the German side, a red one with teeth on the other.

use std::collections::BTreeSet;
use std::sync::Arc;

use guide::Kept;
use guide::geo::{self, Pen, Point};
use volga::components::{Area, Areas, Components};

use super::chart::Plot;

/// How wide the bands are.
pub(super) const GERMAN: f32 = 6.5;
pub(super) const SOVIET: f32 = 5.5;
/// From one tooth to the next.
const TEETH: f32 = 15.0;

/// The front in paths.
pub(super) struct Front {
    pub(super) line: String,
    pub(super) german: String,
    pub(super) soviet: String,
    pub(super) teeth: String,
}

/// The borders between German areas and others, each with the German side to the right.
fn lines(plots: &[Plot<'_>], german: Areas) -> Vec<Vec<Point>> {
    #[allow(clippy::cast_possible_truncation)] // tenths of a coordinate
    let key = |(x, y): Point| ((x * 10.0).round() as i32, (y * 10.0).round() as i32);
    let held = |plot: &&Plot<'_>| german.has(Area(plot.data.number));
    let others = plots.iter().filter(|plot| !held(plot)).flat_map(|plot| geo::sides(&plot.outline, true));
    let mut borders: BTreeSet<_> = BTreeSet::new();
    for (a, b) in others {
        borders.insert((key(a), key(b)));
        borders.insert((key(b), key(a)));
    }
    let mut pieces = Vec::new();
    for plot in plots.iter().filter(held) {
        let clockwise = geo::area(&plot.outline) > 0.0;
        let shared = geo::sides(&plot.outline, true).filter(|&(a, b)| borders.contains(&(key(a), key(b))));
        pieces.extend(shared.map(|(a, b)| if clockwise { (a, b) } else { (b, a) }));
    }
    geo::follow(&pieces)
}

/// The front of a position: none where one side holds everything. It changes with few actions.
pub(super) fn front(c: &'static Components, plots: &[Plot<'_>], german: Areas) -> Arc<Option<Front>> {
    static DRAWN: Kept<(usize, Areas), Option<Front>> = Kept::new();
    // Packs live as long as the program: their address tells them apart.
    DRAWN.get((std::ptr::from_ref(c).addr(), german), |_| draw(plots, german))
}

fn draw(plots: &[Plot<'_>], german: Areas) -> Option<Front> {
    let lines = lines(plots, german);
    if lines.is_empty() {
        return None;
    }
    let beside = |by: f32| -> String { lines.iter().map(|line| geo::path(&geo::offset(line, by))).collect() };
    let mut teeth = Pen::new();
    for step in lines.iter().flat_map(|line| geo::walk(line, TEETH, TEETH * 0.4)) {
        teeth.through(&[step.by(-3.4, -3.0), step.by(0.0, -9.0), step.by(3.4, -3.0)]).close();
    }
    Some(Front {
        line: beside(0.0),
        german: beside(GERMAN / 2.0),
        soviet: beside(-SOVIET / 2.0),
        teeth: teeth.finish(),
    })
}
