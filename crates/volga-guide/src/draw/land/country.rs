//! Grass, woods and ravines.

use guide::geo::{self, Pen, Point, Rng};
use volga::components::{Look, Terrain};

use super::super::chart::{Chart, Plot};
use super::{fill, stroke};

/// Tufts of grass and trees.
pub(super) fn growth(chart: &Chart<'_>, out: &mut String) {
    let mut rng = Rng::new(3);
    let (mut grass, mut shade, mut trees) = (Pen::new(), Pen::new(), Pen::new());
    for plot in &chart.plots {
        let (terrain, look) = (plot.data.terrain, plot.data.look);
        let open = matches!(terrain, Terrain::None | Terrain::Clear | Terrain::Elevated)
            || matches!(look, Look::Village | Look::Ravine);
        if !open {
            continue;
        }
        let woods = look == Look::Woods;
        let count: u8 = match terrain {
            _ if woods => 95,
            Terrain::Elevated => 26,
            _ => 60,
        };
        let near = near(chart, plot);
        for _ in 0..count {
            let Some(at) = somewhere(plot, 5.0, &mut rng) else { continue };
            if near.iter().any(|&side| geo::distance_to_side(at, side) < 5.0) {
                continue;
            }
            if woods {
                let size = rng.within(3.0, 5.6);
                shade.circle((at.0 + 1.0, at.1 + 1.4), size);
                trees.circle(at, size);
            } else {
                let (x, y) = at;
                grass.through(&[(x - 1.4, y - 2.6), at, (x, y - 3.4)]);
                grass.through(&[at, (x + 1.4, y - 2.6)]);
            }
        }
    }
    stroke(out, &grass.finish(), "#8d8648", 0.55, r#"fill="none" opacity=".65""#);
    fill(out, &shade.finish(), "#2e3a1c", r#"opacity=".35""#);
    fill(out, &trees.finish(), "#8b9860", r##"stroke="#55622f" stroke-width=".5""##);
}

/// Railways and ravines through an area.
fn near(chart: &Chart<'_>, plot: &Plot<'_>) -> Vec<(Point, Point)> {
    let (left, top, right, bottom) = geo::bounds(&plot.outline);
    let lines = chart.rails.iter().chain(&chart.ravines);
    lines
        .flat_map(|line| geo::sides(line, false))
        .filter(|(a, b)| {
            a.0.max(b.0) > left - 5.0
                && a.0.min(b.0) < right + 5.0
                && a.1.max(b.1) > top - 5.0
                && a.1.min(b.1) < bottom + 5.0
        })
        .collect()
}

/// A point of an area so far within its border, if chance finds one at once.
fn somewhere(plot: &Plot<'_>, margin: f32, rng: &mut Rng) -> Option<Point> {
    let (left, top, right, bottom) = geo::bounds(&plot.outline);
    let at = (rng.within(left, right), rng.within(top, bottom));
    (geo::depth(at, &plot.outline) >= margin).then_some(at)
}

/// Ravines with their hachures, and the streams in them.
pub(super) fn ravines(chart: &Chart<'_>, out: &mut String) {
    let mut hachures = Pen::new();
    for line in &chart.ravines {
        for step in geo::walk(line, 3.1, 1.0) {
            for side in [-1.0, 1.0_f32] {
                let long = 2.4 + 1.8 * (step.at.0 * 0.21 + step.at.1 * 0.13 + side).sin().abs();
                hachures.through(&[step.by(0.0, 2.3 * side), step.by(0.0, (2.3 + long) * side)]);
            }
        }
    }
    let streams: String = chart.ravines.iter().map(|line| geo::path(line)).collect();
    out.push_str(r#"<g fill="none" stroke-linejoin="round">"#);
    stroke(out, &streams, "#d8bf8f", 9.0, r#"opacity=".75""#);
    stroke(out, &hachures.finish(), "#7a5325", 0.7, r#"opacity=".8""#);
    stroke(out, &streams, "#5f8ea8", 2.0, "");
    stroke(out, &streams, "#b8d3df", 0.7, "");
    out.push_str("</g>");
}
