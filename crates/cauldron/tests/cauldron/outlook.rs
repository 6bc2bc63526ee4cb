//! Which tables an action leads to, with their modifiers and exact odds.

use cauldron::components::{AttackResult, SovietResult};
use cauldron::{Cauldron, Modifier, Outlook, Reading, Table as OnTable};
use kurgan_core::Game;
use kurgan_core::chance::Ratio;

use crate::kit::*;

fn outlook(t: &Table, action: &str) -> Vec<Outlook> {
    let read = Cauldron::read(pack(), action).expect("notation");
    assert!(t.can(action), "{action} is not legal");
    let all = t.sight().outlook(read);
    for roll in &all {
        let sum: f64 = roll.odds.values().map(|ratio| ratio.value()).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{:?} adds up to {sum}", roll.table);
    }
    all
}

fn of(all: &[Outlook], table: OnTable) -> &Outlook {
    all.iter().find(|roll| roll.table == table).unwrap_or_else(|| panic!("{table:?} is not in {all:?}"))
}

const HALF: Ratio = Ratio { cases: 1, of: 2 };
const THIRD: Ratio = Ratio { cases: 1, of: 3 };
const SIXTH: Ratio = Ratio { cases: 1, of: 6 };

#[test]
fn appeals_and_the_relief_attack_list_their_modifiers() {
    let t = historical().relief("A", "box 2").holding("foa_bonus").holding("appeal_penalty").german();
    let all = outlook(&t, "appeal freedom");
    assert_eq!(all.len(), 1);
    assert_eq!(all[0].modifiers.all(), [(Modifier::AttackedWithoutFoa, -1), (Modifier::FoaMarker, 1)]);
    assert!(!all[0].later);
    let mut t = historical().relief("A", "box 2").holding("tiger_tanks").german();
    t.go("resolve");
    let all = outlook(&t, "relief");
    assert_eq!(of(&all, OnTable::ReliefAttack).modifiers.all(), [(Modifier::TigerTanks, 1)]);
}

#[test]
fn plans_tell_of_every_attacker() {
    let mut t = historical().german();
    t.go("attack 25; with 3-MOT; with 376-INF");
    let all = outlook(&t, "commit 2");
    assert_eq!(all.len(), 2);
    let expected = [
        (unit("376-INF"), &[(Modifier::Supply, 2)][..], THIRD),
        (unit("3-MOT"), &[(Modifier::Supply, 2), (Modifier::Armor, 1)], HALF),
    ];
    for (who, modifiers, retreat) in expected {
        let roll = all.iter().find(|roll| roll.unit == Some(who)).unwrap();
        assert_eq!((roll.table, roll.modifiers.all()), (OnTable::Attack, modifiers));
        assert_eq!(roll.odds[&Reading::Attack(AttackResult::Retreat)], retreat);
    }
    t.go("commit 2");
    let all = outlook(&t, "resolve");
    assert_eq!(all.iter().filter(|roll| roll.table == OnTable::Attack).count(), 2);
    // The attack without Freedom of Action is among the modifiers of Table H.
    let situation = of(&all, OnTable::Situation);
    assert!(situation.later);
    assert_eq!(situation.modifiers.all(), [(Modifier::AttackedWithoutFoa, -1)]);
    assert_eq!(situation.odds[&Reading::Situation(-1)], HALF);
}

#[test]
fn upkeep_tells_of_table_c_before_the_units_are_named() {
    let t = historical().supply(9).upkeep();
    let all = outlook(&t, "upkeep 3");
    assert_eq!((all.len(), all[0].table), (1, OnTable::Upkeep));
    assert_eq!(all[0].modifiers.all(), [(Modifier::Unsupplied, 2)]); // seven of 22
    assert_eq!(all[0].odds[&Reading::Upkeep(3)], SIXTH);
    let all = outlook(&t, "upkeep 5");
    assert!(all.is_empty(), "nobody is unsupplied");
}

#[test]
fn soviet_attacks_tell_of_table_g_and_what_comes_after() {
    // 22 can be attacked out of two areas; the odds are told before one is chosen.
    let t = historical().ssi(7).commit(1).under_attack(&[22, 50]);
    let all = outlook(&t, "strike 22");
    let harmless = Ratio { cases: 2, of: 3 }; // DX finds no weak unit
    assert_eq!(of(&all, OnTable::Soviet).odds[&Reading::Soviet(SovietResult::NoEffect, false)], harmless);
    let a = of(&all, OnTable::Luftwaffe);
    assert_eq!(a.modifiers.all(), [(Modifier::Ssi, 1), (Modifier::CommitMarker, 1)]);
    // Weak never, Average 1-2, Strong 3-6: the airlift is -2, 0 or +2 on the next die.
    let b = of(&all, OnTable::Airlift);
    assert_eq!(b.odds[&Reading::Airlift(7)], Ratio { cases: 2, of: 9 });
    assert_eq!(b.odds[&Reading::Airlift(1)], Ratio { cases: 1, of: 18 });
    assert!(all.iter().all(|roll| roll.table != OnTable::Collapse));
    // Nothing is flown to an army that is gone, and it does not collapse.
    let layout = historical().ssi(6).only("71-INF").units("23", "71-INF").turn(14).supply(0).wounded(20);
    let mut t = layout.relief("A", "box 2").under_attack(&[23]);
    t.go("strike 23").play("from 9", "5 | 3 | c2 c10 | 1 1");
    let tables: Vec<OnTable> = outlook(&t, "relief").iter().map(|roll| roll.table).collect();
    assert_eq!(tables, [OnTable::ReliefAttack, OnTable::Situation, OnTable::Luftwaffe, OnTable::Relief]);
    let t = historical().wounded(20).turn(16).under_attack(&[22, 50]);
    let all = outlook(&t, "strike 50");
    assert_eq!(of(&all, OnTable::Collapse).odds[&Reading::Collapse(false)], THIRD);
    assert!(all.iter().all(|roll| roll.table != OnTable::Airlift), "the last turn has no next one");
}
