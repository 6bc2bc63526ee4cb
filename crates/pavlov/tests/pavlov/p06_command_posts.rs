//! p.6: the two Command Posts and the sappers.

use pavlov::{Event, Refusal};

use crate::kit::{house, pack};

#[test]
fn p6_army_recover_clears_location_18() {
    let mut t = house().broken(&[18, 17]).hand("S01 S02").cards();
    t.go("use S01 army_cp recover");
    assert!(!t.is_broken(18) && t.is_broken(17));
    assert!(matches!(t.refusal("use S02 army_cp recover"), Refusal::NothingToRecover(_)));
}

#[test]
fn p6_army_recover_is_all_a_disrupted_command_post_can_do() {
    let t = house().broken(&[18]).storm("voentorg").hand("S01 S02").cards();
    assert_eq!(t.offered("use S01 army_cp"), ["recover"]);
    for what in ["resupply", "storm_group"] {
        assert!(matches!(t.refusal(&format!("use S01 army_cp {what}")), Refusal::LocationDisrupted(_)), "{what}");
    }
    let t = house().storm("voentorg").hand("S01 S02").cards();
    assert_eq!(t.offered("use S01 army_cp"), ["resupply", "storm_group"]);
}

#[test]
fn p6_resupply_brings_up_to_five_tokens_in_any_mix() {
    let mut t = house().hand("S01 S02").cards();
    t.go("use S01 army_cp resupply");
    assert_eq!(t.offered("stage ammunition"), ["0", "1", "2", "3", "4"]);
    t.go("stage ammunition 1");
    assert_eq!(t.offered("stage first_aid"), ["0", "1", "2", "3", "4"]);
    t.go("stage first_aid 2; stage food 0");
    assert_eq!(t.offered("stage sapper"), ["0", "1", "2"]);
    assert!(matches!(t.refusal("stage sapper 3"), Refusal::TooMany { have: 2, .. }));
    assert!(matches!(t.refusal("stage food 1"), Refusal::AlreadyNamed));
    t.go("stage sapper 2");
    let kinds = ["ammunition", "first_aid", "food", "sapper"];
    assert_eq!(kinds.map(|kind| t.staged(kind)), [1, 2, 0, 2]);
    assert_eq!(kinds.map(|kind| t.stock(kind)), [3, 2, 4, 4]);
    assert_eq!(t.left().0, 2);
}

#[test]
fn p6_resupply_ends_with_the_fifth_token() {
    let mut t = house().hand("S01 S02").cards();
    t.go("use S01 army_cp resupply; stage ammunition 4; stage first_aid 1");
    assert_eq!(t.step(), "cards");
    assert_eq!((t.staged("ammunition"), t.staged("first_aid")), (4, 1));
}

#[test]
fn p6_resupply_has_no_limit_in_the_staging_area() {
    let mut t = house().staged("food", 4).staged("sapper", 6).hand("S01 S02").cards();
    t.go("use S01 army_cp resupply; stage ammunition 1; stage first_aid 4");
    assert_eq!(["ammunition", "first_aid", "food", "sapper"].map(|kind| t.staged(kind)), [1, 4, 4, 6]);
}

#[test]
fn p6_resupply_must_bring_something() {
    let mut t = house().hand("S01 S02").cards();
    t.go("use S01 army_cp resupply; stage ammunition 0; stage first_aid 0; stage food 0");
    assert_eq!(t.offered("stage sapper"), ["1", "2", "3", "4", "5"]);
    assert!(matches!(t.refusal("stage sapper 0"), Refusal::NothingDone));
    // Nothing in stock: no action at all.
    let t =
        house().staged("ammunition", 4).staged("first_aid", 4).staged("food", 4).staged("sapper", 6).hand("S01 S02");
    assert!(matches!(t.cards().refusal("use S01 army_cp resupply"), Refusal::NoSuppliesInStock));
}

#[test]
fn p6_storm_group_needs_a_card_in_the_box() {
    let t = house().hand("S01 S02").cards();
    assert!(!t.can("use S01 army_cp storm_group"));
    assert!(matches!(t.refusal("use S01 army_cp storm_group"), Refusal::NoStormGroup));
    let mut t = house().storm("state_bank").hand("S01 S02").cards();
    t.go("use S01 army_cp storm_group");
    assert_eq!(t.offered("send"), ["pavlov", "glushenko", "chernogolov", "aleksandrov"]);
}

#[test]
fn p6_division_recover_clears_location_4() {
    let mut t = house().broken(&[4]).hand("S01 S08").cards();
    t.go("use S01 division_cp recover");
    assert!(!t.is_broken(4));
    assert!(!t.can("use S08 division_cp recover"));
}

#[test]
fn p6_send_reinforcements_spends_six_points() {
    let mut t = house().hand("S01 S08").cards();
    t.go("use S01 division_cp send_reinforcements");
    // Chekhov costs 3, Sukba 2, Kiselev 1: men and weapons may be mixed.
    t.go("deploy chekhov; deploy sukba");
    assert!(matches!(t.refusal("deploy ptrd41"), Refusal::TooDear { cost: 2, points: 1 }));
    assert!(matches!(t.refusal("deploy afanasyev"), Refusal::TooDear { cost: 3, points: 1 }));
    assert!(t.can("deploy kiselev"));
    assert_eq!(t.step(), "deploy 1 28 some");
    t.go("deploy kiselev");
    assert_eq!(t.step(), "cards");
    assert_eq!(t.there("reserves"), "pavlov glushenko chernogolov aleksandrov chekhov sukba kiselev");
}

#[test]
fn p6_send_reinforcements_buys_weapons_too() {
    let mut t = house().hand("S01 S08").cards();
    t.go("use S01 division_cp send_reinforcements; deploy murzaev; deploy ptrs41; deploy mortar_2");
    assert_eq!(t.step(), "cards");
    assert_eq!((t.weapon_place("ptrs41"), t.weapon_place("mortar_2")), ("reserves".into(), "reserves".into()));
    assert_eq!(t.place("murzaev"), "reserves");
}

#[test]
fn p6_send_reinforcements_loses_points_not_spent() {
    let mut t = house().hand("S01 S08").cards();
    t.go("use S01 division_cp send_reinforcements");
    assert!(matches!(t.refusal("done"), Refusal::NothingDone));
    t.go("deploy chekhov; done; use S08 division_cp send_reinforcements");
    assert_eq!(t.step(), "deploy 6 0");
}

#[test]
fn p6_send_reinforcements_cannot_buy_the_dead_or_the_present() {
    let mut t = house().at("lost", "chekhov").at("R2", "kiselev").hand("S01 S08").cards();
    t.go("use S01 division_cp send_reinforcements");
    for name in ["chekhov", "kiselev", "pavlov"] {
        assert!(matches!(t.refusal(&format!("deploy {name}")), Refusal::NotForSale), "{name}");
    }
}

#[test]
fn p6_send_reinforcements_in_any_order() {
    let mut t = house().hand("S01 S08").cards();
    t.go("use S01 division_cp send_reinforcements; deploy ptrd41");
    // What comes before it in the list can still be bought for the points that are left.
    assert!(t.can("deploy sukba") && t.can("deploy chait") && t.can("deploy ptrs41"));
    t.go("deploy sukba");
    assert!(matches!(t.refusal("deploy sukba"), Refusal::NotForSale));
    let mut other = house().hand("S01 S08").cards();
    other.go("use S01 division_cp send_reinforcements; deploy sukba; deploy ptrd41");
    assert!(t.game == other.game);
}

#[test]
fn p6_send_reinforcements_needs_an_undisrupted_command_post_and_somebody_to_send() {
    let t = house().broken(&[4]).hand("S01 S08").cards();
    assert!(matches!(t.refusal("use S01 division_cp send_reinforcements"), Refusal::LocationDisrupted(_)));
    let everybody: Vec<&str> = pack().counters.iter().map(|counter| counter.id.as_str()).collect();
    let mut layout = house().at("lost", &everybody.join(" ")).at("R2", "pavlov");
    for weapon in &pack().weapons {
        layout = layout.weapon(&weapon.id, "reserves");
    }
    let t = layout.hand("S01 S08").cards();
    assert!(matches!(t.refusal("use S01 division_cp send_reinforcements"), Refusal::NothingToBuy { points: 6 }));
}

#[test]
fn p6_buttress_raises_a_wall_by_one() {
    let mut t = house().supply("sapper", 1).defense("red", 3).hand("S02 S08").cards();
    t.go("use S02 sapper buttress");
    assert_eq!((t.defense("red"), t.defense("green")), (4, 6));
    assert_eq!((t.supply("sapper"), t.stock("sapper")), (0, 6));
    assert!(matches!(t.refusal("use S08 sapper buttress"), Refusal::NoSapper));
}

#[test]
fn p6_buttress_never_exceeds_six() {
    let mut t = house().supply("sapper", 2).defense("red", 5).defense("purple", 5).hand("S01 S02 S08").cards();
    t.go("use S02 sapper buttress");
    assert_eq!(t.legal(), ["wall red", "wall purple"]);
    assert!(matches!(t.refusal("wall green"), Refusal::WallAtMost(_)));
    t.go("wall red; use S08 sapper buttress");
    assert_eq!(["green", "red", "purple"].map(|colour| t.defense(colour)), [6; 3]);
    let t = house().supply("sapper", 1).hand("S02 S08").cards();
    assert!(matches!(t.refusal("use S02 sapper buttress"), Refusal::NothingToButtress));
}

#[test]
fn p6_buttress_may_clear_location_3_instead() {
    let mut t = house().supply("sapper", 1).broken(&[3, 5]).defense("red", 5).hand("S02 S08").cards();
    t.go("use S02 sapper buttress");
    assert_eq!(t.legal(), ["wall red", "location 3"]);
    assert!(matches!(t.refusal("location 5"), Refusal::WrongLocation(_)));
    t.go("location 3");
    assert!(!t.is_broken(3) && t.is_broken(5));
    assert_eq!((t.supply("sapper"), t.stock("sapper"), t.defense("red")), (0, 6, 5));
}

#[test]
fn p6_field_defenses_lay_a_token_on_an_empty_sapper_circle() {
    let square = house().supply("sapper", 2).mined(&[1]).track(2, "- - scouts").track(3, "scouts riflemen -");
    let mut t = square.hand("S02 S08").cards();
    t.go("use S02 sapper field_defenses");
    assert_eq!(t.offered("sapper"), ["3", "4", "5", "6"]);
    assert!(matches!(t.refusal("sapper 1"), Refusal::AlreadyMined(_)));
    assert!(matches!(t.refusal("sapper 2"), Refusal::CircleTaken(_)));
    t.go("sapper 3");
    assert!(t.is_mined(3) && t.is_mined(1));
    // The token lies on the square, not in the stock.
    assert_eq!((t.supply("sapper"), t.stock("sapper")), (1, 3));
    assert!(saw!(t, Event::Mined(_)));
}

#[test]
fn p6_field_defenses_need_a_token_and_a_place() {
    let t = house().hand("S02 S08").cards();
    assert!(matches!(t.refusal("use S02 sapper field_defenses"), Refusal::NoSapperToPlace));
    let t = house().supply("sapper", 1).mined(&[1, 2, 3, 4, 5]).track(6, "- - scouts").hand("S02 S08").cards();
    assert!(matches!(t.refusal("use S02 sapper field_defenses"), Refusal::NoSapperSite));
}
