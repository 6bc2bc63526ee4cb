//! The relief force: its road as an arrow of five boxes that grows to its entry area, and the four letters.

use cauldron::Place;
use cauldron::ReliefAt;
use cauldron::components::{Areas, Letter};
use guide::board::{Anchor, Face, Piece, Shape, Spot, Text};
use guide::signed;

use super::desk::Desk;
use super::lay::{self, Frame, Point};
use super::pieces::mark;
use crate::words::Says;

/// A letter's flag.
const FLAG: (f32, f32) = (20.0, 23.0);

impl Desk<'_> {
    /// The area that the relief force stands in, once it is on the map.
    pub(super) fn relief_area(&self) -> Areas {
        match self.game.relief_force().0 {
            ReliefAt::Map(area) => Areas::only(area),
            ReliefAt::Box(_) => Areas::EMPTY,
        }
    }

    /// The letters whose boxes are shown: that of the relief force, and those with units.
    fn roads(&self) -> impl Iterator<Item = (Letter, u8)> + '_ {
        let now = self.game.relief_force().1;
        let all = Letter::ALL.into_iter().flat_map(|letter| (1..=5).map(move |number| (letter, number)));
        all.filter(move |&(letter, number)| letter == now || self.boxed(letter, number))
    }

    fn boxed(&self, letter: Letter, number: u8) -> bool {
        let place = Place::boxed(letter, number);
        !self.game.units_at(place).is_empty() || self.game.attack_on(place).is_some()
    }

    /// Where the counters of a box lie.
    pub(super) fn box_spots(&self, letter: Letter, number: u8) -> Vec<Point> {
        let here = self.game.relief_force() == (ReliefAt::Box(number), letter);
        let count = self.game.units_at(Place::boxed(letter, number)).len() + usize::from(here);
        if count == 0 { Vec::new() } else { lay::stack(lay::relief_box(self.c, letter, number), count) }
    }

    /// What the counters of all boxes cover.
    pub(super) fn box_bodies(&self) -> Vec<Frame> {
        self.roads().filter_map(|(letter, number)| lay::hull(&self.box_spots(letter, number))).collect()
    }

    /// The boxes as places.
    pub(super) fn box_places(&self) -> Vec<Spot> {
        let at = match self.game.relief_force().0 {
            ReliefAt::Box(number) => number,
            ReliefAt::Map(_) => 6,
        };
        let each = self.roads().map(|(letter, number)| Spot {
            element: format!("box {}{number}", letter.id()),
            label: self.box_title(number, letter),
            shape: Shape::Polygon(lay::relief_outline(self.c, letter, number)),
            class: (match number.cmp(&at) {
                _ if letter != self.game.relief_force().1 => "cd-road cd-other",
                std::cmp::Ordering::Less => "cd-road cd-past",
                std::cmp::Ordering::Equal => "cd-road cd-here",
                std::cmp::Ordering::Greater => "cd-road cd-ahead",
            })
            .into(),
        });
        each.collect()
    }

    /// What stands on the road: what each box is worth, and who comes on it.
    pub(super) fn road_signs(&self) -> Vec<Piece> {
        let say = self.words.say();
        let (at, now) = self.game.relief_force();
        let mut pieces = Vec::new();
        for (letter, number) in self.roads() {
            if self.boxed(letter, number) || (letter == now && at == ReliefAt::Box(number)) {
                continue;
            }
            let morale = self.c.relief.morale[usize::from(number) - 1];
            let class = if at < ReliefAt::Box(number) { "cd-morale" } else { "cd-morale past" };
            let mut face = Face::new((30.0, 20.0));
            face.text(signed(morale), (15.0, 15.0), 14.5, "num");
            let key = format!("morale {}{number}", letter.id());
            let label = say.cauldron_box_worth(morale);
            pieces.push(mark(key, lay::relief_box(self.c, letter, number), (30.0, 20.0), class, label, face));
        }
        let name = self.words.name(&self.c.letters[now as usize].name);
        let wide = lay::narrow(name, 15.0) + 4.0;
        // Over the road where it runs along the edge, beside it where it climbs.
        let climbs = matches!(now, Letter::C | Letter::D);
        let (x, y) = lay::relief_box(self.c, now, if climbs { 1 } else { 2 });
        let mut face = Face::new((wide, 18.0));
        face.line(Text::new(name, (0.0, 13.5), 15.0, "name").anchored(Anchor::Start));
        let (left, y) = if climbs { (x + 48.0, y + 6.0) } else { ((x - 30.0).max(lay::FRAME.0 + 6.0), y - 40.0) };
        let at = (left + wide / 2.0, y);
        pieces.push(mark("road".into(), at, (wide, 18.0), "cd-coming", name.to_owned(), face));
        pieces
    }

    /// The letters at their entry areas.
    pub(super) fn entries(&self) -> Vec<Piece> {
        let now = self.game.relief_force().1;
        let each = Letter::ALL.into_iter().map(|letter| {
            let area = self.entry(letter);
            let (left, top, width, _) = self.body(area);
            let element = format!("letter {}", letter.id());
            let mut face = Face::new(FLAG);
            face.path("M1 1H19V14L10 22 1 14Z", "flag").text(letter.id(), (10.0, 13.6), 13.5, "num");
            Piece {
                key: element.clone(),
                element: Some(element.clone()),
                place: element,
                at: (left + width + 8.0, top - 2.0),
                size: FLAG,
                class: if letter == now { "cd-entry on".into() } else { "cd-entry".into() },
                label: self.words.say().cauldron_letter_label(letter.id(), self.area(area)),
                face,
            }
        });
        each.collect()
    }
}
