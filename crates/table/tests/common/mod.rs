//! A referee to talk to.

use serde_json::{Value, json};
use table::referee::{Next, Referee};
use table::{Packs, Words};

/// A referee, and what it is told in JSON.
pub struct Talk {
    pub referee: Referee,
}

impl Talk {
    pub fn new() -> Self {
        Self { referee: Referee::new(Packs::default(), Words::default(), || 7) }
    }

    /// With a game of Volga under way.
    pub fn volga(seed: u64) -> Self {
        let mut talk = Self::new();
        talk.ok(&json!({"op": "new", "game": "volga", "seed": seed}));
        talk
    }

    pub fn line(&mut self, line: &[u8]) -> Value {
        let (reply, next) = self.referee.answer(line);
        assert_eq!(next, Next::Continue);
        assert_eq!(reply.iter().filter(|&&byte| byte == b'\n').count(), 1, "one line for one line");
        serde_json::from_slice(&reply).unwrap()
    }

    pub fn say(&mut self, request: &Value) -> Value {
        self.line(request.to_string().as_bytes())
    }

    pub fn ok(&mut self, request: &Value) -> Value {
        let reply = self.say(request);
        assert_eq!(reply["ok"], true, "{request}: {reply}");
        reply
    }

    pub fn apply(&mut self, action: &str) -> Value {
        self.ok(&json!({"op": "apply", "action": action}))
    }

    pub fn apply_all(&mut self, actions: &[&str]) -> Value {
        actions.iter().map(|action| self.apply(action)).last().unwrap()
    }

    /// An error reply to this line.
    pub fn error(&mut self, line: &[u8]) -> Value {
        let reply = self.line(line);
        assert_eq!(reply["ok"], false, "{reply}");
        assert!(reply["error"]["message"].as_str().is_some_and(|text| text.len() > 10), "{reply}");
        reply["error"].clone()
    }

    pub fn hash(&mut self) -> Value {
        self.ok(&json!({"op": "legal"}))["hash"].clone()
    }
}
