//! The symbols of counters, markers and badges: a few paths each. They lie on the map, which is the same by day and by
//! lamplight, so they have their colors here or from the stylesheet, but never from a theme.

use maud::{Markup, PreEscaped};
use volga::components::{Class, Strategy, Terrain};

/// The star of the Soviet counters, around (0, 0).
macro_rules! star {
    () => {
        "M0-5l1.47 3.45 3.73.3-2.82 2.45.82 3.7-3.2-1.95-3.2 1.95.82-3.7-2.82-2.45 3.73-.3z"
    };
}

/// A NATO symbol: its frame, and what stands in it.
macro_rules! nato {
    ($id:literal, $lines:literal) => {
        concat!(
            r#"<symbol id="v-"#,
            $id,
            r#"" viewBox="0 0 40 40"><path class="v-nb" d="M10.8 12.9h18.4v12.2h-18.4z"/><path class="v-nl" d=""#,
            $lines,
            r#""/></symbol>"#
        )
    };
}

/// The back of a Soviet counter: the shape of its terrain, with a star.
macro_rules! back {
    ($id:literal, $shape:literal, $at:literal) => {
        concat!(
            r#"<symbol id="v-back-"#,
            $id,
            r#"" viewBox="0 0 40 40"><g transform="translate(20 20)scale(1.48)"><path class="v-sb" d=""#,
            $shape,
            r#""/></g><path class="v-si" transform="translate("#,
            $at,
            r#")scale(1.15)" d=""#,
            star!(),
            r#""/></symbol>"#
        )
    };
}

/// The front of a Soviet counter: its strategy.
macro_rules! strategy {
    ($id:literal, $filled:expr, $drawn:literal) => {
        concat!(
            r#"<symbol id="v-"#,
            $id,
            r#"" viewBox="-10 -10 20 20"><path class="v-si" d=""#,
            $filled,
            r#""/><path class="v-sl" d=""#,
            $drawn,
            r#""/></symbol>"#
        )
    };
}

/// A marker: black on paper.
macro_rules! marker {
    ($id:literal, $inside:literal) => {
        concat!(
            r#"<symbol id="v-"#,
            $id,
            r##"" viewBox="0 0 26 26"><path d="M3.7.7h18.6a3 3 0 0 1 3 3v18.6a3 3 0 0 1-3 3h-18.6a3 3 0 0 1-3-3v-18.6a3 3 0 0 1 3-3z" fill="#efe5cd" stroke="#6f6455"/>"##,
            $inside,
            "</symbol>"
        )
    };
}

const SYMBOLS: &str = concat!(
    r##"<linearGradient id="v-grey" x2=".7" y2="1"><stop stop-color="#74858d"/><stop offset=".5" stop-color="#516067"/><stop offset="1" stop-color="#3b474d"/></linearGradient>"##,
    r##"<linearGradient id="v-red" x2=".7" y2="1"><stop stop-color="#bd4a3b"/><stop offset=".5" stop-color="#9c2f24"/><stop offset="1" stop-color="#781f17"/></linearGradient>"##,
    // Light on the upper and left edges of a counter, shade on the others.
    r##"<symbol id="v-bevel" viewBox="0 0 40 40"><path d="M1.3 38.7V4q0-2.7 2.7-2.7h34.7" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.2"/><path d="M1.6 38.7h34.4q2.7 0 2.7-2.7V1.6" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="1.2"/></symbol>"##,
    // German units.
    nato!("infantry", "M10.8 12.9l18.4 12.2M29.2 12.9l-18.4 12.2"),
    nato!("motorised", "M10.8 12.9l18.4 12.2M29.2 12.9l-18.4 12.2M20 12.9v12.2"),
    nato!("tank", "M13.7 19a6.3 3.8 0 1 0 12.6 0a6.3 3.8 0 1 0-12.6 0"),
    nato!("halftrack", "M10.8 12.9l18.4 12.2M29.2 12.9l-18.4 12.2M13.7 19a6.3 3.8 0 1 0 12.6 0a6.3 3.8 0 1 0-12.6 0"),
    nato!("recon", "M29.2 12.9l-18.4 12.2M13.7 19a6.3 3.8 0 1 0 12.6 0a6.3 3.8 0 1 0-12.6 0"),
    nato!("assault_gun", "M13.7 19a6.3 3.8 0 1 0 12.6 0a6.3 3.8 0 1 0-12.6 0M20 15.2v-2.3M17.8 19h4.4"),
    r##"<symbol id="v-spent" viewBox="0 0 40 40"><path d="M.5.5h39v39h-39z" fill="#e9e0ca" fill-opacity=".22"/><path d="M1 7l6-6M1 13l12-12M1 19l18-18M1 25l24-24M1 31l30-30M1 37l36-36M4 39l35-35M10 39l29-29M16 39l23-23M22 39l17-17M28 39l11-11M34 39l5-5" fill="none" stroke="#f4ecd8" stroke-opacity=".34" stroke-width="1.9"/><path d="M26.5 40.3h9.3q4.5 0 4.5-4.5v-9.3z" fill="#efe5cd" stroke="#4b4438"/><path d="M26.5 40.2l13.7-13.7-9.6 2.7z" fill="#cfc3a6" stroke="#4b4438" stroke-width=".8"/></symbol>"##,
    r##"<symbol id="v-lead" viewBox="0 0 40 40"><g transform="translate(4.5 35.5)"><path d=""##,
    star!(),
    r##"" transform="scale(1.5)" fill="#ffd24a" stroke="#231f1a" stroke-width=".9" stroke-linejoin="round"/></g></symbol>"##,
    // Soviet units.
    back!("clear", "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0", "20 20"),
    back!("elevated", "M0-8.6L9.2 7H-9.2z", "20 22.8"),
    back!("light", "M-7.4-7.4H7.4V7.4H-7.4z", "20 20"),
    back!("heavy", "M0-9L8.8-2.6 5.4 7.6H-5.4L-8.8-2.6z", "20 20.3"),
    strategy!(
        "heroes",
        "M0-8l2.35 5.52 5.97.48-4.51 3.92 1.31 5.92-5.12-3.12-5.12 3.12 1.31-5.92-4.51-3.92 5.97-.48z",
        "M0 0"
    ),
    strategy!(
        "ambush",
        "M-1.7 0a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0",
        "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M0-8.5v5M0 3.5v5M-8.5 0h5M3.5 0h5"
    ),
    strategy!("barrage", "M-2.6 7v-9q0-5 2.6-6.5q2.6 1.5 2.6 6.5v9zM-8 7q1-6 2-6t2 6zM4 7q1-6 2-6t2 6z", "M0 0"),
    strategy!(
        "fanatic",
        "M0-8.5q6 6 4.6 10.6Q7 1.6 6.6-.6 9 6 3.4 8.2H-3.4Q-9 6-5.6-.6-5.6 2-3.8 2.4-4.6-3 0-8.5z",
        "M0 0"
    ),
    strategy!("guards", "M-6-8h1.8v16h-1.8zM-3.4-7.4Q1-9.4 3.6-7T8-7.2V1Q5.4 3 2.8.8T-3.4.8z", "M0 0"),
    r##"<symbol id="v-cut" viewBox="0 0 14 14"><path d="M7 0a7 7 0 1 0 .01 0z" fill="#f6dfa8" stroke="#4e120c"/><path d="M4 4l6 6M10 4l-6 6" stroke="#4e120c" stroke-width="2.2"/></symbol>"##,
    // Where both sides stand: a burst beside the name, smoke and fire on the ground.
    r##"<symbol id="v-burst" viewBox="-12 -12 24 24"><path d="M0-10l2.4 4.6 4.8-2.4-1.4 5L11 0 5.8 2.6l1.6 5L2.6 5.4 0 10.4-2.4 5.4-7.4 7.8l1.6-5.2L-11 0l5.2-2.6-1.4-5 4.8 2.2z" fill="#d8541c" stroke="#fff3d8" stroke-width="1.4"/><path d="M-4-4l8 8M4-4l-8 8" stroke="#fff" stroke-width="1.9" stroke-linecap="round"/></symbol>"##,
    r##"<symbol id="v-smoke" viewBox="0 0 80 80"><g fill="url(#v-glow)"><ellipse cx="24" cy="62" rx="9" ry="8"/><ellipse cx="46" cy="68" rx="8" ry="7"/><ellipse cx="60" cy="58" rx="7" ry="7"/></g><g fill="url(#v-puff)"><ellipse cx="24" cy="56" rx="9" ry="9"/><ellipse cx="30" cy="46" rx="12" ry="11"/><ellipse cx="36" cy="36" rx="15" ry="14"/><ellipse cx="44" cy="25" rx="18" ry="16"/><ellipse cx="47" cy="63" rx="8" ry="8"/><ellipse cx="52" cy="53" rx="11" ry="10"/><ellipse cx="58" cy="42" rx="14" ry="13"/><ellipse cx="60" cy="53" rx="7" ry="7"/><ellipse cx="65" cy="30" rx="15" ry="14"/></g></symbol>"##,
    // The badges of areas, for the key.
    r#"<symbol id="v-id-none" viewBox="-11 -11 22 22"><path class="v-badge" d="M-8.7-8h17.4v12l-8.7 5.6-8.7-5.6z"/></symbol>"#,
    r#"<symbol id="v-id-clear" viewBox="-11 -11 22 22"><path class="v-badge" d="M-9.2 0a9.2 9.2 0 1 0 18.4 0a9.2 9.2 0 1 0-18.4 0z"/></symbol>"#,
    r#"<symbol id="v-id-elevated" viewBox="-13 -13 26 26"><path class="v-badge" d="M0-11.5L12.3 9.4H-12.3z"/></symbol>"#,
    r#"<symbol id="v-id-light" viewBox="-11 -11 22 22"><path class="v-badge" d="M-8.5-8.5h17v17h-17z"/></symbol>"#,
    r#"<symbol id="v-id-heavy" viewBox="-12 -12 24 24"><path class="v-badge" d="M0-10.3l10 7.3-3.8 11.7h-12.4l-3.8-11.7z"/></symbol>"#,
    // Support.
    marker!(
        "artillery",
        r##"<g fill="none" stroke="#2b2621" stroke-width="1.9" stroke-linecap="round"><path d="M6 15L21 6.5M4 19.5l5-5"/><ellipse cx="11.5" cy="16.5" rx="4.3" ry="4.3"/></g>"##
    ),
    marker!(
        "engineer",
        r##"<path d="M4.5 18V9.5H21.5V18M13 9.5V18" fill="none" stroke="#2b2621" stroke-width="2.3"/>"##
    ),
    marker!(
        "air",
        r##"<path d="M13 4.5l1.5 5.3 8 3.4v2l-8-1.2-.6 4.4 2.3 1.7v1.3L13 20.7l-3.2.7v-1.3l2.3-1.7-.6-4.4-8 1.2v-2l8-3.4z" fill="#2b2621"/>"##
    ),
);

/// Every symbol of this board.
pub(super) fn symbols() -> Markup {
    PreEscaped(SYMBOLS.into())
}

/// The symbol of a German unit.
pub(super) fn unit(class: Class) -> &'static str {
    match class {
        Class::Infantry => "v-infantry",
        Class::Motorised => "v-motorised",
        Class::Tank => "v-tank",
        Class::Halftrack => "v-halftrack",
        Class::Recon => "v-recon",
        Class::AssaultGun => "v-assault_gun",
    }
}

/// The back of a Soviet unit.
pub(super) fn back(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::None | Terrain::Clear => "v-back-clear",
        Terrain::Elevated => "v-back-elevated",
        Terrain::LightUrban => "v-back-light",
        Terrain::HeavyUrban => "v-back-heavy",
    }
}

/// The front of a Soviet unit.
pub(super) fn strategy(strategy: Strategy) -> &'static str {
    match strategy {
        Strategy::Heroes => "v-heroes",
        Strategy::Ambush => "v-ambush",
        Strategy::Barrage => "v-barrage",
        Strategy::Fanatic => "v-fanatic",
        Strategy::Guards => "v-guards",
    }
}

/// The badge of an area, around (0, 0): its shape tells the terrain.
pub(super) fn badge(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::None => "M-8.7-8h17.4v12l-8.7 5.6-8.7-5.6z",
        Terrain::Clear => "M-9.2 0a9.2 9.2 0 1 0 18.4 0a9.2 9.2 0 1 0-18.4 0z",
        Terrain::Elevated => "M0-11.5L12.3 9.4H-12.3z",
        Terrain::LightUrban => "M-8.5-8.5h17v17h-17z",
        Terrain::HeavyUrban => "M0-10.3l10 7.3-3.8 11.7h-12.4l-3.8-11.7z",
    }
}

/// The same as a symbol, for the key.
pub(super) fn identifier(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::None => "v-id-none",
        Terrain::Clear => "v-id-clear",
        Terrain::Elevated => "v-id-elevated",
        Terrain::LightUrban => "v-id-light",
        Terrain::HeavyUrban => "v-id-heavy",
    }
}
