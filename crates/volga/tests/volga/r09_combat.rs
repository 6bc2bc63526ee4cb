//! 9.0 to 9.4 Combat: who attacks, the reveal and the Defense Strategies.

use kurgan_core::{Game, Id};
use volga::CombatResult::{self, Overrun, Repulse, Stalemate, Success};
use volga::components::Area;
use volga::{Event, LossCause, MoraleCause};

use crate::kit::*;

#[test]
fn r9_0_only_units_of_the_active_area_attack() {
    // Ruling 39: two areas never combine.
    let mut t = main().german(&[7]).units(7, "24/PZ").combat();
    t.enter("29/15", 8, 6);
    assert!(t.offers().iter().all(|offer| !offer.contains("24/PZ")));
}

#[test]
fn r9_0_entry_by_different_ways_and_retreat_by_the_same() {
    // Revealed, 8 costs 3: 29/RCN can come through 7. Ruling 57: each goes back where it came from.
    let mut t = main().german(&[7]).soviet(8, "L16").combat();
    t.enter("29/15", 8, 6).enter("29/RCN", 8, 7).enter("29/71", 8, 6);
    t.play("attack 8", "").play("lead 29/15", "1 1 | 6 6");
    assert_eq!((t.place("29/15"), t.place("29/RCN"), t.place("29/71")), ("out".into(), "7".into(), "6".into()));
}

#[test]
fn r9_0_an_attack_costs_nothing_beyond_entry() {
    let mut t = main().combat();
    t.enter("29/15", 8, 6);
    assert!(saw!(t, Event::Moved { cost: 4, .. }));
    assert!(t.can("attack 8"), "infantry has spent all four points");
}

#[test]
fn r9_0_an_area_is_attacked_once_per_activation() {
    // Ruling 43: 29/71 and 29/PZ did not take part; they attack when the area is activated again.
    let mut t = main().soviet(8, "L16").units(8, "29/15 29/71 29/PZ").combat();
    t.go("unit 29/15").play("attack 8 with 29/15", "1 1 | 6 6");
    assert!(t.fresh("29/71"));
    t.go("unit 29/71");
    assert!(t.offered("attack").is_empty() && t.can("move 29/71 6"), "but it may leave");
    t.go("move 29/71 6; end round; unit 29/PZ");
    assert!(t.can("attack 8 with 29/PZ"));
}

#[test]
fn r9_1_whoever_enters_must_attack_together() {
    // Ruling 41.
    let mut t = main().combat();
    t.enter("29/15 29/71", 8, 6);
    assert_eq!(t.offered("attack"), ["8"]);
    t.refuses("attack 8 with 29/15").refuses("hold 8").refuses("end combat");
    t.play("attack 8", "L16");
    assert!(saw!(t, Event::Attack { units, mandatory: true, .. } if units.len() == 2));
}

#[test]
fn r9_1_a_repulse_sends_them_back() {
    let mut t = main().combat();
    t.enter("29/15 29/71 29/RCN", 8, 6).play("attack 8", "L16").play("lead 29/RCN", "1 1 | 6 6");
    assert_eq!(t.result(), Repulse);
    assert_eq!((t.place("29/RCN"), t.stack(6)), ("out".into(), "29/15 29/71 29/PZ".into()));
    assert!(!t.fresh("29/15") && !t.fresh("29/71") && t.fresh("29/PZ"));
}

#[test]
fn r9_1_a_stalemate_leaves_them_there() {
    // Ruling 60.
    let mut t = main().combat();
    t.enter("29/15 29/71", 8, 6).play("attack 8", "L16").play("lead 29/15", "3 5 | 1 2");
    assert_eq!((t.result(), t.stack(8)), (Stalemate, "29/15 29/71".into()));
}

#[test]
fn r9_1_contested_is_judged_when_the_area_is_activated() {
    // 8 became contested in this round; for units of another area, later, it is.
    let mut t = main().german(&[7]).units(7, "24/PZ").combat();
    t.enter("29/15 29/71", 8, 6).play("attack 8", "L16").play("lead 29/15", "3 5 | 1 2");
    t.enter("24/PZ", 8, 7);
    assert!(t.can("hold 8"));
}

#[test]
fn r9_2_into_a_contested_area_all_some_or_none() {
    let layout = main().soviet(8, "L16").units(8, "94/267");
    let mut t = layout.clone().combat();
    t.enter("29/15 29/71", 8, 6);
    assert_eq!(t.offered("attack 8 with"), ["29/15", "29/71", "29/15 29/71"]);
    // None: they are spent where they are (ruling 42).
    t.go("hold 8");
    assert!(saw!(t, Event::Held { .. }));
    assert!(t.stack(8) == "94/267 29/15 29/71" && !t.fresh("29/15") && t.fresh("94/267"));
    // Some: the others are spent there all the same.
    let mut t = layout.combat();
    t.enter("29/15 29/71", 8, 6).play("attack 8 with 29/71", "3 3 | 6 6");
    assert!(saw!(t, Event::Attack { mandatory: false, .. }));
    assert!(t.place("29/71") == "out" && !t.fresh("29/15") && t.place("29/15") == "8");
}

#[test]
fn r9_2_after_holding_others_may_still_enter() {
    let mut t = main().soviet(8, "L16").units(8, "94/267").combat();
    t.enter("29/15", 8, 6).go("hold 8").enter("29/71", 8, 6);
    assert_eq!(t.offered("attack 8 with"), ["29/71"]);
}

#[test]
fn r9_2_a_repulse_does_not_send_them_back() {
    // Ruling 59.
    let mut t = main().soviet(8, "L16").units(8, "94/267").morale(15).combat();
    t.enter("29/15 29/71", 8, 6).play("attack 8 with 29/15 29/71", "").play("lead 29/15", "1 1 | 6 6");
    assert_eq!((t.result(), t.place("29/15"), t.place("29/71")), (Repulse, "out".into(), "8".into()));
    assert_eq!(t.morale(), 14);
}

#[test]
fn r9_3_units_of_a_contested_active_area_attack_leave_or_stay() {
    let mut t = main().soviet(8, "L16").units(8, "29/15 29/71 29/RCN").combat();
    t.go("unit 29/15");
    let groups = ["29/15", "29/15 29/71", "29/15 29/RCN", "29/15 29/71 29/RCN"];
    assert_eq!(t.offered("attack 8 with"), groups);
    assert!(t.can("move 29/15 6"));
    t.go("move 29/15 6; unit 29/71").play("attack 8 with 29/71", "6 6 | 3 3");
    assert!(t.fresh("29/RCN"), "it stayed and did nothing");
}

#[test]
fn r9_3_losers_stay_in_the_contested_area() {
    let mut t = main().soviet(8, "L16").morale(15).units(8, "29/15 29/71 29/RCN").combat();
    t.go("unit 29/15; attack 8 with 29/15 29/71 29/RCN").play("lead 29/71", "1 1 | 6 6");
    assert_eq!((t.stack(8), t.place("29/71"), t.morale()), ("29/15 29/RCN".into(), "out".into(), 14));
    assert!(!t.fresh("29/15"));
}

#[test]
fn r9_3_entrants_never_combine_with_residents() {
    let mut t = main().soviet(8, "L16").units(8, "94/267").combat();
    t.enter("29/15", 8, 6);
    t.refuses("attack 8 with 29/15 94/267").refuses("attack 8 with 94/267");
    // Nor do residents with units that entered before and held.
    let mut t = main().soviet(8, "L16").units(8, "94/267").combat();
    t.enter("29/15", 8, 6).go("hold 8; unit 94/267");
    assert_eq!(t.offered("attack 8 with"), ["94/267"]);
}

#[test]
fn r9_3_residents_may_attack_after_entrants_in_their_own_round() {
    let mut t = main().soviet(8, "L16").units(8, "94/267").combat();
    t.enter("29/15", 8, 6).play("attack 8 with 29/15", "1 1 | 6 6");
    t.go("unit 94/267").play("attack 8 with 94/267", "6 6 | 1 1");
    assert_eq!(t.result(), Success);
}

/// Two units, the stronger in the lead, attack area 15 (light urban, +4) out of 16, with morale 12: Attack Value 6 + 1
/// + 1. `margin` is the difference of the totals that the dice shall give.
fn storm(defender: &str, margin: i8, guards: bool) -> Table {
    let mut t = main().morale(12).german(&[16]).units(16, "24/PZ 24/26").combat();
    t.enter("24/PZ 24/26", 15, 16).play("attack 15", defender);
    let defense = pack().defense[soviet(defender).index()].cast_signed() + 4;
    // 8 + attack dice - (defense + defense dice) = margin
    let wanted = margin + defense - 8;
    let (attack, against) = (2..=12)
        .flat_map(|a| (2..=12).map(move |b| (a, b)))
        .find(|(a, b)| a - b == wanted)
        .unwrap_or_else(|| panic!("no dice for a margin of {margin}"));
    let two = |total: i8| format!("{} {}", (total - 1).min(6), total - (total - 1).min(6));
    let third = if guards { "1" } else { "" };
    t.play("lead 24/PZ", &format!("{} | {} {third}", two(attack), two(against)));
    t
}

/// Repulse, stalemate, success and overrun against a factor of 5.
const RESULTS: [(i8, CombatResult); 5] = [(-1, Repulse), (0, Stalemate), (1, Success), (5, Success), (6, Overrun)];

#[test]
fn r9_4_heroes_cost_morale_on_stalemate_and_success() {
    for (margin, result) in RESULTS {
        let t = storm("L01", margin, false);
        assert_eq!(t.result(), result);
        let (morale, causes): (u8, &[MoraleCause]) = match result {
            Repulse => (11, &[MoraleCause::Repulse]),
            Stalemate => (11, &[MoraleCause::Heroes]),
            Success => (12, &[]), // 9.5.7: cancels the bonus of a +4 area
            Overrun => (13, &[MoraleCause::Captured]),
        };
        assert_eq!((t.morale(), t.morale_causes().as_slice()), (morale, causes), "{result:?}");
        assert_eq!(t.soviet(15).is_none(), result >= Success);
    }
    // In an area without bonus the loss is felt even though the unit dies.
    let mut t = main().morale(12).combat();
    t.enter("29/RCN", 8, 6).play("attack 8", "L01 5 3 | 1 1");
    assert_eq!((t.result(), t.morale(), t.soviet(8)), (Success, 11, None));
}

#[test]
fn r9_4_ambush_takes_the_lead_unit_on_stalemate_and_success() {
    for (margin, result) in RESULTS {
        let t = storm("L02", margin, false);
        assert_eq!(t.result(), result);
        let ambushed = saw!(t, Event::Lost { cause: LossCause::Ambush, unit: lost } if *lost == unit("24/PZ"));
        assert_eq!(ambushed, matches!(result, Stalemate | Success), "{result:?}");
        let place = if result == Overrun { "15" } else { "out" };
        assert_eq!(t.place("24/PZ"), place, "{result:?}");
        assert_eq!(t.place("24/26"), if result == Repulse { "16" } else { "15" });
        assert_eq!(t.soviet(15).is_none(), result >= Success);
    }
}

#[test]
fn r9_4_fanatic_turns_a_success_into_a_stalemate() {
    for (margin, result) in RESULTS {
        let t = storm("L04", margin, false);
        assert_eq!(t.result(), result);
        assert_eq!(saw!(t, Event::Fanatic { .. }), result == Success, "{result:?}");
        assert_eq!(t.soviet(15).is_none(), result == Overrun, "{result:?}");
        let morale = match result {
            Repulse => 11,
            Stalemate | Success => 12,
            Overrun => 13,
        };
        assert_eq!(t.morale(), morale, "{result:?}");
        if result == Success {
            assert!(t.stack(15) == "24/26 24/PZ" && !t.fresh("24/PZ"));
        }
    }
}

#[test]
fn r9_4_guards_roll_three_dice_and_keep_two() {
    // Ruling 56. The third die, a one, is dropped; the results are as for anybody else.
    for (margin, result) in RESULTS {
        let t = storm("L05", margin, true);
        assert_eq!(t.result(), result);
        assert_eq!(t.soviet(15).is_none(), result >= Success);
        assert_eq!(t.morale(), [11, 12, 13, 13][result as usize]);
    }
    // Which die is lowest does not depend on its place.
    let mut t = main().german(&[16]).units(16, "24/PZ").combat();
    t.enter("24/PZ", 15, 16).play("attack 15", "L05 6 6 | 1 6 5");
    assert_eq!(t.result(), Repulse, "7 + 12 against 9 + 11");
}

#[test]
fn r9_4_guards_on_the_volga_roll_four_dice() {
    let mut t = main().combat();
    t.enter("29/RCN", 8, 6).play("attack 8", "L05 6 4 | 2 5 1 4");
    assert_eq!(t.result(), Stalemate, "7 + 10 against 8 + 9");
    // Three are not enough.
    let mut t = main().combat();
    t.enter("29/RCN", 8, 6).play("attack 8", "L05 6 4 | 6 6 6 6");
    assert_eq!(t.result(), Repulse);
}

#[test]
fn r9_4_barrage_takes_one_attacker_of_the_players_choice() {
    // Ruling 46: before lead, support and dice.
    let mut t = main().morale(12).combat();
    t.enter("29/15 29/71 29/RCN", 8, 6).play("attack 8", "L03");
    assert_eq!(t.offers(), ["lose 29/15", "lose 29/71", "lose 29/RCN", "fall back"]);
    t.go("lose 29/71");
    assert!(saw!(t, Event::Lost { cause: LossCause::Barrage, .. }));
    assert_eq!((t.place("29/71"), t.morale()), ("out".into(), 12));
    assert_eq!(t.offers(), ["lead 29/15", "lead 29/RCN"]);
}

#[test]
fn r9_4_barrage_does_nothing_more_whatever_the_result() {
    let dice = [("1 1 | 6 6", Repulse), ("4 4 | 4 4", Stalemate), ("4 5 | 4 4", Success), ("6 6 | 1 1", Overrun)];
    for (dice, result) in dice {
        let mut t = main().morale(12).combat();
        t.enter("29/PZ 29/RCN 29/15", 8, 6).play("attack 8", "L03").go("lose 29/15");
        t.play("lead 29/RCN", dice);
        assert_eq!((t.values(), t.result()), ((8, 8), result));
        let lost = if result == Repulse { "29/15 29/RCN" } else { "29/15" };
        assert_eq!(t.record().out_of_action.join(" "), lost);
        assert_eq!(t.morale(), if result == Repulse { 11 } else { 12 });
    }
}

#[test]
fn r9_4_falling_back_from_a_barrage_is_no_repulse() {
    let mut t = main().morale(12).combat();
    t.enter("29/15 29/71", 8, 6).play("attack 8", "L03").go("fall back");
    assert!(saw!(t, Event::FellBack { .. }) && !saw!(t, Event::Combat { .. }));
    assert_eq!((t.stack(6), t.morale()), ("29/15 29/71 29/PZ 29/RCN".into(), 12));
    assert!(!t.fresh("29/15") && !t.fresh("29/71"));
    assert_eq!((t.soviet(8).as_deref(), t.record().out_of_action.len()), (Some("L03"), 0));
}

#[test]
fn r9_4_a_lone_attacker_given_to_a_barrage_ends_the_attack() {
    let mut t = main().morale(12).combat();
    t.enter("29/15", 8, 6).play("attack 8", "L03").go("lose 29/15");
    assert!(saw!(t, Event::CalledOff { area } if area.0 == 8));
    assert_eq!((t.place("29/15"), t.morale(), t.soviet(8).as_deref()), ("out".into(), 12, Some("L03")));
    t.go("unit 29/71");
    assert!(t.offered("move 29/71 8").is_empty(), "it was attacked all the same");
}

#[test]
fn r9_4_a_strategy_works_only_in_the_round_of_the_reveal() {
    // Ruling 45: the same units once more, revealed before.
    let again = |id: &str, dice: &str| {
        let mut t = main().morale(12).soviet(8, id).units(8, "29/RCN 29/15").combat();
        t.go("unit 29/RCN; attack 8 with 29/15 29/RCN").play("lead 29/RCN", dice);
        t
    };
    let t = again("L01", "3 3 | 3 3");
    assert_eq!((t.result(), t.morale()), (Stalemate, 12), "no Heroes");
    let t = again("L02", "3 3 | 3 3");
    assert_eq!((t.result(), t.place("29/RCN")), (Stalemate, "8".into()), "no Ambush");
    let t = again("L03", "3 4 | 3 3");
    assert_eq!((t.result(), t.soviet(8)), (Success, None), "no Barrage");
    let t = again("L04", "3 4 | 3 3");
    assert_eq!((t.result(), t.soviet(8)), (Success, None), "no Fanatic");
    let t = again("L05", "3 4 | 3 3");
    assert_eq!((t.result(), t.soviet(8)), (Success, None), "two dice for Guards");
}

#[test]
fn r9_4_a_barrage_is_used_up_in_the_next_round() {
    let mut t = main().combat();
    t.enter("29/15", 8, 6).play("attack 8", "L03").go("fall back; end round");
    t.enter("29/RCN", 8, 6).play("attack 8", "6 6 | 1 1");
    assert_eq!(t.soviet(8), None);
}

#[test]
fn r9_0_the_order_of_entry_makes_no_difference() {
    let position = |names: [&str; 3]| {
        let mut t = main().german(&[8]).units(8, "29/15 29/RCN 29/PZ").combat();
        for name in names {
            t.enter(name, 10, 8);
        }
        *t.game()
    };
    let first = position(["29/15", "29/RCN", "29/PZ"]);
    for names in [["29/RCN", "29/PZ", "29/15"], ["29/PZ", "29/15", "29/RCN"], ["29/PZ", "29/RCN", "29/15"]] {
        let other = position(names);
        assert!(other == first && other.hash() == first.hash(), "{names:?}");
    }
}

#[test]
fn r9_5_8_the_order_of_retreats_that_end_alike_makes_no_difference() {
    let names = "24/PZ 24/RCN 29/PZ 29/RCN";
    let position = |order: [&str; 2]| {
        let layout = main().bare().german(&[8, 9]).units(6, names).spent(8, "71/191 71/194").soviet(10, "H04");
        let mut t = layout.combat();
        t.enter(names, 10, 8).go("attack 10").play("lead 29/RCN", "1 1 | 6 6");
        for name in order {
            t.go(&format!("retreat {name} 8"));
        }
        *t.game()
    };
    let (first, other) = (position(["24/PZ", "29/PZ"]), position(["29/PZ", "24/PZ"]));
    assert!(first == other && first.hash() == other.hash());
}

#[test]
fn r9_0_an_attack_is_asked_for_even_if_nobody_else_can_come() {
    let mut t = main().bare().german(&[8]).units(8, "29/RCN").combat();
    t.enter("29/RCN", 10, 8);
    assert_eq!(t.offers(), ["attack 10"]);
    // So is the end of a phase: dice follow.
    assert_eq!(main().purchases().offers(), ["end supply"]);
    assert_eq!(main().bare().combat().offers(), ["end combat"]);
}

#[test]
fn r9_4_a_barrage_works_until_it_is_answered() {
    // Ruling 46; what is drawn follows.
    let mut t = main().german(&[8]).units(8, "29/15 29/RCN 29/PZ").available(1, 0, 0).combat();
    t.enter("29/15 29/RCN 29/PZ", 10, 8).play("attack 10", "H02");
    let works = |t: &Table| t.game().sight(None).strategy_works(Area(10), soviet("H02"));
    assert!(works(&t));
    t.go("lose 29/PZ");
    assert!(!works(&t));
    // A Defense Strategy that counts in the combat works until its end.
    let mut t = main().german(&[8]).units(8, "29/15 29/RCN").available(1, 0, 0).combat();
    t.enter("29/15 29/RCN", 10, 8).play("attack 10", "H03").go("lead 29/RCN");
    assert!(t.game().sight(None).strategy_works(Area(10), soviet("H03")));
}
