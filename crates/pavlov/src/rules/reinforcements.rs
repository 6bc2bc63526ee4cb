//! Reinforcements (p6-send-reinforcements, p21-request-reinforcements).

use kurgan_core::{Id, Log, byte};

use super::Offers;
use super::decide::{Decide, illegal, step};
use crate::action::Action;
use crate::components::{COUNTERS, Counter, MAX_POINTS, Weapon};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Counters, Pavlov, Phase, Place};

/// The place of a counter in the list of purchases (ruling 100).
#[inline]
fn turn_of(counter: Counter) -> u8 {
    counter.0
}

/// The place of a weapon in the list: after all counters.
#[inline]
fn weapon_turn_of(weapon: Weapon) -> u8 {
    byte(COUNTERS) + weapon.0
}

step! {
    /// Buy counters and weapons for so many points; all that have been bought come before this place of the list; whether
    /// one was bought (p6-send-reinforcements).
    pub struct Deploy { pub points: u8, pub(crate) from: u8, pub(crate) some: bool }
}

impl Decide for Deploy {
    const IN: &'static [Phase] = &[Phase::SovietCards, Phase::SovietCounters];

    /// Counters in stock, then weapons; `done` after one.
    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        for counter in game.affordable(self.points) {
            out.offer(Action::Deploy(counter));
            if out.enough() {
                return;
            }
        }
        for weapon in game.affordable_weapons(self.points) {
            out.offer(Action::DeployWeapon(weapon));
        }
        if self.some {
            out.offer(Action::Done);
        }
    }

    fn implied(self, game: &Pavlov) -> Option<Action> {
        let counters = game.affordable(self.points).into_iter().map(turn_of);
        let mut places = counters.chain(game.affordable_weapons(self.points).map(weapon_turn_of));
        (self.some && places.all(|place| place < self.from)).then_some(Action::Done)
    }

    /// To the Reserves box; points that remain can buy more, else they are lost (ruling 21).
    fn settle(self, game: &mut Pavlov, action: Action, log: &mut impl Log<Event>) {
        let (cost, from) = match action {
            Action::Deploy(counter) => {
                game.put(counter, Place::RESERVES);
                log.push(Event::Deployed(counter));
                (game.c.counters[counter.index()].cost, turn_of(counter) + 1)
            }
            Action::DeployWeapon(weapon) => {
                game.put_weapon(weapon, Place::RESERVES);
                log.push(Event::WeaponDeployed(weapon));
                (game.c.weapons[weapon.index()].cost, weapon_turn_of(weapon) + 1)
            }
            Action::Done => {
                game.agenda.pop();
                return;
            }
            _ => return illegal(action),
        };
        game.agenda.replace(Self { points: self.points - cost, from: self.from.max(from), some: true }.into());
    }

    fn refuse(self, game: &Pavlov, action: Action) -> Refusal {
        match action {
            Action::Deploy(counter) => {
                explain_purchase(game.place_of(counter), game.c.counters[counter.index()].cost, self.points)
            }
            Action::DeployWeapon(weapon) => {
                explain_purchase(game.weapon_place(weapon), game.c.weapons[weapon.index()].cost, self.points)
            }
            Action::Done => Refusal::NothingDone,
            _ => Refusal::NotNow,
        }
    }

    /// What is in the stock.
    fn expected(self, game: &Pavlov) -> Vec<Action> {
        let counters = game.index.stock.into_iter();
        let weapons = (0..game.c.weapons.len()).map(Weapon::from_index);
        let weapons = weapons.filter(|&weapon| game.weapon_place(weapon) == Place::STOCK);
        counters.map(Action::Deploy).chain(weapons.map(Action::DeployWeapon)).chain([Action::Done]).collect()
    }

    fn possible(self, game: &Pavlov) -> bool {
        let numbers = &game.c.numbers;
        let by_card = game.phase == Phase::SovietCards;
        let points = if by_card { numbers.reinforcement_points } else { numbers.radio_points };
        self.points <= points && usize::from(self.from) <= game.c.counters.len() + game.c.weapons.len()
    }
}

impl Pavlov {
    /// Counters in the stock that cost at most so many points.
    #[inline]
    fn affordable(&self, points: u8) -> Counters {
        self.index.stock & self.c.within[usize::from(points).min(MAX_POINTS)]
    }

    /// Weapons in the stock that cost at most so many points.
    #[inline]
    fn affordable_weapons(&self, points: u8) -> impl Iterator<Item = Weapon> {
        let weapons = self.c.weapons_within[usize::from(points).min(MAX_POINTS)];
        weapons.into_iter().filter(|&weapon| self.weapon_place(weapon) == Place::STOCK)
    }

    /// Whether anything can be bought for so many points.
    pub(crate) fn can_deploy(&self, points: u8) -> bool {
        !self.affordable(points).is_empty() || self.affordable_weapons(points).next().is_some()
    }
}

/// Why something cannot be bought.
fn explain_purchase(place: Place, cost: u8, points: u8) -> Refusal {
    if place == Place::STOCK { Refusal::TooDear { cost, points } } else { Refusal::NotForSale }
}
