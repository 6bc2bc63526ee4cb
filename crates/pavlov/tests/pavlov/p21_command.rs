//! Command, the radio, Recover and the end of the phase (p.21, p.24).

use pavlov::components::Location;
use pavlov::{Event, Refusal, Trouble};
use serde_json::json;

use crate::kit::{Layout, counter, house, pack};

/// Example of p.21: Masijashvili exhausted and disrupted, Chait disrupted, Glushenko exhausted; Kalinin can act.
fn commanded() -> Layout {
    house()
        .at("G2", "pavlov")
        .at("G3", "chait")
        .at("G4", "masijashvili")
        .at("G5", "glushenko")
        .at("P4", "kalinin")
        .exhausted("glushenko masijashvili")
        .disrupted("chait masijashvili")
}

#[test]
fn example_p21_command_one_each() {
    let mut t = commanded().acts();
    t.go("act pavlov; command");
    assert_eq!(t.legal(), ["recover glushenko", "recover chait", "recover masijashvili"]);
    t.go("recover glushenko; recover chait; recover masijashvili; from exhausted");
    assert!(!t.is_exhausted("glushenko") && !t.is_disrupted("chait"));
    assert!(!t.is_exhausted("masijashvili") && t.is_disrupted("masijashvili"));
    for name in ["glushenko", "chait", "masijashvili"] {
        assert!(t.is_commanded(name) && !t.has_acted(name));
        assert_eq!(t.refusal(&format!("act {name}")), Refusal::IsCommanded(counter(name)));
    }
    assert_eq!(t.refusal("recover masijashvili"), Refusal::IsCommanded(counter("masijashvili")));
    assert!(t.is_exhausted("pavlov") && t.has_acted("pavlov") && !t.is_commanded("pavlov"));
    assert_eq!(t.left(), (2, 0));
}

#[test]
fn example_p21_command_two_on_the_same() {
    for other in ["chait", "glushenko"] {
        let mut t = commanded().acts();
        t.go(&format!("act pavlov; command; recover {other}; recover masijashvili; from disrupted"));
        assert!(t.can("recover masijashvili") && t.can("done"));
        t.go("recover masijashvili"); // one trouble is left, so he is not asked which
        assert!(!t.is_exhausted("masijashvili") && !t.is_disrupted("masijashvili"));
        assert!(t.is_commanded("masijashvili") && t.is_commanded(other));
        assert_eq!((t.step(), t.left()), ("acts".into(), (2, 0)));
    }
}

#[test]
fn p21_command_three_recoveries_at_most() {
    let mut t = commanded().at("R2", "kiselev").exhausted("kiselev").acts();
    t.go("act pavlov; command; recover glushenko; recover chait; recover kiselev");
    assert_eq!(t.step(), "acts");
    assert!(t.is_exhausted("masijashvili") && t.is_disrupted("masijashvili"));
}

#[test]
fn p21_command_helps_at_least_one() {
    let mut t = commanded().acts();
    t.go("act pavlov; command");
    assert_eq!(t.refusal("done"), Refusal::NothingDone);
    t.go("recover chait; done");
    assert!(t.is_exhausted("glushenko") && !t.is_disrupted("chait"));
    // Nobody to help: no command.
    let mut t = house().at("G2", "pavlov").acts();
    t.go("act pavlov");
    assert_eq!(t.refusal("command"), Refusal::NobodyToCommand);
}

#[test]
fn p21_command_in_any_order() {
    let mut t = commanded().acts();
    t.go("act pavlov; command; recover masijashvili; from disrupted; recover chait; recover glushenko");
    assert!(!t.is_disrupted("chait") && !t.is_exhausted("glushenko"));
    assert_eq!((t.step(), t.left()), ("acts".into(), (2, 0)));
}

#[test]
fn p21_command_not_for_commanders_nor_those_who_acted() {
    let mut t = commanded().at("G6", "afanasyev").exhausted("afanasyev").acted("glushenko").acts();
    t.go("act pavlov; command");
    assert_eq!(t.legal(), ["recover chait", "recover masijashvili"]);
    assert_eq!(t.refusal("recover afanasyev"), Refusal::IsCommander(counter("afanasyev")));
    assert_eq!(t.refusal("recover pavlov"), Refusal::IsCommander(counter("pavlov")));
    assert_eq!(t.refusal("recover glushenko"), Refusal::HasActed(counter("glushenko")));
    assert_eq!(t.refusal("recover aleksandrov"), Refusal::NeedsNoRecovery(counter("aleksandrov")));
    assert_eq!(t.refusal("recover chekhov"), Refusal::NotInHouse(counter("chekhov")));
}

#[test]
fn p21_command_again_by_another_commander() {
    let mut t = commanded().at("G6", "afanasyev").acts();
    t.go("act pavlov; command; recover masijashvili; from disrupted; done");
    assert!(t.is_commanded("masijashvili"));
    t.go("act afanasyev; command; recover masijashvili; done");
    assert!(!t.is_exhausted("masijashvili"));
    assert_eq!(t.refusal("act masijashvili"), Refusal::IsCommanded(counter("masijashvili")));
}

#[test]
fn p21_command_reaches_the_reserves_box() {
    // Also where nobody may recover there by himself: the switch is about a counter's own action.
    for edition in ["en2", "fr"] {
        let mut t = commanded().option("edition", json!(edition)).at("reserves", "chait").acts();
        t.go("act pavlov; command; recover chait; done");
        assert!(!t.is_disrupted("chait"), "{edition}");
        assert_eq!(t.place("chait"), "reserves");
    }
}

#[test]
fn p21_command_only_by_ready_commanders_on_positions() {
    let mut t = commanded().acts();
    assert_eq!(t.offered("act"), ["pavlov", "kalinin"]);
    t = commanded().at("reserves", "pavlov").acts();
    assert_eq!(t.refusal("act pavlov"), Refusal::InReserves(counter("pavlov")));
    t = commanded().exhausted("pavlov").acts();
    assert_eq!(t.refusal("act pavlov"), Refusal::CannotAct(counter("pavlov")));
    t = commanded().at("R2", "kiselev").acts();
    t.go("act kiselev");
    assert_eq!(t.refusal("command"), Refusal::NotCommander(counter("kiselev")));
}

#[test]
fn p21_request_reinforcements_from_the_radio() {
    let mut t = house().at("G6", "glushenko").at("G5", "kiselev").acts();
    t.go("act glushenko; request");
    assert!(saw!(t, Event::Requested(_)));
    assert!(t.is_exhausted("glushenko") && t.has_acted("glushenko"));
    // Two points: two men at one point, or one at two, weapons too; Chekhov costs three.
    assert!(t.can("deploy chait") && t.can("deploy mortar_1") && !t.can("deploy chekhov"));
    let mut gun = t.clone();
    t.go("deploy stepanoshvili; deploy sarayev");
    assert_eq!((t.place("stepanoshvili"), t.place("sarayev")), ("reserves".into(), "reserves".into()));
    assert_eq!((t.step(), t.left()), ("acts".into(), (2, 0)));
    gun.go("deploy mortar_1");
    assert_eq!((gun.weapon_place("mortar_1"), gun.step()), ("reserves".into(), "acts".into()));
    // Nowhere else.
    gun.go("act kiselev");
    assert_eq!(gun.refusal("request"), Refusal::NotAtRadio { counter: counter("kiselev"), position: pack().radio });
}

#[test]
fn p21_request_reinforcements_needs_the_division() {
    let mut t = house().at("G6", "glushenko").broken(&[4]).acts();
    t.go("act glushenko");
    assert_eq!(t.refusal("request"), Refusal::LocationDisrupted(Location::numbered(4).unwrap()));
}

#[test]
fn p21_request_reinforcements_needs_somebody_to_buy() {
    let all: Vec<&str> = pack().counters.iter().map(|counter| counter.id.as_str()).collect();
    let mut layout = house().at("lost", &all.join(" ")).at("G6", "glushenko");
    for weapon in &pack().weapons {
        layout = layout.weapon(&weapon.id, "reserves");
    }
    let mut t = layout.acts();
    t.go("act glushenko");
    assert_eq!(t.refusal("request"), Refusal::NothingToBuy { points: 2 });
}

#[test]
fn p24_recover_takes_off_one_trouble_and_does_not_exhaust() {
    let layout = || commanded().at("R2", "kiselev");
    let mut t = layout().acts();
    t.go("recover glushenko");
    assert!(!t.is_exhausted("glushenko") && t.has_acted("glushenko"));
    assert!(saw!(t, Event::Recovered { from: Trouble::Exhausted, .. }));
    t.go("recover chait");
    assert!(!t.is_disrupted("chait") && !t.is_exhausted("chait") && t.has_acted("chait"));
    assert_eq!(t.left(), (1, 0));
    // That was their action.
    assert_eq!(t.refusal("act glushenko"), Refusal::HasActed(counter("glushenko")));
    // Both troubles: one of them.
    let mut t = layout().acts();
    t.go("recover masijashvili");
    assert_eq!(t.legal(), ["from disrupted", "from exhausted"]);
    t.go("from exhausted");
    assert!(t.is_disrupted("masijashvili") && !t.is_exhausted("masijashvili"));
    assert_eq!(t.refusal("recover masijashvili"), Refusal::HasActed(counter("masijashvili")));
    assert_eq!(t.left(), (2, 0));
}

#[test]
fn p24_recover_only_for_those_in_need() {
    let t = commanded().acts();
    assert_eq!(t.refusal("recover pavlov"), Refusal::NeedsNoRecovery(counter("pavlov")));
    assert_eq!(t.refusal("recover chekhov"), Refusal::NotInHouse(counter("chekhov")));
    // Exhausted or disrupted counters can do nothing else.
    assert_eq!(t.refusal("act glushenko"), Refusal::CannotAct(counter("glushenko")));
    assert_eq!(t.refusal("act chait"), Refusal::CannotAct(counter("chait")));
}

#[test]
fn p24_recover_not_after_acting() {
    let mut t = commanded().track(1, "riflemen").acts();
    t.go("act pavlov").play("attack 1 1", "1 1");
    assert_eq!(t.refusal("recover pavlov"), Refusal::HasActed(counter("pavlov")));
}

#[test]
fn p24_recover_in_the_reserves_box_where_allowed() {
    let layout = || commanded().at("reserves", "chait");
    let mut t = layout().acts();
    t.go("recover chait");
    assert!(!t.is_disrupted("chait"));
    for t in
        [layout().option("edition", json!("fr")).acts(), layout().option("recover_in_reserves", json!(false)).acts()]
    {
        assert_eq!(t.refusal("recover chait"), Refusal::InReserves(counter("chait")));
        assert!(t.can("recover glushenko"));
    }
}

#[test]
fn p19_counter_phase_one_action_each_and_three_in_all() {
    let mut t = house().at("G2", "pavlov").at("G3", "glushenko").at("G4", "chernogolov").at("G5", "aleksandrov").acts();
    t.go("act pavlov; suppress; lay green 1; act glushenko; suppress");
    assert_eq!(t.left(), (1, 0));
    assert_eq!(t.offered("act"), ["chernogolov", "aleksandrov"]);
    t.go("act chernogolov; suppress").go("lay green 1");
    assert_eq!(t.legal(), ["done"]); // the third was the last one
}

#[test]
fn p19_counter_phase_actions_may_be_left_out() {
    let mut t = house().at("G2", "pavlov").acts();
    t.run("done", "");
    assert_eq!(t.phase(), "soviet_cards");
    // Nobody can do anything: the phase still ends by a word.
    let mut t = house().only("pavlov").counters();
    t.go("done");
    assert_eq!((t.phase(), t.legal()), ("soviet_counters".into(), vec!["done".to_owned()]));
}

#[test]
fn p24_end_of_phase_takes_tokens_off_but_no_exhaustion() {
    let mut t = commanded().acts();
    t.go("act pavlov; command; recover chait; done; recover glushenko");
    assert!(t.has_acted("pavlov") && t.is_commanded("chait") && t.has_acted("glushenko"));
    t.run("done", "");
    for name in ["pavlov", "chait", "glushenko"] {
        assert!(!t.has_acted(name) && !t.is_commanded(name));
    }
    assert!(t.is_exhausted("pavlov"));
    assert!(t.is_exhausted("masijashvili") && t.is_disrupted("masijashvili"));
    assert_eq!(t.record().moved, [""; 0]);
}
