//! The land: paper, hill shading and contours, street blocks, works, railways, the river with its depth, islands,
//! ravines and woods. Everything grows out of the data pack; the same pack gives the same drawing.
//!
//! ```text
//!   relief    heights, contours lit from the north-west, tints of the hills
//!   town      street blocks, works and single houses
//!   country   grass, woods, ravines
//!   water     the river, its islands and the far bank
//! ```
//!
//! Coordinates are those of the drawing: the Volga on top.

mod country;
mod relief;
mod town;
mod water;

use std::fmt::Write;
use std::sync::{Arc, Mutex, PoisonError};

use guide::geo::{self, Pen};
use volga::components::{Components, LandmarkKind, Look, Terrain};

use self::relief::Relief;
use super::chart::{Chart, Plot};

/// The land of a pack, drawn when it is first asked for.
pub(super) fn land(c: &'static Components) -> Arc<str> {
    // Packs live as long as the program: their address tells them apart.
    static DRAWN: Mutex<Vec<(usize, Arc<str>)>> = Mutex::new(Vec::new());
    let address = std::ptr::from_ref(c).addr();
    let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, land)) = drawn.iter().find(|(known, _)| *known == address) {
        return Arc::clone(land);
    }
    let land: Arc<str> = draw(&Chart::new(c)).into();
    drawn.push((address, Arc::clone(&land)));
    land
}

/// A path without a fill, as all lines here are.
fn stroke(out: &mut String, path: &str, color: &str, width: f32, more: &str) {
    let space = if more.is_empty() { "" } else { " " };
    // Writing to a text cannot fail.
    let _ = write!(out, r#"<path d="{path}" stroke="{color}" stroke-width="{width}"{space}{more}/>"#);
}

/// A filled path.
fn fill(out: &mut String, path: &str, color: &str, more: &str) {
    let space = if more.is_empty() { "" } else { " " };
    let _ = write!(out, r#"<path d="{path}" fill="{color}"{space}{more}/>"#);
}

/// A closed path through the corners of a shape.
fn outline(pen: &mut Pen, shape: &[geo::Point]) {
    pen.through(shape).close();
}

/// A number in tenths.
fn tenth(number: f32) -> f32 {
    (number * 10.0).round() / 10.0 + 0.0
}

fn draw(chart: &Chart<'_>) -> String {
    let relief = Relief::new(chart);
    let mut out = String::with_capacity(400_000);
    out.push_str("<defs>");
    out.push_str(r##"<linearGradient id="volga-l-deep" x2="0" y2="1"><stop stop-color="#7fa8bd"/><stop offset="1" stop-color="#6f9bb3"/></linearGradient>"##);
    town::blocks(&mut out);
    landmarks(&mut out);
    out.push_str("</defs>");
    for plot in &chart.plots {
        fill(&mut out, &geo::polygon(&plot.outline), ground(plot), "");
    }
    relief.tints(&mut out);
    out.push_str(r#"<g fill="none" stroke-linecap="round">"#);
    relief.contours(&mut out);
    out.push_str("</g>");
    country::growth(chart, &mut out);
    town::town(chart, &mut out);
    country::ravines(chart, &mut out);
    railways(chart, &mut out);
    water::water(chart, &mut out);
    grid(chart, &mut out);
    borders(chart, &mut out);
    for (mark, at) in &chart.landmarks {
        let (x, y) = (tenth(at.0), tenth(at.1));
        let _ = write!(out, r##"<use href="#volga-l-{}" x="{x}" y="{y}"/>"##, mark.kind.id());
    }
    out
}

/// The color of the ground of an area.
fn ground(plot: &Plot<'_>) -> &'static str {
    match (plot.data.look, plot.data.terrain) {
        (Look::Woods, _) => "#cfd0a0",
        (_, Terrain::None) => "#dcd3ae",
        (_, Terrain::Clear) => "#ebe2b9",
        (_, Terrain::Elevated) => "#e2c78e",
        (_, Terrain::LightUrban) => "#ecd8b8",
        (_, Terrain::HeavyUrban) => "#d3a78f",
    }
}

fn railways(chart: &Chart<'_>, out: &mut String) {
    let lines: String = chart.rails.iter().map(|line| geo::smooth(line, false)).collect();
    out.push_str(r#"<g fill="none">"#);
    stroke(out, &lines, "#efe2c4", 6.5, r#"opacity=".9""#);
    stroke(out, &lines, "#2c2722", 3.2, "");
    stroke(out, &lines, "#f6efdd", 1.8, r#"stroke-dasharray="7 6""#);
    out.push_str("</g>");
}

/// The survey grid, barely visible.
fn grid(chart: &Chart<'_>, out: &mut String) {
    let (width, height) = chart.size;
    let mut pen = Pen::new();
    let at = |first: f32| (0..20_u8).map(move |n| first + 100.0 * f32::from(n));
    for x in at(100.0).take_while(|x| *x < width) {
        pen.through(&[(x, 0.0), (x, height)]);
    }
    for y in at(50.0).take_while(|y| *y < height) {
        pen.through(&[(0.0, y), (width, y)]);
    }
    stroke(out, &pen.finish(), "#30505f", 0.5, r#"opacity=".16" fill="none""#);
}

/// Each border once: a pale band with a dark line.
fn borders(chart: &Chart<'_>, out: &mut String) {
    let mut pen = Pen::new();
    for plot in &chart.plots {
        outline(&mut pen, &plot.outline);
    }
    let path = pen.finish();
    let _ = write!(
        out,
        r##"<defs><path id="volga-l-borders" d="{path}"/></defs><g fill="none" stroke-linejoin="round"><use href="#volga-l-borders" stroke="#f8efd8" stroke-width="5" opacity=".82"/><use href="#volga-l-borders" stroke="#3b2f24" stroke-width="1.5"/></g>"##
    );
}

/// Silhouettes in elevation, as period city plans have them, each with its shadow.
fn landmarks(out: &mut String) {
    for kind in LandmarkKind::ALL {
        let (shape, more) = match kind {
            LandmarkKind::Factory => (
                "M-18 0v-9.5l7.4-4.2v4.2l7.4-4.2v4.2l7.4-4.2v13.7zM5.3 0v-21h3.3l.4 21zM10.5 0v-26h3.6l.5 26zM16.3 0v-11.5h4v11.5z",
                "",
            ),
            LandmarkKind::Works => ("M-11 0v-7l6-3.4v3.4l6-3.4V0zM3 0v-15h2.8l.4 15zM7 0v-6h5v6z", ""),
            LandmarkKind::Silo => ("M-13 0v-17q3-2.6 6 0q3-2.6 6 0q3-2.6 6 0v17zM6 0v-25h7.5v-4h4v29z", ""),
            LandmarkKind::Station => ("M-13 0v-7h7v-3.4l6-4.6 6 4.6v3.4h7v7h-10v-5a3 3 0 0 0-6 0v5z", ""),
            LandmarkKind::House => (
                "M-8 0v-13h16v13zM-8-14.4l2-2.6h3l2 1.4 3-2.4 3 2h2.4l.6 1.6z",
                r##"<path d="M-5.4-10.5h2.4v2.6h-2.4zm4.2 0h2.4v2.6h-2.4zm4.2 0h2.4v2.6h-2.4zm-8.4 5h2.4v2.6h-2.4zm8.4 0h2.4v2.6h-2.4z" fill="#f4ecd8"/>"##,
            ),
            LandmarkKind::Ferry => ("M-11-3h22l-4 5.4h-15zM-5-3.6v-4h8v4zM3-8v-5h2.4v5z", ""),
            LandmarkKind::Airfield => {
                ("M0-9l1.3 5 8.7 3.6v2l-8.7-1.4-.6 4.6 2.3 2v1.4l-3-.8-3 .8v-1.4l2.3-2-.6-4.6-8.7 1.4v-2l8.7-3.6z", "")
            }
            LandmarkKind::Summit => ("M0-7l6.6 11h-13.2z", r##"<circle r="1.1" fill="#f4ecd8"/>"##),
        };
        let _ = write!(
            out,
            r##"<g id="volga-l-{}"><path d="{shape}" transform="translate(1.2 1)" opacity=".28"/><path d="{shape}" fill="#3a2b22" stroke="#f6ecd6" stroke-width="1.5" paint-order="stroke" stroke-linejoin="round"/>{more}</g>"##,
            kind.id()
        );
    }
}
