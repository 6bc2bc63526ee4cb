//! Sentences that follow from the declaration of what they tell.

use fluent_typed::prelude::{FluentArgs, FluentValue};
use kurgan_core::parts::{Part, Parts};

use crate::words::Words;
use crate::{PackOf, Speaks};

/// The key of a sentence: `refusal-not-now`.
pub fn key(about: &str, word: &str) -> String {
    let mut key = String::with_capacity(about.len() + 1 + word.len());
    key.push_str(about);
    key.push('-');
    key.extend(word.chars().map(|c| if c == '_' { '-' } else { c }));
    key
}

/// The sentence with this key; the key itself where there is none for these variables, which `guide::suite!` excludes.
pub fn say<H: Speaks>(key: &str, variables: FluentArgs<'_>, words: Words) -> String {
    H::sentence(key, variables, words).unwrap_or_else(|| key.into())
}

/// The fields of a value as variables of its sentence, things by their names. What is absent, and what is only a yes or
/// no, has none.
pub fn variables<H: Speaks>(pack: &'static PackOf<H>, parts: &Parts, words: Words) -> FluentArgs<'static> {
    let mut variables = FluentArgs::with_capacity(parts.fields.len());
    for (field, part) in &parts.fields {
        if let Some(value) = variable::<H>(pack, part, words) {
            variables.set(field.clone(), value);
        }
    }
    variables
}

fn variable<H: Speaks>(pack: &'static PackOf<H>, part: &Part, words: Words) -> Option<FluentValue<'static>> {
    match part {
        Part::Nothing | Part::Flag(_) | Part::Things { .. } => None,
        Part::Number(number) => Some((*number).into()),
        Part::Numbers(numbers) => Some(numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(", ").into()),
        Part::Thing { kind, number, .. } => H::name(pack, kind, *number, words),
    }
}
