//! The description of one board element.

use guide::board::About;
use kurgan_core::Id;
use pavlov::components::{
    CardType, Category, Colour, Counter, Letter, Location, Pack, Position, Source, Token, Track, Unit, Use, Weapon,
};

use super::desk::Desk;
use crate::words::Says;

const BOARD: &str = "board.toml";
const MEN: &str = "soviet_counters.toml";
const WEAPONS: &str = "weapon_counters.toml";
const FOES: &str = "wehrmacht_counters.toml";
const SOVIET: &str = "soviet_cards.toml";
const WEHRMACHT: &str = "wehrmacht_cards.toml";
const TACTICS: &str = "tactics_cards.toml";
const STORM: &str = "storm_groups.toml";
const SUPPORT: &str = "operational_support.toml";
const TOKENS: &str = "tokens.toml";

/// Where things are drawn is ours throughout and says nothing about their values.
const DRAWING: [&str; 5] = ["x", "y", "w", "h", "points"];

/// Everything about an element; none where there is no such element.
pub(super) fn about(desk: &Desk, element: &str) -> Option<About> {
    let (sort, id) = element.split_once(' ')?;
    match sort {
        "position" => desk.about_position(desk.c.position_named(id)?),
        "counter" => desk.about_counter(desk.c.counter_named(id)?),
        "weapon" => desk.about_weapon(desk.c.weapon_named(id)?),
        "circle" => {
            let (track, circle) = id.split_once(' ')?;
            desk.about_circle(Track::numbered(track.parse().ok()?)?, circle.parse().ok()?)
        }
        "track" => desk.about_track(Track::numbered(id.parse().ok()?)?),
        "location" => desk.about_location(Location::numbered(id.parse().ok()?)?),
        "wall" => Some(desk.about_wall(Colour::with_id(id)?)),
        "suppression" => Some(desk.about_suppression(Colour::with_id(id)?)),
        "unit" => Some(desk.about_unit(Unit::with_id(id)?)),
        "use" => Some(desk.about_use(Use::with_id(id)?)),
        "token" => Some(desk.about_token(Token::with_id(id)?)),
        "marker" => desk.about_marker(id),
        "box" => desk.about_box(id),
        "card" => desk.about_soviet_card(id).or_else(|| desk.about_wehrmacht_card(id)),
        "tactic" => desk.about_tactic(id),
        "storm_group" => desk.about_strongpoint(id),
        "support" => desk.about_support(id),
        "pile" => desk.about_pile(id),
        _ => None,
    }
}

impl Desk<'_> {
    /// How well the values of a record are known: as well as the least known of them.
    fn source(&self, file: &str, record: &str) -> Option<Source> {
        let all = self.c.origin().provenance.iter();
        let of = all.filter(|entry| entry.file == file && entry.record == record);
        let kinds = of.filter(|entry| !DRAWING.contains(&entry.field.as_str())).map(|entry| entry.kind);
        kinds.max()
    }

    fn told(&self, title: impl Into<String>, lines: Vec<String>, from: (&str, &str), rule: &'static str) -> About {
        About { title: title.into(), lines, source: self.source(from.0, from.1), rule: Some(rule) }
    }
}

/// The house.
impl Desk<'_> {
    fn about_position(&self, position: Position) -> Option<About> {
        let (say, data) = (self.words.say(), self.c.positions.get(position.index())?);
        let shown = Colour::ALL.into_iter().filter(|&colour| data.colours[colour as usize]);
        let mut lines = vec![self.position_label(position)];
        for colour in shown {
            let tracks = self.c.tracks_of[colour as usize].into_iter().map(|track| track.number().to_string());
            let tracks = tracks.collect::<Vec<_>>().join(", ");
            let number = data.numbers[colour as usize];
            lines.push(say.pavlov_about_position(self.colour(colour), number, self.game.wall(colour), tracks));
        }
        if data.radio {
            lines.push(say.pavlov_act_radio(self.c.numbers.radio_points));
        }
        Some(self.told(
            say.pavlov_position(data.id.as_str()),
            lines,
            (BOARD, &format!("position {}", data.id)),
            "p4-line-of-sight",
        ))
    }

    fn about_counter(&self, counter: Counter) -> Option<About> {
        let (say, data) = (self.words.say(), self.c.counters.get(counter.index())?);
        let mut lines = vec![
            say.pavlov_role(data.role.id()),
            say.pavlov_about_values(data.attack, data.suppress),
            say.pavlov_about_where(self.whereabouts(self.game.place_of(counter))),
        ];
        let states = self.states(counter);
        if self.game.place_of(counter).in_house() {
            lines.push(if states.is_empty() { say.pavlov_ready_title() } else { states.join(", ") });
        }
        lines.extend(data.letters.each().map(|letter| self.letter_text(letter)));
        if data.cost > 0 {
            lines.push(say.pavlov_about_price(data.cost));
        }
        let rule = if self.game.disrupted().has(counter) || self.game.exhausted().has(counter) {
            "p24-recover"
        } else {
            "p19-counter-phase"
        };
        Some(self.told(self.counter(counter), lines, (MEN, &format!("counter {}", data.id)), rule))
    }

    /// What a special letter gives.
    fn letter_text(&self, letter: Letter) -> String {
        let say = self.words.say();
        let data = &self.c.letters[letter as usize];
        let text = match letter {
            Letter::AntiTank => say.pavlov_act_anti_tank(),
            Letter::MachineGun => say.pavlov_act_machine_gun(),
            Letter::Mortar => say.pavlov_act_mortar(),
            Letter::Command => say.pavlov_act_command(),
            Letter::Observer => say.pavlov_act_observe(self.game.options().forward_observer_dice),
            Letter::Inspire => say.pavlov_act_inspire(),
            Letter::Storm => say.pavlov_act_storm(self.c.numbers.raid_dice + self.c.numbers.storm_dice),
        };
        [self.words.name(&data.printed), &text].join(&self.words.colon())
    }

    fn about_weapon(&self, weapon: Weapon) -> Option<About> {
        let (say, data) = (self.words.say(), self.c.weapons.get(weapon.index())?);
        let lines = vec![
            say.pavlov_about_values(data.attack, data.suppress),
            say.pavlov_about_where(self.whereabouts(self.game.weapon_place(weapon))),
            self.letter_text(data.letter),
            say.pavlov_about_crew(self.letter(data.letter)),
            say.pavlov_about_price(data.cost),
        ];
        Some(self.told(self.weapon(weapon), lines, (WEAPONS, &format!("weapon {}", data.id)), "p23-weapons"))
    }

    fn about_wall(&self, colour: Colour) -> About {
        let (say, value) = (self.words.say(), self.game.wall(colour));
        let least = self.c.numbers.defense_floor;
        let mut lines = vec![say.pavlov_about_wall(value, least)];
        lines.push(if value <= least { say.pavlov_about_wall_low() } else { say.pavlov_effect_buttress() });
        let title = say.pavlov_wall(self.colour(colour));
        self.told(title, lines, (BOARD, &format!("defense_track {}", colour.id())), "p11-attack-building")
    }

    fn about_suppression(&self, colour: Colour) -> About {
        let (say, count) = (self.words.say(), self.game.suppression_box(colour));
        let name = self.colour(colour);
        let lines = vec![say.pavlov_suppression_label(count, name.as_str()), say.pavlov_about_suppression()];
        let title = say.pavlov_suppression_box(name);
        self.told(title, lines, (BOARD, &format!("suppression_box {}", colour.id())), "p13-suppression")
    }

    fn about_box(&self, id: &str) -> Option<About> {
        let say = self.words.say();
        if !self.c.boxes.iter().any(|each| each.id == id) {
            return None;
        }
        let (text, rule) = match id {
            "reserves" => (say.pavlov_box_reserves(), "p19-move"),
            "supplies" => (say.pavlov_box_supplies(), "p7-deliver"),
            "staging_area" => (say.pavlov_box_staging(), "p6-resupply"),
            "storm_group" => (say.pavlov_box_storm(), "p18-storm-group-card"),
            "operational_support" => (say.pavlov_box_support(), "p27-operational-support"),
            _ => (say.pavlov_box_house(), "p26-loss"),
        };
        Some(self.told(self.boxed(id), vec![text], (BOARD, &format!("box {id}")), rule))
    }
}

/// The square and the Volga.
impl Desk<'_> {
    fn about_circle(&self, track: Track, circle: u8) -> Option<About> {
        let (say, data) = (self.words.say(), self.c.tracks.get(track.index())?);
        if !(1..=data.circles).contains(&circle) {
            return None;
        }
        let place = say.pavlov_circle_name(circle, track.number());
        let mut lines = Vec::new();
        if circle == data.sapper_circle {
            let dice = self.game.sapper_dice();
            lines.push(if self.game.is_mined(track) {
                say.pavlov_about_mined(dice)
            } else {
                say.pavlov_about_sapper(dice)
            });
        }
        let Some(kind) = self.game.kind_on(track, circle) else {
            lines.insert(0, say.pavlov_about_empty_circle());
            return Some(self.told(place, lines, (BOARD, &format!("track {}", track.number())), "p13-advance"));
        };
        let foe = self.c.kinds.get(kind.index())?;
        let now = self.game.circle_defense(track, circle);
        let value = if foe.infantry { say.pavlov_about_infantry(foe.value) } else { say.pavlov_about_armor(foe.value) };
        let more = [say.pavlov_about_where(place), value, say.pavlov_about_defense(now)];
        lines.splice(0..0, more);
        if now > foe.defense {
            lines.push(say.pavlov_about_raised(foe.defense));
        }
        lines.push(say.pavlov_about_penalty(self.c.numbers.penalty));
        let rule = if foe.infantry { "p20-attack" } else { "p23-anti-tank" };
        Some(self.told(self.words.name(&foe.name), lines, (FOES, &format!("counter {}", foe.id)), rule))
    }

    fn about_track(&self, track: Track) -> Option<About> {
        let (say, data) = (self.words.say(), self.c.tracks.get(track.index())?);
        let colour = self.colour(data.colour);
        let lines = vec![
            say.pavlov_about_track(data.circles, colour.as_str(), self.game.wehrmacht_on(track)),
            say.pavlov_about_advance(),
            if self.game.is_mined(track) {
                say.pavlov_about_mined(self.game.sapper_dice())
            } else {
                say.pavlov_about_sapper(self.game.sapper_dice())
            },
        ];
        let title = say.pavlov_track_label(track.number(), colour);
        Some(self.told(title, lines, (BOARD, &format!("track {}", data.number)), "p13-placement"))
    }

    fn about_location(&self, location: Location) -> Option<About> {
        let (say, data) = (self.words.say(), self.c.locations.get(location.index())?);
        let mut lines = vec![self.location_label(location)];
        if !data.accepts.is_empty() {
            let names: Vec<&str> = data.accepts.iter().map(|&token| self.token(token)).collect();
            lines.push(say.pavlov_about_accepts(names.join(", ")));
        }
        let (text, rule) = match (data.unit, location.number()) {
            (None, _) => (say.pavlov_about_location_3(), "p12-location-3"),
            (Some(Unit::ArmyCp), _) => (say.pavlov_about_location_18(), "p26-loss"),
            (Some(Unit::Signal), _) => (say.pavlov_about_signal(), "p12-fog-of-war"),
            _ => (say.pavlov_about_bombed(), "p12-bombing"),
        };
        lines.push(text);
        if let Some(unit) = data.unit {
            lines.extend(self.game.uses_of(unit).map(|each| self.use_line(each)));
        }
        Some(self.told(self.location(location), lines, (BOARD, &format!("location {}", data.number)), rule))
    }

    fn use_line(&self, each: Use) -> String {
        [self.usage(each), &self.use_text(each)].join(&self.words.colon())
    }

    fn about_unit(&self, unit: Unit) -> About {
        let mut lines: Vec<String> = self.game.uses_of(unit).map(|each| self.use_line(each)).collect();
        let places: Vec<String> =
            self.c.locations_of[unit as usize].into_iter().map(|at| at.number().to_string()).collect();
        if !places.is_empty() {
            lines.push(self.words.say().pavlov_about_locations(places.join(", ")));
        }
        let name = self.unit(unit);
        self.told(name, lines, (SOVIET, &format!("action {}", unit.id())), "p5-actions")
    }

    fn about_use(&self, each: Use) -> About {
        let by: Vec<&str> =
            (Unit::ALL.into_iter().filter(|unit| unit.uses().contains(&each))).map(|unit| self.unit(unit)).collect();
        let lines = vec![self.use_text(each), self.words.say().pavlov_about_by(by.join(", "))];
        let name = self.usage(each);
        self.told(name, lines, (SOVIET, &format!("option {}", each.id())), each.rule())
    }
}

/// Tokens and cards.
impl Desk<'_> {
    fn about_token(&self, token: Token) -> About {
        let (say, numbers) = (self.words.say(), &self.c.numbers);
        let [supplies, staging, stock] = self.game.tokens(token);
        let mut lines = vec![say.pavlov_about_tokens(supplies, staging, stock)];
        let (text, rule) = match token {
            Token::Suppression => (say.pavlov_about_suppression(), "p20-suppress"),
            Token::Sapper => (say.pavlov_token_sapper(), "p6-buttress"),
            Token::Ammunition => (say.pavlov_ammunition_text(numbers.per_ammunition), "p7-deliver"),
            Token::FirstAid => (say.pavlov_token_first_aid(), "p25-first-aid"),
            Token::Wire => (say.pavlov_effect_wire(numbers.actions_with_wires), "p7-wire"),
            Token::Artillery => (say.pavlov_use_ready_artillery(), "p7-ready-artillery"),
            Token::Food => (say.pavlov_card_resupply(numbers.per_food), "p17-resupply"),
            Token::AntiAircraft => (say.pavlov_use_ready_anti_aircraft(numbers.aa_dice), "p12-anti-aircraft"),
        };
        lines.push(text);
        if token == Token::Food {
            let meal = self.game.meal();
            lines.push(say.pavlov_food_need(meal.mouths, meal.need, supplies));
        }
        self.told(self.token(token), lines, (TOKENS, &format!("token {}", token.id())), rule)
    }

    fn about_marker(&self, id: &str) -> Option<About> {
        let say = self.words.say();
        match id {
            "disrupted" => {
                let name = self.words.name(&self.c.markers[2].name);
                let lines = vec![say.pavlov_about_disrupted()];
                Some(self.told(name, lines, (TOKENS, "token disrupted"), "p10-second-disruption"))
            }
            "exhausted" => {
                let (title, lines) = (say.pavlov_exhausted(), vec![say.pavlov_about_exhausted()]);
                Some(About { title, lines, source: None, rule: Some("p24-recover") })
            }
            _ => None,
        }
    }

    fn about_soviet_card(&self, id: &str) -> Option<About> {
        let card = self.c.soviet_card_named(id)?;
        let data = self.c.soviet_cards.get(card.index())?;
        let (lines, rule) = match data.units {
            Some(units) => {
                let of = |unit: Unit| {
                    let uses = self.game.uses_of(unit);
                    let uses: Vec<&str> = uses.map(|each| self.usage(each)).collect();
                    format!("{}{}{}", self.unit(unit), self.words.colon(), uses.join(", "))
                };
                (units.map(of).to_vec(), "p5-actions")
            }
            None => (vec![self.words.say().pavlov_fog_text()], "p5-fog-of-war"),
        };
        Some(self.told(self.soviet_card_title(card), lines, (SOVIET, &format!("card {}", data.id)), rule))
    }

    fn about_wehrmacht_card(&self, id: &str) -> Option<About> {
        let card = self.c.wehrmacht_card_named(id)?;
        let what = self.card_type(card);
        let rule = match what.map(CardType::category) {
            None => "p17-resupply",
            Some(Category::AttackDefender) => "p9-attack-defender",
            Some(Category::SuppressDefender) => "p10-suppress-defender",
            Some(Category::AttackBuilding) => "p11-attack-building",
            Some(Category::BombStalingrad) => "p12-bombing",
            Some(Category::PlaceCounter) => "p13-placement",
            Some(Category::Assault) => "p15-assault",
            Some(Category::StormGroup) => "p18-storm-group-card",
        };
        let mut lines = vec![self.category(what).to_owned(), self.card_text(what)];
        let Some(data) = self.c.cards.get(card.index()) else {
            return Some(self.told(self.wehrmacht_card_name(card), lines, (STORM, "meta"), rule));
        };
        lines.push(self.words.say().pavlov_about_deck(data.deck));
        Some(self.told(self.wehrmacht_card_name(card), lines, (WEHRMACHT, &format!("card {}", data.id)), rule))
    }

    fn about_tactic(&self, id: &str) -> Option<About> {
        let card = self.c.tactic_cards.get(self.c.tactic_card_named(id)?.index())?;
        let data = self.c.tactics.get(card.tactic.index())?;
        let lines = vec![self.words.name(&data.text).to_owned(), self.words.say().pavlov_about_deck(card.deck)];
        Some(self.told(self.words.name(&data.name), lines, (TACTICS, &format!("tactic {}", data.id)), "p28-tactics"))
    }

    fn about_strongpoint(&self, id: &str) -> Option<About> {
        let (say, data) = (self.words.say(), self.c.storm_groups.get(self.c.storm_group_named(id)?.index())?);
        let (name, colour) = (self.words.name(&data.name), self.colour(data.colour));
        let lines = vec![say.pavlov_strongpoint_label(name, colour, data.defense, data.points), say.pavlov_raid_text()];
        Some(self.told(name, lines, (STORM, &format!("storm_group {}", data.id)), "p18-raid"))
    }

    fn about_support(&self, id: &str) -> Option<About> {
        let (say, card) = (self.words.say(), self.c.support_named(id)?);
        let data = self.c.supports.get(card.index())?;
        let name = self.words.name(&data.name);
        let places: Vec<String> = data.locations.into_iter().map(|at| at.number().to_string()).collect();
        let mut lines = vec![
            say.pavlov_support_label(name, self.supplies(data.tokens), data.points),
            say.pavlov_about_support(places.join(", ")),
        ];
        if !self.game.has_tokens_for(card) {
            lines.push(say.pavlov_about_support_short());
        }
        Some(self.told(name, lines, (SUPPORT, &format!("card {}", data.id)), "p27-operational-support"))
    }

    fn about_pile(&self, id: &str) -> Option<About> {
        let say = self.words.say();
        let (_, count) = self.pile_counts().into_iter().find(|(pile, _)| *pile == id)?;
        let rule = match id {
            "soviet" => "p5-draw",
            "discard" => "p5-discard",
            "fog" => "p5-fog-of-war",
            _ => "p9-wehrmacht-phase",
        };
        let mut lines = vec![say.pavlov_pile_count(count)];
        if id == "discard" {
            lines.extend(self.game.discard().into_iter().map(|card| self.soviet_card_title(card)));
        }
        Some(About { title: say.pavlov_pile(id), lines, source: None, rule: Some(rule) })
    }
}
