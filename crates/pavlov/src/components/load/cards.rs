//! The cards of both sides.

use std::collections::BTreeSet;

use kurgan_core::Id;
use kurgan_core::pack::Checks;

use super::super::cards::{MAX_SOVIET_CARDS, MAX_WEHRMACHT_CARDS};
use super::super::{
    CardType, Category, Colour, DECKS, Kind, KindData, Name, Problem, SovietCard, SovietCardData, SovietCards, Unit,
    Use, WehrmachtCard, WehrmachtCardData, WehrmachtCards,
};
use super::problem::{
    self, CARD_TYPE, CATEGORY, COMPETITIVE_CARD, DECK_CARD, FOG_CARD, KIND_COUNTER, MILK_HOUSE, RESUPPLY_CARD,
    SOVIET_CARD, UNIT, USE, WEHRMACHT_CARD,
};
use super::{KINDS_FILE, MoreChecks, SOVIET_CARDS_FILE, WEHRMACHT_CARDS_FILE, raw};

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

pub(super) fn wehrmacht(
    checks: &mut Checks,
    mut file: raw::WehrmachtCardsFile,
    kinds: &[KindData],
    used_per_game: u8,
) -> Wehrmacht {
    const FILE: &str = WEHRMACHT_CARDS_FILE;
    checks.at_most(FILE, WEHRMACHT_CARD, MAX_WEHRMACHT_CARDS, &mut file.card);
    let mut all = Wehrmacht {
        cards: Vec::new(),
        categories: categories(checks, file.category),
        decks: [WehrmachtCards::EMPTY; DECKS],
        competitive_card: WehrmachtCard(0),
        resupply_before: [false; DECKS],
        cards_per_turn: file.meta.cards_per_turn,
        turns: file.meta.turns,
        colour_roll: colour_roll(checks, &file.colour_roll),
    };
    let mut ids = BTreeSet::new();
    let mut competitive = WehrmachtCards::EMPTY;
    for raw in file.card {
        let record = format!("card {}", raw.id);
        checks.source(FILE, &record, &raw);
        checks.name(FILE, &record, &raw.name);
        checks.id(&mut ids, FILE, &record, &raw.id);
        let deck = checks.range(FILE, &record, "deck", raw.deck, 1..=5).then(|| usize::from(raw.deck) - 1);
        let (Some(what), Some(deck)) = (card_type(checks, &record, &raw, kinds), deck) else { continue };
        let card = WehrmachtCard::from_index(all.cards.len());
        if raw.competitive_only { &mut competitive } else { &mut all.decks[deck] }.add(card);
        all.cards.push(WehrmachtCardData {
            id: raw.id,
            deck: raw.deck,
            what,
            dice: raw.dice.unwrap_or_default(),
            word: raw.word,
            name: raw.name,
            competitive_only: raw.competitive_only,
        });
    }
    match competitive.first() {
        Some(card) if competitive.len() == 1 => all.competitive_card = card,
        _ => {
            let problem = Problem::WrongCount { thing: COMPETITIVE_CARD, needed: 1, found: competitive.len() };
            checks.bad(FILE, "", "competitive_only", problem);
        }
    }
    all.totals(checks, &file.meta, used_per_game);
    all.enough(checks, kinds);
    all
}

impl Wehrmacht {
    /// The cards whose type is that word.
    pub(super) fn of_type(&self, word: &str) -> WehrmachtCards {
        let cards = self.cards.iter().enumerate().filter(|(_, card)| card.word == word);
        cards.map(|(index, _)| WehrmachtCard::from_index(index)).collect()
    }

    /// Checks the printed totals: decks, Resupply cards and turns.
    fn totals(&mut self, checks: &mut Checks, raw: &raw::WehrmachtCardsMeta, used_per_game: u8) {
        const FILE: &str = WEHRMACHT_CARDS_FILE;
        checks.source(FILE, "meta", raw);
        checks.count(FILE, "meta", "count", WEHRMACHT_CARD, raw.count, self.cards.len());
        for (size, deck) in raw.deck_sizes.iter().zip(self.decks) {
            checks.count(FILE, "meta", "deck_sizes", DECK_CARD, *size, deck.len());
        }
        for &deck in &raw.resupply_before_decks {
            // The first deck begins the game, so nothing can be eaten before it.
            if checks.range(FILE, "meta", "resupply_before_decks", deck, 2..=5) {
                self.resupply_before[usize::from(deck) - 1] = true;
            }
        }
        // Never two Resupply cards in a German hand of four.
        for (deck, &before) in self.decks.iter().zip(&self.resupply_before) {
            if before {
                checks.range(FILE, "meta", "deck_sizes", deck.count(), 4..=63);
            }
        }
        let resupplies = self.resupply_before.iter().filter(|&&before| before).count();
        checks.count(FILE, "meta", "resupply_before_decks", RESUPPLY_CARD, used_per_game, resupplies);
        let last = self.decks[DECKS - 1].into_iter().filter(|card| self.is_milk_house(*card)).count();
        let found = self.cards.iter().filter(|card| card.what == CardType::MilkHouse).count();
        if (last, found) != (1, 1) {
            checks.bad(FILE, "", "type", Problem::WrongCount { thing: MILK_HOUSE, needed: 1, found: last.min(found) });
        }
        // The Milk House comes up in the last turn (ruling 6).
        let (max, found) = (usize::from(raw.cards_per_turn), self.decks[DECKS - 1].len());
        if found > max {
            checks.bad(FILE, "meta", "deck_sizes", Problem::TooMany { thing: DECK_CARD, max, found });
        }
        let cards = self.decks.iter().map(|deck| deck.len()).sum::<usize>() + resupplies;
        if checks.range(FILE, "meta", "cards_per_turn", raw.cards_per_turn, 3..=3)
            && cards != usize::from(raw.turns) * usize::from(raw.cards_per_turn)
        {
            checks.bad(FILE, "meta", "turns", problem::turns(cards, raw.cards_per_turn));
        }
    }

    fn is_milk_house(&self, card: WehrmachtCard) -> bool {
        self.cards[card.index()].what == CardType::MilkHouse
    }

    /// Checks that there is a counter for every card that places one (ruling 4).
    fn enough(&self, checks: &mut Checks, kinds: &[KindData]) {
        for (index, kind) in kinds.iter().enumerate() {
            let place = CardType::Place(Kind::from_index(index));
            let needed = self.cards.iter().filter(|card| card.what == place).count();
            if needed > usize::from(kind.count) {
                let problem = Problem::WrongCount { thing: KIND_COUNTER, needed, found: kind.count.into() };
                checks.bad(KINDS_FILE, &format!("counter {}", kind.id), "count", problem);
            }
        }
    }
}

fn card_type(checks: &mut Checks, record: &str, raw: &raw::WehrmachtCard, kinds: &[KindData]) -> Option<CardType> {
    const FILE: &str = WEHRMACHT_CARDS_FILE;
    let number = |checks: &mut Checks, field: &str, value: Option<u8>, max: u8| {
        let Some(value) = value else {
            checks.bad(FILE, record, field, Problem::Absent);
            return None;
        };
        checks.range(FILE, record, field, value, 1..=max).then_some(value)
    };
    let word = raw.word.as_str();
    let rolls = matches!(word, "sniper" | "mortar") || ARTILLERY.contains(&word);
    let bombs = word == "ju87";
    for (field, value, used) in
        [("dice", raw.dice, rolls), ("aircraft", raw.aircraft, bombs), ("defense", raw.defense, bombs)]
    {
        if value.is_some() && !used {
            checks.bad(FILE, record, field, Problem::Surplus);
        }
    }
    if rolls {
        let dice = number(checks, "dice", raw.dice, MAX_DICE)?;
        return Some(match word {
            "sniper" => CardType::Sniper,
            "mortar" => CardType::Mortar,
            _ => CardType::Artillery { dice },
        });
    }
    match word {
        "ju87" => {
            let aircraft = number(checks, "aircraft", raw.aircraft, MAX_DICE);
            let defense = number(checks, "defense", raw.defense, 6);
            Some(CardType::Bombers { aircraft: aircraft?, defense: defense? })
        }
        "assault" => Some(CardType::Assault),
        "milk_house" => Some(CardType::MilkHouse),
        _ => {
            let kind = checks.find(FILE, record, "type", CARD_TYPE, word, kinds.iter().map(|kind| &kind.id));
            kind.map(|index| CardType::Place(Kind::from_index(index)))
        }
    }
}

fn categories(checks: &mut Checks, all: Vec<raw::CategoryRow>) -> [Name; 7] {
    const FILE: &str = WEHRMACHT_CARDS_FILE;
    let mut found: [Option<Name>; 7] = Default::default();
    for raw in all {
        let record = format!("category {}", raw.id.id());
        checks.source(FILE, &record, &raw);
        checks.name(FILE, &record, &raw.name);
        if found[raw.id as usize].replace(raw.name).is_some() {
            checks.bad(FILE, &record, "id", Problem::Duplicate { value: raw.id.id().to_owned() });
        }
    }
    Category::ALL.map(|each| checks.given(FILE, "category", CATEGORY, each.id(), found[each as usize].take()))
}

/// Which colour each face of the colour die picks (p.9).
fn colour_roll(checks: &mut Checks, all: &[raw::ColourRoll]) -> [Colour; 6] {
    const FILE: &str = WEHRMACHT_CARDS_FILE;
    let mut found = [None; 6];
    for raw in all {
        let record = format!("colour_roll {}", raw.colour.id());
        checks.source(FILE, &record, raw);
        for &face in &raw.faces {
            if checks.range(FILE, &record, "faces", face, 1..=6)
                && found[usize::from(face) - 1].replace(raw.colour).is_some()
            {
                checks.bad(FILE, &record, "faces", Problem::CoveredTwice { roll: face });
            }
        }
    }
    let mut roll = 0;
    found.map(|colour| {
        roll += 1;
        colour.unwrap_or_else(|| {
            checks.bad(FILE, "", "colour_roll", Problem::NotCovered { roll });
            Colour::Green
        })
    })
}

/// The Soviet cards.
pub(super) struct Soviet {
    pub(super) cards: Vec<SovietCardData>,
    pub(super) fog: SovietCards,
    pub(super) action_cards: SovietCards,
    pub(super) unit_names: [Name; 8],
    pub(super) use_names: [Name; 13],
    pub(super) meta: raw::SovietCardsMeta,
}

pub(super) fn soviet(checks: &mut Checks, mut file: raw::SovietCardsFile) -> Soviet {
    const FILE: &str = SOVIET_CARDS_FILE;
    checks.at_most(FILE, SOVIET_CARD, MAX_SOVIET_CARDS, &mut file.card);
    let meta = file.meta;
    checks.source(FILE, "meta", &meta);
    let mut soviet = Soviet {
        cards: Vec::new(),
        fog: SovietCards::EMPTY,
        action_cards: SovietCards::EMPTY,
        unit_names: unit_names(checks, file.action),
        use_names: use_names(checks, file.option),
        meta,
    };
    let mut ids = BTreeSet::new();
    let mut in_deck = 0;
    for raw in file.card {
        let card = SovietCard::from_index(soviet.cards.len());
        let record = format!("card {}", raw.id);
        checks.source(FILE, &record, &raw);
        checks.id(&mut ids, FILE, &record, &raw.id);
        if let Some(units) = raw.actions {
            for (field, surplus) in [("name", raw.name.is_some()), ("starts_in", raw.starts_in.is_some())] {
                if surplus {
                    checks.bad(FILE, &record, field, Problem::Surplus);
                }
            }
            if units[0] == units[1] {
                checks.bad(FILE, &record, "actions", problem::same_unit());
            }
            soviet.action_cards.add(card);
            let name = both(units.map(|unit| &soviet.unit_names[unit as usize]));
            soviet.cards.push(SovietCardData { id: raw.id, units: Some(units), name });
        } else {
            for (field, absent) in [("name", raw.name.is_none()), ("starts_in", raw.starts_in.is_none())] {
                if absent {
                    checks.bad(FILE, &record, field, Problem::Absent);
                }
            }
            in_deck += usize::from(raw.starts_in == Some(raw::StartsIn::Deck));
            let name = raw.name.unwrap_or_default();
            checks.name(FILE, &record, &name);
            soviet.fog.add(card);
            soviet.cards.push(SovietCardData { id: raw.id, units: None, name });
        }
    }
    let meta = &soviet.meta;
    checks.count(FILE, "meta", "count", SOVIET_CARD, meta.count, soviet.cards.len());
    checks.count(FILE, "meta", "fog_of_war", FOG_CARD, meta.fog_of_war, soviet.fog.len());
    checks.count(FILE, "meta", "fog_in_starting_deck", FOG_CARD, meta.fog_in_starting_deck, in_deck);
    // A hand and the cards it may draw by Tactical Decision come from these cards.
    checks.range(FILE, "meta", "hand_size", meta.hand_size, 1..=8);
    checks.range(FILE, "meta", "actions_per_turn", meta.actions_per_turn, 1..=meta.hand_size.max(1));
    let wires = meta.actions_per_turn.max(1)..=meta.hand_size.max(1);
    checks.range(FILE, "meta", "actions_with_four_wires", meta.actions_with_four_wires, wires);
    if soviet.action_cards.len() < usize::from(meta.hand_size) {
        let (needed, found) = (meta.hand_size.into(), soviet.action_cards.len());
        checks.bad(FILE, "", "card", Problem::WrongCount { thing: SOVIET_CARD, needed, found });
    }
    soviet
}

/// The names of two units as one.
fn both([a, b]: [&Name; 2]) -> Name {
    let join = |a: &str, b: &str| format!("{a} / {b}");
    Name { en: join(&a.en, &b.en), fr: join(&a.fr, &b.fr), ru: join(&a.ru, &b.ru) }
}

fn unit_names(checks: &mut Checks, all: Vec<raw::UnitRow>) -> [Name; 8] {
    const FILE: &str = SOVIET_CARDS_FILE;
    let mut found: [Option<Name>; 8] = Default::default();
    for raw in all {
        let record = format!("action {}", raw.id.id());
        checks.source(FILE, &record, &raw);
        checks.name(FILE, &record, &raw.name);
        if raw.options != raw.id.uses() {
            let wanted = raw.id.uses().iter().map(|one| one.id()).collect::<Vec<_>>().join(", ");
            checks.bad(FILE, &record, "options", problem::uses(&wanted));
        }
        if found[raw.id as usize].replace(raw.name).is_some() {
            checks.bad(FILE, &record, "id", Problem::Duplicate { value: raw.id.id().to_owned() });
        }
    }
    Unit::ALL.map(|unit| checks.given(FILE, "action", UNIT, unit.id(), found[unit as usize].take()))
}

fn use_names(checks: &mut Checks, all: Vec<raw::UseRow>) -> [Name; 13] {
    const FILE: &str = SOVIET_CARDS_FILE;
    let mut found: [Option<Name>; 13] = Default::default();
    for raw in all {
        let record = format!("option {}", raw.id.id());
        checks.source(FILE, &record, &raw);
        checks.name(FILE, &record, &raw.name);
        if found[raw.id as usize].replace(raw.name).is_some() {
            checks.bad(FILE, &record, "id", Problem::Duplicate { value: raw.id.id().to_owned() });
        }
    }
    Use::ALL.map(|one| checks.given(FILE, "option", USE, one.id(), found[one as usize].take()))
}
