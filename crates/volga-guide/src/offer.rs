//! Advance to the Volga on offer: cover and presets.

use guide::{Preset, PresetKind};
use maud::{Markup, html};
use serde_json::json;

use crate::words::{Says, Words};

/// A skyline of factory chimneys on the river, arrows coming from the west.
pub(crate) fn cover() -> Markup {
    html! {
        svg.cover viewBox="0 0 320 200" role="presentation" {
            rect.sky width="320" height="200" {}
            circle.sun cx="245" cy="62" r="30" {}
            path.smoke d="M92 70c-14-18 8-24-4-42M150 58c-16-20 10-26-4-50M206 76c-12-16 8-22-2-38" {}
            path.far d="M0 132h36v-22h14v-12h18v34h18V72h10v60h16v-26l14-10v10l14-10v36h12V60h10v72h18v-20h24v20h10V78h10v54h20v-28h22v28h54v68H0z" {}
            path.water d="M0 150c40-8 80 6 120 0s80-8 120 0 60 4 80 0v50H0z" {}
            path.wave d="M20 166h46M96 176h60M190 164h50M238 182h44M40 188h34" {}
            path.arrow d="M0 96h46V84l28 20-28 20v-12H0zM0 34h30V24l22 16-22 16V46H0z" {}
        }
    }
}

/// Ready sets of options.
pub(crate) fn presets(words: Words) -> Vec<Preset> {
    let say = words.say();
    let preset = |kind, text, options| Preset { kind, text, options };
    vec![
        preset(PresetKind::First, say.volga_preset_first(), json!({"takebacks": true})),
        preset(
            PresetKind::Full,
            say.volga_preset_full(),
            json!({
                "rubble": true, "northern_shoulder": true, "isolation": true, "parent_organization": "each",
                "limited_air": true, "pavlov": true,
            }),
        ),
        preset(PresetKind::Historical, say.volga_preset_historical(), json!({})),
    ]
}
