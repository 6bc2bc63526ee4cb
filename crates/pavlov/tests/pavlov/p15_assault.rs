//! Assault (p15-assault).

use pavlov::Event;
use pavlov::components::Colour::{self, Green, Purple, Red};

use crate::kit::{Table, house};

const ASSAULT: &str = "W2-14";

/// The parts of the assault that took place, with their dice.
fn parts(t: &Table) -> Vec<(Colour, u8, bool)> {
    let parts = t.events.iter().filter_map(|event| match event {
        Event::AssaultOn { colour, dice, building } => Some((*colour, *dice, *building)),
        _ => None,
    });
    parts.collect()
}

#[test]
fn example_p16_the_green_side_is_suppressed_and_attacked() {
    let layout = house().track(1, "machine_gunners panzer_2 riflemen").track(2, "scouts stug_3b panzer_2");
    let layout = layout.at("G4", "glushenko").defense("green", 5);
    let t = layout.clone().reveal(ASSAULT, "3 | 1 1 1 5 | 1 1 1 1 5");
    assert_eq!(parts(&t), [(Green, 4, false), (Green, 5, true)]);
    assert!(t.is_disrupted("glushenko"));
    assert_eq!(t.defense("green"), 4);
    let t = layout.reveal(ASSAULT, "3 | 4 4 4 4 | 4 4 4 4 4");
    assert_eq!((t.is_disrupted("glushenko"), t.defense("green")), (false, 5));
}

#[test]
fn p15_assault_suppresses_all_colours_before_it_attacks() {
    let mut layout = house().at("G2", "pavlov").at("R2", "glushenko").at("P2", "chernogolov");
    for track in [1, 3, 6] {
        layout = layout.track(track, "riflemen panzer_2");
    }
    let t = layout.reveal(ASSAULT, "1 6 | 1 5 | 1 6 | 1 | 6 | 1");
    let order =
        [(Green, 1, false), (Red, 1, false), (Purple, 1, false), (Green, 1, true), (Red, 1, true), (Purple, 1, true)];
    assert_eq!(parts(&t), order);
    let disrupted = ["pavlov", "glushenko", "chernogolov"].map(|name| t.is_disrupted(name));
    assert_eq!(disrupted, [true, false, true]);
    assert_eq!(["green", "red", "purple"].map(|colour| t.defense(colour)), [6, 5, 6]);
}

#[test]
fn p15_assault_adds_up_all_tracks_of_a_colour() {
    let layout =
        house().track(3, "machine_gunners").track(4, "panzer_3 riflemen").track(5, "panzer_4").at("R3", "pavlov");
    let t = layout.reveal(ASSAULT, "6 | 1 1 6 | 1 1 1 1 1");
    assert_eq!(parts(&t), [(Red, 3, false), (Red, 5, true)]);
    assert!(t.is_disrupted("pavlov"));
}

#[test]
fn p15_assault_of_nobody_does_nothing() {
    let t = house().at("R3", "pavlov").reveal(ASSAULT, "");
    assert!(parts(&t).is_empty());
}

#[test]
fn p15_assault_without_anybody_to_aim_at_still_attacks_the_building() {
    let t = house().track(6, "riflemen panzer_2").reveal(ASSAULT, "6");
    assert!(saw!(t, Event::NoTarget(Purple)));
    assert_eq!(t.defense("purple"), 5);
}

#[test]
fn p15_assault_at_three_disrupts_everybody_on_the_colour() {
    let t = house()
        .track(6, "panzer_2")
        .defense("purple", 3)
        .at("RP6", "pavlov")
        .at("P1", "glushenko")
        .reveal(ASSAULT, "3");
    assert!(t.is_disrupted("pavlov") && t.is_disrupted("glushenko"));
    assert_eq!(t.defense("purple"), 3);
}

#[test]
fn p15_assault_suppresses_both_men_of_a_crew() {
    let layout = house().track(6, "riflemen").at("P1", "sobgayda murzaev").weapon("m1937", "P1");
    let t = layout.reveal(ASSAULT, "4 | 6");
    assert!(t.is_disrupted("sobgayda") && t.is_disrupted("murzaev"));
}

#[test]
fn p15_assault_takes_each_colour_as_the_one_before_left_it() {
    // Pavlov falls to the green infantry and is no target for the red.
    let layout = house().track(1, "riflemen").track(3, "riflemen").at("GR1", "pavlov").at("R5", "glushenko");
    let t = layout.disrupted("pavlov").reveal(ASSAULT, "1 6 | 1 6");
    assert_eq!(t.place("pavlov"), "lost");
    assert!(t.is_disrupted("glushenko"));
}
