//! 7 The end.

use kurgan_core::{Game, Verdict};
use river::End;

use crate::kit::{Table, night, night_of_two};

/// The last hour of a night alone, with so many companies on the west bank.
fn last_hour(landed: u16) -> Table {
    night("stars").lay(|record| {
        (record.hour, record.landed, record.lit) = (4, landed, Some("pier".into()));
        record.bag = ["fog", "mist"].map(Into::into).into();
    })
}

/// Level, verdicts, score and reason.
fn outcome(t: &Table) -> (&'static str, Vec<Verdict>, i32, &'static str) {
    let outcome = t.game().outcome().expect("it is over");
    (outcome.level, outcome.verdicts, outcome.score, outcome.reason)
}

#[test]
fn r7_1_dawn_ends_the_last_hour_after_its_landing() {
    let mut t = last_hour(0);
    assert!(t.game().outcome().is_none());
    t.go("send ferry pier").play("cast off", "1");
    assert_eq!(t.record().end, Some(End::Dawn));
    assert_eq!(outcome(&t).2, 4);
    assert!(t.offers().is_empty());
}

#[test]
fn r7_2_the_last_boat_sunk_ends_the_game() {
    let mut t = night("stars").lay(|record| record.boats.retain(|boat, _| boat == "launch"));
    t.go("send launch pier").play("cast off", "6 | 6 6 1 1");
    assert_eq!(outcome(&t), ("repelled", vec![Verdict::Loss], 0, "no_boats"));
}

#[test]
fn r7_3_a_night_called_off_is_lost_whatever_has_landed() {
    let mut t = last_hour(30);
    t.go("send ferry pier; call off");
    assert_eq!(outcome(&t), ("repelled", vec![Verdict::Loss], 30, "called_off"));
}

#[test]
fn r7_4_companies_per_hour_make_the_level() {
    let level = |landed: u16| {
        let mut t = last_hour(landed - 4);
        t.go("send ferry pier").play("cast off", "1");
        outcome(&t)
    };
    assert_eq!(level(23), ("repelled", vec![Verdict::Loss], 23, "dawn"));
    assert_eq!(level(24), ("foothold", vec![Verdict::Draw], 24, "dawn"));
    assert_eq!(level(31), ("foothold", vec![Verdict::Draw], 31, "dawn"));
    assert_eq!(level(32), ("bridgehead", vec![Verdict::Win], 32, "dawn"));
    // What one wins the other loses.
    let mut t = night_of_two("stars");
    t.go("aim pier; call off");
    assert_eq!(outcome(&t).1, [Verdict::Loss, Verdict::Win]);
}
