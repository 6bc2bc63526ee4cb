//! The test kit: set up a position, play by notation with scripted chance, check the result.
//!
//! ```text
//! let mut t = house().at("R2", "pavlov").defense("red", 5).reveal("W1-07", "3 2 | 1 1 1 5");
//! let mut t = house().at("G4", "pavlov").track(1, "scouts - riflemen").acts();
//! t.go("act pavlov").play("attack 1 3", "1 2 4");
//! assert_eq!(t.track(1), "scouts");
//! let mut t = lay(json!({"soviet_cards": {"hand": ["S01", "F1"]}, "actions_left": 1})).cards();
//! ```
//!
//! Everything not laid out is as at set-up. Every action is checked against what is legal, every position after it
//! against the invariants; chance that is missing or left over fails the test, except that `run` and `reveal_loosely`
//! fill in what follows.

#![allow(clippy::needless_pass_by_value)] // with(json!({...})) reads better without the ampersand

mod table;

pub(crate) use table::Table;

use std::collections::BTreeMap;

use kurgan_core::{Game, Options as _};
use pavlov::components::{Components, Counter, Pack};
use pavlov::{Options, Pavlov, Record};
use serde_json::{Value, json};
use testkit::play::{self, Meaning, Script};

/// Whether the last action caused an event of this form.
macro_rules! saw {
    ($table:expr, $($pattern:tt)+) => {
        $table.events.iter().any(|event| matches!(event, $($pattern)+))
    };
}

/// The printed components.
pub(crate) fn pack() -> &'static Components {
    Components::printed()
}

/// A Soviet counter by its id.
pub(crate) fn counter(name: &str) -> Counter {
    pack().counter_named(name).unwrap_or_else(|| panic!("there is no counter {name}"))
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(String::from).collect()
}

/// Dice are numbers, cards their ids.
const MEANING: Meaning = Meaning {
    told: |why| format!("{:?}", pavlov::Roll::from_why(why)),
    drawn: |why, word| Pavlov::drawn_id(pack(), why, word),
    filler: |bag| u8::try_from(bag.left.trailing_zeros()).ok(),
};

/// A game from its very start, with exactly this chance up to its first decision.
pub(crate) fn new_game(options: &Value, chance: &str) -> Table {
    let options = Options::read(options).unwrap();
    let (game, events) = play::start(&options, Script::exact(&MEANING, chance));
    Table { game, events }
}

/// The printed set-up, turn 1, without options.
pub(crate) fn house() -> Layout {
    lay(json!({}))
}

/// The printed set-up with these options.
pub(crate) fn with(options: Value) -> Layout {
    lay(json!({ "options": options }))
}

/// The printed set-up but for these fields of its [`Record`].
pub(crate) fn lay(patch: Value) -> Layout {
    let mut record: Record = serde_json::from_value(patch).unwrap();
    if record.options.is_null() {
        record.options = json!({});
    }
    if record.counters.is_none() {
        let starting = pack().starting.into_iter().map(|counter| pack().counters[usize::from(counter.0)].id.clone());
        record.counters = Some(BTreeMap::from([("reserves".into(), starting.collect())]));
    }
    Layout { record }
}

/// Adds what a position cannot do without, as at set-up.
pub(crate) fn complete(record: &mut Record) {
    for colour in ["green", "red", "purple"] {
        record.defense.entry(colour.into()).or_insert(pack().numbers.defense_start);
    }
    let start = || {
        let tokens = pavlov::components::Token::ALL.into_iter().zip(&pack().tokens);
        tokens.map(|(token, data)| (token.id().to_owned(), data.start_in_supplies)).filter(|(_, count)| *count > 0)
    };
    record.supplies.get_or_insert_with(|| start().collect());
    if record.soviet_cards.deck.is_none() {
        let cards = &record.soviet_cards;
        let gone: Vec<String> = cards.hand.iter().chain(&cards.discard).cloned().collect();
        let all = (pack().fog | pack().action_cards).into_iter().map(|card| pack().soviet_card_id(card).to_owned());
        let free: Vec<String> = all.filter(|card| !gone.contains(card)).collect();
        let (fog, mut deck): (Vec<String>, Vec<String>) = free.into_iter().partition(|card| card.starts_with('F'));
        if let Some(stock) = &cards.fog_stock {
            deck.extend(fog.into_iter().filter(|card| !stock.contains(card)));
        } else {
            let kept = pack().fog.len() - usize::from(pack().fog_at_start);
            deck.extend(fog[..fog.len().saturating_sub(kept)].iter().cloned());
        }
        record.soviet_cards.deck = Some(deck);
    }
    settle_turn(record);
}

/// The turn at which so many Wehrmacht cards have been drawn, and how many have been by then.
fn settle_turn(record: &mut Record) {
    let given = record.turn.is_some();
    let by_storm_group = match record.storm_groups.current.as_deref() {
        None => 0,
        Some("milk_house") => 63,
        Some(_) => 12, // the first Resupply card lies below deck 1
    };
    let w = &record.wehrmacht_cards;
    let competitive = record.options["players"].as_str().is_some_and(|who| who.starts_with("competitive"));
    let to_come = |step: &str| record.agenda.iter().any(|other| other == step);
    let this_turn = match record.phase.as_deref() {
        _ if competitive && to_come("lay_tactic") => 4,
        _ if competitive => 7,
        _ if to_come("tactics") => 0,
        Some("wehrmacht") => 3_u8.saturating_sub(w.cards_left),
        Some("soviet_counters" | "ending") => 3,
        _ => 0,
    };
    let by = |turn: u8| ((turn - 1) * 3 + this_turn).min(if competitive { 64 } else { 63 });
    let by_resupply = if to_come("turn_over") { 12 } else { 0 };
    let asked = w.drawn.unwrap_or(0).max(by_storm_group).max(by_resupply);
    let turn = *record.turn.get_or_insert_with(|| (1..21).find(|&turn| by(turn) >= asked).unwrap_or(21));
    if !given || w.drawn.is_none() {
        record.wehrmacht_cards.drawn = Some(by(turn));
    }
}

/// What is left of a turn after each phase's decision, the next step last.
const TURN: [&str; 12] = [
    "end_turn",
    "end_phase",
    "acts",
    "moves",
    "counter_phase",
    "reveal",
    "tactics",
    "discard_hand",
    "cards",
    "draw_hand",
    "german_hand",
    "lay_tactic",
];

/// The steps of a turn up to this one, which comes next.
fn agenda(next: &str) -> Vec<String> {
    if next == "order" {
        return TURN.iter().chain(&["order"]).map(|step| (*step).into()).collect();
    }
    let at = TURN.iter().position(|step| *step == next).unwrap_or_else(|| panic!("{next:?} is no step of a turn"));
    TURN[..=at].iter().map(|step| (*step).into()).collect()
}

/// A position being laid out.
#[derive(Clone)]
pub(crate) struct Layout {
    /// The position on paper.
    pub(crate) record: Record,
}

/// Takes names out of every list.
fn lift(places: &mut BTreeMap<String, Vec<String>>, name: &str) {
    for names in places.values_mut() {
        names.retain(|other| other != name);
    }
    places.retain(|_, names| !names.is_empty());
}

impl Layout {
    /// Sets one option.
    pub(crate) fn option(mut self, name: &str, value: Value) -> Self {
        self.record.options[name] = value;
        self
    }

    pub(crate) fn turn(mut self, turn: u8) -> Self {
        self.record.turn = Some(turn);
        self
    }

    /// Puts counters on a position, or into `reserves`, `lost`, `raid`, wherever they were.
    pub(crate) fn at(mut self, place: &str, names: &str) -> Self {
        let places = self.record.counters.as_mut().unwrap();
        for name in names.split_whitespace() {
            counter(name);
            lift(places, name);
            if place != "stock" {
                places.entry(place.into()).or_default().push(name.into());
            }
        }
        self
    }

    /// Takes everybody off but these, who stay: those of the set-up are lost, the others in the stock.
    pub(crate) fn only(mut self, names: &str) -> Self {
        let kept = words(names);
        let places = self.record.counters.as_mut().unwrap();
        let gone: Vec<String> = places.values().flatten().filter(|name| !kept.contains(name)).cloned().collect();
        for name in gone {
            self = self.at(if pack().starting.has(counter(&name)) { "lost" } else { "stock" }, &name);
        }
        self
    }

    /// Puts a weapon on a position or into `reserves`.
    pub(crate) fn weapon(mut self, name: &str, place: &str) -> Self {
        lift(&mut self.record.weapons, name);
        if place != "stock" {
            self.record.weapons.entry(place.into()).or_default().push(name.into());
        }
        self
    }

    pub(crate) fn exhausted(mut self, names: &str) -> Self {
        self.record.exhausted.extend(words(names));
        self
    }

    pub(crate) fn disrupted(mut self, names: &str) -> Self {
        self.record.disrupted.extend(words(names));
        self
    }

    /// Counters with an Action Token.
    pub(crate) fn acted(mut self, names: &str) -> Self {
        self.record.acted.extend(words(names));
        self
    }

    /// Counters with a Command Token.
    pub(crate) fn commanded(mut self, names: &str) -> Self {
        self.record.commanded.extend(words(names));
        self
    }

    /// The Defense Value of a colour.
    pub(crate) fn defense(mut self, colour: &str, value: u8) -> Self {
        self.record.defense.insert(colour.into(), value);
        self
    }

    /// Suppression Tokens in the box of a colour.
    pub(crate) fn suppression(mut self, colour: &str, count: u8) -> Self {
        self.record.suppression.insert(colour.into(), count);
        self
    }

    /// What stands on a track from circle 1 on, `-` for nothing, `scouts+` for Scouts that came this turn.
    pub(crate) fn track(mut self, number: u8, circles: &str) -> Self {
        let circles = words(circles).into_iter();
        let circles = circles.map(|word| word.strip_suffix('+').map_or(word.clone(), |kind| format!("{kind} new")));
        self.record.tracks.insert(number, circles.collect());
        self
    }

    /// Sapper Tokens on tracks.
    pub(crate) fn mined(mut self, numbers: &[u8]) -> Self {
        self.record.mined.extend(numbers);
        self
    }

    /// Disrupted Tokens on locations.
    pub(crate) fn broken(mut self, numbers: &[u8]) -> Self {
        self.record.disrupted_locations.extend(numbers);
        self
    }

    /// A token on a location.
    pub(crate) fn token(mut self, location: u8, token: &str) -> Self {
        self.record.location_tokens.insert(location, token.into());
        self
    }

    /// How many tokens of this kind are in the Supplies box; the others as they were.
    pub(crate) fn supply(mut self, token: &str, count: u8) -> Self {
        let printed = || pack().tokens.iter().zip(pavlov::components::Token::ALL);
        let start = || printed().map(|(data, token)| (token.id().to_owned(), data.start_in_supplies)).collect();
        self.record.supplies.get_or_insert_with(start).insert(token.into(), count);
        self
    }

    /// How many tokens of this kind are in the Staging Area.
    pub(crate) fn staged(mut self, token: &str, count: u8) -> Self {
        self.record.staging.insert(token.into(), count);
        self
    }

    /// The Soviet hand.
    pub(crate) fn hand(mut self, cards: &str) -> Self {
        self.record.soviet_cards.hand = words(cards);
        self
    }

    pub(crate) fn actions(mut self, left: u8) -> Self {
        self.record.actions_left = Some(left);
        self
    }

    /// The Storm Group card in the box.
    pub(crate) fn storm(mut self, card: &str) -> Self {
        self.record.storm_groups.current = Some(card.into());
        self
    }

    /// The Operational Support card that lies open.
    pub(crate) fn support(mut self, card: &str) -> Self {
        self.record.support.current = Some(card.into());
        self
    }

    /// The Tactics cards in play, the latest first.
    pub(crate) fn tactics(mut self, cards: &str) -> Self {
        self.record.tactics.in_play = words(cards);
        self.settle_tactics();
        self
    }

    /// A competitive game's cards: the German's hand, the order pile with the next order first.
    pub(crate) fn german(mut self, hand: &str, orders: &str) -> Self {
        (self.record.wehrmacht_cards.hand, self.record.wehrmacht_cards.orders) = (words(hand), words(orders));
        self
    }

    /// A competitive game's Tactics cards: the German's hand, and the one laid face down, or "".
    pub(crate) fn german_tactics(mut self, hand: &str, laid: &str) -> Self {
        self.record.tactics.hand = words(hand);
        self.record.tactics.laid = words(laid).pop();
        self.settle_tactics();
        self
    }

    /// Tactics cards are drawn deck by deck: enough to have come to the last one named.
    fn settle_tactics(&mut self) {
        let variant = match self.record.options["tactics"].as_str() {
            Some("elite") => 1,
            Some("veteran") => 0,
            _ => 2,
        };
        let t = &self.record.tactics;
        let named: Vec<&String> = t.in_play.iter().chain(&t.hand).chain(&t.laid).collect();
        let decks: Vec<usize> = named
            .iter()
            .map(|name| pack().tactic_cards[usize::from(pack().tactic_card_named(name).unwrap().0)].deck.into())
            .collect();
        let Some(&last) = decks.iter().max() else { return };
        let before: usize = (0..last - 1)
            .map(|deck| pack().tactic_decks[deck].len() - usize::from(pack().removed[variant][deck]))
            .sum();
        let drawn = before + decks.iter().filter(|deck| **deck == last).count();
        self.record.tactics.drawn = Some(u8::try_from(drawn).unwrap());
    }

    /// So many Wehrmacht cards of the stack have been drawn.
    pub(crate) fn drawn(mut self, count: u8) -> Self {
        self.record.wehrmacht_cards.drawn = Some(count);
        self
    }

    /// The stack is at the decks of the cards named, unless [`Layout::drawn`] or the turn says where it is.
    fn settle_stack(&mut self, next: &str) {
        let w = &self.record.wehrmacht_cards;
        if w.drawn.is_some() || self.record.turn.is_some() && next.is_empty() {
            return;
        }
        let competitive = self.record.options["players"].as_str().is_some_and(|who| who.starts_with("competitive"));
        // The first Resupply card has been turned over where a Storm Group card lies in the box.
        let before = usize::from(self.record.storm_groups.current.is_some());
        let place = |name: &str| -> usize {
            let mut resupply = before;
            let card = pack().wehrmacht_card_named(name).unwrap_or_else(|| panic!("there is no card {name}"));
            let mut place = 0;
            for deck in 0..5 {
                if pack().resupply_before[deck] {
                    if card == pack().resupply && resupply == 0 {
                        return place;
                    }
                    resupply = resupply.saturating_sub(1);
                    place += 1;
                }
                let data = pack().cards.get(usize::from(card.0));
                if data.is_some_and(|data| usize::from(data.deck) == deck + 1) {
                    return place;
                }
                let extra = &pack().cards[usize::from(pack().competitive_card.0)];
                place += pack().decks[deck].len() + usize::from(competitive && usize::from(extra.deck) == deck + 1);
            }
            panic!("{name} is not in the stack")
        };
        let held: Vec<&String> = w.hand.iter().chain(&w.orders).chain(&w.card).collect();
        let last = held.iter().map(|name| place(name)).max();
        let mut drawn = last.map_or(0, |last| last + held.iter().filter(|name| place(name) == last).count());
        if !next.is_empty() && !w.orders.iter().any(|order| order == next) {
            drawn = drawn.max(place(next));
        }
        self.record.wehrmacht_cards.drawn = Some(u8::try_from(drawn).unwrap());
    }

    fn table(mut self, phase: &str, agenda: Vec<String>) -> Table {
        self.settle_stack("");
        self.record.phase = Some(phase.into());
        self.record.agenda = agenda;
        complete(&mut self.record);
        let game = Pavlov::restore(pack(), &self.record);
        Table { game: game.unwrap_or_else(|broken| panic!("{broken}")), events: Vec::new() }
    }

    /// To be played from the Soviet Card Phase, the hand drawn.
    pub(crate) fn cards(self) -> Table {
        self.table("soviet_cards", agenda("cards"))
    }

    /// To be played from the moves of the Soviet Counter Phase.
    pub(crate) fn counters(self) -> Table {
        self.table("soviet_counters", agenda("moves"))
    }

    /// To be played from the actions of the Soviet Counter Phase.
    pub(crate) fn acts(mut self) -> Table {
        self.record.moves_left = Some(0);
        self.table("soviet_counters", agenda("acts"))
    }

    /// To be played from the German's orders.
    pub(crate) fn planning(self) -> Table {
        self.table("planning", agenda("order"))
    }

    /// To be played from a decision in the middle of a phase: steps as a record has them, separated by `;`, the next
    /// one last, on top of the rest of the turn from `after` on.
    pub(crate) fn in_the_middle(mut self, phase: &str, after: &str, steps: &str) -> Table {
        let mut agenda = agenda(after);
        if steps.contains("starve") {
            self.record.wehrmacht_cards.card = Some("resupply".into());
        }
        agenda.extend(steps.split(';').map(|step| step.trim().into()));
        self.table(phase, agenda)
    }

    /// To be played from a step of a turn that is no decision: [`Table::carry_on`] goes on with it.
    pub(crate) fn before(mut self, phase: &str, step: &str) -> Table {
        // Somebody is about to be saved with a token that is there for nothing else.
        let house = self.record.counters.as_ref().unwrap().iter().filter(|(place, _)| *place != "lost");
        let somebody = house.flat_map(|(_, names)| names).next().expect("there is somebody in the house").clone();
        let tokens = self.record.supplies.as_ref().and_then(|supplies| supplies.get("first_aid").copied());
        self = self.supply("first_aid", tokens.unwrap_or(0) + 1);
        self.in_the_middle(phase, step, &format!("first_aid {somebody} sniper"))
    }

    /// Reveals this Wehrmacht card as the last one of the turn, with exactly the chance that it needs.
    pub(crate) fn reveal(self, card: &str, chance: &str) -> Table {
        self.reveal_with(card, chance, Table::play)
    }

    /// The same with at least this chance.
    pub(crate) fn reveal_loosely(self, card: &str, chance: &str) -> Table {
        self.reveal_with(card, chance, Table::run)
    }

    /// Sees to it that the card has not been drawn.
    fn keep_undrawn(&mut self, card: &str) {
        let written = self.clone().before("wehrmacht", "reveal").record().wehrmacht_cards;
        let mut undrawn = written.undrawn.unwrap_or_default();
        let deck = |name: &String| name[..2] == card[..2];
        if !undrawn.iter().any(|name| name == card)
            && let Some(other) = undrawn.iter_mut().find(|name| deck(name))
        {
            *other = card.into();
        }
        self.record.wehrmacht_cards.undrawn = Some(undrawn);
    }

    fn reveal_with(
        mut self,
        card: &str,
        chance: &str,
        play: for<'t> fn(&'t mut Table, &str, &str) -> &'t mut Table,
    ) -> Table {
        let competitive = self.record.options["players"].as_str().is_some_and(|who| who.starts_with("competitive"));
        if competitive {
            self.record.wehrmacht_cards.orders = vec![card.into()];
        }
        self.record.wehrmacht_cards.cards_left = 1;
        self.settle_stack(card);
        let from_stack = !competitive && card != "resupply";
        if from_stack {
            self.keep_undrawn(card);
        }
        let chance = if from_stack { format!("{card} {chance}") } else { chance.into() };
        let mut table = self.before("wehrmacht", "reveal");
        play(&mut table, "aid", &chance).events.remove(0);
        table
    }

    /// Why the position is refused.
    pub(crate) fn refused(mut self, phase: &str) -> String {
        self.record.phase = Some(phase.into());
        complete(&mut self.record);
        match Pavlov::restore(pack(), &self.record) {
            Ok(_) => panic!("the position is possible"),
            Err(broken) => broken.0,
        }
    }
}
