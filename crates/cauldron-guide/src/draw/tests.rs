//! Tests of this board.

use std::collections::BTreeSet;

use cauldron::components::{Components, Pack};
use cauldron::{Cauldron, Options};
use guide::Speaks;
use guide::suite::{any, play};
use kurgan_core::{Game, Options as _, Session, Terms};
use serde_json::{Value, json};

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

#[test]
fn the_front_runs_around_what_is_german() {
    let options = Options::read(&Value::Null).unwrap();
    let pack = Components::printed();
    let session = Session::<Cauldron>::new(pack, &options, Terms::seeded(1), None).unwrap();
    let held = session.game().sight(None).controlled();
    let lines = super::front::outlines(pack, held);
    for area in pack.all {
        let at = super::lay::area(pack, area);
        let inside = lines.iter().filter(|line| encloses(line, at)).count() % 2 == 1;
        assert_eq!(inside, held.has(area), "area {}", area.number());
    }
}

/// Whether a closed line runs around a point.
fn encloses(line: &[(f32, f32)], (x, y): (f32, f32)) -> bool {
    let sides = line.iter().zip(line.iter().cycle().skip(1));
    let crossed = sides.filter(|(a, b)| (a.1 > y) != (b.1 > y) && x < (b.0 - a.0) * (y - a.1) / (b.1 - a.1) + a.0);
    crossed.count() % 2 == 1
}
