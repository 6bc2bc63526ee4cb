//! Refusals give the true reason: once it is removed, the action is legal or fails for another reason.

use std::collections::BTreeMap;

use kurgan_core::chance::Fast;
use kurgan_core::suite::pick;
use kurgan_core::{Game, Reason};
use serde_json::json;
use testkit::play;
use volga::components::{Area, Components, Pack, Unit};
use volga::{Action, Record, Refusal, Volga};

use crate::kit::*;
use crate::properties::random_options;

/// The code of a refusal.
fn code(refusal: Refusal) -> &'static str {
    refusal.parts().code
}

/// Why an action cannot be done.
fn why(t: &Table, action: &str) -> Refusal {
    assert!(!t.can(action), "{action} can be done");
    t.game().refuse(play::read(t.game(), action))
}

/// The reason that is given for a choice that is shown as blocked.
fn blocked(t: &Table, action: &str) -> Refusal {
    let wanted = play::read(t.game(), action);
    let found = t.game().blocked().into_iter().find(|(action, _)| *action == wanted);
    found.unwrap_or_else(|| panic!("{action} is not among what is blocked")).1
}

#[test]
fn finding_10_an_area_that_is_not_adjacent_is_not_called_contested() {
    let mut t = main().combat();
    t.go("unit 60/PZ");
    assert_eq!(why(&t, "move 60/PZ 43 from 48"), Refusal::NotAdjacent { from: Area(48), to: Area(43) });
}

#[test]
fn finding_10_out_and_back_fails_for_movement_not_for_room() {
    let names = "29/15 29/71 71/191 71/194";
    let mut t = main().bare().soviet(9, "L16").german(&[7]).units(9, names).combat();
    t.go("unit 71/191");
    let (unit, area, from) = (unit("71/191"), Area(9), Area(7));
    assert_eq!(why(&t, "move 71/191 9 from 7"), Refusal::TooFarFrom { unit, area, from, movement: 4 });
}

#[test]
fn finding_10_a_way_barred_by_a_full_area_is_told_as_such() {
    let full = "24/21 24/26 24/PZ 24/RCN";
    let mut t = main().bare().soviet_only(&[41]).units(48, "71/191").units(49, full).combat();
    t.go("unit 71/191");
    let refusal = Refusal::WayFull { unit: unit("71/191"), area: Area(50), through: Area(49) };
    assert_eq!(why(&t, "move 71/191 50"), refusal);
    assert_eq!(why(&t, "move 71/191 49"), Refusal::Full(Area(49)));
    // One more way round: it is the movement that does not suffice.
    let mut t = main().bare().soviet_only(&[41]).units(48, "71/191").combat();
    t.go("unit 71/191");
    let refusal = Refusal::TooFar { unit: unit("71/191"), area: Area(20), movement: 4 };
    assert_eq!(why(&t, "move 71/191 20"), refusal);
}

#[test]
fn r8_2_no_way_round_soviet_units_is_not_too_little_movement() {
    let t = main().bare().german(&[25]).units(1, "29/RCN").combat();
    let unit = unit("29/RCN");
    assert_eq!(why(&t, "move 29/RCN 25"), Refusal::NoWay(unit, Area(25)));
}

#[test]
fn r9_5_8_a_gate_too_far_away_is_named() {
    let mut t = main().bare().german(&[7, 8]).units(6, "29/15").soviet(9, "L16").combat();
    t.go("unit 29/15");
    for gate in [7, 8] {
        let refusal = why(&t, &format!("move 29/15 9 from {gate}"));
        assert!(matches!(refusal, Refusal::TooFarFrom { from, .. } if from.0 == gate), "{refusal:?}");
    }
}

#[test]
fn finding_10_a_lone_unit_under_a_barrage_fights_no_more() {
    let mut t = main().german(&[8]).units(8, "29/RCN").combat();
    t.enter("29/RCN", 10, 8).play("attack 10", "H02");
    assert_eq!(why(&t, "lead 29/RCN"), Refusal::BarrageFirst);
    t.go("lose 29/RCN");
    assert_eq!(t.place("29/RCN"), "out");
}

#[test]
fn finding_11_blocked_places_are_area_6_and_empty_captured_areas() {
    let mut t = main().supply(5).bare().german(&[8]).units(1, "295/516").out("29/15").purchases();
    t.go("return 29/15");
    for area in [6, 8] {
        assert_eq!(
            blocked(&t, &format!("place 29/15 {area}")),
            Refusal::PlacementNotAllowed(unit("29/15"), Area(area))
        );
    }
}

#[test]
fn finding_11_while_gathering_units_of_other_areas_are_blocked() {
    let mut t = main().german(&[8]).units(8, "29/15 29/71").units(6, "29/RCN").combat();
    t.enter("29/15", 10, 8);
    assert_eq!(blocked(&t, "move 29/RCN 10 from 8"), Refusal::NotActive(unit("29/RCN")));
}

#[test]
fn finding_11_blocked_at_a_barrage() {
    let mut t = main().german(&[8]).units(8, "29/15 29/RCN 29/PZ").combat();
    t.enter("29/15 29/RCN", 10, 8).play("attack 10", "H02");
    assert_eq!(blocked(&t, "lead 29/15"), Refusal::BarrageFirst);
    assert_eq!(blocked(&t, "lose 29/PZ"), Refusal::NotAttacking(unit("29/PZ")));
}

#[test]
fn finding_11_blocked_at_the_choice_of_the_lead() {
    let mut t = main().german(&[8]).units(8, "29/15 29/RCN 29/PZ").available(1, 0, 0).combat();
    t.enter("29/15 29/RCN", 10, 8).play("attack 10", "H03");
    assert_eq!(blocked(&t, "lead 29/PZ"), Refusal::NotAttacking(unit("29/PZ")));
    assert_eq!(why(&t, "support 1 0 0"), Refusal::LeadFirst);
}

#[test]
fn finding_11_blocked_at_a_retreat() {
    let names = "24/PZ 29/PZ 29/RCN";
    let layout = main().bare().german(&[8, 9]).units(6, names).spent(8, "71/191 71/194 71/211").soviet(10, "H04");
    let mut t = layout.combat();
    t.enter(names, 10, 8).go("attack 10").play("lead 29/RCN", "1 1 | 6 6");
    assert_eq!(blocked(&t, "retreat 24/PZ 9"), Refusal::RetreatElsewhere(unit("24/PZ"), Area(9)));
    t.go("retreat 24/PZ 8");
    assert_eq!(blocked(&t, "retreat 29/PZ 8"), Refusal::Full(Area(8)));
}

#[test]
fn finding_11_what_to_choose_first_is_told() {
    // Before a unit is chosen.
    let mut t = main().german(&[8]).units(10, "29/PZ 29/RCN").units(8, "29/15 29/71").soviet(10, "H04").combat();
    assert_eq!(why(&t, "attack 10 with 29/PZ"), Refusal::ChooseFirst(unit("29/PZ")));
    assert_eq!(why(&t, "attack 10"), Refusal::SayWith { area: Area(10), number: 10 });
    assert_eq!(why(&t, "attack 9"), Refusal::EnterFirst(Area(9)));
    assert_eq!(why(&t, "attack 10 with 29/15"), Refusal::SayWith { area: Area(10), number: 10 });
    assert_eq!(why(&t, "attack 8"), Refusal::NoSovietUnit(Area(8)));
    // An optional attack.
    t.enter("29/15", 10, 8);
    assert_eq!(why(&t, "attack 10"), Refusal::SayWith { area: Area(10), number: 10 });
    // While another unit is chosen.
    let mut t = main().combat();
    t.go("unit 29/RCN");
    assert_eq!(why(&t, "unit 29/PZ"), Refusal::AnotherChosen(unit("29/RCN")));
    assert_eq!(why(&t, "attack 8"), Refusal::EnterFirst(Area(8)));
}

#[test]
fn finding_11_units_in_an_area_already_attacked_are_told_so() {
    let all = "24/21 24/26 24/PZ 24/RCN";
    let layout = main().bare().soviet(9, "L16").units(9, "29/15 29/71").units(7, all).german(&[7]);
    // Every way out of 9 is Soviet or full.
    let mut t = layout.combat();
    t.go("unit 29/15").play("attack 9 with 29/15", "3 3 | 6 6");
    assert_eq!(why(&t, "unit 29/71"), Refusal::AlreadyAttacked(Area(9)));
    assert_eq!(blocked(&t, "unit 29/71"), Refusal::AlreadyAttacked(Area(9)));
}

#[test]
fn finding_11_units_of_a_pausing_corps_are_told_so() {
    let t = main().turn(2).event(13).paused("LI").combat();
    assert_eq!(why(&t, "unit 295/516"), Refusal::Pausing(unit("295/516")));
}

#[test]
fn ways_barred_by_german_stacks_are_not_said_to_lead_past_soviet_units() {
    // 6-5-4-16: 5 is full, and it is too far as well.
    let mut t = new_game(json!({}), "3 3 3 | 4 4 4 4");
    t.go("end supply").go("unit 29/RCN");
    assert_eq!(code(why(&t, "move 29/RCN 16")), "too_little_movement");
    assert_eq!(code(why(&t, "move 29/RCN 16 from 4")), "too_little_movement_from");
    // Two full areas in a row, within the movement: one of them is named, and none is said to be the only one.
    let (near, far) = ("24/21 24/26 24/PZ 24/RCN", "94/267 94/274 94/276 177");
    let layout = main().bare().soviet_only(&[7, 8, 17]).units(6, "29/RCN");
    let mut t = layout.units(5, near).units(4, far).combat();
    t.go("unit 29/RCN");
    let refusal = why(&t, "move 29/RCN 3");
    assert!(matches!(refusal, Refusal::WayFull { through: Area(4 | 5), .. }), "{refusal:?}");
    // A route round Soviet units that its own limits close to a unit.
    let layout = with(json!({"northern_shoulder": true})).bare().soviet_only(&[42, 43, 44]);
    let mut t = layout.units(48, "16/79").combat();
    t.go("unit 16/79");
    assert!(matches!(why(&t, "move 16/79 44 from 40"), Refusal::NorthernShoulder(..)));
}

#[test]
fn units_that_stand_there_are_not_said_to_stand_elsewhere() {
    // All of them have attacked already.
    let mut t = main().soviet(7, "L04").spent(7, "29/15").combat();
    assert_eq!(why(&t, "attack 7"), Refusal::Spent(unit("29/15")));
    t.go("unit 24/26");
    assert_eq!(why(&t, "attack 7 with 29/15"), Refusal::Spent(unit("29/15")));
    assert_eq!(why(&t, "attack 7"), Refusal::Spent(unit("29/15")));
    // They could, but another unit is chosen.
    let mut t = main().soviet(7, "L04").units(7, "29/15").combat();
    t.go("unit 24/26");
    assert_eq!(why(&t, "attack 7 with 29/15"), Refusal::AnotherChosen(unit("24/26")));
    assert_eq!(why(&t, "attack 7"), Refusal::AnotherChosen(unit("24/26")));
    assert_eq!(why(&t, "attack 8 with 29/15"), Refusal::EnterFirst(Area(8)));
}

#[test]
fn a_unit_that_has_entered_is_of_the_active_area_and_spent() {
    let mut t = main().combat();
    t.enter("29/15", 7, 6);
    assert_eq!(why(&t, "unit 29/15"), Refusal::Spent(unit("29/15")));
    assert_eq!(why(&t, "move 29/15 6"), Refusal::Spent(unit("29/15")));
    assert_eq!(why(&t, "move 29/15 8 from 7"), Refusal::Spent(unit("29/15")));
    assert_eq!(why(&t, "move 29/15 7 from 6"), Refusal::Spent(unit("29/15")));
    // A pausing corps says so.
    let mut t = main().turn(2).event(13).out("29/71").units(6, "295/516").paused("LI").combat();
    t.enter("29/15", 7, 6);
    assert_eq!(why(&t, "unit 295/516"), Refusal::Pausing(unit("295/516")));
}

#[test]
fn a_unit_that_may_join_the_attack_is_not_said_to_have_nothing_to_do() {
    // Every vacant area around is full.
    let full = "24/21 24/26 24/PZ 24/RCN";
    let layout = main().bare().units(6, "29/15 29/71").units(5, full);
    let mut t = layout.combat();
    t.enter("29/15", 7, 6);
    assert!(t.can("move 29/71 7 from 6"));
    assert_eq!(why(&t, "unit 29/71"), Refusal::SayFrom { area: Area(7), number: 7 });
    // With the area entered full too, it is for this attack to be finished: another one is open to it.
    let layout = main().bare().units(6, "29/15 29/71").spent(7, "71/191 71/194 71/211").soviet(7, "L04");
    let mut t = layout.units(5, full).combat();
    t.enter("29/15", 7, 6);
    assert_eq!(why(&t, "unit 29/71"), Refusal::OtherTarget(Area(8)));
}

#[test]
fn who_cannot_reach_the_target_is_not_said_to_enter_from_the_active_area() {
    let mut t = main().combat();
    t.go("unit 60/PZ").go("move 60/PZ 44 from 49");
    let (unit, area, from) = (unit("60/120"), Area(44), Area(49));
    assert_eq!(blocked(&t, "move 60/120 44 from 49"), Refusal::TooFarFrom { unit, area, from, movement: 4 });
    assert!(t.game().blocked().iter().all(|(_, refusal)| code(*refusal) != "not_adjacent"));
}

#[test]
fn whoever_stays_is_not_combined_with_those_who_went_out_and_back() {
    let mut t = main().bare().soviet(7, "L04").units(7, "29/RCN 29/PZ").german(&[8]).combat();
    t.go("unit 29/RCN").go("move 29/RCN 7 from 6").go("unit 29/PZ");
    assert_eq!(blocked(&t, "attack 7 with 29/PZ"), Refusal::NotCombined(unit("29/PZ")));
    assert_eq!(why(&t, "hold 7"), Refusal::AnotherChosen(unit("29/PZ")));
}

#[test]
fn nobody_holds_where_nobody_entered() {
    let t = main().soviet(7, "L04").units(7, "29/15").combat();
    assert_eq!(why(&t, "hold 7"), Refusal::NotNow);
}

/// Somebody else of the map, to be put where a unit is missing.
fn spare(record: &Record, but: &[&str]) -> Option<String> {
    let boxes = &record.out_of_action;
    let on_map = record.german.values().flatten();
    boxes.iter().chain(on_map).find(|name| !but.contains(&name.as_str())).cloned()
}

fn name(unit: Unit) -> &'static str {
    &pack().units[usize::from(unit.0)].name
}

/// Lifts one unit, or all, out of an area, other than those named.
fn clear(layout: &mut Layout, area: u8, most: usize, but: &[&str]) {
    let here = layout.record.german.get(&area).cloned().unwrap_or_default();
    for name in here.into_iter().filter(|name| !but.contains(&name.as_str())).take(most) {
        *layout = layout.clone().out(&name);
    }
}

/// Turns up the defender of an area, if it lies there unseen.
fn reveal(layout: &mut Layout, area: Area) {
    let unseen = layout.record.soviet.get(&area.0).is_some_and(|id| id == "?");
    let terrain = pack().areas[usize::from(area.0)].terrain;
    let fits = |id: &&String| pack().soviets[usize::from(soviet(id).0)].terrain == terrain;
    if let Some(id) = layout.record.bags.values().flatten().find(fits).filter(|_| unseen).cloned() {
        *layout = layout.clone().soviet(area.0, &id);
    }
}

/// Has a unit take part in the attack under way.
fn join(record: &mut Record, name: &str) {
    let Some(attack) = &mut record.attack else { return };
    let from = attack.entries.first().map(|(_, from)| *from);
    attack.units.push(name.into());
    attack.entries.extend(from.map(|from| (name.to_owned(), from)));
    record.spent.push(name.into());
}

/// Removes the reason that was given, as a person at the table would; false where nobody could.
#[allow(clippy::too_many_lines)] // one case for each reason
fn remedy(layout: &mut Layout, action: Action, refusal: Refusal) -> bool {
    let attacked = layout.record.attack.as_ref().map_or(0, |attack| attack.area);
    match refusal {
        Refusal::NotForGroup(area) => *layout = layout.clone().german(&[area.0]),
        Refusal::NoRoomForGroup(area) => clear(layout, area.0, 4, &[]),
        Refusal::SupplyTooLow { cost, .. } => layout.record.supply = cost,
        Refusal::NoMarkerToBuy => *layout = layout.clone().available(0, 0, 0),
        Refusal::MoraleFull => layout.record.morale -= 1,
        Refusal::NoPlaceToReturn(_) => (1..=5).for_each(|area| clear(layout, area, 1, &[])),
        Refusal::PlacementNotAllowed(unit, area) => {
            let Some(other) = spare(&layout.record, &[name(unit)]) else { return false };
            *layout = layout.clone().german(&[area.0]).units(area.0, &other);
        }
        Refusal::HomeOnly(unit, home) if matches!(action, Action::Return(_)) => {
            *layout = layout.clone().german(&[home.0]);
            clear(layout, home.0, 1, &[name(unit)]);
        }
        Refusal::Full(area) => clear(layout, area.0, 1, &[]),
        Refusal::WayFull { unit, through, .. } => clear(layout, through.0, 1, &[name(unit)]),
        Refusal::Spent(unit) => layout.record.spent.retain(|other| other != name(unit)),
        Refusal::Pausing(_) => (layout.record.event, layout.record.paused) = (Some(15), None),
        // With the swift counters.
        Refusal::TooFar { area, .. } | Refusal::TooFarFrom { area, .. } => {
            layout.record.event = layout.record.event.map(|_| 9);
            layout.record.paused = None;
            reveal(layout, area);
        }
        Refusal::ContestedExit { from, .. } | Refusal::NoEntryFrom { from, .. } => {
            *layout = layout.clone().german(&[from.0]);
        }
        Refusal::NoWay(_, area) => {
            let stay: Vec<u8> = [area.0, attacked].into_iter().filter(|area| *area > 0).collect();
            *layout = layout.clone().soviet_only(&stay);
        }
        Refusal::AlreadyAttacked(area) => {
            layout.record.round.as_mut().expect("a round").attacked.retain(|other| *other != area.0);
        }
        Refusal::NotContestedThen(area) | Refusal::MandatoryAttack { area, .. } => {
            // Somebody stood there before.
            let here = layout.record.german.get(&area.0).cloned().unwrap_or_default();
            let here: Vec<&str> = here.iter().map(String::as_str).collect();
            let Some(other) = spare(&layout.record, &here) else { return false };
            reveal(layout, area);
            *layout = layout.clone().spent(area.0, &other);
            layout.record.round.as_mut().expect("a round").contested.push(area.0);
        }
        Refusal::NorthernShoulder(..) => layout.record.options["northern_shoulder"] = json!(false),
        Refusal::NothingToDo(unit) => {
            let at = layout.record.german.iter().find(|(_, names)| names.iter().any(|other| other == name(unit)));
            let Some((&at, _)) = at else { return false };
            let near: Vec<u8> = pack().adjacent[usize::from(at)].into_iter().map(|area| area.0).collect();
            *layout = layout.clone().german(&near);
            for area in near {
                clear(layout, area, 1, &[]);
            }
        }
        Refusal::NotActive(unit) => {
            let active = layout.record.round.as_ref().expect("a round").active;
            clear(layout, active, 1, &[]);
            *layout = layout.clone().units(active, name(unit));
        }
        Refusal::NotAttacking(unit) => {
            let lone = layout.record.german.get(&attacked).is_some_and(|names| names.len() == 4);
            if lone {
                return false;
            }
            *layout = layout.clone().units(attacked, name(unit));
            join(&mut layout.record, name(unit));
        }
        Refusal::NotCombined(unit) => join(&mut layout.record, name(unit)),
        Refusal::SupportLimit { .. } => {
            let here = layout.record.german[&attacked].clone();
            let here: Vec<&str> = here.iter().map(String::as_str).collect();
            let Some(other) = spare(&layout.record, &here) else { return false };
            *layout = layout.clone().available(7, 6, 3).units(attacked, &other);
            join(&mut layout.record, &other);
        }
        Refusal::NoMarkerLeft => *layout = layout.clone().available(7, 6, 3),
        Refusal::AirProhibited => layout.record.event = Some(9),
        Refusal::AirLimited(_) => layout.record.options["limited_air"] = json!(false),
        Refusal::RetreatElsewhere(unit, area) => {
            let attack = layout.record.attack.as_mut().expect("an attack");
            attack.entries.iter_mut().filter(|(who, _)| who == name(unit)).for_each(|(_, from)| *from = area.0);
        }
        Refusal::BarrageFirst => {
            // Somebody else is given up, and there are two to choose from still.
            let Action::Lead(leads) = action else { return false };
            let attack = layout.record.attack.as_mut().expect("an attack");
            let Some(given) = attack.units.iter().position(|other| other != name(leads)) else { return false };
            let given = attack.units.remove(given);
            if attack.units.len() < 2 {
                return false;
            }
            layout.record.spent.retain(|other| *other != given);
            *layout = layout.clone().out(&given);
            layout.record.agenda.pop();
            layout.record.agenda.push("lead".into());
        }
        // Nothing on the table can be changed for these: they are in the cases above.
        _ => return false,
    }
    true
}

/// The printed counters, but all of them can move nine areas.
fn swift() -> &'static Components {
    let file = Components::FILES.iter().position(|file| *file == "german_units.toml").expect("a file of units");
    let text = Components::TEXTS[file].replace("move = 4", "move = 9").replace("move = 6", "move = 9");
    Components::load(&[(Components::FILES[file], &text)]).expect("a good pack").intern()
}

#[test]
fn a_reason_that_is_remedied_is_a_reason_no_more() {
    let swift = swift();
    let mut tried: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..60 {
        let mut rng = Fast::new(seed);
        let options = random_options(&mut rng);
        let mut game = Volga::start(pack(), &options, &mut rng, &mut ()).unwrap_or_else(|never| match never {});
        let mut legal = Vec::new();
        while game.outcome().is_none() {
            for (action, refusal) in game.blocked() {
                let code = code(refusal);
                let mut layout = Layout { record: game.record(), arrived: false };
                let movement = code.starts_with("too_little_movement");
                if !remedy(&mut layout, action, refusal) {
                    continue;
                }
                layout.follow();
                let pack = if movement { swift } else { pack() };
                let Ok(other) = Volga::restore(pack, &layout.record) else { continue };
                legal.clear();
                other.legal(&mut legal);
                let now = other.refuse(action);
                let gone = legal.contains(&action) || if movement { self::code(now) != code } else { now != refusal };
                assert!(gone, "seed {seed}: {action:?} is still refused for {refusal:?}\n{:#?}", layout.record);
                *tried.entry(code).or_default() += 1;
            }
            legal.clear();
            game.legal(&mut legal);
            let action = pick(&legal, Volga::resigns, &mut rng);
            game.apply(action, &mut rng, &mut ()).unwrap_or_else(|never| match never {});
        }
    }
    for code in [
        "no_room_for_group",
        "supply_too_low",
        "no_marker_to_buy",
        "morale_full",
        "placement_not_allowed",
        "full_stacking",
        "spent",
        "pausing",
        "too_little_movement_from",
        "contested_exit",
        "already_attacked",
        "not_active",
        "mandatory_attack",
        "not_attacking",
        "northern_shoulder",
        "home_only",
        "not_combined",
        "not_for_group",
        "air_limited",
        "no_marker_left",
        "support_limit",
        "air_prohibited",
        "barrage_first",
        "retreat_elsewhere",
    ] {
        assert!(tried.get(code).is_some_and(|count| *count > 0), "{code} was never tried: {tried:?}");
    }
}

/// A table, what cannot be done at it for which reason, and another table or action for which that is no reason.
type Case = (&'static str, Table, &'static str, Table, &'static str);

/// The reasons that random games seldom meet, or that only another choice removes.
fn cases() -> Vec<Case> {
    let chosen = |layout: Layout, name: &str| {
        let mut t = layout.combat();
        t.go(&format!("unit {name}"));
        t
    };
    let entered = |names: &str| {
        let mut t = main().combat();
        t.enter(names, 8, 6);
        t
    };
    let attacked = || {
        let mut t = main().german(&[8]).units(8, "29/15 29/RCN").available(1, 0, 2).combat();
        t.enter("29/15 29/RCN", 10, 8).play("attack 10", "H03");
        t
    };
    let led = || {
        let mut t = attacked();
        t.go("lead 29/RCN");
        t
    };
    let crowded = || {
        let full = main().units(3, "29/71 29/PZ").units(4, "29/RCN 60/120").supply(9);
        full.out("29/15 60/PZ 16/64 16/79 16/PZ")
    };
    // 50 with as many spent units around as there can be.
    let hemmed = || {
        let names =
            "24/21 24/26 24/PZ 24/RCN 29/15 29/71 29/PZ 29/RCN 71/191 71/194 71/211 244A 94/267 94/274 94/276 177";
        let mut names = names.split(' ');
        let layout = main().bare().soviet_only(&[8]).units(50, "16/79");
        pack().adjacent[50]
            .into_iter()
            .fold(layout, |layout, area| layout.spent(area.0, &names.by_ref().take(4).collect::<Vec<_>>().join(" ")))
    };
    let far = |area| chosen(main().bare().soviet_only(&[41]).units(area, "71/191"), "71/191");
    let full = |names: &str| chosen(main().bare().soviet_only(&[41]).units(48, "71/191").units(49, names), "71/191");
    let fought = || {
        let mut t = main().soviet(8, "L16").units(8, "29/15 29/RCN").combat();
        t.go("unit 29/15").play("attack 8 with 29/15", "1 1 | 6 6");
        t
    };
    vec![
        ("not_now", main().purchases(), "end combat", main().combat(), ""),
        ("no_place_to_return", crowded().purchases(), "return 29/15", crowded().out("60/120").purchases(), ""),
        (
            "not_out_of_action",
            main().supply(5).purchases(),
            "return 29/15",
            main().supply(5).out("29/15").purchases(),
            "",
        ),
        ("not_on_map", main().out("29/15").combat(), "unit 29/15", main().combat(), ""),
        (
            "already_there",
            chosen(main(), "29/15"),
            "move 29/15 6",
            chosen(main().german(&[7]).units(7, "29/15"), "29/15"),
            "",
        ),
        ("too_little_movement", far(48), "move 71/191 20", far(1), ""),
        ("way_full", full("24/21 24/26 24/PZ 24/RCN"), "move 71/191 50", full("24/21 24/26 24/PZ"), ""),
        (
            "no_way",
            chosen(main().bare().german(&[25]).units(1, "29/RCN"), "29/RCN"),
            "move 29/RCN 25",
            chosen(main().bare().soviet_only(&[8]).units(1, "29/RCN"), "29/RCN"),
            "",
        ),
        (
            "not_adjacent",
            chosen(main(), "60/PZ"),
            "move 60/PZ 43 from 48",
            chosen(main(), "60/PZ"),
            "move 60/PZ 46 from 48",
        ),
        ("say_from", chosen(main(), "29/15"), "move 29/15 8", chosen(main().german(&[8]), "29/15"), ""),
        ("no_soviet_unit", chosen(main().german(&[8]), "29/15"), "move 29/15 8 from 6", chosen(main(), "29/15"), ""),
        (
            "no_entry_from",
            chosen(main().soviet(9, "L16"), "29/RCN"),
            "move 29/RCN 9 from 8",
            chosen(main().soviet(9, "L16").german(&[8]), "29/RCN"),
            "",
        ),
        ("nothing_to_do", hemmed().combat(), "unit 16/79", hemmed().out("24/21").combat(), ""),
        ("choose_first", main().combat(), "move 29/15 8 from 6", chosen(main(), "29/15"), ""),
        ("another_chosen", chosen(main(), "29/15"), "move 29/71 8 from 6", chosen(main(), "29/71"), ""),
        ("enter_first", main().combat(), "attack 8", entered("29/15"), ""),
        ("say_with", main().soviet(8, "L16").units(8, "29/15").combat(), "attack 8", entered("29/15"), ""),
        ("other_target", entered("29/15"), "move 29/71 7 from 6", chosen(main(), "29/71"), ""),
        ("lead_first", attacked(), "support 1 0 0", led(), ""),
        ("one_air", led(), "support 0 0 2", led(), "support 0 0 1"),
        ("no_round_to_end", main().combat(), "end round", fought(), ""),
    ]
}

#[test]
fn reasons_that_are_true_for_each_code_by_hand() {
    for (expected, before, action, after, other) in cases() {
        assert_eq!(code(why(&before, action)), expected, "{action}");
        let action = if other.is_empty() { action } else { other };
        let read = play::read(after.game(), action);
        assert!(
            after.can(action) || code(after.game().refuse(read)) != expected,
            "{expected}: {action} is still refused"
        );
    }
}
