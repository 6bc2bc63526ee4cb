//! Requests, field by field.

use serde_json::{Map, Value};

use crate::error::{Kind, TableError, kind_of, short};
use crate::hint::Thought;
use crate::words::{Says, Words};
use crate::{Given, MAX_SEED};

/// What a request asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Op {
    Games,
    New,
    Legal,
    Apply,
    Odds,
    Blocked,
    View,
    Position,
    Set,
    Undo,
    Redo,
    Journal,
    Replay,
    Hint,
    Quit,
}

const OPS: [(&str, Op); 15] = [
    ("games", Op::Games),
    ("new", Op::New),
    ("legal", Op::Legal),
    ("apply", Op::Apply),
    ("odds", Op::Odds),
    ("blocked", Op::Blocked),
    ("view", Op::View),
    ("position", Op::Position),
    ("set", Op::Set),
    ("undo", Op::Undo),
    ("redo", Op::Redo),
    ("journal", Op::Journal),
    ("replay", Op::Replay),
    ("hint", Op::Hint),
    ("quit", Op::Quit),
];

/// How long a hint takes unless it is said, and how long or large it may be.
const DEFAULT_MS: u32 = 1_000;
const MAX_MS: u32 = 600_000;
const MAX_PLAYOUTS: u32 = 10_000_000;

/// A request: fields it does not know are left alone, those it knows must be of the right type.
pub(super) struct Request(Map<String, Value>);

impl Request {
    pub(super) fn read(line: &[u8], words: Words) -> Result<Self, TableError> {
        match kurgan_core::json::read(line) {
            Ok(Value::Object(fields)) => Ok(Self(fields)),
            Ok(other) => Err(TableError::new("bad_request", words.say().error_not_object(kind_of(&other, words)))),
            Err(error) => Err(TableError::new("bad_json", words.say().error_bad_json(error.to_string()))),
        }
    }

    pub(super) fn take_id(&mut self) -> Option<Value> {
        self.0.shift_remove("id")
    }

    pub(super) fn op(&self, words: Words) -> Result<Op, TableError> {
        let ops = || OPS.map(|(name, _)| name).join(", ");
        if !self.0.contains_key("op") {
            return Err(TableError::new("bad_request", words.say().error_no_op(ops())));
        }
        let name = self.text("op", words)?;
        OPS.iter()
            .find(|(known, _)| *known == name)
            .map(|(_, op)| *op)
            .ok_or_else(|| TableError::new("unknown_op", words.say().error_unknown_op(short(name), ops())))
    }

    /// A field that may be absent or null.
    fn optional(&self, field: &str) -> Option<&Value> {
        self.0.get(field).filter(|value| !value.is_null())
    }

    fn wrong(field: &str, expected: &str, found: &Value, words: Words) -> TableError {
        TableError::new("bad_request", words.say().error_field_type(field, expected, kind_of(found, words)))
    }

    fn missing(field: &str, expected: &str, words: Words) -> TableError {
        TableError::new("bad_request", words.say().error_field_missing(field, expected))
    }

    pub(super) fn optional_text(&self, field: &str, words: Words) -> Result<Option<&str>, TableError> {
        let text = |value: &'_ Value| Self::wrong(field, &words.say().expected_text(), value, words);
        self.optional(field).map(|value| value.as_str().ok_or_else(|| text(value))).transpose()
    }

    pub(super) fn text(&self, field: &str, words: Words) -> Result<&str, TableError> {
        self.optional_text(field, words)?.ok_or_else(|| Self::missing(field, &words.say().expected_text(), words))
    }

    pub(super) fn optional_object(&self, field: &str, words: Words) -> Result<Option<&Value>, TableError> {
        match self.optional(field) {
            Some(value) if !value.is_object() => Err(Self::wrong(field, &words.say().expected_object(), value, words)),
            value => Ok(value),
        }
    }

    pub(super) fn object(&self, field: &str, words: Words) -> Result<&Value, TableError> {
        self.optional_object(field, words)?.ok_or_else(|| Self::missing(field, &words.say().expected_object(), words))
    }

    /// False where it is absent.
    pub(super) fn flag(&self, field: &str, words: Words) -> Result<bool, TableError> {
        let wrong = |value| Self::wrong(field, &words.say().expected_bool(), value, words);
        self.optional(field).map_or(Ok(false), |value| value.as_bool().ok_or_else(|| wrong(value)))
    }

    pub(super) fn seed(&self, words: Words) -> Result<Option<u64>, TableError> {
        let Some(value) = self.optional("seed") else { return Ok(None) };
        match value.as_u64() {
            Some(seed @ 0..=MAX_SEED) => Ok(Some(seed)),
            _ if !value.is_number() => Err(Self::wrong("seed", &words.say().expected_seed(), value, words)),
            _ => {
                let message = words.say().error_bad_seed(MAX_SEED.to_string(), short(&value.to_string()));
                Err(TableError::new("bad_seed", message))
            }
        }
    }

    /// How much a hint may cost: a second, unless it is said.
    pub(super) fn thought(&self, words: Words) -> Result<Thought, TableError> {
        let count = |field, most: u32| {
            let Some(value) = self.optional(field) else { return Ok(None) };
            let count = value.as_u64().and_then(|n| u32::try_from(n).ok()).filter(|n| (1..=most).contains(n));
            let expected = || words.say().expected_count(most.to_string());
            let found = || short(&value.to_string());
            let wrong = || TableError::new("bad_request", words.say().error_field_type(field, expected(), found()));
            count.map(Some).ok_or_else(wrong)
        };
        match (count("ms", MAX_MS)?, count("playouts", MAX_PLAYOUTS)?) {
            (None, None) => Ok(Thought::Ms(DEFAULT_MS)),
            (Some(ms), None) => Ok(Thought::Ms(ms)),
            (None, Some(playouts)) => Ok(Thought::Playouts(playouts)),
            (Some(_), Some(_)) => Err(TableError::new("bad_request", words.say().error_either("ms", "playouts"))),
        }
    }

    /// How many steps to undo or redo: one, unless it is said.
    pub(super) fn steps(&self, words: Words) -> Result<usize, TableError> {
        let Some(value) = self.optional("steps") else { return Ok(1) };
        let steps = value.as_u64().filter(|&steps| steps > 0).and_then(|steps| usize::try_from(steps).ok());
        steps.ok_or_else(|| {
            let message =
                words.say().error_field_type("steps", words.say().expected_steps(), short(&value.to_string()));
            TableError::new("bad_request", message)
        })
    }

    /// Chance results handed in.
    pub(super) fn chance(&self, words: Words) -> Result<Option<Vec<Given>>, TableError> {
        let Some(value) = self.optional("chance") else { return Ok(None) };
        let Value::Array(results) = value else {
            return Err(Self::wrong("chance", &words.say().expected_array(), value, words));
        };
        let given = (1..).zip(results).map(|(place, result): (usize, _)| {
            let die = result.as_u64().filter(|die| (1..=6).contains(die)).and_then(|die| u8::try_from(die).ok());
            match (die, result) {
                (Some(die), _) => Ok(Given::Die(die)),
                (None, Value::String(id)) => Ok(Given::Named(id.clone())),
                _ => {
                    let found = short(&result.to_string());
                    let message = words.say().error_chance_impossible(place, found);
                    Err(TableError::new("chance_impossible", message).of(Kind::ChanceWrong))
                }
            }
        });
        given.collect::<Result<_, _>>().map(Some)
    }
}
