//! 4 Loading.

use river::Event;

use crate::kit::night;

#[test]
fn r4_1_each_boat_is_sent_once_in_any_order() {
    let (mut one, mut two) = (night("stars"), night("stars"));
    one.go("send tug pier; send ferry factory").refuses("send tug factory", "already_sent", "4.1");
    two.go("send ferry factory; send tug pier");
    assert_eq!(one.game(), two.game());
    assert!(one.offers().iter().all(|offer| !offer.contains("tug") && !offer.contains("ferry")));
}

#[test]
fn r4_2_a_landing_takes_so_many_boats() {
    let mut t = night("stars");
    t.go("send launch ravine").refuses("send tug ravine", "full", "4.2");
    assert!(t.offers().contains(&"send tug pier".into()) && !t.offers().contains(&"send tug ravine".into()));
    assert_eq!(t.lay(|record| drop(record.boats.remove("launch"))).offers().len(), 3 * 3 + 2);
}

#[test]
fn r4_3_casting_off_ends_the_loading_with_any_number_of_boats() {
    let mut t = night("stars");
    t.play("cast off", "1 | moon");
    assert_eq!((t.record().hour, t.record().landed), (2, 0));
    assert!(!saw!(t, Event::Landed { .. }));
    t.go("send tug factory; send ferry factory; send barge pier; send launch pier");
    assert_eq!(t.offers(), ["cast off", "call off"]);
}
