//! The printed map: land, water, railways, borders, identifiers and the empty boxes of the east bank.

use std::fmt::Write;
use std::sync::OnceLock;

use guide::Language;
use guide::board::terse;
use maud::{Markup, PreEscaped, html};
use volga::components::{AreaData, Components, Look, Pack, ScenarioData, ScenarioId, Shape, Terrain, TurnData};
use volga::{MORALE_MAX, STRONG_FROM};

use super::layout::{self, Frame, HEAD, SCALE, STRIP, Written, at, spot};
use super::symbols;
use crate::words::{Says, Words};

/// Textures; the stylesheet colours them.
const PATTERNS: &str = concat!(
    r#"<pattern id="v-p-light" width="46" height="40" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)"><path class="blk" d="M3 4h9v5h-9zM17 3h5v8h-5zM29 6h11v4h-11zM6 18h5v9h-5zM19 20h12v5h-12zM37 17h5v7h-5zM2 33h10v4h-10zM22 32h5v6h-5zM33 31h8v5h-8z"/></pattern>"#,
    r#"<pattern id="v-p-heavy" width="44" height="36" patternUnits="userSpaceOnUse" patternTransform="rotate(-18)"><path class="blk" d="M2 2h16v8h-16zM22 3h18v6h-18zM3 14h8v9h-8zM15 13h20v8h-20zM38 13h5v10h-5zM2 27h20v6h-20zM26 25h14v8h-14z"/></pattern>"#,
    r#"<pattern id="v-p-elevated" width="30" height="26" patternUnits="userSpaceOnUse"><path class="hach" d="M4 9l4-5 4 5M19 22l4-5 4 5"/></pattern>"#,
    r#"<pattern id="v-p-clear" width="34" height="30" patternUnits="userSpaceOnUse"><path class="grass" d="M6 9l-1.5-4M7 9v-5M8 9l1.5-4M23 24l-1.5-4M24 24v-5M25 24l1.5-4"/></pattern>"#,
    r#"<pattern id="v-p-woods" width="28" height="26" patternUnits="userSpaceOnUse"><path class="tree" d="M7 11a4 4 0 1 1 .1 0v3M21 23a4 4 0 1 1 .1 0v3"/></pattern>"#,
    r#"<pattern id="v-p-water" width="60" height="34" patternUnits="userSpaceOnUse"><path class="wave" d="M4 9q5-4 10 0t10 0M34 26q5-4 10 0t10 0"/></pattern>"#,
    r#"<pattern id="v-p-contested" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="cg" d="M0 0h7v14h-7z"/><path class="cs" d="M7 0h7v14h-7z"/></pattern>"#,
);

/// The size of the whole drawing.
pub(super) fn size(c: &Components) -> (f32, f32) {
    (c.decor.width * SCALE + STRIP, c.decor.height * SCALE)
}

/// Everything that never changes: drawn once for each scenario and language of the pack that the program carries.
pub(super) fn ground(c: &'static Components, scenario: &ScenarioData, words: Words) -> Markup {
    static DRAWN: [[OnceLock<Markup>; ScenarioId::ALL.len()]; Language::ALL.len()] =
        [const { [const { OnceLock::new() }; ScenarioId::ALL.len()] }; Language::ALL.len()];
    if !std::ptr::eq(c, Components::printed()) {
        return draw(c, scenario, words);
    }
    DRAWN[words.language() as usize][scenario.id as usize].get_or_init(|| terse(&draw(c, scenario, words))).clone()
}

fn draw(c: &Components, scenario: &ScenarioData, words: Words) -> Markup {
    let (width, height) = size(c);
    let land = || c.areas.iter().filter(|area| area.number != 0);
    html! {
        defs {
            (PreEscaped(PATTERNS))
            @for area in land() {
                polygon id=(format!("v-a{}", area.number)) points=(points(&area.polygon)) {}
            }
            // Drawn with the pieces, over the tints of the areas.
            g #v-names .v-names { @for area in land() { (identifier(area, words)) } }
        }
        g.land { @for area in land() { (terrain(area)) } }
        (water(c, width, height, words))
        g.streams { @for line in &c.decor.ravines { polyline.gully points=(points(&line.points)) {} polyline.stream points=(points(&line.points)) {} } }
        g.rails { @for line in &c.decor.rails { polyline.bed points=(points(&line.points)) {} polyline.ties points=(points(&line.points)) {} } }
        g.landmarks {
            @for mark in &c.decor.landmarks {
                @let (x, y) = at(mark.at);
                use href=(format!("#{}", symbols::landmark(mark.kind))) x=(x - 9.0) y=(y - 9.0) width="18" height="18" {}
            }
        }
        g.borders { @for area in land() { use href=(format!("#v-a{}", area.number)) {} } }
        (title(scenario, words))
        (turns(scenario, words))
        (morale(words))
        (boxes(words))
        (key(words))
        (compass(words))
    }
}

/// Points on the drawing, as an attribute.
pub(super) fn points(points: &[[f32; 2]]) -> String {
    let mut text = String::with_capacity(points.len() * 10);
    for &point in points {
        let (x, y) = at(point);
        // Writing to a text cannot fail.
        let _ = write!(text, "{}{} {}", if text.is_empty() { "" } else { "," }, x.round(), y.round());
    }
    text
}

fn terrain(area: &AreaData) -> Markup {
    let href = format!("#v-a{}", area.number);
    let (class, texture) = match area.terrain {
        Terrain::None => ("t-none", if area.look == Look::Woods { "v-p-woods" } else { "" }),
        Terrain::Clear => ("t-clear", "v-p-clear"),
        Terrain::Elevated => ("t-elevated", "v-p-elevated"),
        Terrain::LightUrban => ("t-light", "v-p-light"),
        Terrain::HeavyUrban => ("t-heavy", "v-p-heavy"),
    };
    let (x, y) = at(area.label);
    // Higher ground is the area itself, drawn smaller around its middle.
    let contours = if area.terrain == Terrain::Elevated { &[0.8, 0.6, 0.4][..] } else { &[] };
    html! {
        use.(class) href=(href) {}
        @for shrunk in contours {
            use.contour href=(href) transform=(format!("translate({x} {y})scale({shrunk})translate(-{x} -{y})")) {}
        }
        @if !texture.is_empty() { use href=(href) fill=(format!("url(#{texture})")) {} }
    }
}

/// The river, its far bank and its islands. The strip for the boxes continues the bank to the north and east.
fn water(c: &Components, width: f32, height: f32, words: Words) -> Markup {
    let edge = c.decor.width * SCALE;
    let widened = |shape: &Shape, from: usize| -> String {
        let drawn = shape.points.iter().enumerate().map(|(n, &point)| {
            let (x, y) = at(point);
            (if n >= from && x >= edge { width } else { x }.round(), y.round())
        });
        drawn.map(|(x, y)| format!("{x} {y}")).collect::<Vec<_>>().join(",")
    };
    let bank =
        format!("{width} 0,{} 0,{} {},{}", edge + 92.0, edge + 62.0, height * 0.11, widened(&c.decor.east_bank, 1));
    html! {
        g.water {
            polygon.river points=(widened(&c.decor.river, 0)) {}
            polygon points=(widened(&c.decor.river, 0)) fill="url(#v-p-water)" {}
            polygon.shore.wide points=(bank) {} polygon.shore points=(bank) {}
            polygon.bank points=(bank) {}
            @for island in &c.decor.islands {
                polygon.shore.wide points=(points(&island.points)) {}
                polygon.bank points=(points(&island.points)) {}
            }
            @for island in &c.decor.islands { (island_name(island, words)) }
            @for text in &c.decor.texts {
                @let (x, y) = at(text.at);
                @let flat = text.angle == 0.0;
                @if !flat {
                    text.flow x=(x) y=(y) transform=(format!("rotate({} {x} {y})", text.angle)) { (words.name(&text.name)) }
                }
            }
        }
    }
}

/// The name of an island, along it.
fn island_name(island: &Shape, words: Words) -> Markup {
    let (mut top, mut bottom) = ((0.0, f32::MAX), (0.0, f32::MIN));
    for &point in &island.points {
        let (x, y) = at(point);
        if y < top.1 {
            top = (x, y);
        }
        if y > bottom.1 {
            bottom = (x, y);
        }
    }
    let (x, y) = (f32::midpoint(top.0, bottom.0), f32::midpoint(top.1, bottom.1));
    let angle = (bottom.1 - top.1).atan2(bottom.0 - top.0).to_degrees() - 180.0;
    html! {
        text.isle x=(x.round()) y=(y.round()) transform=(format!("rotate({} {} {})", angle.round(), x.round(), y.round())) {
            (words.name(&island.name))
        }
    }
}

/// The identifier of an area, with its name.
fn identifier(area: &AreaData, words: Words) -> Markup {
    let spot = spot(area);
    let (x, y) = spot.badge;
    let plain = area.terrain == Terrain::None;
    // A triangle is narrow at the top: it is drawn larger, and what is written stands lower.
    let (half_width, low) = if area.terrain == Terrain::Elevated { (18.0, 2.5) } else { (15.0, 0.0) };
    let name = words.name(&area.name);
    let lines = wrap(name, if spot.written == Written::Beside { 16 } else { 13 });
    let half = 6.0 * f32::from(u8::try_from(lines.len()).unwrap_or(1) - 1);
    html! {
        use href=(format!("#{}", symbols::identifier(area.terrain))) x=(x - half_width) y=(y - half_width - low) width=(half_width * 2.0) height=(half_width * 2.0) {}
        text.num x=(x) y=(if plain { y + 5.0 } else { y + low }) { (area.number) }
        @if !plain { text.tem x=(x) y=(y + low + 10.0) { "+" (area.tem) } }
        @for (n, line) in (0_u8..).zip(&lines) {
            @match spot.written {
                Written::Beside => text.name x=(x + half_width + 4.0) y=(y + 4.0 - half + 12.0 * f32::from(n)) { (line) },
                Written::Below => text.name.mid x=(x) y=(y + 28.0 + 12.0 * f32::from(n)) { (line) },
            }
        }
    }
}

/// Breaks a name into lines of at most so many letters, where its words allow.
pub(super) fn wrap(name: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in name.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.into()),
        }
    }
    lines
}

/// An empty box with its heading.
fn frame(frame: Frame, heading: &str) -> Markup {
    let Frame(x, y, width, height) = frame;
    html! {
        rect.frame x=(x) y=(y) width=(width) height=(height) rx="5" {}
        text.heading x=(x + 9.0) y=(y + HEAD - 8.0) { (heading) }
    }
}

fn title(scenario: &ScenarioData, words: Words) -> Markup {
    let say = words.say();
    let Frame(x, y, width, height) = layout::TITLE;
    let middle = x + width / 2.0;
    html! {
        rect.frame.title x=(x) y=(y) width=(width) height=(height) rx="5" {}
        rect.inner x=(x + 4.0) y=(y + 4.0) width=(width - 8.0) height=(height - 8.0) rx="3" {}
        text.title x=(middle) y=(y + 38.0) { (say.volga_map_title()) }
        text.subtitle x=(middle) y=(y + 59.0) { (say.volga_map_subtitle()) }
        text.scenario x=(middle) y=(y + 78.0) {
            (say.volga_map_scenario(words.name(&scenario.name), scenario.first_turn, scenario.last_turn))
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

/// The Turn Track, with arrivals and withdrawals on their turns.
fn turns(scenario: &ScenarioData, words: Words) -> Markup {
    let count = u8::try_from(scenario.turns.len()).unwrap_or(1);
    html! {
        (frame(layout::TURNS, &words.say().volga_box_turn()))
        @for (n, turn) in (0_u8..).zip(&scenario.turns) {
            @let Frame(x, y, width, height) = layout::turn_space(n, count);
            rect.space x=(x + 1.5) y=(y + 1.5) width=(width - 3.0) height=(height - 3.0) rx="3" {}
            text.turn x=(x + 8.0) y=(y + height / 2.0 + 1.0) { (turn.number) }
            text.days x=(x + 8.0) y=(y + height / 2.0 + 15.0) { (days(turn)) }
            @if scenario.arrivals.iter().any(|arrival| arrival.turn == turn.number) {
                path.plus d=(format!("M{} {}h9m-4.5-4.5v9", x + width - 16.0, y + 12.0)) {}
            }
            @if scenario.withdrawals.iter().any(|leaving| leaving.turn == turn.number) {
                path.minus d=(format!("M{} {}h9", x + width - 16.0, y + 12.0)) {}
            }
        }
    }
}

fn morale(words: Words) -> Markup {
    let say = words.say();
    let Frame(x, y, width, _) = layout::MORALE;
    html! {
        (frame(layout::MORALE, &say.volga_box_morale()))
        text.strong x=(x + width - 9.0) y=(y + HEAD - 8.0) { (say.volga_morale_strong_from(STRONG_FROM)) }
        @for morale in 0..=MORALE_MAX {
            @let Frame(x, y, width, height) = layout::morale_space(morale, MORALE_MAX);
            rect.space.shaken[morale < STRONG_FROM] x=(x + 1.5) y=(y + 1.5) width=(width - 3.0) height=(height - 3.0) rx="3" {}
            text.step x=(x + width / 2.0) y=(y + height / 2.0 + 5.0) { (morale) }
        }
    }
}

fn boxes(words: Words) -> Markup {
    let say = words.say();
    html! {
        (frame(layout::SUPPLY, &say.volga_box_supply()))
        (frame(layout::AREAS, &say.volga_box_areas()))
        (frame(layout::SUPPORT, &say.volga_box_support()))
        (frame(layout::EVENT, &say.volga_box_event()))
        (frame(layout::OUT, &say.volga_box_out()))
        (frame(layout::DUE, &say.volga_box_due()))
        (frame(layout::AWAY, &say.volga_box_away()))
        (frame(layout::WITHDRAWN, &say.volga_box_withdrawn()))
        (frame(layout::ELIMINATED, &say.volga_box_eliminated()))
    }
}

/// What shapes and tints mean.
fn key(words: Words) -> Markup {
    let say = words.say();
    let Frame(x, y, _, _) = layout::KEY;
    let left = [
        (symbols::identifier(Terrain::Clear), say.volga_ground_clear()),
        (symbols::identifier(Terrain::Elevated), say.volga_ground_elevated()),
        (symbols::identifier(Terrain::LightUrban), say.volga_ground_light_urban()),
        (symbols::identifier(Terrain::HeavyUrban), say.volga_ground_heavy_urban()),
        (symbols::identifier(Terrain::None), say.volga_ground_none()),
    ];
    let right = [
        ("v-german", say.volga_control_german()),
        ("v-soviet", say.volga_control_soviet()),
        ("v-contested", say.volga_control_contested()),
    ];
    html! {
        (frame(layout::KEY, &say.volga_box_key()))
        @for (n, (href, word)) in (0_u8..).zip(&left) {
            @let down = y + HEAD + 4.0 + 32.0 * f32::from(n);
            use href=(format!("#{href}")) x=(x + 14.0) y=(down) width="24" height="24" {}
            text.entry x=(x + 48.0) y=(down + 17.0) { (word) }
        }
        @for (n, (href, word)) in (0_u8..).zip(&right) {
            @let down = y + HEAD + 4.0 + 32.0 * f32::from(n);
            use href=(format!("#{href}")) x=(x + 208.0) y=(down + 1.0) width="20" height="20" {}
            text.entry x=(x + 238.0) y=(down + 17.0) { (word) }
        }
        rect.spentkey x=(x + 208.0) y=(y + HEAD + 100.0) width="22" height="22" rx="3" {}
        path.spentband d=(format!("M{} {}v14h-14z", x + 230.0, y + HEAD + 108.0)) {}
        text.entry x=(x + 238.0) y=(y + HEAD + 117.0) { (say.volga_key_spent()) }
        path.plus d=(format!("M{} {}h10m-5-5v10", x + 214.0, y + HEAD + 144.0)) {}
        text.entry x=(x + 238.0) y=(y + HEAD + 149.0) { (say.volga_key_arrivals()) }
    }
}

fn compass(words: Words) -> Markup {
    html! {
        g.compass transform="translate(1250 560)" {
            path.needle d="M0-30l8 30h-16z" {} path.tail d="M0 30l8-30h-16z" {}
            text.north y="-35" { (words.say().volga_map_north()) }
        }
    }
}
