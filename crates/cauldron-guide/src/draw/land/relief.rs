//! The relief: heights by chance, with valleys along rivers and cuts along gullies, lit from the north-west.

use std::fmt::Write;

use cauldron::components::River;
use guide::geo::{self, Field, Noise, Pen};

use super::super::lay::{self, Frame, Point};

/// The mesh of the grid.
const STEP: f32 = 8.0;
/// How far the grid reaches beyond the drawing, so that contours close out of sight.
const BEYOND: f32 = 24.0;
/// Outside everything.
const NOWHERE: f32 = -1000.0;
/// How far a gully cuts into the land on either side.
const CUT: f32 = 21.0;

/// A tone: from which slope on, turned towards the light or away, its ink, and the least area that is worth drawing.
type Tone = (bool, f32, &'static str, f32);

const TONES: [Tone; 6] = [
    (false, 0.45, r##"fill="#cfd5d8" opacity=".42""##, 100.0),
    (false, 1.05, r##"fill="#aab7c0" opacity=".16""##, 100.0),
    (false, 1.8, r##"fill="#aab7c0" opacity=".18""##, 70.0),
    (false, 2.8, r##"fill="#8798a5" opacity=".16""##, 60.0),
    (true, 0.9, r##"fill="#fffefa" opacity=".45""##, 100.0),
    (true, 2.0, r##"fill="#fffefa" opacity=".6""##, 70.0),
];

pub(super) fn relief(rivers: &[(&River, Vec<Point>)], gullies: &[Vec<Point>]) -> String {
    let size = (lay::SIZE.0 + 2.0 * BEYOND, lay::SIZE.1 + 2.0 * BEYOND);
    let on_drawing = |(x, y): Point| (x - BEYOND, y - BEYOND);
    let valleys: Vec<(f32, f32, Vec<Point>)> = (rivers.iter())
        .map(|(river, course)| {
            let (deep, broad) = if river.width > 20.0 {
                (30.0, 96.0)
            } else if river.width > 10.0 {
                (16.0, 86.0)
            } else {
                (9.0, 50.0)
            };
            (deep, broad, geo::simplify(course, 1.5))
        })
        .collect();
    let cuts: Vec<(Vec<Point>, Frame)> = (gullies.iter())
        .map(|gully| {
            let line = geo::simplify(gully, 0.8);
            let bounds = geo::bounds(&line);
            (line, bounds)
        })
        .collect();
    let (broad, fine) = (Noise::new(1942), Noise::new(43));
    let heights = Field::new(size, STEP, |at| {
        let (x, y) = on_drawing(at);
        let mut height = 30.0 * broad.at(x / 124.0 + y / 310.0, y / 96.0) + 9.0 * fine.at(x / 40.0, y / 33.0);
        for (deep, broad, course) in &valleys {
            let near = (geo::distance((x, y), course, false) / broad).min(1.0);
            height += deep * near * (2.0 - near);
        }
        for (gully, (left, top, right, bottom)) in &cuts {
            if x > left - CUT && x < right + CUT && y > top - CUT && y < bottom + CUT {
                let near = geo::distance((x, y), gully, false) / CUT;
                height -= if near < 1.0 { 7.0 * (1.0 - near).powi(2) } else { 0.0 };
            }
        }
        height
    });
    let lit = |at: Point| {
        let (across, down) = heights.slope(at);
        across * 0.6 + down * 0.8
    };
    let mean = |(x, y): Point| {
        let around = [-STEP, 0.0, STEP].map(|up| [-STEP, 0.0, STEP].map(|by| lit((x + by, y + up))));
        around.as_flattened().iter().sum::<f32>() / 9.0
    };
    let inside = |(x, y): Point| x > 1.0 && y > 1.0 && x < size.0 - 1.5 * STEP && y < size.1 - 1.5 * STEP;
    let [towards, away] =
        [1.0, -1.0].map(|sign| Field::new(size, STEP, |at| if inside(at) { sign * mean(at) } else { NOWHERE }));
    let mut out = String::from(
        r#"<filter id="cauldron-l-soft" x="0" y="0" width="1" height="1"><feGaussianBlur stdDeviation="2.6"/></filter><g filter="url(#cauldron-l-soft)" fill-rule="evenodd">"#,
    );
    for (light, level, ink, least) in TONES {
        let mut pen = Pen::new();
        for ring in if light { &towards } else { &away }.contours(level) {
            let ring: Vec<Point> = ring.into_iter().map(on_drawing).collect();
            if geo::area(&ring).abs() > least {
                geo::bend(&mut pen, &geo::simplify(&ring, 1.6));
            }
        }
        let _ = write!(out, r#"<path {ink} d="{}"/>"#, pen.finish());
    }
    out + "</g>"
}
