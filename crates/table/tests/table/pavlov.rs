//! A turn of Pavlov's House as a person reads it, its board, its errors. The sentences also guard the order of variables.

use kurgan_core::{Seat, Seats};
use serde_json::{Value, json};
use table::{Language, Words};

use crate::errors::{impossible, provoke};
use crate::talk::{Talk, choice, labels, texts};

/// The first turn with these cards in hand.
fn first_turn() -> (Talk, Value) {
    let mut talk = Talk::new();
    let reply = talk.ok(&json!({
        "op": "new", "game": "pavlov", "seed": 1, "takebacks": true, "chance": ["S01", "S05", "S14", "F1"],
    }));
    (talk, reply)
}

/// The Soviet Counter Phase of the first turn: artillery hits the green side, Riflemen and Scouts arrive.
fn counter_phase() -> (Talk, Value) {
    let (mut talk, _) = first_turn();
    let chance = json!(["W1-09", 1, 6, 1, 2, 3, 4, "W1-01", 3, "W1-05", 3]);
    let reply = talk.apply_with("done", &chance);
    (talk, reply)
}

#[test]
fn the_soviet_cards() {
    let (mut talk, reply) = first_turn();
    assert_eq!(
        texts(&reply),
        [
            "Turn 1 begins.",
            "Soviet Card Phase begins.",
            "Drawn: S01, 62nd Army Command Post or 13th Guards Rifle Division Command Post.",
            "Drawn: S05, 62nd Army Command Post or Volga Military Flotilla.",
            "Drawn: S14, 8th Guards Sapper Battalion or 139th Signal Battalion.",
            "Drawn: F1, Fog of War.",
        ]
    );
    assert_eq!((&reply["phase"], &reply["to_act"]), (&json!("Soviet Card Phase"), &json!(["defender"])));
    assert_eq!(
        reply["prompt"],
        "Soviet cards: 3 actions left. Hand: S01 S05 S14 F1. Use a card for one of its two units, or end the phase."
    );
    let reply = talk.apply_with("use S14 signal tactical_decision", &json!(["S20"]));
    assert_eq!(
        texts(&reply),
        [
            "S14, 139th Signal Battalion: Tactical Decision.",
            "The fog lifts: F1 returns to the stock.",
            "Drawn: S20, 139th Signal Battalion or Volga Military Flotilla.",
        ]
    );
    let send = choice(&reply, "use S01 division_cp send_reinforcements");
    assert_eq!(
        send["label"],
        "S01, 13th Guards Rifle Division Command Post: Send Reinforcements, buy counters for 6 points"
    );
    assert_eq!(send["touches"], json!(["card S01", "unit division_cp", "use send_reinforcements"]));
    let reply = talk.apply("use S01 division_cp send_reinforcements");
    assert_eq!(choice(&reply, "deploy chekhov")["label"], "Buy Chekhov (4/1) for 3 points");
    assert_eq!(choice(&reply, "deploy maxim_2")["label"], "Buy Maxim M1910 machine gun 2 (4/4 G) for 3 points");
    let reply = talk.apply("deploy voronov");
    assert_eq!(texts(&reply), ["Voronov (2/2 G I) arrives in the Reserves box."]);
    talk.apply("deploy maxim_1");
    let reply = talk.apply("use S05 army_cp resupply");
    assert_eq!(
        reply["prompt"],
        "Resupply: place up to 5 more tokens in the Staging Area. Choose the kind and the number."
    );
    let reply = talk.apply("stage ammunition 2");
    assert_eq!(texts(&reply), ["Ammunition Tokens to the Staging Area: 2."]);
    let reply = talk.apply("stage first_aid 1");
    assert_eq!(labels(&reply), ["No Food", "1 × Food", "2 × Food", "1 × Sapper", "2 × Sapper", "Take no more tokens"]);
}

#[test]
fn the_wehrmacht_cards() {
    let (_, reply) = counter_phase();
    assert_eq!(
        texts(&reply),
        [
            "Discarded: S01, S05, S14, F1.",
            "Wehrmacht Card Phase begins.",
            "Wehrmacht card W1-09: 15cm sFH 18 (5 dice).",
            "Die 1: green is under fire.",
            "Artillery on the green side: rolled 6, 1, 2, 3, 4 against 6; 1 hit.",
            "The green Defense Value falls to 5.",
            "Wehrmacht card W1-01: Riflemen (infantry, Suppress 1, Defense 4).",
            "Riflemen, die 3: track 3 (red).",
            "Riflemen placed on circle 1 of track 3.",
            "Wehrmacht card W1-05: Scouts (infantry, Suppress 1, Defense 5).",
            "Scouts, die 3: track 3 (red).",
            "Scouts placed on circle 1 of track 3; 1 counter advances.",
            "Soviet Counter Phase begins.",
        ]
    );
    let rolled = &reply["events"][4];
    assert_eq!(
        (&rolled["kind"], &rolled["roll"], &rolled["colour"]),
        (&json!("rolled"), &json!("artillery"), &json!("green"))
    );
    assert_eq!((&rolled["dice"], &rolled["hits"]), (&json!([6, 1, 2, 3, 4]), &json!(1)));
    assert_eq!(rolled["rule"], "p11-attack-building");
    assert_eq!(reply["events"][2]["id"], "W1-09");
    assert_eq!(labels(&reply)[0], "Move Pavlov (2/2 C) from the Reserves box");
}

#[test]
fn moves_and_actions_of_the_garrison() {
    let (mut talk, _) = counter_phase();
    let reply = talk.apply("move pavlov");
    assert_eq!(reply["prompt"], "Pavlov leaves the Reserves box. Choose the position to enter.");
    assert_eq!(choice(&reply, "to GR1")["label"], "To GR1 (green, red)");
    let reply = talk.apply("to GR1");
    assert_eq!(texts(&reply), ["Pavlov moves from the Reserves box to GR1."]);
    talk.apply_all(&["move glushenko", "to R2", "done"]);
    let reply = talk.apply("act pavlov");
    assert_eq!(
        reply["prompt"],
        "Pavlov (2/2 C) in GR1, 3 actions left. Choose its action; acting exhausts the counter."
    );
    let attack = choice(&reply, "attack 3 2");
    assert_eq!(attack["label"], "Attack Riflemen on circle 2 of track 3 (red): 2 dice against 4");
    assert_eq!(attack["touches"], json!(["circle 3 2"]));
    let odds = talk.ok(&json!({"op": "odds", "action": "attack 3 2"}));
    assert_eq!(
        odds["outcomes"],
        json!([
            {"text": "the counter on circle 2 of track 3 destroyed", "probability": 0.75},
            {"text": "no effect", "probability": 0.25},
        ])
    );
    let reply = talk.apply_with("attack 3 2", &json!([4, 1]));
    assert_eq!(
        texts(&reply),
        [
            "Pavlov is exhausted.",
            "Attack by Pavlov: rolled 4, 1 against 4; 1 hit.",
            "Riflemen destroyed on circle 2 of track 3 by Pavlov.",
        ]
    );
    let error = talk.error(br#"{"op":"apply","action":"recover pavlov"}"#);
    assert_eq!(error["message"], "Pavlov has already acted this phase. Choose another counter.");
    assert_eq!((&error["code"], &error["rule"]), (&json!("has_acted"), &json!("p19-counter-phase")));
    talk.apply("act glushenko");
    let reply = talk.apply("suppress");
    assert_eq!(
        texts(&reply),
        ["Glushenko is exhausted.", "1 Suppression Token placed in the red box."],
        "one token and one colour: nothing to decide"
    );
    assert_eq!(labels(&reply), ["End the Soviet Counter Phase"], "nobody is left to act, but cards follow");
    assert_eq!(texts(&talk.apply("done"))[0], "Turn 2 begins.");
}

#[test]
fn the_next_card_is_forecast() {
    let (mut talk, _) = first_turn();
    let odds = talk.ok(&json!({"op": "odds", "action": "done"}));
    let forecast = odds["forecast"].as_array().unwrap();
    let artillery = forecast.iter().find(|card| card["text"].as_str().unwrap().contains("sFH 18")).unwrap();
    assert_eq!(artillery["text"], "The next Wehrmacht card is 15cm sFH 18 (5 dice): 18%");
    assert_eq!(artillery["outcomes"][0]["text"], "no effect");
    for card in forecast {
        let sum: f64 =
            card["outcomes"].as_array().unwrap().iter().map(|outcome| outcome["probability"].as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{card}");
    }
}

#[test]
fn the_german_plans() {
    let mut talk = Talk::new();
    let chance = json!(["W1-01", "W1-03", "W1-05", "W1-09", "T1-01", "T1-02", "T1-03"]);
    let reply = talk.ok(&json!({
        "op": "new", "game": "pavlov", "seed": 1, "chance": chance, "options": {"players": "competitive_two"},
    }));
    assert_eq!(reply["to_act"], json!(["german"]));
    assert_eq!(
        reply["prompt"],
        "Planning: choose order 1 of 3. The three cards are revealed in this order, after the Soviet cards."
    );
    assert_eq!(choice(&reply, "order W1-09")["label"], "Order 1: 15cm sFH 18 (5 dice)");
    let reply = talk.apply("order W1-09");
    assert_eq!(texts(&reply), ["Order 1 of 3: 15cm sFH 18 (5 dice)."]);
    let reply = talk.apply_all(&["order W1-01", "order W1-03"]);
    assert!(labels(&reply).iter().all(|label| label.contains(": ")), "{reply}");
    let board = talk.referee.session().unwrap().board(Words::default());
    assert!(board.contains("Orders: 15cm sFH 18 (5 dice), Riflemen (infantry"), "{board}");
    let board = |held| talk.referee.session().unwrap().board_for(held, Words::default());
    for held in [Seats::only(Seat(0)), Seats::NONE] {
        let board = board(held);
        assert!(board.contains("Orders face down: 3\n") && !board.contains("German hand"), "{board}");
    }
    assert!(board(Seats::only(Seat(1))).contains("German hand: "));
    let reply = talk.apply("tactic T1-01");
    assert_eq!(reply["to_act"], json!(["defender"]));
    let board = talk.referee.session().unwrap().board(Words::default());
    assert!(board.contains("Orders face down: 3\n") && !board.contains("German hand"), "{board}");
    let board = talk.referee.session().unwrap().board_for(Seats::only(Seat(1)), Words::default());
    assert!(board.contains("Orders: 15cm sFH 18") && board.contains("Tactics card for this turn: "), "{board}");
    assert!(board.contains("Hand face down: 4\n") && !board.contains("\nHand: "), "{board}");
}

#[test]
fn the_board_fits_a_terminal() {
    let (mut talk, _) = counter_phase();
    talk.apply_all(&[
        "move pavlov",
        "to GR1",
        "move glushenko",
        "to G6",
        "done",
        "act pavlov",
        "suppress",
        "lay green 1",
        "lay red 1",
    ]);
    let board = talk.referee.session().unwrap().board(Words::default());
    assert!(
        board.starts_with("Pavlov’s House, turn 1 of 21: Soviet Counter Phase, moves left 0, actions left 2\n"),
        "{board}"
    );
    for part in [
        "Soviet deck 27, discard pile 4, Fog of War in stock 4 · Wehrmacht cards to come: 60\n",
        "Current score: −2 (raids 0, support 0, counters 4, Wehrmacht −6)\n",
        "    Green: Defense 5, Suppression 1   Red: Defense 6, Suppression 1     Purple: Defense 6, Suppression 0\n",
        " 1  GR1 Pavlov 2/2 C*+                GR1 Pavlov 2/2 C*+                P1  -\n",
        " 6  G6  Glushenko 2/1                 RP6 -                             RP6 -\n",
        "Reserves: Chernogolov 1/3 S, Aleksandrov 2/2 S\n",
        "3 red       Scouts S1 D5            Riflemen S1 D4          (Sapper)\n",
        " 4 13th Guards Rifle Division Command -             12 267th Separate Anti-aircraft       -\n",
        "Supplies box  8",
    ] {
        assert!(board.contains(part), "{part:?} is not in\n{board}");
    }
    for line in board.lines() {
        assert!(line.chars().count() <= 110, "too wide: {line}");
    }
}

#[test]
fn every_error_leaves_the_game_as_it_was() {
    let mut talk = first_turn().0;
    provoke(
        &mut talk,
        &[
            (r#"{"op":"apply","action":"storm 10"}"#, "bad_action", "storm"),
            (r#"{"op":"apply","action":"move pavlov G1"}"#, "bad_action", "move COUNTER"),
            (r#"{"op":"apply","action":"move stalin"}"#, "bad_action", "stalin"),
            (r#"{"op":"apply","action":"attack 7 1"}"#, "bad_action", "7"),
            (r#"{"op":"apply","action":"use S02 army_cp resupply"}"#, "not_in_hand", "S02"),
            (r#"{"op":"apply","action":"use F1 army_cp resupply"}"#, "fog_of_war", "Tactical Decision"),
            (r#"{"op":"apply","action":"use S01 sapper buttress"}"#, "not_on_card", "8th Guards Sapper Battalion"),
            (r#"{"op":"apply","action":"use S05 army_cp storm_group"}"#, "no_storm_group", "Resupply card"),
            (r#"{"op":"apply","action":"done","chance":[]}"#, "chance_needed", "Wehrmacht deck 1"),
            (r#"{"op":"apply","action":"done","chance":["W2-01"]}"#, "chance_impossible", "W2-01"),
            (r#"{"op":"view","seat":"german"}"#, "unknown_seat", "defender"),
            (r#"{"op":"new","game":"pavlov","options":{"edition":"de"}}"#, "bad_option", "one of: en2, fr, ru"),
            (r#"{"op":"new","game":"pavlov","options":{"fog":true}}"#, "bad_option", "tactics"),
            (r#"{"op":"set","game":"pavlov","position":{}}"#, "bad_position", "turn"),
            (r#"{"op":"undo"}"#, "nothing_to_undo", "to undo"),
        ],
    );
}

#[test]
fn impossible_positions_are_refused_by_field() {
    impossible(&mut Talk::pavlov(1), &[("turn", &|p| p["turn"] = json!(99)), ("fog", &|p| p["fog"] = json!(1))]);
}

#[test]
fn every_option_is_explained() {
    let games = Talk::new().ok(&json!({"op": "games"}));
    let pavlov = &games["games"][2];
    assert_eq!((&pavlov["title"], &pavlov["scenarios"]), (&json!("Pavlov’s House"), &json!([])));
    assert_eq!(pavlov["seats"], json!(["defender", "operational", "tactical", "german"]));
    let options = pavlov["options"].as_array().unwrap();
    assert_eq!(options.len(), 18);
    for option in options {
        assert!(option["help"].as_str().unwrap().len() > 20, "{option}");
    }
}

#[test]
fn the_log_on_the_defenders_turn_tells_nothing_of_the_germans_cards() {
    let mut talk = Talk::new();
    let chance = json!(["W1-01", "W1-03", "W1-05", "W1-09", "T1-01", "T1-02", "T1-03"]);
    talk.ok(&json!({
        "op": "new", "game": "pavlov", "seed": 1, "chance": chance, "options": {"players": "competitive_two"},
    }));
    let told = |talk: &Talk| {
        let log = talk.referee.session().unwrap().log_to_act(Words::default());
        log.into_iter().map(|event| event.text).collect::<Vec<_>>().join("\n")
    };
    assert!(told(&talk).contains("15cm sFH 18"), "the German sees the hand: {}", told(&talk));
    talk.apply_all(&["order W1-09", "order W1-01", "order W1-03", "tactic T1-01"]);
    let log = told(&talk);
    for secret in ["15cm sFH 18", "Riflemen", "Artillery Barrage", "W1-"] {
        assert!(!log.contains(secret), "{secret} is told: {log}");
    }
    assert!(log.contains("Order 3 of 3") && log.contains("Drawn: S"), "{log}");
}

#[test]
fn the_end_promises_no_raid_that_may_be_impossible() {
    use guide::Speaks;
    use pavlov::components::{Components, Pack};
    for (language, raid) in Language::ALL.into_iter().zip(["raid", "raid", "вылазк"]) {
        let words = Words::new(language);
        let ending = pavlov::Event::Phase(pavlov::Phase::Ending);
        let text =
            pavlov_guide::PavlovGuide::event(Components::printed(), &pavlov::Options::default(), &ending, words).text;
        assert!(!text.contains(raid), "{text}");
    }
}

#[test]
fn one_is_no_plural() {
    // A number before a noun in the plural stands in a variant of a selector, beside one for a single thing.
    const NOUNS: [&str; 14] = [
        "points", "tokens", "counters", "boats", "cards", "moves", "actions", "orders", "circles", "jetons", "pions",
        "bateaux", "cartes", "cercles",
    ];
    const NUMBERS: [&str; 10] =
        ["count", "points", "left", "actions", "hand", "orders", "tactics", "circles", "have", "laid"];
    for language in ["en", "fr"] {
        for file in ["board", "events", "refusals", "terminal", "words"] {
            let path = format!("{}/../../locales/pavlov-guide/{language}/{file}.ftl", env!("CARGO_MANIFEST_DIR"));
            for line in std::fs::read_to_string(&path).unwrap().lines() {
                // How many there are in a pack is never one.
                let variant = line.trim_start().starts_with(['[', '*']) || line.starts_with("pavlov-counts");
                let numbers = line.split("{ $").skip(1).filter_map(|part| part.split_once(" } "));
                for (_, after) in numbers.filter(|(name, _)| !variant && NUMBERS.contains(name)) {
                    let mut words = after.split(|letter: char| !letter.is_alphabetic()).take(3);
                    let plural = words.find(|word| NOUNS.contains(&word.to_lowercase().as_str()));
                    assert_eq!(plural, None, "{path}: {line}");
                }
            }
        }
    }
}

#[test]
fn every_level_is_in_the_protocol() {
    use pavlov::components::{Components, Pack};
    let protocol = include_str!("../../../../docs/protocol.md");
    let levels = Components::printed().awards.iter().map(|award| award.id.as_str()).chain(["defeat"]);
    for level in levels {
        assert!(protocol.contains(&format!("`{level}`")), "{level}");
    }
}
