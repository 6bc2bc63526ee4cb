//! The ground: what is written on the land.

use std::sync::OnceLock;

use guide::Language;
use guide::board::{Anchor, lines_of, terse};
use kurgan_core::Id;
use maud::{Markup, html};
use pavlov::components::{Components, Location, Pack, Track, Unit};

use super::plan::{Area, HOUSE, LABEL, LOCATION, NARROW, Plan, SIZE, WALL, small};
use crate::words::{Says, Words};

/// Something written on the map.
pub(super) struct Label {
    pub(super) words: String,
    /// Where its base line has its middle, or begins.
    pub(super) at: (f32, f32),
    pub(super) anchor: Anchor,
    pub(super) size: f32,
    /// A class for the stylesheet.
    pub(super) class: &'static str,
}

/// Everything written. That of the pack the program carries is set once in each language, with and without Operational
/// Support.
pub(super) fn ground(plan: Plan, support: bool, words: Words) -> Markup {
    static DRAWN: [[OnceLock<Markup>; 2]; Language::ALL.len()] =
        [const { [const { OnceLock::new() }; 2] }; Language::ALL.len()];
    if !std::ptr::eq(plan.c, Components::printed()) {
        return draw(plan, support, words);
    }
    let drawn = &DRAWN[words.language() as usize][usize::from(support)];
    drawn.get_or_init(|| terse(&draw(plan, support, words))).clone()
}

fn draw(plan: Plan, support: bool, words: Words) -> Markup {
    let house = plan.c.decor.panels.first().map_or("", |panel| words.name(&panel.name));
    // Along the eastern wall, above the door.
    let (x, y) = (HOUSE.right() - WALL + 3.6, HOUSE.y + 116.0);
    html! {
        text class="pv-house" text-anchor="middle" x=(x) y=(y) font-size=(LABEL.0) transform=(format!("rotate(90 {x} {y})")) { (house.to_uppercase()) }
        @for track in (0..plan.c.tracks.len()).map(Track::from_index) {
            @let (data, (x, y)) = (&plan.c.tracks[track.index()], plan.lane(track).name);
            rect class=(format!("pv-tag {}", data.colour.id())) x=(x - 15.0) y=(y - 12.0) width="30" height="24" rx="2" {}
        }
        @for Label { words, at: (x, y), anchor, size, class } in labels(plan, support, words) {
            text class=(class) x=(x) y=(y) font-size=(size) text-anchor=(if anchor == Anchor::Start { "start" } else { "middle" }) { (words) }
        }
    }
}

/// Everything written but the name of the house on its wall.
pub(super) fn labels(plan: Plan, support: bool, words: Words) -> Vec<Label> {
    let mut labels = Vec::with_capacity(80);
    let mut put = |words: String, at: (f32, f32), size: f32, class: &'static str| {
        labels.push(Label { words, at, anchor: Anchor::Middle, size, class });
    };
    for track in (0..plan.c.tracks.len()).map(Track::from_index) {
        let (data, lane) = (&plan.c.tracks[track.index()], plan.lane(track));
        let letter = data.colour.id()[..1].to_uppercase();
        put(format!("{letter}{}", data.number), (lane.name.0, lane.name.1 + 5.2), 14.0, "pv-tag-text");
        for (n, (x, y)) in (1..).zip(lane.circles).filter(|(n, _)| *n != data.sapper_circle) {
            put(n.to_string(), (x, y + 6.0), 17.0, "pv-nth");
        }
    }
    for location in (0..plan.c.locations.len()).map(Location::from_index) {
        let ((x, y), data) = (plan.location(location), &plan.c.locations[location.index()]);
        put(data.number.to_string(), (x - 20.0, y - 13.4), 12.8, "pv-spot-text");
        if data.unit.is_none() {
            let name = short_name(plan, "battalion", words.name(&data.name), words);
            lines(&name, 84.0, (x, y + LOCATION + 12.0), &mut put);
        }
    }
    for unit in Unit::ALL {
        let (area, name) = (plan.unit(unit), words.name(&plan.c.unit_names[unit as usize]));
        let name = short_name(plan, unit.id(), name, words);
        let at = match unit {
            Unit::Flotilla => (area.centre().0, area.y + 80.0),
            // The eastern bank ends at the edge of the map.
            _ => (area.centre().0.min(SIZE.0 - 48.0), area.bottom() - 18.0),
        };
        lines(&name, if area.w > 80.0 { 92.0 } else { 84.0 }, at, &mut put);
    }
    for id in ["reserves", "supplies", "storm_group", "staging_area", "operational_support"] {
        let Some(area) = plan.named(id).filter(|_| support || id != "operational_support") else { continue };
        for (n, line) in heading(plan, id, words).into_iter().enumerate() {
            put(line, (area.centre().0, area.y + 15.0 + LABEL.1 * small(n)), LABEL.0, "pv-head");
        }
    }
    let titles =
        plan.c.decor.panels.iter().skip(1).zip([((14.0, 152.0), Anchor::Start), ((966.0, 24.0), Anchor::Middle)]);
    let titles = titles.map(|(panel, (at, anchor))| Label {
        words: words.name(&panel.name).to_uppercase(),
        at,
        anchor,
        size: 15.0,
        class: "pv-title",
    });
    labels.extend(titles);
    labels
}

/// The name of a box in lines that fit it.
pub(super) fn heading(plan: Plan, id: &str, words: Words) -> Vec<String> {
    let name = plan.c.boxes.iter().find(|each| each.id == id).map_or("", |each| words.name(&each.name));
    let room = plan.named(id).map_or(0.0, |area| area.w - 6.0);
    lines_of(name, LABEL.0 * NARROW, room)
}

/// What is left of a box below its name.
pub(super) fn room(plan: Plan, id: &str, words: Words) -> Option<Area> {
    let head = 7.0 + LABEL.1 * small(heading(plan, id, words).len());
    Some(plan.named(id)?.below(head).wider(-4.0))
}

/// The name of a unit as the map has it. Packs with other names have those.
fn short_name(plan: Plan, id: &str, name: &str, words: Words) -> String {
    if std::ptr::eq(plan.c, Components::printed()) { words.say().pavlov_short_unit(id) } else { name.into() }
}

/// A label in lines of at most this width, the first with its base line at this point.
fn lines(name: &str, width: f32, (x, y): (f32, f32), put: &mut impl FnMut(String, (f32, f32), f32, &'static str)) {
    for (n, line) in lines_of(name, LABEL.0 * NARROW, width).into_iter().enumerate() {
        put(line, (x, y + LABEL.1 * small(n)), LABEL.0, "pv-label");
    }
}
