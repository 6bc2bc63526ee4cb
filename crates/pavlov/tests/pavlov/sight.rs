//! What a sight derives for code that draws or describes the position.

use kurgan_core::{Game, Set};
use pavlov::{Action, Counters, Pavlov, Sight};
use serde_json::json;

use crate::kit::{Table, counter, house, pack, with};

fn dice_of(sight: Sight<'_>, action: &str) -> Option<u8> {
    sight.dice_of(Pavlov::read(pack(), action).unwrap())
}

fn party(names: &[&str]) -> Counters {
    names.iter().map(|name| counter(name)).collect()
}

/// A competitive game after the orders of a turn.
fn planned() -> Table {
    let layout = with(json!({ "players": "competitive_two" })).german("W1-02 W1-03 W1-04 W1-05", "W1-11 W1-09 W1-10");
    layout.german_tactics("T1-03 T1-04 T1-05", "T1-01").hand("S01").cards()
}

#[test]
fn dice_are_those_that_a_legal_action_rolls_first() {
    let mut t = house().at("G4", "pavlov").track(1, "scouts - riflemen").acts();
    t.go("act pavlov");
    assert_eq!(dice_of(t.sight(), "attack 1 3"), Some(2));
    assert_eq!(dice_of(t.sight(), "attack 1 2"), None, "nobody stands there");
    assert_eq!(dice_of(t.sight(), "suppress"), None);
    let t = house().token(8, "anti_aircraft").token(12, "anti_aircraft").reveal("W1-07", "");
    assert_eq!(dice_of(t.sight(), "fire 8 12"), Some(2 * pack().numbers.aa_dice));
}

#[test]
fn dice_do_not_tell_what_comes_after_an_action() {
    // The next order is a mortar, which rolls for a colour.
    assert_eq!(planned().sight().dice_of(Action::Done), None);
}

#[test]
fn suppression_dice_are_those_of_the_tokens_in_the_box() {
    let t = house().suppression("green", 2).reveal("W1-01", "1");
    assert_eq!([0, 1, 2, 3].map(|count| t.sight().suppression_dice(count)), [Some(0), Some(1), Some(2), None]);
    // Infiltration takes a die, and what is rolled later does not count.
    let t = with(json!({ "tactics": "veteran" })).tactics("T2-02").suppression("green", 2).reveal("W1-01", "1");
    assert_eq!([1, 2].map(|count| t.sight().suppression_dice(count)), [Some(0), Some(1)]);
    assert_eq!(house().suppression("green", 2).acts().sight().suppression_dice(1), None, "nothing arrives");
}

#[test]
fn raid_forecast_with_one_more_is_that_of_the_larger_party() {
    let mut t = house().storm("voentorg").hand("S01").actions(1).cards();
    t.go("use S01 army_cp storm_group; send pavlov");
    let before = t.sight().raid_forecast(party(&["pavlov", "chernogolov"]));
    assert!(before.is_some() && before != t.sight().raid_forecast(t.sight().party()));
    t.go("send chernogolov");
    assert_eq!(t.sight().raid_forecast(t.sight().party()), before);
    assert_eq!(t.sight().party(), party(&["pavlov", "chernogolov"]));
}

#[test]
fn raid_dice_are_fewer_under_fire() {
    let raiders = party(&["pavlov", "chernogolov"]);
    let storm = pack().storm_group_named("voentorg").unwrap();
    let colour = pack().storm_groups[usize::from(storm.0)].colour;
    let track = pack().tracks_of[colour as usize].first().unwrap().number();
    for (under_fire, dice) in [(false, 4), (true, 3)] {
        let t = with(json!({ "raid_under_fire": under_fire })).storm("voentorg").track(track, "scouts").acts();
        assert_eq!(t.sight().wehrmacht_before(colour), 1);
        assert_eq!(t.sight().raid_dice(raiders), Some(dice));
        assert_eq!(t.sight().raider_dice(counter("chernogolov")), 3);
    }
    assert_eq!(house().acts().sight().raid_dice(raiders), None, "there is no strongpoint");
}

#[test]
fn the_meal_counts_those_in_the_house_and_the_weapons_that_eat() {
    let layout = |eat| with(json!({ "weapons_eat": eat })).weapon("m1937", "reserves").supply("food", 0);
    let men = house().acts().sight().in_house().len();
    for (eat, mouths) in [(false, men), (true, men + 1)] {
        let meal = layout(eat).acts().sight().meal();
        // Weapons may eat, but they do not starve (ruling 92).
        assert_eq!([meal.mouths, meal.unfed].map(usize::from), [mouths, men]);
        assert_eq!(usize::from(meal.need), mouths.div_ceil(usize::from(pack().numbers.per_food)));
    }
    assert_eq!(house().supply("food", 6).acts().sight().meal().unfed, 0);
}

#[test]
fn the_next_resupply_card_comes_when_the_stack_has_come_to_it() {
    let next = |drawn| house().drawn(drawn).acts().sight().next_resupply();
    assert_eq!([next(0), next(9)], [Some(4), Some(4)]);
    assert!(next(12) > Some(4));
    assert_eq!(planned().sight().next_resupply(), None, "the German may hold it");
}

#[test]
fn everybody_is_somewhere() {
    let sight = house().at("G4", "pavlov").at("lost", "glushenko").weapon("m1937", "reserves").acts();
    let sight = sight.sight();
    assert_eq!(sight.counters_at(pavlov::Place::LOST), party(&["glushenko"]));
    assert_eq!(sight.counters_at(pavlov::Place::RESERVES), sight.reserves());
    assert_eq!(sight.weapons_at(pavlov::Place::RESERVES), Set::only(pack().weapon_named("m1937").unwrap()));
}
