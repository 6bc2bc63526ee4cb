//! Tests of this board, in random games of every kind.

mod sizes;

use guide::suite::{Pick, drawn};
use guide::{Draws, Language};
use kurgan_core::{Game, Seat};
use pavlov::{Action, Pavlov};
use serde_json::{Value, json};

use crate::PavlovGuide;
use crate::words::Words;

/// Every sort of game.
fn sorts() -> Vec<Value> {
    let players = ["solitaire", "cooperative", "competitive_two", "competitive_three"];
    let mut sorts: Vec<Value> = players.iter().map(|players| json!({ "players": players })).collect();
    sorts.extend([
        json!({ "tactics": "veteran", "operational_support": true }),
        json!({ "tactics": "elite", "edition": "fr" }),
        json!({ "players": "competitive_two", "operational_support": true, "raid_under_fire": true }),
        json!({ "final_raid_optional": false, "weapons_eat": true, "edition": "ru" }),
    ]);
    sorts
}

/// Seldom an early end of a phase: that makes short games.
const ON_AND_ON: Pick<PavlovGuide> = |rng, legal| {
    let nth = rng.below(legal.len());
    if legal[nth] == Action::Done && rng.below(4) > 0 { 0 } else { nth }
};

guide::suite!(PavlovGuide, sorts(), ON_AND_ON);

/// Plays at random to the end and looks at every position.
fn play(options: &Value, seed: u64, mut look: impl FnMut(&Pavlov)) {
    guide::suite::play::<PavlovGuide>(options, seed, ON_AND_ON, |session| look(session.game()));
}

#[test]
fn there_is_nothing_to_tell_about_what_there_is_not() {
    play(&json!({}), 1, |game| {
        for element in
            ["", "card", "card W9-99", "position X1", "circle 7 1", "circle 1 9", "token gold", "box x", "pile x"]
        {
            assert!(PavlovGuide::about(&game.view(None), element, Words::new(Language::En)).is_none(), "{element}");
        }
    });
}

#[test]
fn hidden_cards_lie_face_down() {
    let mut position = 0;
    play(&json!({ "players": "competitive_two" }), 5, |game| {
        position += 1;
        if position % 3 > 0 {
            return;
        }
        let c = game.pack();
        let (defender, attacker) = (game.sight(Some(Seat(0))), game.sight(Some(Seat(1))));
        let (hand, tactics) = attacker.german_hand().expect("the German sees his hand");
        let (orders, laid) = attacker.german_orders().expect("the German sees his orders");
        let wehrmacht = hand.into_iter().chain(orders.into_iter().flatten());
        let german = wehrmacht.map(|card| c.wehrmacht_card_id(card)).filter(|id| *id != "resupply");
        let german = german.chain(tactics.into_iter().chain(laid).map(|card| c.tactic_card_id(card)));
        let german: Vec<String> = german.map(|id| format!(" {id}\"")).collect();
        let held = defender.hand().expect("the defender sees his hand");
        let soviet: Vec<String> =
            (held - defender.used()).into_iter().map(|card| format!("\"card {}\"", c.soviet_card_id(card))).collect();
        let shows = |seat: Option<Seat>, hidden: &[String]| {
            let told = drawn(&PavlovGuide::board(&game.view(seat), Words::new(Language::En)));
            hidden.iter().find(|id| told.contains(id.as_str())).cloned()
        };
        assert_eq!(shows(Some(Seat(0)), &german), None);
        assert_eq!(shows(Some(Seat(1)), &soviet), None);
        assert_eq!(shows(None, &german), None);
        assert_eq!(shows(None, &soviet), None);
        if let Some(first) = german.first() {
            assert_eq!(shows(Some(Seat(1)), &german).as_ref(), Some(first));
        }
    });
}
