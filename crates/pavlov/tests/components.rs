//! The built-in data against what the rulebook prints.

use pavlov::components::Components;

#[test]
fn counters_cards_and_tokens_are_complete() {
    let c = Components::printed();
    assert_eq!((c.counters.len(), c.weapons.len(), c.cards.len()), (34, 7, 61));
}
