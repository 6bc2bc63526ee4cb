//! The learned value, and how well it predicts.

use ai::train::train;
use ai::value::{Net, foresee, net, numbers};
use ai::{Level, Playout, RandomPlayout, list};
use guide::Plays;
use kurgan_core::chance::Fast;
use kurgan_core::pack::Pack;
use kurgan_core::{Game, Seat};
use pavlov::Pavlov;
use table::{GameId, Listed, each_game};
use volga::Volga;

use crate::never;

/// Positions of a game played at random, with random options.
fn positions<G: Listed>(pack: &'static G::Pack, games: u64, mut look: impl FnMut(&G)) {
    let mut legal = Vec::new();
    for seed in 0..games {
        let mut rng = Fast::new(seed);
        let options = ai::train::options::<G>(seed, 7).expect("options that can be read");
        let mut game = never(G::start(pack, &options, &mut rng, &mut ()));
        loop {
            look(&game);
            list(&game, &mut legal);
            if legal.is_empty() {
                break;
            }
            let action = RandomPlayout.pick(&game, &legal, &mut rng);
            never(game.apply(action, &mut rng, &mut ()));
        }
    }
}

fn as_many_as_were_learned<G: Listed>(pack: &'static G::Pack) {
    positions::<G>(pack, 12, |game| {
        let numbers = numbers(game);
        assert_eq!(numbers.all().len(), net::<G>().inputs(), "{}: train it again", G::ID);
        assert!(!numbers.is_full() && numbers.all().iter().all(|number| number.is_finite()));
        let worth = foresee(game, Seat(0));
        assert!((0.0..=1.0).contains(&worth.win) && (0.0..=1.0).contains(&worth.value), "{worth:?}");
    });
}

#[test]
fn every_position_has_the_numbers_that_were_learned() {
    for game in GameId::ALL {
        each_game!(game, G => as_many_as_were_learned::<G>(Pack::printed()));
    }
}

#[test]
fn weights_say_how_they_were_made_and_survive_writing() {
    for game in GameId::ALL {
        let (text, net) = each_game!(game, G => (<G as Listed>::Guide::NET, net::<G>()));
        assert!(text.starts_with(&format!("# kurgan train {game} FILE --games ")), "{game}");
        assert_eq!(Net::read(&net.write()).as_ref(), Ok(net), "{game}");
    }
}

#[test]
fn a_text_that_is_no_network_is_told_by_its_line() {
    let error = Net::read("# nothing\n1 2 3\n1 2\n").unwrap_err();
    assert_eq!((error.line, error.found, error.wanted), (3, 2, 3));
    assert!(Net::read("").is_err() && Net::read("x y z").is_err() && Net::read("1 2\n1 2\n").is_err());
}

#[test]
fn a_game_nearly_won_is_worth_more_than_its_start() {
    let near = crate::strong::one_area_short();
    let pack = volga::components::Components::printed();
    let start = never(Volga::start(pack, &volga::Options::default(), &mut Fast::new(1), &mut ()));
    let [near, start] = [near, start].map(|game| foresee(&game, Seat(0)));
    assert!(near.score > start.score + 1.0 && near.win > start.win, "{near:?} {start:?}");
}

#[test]
fn the_german_wants_what_the_defenders_fear() {
    let options = pavlov::Options { players: pavlov::Players::CompetitiveTwo, ..pavlov::Options::default() };
    let pack = pavlov::components::Components::printed();
    let game = never(Pavlov::start(pack, &options, &mut Fast::new(1), &mut ()));
    let german = options.german().unwrap();
    let (defender, german) = (foresee(&game, Seat(0)), foresee(&game, german));
    assert!((defender.value + german.value - 1.0).abs() < 1e-9 && (defender.win + german.win - 1.0).abs() < 1e-9);
}

#[test]
fn training_learns_and_gives_the_same_weights_again() {
    let pack = volga::components::Components::printed();
    let taught = || train::<Volga>(pack, 150, 3, &|| ()).unwrap();
    let once = taught();
    assert!(once.examples > 1_000 && once.explained[1] > 0.5, "{} {:?}", once.examples, once.explained);
    assert_eq!(once.net, taught().net);
}

#[test]
fn looking_ahead_sees_what_the_dice_can_do() {
    let game = crate::strong::one_area_short();
    let player = Level::Lookahead.policy::<Volga>(1);
    let advice = player.advise(&game, volga::GERMAN, &ai::Budget::Playouts(1), 1);
    assert!(matches!(advice.best(), Some(volga::Action::Choose(_))), "{advice:?}");
    let end = advice.ranked.iter().find(|estimate| estimate.action == volga::Action::EndCombat).unwrap();
    assert!(end.visits == 1 && end.wins == 0.0, "to stop is to lose: {end:?}");
    assert!(advice.ranked[0].value() > end.value());
}
