//! Reinforcements (p6-send-reinforcements, p21-request-reinforcements).

use kurgan_core::{Id, Log, byte};

use super::Offers;
use crate::action::Action;
use crate::components::{COUNTERS, Counter, MAX_POINTS, Weapon};
use crate::event::Event;
use crate::state::{Counters, Pavlov, Place, Step};

/// The place of a counter in the order of purchases (ruling 100).
#[inline]
pub(crate) fn turn_of(counter: Counter) -> u8 {
    counter.0
}

/// The place of a weapon in the order of purchases: after all counters.
#[inline]
pub(crate) fn weapon_turn_of(weapon: Weapon) -> u8 {
    byte(COUNTERS) + weapon.0
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

    /// Counters in stock in ascending order, then weapons; `done` after one.
    pub(crate) fn list_deployable(&self, points: u8, from: u8, some: bool, out: &mut impl Offers) {
        for counter in self.affordable(points) {
            if turn_of(counter) >= from {
                out.offer(Action::Deploy(counter));
                if out.enough() {
                    return;
                }
            }
        }
        for weapon in self.affordable_weapons(points) {
            if weapon_turn_of(weapon) >= from {
                out.offer(Action::DeployWeapon(weapon));
            }
        }
        if some {
            out.offer(Action::Done);
        }
    }

    /// p6-send-reinforcements: to the Reserves box; points that remain can buy more, else they are lost (ruling 21).
    pub(crate) fn deploy<L: Log<Event>>(&mut self, counter: Counter, points: u8, log: &mut L) {
        self.put(counter, Place::RESERVES);
        log.push(Event::Deployed(counter));
        let points = points - self.c.counters[counter.index()].cost;
        self.agenda.replace(Step::Deploy { points, from: turn_of(counter) + 1, some: true });
    }

    /// p6-send-reinforcements.
    pub(crate) fn deploy_weapon<L: Log<Event>>(&mut self, weapon: Weapon, points: u8, log: &mut L) {
        self.put_weapon(weapon, Place::RESERVES);
        log.push(Event::WeaponDeployed(weapon));
        let points = points - self.c.weapons[weapon.index()].cost;
        self.agenda.replace(Step::Deploy { points, from: weapon_turn_of(weapon) + 1, some: true });
    }
}
