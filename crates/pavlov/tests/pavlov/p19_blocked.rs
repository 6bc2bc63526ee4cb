//! What a player might expect to do in the Soviet Counter Phase but cannot is listed with the reason.

use kurgan_core::Game;
use pavlov::components::{Location, Track};
use pavlov::{Pavlov, Refusal};
use serde_json::json;

use crate::kit::{Table, counter, house, pack};

/// The reason given for an action, if it is listed.
fn blocked(t: &Table, action: &str) -> Option<Refusal> {
    let read = Pavlov::read(pack(), action).expect("notation");
    assert!(t.game.blocked().iter().all(|(listed, _)| !t.can(&Pavlov::write(pack(), *listed))), "legal and blocked");
    t.game.blocked().into_iter().find(|(listed, _)| *listed == read).map(|(_, reason)| reason)
}

#[test]
fn counters_that_cannot_move_say_why() {
    let mut t = house().at("G2", "kiselev").exhausted("kiselev").option("ready_only_moves", json!(true)).counters();
    t.go("move pavlov");
    let exhausted =
        Refusal::CannotEnter { position: pack().position_named("G2").unwrap(), because: counter("kiselev") };
    assert_eq!((blocked(&t, "to G2"), blocked(&t, "to G3")), (Some(exhausted), None));
    t.go("to G3");
    assert_eq!(blocked(&t, "move pavlov"), Some(Refusal::HasMoved(counter("pavlov"))));
    assert_eq!(blocked(&t, "move kiselev"), Some(Refusal::CannotMove(counter("kiselev"))));
    assert_eq!((blocked(&t, "move glushenko"), blocked(&t, "move chekhov")), (None, None));
}

#[test]
fn weapons_and_crews_that_do_not_fit_say_why() {
    let mut t = house()
        .at("G2", "sobgayda")
        .weapon("m1937", "G2")
        .at("reserves", "chait murzaev")
        .weapon("maxim_1", "reserves")
        .weapon("ptrd41", "reserves")
        .counters();
    t.go("move murzaev; to G2");
    let maxim = pack().weapon_named("maxim_1").unwrap();
    assert_eq!(blocked(&t, "take maxim_1"), Some(Refusal::CannotTake { counter: counter("murzaev"), weapon: maxim }));
    assert_eq!((blocked(&t, "take ptrd41"), blocked(&t, "take m1937")), (None, None));
    t.go("leave; replace sobgayda");
    assert_eq!(blocked(&t, "to G2"), Some(Refusal::NotEmpty(pack().position_named("G2").unwrap())));
}

#[test]
fn counters_that_cannot_act_say_why() {
    let t = house()
        .at("G2", "kiselev")
        .at("G3", "chekhov")
        .at("G4", "potanski")
        .at("G5", "sobgayda")
        .at("P1", "glushenko")
        .weapon("m1937", "G5")
        .weapon("maxim_1", "reserves")
        .exhausted("kiselev aleksandrov")
        .acted("chekhov")
        .commanded("potanski")
        .supply("suppression", 0)
        .track(1, "scouts")
        .option("recover_in_reserves", json!(false))
        .acts();
    assert_eq!(blocked(&t, "act kiselev"), Some(Refusal::CannotAct(counter("kiselev"))));
    assert_eq!(blocked(&t, "act chekhov"), Some(Refusal::HasActed(counter("chekhov"))));
    assert_eq!(blocked(&t, "act potanski"), Some(Refusal::IsCommanded(counter("potanski"))));
    assert_eq!(blocked(&t, "act pavlov"), Some(Refusal::InReserves(counter("pavlov"))));
    assert_eq!(blocked(&t, "act glushenko"), Some(Refusal::NothingToDo(counter("glushenko"))));
    assert_eq!(blocked(&t, "recover aleksandrov"), Some(Refusal::InReserves(counter("aleksandrov"))));
    for weapon in ["m1937", "maxim_1"] {
        let crew = Refusal::NoCrew(pack().weapon_named(weapon).unwrap());
        assert_eq!(blocked(&t, &format!("crew {weapon}")), Some(crew));
    }
    assert_eq!((blocked(&t, "crew ptrd41"), blocked(&t, "recover kiselev")), (None, None));
}

#[test]
fn acts_that_are_not_available_say_why() {
    let mut t =
        house().at("G2", "potanski").track(1, "scouts panzer_2").track(6, "riflemen").supply("suppression", 0).acts();
    t.go("act potanski");
    assert_eq!(blocked(&t, "suppress"), Some(Refusal::NoSuppression));
    assert_eq!(blocked(&t, "command"), Some(Refusal::NotCommander(counter("potanski"))));
    assert_eq!(
        blocked(&t, "request"),
        Some(Refusal::NotAtRadio { counter: counter("potanski"), position: pack().radio })
    );
    assert_eq!(blocked(&t, "attack 6 1"), Some(Refusal::OutOfSight(Track(5))));
    let armor = pack().kind_named("panzer_2").unwrap();
    assert_eq!(blocked(&t, "attack 1 2"), Some(Refusal::WrongTarget(armor)));
    assert_eq!(blocked(&t, "observe 1 1 both"), Some(Refusal::NoArtillery));
    assert_eq!(blocked(&t, "attack 1 1"), None);
}

#[test]
fn weapon_acts_that_are_not_available_say_why() {
    let mut t = house().at("G2", "sobgayda murzaev").weapon("m1937", "G2").track(1, "scouts panzer_2").acts();
    t.go("crew m1937");
    assert_eq!(blocked(&t, "suppress"), Some(Refusal::CannotSuppress));
    assert_eq!(blocked(&t, "attack 1 1"), Some(Refusal::WrongTarget(pack().kind_named("scouts").unwrap())));
    assert_eq!(blocked(&t, "attack 1 2"), None);
}

#[test]
fn recoveries_and_tokens_that_are_not_available_say_why() {
    let mut t = house()
        .at("G2", "pavlov")
        .at("G3", "afanasyev")
        .at("GR1", "chernogolov")
        .exhausted("afanasyev glushenko aleksandrov kiselev")
        .at("reserves", "kiselev")
        .acts();
    let mut tokens = t.clone();
    t.go("act pavlov; command");
    assert_eq!(blocked(&t, "recover afanasyev"), Some(Refusal::IsCommander(counter("afanasyev"))));
    assert_eq!(blocked(&t, "done"), Some(Refusal::NothingDone));
    t.go("recover aleksandrov");
    assert_eq!(blocked(&t, "recover glushenko"), None);
    tokens.go("act chernogolov; suppress; lay green 0");
    assert_eq!(tokens.refusal("lay red 0"), Refusal::NothingDone);
    assert_eq!(tokens.refusal("lay green 1"), Refusal::AlreadyNamed);
}

#[test]
fn the_other_artillery_location_says_why() {
    let mut t = house().at("G2", "potanski").token(10, "artillery").token(11, "artillery").track(1, "scouts").acts();
    t.go("act potanski; observe 1 1");
    assert_eq!(t.game.blocked(), []);
    assert_eq!(t.refusal("location 12"), Refusal::WrongLocation(Location::numbered(12).unwrap()));
}

#[test]
fn what_is_not_due_is_refused() {
    let mut t = house().at("G2", "pavlov").counters();
    for action in
        ["act pavlov", "recover pavlov", "to G3", "take m1937", "join", "suppress", "raid", "aid", "location 10"]
    {
        assert_eq!(t.refusal(action), Refusal::NotNow, "{action}");
    }
    t.go("done");
    for action in ["to G3", "join", "replace both", "suppress", "command", "lay green 1", "from disrupted"] {
        assert_eq!(t.refusal(action), Refusal::NotNow, "{action}");
    }
    t.go("act pavlov");
    for action in ["done", "act pavlov", "move pavlov", "wall red"] {
        assert_eq!(t.refusal(action), Refusal::NotNow, "{action}");
    }
}
