//! Tactics cards (p28-tactics, p28-veteran, p29-elite): how they come and go, and each of the fifteen.

use pavlov::components::Colour;
use pavlov::{Event, Refusal};
use serde_json::json;

use crate::kit::{Layout, Table, house, pack, with};

/// A veteran game with this Tactics card in play.
fn veteran(card: &str) -> Layout {
    with(json!({ "tactics": "veteran" })).tactics(card)
}

/// An elite game with these two.
fn elite(cards: &str) -> Layout {
    with(json!({ "tactics": "elite" })).tactics(cards)
}

fn in_play(t: &Table) -> Vec<String> {
    t.record().tactics.in_play
}

#[test]
fn example_p28_one_tactic_each_turn() {
    let mut t = with(json!({ "tactics": "veteran" })).before("wehrmacht", "tactics");
    t.carry_on("T1-01 | W1-09 1 | 5 5 5 5 5 5 | W1-10 1 | 5 5 5 5 5 5 | W1-11 1");
    assert_eq!(in_play(&t), ["T1-01"]);
    let mut t = veteran("T1-01").turn(2).drawn(3).before("wehrmacht", "tactics");
    t.carry_on("T1-02 | W1-09 1 | 5 5 5 5 5 | W1-10 1 | 5 5 5 5 5 | W1-11 1");
    assert_eq!(in_play(&t), ["T1-02"]);
    let card = |name: &str| pack().tactic_card_named(name).unwrap();
    assert!(
        t.events.contains(&Event::TacticGone(card("T1-01"))) && t.events.contains(&Event::TacticDealt(card("T1-02")))
    );
}

#[test]
fn p28_veteran_deals_four_cards_of_the_first_deck() {
    let mut layout = with(json!({ "tactics": "veteran" })).turn(4).drawn(9);
    layout.record.tactics.drawn = Some(3);
    layout.record.tactics.in_play = vec!["T1-01".into()];
    layout.clone().before("wehrmacht", "tactics").run("aid", "T1-07");
    layout.record.tactics.drawn = Some(4);
    layout.before("wehrmacht", "tactics").run("aid", "T2-01");
}

#[test]
fn p28_tactics_are_not_dealt_in_the_plain_game() {
    let mut t = house().before("wehrmacht", "tactics");
    t.carry_on("W1-09 1 | 5 5 5 5 5 | W1-10 1 | 5 5 5 5 5 | W1-11 1");
    assert!(in_play(&t).is_empty());
}

#[test]
fn example_p29_two_tactics_each_turn() {
    let mut t = with(json!({ "tactics": "elite" })).before("wehrmacht", "tactics");
    t.run("aid", "T1-01 T1-02 | W1-09 1 | 5 5 5 5 5 5 | W1-07");
    // The first dealt lies farther from the deck and goes first.
    assert_eq!(in_play(&t), ["T1-02", "T1-01"]);
    assert!(saw!(t, Event::Bombers { aircraft: 2, defense: 5 }));
    let mut t = elite("T1-02 T1-01").turn(2).drawn(3).before("wehrmacht", "tactics");
    t.run("aid", "T1-03 | W1-09 1 | 5 5 5 5 5 | W1-07");
    assert_eq!(in_play(&t), ["T1-03", "T1-02"]);
    assert!(saw!(t, Event::Bombers { defense: 5, .. }));
}

#[test]
fn p29_elite_deals_five_cards_of_the_first_deck() {
    let mut layout = elite("T1-02 T1-01").turn(4).drawn(9);
    layout.record.tactics.drawn = Some(4);
    layout.clone().before("wehrmacht", "tactics").run("aid", "T1-07");
    layout.record.tactics.drawn = Some(5);
    layout.before("wehrmacht", "tactics").run("aid", "T2-01");
}

#[test]
fn p28_artillery_barrage_adds_a_die_to_every_gun_but_not_to_an_assault() {
    for (card, dice) in [("W1-09", 6), ("W2-13", 5), ("W3-13", 4), ("W4-16", 4)] {
        let t = veteran("T1-01").reveal(card, &format!("1 | {}", "5 ".repeat(dice)));
        assert_eq!(t.rolled().0.len(), dice);
    }
    let t = veteran("T1-01").track(1, "panzer_2").reveal("W2-14", "5");
    assert_eq!(t.rolled().0.len(), 1);
    let t = veteran("T1-01").at("G2", "pavlov").reveal("W1-11", "1 2 | 1 1 1 1");
    assert_eq!(t.rolled().0.len(), 4);
}

#[test]
fn p28_artillery_barrage_adds_up() {
    let t = elite("T2-01 T1-01").reveal("W2-13", "1 | 1 1 1 1 1 1");
    assert_eq!(t.rolled().0.len(), 6);
}

#[test]
fn p28_air_superiority_makes_aircraft_harder_to_hit() {
    let mut t = veteran("T1-02").token(8, "anti_aircraft").reveal("W1-07", "");
    t.play("fire 8", "4 5 | 1 1 1");
    assert_eq!((t.rolled().1, t.rolled().2), (5, 1));
    let t = elite("T4-02 T3-01").reveal("W4-13", "3 3 3 | 3 3 3 | 3 3 3 | 3 3 3");
    assert!(saw!(t, Event::Bombers { aircraft: 4, defense: 6 }));
}

#[test]
fn p28_recon_protects_scouts_placed_this_turn_against_suppression() {
    let mut t = veteran("T1-03").suppression("green", 1).reveal("W1-03", "1");
    t.play("spend 1", "5");
    assert_eq!((t.rolled().1, t.track(1).as_str()), (6, "scouts+"));
    let mut t = veteran("T1-03").suppression("green", 1).reveal("W1-01", "1");
    t.play("spend 1", "4");
    assert_eq!(t.track(1), "");
}

#[test]
fn p28_recon_protects_scouts_placed_this_turn_against_sappers() {
    let t = veteran("T1-03").track(1, "riflemen scouts+").mined(&[1]).reveal("W1-01", "1 | 5 5 5");
    assert_eq!(t.track(1), "riflemen+ riflemen scouts+");
    let t = veteran("T1-03").track(1, "riflemen scouts").mined(&[1]).reveal("W1-01", "1 | 5 5 5");
    assert_eq!(t.track(1), "riflemen+ riflemen");
}

#[test]
fn p28_recon_protects_scouts_placed_this_turn_against_soviet_fire() {
    let mut t = veteran("T1-03")
        .track(1, "scouts+ scouts")
        .at("G2", "chekhov")
        .at("G3", "khokholov")
        .exhausted("pavlov")
        .acts();
    t.go("act chekhov").play("attack 1 1", "5 5 5 5");
    t.go("act khokholov").play("attack 1 2", "5 1 1");
    assert_eq!(t.track(1), "scouts+");
}

#[test]
fn p28_recon_never_lifts_a_defense_value_above_six() {
    let mut t = elite("T1-03 T1-04").suppression("green", 1).reveal("W1-03", "1");
    t.play("spend 1", "6");
    assert_eq!((t.rolled().1, t.track(1).as_str()), (6, ""));
}

#[test]
fn p28_mortar_concentration_adds_a_die_to_mortars() {
    let t = veteran("T1-05").at("G2", "pavlov").reveal("W1-11", "1 2 | 1 1 1 1 6");
    assert!(t.is_disrupted("pavlov"));
    veteran("T1-05").at("G2", "pavlov").reveal("W2-10", "1 2 | 1 1 1 1");
}

#[test]
fn p28_marksmen_add_a_die_to_snipers() {
    let t = veteran("T1-06").at("G2", "pavlov").reveal("W2-10", "1 2 | 1 1 1 1 6");
    assert_eq!(t.place("pavlov"), "lost");
    veteran("T1-06").at("G2", "pavlov").reveal("W1-11", "1 2 | 1 1 1 1");
}

#[test]
fn p28_smoke_screen_takes_a_die_from_attacks_on_infantry() {
    let mut t = veteran("T1-07")
        .track(1, "riflemen riflemen")
        .at("G2", "chekhov")
        .at("G3", "sarayev")
        .exhausted("pavlov")
        .acts();
    t.go("act chekhov").play("attack 1 1", "1 1 1");
    // One die is the least.
    t.go("act sarayev").play("attack 1 1", "4");
    assert_eq!(t.track(1), "- riflemen");
}

#[test]
fn p28_smoke_screen_spares_anti_tank_weapons() {
    let layout =
        veteran("T1-07").track(1, "panzer_2").at("G2", "sobgayda murzaev").weapon("m1937", "G2").exhausted("pavlov");
    let dice = pack().weapons[0].attack;
    let mut t = layout.acts();
    t.go("crew m1937").play("attack 1 1", &"1 ".repeat(dice.into()));
    assert_eq!(t.rolled().0.len(), usize::from(dice));
}

#[test]
fn p28_infiltration_takes_a_die_from_the_suppression_of_riflemen() {
    let layout = veteran("T2-02").suppression("green", 2);
    let mut t = layout.clone().reveal("W1-01", "1");
    t.play("spend 2", "3");
    assert_eq!((t.suppression("green"), t.track(1).as_str()), (0, "riflemen+"));
    // A single token rolls nothing and is spent all the same.
    let mut t = layout.clone().reveal("W1-01", "1");
    t.go("spend 1");
    assert_eq!((t.suppression("green"), t.track(1).as_str()), (1, "riflemen+"));
    let mut t = layout.reveal("W1-03", "1");
    t.play("spend 2", "1 5");
    assert_eq!(t.track(1), "");
}

#[test]
fn p28_covering_fire_suppresses_after_machine_gunners_arrive() {
    let layout = veteran("T2-03").at("R3", "pavlov").at("G3", "glushenko");
    let t = layout.clone().reveal("W1-06", "5 | 1 | 1 6");
    assert!(t.is_disrupted("pavlov") && !t.is_disrupted("glushenko"));
    // Not other counters, and not those kept away.
    layout.clone().reveal("W1-01", "5");
    let mut t = layout.suppression("red", 1).reveal("W1-06", "5");
    t.play("spend 1", "4");
    assert!(!t.is_disrupted("pavlov"));
}

#[test]
fn p28_flak_suppression_leaves_one_die_to_each_token() {
    let mut t = veteran("T2-04").token(8, "anti_aircraft").token(9, "anti_aircraft").reveal("W1-07", "");
    t.play("fire 8 9", "4 1 | 4 4 4");
    assert!(saw!(t, Event::ShotDown(1)));
}

#[test]
fn p28_stuka_wing_brings_one_aircraft_more() {
    let t = veteran("T2-07").reveal("W1-07", "3 3 3 | 3 3 3 | 3 3 3");
    assert_eq!(t.record().disrupted_locations, [9, 10, 11]);
}

#[test]
fn p28_panzer_spearhead_attacks_the_building_after_armor_arrives() {
    let layout = veteran("T3-02");
    let t = layout.clone().reveal("W4-06", "6 | 1 1 6");
    assert_eq!((t.defense("purple"), t.defense("green")), (5, 6));
    let t = layout.clone().reveal("W2-08", "1 | 5");
    assert_eq!(t.defense("green"), 6);
    layout.reveal("W1-01", "1");
}

#[test]
fn p28_pioneers_leave_one_die_to_a_sapper_token() {
    let t = veteran("T3-03").track(1, "riflemen riflemen").mined(&[1]).reveal("W2-08", "1 | 3");
    assert_eq!((t.track(1).as_str(), t.is_mined(1)), ("panzer_2+ riflemen riflemen", false));
}

#[test]
fn p28_counter_battery_silences_the_forward_observer() {
    let layout = |card: &str| veteran(card).track(1, "riflemen").at("G2", "potanski").token(10, "artillery");
    let mut t = layout("T3-04").acts();
    t.go("act potanski");
    assert!(t.offered("observe").is_empty());
    assert_eq!(t.refusal("observe 1 1"), Refusal::CounterBattery);
    let mut t = layout("T1-01").acts();
    t.go("act potanski");
    assert_eq!(t.offered("observe"), ["1 1"]);
}

#[test]
fn p28_schwerpunkt_sends_counters_to_the_fullest_track_of_the_colour() {
    let layout = veteran("T3-07").track(4, "riflemen").track(5, "scouts").track(1, "riflemen riflemen");
    let t = layout.clone().reveal("W2-08", "3");
    assert_eq!((t.track(4).as_str(), t.track(3).as_str()), ("panzer_2+ riflemen", ""));
    assert!(saw!(t, Event::Rerouted { .. }));
    let t = layout.clone().track(5, "scouts - riflemen").reveal("W2-08", "3");
    assert_eq!(t.track(5), "panzer_2+ scouts riflemen");
    // A track with somebody on it is not left.
    let t = layout.reveal("W2-08", "4");
    assert_eq!(t.track(4), "panzer_2+ riflemen");
}

#[test]
fn p28_schwerpunkt_does_not_overrun_and_needs_somebody_to_follow() {
    let t = veteran("T3-07").track(4, "riflemen riflemen riflemen").track(5, "scouts").reveal("W2-08", "3");
    assert_eq!(t.track(3), "panzer_2+");
    let t = veteran("T3-07").track(4, "riflemen").reveal("W2-08", "1");
    assert_eq!(t.track(1), "panzer_2+");
}

#[test]
fn p28_schwerpunkt_decides_which_tokens_can_suppress() {
    let layout = veteran("T3-07").track(2, "riflemen").suppression("green", 1).suppression("red", 3);
    let t = layout.reveal("W1-01", "1");
    assert_eq!(t.offered("spend"), ["0", "1"]);
}

#[test]
fn p28_combined_assault_adds_a_die_to_every_colour_with_counters() {
    let layout = veteran("T4-05").track(1, "riflemen").track(3, "panzer_2").at("G2", "pavlov").at("R2", "glushenko");
    let t = layout.reveal("W2-14", "2 | 1 6 | 1 6");
    let parts = t.events.iter().filter_map(|event| match event {
        Event::AssaultOn { colour, dice, building } => Some((*colour, *dice, *building)),
        _ => None,
    });
    assert_eq!(parts.collect::<Vec<_>>(), [(Colour::Green, 2, false), (Colour::Red, 2, true)]);
    let t = elite("T4-05 T4-06").track(6, "panzer_3").reveal("W2-14", "1 1 1 1");
    assert_eq!(t.rolled().0.len(), 4);
}
