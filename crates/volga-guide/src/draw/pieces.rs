//! Pieces on the map: counters, markers and area control.

use guide::board::{Anchor, Face, Paragraph, Piece, Set, Shape, Spot, Text};
use kurgan_core::Id;
use volga::components::{Area, SovietUnit, Terrain, Unit};
use volga::{Control, Decision, MORALE_MAX, Place, Purchase};

use super::desk::Desk;
use super::layout::{self, COUNTER, Frame, spot, stack};
use super::{ground, symbols};
use crate::names::purchase_word;
use crate::words::Says;

/// The kinds of support marker, in the order of their spaces.
pub(super) const SUPPORT: [Purchase; 3] = [Purchase::Artillery, Purchase::Engineer, Purchase::Air];

/// The side of a counter that is out of the game.
const SMALL: f32 = 28.0;

/// The side of a support marker.
const SUPPORT_SIDE: f32 = 56.0;

/// The boxes of units off the map: their element and where they are drawn.
pub(super) const BOXES: [(&str, Place, Frame); 4] = [
    ("box out_of_action", Place::OUT_OF_ACTION, layout::OUT),
    ("box due", Place::DUE, layout::DUE),
    ("box called_away", Place::CALLED_AWAY, layout::AWAY),
    ("box withdrawn", Place::WITHDRAWN, layout::WITHDRAWN),
];

impl Desk<'_> {
    /// Everything on the ground that can be pointed at.
    pub(super) fn places(&self) -> Vec<Spot> {
        let say = self.words.say();
        let areas = self.c.all.into_iter().map(|area| self.area_place(area));
        let rect = |element: &str, label: String, Frame(x, y, width, height): Frame| Spot {
            element: element.into(),
            label,
            shape: Shape::Rect((x, y, width, height), 4.0),
            class: "track".into(),
        };
        let tracks = [
            rect("track turn", say.volga_box_turn(), layout::TURNS),
            rect("track morale", say.volga_box_morale(), layout::MORALE),
            rect("track supply", say.volga_box_supply(), layout::SUPPLY),
            rect("track areas", say.volga_box_areas(), layout::AREAS),
            rect("track event", say.volga_box_event(), layout::EVENT),
            rect("track eliminated", say.volga_box_eliminated(), layout::ELIMINATED),
        ];
        let boxes = BOXES.map(|(element, lies, frame)| rect(element, self.box_name(lies), frame));
        areas.chain(tracks).chain(boxes).collect()
    }

    /// The heading of a box of units.
    pub(super) fn box_name(&self, lies: Place) -> String {
        let say = self.words.say();
        match lies {
            Place::OUT_OF_ACTION => say.volga_box_out(),
            Place::DUE => say.volga_box_due(),
            Place::CALLED_AWAY => say.volga_box_away(),
            _ => say.volga_box_withdrawn(),
        }
    }

    fn area_place(&self, area: Area) -> Spot {
        let mut class = match self.game.control(area) {
            Control::German => "area german",
            Control::Soviet => "area soviet",
            Control::Contested => "area contested",
        }
        .to_owned();
        if self.game.active() == Some(area) {
            class.push_str(" active");
        }
        if self.game.target() == Some(area) {
            class.push_str(" target");
        }
        let label = self.words.say().volga_label_area(self.area(area), self.ground(area), self.control_word(area));
        Spot { element: layout::number(area), label, shape: Shape::Printed(format!("v-a{}", area.0)), class }
    }

    /// Everything that lies on the ground.
    pub(super) fn pieces(&self) -> Vec<Piece> {
        let mut pieces = vec![self.marks()];
        for area in self.c.all {
            self.area_pieces(area, &mut pieces);
        }
        self.record_pieces(&mut pieces);
        pieces.extend((0_u8..).zip(SUPPORT).map(|(n, what)| self.support_piece(n, what)));
        for (element, lies, frame) in BOXES {
            let mut units: Vec<Unit> = self.game.units_at(lies).into_iter().collect();
            units.sort_by_key(|&unit| self.due(unit));
            let spots = frame.fill(units.len());
            pieces.extend(units.into_iter().zip(spots).map(|(unit, at)| self.german_piece(unit, at, element)));
        }
        let gone = self.game.eliminated();
        let spots = layout::ELIMINATED.fill_with(gone.len(), SMALL);
        pieces.extend(gone.into_iter().zip(spots).map(|(unit, at)| self.eliminated_piece(unit, at)));
        pieces
    }

    /// A Soviet counter among those eliminated.
    fn eliminated_piece(&self, unit: SovietUnit, at: (f32, f32)) -> Piece {
        Piece {
            key: format!("eliminated {}", self.c.soviets[unit.index()].id),
            element: None,
            place: "box eliminated".into(),
            at,
            size: (SMALL, SMALL),
            class: "counter soviet small".into(),
            label: self.soviet(unit),
            face: self.soviet_front(unit),
        }
    }

    fn area_pieces(&self, area: Area, pieces: &mut Vec<Piece>) {
        let data = &self.c.areas[area.index()];
        let units = self.game.at(area);
        let held = self.game.soviet().has(area);
        let (soviet, german) = stack(spot(data).counters, held, units.len());
        if let Some(at) = soviet {
            pieces.push(self.soviet_piece(area, at));
        }
        let place = layout::number(area);
        pieces.extend(units.into_iter().zip(german).map(|(unit, at)| self.german_piece(unit, at, &place)));
    }

    /// A German counter, as it lies in this place.
    fn german_piece(&self, unit: Unit, at: (f32, f32), place: &str) -> Piece {
        let data = self.unit_data(unit);
        let say = self.words.say();
        let on_map = self.game.place(unit).area().is_some();
        let spent = on_map && !self.game.fresh().has(unit);
        let state = match (on_map, spent) {
            (false, _) => self.whereabouts(unit),
            (true, true) => say.volga_state_spent(),
            (true, false) => say.volga_state_fresh(),
        };
        let mut class = match data.division {
            Some(division) => format!("counter german d{}", division.index()),
            None => "counter german".into(),
        };
        let acting =
            matches!(self.game.decision(), Some(Decision::Destination(who) | Decision::Place(who)) if who == unit);
        for (word, on) in [
            ("spent", spent),
            ("off", !on_map),
            ("attacking", self.game.attackers().has(unit)),
            ("lead", self.game.lead_unit() == Some(unit)),
            ("acting", acting),
        ] {
            if on {
                class.push(' ');
                class.push_str(word);
            }
        }
        let factors = format!("{}-{}", data.attack, self.game.movement(unit));
        let due = Some(self.due(unit)).filter(|_| self.game.place(unit) == Place::DUE);
        let mut face = Face::new((COUNTER, COUNTER));
        if acting || self.game.attackers().has(unit) {
            face.rect((-1.25, -1.25, COUNTER + 2.5, COUNTER + 2.5), 5.0, "ring");
        }
        face.body(4.0);
        if spent {
            face.cover("v-spent", "");
        }
        face.cover(symbols::unit(data.class), "sign")
            .line(Text::new(&data.name, (20.0, 9.0), 8.3, "name").fit(37.0))
            .text(&factors, (20.0, 36.2), 12.5, "factors");
        if self.game.lead_unit() == Some(unit) {
            face.text("★", (6.0, 37.0), 10.0, "star");
        }
        if let Some(turn) = due {
            face.rect((25.0, 11.0, 14.5, 10.5), 0.0, "due").text(format!("T{turn}"), (32.2, 19.2), 8.0, "due-turn");
        }
        Piece {
            key: format!("unit {}", data.name),
            element: Some(format!("unit {}", data.name)),
            place: place.into(),
            at,
            size: (COUNTER, COUNTER),
            class,
            label: say.volga_label_unit(data.name.as_str(), self.class(data.class), factors.as_str(), state),
            face,
        }
    }

    /// The Soviet counter of an area, face down or up.
    fn soviet_piece(&self, area: Area, at: (f32, f32)) -> Piece {
        let terrain = self.c.areas[area.index()].terrain;
        let say = self.words.say();
        let known = self.game.revealed(area);
        let label = known.map_or_else(|| say.volga_soviet_hidden(), |unit| self.soviet(unit));
        let mut face = known.map_or_else(|| soviet_back(terrain), |unit| self.soviet_front(unit));
        let isolated = self.game.isolated().has(area);
        if isolated {
            face.symbol("v-cut", (26.0, 26.0, 12.0, 12.0), "");
        }
        let mut class = "counter soviet".to_owned();
        for (word, on) in [
            ("down", known.is_none()),
            ("idle", known.is_some_and(|unit| !self.game.strategy_works(area, unit))),
            ("isolated", isolated),
        ] {
            if on {
                class.push(' ');
                class.push_str(word);
            }
        }
        Piece {
            key: format!("soviet {}", area.0),
            element: None,
            place: layout::number(area),
            at,
            size: (COUNTER, COUNTER),
            class,
            label: say.volga_label_soviet(self.area(area), label),
            face,
        }
    }

    fn soviet_front(&self, unit: SovietUnit) -> Face {
        let data = &self.c.soviets[unit.index()];
        let mut face = Face::new((COUNTER, COUNTER));
        face.body(4.0).cover(symbols::strategy(data.strategy), "sign");
        face.text(data.defense, (20.0, 35.8), 15.0, "factors");
        face
    }

    /// The markers and numbers of the tracks.
    fn record_pieces(&self, pieces: &mut Vec<Piece>) {
        let (say, game, scenario) = (self.words.say(), self.game, self.scenario());
        let token = |key: &str, place: String, Frame(x, y, ..): Frame, label: String, face: Face| Piece {
            key: key.into(),
            element: None,
            place,
            at: (x + face.size.0 / 2.0, y + face.size.1 / 2.0),
            size: face.size,
            class: "token".into(),
            label,
            face,
        };
        let turn = game.turn();
        let turns = u8::try_from(scenario.turns.len()).unwrap_or(1);
        let at = layout::turn_space(turn.saturating_sub(scenario.first_turn), turns);
        let label = say.volga_gauge_turn(turn, scenario.last_turn);
        pieces.push(token("turn", format!("turn {turn}"), at, label, ring(at)));
        let (morale, state) = (game.morale(), self.morale_word());
        let at = layout::morale_space(morale, MORALE_MAX);
        let label = say.volga_label_morale(morale, state);
        let mut face = ring(at);
        let ((x, y), wide) = ((at.2 / 2.0, at.3 / 2.0), if morale > 9 { 30.0 } else { 20.0 });
        face.rect((x - wide / 2.0, y - 11.0, wide, 22.0), 3.0, "plate").text(morale, (x, y + 5.7), 16.0, "on-plate");
        pieces.push(token("morale", format!("morale {morale}"), at, label, face));

        let below = |Frame(x, y, width, height): Frame| Frame(x, y + layout::HEAD, width, height - layout::HEAD);
        let (at, points) = (below(layout::SUPPLY), game.supply());
        let face = figure(at, points.into(), say.volga_supply_points(points));
        pieces.push(token("supply", "supply".into(), at, say.volga_label_supply(points), face));
        let (at, german, goal) = (below(layout::AREAS), self.german_areas().len(), self.goal());
        let face = figure(at, german, say.volga_of_goal(goal));
        pieces.push(token("areas", "areas".into(), at, say.volga_label_areas(german, goal), face));
        let (at, (name, effect)) = (below(layout::EVENT), self.event_words());
        let label = say.volga_label_event(name.as_str(), effect.as_str());
        let mut face = Face::new((at.2, at.3));
        let paragraphs = vec![Paragraph::new(name, 15.0, "headline"), Paragraph::new(effect, 12.0, "small")];
        face.prose((10.0, 2.0, at.2 - 20.0, at.3 - 4.0), Set::Top, paragraphs);
        pieces.push(token("event", "event".into(), at, label, face));
    }

    fn support_piece(&self, n: u8, what: Purchase) -> Piece {
        let word = purchase_word(what);
        let (hand, all) = self.on_hand(what);
        let class = match hand {
            0 => "counter neutral support none",
            1 => "counter neutral support",
            _ => "counter neutral support many",
        };
        let mut face = Face::new((SUPPORT_SIDE, SUPPORT_SIDE));
        if hand > 1 {
            face.rect((3.0, 3.0, SUPPORT_SIDE, SUPPORT_SIDE), 4.0, "under");
        }
        face.body(4.0)
            .cover(format!("v-{word}"), "sign")
            .line(Text::new(hand, (5.0, 50.0), 17.0, "factors").anchored(Anchor::Start))
            .line(Text::new(format!("/{all}"), (51.0, 50.0), 12.0, "small").anchored(Anchor::End));
        Piece {
            key: format!("marker {word}"),
            element: Some(format!("marker {word}")),
            place: "box support".into(),
            at: layout::marker_space(n),
            size: face.size,
            class: class.into(),
            label: self.words.say().volga_label_marker(self.purchase(what), hand, all),
            face,
        }
    }

    /// Who holds which area, the Active Area, and the attack under way, as one drawing under the counters.
    fn marks(&self) -> Piece {
        let (width, height) = ground::size(self.c);
        let mut count = [0_usize; 3];
        for area in self.c.all {
            count[self.game.control(area) as usize] += 1;
        }
        let flag = |area: Area| match self.game.control(area) {
            Control::German => "v-german",
            Control::Soviet => "v-soviet",
            Control::Contested => "v-contested",
        };
        let contested = self.c.all.into_iter().filter(|&area| self.game.control(area) == Control::Contested);
        let mut face = Face::new((width, height));
        let mut outline = |area: Area, class: &'static str| {
            face.cover(format!("v-a{}", area.0), class);
        };
        for area in contested {
            outline(area, "hatch");
        }
        let target = self.game.target();
        if let Some(area) = self.game.active() {
            outline(area, "active");
        }
        if let Some(area) = target {
            outline(area, "target");
        }
        face.cover("v-names", "");
        for area in self.c.all {
            let (x, y) = spot(&self.c.areas[area.index()]).badge;
            face.symbol(flag(area), (x - 25.0, y - 24.0, 15.0, 15.0), "");
        }
        if let Some(area) = target {
            for arrow in self.arrows(area) {
                face.polygon(arrow, "arrow");
            }
        }
        Piece {
            key: "control".into(),
            element: None,
            place: "map".into(),
            at: (width / 2.0, height / 2.0),
            size: (width, height),
            class: "marks".into(),
            label: self.words.say().volga_label_control(count[0], count[1], count[2]),
            face,
        }
    }

    /// Arrows into the area under attack, from where the attackers came.
    fn arrows(&self, target: Area) -> Vec<Vec<(f32, f32)>> {
        let from = self.game.attackers().into_iter().filter_map(|unit| self.game.entered_from(unit));
        let from: volga::components::Areas = from.collect();
        let (x, y) = spot(&self.c.areas[target.index()]).counters;
        let arrow = |area: Area| {
            let (from_x, from_y) = spot(&self.c.areas[area.index()]).counters;
            let (dx, dy) = (x - from_x, y - from_y);
            let length = dx.hypot(dy).max(1.0);
            let (ux, uy) = (dx / length, dy / length);
            let (tail, tip) = (length * 0.36, length * 0.70);
            let neck = tip - 20.0;
            // Along the arrow, and across it.
            let points = [
                (tail, -7.0),
                (neck, -7.0),
                (neck, -15.0),
                (tip, 0.0),
                (neck, 15.0),
                (neck, 7.0),
                (tail, 7.0),
                (tail + 7.0, 0.0),
            ];
            points
                .map(|(along, across)| (from_x + ux * along - uy * across, from_y + uy * along + ux * across))
                .map(|(x, y)| (x.round(), y.round()))
                .into()
        };
        from.into_iter().map(arrow).collect()
    }
}

/// A Soviet counter face down: its back shows the terrain.
fn soviet_back(terrain: Terrain) -> Face {
    let mut face = Face::new((COUNTER, COUNTER));
    face.body(4.0).cover(symbols::back(terrain), "sign").text("?", (20.0, 27.0), 18.0, "factors");
    face
}

/// A ring around a space of a track.
fn ring(Frame(_, _, width, height): Frame) -> Face {
    let mut face = Face::new((width, height));
    face.rect((1.5, 1.5, width - 3.0, height - 3.0), 5.0, "here");
    face
}

/// A large number in a box, and what it counts.
fn figure(Frame(_, _, width, height): Frame, number: usize, what: String) -> Face {
    let (x, y) = (width / 2.0, height / 2.0);
    let mut face = Face::new((width, height));
    face.text(number, (x, y + 2.7), 30.0, "headline");
    face.line(Text::new(what, (x, y + 19.0), 12.0, "small").fit(width - 8.0));
    face
}
