use std::sync::atomic::{AtomicU32, Ordering};

use ai::{Advice, Budget, Flat, Level, Policy, RandomPlayout, Search, ladder};
use cauldron::Cauldron;
use kurgan_core::chance::Fast;
use kurgan_core::pack::Pack;
use kurgan_core::rand_core::SeedableRng;
use kurgan_core::{Game, Seat};
use pavlov::{Pavlov, Players};
use rand_xoshiro::Xoshiro256PlusPlus;
use river::{River, SOVIET};
use serde_json::json;
use volga::{GERMAN, Volga};

use crate::never;

fn volga() -> Volga {
    let pack = volga::components::Components::printed();
    never(Volga::start(pack, &volga::Options::default(), &mut Fast::new(5), &mut ()))
}

fn cauldron() -> Cauldron {
    let pack = cauldron::components::Components::printed();
    never(Cauldron::start(pack, &cauldron::Options::default(), &mut Fast::new(5), &mut ()))
}

const FLAT: Flat<RandomPlayout> = Flat { playout: RandomPlayout, threads: 1 };
const SEARCH: Search<RandomPlayout> = Search { playout: RandomPlayout, threads: 1 };

/// The last hour of a night crossing with a second player. The pier was lit last and stays dark. Nothing but the ferry is
/// afloat, the next hit sinks it, and its four companies make a win of a draw. In fog the factory has one gun, the ravine
/// none; under stars three and two.
fn last_hour(weather: &str, aim: Option<&str>) -> River {
    let steps = ["land", "fire", "light", "load", "aim"];
    let record = json!({
        "options": {"searchlight": "player"}, "hour": 4, "weather": weather, "bag": ["mist", "drizzle"],
        "aim": aim, "lit": "pier",
        "boats": {"ferry": {"hull": 1}}, "landed": 28,
        "agenda": if aim.is_some() { &steps[..4] } else { &steps[..] },
    });
    let record = serde_json::from_value(record).unwrap();
    River::restore(river::components::Components::printed(), &record).unwrap()
}

fn river(text: &str) -> river::Action {
    River::read(river::components::Components::printed(), text).unwrap()
}

/// What the advice says of the chance to win by this action, a draw as a half.
fn chance(advice: &Advice<river::Action>, text: &str) -> f64 {
    let estimate = advice.ranked.iter().find(|estimate| estimate.action == river(text)).unwrap();
    estimate.win_chance().unwrap().0
}

#[test]
fn positions_that_look_the_same_to_a_seat_get_the_same_answer() {
    let [factory, ravine] = ["factory", "ravine"].map(|aim| last_hour("stars", Some(aim)));
    for seed in 0..20 {
        let budget = Budget::Playouts(50);
        let flat = |game: &River| FLAT.advise(game, SOVIET, &budget, seed);
        let search = |game: &River| SEARCH.advise(game, SOVIET, &budget, seed);
        assert_eq!(flat(&factory), flat(&ravine), "seed {seed}");
        assert_eq!(search(&factory), search(&ravine), "seed {seed}");
    }
}

#[test]
fn the_defenders_are_advised_alike_whatever_the_german_holds() {
    let options = pavlov::Options { players: Players::CompetitiveTwo, ..pavlov::Options::default() };
    let (mut rng, mut legal, mut differed) = (Fast::new(11), Vec::new(), 0);
    let mut game = never(Pavlov::start(pavlov::components::Components::printed(), &options, &mut rng, &mut ()));
    let mut dealer = Xoshiro256PlusPlus::seed_from_u64(11);
    for seed in 0..60 {
        legal.clear();
        game.legal(&mut legal);
        if legal.is_empty() {
            break;
        }
        let seat = Seat(0); // the defender
        if game.to_act().has(seat) && legal.len() > 1 && seed % 4 == 0 {
            let mut other = game;
            other.redeal(seat, &mut dealer);
            differed += u32::from(other != game);
            for level in [Level::Expert, Level::Lookahead, Level::Flat, Level::Search] {
                let advise = |game: &Pavlov| level.policy::<Pavlov>(1).advise(game, seat, &Budget::Playouts(64), seed);
                assert_eq!(advise(&game), advise(&other), "{level}, decision {seed}");
            }
        }
        let action = legal[rng.below(legal.len())];
        never(game.apply(action, &mut rng, &mut ()));
    }
    assert!(differed > 3, "{differed} positions are no trial");
}

#[test]
fn nobody_finds_the_dark_better_than_by_guessing() {
    for aim in ["factory", "ravine"] {
        let advice = FLAT.advise(&last_hour("stars", Some(aim)), SOVIET, &Budget::Playouts(3_000), 3);
        // The light is as likely on either, and each die of its guns misses two times in three; a miss wins, a hit draws.
        for (landing, guns) in [("factory", 3), ("ravine", 2)] {
            let wins = 0.5 + 0.5 * (2.0_f64 / 3.0).powi(guns);
            let found = chance(&advice, &format!("send ferry {landing}"));
            assert!((found - f64::midpoint(wins, 1.0)).abs() < 0.05, "aimed at {aim}, sent to {landing}: {found}");
        }
        assert!((chance(&advice, "send ferry pier") - 1.0).abs() < 1e-9, "the pier is dark");
    }
}

#[test]
fn each_seat_plays_for_itself_and_is_expected_to() {
    let (fog, stars) = (last_hour("fog", None), last_hour("stars", None));
    let german = |player: &dyn Policy<River>, game| player.advise(game, river::GERMAN, &Budget::Playouts(3_000), 1);
    // Only at the factory is there a gun.
    assert_eq!(german(&FLAT, &fog).best(), Some(river("aim factory")));
    // Who sends the ferry anywhere often fails; the tree below finds that who wants to win sends it into the dark.
    let (anywhere, dark) = (german(&FLAT, &stars), german(&SEARCH, &stars));
    for aim in ["aim factory", "aim ravine"] {
        let (anywhere, dark) = (chance(&anywhere, aim), chance(&dark, aim));
        assert!(anywhere > 0.15 && dark < anywhere / 2.0, "{aim}: {anywhere} and {dark}");
    }
}

#[test]
fn giving_up_is_never_advised() {
    for player in [&FLAT as &dyn Policy<River>, &SEARCH] {
        let advice = player.advise(&last_hour("stars", Some("factory")), SOVIET, &Budget::Playouts(100), 1);
        assert!(advice.ranked.iter().all(|estimate| estimate.action != river::Action::CallOff), "{advice:?}");
    }
    let game = cauldron();
    let advice = Level::Random.policy::<Cauldron>(1).advise(&game, cauldron::PAULUS, &Budget::Playouts(1), 1);
    assert!(advice.ranked.iter().all(|estimate| estimate.action != cauldron::Action::Surrender));
}

#[test]
fn the_same_seed_gives_the_same_advice() {
    for level in Level::ALL {
        let (one, two) = (volga(), cauldron());
        let volga = |seed| level.policy::<Volga>(1).advise(&one, GERMAN, &Budget::Playouts(40), seed);
        let cauldron = |seed| level.policy::<Cauldron>(1).advise(&two, cauldron::PAULUS, &Budget::Playouts(40), seed);
        assert_eq!(volga(9), volga(9), "{level}");
        assert_eq!(cauldron(9), cauldron(9), "{level}");
        if level.thinks() {
            assert_ne!(volga(9), volga(10), "{level}: chance has to differ");
        }
    }
}

#[test]
fn a_budget_in_playouts_is_spent_to_the_last_and_no_further() {
    let game = volga();
    for level in [Level::Flat, Level::Search] {
        for threads in [1, 3] {
            for playouts in [1, 3, 7, 64, 101] {
                let player = level.policy::<Volga>(threads);
                let advice: Advice<_> = player.advise(&game, GERMAN, &Budget::Playouts(playouts), 2);
                // Each thread plays at least once.
                assert_eq!(advice.playouts(), playouts.max(threads), "{level}, {threads} threads");
                assert!(advice.best().is_some());
            }
        }
    }
}

#[test]
fn a_budget_in_time_ends_with_the_first_playout_after_it() {
    let game = volga();
    for level in [Level::Flat, Level::Search] {
        let asked = AtomicU32::new(0);
        // A clock that runs out when it has been looked at thirty times.
        let clock = || f64::from(asked.fetch_add(1, Ordering::Relaxed)) / 30.0;
        let advice = level.policy::<Volga>(1).advise(&game, GERMAN, &Budget::Time(&clock), 2);
        assert!((10..=31).contains(&advice.playouts()), "{level}: {}", advice.playouts());
        let over = || 2.0;
        let advice = level.policy::<Volga>(1).advise(&game, GERMAN, &Budget::Time(&over), 2);
        assert!(advice.playouts() <= 1 && advice.best().is_some(), "{level}: {}", advice.playouts());
    }
}

#[test]
fn nobody_advises_when_the_game_is_over() {
    let mut game = last_hour("stars", Some("factory"));
    never(game.apply(river::Action::CallOff, &mut Fast::new(1), &mut ()));
    assert_eq!(FLAT.advise(&game, SOVIET, &Budget::Playouts(5), 1).best(), None);
    assert_eq!(SEARCH.choose(&game, SOVIET, &Budget::Playouts(5), 1), None);
}

#[test]
fn a_ladder_does_not_depend_on_who_is_first_ready() {
    let pack = volga::components::Components::printed();
    let measure = || {
        let player = Level::Expert.policy::<Volga>(1);
        ladder::measure::<Volga>(pack, &volga::Options::default(), &*player, &Budget::Playouts(1), 30, &|| ())
    };
    assert_eq!(measure(), measure());
    assert_eq!(measure().games, 30);
}
