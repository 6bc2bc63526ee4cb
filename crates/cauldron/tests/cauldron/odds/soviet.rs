//! Soviet Phase and Evaluation Phase.

use cauldron::components::{SovietResult, Targets};
use cauldron::odds::{Came, CombatResult, Offensive, Over, Strike, StrikeEnd, Struck};
use cauldron::{End, Upshot};
use serde_json::json;

use super::{Printed, agree, came, cards, die};
use crate::kit::*;

/// The card of the Final Offensive and that of the targets; out of 25 times 24 times 25.
fn soviet_phase(index: i8, number: impl Fn((i8, Option<i8>)) -> i8) -> Vec<(Upshot, u128)> {
    let mut counted = Vec::new();
    let cards = cards();
    for first in &cards {
        let to = (index + number(first.offensive)).clamp(0, 8);
        let offensive = Offensive { index: Some(to - index), launched: to == 8, targets: Some(Targets::All) };
        if to == 8 {
            counted.push((came(Came::Offensive(offensive)), 24 * 25));
            continue;
        }
        // Cards 11 and 24 are shuffled in at once.
        let reshuffled = [11, 24].contains(&first.number);
        for second in cards.iter().filter(|card| reshuffled || card.number != first.number) {
            let offensive = Offensive { targets: Some(second.attack), ..offensive };
            counted.push((came(Came::Offensive(offensive)), if reshuffled { 24 } else { 25 }));
        }
    }
    counted
}

#[test]
fn the_soviet_phase_begins_with_index_and_targets() {
    for index in [0, 3, 6, 7] {
        let layout = |ssi: u8| historical().turn(5).ssi(ssi).index(index).no_pdms();
        let signed = index.cast_signed();
        // A turn of the relief force rolls nothing: the cards of the Soviet Phase come next. In box 1 it is far away.
        let mut t = layout(6).relief("A", "box 2").german();
        t.go("resolve");
        agree(&t, "direction B", soviet_phase(signed, |(left, _)| left));
        // The SSI asks for the right-hand number, so does box 3; both together for none of a pair.
        let mut t = layout(8).relief("A", "box 2").german();
        t.go("resolve");
        agree(&t, "direction B", soviet_phase(signed, |(left, right)| right.unwrap_or(left)));
        let mut t = layout(6).relief("A", "box 4").german();
        t.go("resolve");
        agree(&t, "direction B", soviet_phase(signed, |(left, right)| right.unwrap_or(left)));
        let mut t = layout(8).relief("A", "box 4").german();
        t.go("resolve");
        agree(&t, "direction B", soviet_phase(signed, |(left, right)| if right.is_some() { 0 } else { left }));
    }
    // Without Zhukov only the targets are drawn for.
    let mut t = historical().turn(5).holding("zhukov_dead").relief("A", "box 2").german();
    t.go("resolve");
    let targets = |card: &Printed| Offensive { targets: Some(card.attack), ..Offensive::default() };
    agree(&t, "direction B", cards().iter().map(|card| (came(Came::Offensive(targets(card))), 1)));
}

/// A Soviet attack that ends like this.
fn struck(on: Struck, result: SovietResult, end: StrikeEnd, area_lost: bool, follow_up: bool) -> Upshot {
    let came = Came::Strike(Strike { on, end, area_lost, follow_up });
    Upshot { result: Some(CombatResult::Soviet(result)), came, ..Upshot::default() }
}

/// Table G, occupied.
fn table_g(die: i32) -> SovietResult {
    match die {
        ..=3 => SovietResult::NoEffect,
        4 => SovietResult::Wounded,
        5 => SovietResult::DepletedLoss,
        _ => SovietResult::Defeat,
    }
}

/// A DX that takes nobody is treated as no effect.
fn told(die: i32, end: StrikeEnd) -> SovietResult {
    match table_g(die) {
        SovietResult::DepletedLoss if end == StrikeEnd::NoEffect => SovietResult::NoEffect,
        result => result,
    }
}

#[test]
fn a_soviet_attack_ends_with_its_cost() {
    use StrikeEnd::{Lost, NoEffect, Pdm, ToChoose, Wounded};
    // Who stands in 22, the PDMs there, and what a DX and an X do.
    let stands: [(&str, u8, &str, StrikeEnd, StrikeEnd); 6] = [
        ("44-INF", 0, "", NoEffect, ToChoose),
        ("44-INF", 0, "44-INF", Lost, ToChoose),
        ("44-INF", 1, "44-INF", NoEffect, ToChoose),
        ("44-INF 384-INF", 0, "44-INF 384-INF", NoEffect, ToChoose),
        ("BG-A", 0, "", Lost, Lost),
        ("BG-A", 1, "", NoEffect, Pdm),
    ];
    for (names, pdms, depleted, weak, defeat) in stands {
        for launched in [0, 3, 5] {
            let mut layout = historical().turn(5).units("42", "44-INF").units("22", names).depleted(depleted);
            layout = layout.pdm(22, pdms, 0);
            if launched > 0 {
                layout = layout.launched(launched);
            }
            let mut t = layout.under_attack(&[22, 38]);
            t.go("strike 22");
            let end = |die: i32| {
                let end = match table_g(die) {
                    SovietResult::NoEffect => NoEffect,
                    SovietResult::Wounded => Wounded,
                    SovietResult::DepletedLoss => weak,
                    SovietResult::Defeat => defeat,
                };
                let again = launched == 5 || launched == 3 && [2, 6].contains(&die);
                struck(Struck::Area(area(22)), told(die, end), end, end == Lost, again)
            };
            agree(&t, "from 11", die(end));
        }
    }
    // An empty area falls.
    for launched in [0, 3, 5] {
        let mut layout = historical().turn(5).units("42", "44-INF");
        if launched > 0 {
            layout = layout.launched(launched);
        }
        let mut t = layout.under_attack(&[22, 38]);
        t.go("strike 22");
        let again = |die| launched == 5 || launched == 3 && [2, 6].contains(&die);
        let fallen = |die| struck(Struck::Area(area(22)), SovietResult::Defeat, NoEffect, true, again(die));
        agree(&t, "from 11", die(fallen));
    }
}

#[test]
fn the_last_unit_takes_the_army_with_it() {
    // A depleted division alone, with areas behind it; nobody follows up against nobody.
    for launched in [0, 3] {
        let mut layout = historical().only("71-INF").units("23", "71-INF").turn(5).supply(0);
        if launched > 0 {
            layout = layout.launched(launched);
        }
        let mut t = layout.under_attack(&[23]);
        t.go("strike 23");
        let again = |die| launched > 0 && [2, 6].contains(&die);
        let on = Struck::Area(area(23));
        let end = |die: i32| match table_g(die) {
            result @ SovietResult::NoEffect => struck(on, result, StrikeEnd::NoEffect, false, again(die)),
            result @ SovietResult::Wounded => struck(on, result, StrikeEnd::Wounded, false, again(die)),
            result @ SovietResult::DepletedLoss => {
                Upshot { destroyed: true, ..struck(on, result, StrikeEnd::Lost, true, false) }
            }
            result @ SovietResult::Defeat => struck(on, result, StrikeEnd::ToChoose, false, again(die)),
        };
        agree(&t, "from 9", die(end));
    }
}

#[test]
fn a_follow_up_is_an_attack_of_its_own() {
    // On the turn of the launch every first attack is followed by another, which needs a bracket for a third.
    let mut t = historical().turn(5).launched(5).under_attack(&[22, 38]);
    t.go("strike 22").play("from 11", "1");
    let end = |die: i32| {
        let cost = match table_g(die) {
            SovietResult::Wounded => StrikeEnd::Wounded,
            SovietResult::Defeat => StrikeEnd::ToChoose,
            _ => StrikeEnd::NoEffect,
        };
        struck(Struck::Area(area(22)), told(die, cost), cost, false, [2, 6].contains(&die))
    };
    agree(&t, "strike 22", die(end));
    // Without supply for a battlegroup nobody is asked: it follows from the choice of the loss.
    let mut t = historical().turn(5).launched(3).supply(0).under_attack(&[22, 38]);
    t.go("strike 22").play("from 11", "6");
    let again = |die: i32| {
        // The division is depleted now, and alone.
        let (cost, lost) = match table_g(die) {
            SovietResult::Wounded => (StrikeEnd::Wounded, false),
            SovietResult::DepletedLoss => (StrikeEnd::Lost, true),
            SovietResult::Defeat => (StrikeEnd::ToChoose, false),
            SovietResult::NoEffect => (StrikeEnd::NoEffect, false),
        };
        struck(Struck::Area(area(22)), table_g(die), cost, lost, [2, 6].contains(&die))
    };
    agree(&t, "lose 44-INF", die(again));
}

#[test]
fn after_collapse_an_attack_ends_with_its_unit() {
    use StrikeEnd::{Depleted, Lost, NoEffect, ToChoose, Wounded};
    let names = "HQ 100-INF 295-INF 305-INF";
    // Where the others stand, who is depleted, the PDMs, and what a DX and an X do.
    for (others, depleted, pdms, weak, defeat) in [
        ("53", "", 0, NoEffect, Depleted),
        ("53", "100-INF", 0, Lost, Lost),
        ("52", "100-INF", 0, NoEffect, Lost),
        ("53", "100-INF", 1, NoEffect, ToChoose),
    ] {
        let mut layout = historical().turn(6).units("52", names).only(names).no_pdms().all_full();
        layout.record.collapsed = true;
        layout.record.control = vec![52];
        let mut t = layout
            .units("52", names)
            .units(others, "HQ 295-INF 305-INF")
            .supply(0)
            .ip(0)
            .index(1)
            .depleted(depleted)
            .pdm(52, pdms, 0)
            .german();
        t.play("resolve", "3 | c18");
        let end = |die: i32| {
            let end = match table_g(die) {
                SovietResult::NoEffect => NoEffect,
                SovietResult::Wounded => Wounded,
                SovietResult::DepletedLoss => weak,
                SovietResult::Defeat => defeat,
            };
            let fallen = end == Lost && others != "52";
            struck(Struck::Unit(unit("100-INF")), told(die, end), end, fallen, false)
        };
        agree(&t, "roll 100-INF", die(end));
    }
}

/// Table H.
fn table_h(total: i32) -> i8 {
    [-2, -1, -1, -1, 0, 0, 1, 1, 2][usize::try_from(total.clamp(-1, 7) + 1).unwrap()]
}

#[test]
fn a_surrender_ends_with_the_ssi() {
    let levels = [("weak", 1), ("average", 0), ("strong", -1)];
    for (luftwaffe, air) in levels {
        for (relief, ground) in levels {
            for (marker, how) in [("hoth", -2), ("foa_received", -1)] {
                for ssi in [1, 2, 6, 9] {
                    let layout = historical().turn(12).ssi(ssi).committed(luftwaffe, relief).holding(marker);
                    let end = |die: i32| {
                        let to = (ssi.cast_signed() + table_h(die + air + ground + how)).clamp(0, 10);
                        // One point for the offensive that has not come, one less for the early surrender.
                        let over = Over { end: End::SsiZero, level: "soviet_decisive", points: 0 };
                        Upshot {
                            over: (to == 0).then_some(over),
                            ..came(Came::Evaluation(to - ssi.cast_signed(), false))
                        }
                    };
                    agree(&layout.german(), "surrender", die(end));
                }
            }
        }
    }
}

#[test]
fn the_last_turn_ends_with_victory_points() {
    let on = json!({"survival": true});
    // Two dice for the prisoners change nothing in it.
    let layout = with(&on).turn(16).ssi(6).holding("foa_received");
    let end = |die: i32| {
        let adjust = table_h(die - 1);
        let points = 6 + i32::from(adjust) + 1;
        let level = match points {
            10.. => "german_decisive",
            8.. => "german",
            6.. => "german_moral",
            2.. => "soviet",
            _ => "soviet_decisive",
        };
        Upshot { over: Some(Over { end: End::TimeUp, level, points }), ..came(Came::Evaluation(adjust, false)) }
    };
    agree(&layout.german(), "surrender", die(end));
}

#[test]
fn a_loss_that_ends_the_soviet_phase_is_followed_by_table_h() {
    for (wounded, collapse) in [(3, false), (20, true)] {
        for attacks in 0..=3 {
            let mut layout = historical().turn(5).ssi(6).supply(0).wounded(wounded);
            layout.record.this_turn.attacks_without_foa = attacks;
            let mut t = layout.under_attack(&[22]);
            t.go("strike 22").play("from 11", "6");
            let end = |die: i32| came(Came::Evaluation(table_h(die - i32::from(attacks)), collapse));
            agree(&t, "lose 44-INF", die(end));
        }
    }
}
