//! Killed without warning, again and again, under load: nothing acknowledged is lost, every game replays.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use testkit::http::Client;
use testkit::luck::Luck;

use super::{Asks, Server, folder, good};

/// How many play at the same time.
const PLAYERS: u64 = 6;

/// What the server has promised about a game.
#[derive(Clone, Default)]
struct Promised {
    id: String,
    /// The actions in force, in order.
    actions: Vec<String>,
    version: u64,
    /// What was sent and not answered: it may be there or not.
    open: Option<Open>,
}

#[derive(Clone, Debug)]
enum Open {
    Action(String),
    Undo,
}

/// Plays on until the server is gone; remembers what was acknowledged.
fn play(mut client: Client, mut promised: Promised, stop: &AtomicBool, seed: u64) -> Promised {
    let mut luck = Luck::new(seed);
    let path = format!("/api/v1/games/{}", promised.id);
    let Ok(info) = client.send("GET", &path, None) else { return promised };
    let mut state = good(&info)["state"].clone();
    while !stop.load(Ordering::Relaxed) {
        let legal: Vec<&Value> =
            state["legal"].as_array().unwrap().iter().filter(|choice| choice["resign"] == false).collect();
        let Some(choice) = luck.pick(&legal) else { break };
        let undoes = luck.below(7) == 0 && !promised.actions.is_empty();
        let (what, body, open) = if undoes {
            ("undo", json!({}), Open::Undo)
        } else {
            let action = choice["action"].as_str().unwrap().to_owned();
            ("actions", json!({"action": action}), Open::Action(action))
        };
        promised.open = Some(open.clone());
        let Ok(answer) = client.send("POST", &format!("{path}/{what}"), Some(&body.to_string())) else { break };
        promised.open = None;
        let told = good(&answer);
        state = told["state"].clone();
        promised.version = told["version"].as_u64().unwrap();
        match open {
            Open::Action(action) => promised.actions.push(action),
            Open::Undo => {
                promised.actions.pop();
            }
        }
    }
    promised
}

/// The actions in force, as the server has them.
fn kept(client: &mut Client, id: &str) -> (u64, Vec<String>) {
    let journal = client.json(&format!("/api/v1/games/{id}/journal"));
    let at = usize::try_from(journal["at"].as_u64().unwrap()).unwrap();
    let entries = journal["entries"].as_array().unwrap().iter().take(at);
    let actions = entries.map(|entry| entry["action"].as_str().unwrap().to_owned()).collect();
    (client.json(&format!("/api/v1/games/{id}"))["version"].as_u64().unwrap(), actions)
}

/// Checks that what the server has is what it promised, or that and what was not answered; then goes on from there.
fn settle(client: &mut Client, promised: &mut Promised) {
    let (version, actions) = kept(client, &promised.id);
    let mut possible = vec![(promised.version, promised.actions.clone())];
    match promised.open.take() {
        Some(Open::Action(action)) => {
            let mut more = promised.actions.clone();
            more.push(action);
            possible.push((promised.version + 1, more));
        }
        Some(Open::Undo) => {
            let fewer = promised.actions[..promised.actions.len() - 1].to_vec();
            possible.push((promised.version + 1, fewer));
        }
        None => {}
    }
    assert!(
        possible.contains(&(version, actions.clone())),
        "version {version} of {}, promised {}: {} actions kept, {} promised",
        promised.id,
        promised.version,
        actions.len(),
        promised.actions.len()
    );
    (promised.version, promised.actions) = (version, actions);
}

fn new_game(client: &mut Client, n: u64) -> Promised {
    let games: Vec<table::GameId> = table::GameId::offered().collect();
    let game = games[usize::try_from(n).unwrap() % games.len()];
    let id = client.start(&json!({"game": game, "seed": n, "takebacks": true}));
    Promised { id, version: 1, ..Promised::default() }
}

fn kills_lose_nothing(kills: u64) {
    let data = folder();
    let games: Arc<Mutex<Vec<Promised>>> = Arc::default();
    let mut acknowledged = 0;
    let mut started = 0;
    for kill in 0..kills {
        let mut server = Server::at_home(data.path());
        let mut client = server.client();
        let mut playing = std::mem::take(&mut *games.lock().unwrap());
        for promised in &mut playing {
            settle(&mut client, promised);
        }
        playing.retain(|promised| promised.actions.len() < 150);
        while playing.len() < usize::try_from(PLAYERS).unwrap() {
            playing.push(new_game(&mut client, started));
            started += 1;
        }
        let before: u64 = playing.iter().map(|promised| promised.version).sum();
        let stop = Arc::new(AtomicBool::new(false));
        let players: Vec<_> = (0..)
            .zip(playing)
            .map(|(n, promised)| {
                let (client, stop, games) = (server.client(), stop.clone(), games.clone());
                thread::spawn(move || {
                    let promised = play(client, promised, &stop, kill * PLAYERS + n);
                    games.lock().unwrap().push(promised);
                })
            })
            .collect();
        // At another moment each time.
        thread::sleep(Duration::from_micros(5_000 + kill.wrapping_mul(7_919) % 90_000));
        server.child.kill().unwrap();
        server.child.wait().unwrap();
        stop.store(true, Ordering::Relaxed);
        for player in players {
            player.join().unwrap();
        }
        acknowledged += games.lock().unwrap().iter().map(|promised| promised.version).sum::<u64>() - before;
    }
    let server = Server::at_home(data.path());
    let mut client = server.client();
    for promised in games.lock().unwrap().iter_mut() {
        settle(&mut client, promised);
    }
    // Every game that ever was still plays as written.
    for game in client.json("/api/v1/games")["games"].as_array().unwrap() {
        good(&client.get(&format!("/api/v1/games/{}", game["id"].as_str().unwrap())));
    }
    assert!(acknowledged > 3 * kills, "only {acknowledged} actions were acknowledged");
    println!("{acknowledged} actions acknowledged in {kills} lives, {started} games");
}

#[test]
fn twenty_kills_lose_nothing() {
    kills_lose_nothing(20);
}

mod long_crash {
    #[test]
    #[ignore = "long: ./test long"]
    fn a_hundred_kills_lose_nothing() {
        super::kills_lose_nothing(100);
    }
}
