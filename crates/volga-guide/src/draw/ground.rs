//! What is written on the land: the outlines and names of areas, the river, its islands, the compass.

use std::sync::OnceLock;

use guide::Language;
use guide::board::terse;
use guide::geo::{self, Point};
use maud::{Markup, PreEscaped, html};
use volga::components::{AreaData, Components, Pack, Shape, TurnData};

use super::chart::{self, turned};
use super::layout::{Layout, Spot};
use super::symbols;
use crate::words::{Says, Words};

/// What shapes of the living layer are filled with.
const FILLS: &str = concat!(
    r##"<pattern id="v-p-contested" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path fill="#9c2f24" d="M0 0h4.2v9H0z"/><path fill="#4c5a61" d="M4.2 0H9v9H4.2z"/></pattern>"##,
    r##"<radialGradient id="v-puff"><stop stop-color="#2f2a25" stop-opacity=".62"/><stop offset=".6" stop-color="#3a342e" stop-opacity=".38"/><stop offset="1" stop-color="#3a342e" stop-opacity="0"/></radialGradient>"##,
    r##"<radialGradient id="v-glow"><stop stop-color="#ffb545" stop-opacity=".95"/><stop offset=".5" stop-color="#e0601e" stop-opacity=".55"/><stop offset="1" stop-color="#e0601e" stop-opacity="0"/></radialGradient>"##,
);

/// Everything that never changes: drawn once for each language of the pack that the program carries.
pub(super) fn ground(c: &'static Components, words: Words) -> Markup {
    static DRAWN: [OnceLock<Markup>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    if !std::ptr::eq(c, Components::printed()) {
        return draw(c, words);
    }
    DRAWN[words.language() as usize].get_or_init(|| draw(c, words)).clone()
}

fn draw(c: &'static Components, words: Words) -> Markup {
    let layout = Layout::of(c, words);
    let plots = chart::plots(c);
    terse(&html! {
        defs {
            (PreEscaped(FILLS))
            @for plot in &plots {
                path id=(format!("v-a{}", plot.data.number)) d=(geo::polygon(&plot.outline)) {}
            }
            // Drawn with the pieces, over the tints of the areas.
            @for plot in &plots { (label(plot.data, layout.spot(volga::components::Area(plot.data.number)))) }
        }
        g.water {
            @for island in &c.decor.islands { (island_name(c, island, words)) }
            @for text in &c.decor.texts {
                @if text.angle != 0.0 {
                    @let (x, y) = turned(c, text.at);
                    text.flow transform=(rotated((x, y), upright(text.angle - 90.0))) { (words.name(&text.name)) }
                }
            }
        }
        (compass(c, words))
    })
}

/// An angle at which letters stand on their feet.
fn upright(angle: f32) -> f32 {
    let angle = angle.rem_euclid(360.0);
    if angle > 90.0 && angle < 270.0 { angle - 180.0 } else { angle }
}

fn rotated((x, y): Point, angle: f32) -> String {
    format!("translate({} {})rotate({})", x.round(), y.round(), angle.round())
}

/// The badge of an area, with its number and name. Who holds it gives the color.
fn label(area: &AreaData, spot: &Spot) -> Markup {
    let (x, y) = spot.badge;
    let tenth = |at: f32| (at * 10.0).round() / 10.0;
    // What is written in a triangle stands lower, in a shield higher.
    let down = match area.terrain {
        volga::components::Terrain::Elevated => 6.8,
        volga::components::Terrain::None => 3.8,
        _ => 4.6,
    };
    html! {
        g id=(format!("v-n{}", area.number)) {
            path.v-badge d=(symbols::badge(area.terrain)) transform=(format!("translate({} {})", tenth(x), tenth(y))) {}
            text.v-num x=(tenth(x)) y=(tenth(y + down)) { (area.number) }
            @for (n, (line, at)) in spot.lines.iter().enumerate() {
                text.v-name x=(tenth(at.0)) y=(tenth(at.1)) {
                    (line)
                    @if area.tem > 0 && n + 1 == spot.lines.len() { tspan.v-tem dx="3" { "+" (area.tem) } }
                }
            }
        }
    }
}

/// The name of an island, along it.
fn island_name(c: &Components, island: &Shape, words: Words) -> Markup {
    let points = chart::line(c, &island.points);
    let (left, top, right, bottom) = geo::bounds(&points);
    let end = |x: f32| {
        let near = |point: &&Point| (point.0 - x).abs() < (right - left) * 0.12;
        let near: Vec<f32> = points.iter().filter(near).map(|point| point.1).collect();
        near.iter().sum::<f32>() / geo::small(near.len().max(1))
    };
    let slope = ((end(right) - end(left)) / (right - left)).atan().to_degrees();
    let middle = (f32::midpoint(left, right), f32::midpoint(top, bottom) + 4.0);
    html! { text.isle transform=(rotated(middle, slope)) { (words.name(&island.name)) } }
}

/// North is to the left. The compass lies in the river, at the end that trays leave free.
fn compass(c: &Components, words: Words) -> Markup {
    let width = chart::size(c).0;
    let x = width * 0.885;
    let bank = chart::line(c, &c.decor.river.points).into_iter().filter(|point| point.1 > 0.5);
    let nearest = bank.min_by(|a, b| (a.0 - x).abs().total_cmp(&(b.0 - x).abs()));
    let y = nearest.map_or(0.0, |point| point.1) - 30.0;
    html! {
        g.compass transform=(format!("translate({} {})", x.round(), y.round())) {
            circle r="15" {}
            path.needle d="M-21 0L0-5.5V5.5z" {}
            path.tail d="M21 0L0-5.5V5.5z" {}
            text.north x="-26" y="4.5" { (words.say().volga_map_north()) }
        }
    }
}

/// The days of a turn, the month in Roman numerals as every language reads them: `13–14 IX`.
pub(super) fn days(turn: &TurnData) -> String {
    let part = |date: &str, n: usize| date.split('-').nth(n).and_then(|part| part.parse::<usize>().ok()).unwrap_or(0);
    let month = |date: &str| {
        let months = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
        months.get(part(date, 1)).copied().unwrap_or_default()
    };
    let (from, to) = (part(&turn.from, 2), part(&turn.to, 2));
    if month(&turn.from) == month(&turn.to) {
        format!("{from}–{to} {}", month(&turn.to))
    } else {
        format!("{from} {}–{to} {}", month(&turn.from), month(&turn.to))
    }
}
