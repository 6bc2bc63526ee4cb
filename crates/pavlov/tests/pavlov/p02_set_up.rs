//! p.2: how a game is laid out, and what the stock is.

use pavlov::{Event, Refusal};
use serde_json::json;

use crate::kit::{house, new_game, pack};

#[test]
fn p2_setup_puts_tokens_and_counters_where_the_rulebook_has_them() {
    let t = new_game(&json!({}), "S01 S02 S03 F1");
    assert_eq!(t.there("reserves"), "pavlov glushenko chernogolov aleksandrov");
    assert_eq!((t.supply("suppression"), t.supply("food")), (10, 2));
    let stock = ["suppression", "food", "sapper", "ammunition", "first_aid", "wire", "artillery", "anti_aircraft"];
    assert_eq!(stock.map(|token| t.stock(token)), [10, 4, 6, 4, 4, 4, 2, 4]);
    let others = ["sapper", "ammunition", "first_aid", "wire", "artillery", "anti_aircraft"];
    assert_eq!(others.map(|token| t.supply(token)), [0; 6]);
    assert_eq!(["green", "red", "purple"].map(|colour| t.defense(colour)), [6; 3]);
    let record = t.record();
    assert_eq!((record.turn, t.phase()), (Some(1), "soviet_cards".into()));
    assert!(record.tracks.is_empty() && record.disrupted_locations.is_empty() && record.weapons.is_empty());
}

#[test]
fn p2_setup_shuffles_three_fog_cards_into_the_soviet_deck() {
    let t = new_game(&json!({}), "S01 S28 F1 F3");
    let cards = t.record().soviet_cards;
    let (deck, shuffled, fog) = (cards.deck.unwrap(), cards.shuffled.unwrap(), cards.fog_stock.unwrap());
    assert_eq!((deck.len(), shuffled.len(), fog.len()), (27, 31, 4));
    assert_eq!(shuffled.iter().filter(|card| card.starts_with('F')).count(), 3);
    assert!(fog.iter().all(|card| !shuffled.contains(card)));
}

#[test]
fn p2_setup_leaves_the_competitive_card_out_of_other_games() {
    let competitive = &pack().cards[usize::from(pack().competitive_card.0)].id;
    let undrawn = new_game(&json!({}), "S01 S02 S03 S04").record().wehrmacht_cards.undrawn.unwrap();
    assert_eq!((undrawn.len(), undrawn.contains(competitive)), (60, false));
    let cards = format!("{competitive} W1-01 W1-02 W1-03 T1-01 T1-02 T1-03");
    let t = new_game(&json!({ "players": "competitive_two" }), &cards);
    assert_eq!((t.phase(), t.record().wehrmacht_cards.undrawn.unwrap().len()), ("planning".into(), 57));
    assert_eq!(t.record().tactics.undrawn.unwrap().len(), 27);
}

#[test]
fn p2_setup_uses_no_tactics_or_support_cards_unless_asked() {
    let t = new_game(&json!({}), "S01 S02 S03 S04");
    assert_eq!(t.record().tactics.undrawn, Some(Vec::new()));
    assert_eq!((t.record().support.current, t.record().support.undrawn), (None, Some(Vec::new())));
    let t = new_game(&json!({ "tactics": "veteran" }), "S01 S02 S03 S04");
    assert_eq!(t.record().tactics.undrawn.unwrap().len(), 30);
}

#[test]
fn p2_stock_limits_what_can_be_placed() {
    let mut t = house().staged("sapper", 4).hand("S01 S02").cards();
    t.go("use S01 army_cp resupply; stage ammunition 0; stage first_aid 0; stage food 0");
    assert_eq!(t.offered("stage sapper"), ["1", "2"]); // of six, four are staged
    assert!(matches!(t.refusal("stage sapper 3"), Refusal::TooMany { have: 2, .. }));
    // All Wire lies: nothing is left to place.
    let wired = (14..=17).fold(house(), |layout, at| layout.token(at, "wire"));
    let t = wired.hand("S03 S14").cards();
    assert!(!t.can("use S14 signal wire_communications"));
    let reason = t.refusal("use S14 signal wire_communications");
    assert!(matches!(reason, Refusal::NoneInStock(pavlov::components::Token::Wire)));
    let t = house().hand("S03 S14").cards();
    assert!(t.can("use S14 signal wire_communications"));
}

#[test]
fn p2_stock_too_small_for_a_delivery_gives_what_there_is() {
    // Ruling 3: three Suppression Tokens are left for the five that the ammunition should bring.
    let mut t = house().supply("suppression", 17).token(5, "ammunition").hand("S05 S01").cards();
    t.go("use S05 flotilla deliver_supplies");
    assert_eq!((t.supply("suppression"), t.stock("suppression"), t.stock("ammunition")), (20, 0, 4));
    assert!(saw!(t, Event::Replenished(3)));
}
