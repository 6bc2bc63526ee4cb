//! Tables A to H, a test per table and an assertion per cell.

use Commitment::{Average, Strong, Weak};
use cauldron::components::{Commitment, ReliefResult, SovietResult};
use cauldron::{Appeal, Event, Reading, Table as OnTable};
use kurgan_core::chance::Ratio;

use crate::kit::*;

/// What the commitments of a turn came to.
fn commitments(t: &Table) -> (Commitment, Commitment) {
    let found = t.events.iter().find_map(|event| match event {
        Event::Commitments { luftwaffe, relief } => Some((*luftwaffe, *relief)),
        _ => None,
    });
    found.expect("they were rolled")
}

#[test]
fn table_a_every_ssi_and_die() {
    for ssi in 1..=10_u8 {
        let modifier = match ssi {
            9 | 10 => 2,
            7 | 8 => 1,
            6 => 0,
            5 => -1,
            _ => -2, // 1 is not printed (ruling 13)
        };
        for die in 1..=6_u8 {
            let expected = match i32::from(die) + modifier {
                ..=2 => Weak,
                3..=4 => Average,
                _ => Strong,
            };
            let t = historical().turn(5).ssi(ssi).dawn(&format!("c10 c14 | {die} {die} | 3"));
            assert_eq!(commitments(&t), (expected, expected), "SSI {ssi}, die {die}");
        }
    }
}

#[test]
fn table_a_markers() {
    let dawn = |layout: Layout, cards: &str| commitments(&layout.turn(5).ssi(6).dawn(&format!("{cards} | 2 2 | 3")));
    let roll = |layout: Layout| dawn(layout, "c10 c14");
    assert_eq!(roll(historical()), (Weak, Weak));
    assert_eq!(roll(historical().commit(1)), (Average, Average));
    assert_eq!(roll(historical().commit(2)), (Average, Average));
    assert_eq!(roll(historical().holding("luftwaffe")), (Average, Weak));
    assert_eq!(roll(historical().holding("hoth")), (Weak, Average));
    // Card 2 brings no new rumor.
    assert_eq!(dawn(historical().holding("tiger_tanks"), "c2 c10 c14"), (Weak, Average));
    assert_eq!(roll(historical().holding("hoth").commit(2)), (Average, Strong));
}

#[test]
fn table_b_every_weather_and_total() {
    let fair = [0, 1, 2, 3, 4, 5, 6, 7];
    let poor = [0, 1, 1, 2, 2, 3, 4, 4];
    // The Luftwaffe die at SSI 6, and what its commitment adds; areas lost with their airfields.
    for (luftwaffe, level) in [(2, -2), (3, 0), (5, 2)] {
        for (lost, airfields) in [(&[][..], 0), (&[47][..], -2), (&[52][..], -2), (&[47, 52][..], -3)] {
            for (card, row) in [("c2", fair), ("c1", poor)] {
                for die in 1..=6_i32 {
                    let layout = historical().turn(5).ssi(6).supply(1).soviet(lost);
                    let t = layout.dawn(&format!("c10 {card} | {luftwaffe} 3 | {die}"));
                    let total = usize::try_from((die + level + airfields).clamp(0, 7)).unwrap();
                    let expected = row[total];
                    assert!(
                        saw!(t, Event::Airlift { supply, by_table } if *supply == expected && *by_table == expected),
                        "{card}, die {die}, {level}, {airfields}: {expected} expected"
                    );
                    assert_eq!(t.record().supply, 1 + expected);
                }
            }
        }
    }
}

/// Units that are all unsupplied, in play.
fn starving(count: usize) -> Layout {
    let all = "76-INF 384-INF 44-INF 29-MOT 3-MOT 371-INF R20-INF 297-INF 14-PZ 376-INF 71-INF 113-INF";
    let names: Vec<&str> = all.split(' ').take(count).collect();
    historical().only(&names.join(" ")).all_full().supply(0)
}

#[test]
fn table_c_every_count_and_die() {
    for count in [1, 3, 4, 6, 7, 9, 10, 12] {
        let modifier = match count {
            ..=3 => 0,
            4..=6 => 1,
            7..=9 => 2,
            _ => 3,
        };
        for die in 1..=6 {
            let losses = match die + modifier {
                ..=4 => 0,
                5 | 6 => 1,
                7 => 2,
                8 => 3,
                _ => 4,
            };
            // With no supply there is nothing to decide but to go hungry.
            let mut t = starving(count).supply(1).upkeep();
            t.run("upkeep 0", &die.to_string());
            assert!(saw!(t, Event::UpkeepLosses { losses: fell } if *fell == losses), "{count} units, die {die}");
        }
    }
}

#[test]
fn table_d_conference() {
    for (die, commit, marker) in [(1, 0, false), (2, 0, false), (3, 0, false), (4, 0, true), (5, 1, true), (6, 2, true)]
    {
        let mut t = historical().german();
        t.play("appeal conference", &die.to_string());
        assert_eq!(
            (t.record().commit, t.held("foa_bonus"), t.held("airlift_bonus")),
            (commit, marker, marker),
            "{die}"
        );
    }
}

#[test]
fn table_d_freedom_of_action() {
    for (die, marker) in
        [(1, "hq_politics"), (2, "hq_politics"), (3, "hq_politics"), (4, ""), (5, "foa_bonus"), (6, "foa_received")]
    {
        let mut t = historical().german();
        t.play("appeal freedom", &die.to_string());
        assert_eq!(t.record().held.join(" "), marker, "{die}");
    }
}

#[test]
fn table_d_airlift() {
    for (die, supply) in [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)] {
        let mut t = historical().supply(5).german();
        t.play("appeal airlift", &die.to_string());
        assert_eq!(t.record().supply, 5 + supply, "{die}");
    }
}

#[test]
fn table_d_every_modifier() {
    let roll = |layout: Layout, kind: &str| {
        let mut t = layout.german();
        t.play(&format!("appeal {kind}"), "3");
        t.rolled().1
    };
    for (marker, conference, freedom, airlift) in
        [("appeal_penalty", 2, 2, 2), ("foa_bonus", 3, 4, 3), ("schmidt", 3, 4, 3)]
    {
        assert_eq!(roll(historical().holding(marker), "conference"), conference, "{marker}");
        assert_eq!(roll(historical().holding(marker), "freedom"), freedom, "{marker}");
        assert_eq!(roll(historical().holding(marker), "airlift"), airlift, "{marker}");
    }
    let both = || historical().holding("foa_bonus").holding("airlift_bonus");
    assert_eq!([roll(both(), "conference"), roll(both(), "freedom"), roll(both(), "airlift")], [3, 4, 4]);
    // Totals are held to 1 and 6 (ruling 24).
    let mut t = historical().holding("appeal_penalty").supply(0).german();
    t.play("appeal airlift", "1");
    assert_eq!((t.rolled().1, t.record().supply), (0, 0));
    let mut t = both().german();
    t.play("appeal freedom", "6");
    assert!(t.held("foa_received"));
}

#[test]
fn table_e_every_total() {
    // The 44th attacks 11 out of 22 with so much supply: a retreat from 7 on.
    for supply in 0..=3_i8 {
        for die in 1..=6_i8 {
            let mut t = historical().german();
            t.go("attack 11; with 44-INF").go(&format!("commit {supply}"));
            t.run("resolve", &die.to_string());
            let retreat = die + supply >= 7;
            assert_eq!(t.rolled().1, die + supply);
            assert_eq!(saw!(t, Event::SovietRetreat { .. }) || t.can("retreat 10"), retreat, "{die} + {supply}");
        }
    }
}

#[test]
fn table_e_every_modifier() {
    let total = |mut layout: Layout, target: u8, name: &str, depleted: bool| {
        if depleted {
            layout = layout.depleted(name);
        }
        let mut t = layout.german();
        t.go(&format!("attack {target}; with {name}; commit 0")).run("resolve", "3");
        t.rolled().1
    };
    assert_eq!(total(historical(), 11, "44-INF", false), 3);
    assert_eq!(total(historical(), 11, "44-INF", true), 2);
    assert_eq!(total(historical(), 11, "29-MOT", false), 4, "motorized");
    assert_eq!(total(historical(), 11, "29-MOT", true), 3, "depleted motorized");
    assert_eq!(total(historical(), 25, "14-PZ", false), 4, "panzer");
    assert_eq!(total(historical(), 54, "79-INF", false), 2, "Stalingrad");
    assert_eq!(total(historical().units("55", "24-PZ"), 54, "24-PZ", false), 2, "no armor bonus in Stalingrad");
    assert_eq!(total(historical().units("55", "24-PZ"), 54, "24-PZ", true), 1);
}

#[test]
fn table_f_every_commitment_and_die() {
    use ReliefResult::{Advance, NoEffect, NoEffectStar, Retreat};
    let rows = [
        ("weak", [Retreat, NoEffect, NoEffect, NoEffect, NoEffect, NoEffectStar]),
        ("average", [Retreat, NoEffect, NoEffect, NoEffectStar, Advance, Advance]),
        ("strong", [Retreat, NoEffect, NoEffectStar, Advance, Advance, Advance]),
    ];
    for (commitment, row) in rows {
        for (n, expected) in row.into_iter().enumerate() {
            for routed in [false, true] {
                let mut layout = historical().committed("average", commitment).relief("A", "box 3");
                layout.record.this_turn.routed = routed;
                let mut t = layout.german();
                t.go("resolve").run("relief", &(n + 1).to_string());
                assert!(saw!(t, Event::ReliefAttack { result, .. } if *result == expected), "{commitment} {}", n + 1);
                let at = match expected {
                    Retreat => "box 2",
                    Advance => "box 4",
                    NoEffectStar if routed => "box 4",
                    _ => "box 3",
                };
                assert_eq!(t.record().relief, at, "{commitment} {}", n + 1);
            }
        }
    }
}

#[test]
fn table_g_every_row_and_die() {
    use SovietResult::{Defeat, DepletedLoss, NoEffect, Wounded};
    let occupied = [NoEffect, NoEffect, NoEffect, Wounded, DepletedLoss, Defeat];
    for (n, expected) in occupied.into_iter().enumerate() {
        for launched in [0, 2] {
            let mut layout = historical().turn(5).depleted("44-INF");
            if launched > 0 {
                layout = layout.launched(launched);
            }
            let mut t = layout.under_attack(&[22, 38]);
            t.go("strike 22").run("from 11", &(n + 1).to_string());
            let bracket = launched > 0 && (n == 1 || n == 5);
            assert!(
                saw!(t, Event::Struck { result, follow_up, empty: false, .. } if *result == expected && *follow_up == bracket),
                "die {}",
                n + 1
            );
        }
        // An empty area falls whatever the die.
        let mut t = historical().turn(5).units("21", "44-INF").under_attack(&[22, 38]);
        t.go("strike 22").run("from 11", &(n + 1).to_string());
        assert!(saw!(t, Event::Struck { result: Defeat, empty: true, follow_up: false, .. }));
        assert!(t.soviet_in(22));
    }
}

#[test]
fn table_h_every_total() {
    // The Soviets leave 22 alone (a 1), then Table H.
    let adjust = |layout: Layout, die: i32| {
        let mut t = layout.turn(5).ssi(6).under_attack(&[22]);
        t.go("strike 22").run("from 11", &format!("1 {die}"));
        let found = t.events.iter().find_map(|event| match event {
            Event::Situation { adjust } => Some(*adjust),
            _ => None,
        });
        found.expect("it was rolled")
    };
    let columns = [-2, -1, -1, -1, 0, 0, 1, 1, 2];
    let levels = [("weak", 1), ("average", 0), ("strong", -1)];
    for (luftwaffe, air) in levels {
        for (relief, ground) in levels {
            for die in 1..=6 {
                let total = usize::try_from((die + air + ground).clamp(-1, 7) + 1).unwrap();
                assert_eq!(
                    adjust(historical().committed(luftwaffe, relief), die),
                    columns[total],
                    "{luftwaffe} {relief} {die}"
                );
            }
        }
    }
    for attacks in 0..=4_u8 {
        for die in 1..=6 {
            let mut layout = historical();
            layout.record.this_turn.attacks_without_foa = attacks;
            let total = usize::try_from((die - i32::from(attacks)).clamp(-1, 7) + 1).unwrap();
            assert_eq!(adjust(layout, die), columns[total], "{attacks} attacks, {die}");
        }
    }
}

#[test]
fn odds_of_every_table_agree_with_it() {
    let sixth = |cases| Ratio { cases, of: 6 };
    let t = historical().ssi(6).german();
    let (modifiers, odds) = t.sight().table_odds(OnTable::Luftwaffe);
    assert!(modifiers.all().is_empty());
    assert_eq!(odds[&Reading::Commitment(Weak)], Ratio { cases: 1, of: 3 });
    assert_eq!(odds[&Reading::Commitment(Strong)], Ratio { cases: 1, of: 3 });
    let (modifiers, odds) = t.sight().table_odds(OnTable::Situation);
    assert!(modifiers.all().is_empty());
    assert_eq!(odds[&Reading::Situation(0)], Ratio { cases: 1, of: 3 });
    let (_, odds) = t.sight().table_odds(OnTable::Appeal(Appeal::Freedom));
    assert_eq!(odds[&Reading::Freedom(cauldron::components::Freedom::Granted)], sixth(1));
    let (_, odds) = t.sight().table_odds(OnTable::Airlift);
    assert_eq!(odds[&Reading::Airlift(6)], sixth(1));
    let mut t = t.clone();
    t.go("attack 11; with 44-INF; with 29-MOT; commit 2; resolve");
    let action = <cauldron::Cauldron as kurgan_core::Game>::read(pack(), "roll 29-MOT").unwrap();
    assert_eq!(t.sight().modifiers_of(action).unwrap().total(), 3);
}
