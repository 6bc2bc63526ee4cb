//! Tests of this board.

mod look;

use kurgan_core::pack::Source;
use std::collections::BTreeSet;

use guide::suite::Pick;
use guide::{Draws, Language};
use kurgan_core::{Game, Session, Terms};
use serde_json::{Value, json};
use volga::components::{Components, Pack, SovietUnits};
use volga::{Event, Options, Volga};

use crate::VolgaGuide;
use crate::words::Words;

/// The scenarios, each plain and with every option.
fn variants() -> [Value; 4] {
    let all = |scenario: &str| {
        json!({
            "scenario": scenario, "rubble": true, "northern_shoulder": true, "isolation": true, "limited_air": true,
            "parent_organization": "each", "pavlov": true, "reduced_morale": 15, "increased_supply": [1, 10],
        })
    };
    [json!({}), json!({"scenario": "factory"}), all("main"), all("factory")]
}

/// Seldom ends a phase of its own will: the ends of rounds and phases come last.
const SELDOM_LAST: Pick<VolgaGuide> =
    |rng, legal| rng.below(if legal.len() > 6 { legal.len() - 1 } else { legal.len() });

guide::suite!(VolgaGuide, variants(), SELDOM_LAST);

/// Plays a game by chance and shows every position with what led to it.
fn play(options: &Value, seed: u64, mut look: impl FnMut(&Volga, &[Event])) {
    guide::suite::play::<VolgaGuide>(options, seed, SELDOM_LAST, |session| {
        look(session.game(), session.last_events());
    });
}

#[test]
fn every_german_unit_of_the_scenario_lies_somewhere_once() {
    let words = Words::new(Language::En);
    for options in variants() {
        play(&options, 4, |game, _| {
            let drawn = VolgaGuide::board(&game.view(None), words);
            let units: Vec<&str> = drawn
                .pieces
                .iter()
                .filter_map(|piece| piece.element.as_deref())
                .filter(|element| element.starts_with("unit "))
                .collect();
            let once: BTreeSet<&str> = units.iter().copied().collect();
            let scenario = game.pack().scenario(game.options().scenario);
            // Who is withdrawn is out of the game.
            let gone = game.sight(None).units_at(volga::Place::WITHDRAWN).len();
            let expected = scenario.units.len() - gone;
            assert_eq!((units.len(), once.len()), (expected, expected));
        });
    }
}

#[test]
fn every_area_is_there_and_nothing_that_is_not() {
    let words = Words::new(Language::En);
    let game =
        Session::<Volga>::new(Components::printed(), &Options::default(), Terms::seeded(1), None).expect("a game");
    let view = game.game().view(None);
    let board = VolgaGuide::board(&view, words);
    let elements: BTreeSet<&str> = board.elements().collect();
    assert!(elements.contains("area 10"));
    let gauges = VolgaGuide::gauges(&view, words);
    for element in ["track morale", "track supply", "track areas", "track event", "marker artillery"] {
        assert!(gauges.iter().any(|gauge| gauge.element.as_deref() == Some(element)), "{element}");
        assert!(VolgaGuide::about(&view, element, words).is_some(), "{element}");
    }
    assert_eq!(elements.iter().filter(|element| element.starts_with("area ")).count(), 50);
    for unknown in ["area 0", "area 51", "area x", "unit 79/208", "unit", "marker morale", "track x", "box x", "card 1"]
    {
        assert!(VolgaGuide::about(&view, unknown, words).is_none(), "{unknown}");
    }
}

#[test]
fn eliminated_soviet_units_are_those_that_were_captured() {
    let mut most = 0;
    for options in variants() {
        let mut captured = SovietUnits::EMPTY;
        play(&options, 21, |game, events| {
            for event in events {
                if let Event::Captured { soviet, .. } = event {
                    captured.add(*soviet);
                }
            }
            assert_eq!(game.sight(None).eliminated(), captured);
        });
        most = most.max(captured.len());
    }
    assert!(most > 3, "too few areas fell to test anything");
}

#[test]
fn the_aid_to_combat_shows_the_sums_of_the_attack_that_follows() {
    let words = Words::new(Language::En);
    let mut fought = 0;
    for options in variants() {
        let mut shown: Option<String> = None;
        play(&options, 33, |game, events| {
            for event in events {
                if let (Event::Combat { sums, .. }, Some(shown)) = (event, &shown) {
                    let bare = volga::Sums { artillery: 0, engineer: 0, air: 0, ..*sums };
                    // Rubble takes the bonus back where engineers are missing.
                    if sums.engineer == 0 {
                        assert!(
                            shown.contains(&format!("{} against {} before", bare.attack(), bare.defense())),
                            "{shown}"
                        );
                        fought += 1;
                    }
                }
            }
            let aids = VolgaGuide::aids(&game.view(None), words);
            shown = game.sight(None).lead_unit().map(|_| aids[0].body.clone().into_string());
        });
    }
    assert!(fought > 5, "{fought} attacks");
}

#[test]
fn sources_tell_what_is_rebuilt() {
    let words = Words::new(Language::En);
    let session =
        Session::<Volga>::new(Components::printed(), &Options::default(), Terms::seeded(1), None).expect("a game");
    let source =
        |element: &str| VolgaGuide::about(&session.game().view(None), element, words).and_then(|about| about.source);
    assert_eq!(source("area 10"), Some(Source::Printed));
    assert_eq!(source("unit 29/RCN"), Some(Source::Printed));
    assert_eq!(source("unit 295/518"), Some(Source::Reconstructed));
    assert_eq!(source("marker air"), Some(Source::Printed));
    assert_eq!(source("marker artillery"), Some(Source::Derived));
}
