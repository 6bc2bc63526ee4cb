//! Pieces on the map: what is planned and threatened, names, counters, what is marked on them.

use cauldron::components::{Area, Areas, Commitment, Letter, Unit};
use cauldron::{Place, ReliefAt, Step, Strike};
use guide::board::{Face, Piece};
use guide::geo;

use super::desk::Desk;
use super::lay::{self, Frame, Point};
use crate::words::Says;

/// A piece that only shows something: clicks go through it.
pub(super) fn mark(key: String, at: Point, size: (f32, f32), class: &str, label: String, face: Face) -> Piece {
    let place = key.clone();
    Piece { key, element: None, place, at, size, class: format!("mark {class}"), label, face }
}

/// The side of what is marked on a counter.
const SMALL: f32 = 22.0;
/// Where the transports fly, in the order in which the Luftwaffe commits them, and how large they are drawn.
const AIRWAY: [[f32; 2]; 3] = [[112.0, 350.0], [222.0, 404.0], [352.0, 408.0]];
const PLANE: f32 = 38.0;
/// How far from the middles of areas an arrow begins and ends.
const SHORT: f32 = 26.0;

/// One symbol on a face of its own.
fn icon(symbol: &str) -> Face {
    let mut face = Face::new((24.0, 24.0));
    face.cover(format!("cd-{symbol}"), "");
    face
}

/// A symbol with a number or a word in its middle.
fn badge(symbol: &str, text: impl ToString) -> Face {
    let mut face = icon(symbol);
    face.text(text, (12.0, 16.8), 13.0, "num");
    face
}

impl Desk<'_> {
    /// All that lies on the map and on the Relief Force track.
    pub(super) fn on_map(&self, front: &[Point]) -> Vec<Piece> {
        let mut pieces = self.planes();
        pieces.extend(self.arrows());
        let bodies: Vec<Frame> = self.c.all.into_iter().map(|area| self.body(area)).collect();
        let mut taken = Vec::new();
        for area in self.c.all {
            self.trenches(area, bodies[kurgan_core::Id::index(area)], &mut taken, &mut pieces);
        }
        let signs: Vec<Piece> = self.entries().into_iter().chain(self.road_signs()).collect();
        taken.extend(signs.iter().map(|piece| lay::around(piece.at, piece.size)));
        pieces.extend(self.names(&bodies, front, taken));
        pieces.extend(signs);
        for area in self.c.all {
            self.in_area(area, &mut pieces);
        }
        self.in_boxes(&mut pieces);
        for area in self.c.all {
            self.marks(area, bodies[kurgan_core::Id::index(area)], &mut pieces);
        }
        pieces
    }

    fn in_area(&self, area: Area, pieces: &mut Vec<Piece>) {
        let mut spots = self.spots(area).into_iter();
        if self.game.soviet().has(area) {
            pieces.extend(spots.next().map(|at| self.soviet_piece(area, at)));
        }
        for unit in self.game.units_in(area) {
            pieces.extend(spots.next().map(|at| self.unit_piece(unit, at)));
        }
        if self.game.relief_force().0 == ReliefAt::Map(area) {
            pieces.extend(spots.next().map(|at| self.relief_piece(at, format!("area {}", area.number()))));
        }
    }

    /// The transports of the Luftwaffe: as many as it commits, while there is an airfield to fly to.
    fn planes(&self) -> Vec<Piece> {
        let count = match self.game.luftwaffe() {
            _ if (self.game.controlled() & self.c.airfields).is_empty() => 0,
            None => 0,
            Some(Commitment::Weak) => 1,
            Some(Commitment::Average) => 2,
            Some(Commitment::Strong) => 3,
        };
        let label = || {
            let level = self.level(self.game.luftwaffe());
            self.words.say().cauldron_track_value(self.track("luftwaffe"), level)
        };
        let plane = |(n, at): (usize, &[f32; 2])| {
            let mut face = Face::new((36.0, 36.0));
            face.symbol("cd-ju", (5.0, 8.0, 36.0, 36.0), "shade").cover("cd-ju", "");
            mark(format!("plane {}", n + 1), lay::place(*at), (PLANE, PLANE), "cd-plane", label(), face)
        };
        AIRWAY.iter().take(count).enumerate().map(plane).collect()
    }

    /// What is marked on an area and its counters.
    fn marks(&self, area: Area, (left, top, width, height): Frame, pieces: &mut Vec<Piece>) {
        let (say, number) = (self.words.say(), area.number());
        let (right, bottom, x) = (left + width, top + height, left + width / 2.0);
        let mut push = |key: &str, at: Point, class: &str, label: String, face: Face| {
            pieces.push(mark(format!("{key} {number}"), at, (SMALL, SMALL), class, label, face));
        };
        if self.c.airfields.has(area) && !self.game.controlled().has(area) {
            let mut face = icon("plane");
            face.cover("cd-cross", "");
            push("airfield", (right + 14.0, top + 2.0), "cd-airfield lost", say.cauldron_airfield_lost(), face);
        }
        if self.game.breakthrough().has(area) {
            push("breakthrough", (left - 4.0, top), "cd-breakthrough", say.cauldron_breakthrough(), icon("chevrons"));
        }
        if self.game.hits().has(area) {
            push("hit", (right - 3.0, bottom - 6.0), "cd-hit", say.cauldron_hit(), icon("burst"));
        }
        if let Some(supply) = self.game.attack_on(Place::on(area)) {
            let label = say.cauldron_attacked_with(supply);
            push("target", (right - 2.0, top + 1.0), "cd-target", label, badge("aim", supply));
        } else if matches!(self.game.decision(), Some(Step::Attackers(step)) if step.target == Place::on(area)) {
            push("target", (right - 2.0, top + 1.0), "cd-target", say.cauldron_target_now(), icon("aim"));
        }
        if let Some(Strike { die, .. }) = self.strike().filter(|strike| strike.target == area) {
            let face = if die > 0 { badge("burst", die) } else { icon("burst") };
            push("struck", (x, top - 6.0), "cd-struck", say.cauldron_under_attack(), face);
        }
    }

    /// The Soviet attack whose result is being carried out.
    pub(super) fn strike(&self) -> Option<Strike> {
        self.game.strike().filter(|_| matches!(self.game.decision(), Some(Step::Defeat(_))))
    }

    /// The area under Soviet attack just now.
    pub(super) fn struck(&self) -> Option<Area> {
        match self.game.decision() {
            Some(Step::Striker(step)) => Some(step.target),
            _ => self.strike().map(|strike| strike.target),
        }
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

    /// Where units are designated to go, where the Soviets strike, and where they will.
    fn arrows(&self) -> Vec<Piece> {
        let say = self.words.say();
        let mut pieces: Vec<Piece> = Vec::new();
        for unit in self.game.units_in_play() {
            let target = self.game.target_of(unit).and_then(Place::area);
            if let (Some(from), Some(to)) = (self.game.place_of(unit).area(), target) {
                let key = format!("attack {} {}", from.number(), to.number());
                if pieces.iter().all(|known| known.key != key) {
                    let label = say.cauldron_attack_from_to(self.area(from), self.area(to));
                    let ends = (lay::area(self.c, from), lay::area(self.c, to));
                    pieces.push(arrow(key, ends, 11.0, "cd-arrow", label, ""));
                }
            }
        }
        let struck = self.strike();
        for (n, area) in (1..).zip(self.at_stake().into_iter().filter(|&area| self.struck() != Some(area))) {
            let to = lay::area(self.c, area);
            let Some(from) = self.threat(area) else { continue };
            let chosen = self.game.chosen().has(area);
            let (class, sign) = if chosen {
                ("cd-arrow soviet cd-chosen", "✓".into())
            } else {
                ("cd-arrow soviet cd-next", n.to_string())
            };
            pieces.push(arrow(
                format!("stake {}", area.number()),
                (from, to),
                9.0,
                class,
                say.cauldron_at_stake(),
                &sign,
            ));
        }
        if let Some(Strike { target: to, from, .. }) = struck.filter(|strike| strike.from != strike.target) {
            let label = say.cauldron_strike_from_to(self.area(from), self.area(to));
            let ends = (lay::area(self.c, from), lay::area(self.c, to));
            pieces.push(arrow("strike".into(), ends, 13.0, "cd-arrow soviet", label, ""));
        }
        pieces
    }

    /// The middle of the Soviet units that an area can be attacked from; whoever attacks is chosen later.
    pub(super) fn threat(&self, area: Area) -> Option<Point> {
        let foes: Vec<Point> = (self.c.adjacent[kurgan_core::Id::index(area)] & self.game.soviet())
            .into_iter()
            .map(|foe| lay::area(self.c, foe))
            .collect();
        let at = lay::area(self.c, area);
        let nearest = foes.iter().copied().min_by(|&a, &b| geo::length(at, a).total_cmp(&geo::length(at, b)))?;
        let (x, y) = foes.iter().fold((0.0, 0.0), |sum, foe| (sum.0 + foe.0 - at.0, sum.1 + foe.1 - at.1));
        let far = (x * x + y * y).sqrt();
        let reach = geo::length(at, nearest);
        // Foes on opposite sides have no middle.
        Some(if far < 40.0 || foes.len() == 1 { nearest } else { (at.0 + x / far * reach, at.1 + y / far * reach) })
    }

    /// The units and the relief marker on the Relief Force track.
    fn in_boxes(&self, pieces: &mut Vec<Piece>) {
        let (relief, relief_letter) = self.game.relief_force();
        for letter in Letter::ALL {
            for number in 1..=5 {
                let place = Place::boxed(letter, number);
                let here = relief == ReliefAt::Box(number) && relief_letter == letter;
                let units: Vec<Unit> = self.game.units_at(place).into_iter().collect();
                let middle = lay::relief_box(self.c, letter, number);
                let spots = self.box_spots(letter, number);
                for (unit, &spot) in units.iter().zip(&spots) {
                    pieces.push(self.unit_piece(*unit, spot));
                }
                if let (true, Some(&spot)) = (here, spots.last()) {
                    pieces.push(self.relief_piece(spot, format!("box {}{number}", letter.id())));
                }
                if let Some(supply) = self.game.attack_on(place) {
                    let key = format!("target {}{number}", letter.id());
                    let at = (middle.0 + 22.0, middle.1 - 18.0);
                    let label = self.words.say().cauldron_attacked_with(supply);
                    pieces.push(mark(key, at, (SMALL, SMALL), "cd-target", label, badge("aim", supply)));
                }
            }
        }
    }
}

/// An arrow from one point to another, with a disc on it where there is a word.
fn arrow(key: String, (from, to): (Point, Point), wide: f32, class: &str, label: String, sign: &str) -> Piece {
    let (from, to) = lay::between(from, to, SHORT);
    let (left, top, right, bottom) = geo::bounds(&[from, to]);
    let size = (right - left + 28.0, bottom - top + 28.0);
    let at = geo::between(from, to, 0.5);
    let corner = (at.0 - size.0 / 2.0, at.1 - size.1 / 2.0);
    let (tip, tail) = ((to.0 - corner.0, to.1 - corner.1), (from.0 - corner.0, from.1 - corner.1));
    let far = geo::length(tip, tail).max(1.0);
    let (u, v) = ((tip.0 - tail.0) / far, (tip.1 - tail.1) / far);
    let point = |along: f32, across: f32| {
        let base = (tip.0 - u * along, tip.1 - v * along);
        (base.0 - v * across * wide, base.1 + u * across * wide)
    };
    let head = (wide * 1.15).min(far * 0.6);
    let points = vec![
        point(0.0, 0.0),
        point(head, 1.0),
        point(head, 0.42),
        point(far, 0.75),
        point(far, -0.75),
        point(head, -0.42),
        point(head, -1.0),
    ];
    let mut face = Face::new(size);
    face.polygon(points, "arrow");
    if !sign.is_empty() {
        let (x, y) = point(f32::midpoint(far, head), 0.0);
        face.circle((x, y), 9.0, "disc").text(sign, (x, y + 4.6), 13.0, "num");
    }
    mark(key, at, size, class, label, face)
}
