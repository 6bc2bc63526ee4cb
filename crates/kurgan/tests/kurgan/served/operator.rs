//! What an operator relies on: one server per folder, backups, migrations, graceful stop, metrics.

use std::time::{Duration, Instant};

use serde_json::json;

use super::{Asks, Server, derail, folder, good, refused};

/// Runs the program: its code, and what it wrote.
fn kurgan(args: &[&str]) -> (Option<i32>, String) {
    let run = crate::kurgan(args);
    (run.code, run.out + &run.err)
}

#[test]
fn a_folder_has_one_server() {
    let data = folder();
    let _server = Server::at_home(data.path());
    let (code, text) = kurgan(&["serve", "--no-open", "--port", "0", "--data", data.path().to_str().unwrap()]);
    assert_eq!(code, Some(1));
    assert!(text.contains("Another Kurgan server is using"), "{text}");
}

#[test]
fn memory_is_forgotten() {
    let server = Server::with(&["--memory", "--port", "0"]);
    let mut client = server.client();
    let id = client.start(&json!({"game": "volga"}));
    client.play_on(&id, 5);
    drop(server);
    let server = Server::with(&["--memory", "--port", "0"]);
    assert_eq!(server.client().json("/api/v1/games")["games"], json!([]));
}

#[test]
fn a_backup_made_under_way_restores() {
    let (data, copies, restored) = (folder(), folder(), folder());
    let server = Server::at_home(data.path());
    let mut client = server.client();
    let id = client.start(&json!({"game": "cauldron", "seed": 4}));
    client.play_on(&id, 20);
    let (file, from) = (copies.path().join("copy.db"), data.path().to_str().unwrap());
    let file = file.to_str().unwrap();
    let (code, text) = kurgan(&["backup", file, "--data", from]);
    assert_eq!(code, Some(0), "{text}");
    let (code, text) = kurgan(&["backup", file, "--data", from]);
    assert!(code == Some(1) && text.contains("already exists"), "{text}");
    let then = client.json(&format!("/api/v1/games/{id}/journal"));
    client.play_on(&id, 5);
    std::fs::copy(file, restored.path().join("kurgan.db")).unwrap();
    let copy = Server::at_home(restored.path());
    assert_eq!(copy.client().json(&format!("/api/v1/games/{id}/journal")), then);
    copy.client().play_on(&id, 5);
    let (code, text) = kurgan(&["backup", file, "--data", copies.path().join("none").to_str().unwrap()]);
    assert!(code == Some(1) && text.contains("There is no database"), "{text}");
}

#[test]
fn a_stop_is_graceful() {
    let data = folder();
    let mut server = Server::at_home(data.path());
    let mut client = server.client();
    let id = client.start(&json!({"game": "volga"}));
    let mut events = client.listen(&format!("/api/v1/games/{id}/events")).unwrap();
    assert!(events.next().is_some());
    server.terminate();
    assert_eq!(events.next(), None, "listeners are sent home");
    #[allow(clippy::disallowed_methods)] // how long a stop takes is a matter of time
    let start = Instant::now();
    let status = server.child.wait().unwrap();
    assert!(status.success(), "{status:?}");
    assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
    server.logged("stopped");
    assert!(!data.path().join("kurgan.db-wal").exists(), "the database was closed");
}

#[test]
fn figures_are_told() {
    let data = folder();
    let server = Server::at_home(data.path());
    let mut client = server.client();
    let id = client.start(&json!({"game": "volga", "seed": 1}));
    client.play_on(&id, 3);
    let _listener = client.listen(&format!("/api/v1/games/{id}/events")).unwrap();
    refused(&client.post(&format!("/api/v1/games/{id}/actions"), &json!({"action": "fly"})), 422, "bad_action");
    assert_eq!(client.get("/healthz").body, "ok\n");
    let text = client.get("/metrics").body;
    for line in [
        "kurgan_requests_total{method=\"POST\",route=\"/api/v1/games/{id}/actions\",status=\"200\"} 3",
        "kurgan_requests_total{method=\"POST\",route=\"/api/v1/games/{id}/actions\",status=\"422\"} 1",
        "kurgan_action_seconds_count 4",
        "kurgan_live_games 1",
        "kurgan_listeners 1",
    ] {
        assert!(text.lines().any(|known| known == line), "{line} is missing in {text}");
    }
}

#[test]
fn the_first_page_leads_to_the_notices() {
    let data = folder();
    let server = Server::at_home(data.path());
    let mut client = server.client();
    assert!(client.get("/").body.contains("href=\"/notices\""));
    let notices = client.get("/notices");
    assert_eq!((notices.status, notices.header("content-type")), (200, Some("text/plain; charset=utf-8")));
    assert_eq!(notices.header("cache-control"), Some("public, max-age=86400"));
    for work in ["\nSQLite 3.", "\naxum 0.", "Copyright (c) 2019 axum Contributors", "May you do good and not evil."] {
        assert!(notices.body.contains(work), "{work:?} is missing");
    }
}

/// A database as the first version of the schema wrote it, with one game in it.
const FIRST: &[u8] = include_bytes!("fixtures/schema-1.db");

#[test]
fn a_database_of_the_first_schema_still_opens() {
    let data = folder();
    std::fs::write(data.path().join("kurgan.db"), FIRST).unwrap();
    let server = Server::at_home(data.path());
    let mut client = server.client();
    let games = client.json("/api/v1/games");
    let id = games["games"][0]["id"].as_str().unwrap().to_owned();
    let info = client.get(&format!("/api/v1/games/{id}"));
    // The rules may have moved on since; then there is a way to go on.
    if info.status == 200 {
        client.play_on(&id, 3);
    } else {
        refused(&info, 422, "journal_diverged");
        let resumed = good(&client.ask("POST", &format!("/api/v1/games/{id}/resume"), None));
        client.play_on(resumed["id"].as_str().unwrap(), 3);
    }
}

#[test]
fn a_game_that_no_longer_plays_as_written_is_resumed() {
    let data = folder();
    std::fs::write(data.path().join("kurgan.db"), FIRST).unwrap();
    let server = Server::at_home(data.path());
    let id = server.client().json("/api/v1/games")["games"][0]["id"].as_str().unwrap().to_owned();
    let path = format!("/api/v1/games/{id}");
    let journal = server.client().json(&format!("{path}/journal"));
    server.stop();
    derail(data.path(), &journal);
    let server = Server::at_home(data.path());
    let mut client = server.client();
    refused(&client.get(&path), 422, "journal_diverged");
    refused(&client.post(&format!("{path}/actions"), &json!({"action": "end supply"})), 422, "journal_diverged");
    // Its page says so, and has the button that goes on.
    let page = client.get(&format!("/games/{id}"));
    assert_eq!(page.status, 422);
    assert!(page.body.contains(&format!("data-resume=\"{id}\"")) && page.body.contains("start of turn 1<"), "{page:?}");
    assert!(page.body.contains(&format!("{path}/journal")), "whoever sits at this computer may save it");
    server.logged("code=\"journal_diverged\"");
    let resumed = client.ask("POST", &format!("{path}/resume"), None);
    assert_eq!(resumed.status, 201, "{resumed:?}");
    let new = good(&resumed)["id"].as_str().unwrap().to_owned();
    client.play_on(&new, 5);
    // Whoever asks next is led to the same game.
    let again = client.ask("POST", &format!("{path}/resume"), None);
    assert_eq!((again.status, good(&again)["id"].as_str().unwrap()), (200, new.as_str()));
    refused(&client.get(&path), 422, "journal_diverged"); // it is kept as it was
    good(&client.get(&format!("{path}/journal")));
    good(&client.ask("DELETE", &path, None));
}

#[test]
fn what_was_taken_back_is_not_gone_on_with() {
    let data = folder();
    let server = Server::at_home(data.path());
    let mut client = server.client();
    let id = client.start(&json!({"game": "volga", "seed": 7, "takebacks": true}));
    let path = format!("/api/v1/games/{id}");
    let mut next_turn = || !client.play_on(&id, 1).is_empty() && client.json(&path)["state"]["turn"] == 2;
    assert!((0..1_000).any(|_| next_turn()), "a turn ends");
    good(&client.post(&format!("{path}/undo"), &json!({})));
    let journal = client.json(&format!("{path}/journal"));
    server.stop();
    derail(data.path(), &journal);
    let server = Server::at_home(data.path());
    let mut client = server.client();
    refused(&client.get(&path), 422, "journal_diverged");
    let resumed = good(&client.ask("POST", &format!("{path}/resume"), None));
    let info = client.json(&format!("/api/v1/games/{}", resumed["id"].as_str().unwrap()));
    assert_eq!(info["state"]["turn"], 1);
}

#[test]
fn a_database_of_a_later_version_is_refused() {
    let data = folder();
    let path = data.path().join("kurgan.db");
    std::fs::write(&path, include_bytes!("fixtures/schema-later.db")).unwrap();
    let (code, text) = kurgan(&["serve", "--no-open", "--port", "0", "--data", data.path().to_str().unwrap()]);
    assert_eq!(code, Some(1), "{text}");
    assert!(text.contains("later version of Kurgan (schema 999)"), "{text}");
}

#[test]
fn what_is_no_database_is_refused() {
    let data = folder();
    std::fs::write(data.path().join("kurgan.db"), "no database at all, but long enough to look like a file".repeat(9))
        .unwrap();
    let (code, text) = kurgan(&["serve", "--no-open", "--port", "0", "--data", data.path().to_str().unwrap()]);
    assert_eq!(code, Some(1), "{text}");
    assert!(text.contains("Cannot use the database"), "{text}");
}

#[test]
fn the_address_is_told_where_it_cannot_be_had() {
    let data = folder();
    let server = Server::at_home(data.path());
    let (other, taken) = (folder(), server.address.port().to_string());
    let (code, text) = kurgan(&["serve", "--no-open", "--port", &taken, "--data", other.path().to_str().unwrap()]);
    assert_eq!(code, Some(1));
    assert!(text.contains(&format!("Cannot listen on 127.0.0.1:{taken}")), "{text}");
}

#[test]
fn the_usual_port_gives_way_to_the_next() {
    let (one, two) = (folder(), folder());
    let first = Server::with(&["--data", one.path().to_str().unwrap()]);
    let second = Server::with(&["--data", two.path().to_str().unwrap()]);
    assert!(first.address.port() >= 7878 && second.address.port() > first.address.port());
    assert_eq!(second.client().get("/healthz").status, 200);
}
