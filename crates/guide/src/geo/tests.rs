//! Tests of the geometry.

use super::*;

const SQUARE: [Point; 4] = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)];

fn near(a: f32, b: f32) -> bool {
    (a - b).abs() < 0.01
}

#[test]
fn distances_of_a_square() {
    assert!(inside((3.0, 4.0), &SQUARE) && !inside((11.0, 4.0), &SQUARE));
    assert!(near(depth((3.0, 4.0), &SQUARE), 3.0));
    assert!(near(depth((13.0, 14.0), &SQUARE), -5.0));
    assert!(near(distance((0.0, 20.0), &SQUARE[..2], false), 20.0));
    assert!(near(area(&SQUARE), 100.0));
    assert_eq!(bounds(&SQUARE), (0.0, 0.0, 10.0, 10.0));
}

#[test]
fn chance_is_the_same_every_time() {
    let mut rng = Rng::new(7);
    let first: Vec<u8> = (0..8).map(|_| rng.below(100)).collect();
    assert_eq!(first, [1, 6, 97, 69, 52, 40, 46, 23]);
    assert!((0..1000).all(|_| rng.below(3) < 3 && (0.0..1.0).contains(&rng.share())));
}

#[test]
fn noise_is_continuous_and_moderate() {
    let noise = Noise::new(91);
    let heights: Vec<f32> = (-300..300_i16).map(|n| noise.at(f32::from(n) / 40.0, 3.3)).collect();
    assert!(heights.iter().all(|height| height.abs() <= 0.5));
    assert!(heights.windows(2).all(|pair| (pair[0] - pair[1]).abs() < 0.15));
    let (least, most) = heights.iter().fold((1.0_f32, -1.0_f32), |(a, b), &h| (a.min(h), b.max(h)));
    assert!(most - least > 0.3, "flat: {least} to {most}");
}

#[test]
fn a_cone_has_round_contours() {
    let cone = Field::new((100.0, 80.0), 4.0, |at| 40.0 - length(at, (50.0, 40.0)));
    let lines = cone.contours(15.0);
    assert_eq!(lines.len(), 1);
    assert!(closed(&lines[0]));
    assert!(lines[0].iter().all(|&point| (length(point, (50.0, 40.0)) - 25.0).abs() < 0.5));
    let (x, y) = cone.slope((30.0, 40.0));
    assert!(near(x, 8.0) && near(y, 0.0), "{x} {y}");
}

#[test]
fn shared_sides_become_one_line() {
    let pieces =
        [((0.0, 0.0), (1.0, 0.0)), ((5.0, 5.0), (6.0, 6.0)), ((2.0, 1.0), (1.0, 0.0)), ((2.0, 1.0), (3.0, 1.0))];
    assert_eq!(
        chain(&pieces),
        [vec![(3.0, 1.0), (2.0, 1.0), (1.0, 0.0), (0.0, 0.0)], vec![(6.0, 6.0), (5.0, 5.0)]].map(|mut line| {
            line.reverse();
            line
        })
    );
    let round: Vec<(Point, Point)> = sides(&SQUARE, true).collect();
    assert!(closed(&chain(&round)[0]));
    assert_eq!(corners(&chain(&round)[0]).len(), 4);
}

#[test]
fn sides_that_lead_on_keep_their_direction() {
    let pieces =
        [((1.0, 0.0), (2.0, 0.0)), ((5.0, 5.0), (6.0, 5.0)), ((0.0, 0.0), (1.0, 0.0)), ((6.0, 5.0), (5.0, 5.0))];
    let lines = follow(&pieces);
    assert_eq!(lines, [vec![(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)], vec![(5.0, 5.0), (6.0, 5.0), (5.0, 5.0)]]);
    let inner = inset(&SQUARE, 1.0);
    assert_eq!(inner.len(), 4);
    assert!(inner.iter().all(|&point| near(depth(point, &SQUARE), std::f32::consts::FRAC_1_SQRT_2)), "{inner:?}");
}

#[test]
fn lines_are_rounded_and_thinned_out() {
    let corner = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)];
    let round = rounded(&corner, 3);
    assert_eq!((round[0], round[round.len() - 1]), (corner[0], corner[2]));
    assert!(round.iter().all(|&point| length(point, corner[1]) > 1.0));
    let straight = [(0.0, 0.0), (4.0, 0.1), (10.0, 0.0), (10.0, 5.0), (10.0, 10.0)];
    assert_eq!(simplify(&straight, 0.5), corner);
}

#[test]
fn steps_keep_their_distance_round_a_corner() {
    let steps = walk(&[(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)], 6.0, 2.0);
    let at: Vec<Point> = steps.iter().map(|step| step.at).collect();
    assert_eq!(at, [(2.0, 0.0), (8.0, 0.0), (10.0, 4.0), (10.0, 10.0)]);
    assert_eq!(steps[2].by(1.0, 2.0), (8.0, 5.0));
    assert_eq!(offset(&[(0.0, 0.0), (10.0, 0.0)], 2.0), [(0.0, 2.0), (10.0, 2.0)]);
}

#[test]
fn paths_are_short() {
    assert_eq!(polygon(&SQUARE), "M0 0l10 0 0 10-10 0z");
    assert_eq!(path(&[(-0.04, 0.5), (1.25, 0.5), (1.0, -2.0)]), "M0 .5l1.3 0-.3-2.5");
    assert_eq!(smooth(&SQUARE[..3], false), "M0 0q10 0 10 5l0 5");
    let mut pen = Pen::new();
    pen.through(&SQUARE[..2]).through(&SQUARE[1..]);
    assert_eq!(pen.finish(), "M0 0l10 0m0 0 0 10-10 0");
    let mut pen = Pen::new();
    pen.circle((5.0, 5.0), 2.0);
    assert_eq!(pen.finish(), "M3 5a2 2 0 1 0 4 0 2 2 0 1 0-4 0");
}

#[test]
fn rounding_does_not_add_up() {
    let steps: Vec<Point> = (0..=300_u16).map(|n| (f32::from(n) * 0.333, 0.0)).collect();
    let drawn = path(&steps);
    let sum: f32 = drawn.split(['l', ' ']).skip(2).step_by(2).filter_map(|n| n.parse::<f32>().ok()).sum();
    assert!(near(sum, 99.9), "{sum}: {drawn}");
}
