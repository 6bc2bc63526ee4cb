//! A referee to talk to.

use serde_json::{Value, json};
use table::referee::{Next, Referee};
use table::{Packs, Words};

/// A referee, and what it is told in JSON.
pub(crate) struct Talk {
    pub(crate) referee: Referee,
}

impl Talk {
    pub(crate) fn new() -> Self {
        Self { referee: Referee::new(Packs::default(), Words::default(), || 7) }
    }

    /// With a game of Volga under way.
    pub(crate) fn volga(seed: u64) -> Self {
        let mut talk = Self::new();
        talk.ok(&json!({"op": "new", "game": "volga", "seed": seed}));
        talk
    }

    /// With a game of The Cauldron under way.
    pub(crate) fn cauldron(seed: u64) -> Self {
        let mut talk = Self::new();
        talk.ok(&json!({"op": "new", "game": "cauldron", "seed": seed}));
        talk
    }

    /// With a game of Pavlov's House under way.
    pub(crate) fn pavlov(seed: u64) -> Self {
        let mut talk = Self::new();
        talk.ok(&json!({"op": "new", "game": "pavlov", "seed": seed}));
        talk
    }

    pub(crate) fn line(&mut self, line: &[u8]) -> Value {
        let (reply, next) = self.referee.answer(line);
        assert_eq!(next, Next::Continue);
        assert_eq!(reply.split(|&byte| byte == b'\n').count(), 2, "one line for one line");
        serde_json::from_slice(&reply).unwrap()
    }

    pub(crate) fn say(&mut self, request: &Value) -> Value {
        self.line(request.to_string().as_bytes())
    }

    pub(crate) fn ok(&mut self, request: &Value) -> Value {
        let reply = self.say(request);
        assert_eq!(reply["ok"], true, "{request}: {reply}");
        reply
    }

    pub(crate) fn apply(&mut self, action: &str) -> Value {
        self.ok(&json!({"op": "apply", "action": action}))
    }

    pub(crate) fn apply_all(&mut self, actions: &[&str]) -> Value {
        actions.iter().map(|action| self.apply(action)).last().unwrap()
    }

    pub(crate) fn apply_with(&mut self, action: &str, chance: &Value) -> Value {
        self.ok(&json!({"op": "apply", "action": action, "chance": chance}))
    }

    /// The error in reply to this line.
    pub(crate) fn error(&mut self, line: &[u8]) -> Value {
        let reply = self.line(line);
        assert_eq!(reply["ok"], false, "{reply}");
        let message = reply["error"]["message"].as_str().unwrap();
        assert!(message.len() > 20 && message.ends_with('.'), "{message:?} is not a sentence");
        reply["error"].clone()
    }

    pub(crate) fn hash(&mut self) -> Value {
        self.ok(&json!({"op": "legal"}))["hash"].clone()
    }
}

/// The sentences of a reply's events.
pub(crate) fn texts(reply: &Value) -> Vec<&str> {
    reply["events"].as_array().unwrap().iter().map(|event| event["text"].as_str().unwrap()).collect()
}

/// The labels of the legal actions.
pub(crate) fn labels(reply: &Value) -> Vec<&str> {
    reply["legal"].as_array().unwrap().iter().map(|choice| choice["label"].as_str().unwrap()).collect()
}

/// A legal action.
pub(crate) fn choice<'a>(reply: &'a Value, action: &str) -> &'a Value {
    let legal = reply["legal"].as_array().unwrap();
    legal.iter().find(|choice| choice["action"] == action).unwrap_or_else(|| panic!("no {action} in {legal:?}"))
}

/// The example of play (13.4): the 29th Division in the Sawmill, before the storm of the Grain Elevator.
pub(crate) fn grain_elevator() -> Talk {
    let mut talk = Talk::volga(1);
    let mut position = talk.ok(&json!({"op": "position"}))["position"].take();
    let fields = position.as_object_mut().unwrap();
    fields.shift_remove("agenda");
    fields["phase"] = json!("combat");
    fields["turn"] = json!(2);
    fields["morale"] = json!(18);
    fields["supply"] = json!(0);
    fields["event"] = json!(15);
    fields["available"] = json!({"artillery": 6, "engineer": 2, "air": 1});
    let division = fields["german"].as_object_mut().unwrap().shift_remove("6").unwrap();
    fields["german"]["8"] = division;
    fields["soviet"].as_object_mut().unwrap().shift_remove("8");
    fields["bags"]["light_urban"].as_array_mut().unwrap().remove(0);
    talk.ok(&json!({"op": "set", "game": "volga", "position": position, "seed": 5, "takebacks": true}));
    talk
}
