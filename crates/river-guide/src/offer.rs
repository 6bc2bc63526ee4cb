//! The night crossing on offer: cover and presets.

use guide::{Preset, PresetKind};
use maud::{Markup, html};
use serde_json::json;

use crate::words::{Says, Words};

/// A boat on the dark river, and a beam that has not found it yet.
pub(crate) fn cover() -> Markup {
    html! {
        svg.cover viewBox="0 0 320 200" role="presentation" {
            rect.sky width="320" height="200" {}
            path.beam d="M28 96L320 40V96z" {}
            path.far d="M0 104V84h20V70h16v14h22v20z" {}
            rect.water y="104" width="320" height="96" {}
            path.wave d="M24 124h40M120 116h52M232 128h46M60 178h44M196 184h52" {}
            path.hull d="M120 146h96l-12 20h-72zM140 146v-14h44v14zM156 132v-12h10v12z" {}
        }
    }
}

/// Ready sets of options.
pub(crate) fn presets(words: Words) -> Vec<Preset> {
    let say = words.say();
    let full = json!({"night": "long", "searchlight": "player"});
    vec![
        Preset { kind: PresetKind::First, text: say.preset_first(), options: json!({"takebacks": true}) },
        Preset { kind: PresetKind::Full, text: say.preset_full(), options: full },
    ]
}
