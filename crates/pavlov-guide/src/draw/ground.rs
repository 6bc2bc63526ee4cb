//! The ground: the battered house from above, the square before it, the city bank, the river and the far shore.

use std::sync::OnceLock;

use guide::Language;
use guide::board::terse;
use kurgan_core::Id;
use maud::{Markup, PreEscaped, html};
use pavlov::components::{Colour, Components, Location, Pack, Position, Track, Unit};

use super::plan::{Area, CELL, CIRCLE, HEAD, LEFT, LOCATION, PLATE, Plan, SIZE, STRIP};
use crate::words::Words;

/// Patterns and the land under everything.
const LAND: &str = include_str!("land.svg");

/// Left, top, width.
type Litter = (u16, u16, u16);

/// Where rubble, craters and trees lie.
#[rustfmt::skip]
const LITTER: [(&str, &[Litter]); 3] = [
    ("rubble", &[
        (8, 846, 58), (30, 1010, 46), (556, 92, 60), (612, 180, 40), (596, 872, 58), (600, 500, 40),
        (566, 640, 44), (206, 690, 34), (690, 150, 70), (700, 930, 80), (880, 1030, 60), (1086, 980, 54),
        (930, 40, 46),
    ]),
    ("crater", &[
        (100, 20, 46), (560, 20, 56), (400, 880, 40), (780, 640, 70), (846, 408, 50), (930, 240, 44),
        (1090, 820, 46), (860, 900, 56),
    ]),
    ("tree", &[
        (1452, 330, 22), (1474, 346, 18), (1460, 560, 24), (1600, 600, 22), (1440, 90, 22), (1608, 330, 22),
        (1462, 780, 24), (1600, 800, 26), (1580, 40, 26), (1604, 1010, 24), (1470, 1010, 26),
    ]),
];

/// Everything printed. That of the pack the program carries is drawn once in each language.
pub(super) fn ground(plan: Plan, words: Words) -> Markup {
    static DRAWN: [OnceLock<Markup>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    if !std::ptr::eq(plan.c, Components::printed()) {
        return draw(plan, words);
    }
    DRAWN[words.language() as usize].get_or_init(|| terse(&draw(plan, words))).clone()
}

fn draw(plan: Plan, words: Words) -> Markup {
    html! {
        (PreEscaped(LAND))
        @for (symbol, places) in LITTER {
            g class=(format!("pv-{symbol}")) {
                @for (x, y, width) in places {
                    use href=(format!("#pv-g-{symbol}")) x=(x) y=(y) width=(width) height=(width) {}
                }
            }
        }
        (house(plan))
        @for position in all(plan.c.positions.len()) { (cell(plan, position, words)) }
        @for colour in Colour::ALL { (side(plan, colour)) }
        @for id in ["reserves", "supplies", "storm_group", "staging_area", "operational_support"] {
            @if let Some(area) = plan.named(id) { (boxed(plan, id, area, words)) }
        }
        @for track in all(plan.c.tracks.len()) { (lane(plan, track)) }
        @if let Some(area) = plan.named("house_marker") { (goal(area)) }
        @for unit in Unit::ALL { (plate(plan, unit, words)) }
        @for location in all(plan.c.locations.len()) { (spot(plan, location, words)) }
        @for (n, panel) in plan.c.decor.panels.iter().enumerate().take(LEFT.len()) {
            text class="pv-title" x=(LEFT[n] + 24.0) y="38" { (words.name(&panel.name)) }
        }
        @for left in &LEFT[1..] {
            path class="pv-fold" d=(format!("M{left} 0V{}", SIZE.1)) {}
        }
    }
}

fn all<I: Id>(count: usize) -> impl Iterator<Item = I> {
    (0..count).map(I::from_index)
}

/// A rectangle with a class.
fn rect(class: &str, area: Area, round: f32) -> Markup {
    html! { rect class=(class) x=(area.x) y=(area.y) width=(area.w) height=(area.h) rx=[(round > 0.0).then_some(round)] {} }
}

/// The house: floor, walls with a window at every position, broken where the shells went in.
fn house(plan: Plan) -> Markup {
    let area = plan.house();
    let (left, top, right, bottom) = (area.x - 7.0, area.y - 7.0, area.right() + 7.0, area.bottom() + 7.0);
    let middle = area.centre().1;
    let outer = format!("M{} {}V{top}H{left}V{bottom}H{right}V{}", right, middle - 60.0, middle + 52.0);
    let (inner_left, inner_top, inner_bottom) =
        (area.x + CELL.0 + 5.0, area.y + CELL.1 + 5.0, area.bottom() - CELL.1 - 5.0);
    let inner = format!(
        "M{right} {inner_top}h-66m-46 0H{}m-54 0H{inner_left}V{}m0 46V{}m0 46V{inner_bottom}H{}m46 0H{}m54 0H{right}",
        inner_left + 190.0,
        inner_top + 60.0,
        middle + 40.0,
        inner_left + 120.0,
        right - 120.0
    );
    let stairs = format!("M{} {}{}", right - 60.0, inner_top + 22.0, "h44m-44 7".repeat(9));
    let windows = (0..plan.c.positions.len()).map(Position::from_index).flat_map(|position| {
        let (at, data) = (plan.position(position), &plan.c.positions[position.index()]);
        let (x, y) = at.centre();
        let window = move |colour: Colour| match colour {
            Colour::Green => Area::around((x, top), (36.0, 12.0)),
            Colour::Red => Area::around((left, y), (12.0, 36.0)),
            Colour::Purple => Area::around((x, bottom), (36.0, 12.0)),
        };
        Colour::ALL.into_iter().filter(|&colour| data.colours[colour as usize]).map(window)
    });
    html! {
        path class="pv-trench" d=(format!("M{right} {middle}c6 30 10 60 8 90s-4 60 6 84")) {}
        (rect("pv-floor", Area { x: left, y: top, w: right - left, h: bottom - top }, 2.0))
        rect fill="url(#pv-plank)" x=(left) y=(top) width=(right - left) height=(bottom - top) {}
        path class="pv-inner" d=(inner) {}
        path class="pv-stairs" d=(stairs) {}
        path class="pv-shade" d=(outer) {}
        path class="pv-wall" d=(outer) {}
        @for window in windows { (rect("pv-window", window, 0.0)) }
        @for (x, y) in [(left, top + 196.0), (left, bottom - 170.0), (left + 250.0, top), (right - 104.0, top), (left + 176.0, bottom), (right, top + 110.0)] {
            path class="pv-breach" d=(format!("m{} {}l6-9 5 4 6-7 7 8 8-3 2 9-5 6 3 6-9 5-6-3-8 4-7-6-4-6z", x - 15.0, y + 4.0)) {}
        }
        use class="pv-rubble" href="#pv-g-rubble" x=(right - 30.0) y=(middle - 66.0) width="46" height="30" {}
        use class="pv-rubble" href="#pv-g-rubble" x=(right - 26.0) y=(middle + 30.0) width="40" height="28" {}
        use class="pv-rubble" href="#pv-g-rubble" x=(left - 14.0) y=(bottom - 16.0) width="40" height="28" {}
        use class="pv-rubble" href="#pv-g-rubble" x=(right - 30.0) y=(top - 18.0) width="44" height="30" {}
    }
}

/// A combat position with its colours, its name and the radio.
fn cell(plan: Plan, position: Position, words: Words) -> Markup {
    let (area, data) = (plan.position(position), &plan.c.positions[position.index()]);
    let colours: Vec<Colour> = Colour::ALL.into_iter().filter(|&colour| data.colours[colour as usize]).collect();
    let inset = area.wider(-1.5);
    let label = data.label.as_ref().map(|label| words.name(label));
    html! {
        @match colours[..] {
            [one, two, ..] => {
                path class=(format!("pv-cell {}", one.id()))
                    d=(format!("M{} {}h{}l-{} {}z", inset.x, inset.y, inset.w, inset.w, inset.h)) {}
                path class=(format!("pv-cell {}", two.id()))
                    d=(format!("M{} {}v{}h-{}z", inset.right(), inset.y, inset.h, inset.w)) {}
                (rect(&format!("pv-strip {}", one.id()), Area { w: inset.w / 2.0, h: STRIP, ..inset }, 0.0))
                (rect(&format!("pv-strip {}", two.id()), Area { x: inset.x + inset.w / 2.0, w: inset.w / 2.0, h: STRIP, ..inset }, 0.0))
            }
            [one] => {
                (rect(&format!("pv-cell {}", one.id()), inset, 2.0))
                (rect(&format!("pv-strip {}", one.id()), Area { h: STRIP, ..inset }, 0.0))
            }
            [] => {}
        }
        @if data.radio {
            use class="pv-ink" href="#pv-c-radio" x=(area.centre().0 - 17.0) y=(area.centre().1 - 12.0) width="34" height="34" {}
        }
        text class="pv-id" x=(inset.x + 5.0) y=(inset.y + 11.5) { (data.id) }
        @if let Some(label) = label {
            text class="pv-id end" x=(inset.right() - 5.0) y=(inset.y + 11.5) { (label) }
        }
    }
}

/// The Defense Values and the suppression box of a side.
fn side(plan: Plan, colour: Colour) -> Markup {
    let tray = plan.suppression(colour);
    let (x, y) = tray.centre();
    html! {
        (rect(&format!("pv-box {}", colour.id()), tray, 6.0))
        use class="pv-faint" href="#pv-t-suppression" x=(x - 17.0) y=(y - 17.0) width="34" height="34" {}
        @for (value, (x, y)) in plan.shields(colour) {
            use class=(format!("pv-step {}", colour.id())) href="#pv-shield" x=(x - 18.0) y=(y - 20.0) width="36" height="40" {}
            text class="pv-value" x=(x) y=(y + 6.0) { (value) }
        }
    }
}

/// A box with its name.
fn boxed(plan: Plan, id: &str, area: Area, words: Words) -> Markup {
    let name = plan.c.boxes.iter().find(|each| each.id == id).map(|each| words.name(&each.name));
    let name = name.unwrap_or_default();
    html! {
        (rect("pv-box", area, 6.0))
        @for (n, line) in lines(name, area.w - 8.0, 6.7).iter().enumerate() {
            text class="pv-head" x=(area.centre().0) y=(area.y + HEAD - 6.0 + 13.0 * super::plan::small(n)) { (line) }
        }
    }
}

/// A track: its lane to the house and its circles, the one for sappers dashed.
fn lane(plan: Plan, track: Track) -> Markup {
    let data = &plan.c.tracks[track.index()];
    let (outline, (x, y)) = plan.lane(track);
    let points: Vec<String> = outline.iter().map(|(x, y)| format!("{x},{y}")).collect();
    let colour = data.colour.id();
    html! {
        polygon class=(format!("pv-lane {colour}")) points=(points.join(" ")) {}
        @for circle in 1..=data.circles {
            @let (x, y) = plan.circle(track, circle);
            @let sapper = circle == data.sapper_circle;
            circle class=(format!("pv-ring {colour}{}", if sapper { " sapper" } else { "" })) cx=(x) cy=(y) r=(CIRCLE) {}
            @if sapper {
                use class="pv-faint" href="#pv-t-sapper" x=(x - 12.0) y=(y - 12.0) width="24" height="24" {}
            } @else {
                text class="pv-nth" x=(x) y=(y + 6.0) { (circle) }
            }
        }
        circle class=(format!("pv-number {colour}")) cx=(x) cy=(y) r="12" {}
        text class="pv-number-text" x=(x) y=(y + 5.0) { (data.number) }
    }
}

/// The house as the attackers see it: three sides in their colours.
fn goal(area: Area) -> Markup {
    let (x, y, r, b) = (area.x, area.y, area.right(), area.bottom());
    html! {
        (rect("pv-goal", area, 2.0))
        path class="pv-goal-side green" d=(format!("M{x} {y}H{r}")) {}
        path class="pv-goal-side red" d=(format!("M{x} {y}V{b}")) {}
        path class="pv-goal-side purple" d=(format!("M{x} {b}H{r}")) {}
        use class="pv-ink" href="#pv-c-house" x=(area.centre().0 - 20.0) y=(area.centre().1 - 20.0) width="40" height="40" {}
    }
}

/// The name of a unit over its locations.
fn plate(plan: Plan, unit: Unit, words: Words) -> Markup {
    let area = plan.unit(unit);
    let name = lines(words.name(&plan.c.unit_names[unit as usize]), area.w - 6.0, 6.2);
    let first = area.y + PLATE / 2.0 + 4.0 - 5.75 * super::plan::small(name.len().saturating_sub(1));
    html! {
        (rect("pv-unit", area, 8.0))
        (rect("pv-plate", Area { h: PLATE, ..area }, 8.0))
        @for (n, line) in name.iter().enumerate() {
            text class="pv-unit-name" x=(area.centre().0) y=(first + 11.5 * super::plan::small(n)) { (line) }
        }
        @if unit == Unit::Sapper {
            use class="pv-ink" href="#pv-t-sapper" x=(area.centre().0 - 15.0) y=(area.y + PLATE + 1.0) width="30" height="30" {}
        }
    }
}

/// A location with its number.
fn spot(plan: Plan, location: Location, words: Words) -> Markup {
    let (x, y) = plan.location(location);
    let data = &plan.c.locations[location.index()];
    let name = if data.unit.is_none() { lines(words.name(&data.name), 146.0, 6.7) } else { Vec::new() };
    html! {
        @for (n, line) in name.iter().rev().enumerate() {
            text class="pv-unit-name" x=(x.max(LEFT[2] + 78.0)) y=(y - LOCATION - 9.0 - 11.5 * super::plan::small(n)) { (line) }
        }
        @if data.unit == Some(Unit::Flotilla) {
            path class="pv-boat" d=(format!("M{x} {}c22 14 44 48 36 84c-2 8-70 8-72 0c-8-36 14-70 36-84z", y - 38.0)) {}
        }
        circle class="pv-spot" cx=(x) cy=(y) r=(LOCATION) {}
        @if let [token] = data.accepts[..] {
            use class="pv-faint" href=(format!("#pv-t-{}", token.id())) x=(x - 11.0) y=(y - 9.0) width="22" height="22" {}
        }
        circle class="pv-spot-number" cx=(x - 19.0) cy=(y - 19.0) r="11" {}
        text class="pv-spot-text" x=(x - 19.0) y=(y - 15.0) { (data.number) }
    }
}

/// A text in lines of this width, where a letter takes so much on average.
pub(super) fn lines(text: &str, width: f32, letter: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if super::plan::small(line.chars().count() + 1 + word.chars().count()) * letter <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.into()),
        }
    }
    lines
}
