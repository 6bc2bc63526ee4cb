//! Pages 1 to 3: basics, cards, the Strategic Phase.

use cauldron::components::{Card, Components, Pack, Weather};
use cauldron::{Cauldron, Event, Modifier, Track};
use kurgan_core::Game;
use serde_json::json;

use crate::kit::*;

/// The historical game at its first decision, with this event; then weather, commitments at +2 (Average), airlift 3.
fn with_event(card: u8) -> Table {
    let weather = if card == 14 { 18 } else { 14 };
    historical().turn(5).ssi(6).dawn(&format!("c{card} c{weather} | 3 3 | 3"))
}

#[test]
fn p1_components_pdms_and_battlegroups_are_limited() {
    let mut layout = historical().supply(40).no_pdms();
    layout = layout.pdm(20, 7, 7);
    let t = layout.units("41", "BG-A BG-B BG-C BG-D BG-E BG-F").german();
    assert_eq!(t.refuses("build supply"), "no_pdm_left");
    assert_eq!(t.refuses("battlegroup"), "no_battlegroup_left");
}

#[test]
fn p1_adjacent_areas_have_a_line_between_them() {
    assert!(pack().adjacent[44 - 1].has(area(43)) && !pack().adjacent[44 - 1].has(area(47)));
}

#[test]
fn p1_control_pocket_areas_stay_german_when_vacant_and_others_do_not() {
    let mut t = historical().units("25", "14-PZ 376-INF").german();
    assert!(t.german_in(25) && !t.soviet_in(25) && t.soviet_in(27));
    t.go("unit 14-PZ; move 14-PZ 41");
    assert!(t.german_in(25));
    t.go("unit 376-INF; move 376-INF 41");
    assert!(!t.german_in(25) && t.soviet_in(25) && !t.soviet_in(27));
    // Area 44 is vacant and German throughout.
    assert!(t.german_in(44) && t.stack("44").is_empty());
}

#[test]
fn p1_ssi_at_zero_ends_the_game_and_ten_is_the_top() {
    let mut t = historical().turn(5).ssi(1).committed("strong", "strong").under_attack(&[22]);
    t.go("strike 22").play("from 11", "1 1");
    assert_eq!(t.outcome(), ("soviet_decisive", 0, "ssi_zero"));
    let t = historical().turn(5).ssi(10).dawn("c22 c14 | 3 3 | 3");
    assert_eq!(t.record().ssi, 10);
}

#[test]
fn p1_relief_force_starts_in_box_1_with_the_letter_chosen() {
    for letter in ["A", "B", "C", "D"] {
        let t = new_game(&json!({"entry": letter}), "c10 c14 | 3 3 | 3");
        assert_eq!((t.record().letter.as_str(), t.record().relief.as_str()), (letter, "box 1"));
    }
}

#[test]
fn p1_tracks_are_told_of_every_change() {
    let t = with_event(12);
    assert!(saw!(t, Event::Track { track: Track::Supply, from: 10, to: 12 }));
}

#[test]
fn p2_rumanians_are_german_units() {
    let mut t = historical().german();
    t.go("attack 31; with R20-INF; commit 0");
    assert_eq!(t.record().attackers.len(), 1);
}

#[test]
fn p2_die_rolling_modifiers_add_up() {
    let mut t = historical().holding("foa_bonus").holding("appeal_penalty").german();
    t.play("appeal freedom", "4");
    assert_eq!((t.rolled(), t.modifiers().len()), ((4, 4), 2));
}

#[test]
fn p2_cards_reshuffle_after_use_and_leave_out_removed_cards() {
    // Card 6 leaves the game as an event; card 11 gives the weather and reshuffles.
    let t = historical().turn(5).ssi(7).dawn("c6 c11 | 3 3 | 3");
    let r = t.record();
    assert_eq!((r.removed, r.pile.len(), r.weather.as_str()), (vec![6], 24, "poor"));
    assert!(saw!(t, Event::Reshuffled { cards: 24 }));
    // Drawn for another column, a card that can be removed is only discarded.
    let t = historical().turn(5).dawn("c10 c6 | 3 3 | 3");
    assert_eq!((t.record().removed, t.record().pile.len()), (vec![10], 23));
}

#[test]
fn p2_cards_the_last_card_reshuffles() {
    // The printed cards that say Reshuffle never leave the pile, so it has an end only without them.
    let text = include_str!("../../data/cards.toml").replace("reshuffle = true\n", "");
    let plain = Components::load(&[("cards.toml", &text)]).unwrap().intern();
    let mut record = historical().german().record();
    record.pile = vec![10];
    let mut t = Table { game: Cauldron::restore(plain, &record).unwrap(), events: Vec::new() };
    t.play("tactical", "c10");
    assert_eq!((t.record().pile.len(), t.record().shuffled.len()), (25, 25));
}

#[test]
fn p2_sequence_of_a_turn() {
    let mut t = historical().turn(5).ssi(6).dawn("c10 c14 | 3 3 | 3");
    let at = |wanted: fn(&Event) -> bool| t.events.iter().position(wanted).unwrap();
    let order = [
        at(|e| matches!(e, Event::Situation { .. })),
        at(|e| matches!(e, Event::Turn { .. })),
        at(|e| matches!(e, Event::Weather { .. })),
        at(|e| matches!(e, Event::Commitments { .. })),
        at(|e| matches!(e, Event::Initiative { .. })),
        at(|e| matches!(e, Event::Airlift { .. })),
    ];
    assert!(order.is_sorted());
    assert_eq!(t.record().phase, "upkeep");
    t.go("upkeep 5");
    assert_eq!(t.record().phase, "german");
    t.play("resolve", "3 | c18 | c25 | 3 | c4 c13 | 3 3 | 3"); // relief, status, targets (none), H and the next turn
    assert_eq!(t.record().turn, 6);
}

#[test]
fn p2_random_event_card_is_followed() {
    assert!(saw!(with_event(12), Event::Card { card: Card(11), column: cauldron::Column::Event }));
}

#[test]
fn p2_weather_same_leaves_the_marker() {
    for weather in ["fair", "poor"] {
        let t = historical().turn(5).ssi(6).weather(weather).dawn("c10 c14 | 3 3 | 3");
        assert_eq!(t.record().weather, weather);
    }
    assert_eq!(historical().turn(5).dawn("c10 c1 | 3 3 | 3").record().weather, "poor");
}

#[test]
fn p2_commitment_marker_is_used_once() {
    let t = historical().turn(5).ssi(6).commit(2).dawn("c10 c14 | 3 3 | 3");
    assert!(saw!(t, Event::Commitments { luftwaffe: cauldron::components::Commitment::Strong, .. }));
    assert_eq!(t.record().commit, 0);
}

#[test]
fn p2_morale_areas_key_areas_and_relief_box() {
    assert_eq!(historical().german().morale(), 33);
    assert_eq!(historical().relief("A", "box 3").german().morale(), 35);
    assert_eq!(historical().soviet(&[44]).german().morale(), 32);
    assert_eq!(historical().soviet(&[47]).german().morale(), 30);
    assert_eq!(historical().units("25", "14-PZ").german().morale(), 34);
    assert_eq!(historical().relief("A", "area 28").german().morale(), 37);
}

#[test]
fn p2_initiative_by_fives_less_wounded() {
    let ip = |layout: Layout, event: &str| layout.turn(5).ssi(6).dawn(&format!("{event} c14 | 3 3 | 3")).record().ip;
    assert_eq!(ip(historical().wounded(0), "c3"), 6);
    assert_eq!(ip(historical().wounded(4), "c3"), 6);
    assert_eq!(ip(historical().wounded(5), "c3"), 5);
    assert_eq!(ip(historical().wounded(14), "c3"), 4);
    assert_eq!(ip(historical().wounded(0), "c10"), 7);
    assert_eq!(ip(historical().wounded(0), "c2"), 5);
    assert_eq!(ip(historical().relief("A", "box 3").wounded(0), "c3"), 7);
}

#[test]
fn p2_airlift_raises_supply() {
    let t = historical().turn(5).ssi(6).supply(4).weather("fair").dawn("c10 c14 | 3 3 | 5");
    assert_eq!(t.record().supply, 9);
}

#[test]
fn p2_upkeep_one_point_for_five_units_and_one_for_the_rest() {
    let t = historical().supply(20).upkeep();
    assert_eq!(t.offered("upkeep"), ["0", "1", "2", "3", "4", "5"]);
    let t = historical().supply(20).lost("76-INF 384-INF").upkeep();
    assert_eq!(t.offered("upkeep").len(), 5);
    // Battlegroups and the HQ count; so do units in relief boxes (ruling 19).
    let t = historical().supply(20).units("44", "BG-A BG-B BG-C BG-D").upkeep();
    assert_eq!(t.offered("upkeep").len(), 7);
    let t = historical().supply(2).upkeep();
    assert_eq!(t.offered("upkeep").len(), 3);
    assert_eq!((t.refuses("upkeep 3"), t.refuses("upkeep 6")), ("upkeep_too_dear", "too_much_upkeep"));
}

#[test]
fn p3_out_of_supply_finding_3_units_are_named_in_any_order_and_divisions_take_the_losses() {
    let mut t = historical().supply(3).upkeep();
    t.go("upkeep 3");
    // Seven units in any order, HQ and all; only the last word brings the dice.
    t.go("unsupplied 295-INF; unsupplied 384-INF; unsupplied 71-INF; unsupplied HQ; unsupplied 100-INF; unsupplied 76-INF");
    assert_eq!((t.refuses("unsupplied 76-INF"), t.refuses("done")), ("already_picked", "more_to_pick"));
    assert_eq!(t.refuses("unsupplied BG-A"), "not_in_play");
    t.go("unsupplied 94-INF");
    assert_eq!(t.offers(), ["done", "surrender"]);
    t.play("done", "6");
    assert_eq!((t.rolled(), t.modifiers()), ((6, 8), vec![(Modifier::Unsupplied, 2)]));
    assert_eq!(t.offered("lose"), ["76-INF", "384-INF", "71-INF", "100-INF", "295-INF", "94-INF"]);
    assert_eq!((t.refuses("lose HQ"), t.refuses("lose 44-INF")), ("takes_no_upkeep_loss", "not_unsupplied"));
    t.go("lose 76-INF; lose 76-INF; lose 71-INF");
    assert_eq!((t.place("76-INF"), t.place("71-INF")), ("lost".into(), "lost".into()));
    assert_eq!(t.record().phase, "german");
}

#[test]
fn p3_out_of_supply_losses_beyond_the_eligible_are_void() {
    let mut t = historical().only("HQ 71-INF").supply(1).upkeep();
    t.play("upkeep 0", "5");
    assert_eq!((t.place("71-INF"), t.place("HQ"), t.record().phase), ("lost".into(), "52".into(), "german".into()));
}

// The 25 events.

#[test]
fn p2_card_1_builds_a_pdm() {
    let mut t = historical().turn(5).ssi(6).dawn("c1");
    assert_eq!(t.offered("area").len(), 24);
    t.play("area 44", "c14 | 3 3 | 3");
    assert_eq!(t.pdm(44), (0, 1));
    let t = historical().turn(5).ssi(6).no_pdms().pdm(20, 14, 0).dawn("c1 c14 | 3 3 | 3");
    assert_eq!(t.record().phase, "upkeep");
}

#[test]
fn p2_card_2_takes_an_ip() {
    assert_eq!(with_event(2).record().ip, 5);
}

#[test]
fn p2_card_3_forbids_the_appeal() {
    let mut t = with_event(3);
    t.go("upkeep 5");
    assert_eq!(t.refuses("appeal conference"), "appeal_forbidden");
}

#[test]
fn p2_card_4_gives_the_luftwaffe_marker_or_supply() {
    assert!(with_event(4).held("luftwaffe"));
    let t = historical().turn(5).ssi(6).holding("luftwaffe").supply(3).dawn("c4 c14 | 3 3 | 1");
    assert_eq!(t.record().supply, 3 + 1 + 1);
}

#[test]
fn p2_card_5_gives_the_hoth_marker() {
    assert!(with_event(5).held("hoth"));
}

#[test]
fn p2_card_6_lowers_the_ssi_and_takes_the_hoth_marker() {
    let t = historical().turn(5).ssi(7).holding("hoth").dawn("c6 c14 | 3 3 | 3");
    assert_eq!((t.record().ssi, t.held("hoth"), t.record().removed), (6, false, vec![6]));
}

#[test]
fn p2_card_7_lowers_the_airlift_and_takes_the_luftwaffe_marker() {
    let t = historical().turn(5).ssi(6).holding("luftwaffe").supply(3).dawn("c7 c14 | 3 3 | 3");
    assert_eq!((t.record().supply, t.held("luftwaffe")), (4, false));
}

#[test]
fn p2_card_8_puts_milch_in_charge() {
    let t = historical().turn(5).ssi(6).supply(3).dawn("c8 c14 | 2 3 | 3");
    // The marker helps at once; every airlift brings one less (ruling 77).
    assert!(t.held("milch") && t.held("luftwaffe"));
    assert_eq!((t.record().supply, t.record().lasting.airlift_supply), (5, -1));
    assert!(saw!(t, Event::Airlift { supply: 2, by_table: 3 }));
}

#[test]
fn p2_card_9_stabilizes_the_front_from_ssi_7() {
    let t = historical().turn(5).ssi(7).dawn("c9 c14 | 3 3 | 3");
    assert!(t.held("manstein") && t.record().removed == [9]);
    let t = historical().turn(5).ssi(6).dawn("c9 c14 | 3 3 | 3");
    assert!(!t.held("manstein") && t.record().removed.is_empty());
}

#[test]
fn p2_card_10_gives_an_ip() {
    assert_eq!(with_event(10).record().ip, 7);
}

#[test]
fn p2_card_11_adds_wounded() {
    assert_eq!(with_event(11).record().wounded, 5);
}

#[test]
fn p2_card_12_adds_supply() {
    assert_eq!(with_event(12).record().supply, 10 + 2 + 3);
}

#[test]
fn p2_card_13_sets_poor_weather_without_a_card() {
    let t = historical().turn(5).ssi(6).dawn("c13 | 3 3 | 3");
    assert_eq!(t.record().weather, "poor");
    assert!(saw!(t, Event::Weather { weather: Weather::Poor }));
}

#[test]
fn p2_card_14_lowers_the_airlift() {
    assert_eq!(with_event(14).record().supply, 12);
}

#[test]
fn p2_card_15_raises_the_index_from_5() {
    let index = |at: u8| historical().turn(5).ssi(6).index(at).dawn("c15 c14 | 3 3 | 3").record().final_offensive;
    assert_eq!([index(4), index(5), index(6)], [4, 6, 7]);
    // At 8 the offensive begins, in the Strategic Phase too (ruling 52).
    let t = historical().turn(5).ssi(6).index(7).dawn("c15 c14 | 3 3 | 3");
    assert_eq!((t.record().final_offensive, t.record().launched), (8, 5));
}

#[test]
fn p2_card_16_helps_the_airlift_while_pitomnik_is_german() {
    assert_eq!(with_event(16).record().supply, 14);
    let t = historical().turn(5).ssi(6).soviet(&[47]).dawn("c16 c14 | 3 3 | 3");
    assert_eq!(t.record().supply, 11);
}

#[test]
fn p2_card_17_turns_a_pdm_inactive() {
    let mut t = historical().turn(5).ssi(6).dawn("c17");
    assert_eq!(t.offered("area"), ["50", "51", "53", "55", "56", "57"]);
    t.play("area 53", "c14 | 3 3 | 3");
    assert_eq!(t.pdm(53), (0, 1));
    let t = historical().turn(5).ssi(6).no_pdms().pdm(44, 1, 0).dawn("c17 c14 | 3 3 | 3");
    assert_eq!(t.pdm(44), (1, 0));
}

#[test]
fn p2_card_18_helps_the_appeal() {
    let mut t = with_event(18);
    t.go("upkeep 5").play("appeal airlift", "3");
    assert_eq!((t.rolled().1, t.modifiers()), (4, vec![(Modifier::Event, 1)]));
}

#[test]
fn p2_card_19_lowers_the_index_before_the_launch() {
    assert_eq!(with_event(19).record().final_offensive, 0);
    let t = historical().turn(5).ssi(6).index(0).dawn("c19 c14 | 3 3 | 3");
    assert_eq!(t.record().final_offensive, 0);
    let t = historical().turn(5).ssi(6).launched(2).dawn("c19 c14 | 3 3 | 3");
    assert_eq!(t.record().final_offensive, 8);
}

#[test]
fn p2_card_20_pushes_the_relief_force_back() {
    let t = historical().turn(5).ssi(6).relief("A", "box 3").dawn("c20 c14 | 3 3 | 3");
    assert_eq!((t.record().relief.as_str(), t.record().final_offensive), ("box 2", 0));
    let t = with_event(20);
    assert_eq!(t.record().relief, "box 1");
    // On the map it goes back as by a Retreat result.
    let t = historical().turn(5).ssi(6).relief("A", "area 29").breakthrough(28).dawn("c20 c14 | 3 3 | 3");
    assert_eq!((t.record().relief.as_str(), t.record().breakthrough), ("area 28", vec![28]));
}

#[test]
fn p2_card_21_freezes_the_volga() {
    let mut t = with_event(21);
    t.go("upkeep 5; attack 54; with 79-INF; commit 0").run("resolve", "3");
    assert_eq!(t.modifiers(), [(Modifier::Stalingrad, -1), (Modifier::VolgaFrozen, -1)]);
}

#[test]
fn p2_card_22_raises_the_ssi() {
    assert_eq!(with_event(22).record().ssi, 7);
}

#[test]
fn p2_card_23_lowers_the_ssi_and_the_relief_roll() {
    let t = historical().turn(5).ssi(7).dawn("c23 c14 | 3 3 | 3");
    assert_eq!(t.record().ssi, 6);
    assert_eq!(t.record().relief_commitment.as_deref(), Some("weak"));
}

#[test]
fn p2_card_24_raises_a_battlegroup() {
    let mut t = historical().turn(5).ssi(6).dawn("c24");
    t.play("area 44", "c14 | 3 3 | 3");
    assert_eq!((t.stack("44"), t.record().supply), ("BG-A".into(), 13));
}

#[test]
fn p2_card_24_raises_as_many_as_a_pack_says() {
    let mut t = historical().turn(5).ssi(6).dawn("c24");
    let mut record = t.record();
    assert_eq!(record.agenda.pop().as_deref(), Some("free_battlegroup 1"));
    record.agenda.push("free_battlegroup 2".into());
    t.game = Cauldron::restore(pack(), &record).unwrap();
    t.go("area 44").play("area 44", "c14 | 3 3 | 3");
    assert_eq!(t.stack("44"), "BG-A BG-B");
}

#[test]
fn p2_card_25_restores_a_division() {
    let mut t = historical().turn(5).ssi(6).dawn("c25");
    assert_eq!(t.offered("recover"), ["R20-INF", "71-INF", "60-MOT", "94-INF"]);
    t.play("recover 71-INF", "c14 | 3 3 | 3");
    assert!(!t.is_depleted("71-INF"));
    // Nobody isolated.
    let t = historical().turn(5).ssi(6).soviet(&[47, 52]).dawn("c25 c14 | 3 3 | 3");
    assert!(t.is_depleted("71-INF"));
}
