//! Attacks of 6th Army and of the relief force.

use AttackEnd::{Beaten, DrivenOut, Hit, NoEffect, Open, Replaced};
use cauldron::components::{Area, AttackResult, Letter, ReliefResult};
use cauldron::odds::{AttackEnd, Came, CombatResult, Over, ReliefEnd};
use cauldron::{End, Place, ReliefAt, Upshot};

use super::{agree, die, two_dice};
use crate::kit::*;

/// Where the Soviet unit of an area can retreat to: next to it, neither German nor Soviet, no Breakthrough marker.
fn ways_back(t: &Table, number: u8) -> usize {
    let r = t.record();
    let taken = |next: &u8| r.control.contains(next) || r.soviet.contains(next) || r.breakthrough.contains(next);
    pack().adjacent[usize::from(number) - 1].into_iter().filter(|next| !taken(&next.number())).count()
}

/// Attacks that end like this, the result being that of the first roll.
fn attacks(first: bool, ends: &[(Place, AttackEnd)], relief: Option<ReliefEnd>) -> Upshot {
    let result = if first { AttackResult::Retreat } else { AttackResult::NoEffect };
    let came = Came::Attacks([ends.first().copied(), ends.get(1).copied()], relief);
    Upshot { result: Some(CombatResult::Attack(result)), came, ..Upshot::default() }
}

fn at(number: u8) -> Place {
    Place::on(area(number))
}

#[test]
fn an_attack_ends_with_the_soviet_unit() {
    for (name, target, modifier) in [("44-INF", 11, 0), ("29-MOT", 11, 1), ("29-MOT", 9, 1), ("384-INF", 15, 0)] {
        for depleted in [false, true] {
            for points in 0..=3 {
                // Two more points pay for an advance; without them the gap is filled at once.
                for spare in [0, 2] {
                    let mut layout = historical().relief("A", "box 2").supply(points + spare);
                    if depleted {
                        layout = layout.depleted(name);
                    }
                    let mut t = layout.german();
                    t.go(&format!("attack {target}; with {name}; commit {points}"));
                    let beaten = match ways_back(&t, target) {
                        2.. => Beaten,
                        _ if spare == 0 => Replaced,
                        _ => DrivenOut,
                    };
                    let end = |die| {
                        let retreat = die + i32::from(points) + modifier - i32::from(depleted) >= 7;
                        attacks(retreat, &[(at(target), if retreat { beaten } else { NoEffect })], None)
                    };
                    agree(&t, "resolve", die(end));
                }
            }
        }
    }
}

#[test]
fn the_last_two_attackers_roll_one_after_the_other() {
    // On two areas: a success is followed by the decision to advance, a failure by the other attack.
    let mut t = historical().relief("A", "box 2").german();
    t.go("attack 11; with 44-INF; commit 2; attack 15; with 384-INF; commit 3; resolve");
    let (first, second) = (DrivenOut, Beaten);
    let end = |a: i32, b: i32| match (a + 2 >= 7, b + 3 >= 7) {
        (true, _) => attacks(true, &[(at(11), first)], None),
        (false, true) => attacks(false, &[(at(11), NoEffect), (at(15), second)], None),
        (false, false) => attacks(false, &[(at(11), NoEffect), (at(15), NoEffect)], None),
    };
    assert_eq!((ways_back(&t, 11), ways_back(&t, 15)), (1, 2));
    agree(&t, "roll 44-INF", two_dice(end));
    // On the same area.
    let mut t = historical().relief("A", "box 2").german();
    t.go("attack 11; with 44-INF; with 29-MOT; commit 2; resolve");
    let end = |a: i32, b: i32| {
        let driven_out = a + 2 >= 7 || b + 3 >= 7;
        attacks(a + 2 >= 7, &[(at(11), if driven_out { DrivenOut } else { NoEffect })], None)
    };
    agree(&t, "roll 44-INF", two_dice(end));
}

#[test]
fn stalingrad_takes_a_hit_first() {
    let mut t = historical().relief("A", "box 2").german();
    t.go("attack 54; with 295-INF; with 79-INF; commit 3; resolve");
    let end = |a: i32, b: i32| {
        // Three points of supply, one less in Stalingrad.
        let hits = usize::from(a + 2 >= 7) + usize::from(b + 2 >= 7);
        attacks(a + 2 >= 7, &[(at(54), [NoEffect, Hit, DrivenOut][hits])], None)
    };
    assert_eq!(ways_back(&t, 54), 0);
    agree(&t, "roll 295-INF", two_dice(end));
}

#[test]
fn a_breakout_opens_the_box() {
    let entry = pack().letters[0].area.number().to_string();
    let mut t = historical().relief("B", "box 2").units(&entry, "44-INF").german();
    t.go("attack A5; with 44-INF; commit 3");
    let target = Place::boxed(Letter::A, 5);
    let end = |die| attacks(die + 3 >= 7, &[(target, if die + 3 >= 7 { Open } else { NoEffect })], None);
    agree(&t, "resolve", die(end));
}

/// Table F.
fn table_f(commitment: &str, die: i32) -> ReliefResult {
    use ReliefResult::{Advance, NoEffect, NoEffectStar, Retreat};
    match (commitment, die) {
        (_, 1) => Retreat,
        ("weak", 6) | ("average", 4) | ("strong", 3) => NoEffectStar,
        ("average", 5..) | ("strong", 4..) => Advance,
        _ => NoEffect,
    }
}

/// How the relief force ends up in boxes.
fn relieved(result: ReliefResult, routed: bool, number: u8) -> ReliefEnd {
    match result {
        ReliefResult::Advance => ReliefEnd::Advances(ReliefAt::Box(number + 1), Letter::A),
        ReliefResult::NoEffectStar if routed => ReliefEnd::Advances(ReliefAt::Box(number + 1), Letter::A),
        ReliefResult::Retreat if number == 1 => ReliefEnd::Stays,
        ReliefResult::Retreat => ReliefEnd::FallsBack(ReliefAt::Box(number - 1), Letter::A),
        _ => ReliefEnd::Stays,
    }
}

fn relief(result: ReliefResult, end: ReliefEnd) -> Upshot {
    let came = Came::Attacks([None, None], Some(end));
    Upshot { result: Some(CombatResult::Relief(result)), came, ..Upshot::default() }
}

#[test]
fn the_relief_force_ends_up_somewhere() {
    for commitment in ["weak", "average", "strong"] {
        for number in 1..=4 {
            for (routed, tigers) in [(false, 0), (true, 0), (false, 1)] {
                let mut layout = historical().relief("A", &format!("box {number}")).committed("average", commitment);
                layout.record.this_turn.routed = routed;
                if tigers > 0 {
                    layout = layout.holding("tiger_tanks");
                }
                let mut t = layout.german();
                let end = |die: i32| {
                    let result = table_f(commitment, (die + tigers).min(6));
                    relief(result, relieved(result, routed, number))
                };
                // In box 1 there is nothing to choose.
                let action = if number == 1 { "resolve" } else { "relief" };
                if number > 1 {
                    t.go("resolve");
                }
                agree(&t, action, die(end));
            }
        }
    }
}

#[test]
fn on_the_map_the_relief_force_enters_the_area_it_attacks() {
    // Out of box 5 it comes into the entry area; there it has nowhere to retreat to.
    let entry = pack().letters[0].area;
    let mut t = historical().relief("A", "box 5").german();
    t.go("resolve");
    let end = |die| match table_f("average", die) {
        result @ ReliefResult::Advance => relief(result, ReliefEnd::Advances(ReliefAt::Map(entry), Letter::A)),
        result => relief(result, relieved(result, false, 5)),
    };
    agree(&t, "relief", die(end));
    let mut t = historical().relief("A", &format!("area {}", entry.number())).german();
    t.go("resolve");
    let r = t.record();
    let lone = |number: &u8| {
        let next = pack().adjacent[usize::from(*number) - 1];
        !r.units.contains_key(&number.to_string())
            && next.into_iter().all(|next| !r.units.contains_key(&next.number().to_string()))
    };
    let away = pack().adjacent[usize::from(entry.0)].into_iter().map(Area::number).find(lone);
    let to = away.expect("an area away from the pocket");
    let end = |die| match table_f("average", die) {
        result @ ReliefResult::Advance => relief(result, ReliefEnd::Advances(ReliefAt::Map(area(to)), Letter::A)),
        result => relief(result, ReliefEnd::Stays),
    };
    agree(&t, &format!("relief {to}"), die(end));
    // Having come so far, it falls back on the entry area.
    let layout = historical().breakthrough(entry.number()).relief("A", &format!("area {to}"));
    let mut t = layout.german();
    t.go("resolve");
    let end = |die| match table_f("average", die) {
        result @ ReliefResult::Advance => relief(result, ReliefEnd::Advances(ReliefAt::Map(entry), Letter::A)),
        result @ ReliefResult::Retreat => relief(result, ReliefEnd::FallsBack(ReliefAt::Map(entry), Letter::A)),
        result => relief(result, ReliefEnd::Stays),
    };
    agree(&t, &format!("relief {}", entry.number()), die(end));
    // With another Breakthrough marker next to it there is a choice.
    let near = pack().adjacent[usize::from(to) - 1].into_iter().map(Area::number);
    let also = near.into_iter().find(|number| *number != entry.number() && lone(number));
    let layout = historical().breakthrough(entry.number()).breakthrough(also.expect("an area away from the pocket"));
    let mut t = layout.relief("A", &format!("area {to}")).german();
    t.go("resolve");
    let end = |die| match table_f("average", die) {
        result @ ReliefResult::Advance => relief(result, ReliefEnd::Advances(ReliefAt::Map(entry), Letter::A)),
        result @ ReliefResult::Retreat => relief(result, ReliefEnd::Beaten),
        result => relief(result, ReliefEnd::Stays),
    };
    agree(&t, &format!("relief {}", entry.number()), die(end));
}

#[test]
fn a_link_up_ends_the_game() {
    // A division in the entry area meets a relief force in box 5; the others have no way there.
    let entry = pack().letters[0].area.number().to_string();
    let layout = historical().turn(5).ssi(6).committed("average", "strong").only("HQ 44-INF 71-INF");
    let mut t = layout.units(&entry, "44-INF").relief("A", "box 4").german();
    t.go("resolve");
    // The SSI, one point for a morale of 25 or more, one for the offensive that has not come; one unit is not five.
    let over = Over { end: End::LinkUp, level: "german", points: 6 + 1 + 1 };
    let end = |die| {
        let result = table_f("strong", die);
        let over = (result == ReliefResult::Advance).then_some(over);
        Upshot { over, ..relief(result, relieved(result, false, 4)) }
    };
    agree(&t, "relief", die(end));
}

#[test]
fn an_attack_is_followed_by_the_relief_force_in_box_1() {
    // Supply for the attack only: a success leaves nothing for an advance, and a "No effect *" turns into an advance.
    for commitment in ["weak", "average", "strong"] {
        let mut t = historical().relief("A", "box 1").committed("average", commitment).supply(3).german();
        t.go("attack 11; with 44-INF; commit 3");
        let end = |a: i32, b: i32| {
            let retreat = a + 3 >= 7;
            let moved = relieved(table_f(commitment, b), retreat, 1);
            attacks(retreat, &[(at(11), if retreat { Replaced } else { NoEffect })], Some(moved))
        };
        agree(&t, "resolve", two_dice(end));
    }
}
