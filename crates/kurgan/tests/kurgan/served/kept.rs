//! What earlier versions have kept: a database and thirty journals of 0.1, of all games, finished and open, with hidden
//! hands. Nothing in them is lost or silently different.

use std::path::PathBuf;

use serde_json::Value;

use super::{Asks, Server, folder, good};

fn kept(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/kept/0.1").join(name)
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
    let mut open = 0;
    for game in games {
        let id = game["id"].as_str().unwrap();
        let info = client.json(&format!("/api/v1/games/{id}"));
        assert_eq!((&info["game"], &info["state"]["turn"]), (&game["game"], &game["turn"]), "{game}");
        assert_eq!(info["state"]["outcome"].is_null(), game["over"] == false, "{game}");
        assert_eq!(client.get(&format!("/games/{id}?seat=")).status, 200, "{game}");
        if game["over"] == false {
            open += 1;
            assert_eq!(client.play_on(id, 3).len(), 3, "{game}");
        }
    }
    assert_eq!(open, 9);
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
        let journal: Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
        let id = good(&client.post("/api/v1/journals", &journal))["id"].as_str().unwrap().to_owned();
        let again = client.json(&format!("/api/v1/games/{id}/journal"));
        assert_eq!(again["entries"], journal["entries"], "{}", file.display());
        assert_eq!(again["at"], journal["at"], "{}", file.display());
    }
}
