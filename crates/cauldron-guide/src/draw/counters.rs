//! Counters: German and Rumanian units, Soviet armies, the relief force.

use cauldron::Place;
use cauldron::components::{Area, Army, Nationality, Unit, UnitKind};
use guide::board::{Face, Piece};
use guide::geo;
use kurgan_core::Id;

use super::desk::Desk;
use super::lay::{self, COUNTER, Point};
use super::pieces::mark;
use crate::words::Says;

/// The body of a counter that has lost a step: a corner is cut off.
const DEPLETED: &str = "M.5.5h31l11 11v31h-42z";

impl Desk<'_> {
    /// The army whose counter stands in an area: that of the nearest area of the set-up. Designations have no effect on
    /// play (p5-targets), and units that move up come from the same side.
    fn army_at(&self, area: Area) -> Option<Army> {
        let at = lay::area(self.c, area);
        let far = |set_up: Area| geo::length(at, lay::area(self.c, set_up));
        let nearest = self.c.setup.armies.iter().min_by(|a, b| far(a.0).total_cmp(&far(b.0)));
        nearest.map(|&(_, army)| army)
    }

    /// The Soviet unit in an area.
    pub(super) fn soviet_piece(&self, area: Area, at: Point) -> Piece {
        let mut face = Face::new((COUNTER, COUNTER));
        face.body(3.0).cover("cd-army", "");
        let mut label = vec![self.words.say().cauldron_soviet_in(self.area(area))];
        if let Some(army) = self.army_at(area).map(|army| &self.c.armies[army.index()]) {
            face.text(&army.id, (21.5, 29.5), 23.0, "num");
            label.insert(0, self.words.name(&army.name).to_owned());
        }
        let label = label.join(&self.words.semicolon());
        let key = format!("soviet {}", area.number());
        let mut piece = mark(key, at, (COUNTER, COUNTER), "counter soviet", label, face);
        piece.place = format!("area {}", area.number());
        piece
    }

    /// The relief force.
    pub(super) fn relief_piece(&self, at: Point, place: String) -> Piece {
        let (where_to, letter) = self.game.relief_force();
        let say = self.words.say();
        let spot = self.relief_title(where_to, letter);
        let name = self.words.name(&self.c.letters[letter as usize].name);
        let mut face = Face::new((COUNTER, COUNTER));
        face.body(3.0).cover("cd-relief", "").text(letter.id(), (21.5, 39.5), 16.0, "num");
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
        for (applies, name) in [
            (data.kind == UnitKind::Hq, " cd-hq"),
            (data.kind == UnitKind::Battlegroup, " cd-bg"),
            (self.game.depleted().has(unit), " depleted"),
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
        let short = if data.kind == UnitKind::Hq { self.words.say().cauldron_counter_hq() } else { data.short.clone() };
        let mut face = Face::new((COUNTER, COUNTER));
        if self.game.depleted().has(unit) {
            face.path(DEPLETED, "body").cover("cd-hatch", "");
        } else {
            face.body(3.0);
        }
        face.cover(symbol, "").text(short, (21.5, 39.6), 16.4, "num");
        for (sign, shown) in [
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
