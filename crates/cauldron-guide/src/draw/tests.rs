//! Whatever can be clicked is drawn and can be asked about, in every language, and the drawing stays light.

use std::collections::BTreeSet;

use cauldron::{Cauldron, PAULUS};
use kurgan_core::{Game, Session};
use serde_json::{Value, json};
use table::{AnySession, GameId, Language, Words};

use crate::boards::tests::{any, play};
use crate::drawn::Drawn;
use crate::words::Tongue;
use guide::board::Board;

/// The options of a plain game and of one with everything.
fn tables() -> [Value; 3] {
    let all = json!({
        "scenario": "variable", "variable_placement": true, "council_of_war": true, "survival": true, "rumors": true,
        "rivers": true, "what_if": true, "entry": "C",
    });
    let some = json!({ "council_of_war": true, "rumors": true, "what_if": true, "entry": "D" });
    [json!({}), all, some]
}

/// Plays a game at random and shows every position.
fn walk(options: &Value, seed: u64, mut look: impl FnMut(&AnySession, &Cauldron)) {
    play(GameId::Cauldron, options, seed, any, |any, _| {
        let AnySession::Cauldron(session) = any else { unreachable!("this game was started") };
        look(any, session.game());
    });
}

fn english() -> Tongue {
    Tongue::new(Language::En)
}

#[test]
fn all_that_can_be_touched_is_drawn_and_explained() {
    let mut kinds = BTreeSet::new();
    for (n, options) in tables().iter().enumerate() {
        for seed in 0..3 {
            walk(options, seed + 10 * n as u64, |any, game| {
                let board = Drawn::board(&game.view(Some(PAULUS)), english());
                let drawn: BTreeSet<&str> = board.elements().collect();
                for choice in any.state(Words::default()).legal {
                    for touched in &choice.touches {
                        assert!(drawn.contains(touched.as_str()), "{touched} is not drawn for {}", choice.action);
                        kinds.insert(touched.split(' ').next().unwrap_or_default().to_owned());
                    }
                }
            });
        }
    }
    let expected = ["appeal", "area", "letter", "marker", "track", "unit"];
    assert!(expected.iter().all(|kind| kinds.contains(*kind)), "only {kinds:?} were touched");
}

#[test]
fn every_element_can_be_asked_about_in_every_language() {
    for (n, options) in tables().iter().enumerate() {
        let mut step = 0;
        walk(options, 3 + n as u64, |_, game| {
            step += 1;
            if step % 23 != 1 {
                return;
            }
            for language in Language::ALL {
                let tongue = Tongue::new(language);
                let board = Drawn::board(&game.view(Some(PAULUS)), tongue);
                for element in board.elements() {
                    let about = Drawn::about(&game.view(Some(PAULUS)), element, tongue);
                    let about = about.unwrap_or_else(|| panic!("nothing is known about {element}"));
                    assert!(!about.title.is_empty() && !about.lines.is_empty(), "{element}");
                }
                assert!(board.all().all(|piece| !piece.label.is_empty()));
                assert!(board.places.iter().all(|place| !place.label.is_empty()));
                for gauge in Drawn::gauges(&game.view(None), tongue) {
                    assert!(
                        Drawn::about(&game.view(None), gauge.element.as_deref().unwrap_or_default(), tongue).is_some()
                    );
                }
                assert!(
                    Drawn::aids(&game.view(None), tongue)
                        .iter()
                        .all(|aid| !aid.body.0.is_empty() && !aid.title.is_empty())
                );
            }
        });
    }
}

#[test]
fn one_step_of_the_turn_is_now() {
    walk(&tables()[1], 5, |_, game| {
        let here = Drawn::sequence(&game.view(None), english()).iter().filter(|stage| stage.here).count();
        assert_eq!(here, usize::from(game.outcome().is_none()));
    });
}

#[test]
fn rules_that_are_cited_are_on_the_page() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/cauldron.md");
    let page = std::fs::read_to_string(page).unwrap();
    let mut step = 0;
    walk(&tables()[1], 2, |_, game| {
        step += 1;
        if step % 11 != 1 {
            return;
        }
        let board = Drawn::board(&game.view(None), english());
        let about = board.elements().filter_map(|element| Drawn::about(&game.view(None), element, english())?.rule);
        let cited: BTreeSet<&str> =
            about.chain(Drawn::sequence(&game.view(None), english()).into_iter().map(|stage| stage.rule)).collect();
        for rule in cited {
            assert!(page.contains(&format!("id=\"{rule}\"")), "{rule} is not on the page");
        }
    });
}

/// How much a board weighs on a page.
fn weight(board: &Board) -> usize {
    board.draw_ground().0.len() + board.draw_live(None).0.len() + board.draw_trays(None).0.len()
}

#[test]
fn a_board_is_light() {
    let mut most = 0;
    walk(&tables()[1], 8, |_, game| {
        let board = Drawn::board(&game.view(Some(PAULUS)), english());
        let aids: usize = Drawn::aids(&game.view(None), english()).iter().map(|aid| aid.body.0.len()).sum();
        most = most.max(weight(&board) + aids + Cauldron::symbols().0.len());
    });
    assert!((20_000..120_000).contains(&most), "{most} bytes");
}

#[test]
fn the_front_runs_around_what_is_german() {
    let options = Cauldron::read_options(&Value::Null).unwrap();
    let pack = <cauldron::components::Components as cauldron::components::Pack>::printed();
    let session = Session::<Cauldron>::new(pack, &options, Some(1), false, None).unwrap();
    let game = session.game();
    let lines = super::front::outlines(pack, game.controlled());
    for area in pack.all {
        let at = super::lay::area(pack, area);
        let inside = lines.iter().filter(|line| encloses(line, at)).count() % 2 == 1;
        assert_eq!(inside, game.controlled().has(area), "area {}", area.number());
    }
}

/// Whether a closed line runs around a point.
fn encloses(line: &[(f32, f32)], (x, y): (f32, f32)) -> bool {
    let sides = line.iter().zip(line.iter().cycle().skip(1));
    let crossed = sides.filter(|(a, b)| (a.1 > y) != (b.1 > y) && x < (b.0 - a.0) * (y - a.1) / (b.1 - a.1) + a.0);
    crossed.count() % 2 == 1
}
