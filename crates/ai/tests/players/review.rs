//! Reviews: the shares add up, and a blunder is found.

use ai::review::{Review, review};
use ai::{Budget, Level, hint};
use kurgan_core::Seat;
use serde_json::json;
use table::{AnySession, GameId, Packs, Start, Words};

fn game(id: GameId, actions: usize) -> AnySession {
    let words = Words::default();
    let mut session =
        AnySession::new(&Packs::default(), &Start { seed: Some(8), ..Start::of(id, &json!({})) }, words).unwrap();
    for n in 0..actions {
        let Some(action) = hint::choose(&session, Level::Expert, 1, &Budget::Playouts(1), n as u64) else { break };
        session.play(&action, None, words).unwrap();
    }
    session
}

fn look(session: &AnySession, playouts: u32) -> Review {
    review(session, Seat(0), playouts, 3, &|_, _| ())
}

#[test]
fn decisions_and_dice_add_up_to_the_whole_way() {
    for id in GameId::ALL {
        let session = game(id, 30);
        let review = look(&session, 4);
        assert_eq!(review.moments.len(), session.len());
        let (mine, others, luck) = review.shares(session.all_seats());
        assert_eq!(others.to_bits(), 0f64.to_bits());
        let end = review.moments.last().unwrap().after;
        assert!((review.start + mine + luck - end).abs() < 1e-9, "{id}");
        for pair in review.moments.windows(2) {
            assert_eq!(pair[0].after.to_bits(), pair[1].before.to_bits(), "{id}");
        }
        assert_eq!(look(&session, 4), review, "the same seed, the same review");
    }
}

#[test]
fn giving_up_early_is_the_costliest_decision() {
    let words = Words::default();
    let mut session = game(GameId::Cauldron, 12);
    let legal = session.state(words).legal;
    let resign = legal.iter().find(|choice| choice.resign).unwrap().action.clone();
    session.play(&resign, None, words).unwrap();
    let given_up = session.len();
    while let Some(action) = hint::choose(&session, Level::Expert, 1, &Budget::Playouts(1), session.len() as u64) {
        session.play(&action, None, words).unwrap();
    }
    let review = look(&session, 16);
    let (worst, change) = review.costly(session.all_seats(), 3)[0];
    assert_eq!(worst.entry, given_up, "{worst:?}");
    assert!(change < -0.3 && worst.choice() < -0.3, "{worst:?}");
    assert!(worst.luck().abs() < 1e-12, "no dice fell: {worst:?}");
}
