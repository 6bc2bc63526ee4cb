//! The board of The Cauldron: the Stalingrad pocket in winter, and descriptions of everything on it.

mod about;
mod aids;
mod counters;
mod decor;
mod desk;
mod front;
mod gauges;
mod ground;
mod labels;
mod land;
mod lay;
mod margin;
mod moments;
mod pieces;
mod relief;
mod stacks;
mod symbols;
#[cfg(test)]
mod tests;
mod tiles;
mod trench;

use std::sync::Arc;

use cauldron::components::{Area, Weather};
use cauldron::{Cauldron, Event};
use guide::board::{About, Aid, Board, Gauge, Shape, Spot, Stage};
use guide::moment::Moment;
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
    const LETTERS: f32 = lay::NAME;
    const TRAYS_BESIDE: bool = true;

    fn blurb(words: Words) -> String {
        words.say().cauldron_blurb()
    }

    fn cover() -> Markup {
        offer::cover()
    }

    fn presets(words: Words) -> Vec<Preset> {
        offer::presets(words)
    }

    fn landscape(view: &View<Cauldron>) -> Option<Arc<str>> {
        Some(land::land(view.sight().pack()))
    }

    fn ground(view: &View<Cauldron>, words: Words) -> Markup {
        ground::ground(view.sight(), words)
    }

    fn board(view: &View<Cauldron>, words: Words) -> Board {
        let desk = Desk::new(view.sight(), words);
        let front = front::front(desk.c, desk.game.controlled());
        let mut pieces = desk.on_map((*front).as_ref().map_or(&[], |front| &front.points[..]));
        pieces.extend(desk.margin());
        Board {
            size: lay::SIZE,
            frame: lay::FRAME,
            places: desk.places((*front).as_ref()),
            pieces,
            trays: desk.trays(),
        }
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

    fn moments(view: &View<Cauldron>, events: &[Event], words: Words) -> Vec<Moment> {
        Desk::new(view.sight(), words).moments(events)
    }

    fn about(view: &View<Cauldron>, element: &str, words: Words) -> Option<About> {
        Desk::new(view.sight(), words).about(element)
    }
}

impl Desk<'_> {
    /// The front as it is now, the boxes of the Relief Force track, the areas.
    fn places(&self, front: Option<&front::Front>) -> Vec<Spot> {
        let mut places: Vec<Spot> = Vec::new();
        if let Some(front) = front {
            let label = self.words.say().cauldron_pocket_label(self.game.controlled().len());
            let mut add = |class: &str, path: &String| {
                // Of all that the front is drawn with, one line says what it is.
                let label = if class == "cd-steel" { label.clone() } else { String::new() };
                places.push(Spot {
                    element: "pocket".into(),
                    label,
                    shape: Shape::Path(path.clone().into()),
                    class: format!("cd-front {class}"),
                });
            };
            let [beyond, near, far] = &front.bands;
            for (class, path) in [
                ("cd-beyond", beyond),
                ("cd-far", far),
                ("cd-near", near),
                ("cd-halo", &front.line),
                ("cd-teeth", &front.line),
                ("cd-red", &front.outside),
                ("cd-steel", &front.line),
            ] {
                add(class, path);
            }
        }
        if self.game.weather() == Weather::Poor {
            let say = self.words.say();
            places.push(Spot {
                element: "track weather".into(),
                label: say.cauldron_track_value(self.track("weather"), say.cauldron_weather_name(Weather::Poor.id())),
                shape: Shape::Rect(Board::whole(lay::SIZE), 0.0),
                class: "cd-veil".into(),
            });
        }
        places.extend(self.box_places());
        places.extend(self.c.all.into_iter().map(|area| self.area_place(area)));
        places
    }

    fn area_place(&self, area: Area) -> Spot {
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
            (self.game.cut_off().has(area), " cd-cut-off"),
            (self.at_stake().has(area), " cd-at-stake"),
            (self.struck() == Some(area), " cd-struck-now"),
        ] {
            if is {
                class += name;
            }
        }
        let (left, top, width, height) = self.body(area);
        let occupied = width > 2.0 * lay::PAD + 1.0;
        let shape = if occupied {
            Shape::Rect((left - 4.0, top - 4.0, width + 8.0, height + 8.0), 5.0)
        } else {
            let (x, y) = lay::area(self.c, area);
            Shape::Circle(x, y, lay::PAD + 3.5)
        };
        Spot { element: format!("area {number}"), label: self.area_label(area), shape, class }
    }

    /// The name of an area and what is there.
    fn area_label(&self, area: Area) -> String {
        let say = self.words.say();
        let mut parts = vec![self.area_title(area), self.control(area)];
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
