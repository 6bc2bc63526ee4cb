//! The board of Pavlov's House in random games of every sort.

use std::collections::BTreeSet;
use std::fmt::Write;

use kurgan_core::rand_core::SeedableRng;
use kurgan_core::{Game, Seat};
use maud::{Markup, html};
use pavlov::Pavlov;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use table::{AnySession, GameId, Language};

use super::about::about;
use super::aids::chance;
use super::look::Look;
use crate::boards;
use crate::boards::tests::Pick;
use crate::drawn::Drawn;
use crate::words::Tongue;
use guide::board::{About, Board};

/// Every sort of game.
fn sorts() -> Vec<Value> {
    let players = ["solitaire", "cooperative", "competitive_two", "competitive_three"];
    let mut sorts: Vec<Value> = players.iter().map(|players| json!({ "players": players })).collect();
    sorts.extend([
        json!({ "tactics": "veteran", "operational_support": true }),
        json!({ "tactics": "elite", "edition": "fr" }),
        json!({ "players": "competitive_two", "operational_support": true, "raid_under_fire": true }),
        json!({ "final_raid_optional": false, "weapons_eat": true, "edition": "ru" }),
    ]);
    sorts
}

fn tongue(language: Language) -> Tongue {
    Tongue::new(language)
}

/// Seldom an early end of a phase: that makes short games.
const ON_AND_ON: Pick = |luck, choices| {
    let nth = luck.below(choices.len());
    if choices[nth].action == "done" && luck.below(4) > 0 { 0 } else { nth }
};

/// Plays at random to the end and looks at every position.
fn play(options: &Value, seed: u64, mut look: impl FnMut(&Pavlov)) {
    boards::tests::play(GameId::Pavlov, options, seed, ON_AND_ON, |any, _| {
        let AnySession::Pavlov(session) = any else { unreachable!("this game was started") };
        look(session.game());
    });
}

/// The seats of a game and a spectator.
fn eyes(game: &Pavlov) -> Vec<Option<Seat>> {
    let seats = game.options().seats().len();
    (0..seats).map(|seat| u8::try_from(seat).ok().map(Seat)).chain([None]).collect()
}

fn drawing(board: &Board) -> Markup {
    html! { (board.draw_ground()) (board.draw_live(None)) (board.draw_trays(None)) }
}

/// Everything that a page tells a seat.
fn page(game: &Pavlov, seat: Option<Seat>, tongue: Tongue) -> Result<String, std::fmt::Error> {
    let board = Drawn::board(&game.view(seat), tongue);
    let mut page = drawing(&board).into_string();
    for gauge in Drawn::gauges(&game.view(seat), tongue) {
        writeln!(page, "{} {} {:?}", gauge.label, gauge.value, gauge.element)?;
    }
    for stage in Drawn::sequence(&game.view(None), tongue) {
        writeln!(page, "{} {} {}", stage.name, stage.rule, stage.here)?;
    }
    for aid in Drawn::aids(&game.view(seat), tongue) {
        writeln!(page, "{} {} {}", aid.id, aid.title, aid.body.into_string())?;
    }
    let look = Look::new(game, seat, tongue);
    for element in board.elements() {
        let About { title, lines, source, rule } = about(&look, element).expect("it is told about");
        writeln!(page, "{title} {lines:?} {source:?} {rule:?}")?;
    }
    Ok(page)
}

#[test]
fn whatever_can_be_clicked_is_drawn() {
    let words = tongue(Language::En).table();
    for (seed, options) in (40..).zip(sorts()) {
        boards::tests::play(GameId::Pavlov, &options, seed, ON_AND_ON, |game, seat| {
            let board = boards::tests::board(game, seat, tongue(Language::En));
            let drawn: BTreeSet<&str> = board.elements().collect();
            for choice in game.state(words).legal {
                for touched in &choice.touches {
                    assert!(drawn.contains(touched.as_str()), "{options} {}: {touched} is not drawn", choice.action);
                }
            }
        });
    }
}

#[test]
fn everything_drawn_is_told_about_in_every_language() {
    let rules = include_str!("../../../../../docs/rules/pavlov.md");
    let known = |rule: &str| rules.contains(&format!("<a id=\"{rule}\"></a>"));
    for (n, options) in sorts().iter().enumerate() {
        let language = Language::ALL[n % Language::ALL.len()];
        let mut position = 0;
        play(options, 7, |game| {
            position += 1;
            if position % 24 > 0 {
                return;
            }
            for seat in eyes(game) {
                let board = Drawn::board(&game.view(seat), tongue(language));
                let look = Look::new(game, seat, tongue(language));
                for element in board.elements() {
                    let about = about(&look, element);
                    let about = about.unwrap_or_else(|| panic!("nothing is told about {element}"));
                    assert!(!about.title.is_empty() && !about.lines.is_empty(), "{element}");
                    assert!(about.rule.is_some_and(known), "{element}: {:?}", about.rule);
                }
                assert!(board.all().all(|piece| !piece.label.is_empty()));
            }
            let sequence = Drawn::sequence(&game.view(None), tongue(language));
            assert!(sequence.iter().all(|stage| known(stage.rule)));
            let here = sequence.iter().filter(|stage| stage.here).count();
            assert_eq!(here, usize::from(game.phase().is_some()), "{:?} {:?}", game.phase(), game.decision());
        });
    }
}

#[test]
fn there_is_nothing_to_tell_about_what_there_is_not() {
    play(&json!({}), 1, |game| {
        for element in
            ["", "card", "card W9-99", "position X1", "circle 7 1", "circle 1 9", "token gold", "box x", "pile x"]
        {
            assert!(Drawn::about(&game.view(None), element, tongue(Language::En)).is_none(), "{element}");
        }
    });
}

#[test]
fn a_page_does_not_depend_on_what_its_seat_cannot_see() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1942);
    let mut differed = 0;
    for players in ["competitive_two", "competitive_three"] {
        let mut position = 0;
        play(&json!({ "players": players, "operational_support": true }), 3, |game| {
            position += 1;
            for seat in eyes(game).into_iter().flatten().filter(|_| position % 8 == 0) {
                let mut other = *game;
                other.redeal(seat, &mut rng);
                differed += u32::from(other != *game);
                for eyes in [Some(seat), None] {
                    let [one, two] = [game, &other]
                        .map(|game| page(game, eyes, tongue(Language::En)).expect("a text takes everything"));
                    let told = one.split(['\n', '<']).zip(two.split(['\n', '<'])).find(|(one, two)| one != two);
                    assert_eq!(told, None, "{players}: {eyes:?} in turn {}, {:?}", game.turn(), game.decision());
                    assert_eq!(one.len(), two.len());
                }
            }
        });
    }
    assert!(differed > 60, "only {differed} deals differed");
}

#[test]
fn hidden_cards_lie_face_down() {
    let mut position = 0;
    play(&json!({ "players": "competitive_two" }), 5, |game| {
        position += 1;
        if position % 3 > 0 {
            return;
        }
        let c = game.pack();
        let (hand, tactics) = game.german_hand();
        let (orders, laid) = game.german_orders();
        let wehrmacht = hand.into_iter().chain(orders.into_iter().flatten());
        let german = wehrmacht.map(|card| c.wehrmacht_card_id(card)).filter(|id| *id != "resupply");
        let german = german.chain(tactics.into_iter().chain(laid).map(|card| c.tactic_card_id(card)));
        let german: Vec<String> = german.map(|id| format!(" {id}\"")).collect();
        let (held, used) = game.hand();
        let soviet: Vec<String> =
            (held - used).into_iter().map(|card| format!("\"card {}\"", c.soviet_card_id(card))).collect();
        let shows = |seat: Option<Seat>, hidden: &[String]| {
            let drawn = drawing(&Drawn::board(&game.view(seat), tongue(Language::En))).into_string();
            hidden.iter().find(|id| drawn.contains(id.as_str())).cloned()
        };
        assert_eq!(shows(Some(Seat(0)), &german), None);
        assert_eq!(shows(Some(Seat(1)), &soviet), None);
        assert_eq!(shows(None, &german), None);
        assert_eq!(shows(None, &soviet), None);
        if let Some(first) = german.first() {
            assert_eq!(shows(Some(Seat(1)), &german).as_ref(), Some(first));
        }
    });
}

#[test]
fn a_board_is_light() {
    let mut heaviest = 0;
    for options in sorts() {
        let mut position = 0;
        play(&options, 11, |game| {
            position += 1;
            for seat in eyes(game).into_iter().take(3).filter(|_| position % 5 == 0) {
                heaviest =
                    heaviest.max(drawing(&Drawn::board(&game.view(seat), tongue(Language::Ru))).into_string().len());
            }
        });
    }
    heaviest += Pavlov::symbols().into_string().len();
    assert!(heaviest < 120_000, "the heaviest board has {heaviest} bytes");
}

#[test]
fn chances_are_those_of_dice() {
    assert!((chance(1, 6) - 1.0 / 6.0).abs() < 1e-9);
    assert!((chance(2, 4) - 0.75).abs() < 1e-9);
    assert!(chance(0, 4).abs() < 1e-9);
}
