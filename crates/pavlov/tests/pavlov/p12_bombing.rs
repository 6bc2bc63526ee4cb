//! Bomb Stalingrad (p12-anti-aircraft, p12-bombing, p12-fog-of-war, p12-location-3, p12-next-location).

use pavlov::components::Location;
use pavlov::{End, Event, Refusal};

use crate::kit::{Table, house};

/// Two and four aircraft, Defense 4.
const TWO: &str = "W1-07";
const FOUR: &str = "W4-13";

fn at(number: u8) -> Location {
    Location::numbered(number).unwrap()
}

fn fog_stock(t: &Table) -> usize {
    t.record().soviet_cards.fog_stock.unwrap().len()
}

#[test]
fn example_p12_two_guns_fire_and_two_aircraft_come_through() {
    let layout = house().token(8, "anti_aircraft").token(12, "anti_aircraft").token(13, "anti_aircraft");
    let mut t = layout.token(14, "wire").broken(&[10]).reveal(FOUR, "");
    t.play("fire 8 13", "2 3 4 4 | 6 5 3 | 4 3 3");
    assert!(saw!(t, Event::ShotDown(2)));
    assert_eq!([8, 12, 13].map(|n| t.token(n)), ["", "anti_aircraft", ""]);
    assert_eq!(t.stock("anti_aircraft"), 3);
    assert_eq!((t.token(14).as_str(), t.is_broken(14), t.stock("wire")), ("", false, 4));
    assert!(t.is_broken(10) && t.is_broken(11) && !t.is_broken(12));
    assert_eq!((fog_stock(&t), t.record().soviet_cards.discard), (4, Vec::new()));
}

#[test]
fn p12_anti_aircraft_offers_every_choice_of_tokens() {
    let t = house().token(8, "anti_aircraft").token(12, "anti_aircraft").token(10, "artillery").reveal(TWO, "");
    assert_eq!(t.offered("fire"), ["none", "8", "12", "8 12"]);
    assert_eq!(t.refusal("fire 8 9"), Refusal::NoAntiAircraft(at(9)));
    assert_eq!(t.refusal("fire 10"), Refusal::NoAntiAircraft(at(10)));
    let blocked: Vec<String> = t.blocked().into_iter().map(|(action, _)| action).collect();
    assert_eq!(blocked, ["fire 9", "fire 13"]);
}

#[test]
fn p12_anti_aircraft_hits_beyond_the_last_aircraft_are_wasted() {
    let mut t = house().token(8, "anti_aircraft").token(9, "anti_aircraft").reveal(TWO, "");
    t.play("fire 8 9", "4 5 6 4");
    assert!(saw!(t, Event::ShotDown(2)));
    assert!(t.record().disrupted_locations.is_empty());
}

#[test]
fn p12_anti_aircraft_dice_must_reach_the_defense_of_the_aircraft() {
    let mut t = house().token(8, "anti_aircraft").reveal(TWO, "");
    t.play("fire 8", "3 3 | 3 3 3 | 4 4 4");
    assert_eq!(t.rolled(), (vec![3, 3], 4, 0));
    assert!(t.is_broken(9) && t.is_broken(12));
}

#[test]
fn p12_anti_aircraft_is_not_asked_for_without_tokens() {
    let t = house().reveal(TWO, "3 3 3 | 4 4 4");
    assert_eq!(t.phase(), "soviet_counters");
}

#[test]
fn p12_anti_aircraft_tokens_that_do_not_fire_take_the_bomb() {
    let mut t = house().token(9, "anti_aircraft").reveal(TWO, "");
    t.play("fire none", "3 3 3 | 3 3 3");
    assert!(saw!(t, Event::TokenBombed { .. }));
    assert_eq!((t.token(9).as_str(), t.is_broken(9)), ("", true));
}

#[test]
fn p12_bombing_resolves_each_aircraft_before_the_next() {
    let t = house().reveal(TWO, "4 3 3 | 4 3 3");
    assert_eq!(t.record().disrupted_locations, [10, 11]);
}

#[test]
fn p12_bombing_returns_supplies_to_the_stock() {
    let food = house().token(6, "food").acts().stock("food");
    let t = house().token(6, "food").reveal(TWO, "2 2 2 | 4 4 4");
    assert_eq!((t.token(6).as_str(), t.is_broken(6), t.stock("food")), ("", false, food + 1));
}

#[test]
fn p12_fog_of_war_comes_with_every_disruption_of_14_to_17() {
    let t = house().reveal(FOUR, "5 5 4 | 5 5 5 | 5 5 6 | 6 6 5");
    assert_eq!(t.record().disrupted_locations, [14, 15, 16, 17]);
    assert_eq!((fog_stock(&t), t.record().soviet_cards.discard.len()), (0, 4));
    let t = house().reveal(TWO, "6 6 1 | 6 6 6");
    assert_eq!((fog_stock(&t), t.record().disrupted_locations), (4, vec![13, 18]));
}

#[test]
fn p12_fog_of_war_ends_with_the_stock() {
    let mut layout = house();
    layout.record.soviet_cards.fog_stock = Some(vec!["F7".into()]);
    let t = layout.reveal(TWO, "5 5 4 | 5 5 5");
    assert_eq!(t.record().soviet_cards.discard, ["F7"]);
    assert_eq!(t.record().disrupted_locations, [14, 15]);
}

#[test]
fn p12_location_3_is_disrupted_by_the_first_bomb_and_shaken_by_the_next() {
    let layout = house().at("G2", "pavlov").at("RP6", "glushenko");
    let t = layout.clone().reveal(TWO, "1 1 1 | 4 4 4");
    assert!(t.is_broken(3) && !t.is_disrupted("pavlov"));
    let t = layout.disrupted("glushenko").reveal(TWO, "1 1 1 | 1 1 1");
    assert!(saw!(t, Event::HouseShaken));
    assert!(t.is_disrupted("pavlov") && !t.is_disrupted("chernogolov"));
    assert_eq!((t.place("glushenko").as_str(), t.place("chernogolov").as_str()), ("lost", "reserves"));
    assert_eq!(t.record().disrupted_locations, [3]);
}

#[test]
fn p12_next_location_passes_over_disrupted_ones() {
    let t = house().broken(&[4, 5, 6]).token(7, "sapper").reveal(TWO, "1 1 2 | 1 1 2");
    assert_eq!(t.record().disrupted_locations, [4, 5, 6, 7]);
    assert!(saw!(t, Event::TokenBombed { .. }));
}

#[test]
fn p12_next_location_brings_fog_of_war_too() {
    let t = house().broken(&[13]).reveal(TWO, "5 4 4 | 4 4 4");
    assert!(t.is_broken(14));
    assert_eq!(fog_stock(&t), 3);
}

#[test]
fn p12_next_location_loses_the_game_at_the_second_bomb_on_18() {
    let t = house().broken(&[17]).reveal(TWO, "6 6 5 | 4 4 4");
    assert!(t.is_broken(18) && !t.is_over());
    let t = house().broken(&[17, 18]).reveal(TWO, "6 6 5");
    assert!(saw!(t, Event::Ended(End::CommandPost)));
    assert_eq!(t.outcome().2, "command-post");
}

#[test]
fn p12_next_location_loses_the_game_also_when_18_itself_is_rolled() {
    let t = house().reveal(FOUR, "6 6 6 | 6 6 6");
    assert_eq!(t.outcome().2, "command-post");
}
