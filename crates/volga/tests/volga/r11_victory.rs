//! 11.0 Victory conditions.

use kurgan_core::{Game, Verdict};
use volga::{End, Event, Record, Volga};

use crate::kit::*;

/// Ten Soviet areas, two of them heavy urban: forty German ones.
const TEN: [u8; 10] = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16];

fn ends(layout: Layout) -> (Verdict, &'static str, &'static str, i32) {
    let mut t = layout.combat();
    t.go("end combat");
    let outcome = t.game().outcome().expect("the game is over");
    (outcome.verdicts[0], outcome.level, outcome.reason, outcome.score)
}

#[test]
fn r11_1_every_area_german_wins_at_once() {
    for turn in [1, 5, 9] {
        let end = ends(main().turn(turn).soviet_only(&[]));
        assert_eq!(end, (Verdict::Win, "automatic", "all_areas", 50));
    }
}

#[test]
fn r11_1_one_soviet_area_is_one_too_many() {
    // Ruling 3.
    let mut t = main().no_arrivals().turn(5).soviet_only(&[13]).combat();
    t.play("end combat", "4 4 4 | 3 3 3 3");
    assert_eq!(t.end(), None);
}

#[test]
fn r11_1_victory_is_tested_at_the_end_of_the_phase() {
    // The last area falls in the middle of the phase: the phase goes on until it is ended.
    let mut t = main().turn(5).soviet_only(&[8]).keep("L16").combat();
    t.enter("29/RCN", 8, 6).play("attack 8", "L16 6 6 | 1 1");
    assert_eq!((t.german_areas(), t.end()), (50, None));
    t.go("end combat");
    assert!(saw!(t, Event::Over { end: End::AllAreas, areas: 50, heavy: 6, .. }));
}

#[test]
fn r11_1_morale_0_loses() {
    assert_eq!(ends(main().turn(3).morale(0)), (Verdict::Loss, "automatic", "morale", 9));
    let mut t = main().no_arrivals().turn(3).morale(1).combat();
    t.play("end combat", "4 4 4 | 3 3 3 3");
    assert_eq!(t.end(), None);
}

#[test]
fn r11_1_morale_0_loses_on_turn_9_even_with_forty_areas() {
    assert_eq!(ends(main().turn(9).soviet_only(&TEN).morale(0)).2, "morale");
}

#[test]
fn r11_1_a_cleared_map_outweighs_morale_0() {
    // Ruling 4.
    assert_eq!(ends(main().turn(3).soviet_only(&[]).morale(0)).2, "all_areas");
}

#[test]
fn r11_1_morale_may_touch_0_and_recover() {
    // Ruling 5: 0 in the middle of the phase, 1 at its end.
    let mut t = main().no_arrivals().turn(3).morale(1).soviet(10, "H03").units(10, "29/15 29/RCN 29/PZ").combat();
    t.go("unit 29/15").play("attack 10 with 29/15", "1 1 | 6 6");
    assert_eq!((t.morale(), t.end()), (0, None));
    t.go("end round; unit 29/RCN; attack 10 with 29/PZ 29/RCN").play("lead 29/RCN", "6 6 | 1 1");
    assert_eq!(t.morale(), 1);
    t.play("end combat", "4 4 4 | 3 3 3 3");
    assert_eq!(t.end(), None);
}

#[test]
fn r11_2_forty_areas_with_a_heavy_urban_one_win() {
    // Ruling 1: the nine are among the forty.
    assert_eq!(ends(main().turn(9).soviet_only(&TEN)), (Verdict::Win, "operational", "enough_areas", 40));
    assert_eq!(ends(main().turn(9).soviet_only(&[7, 8])).1, "operational");
}

#[test]
fn r11_2_thirty_nine_areas_lose() {
    let eleven: Vec<u8> = TEN.into_iter().chain([17]).collect();
    assert_eq!(ends(main().turn(9).soviet_only(&eleven)), (Verdict::Loss, "soviet", "time_up", 39));
}

#[test]
fn finding_10_forty_areas_without_a_heavy_urban_one_lose() {
    let heavy = [7, 8, 9, 11, 10, 14, 22, 25, 26, 41];
    assert_eq!(ends(main().turn(9).soviet_only(&heavy)), (Verdict::Loss, "soviet", "no_heavy_urban", 40));
    // One of the six is enough; so is Mamayev Kurgan not, which is elevated.
    let one = [7, 8, 9, 11, 12, 14, 22, 25, 26, 41];
    assert_eq!(ends(main().turn(9).soviet_only(&one)).1, "operational");
}

#[test]
fn r11_2_contested_areas_do_not_count() {
    let layout = main().turn(9).soviet_only(&[7, 8, 9, 11, 12, 13, 15, 16, 17, 18]);
    assert_eq!(ends(layout.clone()).1, "operational");
    assert_eq!(ends(layout.soviet(10, "H03").units(10, "29/15")).3, 39);
}

#[test]
fn r11_2_not_before_turn_9() {
    let mut t = main().no_arrivals().turn(8).soviet_only(&TEN).combat();
    t.play("end combat", "4 4 4 | 3 3 3 3");
    assert_eq!(t.end(), None);
}

#[test]
fn r11_2_morale_plays_no_part() {
    // Ruling 6.
    assert_eq!(ends(main().turn(9).soviet_only(&TEN).morale(1)).1, "operational");
}

#[test]
fn r11_1_a_position_ends_as_its_tracks_say() {
    // All areas, morale 0, the last turn: none of them holds in a set-up.
    for end in ["all_areas", "morale", "enough_areas", "time_up"] {
        let mut layout = main();
        (layout.record.end, layout.record.phase) = (Some(end.into()), "over".into());
        let broken = Volga::restore(pack(), &layout.record).unwrap_err();
        assert!(broken.to_string().starts_with("end:"), "{end}: {broken}");
    }
    let mut t = main().turn(9).combat();
    t.go("end combat");
    assert_eq!(Volga::restore(pack(), &t.record()).unwrap().outcome(), t.game().outcome());
    let record = Record { end: Some("enough_areas".into()), ..t.record() };
    assert!(Volga::restore(pack(), &record).is_err());
}
