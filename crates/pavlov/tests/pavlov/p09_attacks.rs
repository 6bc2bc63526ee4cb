//! Wehrmacht Card Phase: the cards in order, snipers, mortars and artillery (p9-wehrmacht-phase, p9-attack-defender,
//! p10-suppress-defender, p11-attack-building).

use pavlov::components::Colour;
use pavlov::{Cause, Event, Refusal};

use crate::kit::{Layout, Table, counter, house, pack};

const SNIPER: &str = "W2-10";
const MORTAR: &str = "W1-11";
const SFH_18: &str = "W1-09";

#[test]
fn p9_wehrmacht_phase_reveals_three_cards_one_after_the_other() {
    let mut t = house().before("wehrmacht", "tactics");
    t.carry_on("W1-11 1 | W1-09 1 | 6 1 1 1 1 | W1-10 2 | 4 5 1 1 1");
    assert_eq!(t.events.iter().filter(|event| matches!(event, Event::Revealed(_))).count(), 3);
    // The second gun fires on what the first has left.
    assert_eq!((t.defense("green"), t.phase()), (4, "soviet_counters".into()));
    assert_eq!(t.record().wehrmacht_cards.drawn, Some(3));
}

#[test]
fn p9_wehrmacht_phase_goes_through_the_decks_and_the_resupply_cards_between_them() {
    let card = |name: &str| pack().wehrmacht_card_named(name).unwrap();
    let revealed = |t: &Table| -> Vec<_> {
        let cards = t.events.iter().filter_map(|event| match event {
            Event::Revealed(card) => Some(*card),
            _ => None,
        });
        cards.collect()
    };
    // The last two cards of deck 1 and the Resupply card.
    let mut t = house().drawn(9).before("wehrmacht", "tactics");
    t.carry_on("W1-10 1 | 5 5 5 5 5 | W1-11 1 | voentorg");
    assert_eq!(revealed(&t), [card("W1-10"), card("W1-11"), card("resupply")]);
    // Then comes the first one of deck 2.
    let mut t = house().drawn(12).before("wehrmacht", "tactics");
    t.run("aid", "W2-13 1");
    assert_eq!(revealed(&t)[0], card("W2-13"));
}

#[test]
fn example_p09_the_sniper_takes_pavlov_on_red_2() {
    let layout = house().at("R2", "pavlov").at("R3", "glushenko").defense("red", 5);
    let t = layout.clone().reveal(SNIPER, "3 2 | 1 2 4 5");
    assert_eq!(t.rolled(), (vec![1, 2, 4, 5], 5, 1));
    assert_eq!((t.place("pavlov").as_str(), t.place("glushenko").as_str()), ("lost", "R3"));
    let t = layout.reveal(SNIPER, "3 2 | 1 2 4 4");
    assert_eq!(t.place("pavlov"), "R2");
    assert!(!t.is_disrupted("pavlov"));
}

#[test]
fn example_p09_without_pavlov_the_sniper_takes_glushenko() {
    let t = house().at("R4", "glushenko").defense("red", 5).reveal(SNIPER, "3 2 | 6 6 6 6");
    assert_eq!(t.place("glushenko"), "lost");
}

#[test]
fn p9_attack_defender_looks_upwards_first_and_then_down_to_the_nearest() {
    let hit = |layout: Layout, die: u8| {
        let t = layout.reveal(SNIPER, &format!("1 {die} | 6 1 1 1"));
        ["pavlov", "glushenko", "chernogolov"].into_iter().find(|name| t.place(name) == "lost").unwrap()
    };
    let layout = house().at("GR1", "pavlov").at("G3", "glushenko").at("G5", "chernogolov");
    let hits = [1, 2, 3, 4, 5, 6].map(|die| hit(layout.clone(), die));
    assert_eq!(hits, ["pavlov", "glushenko", "glushenko", "chernogolov", "chernogolov", "chernogolov"]);
    let layout = house().at("GR1", "pavlov").at("G3", "glushenko");
    assert_eq!([4, 6].map(|die| hit(layout.clone(), die)), ["glushenko"; 2]);
}

#[test]
fn p9_attack_defender_colours_are_one_two_three_four_five_six() {
    let colours = [1, 2, 3, 4, 5, 6].map(|die| {
        let t = house().reveal(SNIPER, &die.to_string());
        t.events.iter().find_map(|event| match event {
            Event::ColourRolled { colour, .. } => Some(*colour),
            _ => None,
        })
    });
    let [green, red, purple] = Colour::ALL.map(Some);
    assert_eq!(colours, [green, green, red, red, purple, purple]);
}

#[test]
fn p9_attack_defender_does_nothing_to_an_empty_colour_or_the_reserves() {
    let t = house().at("R3", "pavlov").reveal(SNIPER, "1");
    assert!(saw!(t, Event::NoTarget(Colour::Green)));
    assert_eq!((t.place("pavlov").as_str(), t.place("glushenko").as_str()), ("R3", "reserves"));
}

#[test]
fn p9_attack_defender_uses_the_defense_value_of_the_colour_rolled() {
    let layout = house().at("RP6", "pavlov").defense("red", 3).defense("purple", 6);
    let t = layout.clone().reveal(SNIPER, "5 6 | 5 5 5 5");
    assert_eq!((t.rolled().1, t.place("pavlov").as_str()), (6, "RP6"));
    let t = layout.reveal(SNIPER, "3 6 | 1 1 1 3");
    assert_eq!((t.rolled().1, t.place("pavlov").as_str()), (3, "lost"));
}

#[test]
fn p9_attack_defender_takes_one_of_a_crew_named_after_the_dice() {
    let layout = house().at("G3", "sobgayda murzaev").weapon("m1937", "G3");
    let mut t = layout.reveal(SNIPER, "1 3 | 1 1 1 6");
    assert_eq!(t.offered("casualty"), ["sobgayda", "murzaev"]);
    assert_eq!(t.refusal("casualty pavlov"), Refusal::NotAtStake(counter("pavlov")));
    t.go("casualty murzaev");
    assert_eq!((t.there("G3").as_str(), t.place("murzaev").as_str()), ("sobgayda", "lost"));
    assert_eq!(t.weapon_place("m1937"), "G3");
    assert!(saw!(t, Event::Lost { cause: Cause::Sniper, .. }));
}

#[test]
fn example_p10_the_mortar_finds_pavlov_on_purple_3() {
    let layout = house().at("P3", "pavlov").at("P2", "glushenko").defense("purple", 4);
    let t = layout.clone().disrupted("pavlov").reveal(MORTAR, "5 4 | 1 1 1 4");
    assert_eq!((t.place("pavlov").as_str(), t.place("glushenko").as_str()), ("lost", "P2"));
    assert!(saw!(t, Event::Lost { cause: Cause::Disrupted, .. }));
    let t = layout.clone().disrupted("pavlov").reveal(MORTAR, "5 4 | 1 2 3 3");
    assert_eq!(t.place("pavlov"), "P3");
    let t = layout.reveal(MORTAR, "5 4 | 1 1 1 4");
    assert_eq!(
        (t.place("pavlov").as_str(), t.is_disrupted("pavlov"), t.is_disrupted("glushenko")),
        ("P3", true, false)
    );
}

#[test]
fn p10_suppress_defender_disrupts_both_men_of_a_crew() {
    let layout = house().at("G3", "sobgayda murzaev").weapon("m1937", "G3").at("G4", "pavlov");
    let t = layout.reveal(MORTAR, "1 3 | 1 1 1 6");
    assert!(t.is_disrupted("sobgayda") && t.is_disrupted("murzaev") && !t.is_disrupted("pavlov"));
}

#[test]
fn p10_suppress_defender_does_nothing_to_an_empty_colour() {
    let t = house().at("R3", "pavlov").reveal(MORTAR, "6");
    assert!(saw!(t, Event::NoTarget(Colour::Purple)));
    assert!(!t.is_disrupted("pavlov"));
}

#[test]
fn p10_second_disruption_is_what_counts_not_exhaustion() {
    let t = house().at("P3", "pavlov").exhausted("pavlov").reveal(MORTAR, "5 3 | 1 1 1 6");
    assert_eq!(t.place("pavlov"), "P3");
    assert!(t.is_disrupted("pavlov") && t.is_exhausted("pavlov"));
}

#[test]
fn p10_second_disruption_takes_a_crew_one_by_one() {
    let layout = house().at("G3", "sobgayda murzaev").weapon("m1937", "G3").disrupted("murzaev");
    let t = layout.reveal(MORTAR, "1 3 | 1 1 1 6");
    assert_eq!((t.there("G3").as_str(), t.place("murzaev").as_str()), ("sobgayda", "lost"));
    assert!(t.is_disrupted("sobgayda"));
}

#[test]
fn example_p11_artillery_lowers_the_red_wall_once() {
    let layout = house().at("R2", "pavlov").at("R4", "glushenko").defense("red", 5);
    let t = layout.clone().reveal(SFH_18, "3 | 5 6 6 5 5");
    assert_eq!((t.defense("red"), t.is_disrupted("pavlov")), (4, false));
    assert!(saw!(t, Event::WallHit { colour: Colour::Red, to: 4 }));
    let t = layout.reveal(SFH_18, "3 | 4 4 4 4 4");
    assert_eq!(t.defense("red"), 5);
}

#[test]
fn example_p11_at_three_both_counters_are_disrupted() {
    let layout = house().at("R2", "pavlov").at("R4", "glushenko").defense("red", 3);
    let t = layout.clone().reveal(SFH_18, "4 | 1 1 3 1 1");
    assert_eq!(t.defense("red"), 3);
    assert!(t.is_disrupted("pavlov") && t.is_disrupted("glushenko"));
    let t = layout.reveal(SFH_18, "4 | 2 2 2 2 2");
    assert!(!t.is_disrupted("pavlov"));
}

#[test]
fn p11_attack_building_at_three_reaches_every_position_of_the_colour_and_no_other() {
    let layout = house().at("GR1", "pavlov").at("RP6", "glushenko").at("G2", "chernogolov").defense("red", 3);
    let t = layout.disrupted("glushenko").reveal(SFH_18, "3 | 6 6 6 6 6");
    assert!(t.is_disrupted("pavlov"));
    assert_eq!(t.place("glushenko"), "lost");
    assert!(!t.is_disrupted("chernogolov") && !t.is_disrupted("aleksandrov"));
    assert!(saw!(t, Event::WallBreached(Colour::Red)));
}

#[test]
fn p11_attack_building_needs_nobody_to_aim_at() {
    let t = house().reveal(SFH_18, "6 | 6 1 1 1 1");
    assert_eq!((t.defense("purple"), t.defense("red")), (5, 6));
}

#[test]
fn p11_attack_building_dice_are_those_of_the_gun() {
    for (card, dice) in [("W1-09", 5), ("W2-13", 4), ("W3-13", 3), ("W4-16", 3)] {
        let t = house().reveal(card, &format!("1 | {}", "5 ".repeat(dice)));
        assert_eq!(t.rolled(), (vec![5; dice], 6, 0));
        assert_eq!(t.defense("green"), 6);
    }
}
