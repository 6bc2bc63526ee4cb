//! Pavlov's House on offer: cover and presets.

use guide::{Preset, PresetKind};
use maud::{Markup, html};
use serde_json::json;

use crate::words::{Says, Words};

/// A battered house by the square, one flag on the roof.
pub(crate) fn cover() -> Markup {
    html! {
        svg.cover viewBox="0 0 320 200" role="presentation" {
            rect.dusk width="320" height="200" {}
            path.ruin d="M0 130l30-14 14 12 22-20 16 26v66H0zM250 122l20-22 18 14 14-20 18 22v84h-70z" {}
            path.house d="M84 172V58l18-8 6 8h16l8-14 14 14h34l10-10 10 10h20l16 12v102z" {}
            path.window d="M98 74h16v20H98zM130 74h16v20h-16zM162 74h16v20h-16zM194 74h16v20h-16zM98 108h16v20H98zM130 108h16v20h-16zM162 108h16v20h-16zM194 108h16v20h-16zM98 142h16v20H98zM194 142h16v20h-16z" {}
            path.door d="M138 172v-32h32v32z" {}
            path.flag d="M150 46V14l34 8-34 10" {}
            path.rubble d="M40 180l14-10 10 6 16-8 12 12zM220 180l12-12 16 8 10-10 24 14zM0 180h320v20H0z" {}
        }
    }
}

/// Ready sets of options.
pub(crate) fn presets(words: Words) -> Vec<Preset> {
    let say = words.say();
    let preset = |kind, text, options| Preset { kind, text, options };
    vec![
        preset(PresetKind::First, say.pavlov_preset_first(), json!({"takebacks": true})),
        preset(PresetKind::Full, say.pavlov_preset_full(), json!({"tactics": "veteran", "operational_support": true})),
        preset(PresetKind::Historical, say.pavlov_preset_historical(), json!({})),
    ]
}
