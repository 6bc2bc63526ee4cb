//! Advance to the Volga on offer: cover, presets, options, stylesheet and texts.

use maud::{Markup, html};
use serde_json::json;
use volga::Volga;

use crate::offered::{Offered, Preset, Texts, texts};
use crate::words::Tongue;

impl Offered for Volga {
    const STYLE: &'static str = include_str!("../../../assets/volga.css");
    const TEXTS: Texts = texts!("volga");

    fn blurb(tongue: Tongue) -> String {
        tongue.say().blurb_volga()
    }

    /// A skyline of factory chimneys on the river, arrows coming from the west.
    fn cover() -> Markup {
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

    fn presets(tongue: Tongue) -> Vec<Preset> {
        let say = tongue.say();
        let preset = |name, text, options| Preset { name, text, options };
        vec![
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
        ]
    }

    fn option_title(name: &str, tongue: Tongue) -> String {
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
            other => other.into(),
        }
    }
}
