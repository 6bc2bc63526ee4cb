//! Sentences that follow from the declaration of events and refusals.

use fluent_typed::prelude::{FluentArgs, FluentValue};
use kurgan_core::parts::{Part, Parts};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::words::Words;
use crate::{EventOf, EventText, PackOf, Speaks};

/// The key of a sentence: `refusal-not-now`.
pub fn key(about: &str, word: &str) -> String {
    let mut key = String::with_capacity(about.len() + 1 + word.len());
    key.push_str(about);
    add(&mut key, word);
    key
}

fn add(key: &mut String, word: &str) {
    for part in word.split('_') {
        key.push('-');
        key.push_str(part);
    }
}

/// The sentence with this key; the key itself where there is none for these variables, which tests exclude.
pub fn say<H: Speaks>(key: &str, variables: FluentArgs<'_>, words: Words) -> String {
    H::sentence(key, variables, words).unwrap_or_else(|| key.into())
}

/// The fields of a value as variables of its sentence, things by their names. What is absent or without a name, and what
/// is only a yes or no, has none.
pub fn variables<H: Speaks>(pack: &'static PackOf<H>, parts: &Parts, words: Words) -> FluentArgs<'static> {
    let mut variables = FluentArgs::with_capacity(parts.fields.len());
    for (field, part) in &parts.fields {
        let value = match part {
            Part::Nothing | Part::Flag(_) => None,
            Part::Number(number) => Some((*number).into()),
            Part::Numbers(numbers) => Some(list(numbers.iter().map(i64::to_string))),
            Part::Thing { kind, number, .. } => H::name(pack, kind, *number, words),
            Part::Things { kind, bits } => {
                Some(list(members(*bits).filter_map(|number| H::name(pack, kind, number, words)).map(text)))
            }
        };
        if let Some(value) = value {
            variables.set(field.clone(), value);
        }
    }
    variables
}

fn list(names: impl Iterator<Item = String>) -> FluentValue<'static> {
    names.collect::<Vec<_>>().join(", ").into()
}

fn text(value: FluentValue<'static>) -> String {
    match value {
        FluentValue::String(text) => text.into_owned(),
        FluentValue::Number(number) => number.as_string().into_owned(),
        _ => String::new(),
    }
}

fn members(bits: u64) -> impl Iterator<Item = u8> {
    (0..64).filter(move |number| bits >> number & 1 == 1)
}

/// A field as programs read it, things by what is printed on them.
fn value<H: Speaks>(pack: &'static PackOf<H>, part: &Part) -> Value {
    match part {
        Part::Nothing => Value::Null,
        Part::Flag(yes) => (*yes).into(),
        Part::Number(number) => (*number).into(),
        Part::Numbers(numbers) => numbers.clone().into(),
        Part::Thing { kind, number, word: "" } => H::id(pack, kind, *number),
        Part::Thing { word, .. } => (*word).into(),
        Part::Things { kind, bits } => members(*bits).map(|number| H::id(pack, kind, number)).collect(),
    }
}

/// An event being told. Kind, rule, data and sentence are what it declares, unless it is an exception:
///
/// ```text
/// let told = Telling::<Self>::of(pack, event, words);
/// match event {
///     Event::Aimed { landing: Some(_) } => told.says("at"),               // event-aimed-at
///     Event::Weather { chit } => told.with("change", change(chit)),
///     _ => told,
/// }
/// ```
pub struct Telling<H: Speaks> {
    pack: &'static PackOf<H>,
    words: Words,
    parts: Parts,
    key: String,
    data: Vec<(&'static str, Value)>,
    variables: Vec<(&'static str, FluentValue<'static>)>,
}

impl<H: Speaks> Telling<H> {
    /// The event as it is declared.
    pub fn of(pack: &'static PackOf<H>, event: &EventOf<H>, words: Words) -> Self
    where
        EventOf<H>: Serialize,
    {
        let parts = Parts::of(event);
        let key = key("event", parts.code);
        Self { pack, words, parts, key, data: Vec::new(), variables: Vec::new() }
    }

    /// A sentence of its own: its key has one more word.
    #[must_use]
    pub fn says(mut self, word: &str) -> Self {
        add(&mut self.key, word);
        self
    }

    /// A sentence for each word of this field.
    #[must_use]
    pub fn says_by(self, field: &str) -> Self {
        match self.parts.get(field) {
            Some(&Part::Thing { word, .. }) => self.says(word),
            _ => self,
        }
    }

    /// Another rule.
    #[must_use]
    pub fn ruled_by(mut self, rule: &'static str) -> Self {
        self.parts.rule = rule;
        self
    }

    /// Another name for a field.
    #[must_use]
    pub fn called(mut self, field: &str, name: &'static str) -> Self {
        for (old, _) in self.parts.fields.iter_mut().filter(|(old, _)| old == field) {
            *old = name.into();
        }
        self
    }

    /// A variable of the sentence that is no field, or another value for it.
    #[must_use]
    pub fn with(mut self, variable: &'static str, value: impl Into<FluentValue<'static>>) -> Self {
        self.variables.push((variable, value.into()));
        self
    }

    /// Data for programs that is no field, or another value for it.
    #[must_use]
    pub fn data(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.data.push((name, value.into()));
        self
    }

    /// The event told. Programs read all dice as arrays, one die as well.
    pub fn told(self) -> EventText {
        let mut fields = Map::new();
        for (name, part) in &self.parts.fields {
            match (name.as_ref(), part) {
                ("die", Part::Nothing) => fields.insert("dice".into(), Value::Array(Vec::new())),
                ("die", part) => fields.insert("dice".into(), Value::Array(vec![value::<H>(self.pack, part)])),
                (name, part) => fields.insert(name.into(), value::<H>(self.pack, part)),
            };
        }
        fields.extend(self.data.into_iter().map(|(name, value)| (name.to_owned(), value)));
        let mut variables = variables::<H>(self.pack, &self.parts, self.words);
        for (name, value) in self.variables {
            variables.set(name, value);
        }
        let text = say::<H>(&self.key, variables, self.words);
        EventText { kind: self.parts.code, fields, text, rule: self.parts.rule }
    }
}
