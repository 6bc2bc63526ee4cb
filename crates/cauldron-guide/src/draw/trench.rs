//! Prepared Defense Markers: a trench outside the counters, turned toward the enemy, with the triangle of the rules on
//! it. The trench of an active one is solid and has spines, that of an inactive one is dashed and its triangle empty.

use cauldron::components::Area;
use guide::board::{Face, Piece};
use guide::geo::Pen;

use super::desk::Desk;
use super::lay::{self, Frame, Point};
use super::pieces::mark;
use crate::words::Says;

/// From the counters to the trench.
const OFF: f32 = 5.0;
/// How far the trench reaches to either side, in radians.
const SPAN: f32 = 0.95;
/// Room around the trench for spines and triangle.
const ROOM: f32 = 22.0;
/// Half the height of the triangle.
const TIP: f32 = 9.0;

impl Desk<'_> {
    /// The trenches of an area. What names must not cover is added to `taken`.
    pub(super) fn trenches(&self, area: Area, body: Frame, taken: &mut Vec<Frame>, pieces: &mut Vec<Piece>) {
        let say = self.words.say();
        let (active, inactive) = self.game.pdms(area);
        let at = lay::middle(body);
        let towards = self.threat(area).map_or(-std::f32::consts::FRAC_PI_2, |foe| (foe.1 - at.1).atan2(foe.0 - at.0));
        let mut push = |count: u8, turn: f32, class: &str, label: String| {
            if count > 0 {
                let (face, tip) = trench(body, turn, count, class == "active");
                taken.push(lay::around((at.0 + tip.0, at.1 + tip.1), (2.0 * TIP, 2.0 * TIP)));
                let (key, size) = (format!("{class} {}", area.number()), face.size);
                pieces.push(mark(key, at, size, &format!("cd-pdm {class}"), label, face));
            }
        };
        push(active, towards, "active", say.cauldron_pdm_active(active));
        // Beside an active one it looks to another side.
        let aside = if active > 0 { 1.7 } else { 0.0 };
        push(inactive, towards + aside, "inactive", say.cauldron_pdm_inactive(inactive));
    }
}

/// A trench around a frame in this direction, and where its triangle is from the middle.
fn trench((_, _, width, height): Frame, turn: f32, count: u8, active: bool) -> (Face, Point) {
    let (across, down) = (width / 2.0 + OFF, height / 2.0 + OFF);
    let size = (2.0 * (across + ROOM), 2.0 * (down + ROOM));
    let middle = (size.0 / 2.0, size.1 / 2.0);
    // A frame with round corners: between a circle and a rectangle.
    let on = |turn: f32, off: f32| {
        let (y, x) = turn.sin_cos();
        let round = |part: f32| part.abs().powf(0.6).copysign(part);
        (middle.0 + round(x) * (across + off), middle.1 + round(y) * (down + off))
    };
    let (mut line, mut spines) = (Pen::new(), Pen::new());
    let at = |n: u8| turn - SPAN + 2.0 * SPAN * f32::from(n) / 12.0;
    line.through(&(0..=12).map(|n| on(at(n), 0.0)).collect::<Vec<_>>());
    for n in (0..=12).step_by(2) {
        spines.start(on(at(n), 0.0)).line(on(at(n), 5.5));
    }
    let mut face = Face::new(size);
    face.path(line.finish(), "trench");
    if active {
        face.path(spines.finish(), "spines");
    }
    let (x, y) = on(turn, 7.0);
    let half = TIP * 0.95;
    face.polygon(vec![(x, y - TIP), (x + half, y + TIP * 0.65), (x - half, y + TIP * 0.65)], "tip");
    if count > 1 {
        face.text(count, (x, y + 4.6), 11.0, "num");
    }
    (face, (x - middle.0, y - middle.1))
}
