//! The land: the steppe in winter, with everything on it that has no words and does not change. Its colors are those of
//! paper; where a page is dark, the page dims it.

mod relief;

use std::fmt::Write;
use std::sync::{Arc, OnceLock};

use cauldron::components::{Components, LineKind, Pack, River};
use guide::geo::{self, Pen, Rng, Step};

use super::decor;
use super::lay::{self, Point};

/// The great river: whatever is broader than this is full of floes.
const GREAT: f32 = 20.0;
/// How far apart the rows of houses along the Volga stand.
const ROW: f32 = 10.5;

/// The land of a pack; that of the printed one is drawn once.
pub(super) fn land(c: &'static Components) -> Arc<str> {
    static PRINTED: OnceLock<Arc<str>> = OnceLock::new();
    if std::ptr::eq(c, Components::printed()) { PRINTED.get_or_init(|| draw(c)).clone() } else { draw(c) }
}

/// Draws paths with the same ink: attributes, and what is drawn.
struct Ink(String);

impl Ink {
    fn path(&mut self, attributes: &str, pen: Pen) -> &mut Self {
        // Writing to a text cannot fail.
        let _ = write!(self.0, r#"<path {attributes} d="{}"/>"#, pen.finish());
        self
    }

    fn lines(&mut self, attributes: &str, lines: &[Vec<Point>]) -> &mut Self {
        let mut pen = Pen::new();
        for line in lines {
            geo::bend(&mut pen, line);
        }
        self.path(&format!(r#"fill="none" {attributes}"#), pen)
    }
}

fn draw(c: &Components) -> Arc<str> {
    let (width, height) = lay::SIZE;
    let gullies: Vec<Vec<Point>> = decor::GULLIES.iter().map(|gully| geo::through(&lay::places(gully), 8)).collect();
    let gullies: Vec<Vec<Point>> = gullies.iter().cloned().chain(branches(&gullies)).collect();
    let rivers: Vec<(&River, Vec<Point>)> = c.decor.rivers.iter().map(|river| (river, course(river))).collect();
    let mut ink = Ink(format!(r##"<rect width="{width}" height="{height}" fill="#efece1"/>"##));
    ink.0 += &relief::relief(&rivers, &gullies);
    drifts(&mut ink);
    hachures(&mut ink, &gullies);
    for (river, course) in rivers.iter().rev() {
        water(&mut ink, river, course);
    }
    if let Some((_, course)) = rivers.iter().max_by(|a, b| a.0.width.total_cmp(&b.0.width)) {
        city(&mut ink, c, course);
    }
    villages(&mut ink, c);
    ways(&mut ink, c);
    airfields(&mut ink, c);
    start(&mut ink, c);
    smoke(&mut ink, c);
    ink.0.into()
}

/// The course of a river, drawn on to the edges of the drawing.
pub(super) fn course(river: &River) -> Vec<Point> {
    let mut points = lay::places(&river.course);
    if let [first, second, .., before, last] = points[..] {
        let on = |from: Point, to: Point| geo::between(from, to, 5.0);
        let inside = |(x, y): Point| x > 80.0 && y > 80.0 && x < lay::SIZE.0 - 110.0 && y < lay::SIZE.1 - 120.0;
        if !inside(last) {
            points.push(on(before, last));
        }
        if !inside(first) {
            points.insert(0, on(second, first));
        }
    }
    geo::through(&points, 10)
}

/// Side gullies.
fn branches(gullies: &[Vec<Point>]) -> Vec<Vec<Point>> {
    let mut branches = Vec::new();
    for (seed, gully) in (900..).zip(gullies) {
        let mut rng = Rng::new(seed);
        let steps = geo::walk(gully, 36.0, 36.0);
        for step in steps.iter().take(steps.len().saturating_sub(1)) {
            if rng.share() < 0.35 {
                continue;
            }
            let side = if rng.share() < 0.5 { 1.0 } else { -1.0 };
            let (long, turn) = (rng.within(18.0, 46.0), rng.within(0.7, 1.2));
            let by = |share: f32, turn: f32| step.by(-turn.cos() * long * share, turn.sin() * long * share * side);
            branches.push(geo::through(&[step.at, by(0.5, turn - 0.3), by(1.0, turn)], 4));
        }
    }
    branches
}

/// Snow drifts: short strokes along the wind from the north-east.
fn drifts(ink: &mut Ink) {
    let (mut rng, mut pen) = (Rng::new(1942), Pen::new());
    for _ in 0..520 {
        let at = (rng.within(0.0, lay::SIZE.0), rng.within(0.0, lay::SIZE.1));
        let long = rng.within(7.0, 22.0);
        pen.start(at).curve((at.0 + long * 0.5, at.1 - long * 0.28), (at.0 + long, at.1 - long * 0.3));
    }
    ink.path(r##"fill="none" stroke="#fffefa" stroke-width="1.1" stroke-linecap="round" opacity=".8""##, pen);
}

/// The slopes of gullies: strokes that grow towards the middle of each.
fn hachures(ink: &mut Ink, gullies: &[Vec<Point>]) {
    let mut pen = Pen::new();
    for (seed, gully) in (31..).zip(gullies) {
        let mut rng = Rng::new(seed);
        let steps = geo::walk(gully, 4.4, 0.0);
        let count = steps.len();
        for (n, step) in steps.iter().enumerate() {
            let grown = ((lay::small(n) + 3.0) / 14.0).min((lay::small(count - n) + 4.0) / 18.0).min(1.0);
            let long = rng.within(3.0, 6.4) * grown;
            for side in [1.0, -1.0] {
                pen.start(step.by(0.0, side * 1.6)).line(step.by(0.8, side * (1.6 + long)));
            }
        }
    }
    ink.path(r##"fill="none" stroke="#8195a2" stroke-width=".75" opacity=".8""##, pen);
}

/// A river: banks, ice, open water in the middle, floes.
fn water(ink: &mut Ink, river: &River, course: &[Point]) {
    let (width, broad) = (lay::length(river.width), river.width > 10.0);
    let line = [geo::simplify(course, 0.3)];
    let round = r#"stroke-linecap="round" stroke-linejoin="round""#;
    let bank = width + if broad { 5.0 } else { 3.4 };
    ink.lines(&format!(r##"stroke="#6d90a4" stroke-width="{bank:.1}" opacity=".85" {round}"##), &line);
    ink.lines(&format!(r##"stroke="#cfe0e8" stroke-width="{width:.1}" {round}"##), &line);
    if !broad {
        return;
    }
    ink.lines(&format!(r##"stroke="#a9c8d7" stroke-width="{:.1}" opacity=".8" {round}"##, width * 0.42), &line);
    let great = river.width > GREAT;
    let (mut rng, mut pen) = (Rng::new(77), Pen::new());
    for step in geo::walk(course, if great { 7.5 } else { 9.5 }, 0.0) {
        for _ in 0..if great { 2 } else { 1 } {
            let (x, y) = step.by(0.0, rng.within(-0.42, 0.42) * width);
            let size = if great { rng.within(2.2, 5.8) } else { rng.within(1.5, 3.5) };
            let (corners, turn) = (5 + rng.below(3), rng.within(0.0, 6.3));
            let corner = |n: u8, size: f32| {
                let (up, across) = (turn + f32::from(n) / f32::from(corners) * std::f32::consts::TAU).sin_cos();
                (x + across * size, y + up * size * 0.8)
            };
            let floe: Vec<Point> = (0..corners).map(|n| corner(n, size * rng.within(0.7, 1.2))).collect();
            pen.through(&floe).close();
        }
    }
    ink.path(r##"fill="#f7fbfc" stroke="#6d90a4" stroke-width=".45" stroke-opacity=".7""##, pen);
}

/// A house: a rectangle along a street.
fn house(pen: &mut Pen, step: Step, aside: f32, (wide, deep): Point) {
    let corner = |along: f32, across: f32| step.by(along * wide / 2.0, aside + across * deep / 2.0);
    pen.through(&[corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)]).close();
}

/// Stalingrad: rows of houses on the bank of the river along its areas, many of them ruins.
fn city(ink: &mut Ink, c: &Components, river: &[Point]) {
    let at: Vec<Point> = c.stalingrad.into_iter().map(|area| lay::area(c, area)).collect();
    let (_, top, _, bottom) = geo::bounds(&at);
    let (mut rng, mut whole, mut ruins) = (Rng::new(5), Pen::new(), Pen::new());
    for step in geo::walk(river, 9.5, 0.0) {
        let beyond = (top - step.at.1).max(step.at.1 - bottom);
        if at.is_empty() || beyond > 150.0 {
            continue;
        }
        for row in 0..if beyond < 40.0 { 5_u8 } else { 2 } {
            if rng.share() < 0.14 + f32::from(row) * 0.12 {
                continue;
            }
            let size = (rng.within(4.2, 9.0), rng.within(3.6, 7.4));
            let aside = 25.0 + f32::from(row) * ROW + rng.within(0.0, 2.0);
            house(if rng.share() < 0.45 { &mut ruins } else { &mut whole }, step, aside, size);
        }
    }
    ink.path(r##"fill="#a9735f" stroke="#5d3c30" stroke-width=".5""##, whole);
    ink.path(r##"fill="#e6d9cf" stroke="#5b4b43" stroke-width="1.1" stroke-dasharray="3 1.2""##, ruins);
}

/// A few houses in each area that is not the city.
fn villages(ink: &mut Ink, c: &Components) {
    let mut pen = Pen::new();
    for area in c.all.into_iter().filter(|&area| !c.stalingrad.has(area)) {
        let (mut rng, at) = (Rng::new(u32::from(area.number()) * 17), lay::area(c, area));
        for _ in 0..7 + rng.below(6) {
            let (up, across) = rng.within(0.0, std::f32::consts::TAU).sin_cos();
            let far = rng.within(18.0, 34.0);
            let step = Step { at: (at.0 + across * far * 1.2, at.1 + up * far * 0.8), along: (-up, across) };
            house(&mut pen, step, 0.0, (rng.within(2.4, 4.4), rng.within(2.0, 3.0)));
        }
    }
    ink.path(r##"fill="#6f6558" opacity=".55""##, pen);
}

/// Railways and the lines between areas.
fn ways(ink: &mut Ink, c: &Components) {
    let rails: Vec<Vec<Point>> = decor::RAILWAYS.iter().map(|line| geo::through(&lay::places(line), 8)).collect();
    let rails: Vec<Vec<Point>> = rails.iter().map(|line| geo::simplify(line, 0.3)).collect();
    ink.lines(r##"stroke="#3b342c" stroke-width="3.2" opacity=".85""##, &rails);
    ink.lines(r##"stroke="#f6f3ea" stroke-width="1.7" stroke-dasharray="7 7""##, &rails);
    for (kind, attributes) in [
        (LineKind::Land, r##"stroke="#8a7658" stroke-width="1.6" opacity=".9""##),
        (LineKind::Ford, r##"stroke="#8a7658" stroke-width="1.6" stroke-dasharray="5 3""##),
        (LineKind::Bridge, r##"stroke="#3b342c" stroke-width="3""##),
    ] {
        let of_kind = c.decor.lines.iter().filter(|line| line.kind == kind);
        let each = of_kind.map(|line| {
            let [a, b] = line.ends;
            let (from, to) = (lay::area(c, a), lay::area(c, b));
            // No road is quite straight.
            let seed = u32::from(a.number()) * 97 + u32::from(b.number());
            let (mut rng, middle) = (Rng::new(seed), geo::between(from, to, 0.5));
            let bend = (middle.0 + rng.within(-5.0, 5.0), middle.1 + rng.within(-5.0, 5.0));
            vec![from, bend, to]
        });
        ink.lines(attributes, &each.collect::<Vec<_>>());
    }
}

/// The runways, and machines beside them.
fn airfields(ink: &mut Ink, c: &Components) {
    for area in c.airfields {
        let (x, y) = lay::area(c, area);
        let _ = write!(
            ink.0,
            r##"<g transform="translate({x:.1} {y:.1})"><g transform="rotate(-28)" stroke="#2d3a41" stroke-width="1.3"><rect x="-52" y="-8.5" width="104" height="17" rx="2" fill="#fffefa" opacity=".95"/><path d="M-46 0H46" stroke-dasharray="7 5" opacity=".8"/></g>"##
        );
        for (x, y) in [(-38, 4), (40, -34), (-6, 34)] {
            let _ = write!(
                ink.0,
                r##"<path transform="translate({x} {y}) rotate(62) scale(.62)" fill="#39454b" stroke="#f6f3ea" stroke-width="1.3" paint-order="stroke" d="{}"/>"##,
                super::symbols::PLANE
            );
        }
        ink.0.push_str("</g>");
    }
}

/// The German Perimeter: where the front runs at the start.
fn start(ink: &mut Ink, c: &Components) {
    let mut line = lay::places(&c.decor.perimeter);
    line.extend(line.first().copied());
    let line = geo::through(&line, 5);
    let attributes =
        r##"stroke="#2d3a41" stroke-width="1.5" stroke-dasharray="0 5.5" stroke-linecap="round" opacity=".7""##;
    ink.lines(attributes, &[line]);
}

/// Smoke over the city.
fn smoke(ink: &mut Ink, c: &Components) {
    for (n, area) in c.stalingrad.into_iter().enumerate() {
        let (x, y) = lay::area(c, area);
        let (x, y, turn) = (x + 16.0, y - 12.0, n * 9);
        let _ = write!(
            ink.0,
            r##"<path transform="translate({x:.0} {y:.0}) rotate({turn})" fill="#4a4540" opacity=".12" d="M0 0c-3-14 8-22 4-36s10-24 26-34 14-26 34-30c-8 14-6 24-18 34s-10 22-20 32-6 24-26 34z"/>"##
        );
    }
}
