//! The symbols on faces and ground: men, guns, vehicles, tokens. All are our own, a few strokes each.

use maud::{Markup, PreEscaped, html};

/// The box of a counter, as seen from the drawing of a man in its middle, which is 34 by 24.
const ON_COUNTER: &str = "-4.82 -10.91 45.82 45.82";

/// Symbols with their ids, the box they are drawn in, and their strokes.
const SYMBOLS: &[(&str, &str, &str)] = &[
    // Soviet men: a bust with what the man carries.
    (
        "pv-bust",
        "0 0 24 24",
        r#"<path d="M4 10.5a8 7.6 0 0 1 16 0l1 1.6H3zM7.6 13.2h8.8v1.6a4.4 4.6 0 0 1-8.8 0zM1.5 24c.2-4.4 3-6.2 6.6-6.4L12 20l3.9-2.4c3.6.2 6.4 2 6.6 6.4z"/>"#,
    ),
    (
        "pv-officer",
        ON_COUNTER,
        r#"<path d="M7.2 8.3C6.4 5.2 11 3 17 3s10.6 2.2 9.8 5.3L25.6 10H8.4zM8.4 11h17.2l1 1.8c-3-.9-6-1.1-9.6-1.1s-6.6.2-9.6 1.1zM12.6 13.6h8.8v1.2a4.4 4.6 0 0 1-8.8 0zM6.5 24c.2-4.4 3-6.2 6.6-6.4L17 20l3.9-2.4c3.6.2 6.4 2 6.6 6.4z"/><path class="pv-cut" d="m17 4.6.9 1.9 2.1.2-1.6 1.3.5 2-1.9-1.1-1.9 1.1.5-2L14 6.7l2.1-.2z"/>"#,
    ),
    (
        "pv-smg",
        ON_COUNTER,
        r##"<use href="#pv-bust" width="24" height="24"/><path d="m18.5 21.5 1.5 1.8 3.6-2.6 1 1.3a2.6 2.6 0 0 0 3.9-3.3l-.8-1 5.3-4-.9-1.2-5.6 4.1z"/>"##,
    ),
    (
        "pv-rifle",
        ON_COUNTER,
        r##"<use href="#pv-bust" width="24" height="24"/><path d="m20.5 22.8 2.3 1.2 2.7-4.2 4.6-9.3L32.6 2l-1.2-.4-3.2 8.2-4.1 7.8z"/>"##,
    ),
    (
        "pv-sniper",
        ON_COUNTER,
        r##"<use href="#pv-bust" width="24" height="24"/><path d="m20.5 22.8 2.3 1.2 2.7-4.2 4.6-9.3L32.6 2l-1.2-.4-3.2 8.2-4.1 7.8z"/><path d="m24 13.3 1.8.9 3.8-7.3-1.8-.9zM22.2 12.8l1 .5 1.7-3.2-1-.5z"/>"##,
    ),
    (
        "pv-gunner",
        ON_COUNTER,
        r##"<use href="#pv-bust" width="24" height="24"/><path d="M19 17.2h10.5v-1.4H34v3.4h-4.5l-.8 1.2 2.6 3.6h-1.7l-2.4-3.2-2.4 3.2h-1.7l2.6-3.6H19z"/>"##,
    ),
    (
        "pv-hunter",
        ON_COUNTER,
        r##"<use href="#pv-bust" width="24" height="24"/><path d="m19 19.5.7 2 4.3-1.3 1 2.6 1.3-.5-.9-2.6L34 17v-2.2l-9 2.9-.2-1.5-1.6.5.1 1.6z"/>"##,
    ),
    (
        "pv-mortarman",
        ON_COUNTER,
        r##"<use href="#pv-bust" width="24" height="24"/><path d="m20 22 8.5-12 2.2 1.6-5 7.1 4.8 4.1-.9 1.1-4.7-4-1.7 2.4h2v1.4h-6z"/>"##,
    ),
    (
        "pv-observer",
        ON_COUNTER,
        r##"<use href="#pv-bust" width="24" height="24"/><path d="M21 13.5h4.2v1.6h2.6v-1.6H32l1.6 7.3a2.8 2.8 0 0 1-5.7 0V18h-2.8v2.8a2.8 2.8 0 0 1-5.7 0z"/>"##,
    ),
    (
        "pv-medic",
        ON_COUNTER,
        r##"<use href="#pv-bust" width="24" height="24"/><path d="M20 11.5h13.5V24H20z"/><path class="pv-cut" d="M25.4 13.5h2.7v2.9H31v2.7h-2.9V22h-2.7v-2.9h-2.9v-2.7h2.9z"/>"##,
    ),
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
    // Tokens.
    (
        "pv-t-suppression",
        "0 0 24 24",
        r#"<path d="M12 1.5 14 8l5.5-3.7-2.7 6 6.7 1.2-6.3 2.6 4 5.4-6.5-2.2L13.5 24l-2.9-6.3L5 21.3l2.2-6.2L.7 13.5l6.3-2.8L3 5.5l6.3 2.2z"/>"#,
    ),
    (
        "pv-t-sapper",
        "0 0 24 24",
        r#"<path d="m4 2.5 3.8.6 1 1-2 2 8.3 8.3 2-2c3 2 5 5.2 5.4 9.6-4.4-.4-7.6-2.4-9.6-5.4l2-2-8.3-8.3-2 2-1-1z"/>"#,
    ),
    (
        "pv-t-ammunition",
        "0 0 24 24",
        r#"<path d="M3.5 9c0-3 1-5 2.2-6.5C7 4 8 6 8 9v11H3.5zM9.8 9c0-3 1-5 2.2-6.5C13.3 4 14.3 6 14.3 9v11H9.8zM16 9c0-3 1-5 2.2-6.5C19.5 4 20.5 6 20.5 9v11H16zM3 21.2h18v1.6H3z"/>"#,
    ),
    ("pv-t-first_aid", "0 0 24 24", r#"<path d="M8.7 2.5h6.6v6.2h6.2v6.6h-6.2v6.2H8.7v-6.2H2.5V8.7h6.2z"/>"#),
    (
        "pv-t-wire",
        "0 0 24 24",
        r#"<path d="M3 4h18v3h-2.5v10H21v3H3v-3h2.5V7H3zm5 4.5v1.7l8-1.2V7.8zm0 3.7v1.7l8-1.2V11zm0 3.7V17h3l5-1.2v-1.1z"/>"#,
    ),
    ("pv-t-artillery", "0 0 24 24", r#"<path d="m1.5 18 7.6-4.6L21 4l1.5 1.9-10.4 8.4a4.6 4.6 0 1 1-5 2.9L2.5 20z"/>"#),
    (
        "pv-t-food",
        "0 0 24 24",
        r#"<path d="M2 13c0-5 4.5-8 10-8s10 3 10 8v4.5c0 1-.7 1.5-1.7 1.5H3.7c-1 0-1.7-.5-1.7-1.5z"/><path class="pv-cut" d="m6 8.8 1.5-.7 2 4.7-1.5.7zM10.7 7.3l1.7-.1.8 5.3-1.6.2zM15.8 7.7l1.5.7-.6 5-1.6-.2z"/>"#,
    ),
    (
        "pv-t-anti_aircraft",
        "0 0 24 24",
        r#"<path d="M10.5 1.5h1.7v9h1.6v-9h1.7v9.8l2.3 3.2v3H21l1.5 5h-21l1.5-5h3.8v-3l3.7-3.2z"/>"#,
    ),
    // Marks on counters.
    (
        "pv-burst",
        "0 0 16 16",
        r#"<path d="m8 0 1.6 4L13 1.8l-.8 4L16 8l-3.8 2.2.8 4L9.6 12 8 16l-1.6-4L3 14.2l.8-4L0 8l3.8-2.2-.8-4L6.4 4z"/>"#,
    ),
    (
        "pv-shield",
        "0 0 16 18",
        r#"<path d="M8 0c2.5 1.4 5 2 8 2v7c0 4.5-3.5 7.4-8 9-4.5-1.6-8-4.5-8-9V2c3 0 5.5-.6 8-2z"/>"#,
    ),
    ("pv-star", "0 0 16 16", r#"<path d="m8 .5 1.9 5.3 5.6.2-4.4 3.4 1.6 5.5L8 11.7l-4.7 3.2 1.6-5.5L.5 6l5.6-.2z"/>"#),
    // What every counter has: its body, the strip with its name, the boxes of its values.
    (
        "pv-face",
        "0 0 42 42",
        r#"<path d="M4 0h34a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4h-34a4 4 0 0 1-4-4v-34a4 4 0 0 1 4-4z"/><path class="pv-strip-bar" d="M1 4a3 3 0 0 1 3-3h34a3 3 0 0 1 3 3v6H1z"/><path class="pv-atk-box" d="M1 29.5h12.5V41H1z"/><circle class="pv-sup-disc" cx="35" cy="35" r="6.2"/>"#,
    ),
    ("pv-badge-1", "0 0 42 42", r#"<circle class="pv-badge" cx="36.6" cy="14.6" r="4.8"/>"#),
    ("pv-badge-2", "0 0 42 42", r#"<circle class="pv-badge" cx="36.6" cy="24.6" r="4.8"/>"#),
    ("pv-price", "0 0 42 42", r#"<circle class="pv-price" cx="21" cy="36" r="5.6"/>"#),
    (
        "pv-weapon",
        "0 0 58 33",
        r#"<path class="pv-atk-box" d="M1 21h13v11H1z"/><circle class="pv-sup-disc" cx="50.5" cy="26" r="6.5"/><circle class="pv-badge" cx="29" cy="27" r="4.8"/>"#,
    ),
    ("pv-weapon-price", "0 0 58 33", r#"<circle class="pv-price" cx="51" cy="6.5" r="5.6"/>"#),
    (
        "pv-foe",
        "0 0 42 42",
        r#"<path d="M4 0h34a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4h-34a4 4 0 0 1-4-4v-34a4 4 0 0 1 4-4z"/><path class="pv-strip-bar" d="M1 4a3 3 0 0 1 3-3h34a3 3 0 0 1 3 3v6H1z"/>"#,
    ),
    // Cards.
    (
        "pv-back",
        "0 0 58 80",
        r#"<path d="M5 11L11 5M5 22L22 5M5 33L33 5M5 44L44 5M5 55L53 7M5 66L53 18M7 75L53 29M18 75L53 40M29 75L53 51M40 75L53 62"/>"#,
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
    (
        "pv-c-radio",
        "0 0 24 24",
        r#"<path d="M4 9h11V2h1.6v7H20a1.5 1.5 0 0 1 1.5 1.5v10A1.5 1.5 0 0 1 20 22H4a1.5 1.5 0 0 1-1.5-1.5v-10A1.5 1.5 0 0 1 4 9z"/><path class="pv-cut" d="M8 12.5a3.2 3.2 0 1 0 .01 0zM14 12.5h5V14h-5zM14 16h5v1.5h-5z"/>"#,
    ),
    // Ground.
    (
        "pv-g-rubble",
        "0 0 40 24",
        r#"<path d="m2 20 5-5 4 3 1-7 6-4 5 5 3-3 6 6 6 1 1 5-8 2-6-2-7 3-8-2-6 1z"/><path class="pv-light" d="m12 11 6-4 2 4-5 4zM26 9l5 5-5 3zM7 15l4 3-5 2z"/>"#,
    ),
    (
        "pv-g-crater",
        "0 0 40 30",
        r#"<path d="m2 15 5-8 7-1 5-4 8 3 7 3 4 7-4 6-6 2-6 5-8-2-8 1-5-5z"/><ellipse class="pv-deep" cx="20" cy="15.5" rx="11" ry="7"/>"#,
    ),
    (
        "pv-g-tree",
        "0 0 20 20",
        r#"<circle cx="10" cy="8" r="6"/><circle cx="6" cy="12" r="5"/><circle cx="14" cy="12" r="5"/>"#,
    ),
];

/// All of them.
pub(super) fn symbols() -> Markup {
    html! {
        @for &(id, view, strokes) in SYMBOLS {
            symbol id=(id) viewBox=(view) { (PreEscaped(strokes)) }
        }
    }
}
