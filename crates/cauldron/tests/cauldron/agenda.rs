//! Which step can come right before which: a written position with steps out of order is refused by their names.

use std::collections::{BTreeMap, BTreeSet};

use cauldron::components::{Components, Pack};
use cauldron::{Cauldron, Record};
use kurgan_core::Game;
use kurgan_core::chance::Fast;
use kurgan_core::suite::pick;

use crate::coverage::{options, rare};

/// The steps of a turn, in their order.
const TURN: &str = "event weather commitments initiative airlift upkeep actions combat fill_gaps relief \
    end_german status targets strikes situation collapse_check end_turn";

/// Every other step, with those it can come right before.
const OTHERS: [(&str, &str); 38] = [
    // p12-variable-setup, p12-variable-placement, p12-what-if
    ("modifier", "modifier set_up_rolls"),
    ("set_up_rolls", "draw_placement place_units"),
    ("give_up", "deplete draw_placement place_units"),
    ("deplete", "draw_placement place_units"),
    ("draw_placement", "place_drawn"),
    ("place_drawn", "place_units"),
    ("place_units", "place_pdms"),
    ("place_pdms", "begin what_if"),
    ("what_if", "begin"),
    ("officers", "begin"),
    // p2-random-event, p2-initiative
    ("rumor", "event"),
    ("effect", "weather"),
    ("free_pdm", "effect"),
    ("deactivate", "effect"),
    ("free_battlegroup", "effect"),
    ("recover", "effect"),
    ("take_council", "initiative"),
    // p3-upkeep and the German Phase
    ("unsupplied", "actions"),
    ("upkeep_roll", "actions"),
    ("upkeep_loss", "actions"),
    ("destination", "actions"),
    ("build", "actions"),
    ("activate", "actions"),
    ("plan", "actions"),
    ("attackers", "actions"),
    ("battlegroup", "actions combat end_german follow_up relief strikes unit_strikes"),
    ("soviet_retreat", "advance"),
    ("advance", "combat"),
    ("relief_retreat", "effect end_german"),
    // The Soviet Phase
    ("any_three", "strikes"),
    ("striker", "strikes"),
    ("after_strike", "strikes"),
    ("follow_up", "strikes"),
    ("defeat", "after_strike"),
    // Isolated units, and the Evaluation Phase
    ("unit_strikes", "situation"),
    ("unit_defeat", "unit_strikes"),
    ("flee", "end_turn"),
    ("key_area", "flee"),
];

/// A step with the agenda up to it, from a position in which as little as possible comes before it.
struct Sample {
    above: usize,
    record: Record,
    agenda: Vec<String>,
}

/// Steps by name, and the pairs of names that came one right before the other.
#[derive(Default)]
struct Met {
    samples: BTreeMap<String, Sample>,
    pairs: BTreeSet<(String, String)>,
}

/// What a step is called, without what it is about.
fn name(step: &str) -> String {
    step.split(' ').next().unwrap_or_default().into()
}

impl Met {
    fn play_out(&mut self, mut game: Cauldron, rng: &mut Fast) {
        let mut legal = Vec::new();
        while !game.to_act().is_empty() {
            let record = game.record();
            for (n, step) in record.agenda.iter().enumerate() {
                let above = record.agenda.len() - n;
                if self.samples.get(&name(step)).is_none_or(|sample| above < sample.above) {
                    let agenda = record.agenda[..=n].to_vec();
                    self.samples.insert(name(step), Sample { above, record: record.clone(), agenda });
                }
            }
            self.pairs.extend(record.agenda.windows(2).map(|pair| (name(&pair[1]), name(&pair[0]))));
            legal.clear();
            game.legal(&mut legal);
            let action = pick(&legal, Cauldron::resigns, rng);
            game.apply(action, rng, &mut ()).unwrap_or_else(|never| match never {});
        }
    }
}

#[test]
fn p2_sequence_no_step_comes_before_one_it_does_not_lead_to() {
    let turn: Vec<&str> = TURN.split(' ').collect();
    let turn = turn.windows(2).map(|pair| (pair[0].to_owned(), pair[1].to_owned()));
    let others = OTHERS.iter().flat_map(|(step, all)| all.split(' ').map(|next| ((*step).to_owned(), next.to_owned())));
    let expected: BTreeSet<(String, String)> = turn.chain(others).collect();
    let mut met = Met::default();
    for seed in 0..150 {
        let mut rng = Fast::new(seed);
        let options = options(seed, &mut rng);
        let start = Cauldron::start(Components::printed(), &options, &mut rng, &mut ());
        met.play_out(start.unwrap_or_else(|never| match never {}), &mut rng);
    }
    for (layout, seed) in rare().into_iter().zip(0..) {
        met.play_out(layout.german().game, &mut Fast::new(seed));
    }
    let strange: Vec<_> = met.pairs.difference(&expected).collect();
    assert!(strange.is_empty(), "{strange:?}");
    let mut told = 0;
    for (next, below) in &met.samples {
        for (step, on_top) in &met.samples {
            if expected.contains(&(step.clone(), next.clone())) {
                continue;
            }
            let mut record = below.record.clone();
            record.agenda.clone_from(&below.agenda);
            record.agenda.extend(on_top.agenda.last().cloned());
            let said =
                Cauldron::restore(Components::printed(), &record).map_or_else(|broken| broken.0, |_| String::new());
            let [.., next, step] = &record.agenda[..] else { unreachable!("two at least") };
            // Another part of the position may betray it first.
            let elsewhere = !said.is_empty() && !said.starts_with("agenda");
            assert!(
                elsewhere || said == format!("agenda: {step} cannot come before {next}"),
                "{said:?}: {:?}",
                record.agenda
            );
            told += u32::from(!elsewhere);
        }
    }
    assert!(told > 2_000, "{told}");
    for step in ["what_if", "build", "activate", "battlegroup", "take_council", "defeat", "striker", "upkeep_loss"] {
        assert!(met.samples.contains_key(step), "{step} was never due");
    }
}
