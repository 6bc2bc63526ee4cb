//! Streets: blocks of houses along the bank, works halls, and single houses in what is left.

use std::fmt::Write;

use guide::geo::{self, Pen, Point, Rng, small};
use volga::components::{Look, Terrain};

use super::super::chart::{Chart, Plot};
use super::{fill, tenth};

/// A rectangle: left, top, width, height.
type Rect = (f32, f32, f32, f32);

fn rectangles(rectangles: &[Rect]) -> String {
    let mut pen = Pen::new();
    for &(x, y, width, height) in rectangles {
        pen.through(&[(x, y), (x + width, y), (x + width, y + height), (x, y + height)]).close();
    }
    pen.finish()
}

/// Blocks that are drawn once and stand in many places.
#[derive(Clone, Copy)]
enum Block {
    /// Rows of small houses in gardens.
    Rows(u8),
    /// Buildings round a yard.
    Yard(u8),
    /// A works hall with a saw-tooth roof.
    Hall(u8),
    /// A shed.
    Shed(u8),
    /// A single house.
    House,
}

impl Block {
    fn id(self) -> String {
        match self {
            Self::Rows(n) => format!("u{n}"),
            Self::Yard(n) => format!("c{n}"),
            Self::Hall(n) => format!("f{n}"),
            Self::Shed(n) => format!("s{n}"),
            Self::House => "h".into(),
        }
    }
}

/// All blocks, for the definitions.
pub(super) fn blocks(out: &mut String) {
    let mut rng = Rng::new(5);
    for (n, color) in (0..).zip(["#ad7c5c", "#a87656", "#b38465", "#a47253", "#ae7f60"]) {
        let (width, height) = (25.0, 15.0);
        let mut houses = Vec::new();
        for row in 0..2_u8 {
            let mut x = -width / 2.0 + 1.0;
            while x < width / 2.0 - 3.0 {
                let (wide, deep) = (rng.within(2.6, 5.2), rng.within(2.6, 4.4));
                if rng.share() > 0.16 {
                    let y = if row == 0 { -height / 2.0 + 0.6 } else { height / 2.0 - deep - 0.6 };
                    houses.push((x, y, wide, deep));
                }
                x += wide + rng.within(1.3, 2.9);
            }
        }
        open(Block::Rows(n), out);
        fill(out, &rectangles(&[(-12.5, -7.5, 25.0, 15.0)]), "#dfc49d", r#"opacity=".9""#);
        raised(&rectangles(&houses), 0.7, ("#6b4a34", ".35"), color, "", out);
        out.push_str("</g>");
    }
    open(Block::House, out);
    raised(&rectangles(&[(-2.6, -2.0, 5.2, 4.0)]), 0.7, ("#6b4a34", ".35"), "#b5886a", "", out);
    out.push_str("</g>");
    for (n, color) in (0..).zip(["#b07c64", "#aa745c", "#b5836c", "#a66f58"]) {
        let (width, height, deep) = (24.0, 17.0, 4.6);
        let (left, top) = (-width / 2.0, -height / 2.0);
        let mut wings = vec![
            (left, top, width * rng.within(0.42, 0.72), deep),
            (left, -top - deep, width, deep),
            (left, top, deep, height),
        ];
        if rng.share() > 0.3 {
            wings.push((-left - deep, top + rng.within(0.0, 5.0), deep, height * 0.7));
        }
        if rng.share() > 0.5 {
            wings.push((2.0, top, 7.0, deep));
        }
        open(Block::Yard(n), out);
        fill(out, &rectangles(&[(left, top, width, height)]), "#dcc09f", "");
        raised(&rectangles(&wings), 1.1, ("#4a2c20", ".38"), color, r##"stroke="#7d4d3c" stroke-width=".35""##, out);
        out.push_str("</g>");
    }
    for (n, color) in (0..).zip(["#98604f", "#8f5847", "#a06a58"]) {
        let body = rectangles(&[(-22.0, -7.5, 44.0, 15.0)]);
        let mut saw = Pen::new();
        for tooth in 0..10_u8 {
            let x = -18.0 + 4.4 * f32::from(tooth);
            saw.through(&[(x, -7.5), (x, 7.5)]);
        }
        open(Block::Hall(n), out);
        raised(&body, 1.8, ("#2c1a12", ".4"), color, r##"stroke="#5e3427" stroke-width=".5""##, out);
        fill(out, &rectangles(&[(-22.0, -7.5, 44.0, 7.5)]), "#fff", r#"opacity=".1""#);
        fill(out, &saw.finish(), "none", r##"stroke="#5e3427" stroke-width=".55" opacity=".75""##);
        out.push_str("</g>");
    }
    for (n, color) in (0..).zip(["#a2705d", "#93604f"]) {
        let body = rectangles(&[(-9.0, -6.0, 18.0, 12.0)]);
        open(Block::Shed(n), out);
        raised(&body, 1.3, ("#2c1a12", ".38"), color, r##"stroke="#5e3427" stroke-width=".45""##, out);
        fill(out, "M-9 0h18", "none", r##"stroke="#5e3427" stroke-width=".4" opacity=".6""##);
        out.push_str("</g>");
    }
}

fn open(block: Block, out: &mut String) {
    let _ = write!(out, r#"<g id="volga-l-{}">"#, block.id());
}

/// A roof with its shadow to the lower right.
fn raised(path: &str, by: f32, (shade, strength): (&str, &str), color: &str, more: &str, out: &mut String) {
    let _ = write!(out, r#"<path d="{path}" transform="translate({by} {by})" fill="{shade}" opacity="{strength}"/>"#);
    fill(out, path, color, more);
}

/// All streets.
pub(super) fn town(chart: &Chart<'_>, out: &mut String) {
    let mut rng = Rng::new(77);
    for plot in &chart.plots {
        let heavy = plot.data.terrain == Terrain::HeavyUrban;
        let settled = plot.data.terrain == Terrain::None && matches!(plot.data.look, Look::Village | Look::Works);
        if !(heavy || settled || plot.data.terrain == Terrain::LightUrban) {
            continue;
        }
        let mut quarter = Quarter::new(chart, plot, settled);
        if heavy && matches!(plot.data.look, Look::Factory | Look::Works | Look::Silo) {
            quarter.works(&mut rng, out);
        } else {
            quarter.streets(heavy, &mut rng, out);
            quarter.odd_houses(&mut rng, out);
        }
    }
}

/// An area that is being built up, in a grid along the bank.
struct Quarter<'a> {
    plot: &'a Plot<'a>,
    middle: Point,
    reach: f32,
    angle: f32,
    turn: (f32, f32),
    /// How much of the ground stays empty.
    sparse: f32,
    /// Railways and ravines near it, on which nobody builds.
    kept: Vec<(Point, Point)>,
    /// What stands: where, and how far from it a single house has to be.
    built: Vec<(Point, f32)>,
}

impl<'a> Quarter<'a> {
    fn new(chart: &Chart<'_>, plot: &'a Plot<'a>, settled: bool) -> Self {
        let number = f32::from(plot.data.number);
        let (bank, far) = chart.along_bank(plot.centre);
        let off = if far < 330.0 { 0.0 } else { 0.5 * (number * 7.3).sin() };
        let angle = bank + off + 0.12 * (number * 3.1).sin();
        let (left, top, right, bottom) = geo::bounds(&plot.outline);
        let middle = (f32::midpoint(left, right), f32::midpoint(top, bottom));
        let reach = geo::length((left, top), (right, bottom)) / 2.0 + 20.0;
        let near = |&side: &(Point, Point)| geo::distance_to_side(middle, side) < reach;
        let lines = chart.rails.iter().chain(&chart.ravines);
        Self {
            plot,
            middle,
            reach,
            angle,
            turn: (angle.cos(), angle.sin()),
            sparse: match plot.data.look {
                Look::Village => 0.42,
                _ if settled => 0.5,
                Look::Ravine => 0.25,
                _ => 0.06,
            },
            kept: lines.flat_map(|line| geo::sides(line, false)).filter(near).collect(),
            built: Vec::new(),
        }
    }

    /// Where a place of the grid is.
    fn at(&self, (u, v): Point) -> Point {
        let (cosine, sine) = self.turn;
        (self.middle.0 + u * cosine - v * sine, self.middle.1 + u * sine + v * cosine)
    }

    /// Whether a block of this half width and height finds room at a place of the grid, with a margin to the border.
    fn fits(&self, (u, v): Point, (wide, high): (f32, f32), margin: f32) -> Option<Point> {
        let free = |(across, down): (f32, f32)| {
            let corner = self.at((u + across * wide, v + down * high));
            geo::inside(corner, &self.plot.outline)
                && geo::distance(corner, &self.plot.outline, true) >= margin
                && self.kept.iter().all(|&side| geo::distance_to_side(corner, side) >= 4.4)
        };
        let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (0.0, 0.0)];
        corners.into_iter().all(free).then(|| self.at((u, v)))
    }

    fn put(&mut self, block: Block, at: Point, around: bool, out: &mut String) {
        let house = matches!(block, Block::House);
        self.built.push((at, if house { 8.2 } else { 15.5 }));
        let angle = self.angle.to_degrees() + if around { 180.0 } else { 0.0 };
        let _ = write!(
            out,
            r##"<use href="#volga-l-{}" transform="translate({} {})rotate({})"/>"##,
            block.id(),
            tenth(at.0),
            tenth(at.1),
            angle.round() + 0.0
        );
    }

    /// Places of a line of the grid, from one side to the other.
    fn steps(&self, from: f32, step: f32) -> impl Iterator<Item = f32> + use<> {
        let reach = self.reach;
        (0..1000).map(move |n: usize| from + small(n) * step).take_while(move |at| *at < reach)
    }

    /// Long halls first, sheds where they leave room.
    fn works(&mut self, rng: &mut Rng, out: &mut String) {
        let mut halls: Vec<(Point, f32)> = Vec::new();
        let clear = |halls: &[(Point, f32)], (u, v): Point, own: f32, apart: (f32, f32)| {
            halls.iter().all(|&((hall, row), half)| {
                let rows = if half > 20.0 { apart.0 } else { apart.1 };
                (row - v).abs() >= rows || (hall - u).abs() >= half + own
            })
        };
        for (n, v) in (0_u16..).zip(self.steps(-self.reach, 19.0)) {
            for u in self.steps(-self.reach + if n % 2 == 1 { 14.0 } else { 0.0 }, 4.0) {
                if !clear(&halls, (u, v), 24.0, (17.0, 17.0)) {
                    continue;
                }
                if let Some(at) = self.fits((u, v), (22.0, 7.5), 3.5) {
                    self.put(Block::Hall(rng.below(3)), at, false, out);
                    halls.push(((u, v), 22.0));
                }
            }
        }
        for v in self.steps(-self.reach, 14.0) {
            for u in self.steps(-self.reach, 5.0) {
                if !clear(&halls, (u, v), 12.0, (15.5, 13.5)) {
                    continue;
                }
                if let Some(at) = self.fits((u, v), (9.0, 6.0), 3.5).filter(|_| rng.share() > 0.12) {
                    self.put(Block::Shed(rng.below(2)), at, false, out);
                    halls.push(((u, v), 10.0));
                }
            }
        }
    }

    fn streets(&mut self, heavy: bool, rng: &mut Rng, out: &mut String) {
        let look = self.plot.data.look;
        let city = matches!(look, Look::City | Look::Station | Look::Barracks | Look::Hospital);
        let (wide, high) = if heavy || city { (12.0, 8.5) } else { (12.5, 7.5) };
        let first = rng.within(0.0, 6.0);
        for v in self.steps(-self.reach + first, high * 2.0 + 4.2) {
            let mut u = -self.reach + rng.within(0.0, 9.0);
            while u < self.reach {
                let at = self.fits((u, v), (wide, high), 1.8);
                u += if at.is_some() { wide * 2.0 + 4.6 } else { 3.0 };
                let Some(at) = at.filter(|_| rng.share() >= self.sparse) else { continue };
                let block = match () {
                    () if heavy || city && rng.share() > 0.25 => Block::Yard(rng.below(4)),
                    () if look == Look::Works && rng.share() > 0.72 => Block::Shed(rng.below(2)),
                    () => Block::Rows(rng.below(5)),
                };
                let around = matches!(block, Block::Rows(_)) && rng.share() > 0.9;
                self.put(block, at, around, out);
            }
        }
    }

    fn odd_houses(&mut self, rng: &mut Rng, out: &mut String) {
        for v in self.steps(-self.reach, 8.0) {
            for u in self.steps(-self.reach, 8.0) {
                if rng.share() < 0.4 + self.sparse * 0.6 {
                    continue;
                }
                let Some(at) = self.fits((u, v), (3.2, 2.6), 1.6) else { continue };
                if self.built.iter().all(|&(other, room)| geo::length(other, at) >= room) {
                    self.put(Block::House, at, false, out);
                }
            }
        }
    }
}
