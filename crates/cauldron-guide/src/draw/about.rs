//! Everything about one element in plain words.

use cauldron::components::{Area, Letter, Pack, Source, Unit, UnitKind};
use cauldron::{Appeal, Place, ReliefAt, Table};
use kurgan_core::{Game, Id};

use super::desk::Desk;
use crate::words::Says;
use guide::board::{About, Origin};

/// The rules of tracks and markers.
const RULES: [(&str, &str); 34] = [
    ("turn", "p2-sequence"),
    ("ssi", "p1-ssi"),
    ("final_offensive", "p5-offensive-status"),
    ("supply", "p2-upkeep"),
    ("ip", "p2-initiative"),
    ("morale", "p2-morale"),
    ("wounded", "p4-evacuate"),
    ("evacuated", "p4-evacuate"),
    ("move", "p3-movement"),
    ("attack_without_foa", "p4-foa"),
    ("weather", "p2-weather"),
    ("luftwaffe", "p2-commitment"),
    ("relief", "p2-commitment"),
    ("points", "p6-victory-points"),
    ("hoth", "p2-commitment"),
    ("commit", "p2-commitment"),
    ("milch", "p2-airlift"),
    ("manstein", "p6-victory-points"),
    ("foa_bonus", "p3-appeal"),
    ("airlift_bonus", "p3-appeal"),
    ("hq_politics", "p3-appeal"),
    ("no_foa_appeal", "p3-appeal"),
    ("foa_received", "p4-foa"),
    ("appeal_penalty", "p4-foa"),
    ("council_of_war", "p11-council-of-war"),
    ("rumor", "p11-rumors"),
    ("officers", "p13-what-if-table"),
    ("right_hand_number", "p13-what-if-table"),
    ("pdm", "p3-prepared-defense"),
    ("battlegroup", "p3-battlegroup"),
    ("attack", "p4-regular-attack"),
    ("surrendered", "p4-surrender"),
    ("collapsed", "p6-collapse"),
    ("destroyed", "p6-army-destroyed"),
];

/// The rule of a track or marker; the markers left over come from rumors.
fn rule(id: &str) -> &'static str {
    RULES.iter().find(|(known, _)| *known == id).map_or("p13-rumors-tables", |(_, rule)| rule)
}

impl Desk<'_> {
    pub(super) fn about(&self, element: &str) -> Option<About> {
        let (kind, id) = element.split_once(' ').unwrap_or((element, ""));
        match kind {
            "pocket" => Some(self.about_pocket()),
            "area" => self.about_area(id.parse().ok().and_then(Area::numbered)?),
            "unit" => Some(self.about_unit(self.c.unit_named(id)?)),
            "box" => self.about_box(Place::named(id)?),
            "letter" => Some(self.about_letter(Letter::ALL.into_iter().find(|letter| letter.id() == id)?)),
            "track" => self.about_track(id),
            "marker" => self.about_marker(id),
            "appeal" => Some(self.about_appeal(Appeal::ALL.into_iter().find(|appeal| appeal.word() == id)?)),
            "card" => self.about_card(id.parse().ok()?),
            _ => None,
        }
    }

    /// How the least certain of some fields of a record is known; where the drawing puts it does not count.
    fn origin(&self, file: &str, record: &str) -> Option<Origin> {
        let all = self.c.origin().provenance.iter();
        let own = all.filter(|entry| entry.file == file && entry.record == record);
        let own = own.filter(|entry| !matches!(entry.field.as_str(), "at" | "label"));
        own.map(|entry| match entry.kind {
            Source::Printed => Origin::Printed,
            Source::Derived => Origin::Derived,
            Source::Reconstructed => Origin::Reconstructed,
        })
        .max()
    }

    fn about_pocket(&self) -> About {
        let say = self.tongue.say();
        About {
            title: say.cauldron_pocket(),
            lines: vec![
                say.cauldron_pocket_label(self.record.control.len()),
                say.cauldron_track_value(self.track("morale"), self.record.morale.to_string()),
                say.cauldron_pocket_rule(),
            ],
            source: None,
            rule: Some("p1-control"),
        }
    }

    fn about_area(&self, area: Area) -> Option<About> {
        let say = self.tongue.say();
        let data = self.c.areas.get(area.index())?;
        let mut lines = vec![self.control(area)];
        if self.key_areas().has(area) {
            lines.push(say.cauldron_key_area());
        } else if self.game.controlled().has(area) {
            lines.push(say.cauldron_worth_one());
        }
        if data.stalingrad {
            lines.push(if self.record.lasting.regular.contains(&data.number) {
                say.cauldron_lasting_regular(self.area(area))
            } else {
                say.cauldron_stalingrad_area()
            });
        }
        if data.airfield {
            let open = self.game.controlled().has(area);
            lines.push(if open { say.cauldron_airfield_open() } else { say.cauldron_airfield_lost() });
        }
        if let Some(letter) = data.entry {
            lines.push(say.cauldron_entry_of(letter.id(), self.tongue.name(&self.c.letters[letter as usize].name)));
        }
        self.there(area, &mut lines);
        lines.push(say.cauldron_next_to(self.list(data.adjacent.into_iter().map(|next| self.area(next)))));
        if self.game.options().rivers && !data.across_river.is_empty() {
            let across = data.across_river.into_iter().map(|next| self.area(next));
            lines.push(say.cauldron_across_river(self.list(across)));
        }
        let rule = if data.airfield { "p2-airlift" } else { "p1-control" };
        Some(About {
            title: self.area(area),
            lines,
            source: self.origin("areas.toml", &format!("area {}", data.number)),
            rule: Some(rule),
        })
    }

    /// What is in an area now, and what happens there.
    fn there(&self, area: Area, lines: &mut Vec<String>) {
        let say = self.tongue.say();
        let number = area.number();
        let units = self.game.units_in(area);
        if !units.is_empty() {
            let each = units.into_iter().map(|unit| say.cauldron_unit_state(self.unit(unit), self.strength(unit)));
            lines.push(say.cauldron_units_here(self.list(each)));
        }
        let (active, inactive) = self.game.pdms(area);
        if active + inactive > 0 {
            lines.push(say.cauldron_pdms(active, inactive));
        }
        if self.cut_off.has(area) {
            lines.push(say.cauldron_isolated_area());
        }
        if self.record.breakthrough.contains(&number) {
            lines.push(say.cauldron_breakthrough());
        }
        if self.record.hits.contains(&number) {
            lines.push(say.cauldron_hit());
        }
        if let Some(supply) = self.attack_on(Place::on(area)) {
            let by = self.game.attackers_of(Place::on(area)).into_iter().map(|unit| self.unit(unit));
            lines.push(say.cauldron_attack_plan(self.list(by), supply));
        }
        if self.struck() == Some(area) {
            lines.push(say.cauldron_under_attack());
        } else if self.at_stake().has(area) {
            lines.push(say.cauldron_at_stake());
        }
    }

    fn about_unit(&self, unit: Unit) -> About {
        let say = self.tongue.say();
        let data = &self.c.units[unit.index()];
        let place = self.game.place_of(unit);
        let mut lines = vec![
            say.cauldron_unit_kind(say.cauldron_kind_name(data.kind.id()), self.strength(unit)),
            self.place(place),
        ];
        let (ability, rule) = match data.kind {
            UnitKind::Infantry => ("infantry", "p4-attack-limits"),
            UnitKind::Motorized | UnitKind::Panzer => ("armor", "p14-table-e"),
            UnitKind::Hq => ("hq", "p3-hq-lost"),
            UnitKind::Battlegroup => ("battlegroup", "p4-battlegroup-limits"),
        };
        lines.push(say.cauldron_ability(ability));
        if self.game.depleted().has(unit) {
            lines.push(say.cauldron_ability("depleted"));
        }
        if self.isolated(unit) {
            lines.push(say.cauldron_isolated());
        }
        if let Some(target) = self.game.target_of(unit) {
            lines.push(say.cauldron_attacks(self.place(target)));
            lines.push(self.in_force(&say.cauldron_table_die(), &self.game.attack_odds(unit).0));
        }
        if self.game.picked().has(unit) {
            let hungry = matches!(self.step().0, "unsupplied" | "upkeep_loss");
            lines.push(if hungry { say.cauldron_hungry() } else { say.cauldron_advances() });
        }
        About {
            title: self.unit(unit).to_owned(),
            lines,
            source: self.origin("units.toml", &format!("unit {}", data.id)),
            rule: Some(rule),
        }
    }

    fn about_box(&self, place: Place) -> Option<About> {
        let say = self.tongue.say();
        let (letter, number) = place.relief_box()?;
        let mut lines =
            vec![say.cauldron_box_worth(self.c.relief.morale.get(usize::from(number).saturating_sub(1)).copied()?)];
        if number == 5 {
            lines.push(say.cauldron_box_touches(self.area(self.entry(letter))));
        }
        if self.game.relief_force() == (ReliefAt::Box(number), letter) {
            lines.push(say.cauldron_relief_here());
        }
        let units = self.game.units_in_boxes().into_iter().filter(|&unit| self.game.place_of(unit) == place);
        let units: Vec<String> =
            units.map(|unit| say.cauldron_unit_state(self.unit(unit), self.strength(unit))).collect();
        if !units.is_empty() {
            lines.push(say.cauldron_units_here(self.list(units)));
        }
        if let Some(supply) = self.attack_on(place) {
            let by = self.game.attackers_of(place).into_iter().map(|unit| self.unit(unit));
            lines.push(say.cauldron_attack_plan(self.list(by), supply));
        }
        lines.push(say.cauldron_box_breakout());
        Some(About {
            title: say.cauldron_box_place(number, letter.id()),
            lines,
            source: self.origin("relief_track.toml", &format!("box {number}")),
            rule: Some("p4-breakout"),
        })
    }

    fn about_letter(&self, letter: Letter) -> About {
        let say = self.tongue.say();
        let data = &self.c.letters[letter as usize];
        let mut lines = vec![self.tongue.name(&data.name).to_owned(), say.cauldron_box_touches(self.area(data.area))];
        if self.game.relief_force().1 == letter {
            lines.push(say.cauldron_letter_now());
        }
        lines.push(say.cauldron_letter_turn());
        About {
            title: say.cauldron_letter_label(letter.id(), self.area(data.area)),
            lines,
            source: self.origin("areas.toml", &format!("area {}", data.area.number())),
            rule: Some("p5-change-direction"),
        }
    }

    fn about_track(&self, id: &str) -> Option<About> {
        let say = self.tongue.say();
        let r = &self.record;
        let value = match id {
            "turn" => format!("{}/{}", r.turn, self.c.setup.last_turn),
            "ssi" => r.ssi.to_string(),
            "final_offensive" => self.offensive(),
            "supply" => r.supply.to_string(),
            "ip" => r.ip.to_string(),
            "morale" => r.morale.to_string(),
            "wounded" => r.wounded.to_string(),
            "evacuated" => r.evacuated.to_string(),
            "move" => r.this_turn.tally.to_string(),
            "attack_without_foa" => r.this_turn.attacks_without_foa.to_string(),
            "weather" => say.cauldron_weather_name(self.weather().id()),
            "luftwaffe" => self.level(self.luftwaffe()),
            "relief" => self.level(self.game.relief_commitment()),
            "points" => self.game.points().total().to_string(),
            _ => return None,
        };
        Some(About {
            title: self.track(id),
            lines: vec![say.cauldron_now(value), say.cauldron_track_help(id)],
            source: None,
            rule: Some(rule(id)),
        })
    }

    fn about_marker(&self, id: &str) -> Option<About> {
        let say = self.tongue.say();
        let known = cauldron::Held::ALL.iter().any(|held| held.id() == id);
        let mut lines = Vec::new();
        let mut title = say.cauldron_marker_name(id);
        match id {
            "relief" => {
                let (at, letter) = self.game.relief_force();
                self.tongue.name(&self.c.letters[letter as usize].name).clone_into(&mut title);
                lines.push(match at {
                    ReliefAt::Box(number) => say.cauldron_box_place(number, letter.id()),
                    ReliefAt::Map(area) => self.area(area),
                });
                lines.push(say.cauldron_relief_commitment(self.level(self.game.relief_commitment())));
            }
            "pdm" => lines.push(say.cauldron_pool_left(title.clone(), usize::from(self.free_pdms()))),
            "battlegroup" => lines.push(say.cauldron_pool_left(title.clone(), self.free_battlegroups())),
            "attack" => lines.push(say.cauldron_pool_left(title.clone(), self.record.attacks.len())),
            "commit" => title = say.cauldron_commit_marker(self.record.commit),
            "rumor" => {
                let rumor = self.game.rumor().map(|rumor| self.tongue.name(&self.c.rumors[rumor as usize].name));
                lines.push(rumor.map_or_else(|| say.cauldron_no_rumor(), |rumor| say.cauldron_rumor_of(rumor)));
            }
            "surrendered" | "collapsed" | "destroyed" => {}
            _ if known => {
                lines.push(if self.holds(id) { say.cauldron_marker_held() } else { say.cauldron_marker_free() });
            }
            _ => return None,
        }
        lines.push(say.cauldron_marker_help(id));
        let rule = if id == "relief" { "p5-relief-attack" } else { rule(id) };
        let source = match id {
            "pdm" => self.origin("units.toml", "pdm"),
            "luftwaffe" | "hoth" | "milch" | "manstein" => self.origin("units.toml", &format!("marker {id}")),
            _ => None,
        };
        Some(About { title, lines, source, rule: Some(rule) })
    }

    fn about_appeal(&self, appeal: Appeal) -> About {
        let say = self.tongue.say();
        let mut lines = vec![say.cauldron_appeal_help(appeal.word())];
        let modifiers = self.game.table_odds(Table::Appeal(appeal)).0;
        lines.push(self.in_force(&say.cauldron_table_die(), &modifiers));
        if self.record.this_turn.appealed {
            lines.push(say.cauldron_appeal_made());
        } else if self.record.this_turn.no_appeal || self.appeal_over(appeal) {
            lines.push(say.cauldron_appeal_closed());
        }
        About { title: say.cauldron_appeal_name(appeal.word()), lines, source: None, rule: Some("p3-appeal") }
    }

    fn about_card(&self, number: u8) -> Option<About> {
        let card = self.c.card(number)?;
        let data = &self.c.cards[card.index()];
        let say = self.tongue.say();
        Some(About {
            title: say.cauldron_card_title(number, self.tongue.name(&data.title)),
            lines: vec![self.tongue.name(&data.text).to_owned(), self.card_columns(card)],
            source: self.origin("cards.toml", &format!("card {number}")),
            rule: Some("p2-cards"),
        })
    }
}
