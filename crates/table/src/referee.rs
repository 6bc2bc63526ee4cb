//! The referee: JSON Lines in, JSON Lines out. `docs/protocol.md` describes the protocol.
//!
//! ```text
//!  line --> Request (request.rs) --> Referee::answer --> AnySession
//!                                          |
//!  line <-- Reply <------------------------+
//! ```

mod lines;
mod request;

use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

use guide::{Choice, EventText, Odds};
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::any::Start;
use crate::error::TableError;
use crate::games::games;
use crate::hint::Advisor;
use crate::registry::{AnySession, GameId, Packs};
use crate::reply::{Ending, State};
use crate::words::{Says, Words};
use lines::{Line, read_line};
use request::{Op, Request};

/// The version of the protocol, which `games` tells.
const PROTOCOL: u32 = 2;

/// The longest line that is read, in bytes.
pub const MAX_LINE: usize = 16 << 20;

/// Whether the conversation goes on after a reply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// The next request, please.
    Continue,
    /// That was `quit`.
    Quit,
}

/// Speaks the referee protocol over one game at a time.
pub struct Referee {
    packs: Packs,
    words: Words,
    entropy: fn() -> u64,
    session: Option<AnySession>,
    advisor: Option<Advisor>,
}

/// A reply as it is written.
#[derive(Serialize)]
struct Reply {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Value>,
    #[serde(flatten)]
    body: Body,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Body {
    Standing(Box<Standing>),
    Odds(Odds),
    Other(Value),
    Error { error: TableError },
}

/// Where the game stands and what the request caused, in the order of the protocol.
#[derive(Serialize)]
struct Standing {
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    turn: u32,
    phase: String,
    to_act: Vec<&'static str>,
    prompt: String,
    legal: Vec<Choice>,
    events: Vec<EventText>,
    outcome: Option<Ending>,
    hash: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    assumed: Option<Map<String, Value>>,
}

impl Body {
    fn standing(seed: Option<u64>, session: &AnySession, events: Vec<EventText>, words: Words) -> Self {
        let (hash, assumed) = (session.hash(), None);
        let State { turn, phase, to_act, prompt, legal, outcome } = session.state(words);
        Self::Standing(Box::new(Standing { seed, turn, phase, to_act, prompt, legal, events, outcome, hash, assumed }))
    }

    /// The same with what a position left out.
    fn assuming(mut self, assumed: Map<String, Value>) -> Self {
        if let Self::Standing(standing) = &mut self {
            standing.assumed = Some(assumed);
        }
        self
    }
}

impl Referee {
    /// A referee without a game. `entropy` gives the seed of a game that is started without one; what is above
    /// [`MAX_SEED`](crate::MAX_SEED) is cut off.
    pub fn new(packs: Packs, words: Words, entropy: fn() -> u64) -> Self {
        Self { packs, words, entropy, session: None, advisor: None }
    }

    /// Asks somebody who can think for hints; without, there are none.
    #[must_use]
    pub fn advised_by(self, advisor: Advisor) -> Self {
        Self { advisor: Some(advisor), ..self }
    }

    /// The game under way.
    pub fn session(&self) -> Option<&AnySession> {
        self.session.as_ref()
    }

    /// Answers one line; the reply ends with a newline.
    pub fn answer(&mut self, line: &[u8]) -> (Vec<u8>, Next) {
        let mut next = Next::Continue;
        let (id, body) = match Request::read(line, self.words) {
            Ok(mut request) => {
                let id = request.take_id();
                let body = request.op(self.words).and_then(|op| {
                    if op == Op::Quit {
                        next = Next::Quit;
                    }
                    self.carry_out(op, &request)
                });
                (id, body)
            }
            Err(error) => (None, Err(error)),
        };
        (write_reply(id, body), next)
    }

    /// Answers every line of `input` until it ends or says `quit`.
    pub fn serve(&mut self, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
        let mut line = Vec::new();
        loop {
            let (reply, next) = match read_line(&mut input, &mut line, MAX_LINE)? {
                Line::End => return Ok(()),
                Line::TooLong => {
                    let message = self.words.say().error_line_too_long(MAX_LINE >> 20);
                    (write_reply(None, Err(TableError::new("line_too_long", message))), Next::Continue)
                }
                Line::Read => self.answer_in_any_case(&line),
            };
            output.write_all(&reply)?;
            output.flush()?;
            if next == Next::Quit {
                return Ok(());
            }
        }
    }

    /// Answers a line even if a rule should panic. A tournament must not lose its referee to a fault in one position;
    /// the game is still whole then, because a session changes only after an action has been carried out on a copy.
    fn answer_in_any_case(&mut self, line: &[u8]) -> (Vec<u8>, Next) {
        catch_unwind(AssertUnwindSafe(|| self.answer(line))).unwrap_or_else(|_| {
            let id = Request::read(line, self.words).ok().and_then(|mut request| request.take_id());
            let error = TableError::new("internal", self.words.say().error_internal());
            (write_reply(id, Err(error)), Next::Continue)
        })
    }

    fn carry_out(&mut self, op: Op, request: &Request) -> Result<Body, TableError> {
        let words = self.words;
        match op {
            Op::Games => Ok(Body::Other(json!({"protocol": PROTOCOL, "games": games(words, &self.packs)}))),
            Op::New => self.start(request),
            Op::Set => {
                let game = request.text("game", words)?;
                let position = request.object("position", words)?;
                let seed = self.seed(request)?;
                let takebacks = request.flag("takebacks", words)?;
                let strict = request.flag("strict", words)?;
                let start = Start { seed: Some(seed), takebacks, ..Start::of(GameId::read(game, words)?, position) };
                let (session, assumed) = AnySession::set(&self.packs, &start, words)?;
                if let Some(field) = assumed.keys().next().filter(|_| strict) {
                    return Err(TableError::left_out(field, words));
                }
                Ok(self.begin(session, Some(seed), Vec::new()).assuming(assumed))
            }
            Op::Replay => {
                let session = AnySession::replay(&self.packs, request.object("journal", words)?, words)?;
                Ok(self.begin(session, None, Vec::new()))
            }
            Op::Hint => self.hint(request),
            Op::Quit => Ok(Body::Other(json!({}))),
            _ => self.go_on(op, request),
        }
    }

    /// What can be asked of a game under way.
    fn go_on(&mut self, op: Op, request: &Request) -> Result<Body, TableError> {
        let words = self.words;
        let Some(session) = &mut self.session else {
            return Err(TableError::new("no_game", words.say().error_no_game()));
        };
        let events = match op {
            Op::Apply => {
                let action = request.text("action", words)?;
                let given = request.chance(words)?;
                session.play(action, given.as_deref(), words)?
            }
            Op::Undo => {
                session.undo(request.steps(words)?, words)?;
                Vec::new()
            }
            Op::Redo => session.redo(request.steps(words)?, words)?,
            Op::Odds => return session.odds(request.text("action", words)?, words).map(Body::Odds),
            Op::Blocked => return Ok(Body::Other(json!({"blocked": session.blocked(words)}))),
            Op::View => {
                let seat = request.optional_text("seat", words)?;
                return Ok(Body::Other(json!({"view": session.view(seat, words)?})));
            }
            Op::Position => return Ok(Body::Other(json!({"position": session.position()}))),
            Op::Journal => return Ok(Body::Other(json!({"journal": session.journal()}))),
            _ => Vec::new(),
        };
        Ok(Body::standing(None, session, events, words))
    }

    fn start(&mut self, request: &Request) -> Result<Body, TableError> {
        let words = self.words;
        let game = request.text("game", words)?;
        let options = request.optional_object("options", words)?.unwrap_or(&Value::Null);
        let seed = self.seed(request)?;
        let takebacks = request.flag("takebacks", words)?;
        let chance = request.chance(words)?;
        let game = GameId::read(game, words)?;
        let start = Start { game, from: options, chance: chance.as_deref(), seed: Some(seed), takebacks };
        let session = AnySession::new(&self.packs, &start, words)?;
        let events = session.last_events(words);
        Ok(self.begin(session, Some(seed), events))
    }

    /// What to do now, by whoever thinks here. It sees the position, not the seed of the game.
    fn hint(&self, request: &Request) -> Result<Body, TableError> {
        let words = self.words;
        let Some(advisor) = self.advisor else {
            return Err(TableError::new("not_available", words.say().error_not_available("hint")));
        };
        let thought = request.thought(words)?;
        let seed = self.seed(request)?;
        let Some(session) = &self.session else {
            return Err(TableError::new("no_game", words.say().error_no_game()));
        };
        if session.is_over() {
            return Err(TableError::over(words));
        }
        let opinions = advisor(session, thought, seed);
        let playouts: u32 = opinions.iter().map(|opinion| opinion.playouts).sum();
        Ok(Body::Other(json!({"seed": seed, "playouts": playouts, "hints": session.hints(opinions, words)})))
    }

    fn seed(&self, request: &Request) -> Result<u64, TableError> {
        let seed = request.seed(self.words)?;
        Ok(seed.unwrap_or_else(|| (self.entropy)() & crate::MAX_SEED))
    }

    /// Puts a game on the table.
    fn begin(&mut self, session: AnySession, seed: Option<u64>, events: Vec<EventText>) -> Body {
        let body = Body::standing(seed, &session, events, self.words);
        self.session = Some(session);
        body
    }
}

fn write_reply(id: Option<Value>, body: Result<Body, TableError>) -> Vec<u8> {
    let ok = body.is_ok();
    let body = body.unwrap_or_else(|error| Body::Error { error });
    let mut line = Vec::with_capacity(8 << 10);
    // Writing to memory cannot fail, and every key of a reply is a text.
    let written = serde_json::to_writer(&mut line, &Reply { ok, id, body });
    debug_assert!(written.is_ok(), "a reply is plain JSON");
    line.push(b'\n');
    line
}
