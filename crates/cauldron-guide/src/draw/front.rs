//! The front line: the outline of the German areas. An area is a point, so every spot belongs to the nearest area, and
//! land beyond the Volga belongs to none.

use cauldron::components::{Areas, Components, River};
use kurgan_core::Id;

use super::lay::{self, Point};

/// A corner of a share of the land, and who lies beyond the side that begins there.
type Corner = (Point, Option<usize>);

/// Areas nearer to the great river than this are cut off by it, not by the edge of the map.
const NEAR_RIVER: f32 = 230.0;
/// Corners nearer to each other than this are one.
const SAME: f32 = 9.0;
/// The line runs no farther than this from an area, where it can.
const REACH: f32 = 84.0;

/// The closed lines around these areas.
pub(super) fn outlines(c: &Components, held: Areas) -> Vec<Vec<Point>> {
    let mut sites: Vec<Point> = c.areas.iter().map(|data| lay::place(data.at)).collect();
    let river = c.decor.rivers.iter().max_by(|a, b| a.width.total_cmp(&b.width));
    let beyond: Vec<Point> = river.into_iter().flat_map(|river| mirrored(&sites, river)).collect();
    sites.extend(beyond);
    let ours = |site: usize| site < c.areas.len() && held.has(cauldron::components::Area::from_index(site));
    let mut sides: Vec<(Point, Point)> = Vec::new();
    for site in (0..sites.len()).filter(|&site| ours(site)) {
        let share = share(&sites, site);
        for (n, &(from, beyond)) in share.iter().enumerate() {
            if !beyond.is_some_and(ours) {
                sides.push((from, share[(n + 1) % share.len()].0));
            }
        }
    }
    let mut lines = Vec::new();
    while let Some((from, to)) = sides.pop() {
        let mut line = vec![from, to];
        while let Some(next) = nearest(&sides, *line.last().unwrap_or(&to)) {
            line.push(sides.swap_remove(next).1);
        }
        let ours: Vec<Point> = (0..sites.len()).filter(|&site| ours(site)).map(|site| sites[site]).collect();
        lines.push(smooth(&tight(&thin(&line), &ours)));
    }
    lines
}

/// The same line drawn closer to the areas that it runs around.
fn tight(line: &[Point], ours: &[Point]) -> Vec<Point> {
    let pull = |&at: &Point| {
        let far = |site: &Point| (at.0 - site.0).hypot(at.1 - site.1);
        let nearest = ours.iter().map(far).fold(f32::INFINITY, f32::min);
        if nearest <= REACH || !nearest.is_finite() {
            return at;
        }
        let (sum, count) = (ours.iter().filter(|site| far(site) < nearest + 1.0))
            .fold(((0.0, 0.0), 0.0), |(sum, count), site| ((sum.0 + site.0, sum.1 + site.1), count + 1.0));
        let part = 1.0 - REACH / nearest;
        (at.0 + (sum.0 / count - at.0) * part, at.1 + (sum.1 / count - at.1) * part)
    };
    line.iter().map(pull).collect()
}

/// The side that begins where another ends.
fn nearest(sides: &[(Point, Point)], end: Point) -> Option<usize> {
    sides.iter().position(|(from, _)| (from.0 - end.0).hypot(from.1 - end.1) < 1.0)
}

/// The sites beyond the river, as far from it as those on this side.
fn mirrored(sites: &[Point], river: &River) -> Vec<Point> {
    let course: Vec<Point> = river.course.iter().map(|&at| lay::place(at)).collect();
    let images = sites.iter().filter_map(|&site| {
        let foot = course.windows(2).map(|leg| foot(site, leg[0], leg[1]));
        let far = |at: Point| (at.0 - site.0).hypot(at.1 - site.1);
        let foot = foot.min_by(|a, b| far(*a).total_cmp(&far(*b)))?;
        (far(foot) < NEAR_RIVER).then_some((2.0 * foot.0 - site.0, 2.0 * foot.1 - site.1))
    });
    images.collect()
}

/// The point of a leg that is nearest to a point.
fn foot(point: Point, from: Point, to: Point) -> Point {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let along = ((point.0 - from.0) * dx + (point.1 - from.1) * dy) / (dx * dx + dy * dy).max(1.0);
    let along = along.clamp(0.0, 1.0);
    (from.0 + dx * along, from.1 + dy * along)
}

/// What is nearer to a site than to any other.
fn share(sites: &[Point], site: usize) -> Vec<Corner> {
    let here = sites[site];
    let (width, height) = lay::SIZE;
    let mut corners: Vec<Corner> =
        [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)].map(|corner| (corner, None)).into();
    for (other, &there) in sites.iter().enumerate().filter(|&(other, _)| other != site) {
        // How much nearer to the site than to the other one.
        let nearer = |at: Point| {
            let to = |end: Point| (at.0 - end.0).powi(2) + (at.1 - end.1).powi(2);
            to(there) - to(here)
        };
        if corners.iter().all(|(at, _)| nearer(*at) >= 0.0) {
            continue;
        }
        let mut kept = Vec::with_capacity(corners.len() + 1);
        for (n, &(from, beyond)) in corners.iter().enumerate() {
            let (to, _) = corners[(n + 1) % corners.len()];
            let (a, b) = (nearer(from), nearer(to));
            let cut = || (from.0 + (to.0 - from.0) * a / (a - b), from.1 + (to.1 - from.1) * a / (a - b));
            match (a >= 0.0, b >= 0.0) {
                (true, true) => kept.push((from, beyond)),
                (true, false) => kept.extend([(from, beyond), (cut(), Some(other))]),
                (false, true) => kept.push((cut(), beyond)),
                (false, false) => {}
            }
        }
        corners = kept;
    }
    corners
}

/// Without corners that nearly touch.
fn thin(line: &[Point]) -> Vec<Point> {
    let mut thin: Vec<Point> = Vec::with_capacity(line.len());
    for &at in line {
        if thin.last().is_none_or(|last| (last.0 - at.0).hypot(last.1 - at.1) > SAME) {
            thin.push(at);
        }
    }
    if thin.len() > 1 && thin.first().zip(thin.last()).is_some_and(|(a, b)| (a.0 - b.0).hypot(a.1 - b.1) <= SAME) {
        thin.pop();
    }
    thin
}

/// A closed line with its corners cut off twice.
fn smooth(line: &[Point]) -> Vec<Point> {
    let cut = |line: &[Point]| -> Vec<Point> {
        let next = |n: usize| line[(n + 1) % line.len()];
        let both = line.iter().enumerate().flat_map(|(n, &from)| {
            let part = |part: f32| (from.0 + (next(n).0 - from.0) * part, from.1 + (next(n).1 - from.1) * part);
            [part(0.25), part(0.75)]
        });
        both.collect()
    };
    cut(&cut(line)).into_iter().map(|(x, y)| (x.round(), y.round())).collect()
}
