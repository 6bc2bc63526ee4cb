//! 8 Options.

use kurgan_core::{Game, Options as _, Seats};
use river::{GERMAN, Options, River, SOVIET};
use serde_json::json;

use crate::kit::{night, night_of_two, with};

#[test]
fn r8_1_a_long_night_has_sixteen_hours() {
    for (options, hours) in [(json!({}), 4), (json!({"night": "long"}), 16)] {
        let mut t = with(&options, "stars");
        for hour in 1..hours {
            let die = if hour % 2 == 1 { 1 } else { 4 };
            let chit = ["stars", "moon", "flares", "fog", "mist", "drizzle"][hour % 6];
            t.play("cast off", &format!("{die} | {chit}"));
        }
        assert_eq!(usize::from(t.record().hour), hours);
        assert!(t.play("cast off", "4").game().outcome().is_some());
    }
}

#[test]
fn r8_2_a_second_player_aims_before_the_boats_are_sent() {
    let seats = |options| River::seats(&Options::read(&options).unwrap()).len();
    assert_eq!((seats(json!({})), seats(json!({"searchlight": "player"}))), (1, 2));
    assert_eq!(night("stars").game().to_act(), Seats::only(SOVIET));
    let mut t = night_of_two("stars");
    assert_eq!(t.game().to_act(), Seats::only(GERMAN));
    t.go("aim factory");
    assert_eq!(t.game().to_act(), Seats::only(SOVIET));
    // No die: the light falls where it was aimed.
    t.go("send tug factory").play("cast off", "1 1 1 | moon");
    assert_eq!(t.record().lit.as_deref(), Some("factory"));
}
