//! The names of printed things, and their ids in data.

use fluent_typed::prelude::FluentValue;
use kurgan_core::{Id, Outcome};
use pavlov::components::{
    CardType, Colour, Components, Counter, CounterData, Kind, Letter, Letters, Location, Position, SovietCard,
    StormGroup, Supply, Support, TacticCard, Token, Track, Unit, Use, Weapon, WeaponData, WehrmachtCard,
};
use pavlov::{Counters, Phase, Place, Roll};
use serde_json::Value;

use crate::words::{Says, Words};

/// The name of a phase; none when the game is over.
pub(crate) fn phase(phase: Option<Phase>, words: Words) -> String {
    let say = words.say();
    match phase {
        Some(Phase::Planning) => say.pavlov_phase_planning(),
        Some(Phase::SovietCards) => say.pavlov_phase_soviet_cards(),
        Some(Phase::Wehrmacht) => say.pavlov_phase_wehrmacht(),
        Some(Phase::SovietCounters) => say.pavlov_phase_soviet_counters(),
        Some(Phase::Ending) => say.pavlov_phase_ending(),
        None => say.pavlov_phase_over(),
    }
}

/// Knows the names of things in one language: those of the components, and the sentences.
#[derive(Clone, Copy)]
pub(crate) struct Speaker {
    pub(crate) c: &'static Components,
    pub(crate) words: Words,
}

/// Everything.
impl Speaker {
    /// The name of a thing by its type and its number there.
    pub(crate) fn thing(&self, kind: &str, number: u8) -> Option<FluentValue<'static>> {
        let index = usize::from(number);
        Some(match kind {
            "Colour" => self.colour(*Colour::ALL.get(index)?).into(),
            "Counter" => self.counter(Counter(number)).into(),
            "Kind" => self.kind(Kind(number)).into(),
            "Location" => self.location(Location(number)).into(),
            "Place" => self.place(Place::numbered(number)).into(),
            "Position" => self.position(Position(number)).into(),
            "SovietCard" => self.soviet_card(SovietCard(number)).into(),
            "StormGroup" => self.storm_group(StormGroup(number)).0.into(),
            "Support" => self.support(Support(number)).into(),
            "Supply" => self.supply(*Supply::ALL.get(index)?).into(),
            "TacticCard" => self.tactic(TacticCard(number)).0.into(),
            "Token" => self.token(*Token::ALL.get(index)?).into(),
            "Track" => Track(number).number().into(),
            "Unit" => self.unit(*Unit::ALL.get(index)?).into(),
            "Use" => self.usage(*Use::ALL.get(index)?).into(),
            "Weapon" => self.weapon(Weapon(number)).into(),
            "WehrmachtCard" => self.wehrmacht_card(WehrmachtCard(number)).into(),
            _ => return None,
        })
    }

    /// What is printed on a thing, by its type and its number there.
    pub(crate) fn id(&self, kind: &str, number: u8) -> Value {
        match kind {
            "Counter" => self.counter_id(Counter(number)).into(),
            "Kind" => self.kind_id(Kind(number)).into(),
            "Location" => Location(number).number().into(),
            "Place" => self.place_id(Place::numbered(number)).into(),
            "Position" => self.position(Position(number)).into(),
            "SovietCard" => self.soviet_card(SovietCard(number)).into(),
            "StormGroup" => self.storm_group_id(StormGroup(number)).into(),
            "Support" => self.support_id(Support(number)).into(),
            "TacticCard" => self.tactic_id(TacticCard(number)).into(),
            "Track" => Track(number).number().into(),
            "Weapon" => self.weapon_id(Weapon(number)).into(),
            "WehrmachtCard" => self.wehrmacht_card_id(WehrmachtCard(number)).into(),
            _ => number.into(),
        }
    }
}

/// Counters and weapons.
impl Speaker {
    pub(crate) fn counter_data(&self, counter: Counter) -> Option<&'static CounterData> {
        self.c.counters.get(counter.index())
    }

    pub(crate) fn weapon_data(&self, weapon: Weapon) -> Option<&'static WeaponData> {
        self.c.weapons.get(weapon.index())
    }

    pub(crate) fn counter(&self, counter: Counter) -> &'static str {
        self.counter_data(counter).map_or("?", |data| self.words.name(&data.name))
    }

    pub(crate) fn counter_id(&self, counter: Counter) -> &'static str {
        self.counter_data(counter).map_or("?", |data| &data.id)
    }

    pub(crate) fn counters(&self, counters: Counters) -> String {
        self.list(counters.into_iter().map(|counter| self.counter(counter).to_owned()))
    }

    pub(crate) fn counter_values(&self, counter: Counter) -> String {
        let data = self.counter_data(counter);
        data.map_or_else(String::new, |data| self.values(data.attack, data.suppress, data.letters.each()))
    }

    /// `2/1 G I`: dice, tokens and letters, as the edition in this language prints them.
    fn values(&self, attack: u8, suppress: u8, letters: impl Iterator<Item = Letter>) -> String {
        let printed = |letter: Letter| self.words.name(&self.c.letters[letter as usize].printed);
        letters.fold(format!("{attack}/{suppress}"), |text, letter| format!("{text} {}", printed(letter)))
    }

    /// `Machine Gun, Inspire`; empty without letters.
    pub(crate) fn letters(&self, letters: Letters) -> String {
        letters.each().map(|letter| self.letter(letter)).collect::<Vec<_>>().join(", ")
    }

    pub(crate) fn letter(&self, letter: Letter) -> &'static str {
        self.words.name(&self.c.letters[letter as usize].name)
    }

    /// Its name, numbered if there are several of the same name.
    pub(crate) fn weapon(&self, weapon: Weapon) -> String {
        let Some(data) = self.weapon_data(weapon) else { return "?".into() };
        let name = self.words.name(&data.name);
        let like = |weapons: &[WeaponData]| weapons.iter().filter(|other| other.name.en == data.name.en).count();
        match like(&self.c.weapons) {
            1 => name.into(),
            _ => self.words.say().pavlov_weapon_numbered(name, like(&self.c.weapons[..=weapon.index()])),
        }
    }

    pub(crate) fn weapon_id(&self, weapon: Weapon) -> &'static str {
        self.weapon_data(weapon).map_or("?", |data| &data.id)
    }

    pub(crate) fn weapon_values(&self, weapon: Weapon) -> String {
        let data = self.weapon_data(weapon);
        data.map_or_else(String::new, |data| self.values(data.attack, data.suppress, std::iter::once(data.letter)))
    }

    pub(crate) fn kind(&self, kind: Kind) -> &'static str {
        self.c.kinds.get(kind.index()).map_or("?", |data| self.words.name(&data.name))
    }

    pub(crate) fn kind_id(&self, kind: Kind) -> &'static str {
        self.c.kinds.get(kind.index()).map_or("?", |data| &data.id)
    }
}

/// The board.
impl Speaker {
    pub(crate) fn colour(&self, colour: Colour) -> String {
        self.words.say().pavlov_colour(colour.id())
    }

    pub(crate) fn track_colour(&self, track: Track) -> String {
        self.c.tracks.get(track.index()).map_or_else(String::new, |data| self.colour(data.colour))
    }

    /// `Riflemen on circle 2 of track 4 (red)`.
    pub(crate) fn target(&self, kind: Kind, track: Track, circle: u8) -> String {
        let colour = self.track_colour(track);
        self.words.say().pavlov_circle(self.kind(kind), circle, track.number(), colour)
    }

    pub(crate) fn position(&self, position: Position) -> &'static str {
        self.c.position_id(position)
    }

    /// `green, red`.
    pub(crate) fn colours(&self, position: Position) -> String {
        let Some(data) = self.c.positions.get(position.index()) else { return String::new() };
        self.list(Colour::ALL.into_iter().filter(|&c| data.colours[c as usize]).map(|c| self.colour(c)))
    }

    /// `14 (139th Signal Battalion)`.
    pub(crate) fn location(&self, location: Location) -> String {
        let name = self.c.locations.get(location.index()).map_or("", |data| self.words.name(&data.name));
        self.words.say().pavlov_location(location.number(), name)
    }

    /// The name of a box of the board.
    pub(crate) fn boxed(&self, id: &str) -> &'static str {
        self.c.boxes.iter().find(|each| each.id == id).map_or("", |each| self.words.name(&each.name))
    }

    /// A place that a sentence leads to or away from: `the raid`.
    pub(crate) fn place(&self, place: Place) -> String {
        let say = self.words.say();
        match place.position() {
            Some(position) => self.position(position).into(),
            None if place == Place::RESERVES => say.pavlov_reserves(),
            None if place == Place::STOCK => say.pavlov_stock(),
            None if place == Place::RAID => say.pavlov_raid(),
            None => say.pavlov_lost(),
        }
    }

    /// Where a counter or a weapon is, beside its name: `on the raid`.
    pub(crate) fn whereabouts(&self, place: Place) -> String {
        let say = self.words.say();
        match place.position() {
            Some(position) => self.position(position).into(),
            None if place == Place::RESERVES => self.boxed("reserves").into(),
            None if place == Place::STOCK => say.pavlov_in_stock(),
            None if place == Place::RAID => say.pavlov_on_raid(),
            None => say.pavlov_fallen(),
        }
    }

    /// The id of a position, or the name of a box.
    fn place_id(&self, place: Place) -> &'static str {
        match place.position() {
            Some(position) => self.position(position),
            None if place == Place::RESERVES => "reserves",
            None if place == Place::STOCK => "stock",
            None if place == Place::RAID => "raid",
            None => "lost",
        }
    }

    pub(crate) fn token(&self, token: Token) -> &'static str {
        self.words.name(&self.c.tokens[token as usize].name)
    }

    pub(crate) fn supply(&self, supply: Supply) -> &'static str {
        self.token(supply.token())
    }

    /// `1 Food, 2 Sapper`.
    pub(crate) fn supplies(&self, counts: [u8; 4]) -> String {
        let some = Supply::ALL.into_iter().zip(counts).filter(|&(_, count)| count > 0);
        let some = some.map(|(supply, count)| self.words.say().pavlov_tokens(count, self.supply(supply)));
        some.collect::<Vec<_>>().join(", ")
    }

    pub(crate) fn dice(&self, count: u8) -> String {
        self.words.say().pavlov_dice(count)
    }

    pub(crate) fn list(&self, names: impl Iterator<Item = String>) -> String {
        let names: Vec<String> = names.collect();
        if names.is_empty() { self.words.say().pavlov_nobody() } else { names.join(", ") }
    }
}

/// The cards.
impl Speaker {
    pub(crate) fn unit(&self, unit: Unit) -> &'static str {
        self.words.name(&self.c.unit_names[unit as usize])
    }

    pub(crate) fn usage(&self, usage: Use) -> &'static str {
        self.words.name(&self.c.use_names[usage as usize])
    }

    pub(crate) fn soviet_card(&self, card: SovietCard) -> &'static str {
        self.c.soviet_card_id(card)
    }

    /// Both units, or Fog of War.
    pub(crate) fn soviet_card_name(&self, card: SovietCard) -> String {
        let Some(data) = self.c.soviet_cards.get(card.index()) else { return String::new() };
        match data.units {
            Some([first, second]) => self.words.say().pavlov_either_unit(self.unit(first), self.unit(second)),
            None => self.words.name(&data.name).into(),
        }
    }

    /// Its number and both units, or Fog of War.
    pub(crate) fn soviet_card_title(&self, card: SovietCard) -> String {
        self.words.say().pavlov_soviet_card(self.soviet_card(card), self.soviet_card_name(card))
    }

    pub(crate) fn wehrmacht_card_name(&self, card: WehrmachtCard) -> &'static str {
        self.words.name(self.c.cards.get(card.index()).map_or(&self.c.resupply_name, |card| &card.name))
    }

    /// What kind of Wehrmacht card it is, as it is printed over its name; none stands for Resupply.
    pub(crate) fn category(&self, what: Option<CardType>) -> &'static str {
        let name = what.map_or(&self.c.resupply_name, |what| &self.c.categories[what.category() as usize]);
        self.words.name(name)
    }

    /// The names of the Wehrmacht cards of this sort, several where they do the same; none stands for Resupply.
    pub(crate) fn sort(&self, what: Option<CardType>) -> String {
        let Some(what) = what else { return self.words.name(&self.c.resupply_name).into() };
        let alike = self.c.cards.iter().filter(|card| card.what == what);
        let mut names: Vec<&str> = alike.map(|card| self.words.name(&card.name)).collect();
        names.sort_unstable();
        names.dedup();
        let name = names.join(" / ");
        match what {
            CardType::Bombers { aircraft, .. } => format!("{name} ×{aircraft}"),
            _ => name,
        }
    }

    /// The name of a Wehrmacht card with what it brings.
    pub(crate) fn wehrmacht_card(&self, card: WehrmachtCard) -> String {
        let (say, name) = (self.words.say(), self.wehrmacht_card_name(card));
        let Some(data) = self.c.cards.get(card.index()) else { return name.into() };
        match data.what {
            CardType::Place(kind) => match self.c.kinds.get(kind.index()) {
                Some(kind) if kind.infantry => say.pavlov_card_infantry(name, kind.value, kind.defense),
                Some(kind) => say.pavlov_card_armor(name, kind.value, kind.defense),
                None => name.into(),
            },
            CardType::Bombers { aircraft, defense } => say.pavlov_card_aircraft(name, aircraft, defense),
            _ if data.dice > 0 => say.pavlov_card_dice(name, self.dice(data.dice)),
            _ => name.into(),
        }
    }

    pub(crate) fn wehrmacht_card_id(&self, card: WehrmachtCard) -> &'static str {
        self.c.wehrmacht_card_id(card)
    }

    /// The name of a Tactics card and what it does.
    pub(crate) fn tactic(&self, card: TacticCard) -> (&'static str, &'static str) {
        let data = self.c.tactic_cards.get(card.index()).and_then(|card| self.c.tactics.get(card.tactic.index()));
        data.map_or(("?", ""), |data| (self.words.name(&data.name), self.words.name(&data.text)))
    }

    pub(crate) fn tactic_id(&self, card: TacticCard) -> &'static str {
        self.c.tactic_card_id(card)
    }

    /// Name, colour, Defense and points of a strongpoint.
    pub(crate) fn storm_group(&self, card: StormGroup) -> (&'static str, String, u8, u8) {
        let data = self.c.storm_groups.get(card.index());
        data.map_or(("?", String::new(), 0, 0), |data| {
            (self.words.name(&data.name), self.colour(data.colour), data.defense, data.points)
        })
    }

    pub(crate) fn storm_group_id(&self, card: StormGroup) -> &'static str {
        self.c.storm_groups.get(card.index()).map_or("?", |data| &data.id)
    }

    pub(crate) fn support(&self, card: Support) -> &'static str {
        self.c.supports.get(card.index()).map_or("?", |data| self.words.name(&data.name))
    }

    pub(crate) fn support_id(&self, card: Support) -> &'static str {
        self.c.supports.get(card.index()).map_or("?", |data| &data.id)
    }
}

/// Dice and the end.
impl Speaker {
    /// What is rolled or drawn for.
    pub(crate) fn roll(&self, roll: Roll) -> String {
        let (say, colour) = (self.words.say(), |colour| self.colour(colour));
        match roll {
            Roll::SovietDeck => say.pavlov_roll_soviet_deck(),
            Roll::WehrmachtDeck(deck) => say.pavlov_roll_wehrmacht_deck(deck + 1),
            Roll::TacticDeck(deck) => say.pavlov_roll_tactic_deck(deck + 1),
            Roll::Support => say.pavlov_roll_support(),
            Roll::StormGroup => say.pavlov_roll_storm_group(),
            Roll::Colour => say.pavlov_roll_colour(),
            Roll::Position(on) => say.pavlov_roll_position(colour(on)),
            Roll::Sniper(on) => say.pavlov_roll_sniper(colour(on)),
            Roll::Mortar(on) => say.pavlov_roll_mortar(colour(on)),
            Roll::Artillery(on) => say.pavlov_roll_artillery(colour(on)),
            Roll::AntiAircraft => say.pavlov_roll_anti_aircraft(),
            Roll::Bomb => say.pavlov_roll_bomb(),
            Roll::Track => say.pavlov_roll_track(),
            Roll::Suppression(track) => say.pavlov_roll_suppression(track.number()),
            Roll::Sapper(track) => say.pavlov_roll_sapper(track.number()),
            Roll::AssaultSuppress(on) => say.pavlov_roll_assault_suppress(colour(on)),
            Roll::AssaultAttack(on) => say.pavlov_roll_assault_attack(colour(on)),
            Roll::CoveringFire(on) => say.pavlov_roll_covering_fire(colour(on)),
            Roll::Spearhead(on) => say.pavlov_roll_spearhead(colour(on)),
            Roll::Raid => say.pavlov_roll_raid(),
            Roll::Raider(counter) => say.pavlov_roll_raider(self.counter(counter)),
            Roll::Attack(counter) => say.pavlov_roll_attack(self.counter(counter)),
            Roll::Weapon(weapon) => say.pavlov_roll_weapon(self.weapon(weapon)),
            Roll::Observer(0) => say.pavlov_roll_observer_first(),
            Roll::Observer(_) => say.pavlov_roll_observer_second(),
        }
    }

    /// The end in a sentence; whether a low score is a defeat.
    pub(crate) fn ending(&self, outcome: &Outcome, defeat: bool) -> String {
        match outcome.reason {
            "score" => self.scored(i16::try_from(outcome.score).unwrap_or_default(), defeat),
            reason => self.words.say().pavlov_end(reason),
        }
    }

    /// Victory Points: `12`, `−3`.
    pub(crate) fn points(&self, points: i16) -> String {
        self.words.number(points.into(), 0)
    }

    /// The same with its noun: `12 Victory Points`.
    pub(crate) fn victory_points(&self, points: i16) -> String {
        self.words.say().pavlov_victory_points(points, self.points(points))
    }

    /// The score with level and award.
    pub(crate) fn scored(&self, score: i16, defeat: bool) -> String {
        let say = self.words.say();
        let row = self.c.award(if defeat { score } else { score.max(0) });
        let level = row.map_or("", |row| self.words.name(&row.level));
        match row.filter(|_| score > 0) {
            Some(row) => say.pavlov_end_award(self.victory_points(score), level, self.words.name(&row.award)),
            None => say.pavlov_end_scored(self.victory_points(score), level),
        }
    }
}

/// The rule that a roll follows.
pub(crate) const fn roll_rule(roll: Roll) -> &'static str {
    match roll {
        Roll::SovietDeck => "p5-draw",
        Roll::WehrmachtDeck(_) => "p9-wehrmacht-phase",
        Roll::TacticDeck(_) => "p28-tactics",
        Roll::Support => "p27-operational-support",
        Roll::StormGroup => "p18-storm-group-card",
        Roll::Colour | Roll::Position(_) | Roll::Sniper(_) => "p9-attack-defender",
        Roll::Mortar(_) => "p10-suppress-defender",
        Roll::Artillery(_) => "p11-attack-building",
        Roll::AntiAircraft => "p12-anti-aircraft",
        Roll::Bomb => "p12-bombing",
        Roll::Track => "p13-placement",
        Roll::Suppression(_) => "p13-suppression",
        Roll::Sapper(_) => "p13-sapper-defenses",
        Roll::AssaultSuppress(_) | Roll::AssaultAttack(_) => "p15-assault",
        Roll::CoveringFire(_) => "p28-covering-fire",
        Roll::Spearhead(_) => "p28-panzer-spearhead",
        Roll::Raid => "p18-raid",
        Roll::Raider(_) => "p18-raid-casualties",
        Roll::Attack(_) => "p20-attack",
        Roll::Weapon(_) => "p23-weapons",
        Roll::Observer(_) => "p22-forward-observer",
    }
}

/// What a roll is for, in data.
pub(crate) const fn roll_id(roll: Roll) -> &'static str {
    match roll {
        Roll::SovietDeck => "soviet_deck",
        Roll::WehrmachtDeck(_) => "wehrmacht_deck",
        Roll::TacticDeck(_) => "tactic_deck",
        Roll::Support => "support",
        Roll::StormGroup => "storm_group",
        Roll::Colour => "colour",
        Roll::Position(_) => "position",
        Roll::Sniper(_) => "sniper",
        Roll::Mortar(_) => "mortar",
        Roll::Artillery(_) => "artillery",
        Roll::AntiAircraft => "anti_aircraft",
        Roll::Bomb => "bomb",
        Roll::Track => "track",
        Roll::Suppression(_) => "suppression",
        Roll::Sapper(_) => "sapper",
        Roll::AssaultSuppress(_) => "assault_suppress",
        Roll::AssaultAttack(_) => "assault_attack",
        Roll::CoveringFire(_) => "covering_fire",
        Roll::Spearhead(_) => "spearhead",
        Roll::Raid => "raid",
        Roll::Raider(_) => "raider",
        Roll::Attack(_) => "attack",
        Roll::Weapon(_) => "weapon",
        Roll::Observer(_) => "observer",
    }
}

#[cfg(test)]
mod tests {
    use guide::Language;
    use pavlov::components::Pack;

    use super::*;

    #[test]
    fn weapons_of_a_kind_are_numbered_as_the_language_numbers_things() {
        let c = Components::printed();
        let named = |language, id: &str| {
            let weapon = c.weapons.iter().position(|weapon| weapon.id == id).unwrap();
            Speaker { c, words: Words::new(language) }.weapon(Weapon(weapon.try_into().unwrap()))
        };
        let ids: Vec<&str> = c.weapons.iter().map(|weapon| weapon.id.as_str()).collect();
        let maxims: Vec<&str> = ids.iter().copied().filter(|id| named(Language::En, id).contains("Maxim")).collect();
        assert_eq!(maxims.len(), 2, "{ids:?}");
        assert_eq!(named(Language::En, maxims[1]), "Maxim M1910 machine gun 2");
        assert_eq!(named(Language::Fr, maxims[1]), "Mitrailleuse Maxim M1910 n°\u{a0}2");
        assert_eq!(named(Language::Ru, maxims[1]), "Станковый пулемёт «Максим» №\u{a0}2");
        // The only one of its kind has no number.
        let gun = ids.iter().find(|id| named(Language::En, id).contains("anti-tank gun")).unwrap();
        assert!(named(Language::Ru, gun).ends_with("обр. 1937 г."));
    }
}
