//! Tactics, Operational Support and Storm Group cards.

use std::collections::BTreeSet;

use kurgan_core::Id;
use kurgan_core::pack::Checks;

use super::super::cards::{MAX_STORM_GROUPS, MAX_SUPPORTS, MAX_TACTIC_CARDS, MAX_TACTICS};
use super::super::{
    Kind, KindData, Kinds, Location, Locations, Problem, StormGroup, StormGroupData, StormGroups, Supply, SupportData,
    TACTIC_DECKS, Tactic, TacticCard, TacticCardData, TacticCards, TacticData, TacticEffect, TokenData, WehrmachtCards,
};
use super::cards::Wehrmacht;
use super::problem::{
    self, ALL_TOKENS, CARD_TYPE, DECK_CARD, KIND, LOCATION, MILK_HOUSE, RESUPPLY_CARD, STORM_GROUP, SUPPORT, TACTIC,
    TACTIC_CARD,
};
use super::{MoreChecks, STORM_GROUPS_FILE, SUPPORTS_FILE, TACTICS_FILE, raw};

/// The most that a tactic changes.
const MAX_CHANGE: u8 = 6;
/// The most Victory Points of a card.
const MAX_POINTS: u8 = 60;
/// The id of the last Storm Group (p.17).
const LAST_GROUP: &str = "milk_house";

/// The tactics and their cards.
pub(super) struct GermanPlan {
    pub(super) tactics: Vec<TacticData>,
    pub(super) cards: Vec<TacticCardData>,
    pub(super) decks: [TacticCards; TACTIC_DECKS],
    pub(super) removed: [[u8; TACTIC_DECKS]; 3],
    pub(super) defense_cap: u8,
    pub(super) dice_floor: u8,
}

pub(super) fn tactics(
    checks: &mut Checks,
    mut file: raw::TacticsFile,
    kinds: &[KindData],
    wehrmacht: &Wehrmacht,
) -> GermanPlan {
    const FILE: &str = TACTICS_FILE;
    let meta = file.meta;
    checks.source(FILE, "meta", &meta);
    checks.at_most(FILE, TACTIC, MAX_TACTICS, &mut file.tactic);
    checks.at_most(FILE, TACTIC_CARD, MAX_TACTIC_CARDS, &mut file.card);
    let mut all = GermanPlan {
        tactics: Vec::new(),
        cards: Vec::new(),
        decks: [TacticCards::EMPTY; TACTIC_DECKS],
        removed: [meta.veteran_removed, meta.elite_removed, meta.competitive_removed],
        defense_cap: meta.defense_cap,
        dice_floor: meta.dice_floor,
    };
    let mut names = BTreeSet::new();
    for raw in file.tactic {
        let record = format!("tactic {}", raw.id);
        checks.source(FILE, &record, &raw);
        checks.id(&mut names, FILE, &record, &raw.id);
        checks.names(&mut names, FILE, &record, &raw.id, &raw.name);
        checks.said(FILE, &record, "text", &raw.text);
        let effect = effect(checks, &record, &raw.effect, kinds, wehrmacht);
        all.tactics.push(TacticData { id: raw.id, name: raw.name, effect, text: raw.text });
    }
    let mut ids = BTreeSet::new();
    for raw in file.card {
        let record = format!("card {}", raw.id);
        checks.source(FILE, &record, &raw);
        checks.id(&mut ids, FILE, &record, &raw.id);
        let tactics = all.tactics.iter().map(|tactic| &tactic.id);
        let tactic = checks.find(FILE, &record, "tactic", TACTIC, &raw.tactic, tactics).map(Tactic::from_index);
        let deck = checks.range(FILE, &record, "deck", raw.deck, 1..=4);
        let (Some(tactic), true) = (tactic, deck) else { continue };
        all.decks[usize::from(raw.deck) - 1].add(TacticCard::from_index(all.cards.len()));
        all.cards.push(TacticCardData { id: raw.id, deck: raw.deck, tactic });
    }
    checks.count(FILE, "meta", "count", TACTIC_CARD, meta.count, all.cards.len());
    for (size, deck) in meta.deck_sizes.iter().zip(all.decks) {
        checks.count(FILE, "meta", "deck_sizes", DECK_CARD, *size, deck.len());
    }
    checks.range(FILE, "meta", "defense_cap", meta.defense_cap, 1..=6);
    checks.range(FILE, "meta", "dice_floor", meta.dice_floor, 0..=6);
    all.enough(checks, wehrmacht.turns);
    all
}

impl GermanPlan {
    /// Checks that the cards left last for every turn (ruling 81).
    fn enough(&self, checks: &mut Checks, turns: u8) {
        // One card each turn, and as many more as lie open or are held at the same time (p.28-30).
        const FIELDS: [(&str, usize); 3] = [("veteran_removed", 0), ("elite_removed", 1), ("competitive_removed", 2)];
        for ((field, more), removed) in FIELDS.into_iter().zip(self.removed) {
            let mut left = 0;
            for (index, (count, deck)) in removed.into_iter().zip(self.decks).enumerate() {
                if usize::from(count) > deck.len() {
                    checks.bad(TACTICS_FILE, "meta", field, problem::removed(index + 1, deck.len()));
                }
                left += deck.len().saturating_sub(count.into());
            }
            let needed = usize::from(turns) + more;
            if left < needed {
                let problem = Problem::WrongCount { thing: TACTIC_CARD, needed, found: left };
                checks.bad(TACTICS_FILE, "meta", field, problem);
            }
        }
    }
}

fn effect(
    checks: &mut Checks,
    record: &str,
    raw: &raw::Effect,
    kinds: &[KindData],
    wehrmacht: &Wehrmacht,
) -> TacticEffect {
    use raw::Effect;
    const FILE: &str = TACTICS_FILE;
    let change = |checks: &mut Checks, amount: u8| {
        checks.range(FILE, record, "effect", amount, 1..=MAX_CHANGE);
        amount
    };
    let least = |checks: &mut Checks, minimum: u8| {
        checks.range(FILE, record, "effect", minimum, 0..=MAX_CHANGE);
        minimum
    };
    let placed = |checks: &mut Checks, words: &[String], group: Option<bool>| -> Kinds {
        let mut found = Kinds::EMPTY;
        for word in words {
            let index = kinds.iter().position(|kind| kind.id == *word);
            match index.filter(|&index| group.is_none_or(|infantry| kinds[index].infantry == infantry)) {
                Some(index) => found.add(Kind::from_index(index)),
                None => checks.bad(FILE, record, "effect", Problem::Unknown { thing: KIND, value: word.clone() }),
            }
        }
        found
    };
    match raw {
        Effect::CardDiceBonus { cards, amount } => {
            let mut found = WehrmachtCards::EMPTY;
            for word in cards {
                let of_type = wehrmacht.of_type(word);
                let rolls = of_type.into_iter().all(|card| wehrmacht.cards[card.index()].dice > 0);
                if of_type.is_empty() || !rolls {
                    checks.bad(FILE, record, "effect", Problem::Unknown { thing: CARD_TYPE, value: word.clone() });
                }
                found |= of_type;
            }
            TacticEffect::CardDiceBonus { cards: found, amount: change(checks, *amount) }
        }
        Effect::Ju87DefenseBonus { amount } => TacticEffect::Ju87DefenseBonus { amount: change(checks, *amount) },
        Effect::Ju87AircraftBonus { amount } => TacticEffect::Ju87AircraftBonus { amount: change(checks, *amount) },
        Effect::PlacedCounterDefenseBonus { counters, amount } => {
            let kinds = placed(checks, counters, None);
            TacticEffect::PlacedCounterDefenseBonus { kinds, amount: change(checks, *amount) }
        }
        Effect::SovietAttackDicePenalty { amount, minimum } => {
            let (amount, minimum) = (change(checks, *amount), least(checks, *minimum));
            TacticEffect::SovietAttackDicePenalty { amount, minimum }
        }
        Effect::SuppressionDicePenalty { counters, amount, minimum } => {
            let (amount, minimum) = (change(checks, *amount), least(checks, *minimum));
            let kinds = placed(checks, counters, Some(true));
            TacticEffect::SuppressionDicePenalty { kinds, amount, minimum }
        }
        Effect::OnPlaceSuppress { counters } => {
            TacticEffect::OnPlaceSuppress { kinds: placed(checks, counters, Some(true)) }
        }
        Effect::OnPlaceAttackBuilding { counters } => {
            TacticEffect::OnPlaceAttackBuilding { kinds: placed(checks, counters, Some(false)) }
        }
        Effect::AaDicePerToken { value } => TacticEffect::AaDicePerToken { value: change(checks, *value) },
        Effect::SapperDice { value } => TacticEffect::SapperDice { value: change(checks, *value) },
        Effect::ForbidForwardObserver {} => TacticEffect::ForbidForwardObserver,
        Effect::ReroutePlacement {} => TacticEffect::ReroutePlacement,
        Effect::AssaultDiceBonus { amount } => TacticEffect::AssaultDiceBonus { amount: change(checks, *amount) },
    }
}

pub(super) fn supports(checks: &mut Checks, mut file: raw::SupportsFile, tokens: &[TokenData]) -> Vec<SupportData> {
    const FILE: &str = SUPPORTS_FILE;
    checks.source(FILE, "meta", &file.meta);
    checks.at_most(FILE, SUPPORT, MAX_SUPPORTS, &mut file.card);
    let mut supports = Vec::new();
    let mut names = BTreeSet::new();
    for raw in file.card {
        let record = format!("card {}", raw.id);
        checks.source(FILE, &record, &raw);
        checks.id(&mut names, FILE, &record, &raw.id);
        checks.names(&mut names, FILE, &record, &raw.id, &raw.name);
        checks.range(FILE, &record, "victory_points", raw.victory_points, 0..=MAX_POINTS);
        let needs = [raw.tokens.ammunition, raw.tokens.first_aid, raw.tokens.food, raw.tokens.sapper];
        for (supply, need) in Supply::ALL.into_iter().zip(needs) {
            let max = usize::from(tokens[supply.token() as usize].count);
            if usize::from(need) > max {
                let problem = Problem::TooMany { thing: ALL_TOKENS, max, found: need.into() };
                checks.bad(FILE, &record, "tokens", problem);
            }
        }
        if needs == [0; 4] {
            checks.bad(FILE, &record, "tokens", Problem::Empty);
        }
        let mut locations = Locations::EMPTY;
        for &number in &raw.undisrupted_locations {
            let value = number.to_string();
            match Location::numbered(number) {
                Some(location) if !locations.has(location) => locations.add(location),
                Some(_) => checks.bad(FILE, &record, "undisrupted_locations", Problem::Duplicate { value }),
                None => {
                    let problem = Problem::Unknown { thing: LOCATION, value };
                    checks.bad(FILE, &record, "undisrupted_locations", problem);
                }
            }
        }
        supports.push(SupportData { id: raw.id, name: raw.name, tokens: needs, locations, points: raw.victory_points });
    }
    checks.count(FILE, "meta", "count", SUPPORT, file.meta.count, supports.len());
    supports
}

/// The Storm Group cards.
pub(super) struct Raids {
    pub(super) groups: Vec<StormGroupData>,
    pub(super) milk_house: StormGroup,
    pub(super) resupply_groups: StormGroups,
    pub(super) meta: raw::StormGroupsMeta,
}

pub(super) fn storm_groups(checks: &mut Checks, mut file: raw::StormGroupsFile) -> Raids {
    const FILE: &str = STORM_GROUPS_FILE;
    checks.source(FILE, "meta", &file.meta);
    checks.at_most(FILE, STORM_GROUP, MAX_STORM_GROUPS, &mut file.storm_group);
    let mut raids =
        Raids { groups: Vec::new(), milk_house: StormGroup(0), resupply_groups: StormGroups::EMPTY, meta: file.meta };
    let mut names = BTreeSet::new();
    let mut last = StormGroups::EMPTY;
    for raw in file.storm_group {
        let group = StormGroup::from_index(raids.groups.len());
        let record = format!("storm_group {}", raw.id);
        checks.source(FILE, &record, &raw);
        checks.id(&mut names, FILE, &record, &raw.id);
        checks.names(&mut names, FILE, &record, &raw.id, &raw.name);
        checks.range(FILE, &record, "defense", raw.defense, 1..=u8::MAX);
        checks.range(FILE, &record, "victory_points", raw.victory_points, 0..=MAX_POINTS);
        if raw.id == LAST_GROUP {
            raids.milk_house = group;
            last.add(group);
        }
        // Only the Milk House is no Resupply card (p.17).
        if raw.has_resupply_side == (raw.id == LAST_GROUP) {
            checks.bad(FILE, &record, "has_resupply_side", problem::resupply_side(!raw.has_resupply_side));
        }
        if raw.has_resupply_side {
            raids.resupply_groups.add(group);
        }
        raids.groups.push(StormGroupData {
            id: raw.id,
            name: raw.name,
            colour: raw.colour,
            defense: raw.defense,
            points: raw.victory_points,
            has_resupply_side: raw.has_resupply_side,
        });
    }
    if last.is_empty() {
        checks.bad(FILE, "", "id", Problem::Missing { thing: MILK_HOUSE, value: LAST_GROUP.to_owned() });
    }
    let meta = &raids.meta;
    checks.said(FILE, "meta", "resupply_name", &meta.resupply_name);
    checks.said(FILE, "meta", "storm_group_name", &meta.storm_group_name);
    checks.count(FILE, "meta", "resupply_cards", RESUPPLY_CARD, meta.resupply_cards, raids.resupply_groups.len());
    checks.range(FILE, "meta", "used_per_game", meta.used_per_game, 0..=meta.resupply_cards);
    checks.range(FILE, "meta", "dice_per_counter", meta.dice_per_counter, 1..=MAX_CHANGE);
    checks.range(FILE, "meta", "extra_dice_storm_attribute", meta.extra_dice_storm_attribute, 0..=MAX_CHANGE);
    if meta.casualty_faces.len() > 5 || !(1..).zip(&meta.casualty_faces).all(|(n, &face)| n == face) {
        checks.bad(FILE, "meta", "casualty_faces", problem::casualty_faces());
    }
    raids
}
