//! Charts as SVG: no scripts, no external images, readable in light and dark mode.

use kurgan_core::Verdict;
use maud::{Markup, html};
use table::Words;

use crate::stats::{Estimate, Share};
use crate::tally::Histogram;

/// Where a number stands on an axis.
struct Axis {
    /// The numbers at both ends.
    from: f64,
    to: f64,
    /// The places of both ends, in units of the drawing.
    start: f64,
    end: f64,
}

impl Axis {
    fn new((from, to): (f64, f64), (start, end): (f64, f64)) -> Self {
        Self { from, to: if to > from { to } else { from + 1.0 }, start, end }
    }

    fn at(&self, number: f64) -> f64 {
        self.start + (number - self.from) / (self.to - self.from) * (self.end - self.start)
    }

    /// Round numbers along the axis, about so many.
    fn ticks(&self, about: f64) -> Vec<f64> {
        let rough = (self.to - self.from) / about;
        let power = 10_f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|n| n * power).find(|step| *step >= rough).unwrap_or(rough);
        let first = (self.from / step).ceil() * step;
        std::iter::successors(Some(first), |tick| Some(tick + step))
            .take_while(|tick| *tick <= self.to + step * 1e-9)
            .take(100)
            .collect()
    }
}

/// A place in a drawing: tenths are fine enough.
fn place(x: f64) -> String {
    format!("{x:.1}")
}

/// A number on an axis.
fn tick(x: f64, words: Words) -> String {
    let x = if x.abs() < 1e-9 { 0.0 } else { x };
    words.number(x, usize::from(x.fract().abs() >= 1e-9))
}

/// A bar for each arm, with the interval as a whisker.
pub(crate) fn rates(label: &str, arms: &[(&str, Share)], words: Words) -> Markup {
    let (left, width, row) = (230.0, 760.0, 26.0);
    let height = row * f64::from(u32::try_from(arms.len()).unwrap_or(u32::MAX)) + 26.0;
    let axis = Axis::new((0.0, 100.0), (left, width - 70.0));
    let rows = (0..).map(|n: u32| f64::from(n) * row);
    html! {
        svg viewBox=(format!("0 0 {width} {height}")) role="img" aria-label=(label) {
            @for tick in [0.0_f64, 25.0, 50.0, 75.0, 100.0] {
                line.grid x1=(place(axis.at(tick))) x2=(place(axis.at(tick))) y1="0" y2=(place(height - 22.0)) {}
                text.tick x=(place(axis.at(tick))) y=(place(height - 6.0)) text-anchor="middle" { (words.percent(tick / 100.0, 0)) }
            }
            @for ((name, share), y) in arms.iter().zip(rows) {
                @let (low, high) = share.interval();
                @let (rate, low, high) = (share.rate() * 100.0, low * 100.0, high * 100.0);
                text x=(place(left - 8.0)) y=(place(y + 17.0)) text-anchor="end" { (short(name)) title { (name) } }
                rect.win x=(place(left)) y=(place(y + 4.0)) height="17" width=(place((axis.at(rate) - left).max(0.5))) {}
                path.whisker d=(format!("M{:.1} {y:.1}m0 12.5H{:.1}m0 -5v10M{:.1} {:.1}v10", axis.at(low), axis.at(high), axis.at(low), y + 7.5)) {}
                text x=(place(axis.at(high).max(axis.at(rate)) + 8.0)) y=(place(y + 17.0)) { (words.percent(share.rate(), 1)) }
            }
        }
    }
}

/// A name that fits beside a bar.
fn short(name: &str) -> String {
    const MOST: usize = 32;
    if name.chars().count() <= MOST { name.into() } else { name.chars().take(MOST - 1).chain(['…']).collect() }
}

/// How often each score came up, stacked by how the games ended.
#[allow(clippy::cast_precision_loss)] // counts far below 2^53
pub(crate) fn scores(label: &str, scores: &[Histogram; 3], words: Words) -> Markup {
    let mut all = Histogram::default();
    for histogram in scores {
        all.merge(histogram);
    }
    let low = all.iter().next().map_or(0, |(score, _)| score);
    let high = all.iter().last().map_or(0, |(score, _)| score);
    let most = all.iter().map(|(_, times)| times).max().unwrap_or(1) as f64 / all.total().max(1) as f64 * 100.0;
    let (width, height) = (760.0, 230.0);
    let x = Axis::new((f64::from(low) - 0.5, f64::from(high) + 0.5), (46.0, width - 8.0));
    let y = Axis::new((0.0, most), (height - 24.0, 8.0));
    let wide = (x.at(1.0) - x.at(0.0)).abs();
    let bar = if wide > 4.0 { wide - 1.5 } else { wide };
    let share = |times: u64| times as f64 / all.total().max(1) as f64 * 100.0;
    html! {
        svg viewBox=(format!("0 0 {width} {height}")) role="img" aria-label=(label) {
            @for at in y.ticks(4.0) {
                line.grid x1="46" x2=(place(width - 8.0)) y1=(place(y.at(at))) y2=(place(y.at(at))) {}
                text.tick x="40" y=(place(y.at(at) + 4.0)) text-anchor="end" { (words.percent(at / 100.0, usize::from(at.fract().abs() >= 1e-9))) }
            }
            @for at in x.ticks(12.0) {
                text.tick x=(place(x.at(at))) y=(place(height - 7.0)) text-anchor="middle" { (tick(at, words)) }
            }
            @for (score, _) in all.iter() {
                @let parts = parts(scores, score);
                @for (n, ended) in Verdict::ALL.into_iter().enumerate() {
                    @let below: u64 = parts[..n].iter().sum();
                    @if parts[n] > 0 {
                        rect class=(ended.id()) x=(place(x.at(f64::from(score)) - bar / 2.0)) width=(place(bar))
                            y=(place(y.at(share(below + parts[n])))) height=(place(y.at(share(below)) - y.at(share(below + parts[n])))) {
                            title { (score) (words.colon()) (parts[n]) }
                        }
                    }
                }
            }
        }
    }
}

/// How many games with this score ended in each way.
pub(crate) fn parts(scores: &[Histogram; 3], score: i32) -> [u64; 3] {
    [0, 1, 2].map(|n: usize| scores[n].iter().find(|(known, _)| *known == score).map_or(0, |(_, times)| times))
}

/// A track over turns: the middle as a line, the middle eight tenths as a band.
pub(crate) fn bands(label: &str, turns: &[(u32, [i32; 3])], words: Words) -> Markup {
    let (width, height) = (372.0, 190.0);
    let ends = |n: usize| turns.iter().map(move |(_, band)| band[n]);
    let (low, high) = (ends(0).min().unwrap_or(0).min(0), ends(2).max().unwrap_or(1));
    let (first, last) = (turns.first().map_or(1, |(turn, _)| *turn), turns.last().map_or(1, |(turn, _)| *turn));
    let x = Axis::new((first.into(), last.into()), (38.0, width - 10.0));
    let y = Axis::new((low.into(), high.into()), (height - 24.0, 10.0));
    let point = |turn: u32, value: i32| format!("{:.1},{:.1}", x.at(turn.into()), y.at(value.into()));
    let line = |n: usize| turns.iter().map(|(turn, band)| point(*turn, band[n])).collect::<Vec<_>>();
    let around: Vec<String> = line(2).into_iter().chain(line(0).into_iter().rev()).collect();
    html! {
        figure {
            figcaption { (label) }
            svg viewBox=(format!("0 0 {width} {height}")) role="img" aria-label=(label) {
                @for at in y.ticks(4.0).into_iter().filter(|at| at.fract().abs() < 1e-9) {
                    line.grid x1="38" x2=(place(width - 10.0)) y1=(place(y.at(at))) y2=(place(y.at(at))) {}
                    text.tick x="32" y=(place(y.at(at) + 4.0)) text-anchor="end" { (tick(at, words)) }
                }
                @for at in x.ticks(8.0).into_iter().filter(|at| at.fract().abs() < 1e-9) {
                    text.tick x=(place(x.at(at))) y=(place(height - 7.0)) text-anchor="middle" { (tick(at, words)) }
                }
                polygon.band points=(around.join(" ")) {}
                polyline.middle points=(line(1).join(" ")) {}
            }
        }
    }
}

/// What goes along with more or fewer wins: a point with its interval for each.
pub(crate) fn impacts(label: &str, impacts: &[(String, Estimate)], words: Words) -> Markup {
    let (left, width, row) = (330.0, 760.0, 22.0);
    let height = row * f64::from(u32::try_from(impacts.len()).unwrap_or(u32::MAX)) + 26.0;
    let ends = impacts.iter().flat_map(|(_, difference)| [difference.low, difference.high]).map(f64::abs);
    let most = (ends.fold(0.05, f64::max) * 100.0).min(100.0);
    let axis = Axis::new((-most, most), (left, width - 12.0));
    let rows = (0..).map(|n: u32| f64::from(n) * row);
    html! {
        svg viewBox=(format!("0 0 {width} {height}")) role="img" aria-label=(label) {
            @for at in axis.ticks(6.0) {
                line class=(if at.abs() < 1e-9 { "zero" } else { "grid" }) x1=(place(axis.at(at))) x2=(place(axis.at(at))) y1="0" y2=(place(height - 22.0)) {}
                text.tick x=(place(axis.at(at))) y=(place(height - 6.0)) text-anchor="middle" { (words.signed(at, 0)) }
            }
            @for ((name, difference), y) in impacts.iter().zip(rows) {
                @let [value, low, high] = [difference.value, difference.low, difference.high].map(|share| axis.at(share * 100.0));
                text x=(place(left - 8.0)) y=(place(y + 15.0)) text-anchor="end" { (name) }
                path.whisker d=(format!("M{low:.1} {:.1}H{high:.1}", y + 11.0)) {}
                circle class=(if difference.value < 0.0 { "loss" } else { "win" }) cx=(place(value)) cy=(place(y + 11.0)) r="4.5" {
                    title { (words.signed(difference.value * 100.0, 1)) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_have_round_ticks_within_them() {
        let axis = Axis::new((-24.5, 13.5), (0.0, 100.0));
        assert_eq!(axis.ticks(8.0), [-20.0, -15.0, -10.0, -5.0, 0.0, 5.0, 10.0]);
        assert!(Axis::new((3.0, 3.0), (0.0, 100.0)).ticks(4.0).len() > 1, "a single number is no reason to fail");
        assert!((Axis::new((0.0, 10.0), (100.0, 0.0)).at(2.5) - 75.0).abs() < 1e-12);
    }

    #[test]
    fn charts_of_nothing_are_drawn_too() {
        let empty: [Histogram; 3] = Default::default();
        let words = Words::default();
        for chart in
            [rates("l", &[], words), scores("l", &empty, words), bands("l", &[], words), impacts("l", &[], words)]
        {
            let text = chart.into_string();
            assert!(text.contains("<svg") && !text.contains("NaN") && !text.contains("inf"), "{text}");
        }
    }
}
