//! The pictures on Soviet cards: a sky at some hour, a skyline or the river, and what the unit does before it.

use maud::{Markup, PreEscaped, html};

/// The units by their ids, the color of the sky above and at the horizon, and what is under it, 160 by 62.
const PICTURES: [(&str, [&str; 2], &str); 8] = [
    (
        "army_cp",
        ["#e8c98f", "#b5694a"],
        r##"<path d="M0 0H160V62H0Z" fill="url(#pv-sky-army_cp)"/><use href="#pv-skyline" fill="#7a4a39"/><path d="M0 50q40-8 80-4t80 0V62H0Z" fill="#3a2a20"/><path d="M46 62V44l12-8h44l12 8v18Z" fill="#241a13"/><path d="M70 62V50h20v12Z" fill="#f0c46a"/><path d="M50 45h60M46 50h20M94 50h20" stroke="#5b4431" stroke-width="2"/><path d="M104 36V14" stroke="#1b130e" stroke-width="2"/><path d="M104 14q9-4 18 0t14-1v12q-8 3-14 1t-18 0Z" fill="#a3271b"/><path d="M113 16.4L113.9 18.8L116.4 18.9L114.4 20.5L115.1 22.9L113 21.5L110.9 22.9L111.6 20.5L109.6 18.9L112.1 18.8Z" fill="#d9b45b"/>"##,
    ),
    (
        "division_cp",
        ["#3b3a34", "#15130f"],
        r##"<path d="M0 0H160V62H0Z" fill="url(#pv-sky-division_cp)"/><path d="M80 0v12" stroke="#8a7a58" stroke-width="1.5"/><path d="M72 20h16l-4-8h-8Z" fill="#c9a14d"/><path d="M72 20 20 62h120L88 20Z" fill="#f5cf74" opacity=".34"/><path d="M18 62l10-14h104l10 14Z" fill="#d9c79b"/><path d="M44 58q14-8 26-2t30-4 20 3" fill="none" stroke="#6f9bb3" stroke-width="2.5"/><path d="M60 52l18 6 16-6" fill="none" stroke="#a3271b" stroke-width="2.2"/><path d="M24 48c0-12 4-16 9-17-4-9 9-11 9-2 6 2 8 8 8 19zM136 48c0-12-4-16-9-17 4-9-9-11-9-2-6 2-8 8-8 19z" fill="#0d0b09"/>"##,
    ),
    (
        "sapper",
        ["#cbb48a", "#8a6b4a"],
        r##"<path d="M0 0H160V62H0Z" fill="url(#pv-sky-sapper)"/><use href="#pv-skyline" fill="#6b4c3a"/><path d="M0 54q80-10 160 0V62H0Z" fill="#2e2117"/><g fill="#8e7a54" stroke="#2e2117" stroke-width="1.2"><rect x="84" y="46" width="20" height="9" rx="4"/><rect x="105" y="46" width="20" height="9" rx="4"/><rect x="126" y="46" width="20" height="9" rx="4"/><rect x="94" y="37" width="20" height="9" rx="4"/><rect x="116" y="37" width="20" height="9" rx="4"/><rect x="105" y="28" width="20" height="9" rx="4"/></g><path d="M40 62c0-14 3-20 10-22-5-11 13-13 12-1 6 3 8 10 8 23z" fill="#1d150e"/><path d="M58 48 84 24" stroke="#1d150e" stroke-width="3.4"/><path d="M80 20l12 6-3 8-11-4z" fill="#39322a"/>"##,
    ),
    (
        "signal",
        ["#d9c9a0", "#9a8457"],
        r##"<path d="M0 0H160V62H0Z" fill="url(#pv-sky-signal)"/><path d="M18 62V14M12 20h12M132 62V10M126 16h12" stroke="#3a2c1c" stroke-width="3"/><path d="M18 20Q74 48 132 16M18 24Q74 54 132 20" fill="none" stroke="#3a2c1c" stroke-width="1.2"/><path d="M0 54q80-8 160 0V62H0Z" fill="#3b2c1d"/><rect x="56" y="36" width="34" height="22" rx="2" fill="#4e5a38" stroke="#1d1a12"/><circle cx="66" cy="47" r="5" fill="#1d1a12"/><path d="M54 33q19-10 38 0l-4 5q-15-7-30 0z" fill="#1d1a12"/><circle cx="108" cy="50" r="11" fill="#6b4c2b" stroke="#1d1a12"/><circle cx="108" cy="50" r="4" fill="#1d1a12"/>"##,
    ),
    (
        "artillery",
        ["#a9b6b4", "#d3b27b"],
        r##"<path d="M0 0H160V62H0Z" fill="url(#pv-sky-artillery)"/><path d="M0 50q60-12 160-2V62H0Z" fill="#5a5b3a"/><path d="M0 56q80-8 160 0V62H0Z" fill="#38391f"/><path d="M54 46 118 18" stroke="#23241a" stroke-width="6.5"/><path d="M114 19.5l10-4.4" stroke="#23241a" stroke-width="8"/><path d="M60 52 28 60M62 54l-20 7" stroke="#23241a" stroke-width="4"/><path d="M56 30 74 50 68 54 52 36Z" fill="#3d4029"/><circle cx="68" cy="50" r="11" fill="none" stroke="#23241a" stroke-width="4"/><path d="M68 41v18M59 50h18" stroke="#23241a" stroke-width="2"/><path d="M126 14l14-7-4 7 9 0-9 4 5 5-11-3z" fill="#f3d382"/>"##,
    ),
    (
        "flotilla",
        ["#8fa6b2", "#dcc193"],
        r##"<path d="M0 0H160V62H0Z" fill="url(#pv-sky-flotilla)"/><use href="#pv-skyline" fill="#8b7f74"/><g fill="#5b8299"><path d="M0 44q10-3 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0V62H0Z"/></g><path d="M24 42H132l-9 12H36Z" fill="#26323a"/><path d="M60 42V32h30v10ZM70 32V22h14v10Z" fill="#3b4a54"/><path d="M92 42V36h10v6M102 38l16-5M44 42v-6h9v6M44 38l-13-4" stroke="#26323a" stroke-width="3" fill="#26323a"/><path d="M84 22V10" stroke="#26323a" stroke-width="1.5"/><path d="M84 10l11 3-11 4Z" fill="#a3271b"/><g fill="#7ba3b8"><path d="M0 53q10-3 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0V62H0Z"/></g>"##,
    ),
    (
        "aa_battalion",
        ["#32414d", "#c4824f"],
        r##"<path d="M0 0H160V62H0Z" fill="url(#pv-sky-aa_battalion)"/><path d="M20 62 70 0h10L48 62Z" fill="#fff3cf" opacity=".2"/><path d="M0 52q80-8 160 0V62H0Z" fill="#221c15"/><path d="M74 50 112 14" stroke="#14110d" stroke-width="3.5"/><path d="M108 18l8-8" stroke="#14110d" stroke-width="5"/><path d="M58 48h34l4 8H54Z" fill="#14110d"/><path d="M66 48l4-12h12l2 12Z" fill="#2b251c"/><circle cx="58" cy="56" r="5" fill="#14110d"/><circle cx="94" cy="56" r="5" fill="#14110d"/><path d="M30 16l12 2 3-4 1 5 12 2-12 1-2 4-2-5z" fill="#14110d"/>"##,
    ),
    (
        "aa_regiment",
        ["#1c2733", "#4f5c63"],
        r##"<path d="M0 0H160V62H0Z" fill="url(#pv-sky-aa_regiment)"/><path d="M28 56 62-4H96Z" fill="#fff3cf" opacity=".32"/><path d="M44 56 118-4h30Z" fill="#fff3cf" opacity=".2"/><path d="M0 54q80-6 160 0V62H0Z" fill="#0f0d0a"/><path d="M26 60h14v-6a9 9 0 0 0-14-4z" fill="#0b0a08"/><ellipse cx="36" cy="52" rx="6" ry="4" fill="#ffe9a8" transform="rotate(-50 36 52)"/><path d="M104 52 132 22" stroke="#0b0a08" stroke-width="4"/><path d="M92 52h26l4 8H88Z" fill="#0b0a08"/><path d="M84 14l14 3 4-5 1 6 14 3-14 1-2 4-3-6z" fill="#0b0a08"/><path d="M66 8l8 2 2-3 1 4 8 1-8 1-2 2-1-4z" fill="#0b0a08"/>"##,
    ),
];

/// Broken houses, in the color of whoever refers to them.
const SKYLINE: &str = r#"<path id="pv-skyline" d="M0 46V34l6-2V22h10v8l4-4v14l8 2V28l5-3 4 5v12l9 2V30h14v-6l4 5v15l8 2V36l10-4v12l7 1V26l8-4 3 6v16l12 2V34h9v-5l6 3v12l8 1V30l7-5 3 6v14h15V62H0Z"/>"#;

/// All of them: what is shown fills its frame.
pub(super) fn symbols() -> Markup {
    html! {
        defs { (PreEscaped(SKYLINE)) }
        @for (id, [above, below], strokes) in PICTURES {
            linearGradient id=(format!("pv-sky-{id}")) x2="0" y2="1" {
                stop stop-color=(above) {}
                stop offset="1" stop-color=(below) {}
            }
            symbol id=(format!("pv-v-{id}")) viewBox="0 0 160 62" preserveAspectRatio="xMidYMid slice" {
                (PreEscaped(strokes))
            }
        }
    }
}
