//! Pavlov's House on offer: cover, presets, options, stylesheet and texts.

use maud::{Markup, html};
use pavlov::Pavlov;
use serde_json::json;

use crate::offered::{Offered, Preset, Texts, texts};
use crate::words::Tongue;

impl Offered for Pavlov {
    const STYLE: &'static str = include_str!("../../../assets/pavlov.css");
    const TEXTS: Texts = texts!("pavlov");

    fn blurb(tongue: Tongue) -> String {
        tongue.say().blurb_pavlov()
    }

    /// A battered house by the square, one flag on the roof.
    fn cover() -> Markup {
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

    fn presets(tongue: Tongue) -> Vec<Preset> {
        let say = tongue.say();
        let preset = |name, text, options| Preset { name, text, options };
        vec![
            preset(say.preset_first(), say.preset_pavlov_first(), json!({"takebacks": true})),
            preset(
                say.preset_full(),
                say.preset_pavlov_full(),
                json!({"tactics": "veteran", "operational_support": true}),
            ),
            preset(say.preset_historical(), say.preset_pavlov_historical(), json!({})),
        ]
    }

    fn option_title(name: &str, tongue: Tongue) -> String {
        let say = tongue.say();
        match name {
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
}
