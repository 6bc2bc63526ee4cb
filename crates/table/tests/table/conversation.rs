//! The referee's conversation: whole games, identity of positions, ids, ends.

use std::io::BufReader;

use kurgan_core::chance::Fast;
use serde_json::{Value, json};
use table::referee::{MAX_LINE, Next, Referee};
use table::{Packs, Words};

use crate::talk::{Talk, grain_elevator, texts};

const TABLE: [&str; 9] = ["ok", "turn", "phase", "to_act", "prompt", "legal", "outcome", "hash", "events"];

fn keys(reply: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> = reply.as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}

/// Plays at random to the end, resigning never, calling `see` on every reply.
fn play(talk: &mut Talk, mut reply: Value, rng: &mut Fast, mut see: impl FnMut(&mut Talk, &Value)) -> Value {
    loop {
        see(talk, &reply);
        let legal = reply["legal"].as_array().unwrap();
        let legal: Vec<&Value> = legal.iter().filter(|choice| choice["resign"] == false).collect();
        if legal.is_empty() {
            return reply;
        }
        let action = legal[rng.below(legal.len())]["action"].as_str().unwrap().to_owned();
        reply = talk.apply(&action);
    }
}

/// The rules of a game as they are told.
fn rules_page(game: &str) -> String {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    std::fs::read_to_string(root.join(format!("docs/rules/{game}.md"))).unwrap()
}

/// A reply to a game under way: every field, every sentence, every rule in its place.
fn well_told(page: &str, seats: &[&str], reply: &Value) {
    for event in reply["events"].as_array().unwrap() {
        let text = event["text"].as_str().unwrap();
        assert!(text.ends_with(['.', '!']) && !text.contains(['?', '{']) && !text.contains("  "), "{text}");
        let rule = event["rule"].as_str().unwrap();
        assert!(page.contains(&format!("id=\"{rule}\"")), "{rule} is not on the page: {event}");
    }
    for choice in reply["legal"].as_array().unwrap() {
        assert!(!choice["label"].as_str().unwrap().contains(['?', '{']), "{choice}");
    }
    let to_act = reply["to_act"].as_array().unwrap();
    assert_eq!(to_act.is_empty(), reply["legal"].as_array().unwrap().is_empty());
    assert!(to_act.iter().all(|seat| seats.contains(&seat.as_str().unwrap())), "{to_act:?}");
    assert!(reply["prompt"].as_str().unwrap().ends_with('.'), "{}", reply["prompt"]);
}

/// A whole game, and the same again after it is over.
fn whole_random_game(game: &str, seats: &[&str], seed: u64, options: &Value) {
    let page = rules_page(game);
    let mut talk = Talk::new();
    let reply = talk.ok(&json!({"op": "new", "game": game, "seed": seed, "options": options, "takebacks": true}));
    assert_eq!(reply["seed"], seed);
    let mut applied = 0;
    let end = play(&mut talk, reply, &mut Fast::new(seed), |talk, reply| {
        let mut expected = TABLE.to_vec();
        if applied == 0 {
            expected.push("seed");
        }
        expected.sort_unstable();
        assert_eq!(keys(reply), expected);
        applied += 1;
        well_told(&page, seats, reply);
        if applied % 16 != 0 {
            return;
        }
        let board = talk.referee.session().unwrap().board(Words::default());
        assert!(board.lines().count() > 40 && !board.contains('{'), "{board}");
    });
    assert_eq!(end["to_act"], json!([]));
    assert_eq!(end["phase"], "Game over");
    let outcome = &end["outcome"];
    assert_eq!(outcome["result"], outcome["results"][seats[0]]);
    assert!(seats.iter().all(|seat| outcome["results"][seat].is_string()), "{outcome}");
    assert!(outcome["score"].is_i64() && outcome["reason"].is_string() && outcome["level"].is_string());
    // Over is over, and every entry can be taken back and played again.
    let action = match game {
        "volga" => "end combat",
        "cauldron" => "resolve",
        _ => "done",
    };
    let error = talk.error(json!({"op": "apply", "action": action}).to_string().as_bytes());
    assert_eq!(error["code"], "game_over");
    talk.ok(&json!({"op": "undo", "steps": applied - 1}));
    let again = talk.ok(&json!({"op": "redo", "steps": applied - 1}));
    assert_eq!(again["hash"], end["hash"]);
    assert_eq!(texts(&again).last(), texts(&end).last());
    assert_eq!(talk.referee.session().unwrap().log(Words::default()).last().unwrap().kind, "over");
}

#[test]
fn whole_random_games_of_volga() {
    for (seed, options) in (0..).zip([
        json!({}),
        json!({"scenario": "factory", "pavlov": true, "isolation": true}),
        json!({"isolation": true, "rubble": true, "limited_air": true, "increased_supply": [1, 2, 3]}),
        json!({"parent_organization": "each", "northern_shoulder": true, "reduced_morale": 19}),
    ]) {
        whole_random_game("volga", &["german"], seed, &options);
    }
}

#[test]
fn whole_random_games_of_the_cauldron() {
    for (seed, options) in (0..).zip([
        json!({}),
        json!({"scenario": "variable", "what_if": true, "council_of_war": true, "rumors": true}),
        json!({"variable_placement": true, "survival": true, "rivers": true, "entry": "D"}),
        json!({"scenario": "variable", "variable_placement": true, "rumors": true, "survival": true, "what_if": true}),
        json!({"entry": "B", "what_if": true, "rumors": true, "council_of_war": true}),
    ]) {
        whole_random_game("cauldron", &["paulus"], seed, &options);
    }
}

#[test]
fn whole_random_games_of_pavlov() {
    for (seed, seats, options) in [
        (0, &["defender"][..], json!({})),
        (1, &["defender"], json!({"tactics": "elite", "operational_support": true})),
        (2, &["operational", "tactical"], json!({"players": "cooperative", "tactics": "veteran"})),
        (3, &["defender", "german"], json!({"players": "competitive_two", "operational_support": true})),
        (4, &["operational", "tactical", "german"], json!({"players": "competitive_three"})),
        (5, &["defender"], json!({"edition": "fr", "weapons_eat": true, "raid_under_fire": true})),
    ] {
        whole_random_game("pavlov", seats, seed, &options);
    }
}

/// Every blocked choice of a game says why, and trying it says the same; returns how many there were.
fn blocked_choices(game: &str, seed: u64, options: &Value) -> usize {
    let page = rules_page(game);
    let mut talk = Talk::new();
    let reply = talk.ok(&json!({"op": "new", "game": game, "seed": seed, "options": options}));
    let mut seen = 0;
    play(&mut talk, reply, &mut Fast::new(seed), |talk, reply| {
        let blocked = talk.ok(&json!({"op": "blocked"}));
        for choice in blocked["blocked"].as_array().unwrap() {
            let text = |key: &str| choice[key].as_str().unwrap().to_owned();
            assert!(text("reason").ends_with('.') && text("label").len() > 5, "{choice}");
            assert!(page.contains(&format!("id=\"{}\"", text("rule"))), "{choice}");
            let legal = reply["legal"].as_array().unwrap();
            assert!(legal.iter().all(|legal| legal["action"] != choice["action"]), "{choice} is legal");
            let error = talk.error(json!({"op": "apply", "action": choice["action"]}).to_string().as_bytes());
            assert_eq!(error["message"], choice["reason"], "{choice}");
            seen += 1;
        }
    });
    seen
}

#[test]
fn blocked_choices_say_why() {
    assert!(blocked_choices("volga", 8, &json!({"northern_shoulder": true})) > 100);
    assert!(blocked_choices("cauldron", 8, &json!({"council_of_war": true})) > 100);
    assert!(blocked_choices("pavlov", 8, &json!({"operational_support": true})) > 100);
    assert!(blocked_choices("pavlov", 9, &json!({"players": "competitive_two"})) > 100);
}

#[test]
fn set_after_position_is_the_identity() {
    for (game, options) in [
        ("volga", json!({"isolation": true})),
        ("cauldron", json!({"rumors": true})),
        ("cauldron", json!({"scenario": "variable", "variable_placement": true, "what_if": true})),
        ("pavlov", json!({"tactics": "elite", "operational_support": true})),
        ("pavlov", json!({"players": "competitive_three"})),
    ] {
        let mut talk = Talk::new();
        let mut other = Talk::new();
        let reply = talk.ok(&json!({"op": "new", "game": game, "seed": 3, "options": options}));
        play(&mut talk, reply, &mut Fast::new(3), |talk, reply| {
            let position = talk.ok(&json!({"op": "position"}))["position"].take();
            let set = other.ok(&json!({"op": "set", "game": game, "position": position, "seed": 1}));
            for key in ["turn", "phase", "to_act", "prompt", "legal", "outcome", "hash"] {
                assert_eq!(set[key], reply[key], "{key}");
            }
            assert_eq!(set["events"], json!([]));
            assert_eq!(set["assumed"], json!({}), "a position that was written leaves nothing out");
            assert_eq!(other.ok(&json!({"op": "position"}))["position"], position);
            let view = other.ok(&json!({"op": "view"}))["view"].take();
            assert_eq!(view == position, options["players"] != "competitive_three", "hidden from opponents only");
        });
    }
}

#[test]
fn odds_of_every_action_add_up() {
    odds_add_up("cauldron", &json!({"rumors": true}));
    odds_add_up("pavlov", &json!({"tactics": "veteran"}));
}

fn odds_add_up(game: &str, options: &Value) {
    let mut talk = Talk::new();
    let reply = talk.ok(&json!({"op": "new", "game": game, "seed": 4, "options": options}));
    play(&mut talk, reply, &mut Fast::new(4), |talk, reply| {
        for choice in reply["legal"].as_array().unwrap().iter().take(8) {
            let odds = talk.ok(&json!({"op": "odds", "action": choice["action"]}));
            let outcomes = odds["outcomes"].as_array().unwrap();
            let sum: f64 = outcomes.iter().map(|outcome| outcome["probability"].as_f64().unwrap()).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{choice}: {odds}");
            assert!(outcomes.iter().all(|outcome| !outcome["text"].as_str().unwrap().contains(['?', '{'])), "{odds}");
        }
    });
}

#[test]
fn the_same_seed_deals_the_same_game_and_no_seed_takes_one() {
    let mut hashes = Vec::new();
    for request in [json!({"seed": 7}), json!({}), json!({"seed": null}), json!({"seed": 9_007_199_254_740_991_u64})] {
        let mut request = request;
        request["op"] = json!("new");
        request["game"] = json!("volga");
        let reply = Talk::new().ok(&request);
        hashes.push((reply["seed"].clone(), reply["hash"].clone()));
    }
    assert_eq!(hashes[0].0, 7, "the entropy of these tests");
    assert_eq!(hashes[0], hashes[1]);
    assert_eq!(hashes[0], hashes[2]);
    assert_eq!(hashes[3].0, 9_007_199_254_740_991_u64);
}

#[test]
fn ids_are_echoed_whatever_they_are() {
    let mut talk = Talk::volga(1);
    for id in [json!(1), json!("a"), json!(null), json!([1, {"b": 2}]), json!(1.5), json!(false)] {
        let reply = talk.ok(&json!({"id": id, "op": "legal"}));
        assert_eq!(reply.as_object().unwrap().get("id"), Some(&id));
        let reply = talk.say(&json!({"op": "no such op", "id": id}));
        assert_eq!(reply.as_object().unwrap().get("id"), Some(&id));
        assert_eq!(reply["error"]["code"], "unknown_op");
    }
    assert_eq!(talk.ok(&json!({"op": "legal"})).as_object().unwrap().get("id"), None);
}

#[test]
fn undo_goes_as_far_as_the_last_chance_result() {
    let mut talk = Talk::volga(1);
    let start = talk.hash();
    talk.apply_all(&["buy artillery", "buy engineer"]);
    let bought = talk.hash();
    assert_eq!(talk.ok(&json!({"op": "undo", "steps": 2}))["hash"], start);
    let redone = talk.ok(&json!({"op": "redo", "steps": 2}));
    assert_eq!(redone["hash"], bought);
    assert_eq!(texts(&redone), ["Bought for 1 point: Artillery.", "Bought for 2 points: Engineers."]);
    // With take-backs the same results come again.
    let mut talk = grain_elevator();
    talk.apply_all(&["unit 29/RCN", "move 29/RCN 10 from 8"]);
    let attack = talk.apply("attack 10");
    talk.ok(&json!({"op": "undo"}));
    assert_eq!(talk.apply("attack 10")["events"], attack["events"]);
}

#[test]
fn chance_can_be_handed_in_for_every_request() {
    let mut talk = grain_elevator();
    talk.apply_all(&["unit 29/RCN", "move 29/RCN 10 from 8"]);
    let error = talk.error(br#"{"op":"apply","action":"attack 10","chance":[]}"#);
    assert_eq!(error["code"], "chance_needed");
    assert_eq!(error["next"]["for"], "the Soviet unit revealed (heavy urban)");
    let id = error["next"]["ids"][0].as_str().unwrap().to_owned();
    let reply = talk.apply_with("attack 10", &json!([id]));
    assert_eq!(reply["events"][1]["id"], id.as_str());
}

#[test]
fn serve_answers_every_line_and_ends_with_quit() {
    let mut input = b"{\"op\":\"games\",\"id\":1}\r\n\nnot json\n\xff\xfe\n".to_vec();
    input.extend(std::iter::repeat_n(b' ', MAX_LINE + 1));
    input.extend_from_slice(b"\n{\"op\":\"quit\",\"id\":2}\n{\"op\":\"games\",\"id\":3}\n");
    let mut output = Vec::new();
    let mut referee = Referee::new(Packs::default(), Words::default(), || 7);
    referee.serve(BufReader::new(&input[..]), &mut output).unwrap();
    let replies: Vec<Value> = output
        .split(|&byte| byte == b'\n')
        .filter(|line| !line.is_empty())
        .map(|line| serde_json::from_slice(line).unwrap())
        .collect();
    let codes: Vec<&Value> = replies.iter().map(|reply| &reply["error"]["code"]).collect();
    assert_eq!(
        codes,
        [
            &Value::Null,
            &json!("bad_json"),
            &json!("bad_json"),
            &json!("bad_json"),
            &json!("line_too_long"),
            &Value::Null
        ]
    );
    assert_eq!(replies[5], json!({"ok": true, "id": 2}));
    // Without a newline at the end the last line still counts.
    let mut output = Vec::new();
    referee.serve(&b"{\"op\":\"games\"}"[..], &mut output).unwrap();
    assert_eq!(output.split(|&byte| byte == b'\n').count(), 2, "one line and its end");
    assert_eq!(referee.answer(br#"{"op":"quit"}"#).1, Next::Quit);
}
