//! What is printed on the board: land, rivers, lines, names, tracks.

use cauldron::Sight;
use cauldron::components::{AreaData, Components, Letter, LineKind, River};
use kurgan_core::Id;
use maud::{Markup, html};

use super::lay::{self, Frame, Point, RADIUS};
use crate::words::{Says, Words};

/// The numbers of the Final Offensive track; at the last one it is launched (p5-launch).
const OFFENSIVE: u8 = 8;
/// The numbers of the Strategic Situation Index (p1-ssi).
const SSI: u8 = 10;

/// Where the title stands, on the far bank.
const TITLE: Point = (1428.0, 900.0);
/// The top of the legend.
const LEGEND: f32 = 946.0;

/// Everything printed.
pub(super) fn ground(game: Sight<'_>, words: Words) -> Markup {
    let c = game.pack();
    let front = super::front::outlines(c, c.inside_perimeter);
    html! {
        (patterns())
        rect.cd-land width=(lay::SIZE.0) height=(lay::SIZE.1) {}
        rect.cd-steppe width=(lay::SIZE.0) height=(lay::SIZE.1) {}
        @for river in c.decor.rivers.iter().rev() { (water(river, words)) }
        path.cd-perimeter d=(closed(&c.decor.perimeter)) {}
        (city(c))
        (lines(c))
        @if game.options().rivers { (crossings(c)) }
        (title(words))
        @for area in &c.areas { (place(c, area, &front, words)) }
        (turns(c, words))
        (relief_track(c, words))
        (column(words))
    }
}

fn patterns() -> Markup {
    html! {
        defs {
            pattern #cd-p-steppe width="64" height="48" patternUnits="userSpaceOnUse" {
                path d="M6 12h7M40 9h5M24 30h8M54 38h6M12 43h4M47 24h4" {}
            }
            pattern #cd-p-city width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(14)" {
                path d="M2 2h4v3h-4zM8 1h4v4h-4zM1 8h5v3h-5zM8 8h3v4h-3z" {}
            }
            marker #cd-m-arrow viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7"
                orient="auto-start-reverse" { path d="M0 0L8 4L0 8z" {} }
        }
    }
}

/// A river with its banks and its name.
fn water(river: &River, words: Words) -> Markup {
    let course = course(river);
    let width = lay::length(river.width);
    html! {
        path.cd-bank d=(course) stroke-width=(width + 5.0) {}
        path.cd-water d=(course) stroke-width=(width) {}
        @if river.width > 20.0 { path.cd-stream d=(course) stroke-width="1.2" {} }
        @for label in &river.labels {
            @let (x, y) = lay::place(label.at);
            text.cd-river x=(x) y=(y) font-size=(label.size * 1.5) transform=(format!("rotate({} {x} {y})", label.angle)) {
                (words.name(&river.name))
            }
        }
    }
}

/// A course drawn on to the edges of the board.
fn course(river: &River) -> String {
    let mut points: Vec<Point> = river.course.iter().map(|&at| lay::place(at)).collect();
    if let [first, second, .., before, last] = points[..] {
        let on = |from: Point, to: Point| (to.0 + 4.0 * (to.0 - from.0), to.1 + 4.0 * (to.1 - from.1));
        let inside = |(x, y): Point| x > 60.0 && y > 140.0 && x < lay::SIZE.0 - 330.0 && y < lay::SIZE.1 - 120.0;
        if !inside(last) {
            points.push(on(before, last));
        }
        if !inside(first) {
            points.insert(0, on(second, first));
        }
    }
    curve(&points)
}

/// A smooth line through points.
fn curve(points: &[Point]) -> String {
    let at = |n: usize| points[n.min(points.len() - 1)];
    let leg = |n: usize| {
        let (before, from, to, after) = (at(n.saturating_sub(2)), at(n - 1), at(n), at(n + 1));
        let one = (from.0 + (to.0 - before.0) / 6.0, from.1 + (to.1 - before.1) / 6.0);
        let two = (to.0 - (after.0 - from.0) / 6.0, to.1 - (after.1 - from.1) / 6.0);
        format!("C{:.0} {:.0} {:.0} {:.0} {:.0} {:.0}", one.0, one.1, two.0, two.1, to.0, to.1)
    };
    let legs: String = (1..points.len()).map(leg).collect();
    format!("M{:.0} {:.0}{legs}", at(0).0, at(0).1)
}

fn closed(points: &[[f32; 2]]) -> String {
    let points: Vec<Point> = points.iter().map(|&at| lay::place(at)).collect();
    let ring: Vec<Point> = points.iter().chain(points.first()).copied().collect();
    curve(&ring) + "Z"
}

/// The streets of Stalingrad along its areas.
fn city(c: &Components) -> Markup {
    let points: Vec<Point> = c.stalingrad.into_iter().map(|area| lay::area(c, area)).collect();
    if points.is_empty() {
        return html! {};
    }
    let line = curve(&points);
    html! {
        path.cd-city-edge d=(line) {}
        path.cd-city d=(line) {}
        path.cd-city-blocks d=(line) {}
    }
}

fn lines(c: &Components) -> Markup {
    let line = |kind: LineKind| {
        let of_kind = c.decor.lines.iter().filter(move |line| line.kind == kind);
        let legs = of_kind.map(|line| {
            let ((x1, y1), (x2, y2)) = lay::between(lay::area(c, line.ends[0]), lay::area(c, line.ends[1]), RADIUS);
            format!("M{x1:.0} {y1:.0}L{x2:.0} {y2:.0}")
        });
        legs.collect::<String>()
    };
    html! {
        path.cd-line d=(line(LineKind::Land)) {}
        path.cd-line.cd-ford d=(line(LineKind::Ford)) {}
        path.cd-bridge d=(line(LineKind::Bridge)) {}
        path.cd-line d=(line(LineKind::Bridge)) {}
    }
}

/// The pairs of areas of the river option (p12-rivers).
fn crossings(c: &Components) -> Markup {
    let pairs = c.all.into_iter().flat_map(|from| {
        let across = c.across_river[from.index()].into_iter();
        across.filter(move |to| from < *to).map(move |to| (from, to))
    });
    html! {
        @for (from, to) in pairs {
            @let ((x1, y1), (x2, y2)) = lay::between(lay::area(c, from), lay::area(c, to), RADIUS + 2.0);
            line.cd-crossing x1=(x1) y1=(y1) x2=(x2) y2=(y2)
                marker-start="url(#cd-m-arrow)" marker-end="url(#cd-m-arrow)" {}
        }
    }
}

/// An area: its circle, its number, its name, the letter of the relief force.
fn place(c: &Components, area: &AreaData, front: &[Vec<Point>], words: Words) -> Markup {
    let (x, y) = lay::place(area.at);
    let (name_x, name_y) = name_at(c, area, front, words);
    html! {
        circle.cd-area cx=(x) cy=(y) r=(RADIUS) {}
        text.cd-number x=(x) y=(y + 7.0) { (area.number) }
        text.cd-name x=(name_x) y=(name_y) {
            tspan { (area.number) } " " (words.name(&area.name))
        }
        @if let Some(letter) = area.entry {
            rect.cd-letter x=(x + 20.0) y=(y + 14.0) width="22" height="22" rx="3" {}
            text.cd-letter-text x=(x + 31.0) y=(y + 30.5) { (letter.id()) }
        }
    }
}

/// Where the name of an area stands: where the data pack says, unless another name or the first front line is in the way.
fn name_at(c: &Components, area: &AreaData, front: &[Vec<Point>], words: Words) -> Point {
    let above = area.label[1] < 0.0;
    let spot = |area: &AreaData, above: bool, dx: f32| {
        let (x, y) = lay::place(area.at);
        if above { (x + dx, y - RADIUS - 7.0) } else { (x + dx, y + RADIUS + 15.0) }
    };
    let own = |area: &AreaData| spot(area, area.label[1] < 0.0, area.label[0] * 1.25);
    // With its number; half of what it takes on either side.
    let half = |area: &AreaData| (lay::small(words.name(&area.name).chars().count()) + 3.0) * 3.5;
    let clear = |(x, y): Point| {
        let others = c.areas.iter().filter(|other| other.number != area.number);
        let mut others = others.map(|other| (own(other), half(other) + half(area) + 4.0));
        let mut line = front.iter().flatten();
        others.all(|(at, room)| (at.0 - x).abs() > room || (at.1 - y).abs() > 17.0)
            && line.all(|at| (at.0 - x).abs() > half(area) || (at.1 - (y - 4.0)).abs() > 11.0)
    };
    let spots = [own(area), spot(area, !above, 0.0), spot(area, above, 0.0)];
    spots.into_iter().find(|&spot| clear(spot)).unwrap_or(spots[0])
}

fn title(words: Words) -> Markup {
    let say = words.say();
    let (x, y) = TITLE;
    html! {
        text.cd-title x=(x) y=(y) { (say.cauldron_map_title()) }
        text.cd-subtitle x=(x) y=(y + 24.0) { (say.cauldron_map_place()) }
        text.cd-subtitle x=(x) y=(y + 43.0) { (say.cauldron_map_time()) }
        path.cd-compass d=(format!("M{x} {}l9 34-9-7-9 7z", y + 66.0)) {}
        text.cd-subtitle x=(x) y=(y + 118.0) { (say.cauldron_map_north()) }
    }
}

fn frame((left, top, width, height): Frame, class: &str) -> Markup {
    html! { rect class=(class) x=(left) y=(top) width=(width) height=(height) rx="3" {} }
}

/// A box with a number in its corner.
fn cell(at: Frame, class: &str, number: impl std::fmt::Display) -> Markup {
    html! {
        (frame(at, class))
        text.cd-cell-number x=(at.0 + 5.0) y=(at.1 + 14.0) { (number) }
    }
}

fn turns(c: &Components, words: Words) -> Markup {
    let last = c.setup.last_turn;
    let (left, top, width, height) = lay::TURNS;
    html! {
        (frame((left - 8.0, top - 8.0, f32::from(last) * width + 16.0, height + 16.0), "cd-panel"))
        @for turn in 1..=last {
            (cell(lay::turn(turn), if turn == last { "cd-cell cd-last" } else { "cd-cell" }, turn))
        }
        text.cd-heading x=(left) y=(top + height + 24.0) { (words.say().cauldron_turn_track()) }
    }
}

/// Five boxes to a letter, and the area that the fifth touches.
fn relief_track(c: &Components, words: Words) -> Markup {
    let (left, top, width, height) = lay::TRACK;
    let (x, right) = (left - lay::LETTERS, left + 5.0 * width);
    html! {
        (frame((x - 8.0, top - 46.0, right - x + 16.0, 4.0 * height + 54.0), "cd-panel"))
        text.cd-heading x=(x) y=(top - 28.0) { (words.say().cauldron_relief_track()) }
        @for (n, morale) in (1..=5_u8).zip(c.relief.morale) {
            @let at = lay::relief_box(Letter::A, n);
            text.cd-small x=(at.0 + 6.0) y=(top - 8.0) { (n) }
            text.cd-small.cd-end x=(at.0 + width - 6.0) y=(top - 8.0) { (words.say().cauldron_box_morale(morale)) }
        }
        @for letter in Letter::ALL {
            @let area = c.letters[letter as usize].area;
            @let at = lay::letter(letter);
            @let data = &c.areas[area.index()];
            rect.cd-letter x=(at.0 + 4.0) y=(at.1 + 11.0) width="22" height="22" rx="3" {}
            text.cd-letter-text x=(at.0 + 15.0) y=(at.1 + 27.5) { (letter.id()) }
            text.cd-small x=(at.0 + 31.0) y=(at.1 + 20.0) { (area.number()) }
            text.cd-small x=(at.0 + 31.0) y=(at.1 + 34.0) { (words.name(&data.name)) }
            @for n in 1..=5_u8 { (frame(lay::relief_box(letter, n), "cd-cell cd-relief")) }
        }
    }
}

/// The column of tracks.
fn column(words: Words) -> Markup {
    let (left, width) = lay::COLUMN;
    let say = words.say();
    let heading = |top: f32, text: String| html! { text.cd-heading x=(left) y=(top) { (text) } };
    html! {
        (frame((left - 10.0, 6.0, width + 20.0, 1092.0), "cd-panel"))
        (heading(lay::SSI_TOP - 8.0, say.cauldron_track_name("ssi")))
        @for n in 0..=SSI {
            (cell(lay::cell(lay::SSI_TOP, n), if n == 0 { "cd-cell cd-last" } else { "cd-cell" }, n))
        }
        (heading(lay::OFFENSIVE_TOP - 8.0, say.cauldron_track_name("final_offensive")))
        @for n in 0..=OFFENSIVE {
            (cell(lay::cell(lay::OFFENSIVE_TOP, n), if n == OFFENSIVE { "cd-cell cd-last" } else { "cd-cell" }, n))
        }
        (super::margin::headings(words))
        text.cd-heading x=(left) y=(LEGEND - 10.0) { (say.cauldron_heading_legend()) }
        @for (n, (id, class)) in SIGNS.into_iter().enumerate() {
            @let (x, y) = (left + lay::small(n % 2) * 128.0, LEGEND + lay::small(n / 2) * 29.0);
            svg class=(class) x=(x) y=(y) width="20" height="20" viewBox="0 0 24 24" { use href=(format!("#cd-{id}")) {} }
            text.cd-small x=(x + 26.0) y=(y + 14.0) { (say.cauldron_sign(sign(id, class))) }
        }
        @let (x, y) = (left, LEGEND + 4.0 * 29.0 + 10.0);
        path.cd-sample d=(format!("M{x} {y}h22")) {}
        text.cd-small x=(x + 28.0) y=(y + 4.0) { (say.cauldron_sign("front")) }
        path.cd-perimeter d=(format!("M{} {y}h22", x + 128.0)) {}
        text.cd-small x=(x + 156.0) y=(y + 4.0) { (say.cauldron_sign("perimeter")) }
    }
}

/// The signs of the legend: a symbol and its class.
const SIGNS: [(&str, &str); 8] = [
    ("star", "cd-key"),
    ("plane", "cd-airfield"),
    ("pdm", "cd-pdm active"),
    ("pdm", "cd-pdm inactive"),
    ("aim", "cd-target"),
    ("burst", "cd-stake"),
    ("chevrons", "cd-breakthrough"),
    ("depleted", "cd-key"),
];

/// The word of a sign in the locales.
fn sign(id: &'static str, class: &str) -> &'static str {
    if class == "cd-pdm inactive" { "pdm_inactive" } else { id }
}
