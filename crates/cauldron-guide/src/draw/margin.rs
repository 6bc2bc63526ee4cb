//! Around the map: tracks, Appeals, pools of counters and markers held; and the trays beside the board.

use cauldron::components::{Commitment, Weather};
use cauldron::{Appeal, Held, Step, Table};
use guide::board::{Face, Piece, Shape, Spot, Tray};
use guide::signed;
use kurgan_core::Id;
use maud::{Markup, html};

use super::desk::Desk;
use super::lay::{self, Frame};
use super::pieces::mark;
use super::tiles::{self, Kind, counted};
use crate::words::Says;

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
fn button(element: String, at: Frame, class: &str, label: String, face: Face) -> Piece {
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

impl Desk<'_> {
    /// The tracks with printed boxes, as places.
    pub(super) fn track_places(&self) -> Vec<Spot> {
        let turns = self.c.setup.last_turn;
        let (left, top, width, height) = lay::TURNS;
        let (column, wide) = lay::COLUMN;
        let place = |element: &str, label: String, frame: Frame| Spot {
            element: element.into(),
            label,
            shape: Shape::Rect(frame, 4.0),
            class: "cd-track".into(),
        };
        let rows = 2.0 * lay::CELL.1;
        let track = |id: &str, value: String| self.words.say().cauldron_track_value(self.track(id), value);
        vec![
            place(
                "track turn",
                track("turn", format!("{}/{turns}", self.game.turn())),
                (left, top, f32::from(turns) * width, height),
            ),
            place("track ssi", track("ssi", self.game.ssi().to_string()), (column, lay::SSI_TOP, wide, rows)),
            place(
                "track final_offensive",
                track("final_offensive", self.offensive()),
                (column, lay::OFFENSIVE_TOP, wide, rows),
            ),
        ]
    }

    /// The name of a track.
    pub(super) fn track(&self, id: &str) -> String {
        self.words.say().cauldron_track_name(id)
    }

    /// How the Final Offensive stands, in a word or two.
    pub(super) fn offensive(&self) -> String {
        let say = self.words.say();
        match self.game.launched() {
            Some(turn) => say.cauldron_offensive_since(turn),
            None if self.game.holds(Held::ZhukovDead) => say.cauldron_offensive_never(),
            None => say.cauldron_offensive_at(self.game.offensive_index()),
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
            let label = self.words.say().cauldron_track_value(self.track(id), value.clone());
            let face = tiles::chip(&value, class == "german");
            let mut chip =
                mark(format!("chip {id}"), (x + 7.0, y + 3.0), face.size, &format!("cd-chip {class}"), label, face);
            chip.place = value;
            chip
        };
        let (turn, ssi, index) = (self.game.turn(), self.game.ssi(), self.game.offensive_index());
        let launched = self.game.is_offensive_on();
        let offensive = if launched { "!".to_owned() } else { index.to_string() };
        let top = (lay::cell(lay::SSI_TOP, ssi), lay::cell(lay::OFFENSIVE_TOP, index));
        [
            chip("turn", lay::turn(turn), "german", turn.to_string()),
            chip("ssi", top.0, "german", ssi.to_string()),
            chip("final_offensive", top.1, if launched { "soviet cd-launched" } else { "soviet" }, offensive),
        ]
    }

    /// Weather and commitments.
    fn sky(&self) -> [Piece; 3] {
        let say = self.words.say();
        let frame = |n: u8| {
            let (left, top, width, height) = lay::SKY;
            (left + f32::from(n) * (width + GAP), top, width, height)
        };
        let show = |n: u8, id: &str, symbol: &str, class: &str, value: String| {
            let label = say.cauldron_track_value(self.track(id), value.clone());
            let face = tiles::sky(frame(n), symbol, &self.track(id), &value);
            button(format!("track {id}"), frame(n), class, label, face)
        };
        let weather = self.game.weather();
        let symbol = match weather {
            Weather::Fair => "sun",
            Weather::Poor => "snow",
        };
        let luftwaffe = self.game.luftwaffe();
        let relief = self.game.relief_commitment();
        [
            show(0, "weather", symbol, "cd-sky", say.cauldron_weather_name(weather.id())),
            show(1, "luftwaffe", "plane", level_class(luftwaffe), self.level(luftwaffe)),
            show(2, "relief", "feet", level_class(relief), self.level(relief)),
        ]
    }

    /// A commitment in a word.
    pub(super) fn level(&self, level: Option<Commitment>) -> String {
        let say = self.words.say();
        level.map_or_else(|| say.cauldron_not_rolled(), |level| say.cauldron_commitment(level.id()))
    }

    /// The numbers that have no boxes of their own.
    fn tiles(&self) -> Vec<Piece> {
        let game = self.game;
        let show = |at: Frame, id: &str, symbol: &str, kind: Kind, bad: bool, value: u8| {
            let name = self.words.say().cauldron_track_short(id);
            let label = self.words.say().cauldron_track_value(self.track(id), value.to_string());
            let class = if bad { "cd-bad" } else { "" };
            button(format!("track {id}"), at, class, label, counted(at, kind, symbol, &name, value))
        };
        let (second, third) = (TILES + TILE + GAP, TILES + 2.0 * (TILE + GAP));
        let small = |n: usize, id: &str, symbol: &str, value: u8| {
            show(tile(third, n, 3, TILE), id, symbol, Kind::Small, false, value)
        };
        let large =
            |at: Frame, id: &str, symbol: &str, bad: bool, value: u8| show(at, id, symbol, Kind::Count, bad, value);
        vec![
            large(tile(TILES, 0, 2, TILE), "supply", "supply", game.supply() == 0, game.supply()),
            large(tile(TILES, 1, 2, TILE), "ip", "baton", false, game.initiative_points()),
            large(tile(second, 0, 2, TILE), "morale", "heart", game.morale() <= 20, game.morale()),
            large(tile(second, 1, 2, TILE), "wounded", "wound", game.wounded() >= 15, game.wounded()),
            small(0, "evacuated", "plane", game.evacuated()),
            small(1, "move", "feet", game.tally()),
            small(2, "attack_without_foa", "swords", game.attacks_without_foa()),
        ]
    }

    fn appeals(&self) -> Vec<Piece> {
        let say = self.words.say();
        let each = Appeal::ALL.into_iter().enumerate().map(|(n, appeal)| {
            let word = appeal.word();
            let add = self.game.modifiers(Table::Appeal(appeal)).total();
            let name = self.table(Table::Appeal(appeal));
            let class = if self.appeal_open(appeal) { "" } else { "cd-used" };
            let at = tile(APPEALS + 8.0, n, 3, 60.0);
            let face = counted(at, Kind::Pool, "phone", &say.cauldron_appeal_short(word), signed(add));
            button(format!("appeal {word}"), at, class, name, face)
        });
        each.collect()
    }

    /// Whether an Appeal may be made this turn, if it can be paid.
    pub(super) fn appeal_open(&self, appeal: Appeal) -> bool {
        !self.game.is_appeal_made() && !self.game.is_appeal_closed(appeal)
    }

    /// Attacks to plan, PDMs and battlegroups at hand.
    fn pools(&self) -> [Piece; 3] {
        let say = self.words.say();
        let pool = |n: usize, id: &str, symbol: &str, count: usize| {
            let name = say.cauldron_marker_name(id);
            let label = say.cauldron_pool_left(name.clone(), count);
            let used = if count == 0 && id != "attack" { "cd-used" } else { "" };
            let at = tile(POOLS + 8.0, n, 3, 60.0);
            button(format!("marker {id}"), at, used, label, counted(at, Kind::Pool, symbol, &name, count))
        };
        [
            pool(0, "attack", "swords", self.game.attacks().len()),
            pool(1, "pdm", "pdm", self.game.free_pdms().into()),
            pool(2, "battlegroup", "tent", self.game.free_battlegroups()),
        ]
    }

    /// Markers held and what else lasts.
    fn markers(&self) -> Vec<Piece> {
        let say = self.words.say();
        let options = self.game.options();
        // Element, words, class.
        let mut list: Vec<(&str, String, &str)> = Vec::new();
        if options.council_of_war && !self.game.holds(Held::Council) {
            list.push(("council_of_war", say.cauldron_marker_name("council_of_war"), "cd-idle"));
        }
        if options.rumors {
            let rumor = self.game.rumor().map(|rumor| self.rumor(rumor));
            let class = if rumor.is_some() { "cd-rumor" } else { "cd-idle" };
            let text = rumor.map_or_else(|| say.cauldron_no_rumor(), |rumor| say.cauldron_rumor_of(rumor));
            list.push(("rumor", text, class));
        }
        if matches!(self.game.decision(), Some(Step::Officers(_))) && !self.game.holds(Held::Officers) {
            list.push(("officers", say.cauldron_marker_name("officers"), "cd-idle"));
        }
        for held in self.game.held() {
            list.push((held.id(), say.cauldron_marker_name(held.id()), marker_class(held)));
        }
        if self.game.commit_marker() > 0 {
            list.push(("commit", say.cauldron_commit_marker(self.game.commit_marker()), "cd-good"));
        }
        for (id, is) in [
            ("surrendered", self.game.surrendered().is_some()),
            ("collapsed", self.game.is_collapsed()),
            ("destroyed", self.game.is_destroyed()),
        ] {
            if is {
                list.push((id, say.cauldron_marker_name(id), "cd-bad"));
            }
        }
        let place = |n: usize| tile(MARKERS + lay::small(n / 2) * (MARKER + GAP), n % 2, 2, MARKER);
        let each = list.into_iter().enumerate().map(|(n, (id, text, class))| {
            let face = tiles::marker(place(n), &text);
            button(format!("marker {id}"), place(n), &format!("cd-marker {class}"), text, face)
        });
        each.collect()
    }

    /// What lies beside the board.
    pub(super) fn trays(&self) -> Vec<Tray> {
        let say = self.words.say();
        let units = |at: cauldron::Place| -> Vec<Piece> {
            self.game.units_at(at).into_iter().map(|unit| self.unit_piece(unit, (0.0, 0.0))).collect()
        };
        vec![
            Tray { title: say.cauldron_tray_event(), pieces: self.card_in_play() },
            Tray { title: say.cauldron_tray_to_place(), pieces: units(cauldron::Place::TO_PLACE) },
            Tray { title: say.cauldron_tray_lost(), pieces: units(cauldron::Place::LOST) },
        ]
    }

    /// The card whose event is being carried out.
    fn card_in_play(&self) -> Vec<Piece> {
        let card = self.game.agenda().iter().rev().find_map(|step| match *step {
            Step::Effect(effect) => Some(effect.card),
            _ => None,
        });
        card.into_iter().map(|card| self.card_piece(card)).collect()
    }

    fn card_piece(&self, card: cauldron::components::Card) -> Piece {
        let data = &self.c.cards[card.index()];
        let say = self.words.say();
        let (title, text) = (self.words.name(&data.title), self.words.name(&data.text));
        let key = format!("card {}", data.number);
        let face = tiles::card(data.number, title, text, self.card_columns(card));
        Piece {
            element: Some(key.clone()),
            place: "event".into(),
            key,
            at: (0.0, 0.0),
            size: face.size,
            class: "cd-tile cd-card".into(),
            label: say.cauldron_card_label(data.number, title, text),
            face,
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

fn marker_class(held: Held) -> &'static str {
    match held {
        Held::Politics | Held::NoFoaAppeal | Held::AppealPenalty | Held::Milch => "cd-bad",
        Held::Luftwaffe
        | Held::Hoth
        | Held::Manstein
        | Held::FoaBonus
        | Held::AirliftBonus
        | Held::FoaReceived
        | Held::Council
        | Held::TigerTanks
        | Held::ZhukovDead
        | Held::PrisonersWell
        | Held::LuftwaffeShifts
        | Held::Schmidt
        | Held::Officers
        | Held::RightHand => "cd-good",
    }
}

/// The headings of the column that the words of this file stand under.
pub(super) fn headings(words: crate::words::Words) -> Markup {
    let say = words.say();
    let left = lay::COLUMN.0;
    html! {
        text.cd-heading x=(left) y=(APPEALS) { (say.cauldron_heading_appeals()) }
        text.cd-heading x=(left) y=(POOLS) { (say.cauldron_heading_pools()) }
        text.cd-heading x=(left) y=(MARKERS - 8.0) { (say.cauldron_heading_markers()) }
    }
}
