//! Random games reach every form of action, every event and every ending.

use std::collections::BTreeSet;

use kurgan_core::Game;
use kurgan_core::chance::Fast;
use river::{Action, Event, Options, River};

use crate::kit::pack;
use crate::properties::random_options;

/// The first word of a value's debug form.
fn word(value: &impl std::fmt::Debug) -> String {
    format!("{value:?}").split([' ', '(', '{']).next().unwrap_or_default().to_owned()
}

/// Plays a game at random, now and then giving up, and calls `see` with every action and what it caused.
fn play_out(options: Options, rng: &mut Fast, mut see: impl FnMut(Action, &[Event])) -> River {
    let Ok(mut game) = River::start(pack(), &options, rng, &mut ());
    while !game.to_act().is_empty() {
        let mut legal = Vec::new();
        game.legal(&mut legal);
        let action = legal[rng.below(legal.len())];
        if !River::resigns(action) || rng.below(20) == 0 {
            let mut events = Vec::new();
            let Ok(()) = game.apply(action, rng, &mut events);
            game.check().unwrap_or_else(|broken| panic!("after {action:?}: {broken}"));
            see(action, &events);
        }
    }
    game
}

#[test]
fn random_games_meet_everything() {
    let mut seen = BTreeSet::new();
    for seed in 0..200 {
        let mut rng = Fast::new(seed);
        let options = random_options(&mut rng);
        let game = play_out(options, &mut rng, |action, events| {
            seen.insert(word(&action));
            seen.extend(events.iter().map(word));
        });
        let outcome = game.outcome().expect("it is over");
        seen.extend([outcome.level.to_owned(), outcome.reason.to_owned()]);
    }
    let wanted = "Aim Send CastOff Hit CallOff \
        Hour Refilled Weather Aimed Sent Lit Fired Sunk Landed Patched Over \
        repelled foothold bridgehead dawn no_boats called_off";
    for word in wanted.split_whitespace() {
        assert!(seen.contains(word), "{word} never happened: {seen:?}");
    }
}

#[test]
fn a_short_night_takes_twelve_to_twenty_decisions() {
    let mut decisions = 0;
    for seed in 0..200 {
        play_out(Options::default(), &mut Fast::new(seed), |_, _| decisions += 1);
    }
    assert!((12 * 200..=20 * 200).contains(&decisions), "{decisions} decisions in 200 games");
}
