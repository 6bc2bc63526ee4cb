//! What has to hold on every board.

use kurgan_core::Game;
use std::collections::BTreeSet;

use kurgan_core::Seat;
use serde_json::{Value, json};
use table::{AnySession, Choice, GameId, Language, Packs, Words, each_session};
use testkit::luck::Luck;

use crate::board::Board;
use crate::drawn::Drawn;
use crate::words::Tongue;

/// The games to look at: the plain one and the one with everything.
fn games() -> Vec<(GameId, Value)> {
    vec![
        (GameId::Volga, json!({})),
        (GameId::Volga, json!({"scenario": "factory", "rubble": true, "isolation": true, "pavlov": true})),
        (GameId::Cauldron, json!({})),
        (
            GameId::Cauldron,
            json!({
                "scenario": "variable", "variable_placement": true, "council_of_war": true, "survival": true,
                "rumors": true, "rivers": true, "what_if": true, "entry": "C",
            }),
        ),
        (GameId::Pavlov, json!({})),
        (GameId::Pavlov, json!({"tactics": "elite", "operational_support": true})),
        (GameId::Pavlov, json!({"players": "cooperative", "tactics": "veteran", "edition": "ru"})),
        (GameId::Pavlov, json!({"players": "competitive_three", "operational_support": true})),
    ]
}

/// The board as a seat sees it.
pub(super) fn board(session: &AnySession, seat: Option<Seat>, tongue: Tongue) -> Board {
    each_session!(session, session => Drawn::board(&session.game().view(seat), tongue))
}

/// Which of the choices is taken.
pub(super) type Pick = fn(&mut Luck, &[&Choice]) -> usize;

/// Any of them.
pub(super) fn any(luck: &mut Luck, choices: &[&Choice]) -> usize {
    luck.below(choices.len())
}

/// Plays a game by chance and lets `look` see each position with the seat that is to act.
pub(super) fn play(
    game: GameId,
    options: &Value,
    seed: u64,
    pick: Pick,
    mut look: impl FnMut(&AnySession, Option<Seat>),
) {
    let (words, mut luck) = (Words::default(), Luck::new(seed));
    let mut session =
        AnySession::new(&Packs::default(), game, options, Some(seed), false, None, words).expect("a game");
    loop {
        look(&session, session.to_act().iter().next());
        let choices = session.state(words).legal;
        let choices: Vec<_> = choices.iter().filter(|choice| !choice.resign).collect();
        if choices.is_empty() {
            return;
        }
        let action = &choices[pick(&mut luck, &choices)].action;
        session.play(action, None, words).expect("a legal action");
    }
}

#[test]
fn whatever_an_action_touches_is_drawn() {
    let tongue = Tongue::new(Language::En);
    for (game, options) in games() {
        for seed in 0..3 {
            play(game, &options, seed, any, |session, seat| {
                let drawn = board(session, seat, tongue);
                let elements: BTreeSet<&str> = drawn.elements().collect();
                for choice in session.state(tongue.table()).legal {
                    for touched in &choice.touches {
                        assert!(elements.contains(touched.as_str()), "{game}: {touched} of {:?}", choice.action);
                    }
                }
            });
        }
    }
}

#[test]
fn there_is_something_to_know_about_every_element_in_every_language() {
    for (n, (game, options)) in games().into_iter().enumerate() {
        let tongue = Tongue::new(Language::ALL[n % 3]);
        let mut step = 0;
        play(game, &options, 5, any, |session, seat| {
            step += 1;
            if step % 40 != 1 {
                return;
            }
            let drawn = board(session, seat, tongue);
            for element in drawn.elements() {
                let about =
                    each_session!(session, session => Drawn::about(&session.game().view(seat), element, tongue));
                assert!(about.is_some_and(|about| !about.title.is_empty()), "{game}: {element}");
            }
        });
    }
}

#[test]
fn keys_are_unique_and_pieces_lie_on_the_board() {
    let tongue = Tongue::new(Language::En);
    for (game, options) in games() {
        play(game, &options, 9, any, |session, seat| {
            let drawn = board(session, seat, tongue);
            let mut keys = BTreeSet::new();
            for piece in drawn.all() {
                assert!(keys.insert(&piece.key), "{game}: {} twice", piece.key);
                assert!(!piece.label.is_empty(), "{game}: {} has no label", piece.key);
            }
            for piece in &drawn.pieces {
                let (x, y) = piece.at;
                assert!(
                    (0.0..=drawn.size.0).contains(&x) && (0.0..=drawn.size.1).contains(&y),
                    "{game}: {}",
                    piece.key
                );
            }
        });
    }
}

#[test]
fn every_game_says_where_it_is_in_its_sequence() {
    let tongue = Tongue::new(Language::En);
    for (game, options) in games() {
        play(game, &options, 3, any, |session, seat| {
            let (sequence, gauges) = each_session!(session, session => {
                (Drawn::sequence(&session.game().view(seat), tongue), Drawn::gauges(&session.game().view(seat), tongue))
            });
            let here = sequence.iter().filter(|stage| stage.here).count();
            assert!(here == 1 || session.is_over(), "{game}: {here} steps are now");
            assert!(gauges.len() >= 3, "{game}");
            // The turn is told by the page.
            assert!(gauges.iter().all(|gauge| gauge.element.as_deref() != Some("track turn")), "{game}");
        });
    }
}
