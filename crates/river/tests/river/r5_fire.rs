//! 5 Fire.

use river::Event;

use crate::kit::night;

#[test]
fn r5_1_the_weather_adds_dice_or_takes_them() {
    night("stars").go("send tug pier").play("cast off", "6 | 1 1 1 1 | fog");
    night("flares").go("send tug pier").play("cast off", "6 | 1 1 1 1 1 1 | fog");
    night("mist").go("send tug factory").play("cast off", "1 | 1 1 | fog");
    // No dice are left, or nobody is in the light.
    night("fog").go("send tug ravine").play("cast off", "3 | mist");
    night("stars").go("send tug pier").play("cast off", "1 | fog");
}

#[test]
fn r5_2_fives_and_sixes_hit() {
    let mut t = night("stars");
    t.go("send ferry pier").play("cast off", "6 | 4 5 1 6 | fog");
    assert!(saw!(t, Event::Fired { hits: 2, .. }));
    assert_eq!(t.hull("ferry"), 1);
}

#[test]
fn r5_3_the_player_assigns_each_hit_among_the_boats_in_the_light() {
    let mut t = night("stars");
    t.go("send tug pier; send ferry pier; send launch ravine").play("cast off", "6 | 5 5 1 1");
    assert_eq!(t.offers(), ["hit ferry", "hit tug"]);
    t.refuses("hit launch", "not_under_fire", "5.3").go("hit tug");
    assert_eq!(t.record().landed, 0, "nobody lands while a hit is due");
    t.play("hit ferry", "fog");
    assert_eq!((t.hull("ferry"), t.hull("tug"), t.hull("launch")), (2, 2, 2));
}

#[test]
fn r5_4_a_boat_without_hull_sinks_with_its_load() {
    let mut t = night("moon");
    t.go("send launch pier; send tug pier").play("cast off", "6 | 5 5 5 1 1");
    t.go("hit launch").play("hit launch", "fog");
    assert!(saw!(t, Event::Sunk { .. }));
    // The third hit went to the only boat left.
    assert_eq!((t.hull("launch"), t.hull("tug"), t.record().landed), (0, 2, 2));
    t.refuses("send launch pier", "sunk", "5.4");
}

#[test]
fn r5_4_hits_without_a_boat_are_lost() {
    let mut t = night("stars");
    t.go("send launch pier").play("cast off", "6 | 5 5 5 5 | fog");
    assert_eq!(t.events().iter().filter(|event| matches!(event, Event::Hit { .. })).count(), 2);
    assert_eq!(t.record().boats.len(), 3);
}
