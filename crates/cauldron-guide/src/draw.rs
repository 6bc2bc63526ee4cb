//! The board of The Cauldron: the Stalingrad pocket, the tracks around it, and their descriptions.

mod about;
mod aids;
mod desk;
mod front;
mod gauges;
mod ground;
mod lay;
mod margin;
mod pieces;
mod symbols;
#[cfg(test)]
mod tests;
mod tiles;

use cauldron::Cauldron;
use cauldron::components::{Area, Letter};
use guide::board::{About, Aid, Board, Gauge, Shape, Spot, Stage};
use guide::{Draws, Preset, Texts};
use kurgan_core::{Id, View};
use maud::Markup;

use crate::CauldronGuide;
use crate::offer;
use crate::words::{Says, Words};
use desk::Desk;

impl Draws for CauldronGuide {
    const STYLE: &'static str = include_str!("../style.css");
    const TEXTS: Texts = guide::texts!("cauldron", Fr "fr", Ru "ru");

    fn blurb(words: Words) -> String {
        words.say().cauldron_blurb()
    }

    fn cover() -> Markup {
        offer::cover()
    }

    fn presets(words: Words) -> Vec<Preset> {
        offer::presets(words)
    }

    fn ground(view: &View<Cauldron>, words: Words) -> Markup {
        ground::ground(view.sight(), words)
    }

    fn board(view: &View<Cauldron>, words: Words) -> Board {
        let desk = Desk::new(view.sight(), words);
        let mut pieces = desk.on_map();
        pieces.extend(desk.margin());
        Board { size: lay::SIZE, frame: Board::whole(lay::SIZE), places: desk.places(), pieces, trays: desk.trays() }
    }

    fn symbols() -> Markup {
        symbols::symbols()
    }

    fn gauges(view: &View<Cauldron>, words: Words) -> Vec<Gauge> {
        Desk::new(view.sight(), words).gauges()
    }

    fn sequence(view: &View<Cauldron>, words: Words) -> Vec<Stage> {
        Desk::new(view.sight(), words).sequence()
    }

    fn aids(view: &View<Cauldron>, words: Words) -> Vec<Aid> {
        Desk::new(view.sight(), words).aids()
    }

    fn about(view: &View<Cauldron>, element: &str, words: Words) -> Option<About> {
        Desk::new(view.sight(), words).about(element)
    }
}

impl Desk<'_> {
    /// The pocket as it is now, the areas, the boxes and letters of the Relief Force track, the tracks.
    fn places(&self) -> Vec<Spot> {
        let say = self.words.say();
        let mut places: Vec<Spot> = Vec::new();
        for line in front::outlines(self.c, self.game.controlled()) {
            places.push(Spot {
                element: "pocket".into(),
                label: say.cauldron_pocket_label(self.game.controlled().len()),
                shape: Shape::Polygon(line),
                class: "cd-front".into(),
            });
        }
        places.extend(self.c.all.into_iter().map(|area| self.area_place(area)));
        for letter in Letter::ALL {
            let (left, top, width, height) = lay::letter(letter);
            places.push(Spot {
                element: format!("letter {}", letter.id()),
                label: say.cauldron_letter_label(letter.id(), self.area(self.entry(letter))),
                shape: Shape::Rect((left + 2.0, top + 2.0, width - 4.0, height - 4.0), 4.0),
                class: "cd-way".into(),
            });
            for number in 1..=5 {
                let (left, top, width, height) = lay::relief_box(letter, number);
                places.push(Spot {
                    element: format!("box {}{number}", letter.id()),
                    label: self.box_title(number, letter),
                    shape: Shape::Rect((left + 1.0, top + 1.0, width - 2.0, height - 2.0), 4.0),
                    class: "cd-box-place".into(),
                });
            }
        }
        places.extend(self.track_places());
        places
    }

    fn area_place(&self, area: Area) -> Spot {
        let (x, y) = lay::area(self.c, area);
        let number = area.number();
        let mut class = String::from("cd-place");
        class += if self.game.controlled().has(area) {
            " cd-german"
        } else if self.game.soviet().has(area) {
            " cd-soviet"
        } else {
            " cd-rear"
        };
        for (is, name) in [
            (self.game.key_areas().has(area), " cd-key-area"),
            (self.game.cut_off().has(area), " cd-cut-off"),
            (self.at_stake().has(area), " cd-at-stake"),
            (self.struck() == Some(area), " cd-struck-now"),
        ] {
            if is {
                class += name;
            }
        }
        Spot {
            element: format!("area {number}"),
            label: self.area_label(area),
            shape: Shape::Circle(x, y, lay::RADIUS),
            class,
        }
    }

    /// The name of an area and what is there.
    fn area_label(&self, area: Area) -> String {
        let say = self.words.say();
        let mut parts = vec![self.area(area), self.control(area)];
        let units: Vec<&str> = self.game.units_in(area).into_iter().map(|unit| self.unit_name(unit)).collect();
        if !units.is_empty() {
            parts.push(units.join(", "));
        }
        let (active, inactive) = self.game.pdms(area);
        if active + inactive > 0 {
            parts.push(say.cauldron_pdms(active, inactive));
        }
        if self.at_stake().has(area) {
            parts.push(say.cauldron_at_stake());
        }
        parts.join(&self.words.semicolon())
    }

    /// Who holds an area.
    fn control(&self, area: Area) -> String {
        let say = self.words.say();
        if self.game.controlled().has(area) {
            say.cauldron_held_german()
        } else if self.game.soviet().has(area) {
            say.cauldron_held_soviet()
        } else if self.c.areas[area.index()].inside_perimeter {
            say.cauldron_held_lost()
        } else {
            say.cauldron_held_rear()
        }
    }
}
