//! The referee answers any input with one JSON object, and a refused request changes nothing.
#![no_main]

use kurgan_fuzz::{damage, offers};
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};
use table::referee::{Next, Referee};
use table::{Packs, Words};

/// Sound requests to damage; those about the game under way take from it what they need.
fn request(referee: &mut Referee, byte: u8) -> Value {
    let legal = referee.session().map(table::AnySession::legal).unwrap_or_default();
    let action = legal.get(usize::from(byte / 16) % legal.len().max(1)).cloned().unwrap_or_default();
    let games = offers(byte);
    let (game, options) = &games[usize::from(byte / 16) % games.len()];
    let under_way = referee.session().map_or(*game, |session| session.game().id());
    match byte % 16 {
        0 => json!({"op": "new", "game": game, "seed": byte, "takebacks": byte > 127}),
        1 => json!({"op": "new", "game": game, "options": options, "seed": byte, "id": byte}),
        2 => json!({"op": "legal"}),
        3 => json!({"op": "blocked", "id": [byte]}),
        4 => json!({"op": "view", "seat": if byte < 128 { "german" } else { "paulus" }}),
        5 => json!({"op": "set", "game": under_way, "position": ask(referee, "position"), "seed": byte}),
        6 => json!({"op": "undo", "steps": byte / 64}),
        7 => json!({"op": "redo"}),
        8 => json!({"op": "replay", "journal": ask(referee, "journal")}),
        9 => json!({"op": "odds", "action": action}),
        10 => json!({"op": "apply", "action": action, "chance": [byte % 7, "H01", "card-7"]}),
        11 => json!({"op": "games"}),
        12 => json!({"op": "hint", "ms": byte}),
        _ => json!({"op": "apply", "action": action}),
    }
}

/// The position or the journal of the game under way.
fn ask(referee: &mut Referee, op: &str) -> Value {
    let (reply, _) = referee.answer(json!({"op": op}).to_string().as_bytes());
    serde_json::from_slice::<Value>(&reply).unwrap()[op].take()
}

// Each line: a request by its first byte, damaged by those that follow; or, from 240 up, the bytes as they are.
fuzz_target!(|input: &[u8]| {
    let mut referee = Referee::new(Packs::default(), Words::default(), || 7);
    for told in input.split(|&byte| byte == b'\n').take(40) {
        let line = match told.split_first() {
            Some((&byte, edits)) if byte < 240 => {
                let mut request = request(&mut referee, byte);
                damage(&mut request, &edits[..edits.len().min(12)]);
                request.to_string().into_bytes()
            }
            _ => told.get(1..).unwrap_or_default().to_vec(),
        };
        let before = referee.session().map(|session| (session.hash(), session.len()));
        let (reply, next) = referee.answer(&line);
        let reply = reply.strip_suffix(b"\n").expect("a reply is a line");
        assert!(!reply.contains(&b'\n'), "a reply is one line");
        let reply: Value = serde_json::from_slice(reply).unwrap();
        if !reply["ok"].as_bool().expect("a reply says whether it went well") {
            assert!(reply["error"]["code"].is_string() && reply["error"]["message"].is_string());
            assert_eq!(before, referee.session().map(|session| (session.hash(), session.len())));
        }
        if next == Next::Quit {
            break;
        }
    }
});
