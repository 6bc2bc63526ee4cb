//! What has to hold on this board.

use std::collections::BTreeSet;

use kurgan_core::{Game, Session};
use serde_json::{Value, json};
use table::{AnySession, GameId, Language};
use volga::components::{Components, Pack, SovietUnits};
use volga::{Event, Options, Volga};

use super::layout::{self, PITCH, spot, stack};
use super::words::Table;
use crate::boards::tests::Pick;
use crate::drawn::Drawn;
use crate::words::Tongue;

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

/// Plays a game by chance, seldom ending a phase of its own will, and shows every position with what led to it.
fn play(options: &Value, seed: u64, mut look: impl FnMut(&Volga, &[Event])) {
    // The ends of rounds and phases come last.
    let seldom_last: Pick =
        |luck, choices| luck.below(if choices.len() > 6 { choices.len() - 1 } else { choices.len() });
    crate::boards::tests::play(GameId::Volga, options, seed, seldom_last, |any, _| {
        let AnySession::Volga(session) = any else { unreachable!("this game was started") };
        let (_, events) = session.history().last().expect("the set-up at least");
        look(session.game(), events);
    });
}

fn inside((x, y): (f32, f32), polygon: &[[f32; 2]]) -> bool {
    let corners: Vec<(f32, f32)> = polygon.iter().map(|&point| layout::at(point)).collect();
    let sides = corners.iter().zip(corners.iter().cycle().skip(1));
    let crossed =
        sides.filter(|((ax, ay), (bx, by))| (*ay > y) != (*by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax);
    crossed.count() % 2 == 1
}

#[test]
fn identifier_and_counters_stand_within_their_area() {
    for area in Components::printed().areas.iter().skip(1) {
        let spot = spot(area);
        assert!(inside(spot.badge, &area.polygon), "the identifier of {}", area.number);
        for german in 0..=4 {
            let (soviet, germans) = stack(spot.counters, true, german);
            assert!(
                germans.into_iter().chain(soviet).all(|at| inside(at, &area.polygon)),
                "{german} in {}",
                area.number
            );
        }
    }
}

#[test]
fn counters_of_an_area_do_not_cover_each_other() {
    for (held, german) in
        [(true, 0), (true, 1), (true, 2), (true, 3), (true, 4), (false, 1), (false, 2), (false, 3), (false, 4)]
    {
        let (soviet, mut all) = stack((0.0, 0.0), held, german);
        assert_eq!((soviet.is_some(), all.len()), (held, german));
        all.extend(soviet);
        for (n, a) in all.iter().enumerate() {
            for b in &all[n + 1..] {
                assert!((a.0 - b.0).abs().max((a.1 - b.1).abs()) >= PITCH, "{german} German units");
            }
        }
    }
}

#[test]
fn every_german_unit_of_the_scenario_lies_somewhere_once() {
    let tongue = Tongue::new(Language::En);
    for options in variants() {
        play(&options, 4, |game, _| {
            let drawn = Drawn::board(&game.view(None), tongue);
            let units: Vec<&str> = drawn
                .pieces
                .iter()
                .filter_map(|piece| piece.element.as_deref())
                .filter(|element| element.starts_with("unit "))
                .collect();
            let once: BTreeSet<&str> = units.iter().copied().collect();
            let scenario = game.pack().scenario(game.options().scenario);
            assert_eq!((units.len(), once.len()), (scenario.units.len(), scenario.units.len()));
        });
    }
}

#[test]
fn every_place_and_piece_can_be_asked_about() {
    let tongue = Tongue::new(Language::En);
    for options in variants() {
        let mut step = 0;
        play(&options, 11, |game, _| {
            step += 1;
            if step % 10 != 1 {
                return;
            }
            let drawn = Drawn::board(&game.view(None), tongue);
            let elements: BTreeSet<&str> = drawn.elements().collect();
            let about = |element: &str| Drawn::about(&game.view(None), element, tongue);
            assert!(elements.iter().all(|element| about(element).is_some_and(|about| !about.lines.is_empty())));
            assert!(
                ["area 10", "track morale", "marker artillery", "marker engineer", "marker air"]
                    .iter()
                    .all(|element| elements.contains(element))
            );
            assert_eq!(elements.iter().filter(|element| element.starts_with("area ")).count(), 50);
        });
    }
    let game = Session::<Volga>::new(Components::printed(), &Options::default(), Some(1), false, None).expect("a game");
    for unknown in ["area 0", "area 51", "area x", "unit 79/208", "unit", "marker morale", "track x", "box x", "card 1"]
    {
        assert!(Drawn::about(&game.game().view(None), unknown, tongue).is_none(), "{unknown}");
    }
}

#[test]
fn eliminated_soviet_units_are_those_that_were_captured() {
    let tongue = Tongue::new(Language::En);
    let mut most = 0;
    for options in variants() {
        let mut captured = SovietUnits::EMPTY;
        play(&options, 21, |game, events| {
            for event in events {
                if let Event::Captured { soviet, .. } = event {
                    captured.add(*soviet);
                }
            }
            assert_eq!(Table::new(game, tongue).eliminated(), captured);
        });
        most = most.max(captured.len());
    }
    assert!(most > 3, "too few areas fell to test anything");
}

#[test]
fn the_aid_to_combat_shows_the_sums_of_the_attack_that_follows() {
    let tongue = Tongue::new(Language::En);
    let mut fought = 0;
    for options in variants() {
        let mut shown: Option<String> = None;
        play(&options, 33, |game, events| {
            for event in events {
                if let (Event::Combat { sums, .. }, Some(shown)) = (event, &shown) {
                    let bare = volga::Sums { artillery: 0, engineer: 0, air: 0, ..*sums };
                    // Rubble takes the bonus back where engineers are missing, isolation changes the factor.
                    if sums.engineer == 0 && !game.options().isolation {
                        assert!(
                            shown.contains(&format!("{} against {} before", bare.attack(), bare.defense())),
                            "{shown}"
                        );
                        fought += 1;
                    }
                }
            }
            let aids = Drawn::aids(&game.view(None), tongue);
            shown = game.lead_unit().map(|_| aids[0].body.clone().into_string());
        });
    }
    assert!(fought > 5, "{fought} attacks");
}

#[test]
fn the_drawing_is_light_in_every_language() {
    for language in Language::ALL {
        let tongue = Tongue::new(language);
        for options in variants() {
            let mut step = 0;
            play(&options, 8, |game, _| {
                step += 1;
                if step % 50 == 1 {
                    let board = Drawn::board(&game.view(None), tongue);
                    let (ground, live) = (board.draw_ground().into_string(), board.draw_live(None).into_string());
                    let aids: usize =
                        Drawn::aids(&game.view(None), tongue).into_iter().map(|aid| aid.body.into_string().len()).sum();
                    let all = ground.len() + live.len() + aids + Volga::symbols().into_string().len();
                    assert!(all < 130_000, "{} {} {aids}", ground.len(), live.len());
                }
            });
        }
    }
}

#[test]
fn sources_tell_what_is_rebuilt() {
    use crate::board::Origin;
    let tongue = Tongue::new(Language::En);
    let session =
        Session::<Volga>::new(Components::printed(), &Options::default(), Some(1), false, None).expect("a game");
    let source =
        |element: &str| Drawn::about(&session.game().view(None), element, tongue).and_then(|about| about.source);
    assert_eq!(source("area 10"), Some(Origin::Printed));
    assert_eq!(source("unit 29/RCN"), Some(Origin::Printed));
    assert_eq!(source("unit 295/518"), Some(Origin::Reconstructed));
    assert_eq!(source("marker air"), Some(Origin::Printed));
    assert_eq!(source("marker artillery"), Some(Origin::Derived));
}

#[test]
fn names_are_broken_between_words() {
    use super::ground::wrap;
    assert_eq!(wrap("Red October Worker's Settlement", 13), ["Red October", "Worker's", "Settlement"]);
    assert_eq!(wrap("Orlovka", 13), ["Orlovka"]);
}
