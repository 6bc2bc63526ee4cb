//! The men of the house, put together from a few parts: what they carry and wear by what they were, their faces by their
//! names. Parts are drawn in the box of a counter, 54 by 54 around its middle; skin has the text color and hair the fill
//! and stroke of whoever refers to them.

use pavlov::components::Role;

/// A symbol: its id, the box it is drawn in, and its strokes.
pub(super) type Drawn = (&'static str, &'static str, &'static str);

/// The box of a counter, and the same as seen by who stands in it.
pub(super) const BOX: &str = "-27 -27 54 54";
const BUST: &str = "-23.48 -26.52 46.96 46.96";

/// How a man is drawn: what he carries, what he wears on his head, what he holds before him.
pub(super) const fn dress(role: Role) -> (&'static str, &'static str, Option<&'static str>) {
    match role {
        Role::SquadLeader => ("smg", "pilotka", None),
        Role::SubmachineGunner => ("smg", "helmet", None),
        Role::MachineGunPlatoonLeader => ("smg", "cap", None),
        Role::CompanyCommander => ("none", "cap", Some("glasses")),
        Role::MachineGunCrewLeader | Role::MachineGunner => ("mg", "helmet", None),
        Role::AntiTankSquadLeader => ("atr", "helmet", None),
        Role::AntiTankRifleman => ("atr", "ushanka", None),
        Role::MortarSectionLeader => ("mortar", "pilotka", None),
        Role::Mortarman => ("mortar", "helmet", None),
        Role::ArtilleryObserver => ("none", "ushanka", Some("glasses")),
        Role::Sniper => ("scope", "hood", None),
        Role::Rifleman => ("rifle", "ushanka", None),
        Role::Medic => ("none", "scarf", Some("cross")),
        Role::MedicalInstructor => ("none", "pilotka", Some("cross")),
    }
}

/// A number of a name that stays the same.
pub(super) fn hash(name: &str) -> u32 {
    name.bytes().fold(2_166_136_261, |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(16_777_619))
}

/// What is behind a man and what he wears: the color of the coat is the text color.
macro_rules! coat {
    ($carried:literal) => {
        concat!(
            r##"<path d="M-23.4-26.3V-3L23.4-20V-26.3Z" fill="#fff" opacity=".1"/><g fill="none" stroke-linecap="round">"##,
            $carried,
            r##"</g><path d="M-22 20.4C-21 14-13 11-5 8.5H5C13 11 21 14 22 20.4Z" fill="currentColor"/><path d="M3 8.5H5C13 11 21 14 22 20.4H8C8 17 6 12 3 8.5Z" opacity=".25"/><path d="M-14 13v7.4M-9 11.5V20.4M9 12v8.4M14 14v6.4" stroke="#000" stroke-opacity=".18"/>"##
        )
    };
}

/// A head of some width with some jaw, shaved or not. Neck, eyes and mouth are those of all.
macro_rules! head {
    ($face:literal, $shade:literal, $more:literal) => {
        concat!(
            r##"<use href="#pv-neck"/><g stroke="none"><path d=""##,
            $face,
            r##"" fill="currentColor"/><path d=""##,
            $shade,
            r##"" fill="#3a1c08" opacity=".2"/>"##,
            $more,
            r##"</g><use href="#pv-eyes"/>"##
        )
    };
}

/// What heads have in common, which they refer to.
pub(super) const SHARED: &str = r##"<g id="pv-neck" stroke="none"><path d="M-4 3V9.5L0 13.5 4 9.5V3Z" fill="currentColor"/><path d="M-4 3V9.5L0 13.5 4 9.5V3Z" fill="#3a1c08" opacity=".32"/><path d="M-4.5 8-9 10.5-3 16 0 13.2ZM4.5 8 9 10.5 3 16 0 13.2Z" fill="#4a4530"/><ellipse cx="-7.6" cy="-.8" rx="1.7" ry="2.7" fill="currentColor"/><ellipse cx="7.6" cy="-.8" rx="1.7" ry="2.7" fill="currentColor"/></g><g id="pv-eyes" fill="none"><path d="M-5-2.9q1.8-1.2 3.4-.2M1.6-3.1q1.8-1 3.4.2" stroke-width="1.35"/><path d="M-3.1-1.3v.1M3.1-1.3v.1" stroke="#2a241b" stroke-width="1.8" stroke-linecap="round"/><path d="M.3-1.5 1.3 2.2-.7 2.5" stroke="#7c4526" stroke-opacity=".7"/><path d="M-2 5.2q2 .7 4 0" stroke="#5d2f22" stroke-width="1.1"/></g>"##;

/// The parts.
pub(super) const PARTS: &[Drawn] = &[
    ("pv-g", BOX, r#"<rect x="-26" y="-26" width="52" height="52" rx="3.5"/>"#),
    ("pv-b-none", BUST, coat!("")),
    (
        "pv-b-smg",
        BUST,
        coat!(
            r##"<path d="M11-2 19 20" stroke="#2a241b" stroke-width="3.2"/><circle cx="14" cy="16" r="4.6" fill="#3a3228"/>"##
        ),
    ),
    (
        "pv-b-rifle",
        BUST,
        coat!(
            r##"<path d="M12-20 17 20" stroke="#3b2a1a" stroke-width="2.6"/><path d="M11.5-20 13.5-8" stroke="#1d1a17" stroke-width="1.6"/>"##
        ),
    ),
    (
        "pv-b-scope",
        BUST,
        coat!(
            r##"<path d="M11-20 17 20" stroke="#3b2a1a" stroke-width="2.6"/><path d="M15.5-7 17 7" stroke="#161412" stroke-width="3.4"/>"##
        ),
    ),
    (
        "pv-b-atr",
        BUST,
        coat!(
            r##"<path d="M9-20 19 20" stroke="#26221d" stroke-width="3.4"/><path d="M8-17.5l5-1.5" stroke="#26221d" stroke-width="4.6"/>"##
        ),
    ),
    (
        "pv-b-mortar",
        BUST,
        coat!(
            r##"<path d="M10-14 19 20" stroke="#39413a" stroke-width="6.5"/><path d="M8.2-14.8 12-13.6" stroke="#121512" stroke-width="4.2"/>"##
        ),
    ),
    (
        "pv-b-mg",
        BUST,
        coat!(
            r##"<path d="M9 6h12" stroke="#2b2f2a" stroke-width="7"/><path d="M20 6h3" stroke="#111" stroke-width="2.4"/>"##
        ),
    ),
    (
        "pv-h-0",
        BUST,
        head!("M-7.2-8C-7.5 2-5.2 8 0 9 5.2 8 7.5 2 7.2-8Z", "M1.2-8H7.2C7.5 2 5.2 8 0 9 3 5 2.6 2.5 1.8.8Z", ""),
    ),
    (
        "pv-h-1",
        BUST,
        head!(
            "M-7.6-8C-8 2-5.2 8.5 0 9.6 5.2 8.5 8 2 7.6-8Z",
            "M1.2-8H7.6C8 2 5.2 8.5 0 9.6 3 5 2.6 2.5 1.8.8Z",
            r#"<path d="M-5.6 3C-4 9.2 4 9.2 5.6 3 3 5-3 5-5.6 3Z" opacity=".3"/>"#
        ),
    ),
    (
        "pv-h-2",
        BUST,
        head!(
            "M-8-8C-8.4 2.4-5.6 8.8 0 10 5.6 8.8 8.4 2.4 8-8Z",
            "M1.2-8H8C8.4 2.4 5.6 8.8 0 10 3 5 2.6 2.5 1.8.8Z",
            ""
        ),
    ),
    (
        "pv-h-3",
        BUST,
        head!(
            "M-7.8-8C-8.4 3-6 7.6 0 8.6 6 7.6 8.4 3 7.8-8Z",
            "M1.2-8H7.8C8.4 3 6 7.6 0 8.6 3 5 2.6 2.5 1.8.8Z",
            r#"<path d="M-5.6 3C-4 8.6 4 8.6 5.6 3 3 5-3 5-5.6 3Z" opacity=".26"/>"#
        ),
    ),
    (
        "pv-mo",
        BUST,
        r#"<path d="M-3.8 4.4Q-1.5 2.6 0 3.5 1.5 2.6 3.8 4.4 1.5 4.9 0 4.4-1.5 4.9-3.8 4.4Z" stroke="none"/>"#,
    ),
    (
        "pv-hat-helmet",
        BUST,
        r##"<path d="M-10.8-4.5C-11.6-19 11.6-19 10.8-4.5 6.6-7-6.6-7-10.8-4.5Z" fill="#5c6346"/><path d="M2-15.5C9-15 10.6-11 10.8-4.5 6.6-6.5 5-6.5 3-6.4 5-9 5-12 2-15.5Z" fill="#3f4530"/><path d="M-11-4.5Q0-8.6 11-4.5" stroke="#2c3021" stroke-width="1.3" fill="none"/><path d="m0-12.8.6 1.6 1.7.1-1.3 1 .5 1.7-1.5-1-1.5 1 .5-1.7-1.3-1 1.7-.1Z" fill="#a3271b"/>"##,
    ),
    (
        "pv-hat-ushanka",
        BUST,
        r##"<path d="M-10.2-4V-9C-10.6-18 10.6-18 10.2-9V-4Z" fill="#6f6648"/><path d="M-11.1-3.5c-1.5-5 1-8.5 3.5-8.5h15.2c2.5 0 5 3.5 3.5 8.5C7.6-6-7.6-6-11.1-3.5Z" fill="#8a7a5c"/><path d="M-11.1-4c-1 4 0 8 1.5 9.5 1.6-2 1.7-6 1.5-9zM11.1-4c1 4 0 8-1.5 9.5-1.6-2-1.7-6-1.5-9z" fill="#77694e"/><path d="m0-11 .7 1.9 2 .1-1.6 1.2.6 1.9L0-7l-1.7 1.1.6-1.9-1.6-1.2 2-.1Z" fill="#a3271b"/>"##,
    ),
    (
        "pv-hat-pilotka",
        BUST,
        r##"<path d="M-9.4-6.5C-6-15.5 2-19 9-16.5c2 3.5 1.5 8 1.1 10C2-9-4-8.6-9.4-6.5Z" fill="#766c45"/><path d="M-9.4-6.5C-4-11 4-13 9.1-11l.3 4.6C2-9-4-8.6-9.4-6.5Z" fill="#5f5738"/><path d="m-1-12.3.6 1.6 1.7.1-1.3 1 .5 1.7-1.5-1-1.5 1 .5-1.7-1.3-1 1.7-.1Z" fill="#a3271b"/>"##,
    ),
    (
        "pv-hat-cap",
        BUST,
        r##"<path d="M-12.1-11C-8-18 8-18.5 12.1-12c-2 3.5-5 4-6 4H-6.6c-3 0-5-1.5-5.5-3Z" fill="#5d5a3a"/><path d="M-8.2-8.5H8.2V-5H-8.2Z" fill="#8e2a20"/><path d="M-8.4-5.2Q0-3 8.4-5.2 4-1.6 0-1.8-4-1.6-8.4-5.2Z" fill="#1f1b17"/><path d="m0-9.2.6 1.6 1.7.1-1.3 1 .5 1.7L0-6l-1.5 1 .5-1.7-1.3-1 1.7-.1Z" fill="#d9b45b"/>"##,
    ),
    (
        "pv-hat-hood",
        BUST,
        r##"<path d="M-11.6 12C-14.6-12-5-17.5 0-17.5S14.6-12 11.6 12L8.1 6C9.6-6 6-9 0-9S-9.6-6-8.1 6Z" fill="#d6d2bf" stroke="#6f6b55" stroke-width=".7"/><path d="M-10.6 2l3-5M3-16l4 4M8.6-2l3 6M-6-14l3 3" stroke="#8d8a70" stroke-width="2"/>"##,
    ),
    (
        "pv-hat-scarf",
        BUST,
        r##"<path d="M-9.1 4C-11.6-14-4-17 0-17S11.6-14 9.1 4C7.6-6 5-9.5 0-9.5S-7.6-6-9.1 4Z" fill="#efe7d4" stroke="#8d7f68" stroke-width=".7"/><path d="M-7.1-5C-6-9 6-9 7.1-5 5-8.6-5-8.6-7.1-5Z" fill="#5b3d26"/><path d="M0-15.5v5m-2.5-2.5h5" stroke="#a3271b" stroke-width="1.7"/>"##,
    ),
    (
        "pv-f-glasses",
        BUST,
        r##"<path d="M-6 13h5v7.4h-5zM1 13h5v7.4H1z" fill="#1d1a17"/><path d="M-1 16h2" stroke="#1d1a17" stroke-width="2"/>"##,
    ),
    (
        "pv-f-cross",
        BUST,
        r##"<rect x="-8" y="12" width="11" height="8.4" rx="1.5" fill="#f1ead8"/><path d="M-2.5 13.5v5.5m-2.8-2.75h5.6" stroke="#a3271b" stroke-width="2.1"/>"##,
    ),
    // What lies on every man: the strip with his name, the frame, the places of his values.
    (
        "pv-plate",
        BOX,
        r##"<path d="M-26.2-22.5a3.5 3.5 0 0 1 3.5-3.5h45.4a3.5 3.5 0 0 1 3.5 3.5v10H-26.2z" fill="#251d15"/><rect x="-26.2" y="-26.2" width="52.4" height="52.4" rx="3.8" fill="none" stroke="#1b1611" stroke-width="1.8"/><path d="M-17.5 7.5 -7 18-17.5 28.5-28 18Z" fill="#8e2a20" stroke="#fff1d6" stroke-width="1.3"/><circle cx="18" cy="18" r="9" fill="#f4ecd8" stroke="#1b1611" stroke-width="1.4"/>"##,
    ),
    (
        "pv-tab-1",
        BOX,
        r##"<rect x="-28" y="-11.5" width="15" height="14.5" rx="2" fill="#e8b93f" stroke="#3a2c08" stroke-width=".9"/>"##,
    ),
    (
        "pv-tab-2",
        BOX,
        r##"<rect x="13" y="-11.5" width="15" height="14.5" rx="2" fill="#e8b93f" stroke="#3a2c08" stroke-width=".9"/>"##,
    ),
    // States: a shape for each.
    (
        "pv-tired",
        BOX,
        r##"<rect x="-26.2" y="-12.5" width="52.4" height="38.7" fill="url(#pv-tired-hatch)"/><path d="M-7 8H7L1.5 17 7 26H-7L-1.5 17Z" fill="#fff8ea" stroke="#231f1a" stroke-width="1.5" stroke-linejoin="round"/><path d="M-4 24l4-4 4 4Z" fill="#8a5700"/>"##,
    ),
    (
        "pv-hurt",
        BOX,
        r##"<path d="M-29-11.5V29H29V-11.5H23.5V23.5H-23.5V-11.5Z" fill="url(#pv-stripes)" stroke="#7a3500" stroke-width=".9"/><path d="M23-39.5 34-21.5H12Z" fill="#fff" stroke="#c05a06" stroke-width="3.4" stroke-linejoin="round"/><path d="M23-35v7.5M23-25.2v1.5" stroke="#7a2500" stroke-width="2.8"/>"##,
    ),
    (
        "pv-done",
        BOX,
        r##"<circle cx="-25" cy="-29" r="9" fill="#1b1611" stroke="#fff1d6" stroke-width="1.2"/><path d="M-29.5-29l3.5 3.5 6-7" fill="none" stroke="#f0b03c" stroke-width="2.8"/>"##,
    ),
    (
        "pv-helped",
        BOX,
        r##"<circle cx="0" cy="20" r="8.5" fill="#a3271b" stroke="#fff1d6" stroke-width="1.3"/><path d="m0 13.6 1.7 4.2 4.4.3-3.4 2.8 1.1 4.3L0 22.9l-3.8 2.3 1.1-4.3-3.4-2.8 4.4-.3Z" fill="#fff"/>"##,
    ),
    (
        "pv-goes",
        BOX,
        r##"<rect x="-29" y="-29" width="58" height="58" rx="6" fill="none" stroke="#231f1a" stroke-width="5.5"/><rect x="-29" y="-29" width="58" height="58" rx="6" fill="none" stroke="#f0b03c" stroke-width="3.5"/><circle cx="22" cy="-22" r="9" fill="#8a5700" stroke="#fff1d6" stroke-width="1.3"/><path d="M18-22l3 3.5 5.5-6.5" fill="none" stroke="#fff" stroke-width="2.6"/>"##,
    ),
    (
        "pv-price",
        BOX,
        r##"<circle cx="0" cy="19" r="8.5" fill="#fff3d0" stroke="#6b4a00" stroke-width="1.6"/><circle cx="0" cy="19" r="6.6" fill="none" stroke="#b58a2c" stroke-dasharray="1.5 1.5"/>"##,
    ),
];
