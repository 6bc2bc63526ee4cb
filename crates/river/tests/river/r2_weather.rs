//! 2 Weather.

use river::Event;
use serde_json::json;

use crate::kit::{night, with};

#[test]
fn r2_1_a_chit_drawn_stays_out_of_the_bag() {
    let mut t = night("fog");
    t.play("cast off", "1 | moon");
    assert_eq!(t.record().weather.as_deref(), Some("moon"));
    assert_eq!(t.record().bag, ["mist", "drizzle", "stars", "flares"]);
    assert!(saw!(t, Event::Weather { .. }));
}

#[test]
fn r2_2_an_empty_bag_is_filled_again() {
    let mut t = with(&json!({"night": "long"}), "fog");
    for (die, chit) in ["1", "4", "1", "4", "1"].into_iter().zip(["mist", "drizzle", "stars", "moon", "flares"]) {
        t.play("cast off", &format!("{die} | {chit}"));
        assert!(!saw!(t, Event::Refilled));
    }
    assert_eq!((t.record().hour, t.record().bag.len()), (6, 0));
    t.play("cast off", "4 | flares");
    assert!(saw!(t, Event::Refilled));
    assert_eq!(t.record().bag, ["fog", "mist", "drizzle", "stars", "moon"]);
}
