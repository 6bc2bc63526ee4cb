//! The shapes that make up the faces of counters and markers.

use maud::{Markup, html};

/// A transport from above, its nose up, around (0, 0).
pub(super) const PLANE: &str = "M0-13c1.3 0 2 1.4 2.1 3.2l.3 4.3L16-2.6c.7.2 1 .7 1 1.3v2.1c0 .5-.4.8-.9.7L2.4 1l-.5 8.3 4.4 1.2c.5.1.7.4.7.9v1c0 .4-.3.6-.7.5L0 12.2l-6.3.7c-.4.1-.7-.1-.7-.5v-1c0-.5.2-.8.7-.9l4.4-1.2L-2.4 1l-13.7.5c-.5.1-.9-.2-.9-.7v-2.1c0-.6.3-1.1 1-1.3l13.6-2.9.3-4.3C-2-11.6-1.3-13 0-13z";

/// A shape on a counter, which is 43 by 43.
fn on_counter(id: &str, shape: &Markup) -> Markup {
    html! { symbol id=(format!("cd-{id}")) viewBox="0 0 43 43" { (shape) } }
}

/// A shape of its own, 24 by 24. One without a class has the colours of what refers to it.
fn small(id: &str, class: Option<&str>, path: &str) -> Markup {
    html! { symbol id=(format!("cd-{id}")) viewBox="0 0 24 24" { path class=[class] d=(path) {} } }
}

/// A unit's box with what stands in it, and the size of the unit above it.
fn unit(id: &str, sign: &str, size: &str) -> Markup {
    on_counter(
        id,
        &html! {
            path.cd-size d=(size) {}
            path.cd-box d="M8.5 8.5h26v15.5h-26z" {}
            path.cd-ink d=(sign) {}
        },
    )
}

/// XX above the box of a division.
const DIVISION: &str = "M16.5 2.2l4 4m0-4l-4 4M22.5 2.2l4 4m0-4l-4 4";
/// XXXX above that of an army.
const ARMY: &str = "M10.3 2.2l4 4m0-4l-4 4M16.5 2.2l4 4m0-4l-4 4M22.7 2.2l4 4m0-4l-4 4M28.9 2.2l4 4m0-4l-4 4";
/// The diagonals of infantry.
const INFANTRY: &str = "M8.5 8.5l26 15.5M34.5 8.5l-26 15.5";

/// Every symbol of this board.
pub(super) fn symbols() -> Markup {
    html! {
        (unit("inf", INFANTRY, DIVISION))
        (unit("mot", &format!("{INFANTRY}M21.5 8.5v15.5"), DIVISION))
        (unit("pz", "M17 12h9a4.2 4.2 0 0 1 0 8.5h-9a4.2 4.2 0 0 1 0-8.5z", DIVISION))
        (unit("bg", "M8.5 24l13-15.5 13 15.5", ""))
        (unit("hq", "M8.5 24v5M8.5 13.5h26", ARMY))
        (on_counter("army", &html! {
            path.cd-size d=(ARMY) {}
            path.cd-rule d="M5 37.5h10.5M27.5 37.5h10.5" {}
            path.cd-star d="M21.5 32.6l1.2 3.3 3.5.1-2.8 2.1 1 3.4-2.9-2-2.9 2 1-3.4-2.8-2.1 3.5-.1z" {}
        }))
        (on_counter("relief", &html! {
            path.cd-size d=(ARMY) {}
            path.cd-solid d="M8 11h16v-3.5l11 8-11 8v-3.5h-16z" {}
        }))
        (on_counter("hatch", &html! {
            path.cd-stripe d="M0 12l12-12M0 21l21-21M0 30l30-30M0 39l35-35M5 43l34-34M14 43l29-29M23 43l20-20M32 43l11-11" {}
        }))
        (on_counter("go", &html! { path.cd-flag d="M30 0h13v13z" {} }))
        (on_counter("tick", &html! { path.cd-flag d="M0 0h13l-13 13z" {} }))
        (on_counter("cut", &html! {
            path.cd-chain d="M2 41l5-6M10 32l4-5M4.5 33.5l8 6" {}
        }))
        (small("star", None, "M12 1l2.9 7.7h8.1l-6.5 5 2.3 8-6.8-4.7-6.8 4.7 2.3-8-6.5-5h8.1z"))
        symbol #cd-ju viewBox="-18 -18 36 36" { path transform="rotate(96)" d=(PLANE) {} }
        (small("plane", None, "M11 2h2l1 6 9 4v2.5l-9-1.5-.5 5 3 2v2l-4.5-1-4.5 1v-2l3-2-.5-5-9 1.5v-2.5l9-4z"))
        (small("cross", Some("cd-cross"), "M3 3l18 18M21 3l-18 18"))
        (small("pdm", None, "M12 1l11 21h-22z"))
        (small("chevrons", None, "M2 3h6l7 9-7 9h-6l7-9zM11 3h5l7 9-7 9h-5l7-9z"))
        (small("burst", None, "M12 0l2.5 5.5 5.5-3-1.5 6 5.5 2.5-5 3 3 5.5-6-.5-1.5 5-3-4.5-4.5 3.5-.5-6-6 .5 3-5-4-3.5 5.5-1.5-1.5-6 5.5 2.5z"))
        (small("aim", None, "M12 1a11 11 0 1 0 .1 0z"))
        (small("sun", Some("cd-stroke"), "M12 7a5 5 0 1 0 .1 0zM12 1v3M12 20v3M1 12h3M20 12h3M4 4l2 2M18 18l2 2M20 4l-2 2M6 18l-2 2"))
        (small("snow", Some("cd-stroke"), "M12 2v20M3.4 7l17.2 10M20.6 7l-17.2 10M9 4l3 3 3-3M9 20l3-3 3 3"))
        (small("tank", Some("cd-solid"), "M3 14h17l2 2.5-2.5 4h-16l-2.5-4zM6 13v-4h8v1.5h9v2h-9v.5z"))
        (small("supply", Some("cd-stroke"), "M3 8h18v12h-18zM3 8l3-4h12l3 4M9 12h6"))
        (small("wound", None, "M9 2h6v7h7v6h-7v7h-6v-7h-7v-6h7z"))
        (small("tent", Some("cd-stroke"), "M2 20h20M4 20l8-16 8 16M12 10v10"))
        (small("feet", Some("cd-stroke"), "M2 12h18M14 6l6 6-6 6M2 7h6M2 17h6"))
        (small("phone", Some("cd-stroke"), "M5 14h14l2 7h-18zM3 9c4-6 14-6 18 0l-4 2-2-3h-6l-2 3z"))
        (small("swords", Some("cd-stroke"), "M3 3l15 15M21 3l-15 15M15 20l5-5M9 20l-5-5"))
    }
}
