//! Where names and counters stand: for every area the place that keeps most clear of its borders.

use std::sync::{Arc, Mutex, PoisonError};

use guide::Language;
use guide::board::{Frame, width_of};
use guide::geo::{self, Field, Point, small};
use volga::components::{Area, Components};

use super::chart::{self, Plot};
use crate::words::Words;

/// The side of a counter: 30 pixels on a screen of 1280×720.
pub(super) const COUNTER: f32 = 38.4;
/// The height of names, numbers and modifiers: 10 pixels on the same screen.
pub(super) const LETTERS: f32 = 12.5;
/// What may be cut off at the top, where the far bank lies.
pub(super) const SPARE: f32 = 100.0;
/// The most counters of an area: a full stack and the Soviet unit that it attacks (8.3).
pub(super) const MOST: usize = 5;

/// From a counter to the next, if there is room.
const PITCH: f32 = COUNTER + 4.0;
/// The same where counters overlap: in a row, and in rows and columns. Three fifths of each stay visible.
const ROW_FAN: f32 = COUNTER * 0.68;
const FAN: f32 = COUNTER * 0.8;
/// Half the badge with the number, and where the name begins beside it.
const BADGE: f32 = 10.0;
const NAME_FROM: f32 = 22.0;
/// From one line of a name to the next.
const LEADING: f32 = LETTERS;
/// Between a label and counters.
const GAP: f32 = 2.0;
/// No place is better than one so far from all borders.
const ENOUGH: f32 = 7.0;

/// How wide a text is in the narrow letters of the map.
pub(super) fn narrow(words: &str) -> f32 {
    width_of(words, LETTERS) * 0.74
}

/// The part of the drawing that a screen has to show.
pub(super) fn frame(c: &Components) -> Frame {
    let (width, height) = chart::size(c);
    (0.0, SPARE, width, height - SPARE)
}

/// Where things stand in an area.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Spot {
    /// The middle of the badge.
    pub(super) badge: Point,
    /// The lines of the name, each with the beginning of its base line.
    pub(super) lines: Vec<(String, Point)>,
    /// The base line of the modifier behind the last line.
    pub(super) modifier: Point,
    /// What badge and name cover.
    pub(super) label: Frame,
    /// Where counters lie, by how many there are.
    stacks: [Vec<Point>; MOST + 1],
}

impl Spot {
    /// Where so many counters lie.
    pub(super) fn stack(&self, count: usize) -> &[Point] {
        &self.stacks[count.min(MOST)]
    }

    /// Where a burst stands behind the name.
    pub(super) fn burst(&self) -> Point {
        let (left, top, width, height) = self.label;
        (left + width + 7.0, top + height / 2.0)
    }
}

/// The places in all areas of a pack, for the names of a language.
pub(super) struct Layout(Vec<Spot>);

impl Layout {
    /// Places are looked for when they are first asked for.
    pub(super) fn of(c: &'static Components, words: Words) -> Arc<Self> {
        static KNOWN: Mutex<Vec<(usize, Language, Arc<Layout>)>> = Mutex::new(Vec::new());
        // Packs live as long as the program: their address tells them apart.
        let (address, language) = (std::ptr::from_ref(c).addr(), words.language());
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((.., layout)) = known.iter().find(|(of, in_words, _)| *of == address && *in_words == language) {
            return Arc::clone(layout);
        }
        let (width, height) = chart::size(c);
        let room = (0.0, SPARE, width, height);
        let plots = chart::plots(c);
        let layout = Arc::new(Self(plots.iter().map(|plot| place(plot, words.name(&plot.data.name), room)).collect()));
        known.push((address, language, Arc::clone(&layout)));
        layout
    }

    pub(super) fn spot(&self, area: Area) -> &Spot {
        &self.0[usize::from(area.0).saturating_sub(1)]
    }
}

/// Something to be placed: how it is divided, its size and what speaks against it.
#[derive(Clone)]
struct Shape<T> {
    what: T,
    size: (f32, f32),
    malus: f32,
}

/// A shape in its place, and how good that is.
struct Placed<'a, T> {
    shape: &'a Shape<T>,
    frame: Frame,
    score: f32,
}

/// Counters in rows, with the distance from one to the next across and down.
type Rows = (usize, (f32, f32));

/// Places the name and the counters of an area.
fn place(plot: &Plot<'_>, name: &str, room: (f32, f32, f32, f32)) -> Spot {
    let ground = Ground::new(plot, room);
    let splits = splits(name, plot.data.tem);
    let mut labels = ground.best(&splits, 4.0);
    labels.truncate(600);
    let stacks: [Vec<Placed<'_, Rows>>; MOST] = [1, 2, 3, 4, 5].map(|count| ground.best(rows(count), 3.0));
    let mut found: Option<(f32, &Placed<'_, Vec<String>>, [Option<&Placed<'_, Rows>>; MOST])> = None;
    for label in &labels {
        let mut score = label.score;
        let mut chosen = [None; MOST];
        for (n, stacks) in stacks.iter().enumerate() {
            // The best ones come first: those that follow cannot make up for a label that is near.
            let mut best: Option<(f32, &Placed<'_, Rows>)> = None;
            for stack in stacks {
                if best.is_some_and(|(best, _)| stack.score <= best) {
                    break;
                }
                let score = stack.score - beside(label.frame, stack.frame);
                if best.is_none_or(|(best, _)| score > best) {
                    best = Some((score, stack));
                }
            }
            if let Some((best, stack)) = best {
                // Few counters are more frequent than many.
                score += best * (1.0 - 0.15 * small(n));
                chosen[n] = Some(stack);
            }
        }
        if found.as_ref().is_none_or(|(best, ..)| score > *best) {
            found = Some((score, label, chosen));
        }
    }
    let Some((_, label, chosen)) = found else { return nowhere(plot) };
    written(label, plot, chosen)
}

/// What speaks against counters in this place beside a label: that they cover it, are far from it or stand over it.
fn beside(label: Frame, stack: Frame) -> f32 {
    let across = (stack.0 - label.0 - label.2).max(label.0 - stack.0 - stack.2);
    let down = (stack.1 - label.1 - label.3).max(label.1 - stack.1 - stack.3);
    let apart = across.max(down);
    let middle = |frame: Frame| (frame.0 + frame.2 / 2.0, frame.1 + frame.3 / 2.0);
    let covers = if apart < GAP { 30.0 + (GAP - apart) * 3.0 } else { 0.0 };
    let over = if down < GAP { 0.8 } else { 0.0 } + if middle(stack).1 < middle(label).1 - 6.0 { 1.2 } else { 0.0 };
    covers + over + 0.02 * geo::length(middle(label), middle(stack))
}

/// Without any place: all in the middle, as the data have it.
fn nowhere(plot: &Plot<'_>) -> Spot {
    let (x, y) = plot.centre;
    Spot {
        badge: (x, y),
        lines: Vec::new(),
        modifier: (x, y),
        label: (x, y, 0.0, 0.0),
        stacks: std::array::from_fn(|count| vec![(x, y); count]),
    }
}

fn written(label: &Placed<'_, Vec<String>>, plot: &Plot<'_>, chosen: [Option<&Placed<'_, Rows>>; MOST]) -> Spot {
    let (left, top, _, height) = label.frame;
    let (middle, lines) = (top + height / 2.0, &label.shape.what);
    let base = |n: usize| middle + LETTERS * 0.34 + (small(n) - (small(lines.len()) - 1.0) / 2.0) * LEADING;
    let last = lines.len().saturating_sub(1);
    let mut stacks: [Vec<Point>; MOST + 1] = std::array::from_fn(|count| vec![plot.centre; count]);
    for (n, stack) in chosen.into_iter().enumerate() {
        if let Some(stack) = stack {
            stacks[n + 1] = counters(stack, n + 1);
        }
    }
    Spot {
        badge: (left + BADGE, middle),
        lines: lines.iter().enumerate().map(|(n, line)| (line.clone(), (left + NAME_FROM, base(n)))).collect(),
        modifier: (left + NAME_FROM + lines.last().map_or(0.0, |line| narrow(line)) + 2.0, base(last)),
        label: label.frame,
        stacks,
    }
}

/// The middles of counters in their rows, a shorter last row in the middle.
fn counters(stack: &Placed<'_, Rows>, count: usize) -> Vec<Point> {
    let (columns, (across, down)) = stack.shape.what;
    let (left, top, width, _) = stack.frame;
    let middle = |n: usize| {
        let (row, column) = (n / columns, n % columns);
        let in_row = columns.min(count - row * columns);
        let x = left + width / 2.0 + (small(column) - (small(in_row) - 1.0) / 2.0) * across;
        (x, top + COUNTER / 2.0 + small(row) * down)
    };
    (0..count).map(middle).collect()
}

/// The ways to write a name in at most three lines, each with its size.
fn splits(name: &str, modifier: u8) -> Vec<Shape<Vec<String>>> {
    let words: Vec<&str> = name.split(' ').collect();
    let count = words.len();
    let mut ways: Vec<Vec<String>> = vec![vec![name.to_owned()]];
    for first in 1..count {
        ways.push(vec![words[..first].join(" "), words[first..].join(" ")]);
        for second in first + 1..count {
            ways.push(vec![words[..first].join(" "), words[first..second].join(" "), words[second..].join(" ")]);
        }
    }
    let size = |lines: &[String]| {
        let last = lines.len().saturating_sub(1);
        let behind = if modifier == 0 { 0.0 } else { narrow("+4") + 4.0 };
        let wide = lines.iter().enumerate().map(|(n, line)| narrow(line) + if n == last { behind } else { 0.0 });
        (NAME_FROM + wide.fold(0.0, f32::max), (BADGE * 2.0).max(small(lines.len()) * LEADING + 2.0))
    };
    ways.into_iter()
        .map(|lines| Shape { size: size(&lines), malus: 1.2 * small(lines.len() - 1), what: lines })
        .collect()
}

/// The ways to lay so many counters.
fn rows(count: usize) -> &'static [Shape<Rows>] {
    static WAYS: [std::sync::OnceLock<Vec<Shape<Rows>>>; MOST + 1] = [const { std::sync::OnceLock::new() }; MOST + 1];
    WAYS[count.min(MOST)].get_or_init(|| {
        let mut ways = Vec::new();
        for columns in 1..=count {
            let rows = count.div_ceil(columns);
            for (tight, malus) in [(false, 0.0), (true, 6.0)] {
                if tight && count < 3 {
                    continue;
                }
                let pitch = match (tight, columns == 1 || rows == 1) {
                    (false, _) => PITCH,
                    (true, true) => ROW_FAN,
                    (true, false) => FAN,
                };
                let side = |count: usize| COUNTER + (small(count) - 1.0) * pitch;
                let holes = small(columns * rows - count);
                let size = (side(columns), side(rows));
                ways.push(Shape { what: (columns, (pitch, pitch)), size, malus: malus + holes * 0.3 });
            }
        }
        ways
    })
}

/// An area, with the way from every point to its border.
struct Ground<'a> {
    plot: &'a Plot<'a>,
    bounds: (f32, f32, f32, f32),
    clear: Field,
}

impl<'a> Ground<'a> {
    /// How far around an area its clearance is known.
    const AROUND: f32 = 40.0;

    fn new(plot: &'a Plot<'a>, room: (f32, f32, f32, f32)) -> Self {
        let (left, top, right, bottom) = geo::bounds(&plot.outline);
        let bounds = (left - Self::AROUND, top - Self::AROUND, right + Self::AROUND, bottom + Self::AROUND);
        let clear = Field::new((bounds.2 - bounds.0, bounds.3 - bounds.1), 3.0, |at| {
            let at = (at.0 + bounds.0, at.1 + bounds.1);
            let from_edge = (at.0 - room.0).min(at.1 - room.1).min(room.2 - at.0).min(room.3 - at.1);
            // Nothing may leave the drawing.
            let from_edge = if from_edge < 2.0 { from_edge * 4.0 - 20.0 } else { from_edge + 2.0 };
            geo::depth(at, &plot.outline).min(from_edge)
        });
        Self { plot, bounds: (left, top, right, bottom), clear }
    }

    /// How far a frame stays within the area.
    fn clearance(&self, (left, top, width, height): Frame) -> f32 {
        let points = [(0.0, 0.0), (0.5, 0.0), (1.0, 0.0), (0.0, 0.5), (1.0, 0.5), (0.0, 1.0), (0.5, 1.0), (1.0, 1.0)];
        let at = |(x, y): Point| {
            let (x, y) = (left + width * x - self.bounds.0, top + height * y - self.bounds.1);
            self.clear.at((x + Self::AROUND, y + Self::AROUND))
        };
        points.into_iter().map(at).fold(f32::MAX, f32::min)
    }

    /// The places for these shapes, the best first; those that leave the area only where all do.
    fn best<'s, T>(&self, shapes: &'s [Shape<T>], step: f32) -> Vec<Placed<'s, T>> {
        let (left, top, right, bottom) = self.bounds;
        let mut placed = Vec::new();
        for shape in shapes {
            let (width, height) = shape.size;
            let steps = |from: f32, to: f32| {
                (0..400_usize).map(move |n| from + small(n) * step).take_while(move |at| *at <= to)
            };
            let (spare_x, spare_y) = ((width - (right - left)).max(8.0), (height - (bottom - top)).max(8.0));
            for x in steps(left - spare_x, right - width + spare_x) {
                for y in steps(top - spare_y, bottom - height + spare_y) {
                    let frame = (x, y, width, height);
                    let clear = self.clearance(frame);
                    let away = geo::length((x + width / 2.0, y + height / 2.0), self.plot.centre);
                    // What leaves the area counts twice.
                    let score = clear.min(ENOUGH) + clear.min(0.0) - shape.malus - away * 0.015;
                    placed.push(Placed { shape, frame, score });
                }
            }
        }
        placed.sort_by(|a, b| b.score.total_cmp(&a.score));
        let best = placed.first().map_or(0.0, |placed| placed.score);
        placed.retain(|placed| placed.score > best - 22.0);
        placed
    }
}
