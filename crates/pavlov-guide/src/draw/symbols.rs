//! The symbols on faces: weapons, vehicles, tokens, states, pictures of cards. All are our own, a few strokes each. What
//! lies on the map has its colors in it.

use maud::{Markup, PreEscaped, html};

use super::art_men::{BOX, Drawn, PARTS, SHARED};
use super::{art_cards, bays};

/// What surfaces are filled with.
const PATTERNS: &str = r##"<pattern id="pv-brick" width="14" height="10" patternUnits="userSpaceOnUse"><path d="M0 .4H14M0 5.4H14M4 .4V5.4M11 5.4V10" stroke="#d9b9a0" stroke-width=".9" opacity=".6"/></pattern><pattern id="pv-tired-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" fill="#efe6d0" opacity=".45"/><path d="M0 0V6" stroke="#231f1a" stroke-width="2.4" opacity=".6"/></pattern><pattern id="pv-stripes" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="8" height="8" fill="#ffe3bd"/><path d="M0 0V8" stroke="#d9731a" stroke-width="8"/></pattern><pattern id="pv-back-soviet" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="12" height="12" fill="#8d2c21"/><path d="M3 0V12" stroke="#7c2319" stroke-width="6"/></pattern><pattern id="pv-back-fog" width="12" height="12" patternUnits="userSpaceOnUse"><rect width="12" height="12" fill="#6f6c65"/><path d="M0 3H12" stroke="#625f58" stroke-width="6"/></pattern><pattern id="pv-back-german" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="12" height="12" fill="#4c5a61"/><path d="M3 0V12" stroke="#424f56" stroke-width="6"/></pattern><pattern id="pv-back-tactic" width="12" height="12" patternUnits="userSpaceOnUse"><rect width="12" height="12" fill="#4c5a61"/><path d="M0 0L12 12M12 0L0 12" stroke="#3a454b" stroke-width="3"/></pattern>"##;

/// What all tokens have in common.
const DISC: &str = r##"<g id="pv-disc"><circle r="13.5" cx=".8" cy="1.4" fill="#000" stroke="none" opacity=".3"/><circle r="13.5" fill="currentColor" stroke="#1b1611" stroke-width="1.2"/><circle r="11.2" fill="none" stroke-opacity=".6"/></g>"##;

/// Tokens: their ids, their colors, the colors of their inner rims, and what is on them.
const TOKENS: [(&str, &str, &str, &str); 9] = [
    (
        "suppression",
        "#6f716d",
        "#fff",
        r##"<path d="M0-8 2-3 7-5 4-.5 8 3 2.8 3 2 8-1 3.5-6 6-4 1-8-2-3-2.5z" fill="#fff"/>"##,
    ),
    (
        "food",
        "#2f6ea8",
        "#fff",
        r##"<path d="M-7 4c-1-7 3-9 7-9s8 2 7 9z" fill="#fff"/><path d="M-3-3v4M1-4v4" stroke="#2f6ea8" stroke-width="1.5"/>"##,
    ),
    ("ammunition", "#26231f", "#fff", r##"<path d="M-6 6v-8l2-4 2 4v8zM0 6v-8l2-4 2 4v8z" fill="#e8c35c"/>"##),
    ("first_aid", "#f6f1e4", "#2a2016", r##"<path d="M-2.5-7h5v4.5H7v5H2.5V7h-5V2.5H-7v-5h4.5z" fill="#a3271b"/>"##),
    ("sapper", "#7b4f28", "#fff", r##"<path d="M-5-6 5 6M5-6-5 6" stroke="#fff" stroke-width="2.6"/>"##),
    (
        "wire",
        "#cfae78",
        "#2a2016",
        r##"<circle r="5" fill="none" stroke="#2a2016" stroke-width="2"/><circle r="1.8" fill="#2a2016"/><path d="M5 0h4" stroke="#2a2016" stroke-width="2"/>"##,
    ),
    (
        "artillery",
        "#63468a",
        "#fff",
        r##"<path d="M-7 4 6-6M-4 6h8" stroke="#fff" stroke-width="3"/><circle cx="-1" cy="4" r="3" fill="#fff"/>"##,
    ),
    (
        "anti_aircraft",
        "#3f6b3a",
        "#fff",
        r##"<path d="M-4 6h8M0 6-1 0 5-8" stroke="#fff" stroke-width="2.6" fill="none"/>"##,
    ),
    (
        "disrupted",
        "#d9731a",
        "#fff",
        r##"<path d="M0-7.5 8 6.5H-8Z" fill="#fff"/><path d="M0-3V2M0 4.5V5" stroke="#7a3500" stroke-width="2"/>"##,
    ),
];

/// Symbols with their ids, the box they are drawn in, and their strokes.
const SYMBOLS: &[Drawn] = &[
    // Soviet weapons.
    (
        "pv-gun",
        "0 0 48 22",
        r#"<path d="M1 19.5 13 14l1.2-9h2.6l.8 4.2L46 6.6v2.6L18.4 12l.5 1.7a5.6 5.6 0 1 1-5.5 3.9L2 21.5z"/><circle class="pv-cut" cx="18.2" cy="17.3" r="2"/>"#,
    ),
    (
        "pv-atrifle",
        "0 0 48 22",
        r#"<path d="M1 9.5 9.5 8 12 9h17l18-.6v1.8L33 11l3.5 9-1.6.6-3.8-9.5h-1.3l-3.6 9.5-1.6-.6 3.3-8.9H19l-1.5 5h-3l1-4.7L3 15z"/>"#,
    ),
    (
        "pv-maxim",
        "0 0 48 22",
        r#"<path d="M2 9.5h9V7h9.5V2h2.8v5.4H44v1h3v2.8h-3v1H23.3V16h-2.8v-3.5H11l-.6-1H2zM8 20.5 14.5 14h2.4l-5.5 7z"/><circle cx="25" cy="17" r="4.6"/><circle class="pv-cut" cx="25" cy="17" r="1.7"/>"#,
    ),
    ("pv-mortar", "0 0 48 22", r#"<path d="M10 19 30 1.5l3.2 3.3L23.5 13l7 7.5-1.5 1.4-7-7.3-6.3 5.6h3V22H8v-2.5z"/>"#),
    // Wehrmacht infantry.
    (
        "pv-stahl",
        "0 0 24 24",
        r#"<path d="M12 2.5c5 0 7.6 3.2 7.6 7l2.6 3.4-3.4.4-1.3-2.2h-11l-1.3 2.2-3.4-.4 2.6-3.4c0-3.8 2.6-7 7.6-7zM7.7 12.3h8.6v2.3a4.3 4.6 0 0 1-8.6 0zM1.5 24c.2-4.4 3-6.2 6.6-6.4L12 20l3.9-2.4c3.6.2 6.4 2 6.6 6.4z"/>"#,
    ),
    (
        "pv-riflemen",
        "0 0 40 24",
        r##"<use href="#pv-stahl" width="24" height="24"/><path d="m22.5 22.8 2.3 1.2 2.7-4.2 4.6-9.3L34.6 2l-1.2-.4-3.2 8.2-4.1 7.8z"/>"##,
    ),
    (
        "pv-machine_gunners",
        "0 0 40 24",
        r##"<use href="#pv-stahl" width="24" height="24"/><path d="M19.5 14.5 24 14l1 1.2h9.5l5-.3v1.8l-5 .1h-1l2.7 6.7-1.4.5-2.9-7.2h-.6L28.6 24l-1.4-.5 2.5-6.7h-3l-.8 3.2h-2l.3-3.3-4.7 1z"/>"##,
    ),
    (
        "pv-scouts",
        "0 0 40 24",
        r##"<use href="#pv-stahl" width="24" height="24"/><path d="M25 13.5h4v1.6h2.6v-1.6h4l1.6 7.3a2.8 2.8 0 0 1-5.6 0V18h-2.6v2.8a2.8 2.8 0 0 1-5.6 0z"/>"##,
    ),
    // Armour, from the side.
    (
        "pv-tracks",
        "0 0 44 10",
        r#"<path d="M5 0h34l4 3.5-4.5 6h-32L1 3.5z"/><path class="pv-cut" d="M7 4.2a1.9 1.9 0 1 0 .01 0zM14.5 4.2a1.9 1.9 0 1 0 .01 0zM22 4.2a1.9 1.9 0 1 0 .01 0zM29.5 4.2a1.9 1.9 0 1 0 .01 0zM37 4.2a1.9 1.9 0 1 0 .01 0z"/>"#,
    ),
    (
        "pv-panzer_2",
        "0 0 44 24",
        r##"<use href="#pv-tracks" y="14" width="44" height="10"/><path d="M6 13.4 8 10h5.5l1-4.5h11l2 2.3 10.5-.3v1.4l-10.3.2.3.9H35l4 3.4z"/>"##,
    ),
    (
        "pv-panzer_3",
        "0 0 44 24",
        r##"<use href="#pv-tracks" y="14" width="44" height="10"/><path d="M5 13.4 6.5 9.5H12l1-5h4V2.5h5.5v2h4.8l1.5 2.1 13.2-.2v1.9l-13 .1.3 1.1H36l4 3.9z"/>"##,
    ),
    (
        "pv-panzer_4",
        "0 0 44 24",
        r##"<use href="#pv-tracks" y="14" width="44" height="10"/><path d="M4 13.4 5.5 9H11l.8-5H16V1.8h6V4h6.5l1.3 1.7H39v3l-9 .2.2.3h7L41 13.4z"/>"##,
    ),
    (
        "pv-stug_3b",
        "0 0 44 24",
        r##"<use href="#pv-tracks" y="14" width="44" height="10"/><path d="M4 13.4 5.5 10H9l2-3.8h15l4 1.3h11v2.9H31l.6 0H37l3 3z"/>"##,
    ),
    // Signs on counters.
    (
        "pv-shield",
        "0 0 16 18",
        r#"<path d="M8 0c2.5 1.4 5 2 8 2v7c0 4.5-3.5 7.4-8 9-4.5-1.6-8-4.5-8-9V2c3 0 5.5-.6 8-2z"/>"#,
    ),
    (
        "pv-foe",
        "-24 -24 48 48",
        r##"<path d="M-24 24V4L24-14V24Z" opacity=".14" stroke="none"/><path d="M-23.2-20a3.5 3.5 0 0 1 3.5-3.3h39.4a3.5 3.5 0 0 1 3.5 3.3v8.5H-23.2z" fill="#22292d" stroke="none"/><path d="M7 7.5H22V15.5C22 20 18 22 14.5 23.5 11 22 7 20 7 15.5Z" fill="#e4e7e0" stroke="#14181a" stroke-width="1.2"/>"##,
    ),
    (
        "pv-foe-round",
        "-24 -24 48 48",
        r##"<circle cx="-14.5" cy="15" r="8" fill="#14181a" stroke="#e4e7e0" stroke-width="1.2"/>"##,
    ),
    (
        "pv-foe-diamond",
        "-24 -24 48 48",
        r##"<path d="M-14.5 5.5-5 15-14.5 24.5-24 15Z" fill="#8e2a20" stroke="#e4e7e0" stroke-width="1.2"/>"##,
    ),
    (
        "pv-foe-raised",
        "-24 -24 48 48",
        r##"<path d="M7 7.5H22V15.5C22 20 18 22 14.5 23.5 11 22 7 20 7 15.5Z" fill="#f0b03c" stroke="#14181a" stroke-width="1.2"/><path d="M10.5 5.5 14.5 1l4 4.5Z" fill="#f0b03c" stroke="#14181a"/>"##,
    ),
    ("pv-foe-new", "-24 -24 48 48", r##"<path d="M-5.5 17H5.5L0 24.5Z" fill="#fff1d6" stroke="#14181a"/>"##),
    (
        "pv-weapon",
        "0 0 54 40",
        r##"<path d="M1 4.5a3.5 3.5 0 0 1 3.5-3.5h45a3.5 3.5 0 0 1 3.5 3.5v13.5H1z" fill="#251d15" stroke="none"/><path d="M9.5 .5 18.5 9.5 9.5 18.5 .5 9.5Z" fill="#8e2a20" stroke="#fff1d6" stroke-width="1.2"/><circle cx="44.5" cy="9.5" r="8.5" fill="#f4ecd8" stroke="#1b1611" stroke-width="1.4"/><rect x="20" y="2.5" width="14" height="14" rx="2" fill="#e8b93f" stroke="#3a2c08" stroke-width=".9"/>"##,
    ),
    (
        "pv-weapon-price",
        "0 0 54 40",
        r##"<circle cx="45" cy="28.5" r="8" fill="#fff3d0" stroke="#6b4a00" stroke-width="1.6"/>"##,
    ),
    (
        "pv-plus",
        "0 0 40 40",
        r##"<rect x="21" y="20" width="17" height="17" rx="4" fill="#14110e" stroke="#f6ecd2"/>"##,
    ),
    // Cards.
    (
        "pv-scene",
        "0 0 160 62",
        r##"<path d="M0 0H160V62H0Z" fill="#a9b0ab"/><path d="M0 0H160V30H0Z" fill="#bcc2bb"/><path d="M0 46V26l8-2V10h14v14h6V6h12v18l10 3V16h14v20l12-3V12l10-4v24l14 3V20h10v14l12-2V8h14v22l8-3V18h16v44H0Z" fill="#8a938f"/><path d="M0 46q40-10 84-3t76-4V62H0Z" fill="#6e7a78"/>"##,
    ),
    (
        "pv-c-sniper",
        "0 0 48 48",
        r#"<path d="M22.5 3h3v7a14.2 14.2 0 0 1 12.5 12.5h7v3h-7A14.2 14.2 0 0 1 25.5 38v7h-3v-7A14.2 14.2 0 0 1 10 25.5H3v-3h7A14.2 14.2 0 0 1 22.5 10zm0 10A11.2 11.2 0 0 0 13 22.5h5v3h-5a11.2 11.2 0 0 0 9.5 9.5v-5h3v5a11.2 11.2 0 0 0 9.5-9.5h-5v-3h5a11.2 11.2 0 0 0-9.5-9.5v5h-3z"/>"#,
    ),
    (
        "pv-c-mortar",
        "0 0 48 48",
        r#"<path d="M24 3c6 7 7.5 14 7.5 20 0 6-3 10-4.5 12.5h-6C19.5 33 16.5 29 16.5 23 16.5 17 18 10 24 3zM21 37h6l5 8H16z"/>"#,
    ),
    (
        "pv-c-artillery",
        "0 0 48 48",
        r#"<path d="m3 36 15-9.2L42 8l3 3.8-20.8 16.8a9.2 9.2 0 1 1-10 5.8L5 40z"/><circle class="pv-cut" cx="23" cy="36" r="3"/>"#,
    ),
    (
        "pv-c-bombers",
        "0 0 48 48",
        r#"<path d="M24 4c2.4 0 3.5 4 3.7 9l-.2 3.6 5 3L46 15.5v4.2L33 27.5l-5.8-1.3L26 37l6.5 2.8v2.7l-7.4-1L24 44l-1.1-2.5-7.4 1v-2.7L22 37l-1.2-10.8-5.8 1.3L2 19.7v-4.2l13.5 4.1 5-3-.2-3.6C20.5 8 21.6 4 24 4z"/>"#,
    ),
    ("pv-c-assault", "0 0 48 48", r#"<path d="M4 12h16V5l13 11-13 11v-7H4zM18 30h16v-7l13 11-13 11v-7H18z"/>"#),
    (
        "pv-c-house",
        "0 0 48 48",
        r#"<path d="m4 20 7-6 4 3 5-8 6 6 6-9 6 8 6-2v32H4z"/><path class="pv-cut" d="M10 24h5v6h-5zM21.5 24h5v6h-5zM33 24h5v6h-5zM10 34h5v6h-5zM33 34h5v6h-5zM21 34h6v10h-6z"/>"#,
    ),
    (
        "pv-c-resupply",
        "0 0 48 48",
        r#"<path d="M5 16 24 7l19 9v20l-19 8-19-8z"/><path class="pv-cut" d="m9 19 13.5 6v14.5L9 34zm16.5 6L39 19v15l-13.5 5.5zM24 11l11 5-11 5-11-5z"/>"#,
    ),
    (
        "pv-c-fog",
        "0 0 48 48",
        r#"<path d="M10 20a9 9 0 0 1 9-9 11 11 0 0 1 20 5 7.5 7.5 0 0 1 0 8H8a5 5 0 0 1 2-4zM4 28h34v3H4zM10 34h34v3H10zM4 40h28v3H4z"/>"#,
    ),
];

/// All of them.
pub(super) fn symbols() -> Markup {
    html! {
        (PreEscaped(PATTERNS))
        defs { (PreEscaped(SHARED)) (PreEscaped(DISC)) }
        @for &(id, view, strokes) in PARTS.iter().chain(SYMBOLS) {
            // States stick out of their counter.
            symbol id=(id) viewBox=(view) overflow=[(view == BOX).then_some("visible")] { (PreEscaped(strokes)) }
        }
        @for (id, color, rim, strokes) in TOKENS {
            symbol id=(format!("pv-t-{id}")) viewBox="-15 -15 30 30" fill="none" stroke-linecap="round" {
                // The disc has the text color, its rim the color of strokes.
                use href="#pv-disc" color=(color) stroke=(rim) {}
                (PreEscaped(strokes))
            }
        }
        (bays::symbols())
        (art_cards::symbols())
    }
}
