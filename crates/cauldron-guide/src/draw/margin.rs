//! Beside the map: Appeals, what is at hand and markers held on the far bank of the Volga; and the trays.

use cauldron::components::Commitment;
use cauldron::{Appeal, Held, Step, Table};
use guide::board::{Face, Piece, Tray};
use guide::signed;
use kurgan_core::Id;

use super::desk::Desk;
use super::lay::{self, Frame};
use super::tiles;
use crate::words::Says;

/// The chips: two columns on the far bank of the Volga.
const CHIP: Frame = (1166.0, 606.0, 76.0, 36.0);
const COLUMN: f32 = 80.0;
const ROW: f32 = 39.0;
/// The markers held: below the chips, and where there are more, above.
const MARKER: Frame = (1180.0, 724.0, 142.0, 24.0);
const NEXT: f32 = 27.0;
const BELOW: usize = 3;

/// What they may cover, so that nothing is written there.
pub(super) const CHIPS: [Frame; 2] = [(1166.0, 606.0, 156.0, 196.0), (1180.0, 520.0, 142.0, 86.0)];

/// Something that can be pointed at.
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

fn chip(n: usize) -> Frame {
    let (left, top, width, height) = CHIP;
    (left + lay::small(n % 2) * COLUMN, top + lay::small(n / 2) * ROW, width, height)
}

fn marker(n: usize) -> Frame {
    let (left, top, width, height) = MARKER;
    let row = if n < BELOW { top + lay::small(n) * NEXT } else { CHIP.1 - lay::small(n - BELOW + 1) * NEXT };
    (left, row, width, height)
}

impl Desk<'_> {
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

    /// Everything beside the map.
    pub(super) fn margin(&self) -> Vec<Piece> {
        let mut pieces = self.appeals();
        pieces.extend(self.pools());
        pieces.extend(self.markers());
        pieces
    }

    /// A commitment in a word.
    pub(super) fn level(&self, level: Option<Commitment>) -> String {
        let say = self.words.say();
        level.map_or_else(|| say.cauldron_not_rolled(), |level| say.cauldron_commitment(level.id()))
    }

    fn appeals(&self) -> Vec<Piece> {
        let say = self.words.say();
        let each = Appeal::ALL.into_iter().enumerate().map(|(n, appeal)| {
            let word = appeal.word();
            let add = self.game.modifiers(Table::Appeal(appeal)).total();
            let name = self.table(Table::Appeal(appeal));
            let class = if self.appeal_open(appeal) { "" } else { "cd-used" };
            let face = tiles::chip((CHIP.2, CHIP.3), "phone", &say.cauldron_appeal_short(word), signed(add));
            button(format!("appeal {word}"), chip(2 * n), class, name, face)
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
            let face = tiles::chip((CHIP.2, CHIP.3), symbol, &name, count);
            button(format!("marker {id}"), chip(2 * n + 1), used, label, face)
        };
        [
            pool(0, "attack", "swords", self.game.attacks().len()),
            pool(1, "pdm", "pdm", self.game.free_pdms().into()),
            pool(2, "battlegroup", "tent", self.game.free_battlegroups()),
        ]
    }

    /// What counts this turn, markers held, and what else lasts.
    fn markers(&self) -> Vec<Piece> {
        let say = self.words.say();
        let options = self.game.options();
        // Element, words, class.
        let mut list: Vec<(String, String, &str)> = Vec::new();
        let mut add = |id: &str, text: String, class: &'static str| list.push((format!("marker {id}"), text, class));
        if options.council_of_war && !self.game.holds(Held::Council) {
            add("council_of_war", say.cauldron_marker_name("council_of_war"), "cd-idle");
        }
        if options.rumors {
            let rumor = self.game.rumor().map(|rumor| self.rumor(rumor));
            let class = if rumor.is_some() { "cd-rumor" } else { "cd-idle" };
            let text = rumor.map_or_else(|| say.cauldron_no_rumor(), |rumor| say.cauldron_rumor_of(rumor));
            add("rumor", text, class);
        }
        if matches!(self.game.decision(), Some(Step::Officers(_))) && !self.game.holds(Held::Officers) {
            add("officers", say.cauldron_marker_name("officers"), "cd-idle");
        }
        for held in self.game.held() {
            add(held.id(), say.cauldron_marker_name(held.id()), marker_class(held));
        }
        if self.game.commit_marker() > 0 {
            add("commit", say.cauldron_commit_marker(self.game.commit_marker()), "cd-good");
        }
        for (id, is) in [
            ("surrendered", self.game.surrendered().is_some()),
            ("collapsed", self.game.is_collapsed()),
            ("destroyed", self.game.is_destroyed()),
        ] {
            if is {
                add(id, say.cauldron_marker_name(id), "cd-bad");
            }
        }
        for (id, count) in [
            ("move", self.game.tally()),
            ("attack_without_foa", self.game.attacks_without_foa()),
            ("evacuated", self.game.evacuated()),
        ] {
            if count > 0 {
                let text = say.cauldron_pool_left(say.cauldron_track_short(id), usize::from(count));
                list.push((format!("track {id}"), text, ""));
            }
        }
        let each = list.into_iter().enumerate().map(|(n, (element, text, class))| {
            let face = tiles::marker((MARKER.2, MARKER.3), &text);
            button(element, marker(n), &format!("cd-marker {class}"), text, face)
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
