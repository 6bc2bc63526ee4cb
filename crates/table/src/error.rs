//! Errors in words.

use guide::Speaks;
use kurgan_core::chance::{Given, Request};
use kurgan_core::{
    BadOption, Journal, JournalError, OptionKind, OptionSpec, PlayError, Problem, UndoError, Unreadable,
};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use crate::registry::{GameId, Listed};
use crate::words::{Says, Words};

/// What kind of no an error says, whatever its code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// It cannot be done, now or in this way.
    Refused,
    /// Results of dice or draws are missing, so many as yet were right.
    ChanceNeeded,
    /// The results that were given do not fit.
    ChanceWrong,
    /// Another seat is to act.
    NotYourTurn,
    /// The game does not stand where one thought: it is over, or there is nothing to take back.
    Conflict,
}

/// A request that was not carried out: a code for programs, a sentence for people. The game is as it was.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct TableError {
    /// The code; `docs/protocol.md` lists them.
    pub code: &'static str,
    /// What it comes to.
    pub kind: Kind,
    /// What was wrong, where, and what to do.
    pub message: String,
    /// The rule behind it.
    pub rule: Option<&'static str>,
    /// What would be needed next: for `chance_needed` and `chance_impossible` the request, for `journal_diverged` the
    /// snapshot from which the game can be resumed.
    pub next: Option<Box<Value>>,
    /// What the ids in `next` are called in the reader's language, one by one, where something is to be drawn. Not part
    /// of the protocol: programs know the ids, pages show these.
    pub names: Vec<String>,
}

impl Serialize for TableError {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("code", self.code)?;
        map.serialize_entry("message", &self.message)?;
        if let Some(rule) = self.rule {
            map.serialize_entry("rule", rule)?;
        }
        if let Some(next) = &self.next {
            map.serialize_entry("next", next)?;
        }
        map.end()
    }
}

impl TableError {
    pub(crate) fn new(code: &'static str, message: String) -> Self {
        Self { code, kind: Kind::Refused, message, rule: None, next: None, names: Vec::new() }
    }

    pub(crate) fn of(self, kind: Kind) -> Self {
        Self { kind, ..self }
    }

    fn with(self, next: Value) -> Self {
        Self { next: Some(Box::new(next)), ..self }
    }

    /// With what chance is to bring.
    fn wanting(self, mut wanted: Wanted) -> Self {
        let names = std::mem::take(&mut wanted.names);
        Self { names, ..self.with(wanted.json()) }
    }

    /// Text that is not the notation of an action.
    pub(crate) fn unreadable<G: Listed>(error: Unreadable, words: Words) -> Self {
        let told = |form: &str| G::Guide::form(form, words);
        let verbs = || G::forms().iter().map(|form| told(form)).collect::<Vec<_>>().join(" · ");
        let message = match error {
            Unreadable::Verb(word) if word.is_empty() => words.say().error_empty_action(verbs()),
            Unreadable::Verb(word) => words.say().error_unknown_verb(word, verbs()),
            Unreadable::Form(form) => words.say().error_bad_form(told(&form)),
            Unreadable::Name(name) => words.say().error_unknown_name(name),
        };
        Self::new("bad_action", message)
    }

    /// An action that the rules do not allow now.
    pub(crate) fn refused<G: Listed>(pack: &'static G::Pack, refusal: &G::Refusal, words: Words) -> Self {
        let refused = G::Guide::refusal(pack, refusal, words);
        Self { rule: Some(refused.rule), ..Self::new(refused.code, refused.text) }
    }

    /// An action that was not carried out.
    pub(crate) fn play<G: Listed>(pack: &'static G::Pack, error: PlayError<G>, words: Words) -> Self {
        let say = words.say();
        match error {
            PlayError::Over => Self::over(words),
            PlayError::Refused(refusal) => Self::refused::<G>(pack, &refusal, words),
            PlayError::Needed(request) => {
                let wanted = Wanted::new::<G>(pack, request, words);
                let message = match wanted.ids() {
                    None => say.error_chance_needed_dice(wanted.count, wanted.reason.as_str()),
                    Some(ids) => say.error_chance_needed_draw(wanted.reason.as_str(), ids),
                };
                Self::new("chance_needed", message).of(Kind::ChanceNeeded).wanting(wanted)
            }
            PlayError::Impossible(request, given) => {
                let wanted = Wanted::new::<G>(pack, request, words);
                let found = match given {
                    Given::Die(face) => face.to_string(),
                    Given::Named(name) => format!("\"{}\"", short(&name)),
                };
                let message = match wanted.ids() {
                    None => say.error_chance_impossible_die(found, wanted.reason.as_str()),
                    Some(ids) => say.error_chance_impossible_draw(found, wanted.reason.as_str(), ids),
                };
                Self::new("chance_impossible", message).of(Kind::ChanceWrong).wanting(wanted)
            }
            PlayError::LeftOver(count) => {
                Self::new("chance_left_over", say.error_chance_left_over(count)).of(Kind::ChanceWrong)
            }
        }
    }

    pub(crate) fn undo(error: UndoError, words: Words) -> Self {
        let error = match error {
            UndoError::Nothing => Self::new("nothing_to_undo", words.say().error_nothing_to_undo()),
            UndoError::Reveals => Self::new("undo_reveals", words.say().error_undo_reveals()),
        };
        error.of(Kind::Conflict)
    }

    pub(crate) fn nothing_to_redo(words: Words) -> Self {
        Self::new("nothing_to_redo", words.say().error_nothing_to_redo()).of(Kind::Conflict)
    }

    pub(crate) fn over(words: Words) -> Self {
        Self::new("game_over", words.say().error_over()).of(Kind::Conflict)
    }

    /// An option that does not exist or does not take this value.
    pub(crate) fn option<G: Listed>(bad: &BadOption, options: &Value, words: Words) -> Self {
        let say = words.say();
        let found = || short(&options.get(&bad.name).unwrap_or(options).to_string());
        let message = if bad.name.is_empty() {
            say.error_bad_options(kind_of(options, words))
        } else if let Ok(spec) = OptionSpec::named(G::OPTIONS, &bad.name) {
            say.error_bad_option(spec.name, found(), taken(&spec.kind, words))
        } else {
            let known: Vec<&str> = G::OPTIONS.iter().map(|spec| spec.name).collect();
            say.error_unknown_option(short(&bad.name), known.join(", "))
        };
        Self::new("bad_option", message)
    }

    /// A position that cannot be. What is wrong begins with the field it is about: people are told where to look, the
    /// rest is for those who know the program.
    pub(crate) fn position(detail: &str, words: Words) -> Self {
        let (field, what) = detail.split_once(": ").unwrap_or(("", detail));
        let message = match field {
            "" => words.say().error_bad_position(what),
            field => words.say().error_bad_position_field(field, what),
        };
        Self::new("bad_position", message)
    }

    /// A position that leaves this field out, although it is to be whole.
    pub(crate) fn left_out(field: &str, words: Words) -> Self {
        Self::new("bad_position", words.say().error_position_left_out(field))
    }

    pub(crate) fn bad_journal(detail: &str, words: Words) -> Self {
        Self::new("bad_journal", words.say().error_bad_journal(detail))
    }

    /// A journal that cannot be continued.
    pub(crate) fn journal<G: Listed>(error: JournalError, journal: &Journal, words: Words) -> Self {
        let say = words.say();
        match error {
            JournalError::Format(format) => Self::new("bad_journal", say.error_journal_format(format)),
            JournalError::Game(game) => Self::unknown_game(&game, words),
            JournalError::Pack { wanted, found } => {
                let brief = |id: &str| id.chars().take(12).collect::<String>();
                Self::new("other_pack", say.error_journal_pack(brief(&wanted), brief(&found)))
            }
            JournalError::Options(bad) => Self::option::<G>(&bad, &journal.options, words),
            JournalError::Cursor => Self::new("bad_journal", say.error_journal_cursor()),
            JournalError::Commitment => Self::new("bad_commitment", say.error_journal_commitment()),
            JournalError::From(detail) => Self::position(&detail, words),
            JournalError::Diverged(found) => {
                let problem = match found.problem {
                    Problem::Unreadable(_) => say.journal_problem_unreadable(),
                    Problem::Illegal => say.journal_problem_illegal(),
                    Problem::Chance => say.journal_problem_chance(),
                    Problem::Hash => say.journal_problem_hash(),
                };
                let snapshot = found.snapshot.and_then(|snapshot| journal.snapshots.get(snapshot));
                let remedy = snapshot
                    .map_or_else(|| say.journal_remedy_none(), |snapshot| say.journal_remedy_resume(snapshot.turn));
                let message = match found.entry {
                    0 => say.error_journal_diverged_start(problem, remedy),
                    entry => say.error_journal_diverged(entry, problem, remedy),
                };
                let snapshot = snapshot.map(|snapshot| json!({"at": snapshot.at, "turn": snapshot.turn}));
                Self::new("journal_diverged", message).with(json!({"entry": found.entry, "snapshot": snapshot}))
            }
        }
    }

    pub(crate) fn unknown_game(game: &str, words: Words) -> Self {
        Self::new("unknown_game", words.say().error_unknown_game(short(game), GameId::ids()))
    }
}

/// A chance request in words and as data.
struct Wanted {
    reason: String,
    count: u8,
    drawn: Option<Vec<String>>,
    /// What those are called.
    names: Vec<String>,
}

impl Wanted {
    fn new<G: Listed>(pack: &'static G::Pack, request: Request, words: Words) -> Self {
        match request {
            Request::Dice { why, count } => {
                Self { reason: G::Guide::request(pack, why, words), count, drawn: None, names: Vec::new() }
            }
            Request::Draw(bag) => {
                let left = || (0..128_u8).filter(|id| bag.left >> id & 1 != 0);
                let drawn = Some(left().map(|id| G::drawn(pack, bag.why, id)).collect());
                let names = left().map(|id| G::Guide::drawn_name(pack, bag.why, id, words)).collect();
                Self { reason: G::Guide::request(pack, bag.why, words), count: 1, drawn, names }
            }
        }
    }

    fn ids(&self) -> Option<String> {
        self.drawn.as_ref().map(|ids| ids.join(", "))
    }

    fn json(self) -> Value {
        match self.drawn {
            None => json!({"for": self.reason, "dice": self.count}),
            Some(ids) => json!({"for": self.reason, "ids": ids}),
        }
    }
}

/// The beginning of a text that came from outside.
pub(crate) fn short(text: &str) -> String {
    cut(text, 60)
}

/// The beginning of what is wrong with something, which may quote a text from outside.
pub(crate) fn clipped(detail: &str) -> String {
    cut(detail, 240)
}

fn cut(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => text.into(),
        Some((end, _)) => format!("{}...", &text[..end]),
    }
}

/// What an option takes.
fn taken(kind: &OptionKind, words: Words) -> String {
    let say = words.say();
    match kind {
        OptionKind::Bool => say.expected_bool(),
        OptionKind::Choice(choices) => say.expected_choice(choices.join(", ")),
        OptionKind::Integer(from, to) => say.expected_integer(*from, *to),
        OptionKind::Set(from, to) => say.expected_set(*from, *to),
    }
}

/// What kind of JSON value this is.
pub(crate) fn kind_of(value: &Value, words: Words) -> String {
    let say = words.say();
    match value {
        Value::Null => say.json_null(),
        Value::Bool(_) => say.json_bool(),
        Value::Number(_) => say.json_number(),
        Value::String(_) => say.json_text(),
        Value::Array(_) => say.json_array(),
        Value::Object(_) => say.json_object(),
    }
}
