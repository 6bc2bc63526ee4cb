use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use kurgan_core::chance::Fast;
use serde_json::{Value, json};

use super::Scratch;
use crate::{kurgan, kurgan_told, program};

/// A referee at the other end of two pipes.
struct Client {
    child: Child,
    ask: ChildStdin,
    replies: BufReader<ChildStdout>,
    requests: usize,
}

impl Client {
    fn new() -> Self {
        let mut child =
            program().arg("referee").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        let ask = child.stdin.take().expect("it was piped");
        let replies = BufReader::new(child.stdout.take().expect("it was piped"));
        Self { child, ask, replies, requests: 0 }
    }

    fn ask(&mut self, request: &Value) -> Value {
        self.requests += 1;
        writeln!(self.ask, "{request}").expect("it listens");
        let mut reply = String::new();
        self.replies.read_line(&mut reply).expect("it answers");
        serde_json::from_str(&reply).expect("it answers in JSON")
    }

    /// Plays a game by chance and returns the last reply.
    fn random_game(&mut self, game: &str, seed: u64, options: &Value) -> Value {
        let mut rng = Fast::new(seed);
        let mut reply = self.ask(&json!({ "op": "new", "game": game, "options": options, "seed": seed }));
        loop {
            assert_eq!(reply["ok"], true, "{reply}");
            let legal = reply["legal"].as_array().expect("there is a list");
            let legal: Vec<&Value> = legal.iter().filter(|choice| choice["resign"] == false).collect();
            if legal.is_empty() {
                return reply;
            }
            let action = legal[rng.below(legal.len())]["action"].clone();
            reply = self.ask(&json!({ "op": "apply", "action": action }));
        }
    }

    fn quit(mut self) {
        self.ask(&json!({ "op": "quit" }));
        drop(self.ask);
        assert!(self.child.wait().expect("it ends").success());
    }
}

#[test]
fn random_games_over_pipes_end_with_an_outcome_and_a_journal_that_verifies() {
    let scratch = Scratch::new();
    let mut client = Client::new();
    let scenario = |scenario: &str| json!({ "scenario": scenario });
    let games = [
        ("volga", scenario("main")),
        ("volga", scenario("factory")),
        ("cauldron", scenario("historical")),
        ("cauldron", scenario("variable")),
        ("pavlov", json!({})),
        ("pavlov", json!({"players": "competitive_two"})),
    ];
    for (seed, (game, options)) in (1..).zip(games) {
        let before = client.requests;
        let last = client.random_game(game, seed, &options);
        assert!(client.requests - before > 50, "that was a short war");
        assert_eq!(last["to_act"], json!([]));
        assert!(last["outcome"]["result"].is_string(), "{last}");
        let reply = client.ask(&json!({ "op": "journal" }));
        fs::write(scratch.path("game.json"), reply["journal"].to_string()).unwrap();
        kurgan(["verify", &scratch.text("game.json")]).good();
    }
    client.quit();
}

#[test]
fn nonsense_is_answered_and_the_referee_goes_on() {
    let mut client = Client::new();
    let start = client.ask(&json!({ "op": "new", "game": "volga", "seed": 7 }));
    for nonsense in [json!(7), json!({ "op": "win" }), json!({ "op": "apply", "action": "win" }), json!({ "op": [] })] {
        let reply = client.ask(&nonsense);
        assert_eq!(reply["ok"], false, "{reply}");
        assert!(reply["error"]["code"].is_string() && reply["error"]["message"].is_string(), "{reply}");
    }
    assert_eq!(client.ask(&json!({ "op": "legal" }))["hash"], start["hash"]);
    client.quit();
}

#[test]
fn the_end_of_input_is_the_end() {
    assert_eq!(kurgan(["referee"]).good(), "");
    let text = kurgan_told(["referee"], "{\"op\":\"games\",\"id\":3}\nnot JSON").good();
    let replies: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(replies.len(), 2);
    assert_eq!((&replies[0]["ok"], &replies[0]["id"]), (&json!(true), &json!(3)));
    assert_eq!(replies[1]["ok"], false);
}
