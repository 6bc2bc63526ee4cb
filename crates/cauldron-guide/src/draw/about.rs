//! The description of one board element.

use cauldron::components::{Area, Letter, Pack, Source, Unit, UnitKind};
use cauldron::{Appeal, Held, Place, ReliefAt, Step, Table};
use guide::board::About;
use kurgan_core::Id;

use super::desk::Desk;
use crate::words::Says;

/// The rule of a marker.
const fn rule(held: Held) -> &'static str {
    match held {
        Held::Luftwaffe | Held::Hoth => "p2-commitment",
        Held::Milch => "p2-airlift",
        Held::Manstein => "p6-victory-points",
        Held::FoaBonus | Held::AirliftBonus | Held::Politics | Held::NoFoaAppeal => "p3-appeal",
        Held::FoaReceived | Held::AppealPenalty => "p4-foa",
        Held::Council => "p11-council-of-war",
        Held::Officers | Held::RightHand => "p13-what-if-table",
        Held::TigerTanks | Held::ZhukovDead | Held::PrisonersWell | Held::LuftwaffeShifts | Held::Schmidt => {
            "p13-rumors-tables"
        }
    }
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
    fn origin(&self, file: &str, record: &str) -> Option<Source> {
        let all = self.c.origin().provenance.iter();
        let own = all.filter(|entry| entry.file == file && entry.record == record);
        let own = own.filter(|entry| !matches!(entry.field.as_str(), "at" | "label"));
        own.map(|entry| entry.kind).max()
    }

    fn about_pocket(&self) -> About {
        let say = self.words.say();
        About {
            title: say.cauldron_pocket(),
            lines: vec![
                say.cauldron_pocket_label(self.game.controlled().len()),
                say.cauldron_track_value(self.track("morale"), self.game.morale().to_string()),
                say.cauldron_pocket_rule(),
            ],
            source: None,
            rule: Some("p1-control"),
        }
    }

    fn about_area(&self, area: Area) -> Option<About> {
        let say = self.words.say();
        let data = self.c.areas.get(area.index())?;
        let mut lines = vec![self.control(area)];
        if self.game.key_areas().has(area) {
            lines.push(say.cauldron_key_area());
        } else if self.game.controlled().has(area) {
            lines.push(say.cauldron_worth_one());
        }
        if data.stalingrad {
            lines.push(if self.game.regular_targets().has(area) {
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
            lines.push(say.cauldron_entry_of(letter.id(), self.words.name(&self.c.letters[letter as usize].name)));
        }
        self.there(area, &mut lines);
        lines.push(say.cauldron_next_to(self.list(data.adjacent.into_iter().map(|next| self.area(next)))));
        if self.game.options().rivers && !data.across_river.is_empty() {
            let across = data.across_river.into_iter().map(|next| self.area(next));
            lines.push(say.cauldron_across_river(self.list(across)));
        }
        let rule = if data.airfield { "p2-airlift" } else { "p1-control" };
        Some(About {
            title: self.area_title(area),
            lines,
            source: self.origin("areas.toml", &format!("area {}", data.number)),
            rule: Some(rule),
        })
    }

    /// What is in an area now, and what happens there.
    fn there(&self, area: Area, lines: &mut Vec<String>) {
        let say = self.words.say();
        let units = self.game.units_in(area);
        if !units.is_empty() {
            let each = units.into_iter().map(|unit| say.cauldron_unit_state(self.unit_name(unit), self.strength(unit)));
            lines.push(say.cauldron_units_here(self.list(each)));
        }
        let (active, inactive) = self.game.pdms(area);
        if active + inactive > 0 {
            lines.push(say.cauldron_pdms(active, inactive));
        }
        if self.game.cut_off().has(area) {
            lines.push(say.cauldron_isolated_area());
        }
        if self.game.breakthrough().has(area) {
            lines.push(say.cauldron_breakthrough());
        }
        if self.game.hits().has(area) {
            lines.push(say.cauldron_hit());
        }
        if let Some(supply) = self.game.attack_on(Place::on(area)) {
            let by = self.game.attackers_of(Place::on(area)).into_iter().map(|unit| self.unit_name(unit));
            lines.push(say.cauldron_attack_plan(self.list(by), supply));
        }
        if self.struck() == Some(area) {
            lines.push(say.cauldron_under_attack());
        } else if self.at_stake().has(area) {
            lines.push(say.cauldron_at_stake());
        }
    }

    fn about_unit(&self, unit: Unit) -> About {
        let say = self.words.say();
        let data = &self.c.units[unit.index()];
        let place = self.game.place_of(unit);
        let mut lines = vec![say.cauldron_unit_label(
            say.cauldron_kind_name(data.kind.id()),
            self.strength(unit),
            self.place(place),
        )];
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
        if self.game.is_isolated(unit) {
            lines.push(say.cauldron_isolated());
        }
        if let Some(target) = self.game.target_of(unit) {
            lines.push(say.cauldron_attacks(self.place(target)));
            lines.push(self.in_force(&say.cauldron_table_die(), &self.game.attack_modifiers(unit)));
        }
        if self.game.picked().has(unit) {
            lines.push(match self.game.decision() {
                Some(Step::Unsupplied(_) | Step::UpkeepLoss(_)) => say.cauldron_hungry(),
                _ => say.cauldron_advances(),
            });
        }
        About {
            title: self.unit_name(unit).to_owned(),
            lines,
            source: self.origin("units.toml", &format!("unit {}", data.id)),
            rule: Some(rule),
        }
    }

    fn about_box(&self, place: Place) -> Option<About> {
        let say = self.words.say();
        let (letter, number) = place.relief_box()?;
        let mut lines =
            vec![say.cauldron_box_worth(self.c.relief.morale.get(usize::from(number).saturating_sub(1)).copied()?)];
        if number == 5 {
            lines.push(say.cauldron_box_touches(self.area(self.entry(letter))));
        }
        if self.game.relief_force() == (ReliefAt::Box(number), letter) {
            lines.push(say.cauldron_relief_here());
        }
        let units = self.game.units_at(place);
        if !units.is_empty() {
            let each = units.into_iter().map(|unit| say.cauldron_unit_state(self.unit_name(unit), self.strength(unit)));
            lines.push(say.cauldron_units_here(self.list(each)));
        }
        if let Some(supply) = self.game.attack_on(place) {
            let by = self.game.attackers_of(place).into_iter().map(|unit| self.unit_name(unit));
            lines.push(say.cauldron_attack_plan(self.list(by), supply));
        }
        lines.push(say.cauldron_box_breakout());
        Some(About {
            title: self.box_title(number, letter),
            lines,
            source: self.origin("relief_track.toml", &format!("box {number}")),
            rule: Some("p4-breakout"),
        })
    }

    fn about_letter(&self, letter: Letter) -> About {
        let say = self.words.say();
        let data = &self.c.letters[letter as usize];
        let mut lines = vec![self.words.name(&data.name).to_owned(), say.cauldron_box_touches(self.area(data.area))];
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
        let say = self.words.say();
        let game = self.game;
        let (value, rule) = match id {
            "turn" => (format!("{}/{}", game.turn(), self.c.setup.last_turn), "p2-sequence"),
            "ssi" => (game.ssi().to_string(), "p1-ssi"),
            "final_offensive" => (self.offensive(), "p5-offensive-status"),
            "supply" => (game.supply().to_string(), "p2-upkeep"),
            "ip" => (game.initiative_points().to_string(), "p2-initiative"),
            "morale" => (game.morale().to_string(), "p2-morale"),
            "wounded" => (game.wounded().to_string(), "p4-evacuate"),
            "evacuated" => (game.evacuated().to_string(), "p4-evacuate"),
            "move" => (game.tally().to_string(), "p3-movement"),
            "attack_without_foa" => (game.attacks_without_foa().to_string(), "p4-foa"),
            "weather" => (say.cauldron_weather_name(game.weather().id()), "p2-weather"),
            "luftwaffe" => (self.level(game.luftwaffe()), "p2-commitment"),
            "relief" => (self.level(game.relief_commitment()), "p2-commitment"),
            "points" => (self.number(game.points().total()), "p6-victory-points"),
            _ => return None,
        };
        Some(About {
            title: self.track(id),
            lines: vec![say.cauldron_now(value), say.cauldron_track_help(id)],
            source: None,
            rule: Some(rule),
        })
    }

    fn about_marker(&self, id: &str) -> Option<About> {
        let (say, game) = (self.words.say(), self.game);
        let mut lines = Vec::new();
        let mut title = say.cauldron_marker_name(id);
        let left = |count: usize| say.cauldron_pool_left(say.cauldron_marker_name(id), count);
        let rule = match id {
            "relief" => {
                let (at, letter) = game.relief_force();
                self.words.name(&self.c.letters[letter as usize].name).clone_into(&mut title);
                lines.push(self.relief_title(at, letter));
                lines.push(say.cauldron_relief_commitment(self.level(game.relief_commitment())));
                "p5-relief-attack"
            }
            "pdm" => {
                lines.push(left(game.free_pdms().into()));
                "p3-prepared-defense"
            }
            "battlegroup" => {
                lines.push(left(game.free_battlegroups()));
                "p3-battlegroup"
            }
            "attack" => {
                lines.push(left(game.attacks().len()));
                "p4-regular-attack"
            }
            "commit" => {
                title = say.cauldron_commit_marker(game.commit_marker());
                "p2-commitment"
            }
            "rumor" => {
                let rumor = game.rumor().map(|rumor| self.rumor(rumor));
                lines.push(rumor.map_or_else(|| say.cauldron_no_rumor(), |rumor| say.cauldron_rumor_of(rumor)));
                "p11-rumors"
            }
            "surrendered" => "p4-surrender",
            "collapsed" => "p6-collapse",
            "destroyed" => "p6-army-destroyed",
            _ => {
                let held = Held::ALL.into_iter().find(|held| held.id() == id)?;
                lines.push(if game.holds(held) { say.cauldron_marker_held() } else { say.cauldron_marker_free() });
                rule(held)
            }
        };
        lines.push(say.cauldron_marker_help(id));
        let source = match id {
            "pdm" => self.origin("units.toml", "pdm"),
            "luftwaffe" | "hoth" | "milch" | "manstein" => self.origin("units.toml", &format!("marker {id}")),
            _ => None,
        };
        Some(About { title, lines, source, rule: Some(rule) })
    }

    fn about_appeal(&self, appeal: Appeal) -> About {
        let say = self.words.say();
        let mut lines = vec![say.cauldron_appeal_help(appeal.word())];
        let modifiers = self.game.modifiers(Table::Appeal(appeal));
        lines.push(self.in_force(&say.cauldron_table_die(), &modifiers));
        if self.game.is_appeal_made() {
            lines.push(say.cauldron_appeal_made());
        } else if self.game.is_appeal_closed(appeal) {
            lines.push(say.cauldron_appeal_closed());
        }
        About { title: self.table(Table::Appeal(appeal)), lines, source: None, rule: Some("p3-appeal") }
    }

    fn about_card(&self, number: u8) -> Option<About> {
        let card = self.c.card(number)?;
        let data = &self.c.cards[card.index()];
        let say = self.words.say();
        Some(About {
            title: say.cauldron_card_title(number, self.words.name(&data.title)),
            lines: vec![self.words.name(&data.text).to_owned(), self.card_columns(card)],
            source: self.origin("cards.toml", &format!("card {number}")),
            rule: Some("p2-cards"),
        })
    }
}
