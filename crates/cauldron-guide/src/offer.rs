//! The Cauldron on offer: cover and presets.

use guide::{Preset, PresetKind};
use maud::{Markup, html};
use serde_json::json;

use crate::words::{Says, Words};

/// A ring closing on a pocket in the snow, one transport aircraft over it.
pub(crate) fn cover() -> Markup {
    html! {
        svg.cover viewBox="0 0 320 200" role="presentation" {
            rect.snow width="320" height="200" {}
            path.steppe d="M0 150c60-18 110 8 170-6s100-14 150-2v58H0z" {}
            path.pocket d="M96 70c30-28 104-30 136 2s20 76-28 88-104 4-122-28 0-48 14-62z" {}
            path.ring d="M84 58c38-38 128-40 166 2s24 98-34 112-130 6-152-34 0-60 20-80z" {}
            path.teeth d="M160 24v16M72 60l12 10M54 118l16-4M250 64l-12 10M264 118l-16-4M112 178l6-14M214 176l-8-14" {}
            path.plane d="M120 100l44-6 20-26h10l-8 28 34 2 8-8h8l-4 14-46 4-14 22h-8l4-22-48 2z" {}
            path.flake d="M30 30v10M25 35h10M286 26v10M281 31h10M60 180v8M56 184h8M292 170v8M288 174h8M150 12v8M146 16h8" {}
        }
    }
}

/// Ready sets of options.
pub(crate) fn presets(words: Words) -> Vec<Preset> {
    let say = words.say();
    let preset = |kind, text, options| Preset { kind, text, options };
    vec![
        preset(PresetKind::First, say.cauldron_preset_first(), json!({"takebacks": true})),
        preset(
            PresetKind::Full,
            say.cauldron_preset_full(),
            json!({
                "scenario": "variable", "variable_placement": true, "council_of_war": true, "survival": true,
                "rumors": true, "rivers": true, "what_if": true,
            }),
        ),
        preset(PresetKind::Historical, say.cauldron_preset_historical(), json!({"survival": true})),
    ]
}
