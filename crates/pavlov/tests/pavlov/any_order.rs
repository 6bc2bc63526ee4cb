//! Several things can be chosen in any order, and no choice closes automatically before dice, draws or another seat.

use kurgan_core::chance::Fast;
use kurgan_core::{Game, Session, Terms};
use pavlov::{Action, Options, Pavlov, Players, Refusal};

use crate::kit::{Layout, Table, house, pack};

/// Both orders of naming lead to one and the same position.
fn same_position(start: &Table, one: &str, other: &str) {
    let play = |words: &str| start.clone().go(words).game;
    assert!(play(one) == play(other), "{one} / {other}");
}

fn voentorg() -> Layout {
    house().storm("voentorg").hand("S01 S02")
}

const STORM: &str = "use S01 army_cp storm_group";

#[test]
fn finding_3_a_raid_party_is_named_in_any_order_and_leaves_when_told() {
    let mut t = voentorg().cards();
    t.go(STORM);
    same_position(
        &t,
        "send pavlov; send aleksandrov; send chernogolov",
        "send chernogolov; send pavlov; send aleksandrov",
    );
    // Who comes last in the list does not set out alone.
    let last = t.offered("send").pop().unwrap();
    t.go(&format!("send {last}"));
    assert_eq!(t.legal(), ["send pavlov", "send glushenko", "send chernogolov", "done"]);
    assert_eq!(t.refusal(&format!("send {last}")), Refusal::AlreadyNamed);
    // Even where everybody goes, the party waits for the word.
    t.go("send glushenko; send pavlov; send chernogolov");
    assert_eq!(t.legal(), ["done"]);
    t.play("done", "1 1 1 1 1 1 1 1 | 5 5 5 5");
}

#[test]
fn p18_a_lone_raider_waits_for_the_word_too() {
    let mut t = voentorg().only("pavlov").cards();
    t.go(STORM);
    assert_eq!(t.legal(), ["done"]);
    t.play("done", "6 | 6");
}

#[test]
fn finding_13_the_order_of_casualty_dice_is_the_players_where_first_aid_is_scarce() {
    let raid = |tokens: u8| {
        let mut t = voentorg().supply("first_aid", tokens).cards();
        t.go(STORM).go("send pavlov; send glushenko; send chernogolov");
        t
    };
    let mut t = raid(1);
    t.play("done", "1 1 1 1 1");
    assert_eq!(t.legal(), ["roll pavlov", "roll glushenko", "roll chernogolov"]);
    assert!(matches!(t.refusal("roll aleksandrov"), Refusal::NotOnRaid(_)));
    t.play("roll chernogolov", "4").go("no-aid");
    assert_eq!(t.legal(), ["roll pavlov", "roll glushenko"]);
    t.play("roll glushenko", "5 | 2");
    assert_eq!(t.step(), "first_aid pavlov raid");
    // Without tokens the dice fall in the order of the list.
    raid(0).play("done", "1 1 1 1 1 | 5 1 5");
}

#[test]
fn p18_order_of_casualty_dice_is_the_players_where_first_aid_covers_all() {
    let mut t = voentorg().supply("first_aid", 3).cards();
    t.go(STORM).go("send pavlov; send glushenko; send chernogolov").play("done", "1 1 1 1 1");
    // Whether Glushenko is worth a token may depend on whether Pavlov comes back: Pavlov can be rolled for first.
    assert_eq!(t.legal(), ["roll pavlov", "roll glushenko", "roll chernogolov"]);
    t.play("roll pavlov", "1").go("no-aid");
    assert_eq!(t.legal(), ["roll glushenko", "roll chernogolov"]);
    t.play("roll chernogolov", "1").play("aid", "2");
    assert_eq!(t.step(), "first_aid glushenko raid");
}

#[test]
fn finding_3_boats_are_unloaded_in_any_order() {
    let loaded = || house().token(5, "food").token(6, "first_aid").token(7, "sapper").hand("S05 S02");
    let mut t = loaded().cards();
    t.go("use S05 flotilla deliver_supplies");
    same_position(&t, "deliver 5; deliver 7", "deliver 7; deliver 5");
    t.go("deliver 7");
    assert_eq!(t.legal(), ["deliver 5", "deliver 6", "done"]);
    t.go("deliver 6; done");
    assert_eq!(t.token(5), "food");
}

#[test]
fn p7_load_takes_the_boats_in_any_order() {
    let mut t = house().staged("food", 2).staged("first_aid", 1).hand("S05 S02").cards();
    t.go("use S05 flotilla load_supplies");
    same_position(&t, "load 5 food; load 7 first_aid", "load 7 first_aid; load 5 food");
    t.go("load 7 food");
    assert_eq!(t.offered("load 5"), ["first_aid", "food", "nothing"]);
    t.go("load 6 food; load 5 nothing");
    assert_eq!((t.token(5), t.token(6), t.token(7)), (String::new(), "food".into(), "food".into()));
}

#[test]
fn finding_3_resupply_names_the_kinds_in_any_order() {
    let mut t = house().hand("S01 S02").cards();
    t.go("use S01 army_cp resupply");
    same_position(&t, "stage ammunition 1; stage food 2", "stage food 2; stage ammunition 1");
    same_position(&t, "stage first_aid 1; stage food 2", "stage food 2; stage first_aid 1");
    t.go("stage food 3");
    assert!(t.can("stage ammunition 2") && t.can("stage first_aid 2") && t.can("done"));
    assert!(!t.can("stage ammunition 3") && !t.can("stage food 1"));
    assert_eq!(t.refusal("stage food 1"), Refusal::AlreadyNamed);
    t.go("stage first_aid 1; done");
    assert_eq!((t.staged("food"), t.staged("first_aid"), t.staged("ammunition")), (3, 1, 0));
}

#[test]
fn finding_3_reinforcements_are_bought_in_any_order() {
    let mut t = house().hand("S01 S02").cards();
    t.go("use S01 division_cp send_reinforcements");
    let bought = t.offered("deploy");
    assert!(bought.contains(&"mortar_2".to_owned()));
    t.go("deploy mortar_2");
    assert!(!t.offered("deploy").is_empty(), "points that are left can still buy");
}

#[test]
fn finding_3_commanders_have_others_recover_in_any_order() {
    let troubled = || house().at("R2", "pavlov").disrupted("glushenko chernogolov aleksandrov").acts();
    let mut t = troubled();
    t.go("act pavlov; command");
    same_position(&t, "recover glushenko; recover aleksandrov", "recover aleksandrov; recover glushenko");
    let last = t.offered("recover").pop().unwrap();
    t.go(&format!("recover {last}"));
    assert_eq!(t.offered("recover").len(), 2);
}

#[test]
fn finding_3_the_hungry_are_named_in_any_order_before_the_card_is_turned_over() {
    let hungry = || house().supply("food", 0).supply("first_aid", 1).only("pavlov glushenko chernogolov aleksandrov");
    let mut t = hungry().in_the_middle("wehrmacht", "reveal", "card_done; turn_over; starve 2 0");
    t.go("casualty chernogolov; no-aid");
    assert_eq!(t.offered("casualty"), ["pavlov", "glushenko", "aleksandrov"]);
    t.go("casualty pavlov; aid");
    // Pavlov is saved; nobody else needs to be named, and the card waits for the word.
    assert_eq!(t.legal(), ["done"]);
    t.run("done", "voentorg");
    let start = hungry().in_the_middle("wehrmacht", "reveal", "card_done; turn_over; starve 2 0");
    same_position(
        &start,
        "casualty pavlov; aid; casualty chernogolov",
        "casualty chernogolov; no-aid; casualty pavlov; aid",
    );
    // Who was saved is not named again.
    let mut t = hungry().in_the_middle("wehrmacht", "reveal", "card_done; turn_over; starve 2 0");
    t.go("casualty aleksandrov; aid");
    assert_eq!(t.offered("casualty"), ["pavlov", "glushenko", "chernogolov"]);
    assert_eq!(t.refusal("casualty aleksandrov"), Refusal::AlreadyNamed);
}

#[test]
fn p20_suppress_lays_the_boxes_in_any_order() {
    let corner = || house().at("GR1", "pavlov").supply("suppression", 5).acts();
    let mut t = corner();
    t.go("act pavlov; suppress");
    assert!(t.can("lay red 1") && t.can("lay green 1"));
    if t.can("lay red 2") {
        same_position(&t, "lay red 1; lay green 1", "lay green 1; lay red 1");
    }
    t.go("lay red 1");
    assert!(t.offered("lay").iter().all(|what| what.starts_with("green")));
}

#[test]
fn finding_3_phases_end_by_a_word_even_if_it_is_the_only_one() {
    // The last action of the Soviet Card Phase can still be thought over before Wehrmacht cards are drawn.
    let mut t = house().actions(1).hand("S01 S02").broken(&[18]).cards();
    t.go("use S01 army_cp recover");
    assert_eq!(t.legal(), ["done"]);
    // And the last one of the Soviet Counter Phase.
    let mut t = house().actions(1).at("R2", "pavlov").supply("suppression", 5).acts();
    t.go("act pavlov; suppress; lay red 1");
    assert_eq!(t.legal(), ["done"]);
}

/// Whether an action is one that dice or draws may follow from at once; all others only name things.
fn may_roll(game: &Pavlov, action: Action) -> bool {
    use Action::{Attack, Casualty, Done, Fire, FirstAid, Location, NoAid, Observe, Roll, Spend, Tactic, Use};
    let step = game.record().agenda.pop().unwrap_or_default();
    match action {
        Attack(..) | Fire(_) | FirstAid | NoAid | Observe(..) | Spend(_) | Roll(_) | Tactic(_) | Use(..) => true,
        Done => ["cards", "acts", "party", "starve"].iter().any(|last| step.starts_with(last)),
        Location(_) => step.starts_with("battery"),
        Casualty(_) => step.starts_with("crew_casualty"),
        _ => false,
    }
}

#[test]
fn naming_things_never_rolls_draws_or_hands_over() {
    for seed in 0..60 {
        let players = Players::ALL[usize::try_from(seed % 4).unwrap()];
        let options = Options { players, operational_support: seed % 3 == 0, ..Options::default() };
        let mut session = Session::<Pavlov>::new(pack(), &options, Terms::seeded(seed), None).unwrap();
        let mut rng = Fast::new(seed);
        let mut legal = Vec::new();
        while session.game().outcome().is_none() {
            legal.clear();
            session.game().legal(&mut legal);
            let action = legal[rng.below(legal.len())];
            let (silent, seats) = (!may_roll(session.game(), action), session.game().to_act());
            let before = session.undoable();
            session.play(action, None).unwrap();
            if silent {
                let told = Pavlov::write(pack(), action);
                assert_eq!(session.undoable(), before + 1, "{told} cannot be taken back");
                assert!(session.game().outcome().is_some() || session.game().to_act() == seats, "{told} hands over");
            }
        }
    }
}
