//! 7.0 Stacking and control.

use kurgan_core::Game;
use volga::{Event, Volga};

use crate::kit::*;

#[test]
fn r7_1_four_german_units_to_an_area() {
    // Ruling 36: those who contest it and those who enter count alike.
    let mut t = main().soviet(8, "L06").units(8, "94/267 94/274").combat();
    t.enter("29/15 29/71", 8, 6);
    assert!(t.offered("move").is_empty(), "four are there: {:?}", t.offers());
    let mut five = main().units(6, "177").record;
    five.phase = "combat".into();
    let broken = Volga::restore(pack(), &five).unwrap_err();
    assert!(broken.0.contains("5 units in area 6"), "{broken}");
}

#[test]
fn r7_1_support_markers_do_not_count() {
    let mut t = main().available(2, 1, 1).combat();
    t.enter("29/15 29/71 29/PZ 29/RCN", 8, 6).play("attack 8", "L16").play("lead 29/RCN", "");
    assert!(t.can("support 2 1 1"));
}

#[test]
fn r7_1_a_full_area_ends_no_retreat_but_may_be_crossed() {
    // From 4 through 5 and 6 into 8: each of those two has room for one more, 7 for nobody.
    let layout = main().german(&[7, 17]).soviet(8, "L16").units(4, "24/26 24/PZ").units(49, "177 29/RCN");
    let mut t = layout.units(7, "295/516 295/517 295/518 244B").combat();
    t.enter("24/26 24/PZ 24/21 24/RCN", 8, 6).play("attack 8", "").play("lead 24/RCN", "1 1 | 6 6");
    t.go("retreat 24/21 6");
    assert_eq!(t.offered("retreat 24/PZ"), ["5"]);
    // The last one crosses 6 and 5, both full.
    t.go("retreat 24/PZ 5");
    assert_eq!(t.offers(), ["retreat 24/26 4", "retreat 24/26 17"]);
}

#[test]
fn r7_2_an_area_with_a_soviet_unit_is_soviet_and_changes_with_its_elimination() {
    let mut t = main().combat();
    assert_eq!(t.german_areas(), 9);
    t.enter("29/15", 8, 6).play("attack 8", "L16 6 6 | 1 1");
    assert_eq!(t.german_areas(), 10);
    assert!(saw!(t, Event::Captured { area, .. } if area.0 == 8));
}

#[test]
fn r7_2_an_area_left_empty_stays_german() {
    // Ruling 10.
    let mut t = main().german(&[7]).units(7, "29/15").combat();
    let before = t.german_areas();
    t.go("unit 29/15; move 29/15 6");
    assert_eq!((t.german_areas(), t.soviet(7)), (before, None));
    // And no position has a Soviet unit where the Germans started.
    let mut lost = main().soviet(5, "L06").record;
    lost.phase = "combat".into();
    assert!(Volga::restore(pack(), &lost).is_err());
}

#[test]
fn r7_3_a_contested_area_stays_soviet() {
    let mut t = main().combat();
    t.enter("29/15 29/71", 8, 6).play("attack 8", "L16").play("lead 29/15", "3 5 | 1 2");
    assert_eq!(t.stack(8), "29/15 29/71");
    assert_eq!((t.german_areas(), t.soviet(8).as_deref()), (9, Some("L16")));
}

#[test]
fn r7_4_a_vacant_area_is_german_with_or_without_germans() {
    // It counts for the player, and a unit may return next to another one there (6.3).
    let t = main().german(&[7, 9]).units(7, "29/15").combat();
    assert_eq!(t.german_areas(), 11);
    let mut t = main().german(&[7]).units(7, "29/15").out("29/71").supply(1).purchases();
    t.go("return 29/71");
    assert!(t.can("place 29/71 7"));
}
