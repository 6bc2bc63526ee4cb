//! Weapons and their crews, Inspire (p.23, p.24).

use pavlov::components::{Track, Weapon};
use pavlov::{By, Event, Refusal};
use serde_json::json;

use crate::kit::{Layout, counter, house, pack};

/// The printed set-up and a man at a window, so that there is always somebody left to act.
fn post() -> Layout {
    house().at("P4", "kalinin")
}

fn weapon(name: &str) -> Weapon {
    pack().weapon_named(name).expect("a weapon")
}

fn anti_tank() -> Layout {
    post().at("G3", "sobgayda murzaev").weapon("m1937", "G3").track(1, "panzer_3 scouts").track(3, "panzer_2")
}

fn machine_gun(position: &str) -> Layout {
    post().at(position, "chait ivashenko").weapon("maxim_1", position)
}

fn mortar(position: &str) -> Layout {
    post().at(position, "chernyshenko gridin").weapon("mortar_1", position)
}

#[test]
fn p23_anti_tank_attacks_armor_in_sight() {
    let mut t = anti_tank().acts();
    t.go("crew m1937");
    assert_eq!(t.legal(), ["attack 1 1"]);
    assert_eq!(t.refusal("attack 1 2"), Refusal::WrongTarget(pack().kind_named("scouts").unwrap()));
    assert_eq!(t.refusal("attack 3 1"), Refusal::OutOfSight(Track(2)));
    assert_eq!(t.refusal("suppress"), Refusal::CannotSuppress);
    t.play("attack 1 1", "1 1 1 1 5");
    assert_eq!((t.rolled(), t.track(1)), ((vec![1, 1, 1, 1, 5], 5, 1), "- scouts".into()));
    assert!(saw!(t, Event::Removed { by: By::Weapon(_), .. }));
    let mut t = anti_tank().acts();
    t.go("crew m1937").play("attack 1 1", "4 4 4 4 4");
    assert_eq!(t.track(1), "panzer_3 scouts");
}

#[test]
fn p23_anti_tank_is_not_hampered_by_smoke() {
    let mut t = anti_tank().option("tactics", json!("veteran")).tactics("T1-07").acts();
    t.go("crew m1937").play("attack 1 1", "1 1 1 1 5");
    assert_eq!(t.rolled().0.len(), 5);
}

#[test]
fn p23_weapons_take_two_actions_and_both_men() {
    let mut t = anti_tank().acts();
    t.go("crew m1937").play("attack 1 1", "1 1 1 1 1");
    assert_eq!(t.left(), (1, 0));
    for name in ["sobgayda", "murzaev"] {
        assert!(t.is_exhausted(name) && t.has_acted(name));
    }
    let t = anti_tank().actions(1).acts();
    assert_eq!(t.refusal("crew m1937"), Refusal::NeedsTwoActions);
    assert!(t.can("act sobgayda"));
}

#[test]
fn p23_weapons_need_both_men_ready_and_unused() {
    let t = anti_tank().exhausted("murzaev").acts();
    assert_eq!(t.refusal("crew m1937"), Refusal::CannotAct(counter("murzaev")));
    let t = anti_tank().disrupted("sobgayda").acts();
    assert_eq!(t.refusal("crew m1937"), Refusal::CannotAct(counter("sobgayda")));
    let t = anti_tank().acted("murzaev").acts();
    assert_eq!(t.refusal("crew m1937"), Refusal::HasActed(counter("murzaev")));
    let t = anti_tank().commanded("murzaev").acts();
    assert_eq!(t.refusal("crew m1937"), Refusal::IsCommanded(counter("murzaev")));
    // One of them may act alone, then the weapon is silent.
    let mut t = anti_tank().acts();
    t.go("act murzaev").play("attack 1 2", "1");
    assert_eq!(t.refusal("crew m1937"), Refusal::HasActed(counter("murzaev")));
}

#[test]
fn p23_crew_of_two_with_the_letter() {
    let t = anti_tank().at("G4", "murzaev").acts();
    assert_eq!(t.refusal("crew m1937"), Refusal::NoCrew(weapon("m1937")));
    assert_eq!(t.refusal("crew ptrd41"), Refusal::NoCrew(weapon("ptrd41")));
    let t = anti_tank().weapon("ptrd41", "reserves").acts();
    assert_eq!(t.refusal("crew ptrd41"), Refusal::NoCrew(weapon("ptrd41")));
}

#[test]
fn p23_anti_tank_without_armor_in_sight_does_nothing() {
    let t = anti_tank().track(1, "scouts").acts();
    assert_eq!(t.refusal("crew m1937"), Refusal::NoTarget);
}

#[test]
fn p23_machine_gun_attacks_infantry() {
    let mut t = machine_gun("G3").track(1, "panzer_3 scouts").track(3, "scouts").acts();
    t.go("crew maxim_1");
    assert_eq!(t.legal(), ["attack 1 2", "suppress"]);
    assert_eq!(t.refusal("attack 1 1"), Refusal::WrongTarget(pack().kind_named("panzer_3").unwrap()));
    t.play("attack 1 2", "1 1 1 5");
    assert_eq!((t.rolled(), t.track(1)), ((vec![1, 1, 1, 5], 5, 1), "panzer_3".into()));
    assert!(t.is_exhausted("chait") && t.is_exhausted("ivashenko"));
    // Smoke takes a die away.
    let mut t = machine_gun("G3").track(1, "scouts").option("tactics", json!("veteran")).tactics("T1-07").acts();
    t.go("crew maxim_1").play("attack 1 1", "1 1 5");
    assert_eq!(t.rolled().0.len(), 3);
}

#[test]
fn p23_machine_gun_suppresses() {
    let mut t = machine_gun("G3").acts();
    t.go("crew maxim_1; suppress");
    assert_eq!(t.legal(), ["lay green 1", "lay green 2", "lay green 3", "lay green 4"]);
    t.go("lay green 4");
    assert_eq!((t.suppression("green"), t.supply("suppression")), (4, 6));
    // From two colours as any Suppress action.
    let mut t = machine_gun("GR1").acts();
    t.go("crew maxim_1; suppress; lay green 1").go("lay red 3");
    assert_eq!((t.suppression("green"), t.suppression("red")), (1, 3));
    let mut t = machine_gun("GR1").option("suppress_split", json!(false)).option("suppress_up_to", json!(false)).acts();
    t.go("crew maxim_1; suppress");
    assert_eq!(t.legal(), ["lay green 4", "lay red 4"]);
    // A split of mortars does not concern it.
    let mut t = machine_gun("GR1").option("mortar_split", json!(false)).acts();
    t.go("crew maxim_1; suppress; lay green 1");
    assert!(t.can("lay red 3"));
}

#[test]
fn p23_machine_gun_without_targets_or_tokens_does_nothing() {
    let t = machine_gun("G3").supply("suppression", 0).acts();
    assert_eq!(t.refusal("crew maxim_1"), Refusal::NoSuppression);
    let mut t = machine_gun("G3").supply("suppression", 0).track(1, "scouts").acts();
    t.go("crew maxim_1");
    assert_eq!(t.refusal("suppress"), Refusal::NoSuppression);
}

#[test]
fn p23_mortar_only_suppresses() {
    let mut t = mortar("P1").track(6, "scouts panzer_2").acts();
    t.go("crew mortar_1");
    assert_eq!(t.legal(), ["suppress"]);
    assert_eq!(t.refusal("attack 6 1"), Refusal::CannotAttack);
    t.go("suppress");
    assert_eq!(t.offered("lay purple"), ["1", "2", "3", "4", "5", "6"]);
    t.go("lay purple 6");
    assert_eq!((t.suppression("purple"), t.supply("suppression")), (6, 4));
    assert!(t.is_exhausted("chernyshenko") && t.is_exhausted("gridin"));
}

#[test]
fn p23_mortar_splits_its_tokens_or_not() {
    let mut t = mortar("GR1").acts();
    t.go("crew mortar_1; suppress; lay green 4").go("lay red 2");
    assert_eq!((t.suppression("green"), t.suppression("red")), (4, 2));
    // All six into one box.
    let mut t = mortar("GR1").option("edition", json!("fr")).acts();
    t.go("crew mortar_1; suppress");
    assert_eq!(t.legal(), ["lay green 6", "lay red 6"]);
    t.go("lay red 6");
    assert_eq!((t.suppression("green"), t.suppression("red"), t.supply("suppression")), (0, 6, 4));
    let mut t = mortar("GR1").option("mortar_split", json!(false)).acts();
    t.go("crew mortar_1; suppress");
    assert!(t.can("lay green 5") && t.can("lay red 1") && !t.can("lay green 0"));
    // A split of other actions does not concern it.
    let mut t = mortar("GR1").option("suppress_split", json!(false)).acts();
    t.go("crew mortar_1; suppress; lay green 5");
    assert_eq!(t.legal(), ["lay red 0", "lay red 1"]);
}

#[test]
fn p24_inspire_gives_anti_tank_guns_a_die() {
    let mut t = anti_tank().at("P1", "ramazanov").acts();
    t.go("crew m1937").play("attack 1 1", "1 1 1 1 1 5");
    assert_eq!(t.rolled(), (vec![1, 1, 1, 1, 1, 5], 5, 1));
    // In whatever state, but not from the Reserves box.
    let mut t = anti_tank().at("P1", "ramazanov").exhausted("ramazanov").disrupted("ramazanov").acts();
    t.go("crew m1937").play("attack 1 1", "1 1 1 1 1 5");
    let mut t = anti_tank().at("reserves", "ramazanov").acts();
    t.go("crew m1937").play("attack 1 1", "1 1 1 1 5");
    // An inspiring machine gunner does not help.
    let mut t = anti_tank().at("P1", "voronov").acts();
    t.go("crew m1937").play("attack 1 1", "1 1 1 1 5");
    // As one of the crew he inspires too.
    let mut t = post().at("G3", "sobgayda ramazanov").weapon("m1937", "G3").track(1, "panzer_3").acts();
    t.go("crew m1937").play("attack 1 1", "1 1 1 1 1 5");
}

#[test]
fn p24_inspire_gives_machine_guns_a_die_or_a_token() {
    let mut t = machine_gun("G3").at("P1", "voronov").track(1, "scouts").acts();
    let mut suppress = t.clone();
    t.go("crew maxim_1").play("attack 1 1", "1 1 1 1 5");
    assert_eq!(t.rolled().0.len(), 5);
    suppress.go("crew maxim_1; suppress");
    assert_eq!(suppress.offered("lay green"), ["1", "2", "3", "4", "5"]);
    let mut t = machine_gun("G3").at("reserves", "voronov").at("P1", "ramazanov").acts();
    t.go("crew maxim_1; suppress");
    assert!(!t.can("lay green 5"));
    // No more than there are tokens.
    let mut t = machine_gun("G3").at("P1", "voronov").supply("suppression", 4).acts();
    t.go("crew maxim_1; suppress");
    assert!(t.can("lay green 4") && !t.can("lay green 5"));
}

#[test]
fn p24_inspire_does_not_help_mortars_nor_single_counters() {
    let mut t = mortar("P1").at("G3", "voronov").at("G4", "ramazanov").acts();
    t.go("crew mortar_1; suppress");
    assert!(t.can("lay purple 6") && !t.can("lay purple 7"));
    let mut t = machine_gun("G3").at("P1", "voronov").track(1, "scouts").acts();
    t.go("act chait").play("attack 1 1", "1");
    assert_eq!(t.rolled().0.len(), 1);
}
