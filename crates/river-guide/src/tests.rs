//! Tests of this guide: the properties of every guide, and a few of its own.

use std::collections::BTreeMap;

use guide::board::{Board, Shape};
use guide::{Draws, Language, Plays, Speaks};
use kurgan_core::chance::{Fast, Given};
use kurgan_core::{Game, Options as _, PlayError, Seat, Session, Terms};
use river::components::{Components, Pack};
use river::{Action, GERMAN, Options, River, SOVIET};
use serde_json::{Value, json};

use crate::RiverGuide;
use crate::words::Words;

/// Every set of options.
fn variants() -> [Value; 4] {
    [
        json!({"searchlight": "player"}),
        json!({"night": "long"}),
        json!({"night": "long", "searchlight": "player"}),
        json!({}),
    ]
}

guide::suite!(RiverGuide, variants());

fn action(text: &str) -> Action {
    River::read(Components::printed(), text).unwrap_or_else(|error| panic!("{text:?}: {error:?}"))
}

/// A night that begins with this weather.
fn night(options: &Value, weather: &str) -> Session<River> {
    let options = Options::read(options).expect("options");
    let chance = [Given::Named(weather.into())];
    let session =
        Session::new(Components::printed(), &options, Terms { takebacks: true, ..Terms::default() }, Some(&chance));
    session.unwrap_or_else(|error| panic!("the night does not begin: {error:?}"))
}

/// Plays an action with these dice, then this chit.
fn play(session: &mut Session<River>, text: &str, dice: &[u8], weather: Option<&str>) {
    let dice = dice.iter().map(|&die| Given::Die(die));
    let chance: Vec<Given> = dice.chain(weather.map(|chit| Given::Named(chit.into()))).collect();
    session.play(action(text), Some(&chance)).unwrap_or_else(|error| panic!("{text:?}: {error:?}"));
}

/// The sentences of the last action.
fn told(session: &Session<River>, words: Words) -> Vec<String> {
    let (pack, options) = (session.game().pack(), session.game().options());
    session.last_events().iter().map(|event| RiverGuide::event(pack, options, event, words).text).collect()
}

#[test]
fn an_hour_reads_like_this() {
    let mut session = night(&json!({}), "stars");
    let english = Words::new(Language::En);
    let scene =
        RiverGuide::scene(&session.game().view(None), &[action("send ferry pier"), action("cast off")], english);
    assert_eq!(scene.prompt, "Weather: Stars (guns 0). Send boats to the landings, then cast off.");
    let labels: Vec<&str> = scene.choices.iter().map(|choice| choice.label.as_str()).collect();
    assert_eq!(labels, ["Send Ferry to Central pier", "Send no boats this hour"]);
    assert_eq!(scene.choices[0].touches, ["boat ferry", "landing pier"]);

    for boat in ["ferry", "tug"] {
        play(&mut session, &format!("send {boat} pier"), &[], None);
    }
    play(&mut session, "cast off", &[6, 5, 1, 6, 2], None);
    assert_eq!(
        told(&session, english),
        ["The searchlight falls on Central pier (die 6).", "The guns at Central pier fire (5, 1, 6, 2): 2 hits.",]
    );
    let scene = RiverGuide::scene(&session.game().view(None), &[action("hit tug")], english);
    assert_eq!(scene.prompt, "Under fire: Central pier. 2 hits are left. Choose the boat that takes the next one.");
    assert_eq!(scene.choices[0].label, "Tug takes the hit, hull 2 left");
    play(&mut session, "hit tug", &[], None);
    play(&mut session, "hit ferry", &[], Some("fog"));
    assert_eq!(
        told(&session, english),
        [
            "Ferry is hit, hull 2 left.",
            "Ferry lands 4 companies at Central pier.",
            "Tug lands 2 companies at Central pier.",
            "Hour 2 begins.",
            "Weather: Fog (guns −2).",
        ]
    );
    let landed = |language| told(&session, Words::new(language))[1].clone();
    assert_eq!(landed(Language::Fr), "4 compagnies débarquent (Bac)\u{202f}: Embarcadère central.");
    assert_eq!(landed(Language::Ru), "Высаживаются 4 роты (Паром): Центральная пристань.");
}

#[test]
fn what_is_refused_is_named_with_what_to_do_instead() {
    let mut session = night(&json!({}), "stars");
    play(&mut session, "send launch ravine", &[], None);
    let mut refused = |text: &str| match session.play(action(text), Some(&[])) {
        Err(PlayError::Refused(reason)) => RiverGuide::refusal(Components::printed(), &reason, Words::default()).text,
        _ => panic!("{text:?} is not refused"),
    };
    assert_eq!(refused("send tug ravine"), "Ravine takes no more boats this hour. Choose another landing.");
    assert_eq!(
        refused("send launch pier"),
        "Launch has already been sent this hour. Choose another boat, or cast off."
    );
    assert_eq!(refused("aim pier"), "That is not the current decision. Choose one of the legal actions.");
}

#[test]
fn every_end_has_its_sentence() {
    let ended = |reason, level, score| {
        let outcome = kurgan_core::Outcome { verdicts: Vec::new(), level, score, reason };
        let options = Options::read(&Value::Null).expect("options");
        RiverGuide::ending(Components::printed(), &options, &outcome, Words::default())
    };
    assert_eq!(ended("dawn", "bridgehead", 32), "Bridgehead: 32 companies are across. The crossing succeeds.");
    assert_eq!(ended("dawn", "foothold", 24), "Foothold: 24 companies are across. The game is a draw.");
    assert_eq!(ended("no_boats", "repelled", 1), "Repelled: 1 company is across. The crossing fails.");
    assert_eq!(ended("called_off", "repelled", 40), "The night was called off. The crossing fails.");
}

/// Where the boats lie on a board, by their keys.
fn boats(board: &Board) -> BTreeMap<&str, &str> {
    let boats = board.all().filter(|piece| piece.key.starts_with("boat "));
    boats.map(|piece| (piece.key.as_str(), piece.place.as_str())).collect()
}

#[test]
fn every_boat_lies_once_where_it_is() {
    let mut sunk = 0;
    for options in variants() {
        guide::suite::play::<RiverGuide>(&options, 5, guide::suite::any, |session| {
            let (game, sight) = (session.game(), session.game().sight(None));
            let board = RiverGuide::board(&game.view(None), Words::default());
            let lie = boats(&board);
            assert_eq!(lie.len(), 4);
            for (n, data) in (0..).zip(&game.pack().boats) {
                let boat = river::components::Boat(n);
                let place = match sight.sent(boat) {
                    _ if sight.hull(boat) == 0 => "sunk".into(),
                    Some(landing) => format!("landing {}", game.pack().landing(landing).id),
                    None => "quay".into(),
                };
                assert_eq!(lie[format!("boat {}", data.id).as_str()], place);
            }
            sunk += board.trays[0].pieces.len();
            for piece in board.pieces.iter().filter(|piece| piece.key.starts_with("boat ")) {
                let place = board.places.iter().find(|place| place.element == piece.place).expect("its place");
                let Shape::Rect((x, y, width, height), _) = place.shape else { panic!("a place is a rectangle") };
                let inside = (x..=x + width).contains(&piece.at.0) && (y..=y + height).contains(&piece.at.1);
                assert!(inside, "{} lies outside of {}", piece.key, piece.place);
            }
        });
    }
    assert!(sunk > 0, "no boat sank");
}

#[test]
fn only_the_german_is_shown_where_the_searchlight_is_aimed() {
    let mut session = night(&json!({"searchlight": "player"}), "stars");
    play(&mut session, "aim pier", &[], None);
    let shown = |seat: Option<Seat>| {
        let view = session.game().view(seat);
        let board = RiverGuide::board(&view, Words::default());
        let aim = board.pieces.iter().find(|piece| piece.key == "aim").map(|piece| piece.label.clone());
        (aim, RiverGuide::terminal(&view, Words::default()).contains("Aimed at"))
    };
    assert_eq!(shown(Some(GERMAN)), (Some("Aimed at: Central pier".into()), true));
    assert_eq!((shown(Some(SOVIET)), shown(None)), ((None, false), (None, false)));
}

#[test]
fn the_expert_sends_large_loads_into_the_dark_and_mends_what_is_nearly_sunk() {
    let mut session = night(&json!({}), "stars");
    play(&mut session, "cast off", &[5], Some("moon"));
    let mut record = session.game().record();
    record.boats.get_mut("launch").expect("it is afloat").hull = 1;
    let mut game = River::restore(Components::printed(), &record).expect("a position");
    let (mut rng, mut done) = (Fast::new(1), Vec::new());
    while done.last().is_none_or(|last| last != "cast off") {
        let mut legal = Vec::new();
        game.legal(&mut legal);
        legal.retain(|&action| !River::resigns(action));
        let action = RiverGuide::expert(game.sight(Some(SOVIET)), &legal, &mut rng);
        done.push(River::write(Components::printed(), action));
        let Ok(()) = game.apply(action, &mut rng, &mut ());
    }
    // The pier was lit last hour and has room for three boats. The launch stays at the quay.
    assert_eq!(done, ["send ferry pier", "send barge pier", "send tug pier", "cast off"]);
}

#[test]
fn the_stylesheet_touches_this_game_alone() {
    let style = RiverGuide::STYLE;
    let rules = style.find(".river {").expect("the scope");
    assert!(
        style[..rules].trim().starts_with("/*") && style[..rules].trim().ends_with("*/"),
        "a rule before the scope"
    );
    let mut depth = 0;
    for (at, brace) in style[rules..].match_indices(['{', '}']) {
        depth += if brace == "{" { 1 } else { -1 };
        assert!(depth > 0 || style[rules + at + 1..].trim().is_empty(), "something stands after the scope");
    }
    assert_eq!(depth, 0);
}
