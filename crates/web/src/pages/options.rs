//! The options in force.

use maud::{Markup, html};
use serde_json::Value;
use table::AnySession;

use crate::words::{Says, Words};

/// The options in force, those that are not as printed.
pub(super) fn in_force(session: &AnySession, words: Words) -> Markup {
    let say = words.say();
    let shown = |name: &str, value: &Value| match value {
        Value::Bool(true) => say.yes(),
        Value::Bool(false) => say.no(),
        Value::String(word) => session.game().choice(name, word, words),
        Value::Null => say.as_printed(),
        Value::Array(values) if values.is_empty() => say.as_printed(),
        Value::Array(values) => values.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
        other => other.to_string(),
    };
    let title = |name: &str| session.game().option_title(name, words);
    let options = session.options();
    html! {
        dl.options {
            @for (name, value) in options.as_object().into_iter().flatten() {
                dt { (title(name)) } dd { (shown(name, value)) }
            }
        }
    }
}
