//! Pieces on the map: units, markers, attacks.

use cauldron::components::{Area, Areas, Nationality, Unit, UnitKind};
use cauldron::{Place, ReliefAt, Step, Strike};
use guide::board::{Face, Piece, fan};
use kurgan_core::Id;

use super::desk::Desk;
use super::lay::{self, COUNTER, Point, RADIUS};
use crate::words::Says;

/// A piece that only shows something: clicks go through it.
pub(super) fn mark(key: String, at: Point, size: (f32, f32), class: &str, label: String, face: Face) -> Piece {
    let place = key.clone();
    Piece { key, element: None, place, at, size, class: format!("mark {class}"), label, face }
}

/// The side of what is marked around an area.
const SMALL: f32 = 24.0;

/// The body of a counter that has lost a step: two of its corners are cut round.
const DEPLETED: &str = "M15.5.5h20a4 4 0 0 1 4 4v20a15 15 0 0 1-15 15h-20a4 4 0 0 1-4-4v-20a15 15 0 0 1 15-15z";

/// One symbol on a face of its own.
fn icon(symbol: &str) -> Face {
    let mut face = Face::new((SMALL, SMALL));
    face.cover(format!("cd-{symbol}"), "");
    face
}

/// A symbol with a number or a word in its middle.
fn badge(symbol: &str, text: impl ToString) -> Face {
    let mut face = icon(symbol);
    face.text(text, (12.0, 16.5), 12.0, "");
    face
}

/// A PDM, with their number where they are several.
fn pdm(count: u8) -> Face {
    let mut face = icon("pdm");
    if count > 1 {
        face.text(count, (12.0, 19.5), 11.0, "");
    }
    face
}

impl Desk<'_> {
    /// All that lies on the map and on the Relief Force track.
    pub(super) fn on_map(&self) -> Vec<Piece> {
        let mut pieces = self.arrows();
        for area in self.c.all {
            self.in_area(area, &mut pieces);
        }
        self.in_boxes(&mut pieces);
        pieces
    }

    fn in_area(&self, area: Area, pieces: &mut Vec<Piece>) {
        let at = lay::area(self.c, area);
        let number = area.number();
        let by = |dx: f32, dy: f32| (at.0 + dx, at.1 + dy);
        let say = self.words.say();
        if self.game.soviet().has(area) {
            let mut face = Face::new((COUNTER, COUNTER));
            face.body(4.0).cover("cd-army", "");
            let mut soviet = mark(
                format!("soviet {number}"),
                at,
                (COUNTER, COUNTER),
                "counter soviet",
                say.cauldron_soviet_in(self.area(area)),
                face,
            );
            soviet.place = format!("area {number}");
            pieces.push(soviet);
        }
        let units: Vec<Unit> = self.game.units_in(area).into_iter().collect();
        let relief = self.game.relief_force().0 == ReliefAt::Map(area);
        let spots = lay::stack(at, units.len() + usize::from(relief));
        for (unit, &spot) in units.iter().zip(&spots) {
            pieces.push(self.unit_piece(*unit, spot));
        }
        if let (true, Some(&spot)) = (relief, spots.last()) {
            pieces.push(self.relief_piece(spot, format!("area {number}")));
        }
        self.marks(area, by, pieces);
    }

    /// What is marked around an area.
    fn marks(&self, area: Area, by: impl Fn(f32, f32) -> Point, pieces: &mut Vec<Piece>) {
        let (say, number) = (self.words.say(), area.number());
        let mut push = |key: &str, at: Point, class: &str, label: String, face: Face| {
            pieces.push(mark(format!("{key} {number}"), at, face.size, class, label, face));
        };
        if self.game.key_areas().has(area) {
            push("key", by(-31.0, -29.0), "cd-key", say.cauldron_key_area(), icon("star"));
        }
        if self.c.airfields.has(area) {
            if self.game.controlled().has(area) {
                push("airfield", by(31.0, -29.0), "cd-airfield", say.cauldron_airfield_open(), icon("plane"));
            } else {
                let mut face = icon("plane");
                face.cover("cd-cross", "");
                push("airfield", by(31.0, -29.0), "cd-airfield lost", say.cauldron_airfield_lost(), face);
            }
        }
        let (active, inactive) = self.game.pdms(area);
        if active > 0 {
            push("active", by(-31.0, 20.0), "cd-pdm active", say.cauldron_pdm_active(active), pdm(active));
        }
        if inactive > 0 {
            let at = if active > 0 { by(-53.0, 20.0) } else { by(-31.0, 20.0) };
            push("inactive", at, "cd-pdm inactive", say.cauldron_pdm_inactive(inactive), pdm(inactive));
        }
        if self.game.breakthrough().has(area) {
            push("breakthrough", by(-31.0, -29.0), "cd-breakthrough", say.cauldron_breakthrough(), icon("chevrons"));
        }
        if self.game.hits().has(area) {
            push("hit", by(18.0, 18.0), "cd-hit", say.cauldron_hit(), icon("burst"));
        }
        if let Some(supply) = self.game.attack_on(Place::on(area)) {
            let label = say.cauldron_attacked_with(supply);
            push("target", by(0.0, -34.0), "cd-target", label, badge("aim", supply));
        } else if matches!(self.game.decision(), Some(Step::Attackers(step)) if step.target == Place::on(area)) {
            push("target", by(0.0, -34.0), "cd-target", say.cauldron_target_now(), icon("aim"));
        }
        if let Some(Strike { die, .. }) = self.strike().filter(|strike| strike.target == area) {
            let face = if die > 0 { badge("burst", die) } else { icon("burst") };
            push("struck", by(0.0, -36.0), "cd-struck", say.cauldron_under_attack(), face);
        } else if self.at_stake().has(area) {
            let face = if self.game.chosen().has(area) { badge("burst", "✓") } else { icon("burst") };
            push("stake", by(0.0, -36.0), "cd-stake", say.cauldron_at_stake(), face);
        }
    }

    /// The Soviet attack whose result is being carried out.
    pub(super) fn strike(&self) -> Option<Strike> {
        self.game.strike().filter(|_| matches!(self.game.decision(), Some(Step::Defeat(_))))
    }

    /// The area under Soviet attack just now.
    pub(super) fn struck(&self) -> Option<Area> {
        self.strike().map(|strike| strike.target)
    }

    /// Areas that the Soviets still attack.
    pub(super) fn at_stake(&self) -> Areas {
        match self.game.decision() {
            Some(Step::AnyThree(_) | Step::Strikes(_) | Step::Striker(_) | Step::Defeat(_) | Step::FollowUp(_)) => {
                self.game.stake()
            }
            _ => Areas::EMPTY, // at set-up and after Collapse other areas are at stake
        }
    }

    /// Where a unit is designated to go, and where the Soviets strike.
    fn arrows(&self) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for unit in self.game.units_in_play() {
            let target = self.game.target_of(unit).and_then(Place::area);
            if let (Some(from), Some(to)) = (self.game.place_of(unit).area(), target) {
                let key = format!("attack {} {}", from.number(), to.number());
                if pieces.iter().all(|known: &Piece| known.key != key) {
                    let label = self.words.say().cauldron_attack_from_to(self.area(from), self.area(to));
                    pieces.push(self.arrow(key, from, to, "cd-arrow", label));
                }
            }
        }
        if let Some(Strike { target: to, from, .. }) = self.strike().filter(|strike| strike.from != strike.target) {
            let label = self.words.say().cauldron_strike_from_to(self.area(from), self.area(to));
            pieces.push(self.arrow("strike".into(), from, to, "cd-arrow soviet", label));
        }
        pieces
    }

    fn arrow(&self, key: String, from: Area, to: Area, class: &str, label: String) -> Piece {
        let (from, to) = lay::between(lay::area(self.c, from), lay::area(self.c, to), RADIUS + 1.0);
        let size = ((to.0 - from.0).abs() + 24.0, (to.1 - from.1).abs() + 24.0);
        let at = (f32::midpoint(from.0, to.0), f32::midpoint(from.1, to.1));
        let corner = (at.0 - size.0 / 2.0, at.1 - size.1 / 2.0);
        let (tip, tail) = ((to.0 - corner.0, to.1 - corner.1), (from.0 - corner.0, from.1 - corner.1));
        // Along the arrow, and across it.
        let far = (tip.0 - tail.0).hypot(tip.1 - tail.1).max(1.0);
        let (u, v) = ((tip.0 - tail.0) / far, (tip.1 - tail.1) / far);
        let point = |along: f32, across: f32| {
            let base = (tip.0 - u * along, tip.1 - v * along);
            ((base.0 - v * across).round(), (base.1 + u * across).round())
        };
        let end = |across: f32| point(far, across);
        let (left, right) = ([point(17.0, 11.0), point(15.0, 4.5), end(2.0)], [end(-2.0), point(15.0, -4.5)]);
        let points = [point(0.0, 0.0)].into_iter().chain(left).chain(right).chain([point(17.0, -11.0)]).collect();
        let mut face = Face::new(size);
        face.polygon(points, "arrow");
        mark(key, at, size, class, label, face)
    }

    /// The units and the relief marker on the Relief Force track.
    fn in_boxes(&self, pieces: &mut Vec<Piece>) {
        let (relief, relief_letter) = self.game.relief_force();
        for letter in cauldron::components::Letter::ALL {
            for number in 1..=5 {
                let place = Place::boxed(letter, number);
                let here = relief == ReliefAt::Box(number) && relief_letter == letter;
                let units: Vec<Unit> = self.game.units_at(place).into_iter().collect();
                let middle = lay::middle(lay::relief_box(letter, number));
                let spots = fan(middle, units.len() + usize::from(here), (COUNTER, COUNTER), 60.0);
                for (unit, &spot) in units.iter().zip(&spots) {
                    pieces.push(self.unit_piece(*unit, spot));
                }
                if let (true, Some(&spot)) = (here, spots.last()) {
                    pieces.push(self.relief_piece(spot, format!("box {}{number}", letter.id())));
                }
                if let Some(supply) = self.game.attack_on(place) {
                    let key = format!("target {}{number}", letter.id());
                    let at = (middle.0 + 22.0, middle.1 - 14.0);
                    let label = self.words.say().cauldron_attacked_with(supply);
                    pieces.push(mark(key, at, (SMALL, SMALL), "cd-target", label, badge("aim", supply)));
                }
            }
        }
    }

    /// The relief force.
    fn relief_piece(&self, at: Point, place: String) -> Piece {
        let (where_to, letter) = self.game.relief_force();
        let say = self.words.say();
        let spot = self.relief_title(where_to, letter);
        let name = self.words.name(&self.c.letters[letter as usize].name);
        let mut face = Face::new((COUNTER, COUNTER));
        face.body(4.0).cover("cd-relief", "").text(letter.id(), (20.0, 34.0), 16.0, "short");
        Piece {
            key: "marker relief".into(),
            element: Some("marker relief".into()),
            place,
            at,
            size: (COUNTER, COUNTER),
            class: "counter german cd-relief-marker".into(),
            label: say.cauldron_relief_at(name, spot),
            face,
        }
    }

    /// A German or Rumanian unit.
    pub(super) fn unit_piece(&self, unit: Unit, at: Point) -> Piece {
        let data = &self.c.units[unit.index()];
        let place = self.game.place_of(unit);
        let mut class = String::from("counter");
        class += if data.nationality == Nationality::Rumanian { " rumanian" } else { " german" };
        let depleted = self.game.depleted().has(unit);
        for (applies, name) in [
            (depleted, " depleted"),
            (self.game.picked().has(unit), " cd-picked"),
            (self.game.target_of(unit).is_some(), " cd-attacker"),
            (self.game.waiting().has(unit), " cd-waiting"),
            (self.game.is_isolated(unit), " cd-isolated"),
        ] {
            if applies {
                class += name;
            }
        }
        let where_it_is = match (place.area(), place.relief_box()) {
            (Some(area), _) => format!("area {}", area.number()),
            (None, Some((letter, number))) => format!("box {}{number}", letter.id()),
            (None, None) => "off".into(),
        };
        Piece {
            key: format!("unit {}", data.id),
            element: Some(format!("unit {}", data.id)),
            place: where_it_is,
            at,
            size: (COUNTER, COUNTER),
            class,
            label: self.unit_label(unit),
            face: self.unit_face(unit),
        }
    }

    /// Name, state and place in a few words.
    fn unit_label(&self, unit: Unit) -> String {
        let say = self.words.say();
        let place = self.game.place_of(unit);
        let label = say.cauldron_unit_label(self.unit_name(unit), self.strength(unit), self.place(place));
        let mut label = vec![label];
        if let Some(target) = self.game.target_of(unit) {
            label.push(say.cauldron_attacks(self.place(target)));
        }
        if self.game.is_isolated(unit) {
            label.push(say.cauldron_isolated());
        }
        label.join(&self.words.semicolon())
    }

    /// Full strength or depleted; lost.
    pub(super) fn strength(&self, unit: Unit) -> String {
        let say = self.words.say();
        if self.game.place_of(unit) == Place::LOST {
            say.cauldron_lost()
        } else if self.game.depleted().has(unit) {
            say.cauldron_depleted()
        } else if self.c.divisions.has(unit) {
            say.cauldron_full()
        } else {
            say.cauldron_one_step()
        }
    }

    fn unit_face(&self, unit: Unit) -> Face {
        let data = &self.c.units[unit.index()];
        let symbol = match data.kind {
            UnitKind::Infantry => "cd-inf",
            UnitKind::Motorized => "cd-mot",
            UnitKind::Panzer => "cd-pz",
            UnitKind::Hq => "cd-hq",
            UnitKind::Battlegroup => "cd-bg",
        };
        let (depleted, division) = (self.game.depleted().has(unit), data.kind.division());
        let short = if data.kind == UnitKind::Hq { self.words.say().cauldron_counter_hq() } else { data.short.clone() };
        let size = if short.chars().count() > 2 { 12.0 } else { 13.0 };
        let mut face = Face::new((COUNTER, COUNTER));
        if depleted {
            face.path(DEPLETED, "body").cover("cd-band", "");
        } else {
            face.body(4.0);
        }
        face.cover(symbol, "");
        face.text(short, (if division { 16.0 } else { 20.0 }, 36.0), size, "short");
        for (sign, shown) in [
            ("cd-pip1", division && depleted),
            ("cd-pip2", division && !depleted),
            ("cd-go", self.game.target_of(unit).is_some()),
            ("cd-tick", (self.game.picked() | self.game.waiting()).has(unit)),
            ("cd-cut", self.game.is_isolated(unit)),
        ] {
            if shown {
                face.cover(sign, "");
            }
        }
        face
    }
}
