//! Positions on paper.

mod kit;

use kit::{house, lay};
use serde_json::json;

#[test]
fn an_empty_record_is_the_set_up() {
    let t = house().hand("S01 S02 F1 S03").cards();
    assert_eq!(t.there("reserves"), "pavlov glushenko chernogolov aleksandrov");
    assert_eq!((t.supply("suppression"), t.supply("food"), t.defense("green")), (10, 2, 6));
    assert_eq!((t.stock("suppression"), t.stock("food")), (10, 4));
    let record = t.record();
    assert_eq!(record.soviet_cards.deck.unwrap().len(), 27);
    assert_eq!(record.soviet_cards.fog_stock.unwrap().len(), 4);
    assert_eq!(record.wehrmacht_cards.undrawn.unwrap().len(), 60);
}

#[test]
fn what_is_wrong_with_a_record_is_said() {
    let wrong = [
        (json!({"turn": 22}), "turn: 22 is after the last turn"),
        (json!({"counters": {"Q7": ["pavlov"]}}), "counters: there is no position or box \"Q7\""),
        (json!({"counters": {"G2": ["petrov"]}}), "counters: there is no \"petrov\""),
        (json!({"counters": {"G2": ["pavlov", "glushenko"]}}), "counters: two at G2 without a weapon of their letter"),
        (json!({"counters": {"G2": ["pavlov"], "G3": ["pavlov"]}}), "counters: something at \"G3\" is in two places"),
        (json!({"weapons": {"G2": ["maxim_1"]}}), "weapons: nobody is at G2"),
        (json!({"exhausted": ["voronov"]}), "exhausted: somebody is not in the house"),
        (json!({"defense": {"red": 7}}), "defense: 7 is not on the board"),
        (json!({"supplies": {"food": 7}}), "tokens: there are only 6 food"),
        (json!({"stock": {}}), "tokens: 10 suppression and not 20"),
        (json!({"tracks": {"7": ["scouts"]}}), "tracks: there is no track 7"),
        (json!({"tracks": {"1": ["tanks"]}}), "tracks: there is no \"tanks\""),
        (json!({"location_tokens": {"18": "wire"}}), "location_tokens: 18 takes no wire"),
        (json!({"soviet_cards": {"hand": ["S01"], "discard": ["S01"]}}), "soviet_cards: a card is in two places"),
        (json!({"soviet_cards": {"used": ["S01"]}}), "soviet_cards.used: not in the hand"),
        (json!({"wehrmacht_cards": {"drawn": 64}}), "wehrmacht_cards.drawn: there are 63"),
        (json!({"wehrmacht_cards": {"hand": ["W1-01"]}}), "wehrmacht_cards: there is no German player"),
        (json!({"tactics": {"in_play": ["T1-01"]}}), "tactics: there are none in this game"),
        (json!({"agenda": ["sleep"]}), "agenda: there is no step \"sleep\""),
        (json!({"agenda": ["end_turn", "act pavlov"]}), "agenda: act pavlov is not possible"),
        (json!({"agenda": ["end_turn"]}), "agenda: there is nothing to decide"),
        (json!({"actions_left": 9}), "actions_left: at most 4"),
        (json!({"options": {"sleep": true}}), "options: \"sleep\" must be"),
    ];
    for (patch, message) in wrong {
        let said = lay(patch.clone()).refused("soviet_cards");
        assert!(said.starts_with(message), "{patch}: {said}");
    }
    assert!(house().refused("wehrmacht").starts_with("agenda: in the Wehrmacht Card Phase"));
    assert_eq!(house().refused("holiday"), "phase: there is no \"holiday\"");
}
