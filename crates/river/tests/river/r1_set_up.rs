//! 1 Set-up and sequence.

use river::Step;

use crate::kit::{night, night_of_two, pack};

#[test]
fn r1_1_four_boats_begin_whole_and_at_the_quay() {
    let printed = pack().boats.each_ref().map(|boat| (boat.id.as_str(), boat.load, boat.hull));
    assert_eq!(printed, [("ferry", 4, 3), ("barge", 3, 2), ("tug", 2, 3), ("launch", 1, 2)]);
    let record = night("stars").record();
    assert_eq!(record.boats.len(), 4);
    assert!(printed.iter().all(|&(id, _, hull)| record.boats[id].hull == hull && record.boats[id].sent.is_none()));
}

#[test]
fn r1_2_three_landings_from_north_to_south() {
    let printed = pack().landings.each_ref().map(|landing| (landing.id.as_str(), landing.guns, landing.room));
    assert_eq!(printed, [("factory", 3, 2), ("ravine", 2, 1), ("pier", 4, 3)]);
}

#[test]
fn r1_3_six_chits_in_the_bag() {
    let printed = pack().weather.each_ref().map(|chit| (chit.id.as_str(), chit.guns));
    assert_eq!(printed, [("fog", -2), ("mist", -1), ("drizzle", -1), ("stars", 0), ("moon", 1), ("flares", 2)]);
    assert_eq!(night("stars").record().bag, ["fog", "mist", "drizzle", "moon", "flares"]);
}

#[test]
fn r1_4_an_hour_runs_in_order() {
    use Step::{Aim, Fire, Land, Light, Load};
    let mut t = night_of_two("stars");
    assert_eq!(t.record().agenda, [Land, Fire, Light, Load, Aim]);
    assert_eq!(t.go("aim pier").record().agenda, [Land, Fire, Light, Load]);
    assert_eq!(t.play("cast off", "moon").record().hour, 2);
    t.refuses("cast off", "not_now", "1.4").refuses("hit tug", "not_now", "1.4");
}
