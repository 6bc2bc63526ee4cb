//! Where counters lie: in the middle of their area, or a little off where its neighbors need room too.

use cauldron::ReliefAt;
use cauldron::components::Area;
use kurgan_core::Id;

use super::desk::Desk;
use super::lay::{self, Frame, PAD, Point};

/// How far from its area a stack may be pushed, across and down.
const FAR: Point = (34.0, 26.0);
/// Between two stacks.
const GAP: f32 = 2.0;
/// How often all of them are pushed.
const ROUNDS: usize = 24;

impl Desk<'_> {
    /// How many counters lie in an area.
    fn count(&self, area: Area) -> usize {
        let relief = self.game.relief_force().0 == ReliefAt::Map(area);
        self.game.units_in(area).len() + usize::from(relief) + usize::from(self.game.soviet().has(area))
    }

    /// Where the counters of an area lie.
    pub(super) fn spots(&self, area: Area) -> Vec<Point> {
        lay::stack(self.centre(area), self.count(area))
    }

    /// What an area covers: its counters, or its circle.
    pub(super) fn body(&self, area: Area) -> Frame {
        body(self.centre(area), self.count(area))
    }

    fn centre(&self, area: Area) -> Point {
        self.centres.get_or_init(|| self.push_apart())[area.index()]
    }

    /// Pushes stacks apart until they leave each other alone, as far as they may go.
    fn push_apart(&self) -> Vec<Point> {
        let homes: Vec<Point> = self.c.all.into_iter().map(|area| lay::area(self.c, area)).collect();
        let counts: Vec<usize> = self.c.all.into_iter().map(|area| self.count(area)).collect();
        let mut at = homes.clone();
        let boxes = self.box_bodies();
        for _ in 0..ROUNDS {
            let mut moved = false;
            for &there in &boxes {
                for one in (0..at.len()).filter(|&one| counts[one] > 0) {
                    let by = apart(body(at[one], counts[one]), there);
                    moved |= by != (0.0, 0.0);
                    at[one] = pushed(at[one], homes[one], (-by.0, -by.1));
                }
            }
            for one in 0..at.len() {
                for other in one + 1..at.len() {
                    if counts[one].max(counts[other]) > 0 && near(homes[one], homes[other]) {
                        moved |= push(&mut at, &homes, &counts, one, other);
                    }
                }
            }
            if !moved {
                break;
            }
        }
        at
    }
}

fn near(a: Point, b: Point) -> bool {
    (a.0 - b.0).abs() < 220.0 && (a.1 - b.1).abs() < 180.0
}

fn body(at: Point, count: usize) -> Frame {
    lay::hull(&lay::stack(at, count)).unwrap_or_else(|| lay::around(at, (2.0 * PAD, 2.0 * PAD)))
}

/// Pushes two of them apart along the shorter way; those without counters stay.
fn push(at: &mut [Point], homes: &[Point], counts: &[usize], one: usize, other: usize) -> bool {
    let by = apart(body(at[one], counts[one]), body(at[other], counts[other]));
    if by == (0.0, 0.0) {
        return false;
    }
    let both = counts[one] > 0 && counts[other] > 0;
    let share = if both { 0.5 } else { 1.0 };
    for (which, sign) in [(one, -share), (other, share)] {
        if counts[which] > 0 {
            at[which] = pushed(at[which], homes[which], (by.0 * sign, by.1 * sign));
        }
    }
    true
}

/// A stack pushed, as far as it may go.
fn pushed(at: Point, home: Point, by: Point) -> Point {
    let side = |at: f32, home: f32, by: f32, far: f32| (at + by).clamp(home - far, home + far);
    (side(at.0, home.0, by.0, FAR.0), side(at.1, home.1, by.1, FAR.1))
}

/// How the second of two must be moved to leave the first alone: the shorter way.
fn apart(a: Frame, b: Frame) -> Point {
    let (x, y) = (lay::middle(b).0 - lay::middle(a).0, lay::middle(b).1 - lay::middle(a).1);
    let (across, down) = (f32::midpoint(a.2, b.2) + GAP - x.abs(), f32::midpoint(a.3, b.3) + GAP - y.abs());
    if across <= 0.1 || down <= 0.1 {
        (0.0, 0.0)
    } else if across < down {
        (across.copysign(x), 0.0)
    } else {
        (0.0, down.copysign(y))
    }
}
