//! What lies on the map: counters, markers, and who holds which area.

use guide::board::{Piece, Place, Shape};
use kurgan_core::Id;
use maud::{Markup, html};
use volga::components::{Area, SovietUnit, Unit};
use volga::{Decision, MORALE_MAX, Place as Lies, Purchase};

use super::layout::{self, COUNTER, Frame, at, spot, stack};
use super::words::{Control, Table};
use super::{ground, symbols};
use crate::names::purchase_word;
use crate::words::Says;

/// The kinds of support marker, in the order of their spaces.
pub(super) const SUPPORT: [Purchase; 3] = [Purchase::Artillery, Purchase::Engineer, Purchase::Air];

/// The side of a counter that is out of the game.
const SMALL: f32 = 28.0;

/// The boxes of units off the map: their element and where they are drawn.
pub(super) const BOXES: [(&str, Lies, Frame); 4] = [
    ("box out_of_action", Lies::OUT_OF_ACTION, layout::OUT),
    ("box due", Lies::DUE, layout::DUE),
    ("box called_away", Lies::CALLED_AWAY, layout::AWAY),
    ("box withdrawn", Lies::WITHDRAWN, layout::WITHDRAWN),
];

impl Table<'_> {
    /// Everything on the ground that can be pointed at.
    pub(super) fn places(&self) -> Vec<Place> {
        let say = self.words.say();
        let areas = self.c.all.into_iter().map(|area| self.area_place(area));
        let rect = |element: &str, label: String, Frame(x, y, width, height): Frame| Place {
            element: element.into(),
            label,
            shape: Shape::Rect(x, y, width, height),
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
    pub(super) fn box_name(&self, lies: Lies) -> String {
        let say = self.words.say();
        match lies {
            Lies::OUT_OF_ACTION => say.volga_box_out(),
            Lies::DUE => say.volga_box_due(),
            Lies::CALLED_AWAY => say.volga_box_away(),
            _ => say.volga_box_withdrawn(),
        }
    }

    fn area_place(&self, area: Area) -> Place {
        let data = &self.c.areas[area.index()];
        let mut class = match self.control(area) {
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
        let drawn = data.polygon.iter().map(|&point| {
            let (x, y) = at(point);
            (x.round(), y.round())
        });
        let label = self.words.say().volga_label_area(self.area(area), self.ground(area), self.control_word(area));
        Place { element: layout::number(area), label, shape: Shape::Polygon(drawn.collect()), class }
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
            label: self.defender(unit),
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
        let due = Some(self.due(unit)).filter(|_| self.game.place(unit) == Lies::DUE);
        Piece {
            key: format!("unit {}", data.name),
            element: Some(format!("unit {}", data.name)),
            place: place.into(),
            at,
            size: (COUNTER, COUNTER),
            class,
            label: say.volga_label_unit(data.name.as_str(), self.class(data.class), factors.as_str(), state),
            face: html! {
                svg { use href=(symbols::unit(data.class)) {} }
                i { (data.name) }
                b { (factors) }
                @if let Some(turn) = due { s { "T" (turn) } }
            },
        }
    }

    /// The Soviet counter of an area, face down or up.
    fn soviet_piece(&self, area: Area, at: (f32, f32)) -> Piece {
        let terrain = self.c.areas[area.index()].terrain;
        let say = self.words.say();
        let known = self.game.revealed(area);
        let label = known.map_or_else(|| say.volga_soviet_hidden(), |unit| self.defender(unit));
        let face = known.map_or_else(
            || html! { svg { use href=(symbols::back(terrain)) {} } b { "?" } },
            |unit| self.soviet_front(unit),
        );
        let isolated = self.game.isolated().has(area);
        let mut class = "counter soviet".to_owned();
        for (word, on) in [
            ("down", known.is_none()),
            ("idle", known.is_some_and(|unit| !self.strategy_works(area, unit))),
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
            face: html! { (face) @if isolated { svg.cutoff { use href="#v-cut" {} } } },
        }
    }

    fn soviet_front(&self, unit: SovietUnit) -> Markup {
        let data = &self.c.soviets[unit.index()];
        html! {
            svg { use href=(symbols::strategy(data.strategy)) {} }
            b { (data.defense) }
        }
    }

    /// The markers and numbers of the tracks.
    fn record_pieces(&self, pieces: &mut Vec<Piece>) {
        let (say, game, scenario) = (self.words.say(), self.game, self.scenario());
        let token =
            |key: &str, place: String, Frame(x, y, width, height): Frame, label: String, class: &str, face| Piece {
                key: key.into(),
                element: None,
                place,
                at: (x + width / 2.0, y + height / 2.0),
                size: (width, height),
                class: format!("token {class}"),
                label,
                face,
            };
        let turn = game.turn();
        let turns = u8::try_from(scenario.turns.len()).unwrap_or(1);
        let at = layout::turn_space(turn.saturating_sub(scenario.first_turn), turns);
        let label = say.volga_gauge_turn(turn, scenario.last_turn);
        pieces.push(token("turn", format!("turn {turn}"), at, label, "ring", html! {}));
        let (morale, state) = (game.morale(), self.morale_word());
        let at = layout::morale_space(morale, MORALE_MAX);
        let label = say.volga_label_morale(morale, state);
        pieces.push(token("morale", format!("morale {morale}"), at, label, "ring", html! { b { (morale) } }));

        let below = |Frame(x, y, width, height): Frame| Frame(x, y + layout::HEAD, width, height - layout::HEAD);
        let points = game.supply();
        let face = html! { b { (points) } i { (say.volga_supply_points(points)) } };
        pieces.push(token(
            "supply",
            "supply".into(),
            below(layout::SUPPLY),
            say.volga_label_supply(points),
            "figure",
            face,
        ));
        let german = self.german_areas().len();
        let goal = self.goal();
        let face = html! { b { (german) } i { (say.volga_of_goal(goal)) } };
        pieces.push(token(
            "areas",
            "areas".into(),
            below(layout::AREAS),
            say.volga_label_areas(german, goal),
            "figure",
            face,
        ));
        let (name, effect) = self.event_words();
        let label = say.volga_label_event(name.as_str(), effect.as_str());
        let face = html! { b { (name) } i { (effect) } };
        pieces.push(token("event", "event".into(), below(layout::EVENT), label, "notice", face));
    }

    fn support_piece(&self, n: u8, what: Purchase) -> Piece {
        let word = purchase_word(what);
        let (hand, all) = self.markers(what);
        let class = match hand {
            0 => "counter neutral support none",
            1 => "counter neutral support",
            _ => "counter neutral support many",
        };
        Piece {
            key: format!("marker {word}"),
            element: Some(format!("marker {word}")),
            place: "box support".into(),
            at: layout::marker_space(n),
            size: (56.0, 56.0),
            class: class.into(),
            label: self.words.say().volga_label_marker(self.purchase(what), hand, all),
            face: html! {
                svg { use href=(format!("#v-{word}")) {} }
                b { (hand) } i { "/" (all) }
            },
        }
    }

    /// Who holds which area, the Active Area, and the attack under way, as one drawing under the counters.
    fn marks(&self) -> Piece {
        let (width, height) = ground::size(self.c);
        let mut count = [0_usize; 3];
        for area in self.c.all {
            count[self.control(area) as usize] += 1;
        }
        let flag = |area: Area| match self.control(area) {
            Control::German => "#v-german",
            Control::Soviet => "#v-soviet",
            Control::Contested => "#v-contested",
        };
        let contested = self.c.all.into_iter().filter(|&area| self.control(area) == Control::Contested);
        let outline = |area: Area| format!("#v-a{}", area.0);
        let target = self.game.target();
        Piece {
            key: "control".into(),
            element: None,
            place: "map".into(),
            at: (width / 2.0, height / 2.0),
            size: (width, height),
            class: "marks".into(),
            label: self.words.say().volga_label_control(count[0], count[1], count[2]),
            face: html! {
                svg viewBox=(format!("0 0 {width} {height}")) {
                    @for area in contested { use.hatch href=(outline(area)) fill="url(#v-p-contested)" {} }
                    @if let Some(area) = self.game.active() { use.active href=(outline(area)) {} }
                    @if let Some(area) = target { use.target href=(outline(area)) {} }
                    use href="#v-names" {}
                    @for area in self.c.all {
                        @let (x, y) = spot(&self.c.areas[area.index()]).badge;
                        use href=(flag(area)) x=(x - 25.0) y=(y - 24.0) width="15" height="15" {}
                    }
                    @if let Some(area) = target { (self.arrows(area)) }
                }
            },
        }
    }

    /// Arrows into the area under attack, from where the attackers came.
    fn arrows(&self, target: Area) -> Markup {
        let from = self.game.attackers().into_iter().filter_map(|unit| self.game.entered_from(unit));
        let from: volga::components::Areas = from.collect();
        let (x, y) = spot(&self.c.areas[target.index()]).counters;
        html! {
            @for area in from {
                @let (from_x, from_y) = spot(&self.c.areas[area.index()]).counters;
                @let (dx, dy) = (x - from_x, y - from_y);
                @let length = dx.hypot(dy).max(1.0);
                @let (ux, uy) = (dx / length, dy / length);
                @let tail = length * 0.36;
                @let tip = length * 0.70;
                path.arrow transform=(format!("matrix({ux:.3} {uy:.3} {:.3} {ux:.3} {:.1} {:.1})", -uy, from_x, from_y))
                    d=(format!("M{tail:.0}-7L{:.0}-7V-15L{tip:.0} 0L{:.0} 15V7L{tail:.0} 7L{:.0} 0z", tip - 20.0, tip - 20.0, tail + 7.0)) {}
            }
        }
    }
}
