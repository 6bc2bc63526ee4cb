//! The aim of the searchlight is secret until it shines (8.2).

use std::collections::BTreeSet;

use kurgan_core::rand_core::SeedableRng;
use kurgan_core::{Game, Seat, Seats, Session, Terms};
use rand_xoshiro::Xoshiro256PlusPlus;
use river::{Event, GERMAN, River, SOVIET};

use crate::kit::{Table, action, night_of_two};

/// The same hour with the searchlight aimed at each of the landings.
fn aimed() -> [Table; 3] {
    ["aim factory", "aim ravine", "aim pier"].map(|aim| {
        let mut t = night_of_two("stars");
        t.go(aim);
        t
    })
}

/// Everything that eyes can see: the position, and the events of the last action.
fn seen(t: &Table, eyes: Option<Seat>) -> String {
    let events: Vec<Event> = t.events().iter().filter_map(|event| t.game().seen_by(event, eyes)).collect();
    let view = serde_json::to_string(&t.game().shown(eyes)).expect("views are plain data");
    format!("{view} {events:?} {:?}", t.sight(eyes).aim())
}

#[test]
fn nobody_but_its_player_can_tell_where_the_searchlight_is_aimed() {
    let [one, two, three] = aimed();
    for eyes in [Some(SOVIET), None] {
        assert_eq!(seen(&one, eyes), seen(&two, eyes));
        assert_eq!(seen(&one, eyes), seen(&three, eyes));
        assert!(seen(&one, eyes).contains(r#""aim":"?""#), "that it is aimed is no secret");
    }
    assert!(seen(&one, Some(GERMAN)).contains(r#""aim":"factory""#));
    assert!(seen(&two, Some(GERMAN)).contains(r#""aim":"ravine""#));
}

#[test]
fn odds_do_not_tell_where_the_searchlight_is_aimed() {
    let odds = aimed().map(|mut t| t.go("send ferry pier").game().odds(action("cast off")).unwrap());
    assert!(odds[0] == odds[1] && odds[1] == odds[2]);
    assert_eq!(odds[0].keys().map(|upshot| upshot.lit).collect::<BTreeSet<_>>().len(), 3);
}

#[test]
fn another_deal_is_any_aim_that_the_ferries_cannot_rule_out() {
    let [.., pier] = aimed();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1942);
    let mut deals = |seat| {
        let aims = (0..100).map(|_| {
            let mut game = *pier.game();
            game.redeal(seat, &mut rng);
            game.sight(Some(GERMAN)).aim().map(|landing| landing.0)
        });
        aims.collect::<BTreeSet<_>>()
    };
    assert_eq!(deals(SOVIET), [Some(0), Some(1), Some(2)].into());
    assert_eq!(deals(GERMAN), [Some(2)].into(), "who has aimed knows where");
    let options = pier.game().options();
    assert_eq!([SOVIET, GERMAN].map(|seat| River::side(options, seat)), [SOVIET, GERMAN].map(Seats::only));
}

#[test]
fn there_is_no_going_back_past_the_light() {
    let game = *night_of_two("stars").go("aim ravine; send tug pier").game();
    let mut session = Session::<River>::from_position(game, Terms::seeded(1942));
    session.play(action("send ferry pier"), None).unwrap();
    assert_eq!(session.undoable(), 1);
    session.play(action("cast off"), None).unwrap();
    assert_eq!(session.undoable(), 0);
    assert!(session.last_events().iter().any(River::shows));
}
