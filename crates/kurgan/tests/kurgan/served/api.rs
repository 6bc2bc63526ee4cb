//! Every route against the document that describes it, and playing through it.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::schema::fits;
use super::{Asks, Server, folder, good, refused};

const GAME: &str = "/api/v1/games/{id}";

/// Asks and checks the answer against the document.
struct Checked<'a> {
    client: testkit::http::Client,
    document: Value,
    seen: BTreeSet<(String, String)>,
    server: &'a Server,
}

impl Checked<'_> {
    /// Asks `method` of the route filled in with `id`, with this query and body; the body of the answer.
    #[track_caller]
    fn ask(&mut self, method: &str, route: &str, id: &str, query: &str, body: Option<&Value>, status: u16) -> Value {
        let path = format!("{}{query}", route.replace("{id}", id));
        let answer = self.client.ask(method, &path, body);
        assert_eq!(answer.status, status, "{method} {path}: {answer:?}");
        let value: Value = serde_json::from_str(&answer.body).unwrap();
        let responses = &self.document["paths"][route][method.to_lowercase()]["responses"];
        let described = responses.get(status.to_string()).or_else(|| responses.get(format!("{}XX", status / 100)));
        let described = described.unwrap_or_else(|| panic!("{method} {route}: {status} is not described"));
        let schema = &described["content"]["application/json"]["schema"];
        assert!(schema.is_object(), "{method} {route} {status}: no schema");
        if let Err(problem) = fits(&self.document, schema, &value, "body") {
            panic!("{method} {path}: {problem} in {value}");
        }
        self.seen.insert((method.to_lowercase(), route.to_owned()));
        value
    }
}

#[test]
fn every_route_is_described_and_answers_as_described() {
    let data = folder();
    let server = Server::at_home(data.path());
    let mut client = server.client();
    let document = client.json("/api/openapi.json");
    assert!(document["openapi"].as_str().unwrap().starts_with("3.1"));
    let mut api = Checked { client, document, seen: BTreeSet::new(), server: &server };
    let to = |rest: &str| format!("{GAME}{rest}");

    api.ask("GET", "/api/v1/catalog", "", "", None, 200);
    for game in table::GameId::offered().map(table::GameId::id) {
        let body = json!({"game": game, "seed": 42, "takebacks": true});
        let created = api.ask("POST", "/api/v1/games", "", "", Some(&body), 201);
        let id = created["id"].as_str().unwrap().to_owned();
        let info = api.ask("GET", GAME, &id, "", None, 200);
        assert_eq!((info["version"].as_u64(), info["game"].as_str()), (Some(1), Some(game)));
        let mut state = info["state"].clone();
        for n in 0..12 {
            let legal = state["legal"].as_array().unwrap();
            let action = legal[n % legal.len().min(3)]["action"].as_str().unwrap().to_owned();
            let query = format!("?action={}", action.replace(' ', "%20").replace('#', "%23"));
            api.ask("GET", &to("/odds"), &id, &query, None, 200);
            let body = json!({"action": action, "version": n + 1});
            let done = api.ask("POST", &to("/actions"), &id, "", Some(&body), 200);
            for event in done["events"].as_array().unwrap() {
                assert!(event["kind"].is_string() && event["text"].is_string() && event["rule"].is_string(), "{event}");
            }
            state = done["state"].clone();
        }
        api.ask("GET", &to("/view"), &id, "", None, 200);
        let story = api.ask("GET", &to("/log"), &id, "?from=2", None, 200);
        assert_eq!(story["entries"][0]["entry"], 2);
        api.ask("GET", &to("/blocked"), &id, "", None, 200);
        let advice = api.ask("GET", &to("/hint"), &id, "?playouts=64", None, 200);
        assert_eq!(advice["version"], 13);
        let undone = api.ask("POST", &to("/undo"), &id, "", Some(&json!({"steps": 2, "version": 13})), 200);
        assert_eq!(undone["version"], 14);
        let again = api.ask("POST", &to("/redo"), &id, "", Some(&json!({"steps": 2})), 200);
        assert_eq!(again["state"], state);
        let journal = api.ask("GET", &to("/journal"), &id, "", None, 200);
        let copy = api.ask("POST", "/api/v1/journals", "", "", Some(&journal), 201);
        let copied = api.ask("GET", GAME, copy["id"].as_str().unwrap(), "", None, 200);
        assert_eq!(copied["state"], state);
        let link = api.ask("POST", &to("/links"), &id, "", Some(&json!({"seat": info["seats"][0]})), 200);
        let joined = api.ask("POST", "/api/v1/join", "", "", Some(&json!({"token": link["token"]})), 200);
        assert_eq!(joined["id"], id.as_str());
        // What says no is described as well.
        api.ask("POST", &to("/resume"), &id, "", None, 409);
        api.ask("POST", &to("/actions"), &id, "", Some(&json!({"action": "fly"})), 422);
        api.ask("POST", &to("/actions"), &id, "", Some(&json!({"action": "fly", "version": 1})), 409);
        api.ask("GET", &to("/odds"), &id, "", None, 400);
        let listed = api.ask("GET", "/api/v1/games", "", "", None, 200);
        assert_eq!(listed["games"][0]["game"], game);
        let version = api.client.listen(&format!("/api/v1/games/{id}/events")).unwrap().next().unwrap();
        assert_eq!(version, "{\"version\":15}");
        api.seen.insert(("get".into(), to("/events")));
        api.ask("DELETE", GAME, &id, "", None, 200);
        api.ask("GET", GAME, &id, "", None, 404);
    }

    let described: BTreeSet<(String, String)> = api.document["paths"]
        .as_object()
        .unwrap()
        .iter()
        .flat_map(|(route, methods)| methods.as_object().unwrap().keys().map(|method| (method.clone(), route.clone())))
        .collect();
    // `resume` says yes only where the rules have changed since: tests/served/operator.rs does that.
    assert_eq!(api.seen, described, "every described route was asked");
    // And nothing else is served: the counters know every route that was matched.
    let metrics = api.server.client().get("/metrics").body;
    for line in metrics.lines().filter(|line| line.contains("route=\"/api/v1")) {
        let part = |name: &str| line.split(&format!("{name}=\"")).nth(1).unwrap().split('"').next().unwrap();
        let known = (part("method").to_lowercase(), part("route").to_owned());
        assert!(described.contains(&known), "{known:?} is not described");
    }
}

#[test]
fn a_game_is_played_to_the_end_and_reveals_its_dice() {
    let data = folder();
    let server = Server::at_home(data.path());
    let mut client = server.client();
    let id = client.start(&json!({"game": "volga", "seed": 7, "options": {"scenario": "factory"}}));
    let path = format!("/api/v1/games/{id}");
    let begun = client.json(&path);
    assert!(begun["commitment"].as_str().is_some_and(|promise| promise.len() == 64) && begun["nonce"].is_null());
    let played = client.play_on(&id, 5_000);
    let ended = client.json(&path);
    assert!(ended["state"]["outcome"].is_object(), "{} actions and no end", played.len());
    assert_eq!(ended["commitment"], begun["commitment"]);
    assert!(ended["nonce"].as_str().is_some_and(|nonce| nonce.len() == 64) && ended["seed"] == 7);
    let listed = client.json("/api/v1/games");
    assert_eq!(listed["games"][0]["over"], true);
    assert_eq!(listed["games"][0]["score"], ended["state"]["outcome"]["score"]);
    refused(&client.post(&format!("{path}/actions"), &json!({"action": played[0]})), 409, "game_over");
}

#[test]
fn undo_redo_and_another_choice() {
    let data = folder();
    let server = Server::at_home(data.path());
    let mut client = server.client();
    let id = client.start(&json!({"game": "volga", "seed": 7}));
    let path = format!("/api/v1/games/{id}");
    for action in ["buy artillery", "buy air"] {
        good(&client.post(&format!("{path}/actions"), &json!({"action": action})));
    }
    let info = client.json(&path);
    assert_eq!((info["undoable"].as_u64(), info["redoable"].as_u64()), (Some(2), Some(0)));
    good(&client.post(&format!("{path}/undo"), &json!({"steps": 2})));
    refused(&client.post(&format!("{path}/undo"), &json!({})), 409, "nothing_to_undo");
    for way in ["undo", "redo"] {
        refused(&client.post(&format!("{path}/{way}"), &json!({"steps": 0})), 400, "bad_request");
    }
    good(&client.post(&format!("{path}/redo"), &json!({})));
    assert_eq!(client.json(&path)["redoable"], 1);
    good(&client.post(&format!("{path}/actions"), &json!({"action": "buy engineer"})));
    refused(&client.post(&format!("{path}/redo"), &json!({})), 409, "nothing_to_redo");
    let journal = client.json(&format!("{path}/journal"));
    let actions: Vec<&str> =
        journal["entries"].as_array().unwrap().iter().filter_map(|entry| entry["action"].as_str()).collect();
    assert_eq!(actions, ["buy artillery", "buy engineer"]);
    // The same after the server has been away.
    drop(server);
    let server = Server::at_home(data.path());
    let mut client = server.client();
    assert_eq!(client.json(&format!("{path}/journal")), journal);
    assert_eq!(client.json(&path)["version"], 6);
}

#[test]
fn what_is_forced_is_played_where_that_is_asked_for() {
    let data = folder();
    let server = Server::at_home(data.path());
    let mut client = server.client();
    let id = client.start(&json!({"game": "volga", "seed": 1942}));
    let path = format!("/api/v1/games/{id}");
    // All that can be bought: then there is nothing left but to end the purchases.
    for action in ["buy artillery"; 7].iter().chain(&["buy engineer"; 3]) {
        good(&client.post(&format!("{path}/actions"), &json!({"action": action, "forced": true})));
    }
    let buy = |forced| json!({"action": "buy engineer", "forced": forced});
    let state = |client: &mut testkit::http::Client| {
        let info = client.json(&path);
        (info["at"].as_u64(), info["redoable"].as_u64())
    };
    good(&client.post(&format!("{path}/actions"), &json!({"action": "buy engineer"})));
    assert_eq!(state(&mut client), (Some(11), Some(0)), "only on request");
    good(&client.post(&format!("{path}/undo"), &json!({})));
    let changed = good(&client.post(&format!("{path}/actions"), &buy(true)));
    assert_eq!(state(&mut client), (Some(12), Some(0)));
    assert_eq!(changed["state"]["legal"][0]["action"], "unit 295/516");
    let story = client.json(&format!("{path}/log"));
    let told = |n: usize| {
        story["entries"].as_array().unwrap().iter().find(|told| told["entry"] == n).unwrap()["forced"].clone()
    };
    assert_eq!((told(11), told(12)), (Value::Null, json!(true)));
    // It goes and comes with what led to it.
    good(&client.post(&format!("{path}/undo"), &json!({"forced": true})));
    assert_eq!(state(&mut client), (Some(10), Some(2)));
    good(&client.post(&format!("{path}/redo"), &json!({"forced": true})));
    assert_eq!(state(&mut client), (Some(12), Some(0)));
    good(&client.post(&format!("{path}/undo"), &json!({})));
    assert_eq!(state(&mut client), (Some(11), Some(1)), "entry by entry otherwise");
    good(&client.post(&format!("{path}/undo"), &json!({})));
    good(&client.post(&format!("{path}/actions"), &buy(true)));
    refused(&client.post(&format!("{path}/undo"), &json!({"steps": 12, "forced": true})), 409, "nothing_to_undo");
    let journal = client.json(&format!("{path}/journal"));
    let last = |n: usize| journal["entries"][n].clone();
    assert_eq!((last(10)["forced"].clone(), last(11)["forced"].clone()), (Value::Null, json!(true)));
    assert_eq!(last(11)["action"], "end supply");
    // The same after the server has been away.
    drop(server);
    let server = Server::at_home(data.path());
    assert_eq!(server.client().json(&format!("{path}/journal")), journal);
}

#[test]
fn own_dice_are_asked_for_one_by_one() {
    let data = folder();
    let server = Server::at_home(data.path());
    let mut client = server.client();
    let (mut chance, mut drawn) = (Vec::<Value>::new(), 0);
    // The set-up of Pavlov's House draws cards.
    let id = loop {
        let wanted = json!({"game": "pavlov", "own_dice": true, "chance": chance});
        let answer = client.post("/api/v1/games", &wanted);
        if answer.status == 201 {
            break good(&answer)["id"].as_str().unwrap().to_owned();
        }
        refused(&answer, 422, "chance_needed");
        let next = serde_json::from_str::<Value>(&answer.body).unwrap()["error"]["next"].clone();
        // People see names, in their language; as many as there are ids.
        if let Some(ids) = next["ids"].as_array() {
            let russian = client.post("/api/v1/games?lang=ru", &wanted).body;
            let russian: Value = serde_json::from_str(&russian).unwrap();
            for names in [&next["names"], &russian["error"]["next"]["names"]] {
                let names = names.as_array().unwrap_or_else(|| panic!("{next}: no names"));
                assert_eq!(names.len(), ids.len());
                assert!(names.iter().all(|name| name.as_str().is_some_and(|name| !name.is_empty() && name != "?")));
            }
            assert_ne!(next["names"], russian["error"]["next"]["names"]);
            drawn += 1;
        }
        chance.push(next["ids"].get(0).cloned().unwrap_or(json!(3)));
        assert!(chance.len() < 100);
    };
    assert!(drawn > 0, "cards were drawn");
    let info = client.json(&format!("/api/v1/games/{id}"));
    assert!(info["own_dice"] == true && info["seed"].is_null() && info["commitment"].is_null());
    // Where the program rolls, nobody else does.
    let seeded = client.start(&json!({"game": "volga", "seed": 1}));
    let cheat = json!({"action": "end supply", "chance": [6]});
    refused(&client.post(&format!("/api/v1/games/{seeded}/actions"), &cheat), 422, "no_need_of_chance");
    refused(&client.post("/api/v1/games", &json!({"game": "volga", "chance": [6]})), 422, "no_need_of_chance");
}

#[test]
fn messages_come_in_the_language_of_the_reader() {
    let data = folder();
    let server = Server::at_home(data.path());
    let helps: BTreeSet<String> = ["en", "fr", "ru"]
        .iter()
        .map(|language| {
            let mut client = server.client().with("accept-language", &format!("{language}-XX, tlh;q=0.5"));
            let catalog = client.json("/api/v1/catalog");
            assert_eq!(catalog, server.client().json(&format!("/api/v1/catalog?lang={language}")));
            catalog[0]["options"][1]["help"].as_str().unwrap().to_owned()
        })
        .collect();
    assert_eq!(helps.len(), 3, "{helps:?}");
    let answer = server.client().get("/rules?x=1&lang=fr");
    assert_eq!((answer.status, answer.header("location")), (303, Some("/rules?x=1")));
    assert!(answer.header("set-cookie").unwrap().starts_with("lang=fr; Path=/;"));
}

#[test]
fn listeners_hear_of_every_change_and_nothing_else() {
    let data = folder();
    let server = Server::at_home(data.path());
    let mut client = server.client();
    let id = client.start(&json!({"game": "cauldron", "seed": 3}));
    let path = format!("/api/v1/games/{id}/events");
    let mut listeners: Vec<_> = (0..3).map(|_| client.listen(&path).unwrap()).collect();
    for listener in &mut listeners {
        assert_eq!(listener.next().unwrap(), "{\"version\":1}");
    }
    for version in 2..6 {
        client.play_on(&id, 1);
        for listener in &mut listeners {
            assert_eq!(listener.next().unwrap(), format!("{{\"version\":{version}}}"));
        }
    }
    good(&client.ask("DELETE", &format!("/api/v1/games/{id}"), None));
    assert!(listeners.iter_mut().all(|listener| listener.next().is_none()), "the stream ends with the game");
}
