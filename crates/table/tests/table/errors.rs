//! Every error code, and that none of them changes the game.

use serde_json::{Value, json};
use table::{AnySession, GameId, Language, Packs, Start, Words};

use crate::talk::{Talk, grain_elevator};

/// Says each line and expects that code, the given words in the message, and the game as it was.
pub(crate) fn provoke(talk: &mut Talk, lines: &[(&str, &str, &str)]) {
    let before = (talk.hash(), talk.ok(&json!({"op": "position"})));
    for (line, code, names) in lines {
        let error = talk.error(line.as_bytes());
        assert_eq!(error["code"], *code, "{line}: {error}");
        let message = error["message"].as_str().unwrap();
        assert!(message.contains(names), "{line}: {message:?} does not name {names:?}");
        assert_eq!((talk.hash(), talk.ok(&json!({"op": "position"}))), before, "{line} changed the game");
    }
}

#[test]
fn lines_and_fields() {
    let mut talk = Talk::volga(1);
    provoke(
        &mut talk,
        &[
            ("", "bad_json", "not JSON"),
            ("{", "bad_json", "not JSON"),
            ("{\"op\":\"legal\"} x", "bad_json", "not JSON"),
            ("[1]", "bad_request", "an array"),
            ("17", "bad_request", "a number"),
            ("{}", "bad_request", "op"),
            (r#"{"op":3}"#, "bad_request", "“op”"),
            (r#"{"op":"march"}"#, "unknown_op", "march"),
            (r#"{"op":"apply"}"#, "bad_request", "action"),
            (r#"{"op":"apply","action":7}"#, "bad_request", "action"),
            (r#"{"op":"apply","action":"buy air","chance":5}"#, "bad_request", "chance"),
            (r#"{"op":"undo","steps":0}"#, "bad_request", "steps"),
            (r#"{"op":"undo","steps":-1}"#, "bad_request", "steps"),
            (r#"{"op":"redo","steps":1.5}"#, "bad_request", "steps"),
            (r#"{"op":"view","seat":1}"#, "bad_request", "seat"),
            (r#"{"op":"view","seat":"soviet"}"#, "unknown_seat", "german"),
            (r#"{"op":"new"}"#, "bad_request", "game"),
            (r#"{"op":"new","game":"moscow"}"#, "unknown_game", "volga"),
            (r#"{"op":"new","game":"volga","options":[]}"#, "bad_request", "options"),
            (r#"{"op":"new","game":"volga","takebacks":"yes"}"#, "bad_request", "takebacks"),
            (r#"{"op":"new","game":"volga","options":{"fog":true}}"#, "bad_option", "rubble"),
            (r#"{"op":"new","game":"volga","options":{"rubble":1}}"#, "bad_option", "It must be true or false."),
            (
                r#"{"op":"new","game":"volga","options":{"reduced_morale":20}}"#,
                "bad_option",
                "a whole number from 0 to 19, or null",
            ),
            (r#"{"op":"new","game":"volga","seed":-1}"#, "bad_seed", "9007199254740991"),
            (r#"{"op":"new","game":"volga","seed":9007199254740992}"#, "bad_seed", "9007199254740991"),
            (r#"{"op":"new","game":"volga","seed":1.5}"#, "bad_seed", "1.5"),
            (r#"{"op":"new","game":"volga","seed":"x"}"#, "bad_request", "seed"),
            (r#"{"op":"new","game":"volga","chance":[1,1]}"#, "chance_needed", "random event"),
            (r#"{"op":"hint","ms":10}"#, "not_available", "hint"),
            (r#"{"op":"set","game":"volga"}"#, "bad_request", "position"),
            (r#"{"op":"set","game":"volga","position":{}}"#, "bad_position", "turn"),
            (r#"{"op":"set","game":"moscow","position":{}}"#, "unknown_game", "moscow"),
            (r#"{"op":"replay"}"#, "bad_request", "journal"),
            (r#"{"op":"replay","journal":{}}"#, "bad_journal", "missing field"),
        ],
    );
    // Bytes that are no text, and nesting without end.
    assert_eq!(talk.error(b"{\"op\":\"\xff\"}")["code"], "bad_json");
    assert_eq!(talk.error("[".repeat(100_000).as_bytes())["code"], "bad_json");
    let deep = format!(r#"{{"op":"legal","x":{}{}}}"#, "[".repeat(50_000), "]".repeat(50_000));
    assert_eq!(talk.error(deep.as_bytes())["code"], "bad_json");
    // What it does not know it leaves alone.
    talk.ok(&json!({"op": "legal", "colour": "blue"}));
}

#[test]
fn options_and_positions_are_told_of_in_the_language_of_the_reader() {
    let set = |language, name: &str, value: Value| {
        let options = json!({ name: value });
        let words = Words::new(language);
        AnySession::new(&Packs::default(), &Start { seed: Some(1), ..Start::of(GameId::Volga, &options) }, words)
            .unwrap_err()
            .message
    };
    let (fr, ru) = (Language::Fr, Language::Ru);
    assert_eq!(
        set(ru, "scenario", json!("moscow")),
        "Параметр «scenario» не принимает значение \"moscow\". Нужно: одно из значений: main, factory."
    );
    assert!(set(ru, "rubble", json!(1)).ends_with("Нужно: true или false."));
    assert!(set(fr, "reduced_morale", json!(20)).ends_with("un nombre entier de 0 à 19, ou null."));
    assert!(set(fr, "increased_supply", json!(3)).ends_with("une liste de nombres entiers de 1 à 14."));

    let mut talk = Talk::volga(1);
    let mut position = talk.ok(&json!({"op": "position"}))["position"].take();
    position["german"]["6"][0] = json!("29/XXX");
    let restored = |position| AnySession::set(&Packs::default(), &Start::of(GameId::Volga, position), Words::new(ru));
    let message = restored(&position).unwrap_err().message;
    assert!(message.starts_with("Такой позиции быть не может; ошибка в поле «german» (техническая"), "{message}");
    assert!(message.contains("29/XXX"), "{message}");
}

#[test]
fn before_any_game() {
    let mut talk = Talk::new();
    for op in ["legal", "apply", "odds", "blocked", "view", "position", "undo", "redo", "journal"] {
        assert_eq!(talk.error(json!({"op": op}).to_string().as_bytes())["code"], "no_game", "{op}");
    }
}

#[test]
fn actions_and_chance() {
    let mut talk = Talk::volga(1);
    provoke(
        &mut talk,
        &[
            (r#"{"op":"apply","action":""}"#, "bad_action", "move UNIT AREA"),
            (r#"{"op":"apply","action":"storm 10"}"#, "bad_action", "storm"),
            (r#"{"op":"apply","action":"move 29/RCN"}"#, "bad_action", "move UNIT AREA [from AREA]"),
            (r#"{"op":"apply","action":"move 29/XXX 10"}"#, "bad_action", "29/xxx"),
            (r#"{"op":"apply","action":"reinforce 51"}"#, "bad_action", "51"),
            (r#"{"op":"odds","action":"storm"}"#, "bad_action", "storm"),
            (r#"{"op":"undo"}"#, "nothing_to_undo", "to undo"),
            (r#"{"op":"redo"}"#, "nothing_to_redo", "to redo"),
            (r#"{"op":"undo","steps":18446744073709551615}"#, "nothing_to_undo", "to undo"),
            (r#"{"op":"apply","action":"buy air","chance":[3]}"#, "chance_left_over", "One"),
            (r#"{"op":"apply","action":"buy air","chance":[0]}"#, "chance_impossible", "0"),
            (r#"{"op":"apply","action":"buy air","chance":[7]}"#, "chance_impossible", "7"),
            (r#"{"op":"apply","action":"buy air","chance":[2.5]}"#, "chance_impossible", "2.5"),
            (r#"{"op":"apply","action":"buy air","chance":[true]}"#, "chance_impossible", "true"),
        ],
    );
    // Illegal: the refusal's own code and rule.
    for request in [r#"{"op":"apply","action":"end combat"}"#, r#"{"op":"odds","action":"end combat"}"#] {
        let error = talk.error(request.as_bytes());
        assert!(error["rule"].is_string(), "{error}");
        assert_ne!(error["code"], "bad_action");
    }
    let mut talk = grain_elevator();
    talk.apply_all(&["unit 29/RCN", "move 29/RCN 10 from 8"]);
    provoke(
        &mut talk,
        &[
            (r#"{"op":"apply","action":"attack 10","chance":[]}"#, "chance_needed", "Possible: H01"),
            (r#"{"op":"apply","action":"attack 10","chance":["L01"]}"#, "chance_impossible", "L01"),
            (r#"{"op":"apply","action":"attack 10","chance":[4]}"#, "chance_impossible", "4"),
            (r#"{"op":"apply","action":"attack 10","chance":["H01",4]}"#, "chance_left_over", "not needed"),
        ],
    );
    talk.apply_with("attack 10", &json!(["H01"]));
}

#[test]
fn undo_past_chance_is_refused_without_takebacks() {
    let mut talk = Talk::volga(1);
    talk.apply_all(&["end supply", "unit 29/RCN", "move 29/RCN 7 from 6", "attack 7"]);
    provoke(&mut talk, &[(r#"{"op":"undo"}"#, "undo_reveals", "Undo even after dice")]);
}

/// What is wrong with a position: a word that names it, and how it came to be.
type Wrong<'a> = (&'a str, &'a dyn Fn(&mut Value));

/// Changes the position of the game under way in these ways and expects each to be refused by name.
pub(crate) fn impossible(talk: &mut Talk, changes: &[Wrong]) {
    let position = talk.ok(&json!({"op": "position"}))["position"].take();
    let (before, game) = (talk.hash(), talk.referee.session().unwrap().game());
    for (names, change) in changes {
        let mut position = position.clone();
        change(&mut position);
        let line = json!({"op": "set", "game": game, "position": position}).to_string();
        let error = talk.error(line.as_bytes());
        assert_eq!(error["code"], "bad_position", "{error}");
        assert!(error["message"].as_str().unwrap().contains(names), "{error} does not name {names}");
        assert_eq!(talk.hash(), before);
    }
}

#[test]
fn impossible_positions_are_refused_by_field() {
    impossible(
        &mut Talk::volga(1),
        &[
            ("turn", &|p| p["turn"] = json!(99)),
            ("morale", &|p| p["morale"] = json!(20)),
            ("29/XXX", &|p| p["german"]["6"][0] = json!("29/XXX")),
            ("german", &|p| p["german"]["6"] = json!([])),
            ("fog", &|p| p["fog"] = json!(1)),
            ("turn", &|p| p["turn"] = json!("two")),
        ],
    );
}

#[test]
fn what_a_position_leaves_out_is_told_and_a_strict_one_leaves_out_nothing() {
    let mut talk = Talk::volga(1);
    talk.apply("end supply");
    let mut position = talk.ok(&json!({"op": "position"}))["position"].take();
    let fields = position.as_object_mut().unwrap();
    let (supply, agenda) = (fields.shift_remove("supply"), fields.shift_remove("agenda").unwrap());
    assert_ne!(supply, Some(json!(0)));
    let set = talk.ok(&json!({"op": "set", "game": "volga", "position": position, "seed": 1}));
    assert_eq!(set["assumed"], json!({"supply": 0, "agenda": agenda}));
    assert!(talk.ok(&json!({"op": "legal"})).get("assumed").is_none());
    let before = talk.hash();
    let strict = json!({"op": "set", "game": "volga", "position": position, "strict": true}).to_string();
    let error = talk.error(strict.as_bytes());
    assert_eq!((&error["code"], talk.hash()), (&json!("bad_position"), before));
    assert!(error["message"].as_str().unwrap().contains("“supply”"), "{error}");
    let whole = talk.ok(&json!({"op": "position"}))["position"].take();
    talk.ok(&json!({"op": "set", "game": "volga", "position": whole, "strict": true}));
}

#[test]
fn what_contradicts_itself_is_not_put_right() {
    impossible(
        &mut Talk::volga(1),
        &[
            ("phase", &|p| p["phase"] = json!("combat")),
            ("phase", &|p| p["phase"] = json!("dusk")),
            ("due", &|p| p["due"].as_array_mut().unwrap().extend_from_within(..1)),
        ],
    );
    impossible(&mut Talk::cauldron(1), &[("morale", &|p| p["morale"] = json!(0))]);
    impossible(&mut Talk::pavlov(1), &[("exhausted", &|p| p["exhausted"] = json!(["pavlov", "pavlov"]))]);
}

#[test]
fn a_position_may_name_things_as_notation_does() {
    type Changed<'a> = &'a dyn Fn(&str) -> String;
    let respelled = |mut talk: Talk, game: &str, names: &[&str], changed: Changed<'_>| {
        let position = talk.ok(&json!({"op": "position"}))["position"].to_string();
        for name in names {
            let quoted = format!("\"{name}\"");
            assert!(position.contains(&quoted), "{name}");
            let other = position.replacen(&quoted, &format!("\"{}\"", changed(name)), 1);
            assert_ne!(other, position);
            let position: Value = serde_json::from_str(&other).unwrap();
            let set = talk.ok(&json!({"op": "set", "game": game, "position": position, "strict": true}));
            assert_eq!(set["assumed"], json!({}), "{name}");
            let written = talk.ok(&json!({"op": "position"}))["position"].to_string();
            assert!(written.contains(&quoted), "{name} is written as ever");
        }
    };
    let lower: Changed<'_> = &str::to_lowercase;
    let upper: Changed<'_> = &str::to_uppercase;
    let mut volga = Talk::volga(1942);
    volga.apply_all(&["end supply", "unit 29/RCN", "move 29/RCN 7 from 6"]);
    respelled(volga, "volga", &["29/RCN"], lower);
    respelled(Talk::volga(1942), "volga", &["C01"], lower);
    respelled(Talk::cauldron(1), "cauldron", &["3-MOT", "HQ"], lower);
    respelled(Talk::pavlov(1), "pavlov", &["pavlov", "voentorg"], upper);
    respelled(Talk::pavlov(1), "pavlov", &["pavlov"], &|_| "Павлов".into());
    // A place, by which others are listed.
    let mut pavlov = Talk::pavlov(1);
    let position = pavlov.ok(&json!({"op": "position"}))["position"].to_string();
    let position = position.replacen(r#""reserves":["pavlov","#, r#""G3":["pavlov"],"reserves":["#, 1);
    let position: Value = serde_json::from_str(&position).unwrap();
    pavlov.ok(&json!({"op": "set", "game": "pavlov", "position": position}));
    respelled(pavlov, "pavlov", &["G3", "S09"], lower);
    // One place by two names is still a contradiction.
    impossible(
        &mut Talk::pavlov(1),
        &[("counters", &|p| {
            p["counters"] = json!({"G3": ["pavlov"], "g3": ["glushenko"], "reserves": ["chernogolov", "aleksandrov"]});
        })],
    );
}

#[test]
fn what_is_named_twice_is_refused_whatever_it_says() {
    let mut talk = Talk::volga(1);
    for twice in [
        r#"{"op":"legal","op":"legal"}"#,
        r#"{"op":"new","game":"volga","options":{"rubble":true,"rubble":false}}"#,
        r#"{"op":"set","game":"volga","position":{"soviet":{"7":"?","7":"?"}}}"#,
    ] {
        let error = talk.error(twice.as_bytes());
        assert_eq!(error["code"], "bad_json", "{error}");
        assert!(error["message"].as_str().unwrap().contains("twice"), "{error}");
    }
}
