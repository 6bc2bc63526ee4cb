//! The search for places: every way to write a name and to lay counters is tried all over an area.

use guide::board::Frame;
use guide::geo::{self, Field, Point, small};
use volga::components::{Components, Terrain};

use super::super::chart::{self, Plot};
use super::{COUNTER, LETTERS, MOST, SPARE, Spot, Stack, narrow, shared};
use crate::words::Words;

/// From a counter to the next, if there is room.
const PITCH: f32 = COUNTER + 4.0;
/// The same where counters overlap, across and down: names and factors are still read.
const FAN: (f32, f32) = (COUNTER * 0.7, COUNTER * 0.96);
/// The same where they stand in one column.
const COLUMN: f32 = COUNTER * 0.74;
/// Half the badge with the number: a triangle is wider. The name begins beside it.
const BADGE: f32 = 10.0;
const TRIANGLE: f32 = 12.8;
const BESIDE: f32 = 2.0;
/// From one line of a name to the next.
const LEADING: f32 = LETTERS;
/// Between a label and counters.
const GAP: f32 = 2.0;
/// No place is better than one so far from all borders: for a name, and for counters.
const ENOUGH: (f32, f32) = (2.5, 6.0);

/// Something to be placed: how it is divided, its size and what speaks against it.
#[derive(Clone)]
struct Shape<T> {
    what: T,
    size: (f32, f32),
    malus: f32,
}

/// A shape in its place, as its number in the list of shapes, and how good that is.
#[derive(Clone, Copy)]
struct Placed {
    shape: usize,
    frame: Frame,
    score: f32,
}

/// Counters in rows, with the distance from one to the next across and down.
type Rows = (usize, (f32, f32));

/// So many places for a name are tried with places for counters, none much worse than the best.
const LABELS: usize = 400;
const WORSE: f32 = 12.0;

/// So many places for counters are kept, so far from each other, none much worse than the best.
const CHOICE: usize = 40;
const APART: f32 = 7.0;
const SPREAD: f32 = 70.0;

/// How often areas are looked at: from the second time on with all neighbours in their places.
const ROUNDS: usize = 3;

/// Places names and counters of all areas, so that they keep clear of those of their neighbours.
pub(super) fn place_all(c: &Components, words: Words) -> Vec<Spot> {
    let (width, height) = chart::size(c);
    let room = (0.0, SPARE, width, height);
    let plots = chart::plots(c);
    let mut grounds: Vec<Ground<'_>> =
        plots.iter().map(|plot| Ground::new(plot, words.name(&plot.data.name), room)).collect();
    let mut spots: Vec<Option<Spot>> = plots.iter().map(|_| None).collect();
    for _ in 0..ROUNDS {
        for n in 0..plots.len() {
            let others =
                spots.iter().enumerate().filter(|(other, _)| *other != n).filter_map(|(_, spot)| spot.as_ref());
            grounds[n].keep_clear_of(others);
            spots[n] = Some(place(&grounds[n]));
        }
    }
    spots.into_iter().zip(&plots).map(|(spot, plot)| spot.unwrap_or_else(|| nowhere(plot))).collect()
}

/// Places the name and the counters of an area.
fn place(ground: &Ground<'_>) -> Spot {
    let mut labels = ground.ranked(&ground.labels, &LABEL);
    let best = labels.first().map_or(0.0, |label| label.score);
    labels.retain(|label| label.score > best - WORSE);
    let stacks: [Vec<Placed>; MOST] = std::array::from_fn(|n| ground.ranked(&ground.stacks[n], &STACK));
    let every = labels.len().div_ceil(LABELS).max(1);
    // Few counters are more frequent than many.
    let with_counters = |label: &Placed| -> f32 {
        let best = stacks.iter().enumerate().filter_map(|(n, stacks)| Some((n, beside_best(label, stacks, 4)?)));
        label.score + best.map(|(n, (score, _))| score * (1.0 - 0.15 * small(n))).sum::<f32>()
    };
    let found = labels.iter().step_by(every).map(|label| (with_counters(label), label));
    let Some((_, label)) = found.max_by(|a, b| a.0.total_cmp(&b.0)) else { return nowhere(ground.plot) };
    written(ground, label, &stacks)
}

/// The best place for counters beside a label, of one in so many, the best of which come first.
fn beside_best<'a>(label: &Placed, stacks: &'a [Placed], every: usize) -> Option<(f32, &'a Placed)> {
    let mut best: Option<(f32, &Placed)> = None;
    for stack in stacks.iter().step_by(every) {
        // Those that follow cannot be better.
        if best.is_some_and(|(best, _)| stack.score <= best) {
            break;
        }
        let score = stack.score - beside(label.frame, stack.frame);
        if best.is_none_or(|(best, _)| score > best) {
            best = Some((score, stack));
        }
    }
    best
}

/// What speaks against counters in this place beside a label: that they cover it, are far from it or stand over it.
fn beside(label: Frame, stack: Frame) -> f32 {
    let across = (stack.0 - label.0 - label.2).max(label.0 - stack.0 - stack.2);
    let down = (stack.1 - label.1 - label.3).max(label.1 - stack.1 - stack.3);
    let apart = across.max(down);
    let middle = |frame: Frame| (frame.0 + frame.2 / 2.0, frame.1 + frame.3 / 2.0);
    let covers = if apart < GAP { 100.0 + (GAP - apart) * 3.0 } else { 0.0 };
    let over = if down < GAP { 0.8 } else { 0.0 } + if middle(stack).1 < middle(label).1 - 6.0 { 3.0 } else { 0.0 };
    covers + over + 0.02 * geo::length(middle(label), middle(stack))
}

/// Without any place: all in the middle, as the data have it.
fn nowhere(plot: &Plot<'_>) -> Spot {
    let (x, y) = plot.centre;
    Spot {
        badge: (x, y),
        lines: Vec::new(),
        label: (x, y, 0.0, 0.0),
        stacks: std::array::from_fn(|count| {
            vec![Stack { at: vec![(x, y); count], frame: (x, y, 0.0, 0.0), malus: 0.0 }]
        }),
    }
}

fn written(ground: &Ground<'_>, label: &Placed, stacks: &[Vec<Placed>; MOST]) -> Spot {
    let plot = ground.plot;
    let (left, top, _, height) = label.frame;
    let half = badge(plot.data.terrain);
    let name_from = half * 2.0 + BESIDE;
    let (middle, lines) = (top + height / 2.0, &ground.names[label.shape].what);
    let base = |n: usize| middle + LETTERS * 0.34 + (small(n) - (small(lines.len()) - 1.0) / 2.0) * LEADING;
    Spot {
        badge: (left + half, middle),
        lines: lines.iter().enumerate().map(|(n, line)| (line.clone(), (left + name_from, base(n)))).collect(),
        label: label.frame,
        stacks: std::array::from_fn(|count| match count.checked_sub(1) {
            Some(n) => choice(label, &stacks[n], count),
            None => Vec::new(),
        }),
    }
}

/// The best places for counters beside a label, each clearly different from the others.
fn choice(label: &Placed, stacks: &[Placed], count: usize) -> Vec<Stack> {
    let mut all: Vec<Placed> =
        stacks.iter().map(|stack| Placed { score: stack.score - beside(label.frame, stack.frame), ..*stack }).collect();
    all.sort_by(|a, b| b.score.total_cmp(&a.score));
    let best = all.first().map_or(0.0, |stack| stack.score);
    let mut chosen: Vec<&Placed> = Vec::new();
    for stack in all.iter().take_while(|stack| stack.score > best - SPREAD) {
        let near = |other: &&Placed| {
            other.shape == stack.shape
                && (other.frame.0 - stack.frame.0).abs().max((other.frame.1 - stack.frame.1).abs()) < APART
        };
        if chosen.len() == CHOICE {
            break;
        }
        if !chosen.iter().any(near) {
            chosen.push(stack);
        }
    }
    let stack =
        |placed: &Placed| Stack { at: counters(placed, count), frame: placed.frame, malus: best - placed.score };
    chosen.into_iter().map(stack).collect()
}

/// The middles of counters in their rows, a shorter last row in the middle.
fn counters(stack: &Placed, count: usize) -> Vec<Point> {
    let (columns, (across, down)) = rows(count)[stack.shape].what;
    let (left, top, width, _) = stack.frame;
    let middle = |n: usize| {
        let (row, column) = (n / columns, n % columns);
        let in_row = columns.min(count - row * columns);
        let x = left + width / 2.0 + (small(column) - (small(in_row) - 1.0) / 2.0) * across;
        (x, top + COUNTER / 2.0 + small(row) * down)
    };
    (0..count).map(middle).collect()
}

/// Half the width of a badge.
fn badge(terrain: Terrain) -> f32 {
    if terrain == Terrain::Elevated { TRIANGLE } else { BADGE }
}

/// The ways to write a name in at most three lines, each with its size.
fn splits(name: &str, half: f32, modifier: u8) -> Vec<Shape<Vec<String>>> {
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
        (half * 2.0 + BESIDE + wide.fold(0.0, f32::max), (BADGE * 2.0).max(small(lines.len()) * LEADING + 2.0))
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
            for (tight, malus) in [(false, 0.0), (true, 5.0)] {
                if tight && count < 3 {
                    continue;
                }
                let (across, down) = match (tight, columns) {
                    (false, _) => (PITCH, PITCH),
                    (true, 1) => (PITCH, COLUMN),
                    (true, _) => FAN,
                };
                let side = |count: usize, pitch: f32| COUNTER + (small(count) - 1.0) * pitch;
                let holes = small(columns * rows - count);
                let size = (side(columns, across), side(rows, down));
                ways.push(Shape { what: (columns, (across, down)), size, malus: malus + holes * 0.3 });
            }
        }
        ways
    })
}

/// An area with all that could stand there.
struct Ground<'a> {
    plot: &'a Plot<'a>,
    bounds: (f32, f32, f32, f32),
    /// From every point to the border.
    clear: Field,
    /// The ways to write its name, where those could stand, and where counters could.
    names: Vec<Shape<Vec<String>>>,
    labels: Vec<Placed>,
    stacks: [Vec<Placed>; MOST],
    /// Names around it, and counters with how much they weigh.
    near_names: Vec<Frame>,
    near_counters: Vec<(Frame, f32)>,
}

/// What it costs to cover names and counters of neighbours: at all, and by the square unit.
struct Cost {
    names: (f32, f32),
    counters: f32,
}

const LABEL: Cost = Cost { names: (25.0, 0.2), counters: 0.025 };
const STACK: Cost = Cost { names: (12.0, 0.1), counters: 0.006 };

impl<'a> Ground<'a> {
    /// How far around an area its clearance is known.
    const AROUND: f32 = 40.0;
    /// From one place that is tried to the next.
    const STEP: f32 = 4.0;
    /// Places that are so much worse than the best are not looked at again.
    const HOPELESS: f32 = 60.0;

    fn new(plot: &'a Plot<'a>, name: &str, room: (f32, f32, f32, f32)) -> Self {
        let (left, top, right, bottom) = geo::bounds(&plot.outline);
        let bounds = (left - Self::AROUND, top - Self::AROUND, right + Self::AROUND, bottom + Self::AROUND);
        let clear = Field::new((bounds.2 - bounds.0, bounds.3 - bounds.1), 3.0, |at| {
            let at = (at.0 + bounds.0, at.1 + bounds.1);
            let from_edge = (at.0 - room.0).min(at.1 - room.1).min(room.2 - at.0).min(room.3 - at.1);
            // Nothing may leave the drawing.
            let from_edge = if from_edge < 2.0 { from_edge * 4.0 - 20.0 } else { from_edge + 2.0 };
            geo::depth(at, &plot.outline).min(from_edge)
        });
        let names = splits(name, badge(plot.data.terrain), plot.data.tem);
        let mut ground = Self {
            plot,
            bounds: (left, top, right, bottom),
            clear,
            names,
            labels: Vec::new(),
            stacks: Default::default(),
            near_names: Vec::new(),
            near_counters: Vec::new(),
        };
        ground.labels = ground.places(&ground.names, ENOUGH.0);
        // A name may stand out, its number may not.
        let half = badge(plot.data.terrain);
        for label in &mut ground.labels {
            let (left, top, _, height) = label.frame;
            if !geo::inside((left + half, top + height / 2.0), &plot.outline) {
                label.score -= Self::HOPELESS;
            }
        }
        ground.stacks = std::array::from_fn(|n| ground.places(rows(n + 1), ENOUGH.1));
        ground
    }

    /// What lies around it now.
    fn keep_clear_of<'s>(&mut self, others: impl Iterator<Item = &'s Spot>) {
        let (left, top, right, bottom) = self.bounds;
        let around = 30.0;
        let near = (left - around, top - around, right - left + 2.0 * around, bottom - top + 2.0 * around);
        self.near_names.clear();
        self.near_counters.clear();
        for spot in others {
            if shared(spot.label, near) > 0.0 {
                self.near_names.push(spot.label);
            }
            let stacks =
                spot.stacks.iter().enumerate().filter_map(|(count, stacks)| Some((count, stacks.first()?.frame)));
            let stacks = stacks.filter(|(_, frame)| shared(*frame, near) > 0.0);
            // Few counters are more frequent than many.
            self.near_counters
                .extend(stacks.map(|(count, frame)| (frame, 1.0 - 0.15 * small(count.saturating_sub(1)))));
        }
    }

    /// What it costs to stand there.
    fn cost(&self, frame: Frame, cost: &Cost) -> f32 {
        let names = self.near_names.iter().map(|&name| shared(name, frame)).filter(|&share| share > 0.0);
        let names: f32 = names.map(|share| cost.names.0 + share * cost.names.1).sum();
        let counters: f32 = self.near_counters.iter().map(|&(other, weight)| shared(other, frame) * weight).sum();
        names + counters * cost.counters
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

    /// The places for these shapes; those that leave the area only where all do.
    fn places<T>(&self, shapes: &[Shape<T>], enough: f32) -> Vec<Placed> {
        let (left, top, right, bottom) = self.bounds;
        let steps = |from: f32, to: f32| {
            (0..400_usize).map(move |n| from + small(n) * Self::STEP).take_while(move |at| *at <= to)
        };
        let (mut placed, mut best) = (Vec::new(), f32::MIN);
        for (n, shape) in shapes.iter().enumerate() {
            let (width, height) = shape.size;
            let (spare_x, spare_y) = ((width - (right - left)).max(8.0), (height - (bottom - top)).max(8.0));
            for x in steps(left - spare_x, right - width + spare_x) {
                for y in steps(top - spare_y, bottom - height + spare_y) {
                    let frame = (x, y, width, height);
                    let clear = self.clearance(frame);
                    let away = geo::length((x + width / 2.0, y + height / 2.0), self.plot.centre);
                    // What leaves the area counts more than twice.
                    let score = clear.min(enough) + clear.min(0.0) * 1.5 - shape.malus - away * 0.015;
                    if score > best - Self::HOPELESS {
                        best = best.max(score);
                        placed.push(Placed { shape: n, frame, score });
                    }
                }
            }
        }
        placed.retain(|placed| placed.score > best - Self::HOPELESS);
        placed
    }

    /// These places as they are with what lies around them, the best first.
    fn ranked(&self, placed: &[Placed], cost: &Cost) -> Vec<Placed> {
        let with_cost = |placed: &Placed| Placed { score: placed.score - self.cost(placed.frame, cost), ..*placed };
        let mut ranked: Vec<Placed> = placed.iter().map(with_cost).collect();
        ranked.sort_by(|a, b| b.score.total_cmp(&a.score));
        ranked
    }
}
