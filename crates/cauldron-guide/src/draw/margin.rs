//! What lies around the map: tracks, Appeals, pools of counters, markers held; and the trays beside the board.

use cauldron::components::{Commitment, Weather};
use cauldron::{Appeal, Held, Table};
use kurgan_core::{Game, Id};
use maud::{Markup, html};

use super::desk::{Desk, signed};
use super::lay::{self, Frame};
use super::pieces::{icon, mark};
use crate::words::Says;
use guide::board::{Piece, Place, Shape, Tray};

/// The tops of the parts of the column.
const TILES: f32 = 230.0;
const APPEALS: f32 = 440.0;
const POOLS: f32 = 528.0;
const MARKERS: f32 = 628.0;
/// A gap between tiles.
const GAP: f32 = 6.0;
/// The height of a tile.
const TILE: f32 = 56.0;
/// The height of a marker held.
const MARKER: f32 = 44.0;

/// The frame of the `n`th tile of a row of so many.
fn tile(top: f32, n: usize, of: usize, height: f32) -> Frame {
    let (left, width) = lay::COLUMN;
    let each = (width - GAP * (lay::small(of) - 1.0)) / lay::small(of);
    (left + lay::small(n) * (each + GAP), top, each, height)
}

/// A tile that can be pointed at.
fn button(element: String, at: Frame, class: &str, label: String, face: Markup) -> Piece {
    Piece {
        key: element.clone(),
        place: element.clone(),
        element: Some(element),
        at: lay::middle(at),
        size: (at.2, at.3),
        class: format!("cd-tile {class}"),
        label,
        face,
    }
}

/// A picture, a word and a number.
fn counted(symbol: &str, word: &str, number: impl std::fmt::Display) -> Markup {
    html! { (icon(symbol)) span.cd-word { (word) } b { (number) } }
}

impl Desk<'_> {
    /// The tracks with printed boxes, as places.
    pub(super) fn track_places(&self) -> Vec<Place> {
        let turns = self.c.setup.last_turn;
        let (left, top, width, height) = lay::TURNS;
        let (column, wide) = lay::COLUMN;
        let place = |element: &str, label: String, (left, top, width, height): Frame| Place {
            element: element.into(),
            label,
            shape: Shape::Rect(left, top, width, height),
            class: "cd-track".into(),
        };
        let rows = 2.0 * lay::CELL.1;
        let track = |id: &str, value: String| self.tongue.say().cauldron_track_value(self.track(id), value);
        vec![
            place(
                "track turn",
                track("turn", format!("{}/{turns}", self.record.turn)),
                (left, top, f32::from(turns) * width, height),
            ),
            place("track ssi", track("ssi", self.record.ssi.to_string()), (column, lay::SSI_TOP, wide, rows)),
            place(
                "track final_offensive",
                track("final_offensive", self.offensive()),
                (column, lay::OFFENSIVE_TOP, wide, rows),
            ),
        ]
    }

    /// The name of a track.
    pub(super) fn track(&self, id: &str) -> String {
        self.tongue.say().cauldron_track_name(id)
    }

    /// How the Final Offensive stands, in a word or two.
    pub(super) fn offensive(&self) -> String {
        let say = self.tongue.say();
        match self.record.launched {
            0 if self.holds(Held::ZhukovDead.id()) => say.cauldron_offensive_never(),
            0 => say.cauldron_offensive_at(self.record.final_offensive),
            turn => say.cauldron_offensive_since(turn),
        }
    }

    /// Everything around the map.
    pub(super) fn margin(&self) -> Vec<Piece> {
        let mut pieces = Vec::from(self.chips());
        pieces.extend(self.sky());
        pieces.extend(self.tiles());
        pieces.extend(self.appeals());
        pieces.extend(self.pools());
        pieces.extend(self.markers());
        pieces
    }

    /// The markers on tracks with boxes.
    fn chips(&self) -> [Piece; 3] {
        let chip = |id: &str, at: Frame, class: &str, value: String| {
            let (x, y) = lay::middle(at);
            let label = self.tongue.say().cauldron_track_value(self.track(id), value.clone());
            let mut chip = mark(
                format!("chip {id}"),
                (x + 7.0, y + 3.0),
                (25.0, 25.0),
                &format!("cd-chip {class}"),
                label,
                html! { (value) },
            );
            chip.place = value;
            chip
        };
        let launched = self.game.is_offensive_on();
        let offensive = if launched { "!".to_owned() } else { self.record.final_offensive.to_string() };
        let top =
            (lay::cell(lay::SSI_TOP, self.record.ssi), lay::cell(lay::OFFENSIVE_TOP, self.record.final_offensive));
        [
            chip("turn", lay::turn(self.record.turn), "german", self.record.turn.to_string()),
            chip("ssi", top.0, "german", self.record.ssi.to_string()),
            chip("final_offensive", top.1, if launched { "soviet cd-launched" } else { "soviet" }, offensive),
        ]
    }

    /// Weather and commitments.
    fn sky(&self) -> [Piece; 3] {
        let say = self.tongue.say();
        let frame = |n: u8| {
            let (left, top, width, height) = lay::SKY;
            (left + f32::from(n) * (width + GAP), top, width, height)
        };
        let show = |n: u8, id: &str, symbol: &str, class: &str, value: String| {
            let label = say.cauldron_track_value(self.track(id), value.clone());
            let face = html! { (icon(symbol)) span.cd-word { (self.track(id)) } b { (value) } };
            button(format!("track {id}"), frame(n), class, label, face)
        };
        let weather = self.weather();
        let symbol = if weather == Weather::Fair { "sun" } else { "snow" };
        let luftwaffe = self.luftwaffe();
        let relief = self.game.relief_commitment();
        [
            show(0, "weather", symbol, "cd-sky", say.cauldron_weather_name(weather.id())),
            show(1, "luftwaffe", "plane", level_class(luftwaffe), self.level(luftwaffe)),
            show(2, "relief", "feet", level_class(relief), self.level(relief)),
        ]
    }

    /// A commitment in a word.
    pub(super) fn level(&self, level: Option<Commitment>) -> String {
        let say = self.tongue.say();
        level.map_or_else(|| say.cauldron_not_rolled(), |level| say.cauldron_commitment_name(level.id()))
    }

    /// The numbers that have no boxes of their own.
    fn tiles(&self) -> Vec<Piece> {
        let r = &self.record;
        let show = |at: Frame, id: &str, symbol: &str, class: &str, value: u8| {
            let name = self.tongue.say().cauldron_track_short(id);
            let label = self.tongue.say().cauldron_track_value(self.track(id), value.to_string());
            button(format!("track {id}"), at, class, label, counted(symbol, &name, value))
        };
        let (second, third) = (TILES + TILE + GAP, TILES + 2.0 * (TILE + GAP));
        let weak = |bad: bool| if bad { "cd-count cd-bad" } else { "cd-count" };
        vec![
            show(tile(TILES, 0, 2, TILE), "supply", "supply", weak(r.supply == 0), r.supply),
            show(tile(TILES, 1, 2, TILE), "ip", "baton", "cd-count", r.ip),
            show(tile(second, 0, 2, TILE), "morale", "heart", weak(r.morale <= 20), r.morale),
            show(tile(second, 1, 2, TILE), "wounded", "wound", weak(r.wounded >= 15), r.wounded),
            show(tile(third, 0, 3, TILE), "evacuated", "plane", "cd-count small", r.evacuated),
            show(tile(third, 1, 3, TILE), "move", "feet", "cd-count small", r.this_turn.tally),
            show(
                tile(third, 2, 3, TILE),
                "attack_without_foa",
                "swords",
                "cd-count small",
                r.this_turn.attacks_without_foa,
            ),
        ]
    }

    fn appeals(&self) -> Vec<Piece> {
        let say = self.tongue.say();
        let closed = self.record.this_turn.appealed || self.record.this_turn.no_appeal;
        let each = Appeal::ALL.into_iter().enumerate().map(|(n, appeal)| {
            let word = appeal.word();
            let add = self.game.table_odds(Table::Appeal(appeal)).0.total();
            let name = say.cauldron_appeal_name(word);
            let class = if closed || self.appeal_over(appeal) { "cd-pool cd-used" } else { "cd-pool" };
            let face = html! { (icon("phone")) span.cd-word { (say.cauldron_appeal_short(word)) } b { (signed(add)) } };
            button(format!("appeal {word}"), tile(APPEALS + 8.0, n, 3, 60.0), class, name, face)
        });
        each.collect()
    }

    /// Whether an Appeal can never be made again.
    pub(super) fn appeal_over(&self, appeal: Appeal) -> bool {
        let foa = self.holds(Held::FoaReceived.id()) || self.holds(Held::NoFoaAppeal.id());
        appeal == Appeal::Freedom && foa || self.holds(Held::Council.id())
    }

    /// Attacks to plan, PDMs and battlegroups at hand.
    fn pools(&self) -> [Piece; 3] {
        let say = self.tongue.say();
        let pool = |n: usize, id: &str, symbol: &str, count: usize| {
            let name = say.cauldron_marker_name(id);
            let label = say.cauldron_pool_left(name.clone(), count);
            let used = if count == 0 && id != "attack" { "cd-pool cd-used" } else { "cd-pool" };
            button(format!("marker {id}"), tile(POOLS + 8.0, n, 3, 60.0), used, label, counted(symbol, &name, count))
        };
        [
            pool(0, "attack", "swords", self.record.attacks.len()),
            pool(1, "pdm", "pdm", self.free_pdms().into()),
            pool(2, "battlegroup", "tent", self.free_battlegroups()),
        ]
    }

    /// Markers held and what else lasts.
    fn markers(&self) -> Vec<Piece> {
        let say = self.tongue.say();
        let options = self.game.options();
        // Element, words, class.
        let mut list: Vec<(String, String, &str)> = Vec::new();
        if options.council_of_war && !self.holds(Held::Council.id()) {
            list.push(("council_of_war".into(), say.cauldron_marker_name("council_of_war"), "cd-idle"));
        }
        if options.rumors {
            let rumor = self.game.rumor().map(|rumor| self.tongue.name(&self.c.rumors[rumor as usize].name));
            let class = if rumor.is_some() { "cd-rumor" } else { "cd-idle" };
            let text = rumor.map_or_else(|| say.cauldron_no_rumor(), |rumor| say.cauldron_rumor_of(rumor));
            list.push(("rumor".into(), text, class));
        }
        if self.step().0 == "officers" && !self.holds(Held::Officers.id()) {
            list.push(("officers".into(), say.cauldron_marker_name("officers"), "cd-idle"));
        }
        for held in &self.record.held {
            list.push((held.clone(), say.cauldron_marker_name(held.as_str()), marker_class(held)));
        }
        if self.record.commit > 0 {
            list.push(("commit".into(), say.cauldron_commit_marker(self.record.commit), "cd-good"));
        }
        for (id, is) in [
            ("surrendered", self.record.surrender.is_some()),
            ("collapsed", self.record.collapsed),
            ("destroyed", self.record.destroyed),
        ] {
            if is {
                list.push((id.into(), say.cauldron_marker_name(id), "cd-bad"));
            }
        }
        let place = |n: usize| tile(MARKERS + lay::small(n / 2) * (MARKER + GAP), n % 2, 2, MARKER);
        let each = list.into_iter().enumerate().map(|(n, (id, text, class))| {
            let face = html! { span { (text) } };
            button(format!("marker {id}"), place(n), &format!("cd-marker {class}"), text.clone(), face)
        });
        each.collect()
    }

    /// What lies beside the board.
    pub(super) fn trays(&self) -> Vec<Tray> {
        let say = self.tongue.say();
        let units = |ids: &[String]| -> Vec<Piece> {
            self.named(ids).into_iter().map(|unit| self.unit_piece(unit, (0.0, 0.0))).collect()
        };
        let lost = self.all_units().filter(|&unit| self.game.place_of(unit) == cauldron::Place::LOST);
        vec![
            Tray { title: say.cauldron_tray_event(), pieces: self.card_in_play() },
            Tray { title: say.cauldron_tray_to_place(), pieces: units(&self.record.to_place) },
            Tray {
                title: say.cauldron_tray_lost(),
                pieces: lost.map(|unit| self.unit_piece(unit, (0.0, 0.0))).collect(),
            },
        ]
    }

    /// The card whose event is being carried out.
    fn card_in_play(&self) -> Vec<Piece> {
        let effect = self.record.agenda.iter().rev().find_map(|step| step.strip_prefix("effect "));
        let number = effect.and_then(|rest| rest.split(' ').next()).and_then(|number| number.parse::<u8>().ok());
        let card = number.and_then(|number| self.c.card(number));
        card.into_iter().map(|card| self.card_piece(card)).collect()
    }

    fn card_piece(&self, card: cauldron::components::Card) -> Piece {
        let data = &self.c.cards[card.index()];
        let say = self.tongue.say();
        let (title, text) = (self.tongue.name(&data.title), self.tongue.name(&data.text));
        let key = format!("card {}", data.number);
        Piece {
            element: Some(key.clone()),
            place: "event".into(),
            key,
            at: (0.0, 0.0),
            size: (350.0, 136.0),
            class: "cd-card".into(),
            label: say.cauldron_card_label(data.number, title, text),
            face: html! {
                span.cd-card-number { (data.number) }
                strong { (title) }
                p { (text) }
                small { (self.card_columns(card)) }
            },
        }
    }
}

fn level_class(level: Option<Commitment>) -> &'static str {
    match level {
        None => "cd-sky cd-unknown",
        Some(Commitment::Weak) => "cd-sky cd-weak",
        Some(Commitment::Average) => "cd-sky",
        Some(Commitment::Strong) => "cd-sky cd-strong",
    }
}

fn marker_class(id: &str) -> &'static str {
    match id {
        "hq_politics" | "no_foa_appeal" | "appeal_penalty" | "milch" => "cd-bad",
        _ => "cd-good",
    }
}

/// The headings of the column that the words of this file stand under.
pub(super) fn headings(tongue: crate::words::Tongue) -> Markup {
    let say = tongue.say();
    let left = lay::COLUMN.0;
    html! {
        text.cd-heading x=(left) y=(APPEALS) { (say.cauldron_heading_appeals()) }
        text.cd-heading x=(left) y=(POOLS) { (say.cauldron_heading_pools()) }
        text.cd-heading x=(left) y=(MARKERS - 8.0) { (say.cauldron_heading_markers()) }
    }
}
