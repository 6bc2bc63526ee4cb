//! Sentences that follow from the declaration of events and refusals.

use fluent_typed::prelude::{FluentArgs, FluentValue};
use kurgan_core::parts::{Part, Parts};
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
/// is only a yes or no, has none; words without a name are there for a sentence to choose by.
pub fn variables<H: Speaks>(pack: &'static PackOf<H>, parts: &Parts, words: Words) -> FluentArgs<'static> {
    let mut variables = FluentArgs::with_capacity(parts.fields.len());
    for (field, part) in &parts.fields {
        let value = match part {
            Part::Nothing | Part::Flag(_) | Part::Fields(_) => None,
            Part::Number(number) => Some((*number).into()),
            Part::Numbers(numbers) => Some(list(numbers.iter().map(i64::to_string))),
            Part::Thing { kind, number, word } => {
                H::name(pack, kind, *number, words).or_else(|| (!word.is_empty()).then(|| (*word).into()))
            }
            Part::Things { bits: 0, .. } => Some(H::nobody(words).into()),
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
        Part::Fields(fields) => fields.iter().map(|(name, part)| (name.as_ref(), value::<H>(pack, part))).collect(),
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
    more: String,
    data: Vec<(&'static str, Value)>,
    variables: Vec<(&'static str, FluentValue<'static>)>,
}

impl<H: Speaks> Telling<H> {
    /// The event as it is declared.
    pub fn of(pack: &'static PackOf<H>, event: &EventOf<H>, words: Words) -> Self {
        let parts = Parts::of(event);
        let key = key("event", parts.code);
        Self { pack, words, parts, key, more: String::new(), data: Vec::new(), variables: Vec::new() }
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

    /// One more sentence.
    #[must_use]
    pub fn and(mut self, sentence: &str) -> Self {
        self.more.extend([" ", sentence]);
        self
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

    /// The same, before a field.
    #[must_use]
    pub fn before(mut self, field: &str, name: &'static str, value: impl Into<Value>) -> Self {
        let place = self.parts.fields.iter().position(|(name, _)| name == field).unwrap_or(self.parts.fields.len());
        self.parts.fields.insert(place, (name.into(), Part::Nothing));
        self.data(name, value)
    }

    /// The event told. Programs read all dice as arrays, one die as well unless it is given as data.
    pub fn told(self) -> EventText {
        let mut fields = Map::new();
        let given = self.data.iter().any(|(name, _)| *name == "die");
        for (name, part) in &self.parts.fields {
            match (name.as_ref(), part) {
                ("die", Part::Nothing) if !given => fields.insert("dice".into(), Value::Array(Vec::new())),
                ("die", part) if !given => {
                    fields.insert("dice".into(), Value::Array(vec![value::<H>(self.pack, part)]))
                }
                (name, part) => fields.insert(name.into(), value::<H>(self.pack, part)),
            };
        }
        fields.extend(self.data.into_iter().map(|(name, value)| (name.to_owned(), value)));
        let mut variables = variables::<H>(self.pack, &self.parts, self.words);
        for (name, value) in self.variables {
            variables.set(name, value);
        }
        let text = say::<H>(&self.key, variables, self.words) + &self.more;
        EventText { kind: self.parts.code, fields, text, rule: self.parts.rule }
    }
}
