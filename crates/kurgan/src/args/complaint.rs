//! Errors in the command line, in the language of the reader.

use std::error::Error as _;
use std::io::{Write, stderr};
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::help::without_title;
use crate::words::L10nLanguage as Words;

/// Prints help or the version where they were asked for, and otherwise what is wrong and what would be right.
pub(crate) fn tell(words: &Words, error: &clap::Error) -> ExitCode {
    // Nothing is left to be done when there is nowhere to write.
    let _ = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            error.print()
        }
        _ => writeln!(stderr(), "{}", told(words, error)),
    };
    ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2))
}

fn told(words: &Words, error: &clap::Error) -> String {
    let mut text = words.error(sentence(words, error));
    let suggested = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    let suggested: Vec<String> =
        suggested.into_iter().map(|kind| part(error, kind)).filter(|s| !s.is_empty()).collect();
    if !suggested.is_empty() {
        text = format!("{text} {}", words.usage_suggestion(suggested.join(", ")));
    }
    let usage = part(error, ContextKind::Usage);
    if !usage.is_empty() {
        text = format!("{text}\n\n{}: {}", words.usage(), without_title(&usage));
    }
    format!("{text}\n\n{}", words.usage_more())
}

/// What is wrong.
fn sentence(words: &Words, error: &clap::Error) -> String {
    let part = |kind| part(error, kind);
    let (argument, value) = (part(ContextKind::InvalidArg), part(ContextKind::InvalidValue));
    match error.kind() {
        ErrorKind::UnknownArgument => words.usage_unknown_argument(argument),
        ErrorKind::InvalidSubcommand => words.usage_unknown_command(part(ContextKind::InvalidSubcommand)),
        ErrorKind::MissingSubcommand => {
            words.usage_missing_command(part(ContextKind::InvalidSubcommand), part(ContextKind::ValidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => words.usage_missing_arguments(argument.trim_end_matches("...")),
        ErrorKind::InvalidValue if value.is_empty() => words.usage_missing_value(argument),
        ErrorKind::InvalidValue => {
            words.usage_bad_value(value, argument, words.usage_values(part(ContextKind::ValidValue)))
        }
        // What reads values has its sentences from us.
        ErrorKind::ValueValidation => {
            words.usage_bad_value(value, argument, error.source().map(ToString::to_string).unwrap_or_default())
        }
        ErrorKind::TooManyValues => words.usage_too_many(value, argument.trim_end_matches("...")),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => words.usage_missing_value(argument),
        ErrorKind::ArgumentConflict => match part(ContextKind::PriorArg) {
            prior if prior == argument => words.usage_twice(argument),
            prior => words.usage_conflict(argument, prior),
        },
        ErrorKind::InvalidUtf8 => words.usage_not_text(),
        _ => words.usage_wrong(),
    }
}

/// A part of what clap found out; empty where it is none.
fn part(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        _ => String::new(),
    }
}
