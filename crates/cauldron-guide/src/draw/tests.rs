//! Tests of this board.

use std::collections::BTreeSet;

use cauldron::Cauldron;
use cauldron::components::{Areas, Components, Pack};
use guide::board::{Anchor, Board, Mark, Piece};
use guide::geo;
use guide::suite::{any, play};
use guide::{Draws, Language, Plays, Speaks};
use kurgan_core::chance::Fast;
use kurgan_core::{Game, Session, Terms};
use serde_json::{Value, json};

use super::lay::{self, Frame};

use crate::CauldronGuide;
use crate::words::Words;

/// The options of a plain game and of one with everything.
fn tables() -> [Value; 3] {
    let all = json!({
        "scenario": "variable", "variable_placement": true, "council_of_war": true, "survival": true, "rumors": true,
        "rivers": true, "what_if": true, "entry": "C",
    });
    let some = json!({ "council_of_war": true, "rumors": true, "what_if": true, "entry": "D" });
    [json!({}), all, some]
}

guide::suite!(CauldronGuide, tables());

#[test]
fn all_sorts_of_things_are_touched() {
    let mut kinds = BTreeSet::new();
    for options in tables() {
        for seed in 0..3 {
            play::<CauldronGuide>(&options, seed, any, |session| {
                let mut legal = Vec::new();
                session.game().legal(&mut legal);
                let scene = CauldronGuide::scene(&session.game().view(None), &legal, Words::default());
                let touched = scene.choices.into_iter().flat_map(|choice| choice.touches);
                kinds.extend(touched.filter_map(|touched| touched.split(' ').next().map(String::from)));
            });
        }
    }
    let expected = ["appeal", "area", "letter", "marker", "track", "unit"];
    assert!(expected.iter().all(|kind| kinds.contains(*kind)), "only {kinds:?} were touched");
}

/// What the smallest screens show: pixels in a unit of the drawing, where the frame is 905 by 610, and on a phone where
/// it is as high as 56% of 844.
fn scales() -> (f32, f32) {
    let (_, _, width, height) = lay::FRAME;
    ((905.0 / width).min(610.0 / height), 0.56 * 844.0 / height)
}

#[test]
fn names_and_counters_are_large_enough() {
    let (screen, phone) = scales();
    assert!(lay::NAME * screen >= 10.0, "names: {} px", lay::NAME * screen);
    assert!(lay::COUNTER * screen >= 30.0, "counters: {} px", lay::COUNTER * screen);
    assert!(lay::COUNTER * phone >= 24.0, "counters on a phone: {} px", lay::COUNTER * phone);
}

/// Plays as the expert does and lets `look` see positions.
fn expert(seed: u64, every: usize, mut look: impl FnMut(&Session<Cauldron>)) {
    let options = Cauldron::read_options(&Value::Null).unwrap();
    let mut session = Session::<Cauldron>::new(Components::printed(), &options, Terms::seeded(seed), None).unwrap();
    let mut rng = Fast::new(seed);
    for n in 0.. {
        let mut legal = Vec::new();
        session.game().legal(&mut legal);
        legal.retain(|&action| !Cauldron::resigns(action));
        if n % every == 0 || legal.is_empty() {
            look(&session);
        }
        if legal.is_empty() {
            return;
        }
        let action = CauldronGuide::expert(session.game().sight(None), &legal, &mut rng);
        session.play(action, None).unwrap();
    }
}

/// Where the name of an area is: the text of its piece, with the star and the number before it.
fn written(piece: &Piece) -> Frame {
    let (left, top) = (piece.at.0 - piece.size.0 / 2.0, piece.at.1 - piece.size.1 / 2.0);
    let texts = piece.face.marks.iter().filter_map(|mark| match mark {
        Mark::Text(text) if text.anchor == Anchor::Start => Some(text),
        _ => None,
    });
    let texts: Vec<_> = texts.collect();
    let star = piece.face.marks.iter().find_map(|mark| match mark {
        Mark::Symbol { frame: Some(frame), .. } => Some(frame.0),
        _ => None,
    });
    let from = texts.iter().map(|text| text.at.0).chain(star).fold(f32::MAX, f32::min);
    let last = texts.last().unwrap();
    let to = last.at.0 + lay::narrow(&last.words, last.size);
    // From the tops of capitals to below the line.
    (left + from, top + last.at.1 - last.size * 0.72, to - from, last.size * 0.9)
}

/// How much of each counter is seen, in shares of a grid of points.
fn seen(pieces: &[Piece]) -> Vec<(&str, f32)> {
    let counter = |piece: &&Piece| piece.class.contains("counter");
    let frame = |piece: &Piece| lay::around(piece.at, piece.size);
    let opaque: Vec<(usize, &Piece)> = pieces.iter().enumerate().filter(|(_, piece)| counter(piece)).collect();
    let each = opaque.iter().map(|&(n, piece)| {
        let (left, top, width, height) = frame(piece);
        let points = (0..100_u8).map(|n| {
            let (column, row) = (f32::from(n % 10) + 0.5, f32::from(n / 10) + 0.5);
            (left + column * width / 10.0, top + row * height / 10.0)
        });
        let free = points.filter(|&(x, y)| {
            let above = opaque.iter().filter(|(other, _)| *other > n).map(|(_, piece)| frame(piece));
            above.into_iter().all(|(left, top, wide, high)| x < left || x > left + wide || y < top || y > top + high)
        });
        (piece.key.as_str(), lay::small(free.count()) / 100.0)
    });
    each.collect()
}

#[test]
fn names_do_not_overlap_and_counters_are_seen() {
    let words = Language::ALL.map(Words::new);
    let (mut positions, mut most) = (0, 0);
    for seed in 0..100 {
        expert(seed, 47, |session| {
            positions += 1;
            let game = session.game();
            let at = format!("seed {seed}, action {}", session.len());
            let Board { pieces, .. } = CauldronGuide::board(&game.view(None), words[positions % 3]);
            let names = pieces.iter().filter(|piece| piece.key.starts_with("name "));
            let names: Vec<(&str, Frame)> = names.map(|piece| (&*piece.label, written(piece))).collect();
            assert_eq!(names.len(), 64);
            let counters: Vec<&Piece> = pieces.iter().filter(|piece| piece.class.contains("counter")).collect();
            for (n, &(one, name)) in names.iter().enumerate() {
                let room = name.2 * name.3;
                assert!(lay::shared(name, lay::FRAME) > 0.99 * room, "{at}: {one} is off the frame");
                for (other, there) in &names[n + 1..] {
                    assert!(lay::shared(name, *there) < 1.0, "{at}: {one} and {other}");
                }
                let under = counters.iter().map(|piece| lay::shared(lay::around(piece.at, piece.size), name));
                assert!(under.sum::<f32>() < 0.12 * room, "{at}: {one} is under counters");
            }
            for (key, share) in seen(&pieces) {
                assert!(share >= 0.6, "{at}: {share} of {key} is seen");
            }
            let stacks = Components::printed().all.into_iter().map(|area| game.sight(None).units_in(area).len());
            most = most.max(stacks.max().unwrap_or_default());
        });
    }
    assert!(positions > 300 && most > 5, "{positions} positions, at most {most} units in an area");
}

#[test]
fn the_front_runs_around_what_is_german() {
    let options = Cauldron::read_options(&Value::Null).unwrap();
    let pack = Components::printed();
    let session = Session::<Cauldron>::new(pack, &options, Terms::seeded(1), None).unwrap();
    let held = session.game().sight(None).controlled();
    encloses(held);
    for seed in 0..20 {
        expert(seed, 40, |session| encloses(session.game().sight(None).controlled()));
    }
}

/// The front around these areas runs around no other.
fn encloses(held: Areas) {
    let pack = Components::printed();
    let lines = super::front::outlines(pack, held);
    for area in pack.all {
        let at = lay::area(pack, area);
        let inside = lines.iter().filter(|line| geo::inside(at, line)).count() % 2 == 1;
        assert_eq!(inside, held.has(area), "area {}", area.number());
    }
}

#[test]
fn the_land_is_light() {
    let options = Cauldron::read_options(&Value::Null).unwrap();
    let session = Session::<Cauldron>::new(Components::printed(), &options, Terms::seeded(1), None).unwrap();
    let land = CauldronGuide::landscape(&session.game().view(None)).unwrap();
    assert!((100_000..400_000).contains(&land.len()), "{} bytes", land.len());
    assert!(!land.contains("<text") && !land.contains("class="));
}
