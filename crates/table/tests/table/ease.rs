//! What spares a player clicks: forced choices, looking ahead, the whole turn back.

use serde_json::json;
use table::{AnySession, GameId, Packs, Start, Words};

fn game(game: GameId) -> AnySession {
    let options = json!({});
    let start = Start { seed: Some(1942), ..Start::of(game, &options) };
    AnySession::new(&Packs::default(), &start, Words::default()).unwrap()
}

fn go(session: &mut AnySession, actions: &str) {
    for action in actions.split("; ") {
        session.act(action, None, Words::default()).unwrap();
    }
}

#[test]
fn a_turn_goes_back_in_whole_decisions_as_far_as_nothing_was_shown() {
    let mut session = game(GameId::Volga);
    let all = session.all_seats();
    assert_eq!((session.undoable_this_turn(all), session.last_decision_of(all)), (0, 0));
    for _ in 0..7 {
        go(&mut session, "buy artillery");
    }
    go(&mut session, "buy engineer; buy engineer; buy engineer; buy engineer");
    assert_eq!((session.undoable_this_turn(all), session.last_decision_of(all)), (11, 1));
    session.play_forced();
    assert!(session.is_forced(12) && !session.is_forced(11));
    assert_eq!((session.undoable_this_turn(all), session.last_decision_of(all)), (12, 2));
    go(&mut session, "unit 295/516; move 295/516 30 from 1; attack 30");
    assert_eq!((session.undoable_this_turn(all), session.last_decision_of(all)), (0, 0), "a defender was drawn");
    go(&mut session, "support 1 0 0");
    assert_eq!(session.undoable_this_turn(all), 0, "dice");
}

#[test]
fn looking_ahead_stops_at_chance() {
    let session = game(GameId::Volga);
    assert_eq!(session.repeats("buy artillery", 20), 7);
    assert_eq!(session.repeats("buy artillery", 3), 3);
    assert_eq!(session.repeats("attack 30", 3), 0, "it is not legal");
    let ahead = session.ahead_of_all("buy").unwrap();
    assert_eq!((session.len(), ahead.legal()[0].as_str()), (0, "unit 295/516"), "and what is forced was played");

    let mut session = game(GameId::Cauldron);
    assert!(session.ahead("area 23").is_none(), "cards and dice follow");
    go(&mut session, "area 23; upkeep 0; lose 76-INF; attack 25");
    let ahead = session.ahead_of_all("with").unwrap();
    assert!(ahead.legal().iter().any(|action| action == "commit 3"));
    assert!(session.ahead_of_all("strike").is_none());
}
