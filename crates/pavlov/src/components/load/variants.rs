//! Tactics, Operational Support and Storm Group cards.

use std::collections::BTreeSet;

use kurgan_core::pack::{Row, Thing};
use kurgan_core::{Id, byte};

use super::super::cards::{MAX_STORM_GROUPS, MAX_SUPPORTS, MAX_TACTIC_CARDS, MAX_TACTICS};
use super::super::{
    Kind, KindData, Kinds, Name, Problem, StormGroup, StormGroupData, StormGroups, Supply, SupportData, TACTIC_DECKS,
    Tactic, TacticCard, TacticCardData, TacticCards, TacticData, TacticEffect, TokenData, WehrmachtCards,
};
use super::cards::Wehrmacht;
use super::problem::{
    self, CARD_TYPE, DECK_CARD, KIND, MILK_HOUSE, RESUPPLY_CARD, STORM_GROUP, SUPPORT, TACTIC, TACTIC_CARD,
};
use super::{called, sizes, total};

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

pub(super) fn tactics(mut file: Row<'_>, kinds: &[KindData], wehrmacht: &Wehrmacht) -> GermanPlan {
    let mut tactics: Vec<TacticData> = Vec::new();
    let mut names = BTreeSet::new();
    for mut row in file.rows_up_to(MAX_TACTICS, TACTIC, "tactic", "id") {
        let id = row.word_id(&mut names);
        tactics.push(TacticData {
            name: called(&mut row, &mut names, &id),
            id,
            effect: effect(row.inner("effect"), kinds, wehrmacht),
            text: row.name("text"),
        });
        row.close();
    }
    let mut cards = Vec::new();
    let mut decks = [TacticCards::EMPTY; TACTIC_DECKS];
    let mut ids = BTreeSet::new();
    for mut row in file.rows_up_to(MAX_TACTIC_CARDS, TACTIC_CARD, "card", "id") {
        let id = row.word_id(&mut ids);
        let tactic = row.find("tactic", TACTIC, tactics.iter().map(|tactic| &tactic.id)).map(Tactic::from_index);
        let deck: Option<u8> = row.field("deck").within(1..=4);
        row.close();
        let (Some(tactic), Some(deck)) = (tactic, deck) else { continue };
        decks[usize::from(deck) - 1].add(TacticCard::from_index(cards.len()));
        cards.push(TacticCardData { id, deck, tactic });
    }
    let mut meta = file.table("meta");
    total(&mut meta, "count", TACTIC_CARD, cards.len());
    sizes(&mut meta, "deck_sizes", DECK_CARD, decks);
    // One card each turn, and as many more as lie open or are held at the same time (p.28-30).
    let removed = [("veteran_removed", 0), ("elite_removed", 1), ("competitive_removed", 2)]
        .map(|(field, more)| removed(&mut meta, field, decks, usize::from(wehrmacht.turns) + more));
    let defense_cap = meta.number("defense_cap", 1..=6);
    let dice_floor = meta.number("dice_floor", 0..=6);
    meta.close();
    file.close();
    GermanPlan { tactics, cards, decks, removed, defense_cap, dice_floor }
}

/// How many cards are taken out of each deck, so that those left last for every turn (ruling 81).
fn removed(
    meta: &mut Row<'_>,
    field: &'static str,
    decks: [TacticCards; TACTIC_DECKS],
    needed: usize,
) -> [u8; TACTIC_DECKS] {
    let removed: [u8; TACTIC_DECKS] = meta.field(field).array(|count| count.number(0..=u8::MAX));
    let mut left = 0;
    for (deck, (count, size)) in (1..).zip(removed.into_iter().zip(decks.map(TacticCards::len))) {
        if usize::from(count) > size {
            meta.bad(field, problem::removed(deck, size));
        }
        left += size.saturating_sub(count.into());
    }
    if left < needed {
        meta.bad(field, Problem::WrongCount { thing: TACTIC_CARD, needed, found: left });
    }
    removed
}

/// What a tactic does; anything where that is not clear, which has been told.
fn effect(mut row: Row<'_>, kinds: &[KindData], wehrmacht: &Wehrmacht) -> TacticEffect {
    let amount = |row: &mut Row<'_>| row.number("amount", 1..=MAX_CHANGE);
    let minimum = |row: &mut Row<'_>| row.number("minimum", 0..=MAX_CHANGE);
    let value = |row: &mut Row<'_>| row.number("value", 1..=MAX_CHANGE);
    let counters = |row: &mut Row<'_>, group| counters(row, kinds, group);
    let kind = row.text("kind");
    let r = &mut row;
    let effect = match kind.as_str() {
        "card_dice_bonus" => TacticEffect::CardDiceBonus { cards: cards(r, wehrmacht), amount: amount(r) },
        "ju87_defense_bonus" => TacticEffect::Ju87DefenseBonus { amount: amount(r) },
        "ju87_aircraft_bonus" => TacticEffect::Ju87AircraftBonus { amount: amount(r) },
        "placed_counter_defense_bonus" => {
            TacticEffect::PlacedCounterDefenseBonus { kinds: counters(r, None), amount: amount(r) }
        }
        "soviet_attack_dice_penalty" => {
            TacticEffect::SovietAttackDicePenalty { amount: amount(r), minimum: minimum(r) }
        }
        "suppression_dice_penalty" => TacticEffect::SuppressionDicePenalty {
            kinds: counters(r, Some(true)),
            amount: amount(r),
            minimum: minimum(r),
        },
        "on_place_suppress" => TacticEffect::OnPlaceSuppress { kinds: counters(r, Some(true)) },
        "on_place_attack_building" => TacticEffect::OnPlaceAttackBuilding { kinds: counters(r, Some(false)) },
        "aa_dice_per_token" => TacticEffect::AaDicePerToken { value: value(r) },
        "sapper_dice" => TacticEffect::SapperDice { value: value(r) },
        "forbid_forward_observer" => TacticEffect::ForbidForwardObserver,
        "reroute_placement" => TacticEffect::ReroutePlacement,
        "assault_dice_bonus" => TacticEffect::AssaultDiceBonus { amount: amount(r) },
        _ => {
            row.bad("kind", Problem::Unknown { thing: Thing::EFFECT, value: kind });
            return TacticEffect::ForbidForwardObserver;
        }
    };
    row.close();
    effect
}

/// Types of counters, of infantry or of armor where only these will do.
fn counters(row: &mut Row<'_>, kinds: &[KindData], infantry: Option<bool>) -> Kinds {
    let fits = |kind: &KindData| infantry.is_none_or(|infantry| kind.infantry == infantry);
    let fitting: Vec<Kind> = (0..kinds.len()).filter(|&at| fits(&kinds[at])).map(Kind::from_index).collect();
    let ids = || fitting.iter().map(|kind| &kinds[kind.index()].id);
    let found = row.field("counters").list(|kind| kind.find(KIND, ids()));
    found.into_iter().flatten().map(|at| fitting[at]).collect()
}

/// The cards of these types, which must roll dice.
fn cards(row: &mut Row<'_>, wehrmacht: &Wehrmacht) -> WehrmachtCards {
    let types: BTreeSet<&str> =
        wehrmacht.cards.iter().filter(|card| card.dice > 0).map(|card| card.word.as_str()).collect();
    let types: Vec<&str> = types.into_iter().collect();
    let found = row.field("cards").list(|word| word.find(CARD_TYPE, &types));
    found.into_iter().flatten().fold(WehrmachtCards::EMPTY, |cards, at| cards | wehrmacht.of_type(types[at]))
}

pub(super) fn supports(mut file: Row<'_>, tokens: &[TokenData]) -> Vec<SupportData> {
    let mut supports = Vec::new();
    let mut names = BTreeSet::new();
    for mut row in file.rows_up_to(MAX_SUPPORTS, SUPPORT, "card", "id") {
        let mut needs = row.inner("tokens");
        let count = |supply: Supply| tokens[supply.token() as usize].count;
        let needed = Supply::ALL.map(|supply| needs.number_or_0(supply.id(), 0..=count(supply)));
        needs.close();
        if needed == [0; 4] {
            row.bad("tokens", Problem::Empty);
        }
        let id = row.word_id(&mut names);
        supports.push(SupportData {
            name: called(&mut row, &mut names, &id),
            id,
            tokens: needed,
            locations: row.areas("undisrupted_locations"),
            points: row.number("victory_points", 0..=MAX_POINTS),
        });
        row.close();
    }
    let mut meta = file.table("meta");
    total(&mut meta, "count", SUPPORT, supports.len());
    meta.close();
    file.close();
    supports
}

/// The Storm Group cards.
pub(super) struct Raids {
    pub(super) groups: Vec<StormGroupData>,
    pub(super) milk_house: StormGroup,
    pub(super) resupply_groups: StormGroups,
    pub(super) resupply_name: Name,
    pub(super) storm_group_name: Name,
    pub(super) used_per_game: u8,
    pub(super) dice: u8,
    pub(super) storm_dice: u8,
    pub(super) casualty_face: u8,
}

pub(super) fn storm_groups(mut file: Row<'_>) -> Raids {
    let mut groups: Vec<StormGroupData> = Vec::new();
    let mut resupply_groups = StormGroups::EMPTY;
    let mut names = BTreeSet::new();
    for mut row in file.rows_up_to(MAX_STORM_GROUPS, STORM_GROUP, "storm_group", "id") {
        let id = row.word_id(&mut names);
        let data = StormGroupData {
            name: called(&mut row, &mut names, &id),
            id,
            colour: row.word("colour"),
            defense: row.number("defense", 1..=u8::MAX),
            points: row.number("victory_points", 0..=MAX_POINTS),
            has_resupply_side: row.flag("has_resupply_side"),
        };
        // Only the Milk House is no Resupply card (p.17).
        if data.has_resupply_side == (data.id == LAST_GROUP) {
            row.bad("has_resupply_side", problem::resupply_side(!data.has_resupply_side));
        }
        if data.has_resupply_side {
            resupply_groups.add(StormGroup::from_index(groups.len()));
        }
        groups.push(data);
        row.close();
    }
    let milk_house = groups.iter().position(|group| group.id == LAST_GROUP);
    if milk_house.is_none() {
        file.bad("id", Problem::Missing { thing: MILK_HOUSE, value: LAST_GROUP.to_owned() });
    }
    let mut meta = file.table("meta");
    total(&mut meta, "resupply_cards", RESUPPLY_CARD, resupply_groups.len());
    let faces = meta.field("casualty_faces").list(|face| face.number(0..=u8::MAX));
    if faces.len() > 5 || !(1..).zip(&faces).all(|(n, &face)| n == face) {
        meta.bad("casualty_faces", problem::casualty_faces());
    }
    let raids = Raids {
        milk_house: StormGroup::from_index(milk_house.unwrap_or_default()),
        groups,
        resupply_name: meta.name("resupply_name"),
        storm_group_name: meta.name("storm_group_name"),
        used_per_game: meta.number("used_per_game", 0..=resupply_groups.count()),
        resupply_groups,
        dice: meta.number("dice_per_counter", 1..=MAX_CHANGE),
        storm_dice: meta.number("extra_dice_storm_attribute", 0..=MAX_CHANGE),
        casualty_face: byte(faces.len().min(5)),
    };
    meta.close();
    file.close();
    raids
}
