//! The cards of both sides.

use std::collections::BTreeSet;

use kurgan_core::pack::{Checks, Field, Row};
use kurgan_core::{Id, words};

use super::super::cards::{MAX_SOVIET_CARDS, MAX_WEHRMACHT_CARDS};
use super::super::{
    CardType, Category, Colour, DECKS, Kind, KindData, Name, Problem, SovietCard, SovietCardData, SovietCards, Unit,
    Use, WehrmachtCard, WehrmachtCardData, WehrmachtCards,
};
use super::problem::{
    self, CARD_TYPE, CATEGORY, COMPETITIVE_CARD, DECK_CARD, FOG_CARD, KIND_COUNTER, MILK_HOUSE, RESUPPLY_CARD,
    SOVIET_CARD, UNIT, USE, WEHRMACHT_CARD,
};
use super::{sizes, total};

/// The most dice and aircraft of a card.
const MAX_DICE: u8 = 12;
/// The artillery pieces (p.11).
const ARTILLERY: [&str; 4] = ["sfh18", "lefh18", "leig18", "sig33"];

/// The Wehrmacht cards.
pub(super) struct Wehrmacht {
    pub(super) cards: Vec<WehrmachtCardData>,
    pub(super) categories: [Name; 7],
    pub(super) decks: [WehrmachtCards; DECKS],
    pub(super) competitive_card: WehrmachtCard,
    pub(super) resupply_before: [bool; DECKS],
    pub(super) cards_per_turn: u8,
    pub(super) turns: u8,
    pub(super) colour_roll: [Colour; 6],
}

pub(super) fn wehrmacht(mut file: Row<'_>, kinds: &[KindData], used_per_game: u8) -> Wehrmacht {
    let categories = file.each("category", CATEGORY, |row, _: Category| row.name("name"));
    let mut all = Wehrmacht {
        cards: Vec::new(),
        categories: categories.map(Option::unwrap_or_default),
        decks: [WehrmachtCards::EMPTY; DECKS],
        competitive_card: WehrmachtCard(0),
        resupply_before: [false; DECKS],
        cards_per_turn: 0,
        turns: 0,
        colour_roll: colour_roll(&mut file),
    };
    let mut ids = BTreeSet::new();
    let mut competitive = WehrmachtCards::EMPTY;
    for mut row in file.rows_up_to(MAX_WEHRMACHT_CARDS, WEHRMACHT_CARD, "card", "id") {
        let id = row.word_id(&mut ids);
        let name = row.name("name");
        let competitive_only = row.flag("competitive_only");
        let deck: Option<u8> = row.field("deck").within(1..=5);
        let word = row.text("type");
        let what = card_type(&mut row, &word, kinds);
        row.close();
        let (Some((what, dice)), Some(deck)) = (what, deck) else { continue };
        let card = WehrmachtCard::from_index(all.cards.len());
        if competitive_only { &mut competitive } else { &mut all.decks[usize::from(deck) - 1] }.add(card);
        all.cards.push(WehrmachtCardData { id, deck, what, dice, word, name, competitive_only });
    }
    match competitive.first() {
        Some(card) if competitive.len() == 1 => all.competitive_card = card,
        _ => {
            let problem = Problem::WrongCount { thing: COMPETITIVE_CARD, needed: 1, found: competitive.len() };
            file.bad("competitive_only", problem);
        }
    }
    let last = all.decks[DECKS - 1].into_iter().filter(|card| all.is_milk_house(*card)).count();
    let found = all.cards.iter().filter(|card| card.what == CardType::MilkHouse).count();
    if (last, found) != (1, 1) {
        file.bad("type", Problem::WrongCount { thing: MILK_HOUSE, needed: 1, found: last.min(found) });
    }
    all.totals(file.table("meta"), used_per_game);
    file.close();
    all
}

impl Wehrmacht {
    /// The cards whose type is that word.
    pub(super) fn of_type(&self, word: &str) -> WehrmachtCards {
        let cards = self.cards.iter().enumerate().filter(|(_, card)| card.word == word);
        cards.map(|(index, _)| WehrmachtCard::from_index(index)).collect()
    }

    /// Checks the printed totals: decks, Resupply cards and turns.
    fn totals(&mut self, mut meta: Row<'_>, used_per_game: u8) {
        total(&mut meta, "count", WEHRMACHT_CARD, self.cards.len());
        sizes(&mut meta, "deck_sizes", DECK_CARD, self.decks);
        // The first deck begins the game, so nothing can be eaten before it.
        let before = meta.field("resupply_before_decks").list(|deck| deck.within(2..=5_u8));
        for deck in before.into_iter().flatten() {
            self.resupply_before[usize::from(deck) - 1] = true;
        }
        // Never two Resupply cards in a German hand of four.
        for (deck, _) in self.decks.iter().zip(self.resupply_before).filter(|(_, before)| *before) {
            if deck.len() < 4 {
                meta.bad("deck_sizes", Problem::WrongCount { thing: DECK_CARD, needed: 4, found: deck.len() });
            }
        }
        let found = self.resupply_before.iter().filter(|&&before| before).count();
        let needed = usize::from(used_per_game);
        if found != needed {
            meta.bad("resupply_before_decks", Problem::WrongCount { thing: RESUPPLY_CARD, needed, found });
        }
        self.cards_per_turn = meta.number("cards_per_turn", 3..=3);
        self.turns = meta.number("turns", 0..=u8::MAX);
        // The Milk House comes up in the last turn (ruling 6).
        let (max, last) = (usize::from(self.cards_per_turn), self.decks[DECKS - 1].len());
        if last > max {
            meta.bad("deck_sizes", Problem::TooMany { thing: DECK_CARD, max, found: last });
        }
        let cards = self.decks.iter().map(|deck| deck.len()).sum::<usize>() + found;
        if cards != usize::from(self.turns) * max {
            meta.bad("turns", problem::turns(cards, self.cards_per_turn));
        }
        meta.close();
    }

    fn is_milk_house(&self, card: WehrmachtCard) -> bool {
        self.cards[card.index()].what == CardType::MilkHouse
    }

    /// Checks that there is a counter for every card that places one (ruling 4).
    pub(super) fn enough(&self, checks: &Checks, kinds: &[KindData]) {
        for (index, kind) in kinds.iter().enumerate() {
            let place = CardType::Place(Kind::from_index(index));
            let needed = self.cards.iter().filter(|card| card.what == place).count();
            if needed > usize::from(kind.count) {
                let problem = Problem::WrongCount { thing: KIND_COUNTER, needed, found: kind.count.into() };
                checks.bad("wehrmacht_counters.toml", &format!("counter {}", kind.id), "count", problem);
            }
        }
    }
}

/// What a card does, and the dice printed on it.
fn card_type(row: &mut Row<'_>, word: &str, kinds: &[KindData]) -> Option<(CardType, u8)> {
    let rolls = matches!(word, "sniper" | "mortar") || ARTILLERY.contains(&word);
    let bombs = word == "ju87";
    let mut number = |field, used, max| {
        if used {
            return row.number(field, 1..=max);
        }
        row.surplus(field);
        0
    };
    let dice = number("dice", rolls, MAX_DICE);
    let aircraft = number("aircraft", bombs, MAX_DICE);
    let defense = number("defense", bombs, 6);
    let what = match word {
        "sniper" => CardType::Sniper,
        "mortar" => CardType::Mortar,
        _ if rolls => CardType::Artillery { dice },
        "ju87" => CardType::Bombers { aircraft, defense },
        "assault" => CardType::Assault,
        "milk_house" => CardType::MilkHouse,
        _ => {
            let Some(kind) = kinds.iter().position(|kind| kind.id == word) else {
                row.bad("type", Problem::Unknown { thing: CARD_TYPE, value: word.to_owned() });
                return None;
            };
            CardType::Place(Kind::from_index(kind))
        }
    };
    Some((what, dice))
}

/// Which colour each face of the colour die picks (p.9).
fn colour_roll(file: &mut Row<'_>) -> [Colour; 6] {
    let mut found = [None; 6];
    for mut row in file.rows("colour_roll", "colour") {
        let Some(colour) = row.field("colour").choice::<Colour>() else { continue };
        let faces = row.field("faces").list(|face| face.within(1..=6_u8));
        for roll in faces.into_iter().flatten() {
            if found[usize::from(roll) - 1].replace(colour).is_some() {
                row.bad("faces", Problem::CoveredTwice { roll });
            }
        }
        row.close();
    }
    for (roll, _) in (1..).zip(found).filter(|(_, colour)| colour.is_none()) {
        file.bad("colour_roll", Problem::NotCovered { roll });
    }
    found.map(|colour| colour.unwrap_or(Colour::Green))
}

words! {
    /// Where a Fog of War card begins.
    enum StartsIn[2] {
        Deck = "deck",
        Stock = "stock",
    }
}

/// The Soviet cards.
pub(super) struct Soviet {
    pub(super) cards: Vec<SovietCardData>,
    pub(super) fog: SovietCards,
    pub(super) action_cards: SovietCards,
    pub(super) unit_names: [Name; 8],
    pub(super) use_names: [Name; 13],
    pub(super) fog_at_start: u8,
    pub(super) hand_size: u8,
    pub(super) actions: u8,
    pub(super) actions_with_wires: u8,
}

pub(super) fn soviet(mut file: Row<'_>) -> Soviet {
    let unit_names = unit_names(&mut file);
    let use_names = file.each("option", USE, |row, _: Use| row.name("name")).map(Option::unwrap_or_default);
    let mut cards = Vec::new();
    let (mut fog, mut action_cards) = (SovietCards::EMPTY, SovietCards::EMPTY);
    let mut ids = BTreeSet::new();
    let mut in_deck = 0;
    for mut row in file.rows_up_to(MAX_SOVIET_CARDS, SOVIET_CARD, "card", "id") {
        let card = SovietCard::from_index(cards.len());
        let id = row.word_id(&mut ids);
        if let Some(units) = row.optional("actions") {
            let units: [Option<Unit>; 2] = units.array(Field::choice);
            if units[0].is_some() && units[0] == units[1] {
                row.bad("actions", problem::same_unit());
            }
            row.surplus("name");
            row.surplus("starts_in");
            action_cards.add(card);
            let units = units.map(|unit| unit.unwrap_or(Unit::ArmyCp));
            let name = both(units.map(|unit| &unit_names[unit as usize]));
            cards.push(SovietCardData { id, units: Some(units), name });
        } else {
            in_deck += u8::from(row.word::<StartsIn>("starts_in") == StartsIn::Deck);
            fog.add(card);
            cards.push(SovietCardData { id, units: None, name: row.name("name") });
        }
        row.close();
    }
    let mut meta = file.table("meta");
    total(&mut meta, "count", SOVIET_CARD, cards.len());
    total(&mut meta, "fog_of_war", FOG_CARD, fog.len());
    total(&mut meta, "fog_in_starting_deck", FOG_CARD, in_deck.into());
    // A hand and the cards it may draw by Tactical Decision come from these cards.
    let hand_size = meta.number("hand_size", 1..=8);
    let actions = meta.number("actions_per_turn", 1..=hand_size);
    let actions_with_wires = meta.number("actions_with_four_wires", actions..=hand_size);
    meta.close();
    let (needed, found) = (usize::from(hand_size), action_cards.len());
    if found < needed {
        file.bad("card", Problem::WrongCount { thing: SOVIET_CARD, needed, found });
    }
    file.close();
    let fog_at_start = in_deck;
    Soviet { cards, fog, action_cards, unit_names, use_names, fog_at_start, hand_size, actions, actions_with_wires }
}

/// The names of two units as one.
fn both([a, b]: [&Name; 2]) -> Name {
    let join = |a: &str, b: &str| format!("{a} / {b}");
    Name { en: join(&a.en, &b.en), fr: join(&a.fr, &b.fr), ru: join(&a.ru, &b.ru) }
}

fn unit_names(file: &mut Row<'_>) -> [Name; 8] {
    let names = file.each("action", UNIT, |row, unit: Unit| {
        if row.words::<Use>("options") != unit.uses() {
            let wanted = unit.uses().iter().map(|one| one.id()).collect::<Vec<_>>().join(", ");
            row.bad("options", problem::uses(&wanted));
        }
        row.name("name")
    });
    names.map(Option::unwrap_or_default)
}
