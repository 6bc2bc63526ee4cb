//! 5.0 Prepare for play.

use serde_json::json;
use volga::components::Terrain;
use volga::{CombatResult, Event};

use crate::kit::*;

#[test]
fn r5_1_the_game_is_nine_turns_long() {
    let mut t = main().turn(8).combat();
    t.play("end combat", "4 4 4 | 3 3 3 3");
    assert_eq!((t.turn(), t.end()), (9, None));
    t.go("end supply; end combat");
    assert_eq!((t.turn(), t.end().as_deref()), (9, Some("time_up")));
    assert!(t.offers().is_empty());
}

#[test]
fn r5_2_markers_at_the_start() {
    let t = new_game(json!({}), "4 4 4 | 4 4 4 4");
    assert_eq!((t.turn(), t.morale()), (1, 19));
    // Supply was 0 before this roll of 16, every marker but the free one lies in the Used box.
    assert_eq!((t.supply(), t.available()), (16, (0, 0, 1)));
    assert_eq!(t.german_areas(), 9);
}

#[test]
fn r5_2_morale_is_strong_from_10_and_shaken_from_9() {
    // Ruling 8.
    let values = |morale| {
        let mut t = main().morale(morale).combat();
        t.enter("29/15", 8, 6).play("attack 8", "L16 3 3 | 3 3");
        (t.sums().strong, t.sums().shaken)
    };
    assert_eq!(values(10), (1, 0));
    assert_eq!(values(9), (0, 1));
}

#[test]
fn r5_2_morale_never_leaves_its_track() {
    // Ruling 7: what overflows is lost at once.
    let mut t = main().morale(19).soviet(10, "H03").units(10, "29/RCN").combat();
    t.go("unit 29/RCN").play("attack 10 with 29/RCN", "6 6 | 1 1");
    assert_eq!((t.result(), t.morale()), (CombatResult::Success, 19));
    let mut t = main().morale(0).soviet(10, "H03").units(10, "29/RCN").combat();
    t.go("unit 29/RCN").play("attack 10 with 29/RCN", "1 1 | 6 6");
    assert_eq!((t.result(), t.morale()), (CombatResult::Repulse, 0));
}

#[test]
fn r5_3_all_german_units_begin_fresh() {
    let t = new_game(json!({}), "4 4 4 | 4 4 4 4");
    assert_eq!(t.record().spent, Vec::<String>::new());
    assert_eq!(t.record().german.values().flatten().count(), 25);
}

#[test]
fn r5_3_1_german_units_begin_in_their_areas() {
    let t = new_game(json!({}), "4 4 4 | 4 4 4 4");
    let stacks = [
        (1, "295/516 295/517 295/518 244B"),
        (2, "71/191 71/194 71/211 244A"),
        (3, "24/26 24/PZ"),
        (4, "24/21 24/RCN"),
        (5, "94/267 94/274 94/276 177"),
        (6, "29/15 29/71 29/PZ 29/RCN"),
        (48, "60/120 60/PZ"),
        (49, "16/64"),
        (50, "16/79 16/PZ"),
    ];
    assert!(stacks.iter().all(|&(area, units)| t.stack(area) == units));
    assert_eq!(t.record().german.len(), stacks.len());
}

#[test]
fn r5_3_2_reinforcements_wait_off_the_map() {
    let t = new_game(json!({}), "4 4 4 | 4 4 4 4");
    let due = ["389/544", "389/545", "389/546", "245A", "100/54", "100/227", "100/369", "245B"];
    assert_eq!(t.record().due, due);
}

#[test]
fn r5_4_every_soviet_area_has_one_unrevealed_unit() {
    let t = new_game(json!({}), "4 4 4 | 4 4 4 4");
    let soviet = t.record().soviet;
    assert!(soviet.keys().copied().eq(7..=47));
    assert!(soviet.values().all(|id| id == "?"));
    let counts = ["clear", "elevated", "light_urban", "heavy_urban"].map(|bag| t.record().bags[bag].len());
    assert_eq!(counts, [6, 8, 32, 9]);
}

#[test]
fn r5_4_a_unit_fits_the_terrain_of_its_area() {
    for (at, start, from, fits) in [(8, "29/15", 6, 'L'), (20, "71/191", 2, 'C'), (47, "60/PZ", 48, 'E')] {
        for unit in pack().soviets.iter().filter(|unit| unit.id != "PAVLOV") {
            let mut t = main().combat();
            t.enter(start, at, from);
            let chance = format!("{} 3 3 | 3 3", unit.id);
            if !unit.id.starts_with(fits) {
                t.impossible(&format!("attack {at}"), &chance);
            } else if unit.strategy == volga::components::Strategy::Barrage {
                t.play(&format!("attack {at}"), &unit.id);
            } else if unit.strategy == volga::components::Strategy::Guards {
                t.play(&format!("attack {at}"), &format!("{} 3 3 | 3 3 3 3", unit.id));
            } else {
                t.play(&format!("attack {at}"), &chance);
            }
        }
    }
}

#[test]
fn r5_4_no_unit_is_met_twice_and_the_surplus_stays_unknown() {
    // Ruling 9: nothing on record tells the surplus from what lies on the map.
    let mut t = main().combat();
    t.enter("29/15", 8, 6).play("attack 8", "L16 1 1 | 6 6");
    t.enter("29/71", 7, 6).impossible("attack 7", "L16 1 1 | 6 6").play("attack 7", "L06 1 1 | 6 6");
    assert_eq!(t.record().bags["light_urban"].len(), 30);
    let light = pack().terrain[Terrain::LightUrban as usize].len();
    assert_eq!(light, 25, "seven more counters than areas");
}

#[test]
fn r5_4_pavlovs_house_stays_out_without_its_option() {
    let mut t = main().german(&[8]).units(8, "29/15").combat();
    t.enter("29/15", 10, 8).impossible("attack 10", "PAVLOV 3 3 | 3 3 3 3");
    assert!(!saw!(t, Event::Revealed { .. }));
}
