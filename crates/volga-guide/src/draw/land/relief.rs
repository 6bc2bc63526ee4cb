//! Heights of the land, and how they are shown.

use guide::geo::{self, Field, Noise, Point};
use volga::components::{LandmarkKind, Look, Terrain};

use super::super::chart::{Chart, Plot};
use super::{fill, stroke};

/// The mesh of the grid of heights.
const MESH: f32 = 5.0;
/// From one contour to the next, and from one thick one to the next.
const INTERVAL: u8 = 6;
const THICK: u8 = 5;
/// Towards the light, over the left shoulder of whoever looks.
const LIGHT: Point = (-0.64, -0.77);
/// Flatter slopes have neither light nor shade.
const FLAT: f32 = 5.2;

/// A hill of the map and how it rises.
struct Hill<'a> {
    plot: &'a Plot<'a>,
    /// What it adds at its top.
    height: f32,
    /// From its border to its top.
    soft: f32,
    /// Its outline without what lies on the edge of the drawing: there it goes on.
    open: Vec<Point>,
    bounds: (f32, f32, f32, f32),
}

/// The heights of the land, and of each hill as a part of its own height.
pub(super) struct Relief {
    heights: Field,
    hills: Vec<(bool, Field)>,
}

impl<'a> Hill<'a> {
    fn new(chart: &Chart<'_>, plot: &'a Plot<'a>) -> Self {
        let data = plot.data;
        let strong = data.terrain == Terrain::Elevated;
        let has_summit =
            chart.landmarks.iter().any(|(mark, _)| mark.kind == LandmarkKind::Summit && mark.area.0 == data.number);
        let (width, height) = chart.size;
        let low = |point: &Point| point.1 < 1.0 || point.1 > height - 1.0;
        let side = |point: &Point| point.0 < 1.0 || point.0 > width - 1.0;
        let in_corner = plot.outline.iter().any(low) && plot.outline.iter().any(side);
        Self {
            plot,
            height: match (strong, has_summit) {
                (true, true) => 64.0,
                (true, false) => 46.0,
                (false, _) => 20.0,
            },
            // What is cut by a corner of the drawing has little room to rise.
            soft: match (in_corner, strong) {
                (true, _) => 34.0,
                (false, true) => data.radius * 1.02,
                (false, false) => data.radius * 1.1,
            },
            open: plot.outline.iter().copied().filter(|point| !low(point)).collect(),
            bounds: geo::bounds(&plot.outline),
        }
    }

    /// How much of its height the hill has at a point.
    fn rise(&self, at: Point, rough: Noise, bent: Noise) -> f32 {
        let (left, top, right, bottom) = self.bounds;
        if at.0 < left - MESH || at.0 > right + MESH || at.1 < top - MESH || at.1 > bottom + MESH {
            return 0.0;
        }
        let outline = &self.plot.outline;
        let deep = geo::depth(at, outline);
        let mut edge = deep;
        if deep > 0.0 {
            // Contours wander a little, but not near the border.
            let wander = 52.0 * (deep / 14.0).clamp(0.0, 1.0);
            let moved = (
                at.0 + wander * bent.at(at.0 / 52.0 + 9.0, at.1 / 52.0),
                at.1 + wander * rough.at(at.0 / 52.0, at.1 / 52.0 + 31.0),
            );
            edge = (deep * 1.9).min(geo::depth(moved, outline).max(0.5));
        }
        if self.open.len() < outline.len() && edge > -6.0 {
            edge = geo::distance(at, &self.open, false).min(self.soft);
        }
        let t = (edge / self.soft).clamp(0.0, 1.08);
        let t = t * t * (2.3 - 1.25 * t);
        (t + 0.42 * bent.at(at.0 / 30.0, at.1 / 30.0) * (t * 2.4).min(1.0)).max(0.0)
    }
}

impl Relief {
    pub(super) fn new(chart: &Chart<'_>) -> Self {
        let (rough, bent) = (Noise::new(7), Noise::new(91));
        let is_hill = |plot: &&Plot<'_>| plot.data.terrain == Terrain::Elevated || plot.data.look == Look::Hill;
        let hills: Vec<Hill<'_>> = chart.plots.iter().filter(is_hill).map(|plot| Hill::new(chart, plot)).collect();
        let fields: Vec<Field> =
            hills.iter().map(|hill| Field::new(chart.size, MESH, |at| hill.rise(at, rough, bent))).collect();
        let ravines: Vec<_> = chart.ravines.iter().map(|line| (geo::bounds(line), line)).collect();
        let heights = Field::new(chart.size, MESH, |at| {
            let from_bank = geo::distance(at, &chart.bank, false);
            let mut height =
                28.0 + 62.0 * (from_bank / 520.0).min(1.0).powf(0.7) + 34.0 * rough.at(at.0 / 150.0, at.1 / 150.0);
            for ((left, top, right, bottom), line) in &ravines {
                if at.0 > left - 40.0 && at.0 < right + 40.0 && at.1 > top - 40.0 && at.1 < bottom + 40.0 {
                    let far = geo::distance(at, line, false);
                    height -= 13.0 * (-far * far / 150.0).exp();
                }
            }
            height + hills.iter().zip(&fields).map(|(hill, field)| hill.height * field.at(at)).sum::<f32>()
        });
        let strong = hills.iter().map(|hill| hill.plot.data.terrain == Terrain::Elevated);
        Self { heights, hills: strong.zip(fields).collect() }
    }

    /// The higher, the darker.
    pub(super) fn tints(&self, out: &mut String) {
        const STRONG: [(f32, &str); 6] = [
            (0.06, "#dcb877"),
            (0.2, "#d2a964"),
            (0.36, "#c79a55"),
            (0.54, "#b98a48"),
            (0.72, "#a97a3c"),
            (0.9, "#976931"),
        ];
        const WEAK: [(f32, &str); 3] = [(0.1, "#b49a63"), (0.34, "#b49a63"), (0.6, "#b49a63")];
        for (strong, field) in &self.hills {
            let (levels, opacity) =
                if *strong { (&STRONG[..], r#"opacity=".62""#) } else { (&WEAK[..], r#"opacity=".22""#) };
            for &(level, color) in levels {
                let lines = field.contours(level);
                let lines = lines.iter().filter(|line| line.len() > 5);
                let path: String = lines
                    .map(|line| geo::simplify(&geo::rounded(line, 2), 0.4))
                    .map(|line| geo::polygon(geo::corners(&line)))
                    .collect();
                if !path.is_empty() {
                    fill(out, &path, color, opacity);
                }
            }
        }
    }

    /// Contours as Tanaka drew them: the lit side of a contour is pale, the far side dark, and its weight follows the
    /// angle to the light.
    pub(super) fn contours(&self, out: &mut String) {
        let (mut thin, mut thick, mut shades) = (String::new(), String::new(), [const { String::new() }; 4]);
        let add = |to: &mut String, line: &[Point]| to.push_str(&geo::path(line));
        for n in 0..30_u8 {
            for line in self.heights.contours(f32::from(20 + n * INTERVAL)) {
                let line = geo::rounded(&geo::simplify(&line, 0.7), 2);
                if line.len() < 6 {
                    continue;
                }
                for (shade, run) in self.runs(&line) {
                    add(&mut shades[shade], &geo::simplify(&run, 0.35));
                }
                add(if n % THICK == 0 { &mut thick } else { &mut thin }, &geo::simplify(&line, 0.45));
            }
        }
        stroke(out, &thin, "#9a7742", 0.45, r#"opacity=".5""#);
        stroke(out, &thick, "#8f6a33", 0.9, r#"opacity=".55""#);
        let styles = [("#fffbe9", 0.9, ".6"), ("#fffdf0", 1.7, ".8"), ("#5d4019", 1.0, ".55"), ("#4b3212", 1.9, ".62")];
        for (path, (color, width, opacity)) in shades.iter().zip(styles) {
            stroke(out, path, color, width, &format!(r#"opacity="{opacity}""#));
        }
    }

    /// The parts of a contour that are lit or shaded alike.
    fn runs(&self, line: &[Point]) -> Vec<(usize, Vec<Point>)> {
        let mut runs: Vec<(usize, Vec<Point>)> = Vec::new();
        let mut before = None;
        for pair in line.windows(2) {
            let shade = self.shade(geo::between(pair[0], pair[1], 0.5));
            match (shade, runs.last_mut()) {
                (Some(shade), Some((_, run))) if before == Some(shade) => run.push(pair[1]),
                (Some(shade), _) => runs.push((shade, pair.to_vec())),
                (None, _) => {}
            }
            before = shade;
        }
        runs
    }

    /// How a slope is lit: 0 and 1 towards the light, 2 and 3 away from it, none where it is flat or lies across.
    fn shade(&self, at: Point) -> Option<usize> {
        let (x, y) = self.heights.slope(at);
        let steep = (x * x + y * y).sqrt();
        if steep <= FLAT {
            return None;
        }
        match -(x * LIGHT.0 + y * LIGHT.1) / steep {
            lit if lit > 0.62 => Some(1),
            lit if lit > 0.05 => Some(0),
            lit if lit < -0.62 => Some(3),
            lit if lit < -0.05 => Some(2),
            _ => None,
        }
    }
}
