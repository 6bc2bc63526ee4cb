//! Where names and counters stand: for every area the place that keeps most clear of its borders.

mod place;

use std::sync::Arc;

use guide::board::{Frame, width_of};
use guide::geo::{Point, small};
use guide::{Kept, Language};
use volga::components::{Area, Components};

use super::chart;
use crate::words::Words;

/// The side of a counter: 30 pixels on a screen of 1280×720.
pub(super) const COUNTER: f32 = 38.4;
/// The height of names, numbers and modifiers: 10 pixels on the same screen.
pub(super) const LETTERS: f32 = 12.5;
/// What may be cut off at the top, where the far bank lies.
pub(super) const SPARE: f32 = 100.0;
/// The most counters of an area: a full stack and the Soviet unit that it attacks (8.3).
pub(super) const MOST: usize = 5;

/// How wide a text is in the narrow letters of the map.
pub(super) fn narrow(words: &str) -> f32 {
    let digits = words.chars().filter(char::is_ascii_digit).count();
    width_of(words, LETTERS) * 0.74 + small(digits) * LETTERS * 0.04
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
    /// What badge and name cover.
    pub(super) label: Frame,
    /// Where counters could lie, by how many there are, the best first.
    stacks: [Vec<Stack>; MOST + 1],
}

/// Where counters could lie.
#[derive(Clone, PartialEq, Debug)]
struct Stack {
    at: Vec<Point>,
    /// What they cover together.
    frame: Frame,
    /// What speaks against it, more than against the best.
    malus: f32,
}

impl Spot {
    /// The places for so many counters.
    fn stacks(&self, count: usize) -> &[Stack] {
        &self.stacks[count.min(MOST)]
    }

    /// All that counters could cover.
    fn reach(&self) -> Frame {
        let frames = self.stacks.iter().flatten().map(|stack| stack.frame);
        frames
            .reduce(|one, other| {
                let (left, top) = (one.0.min(other.0), one.1.min(other.1));
                let (right, bottom) = ((one.0 + one.2).max(other.0 + other.2), (one.1 + one.3).max(other.1 + other.3));
                (left, top, right - left, bottom - top)
            })
            .unwrap_or_default()
    }

    /// Where a burst stands behind the name.
    pub(super) fn burst(&self) -> Point {
        let (left, top, width, height) = self.label;
        (left + width + 7.0, top + height / 2.0)
    }
}

/// The places in all areas of a pack, for the names of a language.
pub(super) struct Layout {
    spots: Vec<Spot>,
    /// For each area the others whose counters could cover its own.
    near: Vec<Vec<usize>>,
}

impl Layout {
    /// Places are looked for when they are first asked for.
    pub(super) fn of(c: &'static Components, words: Words) -> Arc<Self> {
        static KNOWN: Kept<(usize, Language), Layout> = Kept::new();
        // Packs live as long as the program: their address tells them apart.
        KNOWN.get((std::ptr::from_ref(c).addr(), words.language()), |_| {
            let spots = place::place_all(c, words);
            let reaches: Vec<Frame> = spots.iter().map(Spot::reach).collect();
            let near = |one: &Frame| (0..reaches.len()).filter(|&other| shared(*one, reaches[other]) > 0.0).collect();
            Self { near: reaches.iter().map(near).collect(), spots }
        })
    }

    pub(super) fn spot(&self, area: Area) -> &Spot {
        &self.spots[usize::from(area.0).saturating_sub(1)]
    }

    /// Where counters lie if there are so many in each area: in the best place, unless they covered those of a
    /// neighbour there.
    pub(super) fn lay(&self, count: impl Fn(Area) -> usize) -> Vec<Vec<Point>> {
        let counts: Vec<usize> = (1..).take(self.spots.len()).map(|number| count(Area(number))).collect();
        let stacks = |n: usize| self.spots[n].stacks(counts[n]);
        let mut chosen: Vec<usize> = vec![0; self.spots.len()];
        // The fullest first: where there is least room, there is least choice.
        let mut order: Vec<usize> = (0..self.spots.len()).filter(|&n| counts[n] > 0).collect();
        order.sort_by_key(|&n| std::cmp::Reverse(counts[n]));
        for _ in 0..2 {
            for &n in &order {
                let covers = |stack: &Stack| -> f32 {
                    let near = self.near[n].iter().filter(|&&other| other != n).filter_map(|&other| {
                        let other = stacks(other).get(chosen[other])?;
                        (shared(stack.frame, other.frame) > 0.0).then_some(other)
                    });
                    near.map(|other| shared_counters(&stack.at, &other.at)).sum::<f32>() * COVERED
                };
                let costs = stacks(n).iter().enumerate().map(|(number, stack)| (covers(stack) + stack.malus, number));
                chosen[n] = costs.min_by(|a, b| a.0.total_cmp(&b.0)).map_or(0, |(_, number)| number);
            }
        }
        (0..self.spots.len())
            .map(|n| stacks(n).get(chosen[n]).map_or_else(Vec::new, |stack| stack.at.clone()))
            .collect()
    }
}

/// What it costs to cover a counter of another area, by the square unit.
const COVERED: f32 = 0.25;

/// What two frames share.
fn shared(a: Frame, b: Frame) -> f32 {
    let across = (a.0 + a.2).min(b.0 + b.2) - a.0.max(b.0);
    let down = (a.1 + a.3).min(b.1 + b.3) - a.1.max(b.1);
    across.max(0.0) * down.max(0.0)
}

/// What the counters of two areas share.
fn shared_counters(one: &[Point], other: &[Point]) -> f32 {
    let frame = |&(x, y): &Point| (x - COUNTER / 2.0, y - COUNTER / 2.0, COUNTER, COUNTER);
    one.iter().flat_map(|a| other.iter().map(move |b| shared(frame(a), frame(b)))).sum()
}
