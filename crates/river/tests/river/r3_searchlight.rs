//! 3 The searchlight.

use crate::kit::{night, night_of_two};

#[test]
fn r3_1_no_landing_is_lit_two_hours_running() {
    let mut t = night_of_two("stars");
    assert_eq!(t.offers(), ["aim factory", "aim ravine", "aim pier"]);
    t.go("aim ravine").play("cast off", "moon");
    assert_eq!(t.record().lit.as_deref(), Some("ravine"));
    assert_eq!(t.offers(), ["aim factory", "aim pier"]);
    t.refuses("aim ravine", "lit_last", "3.1");
    // It may be lit again an hour later.
    t.go("aim pier").play("cast off", "mist");
    assert_eq!(t.offers(), ["aim factory", "aim ravine"]);
}

#[test]
fn r3_2_a_die_picks_among_the_open_landings_from_north_to_south() {
    let first = [(1, "factory"), (2, "factory"), (3, "ravine"), (4, "ravine"), (5, "pier"), (6, "pier")];
    let after_ravine = [(1, "factory"), (3, "factory"), (4, "pier"), (6, "pier")];
    for (die, landing) in first {
        let mut t = night("stars");
        t.play("cast off", &format!("{die} | moon"));
        assert_eq!(t.record().lit.as_deref(), Some(landing), "{die}");
    }
    for (die, landing) in after_ravine {
        let mut t = night("stars");
        t.play("cast off", "3 | moon").play("cast off", &format!("{die} | fog"));
        assert_eq!(t.record().lit.as_deref(), Some(landing), "{die}");
    }
}
