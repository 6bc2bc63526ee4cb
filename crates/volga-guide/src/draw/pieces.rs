//! Pieces on the map: control and the front, names, counters.

use guide::board::{Face, Piece, Shape, Spot, Text};
use guide::geo::{self, Point};
use kurgan_core::Id;
use volga::components::{Area, Areas, SovietUnit, Terrain, Unit};
use volga::{Control, Decision, Place, Purchase};

use super::chart::{self, Plot, plots};
use super::desk::Desk;
use super::front::front;
use super::layout::{COUNTER, Layout};
use super::symbols;
use crate::words::Says;

/// The kinds of support marker.
pub(super) const SUPPORT: [Purchase; 3] = [Purchase::Artillery, Purchase::Engineer, Purchase::Air];

/// The side of a counter in the units of its face.
const FACE: f32 = 40.0;

/// The upper part of a counter, with the color of its division.
const BAND: &str = "M.7 10.6V4q0-3.3 3.3-3.3h32q3.3 0 3.3 3.3v6.6z";

impl Desk<'_> {
    /// Everything on the ground that can be pointed at.
    pub(super) fn places(&self) -> Vec<Spot> {
        self.c.all.into_iter().map(|area| self.area_place(area)).collect()
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
        let label =
            self.words.say().volga_label_area(self.area_title(area), self.ground(area), self.control_word(area));
        Spot { element: element(area), label, shape: Shape::Printed(outline(area)), class }
    }

    /// Everything that lies on the ground.
    pub(super) fn pieces(&self) -> Vec<Piece> {
        let (plots, layout) = (plots(self.c), Layout::of(self.c, self.words));
        let mut pieces = vec![self.control_piece(&plots)];
        pieces.extend(self.focus_piece(&plots));
        pieces.push(self.names_piece(&layout));
        let spots = layout.lay(|area| self.game.at(area).len() + usize::from(self.game.soviet().has(area)));
        for (area, spots) in self.c.all.into_iter().zip(&spots) {
            self.area_pieces(area, spots, &mut pieces);
        }
        self.tray_pieces(&mut pieces);
        pieces
    }

    fn area_pieces(&self, area: Area, spots: &[Point], pieces: &mut Vec<Piece>) {
        // More than a full stack lies on the last of its places.
        let mut spots = spots.iter().copied().chain(spots.last().copied().into_iter().cycle());
        if self.game.soviet().has(area)
            && let Some(at) = spots.next()
        {
            pieces.push(self.soviet_piece(area, at));
        }
        let (units, place) = (self.game.at(area), element(area));
        pieces.extend(units.into_iter().zip(spots).map(|(unit, at)| self.german_piece(unit, at, &place)));
    }

    /// A German counter, as it lies in this place.
    pub(super) fn german_piece(&self, unit: Unit, at: (f32, f32), place: &str) -> Piece {
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
        let mut face = Face::new((FACE, FACE));
        if acting || self.game.attackers().has(unit) {
            face.rect((-3.0, -3.0, FACE + 6.0, FACE + 6.0), 6.5, "ring pale").rect(
                (-3.0, -3.0, FACE + 6.0, FACE + 6.0),
                6.5,
                "ring",
            );
        }
        face.body(4.0)
            .path(BAND, "band")
            .cover("v-bevel", "")
            .line(Text::new(&data.name, (20.0, 9.2), 9.9, "name").fit(36.0))
            .cover(symbols::unit(data.class), "sign")
            .text(&factors, (20.0, 37.0), 13.6, "factors");
        if spent {
            face.cover("v-spent", "");
        }
        if self.game.lead_unit() == Some(unit) {
            face.cover("v-lead", "");
        }
        if let Some(turn) = due {
            face.rect((28.6, 27.0, 12.0, 13.4), 2.0, "due").text(turn, (34.6, 37.8), 11.5, "due-turn");
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
            face.symbol("v-cut", (27.0, 27.0, 14.0, 14.0), "");
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
            place: element(area),
            at,
            size: (COUNTER, COUNTER),
            class,
            label: say.volga_label_soviet(self.area(area), label),
            face,
        }
    }

    fn soviet_front(&self, unit: SovietUnit) -> Face {
        let data = &self.c.soviets[unit.index()];
        let mut face = Face::new((FACE, FACE));
        face.body(4.0)
            .path(BAND, "band")
            .cover("v-bevel", "")
            .line(Text::new(self.strategy(data.strategy), (20.0, 9.2), 9.6, "name").fit(37.0))
            // To the left, where counters that overlap do not cover it.
            .text(data.defense, (10.6, 33.6), 21.0, "factors")
            .symbol(symbols::strategy(data.strategy), (17.5, 13.0, 22.0, 22.0), "sign");
        face
    }

    /// A drawing over all of the map.
    fn marks(&self, key: &str, label: String, face: Face) -> Piece {
        let size = chart::size(self.c);
        Piece {
            key: key.into(),
            element: None,
            place: "map".into(),
            at: (size.0 / 2.0, size.1 / 2.0),
            size,
            class: "marks".into(),
            label,
            face,
        }
    }

    /// Who holds what: a wash over German ground, a hatch and smoke where both stand, and the front.
    fn control_piece(&self, plots: &[Plot<'_>]) -> Piece {
        let mut face = Face::new(chart::size(self.c));
        for area in self.german_areas() {
            face.cover(outline(area), "wash");
        }
        let contested: Areas =
            self.c.all.into_iter().filter(|&area| self.game.control(area) == Control::Contested).collect();
        for area in contested {
            face.cover(outline(area), "hatch");
        }
        if let Some(front) = &*front(self.c, plots, self.german_areas()) {
            face.path(front.line.clone(), "front shade")
                .path(front.german.clone(), "front grey")
                .path(front.soviet.clone(), "front red")
                .path(front.line.clone(), "front")
                .path(front.teeth.clone(), "teeth");
        }
        for plot in plots.iter().filter(|plot| contested.has(Area(plot.data.number))) {
            let (left, top, right, bottom) = geo::bounds(&plot.outline);
            // Not the same everywhere, but always the same in one place.
            let aside = (f32::from(plot.data.number) * 2.3).sin() * 0.12;
            let (x, y) = (left + (right - left) * (0.58 + aside), top + (bottom - top) * 0.42);
            face.symbol("v-smoke", ((x - 34.0).round(), (y - 40.0).round(), 80.0, 80.0), "");
        }
        self.marks("control", String::new(), face)
    }

    /// The Active Area and the area under attack, with arrows into it.
    fn focus_piece(&self, plots: &[Plot<'_>]) -> Option<Piece> {
        let say = self.words.say();
        let (active, target) = (self.game.active(), self.game.target());
        let mut face = Face::new(chart::size(self.c));
        let inset = |area: Area, by: f32| {
            let outline = &plots.iter().find(|plot| plot.data.number == area.0)?.outline;
            Some(geo::polygon(&geo::inset(outline, if geo::area(outline) > 0.0 { by } else { -by })))
        };
        if let Some(path) = active.and_then(|area| inset(area, 2.6)) {
            face.path(path.clone(), "active pale").path(path, "active");
        }
        if let Some(area) = target {
            if let Some(path) = inset(area, 2.6) {
                face.path(path, "target");
            }
            for arrow in self.arrows(area, plots) {
                face.polygon(arrow, "arrow");
            }
        }
        let label = match (active, target) {
            (_, Some(area)) => [self.area_title(area), say.volga_about_target()].join(&self.words.colon()),
            (Some(area), None) => [self.area_title(area), say.volga_about_active()].join(&self.words.colon()),
            (None, None) => return None,
        };
        Some(self.marks("focus", label, face))
    }

    /// The names, in the colors of who holds the areas.
    fn names_piece(&self, layout: &Layout) -> Piece {
        let mut face = Face::new(chart::size(self.c));
        let mut count = [0_usize; 3];
        for area in self.c.all {
            let control = self.game.control(area);
            count[control as usize] += 1;
            face.cover(format!("v-n{}", area.0), if control == Control::German { "g" } else { "s" });
        }
        for area in self.c.all.into_iter().filter(|&area| self.game.control(area) == Control::Contested) {
            let (x, y) = layout.spot(area).burst();
            face.symbol("v-burst", (x - 10.0, y - 10.0, 20.0, 20.0), "");
        }
        self.marks("names", self.words.say().volga_label_control(count[0], count[1], count[2]), face)
    }

    /// Arrows into the area under attack, from where the attackers came.
    fn arrows(&self, target: Area, plots: &[Plot<'_>]) -> Vec<Vec<(f32, f32)>> {
        let from = self.game.attackers().into_iter().filter_map(|unit| self.game.entered_from(unit));
        let from: Areas = from.collect();
        let middle =
            |area: Area| plots.iter().find(|plot| plot.data.number == area.0).map_or((0.0, 0.0), |plot| plot.centre);
        let (x, y) = middle(target);
        let arrow = |area: Area| {
            let (from_x, from_y) = middle(area);
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

/// The outline of an area on the ground.
fn outline(area: Area) -> String {
    format!("v-a{}", area.0)
}

/// The element of an area.
pub(super) fn element(area: Area) -> String {
    format!("area {}", area.0)
}

/// A Soviet counter face down: its back shows the terrain.
fn soviet_back(terrain: Terrain) -> Face {
    let mut face = Face::new((FACE, FACE));
    face.body(4.0).cover("v-bevel", "").cover(symbols::back(terrain), "sign");
    face
}
