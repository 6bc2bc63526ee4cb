//! A turn of The Cauldron as a person reads it, its board, its errors. The sentences also guard the order of variables.

use serde_json::{Value, json};
use table::Words;

use crate::errors::{impossible, provoke};
use crate::talk::{Talk, choice, labels, texts};

/// The first turn with these cards and dice: event, weather, two commitments, airlift.
fn first_turn() -> (Talk, Value) {
    let mut talk = Talk::new();
    let reply = talk.ok(&json!({
        "op": "new", "game": "cauldron", "seed": 1, "takebacks": true, "chance": ["card-16", "card-2", 5, 2, 2],
    }));
    (talk, reply)
}

#[test]
fn the_strategic_phase() {
    let (_, reply) = first_turn();
    assert_eq!(
        texts(&reply),
        [
            "Turn 1 begins.",
            "Card 16, Fighters over Pitomnik: If Pitomnik is German-controlled, +1 to this turn’s airlift roll.",
            "Card 2 drawn for the weather.",
            "The weather is Fair.",
            "Luftwaffe commitment: die 5, SSI +2, total 7.",
            "Relief Force commitment: die 2, SSI +2, total 4.",
            "Commitments: Luftwaffe Strong, Relief Force Average.",
            "Morale 33 and 3 wounded give 6 IP.",
            "IP: 0 → 6.",
            "Airlift: die 2, Luftwaffe +2, event +1, total 5.",
            "The airlift brings 5 supply.",
            "Supply: 10 → 15.",
        ]
    );
    let rolled = &reply["events"][4];
    assert_eq!((&rolled["kind"], &rolled["dice"], &rolled["total"]), (&json!("rolled"), &json!([5]), &json!(7)));
    assert_eq!(rolled["modifiers"], json!({"ssi": 2}));
    assert_eq!(reply["events"][1]["id"], "card-16");
    assert_eq!(reply["phase"], "Upkeep");
    assert_eq!(
        reply["prompt"],
        "Upkeep: 22 units in play, 15 supply on hand; 1 point supplies five units. Choose how much to spend."
    );
    assert_eq!(labels(&reply)[0], "Spend no supply on upkeep: 22 units go unsupplied");
    assert_eq!(
        labels(&reply)[4..6],
        ["Spend 4 supply on upkeep: 2 units go unsupplied", "Spend 5 supply on upkeep: all units are supplied"]
    );
    let surrender = choice(&reply, "surrender");
    assert_eq!((&surrender["resign"], &surrender["touches"]), (&json!(true), &json!([])));
}

#[test]
fn actions_with_their_prices() {
    let (mut talk, _) = first_turn();
    let reply = talk.apply("upkeep 5");
    assert_eq!(texts(&reply), ["Supply: 15 → 10.", "Upkeep, 5 supply: all 22 units are supplied."]);
    assert_eq!(reply["prompt"], "6 IP and 10 supply. Choose an action, or end your actions.");
    for (action, label, touches) in [
        ("appeal freedom", "Appeal for Freedom of Action (1 IP)", json!(["appeal freedom"])),
        ("build ip", "Build a PDM (2 IP)", json!(["marker pdm", "track ip"])),
        ("build supply", "Build a PDM (4 supply)", json!(["marker pdm", "track supply"])),
        ("unit 76-INF", "Move 76th Inf from 20 Zapadnovka", json!(["unit 76-INF"])),
        ("tactical", "Tactical Attack to delay the Final Offensive (1 IP, 2 supply)", json!(["track final_offensive"])),
        ("battlegroup", "Raise a Battlegroup (2 supply)", json!(["marker battlegroup"])),
        ("evacuate", "Evacuate wounded (1 IP)", json!(["track wounded"])),
        ("attack 25", "Plan an attack on 25 Bereslavka (1 IP)", json!(["area 25"])),
        ("resolve", "End your actions", json!([])),
    ] {
        let found = choice(&reply, action);
        assert_eq!((found["label"].as_str().unwrap(), &found["touches"]), (label, &touches));
    }
    let reply = talk.apply("unit 71-INF");
    assert_eq!(
        reply["prompt"],
        "71st Inf leaves 45 Sadovaya. Choose its destination; every five areas cost 1 IP and 1 supply, 0 on the tally so far."
    );
    assert_eq!(choice(&reply, "move 71-INF 20")["label"], "71st Inf moves to 20 Zapadnovka (1 IP, 1 supply)");
    let reply = talk.apply("move 71-INF 48");
    assert_eq!(
        texts(&reply),
        [
            "71st Inf moves from 45 Sadovaya to 48 Gorodishche (+1 on the tally).",
            "Movement tally: 0 → 1.",
            "IP: 6 → 5.",
            "Supply: 10 → 9.",
        ]
    );
}

#[test]
fn an_attack_from_plan_to_advance() {
    let (mut talk, _) = first_turn();
    let reply = talk.apply_all(&["upkeep 5", "attack 26"]);
    assert_eq!(reply["prompt"], "Attack on 26 Varvarovka: choose the first attacker.");
    let reply = talk.apply("with 14-PZ");
    assert_eq!(choice(&reply, "commit 2")["label"], "Attack with 2 supply, which adds 2 to each roll (1 IP, 2 supply)");
    let reply = talk.apply("commit 2");
    assert_eq!(
        texts(&reply),
        [
            "IP: 6 → 5.",
            "Supply: 10 → 8.",
            "Attack planned on 26 Varvarovka: 14th Pz, with 2 supply.",
            "Attacks without Freedom of Action: 0 → 1.",
        ]
    );
    let odds = talk.ok(&json!({"op": "odds", "action": "resolve"}));
    let even = |text: &str| json!({"text": text, "probability": 0.5});
    // What the table says, and what is true in the end.
    assert_eq!(odds["results"], json!([even("no effect"), even("Retreat")]));
    // In box 1 the relief force has no choice and attacks at once, unless an advance is to be decided first.
    let end = |text: &str, probability: f64| json!({"text": text, "probability": probability});
    assert_eq!(
        odds["outcomes"],
        json!([
            end("26 Varvarovka: Soviet unit retreats, your choice of area", 1.0 / 2.0),
            end("26 Varvarovka: no effect, Relief Force stays", 1.0 / 3.0),
            end("26 Varvarovka: no effect, Relief Force advances: Box 2 of A", 1.0 / 6.0),
        ])
    );
    // Every table it leads to, with its modifiers.
    let texts_of: Vec<&str> =
        odds["forecast"].as_array().unwrap().iter().map(|roll| roll["text"].as_str().unwrap()).collect();
    assert_eq!(
        texts_of,
        [
            "German attack, supply +2, armor +1",
            "Strategic situation as things stand, Luftwaffe −1, attacks without Freedom of Action −1",
            "Luftwaffe commitment as things stand, SSI +2",
            "Relief Force commitment as things stand, SSI +2",
            "Airlift as things stand, no modifiers",
        ]
    );
    assert_eq!(odds["forecast"][0]["outcomes"], odds["results"]);
    let reply = talk.apply_with("resolve", &json!([6]));
    assert_eq!(
        texts(&reply),
        ["German attack: die 6, supply +2, armor +1, total 9.", "14th Pz attacks 26 Varvarovka: Retreat."]
    );
    assert_eq!(reply["prompt"], "The Soviet unit in 26 Varvarovka must retreat. Choose its destination.");
    let reply = talk.apply("retreat 29");
    assert_eq!(texts(&reply), ["The Soviet unit in 26 Varvarovka retreats to 29 Gavrilovka."]);
    assert_eq!(choice(&reply, "advance 14-PZ")["label"], "14th Pz advances (2 supply)");
    assert_eq!(choice(&reply, "done")["label"], "No unit advances");
}

#[test]
fn the_board_fits_a_terminal() {
    let (mut talk, _) = first_turn();
    talk.apply_all(&["upkeep 5", "attack 25", "with 14-PZ", "commit 2"]);
    let board = talk.referee.session().unwrap().board(Words::default());
    assert!(board.starts_with("Historical Scenario, turn 1 of 16: German Phase\n"), "{board}");
    for part in [
        "SSI 10 · morale 33 · Fair weather · Final Offensive at 1 of 8\n",
        "Supply 8 · IP 5 · wounded 3, evacuated 0 · movement tally 0\n",
        "Luftwaffe Strong · Relief Force Average, A [1] 2 3 4 5, Hoth (4th Panzer Army)\n",
        " S 25 Bereslavka                        9 23 24 26 27 28 41\n",
        " G 50 Borodkin                     1/0  19 20 49 51 52 58        113-INF 60-MOT*\n",
        " G 52 Gumrak                 KA         44 47 48 49 50 51        HQ\n",
        "Attacks planned: 25 Bereslavka by 14-PZ with 2 supply\n",
        "23 cards in the deck: 1 3 4",
    ] {
        assert!(board.contains(part), "{part:?} is not in\n{board}");
    }
    let row = |line: &&str| {
        line.starts_with(' ') && line.chars().skip(3).take(2).collect::<String>().trim().parse::<u8>().is_ok()
    };
    assert_eq!(board.lines().filter(row).count(), 64);
    for line in board.lines() {
        assert!(line.chars().count() <= 102, "too wide: {line}");
    }
}

#[test]
fn every_error_leaves_the_game_as_it_was() {
    let mut talk = Talk::cauldron(1);
    provoke(
        &mut talk,
        &[
            (r#"{"op":"apply","action":"storm 10"}"#, "bad_action", "storm"),
            (r#"{"op":"apply","action":"move 76-INF"}"#, "bad_action", "move UNIT AREA"),
            (r#"{"op":"apply","action":"unit 77-INF"}"#, "bad_action", "77-inf"),
            (r#"{"op":"apply","action":"strike 65"}"#, "bad_action", "65"),
            (r#"{"op":"apply","action":"resolve"}"#, "not_now", "legal actions"),
            (r#"{"op":"apply","action":"upkeep 9"}"#, "too_much_upkeep", "whole army"),
            (r#"{"op":"apply","action":"upkeep 0","chance":[]}"#, "chance_needed", "Losses from lack of supply"),
            (r#"{"op":"apply","action":"upkeep 5","chance":[3]}"#, "chance_left_over", "One"),
            (r#"{"op":"view","seat":"german"}"#, "unknown_seat", "paulus"),
            (r#"{"op":"new","game":"cauldron","chance":["card-99"]}"#, "chance_impossible", "card-99"),
            (r#"{"op":"new","game":"cauldron","options":{"entry":"E"}}"#, "bad_option", "one of: A, B, C, D"),
            (r#"{"op":"new","game":"cauldron","options":{"rumors":1}}"#, "bad_option", "true or false"),
            (r#"{"op":"new","game":"cauldron","options":{"fog":true}}"#, "bad_option", "what_if"),
            (r#"{"op":"set","game":"cauldron","position":{}}"#, "bad_position", "turn"),
            (r#"{"op":"undo"}"#, "nothing_to_undo", "to undo"),
        ],
    );
    talk.apply("upkeep 0");
    assert_eq!(talk.error(br#"{"op":"undo"}"#)["code"], "undo_reveals");
}

#[test]
fn impossible_positions_are_refused_by_field() {
    impossible(
        &mut Talk::cauldron(1),
        &[
            ("turn", &|p| p["turn"] = json!(99)),
            ("ssi", &|p| p["ssi"] = json!(11)),
            ("77-INF", &|p| p["units"]["20"] = json!(["77-INF"])),
            ("weather", &|p| p["weather"] = json!("mild")),
            ("fog", &|p| p["fog"] = json!(1)),
        ],
    );
}

#[test]
fn surrender_is_a_decision_like_any_other() {
    let mut talk = Talk::cauldron(1);
    let mut reply = talk.apply("surrender");
    assert_eq!(texts(&reply)[0], "6th Army surrenders against orders.");
    while let Some(choice) = reply["legal"].as_array().unwrap().first() {
        reply = talk.apply(choice["action"].clone().as_str().unwrap());
    }
    let outcome = &reply["outcome"];
    assert_eq!(outcome["results"], json!({"paulus": outcome["result"]}));
    let score = format!("({} VP).", outcome["score"]);
    assert!(outcome["text"].as_str().unwrap().ends_with(&score), "{outcome}");
}

#[test]
fn every_option_is_explained() {
    let games = Talk::new().ok(&json!({"op": "games"}));
    let cauldron = &games["games"][1];
    assert_eq!(cauldron["title"], "Stalingrad Solitaire: The Cauldron");
    assert_eq!(cauldron["seats"], json!(["paulus"]));
    assert_eq!(cauldron["scenarios"], json!(["historical", "variable"]));
    for option in cauldron["options"].as_array().unwrap() {
        assert!(option["help"].as_str().unwrap().len() > 20, "{option}");
    }
}

/// Finding 14: the log tells what applied.
#[test]
fn p5_offensive_status_and_table_g_tell_what_applied() {
    let (mut talk, _) = first_turn();
    talk.apply("upkeep 5");
    let reply = talk.apply_with("resolve", &json!([3, "card-1", "card-7"]));
    let told = texts(&reply).join("\n");
    assert!(told.contains("The SSI is 8 or more, so the right-hand number applies: +1."), "{told}");
    // A DX on two units takes nobody and says so.
    talk.apply("strike 50");
    let told = texts(&talk.apply_with("from 19", &json!([5]))).join("\n");
    assert!(told.contains("Soviet attack from 19 Samofalovka on 50 Borodkin: no effect."), "{told}");
    // The last one of 39 is lost; the area that the attacker left is filled anew.
    talk.apply("strike 39");
    let told = texts(&talk.apply_with("from 31", &json!([5]))).join("\n");
    assert!(told.contains("Rumanian 20th Inf") && told.contains("39"), "{told}");
    // Milch's standing point.
    let mut talk = Talk::new();
    let reply = talk.ok(&json!({"op": "new", "game": "cauldron", "seed": 1, "chance": ["card-8", "card-2", 5, 2, 2]}));
    let told = texts(&reply).join("\n");
    assert!(told.contains("The airlift brings 3 supply: 4 from the table, −1 from lasting effects."), "{told}");
}
