//! Exact odds, compared with a count of every die.

use std::collections::BTreeMap;
use std::convert::Infallible;

use kurgan_core::chance::{Bag, Ratio, Read};
use kurgan_core::{Chance, Dice, Game, Seat, Upshot as _, Why};
use pavlov::components::{CardType, Colour, Location, Locations, Track};
use pavlov::{Action, Effect, End, Event, Pavlov, Upshot};
use serde_json::json;

use crate::kit::{Layout, Table, counter, house, pack, with};

/// Chance that goes through every face of every die, one after the other; cards are given.
#[derive(Default)]
struct EveryDie {
    faces: Vec<u8>,
    at: usize,
    card: u8,
}

impl EveryDie {
    /// Turns to the next fall of the dice; false once all have been.
    fn turn(&mut self) -> bool {
        self.faces.truncate(self.at);
        self.at = 0;
        while let Some(face) = self.faces.pop() {
            if face < 6 {
                self.faces.push(face + 1);
                return true;
            }
        }
        false
    }
}

impl Chance for EveryDie {
    type Dry = Infallible;

    fn roll(&mut self, _: Why, count: u8, _: Read) -> Result<Dice, Infallible> {
        let from = self.at;
        self.at += usize::from(count);
        while self.faces.len() < self.at {
            self.faces.push(1);
        }
        Ok(Dice::new(&self.faces[from..self.at]))
    }

    fn draw(&mut self, _: Bag) -> Result<u8, Infallible> {
        Ok(self.card)
    }
}

/// What comes of an action, and of what the players then do, over every fall of the dice.
fn brute_force(
    game: &Pavlov,
    action: &str,
    card: u8,
    then: impl Fn(&Pavlov) -> Option<Action>,
) -> BTreeMap<Upshot, f64> {
    let first = Pavlov::read(pack(), action).unwrap();
    let mut chance = EveryDie { card, ..EveryDie::default() };
    let mut found = BTreeMap::<Upshot, f64>::new();
    loop {
        let (mut game, mut events) = (*game, Vec::new());
        let mut next = Some(first);
        while let Some(action) = next {
            let Ok(()) = game.apply(action, &mut chance, &mut events);
            next = then(&game);
        }
        let weight = 6_f64.powi(-i32::try_from(chance.at).unwrap());
        *found.entry(Upshot::of(&events)).or_default() += weight;
        if !chance.turn() {
            return found;
        }
    }
}

fn agree(exact: &BTreeMap<Upshot, Ratio>, counted: &BTreeMap<Upshot, f64>) {
    let keys = |upshots: Vec<&Upshot>| format!("{upshots:#?}");
    assert_eq!(keys(exact.keys().collect()), keys(counted.keys().collect()));
    for (upshot, ratio) in exact {
        assert!((ratio.value() - counted[upshot]).abs() < 1e-9, "{upshot:?}: {ratio:?} but {}", counted[upshot]);
    }
    assert!((exact.values().map(|ratio| ratio.value()).sum::<f64>() - 1.0).abs() < 1e-9);
}

/// The chance that something happens.
fn chance_of(odds: &BTreeMap<Upshot, Ratio>, effect: Effect) -> f64 {
    odds.iter().filter(|(upshot, _)| upshot.has(effect)).map(|(_, ratio)| ratio.value()).sum()
}

/// What a card does over every fall of the dice, with nothing spent on it.
fn revealed(layout: Layout, card: &str) -> (BTreeMap<Upshot, f64>, Pavlov) {
    let mut layout = layout;
    layout.record.wehrmacht_cards.cards_left = 1;
    let named = pack().wehrmacht_card_named(card).unwrap();
    let decks_before = usize::from(pack().cards[usize::from(named.0)].deck) - 1;
    let place = |deck: usize| pack().decks[deck].len() + usize::from(pack().resupply_before[deck]);
    let before: usize = (0..decks_before).map(place).sum::<usize>() + usize::from(pack().resupply_before[decks_before]);
    let t = layout.drawn(u8::try_from(before).unwrap()).before("wehrmacht", "reveal");
    let counted = brute_force(&t.game, "aid", named.0, |game| {
        let mut legal = Vec::new();
        game.legal(&mut legal);
        let nothing = |action: &&Action| matches!(action, Action::Spend(0) | Action::NoAid);
        let none = |action: &&Action| matches!(action, Action::Fire(tokens) if tokens.is_empty());
        legal.iter().find(|action| nothing(action) || none(action)).copied()
    });
    (counted, t.game)
}

fn what(card: &str) -> CardType {
    pack().cards[usize::from(pack().wehrmacht_card_named(card).unwrap().0)].what
}

#[test]
fn odds_of_a_suppression_and_the_sapper_behind_it() {
    let layout = house().track(4, "riflemen scouts").mined(&[4]).suppression("red", 3);
    let t = layout.reveal("W1-06", "4");
    for spend in ["spend 0", "spend 1", "spend 2"] {
        agree(&t.odds(spend), &brute_force(&t.game, spend, 0, |_| None));
    }
    assert!((chance_of(&t.odds("spend 2"), Effect::KeptAway) - 0.75).abs() < 1e-12);
}

#[test]
fn odds_of_an_overrun() {
    let t = house().track(6, "riflemen panzer_2 scouts").suppression("purple", 2).reveal("W1-01", "6");
    let lost = Effect::Ended(End::Overrun(Track(5)));
    assert!((chance_of(&t.odds("spend 2"), lost) - 0.25).abs() < 1e-12);
    assert!((chance_of(&t.odds("spend 0"), lost) - 1.0).abs() < 1e-12);
}

#[test]
fn odds_of_covering_fire_tell_whom_first_aid_may_save() {
    let layout = with(json!({ "tactics": "veteran" })).tactics("T2-03").at("R3", "pavlov").disrupted("pavlov");
    let t = layout.suppression("red", 1).supply("first_aid", 1).reveal("W1-06", "4");
    // Not kept away (3 of 6), then two dice of which one is a 6 (11 of 36).
    let pavlov = Effect::AtStake(counter("pavlov"));
    assert!((chance_of(&t.odds("spend 1"), pavlov) - 0.5 * 11.0 / 36.0).abs() < 1e-12);
}

#[test]
fn odds_of_anti_aircraft_fire() {
    let t = house().token(8, "anti_aircraft").token(9, "anti_aircraft").reveal("W2-12", "");
    let odds = t.odds("fire 8 9");
    let down = |count| chance_of(&odds, Effect::ShotDown(count));
    // Four dice, each a hit in half of all cases, against three aircraft.
    for (count, cases) in [(0, 1.0), (1, 4.0), (2, 6.0), (3, 5.0)] {
        assert!((down(count) - cases / 16.0).abs() < 1e-12, "{count} shot down");
    }
    assert_eq!(t.odds("fire none").len(), 1);
}

#[test]
fn odds_of_an_attack() {
    let mut t = house().track(1, "scouts").at("G2", "chekhov").acts();
    t.go("act chekhov");
    let odds = t.odds("attack 1 1");
    let removed = chance_of(&odds, Effect::Removed(Track(0), 1));
    assert!((removed - (1.0 - (4.0_f64 / 6.0).powi(4))).abs() < 1e-12);
    assert_eq!(odds.len(), 2);
}

#[test]
fn odds_of_the_forward_observer_tell_both_targets_apart() {
    let layout = house().track(1, "riflemen scouts").at("G2", "potanski").token(10, "artillery");
    let mut t = layout.acts();
    t.go("act potanski");
    let odds = t.odds("observe 1 1 both");
    agree(&odds, &brute_force(&t.game, "observe 1 1 both", 0, |_| None));
    assert_eq!(odds.len(), 4);
    let (first, second) = (1.0 - 0.5_f64.powi(3), 1.0 - (4.0_f64 / 6.0).powi(3));
    assert!((chance_of(&odds, Effect::Removed(Track(0), 1)) - first).abs() < 1e-12);
    assert!((chance_of(&odds, Effect::Removed(Track(0), 2)) - second).abs() < 1e-12);
}

#[test]
fn odds_of_a_tactical_decision_tell_fog_of_war() {
    let t = house().hand("S03 F1").actions(1).cards();
    let odds = t.odds("use S03 signal tactical_decision");
    let deck = t.record().soviet_cards.deck.unwrap();
    let fog = deck.iter().filter(|card| card.starts_with('F')).count();
    #[allow(clippy::cast_precision_loss)] // small numbers
    let expected = fog as f64 / deck.len() as f64;
    assert!(fog > 0 && (chance_of(&odds, Effect::DrewFog) - expected).abs() < 1e-12);
}

#[test]
fn odds_of_a_choice_without_dice_are_certain() {
    let t = house().at("G2", "pavlov").counters();
    let odds = t.odds("move pavlov");
    assert_eq!(odds.keys().map(|upshot| upshot.rolled).collect::<Vec<_>>(), [false]);
}

#[test]
fn card_odds_of_snipers_and_mortars_agree_with_counting() {
    let layout = || house().at("R2", "pavlov").at("RP6", "glushenko").at("P3", "chernogolov").disrupted("glushenko");
    for card in ["W2-10", "W1-11"] {
        let (counted, game) = revealed(layout().defense("purple", 4), card);
        agree(&game.sight(None).card_odds(what(card)).unwrap(), &counted);
    }
}

#[test]
fn card_odds_of_a_sniper_against_a_crew_name_the_position() {
    let t = house().at("G3", "sobgayda murzaev").weapon("m1937", "G3").acts();
    let odds = t.sight().card_odds(CardType::Sniper).unwrap();
    let position = pack().position_named("G3").unwrap();
    let hit = (1.0 - (5.0_f64 / 6.0).powi(4)) / 3.0;
    assert!((chance_of(&odds, Effect::CrewShot(position)) - hit).abs() < 1e-12);
    assert!(chance_of(&odds, Effect::Casualty(counter("sobgayda"))) < 1e-12);
}

#[test]
fn card_odds_of_artillery_agree_with_counting() {
    for value in [3, 5] {
        let layout = house().at("GR1", "pavlov").at("R4", "glushenko").defense("red", value).disrupted("pavlov");
        let (counted, game) = revealed(layout.supply("first_aid", 1), "W3-13");
        agree(&game.sight(None).card_odds(what("W3-13")).unwrap(), &counted);
    }
}

#[test]
fn card_odds_of_counters_agree_with_counting() {
    let layout =
        house().track(1, "riflemen scouts").mined(&[1]).track(4, "riflemen riflemen scouts").suppression("red", 2);
    for card in ["W1-01", "W2-08"] {
        let (counted, game) = revealed(layout.clone(), card);
        let odds = game.sight(None).card_odds(what(card)).unwrap();
        agree(&odds, &counted);
        assert!((chance_of(&odds, Effect::Ended(End::Overrun(Track(3)))) - 1.0 / 6.0).abs() < 1e-12);
    }
}

#[test]
fn card_odds_of_an_assault_agree_with_counting() {
    let layout = house().track(1, "riflemen").track(2, "panzer_2").track(3, "riflemen").track(6, "panzer_2");
    let layout = layout.at("GR1", "pavlov").at("R4", "glushenko").defense("purple", 3).disrupted("pavlov");
    let (counted, game) = revealed(layout, "W2-14");
    agree(&game.sight(None).card_odds(CardType::Assault).unwrap(), &counted);
}

#[test]
fn card_odds_know_the_tactics_in_play() {
    let chance = |cards: &str, turn| {
        let t = with(json!({ "tactics": "elite" })).tactics(cards).turn(turn);
        let odds = t.clone().acts().sight().card_odds(what("W1-09")).unwrap();
        let coming = t.hand("S01").cards().sight().card_odds(what("W1-09")).unwrap();
        [odds, coming].map(|odds| chance_of(&odds, Effect::WallHit(Colour::Green)) * 3.0)
    };
    let hit = |dice| 1.0 - (5.0_f64 / 6.0).powi(dice);
    let same = |a: [f64; 2], b: [f64; 2]| a.iter().zip(b).all(|(a, b)| (a - b).abs() < 1e-12);
    // Artillery Barrage holds for the rest of the turn; in the next one only the later of the two cards is left.
    assert!(same(chance("T1-01 T1-02", 2), [hit(6), hit(6)]));
    assert!(same(chance("T1-02 T1-01", 2), [hit(6), hit(5)]));
}

#[test]
fn bombing_odds_agree_with_counting() {
    let layout = house().broken(&[3, 10, 17, 18]).token(11, "artillery").at("G2", "pavlov").at("R2", "glushenko");
    let (counted, game) = revealed(layout.disrupted("glushenko"), "W1-07");
    let odds = game.sight(None).card_odds(what("W1-07")).unwrap();
    // The rolls are the same ones, told once for each end.
    agree(&odds, &counted);
    let lost = chance_of(&odds, Effect::Ended(End::CommandPost));
    // 17 or 18 at either bomb, or 16 at both.
    let expected = 1.0 - (212.0_f64 / 216.0).powi(2) + (6.0_f64 / 216.0).powi(2);
    assert!((lost - expected).abs() < 1e-9, "{lost}");
}

#[test]
fn bombing_odds_with_anti_aircraft_fire_mix_those_of_what_comes_through() {
    let t = house().token(8, "anti_aircraft").token(12, "anti_aircraft").broken(&[10, 18]).acts();
    let raid = |aircraft| CardType::Bombers { aircraft, defense: 4 };
    let eight = Locations::only(Location::numbered(8).unwrap());
    let fired = t.sight().bombing_odds(raid(2), eight).unwrap();
    // The gun of 8 fires and is gone: as if it had not been there.
    let without = house().token(12, "anti_aircraft").broken(&[10, 18]).acts();
    let mut mixed = BTreeMap::<Upshot, f64>::new();
    for (aircraft, weight) in [(2, 0.25), (1, 0.5), (0, 0.25)] {
        for (upshot, ratio) in without.sight().card_odds(raid(aircraft)).unwrap() {
            *mixed.entry(upshot).or_default() += weight * ratio.value();
        }
    }
    agree(&fired, &mixed);
}

#[test]
fn bombing_odds_of_the_largest_raid_can_be_told() {
    let t = house().broken(&[18]).acts();
    let odds = t.sight().card_odds(CardType::Bombers { aircraft: 6, defense: 4 }).unwrap();
    assert!((odds.values().map(|ratio| ratio.value()).sum::<f64>() - 1.0).abs() < 1e-9);
}

fn next(t: &Table) -> Vec<(Option<CardType>, Option<f64>)> {
    let cards = t.game.sight(None).next_cards().into_iter();
    cards.map(|(what, ratio)| (what, ratio.map(Ratio::value))).collect()
}

#[test]
fn next_cards_are_those_left_in_the_deck() {
    let t = house().hand("S01").cards();
    let cards = next(&t);
    let riflemen = CardType::Place(pack().kind_named("riflemen").unwrap());
    assert!(cards.contains(&(Some(riflemen), Some(2.0 / 11.0))));
    assert!(cards.contains(&(Some(CardType::Mortar), Some(1.0 / 11.0))));
    assert!(cards.iter().all(|(what, _)| *what != Some(CardType::Assault)));
    let mut layout = house().drawn(11).supply("first_aid", 1);
    layout.record.wehrmacht_cards.cards_left = 1;
    let t = layout.in_the_middle("wehrmacht", "reveal", "first_aid pavlov sniper");
    assert_eq!(next(&t), [(None, Some(1.0))]);
    let mut t = house().drawn(0).reveal("W1-11", "1");
    assert!(next(&t).iter().all(|(what, _)| *what != Some(CardType::Mortar)));
    t = house().turn(20).drawn(60).acts();
    assert_eq!(next(&t).len(), 3);
}

#[test]
fn next_cards_are_known_to_the_german_and_guessed_by_the_defender() {
    let layout = with(json!({ "players": "competitive_two" })).german("W1-02 W1-03 W1-04 W1-05", "W1-11 W1-09 W1-10");
    let mut layout = layout.german_tactics("T1-03 T1-04 T1-05", "T1-01");
    layout.record.wehrmacht_cards.fresh = ["W1-03", "W1-04", "W1-05"].map(String::from).to_vec();
    let t = layout.hand("S01").cards();
    assert_eq!(t.game.sight(Some(Seat(1))).next_cards(), [(Some(CardType::Mortar), Some(Ratio::ONE))]);
    let guessed = t.game.sight(Some(Seat(0))).next_cards();
    assert!(guessed.iter().all(|(_, ratio)| ratio.is_none()));
    let types: Vec<_> = guessed.iter().filter_map(|(what, _)| *what).collect();
    assert!(types.contains(&CardType::Mortar) && types.contains(&what("W1-07")));
    assert!(!types.contains(&CardType::Assault) && !guessed.iter().any(|(what, _)| what.is_none()));
}

#[test]
fn raid_forecast_is_the_chance_of_the_dice() {
    let mut t = house().storm("voentorg").hand("S01").actions(1).cards();
    t.go("use S01 army_cp storm_group");
    assert_eq!(t.sight().raid_forecast(t.sight().party()), None);
    t.go("send pavlov; send glushenko");
    // Two dice: 10, 11 or 12 in 6 of 36 cases.
    let (success, casualties) = t.sight().raid_forecast(t.sight().party()).unwrap();
    assert_eq!(success, Ratio { cases: 1, of: 6 });
    assert!((casualties - 4.0 / 3.0).abs() < 1e-12);
    // With letter S three more dice.
    t.go("send chernogolov");
    let at_least =
        (0..6_u32.pow(5)).filter(|fall| (0..5).map(|n| fall / 6_u32.pow(n) % 6 + 1).sum::<u32>() >= 10).count();
    let (success, casualties) = t.sight().raid_forecast(t.sight().party()).unwrap();
    #[allow(clippy::cast_precision_loss)] // small numbers
    let expected = at_least as f64 / 7776.0;
    assert!((success.value() - expected).abs() < 1e-12);
    assert!((casualties - 2.0).abs() < 1e-12);
    assert!(matches!(t.events[..], [] | [Event::Moved { .. }]));
}

/// Every fall of so many dice.
fn falls(dice: u32) -> impl Iterator<Item = Vec<u32>> {
    (0..6_u32.pow(dice)).map(move |n| (0..dice).map(|die| n / 6_u32.pow(die) % 6 + 1).collect())
}

#[test]
fn chances_that_boards_show_are_those_of_dice() {
    let share = |dice: u32, good: &dyn Fn(&[u32]) -> bool| {
        let good = falls(dice).filter(|fall| good(fall)).count();
        f64::from(u32::try_from(good).unwrap()) / f64::from(6_u32.pow(dice))
    };
    for dice in 0..=5_u8 {
        for defense in 1..=7 {
            let hit = share(dice.into(), &|fall| fall.iter().any(|&face| face >= defense.into()));
            assert!((pavlov::hit_chance(dice, defense) - hit).abs() < 1e-9, "{dice} dice against {defense}");
        }
        for defense in 1..=31 {
            let sum = share(dice.into(), &|fall| fall.iter().sum::<u32>() >= defense.into());
            assert!((pavlov::raid_chance(dice.into(), defense) - sum).abs() < 1e-9, "{dice} dice against {defense}");
        }
    }
    for (location, ways) in (3..).zip(pavlov::BOMBED) {
        assert_eq!(falls(3).filter(|fall| fall.iter().sum::<u32>() == location).count(), usize::from(ways));
    }
}

#[test]
fn the_last_action_of_the_last_turn_tells_the_score() {
    // The red tracks are occupied: there is no last raid.
    let t = house().turn(21).storm("milk_house").track(3, "scouts").acts();
    let odds = t.odds("done");
    let ends = |odds: &BTreeMap<Upshot, Ratio>| {
        odds.keys().all(|upshot| upshot.effects.iter().any(|effect| matches!(effect, Effect::Ended(End::Scored(_)))))
    };
    assert!(odds.len() == 1 && ends(&odds), "{odds:?}");
    // Where the raid is to be decided, nothing has ended yet.
    let t = house().turn(21).storm("milk_house").acts();
    assert!(!ends(&t.odds("done")));
    let t = house().turn(20).track(3, "scouts").acts();
    assert!(!ends(&t.odds("done")));
}
