//! Pages 11 to 13: scenarios and optional rules.

use cauldron::components::{CouncilResult, Rumor, RumorResult};
use cauldron::{Event, Modifier, Points};
use kurgan_core::Game;
use serde_json::json;

use crate::kit::*;

#[test]
fn p6_historical_markers() {
    let t = new_game(&json!({}), "c3 c14 | 1 1 | 1");
    let r = t.record();
    assert_eq!((r.turn, r.ssi, r.wounded, r.final_offensive, r.morale), (1, 10, 3, 1, 33));
    assert_eq!((r.weather.as_str(), r.letter.as_str(), r.relief.as_str()), ("fair", "A", "box 1"));
}

#[test]
fn p6_soviet_setup_is_the_ring() {
    let t = new_game(&json!({}), "c3 c14 | 1 1 | 1");
    assert_eq!(t.record().soviet, [9, 11, 12, 15, 16, 19, 25, 26, 31, 32, 37, 54, 58, 59]);
}

#[test]
fn p7_axis_setup_units_and_pdms() {
    let t = new_game(&json!({}), "c3 c14 | 1 1 | 1");
    assert_eq!(
        (t.stack("41"), t.stack("52"), t.stack("50")),
        ("14-PZ 376-INF".into(), "HQ".into(), "113-INF 60-MOT".into())
    );
    assert_eq!(t.record().units.values().map(Vec::len).sum::<usize>(), 22);
    assert_eq!(t.record().depleted, ["R20-INF", "71-INF", "60-MOT", "94-INF"]);
    assert_eq!((t.pdm(50), t.pdm(20), t.record().pdm.len()), ((1, 0), (0, 1), 10));
}

/// Announces no modifiers and rolls these.
fn rolled(options: &serde_json::Value, chance: &str) -> Table {
    let mut t = new_game(options, "");
    t.go("modifier 0; modifier 0; modifier 0; modifier 0; modifier 0");
    t.play("modifier 0", chance);
    t
}

#[test]
fn p12_variable_setup_four_modifiers_two_at_most_on_one_roll() {
    let mut t = new_game(&json!({"scenario": "variable"}), "");
    assert_eq!(t.offered("modifier"), ["0", "1", "2"]);
    t.go("modifier 2; modifier 1");
    assert_eq!(t.offered("modifier"), ["0", "1"]);
    t.go("modifier 0");
    // All four are given out: the last two columns get none, unasked, and everything is rolled.
    let mut t = new_game(&json!({"scenario": "variable"}), "");
    t.go("modifier 2").play("modifier 2", "6 6 3 1 1 6 | 1 4 5");
    // Order of Battle 8: three more units; Supplies 8: sixteen; Depleted 6: two.
    assert_eq!((t.record().supply, t.record().to_place.join(" ")), (16, "62-INF 16-MOT 22-PZ".into()));
    assert!(t.can("deplete 76-INF"));
}

#[test]
fn p12_variable_setup_every_row() {
    let rows = [
        (1, 2, 8, 2, 1, 7),
        (2, 4, 9, 3, 1, 6),
        (3, 6, 10, 4, 1, 5),
        (4, 8, 10, 5, 1, 4),
        (5, 10, 10, 6, 1, 3),
        (6, 12, 10, 7, 1, 2),
    ];
    for (die, supply, ssi, active, turn, depleted) in rows {
        let t = rolled(&json!({"scenario": "variable"}), &format!("2 {die} {die} {die} {die} {die}"));
        let r = t.record();
        assert_eq!((r.supply, r.ssi, r.turn), (supply, ssi, turn), "row {die}");
        assert_eq!(r.preparing.map(|p| (p.active, p.inactive)), Some((active, 4)), "row {die}");
        assert_eq!(r.agenda.last().map(String::as_str), Some(format!("deplete {depleted}").as_str()));
    }
}

#[test]
fn p12_variable_setup_a_division_is_given_up() {
    let mut t = rolled(&json!({"scenario": "variable"}), "1 1 1 1 1 6");
    assert_eq!(t.offered("give up").len(), 21);
    t.go("give up 3-MOT");
    assert_eq!(t.place("3-MOT"), "reserve");
    t.go("deplete 76-INF");
    assert_eq!((t.refuses("deplete 76-INF"), t.refuses("deplete HQ")), ("already_picked", "not_choosable"));
    t.go("deplete 24-PZ; done");
    assert_eq!(t.record().depleted, ["76-INF", "24-PZ"]);
}

#[test]
fn p12_variable_setup_pdms_are_named_in_any_order() {
    let t = rolled(&json!({"scenario": "variable"}), "2 1 1 1 1 6");
    let (mut one, mut other) = (t.clone(), t);
    for t in [&mut one, &mut other] {
        t.go("deplete 76-INF; deplete 24-PZ; done");
        assert_eq!((t.refuses("area 54"), t.refuses("done")), ("not_german", "more_to_pick"));
    }
    // Two active ones, then four inactive ones; nothing is drawn before the last word.
    one.go("area 50; area 44; area 44; area 20; area 21; area 20");
    other.go("area 44; area 50; area 20; area 20; area 21; area 44");
    assert_eq!(one.game.hash(), other.game.hash());
    assert_eq!((one.offers(), one.refuses("area 20")), (vec!["done".to_owned()], "enough_picked"));
    one.play("done", "c10 c14 | 1 1 | 1");
    assert_eq!([one.pdm(44), one.pdm(50), one.pdm(20), one.pdm(21)], [(1, 1), (1, 0), (0, 2), (0, 1)]);
}

#[test]
fn p12_variable_setup_new_units_by_die() {
    for (die, name) in [(1, "62-INF"), (2, "62-INF"), (3, "62-INF"), (4, "16-MOT"), (5, "22-PZ"), (6, "R1-INF")] {
        let t = rolled(&json!({"scenario": "variable"}), &format!("4 3 3 3 3 3 | {die}"));
        assert_eq!(t.record().to_place, [name], "die {die}");
    }
    // No second motorized division: infantry instead.
    let t = rolled(&json!({"scenario": "variable"}), "6 3 3 3 3 3 | 4 4");
    assert_eq!(t.record().to_place, ["62-INF", "16-MOT"]);
}

#[test]
fn p12_variable_placement_three_areas_for_each_side() {
    // Random numbers 7, 7 again, 1, 13: areas 22, 21, 48; then 6, 10, 3: areas 37, 39, 32.
    let mut t = new_game(&json!({"variable_placement": true}), "c1 c14 c5 c13 | c20 c15 c7");
    assert!(saw!(t, Event::Drawn { german, soviet } if german.len() == 3 && soviet.len() == 3));
    let drawn = t.record().stake;
    assert_eq!(drawn, [21, 22, 48]);
    assert!(t.soviet_in(39) && !t.german_in(39));
    assert_eq!(t.refuses("place 76-INF 22"), "drawn_first");
    t.go("place HQ 21; place 76-INF 22; place 14-PZ 48");
    // Everybody else goes to grey areas or next to one, without a Soviet unit, never to 54.
    assert!(t.can("place 384-INF 25") && t.can("place 384-INF 44"));
    assert!(!t.can("place 384-INF 54") && !t.can("place 384-INF 39") && !t.can("place 384-INF 10"));
    assert_eq!(t.refuses("place 384-INF 54"), "no_placement");
    t.go("place 384-INF 25");
    for _ in 0..18 {
        t.go(&t.offers().into_iter().find(|offer| offer.ends_with(" 44")).unwrap());
    }
    // The ring is filled; the PDMs follow.
    assert!(t.soviet_in(27) && t.soviet_in(39) && t.german_in(25));
    assert_eq!(t.record().preparing.map(|p| (p.active, p.inactive)), Some((6, 4)));
}

#[test]
fn p11_council_of_war_counter_is_offered_when_both_are_weak() {
    let on = json!({"council_of_war": true});
    let mut t = with(&on).turn(8).ssi(6).dawn("c10 c14 | 1 1");
    assert_eq!(t.offers(), ["accept", "decline", "surrender"]);
    let mut other = t.clone();
    t.play("accept", "3");
    assert!(t.held("council_of_war"));
    other.play("decline", "3");
    assert!(!other.held("council_of_war"));
    assert_eq!(with(&on).turn(7).ssi(6).dawn("c10 c14 | 1 1 | 3").record().phase, "upkeep");
    assert_eq!(with(&on).turn(8).ssi(6).dawn("c10 c14 | 1 3 | 3").record().phase, "upkeep");
    assert_eq!(historical().turn(8).ssi(6).dawn("c10 c14 | 1 1 | 3").record().phase, "upkeep");
}

#[test]
fn p11_council_of_war_forbids_appeals_while_held() {
    let t = with(&json!({"council_of_war": true})).turn(9).holding("council_of_war").german();
    assert_eq!(t.refuses("appeal airlift"), "council_held");
    assert_eq!(with(&json!({"council_of_war": true})).german().refuses("council"), "no_council");
}

#[test]
fn p11_council_of_war_every_row() {
    // A card for each random number.
    let cards = [
        (1, 5),
        (2, 10),
        (3, 7),
        (4, 3),
        (5, 12),
        (6, 9),
        (7, 1),
        (8, 11),
        (9, 6),
        (10, 4),
        (11, 8),
        (12, 2),
        (13, 13),
    ];
    for (random, card) in cards {
        for (turn, launched) in [(9, false), (13, false), (13, true)] {
            let mut layout = with(&json!({"council_of_war": true})).turn(turn).ssi(9).holding("council_of_war");
            if launched {
                layout = layout.launched(5);
            }
            let mut t = layout.german();
            t.run("council", &format!("c{card}"));
            let number = random + u8::from(launched);
            let surrender = t.record().surrender;
            assert!(!t.held("council_of_war"));
            match number {
                1 => {
                    assert_eq!(surrender, Some(("without_foa".into(), turn)));
                    assert!(saw!(t, Event::Track { track: cauldron::Track::Ssi, from: 9, to: 8 }));
                }
                7..=9 if turn >= 13 => assert_eq!(surrender, Some(("lenient".into(), turn))),
                2..=9 => assert_eq!(surrender, Some(("without_foa".into(), turn))),
                10 | 11 => assert_eq!((surrender, t.record().lasting.appeals), (None, 0)),
                _ => assert_eq!((surrender, t.record().lasting.appeals, t.record().lasting.attacks), (None, 1, 1)),
            }
            assert!(saw!(t, Event::Council { random: fell, .. } if *fell == number));
        }
    }
}

#[test]
fn p11_council_of_war_late_surrender_with_freedom_is_excused() {
    let layout = with(&json!({"council_of_war": true})).turn(16).holding("council_of_war").holding("foa_received");
    let mut t = layout.german();
    t.play("council", "c1 | 3");
    assert_eq!((t.rolled(), t.record().surrender), ((3, 3), Some(("excused".into(), 16))));
    assert!(saw!(t, Event::Council { result: CouncilResult::Surrender { .. }, .. }));
    let mut t = with(&json!({"council_of_war": true})).turn(16).holding("council_of_war").german();
    t.play("council", "c1 | 3");
    assert_eq!(t.rolled(), (3, 2));
}

#[test]
fn p11_council_of_war_bonuses_last() {
    let mut layout = with(&json!({"council_of_war": true})).turn(9);
    (layout.record.lasting.appeals, layout.record.lasting.attacks) = (1, 1);
    let mut t = layout.german();
    t.play("appeal conference", "3");
    assert_eq!(t.modifiers(), [(Modifier::Council, 1)]);
    t.go("attack 11; with 44-INF; commit 0").run("resolve", "3");
    assert_eq!(t.modifiers(), [(Modifier::Council, 1)]);
}

#[test]
fn p11_survival_modifiers_and_the_rumor() {
    let percent = |wounded: u8, rumor: bool| {
        let mut layout = with(&json!({"survival": true, "rumors": true})).turn(16).wounded(wounded);
        if rumor {
            layout = layout.holding("prisoners_treated_well");
        }
        let mut t = layout.german();
        t.play("surrender", "3 | 1 2");
        t.record().survival
    };
    assert_eq!([percent(0, false), percent(1, false), percent(2, false), percent(3, false)], [7, 5, 5, 3].map(Some));
    assert_eq!(percent(0, true), Some(14));
    // No statistics for an army that holds out.
    let mut t = with(&json!({"survival": true})).turn(16).under_attack(&[22]);
    t.go("strike 22").play("from 11", "1 3");
    assert_eq!(t.record().survival, None);
}

#[test]
fn p11_survival_is_also_rolled_when_the_ssi_ends_the_game() {
    let on = json!({"survival": true, "council_of_war": true});
    // 1 on Table H, two less for the Surrender: the SSI falls by two.
    let mut t = with(&on).turn(12).ssi(2).german();
    t.play("surrender", "1 | 1 2");
    assert_eq!((t.record().ssi, t.record().survival), (0, Some(3)));
    assert!(saw!(t, Event::Over { end: cauldron::End::SsiZero, .. }));
    // A council that costs the last point.
    let mut t = with(&on).turn(12).ssi(1).holding("council_of_war").german();
    t.play("council", "c5 | 1 2");
    assert_eq!((t.record().ssi, t.record().survival), (0, Some(3)));
    // The army is still there: nothing to count.
    let mut t = with(&on).turn(12).ssi(1).committed("strong", "strong").under_attack(&[22]);
    t.go("strike 22").play("from 11", "1 1");
    assert_eq!((t.record().ssi, t.record().survival), (0, None));
}

#[test]
fn p11_survival_is_also_rolled_when_an_event_ends_the_game_of_an_army_that_is_gone() {
    let layout = with(&json!({"survival": true})).only("71-INF").units("23", "71-INF").turn(15).ssi(2).supply(0);
    let mut t = layout.under_attack(&[23]);
    // A depleted division alone, 2 on Table H, card 6 takes the last point; two dice for the prisoners.
    t.go("strike 23").play("from 9", "5 | 3 | c6 | 1 2");
    assert_eq!((t.outcome().2, t.record().survival), ("ssi_zero", Some(3)));
}

/// A layout with a rumor in play at the end of a turn; the next one begins with the Rumor step.
fn rumored(rumor: &str) -> Table {
    let mut layout = with(&json!({"rumors": true})).turn(5).ssi(6);
    layout.record.rumor = Some(rumor.into());
    layout.dawn("")
}

const RANDOM: [(u8, u8); 13] =
    [(1, 5), (2, 10), (3, 7), (4, 3), (5, 12), (6, 9), (7, 1), (8, 11), (9, 6), (10, 4), (11, 8), (12, 2), (13, 13)];

/// What follows the card of a Rumor step, the pile being whole but for that card.
fn next_turn(drawn: u8) -> String {
    let event = if drawn == 10 { 3 } else { 10 };
    format!("c{event} c14 | 3 3 | 3")
}

#[test]
fn p11_rumors_are_brought_into_play_by_card() {
    use Rumor::{
        LuftwaffeShifts, MansteinsMagic, PrisonersTreatedWell, SchmidtsInfluenceWanes, TigerTanks, ZhukovDies,
    };
    for (random, card) in RANDOM {
        let expected = match random {
            1 => Some(TigerTanks),
            2 => Some(ZhukovDies),
            3 => Some(MansteinsMagic),
            4 | 5 => Some(PrisonersTreatedWell),
            6 | 7 => Some(LuftwaffeShifts),
            8 => Some(SchmidtsInfluenceWanes),
            _ => None,
        };
        let t = with(&json!({"rumors": true})).turn(5).ssi(6).dawn(&format!("c{card} {}", next_turn(card)));
        assert!(saw!(t, Event::NewRumor { rumor, .. } if *rumor == expected), "{random}");
    }
    // One that is over does not come again.
    let mut layout = with(&json!({"rumors": true})).turn(5).ssi(6);
    layout.record.rumors_over = vec!["tiger_tanks".into()];
    let t = layout.dawn(&format!("c5 {}", next_turn(5)));
    assert_eq!(t.record().rumor, None);
}

#[test]
fn p11_rumors_can_be_dispelled_and_stop_with_the_offensive() {
    let mut t = rumored("zhukov_dies");
    assert_eq!(t.offers(), ["listen", "dispel", "surrender"]);
    t.play("dispel", "c10 c14 | 3 3 | 3");
    assert_eq!((t.record().rumor, t.record().rumors_over), (None, vec!["zhukov_dies".into()]));
    let t = with(&json!({"rumors": true})).turn(5).ssi(6).launched(3).dawn("c10 c14 | 3 3 | 3");
    assert_eq!(t.record().phase, "upkeep");
    let t = historical().turn(5).ssi(6).dawn("c10 c14 | 3 3 | 3");
    assert_eq!(t.record().rumor, None);
}

#[test]
fn p13_rumors_tables_every_number() {
    use RumorResult::{Dispelled, Inconclusive, Obtains};
    // Dispelled up to, obtains from; the misprints as in ruling 70.
    let rows = [
        ("tiger_tanks", 2, 11, false),
        ("zhukov_dies", 3, 13, false),
        ("mansteins_magic", 1, 12, false),
        ("prisoners_treated_well", 4, 10, false),
        ("luftwaffe_shifts", 2, 10, false),
        ("luftwaffe_shifts", 2, 7, true),
        ("schmidts_influence_wanes", 4, 9, false),
    ];
    for (id, dispelled, obtains, milch) in rows {
        for (random, card) in RANDOM {
            let expected = match random {
                n if n <= dispelled => Dispelled,
                n if n >= obtains => Obtains,
                _ => Inconclusive,
            };
            let mut layout = with(&json!({"rumors": true})).turn(5).ssi(6).index(5);
            layout.record.rumor = Some(id.into());
            if milch {
                layout = layout.holding("milch");
            }
            let mut t = layout.dawn("");
            t.play("listen", &format!("c{card} {}", next_turn(card)));
            assert!(saw!(t, Event::RumorResult { result, .. } if *result == expected), "{id} {random}");
            assert_eq!(t.record().rumor.is_some(), expected == Inconclusive, "{id} {random}");
        }
    }
}

#[test]
fn p13_rumors_tables_what_they_do() {
    let obtained = |id: &str| {
        let mut layout = with(&json!({"rumors": true})).turn(5).ssi(6).index(5);
        layout.record.rumor = Some(id.into());
        let mut t = layout.dawn("");
        t.play("listen", "c13 | c10 c14 | 3 3 | 3");
        t
    };
    // Tiger tanks: one more on both rolls of the relief force, Table F held to 6.
    let mut t = obtained("tiger_tanks");
    assert_eq!(t.record().relief_commitment.as_deref(), Some("average"));
    t.go("upkeep 5").run("resolve", "6");
    assert_eq!((t.rolled(), t.record().relief.as_str()), ((6, 7), "box 2"));
    // Zhukov: the index is frozen.
    let mut t = obtained("zhukov_dies");
    t.go("upkeep 5");
    assert_eq!(t.refuses("tactical"), "offensive_frozen");
    t.run("resolve", "3 c25");
    assert_eq!(t.record().final_offensive, 5);
    assert_eq!(obtained("mansteins_magic").record().final_offensive, 2);
    assert!(obtained("prisoners_treated_well").held("prisoners_treated_well"));
    assert_eq!(obtained("luftwaffe_shifts").record().supply, 10 + 3 + 1);
    let mut t = obtained("schmidts_influence_wanes");
    t.go("upkeep 5").play("appeal freedom", "3");
    assert_eq!((t.record().ip, t.modifiers()), (7 - 2, vec![(Modifier::Schmidt, 1)]));
}

#[test]
fn p12_what_if_is_drawn_before_the_first_turn() {
    let t = new_game(&json!({"what_if": true}), "c5 | c10 c14 | 3 3 | 3");
    assert_eq!(t.record().turn, 1);
    assert!(saw!(t, Event::WhatIf { what: cauldron::components::WhatIf::NoEffect }));
}

#[test]
fn p13_what_if_table_every_row() {
    let game = |card: u8, rest: &str| new_game(&json!({"what_if": true, "entry": "C"}), &format!("c{card} {rest}"));
    let rest = "c22 c14 | 1 1 | 1";
    let weak = |t: &Table| t.record().supply;
    assert_eq!(weak(&game(10, rest)), 11); // 2: nothing
    assert_eq!(weak(&game(7, rest)), 21); // 3: ten supply
    // 4 and 5: Poor weather on the first turn, without a card.
    for card in [3, 12] {
        let t = game(card, "c22 | 1 1 | 1");
        assert_eq!(t.record().weather, "poor");
    }
    // 7 and 11: more Key Areas.
    assert_eq!((game(1, rest).morale(), game(8, rest).morale()), (35, 35));
    assert_eq!(game(1, rest).record().lasting.key_areas, [24]);
    assert_eq!(game(8, rest).record().lasting.key_areas, [56]);
    assert!(game(11, rest).held("right_hand_number")); // 8, which reshuffles
    assert_eq!((game(6, rest).record().letter, game(4, rest).record().letter), ("D".into(), "B".into()));
    for card in [2, 13] {
        assert_eq!(game(card, rest).record().lasting.regular, [54]); // 12 and 13
    }
}

#[test]
fn p13_what_if_table_stalingrad_central_as_a_regular_target() {
    let mut layout = with(&json!({"what_if": true})).supply(12).units("55", "24-PZ");
    layout.record.lasting.regular = vec![54];
    let mut t = layout.german();
    t.go("attack 54; with 305-INF; with 24-PZ; commit 3; resolve").play("roll 24-PZ", "3");
    assert_eq!(t.modifiers(), [(Modifier::Supply, 3), (Modifier::Armor, 1)]);
    assert!(saw!(t, Event::SovietRetreat { to: None, .. }));
}

#[test]
fn p13_what_if_table_the_officers_offer() {
    // 6: an offer, to be taken or declined.
    let mut t = new_game(&json!({"what_if": true}), "c9");
    assert_eq!(t.offers(), ["accept", "decline"]);
    let mut declined = t.clone();
    t.play("accept", "c22 c14 | 1 1 | 1");
    declined.play("decline", "c22 c14 | 1 1 | 1");
    assert!(t.held("officers") && !declined.held("officers"));
    assert_eq!(t.sight().points().officers, 0);
    t.run("surrender", "");
    assert_eq!(Points { officers: -1, ..t.sight().points() }, t.sight().points());
}

#[test]
fn p11_survival_a_step_that_comes_back_is_not_lost() {
    // Six full divisions: 44-INF loses a step to an X, convalescents bring it back.
    let on = json!({"survival": true});
    let mut t = with(&on).all_full().turn(3).under_attack(&[22]);
    let before = t.sight().prisoners();
    t.go("strike 22").play("from 11", "6").run("lose 44-INF", "3 | c25");
    assert_eq!((t.record().steps_lost, t.record().weakened.as_slice()), (0, &[][..]));
    assert_eq!(t.sight().prisoners(), before);
    // One that began depleted has lost nothing in play: it counts as the full division it is now.
    let mut t = with(&on).turn(3).dawn("c25");
    t.run("recover R20-INF", "");
    assert_eq!(t.record().steps_lost, 0);
    assert_eq!(t.sight().prisoners(), with(&on).german().sight().prisoners() + 4_800);
}
