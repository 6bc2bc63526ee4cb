//! The shapes that make up the faces of counters and markers.

use maud::{Markup, html};

/// A shape on a counter, which is 40 by 40.
fn on_counter(id: &str, shape: &Markup) -> Markup {
    html! { symbol id=(format!("cd-{id}")) viewBox="0 0 40 40" { (shape) } }
}

/// A shape of its own, 24 by 24. One without a class has the colours of what refers to it.
fn small(id: &str, class: Option<&str>, path: &str) -> Markup {
    html! { symbol id=(format!("cd-{id}")) viewBox="0 0 24 24" { path class=[class] d=(path) {} } }
}

/// A unit's box with what stands in it, and the size of the unit above it.
fn unit(id: &str, sign: &str, size: &str) -> Markup {
    let sign = format!("M9 8.5h22v13h-22z{sign}");
    on_counter(id, &html! { path.cd-ink d=(size) {} path.cd-box d=(sign) {} })
}

/// XX above the box of a division.
const DIVISION: &str = "M15 3l4 4m0-4l-4 4M21 3l4 4m0-4l-4 4";
/// The diagonals of infantry.
const INFANTRY: &str = "M9 8.5l22 13M31 8.5l-22 13";

/// Every symbol of this board.
pub(super) fn symbols() -> Markup {
    html! {
        (unit("inf", INFANTRY, DIVISION))
        (unit("mot", &format!("{INFANTRY}M12 22a1.4 1.4 0 1 0 .1 0M28 22a1.4 1.4 0 1 0 .1 0"), DIVISION))
        (unit("pz", "M14.5 12h11a3 3 0 0 1 0 6h-11a3 3 0 0 1 0 -6z", DIVISION))
        (unit("bg", &format!("{INFANTRY}M9 6v-2.5h22v2.5"), "M20 5v-2"))
        (unit("hq", "M9 21.5v4M9 13h22", "M11 3l4 4m0-4l-4 4M18 3l4 4m0-4l-4 4M25 3l4 4m0-4l-4 4"))
        (on_counter("army", &html! {
            path.cd-ink d="M7 3l4 4m0-4l-4 4M14 3l4 4m0-4l-4 4M22 3l4 4m0-4l-4 4M29 3l4 4m0-4l-4 4" {}
            path.cd-box d="M9 8.5h22v13h-22zM9 8.5l22 13M31 8.5l-22 13" {}
            path.cd-solid d="M20 25.2l1.7 4.6h4.9l-3.9 3 1.4 4.7-4.1-2.8-4.1 2.8 1.4-4.7-3.9-3h4.9z" {}
        }))
        (on_counter("relief", &html! {
            path.cd-ink d="M8 3l4 4m0-4l-4 4M15 3l4 4m0-4l-4 4M21 3l4 4m0-4l-4 4M28 3l4 4m0-4l-4 4" {}
            path.cd-solid d="M8 10h15v-3.5l9 6.5-9 6.5v-3.5h-15z" {}
        }))
        (on_counter("band", &html! { path.cd-stripe d="M1 39v-12l26-26h12z" {} }))
        (on_counter("pip2", &html! { path.cd-solid d="M32 26h5v4h-5zM32 32h5v4h-5z" {} }))
        (on_counter("pip1", &html! { path.cd-solid d="M32 32h5v4h-5z" {} path.cd-ink d="M32.5 26.5h4v3h-4z" {} }))
        (on_counter("go", &html! { path.cd-flag d="M26 1h13v13z" {} }))
        (on_counter("tick", &html! { path.cd-flag d="M1 1h12l-12 12z" {} }))
        (on_counter("cut", &html! { path.cd-chain d="M1 38l6-8 3 5 4-7" {} }))
        (small("star", None, "M12 1l2.9 7.7h8.1l-6.5 5 2.3 8-6.8-4.7-6.8 4.7 2.3-8-6.5-5h8.1z"))
        (small("plane", None, "M11 2h2l1 6 9 4v2.5l-9-1.5-.5 5 3 2v2l-4.5-1-4.5 1v-2l3-2-.5-5-9 1.5v-2.5l9-4z"))
        (small("depleted", Some("cd-stroke"), "M9 2h13v13l-7 7h-13v-13zM4 20l16-16"))
        (small("cross", Some("cd-cross"), "M3 3l18 18M21 3l-18 18"))
        (small("pdm", None, "M12 1l11 21h-22z"))
        (small("chevrons", None, "M2 3h6l7 9-7 9h-6l7-9zM11 3h5l7 9-7 9h-5l7-9z"))
        (small("burst", None, "M12 0l2.5 5.5 5.5-3-1.5 6 5.5 2.5-5 3 3 5.5-6-.5-1.5 5-3-4.5-4.5 3.5-.5-6-6 .5 3-5-4-3.5 5.5-1.5-1.5-6 5.5 2.5z"))
        (small("aim", None, "M12 1a11 11 0 1 0 .1 0z"))
        (small("sun", Some("cd-stroke"), "M12 7a5 5 0 1 0 .1 0zM12 1v3M12 20v3M1 12h3M20 12h3M4 4l2 2M18 18l2 2M20 4l-2 2M6 18l-2 2"))
        (small("snow", Some("cd-stroke"), "M12 2v20M3.4 7l17.2 10M20.6 7l-17.2 10M9 4l3 3 3-3M9 20l3-3 3 3"))
        (small("supply", Some("cd-stroke"), "M3 8h18v12h-18zM3 8l3-4h12l3 4M9 12h6"))
        (small("baton", Some("cd-stroke"), "M4 20l16-16M15 4h5v5M4 15v5h5"))
        (small("wound", None, "M9 2h6v7h7v6h-7v7h-6v-7h-7v-6h7z"))
        (small("heart", Some("cd-stroke"), "M4 21v-18h12l-2 4 2 4h-12"))
        (small("tent", Some("cd-stroke"), "M2 20h20M4 20l8-16 8 16M12 10v10"))
        (small("feet", Some("cd-stroke"), "M2 12h18M14 6l6 6-6 6M2 7h6M2 17h6"))
        (small("phone", Some("cd-stroke"), "M5 14h14l2 7h-18zM3 9c4-6 14-6 18 0l-4 2-2-3h-6l-2 3z"))
        (small("swords", Some("cd-stroke"), "M3 3l15 15M21 3l-15 15M15 20l5-5M9 20l-5-5"))
    }
}
