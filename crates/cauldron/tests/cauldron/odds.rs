//! Odds of how actions end, compared with counts independent of the rules' code and with games played.
//! The tables are read here once more, as printed on pages 11 to 15.

mod actions;
mod attacks;
mod soviet;

use std::collections::BTreeMap;

use cauldron::components::{Targets, Weather};
use cauldron::odds::Came;
use cauldron::{Cauldron, Upshot};
use kurgan_core::chance::{Fast, Ratio};
use kurgan_core::{Game, Upshot as _};

use crate::kit::*;
use crate::properties::random_options;

/// Every legal action in positions of random games: what comes of it is one of the outcomes listed before.
#[test]
fn what_comes_is_always_among_the_odds() {
    for seed in 0..60 {
        let mut rng = Fast::new(seed);
        let mut legal = Vec::new();
        let Ok(mut game) = Cauldron::start(pack(), &random_options(&mut rng), &mut Fast::new(seed), &mut ());
        for step in 0_u64.. {
            legal.clear();
            game.legal(&mut legal);
            if legal.is_empty() {
                break;
            }
            for &action in legal.iter().filter(|_| step % 3 == 0) {
                let odds = game.odds(action).unwrap_or_else(|_| panic!("{action:?} has too many outcomes"));
                let sum: f64 = odds.values().map(|ratio| ratio.value()).sum();
                assert!((sum - 1.0).abs() < 1e-9, "{action:?} adds up to {sum}");
                for fall in 0..4 {
                    let (mut after, mut events) = (game, Vec::new());
                    let Ok(()) = after.apply(action, &mut Fast::new(step * 7 + fall), &mut events);
                    let came = Upshot::of(&events);
                    assert!(odds.contains_key(&came), "{action:?} came to {came:?}, not among {odds:#?}");
                }
            }
            let goes_on: Vec<_> = legal.iter().filter(|action| !Cauldron::resigns(**action)).collect();
            let Ok(()) = game.apply(*goes_on[rng.below(goes_on.len())], &mut rng, &mut ());
        }
    }
}

/// The odds of an action are what was counted, and nothing else.
fn agree(t: &Table, action: &str, counted: impl IntoIterator<Item = (Upshot, u128)>) {
    assert!(t.can(action), "{action} is not legal: {:?}", t.offers());
    let mut ends = BTreeMap::new();
    for (upshot, cases) in counted {
        *ends.entry(upshot).or_insert(0) += cases;
    }
    let of: u128 = ends.values().sum();
    let found = t.game.odds(Cauldron::read(pack(), action).unwrap()).expect("few outcomes");
    assert!(found.keys().eq(ends.keys()), "{action}: {found:#?}, counted {ends:#?}");
    for (upshot, Ratio { cases, of: all }) in found {
        assert_eq!(cases * of, ends[&upshot] * all, "{action}: {upshot:?}, counted {} of {of}", ends[&upshot]);
    }
}

/// One die.
fn die(end: impl Fn(i32) -> Upshot) -> impl Iterator<Item = (Upshot, u128)> {
    (1..=6).map(move |die| (end(die), 1))
}

/// Two dice, one after the other.
fn two_dice(end: impl Fn(i32, i32) -> Upshot) -> Vec<(Upshot, u128)> {
    (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))).map(|(a, b)| (end(a, b), 1)).collect()
}

fn came(came: Came) -> Upshot {
    Upshot { came, ..Upshot::default() }
}

/// A card as printed: random number, weather, the numbers of the Final Offensive, attack.
struct Printed {
    number: u8,
    random: u8,
    weather: Option<Weather>,
    offensive: (i8, Option<i8>),
    attack: Targets,
}

fn cards() -> Vec<Printed> {
    use Targets::{All, AnyThree, Even, None as Nowhere, Odd};
    const P: Option<Weather> = Some(Weather::Poor);
    const F: Option<Weather> = Some(Weather::Fair);
    const S: Option<Weather> = None; // "Same"
    let rows = [
        (7, P, (2, Some(1)), AnyThree),
        (12, F, (1, None), Nowhere),
        (4, S, (1, None), Even),
        (10, P, (-1, None), AnyThree),
        (1, F, (1, Some(0)), Nowhere),
        (9, S, (1, None), Odd),
        (3, P, (2, Some(1)), All),
        (11, F, (1, None), AnyThree),
        (6, P, (1, None), Even),
        (2, S, (0, None), Nowhere),
        (8, P, (2, None), Odd),
        (5, F, (1, None), Nowhere),
        (13, P, (1, None), All),
        (7, S, (2, Some(0)), AnyThree),
        (10, P, (2, None), All),
        (1, F, (1, None), Even),
        (12, P, (1, Some(0)), Odd),
        (4, S, (1, None), Nowhere),
        (9, F, (2, Some(0)), AnyThree),
        (6, P, (2, None), Odd),
        (11, S, (1, None), AnyThree),
        (3, P, (1, None), Even),
        (8, S, (2, Some(1)), All),
        (5, P, (2, None), AnyThree),
        (2, F, (1, None), Nowhere),
    ];
    let card = |(number, (random, weather, offensive, attack))| Printed { number, random, weather, offensive, attack };
    (1..).zip(rows).map(card).collect()
}

/// One card of the whole pile by its random number.
fn random_card(end: impl Fn(u8) -> Upshot) -> Vec<(Upshot, u128)> {
    cards().iter().map(|card| (end(card.random), 1)).collect()
}
