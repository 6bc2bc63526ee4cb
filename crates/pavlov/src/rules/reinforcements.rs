//! Reinforcements (p6-send-reinforcements, p21-request-reinforcements).

use kurgan_core::{Id, Log, byte};

use super::Offers;
use super::decide::{Decide, MANY, illegal, step};
use crate::action::Action;
use crate::components::{COUNTERS, Counter, MAX_POINTS, Weapon};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Counters, Pavlov, Phase, Place};

/// The place of a counter in the order of purchases (ruling 100).
#[inline]
fn turn_of(counter: Counter) -> u8 {
    counter.0
}

/// The place of a weapon in the order of purchases: after all counters.
#[inline]
fn weapon_turn_of(weapon: Weapon) -> u8 {
    byte(COUNTERS) + weapon.0
}

step! {
    /// Buy counters and weapons for so many points, from this one on in the order of purchases; whether one was bought
    /// (p6-send-reinforcements).
    pub struct Deploy { pub points: u8, pub(crate) from: u8, pub(crate) some: bool }
}

impl Decide for Deploy {
    const IN: &'static [Phase] = &[Phase::SovietCards, Phase::SovietCounters];

    /// Counters in stock in ascending order, then weapons; `done` after one.
    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        for counter in game.affordable(self.points) {
            if turn_of(counter) >= self.from {
                out.offer(Action::Deploy(counter));
                if out.enough() {
                    return;
                }
            }
        }
        for weapon in game.affordable_weapons(self.points) {
            if weapon_turn_of(weapon) >= self.from {
                out.offer(Action::DeployWeapon(weapon));
            }
        }
        if self.some {
            out.offer(Action::Done);
        }
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
        game.agenda.replace(Self { points: self.points - cost, from, some: true }.into());
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

    /// What is in the stock and still has its turn.
    fn expected(self, game: &Pavlov) -> Vec<Action> {
        let counters = (0..game.c.counters.len()).map(Counter::from_index);
        let counters =
            counters.filter(|&counter| game.place_of(counter) == Place::STOCK && turn_of(counter) >= self.from);
        let weapons = (0..game.c.weapons.len()).map(Weapon::from_index);
        let weapons =
            weapons.filter(|&weapon| game.weapon_place(weapon) == Place::STOCK && weapon_turn_of(weapon) >= self.from);
        counters.map(Action::Deploy).chain(weapons.map(Action::DeployWeapon)).chain([Action::Done]).collect()
    }

    fn possible(self, game: &Pavlov) -> bool {
        self.points <= MANY && usize::from(self.from) <= game.c.counters.len() + game.c.weapons.len()
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
    if place != Place::STOCK {
        Refusal::NotForSale
    } else if cost > points {
        Refusal::TooDear { cost, points }
    } else {
        Refusal::OutOfOrder
    }
}
