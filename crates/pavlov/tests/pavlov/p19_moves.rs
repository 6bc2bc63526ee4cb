//! Soviet Counter Phase: moves, replaced counters, weapons taken along, crews (p.19, p.21, p.23).

use pavlov::{Event, Place, Refusal};
use serde_json::json;

use crate::kit::{Layout, counter, house, pack, with};

fn position(id: &str) -> pavlov::components::Position {
    pack().position_named(id).expect("a position")
}

/// Example of p.19: Masijashvili is ready, Chait disrupted.
fn landing() -> Layout {
    house().at("G2", "glushenko").at("G3", "masijashvili").at("G4", "chait").at("G5", "kiselev").disrupted("chait")
}

#[test]
fn example_p19_move() {
    for edition in ["en2", "fr", "ru"] {
        let mut t = landing().option("edition", json!(edition)).counters();
        t.go("move glushenko");
        // [2] Chait is disrupted.
        assert_eq!(
            t.refusal("to G4"),
            Refusal::CannotEnter { position: position("G4"), because: counter("chait") },
            "{edition}"
        );
        assert_eq!(t.refusal("to G2"), Refusal::AlreadyThere(counter("glushenko")));
        // [1] Masijashvili gives way, to any empty position or to the Reserves box.
        t.go("to G3");
        assert_eq!(
            t.offered("to"),
            ["GR1", "G2", "G6", "R2", "R3", "R4", "R5", "RP6", "P5", "P4", "P3", "P2", "P1", "reserves"]
        );
        assert_eq!(t.refusal("to G5"), Refusal::NotEmpty(position("G5")));
        let mut home = t.clone();
        t.go("to G2");
        assert_eq!((t.place("glushenko"), t.place("masijashvili")), ("G3".into(), "G2".into()));
        // The displaced counter's move was free and did not count as its own.
        assert_eq!(t.left(), (3, 2));
        assert!(t.can("move masijashvili"));
        home.go("to reserves");
        assert_eq!((home.place("masijashvili"), home.left()), ("reserves".into(), (3, 2)));
        // [3] Kiselev goes to an empty position.
        t.go("move kiselev; to P1");
        assert_eq!((t.place("kiselev"), t.left()), ("P1".into(), (3, 1)));
    }
}

#[test]
fn p19_counter_phase_moves_come_first_and_are_three() {
    let mut t = house().at("G5", "kiselev").counters();
    assert_eq!(t.left(), (3, 3));
    assert!(!t.can("act kiselev"));
    t.go("move pavlov; to G2; move glushenko; to G3; move chernogolov; to G4");
    assert_eq!((t.step(), t.left()), ("acts".into(), (3, 0)));
    assert!(t.can("act kiselev") && t.can("act pavlov"));
    assert_eq!(t.refusal("move aleksandrov"), Refusal::NoMovesLeft);
}

#[test]
fn p19_counter_phase_moves_may_be_left_out() {
    let mut t = house().at("G5", "kiselev").counters();
    t.go("done");
    assert_eq!((t.step(), t.left()), ("acts".into(), (3, 0)));
}

#[test]
fn p19_move_each_counter_once() {
    let mut t = house().counters();
    t.go("move pavlov; to G2");
    assert_eq!(t.refusal("move pavlov"), Refusal::HasMoved(counter("pavlov")));
    // Being displaced does not bring the move back.
    t.go("move glushenko; to G2; to G3");
    assert_eq!(t.refusal("move pavlov"), Refusal::HasMoved(counter("pavlov")));
    assert!(t.can("move chernogolov"));
}

#[test]
fn p19_move_exhausts_nobody() {
    let mut t = house().counters();
    t.go("move pavlov; to G2");
    assert!(!t.is_exhausted("pavlov") && !t.has_acted("pavlov"));
    assert!(saw!(t, Event::Moved { from: Place::RESERVES, .. }));
}

#[test]
fn p19_move_unready_counters_move_unless_the_edition_forbids() {
    let layout = || house().at("G2", "kiselev").exhausted("kiselev").disrupted("pavlov");
    let t = layout().counters();
    assert!(t.can("move kiselev") && t.can("move pavlov"));
    for t in [
        layout().option("edition", json!("fr")).counters(),
        layout().option("ready_only_moves", json!(true)).counters(),
    ] {
        assert_eq!(t.refusal("move kiselev"), Refusal::CannotMove(counter("kiselev")));
        assert_eq!(t.refusal("move pavlov"), Refusal::CannotMove(counter("pavlov")));
        assert!(t.can("move glushenko"));
    }
    let t = layout().option("edition", json!("ru")).counters();
    assert!(t.can("move kiselev"));
}

#[test]
fn p19_move_not_to_the_reserves_box() {
    let mut t = house().at("G2", "kiselev").counters();
    t.go("move kiselev");
    assert_eq!(t.refusal("to reserves"), Refusal::NotToReserves(counter("kiselev")));
}

#[test]
fn p19_move_only_counters_in_the_house() {
    let t = house().at("lost", "kiselev").counters();
    assert_eq!(t.refusal("move kiselev"), Refusal::NotInHouse(counter("kiselev")));
    assert_eq!(t.refusal("move chekhov"), Refusal::NotInHouse(counter("chekhov")));
}

#[test]
fn p19_move_not_where_nobody_can_make_room() {
    // Fifteen positions are held by exhausted men; Kalinin is ready on the last one.
    let held = "afanasyev naumov voronov chait ivashenko svirin bondarenko dovzhenko ramazanov sobgayda yakimenko \
                murzaev turdyev turgunov shkuratov";
    let mut layout = house().exhausted(held).at("P1", "kalinin");
    let positions = ["GR1", "G2", "G3", "G4", "G5", "G6", "R2", "R3", "R4", "R5", "RP6", "P5", "P4", "P3", "P2"];
    for (name, place) in held.split_whitespace().zip(positions) {
        layout = layout.at(place, name);
    }
    let mut t = layout.clone().counters();
    assert_eq!(t.refusal("move kalinin"), Refusal::NowhereToGo(counter("kalinin")));
    assert!(t.can("move chait") && t.can("move pavlov"));
    t.go("move pavlov"); // the only place is taken unasked
    assert_eq!((t.place("pavlov"), t.place("kalinin")), ("P1".into(), "reserves".into()));
    // If he is disrupted too, nobody moves at all.
    let t = layout.disrupted("kalinin").counters();
    assert_eq!(t.offered("move"), [""; 0]);
}

#[test]
fn p19_displace_exhausted_counters_stay() {
    let mut t = house().at("G3", "kiselev").exhausted("kiselev").counters();
    t.go("move pavlov");
    assert_eq!(t.refusal("to G3"), Refusal::CannotEnter { position: position("G3"), because: counter("kiselev") });
}

#[test]
fn p19_displace_one_unready_man_of_a_crew_is_enough() {
    let layout = || house().at("G3", "sobgayda murzaev").weapon("m1937", "G3").at("reserves", "yakimenko");
    let mut t = layout().exhausted("murzaev").counters();
    t.go("move yakimenko");
    assert_eq!(t.refusal("to G3"), Refusal::CannotEnter { position: position("G3"), because: counter("murzaev") });
    // Nor may anybody join a man who is not ready.
    let mut t = layout().at("G4", "murzaev").disrupted("sobgayda").counters();
    t.go("move yakimenko");
    assert_eq!(t.refusal("to G3"), Refusal::CannotEnter { position: position("G3"), because: counter("sobgayda") });
}

#[test]
fn p19_displace_no_refuge_where_a_mate_stayed() {
    let mut t = house().at("G2", "chait ivashenko").weapon("maxim_1", "G2").at("G3", "kiselev").counters();
    t.go("move chait; to G3; leave");
    assert!(t.can("to G4") && !t.can("to G2") && !t.can("to G3"));
}

#[test]
fn p19_displace_pushes_nobody_further() {
    let mut t = house().at("G2", "glushenko").at("G3", "kiselev").counters();
    t.go("move pavlov; to G2");
    assert_eq!(t.refusal("to G3"), Refusal::NotEmpty(position("G3")));
    assert_eq!(t.refusal("to G2"), Refusal::NotEmpty(position("G2")));
}

#[test]
fn p19_displace_one_of_a_crew_if_the_letters_fit() {
    let layout = || house().at("G3", "sobgayda murzaev").weapon("m1937", "G3").at("reserves", "yakimenko chait");
    let mut t = layout().counters();
    t.go("move yakimenko; to G3");
    assert_eq!(t.offered("replace"), ["sobgayda", "murzaev", "both"]);
    // All of one letter, but two are a crew already.
    assert_eq!(t.refusal("join"), Refusal::CrewFull(position("G3")));
    assert_eq!(t.refusal("replace chait"), Refusal::NotToReplace(counter("chait"), position("G3")));
    // Those who stay need the weapon: Murzaev cannot take it along.
    t.go("replace murzaev; to R3");
    assert_eq!((t.there("G3"), t.place("murzaev")), ("sobgayda yakimenko".into(), "R3".into()));
    assert_eq!((t.weapon_place("m1937"), t.step()), ("G3".into(), "moves".into()));
    // Chait has another letter: both must go, in ascending order.
    let mut t = layout().counters();
    t.go("move chait; to G3");
    assert_eq!(t.step(), "displaced sobgayda");
    t.go("to R3; leave");
    assert_eq!(t.step(), "displaced murzaev");
    assert_eq!(t.refusal("to R3"), Refusal::NotEmpty(position("R3")));
    t.go("to reserves; leave");
    assert_eq!((t.there("G3"), t.place("sobgayda")), ("chait".into(), "R3".into()));
    assert_eq!(t.place("murzaev"), "reserves");
}

#[test]
fn p19_displace_both_of_a_crew_on_request() {
    let mut t = house().at("G3", "sobgayda murzaev").weapon("m1937", "G3").at("reserves", "yakimenko").counters();
    t.go("move yakimenko; to G3; replace both; to reserves; leave; to reserves; leave");
    assert_eq!((t.there("G3"), t.weapon_place("m1937")), ("yakimenko".into(), "G3".into()));
    assert_eq!(t.left(), (3, 2));
}

#[test]
fn p19_displace_the_replaced_may_take_the_weapon_along() {
    let layout = || house().at("G3", "sobgayda murzaev").weapon("m1937", "G3");
    let mut t = layout().counters();
    t.go("move pavlov; to G3; to R3");
    assert_eq!(t.legal(), ["take m1937", "leave"]);
    let mut later = t.clone();
    t.go("take m1937; to R4");
    // It is gone now, so Murzaev is not asked.
    assert_eq!((t.weapon_place("m1937"), t.step()), ("R3".into(), "moves".into()));
    assert!(saw!(t, Event::Moved { .. }));
    later.go("leave; to R4; take m1937");
    assert_eq!(later.weapon_place("m1937"), "R4");
    // Nobody takes it: it stays with Pavlov, who cannot use it.
    let mut t = layout().counters();
    t.go("move pavlov; to G3; to R3; leave; to reserves; leave");
    assert_eq!((t.weapon_place("m1937"), t.there("G3")), ("G3".into(), "pavlov".into()));
}

#[test]
fn p19_displace_the_replaced_may_take_the_weapon_along_to_the_reserves_box() {
    let layout = || house().at("G3", "sobgayda murzaev").weapon("m1937", "G3");
    let mut t = layout().counters();
    t.go("move pavlov; to G3; to reserves");
    assert_eq!(
        (t.legal(), t.step()),
        (vec!["take m1937".into(), "leave".into()], "displaced_weapon sobgayda reserves".into())
    );
    let mut later = t.clone();
    t.go("take m1937; to R3");
    assert_eq!((t.weapon_place("m1937"), t.step()), ("reserves".into(), "moves".into()));
    assert!(saw!(t, Event::Moved { .. }));
    later.go("leave; to reserves; take m1937");
    assert_eq!((later.weapon_place("m1937"), later.there("G3")), ("reserves".into(), "pavlov".into()));
    assert!(saw!(later, Event::WeaponMoved { .. }));
}

#[test]
fn p19_displace_no_weapon_for_those_without_its_letter() {
    let mut t = house().at("G3", "kiselev").weapon("m1937", "G3").counters();
    t.go("move pavlov; to G3; to R3");
    assert_eq!((t.step(), t.weapon_place("m1937")), ("moves".into(), "G3".into()));
}

#[test]
fn p19_displace_two_weapons_do_not_fit() {
    let layout =
        || house().at("G3", "sobgayda").weapon("ptrd41", "G3").at("reserves", "murzaev").weapon("m1937", "reserves");
    let mut t = layout().counters();
    t.go("move murzaev; to G3; take m1937; replace sobgayda; to R3");
    assert_eq!(t.legal(), ["take ptrd41", "leave"]);
    let mut left = t.clone();
    t.go("take ptrd41");
    assert_eq!((t.weapon_place("m1937"), t.weapon_place("ptrd41")), ("G3".into(), "R3".into()));
    assert!(!saw!(t, Event::WeaponLeft(_)));
    left.go("leave");
    assert_eq!((left.weapon_place("m1937"), left.weapon_place("ptrd41")), ("G3".into(), "reserves".into()));
    assert!(saw!(left, Event::WeaponLeft(_)));
    let mut t = layout().counters();
    t.go("move murzaev; to G3; take m1937; replace sobgayda; to reserves");
    assert_eq!(t.weapon_place("ptrd41"), "reserves");
    assert!(saw!(t, Event::WeaponLeft(_)));
    // The same if they become a crew.
    let mut t = layout().counters();
    t.go("move murzaev; to G3; take m1937; join");
    assert_eq!((t.there("G3"), t.weapon_place("ptrd41")), ("sobgayda murzaev".into(), "reserves".into()));
    assert!(saw!(t, Event::WeaponLeft(_)));
}

#[test]
fn p19_displace_a_crew_by_another_weapon() {
    let mut t = house()
        .at("G3", "sobgayda murzaev")
        .weapon("ptrd41", "G3")
        .at("reserves", "yakimenko")
        .weapon("m1937", "reserves")
        .counters();
    // With the new gun the old one is free, and the one replaced may take it.
    t.go("move yakimenko; to G3; take m1937; replace sobgayda; to R3; take ptrd41");
    assert_eq!((t.there("G3"), t.weapon_place("m1937")), ("yakimenko murzaev".into(), "G3".into()));
    assert_eq!((t.place("sobgayda"), t.weapon_place("ptrd41")), ("R3".into(), "R3".into()));
}

#[test]
fn p23_weapons_move_with_a_counter_of_their_letter() {
    let mut t = house().at("G3", "sobgayda").weapon("m1937", "G3").counters();
    t.go("move sobgayda; to R3; take m1937");
    assert_eq!((t.place("sobgayda"), t.weapon_place("m1937")), ("R3".into(), "R3".into()));
    assert!(saw!(t, Event::WeaponMoved { .. }) && !saw!(t, Event::WeaponLeft(_)));
    // Without the letter it stays.
    let mut t = house().at("G3", "kiselev").weapon("m1937", "G3").counters();
    t.go("move kiselev; to R3");
    assert_eq!((t.step(), t.weapon_place("m1937")), ("moves".into(), "reserves".into()));
}

#[test]
fn p23_weapons_left_alone_go_to_the_reserves_box() {
    let mut t = house().at("G3", "sobgayda").weapon("m1937", "G3").counters();
    t.go("move sobgayda; to R3; leave");
    assert_eq!(t.weapon_place("m1937"), "reserves");
    assert!(saw!(t, Event::WeaponLeft(_)));
    // Not while a mate stays with it.
    let mut t = house().at("G3", "sobgayda murzaev").weapon("m1937", "G3").counters();
    t.go("move sobgayda; to R3; leave");
    assert_eq!((t.there("G3"), t.weapon_place("m1937")), ("murzaev".into(), "G3".into()));
    // The mate may as well be left without it.
    let mut t = house().at("G3", "sobgayda murzaev").weapon("m1937", "G3").counters();
    t.go("move sobgayda; to R3; take m1937");
    assert_eq!((t.there("G3"), t.weapon_place("m1937")), ("murzaev".into(), "R3".into()));
}

#[test]
fn p23_weapons_come_from_the_reserves_box_only_with_those_there() {
    let layout = || house().weapon("m1937", "reserves").weapon("ptrs41", "reserves").weapon("maxim_1", "reserves");
    let mut t = layout().at("reserves", "sobgayda").counters();
    t.go("move sobgayda; to G3");
    assert_eq!(t.legal(), ["take m1937", "take ptrs41", "leave"]);
    let maxim = pack().weapon_named("maxim_1").unwrap();
    assert_eq!(t.refusal("take maxim_1"), Refusal::CannotTake { counter: counter("sobgayda"), weapon: maxim });
    t.go("take ptrs41");
    assert_eq!((t.weapon_place("ptrs41"), t.weapon_place("m1937")), ("G3".into(), "reserves".into()));
    // From a position they are out of reach.
    let mut t = layout().at("G2", "sobgayda").counters();
    t.go("move sobgayda; to G3");
    assert_eq!(t.step(), "moves");
}

#[test]
fn example_p23_crew() {
    let layout = || house().at("reserves", "sobgayda murzaev").weapon("m1937", "reserves");
    let mut t = layout().counters();
    t.go("move sobgayda; to G3; take m1937");
    assert_eq!(t.left(), (3, 2));
    t.go("move murzaev; to G3");
    assert_eq!(t.legal(), ["join", "replace sobgayda"]);
    t.go("join");
    assert_eq!((t.there("G3"), t.weapon_place("m1937")), ("sobgayda murzaev".into(), "G3".into()));
    assert_eq!(t.left(), (3, 1)); // a move for each
    // The next Sniper hits one of them, whom the player names after the dice.
    let mut t = house().at("G3", "sobgayda murzaev").weapon("m1937", "G3").reveal("W2-10", "1 3 | 1 1 1 6");
    assert_eq!(t.legal(), ["casualty sobgayda", "casualty murzaev"]);
    t.go("casualty sobgayda");
    assert_eq!((t.place("sobgayda"), t.there("G3")), ("lost".into(), "murzaev".into()));
    assert_eq!(t.weapon_place("m1937"), "G3");
}

#[test]
fn p23_crew_needs_one_letter_in_common() {
    // No weapon: the man there is replaced.
    let mut t = house().at("G3", "sobgayda").at("reserves", "murzaev").counters();
    t.go("move murzaev; to G3");
    assert_eq!(t.step(), "displaced sobgayda");
    // The weapon comes along: they may make a crew.
    let mut t = house().at("G3", "sobgayda").at("reserves", "murzaev").weapon("m1937", "reserves").counters();
    t.go("move murzaev; to G3; take m1937");
    assert_eq!(t.legal(), ["join", "replace sobgayda"]);
    // It counts instead of a weapon of another letter that lies there and has to make room.
    let mut t = house()
        .at("G3", "sobgayda")
        .weapon("maxim_1", "G3")
        .at("reserves", "murzaev")
        .weapon("m1937", "reserves")
        .counters();
    t.go("move murzaev; to G3; take m1937; join");
    assert_eq!((t.weapon_place("m1937"), t.weapon_place("maxim_1")), ("G3".into(), "reserves".into()));
    // The mover, the man there or the weapon has another letter.
    for (there, weapon, mover) in
        [("sobgayda", "m1937", "chait"), ("chait", "m1937", "sobgayda"), ("sobgayda", "maxim_1", "murzaev")]
    {
        let mut t = house().at("G3", there).weapon(weapon, "G3").at("reserves", mover).counters();
        t.go(&format!("move {mover}; to G3"));
        assert_eq!(t.step(), format!("displaced {there}"));
    }
}

#[test]
fn p21_command_team_gives_four_and_four() {
    let team = || house().at("G2", "pavlov").at("G3", "afanasyev").at("G4", "naumov");
    let mut t = team().before("wehrmacht", "counter_phase");
    t.carry_on("");
    assert_eq!((t.phase(), t.left()), ("soviet_counters".into(), (4, 4)));
    assert!(saw!(t, Event::CommandTeam));
    // In whatever state.
    let mut t = team().exhausted("pavlov").disrupted("naumov").before("wehrmacht", "counter_phase");
    t.carry_on("");
    assert_eq!(t.left(), (4, 4));
    // Not with one of them in the Reserves box, elsewhere or lost.
    for place in ["reserves", "lost", "stock"] {
        let mut t = team().at(place, "naumov").before("wehrmacht", "counter_phase");
        t.carry_on("");
        assert_eq!(t.left(), (3, 3), "{place}");
        assert!(!saw!(t, Event::CommandTeam));
    }
    // Judged once: what moves later changes nothing.
    let mut t = team().at("reserves", "naumov").before("wehrmacht", "counter_phase");
    t.carry_on("").go("move naumov; to G4");
    assert_eq!(t.left(), (3, 2));
    let mut t = team().before("wehrmacht", "counter_phase");
    t.carry_on("").go("move glushenko; to G5; move chernogolov; to R2; move aleksandrov; to R3; move pavlov; to R4");
    assert_eq!((t.step(), t.left()), ("acts".into(), (4, 0)));
}

#[test]
fn p19_move_is_played_alike_in_every_edition_but_for_the_switch() {
    for edition in ["en2", "fr", "ru"] {
        let mut t = with(json!({ "edition": edition })).counters();
        t.go("move pavlov; to G2; move glushenko; to G2; to G3");
        assert_eq!((t.place("pavlov"), t.place("glushenko")), ("G3".into(), "G2".into()), "{edition}");
    }
}
