//! The path of an action: one request, an answer with what is new, and a key that identifies a retry.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use testkit::http::Client;

use super::{Asks, Server, folder, good, refused};

/// The first legal action that gives nothing up, for the version that is there.
fn next(client: &mut Client, id: &str, key: &str) -> Value {
    let info = client.json(&format!("/api/v1/games/{id}"));
    let legal = info["state"]["legal"].as_array().unwrap();
    let choice = legal.iter().find(|choice| choice["resign"] == false).unwrap();
    json!({"action": choice["action"], "version": info["version"], "key": key})
}

#[test]
fn an_action_that_is_sent_again_is_known_by_its_key() {
    let data = folder();
    let server = Server::at_home(data.path());
    let mut client = server.client();
    let id = client.start(&json!({"game": "pavlov", "seed": 4, "takebacks": true}));
    let (api, page) = (format!("/api/v1/games/{id}"), format!("/games/{id}"));
    let one = next(&mut client, &id, "one");
    let first = good(&client.post(&format!("{api}/actions"), &one));
    assert_eq!(good(&client.post(&format!("{api}/actions"), &one)), first, "answered alike");
    assert_eq!(client.json(&api)["at"], 1);
    // From a page it is the same way, and so is taking back.
    let wanted = next(&mut client, &id, "two");
    let news = client.post(&format!("{page}/act"), &wanted);
    assert_eq!(client.post(&format!("{page}/act"), &wanted).body, news.body);
    assert_eq!(client.json(&api)["at"], 2);
    // Also when others have come since: then it tells what it came to, and where the game stands now.
    let late = good(&client.post(&format!("{api}/actions"), &one));
    assert_eq!((&late["events"], &late["version"]), (&first["events"], &json!(3)));
    let back = json!({"key": "three"});
    for _ in 0..2 {
        assert_eq!(good(&client.post(&format!("{api}/undo"), &back))["version"], 4);
    }
    assert_eq!(client.json(&api)["at"], 1);
    // The same word for something else is something else, and so is another word for the same.
    refused(&client.post(&format!("{api}/actions"), &json!({"action": "fly", "key": "two"})), 422, "bad_action");
    let forth = json!({"key": "three"});
    assert_eq!(good(&client.post(&format!("{api}/redo"), &forth))["version"], 5);
    // What was refused was not carried out: it is tried again.
    let mut fly = next(&mut client, &id, "four");
    let action = std::mem::replace(&mut fly["action"], json!("fly"));
    refused(&client.post(&format!("{api}/actions"), &fly), 422, "bad_action");
    fly["action"] = action;
    let done = good(&client.post(&format!("{api}/actions"), &fly));
    // Also by a server that was started anew meanwhile.
    server.stop();
    let server = Server::at_home(data.path());
    let mut client = server.client();
    assert_eq!(good(&client.post(&format!("{api}/actions"), &fly)), done);
    assert_eq!(client.json(&api)["at"], 3);
    // Some changes later it is forgotten; the version still keeps it from being carried out.
    client.play_on(&id, 12);
    for n in 0..6 {
        good(&client.post(&format!("{api}/undo"), &json!({"key": n.to_string()})));
    }
    refused(&client.post(&format!("{api}/actions"), &fly), 409, "stale");
    for key in ["", &"x".repeat(101)] {
        let wanted = next(&mut client, &id, key);
        refused(&client.post(&format!("{api}/actions"), &wanted), 400, "bad_request");
    }
}

#[test]
fn an_action_is_known_again_when_the_turn_has_passed_to_the_other_side() {
    let data = folder();
    let server = Server::at_home(data.path());
    let mut client = server.client();
    let id = client.start(&json!({"game": "pavlov", "seed": 7, "options": {"players": "competitive_two"}}));
    let (api, page) = (format!("/api/v1/games/{id}"), format!("/games/{id}"));
    let mut passed = 0;
    for n in 0..40 {
        // Whoever holds both sides and names no seat plays for the one that is to act.
        let wanted = next(&mut client, &id, &n.to_string());
        let to_act = client.json(&api)["state"]["to_act"].clone();
        let first = client.post(&format!("{api}/actions"), &wanted);
        let again = client.post(&format!("{api}/actions"), &wanted);
        assert_eq!(good(&again), good(&first), "answered alike");
        let now = client.json(&api);
        assert_eq!(now["at"], n + 1);
        if now["state"]["to_act"] == to_act {
            continue;
        }
        passed += 1;
        assert_eq!(client.post(&format!("{page}/act"), &wanted).status, 200, "a page as well");
        // For another seat, the same word for the same action is another change.
        let other = now["state"]["to_act"][0].as_str().unwrap();
        refused(&client.post(&format!("{api}/actions?seat={other}"), &wanted), 409, "stale");
    }
    assert!(passed > 1, "{passed}");
    assert_eq!(client.json(&api)["at"], 40);
}

/// The parts of an answer by what they are for, and the bytes of each.
fn parts(html: &str) -> BTreeMap<String, usize> {
    let mut parts = BTreeMap::new();
    for template in html.split("<template ").skip(1) {
        let name = template.split('"').nth(1).unwrap().to_owned();
        *parts.entry(name).or_default() += template.len();
    }
    parts
}

#[test]
fn an_answer_brings_what_is_new_and_nothing_else() {
    let data = folder();
    let server = Server::at_home(data.path());
    let mut client = server.client();
    for game in table::GameId::offered() {
        let id = client.start(&json!({"game": game, "seed": 9}));
        let page = format!("/games/{id}");
        // Nothing is known of a screen that has not been drawn.
        let all = client.get(&format!("{page}/live?since=1")).body;
        assert!(parts(&all).contains_key("places") && all.contains("data-clear"), "{all}");
        let same = client.get(&format!("{page}/live?since=1")).body;
        assert_eq!(parts(&same).keys().collect::<Vec<_>>(), ["log"], "{same}");
        let mut sizes: Vec<usize> = (0_u8..60)
            .map(|n| {
                let wanted = next(&mut client, &id, &n.to_string());
                let news = client.post(&format!("{page}/act"), &wanted);
                assert_eq!(news.status, 200, "{news:?}");
                let parts = parts(&news.body);
                assert!(parts.contains_key("course") && parts.contains_key("log"), "{parts:?}");
                news.body.len()
            })
            .collect();
        sizes.sort_unstable();
        assert!(sizes[sizes.len() / 2] * 4 < all.len(), "{game}: {sizes:?} of {}", all.len());
        // An open panel is kept up to date, and drawn whole where it was not there before.
        let wanted = next(&mut client, &id, "open");
        let opened = parts(&client.post(&format!("{page}/act?open=aids"), &wanted).body);
        assert!(opened.contains_key("aids"), "{opened:?}");
        let aids = client.get(&format!("{page}/panel?name=aids")).body;
        assert!(aids.contains("<details") && client.get(&format!("{page}/panel?name=x")).status == 404);
        // What is refused is refused as the API does, and nothing has changed.
        let stale = json!({"action": "fly", "version": 1});
        refused(&client.post(&format!("{page}/act"), &stale), 409, "stale");
    }
}
