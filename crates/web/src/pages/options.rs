//! The options in force; names of values and of seats.

use maud::{Markup, html};
use serde_json::Value;
use table::{AnySession, each_game};

use crate::offered::Offered;
use crate::words::Tongue;

/// The name of a value that an option takes.
pub(super) fn choice_name(option: &str, value: &str, tongue: Tongue) -> String {
    tongue.table().choice(option, value)
}

/// The name of a seat.
pub(super) fn seat_name(seat: &str, tongue: Tongue) -> String {
    tongue.table().seat(seat)
}

/// The names of seats in a row.
pub(super) fn seat_names(seats: Vec<&str>, tongue: Tongue) -> String {
    seats.into_iter().map(|seat| seat_name(seat, tongue)).collect::<Vec<_>>().join(", ")
}

/// The options in force, those that are not as printed.
pub(super) fn in_force(session: &AnySession, tongue: Tongue) -> Markup {
    let say = tongue.say();
    let shown = |name: &str, value: &Value| match value {
        Value::Bool(true) => say.yes(),
        Value::Bool(false) => say.no(),
        Value::String(word) => choice_name(name, word, tongue),
        Value::Null => say.as_printed(),
        Value::Array(values) if values.is_empty() => say.as_printed(),
        Value::Array(values) => values.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
        other => other.to_string(),
    };
    let title = |name: &str| each_game!(session.game(), G => G::option_title(name, tongue));
    let options = session.options();
    html! {
        dl.options {
            @for (name, value) in options.as_object().into_iter().flatten() {
                dt { (title(name)) } dd { (shown(name, value)) }
            }
        }
    }
}
