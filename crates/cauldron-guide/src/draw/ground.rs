//! What is written on the land: rivers, armies, the title; and what the front is filled with.

use cauldron::Sight;
use cauldron::components::Components;
use kurgan_core::Id;
use maud::{Markup, html};

use super::decor;
use super::lay::{self, Frame, PAD, Point};
use crate::words::{Says, Words};

/// Where the title stands.
const TITLE: Point = (84.0, 96.0);
/// Where north is.
const COMPASS: Point = (1300.0, 92.0);
/// The height of the letters of armies, and what each letter is set apart.
const ARMY: f32 = 16.5;
const APART: f32 = 3.0;
/// The height of the letters of rivers.
const RIVER: f32 = 15.0;

/// Words along a line: where their middle is, the slope in degrees, how wide they are.
struct Lettered<'a> {
    words: std::borrow::Cow<'a, str>,
    at: Point,
    angle: f32,
    width: f32,
}

/// The names of the armies of the set-up.
fn armies(c: &Components, words: Words) -> impl Iterator<Item = Lettered<'_>> {
    decor::LETTERING.iter().filter_map(move |&(id, at, angle)| {
        let army = c.armies.iter().find(|army| army.id == id)?;
        let name = words.name(&army.name);
        // The number as it is: 24th ARMY.
        let name =
            name.split_once(' ').map_or(name.into(), |(number, rest)| format!("{number} {}", rest.to_uppercase()));
        let count = lay::small(name.chars().count());
        Some(Lettered {
            width: lay::narrow(&name, ARMY) + APART * count,
            words: name.into(),
            at: lay::place(at),
            angle: lay::slope(angle),
        })
    })
}

/// The names of the rivers.
fn rivers(c: &Components, words: Words) -> impl Iterator<Item = Lettered<'_>> {
    c.decor.rivers.iter().flat_map(move |river| {
        river.labels.iter().map(move |label| {
            let name = words.name(&river.name);
            Lettered {
                width: lay::narrow(name, RIVER) + 3.0 * lay::small(name.chars().count()),
                words: name.into(),
                at: lay::place(label.at),
                angle: lay::slope(label.angle),
            }
        })
    })
}

/// Where there are words already.
pub(super) fn words_at(c: &Components, words: Words) -> Vec<Frame> {
    let lettered = armies(c, words).chain(rivers(c, words)).flat_map(|lettered| {
        let (y, x) = lettered.angle.to_radians().sin_cos();
        let count = (lettered.width / 14.0).ceil();
        let steps = (0..=20_u8).map(f32::from).take_while(move |&n| n <= count);
        steps.map(move |n| {
            let along = lettered.width * (n / count - 0.5);
            lay::around((lettered.at.0 + x * along, lettered.at.1 + y * along), (15.0, 15.0))
        })
    });
    let title = (TITLE.0 - 6.0, TITLE.1 - 22.0, 150.0, 56.0);
    lettered.chain([title]).collect()
}

/// Everything written.
pub(super) fn ground(game: Sight<'_>, words: Words) -> Markup {
    let c = game.pack();
    html! {
        (patterns())
        @for river in rivers(c, words) { (lettered("cd-river", &river)) }
        @for army in armies(c, words) { (lettered("cd-army-name", &army)) }
        @if game.options().rivers { (crossings(c)) }
        (title(words))
    }
}

/// What the pocket is hatched with.
fn patterns() -> Markup {
    html! {
        defs {
            pattern #cd-p-pocket width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(35)" {
                rect.cd-tint width="7" height="7" {}
                path.cd-hatched d="M0 0V7" {}
            }
            pattern #cd-p-snow width="90" height="84" patternUnits="userSpaceOnUse" {
                rect.cd-grey width="90" height="84" {}
                path.cd-flake d="M8 12h0M31 5h0M52 26h0M77 14h0M19 41h0M64 50h0M42 63h0M84 71h0M11 76h0M70 80h0" {}
                path.cd-flake.fine d="M24 22h0M45 10h0M68 33h0M6 56h0M35 47h0M82 42h0M55 74h0M27 68h0" {}
            }
            marker #cd-m-arrow viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7"
                orient="auto-start-reverse" { path d="M0 0L8 4L0 8z" {} }
        }
    }
}

fn lettered(class: &str, lettered: &Lettered<'_>) -> Markup {
    let (x, y) = lettered.at;
    let place = format!("translate({x:.0} {y:.0}) rotate({:.0})", lettered.angle);
    html! { text class=(class) y="5" transform=(place) { (lettered.words) } }
}

/// The pairs of areas of the river option (p12-rivers).
fn crossings(c: &Components) -> Markup {
    let pairs = c.all.into_iter().flat_map(|from| {
        let across = c.across_river[from.index()].into_iter();
        across.filter(move |to| from < *to).map(move |to| (from, to))
    });
    html! {
        @for (from, to) in pairs {
            @let ((x1, y1), (x2, y2)) = lay::between(lay::area(c, from), lay::area(c, to), PAD + 6.0);
            line.cd-crossing x1=(x1) y1=(y1) x2=(x2) y2=(y2)
                marker-start="url(#cd-m-arrow)" marker-end="url(#cd-m-arrow)" {}
        }
    }
}

fn title(words: Words) -> Markup {
    let say = words.say();
    let (x, y) = TITLE;
    html! {
        text.cd-title x=(x) y=(y) { (say.cauldron_map_title()) }
        text.cd-subtitle x=(x) y=(y + 15.0) { (say.cauldron_map_place()) }
        text.cd-subtitle x=(x) y=(y + 30.0) { (say.cauldron_map_time()) }
        @let (x, y) = COMPASS;
        path.cd-compass d=(format!("M{x} {y}l7 26-7-5-7 5z")) {}
        text.cd-north x=(x) y=(y + 42.0) { (say.cauldron_map_north()) }
    }
}

/// The signs of the legend: a symbol, its class and its word.
const SIGNS: [(&str, &str, &str); 8] = [
    ("star", "cd-key", "star"),
    ("plane", "cd-airfield", "plane"),
    ("pdm", "cd-pdm active", "pdm"),
    ("pdm", "cd-pdm inactive", "pdm_inactive"),
    ("aim", "cd-target", "aim"),
    ("burst", "cd-hit", "burst"),
    ("chevrons", "cd-breakthrough", "chevrons"),
    ("hatch", "cd-depleted", "depleted"),
];

/// What the signs mean.
pub(super) fn legend(words: Words) -> Markup {
    let say = words.say();
    let line = |class: &str, d: &str| html! { svg.cd-sign width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" { path class=(class) d=(d) {} } };
    html! {
        ul.cd-legend {
            li { (line("cd-line red", "M0 10H24")) (say.cauldron_sign("front")) }
            li { (line("cd-line dots", "M0 12H24")) (say.cauldron_sign("perimeter")) }
            @for (id, class, word) in SIGNS {
                li {
                    svg.cd-sign width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" {
                        g class=(format!("mark {class}")) { use href=(format!("#cd-{id}")) class="tip" width="24" height="24" {} }
                    }
                    (say.cauldron_sign(word))
                }
            }
        }
    }
}
