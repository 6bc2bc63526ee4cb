//! What earlier versions have kept: a database and thirty journals of 0.1, of all games, finished and open, with hidden
//! hands. Nothing in them is lost or silently different.

use std::path::PathBuf;

use serde_json::{Value, json};

use super::{Answer, Asks, Client, Server, folder, good, refused};

fn kept(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/kept/0.1").join(name)
}

/// Games that today's rules play another way: the Cauldron's map has other lines in the south, a DX after its Collapse
/// takes only a unit by itself, two Soviet units of Volga are stronger. They are told apart by their fingerprints and offer their last good snapshot.
const CHANGED: [&str; 7] = [
    "cauldron-00-finished",
    "cauldron-01-open",
    "cauldron-02-finished",
    "cauldron-04-finished",
    "cauldron-06-finished",
    "cauldron-08-finished",
    "volga-02-finished",
];

/// Checks that a game cannot be played as written, but from a snapshot.
fn offers_its_snapshot(answer: &Answer) {
    refused(answer, 422, "journal_diverged");
    assert!(answer.body.contains("\"snapshot\":{"), "there is none: {answer:?}");
}

#[test]
fn a_database_of_0_1_is_read_and_its_games_go_on() {
    let data = folder();
    std::fs::copy(kept("kurgan.db"), data.path().join("kurgan.db")).unwrap();
    let server = Server::at_home(data.path());
    let mut client = server.client();
    let listed = client.json("/api/v1/games")["games"].clone();
    let games = listed.as_array().unwrap();
    assert_eq!(games.len(), 18);
    let (mut open, mut resumed) = (0, 0);
    for game in games {
        let mut id = game["id"].as_str().unwrap().to_owned();
        let page = client.get(&format!("/games/{id}?seat="));
        let answer = client.get(&format!("/api/v1/games/{id}"));
        assert_eq!(page.status, answer.status, "{game}");
        if answer.status == 200 {
            let info = good(&answer);
            assert_eq!((&info["game"], &info["state"]["turn"]), (&game["game"], &game["turn"]), "{game}");
            assert_eq!(info["state"]["outcome"].is_null(), game["over"] == false, "{game}");
        } else {
            offers_its_snapshot(&answer);
            assert!(page.body.contains("data-resume"), "{game} does not offer it on its page");
            id = good(&client.post(&format!("/api/v1/games/{id}/resume"), &json!({})))["id"]
                .as_str()
                .unwrap()
                .to_owned();
            resumed += 1;
        }
        if game["over"] == false {
            open += 1;
            assert_eq!(client.play_on(&id, 3).len(), 3, "{game}");
        }
    }
    assert_eq!((open, resumed), (9, 5));
    // What was completed is kept completed: after a restart the same games stand there.
    let stands = |client: &mut Client, id: &Value| client.get(&format!("/api/v1/games/{}", id.as_str().unwrap())).body;
    let before: Vec<String> = games.iter().map(|game| stands(&mut client, &game["id"])).collect();
    drop(server);
    let server = Server::at_home(data.path());
    let mut client = server.client();
    let after: Vec<String> = games.iter().map(|game| stands(&mut client, &game["id"])).collect();
    assert_eq!(after, before);
}

#[test]
fn journals_of_0_1_play_as_they_were_written() {
    let data = folder();
    let server = Server::at_home(data.path());
    let mut client = server.client();
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(kept("journals")).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), 30);
    for file in files {
        let name = file.file_stem().unwrap().to_str().unwrap();
        let journal: Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
        let answer = client.post("/api/v1/journals", &journal);
        if CHANGED.contains(&name) {
            offers_its_snapshot(&answer);
            continue;
        }
        let id = good(&answer)["id"].as_str().unwrap().to_owned();
        let again = client.json(&format!("/api/v1/games/{id}/journal"));
        assert_eq!(chance(&again), chance(&journal), "{name}: other dice");
        // Nothing but last words has come in, nothing is gone but the placing of a unit that only one area could take,
        // and behind them everything is as it was.
        let mut said = again["entries"].as_array().unwrap().iter().peekable();
        let unasked = |entry: &Value| {
            name.starts_with("volga") && entry["action"].as_str().is_some_and(|action| action.starts_with("place "))
        };
        for entry in journal["entries"].as_array().unwrap() {
            if unasked(entry) && said.peek().is_none_or(|next| next["action"] != entry["action"]) {
                continue;
            }
            let found = said.by_ref().find(|said| said["action"] == entry["action"]);
            assert!(found.is_some(), "{name}: {entry} is gone");
        }
        let last = |journal: &Value| match journal["at"].as_u64().unwrap() {
            0 => journal["start"]["hash"].clone(),
            at => journal["entries"][usize::try_from(at).unwrap() - 1]["hash"].clone(),
        };
        assert_eq!(last(&again), last(&journal), "{name} stands elsewhere");
    }
}

/// Every chance result of a journal, in order.
fn chance(journal: &Value) -> Vec<Value> {
    let entries = journal["entries"].as_array().unwrap().iter();
    entries.flat_map(|entry| entry["chance"].as_array().cloned().unwrap_or_default()).collect()
}
