//! Resupply and Storm Group cards (p17-resupply, p18-storm-group-card).

use pavlov::{Cause, End, Event, Refusal};
use serde_json::json;

use crate::kit::{Layout, Table, counter, house, pack, with};

/// The first so many counters, the four of the set-up among them, in the Reserves box.
fn garrison(count: usize) -> Layout {
    let names: Vec<&str> = pack().counters.iter().take(count).map(|counter| counter.id.as_str()).collect();
    house().at("reserves", &names.join(" "))
}

fn in_house(t: &Table) -> usize {
    let counters = t.record().counters.unwrap();
    counters.iter().filter(|(place, _)| *place != "lost").map(|(_, names)| names.len()).sum()
}

#[test]
fn example_p17_three_food_tokens_feed_fifteen_of_seventeen() {
    let layout = garrison(17).at("G2", "pavlov").weapon("maxim_1", "reserves").supply("food", 3);
    let mut t = layout.reveal("resupply", "");
    assert!(saw!(t, Event::Fed { mouths: 17, food: 3, unfed: 2 }));
    assert_eq!((t.supply("food"), t.stock("food")), (0, 6));
    t.go("casualty pavlov").go("casualty murzaev");
    assert!(saw!(t, Event::Lost { cause: Cause::Hunger, .. }));
    t.play("done", "voentorg");
    assert_eq!((t.place("pavlov").as_str(), t.place("murzaev").as_str(), in_house(&t)), ("lost", "lost", 15));
    assert_eq!(t.record().storm_groups.current.as_deref(), Some("voentorg"));
}

#[test]
fn p17_resupply_takes_one_food_token_for_each_five_or_part_of_five() {
    for (counters, eaten) in [(4, 1), (5, 1), (6, 2), (10, 2), (11, 3), (34, 6)] {
        let food = if counters == 34 { 6 } else { 4 };
        let t = garrison(counters).supply("food", food).reveal_loosely("resupply", "");
        assert_eq!(t.supply("food"), food - eaten, "{counters} counters");
        assert_eq!(t.step().starts_with("starve"), counters == 34);
    }
}

#[test]
fn p17_resupply_names_as_many_hungry_as_there_are() {
    let mut t = garrison(7).supply("food", 1).reveal("resupply", "");
    assert_eq!(t.offered("casualty").len(), 7);
    assert_eq!(t.refusal("casualty chait"), Refusal::NotHungry(counter("chait")));
    assert_eq!(t.refusal("done"), Refusal::NotNow);
    t.go("casualty voronov; casualty pavlov");
    assert_eq!(t.legal(), ["done"]);
    assert_eq!(t.refusal("casualty naumov"), Refusal::EnoughNamed);
    assert!(t.blocked().iter().any(|(action, _)| action == "casualty naumov"));
}

#[test]
fn p17_resupply_leaves_those_saved_with_first_aid_alone() {
    let mut t = garrison(7).supply("food", 1).supply("first_aid", 1).reveal("resupply", "");
    t.go("casualty pavlov; aid").go("casualty glushenko").play("done", "voentorg");
    assert_eq!((t.place("pavlov").as_str(), t.place("glushenko").as_str(), in_house(&t)), ("reserves", "lost", 6));
    assert_eq!((t.supply("first_aid"), t.stock("first_aid")), (0, 4));
}

#[test]
fn p17_resupply_that_takes_everybody_loses_the_game() {
    for layout in [house(), with(json!({ "lose_without_counters": "resupply" }))] {
        let t = layout.supply("food", 0).reveal("resupply", "");
        assert!(saw!(t, Event::Ended(End::NoCounters)));
        assert_eq!(t.outcome().2, "no-counters");
    }
}

#[test]
fn p17_resupply_without_any_food_loses_where_the_edition_says_so() {
    let t = with(json!({ "lose_without_food": true })).supply("food", 0).reveal("resupply", "");
    assert!(saw!(t, Event::Ended(End::NoFood)));
    let t = with(json!({ "lose_without_food": true })).supply("food", 1).reveal("resupply", "voentorg");
    assert!(!t.is_over());
}

#[test]
fn p17_resupply_weapons_eat_only_by_house_rule() {
    let layout = |eat: bool| {
        let layout =
            garrison(5).option("weapons_eat", json!(eat)).weapon("maxim_1", "reserves").weapon("m1937", "reserves");
        layout.supply("food", 1)
    };
    let t = layout(false).reveal("resupply", "voentorg");
    assert!(saw!(t, Event::Fed { mouths: 5, unfed: 0, .. }));
    let t = layout(true).reveal("resupply", "");
    assert!(saw!(t, Event::Fed { mouths: 7, unfed: 2, .. }));
    assert_eq!(t.offered("casualty").len(), 5);
}

#[test]
fn p17_resupply_by_house_rule_never_starves_more_than_there_are() {
    let layout = house().option("weapons_eat", json!(true)).only("pavlov").weapon("maxim_1", "reserves");
    let t = layout.supply("food", 0).reveal("resupply", "");
    assert!(saw!(t, Event::Fed { mouths: 2, unfed: 1, .. }));
    assert_eq!(t.outcome().2, "no-counters");
}

#[test]
fn p18_storm_group_card_replaces_the_one_in_the_box() {
    let t = house().storm("voentorg").reveal("resupply", "school_6");
    let named = |name: &str| pack().storm_group_named(name);
    let gone = t.events.iter().find_map(|event| match event {
        Event::StormGroupSet { gone, .. } => Some(*gone),
        _ => None,
    });
    assert_eq!(gone, Some(named("voentorg")));
    let groups = t.record().storm_groups;
    assert_eq!(groups.current.as_deref(), Some("school_6"));
    let unturned = groups.unturned.unwrap();
    assert!(!unturned.contains(&"voentorg".into()) && !unturned.contains(&"school_6".into()));
}

#[test]
fn p18_storm_group_card_of_the_milk_house_has_no_resupply_side() {
    let t = house().storm("voentorg").reveal("W5-03", "");
    assert_eq!(t.record().storm_groups.current.as_deref(), Some("milk_house"));
    assert_eq!(t.supply("food"), 2);
}
