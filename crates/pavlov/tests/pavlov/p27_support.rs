//! p.27: Operational Support.

use pavlov::components::{Supply, Support};
use pavlov::{Event, Refusal};
use serde_json::json;

use crate::kit::{Layout, house, new_game, pack, with};

const SUPPORT: &str = "use S01 army_cp operational_support";

/// Mamayev Kurgan lies open, a Command Post card is in hand.
fn mamayev_kurgan() -> Layout {
    with(json!({ "operational_support": true })).support("mamayev_kurgan").hand("S01 S02")
}

#[test]
fn p27_operational_support_turns_a_card_up_at_the_start() {
    let t = new_game(&json!({ "operational_support": true }), "lazur S01 S02 S03 S04");
    let support = t.record().support;
    assert_eq!((support.current, support.undrawn.unwrap().len()), (Some("lazur".to_owned()), 7));
}

#[test]
fn example_p27_mamayev_kurgan() {
    let mut t = mamayev_kurgan().cards();
    assert_eq!(t.offered("use S01 army_cp"), ["resupply", "operational_support"]);
    t.play(SUPPORT, "lazur");
    assert!(saw!(t, Event::Supported { points: 4, .. }));
    let kinds = ["ammunition", "food", "first_aid", "sapper"];
    assert_eq!(kinds.map(|kind| t.removed(kind)), [1; 4]);
    assert_eq!(kinds.map(|kind| t.stock(kind)), [3, 3, 3, 5]); // two Food Tokens are in the Supplies box
    assert_eq!(t.supply("food"), 2);
    let support = t.record().support;
    assert_eq!((support.current, support.satisfied), (Some("lazur".to_owned()), vec!["mamayev_kurgan".to_owned()]));
    assert_eq!(t.left().0, 2);
}

#[test]
fn p27_operational_support_needs_the_named_locations_undisrupted() {
    for at in [4, 5, 6, 7, 14, 15, 16, 17, 18] {
        let t = mamayev_kurgan().broken(&[at]).cards();
        assert!(matches!(t.refusal(SUPPORT), Refusal::LocationDisrupted(on) if on.number() == at), "{at}");
    }
    assert!(mamayev_kurgan().broken(&[3, 8, 9, 10, 11, 12, 13]).cards().can(SUPPORT));
}

#[test]
fn p27_operational_support_takes_tokens_from_the_stock_only() {
    let t = mamayev_kurgan().supply("first_aid", 2).staged("first_aid", 1).token(5, "first_aid").cards();
    assert!(matches!(t.refusal(SUPPORT), Refusal::SupportTokens { supply: Supply::FirstAid, need: 1, have: 0 }));
    let grain = |food| with(json!({ "operational_support": true })).support("grain_elevator").supply("food", food);
    assert!(grain(4).hand("S01 S02").cards().can(SUPPORT));
    let t = grain(5).hand("S01 S02").cards();
    assert!(matches!(t.refusal(SUPPORT), Refusal::SupportTokens { need: 2, have: 1, .. }));
}

#[test]
fn p27_operational_support_ends_with_the_last_card() {
    let all: Vec<&str> = pack().supports.iter().map(|card| card.id.as_str()).collect();
    let others: Vec<&str> = all.iter().copied().filter(|card| *card != "lazur").collect();
    let mut layout = with(json!({ "operational_support": true })).support("lazur").hand("S01 S02 S08");
    layout.record.support.satisfied = others.into_iter().map(String::from).collect();
    layout.record.removed = [("ammunition", 4), ("first_aid", 4), ("food", 6), ("sapper", 4)]
        .map(|(token, count)| (token.to_owned(), count))
        .into();
    let layout = layout.supply("food", 0);
    let mut t = layout.cards();
    t.go(SUPPORT);
    assert!(saw!(t, Event::Supported { card: Support(_), points: 2 }));
    assert_eq!((t.record().support.current, t.removed("sapper")), (None, 6));
    assert!(matches!(t.refusal("use S02 army_cp operational_support"), Refusal::NoSupportCard));
}

#[test]
fn p27_operational_support_is_a_variant() {
    let t = house().hand("S01 S02").cards();
    assert_eq!(t.offered("use S01 army_cp"), ["resupply"]);
    assert!(matches!(t.refusal(SUPPORT), Refusal::NoSupportVariant));
}
