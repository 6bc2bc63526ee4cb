//! Names of options, their values, presets and seats.

use maud::{Markup, html};
use serde_json::{Value, json};
use table::AnySession;

use crate::words::Tongue;

/// A ready set of options.
pub(super) struct Preset {
    /// Its name.
    pub(super) name: String,
    /// What it is for.
    pub(super) text: String,
    /// What it sets; the rest has its default.
    pub(super) options: Value,
}

/// The presets of a game, the one for a first game first.
pub(super) fn presets(game: &str, tongue: Tongue) -> Vec<Preset> {
    let say = tongue.say();
    let preset = |name, text, options| Preset { name, text, options };
    match game {
        "volga" => vec![
            preset(say.preset_first(), say.preset_volga_first(), json!({"takebacks": true})),
            preset(
                say.preset_full(),
                say.preset_volga_full(),
                json!({
                    "rubble": true, "northern_shoulder": true, "isolation": true, "parent_organization": "each",
                    "limited_air": true, "pavlov": true,
                }),
            ),
            preset(say.preset_historical(), say.preset_volga_historical(), json!({})),
        ],
        "cauldron" => vec![
            preset(say.preset_first(), say.preset_cauldron_first(), json!({"takebacks": true})),
            preset(
                say.preset_full(),
                say.preset_cauldron_full(),
                json!({
                    "scenario": "variable", "variable_placement": true, "council_of_war": true, "survival": true,
                    "rumors": true, "rivers": true, "what_if": true,
                }),
            ),
            preset(say.preset_historical(), say.preset_cauldron_historical(), json!({"survival": true})),
        ],
        _ => vec![
            preset(say.preset_first(), say.preset_pavlov_first(), json!({"takebacks": true})),
            preset(
                say.preset_full(),
                say.preset_pavlov_full(),
                json!({"tactics": "veteran", "operational_support": true}),
            ),
            preset(say.preset_historical(), say.preset_pavlov_historical(), json!({})),
        ],
    }
}

/// The name of an option.
pub(super) fn option_title(name: &str, tongue: Tongue) -> String {
    let say = tongue.say();
    match name {
        "scenario" => say.option_scenario(),
        "rubble" => say.option_rubble(),
        "northern_shoulder" => say.option_northern_shoulder(),
        "isolation" => say.option_isolation(),
        "parent_organization" => say.option_parent_organization(),
        "limited_air" => say.option_limited_air(),
        "pavlov" => say.option_pavlov(),
        "reduced_morale" => say.option_reduced_morale(),
        "increased_supply" => say.option_increased_supply(),
        "entry" => say.option_entry(),
        "variable_placement" => say.option_variable_placement(),
        "council_of_war" => say.option_council_of_war(),
        "survival" => say.option_survival(),
        "rumors" => say.option_rumors(),
        "rivers" => say.option_rivers(),
        "what_if" => say.option_what_if(),
        "players" => say.option_players(),
        "tactics" => say.option_tactics(),
        "operational_support" => say.option_operational_support(),
        "edition" => say.option_edition(),
        "disrupted_tokens" => say.option_disrupted_tokens(),
        "forward_observer_dice" => say.option_forward_observer_dice(),
        "forward_observer_single" => say.option_forward_observer_single(),
        "mortar_split" => say.option_mortar_split(),
        "suppress_split" => say.option_suppress_split(),
        "recover_in_reserves" => say.option_recover_in_reserves(),
        "suppress_up_to" => say.option_suppress_up_to(),
        "ready_only_moves" => say.option_ready_only_moves(),
        "lose_without_food" => say.option_lose_without_food(),
        "lose_without_counters" => say.option_lose_without_counters(),
        "score_defeat" => say.option_score_defeat(),
        "final_raid_optional" => say.option_final_raid_optional(),
        "weapons_eat" => say.option_weapons_eat(),
        "raid_under_fire" => say.option_raid_under_fire(),
        other => other.into(),
    }
}

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
    let options = session.options();
    html! {
        dl.options {
            @for (name, value) in options.as_object().into_iter().flatten() {
                dt { (option_title(name, tongue)) } dd { (shown(name, value)) }
            }
        }
    }
}
