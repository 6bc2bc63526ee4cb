//! What is hoped for, counted on the positions that come of it.

use std::convert::Infallible;

use guide::{Odds, Speaks};
use kurgan_core::chance::{Bag, Fast, Read};
use kurgan_core::pack::Pack;
use kurgan_core::{Chance, Dice, Game, Why};
use pavlov::components::Components;
use pavlov::{Action, Decision, Options, Pavlov};

use crate::PavlovGuide;

/// Goes through every face of every die of the first roll; whatever follows falls as it may.
struct FirstRoll {
    faces: Option<Vec<u8>>,
    given: Vec<u8>,
    rest: Fast,
}

impl Chance for FirstRoll {
    type Dry = Infallible;

    fn roll(&mut self, why: Why, count: u8, read: Read) -> Result<Dice, Infallible> {
        if self.faces.is_some() {
            return self.rest.roll(why, count, read);
        }
        self.given.resize(count.into(), 1);
        self.faces = Some(self.given.clone());
        Ok(Dice::new(&self.given))
    }

    fn draw(&mut self, bag: Bag) -> Result<u8, Infallible> {
        self.rest.draw(bag)
    }
}

/// The next fall of these dice; false after the last one.
fn turn(faces: &mut [u8]) -> bool {
    for face in faces {
        if *face < 6 {
            *face += 1;
            return true;
        }
        *face = 1;
    }
    false
}

/// Whether what was meant has come about: a target gone, a counter kept away, a Storm Group card taken.
fn succeeded(before: &Pavlov, action: Action, after: &Pavlov) -> bool {
    match action {
        Action::Attack(track, circle) => after.sight(None).kind_on(track, circle).is_none(),
        _ => after.sight(None).storm_group() != before.sight(None).storm_group(),
    }
}

#[test]
fn the_chance_of_fire_and_of_a_raid_is_that_of_what_is_gone_after_it() {
    let (mut legal, mut fired, mut raided) = (Vec::new(), 0, 0);
    for seed in 0..200 {
        let mut rng = Fast::new(seed);
        let mut game = Pavlov::start(Components::printed(), &Options::default(), &mut rng, &mut ())
            .unwrap_or_else(|never| match never {});
        while game.outcome().is_none() {
            legal.clear();
            game.legal(&mut legal);
            let action = legal[rng.below(legal.len())];
            let raid = action == Action::Done && matches!(game.sight(None).decision(), Some(Decision::Party(_)));
            let few = game.sight(None).dice_of(action).is_some_and(|dice| dice <= 5);
            if few && (raid || matches!(action, Action::Attack(..))) {
                let (mut good, mut all, mut given) = (0_u32, 0_u32, Vec::new());
                loop {
                    let mut chance = FirstRoll { faces: None, given: given.clone(), rest: Fast::new(1) };
                    let mut copy = game;
                    copy.apply(action, &mut chance, &mut ()).unwrap_or_else(|never| match never {});
                    given = chance.faces.expect("dice");
                    good += u32::from(succeeded(&game, action, &copy));
                    all += 1;
                    if !turn(&mut given) {
                        break;
                    }
                }
                let odds = game.odds(action).expect("few outcomes");
                let told = odds.iter().map(|(upshot, ratio)| (PavlovGuide::hoped(upshot), ratio.value()));
                let (hope, counted) = (Odds::hope(told).unwrap_or(0.0), f64::from(good) / f64::from(all));
                assert!((hope - counted).abs() < 1e-9, "seed {seed}, {action:?}: {hope} and {counted}");
                if raid { raided += 1 } else { fired += 1 }
            }
            game.apply(action, &mut rng, &mut ()).unwrap_or_else(|never| match never {});
        }
    }
    assert!(fired > 20 && raided > 5, "{fired} attacks, {raided} raids");
}
