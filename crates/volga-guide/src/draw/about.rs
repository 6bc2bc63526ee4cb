//! The description of one board element.

use guide::board::About;
use kurgan_core::Id;
use kurgan_core::pack::{Pack, Source};
use volga::components::{Area, Unit};
use volga::{MORALE_MAX, Purchase};

use super::desk::Desk;
use super::pieces::SUPPORT;
use super::trays::BOXES;
use crate::names::purchase_word;
use crate::words::Says;

impl Desk<'_> {
    /// Everything about an element; none where there is no such element.
    pub(super) fn about(&self, element: &str) -> Option<About> {
        let (kind, name) = element.split_once(' ')?;
        match kind {
            "area" => name.parse().ok().and_then(|number| self.c.area(number)).map(|area| self.about_area(area)),
            "unit" => self
                .c
                .unit_named(name)
                .filter(|&unit| self.scenario().units.has(unit))
                .map(|unit| self.about_unit(unit)),
            "marker" => {
                SUPPORT.into_iter().find(|&what| purchase_word(what) == name).map(|what| self.about_marker(what))
            }
            "track" => self.about_track(name),
            "box" => self.about_box(element),
            _ => None,
        }
    }

    /// The least certain source of these fields of a record.
    fn source(&self, file: &str, record: &str, fields: &[&str]) -> Option<Source> {
        let known = fields.iter().filter_map(|field| self.c.provenance_of(file, record, field));
        known.map(|entry| entry.kind).max()
    }

    fn about_area(&self, area: Area) -> About {
        let (say, data) = (self.words.say(), &self.c.areas[area.index()]);
        let mut lines = vec![say.volga_about_ground(self.ground(area), self.control_word(area))];
        if data.volga {
            lines.push(say.volga_about_volga());
        }
        if self.game.soviet().has(area) {
            if let Some(unit) = self.game.revealed(area) {
                lines.push(say.volga_about_defender(self.soviet(unit)));
                let strategy = self.c.strategy[unit.index()];
                lines.push(if self.game.strategy_works(area, unit) {
                    say.volga_about_strategy(self.strategy(strategy), self.strategy_effect(strategy))
                } else {
                    say.volga_about_strategy_over()
                });
            } else {
                let bag = self.game.bag_of(area);
                lines.push(say.volga_about_hidden(bag.len(), self.factors(bag, None)));
            }
            if self.game.isolated().has(area) {
                lines.push(say.volga_about_isolated());
            }
        }
        let units = self.game.at(area);
        if !units.is_empty() {
            lines.push(say.volga_about_units(self.units(units)));
        }
        if self.game.active() == Some(area) {
            lines.push(say.volga_about_active());
        }
        if self.game.target() == Some(area) {
            lines.push(say.volga_about_target());
        }
        lines.push(say.volga_about_entry(self.game.entering(area)));
        let next = self.areas(data.adjacent);
        lines.push(match self.source("areas.toml", &format!("area {}", area.0), &["adjacent"]) {
            Some(Source::Printed) | None => say.volga_about_next(next),
            _ => say.volga_about_next_rebuilt(next),
        });
        let landmarks = self.c.decor.landmarks.iter().filter(|mark| mark.area == area);
        lines.extend(landmarks.map(|mark| say.volga_about_landmark(self.words.name(&mark.name))));
        About {
            title: self.area_title(area),
            lines,
            source: self.source("areas.toml", &format!("area {}", area.0), &["name", "terrain", "tem"]),
            rule: Some("3.1"),
        }
    }

    fn about_unit(&self, unit: Unit) -> About {
        let (say, data) = (self.words.say(), self.unit_data(unit));
        let mut lines = vec![self.class(data.class)];
        let corps = self.words.name(&self.c.corps[data.corps.index()].name);
        lines.push(match data.division {
            Some(division) => format!("{} · {corps}", self.words.name(&self.c.divisions[division.index()].name)),
            None => format!("{} · {corps}", say.volga_no_division()),
        });
        lines.push(say.volga_about_factors(data.attack, data.movement));
        let movement = self.game.movement(unit);
        if movement != data.movement {
            lines.push(say.volga_about_slowed(movement));
        }
        lines.push(self.whereabouts(unit));
        if self.game.place(unit).area().is_some() {
            lines.push(if self.game.fresh().has(unit) { say.volga_about_fresh() } else { say.volga_about_spent() });
        }
        if self.game.attackers().has(unit) {
            lines.push(say.volga_about_attacks());
        }
        if self.game.lead_unit() == Some(unit) {
            lines.push(say.volga_about_leads());
        }
        if self.game.pausing() == Some(data.corps) {
            lines.push(say.volga_effect_paused(corps));
        }
        lines.push(say.volga_about_price(self.game.price_of(unit)));
        About {
            title: data.name.clone(),
            lines,
            source: self.source("german_units.toml", &format!("unit {}", data.id), &["name", "attack", "move"]),
            rule: Some("4.3"),
        }
    }

    fn about_marker(&self, what: Purchase) -> About {
        let say = self.words.say();
        let (hand, all) = self.on_hand(what);
        About {
            title: self.purchase(what).into(),
            lines: vec![
                self.marker_effect(what),
                say.volga_about_marker(hand, all - hand),
                say.volga_about_marker_price(self.game.price(what)),
            ],
            source: self.source("supply_costs.toml", &format!("marker {}", purchase_word(what)), &[""]),
            rule: Some("9.5.4"),
        }
    }

    fn about_track(&self, name: &str) -> Option<About> {
        let (say, game) = (self.words.say(), self.game);
        let about =
            |title: String, lines: Vec<String>, rule| Some(About { title, lines, source: None, rule: Some(rule) });
        match name {
            "morale" => {
                let now = say.volga_value_morale(game.morale(), MORALE_MAX, self.morale_word());
                let lines =
                    vec![now, say.volga_about_morale(), say.volga_about_morale_price(game.price(Purchase::Morale))];
                about(say.volga_box_morale(), lines, "5.2")
            }
            "supply" => about(
                say.volga_box_supply(),
                vec![say.volga_label_supply(game.supply()), say.volga_about_supply()],
                "6.3",
            ),
            "areas" => {
                let heavy = (self.german_areas() & self.c.heavy_urban).len();
                let german = self.german_areas().len();
                let lines = vec![
                    say.volga_label_areas(german, self.goal()),
                    say.volga_about_heavy(heavy, self.c.heavy_urban.len()),
                ];
                about(say.volga_box_areas(), lines, "11.2")
            }
            "event" => {
                let (name, effect) = self.event_words();
                let lines = [effect, say.volga_about_event()].into_iter().filter(|line| !line.is_empty()).collect();
                about(name, lines, "6.2")
            }
            _ => None,
        }
    }

    fn about_box(&self, element: &str) -> Option<About> {
        let say = self.words.say();
        let (_, lies) = BOXES.into_iter().find(|(known, _)| *known == element)?;
        let units = self.game.units_at(lies);
        let (line, rule) = match element {
            "box out_of_action" => (say.volga_about_out(), "3.7"),
            "box due" => (say.volga_about_due(), "6.1.1"),
            _ => (say.volga_about_away(), "6.2.1"),
        };
        let mut lines = vec![line];
        if !units.is_empty() {
            lines.push(self.units(units));
        }
        Some(About { title: self.box_name(lies), lines, source: None, rule: Some(rule) })
    }
}
