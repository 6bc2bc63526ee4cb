//! 6.0 Sequence of play: dawn, random events, supply, Bloody Streets, the end of a turn.

use serde_json::json;
use volga::{End, Event, MoraleCause};

use crate::kit::*;

/// Three dice with this total.
fn three(total: u8) -> String {
    let first = (total - 2).min(6);
    let second = (total - first - 1).min(6);
    format!("{first} {second} {}", total - first - second)
}

const ALL_29: &str = "29/15 29/71 29/PZ 29/RCN";

#[test]
fn r6_0_phases_come_in_order() {
    let mut t = main().turn(4).no_arrivals().combat();
    t.play("end combat", "2 2 2 | 4 4 4 4");
    let kind = |event: &Event| match event {
        Event::Refreshed => "end",
        Event::Morale { .. } => "morale",
        Event::Turn { .. } => "turn",
        Event::RandomEvent { .. } => "event",
        Event::FreeAir { .. } => "air",
        Event::Supply { .. } => "supply",
        _ => "?",
    };
    assert_eq!(t.events().iter().map(kind).collect::<Vec<_>>(), ["end", "morale", "turn", "event", "air", "supply"]);
    assert!(t.can("end supply"));
    t.go("end supply");
    assert!(t.can("end combat") && !t.can("end supply"));
}

#[test]
fn r6_1_isolation_comes_before_arrivals_and_arrivals_before_withdrawals() {
    // Ruling 79. A group that waited since turn 7 arrives on turn 9, when the 29th leaves.
    let layout = with(json!({"isolation": true})).soviet_only(&[17]).turn(9).bare().units(6, ALL_29);
    let mut t = layout.dawn("");
    assert!(saw!(t, Event::Isolated { areas } if areas.len() == 1));
    assert_eq!(t.place("29/15"), "6");
    t.go("reinforce 1");
    assert_eq!((t.place("389/544"), t.place("29/15")), ("1".into(), "6".into()));
    t.play("reinforce 2", "4 4 4 | 3 3 3 3");
    let at = |kind: fn(&Event) -> bool| t.events().iter().position(kind).unwrap();
    let (arrived, withdrawn) =
        (|e: &Event| matches!(e, Event::Arrived { .. }), |e: &Event| matches!(e, Event::Withdrawn { .. }));
    assert!(at(arrived) < at(withdrawn));
    assert_eq!(t.place("29/15"), "withdrawn");
}

#[test]
fn r6_1_1_turn_2_brings_the_389th_to_area_1_or_2() {
    let layout = main().turn(2).units(27, "295/516 295/517 295/518 244B").german(&[27, 18]);
    let mut t = layout.units(18, "71/191 71/194 71/211 244A").dawn("");
    assert_eq!(t.offers(), ["reinforce 1", "reinforce 2"]);
    t.play("reinforce 2", "4 4 4 | 3 3 3 3");
    assert_eq!(t.stack(2), "389/544 389/545 389/546 245A");
    assert!(t.fresh("389/544") && t.fresh("245A"));
    assert_eq!(t.place("100/54"), "due");
}

#[test]
fn r6_1_1_a_group_enters_one_area_whole_or_waits() {
    // Ruling 11: with one unit in each area neither takes all four, and there is no splitting.
    let one_each =
        main().german(&[27, 18]).turn(2).units(27, "295/516 295/517 295/518").units(18, "71/191 71/194 71/211");
    let mut t = one_each.dawn("4 4 4 | 3 3 3 3");
    assert!(saw!(t, Event::Waits { units } if units.len() == 4));
    assert_eq!(t.place("389/544"), "due");
    // Room in one of them on turn 3: no choice is left.
    t.go("end supply; unit 244B; move 244B 27").play("end combat", "4 4 4 | 3 3 3 3");
    assert!(saw!(t, Event::Arrived { area, .. } if area.0 == 1));
    assert_eq!(t.stack(1), "389/544 389/545 389/546 245A");
}

#[test]
fn r6_1_1_turn_7_brings_the_100th_to_31_and_32_too_once_german() {
    // Ruling 12: a contested area is not German.
    let empty = main().no_arrivals().turn(7).german(&[27, 18, 7]);
    let empty = empty.units(27, "295/516 295/517 295/518 244B").units(18, "71/191 71/194 71/211 244A");
    assert_eq!(empty.clone().dawn("").offers(), ["reinforce 1", "reinforce 2"]);
    assert_eq!(empty.clone().german(&[31, 32]).dawn("").offers().len(), 4);
    let contested = empty.clone().german(&[31]).soviet(32, "L06").units(32, "24/PZ");
    let mut t = contested.dawn("");
    assert_eq!(t.offers(), ["reinforce 1", "reinforce 2", "reinforce 31"]);
    t.play("reinforce 31", "4 4 4 | 3 3 3 3 ");
    assert_eq!(t.stack(31), "100/54 100/227 100/369 245B");
    // Not a turn earlier.
    let mut early = empty.turn(6).dawn("4 4 4 | 3 3 3 3");
    assert_eq!(early.place("100/54"), "due");
    early.go("end supply");
}

#[test]
fn r6_1_2_turn_9_takes_the_29th_from_wherever_it_stands() {
    // Ruling 13: contested or not, fresh or spent.
    let mut t = main().no_arrivals().turn(9).soviet(8, "L06").units(8, "29/15 29/71").dawn("4 4 4 | 3 3 3 3");
    assert!(ALL_29.split(' ').all(|name| t.place(name) == "withdrawn"));
    assert!(saw!(t, Event::Withdrawn { missing: 0, .. }));
    assert!(!t.morale_causes().contains(&MoraleCause::MissingUnits));
    assert_eq!(t.soviet(8).as_deref(), Some("L06"));
    t.go("end supply");
    assert!(!t.offers().iter().any(|offer| offer.contains("29/15")));
}

#[test]
fn r6_1_2_not_on_turn_8() {
    let t = main().no_arrivals().turn(8).dawn("4 4 4 | 3 3 3 3");
    assert_eq!(t.place("29/15"), "6");
}

#[test]
fn r6_1_2_units_out_of_action_leave_too_and_cost_morale() {
    // Ruling 14.
    let t = main().no_arrivals().turn(9).morale(12).out("29/15 29/RCN").dawn("4 4 4 | 3 3 3 3");
    assert_eq!(t.morale(), 10);
    assert!(ALL_29.split(' ').all(|name| t.place(name) == "withdrawn"));
}

/// What the event in force does to an attack by two units on area 7: what artillery adds, whether air may be placed,
/// what it adds to the Defense Value.
fn effects(t: &Table) -> (u8, bool, u8) {
    let mut t = t.copy();
    t.go("buy artillery; end supply").enter("94/267 94/274", 7, 5);
    t.play("attack 7", "L21").play("lead 94/267", "");
    let air = t.can("support 0 0 1");
    t.play("support 1 0 0", "3 3 | 3 3");
    (t.sums().artillery, air, t.sums().event)
}

const NO_EFFECT: (u8, bool, u8) = (2, true, 0);

/// The event of this total on turn 4, with a pause of XIV Corps where it pauses.
fn on_turn_4(total: u8) -> Table {
    let more = match total {
        7 | 8 | 13 | 14 => "5 | 3 3 3 3",
        18 => "3 3",
        _ => "3 3 3 3",
    };
    main().no_arrivals().turn(4).dawn(&format!("{} | {more}", three(total)))
}

#[test]
fn r6_2_every_row_of_the_chart_works_for_its_turn_and_no_longer() {
    for total in 3..=18 {
        let mut t = on_turn_4(total);
        let expected = match total {
            4 | 17 | 18 => (2, false, 0),
            5 | 6 | 15 | 16 => (1, true, 0),
            9..=12 => (2, true, 1),
            _ => NO_EFFECT, // the 29th and the XIV Corps do not fight there
        };
        assert_eq!(effects(&t), expected, "roll of {total}");
        // On the next turn another event is in force: Commissars after all but themselves.
        let next = if (9..=12).contains(&total) { 5 } else { 10 };
        t.go("end supply").play("end combat", &format!("{} | 3 3 3 3", three(next)));
        assert_eq!(effects(&t), if next == 5 { (1, true, 0) } else { (2, true, 1) }, "the turn after {total}");
    }
}

#[test]
fn r6_2_breakthrough_of_the_66th_rolls_two_dice_for_supply() {
    // Ruling 25.
    let t = main().no_arrivals().turn(4).dawn("6 6 6 | 5 6");
    assert_eq!(t.supply(), 11);
    // Ruling 22: the free air marker comes all the same, and keeps.
    assert_eq!(t.available(), (0, 0, 1));
}

#[test]
fn r6_2_commissars_do_not_raise_the_overrun_threshold() {
    // Ruling 23: Defense Value 7 + 3 + 1; a margin of 8 is more than the factor 7.
    let mut t = main().event(10).soviet(8, "L16").units(8, "29/RCN 29/PZ 29/15 29/71").combat();
    t.go("unit 29/RCN; attack 8 with 29/15 29/71 29/PZ 29/RCN").play("lead 29/RCN", "6 5 | 1 2");
    assert_eq!(t.values(), (11, 11));
    assert_eq!(t.result(), volga::CombatResult::Overrun);
}

#[test]
fn r6_2_logistical_pause_spends_one_corps_for_the_turn() {
    // Ruling 20.
    let corps = [("1", 0), ("2", 0), ("3", 1), ("4", 1), ("5", 2), ("6", 2)];
    let all = ["24/PZ 24/26 24/21 24/RCN 29/15 94/267 177", "295/516 244B 71/191 244A", "16/64 16/79 60/120"];
    for total in [7, 8, 13, 14] {
        for (die, paused) in corps {
            let mut t = main().no_arrivals().turn(4).dawn(&format!("{} | {die} | 3 3 3 3", three(total)));
            t.go("end supply");
            for (n, names) in all.iter().enumerate() {
                for name in names.split(' ') {
                    assert_eq!(t.fresh(name), n != paused, "{total}, die {die}: {name}");
                }
            }
            // Gone in the End Phase.
            t.play("end combat", "1 2 3 | 3 3 3 3");
            assert!(t.record().spent.is_empty());
            assert_eq!(t.record().paused, None);
        }
    }
}

#[test]
fn r6_2_units_of_a_pausing_corps_return_spent_and_contest_on() {
    let mut t = main().no_arrivals().turn(4).soviet(8, "L06").units(8, "29/15").out("29/RCN 71/191");
    t.record.morale = 15;
    let mut t = t.dawn("1 1 5 | 1 | 6 6 6 6");
    t.go("return 29/RCN; place 29/RCN 4; return 71/191; place 71/191 2");
    assert!(!t.fresh("29/RCN") && t.fresh("71/191"));
    assert_eq!(t.place("29/15"), "8");
}

#[test]
fn r6_2_a_corps_without_units_on_the_map_pauses_too() {
    // Ruling 20.
    let mut t = main().no_arrivals().turn(4).out("16/64 16/79 16/PZ 60/120 60/PZ");
    t.record.morale = 15;
    let mut t = t.dawn("1 1 5 | 5 | 6 6 6 6");
    t.go("return 16/79");
    assert!(!t.fresh("16/79"));
}

#[test]
fn r6_2_shell_shortage_counts_for_markers_bought_earlier() {
    // Ruling 21.
    let mut t = main().event(5).available(2, 0, 0).combat();
    t.enter("29/15 29/71", 8, 6).play("attack 8", "L16").play("lead 29/15", "").play("support 2 0 0", "3 3 | 3 3");
    assert_eq!(t.sums().artillery, 2);
}

#[test]
fn r6_2_1_the_29th_is_called_away_and_comes_back_to_5_or_6() {
    let mut t = main().no_arrivals().turn(4).units(48, "94/276 177").dawn("1 1 1 | 3 3 3 3");
    assert!(ALL_29.split(' ').all(|name| t.place(name) == "away"));
    assert!(saw!(t, Event::CalledAway { missing: 0, .. }));
    // Area 5 has room for two of four: only 6 will do, unasked.
    t.go("end supply").play("end combat", "4 4 4 | 3 3 3 3");
    assert_eq!(t.stack(6), ALL_29);
    assert!(t.fresh("29/RCN"));
    // Two of them fit into either.
    let layout = main().no_arrivals().turn(4).units(48, "94/276 177").out("29/15 29/71");
    let mut t = layout.dawn("1 1 1 | 3 3 3 3");
    t.go("end supply; end combat");
    assert_eq!(t.offers(), ["reinforce 5", "reinforce 6"]);
    t.play("reinforce 5", "4 4 4 | 3 3 3 3");
    assert_eq!((t.place("29/PZ"), t.place("29/RCN")), ("5".into(), "5".into()));
}

#[test]
fn r6_2_1_units_out_of_action_cost_morale_and_stay_in_the_box() {
    // Ruling 15.
    let mut t = main().no_arrivals().turn(4).morale(12).out("29/15 29/71").dawn("1 1 1 | 3 3 3 3");
    assert_eq!((t.morale(), t.place("29/15")), (10, "out".into()));
    t.go("return 29/15; place 29/15 3");
    assert_eq!(t.place("29/15"), "3");
}

#[test]
fn r6_2_1_a_3_counts_as_4_once_the_division_has_gone() {
    // Ruling 18, by an event or by the withdrawal of turn 9.
    let t = main().no_arrivals().turn(4).breakthrough_used().dawn("1 1 1 | 3 3 3 3");
    assert!(saw!(t, Event::RandomEvent { instead: Some(4), void: false, .. }));
    assert_eq!((t.place("29/15"), effects(&t)), ("6".into(), (2, false, 0)));
    let t = main().no_arrivals().turn(9).dawn("1 1 1 | 3 3 3 3");
    assert!(saw!(t, Event::RandomEvent { instead: Some(4), .. }));
    // With everybody out of action the first 3 stands.
    let t = main().no_arrivals().turn(4).morale(12).out(ALL_29).dawn("1 1 1 | 3 3 3 3");
    assert!(saw!(t, Event::CalledAway { missing: 4, .. }));
    assert_eq!((t.morale(), t.record().breakthrough_used), (8, true));
}

#[test]
fn r6_2_1_called_away_on_turn_8_the_division_is_gone() {
    // Ruling 16: and the units out of action cost morale again.
    let mut t = main().no_arrivals().turn(8).morale(12).out("29/15").dawn("1 1 1 | 3 3 3 3");
    assert_eq!(t.morale(), 11);
    t.go("end supply").play("end combat", "4 4 4 | 3 3 3 3");
    assert!(ALL_29.split(' ').all(|name| t.place(name) == "withdrawn"));
    assert_eq!(t.morale(), 11 - 1 - 1);
    assert!(!saw!(t, Event::Arrived { .. }));
}

#[test]
fn r6_2_1_units_without_room_wait_for_a_later_dawn() {
    // Ruling 17.
    let full = main().no_arrivals().turn(5).away(ALL_29).breakthrough_used();
    let mut t = full.german(&[7]).units(6, "24/26").dawn("4 4 4 | 3 3 3 3");
    assert!(saw!(t, Event::Waits { units } if units.len() == 4));
    t.go("end supply; unit 24/26; move 24/26 7").play("end combat", "4 4 4 | 3 3 3 3");
    assert_eq!(t.stack(6), ALL_29);
}

#[test]
fn r6_3_four_dice_and_one_free_air_marker() {
    let t = main().no_arrivals().turn(4).dawn("4 4 4 | 1 2 3 6");
    assert_eq!((t.supply(), t.available()), (12, (0, 0, 1)));
    // Ruling 26: none is left in the Used box.
    let t = main().no_arrivals().turn(4).available(0, 0, 3).dawn("4 4 4 | 1 2 3 6");
    assert!(saw!(t, Event::FreeAir { markers: 0 }));
    assert_eq!(t.available(), (0, 0, 3));
}

#[test]
fn r6_3_prices() {
    let costs = [
        ("buy artillery", 1),
        ("buy engineer", 2),
        ("buy air", 3),
        ("buy morale", 3),
        ("return 71/191", 1),
        ("return 24/PZ", 2),
    ];
    for (action, cost) in costs {
        let layout = main().turn(2).morale(15).out("71/191 24/PZ");
        let mut t = layout.clone().supply(cost).purchases();
        t.go(action);
        assert_eq!(t.supply(), 0, "{action}");
        layout.supply(cost - 1).purchases().refuses(action);
    }
    let mut t = main().turn(2).morale(15).supply(9).purchases();
    t.go("buy artillery; buy engineer; buy air; buy morale");
    assert_eq!((t.available(), t.morale(), t.supply()), ((1, 1, 2), 16, 0));
    assert_eq!(t.morale_causes(), [MoraleCause::Bought]);
}

#[test]
fn r6_3_no_more_than_there_is() {
    // Rulings 26 and 27.
    let layout = || main().turn(5).german(&[7]).units(7, "389/544 389/545 389/546 245A").supply(80);
    let t = layout().morale(19).available(7, 6, 3).purchases();
    assert_eq!(t.offers(), ["end supply"]);
    let t = layout().morale(18).available(6, 5, 2).purchases();
    assert_eq!(t.offers(), ["buy artillery", "buy engineer", "buy air", "buy morale", "end supply"]);
}

#[test]
fn r6_3_a_unit_bought_back_may_fight_at_once() {
    // Ruling 28.
    let mut t = main().out("29/RCN").supply(2).purchases();
    t.go("return 29/RCN; place 29/RCN 6; end supply");
    t.enter("29/RCN", 8, 6);
    assert_eq!(t.place("29/RCN"), "8");
}

#[test]
fn r6_3_where_units_return() {
    // Ruling 29: with another unit in a German area, or in 1 to 5; never into a full or contested one.
    let layout = main().supply(9).german(&[7, 9]).units(7, "24/PZ").soviet(8, "L06").units(8, "24/26");
    let layout = layout.out("71/191 295/516 244B 24/21 24/RCN 29/15");
    let mut t = layout.purchases();
    t.go("return 71/191");
    // 5 is full, 8 contested, 9 empty; 6 holds three of the 29th.
    assert_eq!(t.offered("place 71/191"), ["1", "2", "3", "4", "6", "7", "48", "49", "50"]);
    // Area 6 has no licence of its own.
    let mut t = main().supply(9).out("71/191").german(&[7]).units(7, ALL_29).purchases();
    t.go("return 71/191");
    assert!(!t.can("place 71/191 6") && t.can("place 71/191 3"));
    // A unit placed a moment ago is company for the next.
    let mut t = main().supply(9).bare().out("71/191 71/194").purchases();
    t.go("return 71/191; place 71/191 5; return 71/194");
    assert_eq!(t.offered("place 71/194"), ["1", "2", "3", "4", "5"]);
}

#[test]
fn r6_3_units_of_48_to_50_return_to_their_own_area_only() {
    // Ruling 30.
    let mut t = main().supply(9).out("16/64 60/120 16/PZ").purchases();
    for (name, home) in [("16/64", "49"), ("60/120", "48"), ("16/PZ", "50")] {
        t.go(&format!("return {name}"));
        assert_eq!(t.place(name), home);
    }
    // With no room there it cannot be bought.
    let full = main().supply(9).out("16/64").units(49, "24/26 24/PZ 24/21 24/RCN").purchases();
    assert!(!full.can("return 16/64"));
}

#[test]
fn r6_3_1_points_not_spent_are_kept() {
    let mut t = main().no_arrivals().turn(3).supply(7).purchases();
    t.go("buy engineer; end supply").play("end combat", "4 4 4 | 3 3 3 3");
    assert_eq!(t.supply(), 5 + 12);
}

#[test]
fn r6_4_1_bloody_streets_table() {
    for die in 1..=6 {
        let mut t = main().turn(2).morale(15).soviet(8, "L06").units(8, "29/15 29/71").purchases();
        t.play("end supply", &die.to_string());
        assert_eq!(t.morale(), if die >= 5 { 14 } else { 15 }, "{die}");
        assert_eq!(t.fresh("29/15"), die < 6, "{die}");
        assert_eq!(t.fresh("29/71"), die < 6, "{die}");
        assert!(t.fresh("29/RCN"));
    }
}

#[test]
fn r6_4_1_guards_in_a_plus_4_area_add_1() {
    // Ruling 62: 15 is light urban, but +4.
    for (area, guards, bonus) in [(10, "H04", 1), (15, "L10", 1), (8, "L10", 0), (10, "H03", 0)] {
        for die in 1..=6 {
            let mut t = main().turn(2).morale(15).soviet(area, guards).units(area, "29/15").purchases();
            t.play("end supply", &die.to_string());
            let result = die + bonus;
            assert_eq!((t.morale() < 15, t.fresh("29/15")), (result >= 5, result < 6), "{guards} in {area}: {die}");
            let told = saw!(t, Event::BloodyStreets { morale, guards, .. } if *morale == (result >= 5) && *guards == (bonus == 1));
            assert!(told, "{guards} in {area}: {die}");
        }
    }
}

#[test]
fn r6_4_1_only_contested_urban_areas_roll() {
    // Mamayev Kurgan is elevated ground (ruling 62), 20 clear; 9 has no German, 7 no Soviet unit.
    let layout = main().soviet(21, "E08").units(21, "71/191").soviet(20, "C01").units(20, "71/194");
    let mut t = layout.soviet(9, "L06").german(&[7]).units(7, "29/15").purchases();
    t.play("end supply", "");
    assert!(!saw!(t, Event::BloodyStreets { .. }));
}

#[test]
fn r6_4_1_each_area_rolls_once_before_the_first_activation() {
    // Ruling 61.
    let mut t =
        main().turn(2).morale(15).soviet(8, "L06").units(8, "29/15").soviet(7, "L07").units(7, "29/71").purchases();
    t.play("end supply", "5 6");
    assert_eq!(t.morale(), 13);
    assert!(t.fresh("29/71") && !t.fresh("29/15"), "area 7 rolled 5, area 8 rolled 6");
    t.play("end combat", "4 4 4 | 3 3 3 3");
    assert!(t.fresh("29/15"), "refreshed in the End Phase");
}

#[test]
fn r6_4_2_a_round_belongs_to_one_area() {
    // Ruling 39: only units of the Active Area join in.
    let mut t = main().german(&[7]).units(7, "24/PZ").combat();
    t.enter("29/15", 8, 6);
    assert!(t.offers().iter().all(|offer| !offer.contains("24/PZ")));
    t.play("attack 8", "L16 1 1 | 6 6");
    assert!(t.can("unit 24/PZ"));
}

#[test]
fn r6_4_2_an_area_may_be_activated_again() {
    let mut t = main().combat();
    t.enter("29/15 29/71", 8, 6).play("attack 8", "L16").play("lead 29/15", "3 5 | 1 2");
    assert_eq!(t.soviet(8).as_deref(), Some("L16"), "{:?}", t.events());
    t.go("end round");
    // Ruling 78: what is contested is judged anew; to hold is now possible.
    t.enter("29/PZ", 8, 6);
    assert!(t.can("hold 8"));
}

#[test]
fn r6_4_3_the_player_may_end_the_phase_with_fresh_units() {
    let mut t = main().combat();
    assert!(t.can("end combat"));
    t.play("end combat", "4 4 4 | 3 3 3 3");
    assert_eq!(t.turn(), 2);
}

#[test]
fn r6_4_3_with_all_units_spent_only_the_end_is_left() {
    let names: Vec<String> = main().record.german.values().flatten().cloned().collect();
    let mut layout = main();
    layout.record.spent = names;
    assert_eq!(layout.combat().offers(), ["end combat"]);
}

#[test]
fn r6_5_end_phase() {
    let mut t = main().no_arrivals().turn(3).morale(12).available(2, 1, 1).spent(3, "24/PZ").combat();
    t.play("end combat", "4 4 4 | 3 3 3 3");
    assert_eq!((t.turn(), t.morale()), (4, 11));
    assert!(t.fresh("24/PZ"));
    assert_eq!(t.available(), (2, 1, 2), "what was available stays, and one air marker is new");
    assert_eq!(t.morale_causes(), [MoraleCause::EndPhase]);
}

#[test]
fn r6_5_morale_0_in_the_end_phase_does_not_end_the_game() {
    // Ruling 5: it is tested after a Combat Phase only, and can be bought back before.
    let mut t = main().no_arrivals().turn(3).morale(1).supply(3).combat();
    t.play("end combat", "4 4 4 | 3 3 3 3");
    assert_eq!((t.morale(), t.end()), (0, None));
    t.go("buy morale; end supply").play("end combat", "4 4 4 | 3 3 3 3");
    assert_eq!(t.end(), None);
    t.go("end supply; end combat");
    assert!(saw!(t, Event::Over { end: End::Morale, .. }));
}

#[test]
fn r6_5_the_final_check_comes_before_the_loss_of_morale() {
    // Ruling 6.
    let mut t = main().turn(9).morale(1).combat();
    t.go("end combat");
    assert_eq!((t.end().as_deref(), t.morale()), (Some("time_up"), 1));
}

#[test]
fn r6_5_an_event_ends_with_its_turn() {
    let gone = "295/516 295/517 295/518 244B 71/191 71/194 71/211 244A";
    let mut t = main().event(10).out(gone).combat();
    assert_eq!(t.record().event, Some(9), "the first total of its row");
    t.go("end combat");
    assert_eq!(t.offered("reinforce"), ["1", "2"], "it is the Dawn of turn 2");
    assert_eq!(t.record().event, None);
    let mut t = main().no_arrivals().turn(2).event(13).paused("LI").combat();
    t.play("end combat", "4 4 4 | 3 3 3 3");
    assert_eq!((t.record().event, t.record().paused), (Some(9), None));
}

#[test]
fn finding_10_a_unit_that_can_return_to_one_area_only_is_placed_unasked() {
    let mut t = main().out("16/64").supply(5).purchases();
    t.go("return 16/64");
    assert_eq!(t.place("16/64"), "49");
    assert!(saw!(t, Event::Placed { area, .. } if area.0 == 49) && t.can("end supply"));
    // Where there are two, it is asked.
    let mut t = main().bare().units(1, "295/516").soviet_only(&[8]).units(7, "71/191").supply(5).purchases();
    t.go("return 29/15");
    assert!(t.can("place 29/15 7") && !t.can("end supply"));
}
