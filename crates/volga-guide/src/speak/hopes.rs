//! What is hoped for, counted on the positions that come of it.

use std::convert::Infallible;

use guide::{Language, Odds, Speaks, Words};
use kurgan_core::chance::{Bag, Fast, Read};
use kurgan_core::pack::Pack;
use kurgan_core::{Chance, Dice, Game, Why};
use volga::components::Components;
use volga::{Action, Decision, Options, Volga};

use crate::VolgaGuide;

/// Goes through every face of every die, one after the other.
#[derive(Default)]
struct EveryDie {
    faces: Vec<u8>,
    at: usize,
}

impl EveryDie {
    /// Turns to the next fall of the dice; false once all have been.
    fn turn(&mut self) -> bool {
        self.faces.truncate(std::mem::take(&mut self.at));
        while let Some(face) = self.faces.pop() {
            if face < 6 {
                self.faces.push(face + 1);
                return true;
            }
        }
        false
    }
}

impl Chance for EveryDie {
    type Dry = Infallible;

    fn roll(&mut self, _: Why, count: u8, _: Read) -> Result<Dice, Infallible> {
        let from = self.at;
        self.at += usize::from(count);
        while self.faces.len() < self.at {
            self.faces.push(1);
        }
        Ok(Dice::new(&self.faces[from..self.at]))
    }

    fn draw(&mut self, _: Bag) -> Result<u8, Infallible> {
        panic!("an attack that is supported has shown its defender")
    }
}

#[test]
fn the_chance_of_an_attack_is_that_of_the_area_being_german_after_it() {
    let (mut compared, mut odds_between) = (0, 0);
    play(4, |game, legal| {
        let Some(target) = game.sight(None).target() else { return };
        // One of them, another each time: all falls of seven dice take a while.
        let supports: Vec<Action> =
            legal.iter().copied().filter(|action| matches!(action, Action::Support(_))).collect();
        if let Some(&action) = supports.get(compared % supports.len().max(1)) {
            let (mut dice, mut taken, mut all) = (EveryDie::default(), 0.0, 0.0);
            loop {
                let mut copy = *game;
                copy.apply(action, &mut dice, &mut ()).unwrap_or_else(|never| match never {});
                // Five to seven dice: each fall counts as often as the dice it did not need could fall.
                let weight = 6.0_f64.powi(7 - i32::try_from(dice.at).expect("few dice"));
                all += weight;
                taken += if copy.sight(None).soviet().has(target) { 0.0 } else { weight };
                if !dice.turn() {
                    break;
                }
            }
            let odds = game.odds(action).expect("few outcomes");
            let told = odds.iter().map(|(upshot, ratio)| (VolgaGuide::hoped(upshot), ratio.value()));
            let hope = Odds::hope(told).expect("an attack is meant to take the area");
            assert!((hope - taken / all).abs() < 1e-9, "{action:?}: {hope} and {}", taken / all);
            compared += 1;
            odds_between += u32::from(hope > 0.0 && hope < 1.0);
        }
    });
    assert!(compared > 20 && odds_between > 10, "{compared}, {odds_between}");
}

/// Plays games by chance and shows every position with its choices.
fn play(seeds: u64, mut look: impl FnMut(&Volga, &[Action])) {
    let mut legal = Vec::new();
    for seed in 0..seeds {
        let mut rng = Fast::new(seed);
        let mut game = Volga::start(Components::printed(), &Options::default(), &mut rng, &mut ())
            .unwrap_or_else(|never| match never {});
        while game.outcome().is_none() {
            legal.clear();
            game.legal(&mut legal);
            look(&game, &legal);
            game.apply(legal[rng.below(legal.len())], &mut rng, &mut ()).unwrap_or_else(|never| match never {});
        }
    }
}

#[test]
fn an_attack_where_one_stands_is_offered_only_where_it_can_be_made() {
    let (mut with, mut without) = (0, 0);
    play(12, |game, legal| {
        let sight = game.sight(None);
        let Some(Decision::Destination(unit)) = sight.decision() else { return };
        let offered = legal.iter().any(|action| matches!(action, Action::AttackWith(..)));
        let prompt = super::scene::scene(sight, &[], Words::new(Language::En)).prompt;
        assert_eq!(prompt.contains("attack"), offered, "{prompt}");
        with += u32::from(offered);
        without += u32::from(!offered && sight.place(unit).area().is_some_and(|area| sight.soviet().has(area)));
    });
    assert!(with > 0 && without > 0, "{with} with, {without} without");
}

#[test]
fn who_gives_up_the_only_attacker_is_told_of_no_attack() {
    let (mut lone, mut several) = (0, 0);
    play(40, |game, legal| {
        let sight = game.sight(None);
        for &action in legal.iter().filter(|action| matches!(action, Action::Lose(_))) {
            let told = super::odds::forecast(sight, action, Words::new(Language::En)).expect("few outcomes").len();
            if sight.attackers().len() == 1 {
                assert_eq!(told, 0, "{action:?}");
                lone += 1;
            } else {
                assert!(told > 0, "{action:?}");
                several += 1;
            }
        }
    });
    assert!(lone > 0 && several > 0, "{lone}, {several}");
}
