//! 6 Landing.

use river::Event;

use crate::kit::night;

#[test]
fn r6_1_boats_that_crossed_put_their_load_ashore_and_are_back() {
    let mut t = night("stars");
    t.go("send ferry pier; send launch ravine").play("cast off", "1 | moon");
    assert_eq!(t.record().landed, 4 + 1);
    assert!(t.record().boats.values().all(|boat| boat.sent.is_none()));
}

#[test]
fn r6_2_boats_that_stayed_are_patched_up_to_the_printed_hull() {
    let mut t = night("stars").lay(|record| {
        for boat in ["ferry", "tug"] {
            record.boats.get_mut(boat).unwrap().hull = 2;
        }
    });
    t.go("send tug pier").play("cast off", "1 | moon");
    assert_eq!((t.hull("ferry"), t.hull("tug"), t.hull("launch")), (3, 2, 2));
    assert!(saw!(t, Event::Patched { hull: 3, .. }));
    t.play("cast off", "4 | fog");
    assert_eq!((t.hull("ferry"), t.hull("tug")), (3, 3));
}
