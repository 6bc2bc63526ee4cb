//! The server, asked over a real socket, with its games in a real database.

mod abuse;
mod api;
mod crash;
mod hidden;
mod kept;
mod operator;
mod schema;
mod seats;
mod way;

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;
use testkit::http::{Answer, Client};

use crate::program;

/// A running server; killed when dropped.
struct Server {
    child: Child,
    address: SocketAddr,
    log: Arc<Mutex<String>>,
}

impl Server {
    /// On loopback, with its games in this folder.
    fn at_home(data: &Path) -> Self {
        Self::with(&["--port", "0", "--data", data.to_str().unwrap()])
    }

    /// On a network, with its games in this folder.
    fn open(data: &Path) -> Self {
        Self::with(&["--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()])
    }

    fn with(args: &[&str]) -> Self {
        let mut command = program();
        command.args(["serve", "--no-open"]).args(args).stdin(Stdio::null());
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()?.parse().ok());
        let log = Arc::new(Mutex::new(String::new()));
        let (mut errors, kept) = (BufReader::new(child.stderr.take().unwrap()), log.clone());
        let address = address.unwrap_or_else(|| {
            let mut text = String::new();
            let _ = errors.read_to_string(&mut text);
            panic!("no address in {line:?}: {text}")
        });
        thread::spawn(move || {
            let mut line = String::new();
            while errors.read_line(&mut line).is_ok_and(|bytes| bytes > 0) {
                kept.lock().unwrap().push_str(&std::mem::take(&mut line));
            }
        });
        Self { child, address, log }
    }

    fn client(&self) -> Client {
        Client::new(self.address)
    }

    /// Asks it to stop.
    fn terminate(&self) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
    }

    /// Stops it; everything is in its database then.
    fn stop(mut self) {
        self.terminate();
        assert!(self.child.wait().unwrap().success());
    }

    /// Waits until the log tells of this.
    #[track_caller]
    fn logged(&self, what: &str) {
        for _ in 0..200 {
            if self.log.lock().unwrap().contains(what) {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        panic!("{what} is not in the log: {}", self.log.lock().unwrap());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill(); // it may have stopped already
        let _ = self.child.wait();
    }
}

/// A game on a server, in short.
trait Asks {
    fn ask(&mut self, method: &str, path: &str, body: Option<&Value>) -> Answer;

    fn get(&mut self, path: &str) -> Answer {
        self.ask("GET", path, None)
    }

    fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.ask("POST", path, Some(body))
    }

    /// What is there.
    #[track_caller]
    fn json(&mut self, path: &str) -> Value {
        good(&self.get(path))
    }

    /// A new game; its name.
    #[track_caller]
    fn start(&mut self, game: &Value) -> String {
        good(&self.post("/api/v1/games", game))["id"].as_str().unwrap().to_owned()
    }

    /// Plays the first of the legal actions that gives nothing up, so many times.
    #[track_caller]
    fn play_on(&mut self, id: &str, times: usize) -> Vec<String> {
        let mut played = Vec::new();
        let mut state = self.json(&format!("/api/v1/games/{id}"))["state"].clone();
        for n in 0..times {
            let legal = state["legal"].as_array().unwrap();
            let choices: Vec<&Value> = legal.iter().filter(|choice| choice["resign"] == false).collect();
            let Some(choice) = choices.get(n % choices.len().max(1)) else { break };
            let action = choice["action"].as_str().unwrap().to_owned();
            let answer = self.post(&format!("/api/v1/games/{id}/actions"), &json!({"action": action}));
            state = good(&answer)["state"].clone();
            played.push(action);
        }
        played
    }
}

impl Asks for Client {
    fn ask(&mut self, method: &str, path: &str, body: Option<&Value>) -> Answer {
        let body = body.map(Value::to_string);
        loop {
            let answer = self.send(method, path, body.as_deref());
            let answer = answer.unwrap_or_else(|error| panic!("{method} {path}: {error}"));
            if answer.status != 429 {
                return answer;
            }
            // Tests ask faster than people do.
            thread::sleep(Duration::from_millis(200));
        }
    }
}

/// The JSON of an answer that says yes.
#[track_caller]
fn good(answer: &Answer) -> Value {
    assert!((200..300).contains(&answer.status), "{answer:?}");
    serde_json::from_str(&answer.body).unwrap_or_else(|error| panic!("{error}: {answer:?}"))
}

/// Checks that an answer says no with this status and code, and in a sentence.
#[track_caller]
fn refused(answer: &Answer, status: u16, code: &str) {
    assert_eq!(answer.status, status, "{answer:?}");
    let body: Value = serde_json::from_str(&answer.body).unwrap_or_else(|error| panic!("{error}: {answer:?}"));
    assert_eq!(body["error"]["code"], code, "{answer:?}");
    assert!(body["error"]["message"].as_str().is_some_and(|message| message.len() > 10), "{answer:?}");
}

/// A player of a server on a network: starts a game and has the cookie.
fn player(server: &Server, game: &Value) -> (Client, String) {
    let mut client = server.client();
    let answer = client.post("/api/v1/games", game);
    let cookie = answer.header("set-cookie").expect("a cookie").split(';').next().unwrap().to_owned();
    let id = good(&answer)["id"].as_str().unwrap().to_owned();
    (client.with("cookie", &cookie), id)
}

/// Whoever takes the seat of this token, with the cookie.
fn guest(server: &Server, token: &Value) -> Client {
    let answer = server.client().post("/api/v1/join", &json!({"token": token}));
    let cookie = answer.header("set-cookie").expect("a cookie").split(';').next().unwrap().to_owned();
    server.client().with("cookie", &cookie)
}

/// As if a rule had changed: in the database of this folder, whose server has stopped, the last entry of this journal
/// leads elsewhere.
fn derail(data: &Path, journal: &Value) {
    let hash = journal["entries"].as_array().unwrap().last().unwrap()["hash"].as_str().unwrap();
    let file = data.join("kurgan.db");
    let mut bytes = std::fs::read(&file).unwrap();
    let places: Vec<usize> = (0..bytes.len()).filter(|&n| bytes[n..].starts_with(hash.as_bytes())).collect();
    assert!(!places.is_empty(), "{hash} is not in the database");
    for place in places {
        bytes[place..place + 4].copy_from_slice(b"0000");
    }
    std::fs::write(file, bytes).unwrap();
}

fn folder() -> TempDir {
    TempDir::new().expect("there is room for a folder")
}
