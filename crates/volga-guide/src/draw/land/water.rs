//! The river with its depth, its islands and the far bank.

use std::fmt::Write;

use guide::geo::{self, Pen, Point, Rng};

use super::super::chart::Chart;
use super::{fill, stroke};

/// From the deep to the shore: how wide, in which color, how strong.
const SHALLOWS: [(f32, &str, &str); 5] = [
    (96.0, "#86aec3", ".9"),
    (66.0, "#94b9cb", ".9"),
    (40.0, "#a3c5d4", ".9"),
    (20.0, "#b4d2dd", ".95"),
    (8.0, "#c9dfe5", "1"),
];
/// Engraved lines along the bank: how far from it, how thick, how strong.
const ENGRAVED: [(f32, f32, &str); 6] = [
    (5.0, 0.9, ".6"),
    (10.5, 0.75, ".5"),
    (17.0, 0.6, ".42"),
    (25.0, 0.5, ".34"),
    (35.0, 0.45, ".26"),
    (47.0, 0.4, ".2"),
];
const ENGRAVED_EAST: [(f32, f32, &str); 3] = [(4.0, 0.8, ".5"), (9.0, 0.6, ".4"), (16.0, 0.5, ".3")];

pub(super) fn water(chart: &Chart<'_>, out: &mut String) {
    let (river, east, bank) = (geo::polygon(&chart.river), geo::polygon(&chart.east), geo::path(&chart.bank));
    let isles: String = chart.islands.iter().map(|isle| geo::smooth(isle, true)).collect();
    for (id, path) in [("cr", &river), ("ci", &isles), ("ce", &east)] {
        let _ = write!(out, r#"<clipPath id="volga-l-{id}"><path d="{path}"/></clipPath>"#);
    }
    out.push_str(r##"<g clip-path="url(#volga-l-cr)">"##);
    fill(out, &river, "url(#volga-l-deep)", "");
    let shores = format!("{}{}{isles}", bank, geo::path(&chart.shore));
    out.push_str(r#"<g fill="none" stroke-linejoin="round">"#);
    // The same line many times: browsers draw it from one copy.
    let _ = write!(out, r#"<defs><path id="volga-l-shores" d="{shores}"/></defs>"#);
    for (width, color, opacity) in SHALLOWS {
        let _ = write!(
            out,
            r##"<use href="#volga-l-shores" stroke="{color}" stroke-width="{width}" opacity="{opacity}"/>"##
        );
    }
    // The bank runs from south to north, the shore the other way: the river is to the right of both.
    for (line, engraved) in [(&chart.bank, &ENGRAVED[..]), (&chart.shore, &ENGRAVED_EAST[..])] {
        let line = geo::rounded(line, 1);
        for &(far, width, opacity) in engraved {
            let path = geo::smooth(&geo::offset(&line, far), false);
            stroke(out, &path, "#3f7694", width, &format!(r#"opacity="{opacity}""#));
        }
    }
    out.push_str("</g>");
    let mut rng = Rng::new(12);
    stroke(out, &ripples(chart, &mut rng), "#dcebf0", 0.9, r#"fill="none" opacity=".6""#);
    fill(out, &isles, "#e9dfb5", r##"stroke="#4d7f9b" stroke-width=".9""##);
    stroke(out, &isles, "#f6efd0", 5.0, r##"fill="none" opacity=".55" clip-path="url(#volga-l-ci)""##);
    fill(out, &east, "#dfdcae", r##"stroke="#4d7f9b""##);
    stroke(out, &east, "#f3ebc8", 7.0, r##"fill="none" opacity=".6" clip-path="url(#volga-l-ce)""##);
    fill(out, &scrub(chart, &mut rng), "#a9b077", r##"stroke="#7f8a52" stroke-width=".35""##);
    out.push_str("</g>");
    stroke(out, &bank, "#5b4a33", 1.5, r#"fill="none" stroke-linejoin="round""#);
    let within = geo::path(&geo::offset(&chart.bank, -2.2));
    stroke(out, &within, "#f7efd6", 2.2, r#"fill="none" opacity=".7""#);
}

/// Short waves along the stream, where it is wide.
fn ripples(chart: &Chart<'_>, rng: &mut Rng) -> String {
    let mut pen = Pen::new();
    for _ in 0..150_u8 {
        let at = (rng.within(0.0, chart.size.0), rng.within(0.0, chart.size.1 * 0.47));
        let free = geo::inside(at, &chart.river)
            && geo::distance(at, &chart.bank, false) >= 52.0
            && chart.islands.iter().all(|isle| geo::depth(at, isle) <= -14.0)
            && geo::depth(at, &chart.east) <= -22.0;
        if !free {
            continue;
        }
        let (angle, _) = chart.along_bank(at);
        let (long, (sine, cosine)) = (rng.within(10.0, 36.0), angle.sin_cos());
        let along = |part: f32, aside: f32| -> Point {
            (at.0 + cosine * long * part + sine * aside, at.1 + sine * long * part - cosine * aside)
        };
        pen.start(at).curve(along(0.25, 1.6), along(0.5, 0.0)).curve(along(0.75, -1.6), along(1.0, 0.0));
    }
    pen.finish()
}

/// Bushes on the islands and the far bank.
fn scrub(chart: &Chart<'_>, rng: &mut Rng) -> String {
    let mut pen = Pen::new();
    let mut grow = |shape: &[Point], count: u16, margin: f32, most: f32| {
        let (left, top, right, bottom) = geo::bounds(shape);
        for _ in 0..count {
            let at = (rng.within(left, right), rng.within(top, bottom));
            if geo::depth(at, shape) >= margin {
                pen.circle(at, rng.within(1.2, most));
            }
        }
    };
    for isle in &chart.islands {
        grow(isle, 70, 5.0, 2.8);
    }
    grow(&chart.east, 260, 7.0, 3.3);
    pen.finish()
}
