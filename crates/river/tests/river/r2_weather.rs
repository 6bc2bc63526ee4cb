//! 2 Weather.

use std::convert::Infallible;

use kurgan_core::chance::{Bag, Read};
use kurgan_core::{Chance, Dice, Game, Why};
use river::{Action, Event, Night, Options, River};
use serde_json::json;

use crate::kit::{night, pack, with};

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

/// A bag whose chits lie in the order of the counters, and dice that show ones.
struct InOrder {
    shuffles: u32,
}

impl Chance for InOrder {
    type Dry = Infallible;

    fn roll(&mut self, _why: Why, count: u8, _read: Read) -> Result<Dice, Infallible> {
        Ok(Dice::new(&vec![1; count.into()]))
    }

    fn draw(&mut self, bag: Bag) -> Result<u8, Infallible> {
        Ok(bag.slot)
    }

    fn shuffle(&mut self, _bag: Why) -> Result<(), Infallible> {
        self.shuffles += 1;
        Ok(())
    }
}

#[test]
fn r2_2_a_bag_filled_again_is_shuffled_and_drawn_from_its_top() {
    let mut chance = InOrder { shuffles: 0 };
    let options = Options { night: Night::Long, ..Options::default() };
    let Ok(mut game) = River::start(pack(), &options, &mut chance, &mut ());
    for hour in 0..16 {
        assert_eq!(game.sight(None).weather().map(|chit| u32::from(chit.0)), Some(hour % 6));
        assert_eq!(chance.shuffles, hour / 6);
        let Ok(()) = game.apply(Action::CastOff, &mut chance, &mut ());
    }
    assert!(game.outcome().is_some());
}
