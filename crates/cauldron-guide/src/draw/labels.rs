//! The names of areas: each stands where it covers nothing, under its counters or its circle, if it can.

use cauldron::components::{Area, Areas};
use guide::board::{Anchor, Face, Piece, Text};
use guide::{Kept, Language};
use kurgan_core::Id;

use super::desk::Desk;
use super::lay::{self, Frame, NAME, PAD, Point};
use super::pieces::mark;
use super::{ground, margin};

/// The height of a line of letters.
const LINE: f32 = 14.0;
/// How far from its area a name reaches at most.
const REACH: Point = (135.0, 34.0);
/// Between a name and what it belongs to.
const GAP: f32 = 1.5;
/// The width of a star with what follows it.
const STAR: f32 = 14.0;
/// What a digit of the number before a name takes, and the gap behind.
const DIGIT: f32 = 7.1;
const SPACE: f32 = 3.0;

/// How much it matters what is covered: another name, a counter or circle, the front, anything else; and how far from
/// its first place a name is.
const NAMES: f32 = 12.0;
const BODIES: f32 = 9.0;
const FRONT: f32 = 3.0;
const OTHERS: f32 = 2.0;
const AWAY: f32 = 2.0;

/// All that decides where names stand.
#[derive(PartialEq)]
struct Around {
    /// The address of the pack: packs live as long as the program.
    pack: usize,
    language: Language,
    /// The areas with a number before the name, and those with a star.
    numbered: Areas,
    starred: Areas,
    /// Counters and circles, those of areas first.
    bodies: Vec<Frame>,
    front: Vec<Frame>,
    taken: Vec<Frame>,
}

/// A name with its parts and where it is.
struct Name<'a> {
    area: Area,
    text: &'a str,
    number: Option<String>,
    star: bool,
    at: Frame,
}

impl Name<'_> {
    fn width(&self) -> f32 {
        lay::narrow(self.text, NAME) + self.before()
    }

    /// What stands before the name.
    fn before(&self) -> f32 {
        let number = self.number.as_ref().map_or(0.0, |number| lay::small(number.len()) * DIGIT + SPACE);
        number + if self.star { STAR } else { 0.0 }
    }

    /// Where it could stand, the best first.
    fn places(&self, label: [f32; 2], (left, top, width, height): Frame) -> Vec<Frame> {
        let wide = self.width();
        let (x, y) = (left + width / 2.0, top + height / 2.0);
        let (above, below) = (top - GAP - LINE, top + height + GAP);
        let (first, second) = if label[1] < 0.0 { (above, below) } else { (below, above) };
        let aside = [0.0, label[0] * 0.8, -0.22 * wide, 0.22 * wide, -0.42 * wide, 0.42 * wide];
        let rows = [first, second].into_iter().flat_map(|y| aside.map(|aside| (x + aside - wide / 2.0, y)));
        let beside = [(left + width + 3.0, y - LINE / 2.0), (left - 3.0 - wide, y - LINE / 2.0)];
        let farther = [first, second].map(|row| (x - wide / 2.0, row + if row > y { 15.0 } else { -15.0 }));
        rows.chain(beside).chain(farther).map(|(x, y)| (x, y, wide, LINE)).collect()
    }
}

impl Desk<'_> {
    /// The names of all areas, with the circles of those without counters.
    pub(super) fn names(&self, bodies: &[Frame], front: &[Point], mut taken: Vec<Frame>) -> Vec<Piece> {
        static FOUND: Kept<Around, Vec<Frame>> = Kept::new();
        taken.extend(ground::words_at(self.c, self.words));
        taken.extend(margin::CHIPS);
        let around = Around {
            pack: std::ptr::from_ref(self.c).addr(),
            language: self.words.language(),
            numbered: self.game.occupied() | self.game.soviet() | self.relief_area(),
            starred: self.game.key_areas(),
            bodies: bodies.iter().copied().chain(self.box_bodies()).collect(),
            front: front.iter().map(|&at| lay::around(at, (17.0, 17.0))).collect(),
            taken,
        };
        let mut names: Vec<Name<'_>> = (self.c.all.into_iter())
            .map(|area| Name {
                area,
                text: self.words.name(&self.c.areas[area.index()].name),
                number: around.numbered.has(area).then(|| area.number().to_string()),
                star: around.starred.has(area),
                at: (0.0, 0.0, 0.0, 0.0),
            })
            .collect();
        let found = FOUND.get(around, |around| self.find(&mut names, around));
        for (name, &at) in names.iter_mut().zip(&*found) {
            name.at = at;
        }
        names.iter().map(|name| self.name_piece(name, bodies)).collect()
    }

    /// Where the names cover least, each in view of the others.
    fn find(&self, names: &mut [Name<'_>], Around { bodies, front, taken, .. }: &Around) -> Vec<Frame> {
        for name in names.iter_mut() {
            name.at = self.first(name, bodies);
        }
        // What is near enough to be covered.
        let near = |name: &Name<'_>, frames: &[Frame]| -> Vec<Frame> {
            let (left, top, width, height) = bodies[name.area.index()];
            let reach = (left - REACH.0, top - REACH.1, width + 2.0 * REACH.0, height + 2.0 * REACH.1);
            frames.iter().copied().filter(|&frame| lay::shared(frame, reach) > 0.0).collect()
        };
        let around: Vec<[Vec<Frame>; 3]> =
            names.iter().map(|name| [bodies, front, taken].map(|frames| near(name, frames))).collect();
        for _ in 0..3 {
            for n in 0..names.len() {
                names[n].at = self.best(n, names, bodies, &around[n]);
            }
        }
        names.iter().map(|name| name.at).collect()
    }

    fn first(&self, name: &Name<'_>, bodies: &[Frame]) -> Frame {
        let index = name.area.index();
        name.places(self.c.areas[index].label, bodies[index])[0]
    }

    /// Where a name covers least.
    fn best(&self, n: usize, names: &[Name<'_>], bodies: &[Frame], around: &[Vec<Frame>; 3]) -> Frame {
        let name = &names[n];
        let index = name.area.index();
        let frame = lay::FRAME;
        let cost = |at: Frame| {
            // Room to breathe on both sides.
            let wider = (at.0 - 2.0, at.1, at.2 + 4.0, at.3);
            let others = names.iter().enumerate().filter(|(other, _)| *other != n);
            let out = at.2 * at.3 - lay::shared(at, frame);
            NAMES * (others.map(|(_, other)| lay::shared(wider, other.at)).sum::<f32>() + out)
                + (around.iter().zip([BODIES, FRONT, OTHERS]))
                    .map(|(frames, weight)| weight * frames.iter().map(|&frame| lay::shared(at, frame)).sum::<f32>())
                    .sum::<f32>()
        };
        let places = name.places(self.c.areas[index].label, bodies[index]);
        let each = places.into_iter().enumerate().map(|(n, at)| (cost(at) + AWAY * lay::small(n), at));
        each.min_by(|a, b| a.0.total_cmp(&b.0)).map_or(name.at, |(_, at)| at)
    }

    fn name_piece(&self, name: &Name<'_>, bodies: &[Frame]) -> Piece {
        let (left, top, width, height) = name.at;
        let body = bodies[name.area.index()];
        let free = name.number.is_none();
        // The piece covers the name and the circle.
        let (x, y) = if free { (left.min(body.0), top.min(body.1)) } else { (left, top) };
        let right = if free { (left + width).max(body.0 + body.2) } else { left + width };
        let bottom = if free { (top + height).max(body.1 + body.3) } else { top + height };
        let mut face = Face::new((right - x, bottom - y));
        if free {
            let middle = lay::middle((body.0 - x, body.1 - y, body.2, body.3));
            face.circle(middle, PAD - 1.0, "pad").text(name.area.number(), (middle.0, middle.1 + 5.2), 14.5, "num");
        }
        let base = top - y + 11.2;
        let mut from = left - x;
        if name.star {
            face.symbol("cd-star", (from, base - 11.0, 12.0, 12.0), "star");
            from += STAR;
        }
        if let Some(number) = &name.number {
            face.line(Text::new(number, (from, base), NAME, "num").anchored(Anchor::Start));
        }
        face.line(Text::new(name.text, (left - x + name.before(), base), NAME, "name").anchored(Anchor::Start));
        let side = if self.game.controlled().has(name.area) { "cd-name german" } else { "cd-name" };
        let class = if name.star { format!("{side} key") } else { side.into() };
        let size = face.size;
        let at = (x + size.0 / 2.0, y + size.1 / 2.0);
        mark(format!("name {}", name.area.number()), at, size, &class, String::new(), face)
    }
}
