//! Random games reach every part of the rules, so the property suite covers them.

use std::collections::BTreeMap;

use cauldron::components::{Components, Letter, Pack, ScenarioId};
use cauldron::{Action, Cauldron, Event, Options};
use kurgan_core::Game;
use kurgan_core::chance::Fast;
use kurgan_core::suite::pick;

use crate::kit::{Layout, historical, with};

/// The first word of a value's debug form.
fn word(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    text.split([' ', '(', '{']).next().unwrap_or_default().to_owned()
}

type Seen = BTreeMap<String, u32>;

fn count(seen: &mut Seen, what: String) {
    *seen.entry(what).or_default() += 1;
}

/// Any options, most of them on.
pub(crate) fn options(seed: u64, rng: &mut Fast) -> Options {
    Options {
        scenario: ScenarioId::ALL[usize::from(seed.is_multiple_of(3))],
        entry: Letter::ALL[rng.below(4)],
        variable_placement: seed.is_multiple_of(5),
        council_of_war: true,
        survival: true,
        rumors: seed.is_multiple_of(2),
        rivers: true,
        what_if: !seed.is_multiple_of(2),
        long_breakout: seed.is_multiple_of(3),
    }
}

/// Plays a game to its end at random and counts verbs, events and endings; invariants and records hold on the way.
fn play_out(mut game: Cauldron, rng: &mut Fast, seen: &mut Seen) {
    let mut legal: Vec<Action> = Vec::new();
    let mut events: Vec<Event> = Vec::new();
    while !game.to_act().is_empty() {
        if rng.below(16) == 0 {
            let again = Cauldron::restore(Components::printed(), &game.record());
            assert!(again.unwrap_or_else(|broken| panic!("{broken}\n{game:?}")) == game);
        }
        legal.clear();
        game.legal(&mut legal);
        assert!(legal.len() <= 64, "{} choices", legal.len());
        let action = pick(&legal, Cauldron::resigns, rng);
        count(seen, word(&action));
        events.clear();
        game.apply(action, rng, &mut events).unwrap_or_else(|never| match never {});
        game.check().unwrap_or_else(|broken| panic!("{broken}\n{game:?}"));
        for event in &events {
            count(seen, word(event));
        }
    }
    let outcome = game.outcome().expect("it is over");
    count(seen, outcome.reason.into());
    count(seen, outcome.level.into());
}

#[test]
fn random_games_meet_most_of_the_rules() {
    let mut seen = Seen::new();
    for seed in 0..300 {
        let mut rng = Fast::new(seed);
        let options = options(seed, &mut rng);
        let start = Cauldron::start(Components::printed(), &options, &mut rng, &mut ());
        play_out(start.unwrap_or_else(|never| match never {}), &mut rng, &mut seen);
    }
    let wanted = "Accept Activate Advance Appeal Area Attack Battlegroup Build Choose Commit Council Decline Deplete \
        Direction Dispel Done Evacuate From GiveUp KeyArea Listen Lose LosePdm Modify Move Place Recover Relief Resolve \
        Retreat Roll Strike Tactical Target Unsupplied Upkeep With Collapse Destroyed Hit Launched Officers \
        SovietRetreat Survival UnitStruck Surrendered ssi_zero time_up";
    for word in wanted.split_whitespace() {
        assert!(seen.contains_key(word), "{word} never happened");
    }
}

/// Positions that random play hardly ever reaches: a relief force close by, and units that have broken out.
pub(crate) fn rare() -> Vec<Layout> {
    let all = serde_json::json!({"rivers": true, "council_of_war": true, "rumors": true, "survival": true});
    let base = || with(&all).ip(12).supply(25);
    let south =
        || base().units("25", "3-MOT 29-MOT").units("26", "297-INF 376-INF").units("28", "14-PZ 16-PZ 24-PZ 71-INF");
    vec![
        base().relief("A", "box 5"),
        base().relief("C", "box 4").committed("strong", "strong"),
        base().relief("A", "area 28").committed("strong", "strong"),
        base().relief("B", "area 26").breakthrough(27).breakthrough(28).soviet(&[40, 41]),
        base()
            .relief("B", "area 44")
            .breakthrough(25)
            .breakthrough(41)
            .breakthrough(42)
            .breakthrough(43)
            .soviet(&[38, 39, 40, 45, 52]),
        south(),
        south().turn(4).launched(4),
        south().relief("B", "box 3").holding("foa_received"),
        base().units("A5", "14-PZ 16-PZ 24-PZ").units("A3", "29-MOT").relief("D", "box 2"),
        base().units("A4", "14-PZ").units("B2", "24-PZ 29-MOT 3-MOT").units("28", "71-INF").relief("C", "box 2"),
        base().units("7", "14-PZ 16-PZ").units("8", "24-PZ").units("9", "29-MOT").relief("A", "box 2"),
        base().relief("A", "area 28").breakthrough(26).turn(9).launched(8).wounded(19),
    ]
}

#[test]
fn random_games_from_rare_positions_keep_the_rules() {
    let mut seen = Seen::new();
    for (n, layout) in rare().into_iter().enumerate() {
        for seed in 0..60 {
            let mut rng = Fast::new(seed * 100 + n as u64);
            play_out(layout.clone().german().game, &mut rng, &mut seen);
        }
    }
    for word in "LinkedUp link_up Advanced Direction ReliefAttack Relief SovietRetreat Hit german_decisive".split(' ') {
        assert!(seen.contains_key(word), "{word} never happened");
    }
}

/// A field, and how it is broken.
type Change = (&'static str, fn(&mut cauldron::Record));

#[test]
fn finding_16_a_position_is_complete_or_refused_with_the_field() {
    let broken = |change: &dyn Fn(&mut cauldron::Record)| {
        let mut record = historical().german().record();
        change(&mut record);
        Cauldron::restore(Components::printed(), &record).err().map(|broken| broken.to_string()).unwrap_or_default()
    };
    assert_eq!(broken(&|_| {}), "");
    let changes: [Change; 35] = [
        ("shuffled", |r| (r.pile, r.shuffled) = (vec![1, 2, 3], vec![1, 2, 3])),
        ("pile", |r| r.pile.push(r.pile[0])),
        ("shuffled", |r| r.shuffled.push(r.shuffled[0])),
        ("removed", |r| (r.removed, r.pile) = (vec![2], r.pile.iter().copied().filter(|&card| card != 2).collect())),
        ("supply", |r| r.supply = 255),
        ("wounded", |r| r.wounded = 255),
        ("evacuated", |r| r.evacuated = 255),
        ("ip", |r| r.ip = 255),
        ("steps_lost", |r| r.steps_lost = 255),
        ("steps_lost", |r| r.steps_lost = 1),
        ("units", |r| r.units.retain(|place, _| place != "20")),
        ("units", |r| r.units.entry("44".into()).or_default().push("76-INF".into())),
        ("units", |r| r.units.entry("44".into()).or_default().push("305-INF".into())),
        ("control", |r| r.control.push(r.control[0])),
        ("soviet", |r| r.soviet.push(r.soviet[0])),
        ("depleted", |r| r.depleted.push(r.depleted[0].clone())),
        ("held", |r| r.held = vec!["foa_received".into(), "foa_received".into()]),
        // The commitments have been rolled, Table H has not.
        ("luftwaffe", |r| r.luftwaffe = None),
        ("relief_commitment", |r| r.relief_commitment = None),
        ("rated", |r| r.this_turn.rated = true),
        // Attacks that have not begun, picks that nobody makes, an end that has not come.
        ("hits", |r| r.hits = vec![11]),
        ("picked", |r| r.picked = vec!["71-INF".into()]),
        ("waiting", |r| r.waiting = vec!["71-INF".into()]),
        ("stake", |r| r.stake = vec![22]),
        ("chosen", |r| r.chosen = vec![22]),
        ("linked", |r| r.linked = 3),
        ("survival", |r| r.survival = Some(6)),
        ("relief", |r| {
            *r = historical().relief("A", "area 25").record;
            r.phase = "german".into();
        }),
        // Card 11 refills the pile.
        ("pile", |r| r.pile.retain(|&card| card != 11)),
        // Markers of rules that are not in use, and those that exclude each other.
        ("held", |r| r.held = vec!["tiger_tanks".into()]),
        ("held", |r| r.held = vec!["no_foa_appeal".into()]),
        ("held", |r| r.held = vec!["hq_politics".into(), "no_foa_appeal".into(), "foa_received".into()]),
        ("held", |r| r.held = vec!["airlift_bonus".into()]),
        ("lasting.key_areas", |r| r.lasting.key_areas = vec![1]),
        ("lasting.regular", |r| r.lasting.regular = vec![20]),
    ];
    for (n, (field, change)) in changes.into_iter().enumerate() {
        let text = broken(&change);
        assert!(text.starts_with(field), "{n}: {field} expected, {text:?}");
    }
}

#[test]
fn finding_16_a_decision_with_nothing_to_decide_is_refused() {
    let broken = |record: &cauldron::Record| {
        let read = Cauldron::restore(Components::printed(), record);
        read.err().map(|broken| broken.to_string()).unwrap_or_default()
    };
    let mut soviet = historical().under_attack(&[22]).record();
    assert_eq!(broken(&soviet), "");
    soviet.stake.clear();
    assert!(broken(&soviet).starts_with("stake"), "{}", broken(&soviet));
    let mut combat = historical().units("22", "44-INF 76-INF").german();
    combat.go("attack 11; with 44-INF; with 76-INF; commit 0; resolve");
    let mut combat = combat.record();
    assert_eq!(broken(&combat), "");
    combat.waiting.clear();
    assert!(broken(&combat).starts_with("waiting"), "{}", broken(&combat));
}
