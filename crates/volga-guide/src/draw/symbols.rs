//! The symbols of counters, markers and identifiers: a few paths each, colored by the stylesheet.

use maud::{Markup, PreEscaped};
use volga::components::{Class, LandmarkKind, Strategy, Terrain};

/// Every symbol, to be used by its id. Circles are drawn as ellipses so that a rule for dice does not colour them.
const SYMBOLS: &str = concat!(
    // German units: NATO symbols in the middle of a counter.
    r#"<symbol id="v-infantry" viewBox="0 0 40 40"><path class="v-nb" d="M8 11h24v14h-24z"/><path class="v-nl" d="M8 11l24 14M32 11l-24 14"/></symbol>"#,
    r#"<symbol id="v-motorised" viewBox="0 0 40 40"><path class="v-nb" d="M8 11h24v14h-24z"/><path class="v-nl" d="M8 11l24 14M32 11l-24 14M20 11v14"/></symbol>"#,
    r#"<symbol id="v-tank" viewBox="0 0 40 40"><path class="v-nb" d="M8 11h24v14h-24z"/><ellipse class="v-nl" cx="20" cy="18" rx="8" ry="4"/></symbol>"#,
    r#"<symbol id="v-halftrack" viewBox="0 0 40 40"><path class="v-nb" d="M8 11h24v14h-24z"/><path class="v-nl" d="M8 11l24 14M32 11l-24 14"/><ellipse class="v-nl" cx="20" cy="18" rx="8" ry="4"/></symbol>"#,
    r#"<symbol id="v-recon" viewBox="0 0 40 40"><path class="v-nb" d="M8 11h24v14h-24z"/><path class="v-nl" d="M32 11l-24 14"/><ellipse class="v-nl" cx="20" cy="18" rx="8" ry="4"/></symbol>"#,
    r#"<symbol id="v-assault_gun" viewBox="0 0 40 40"><path class="v-nb" d="M8 11h24v14h-24z"/><ellipse class="v-nl" cx="20" cy="18" rx="8" ry="4"/><ellipse class="v-ni" cx="20" cy="18" rx="1.7" ry="1.7"/></symbol>"#,
    r#"<symbol id="v-spent" viewBox="0 0 40 40"><path class="v-worn" d="M1 10l9-9M1 19l18-18M1 28l27-27M1 37l36-36M8 39l31-31M17 39l22-22M26 39l13-13M35 39l4-4"/><path class="v-corner" d="M39 25v14h-14z"/></symbol>"#,
    // Soviet units: the back shows the terrain, the front the strategy.
    r#"<symbol id="v-back-clear" viewBox="0 0 40 40"><ellipse class="v-sb" cx="20" cy="20" rx="13" ry="13"/></symbol>"#,
    r#"<symbol id="v-back-elevated" viewBox="0 0 40 40"><path class="v-sb" d="M20 5l15 27h-30z"/></symbol>"#,
    r#"<symbol id="v-back-light" viewBox="0 0 40 40"><path class="v-sb" d="M8 8h24v24h-24z"/></symbol>"#,
    r#"<symbol id="v-back-heavy" viewBox="0 0 40 40"><path class="v-sb" d="M20 5l15 11-6 18h-18l-6-18z"/></symbol>"#,
    r#"<symbol id="v-heroes" viewBox="0 0 40 40"><path class="v-si" d="M20 3l2.9 7 7.6.6-5.8 5 1.8 7.4-6.5-4-6.5 4 1.8-7.4-5.8-5 7.6-.6z"/></symbol>"#,
    r#"<symbol id="v-ambush" viewBox="0 0 40 40"><ellipse class="v-sl" cx="20" cy="13" rx="7.5" ry="7.5"/><path class="v-sl" d="M20 2.5v7M20 16.5v7M9.5 13h7M23.5 13h7"/><ellipse class="v-si" cx="20" cy="13" rx="1.7" ry="1.7"/></symbol>"#,
    r#"<symbol id="v-barrage" viewBox="0 0 40 40"><path class="v-si" d="M20 2l2.3 6 5.2-3.8-1.8 6.2 6.3.6-5.3 3.5 4.3 4.7-6.3-1-.7 6.3-4-5-4 5-.7-6.3-6.3 1 4.3-4.7-5.3-3.5 6.3-.6-1.8-6.2 5.2 3.8z"/></symbol>"#,
    r#"<symbol id="v-fanatic" viewBox="0 0 40 40"><path class="v-si" d="M20 2c2 4 7 7 7 13a7 7 0 0 1-14 1c0-3 2-5 3-7 0 3 1 4 2 4 2-2 1-7 2-11z"/></symbol>"#,
    r#"<symbol id="v-guards" viewBox="0 0 40 40"><path class="v-sl" d="M12.5 3v21"/><path class="v-si" d="M13 4c5-2.5 8 2.5 15 0v11c-7 2.5-10-2.5-15 0z"/></symbol>"#,
    r#"<symbol id="v-cut" viewBox="0 0 14 14"><path class="v-cut" d="M1.5 1.5l11 11M12.5 1.5l-11 11"/></symbol>"#,
    // Who holds an area: three shapes.
    r#"<symbol id="v-german" viewBox="0 0 18 18"><path class="v-fg" d="M1 1h16v16h-16z"/><path class="v-fw" d="M7 3h4v4h4v4h-4v4h-4v-4h-4v-4h4z"/></symbol>"#,
    r#"<symbol id="v-soviet" viewBox="0 0 18 18"><path class="v-fs" d="M9 .8l2.5 5.4 5.9.7-4.4 4 1.2 5.9-5.2-3-5.2 3 1.2-5.9-4.4-4 5.9-.7z"/></symbol>"#,
    r#"<symbol id="v-contested" viewBox="0 0 18 18"><path class="v-fs" d="M9-.5l9.5 9.5-9.5 9.5z"/><path class="v-fg" d="M9-.5l-9.5 9.5 9.5 9.5z"/><path class="v-fx" d="M4 13.5l10-9"/></symbol>"#,
    // Identifiers: the outline names the terrain.
    r#"<symbol id="v-id-none" viewBox="0 0 36 36"><path class="v-idg" d="M3 3h30v30h-30z"/></symbol>"#,
    r#"<symbol id="v-id-clear" viewBox="0 0 36 36"><ellipse class="v-ids" cx="18" cy="18" rx="16" ry="16"/></symbol>"#,
    r#"<symbol id="v-id-elevated" viewBox="0 0 36 36"><path class="v-ids" d="M18 -2l19 35h-38z"/></symbol>"#,
    r#"<symbol id="v-id-light" viewBox="0 0 36 36"><path class="v-ids" d="M3 3h30v30h-30z"/></symbol>"#,
    r#"<symbol id="v-id-heavy" viewBox="0 0 36 36"><path class="v-ids" d="M18 0l18.5 13.5-7 21.5h-23l-7-21.5z"/></symbol>"#,
    // Support.
    r#"<symbol id="v-artillery" viewBox="0 0 40 40"><path class="v-mi" d="M33 6l2 3-17 9.5-2-3zM14 15l7-1 2 8-14 7-2-3 6-4z"/><ellipse class="v-ml" cx="19" cy="23" rx="5.5" ry="5.5"/><ellipse class="v-mi" cx="19" cy="23" rx="1.5" ry="1.5"/></symbol>"#,
    r#"<symbol id="v-engineer" viewBox="0 0 40 40"><path class="v-mh" d="M8 26v-13h24v13M20 13v10"/></symbol>"#,
    r#"<symbol id="v-air" viewBox="0 0 40 40"><path class="v-mi" d="M20 3c1.5 0 2.2 2 2.3 6l12.7 5v4l-12.7-2-.6 7 4.3 2.5v2.5l-6-1.2-6 1.2v-2.5l4.3-2.5-.6-7-12.7 2v-4l12.7-5c.1-4 .8-6 2.3-6z"/></symbol>"#,
    // Landmarks.
    r#"<symbol id="v-factory" viewBox="0 0 24 24"><path class="v-lm" d="M2 21v-9l6-4v4l6-4v4l3-2v-8h3v19z"/></symbol>"#,
    r#"<symbol id="v-works" viewBox="0 0 24 24"><path class="v-lm" d="M3 21v-9l6-4v4l6-4v4l6-4v13z"/></symbol>"#,
    r#"<symbol id="v-silo" viewBox="0 0 24 24"><path class="v-lm" d="M3 21v-14h4v14zM8 21v-14h4v14zM13 21v-18h8v18zM3 5h9v1h-9z"/></symbol>"#,
    r#"<symbol id="v-station" viewBox="0 0 24 24"><path class="v-lm" d="M2 19v-8h5l5-6 5 6h5v8h-4v-4h-3v4h-6v-4h-3v4zM1 21h22v1.5h-22z"/></symbol>"#,
    r#"<symbol id="v-ferry" viewBox="0 0 24 24"><path class="v-lm" d="M2 15h20l-3 6h-14zM8 9h8v5h-8zM11 4h2v4h-2z"/></symbol>"#,
    r#"<symbol id="v-house" viewBox="0 0 24 24"><path class="v-lm" fill-rule="evenodd" d="M4 21v-15h16v15zM7 9v3h3v-3zM14 9v3h3v-3zM7 15v3h3v-3zM14 15v3h3v-3z"/></symbol>"#,
    r#"<symbol id="v-airfield" viewBox="0 0 24 24"><path class="v-lm" d="M12 2c1 0 1.3 2 1.3 4l8.2 5v2.5l-8.2-2v5l2.7 2v1.5l-4-1-4 1v-1.5l2.7-2v-5l-8.2 2v-2.5l8.2-5c0-2 .3-4 1.3-4z"/></symbol>"#,
    r#"<symbol id="v-summit" viewBox="0 0 24 24"><path class="v-lm" d="M12 4l9 16h-18z"/></symbol>"#,
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

/// The identifier of an area.
pub(super) fn identifier(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::None => "v-id-none",
        Terrain::Clear => "v-id-clear",
        Terrain::Elevated => "v-id-elevated",
        Terrain::LightUrban => "v-id-light",
        Terrain::HeavyUrban => "v-id-heavy",
    }
}

/// A landmark.
pub(super) fn landmark(kind: LandmarkKind) -> &'static str {
    match kind {
        LandmarkKind::Airfield => "v-airfield",
        LandmarkKind::Factory => "v-factory",
        LandmarkKind::Ferry => "v-ferry",
        LandmarkKind::House => "v-house",
        LandmarkKind::Silo => "v-silo",
        LandmarkKind::Station => "v-station",
        LandmarkKind::Summit => "v-summit",
        LandmarkKind::Works => "v-works",
    }
}
