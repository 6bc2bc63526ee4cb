//! Line of sight, Attack, Suppress and the Forward Observer (p.4, p.20, p.22).

use pavlov::components::{Colour, Track};
use pavlov::{Event, Refusal};
use serde_json::json;

use crate::kit::{Layout, counter, house, pack};

/// The printed set-up and a man at a window, so that there is always somebody left to act.
fn post() -> Layout {
    house().at("P4", "kalinin")
}

/// Infantry on every track.
fn besieged() -> Layout {
    (1..=6).fold(post(), |layout, track| layout.track(track, "riflemen - scouts"))
}

#[test]
fn example_p4_line_of_sight() {
    let seen = |position: &str| {
        let mut t = besieged().at(position, "pavlov").acts();
        t.go("act pavlov");
        t.offered("attack")
    };
    assert_eq!(seen("R2"), ["3 1", "3 3", "4 1", "4 3", "5 1", "5 3"]);
    assert_eq!(seen("G4"), ["1 1", "1 3", "2 1", "2 3"]);
    assert_eq!(seen("P1"), ["6 1", "6 3"]);
    assert_eq!(seen("GR1"), ["1 1", "1 3", "2 1", "2 3", "3 1", "3 3", "4 1", "4 3", "5 1", "5 3"]);
    assert_eq!(seen("RP6"), ["3 1", "3 3", "4 1", "4 3", "5 1", "5 3", "6 1", "6 3"]);
}

#[test]
fn p4_line_of_sight_names_what_stands_in_the_way() {
    let mut t = besieged().at("R2", "pavlov").acts();
    t.go("act pavlov");
    assert_eq!(t.refusal("attack 1 1"), Refusal::OutOfSight(Track(0)));
    assert_eq!(t.refusal("attack 3 2"), Refusal::EmptyCircle { track: Track(2), circle: 2 });
    assert_eq!(t.refusal("attack 3 0"), Refusal::EmptyCircle { track: Track(2), circle: 0 });
    assert_eq!(t.refusal("attack 3 9"), Refusal::EmptyCircle { track: Track(2), circle: 9 });
}

#[test]
fn p4_line_of_sight_none_from_the_reserves_box() {
    let t = besieged().at("R2", "pavlov").acts();
    assert_eq!(t.offered("act"), ["pavlov", "kalinin"]);
    assert_eq!(t.refusal("act glushenko"), Refusal::InReserves(counter("glushenko")));
}

#[test]
fn example_p20_attack() {
    for edition in ["en2", "fr", "ru"] {
        let mut t = post().option("edition", json!(edition)).at("G3", "chekhov").track(1, "- riflemen").acts();
        t.go("act chekhov").play("attack 1 2", "1 2 2 4");
        assert_eq!(t.rolled(), (vec![1, 2, 2, 4], 4, 1), "{edition}");
        assert_eq!(t.track(1), "");
        assert!(t.is_exhausted("chekhov") && t.has_acted("chekhov"));
        assert!(saw!(t, Event::Removed { circle: 2, .. }));
    }
}

#[test]
fn p20_attack_misses_below_the_defense_value() {
    let mut t = post().at("G3", "chekhov").at("G4", "pavlov").track(1, "- riflemen").acts();
    t.go("act chekhov").play("attack 1 2", "1 2 2 3");
    assert_eq!((t.rolled(), t.track(1)), ((vec![1, 2, 2, 3], 4, 0), "- riflemen".into()));
    assert!(t.is_exhausted("chekhov") && t.has_acted("chekhov") && !t.is_disrupted("chekhov"));
    assert_eq!(t.left(), (2, 0));
    assert_eq!(t.refusal("act chekhov"), Refusal::HasActed(counter("chekhov")));
}

#[test]
fn p20_attack_others_stay_where_they_are() {
    let mut t = post().at("G3", "chekhov").track(1, "scouts riflemen machine_gunners").acts();
    t.go("act chekhov").play("attack 1 2", "6 1 1 1");
    assert_eq!(t.track(1), "scouts - machine_gunners");
}

#[test]
fn p20_attack_several_hits_remove_one_counter() {
    let mut t = post().at("G3", "chekhov").track(1, "scouts riflemen").track(2, "riflemen").acts();
    t.go("act chekhov").play("attack 1 1", "6 6 6 6");
    assert_eq!((t.track(1), t.track(2)), ("- riflemen".into(), "riflemen".into()));
}

#[test]
fn p20_attack_infantry_only() {
    let mut t = post().at("G3", "chekhov").track(1, "panzer_2 scouts").acts();
    t.go("act chekhov");
    assert_eq!(t.offered("attack"), ["1 2"]);
    assert_eq!(t.refusal("attack 1 1"), Refusal::WrongTarget(pack().kind_named("panzer_2").unwrap()));
}

#[test]
fn p20_attack_rolls_less_through_smoke() {
    let smoke = |name: &str| {
        post().option("tactics", json!("veteran")).tactics("T1-07").at("G3", name).track(1, "riflemen").acts()
    };
    let mut t = smoke("chekhov");
    t.go("act chekhov").play("attack 1 1", "1 2 4");
    assert_eq!(t.rolled(), (vec![1, 2, 4], 4, 1));
    // At least one die.
    let mut t = smoke("murzaev");
    t.go("act murzaev").play("attack 1 1", "3");
    assert_eq!(t.rolled(), (vec![3], 4, 0));
}

#[test]
fn p20_attack_meets_the_defense_of_counters_that_just_came() {
    let recon = |circle: &str| {
        let mut t =
            post().option("tactics", json!("veteran")).tactics("T1-03").at("G3", "pavlov").track(1, circle).acts();
        t.go("act pavlov").play("attack 1 1", "5 1");
        t.rolled()
    };
    assert_eq!(recon("scouts+"), (vec![5, 1], 6, 0));
    assert_eq!(recon("scouts"), (vec![5, 1], 5, 1));
}

#[test]
fn example_p20_suppress() {
    for edition in ["en2", "fr", "ru"] {
        let mut t = post().option("edition", json!(edition)).at("G3", "glushenko").acts();
        assert_eq!((t.supply("suppression"), t.suppression("green")), (10, 0));
        t.go("act glushenko; suppress"); // one token in one box: nothing to choose
        assert_eq!((t.supply("suppression"), t.suppression("green")), (9, 1), "{edition}");
        assert!(t.is_exhausted("glushenko"));
    }
}

#[test]
fn p20_suppress_up_to_the_value() {
    let mut t = post().at("G3", "chernogolov").acts();
    t.go("act chernogolov; suppress");
    assert!(t.has_acted("chernogolov"));
    assert_eq!(t.legal(), ["lay green 1", "lay green 2", "lay green 3"]);
    assert_eq!(t.refusal("lay green 0"), Refusal::NothingDone);
    assert_eq!(t.refusal("lay green 4"), Refusal::TooManyTokens { count: 3 });
    assert_eq!(t.refusal("lay red 1"), Refusal::WrongColour(Colour::Red));
    t.go("lay green 2");
    assert_eq!((t.supply("suppression"), t.suppression("green")), (8, 2));
}

#[test]
fn p20_suppress_exactly_the_value_as_far_as_tokens_last() {
    for layout in [post().option("edition", json!("fr")), post().option("suppress_up_to", json!(false))] {
        let mut t = layout.clone().at("G3", "chernogolov").acts();
        t.go("act chernogolov; suppress");
        assert_eq!((t.supply("suppression"), t.suppression("green")), (7, 3));
        let mut t = layout.at("G3", "chernogolov").supply("suppression", 2).acts();
        t.go("act chernogolov").run("suppress", "");
        assert_eq!((t.supply("suppression"), t.suppression("green")), (0, 2));
    }
}

#[test]
fn p20_suppress_needs_tokens_in_the_supplies_box() {
    let mut t = post().at("G3", "chernogolov").supply("suppression", 1).acts();
    t.go("act chernogolov").run("suppress", "");
    assert_eq!((t.supply("suppression"), t.suppression("green")), (0, 1));
    let mut t = post().at("G3", "chernogolov").supply("suppression", 0).track(1, "riflemen").acts();
    t.go("act chernogolov");
    assert_eq!(t.refusal("suppress"), Refusal::NoSuppression);
}

#[test]
fn p20_suppress_adds_to_what_lies_in_the_box() {
    let mut t = post().at("P1", "glushenko").suppression("purple", 4).acts();
    t.go("act glushenko; suppress");
    assert_eq!((t.supply("suppression"), t.suppression("purple")), (9, 5));
}

#[test]
fn p20_suppress_is_split_between_two_colours() {
    let layout = || post().at("GR1", "chernogolov");
    let mut t = layout().acts();
    t.go("act chernogolov; suppress");
    assert_eq!(
        t.legal(),
        ["lay green 0", "lay green 1", "lay green 2", "lay green 3", "lay red 1", "lay red 2", "lay red 3"]
    );
    let mut none = t.clone();
    t.go("lay green 2");
    assert_eq!(t.legal(), ["lay red 0", "lay red 1"]);
    t.go("lay red 1");
    assert_eq!((t.suppression("green"), t.suppression("red"), t.supply("suppression")), (2, 1, 7));
    // At least one token in all.
    none.go("lay green 0");
    assert_eq!(none.legal(), ["lay red 1", "lay red 2", "lay red 3"]);
    none.go("lay red 3");
    assert_eq!((none.suppression("green"), none.suppression("red")), (0, 3));
    // All in the first box: nothing is left to decide.
    let mut t = layout().acts();
    t.go("act chernogolov; suppress").go("lay green 3");
    assert_eq!((t.suppression("green"), t.suppression("red")), (3, 0));
    // Where all must be laid the rest goes to the other box unasked.
    let mut t = layout().option("suppress_up_to", json!(false)).acts();
    t.go("act chernogolov; suppress").go("lay green 1");
    assert_eq!((t.suppression("green"), t.suppression("red")), (1, 2));
}

#[test]
fn p20_suppress_is_not_split_in_some_editions() {
    let mut t = post().option("edition", json!("fr")).at("RP6", "chernogolov").acts();
    t.go("act chernogolov; suppress");
    assert_eq!(t.legal(), ["lay red 3", "lay purple 3"]);
    assert_eq!(t.refusal("lay red 2"), Refusal::MustLay { count: 3 });
    t.go("lay purple 3");
    assert_eq!((t.suppression("red"), t.suppression("purple")), (0, 3));
    let mut t = post().option("suppress_split", json!(false)).at("RP6", "aleksandrov").acts();
    t.go("act aleksandrov; suppress");
    assert_eq!(t.legal(), ["lay red 1", "lay red 2", "lay purple 1", "lay purple 2"]);
    t.go("lay red 1");
    assert_eq!((t.suppression("red"), t.suppression("purple"), t.supply("suppression")), (1, 0, 9));
}

/// Example of p.22: an assault gun and machine gunners side by side before Potanski.
fn observer() -> Layout {
    post().at("G3", "potanski").track(1, "stug_3b machine_gunners").token(10, "artillery")
}

#[test]
fn example_p22_forward_observer() {
    // The Russian example rolls three dice as the rules say.
    for edition in ["en2", "ru"] {
        let mut t = observer().option("edition", json!(edition)).acts();
        t.go("act potanski").play("observe 1 1 both", "2 2 4 | 5 5 6");
        assert_eq!(t.rolls(), [(vec![2, 2, 4], 5, 0), (vec![5, 5, 6], 4, 3)], "{edition}");
        assert_eq!((t.track(1), t.token(10), t.stock("artillery")), ("stug_3b".into(), String::new(), 2));
        assert!(t.is_exhausted("potanski"));
    }
}

#[test]
fn example_p22_forward_observer_with_two_dice() {
    for layout in [observer().option("edition", json!("fr")), observer().option("forward_observer_dice", json!(2))] {
        let mut t = layout.acts();
        t.go("act potanski").play("observe 1 1 both", "2 4 | 5 6");
        assert_eq!(t.rolls(), [(vec![2, 4], 5, 0), (vec![5, 6], 4, 2)]);
        assert_eq!((t.track(1), t.token(10)), ("stug_3b".into(), String::new()));
    }
}

#[test]
fn p22_forward_observer_single_targets() {
    let targets = || observer().track(2, "scouts - riflemen").track(3, "riflemen scouts");
    let mut t = targets().acts();
    t.go("act potanski");
    assert_eq!(t.offered("observe"), ["1 1", "1 1 both", "1 2", "2 1", "2 3"]);
    assert_eq!(t.refusal("observe 2 1 both"), Refusal::NotAdjacent);
    assert_eq!(t.refusal("observe 2 2"), Refusal::EmptyCircle { track: Track(1), circle: 2 });
    assert_eq!(t.refusal("observe 3 1 both"), Refusal::OutOfSight(Track(2)));
    t.play("observe 1 1", "5 1 1");
    assert_eq!((t.track(1), t.rolls().len()), ("- machine_gunners".into(), 1));
    // Elsewhere two neighbours are needed.
    for layout in [targets().option("edition", json!("fr")), targets().option("forward_observer_single", json!(false))]
    {
        let mut t = layout.acts();
        t.go("act potanski");
        assert_eq!(t.offered("observe"), ["1 1 both"]);
        assert_eq!(t.refusal("observe 2 1"), Refusal::NotAdjacent);
    }
    // Three in a row make two pairs.
    let mut t = observer().track(1, "stug_3b scouts riflemen").acts();
    t.go("act potanski");
    assert!(t.can("observe 1 1 both") && t.can("observe 1 2 both") && !t.can("observe 1 3 both"));
}

#[test]
fn p22_forward_observer_alone_with_a_lone_target() {
    // Without tokens to lay the observer has nothing else to do.
    let layout = || observer().track(1, "stug_3b").supply("suppression", 0);
    assert!(layout().acts().can("act potanski"));
    let t = layout().option("forward_observer_single", json!(false)).acts();
    assert_eq!(t.refusal("act potanski"), Refusal::NothingToDo(counter("potanski")));
}

#[test]
fn p22_forward_observer_chooses_the_token() {
    let mut t = observer().token(11, "artillery").acts();
    t.go("act potanski; observe 1 1 both");
    assert_eq!(t.legal(), ["location 10", "location 11"]);
    t.play("location 11", "5 1 1 | 1 1 1");
    assert_eq!((t.token(10), t.token(11)), ("artillery".into(), String::new()));
    assert_eq!((t.track(1), t.left()), ("- machine_gunners".into(), (2, 0)));
}

#[test]
fn p22_forward_observer_needs_letter_token_and_leave() {
    let mut t = observer().token(10, "artillery").at("G4", "pavlov").acts();
    t.go("act pavlov");
    assert_eq!(t.refusal("observe 1 1 both"), Refusal::NotObserver(counter("pavlov")));
    let mut t = post().at("G3", "potanski").track(1, "stug_3b machine_gunners").acts();
    t.go("act potanski");
    assert_eq!(t.refusal("observe 1 1 both"), Refusal::NoArtillery);
    assert_eq!(t.offered("observe"), [""; 0]);
    let mut t = observer().option("tactics", json!("veteran")).tactics("T3-04").acts();
    t.go("act potanski");
    assert_eq!(t.refusal("observe 1 1 both"), Refusal::CounterBattery);
    let t = observer().at("reserves", "potanski").acts();
    assert_eq!(t.refusal("act potanski"), Refusal::InReserves(counter("potanski")));
}

#[test]
fn p22_forward_observer_sees_infantry_less_well_through_smoke() {
    let mut t = observer().option("tactics", json!("veteran")).tactics("T1-07").acts();
    t.go("act potanski").play("observe 1 1 both", "1 1 5 | 1 4");
    assert_eq!(t.rolls(), [(vec![1, 1, 5], 5, 1), (vec![1, 4], 4, 1)]);
    assert_eq!(t.track(1), "");
}
