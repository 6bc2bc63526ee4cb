use std::sync::atomic::{AtomicU32, Ordering};

use ai::{Advice, Budget, Flat, Level, Policy, RandomPlayout, Search, ladder};
use cauldron::Cauldron;
use kurgan_core::chance::Fast;
use kurgan_core::pack::Pack;
use kurgan_core::rand_core::SeedableRng;
use kurgan_core::{Game, Seat};
use pavlov::{Pavlov, Players};
use rand_xoshiro::Xoshiro256PlusPlus;
use volga::{GERMAN, Volga};

use crate::toy::{Coin, GUESSER, HOLDER, Move, never};

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

#[test]
fn positions_that_look_the_same_to_a_seat_get_the_same_answer() {
    for seed in 0..20 {
        let budget = Budget::Playouts(50);
        let flat = |game: &Coin| FLAT.advise(game, GUESSER, &budget, seed);
        let search = |game: &Coin| SEARCH.advise(game, GUESSER, &budget, seed);
        let (left, right) = (Coin::new(0, true), Coin::new(1, true));
        assert_eq!(flat(&left), flat(&right), "seed {seed}");
        assert_eq!(search(&left), search(&right), "seed {seed}");
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
fn nobody_finds_a_hidden_coin_better_than_by_guessing() {
    let advice = FLAT.advise(&Coin::new(1, false), GUESSER, &Budget::Playouts(3_000), 3);
    let pointed = advice.ranked.iter().filter(|estimate| matches!(estimate.action, Move::Point(_)));
    for estimate in pointed {
        let (chance, _) = estimate.win_chance().unwrap();
        assert!((0.4..0.6).contains(&chance), "{:?}: {chance}", estimate.action);
    }
}

#[test]
fn who_holds_the_coin_knows_where_it_is_and_plays_for_itself() {
    // A kind holder lets the dice decide, another takes the win: the search of the guesser expects both.
    let best = |kind| SEARCH.advise(&Coin::new(0, kind), GUESSER, &Budget::Playouts(2_000), 1).best();
    assert_eq!(best(true), Some(Move::Roll));
    assert!(matches!(best(false), Some(Move::Point(_))));
    let mut asked = Coin::new(0, false);
    never(asked.apply(Move::Roll, &mut Fast::new(1), &mut ()));
    assert_eq!(SEARCH.choose(&asked, HOLDER, &Budget::Playouts(50), 1), Some(Move::Take));
}

#[test]
fn giving_up_is_never_advised() {
    for player in [&FLAT as &dyn Policy<Coin>, &SEARCH] {
        let advice = player.advise(&Coin::new(0, false), GUESSER, &Budget::Playouts(100), 1);
        assert!(advice.ranked.iter().all(|estimate| estimate.action != Move::Resign), "{advice:?}");
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
    let mut game = Coin::new(0, true);
    never(game.apply(Move::Point(0), &mut Fast::new(1), &mut ()));
    assert_eq!(FLAT.advise(&game, GUESSER, &Budget::Playouts(5), 1).best(), None);
    assert_eq!(SEARCH.choose(&game, GUESSER, &Budget::Playouts(5), 1), None);
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
