//! 9.5 Combat Resolution.

use volga::CombatResult::{Overrun, Repulse, Stalemate, Success};
use volga::{Event, LossCause, MoraleCause};

use crate::kit::*;

/// Units attack the revealed defender of area 8 (light urban) out of 6, the last of them in the lead.
fn attack(layout: Layout, names: &str, support: &str, dice: &str) -> Table {
    let mut t = layout.combat();
    t.enter(names, 8, 6);
    let lead = names.split(' ').next_back().unwrap_or(names);
    let alone = lead == names;
    let supported = !support.is_empty();
    t.play("attack 8", if alone && !supported { dice } else { "" });
    if !alone {
        t.play(&format!("lead {lead}"), if supported { "" } else { dice });
    }
    if supported {
        t.play(&format!("support {support}"), dice);
    }
    t
}

fn sawmill(defender: &str) -> Layout {
    main().soviet(8, defender).morale(15)
}

#[test]
fn r9_5_steps_come_in_order() {
    let mut t = sawmill("L16").available(1, 1, 1).combat();
    t.enter("29/15 29/71", 8, 6).go("attack 8");
    assert!(t.offers().iter().all(|offer| offer.starts_with("lead")));
    t.go("lead 29/71");
    assert!(saw!(t, Event::Led { unit: lead } if *lead == unit("29/71")));
    assert!(t.offers().iter().all(|offer| offer.starts_with("support")));
    // Ruling 49: all markers, then the air die, then the combat dice.
    t.play("support 0 1 1", "4 | 6 5 | 2 1");
    let kinds: Vec<_> = t.events().iter().map(std::mem::discriminant).collect();
    let at = |wanted: fn(&Event) -> bool| t.events().iter().position(wanted).unwrap();
    let air = at(|event| matches!(event, Event::AirRoll { die: 4, effect: 4 }));
    let fight = at(|event| matches!(event, Event::Combat { .. }));
    assert!(at(|event| matches!(event, Event::Supported { .. })) < air && air < fight, "{kinds:?}");
}

#[test]
fn r9_5_1_two_dice_for_each_side() {
    let t = attack(sawmill("L16"), "29/RCN", "", "6 5 | 2 6");
    assert_eq!((t.values(), t.result()), ((7, 10), Stalemate), "7 + 11 against 10 + 8");
    assert!(saw!(t, Event::Combat { attack_dice, defense_dice, .. }
        if attack_dice.faces() == [6, 5] && defense_dice.faces() == [2, 6]));
}

#[test]
fn r9_5_2_a_lead_unit_of_the_players_choice() {
    let factor = |names| attack(sawmill("L16"), names, "", "3 3 | 3 3").sums().lead;
    assert_eq!([factor("29/RCN 29/15"), factor("29/15 29/RCN"), factor("29/PZ")], [3, 6, 5]);
}

#[test]
fn r9_5_2_b_one_for_each_other_attacker() {
    let others = |names| attack(sawmill("L16"), names, "", "3 3 | 3 3").sums().others;
    assert_eq!([others("29/RCN"), others("29/15 29/RCN"), others("29/15 29/71 29/PZ 29/RCN")], [0, 1, 3]);
}

#[test]
fn r9_5_2_c_two_for_each_artillery_and_engineer_marker() {
    let layout = sawmill("L16").available(4, 4, 0);
    let t = attack(layout, "29/15 29/71 29/PZ 29/RCN", "3 1 0", "3 3 | 3 3");
    assert_eq!((t.sums().artillery, t.sums().engineer), (6, 2));
    assert_eq!(t.values().0, 6 + 3 + 6 + 2 + 1 + 1);
}

#[test]
fn r9_5_2_d_integrity_needs_three_units_of_one_division() {
    let integrity =
        |names: &str| attack(main().soviet(8, "L16").bare().units(6, names), names, "", "3 3 | 3 3").sums().integrity;
    assert_eq!(integrity("29/15 29/71"), 0);
    assert_eq!(integrity("29/15 29/71 29/RCN"), 1);
    assert_eq!(integrity("29/15 29/71 29/PZ 29/RCN"), 1, "once");
    assert_eq!(integrity("29/15 29/71 24/PZ"), 0);
    assert_eq!(integrity("29/15 29/71 177"), 0, "ruling 48: assault guns belong to no division");
    assert_eq!(integrity("244A 244B 177"), 0);
}

#[test]
fn r9_5_2_e_one_for_strong_morale() {
    let strong = |morale| attack(sawmill("L16").morale(morale), "29/RCN", "", "3 3 | 3 3").values();
    assert_eq!([strong(19), strong(10), strong(9), strong(0)], [(7, 10), (7, 10), (6, 11), (6, 11)]);
}

#[test]
fn r9_5_2_morale_is_read_before_the_combat_changes_it() {
    // Ruling 8: Strong in this attack, Shaken from the next.
    let t = attack(sawmill("L16").morale(10), "29/RCN", "", "1 1 | 6 6");
    assert_eq!((t.sums().strong, t.morale()), (1, 9));
}

#[test]
fn r9_5_3_a_the_defense_factor_and_b_the_terrain() {
    // Every terrain: light urban 3, Central Rail Station 4, clear 1, airfield 2, elevated 2, Mamayev Kurgan 4, heavy 4.
    let cases = [
        (8, "L16", 7 + 3),
        (15, "L16", 7 + 4),
        (30, "C05", 6 + 1),
        (20, "C05", 6 + 2),
        (47, "E08", 9 + 2),
        (21, "E08", 9 + 4),
        (10, "H07", 10 + 4),
    ];
    for (area, defender, value) in cases {
        let mut t = main().soviet(area, defender).units(area, "29/RCN").combat();
        t.go("unit 29/RCN").play(&format!("attack {area} with 29/RCN"), "3 3 | 3 3");
        assert_eq!(t.values().1, value, "{defender} in {area}");
    }
}

#[test]
fn r9_5_3_c_one_for_shaken_morale() {
    let t = attack(sawmill("L16").morale(9), "29/RCN", "", "3 3 | 3 3");
    assert_eq!((t.sums().shaken, t.values().1), (1, 11));
}

#[test]
fn r9_5_3_d_air_takes_a_die_off() {
    for die in 1..=6 {
        let layout = sawmill("L16").available(0, 0, 1);
        let t = attack(layout, "29/RCN", "0 0 1", &format!("{die} | 3 3 | 3 3"));
        assert_eq!(t.values().1, 10 - die);
    }
}

#[test]
fn r9_5_3_d_the_defense_value_never_drops_below_zero() {
    // Clear ground, factor 4: 4 + 1 - 6 counts as 0.
    let mut t = main().soviet(30, "C01").units(30, "29/RCN").available(0, 0, 1).combat();
    t.go("unit 29/RCN; attack 30 with 29/RCN").play("support 0 0 1", "6 | 1 1 | 3 4");
    assert_eq!((t.values(), t.result()), ((7, 0), Success));
}

#[test]
fn r9_5_4_support_is_limited_by_attackers() {
    let mut t = sawmill("L16").available(7, 6, 3).combat();
    t.enter("29/15 29/71", 8, 6).go("attack 8; lead 29/15");
    let expected = ["0 0 0", "1 0 0", "2 0 0", "0 1 0", "1 1 0", "0 2 0", "0 0 1", "1 0 1", "0 1 1"];
    assert_eq!(t.offered("support"), expected);
    // A lone attacker has one marker of any kind.
    let mut t = sawmill("L16").available(7, 6, 3).combat();
    t.enter("29/15", 8, 6).go("attack 8");
    assert_eq!(t.offered("support"), ["0 0 0", "1 0 0", "0 1 0", "0 0 1"]);
}

#[test]
fn r9_5_4_one_air_marker_at_most() {
    let mut t = sawmill("L16").available(0, 0, 3).combat();
    t.enter("29/15 29/71 29/PZ 29/RCN", 8, 6).go("attack 8; lead 29/15");
    assert_eq!(t.offered("support"), ["0 0 0", "0 0 1"]);
}

#[test]
fn r9_5_4_no_more_than_is_available() {
    let mut t = sawmill("L16").available(1, 1, 0).combat();
    t.enter("29/15 29/71 29/PZ 29/RCN", 8, 6).go("attack 8; lead 29/15");
    assert_eq!(t.offered("support"), ["0 0 0", "1 0 0", "0 1 0", "1 1 0"]);
}

#[test]
fn r9_5_4_a_unit_lost_to_a_barrage_no_longer_counts() {
    // Ruling 47.
    let mut t = main().available(7, 0, 0).combat();
    t.enter("29/15 29/71 29/RCN", 8, 6).play("attack 8", "L03").go("lose 29/15; lead 29/RCN");
    assert_eq!(t.offered("support"), ["0 0 0", "1 0 0", "2 0 0"]);
}

#[test]
fn r9_5_5_repulse() {
    let t = attack(sawmill("L16"), "29/15 29/RCN", "", "4 4 | 4 3");
    assert_eq!((t.values(), t.result()), ((8, 10), Repulse), "16 against 17");
    assert!(saw!(t, Event::Lost { unit: lost, cause: LossCause::Repulse } if *lost == unit("29/RCN")));
    assert_eq!((t.morale(), t.morale_causes()), (14, vec![MoraleCause::Repulse]));
    assert_eq!((t.soviet(8).as_deref(), t.place("29/15"), t.fresh("29/15")), (Some("L16"), "6".into(), false));
}

#[test]
fn r9_5_5_stalemate() {
    let t = attack(sawmill("L16"), "29/15 29/RCN", "", "4 4 | 4 2");
    assert_eq!((t.result(), t.morale(), t.stack(8)), (Stalemate, 15, "29/15 29/RCN".into()));
    assert!(!t.fresh("29/15") && !t.fresh("29/RCN"));
    assert_eq!(t.soviet(8).as_deref(), Some("L16"));
}

#[test]
fn r9_5_5_success_from_one_more_up_to_the_defense_factor() {
    for dice in ["4 4 | 4 1", "6 6 | 1 2"] {
        let t = attack(sawmill("L16"), "29/15 29/RCN", "", dice);
        assert_eq!((t.result(), t.soviet(8), t.german_areas()), (Success, None, 10), "margin of 1 and of 7");
        assert!(!t.fresh("29/15") && !t.fresh("29/RCN"));
    }
}

#[test]
fn r9_5_5_overrun_needs_more_than_the_defense_factor() {
    // Ruling 50: the factor 7, not the value 10. Ruling 55: the attackers are spent.
    let t = attack(sawmill("L16"), "29/15 29/RCN", "", "6 6 | 1 1");
    assert_eq!((t.values(), t.result(), t.soviet(8)), ((8, 10), Overrun, None), "margin of 8");
    assert!(!t.fresh("29/15") && !t.fresh("29/RCN"));
    assert!(!t.can("unit 29/RCN"));
}

#[test]
fn r9_5_6_a_lone_attacker_ambushed_leaves_the_area_german_and_empty() {
    let mut t = main().morale(15).combat();
    t.enter("29/RCN", 8, 6).play("attack 8", "L07 5 4 | 1 1");
    assert_eq!((t.result(), t.place("29/RCN"), t.soviet(8)), (Success, "out".into(), None));
    assert_eq!((t.stack(8), t.german_areas(), t.morale()), (String::new(), 10, 15));
    // In a +4 area the bonus comes all the same.
    let mut t = main().morale(12).german(&[16]).units(16, "24/PZ").combat();
    t.enter("24/PZ", 15, 16).play("attack 15", "L02 5 4 | 1 1");
    assert_eq!((t.result(), t.soviet(15), t.morale()), (Success, None, 13));
}

#[test]
fn r9_5_6_a_lone_attacker_ambushed_in_a_stalemate_leaves_it_uncontested() {
    // Ruling 53.
    let mut t = main().combat();
    t.enter("29/RCN", 8, 6).play("attack 8", "L07 3 2 | 1 2");
    assert_eq!((t.result(), t.place("29/RCN"), t.soviet(8).as_deref()), (Stalemate, "out".into(), Some("L07")));
    t.go("end round").enter("29/PZ", 8, 6);
    assert!(!t.can("hold 8"), "not contested any more");
}

#[test]
fn r9_5_7_a_plus_4_area_raises_morale() {
    for (area, defender) in [(10, "H03"), (15, "L04"), (21, "E08")] {
        let mut t = main().morale(12).soviet(area, defender).units(area, "29/RCN 29/PZ").combat();
        t.go("unit 29/RCN").play(&format!("attack {area} with 29/PZ 29/RCN"), "").play("lead 29/RCN", "6 6 | 1 2");
        assert_eq!((t.morale(), t.soviet(area)), (13, None), "{area}");
        assert_eq!(t.morale_causes(), [MoraleCause::Captured]);
    }
    let t = attack(sawmill("L16"), "29/15 29/RCN", "", "6 6 | 1 2");
    assert_eq!((t.morale(), t.morale_causes()), (15, vec![]), "+3 only");
}

#[test]
fn r9_5_7_heroes_and_the_bonus_cancel_out() {
    // Ruling 54: even at the top of the track.
    for morale in [12, 19] {
        let mut t = main().morale(morale).german(&[16]).units(16, "24/PZ 24/26").combat();
        t.enter("24/PZ 24/26", 15, 16).play("attack 15", "L01").play("lead 24/PZ", "4 4 | 2 2");
        assert_eq!((t.result(), t.morale(), t.soviet(15)), (Success, morale, None));
        assert!(saw!(t, Event::BonusCancelled { area } if area.0 == 15));
        assert!(t.morale_causes().is_empty());
    }
}

#[test]
fn r9_5_8_units_go_back_where_they_entered_from() {
    // Out of 5 through 6 into 8: they retreat to 6, not to 5.
    let mut t = main().soviet(8, "L16").units(49, "29/15 29/71 94/267").units(5, "24/PZ").combat();
    t.enter("24/PZ 177", 8, 6).go("attack 8").play("lead 177", "1 1 | 6 6");
    assert_eq!((t.place("24/PZ"), t.place("177")), ("6".into(), "out".into()));
}

#[test]
fn r9_5_8_one_at_a_time_and_the_player_chooses_who_finds_room() {
    // 6 has room for one of two; the other goes on to 5, which they left.
    let layout = main().soviet(8, "L16").units(49, "29/15 94/267 94/274").units(5, "24/PZ 24/26");
    let mut t = layout.combat();
    t.enter("24/PZ 24/26 177", 8, 6).go("attack 8").play("lead 177", "1 1 | 6 6");
    assert_eq!(t.offers(), ["retreat 24/26 6", "retreat 24/PZ 6"]);
    let mut other = t.copy();
    t.go("retreat 24/26 6");
    assert!(saw!(t, Event::Retreated { .. }));
    assert_eq!((t.place("24/26"), t.place("24/PZ")), ("6".into(), "5".into()), "the only way left, unasked");
    other.go("retreat 24/PZ 6");
    assert_eq!((other.place("24/PZ"), other.place("24/26")), ("6".into(), "5".into()));
}

#[test]
fn r9_5_8_among_equally_near_areas_the_player_chooses() {
    // Ruling 58: 6 is full, 5 and 7 are equally near.
    let layout = main().german(&[7]).soviet(8, "L16").units(49, "29/15 94/267 94/274").units(5, "24/PZ 24/26");
    let mut t = layout.combat();
    t.enter("24/PZ 24/26 177", 8, 6).go("attack 8").play("lead 177", "1 1 | 6 6");
    t.go("retreat 24/26 6");
    assert_eq!(t.offers(), ["retreat 24/PZ 5", "retreat 24/PZ 7"]);
}

#[test]
fn r9_5_8_with_nowhere_to_go_a_unit_is_out_of_action() {
    // Out of contested 13 through 14, which has room for one and no other German neighbour, into 22.
    let layout = main().bare().german(&[14]).soviet(13, "L16").soviet(22, "H03").morale(15);
    let mut t = layout.units(13, "24/26 24/PZ 24/21").units(14, "29/15 29/71 29/PZ").combat();
    t.enter("24/26 24/PZ 24/21", 22, 14).go("attack 22").play("lead 24/21", "1 1 | 6 6");
    assert_eq!(t.offers(), ["retreat 24/26 14", "retreat 24/PZ 14"]);
    t.go("retreat 24/PZ 14");
    assert!(saw!(t, Event::Lost { unit: lost, cause: LossCause::NoRetreat } if *lost == unit("24/26")));
    assert_eq!((t.place("24/26"), t.place("24/PZ"), t.morale()), ("out".into(), "14".into(), 14));
}

#[test]
fn r9_5_8_falling_back_follows_the_same_procedure() {
    let mut t = main().units(49, "29/15 94/267 94/274").units(5, "24/PZ 24/26").combat();
    t.enter("24/PZ 24/26", 8, 6).play("attack 8", "L03").go("fall back");
    assert_eq!(t.offers(), ["retreat 24/26 6", "retreat 24/PZ 6"]);
    t.go("retreat 24/PZ 6");
    assert_eq!((t.place("24/PZ"), t.place("24/26")), ("6".into(), "5".into()));
}

#[test]
fn r9_5_9_markers_go_to_the_used_box_whatever_the_result() {
    for dice in ["3 | 1 1 | 6 6", "3 | 6 6 | 1 1"] {
        let mut t = sawmill("L16").available(3, 2, 2).combat();
        t.enter("29/15 29/71 29/RCN", 8, 6).go("attack 8; lead 29/RCN").play("support 1 1 1", dice);
        assert_eq!(t.available(), (2, 1, 1));
    }
    // And can be bought again only in a Supply Phase.
    let mut t = sawmill("L16").turn(2).available(7, 6, 3).supply(9).purchases();
    assert!(!t.can("buy artillery"));
    t.go("end supply").enter("29/15", 8, 6).go("attack 8").play("support 1 0 0", "1 1 | 6 6");
    t.play("end combat", "4 4 4 | 3 3 3 3");
    assert!(t.can("buy artillery") && !t.can("buy engineer"));
}
