//! Resupply and Storm Group cards (p17-resupply, p18-storm-group-card).

use kurgan_core::chance::Bag;
use kurgan_core::{Chance, Id, Log, byte};

use super::Offers;
use crate::action::Action;
use crate::chance::Roll;
use crate::components::{Counter, StormGroup, Token};
use crate::event::{End, Event};
use crate::state::{Cause, Counters, Pavlov, Step};

/// What a Resupply card finds in the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meal {
    /// Who eats.
    pub mouths: u8,
    /// The Food Tokens that this takes.
    pub need: u8,
    /// For how many of them there is no food in the Supplies box.
    pub unfed: u8,
}

impl Pavlov {
    /// p17-resupply: counters eat, and weapons where the table plays so (house-weapons-eat).
    pub(crate) fn meal(&self) -> Meal {
        let weapons = self.weapon_place.iter().filter(|place| place.in_house()).count();
        let mouths = self.in_house().len() + if self.options.weapons_eat { weapons } else { 0 };
        let (mouths, each) = (byte(mouths), self.c.numbers.per_food);
        let unfed = mouths.saturating_sub(self.supply_of(Token::Food).saturating_mul(each));
        Meal { mouths, need: mouths.div_ceil(each), unfed }
    }

    /// p17-resupply: everybody in the house eats, as far as there is food (ruling 48).
    pub(super) fn resupply<L: Log<Event>>(&mut self, log: &mut L) {
        let food = self.supply_of(Token::Food);
        if food == 0 && self.options.lose_without_food {
            return self.finish(End::NoFood, log); // ruling 51
        }
        let Meal { mouths, need, unfed } = self.meal();
        let eaten = need.min(food);
        let unfed = unfed.min(self.in_house().count()); // weapons do not starve
        self.supplies[Token::Food as usize] -= eaten;
        self.stock[Token::Food as usize] += eaten;
        log.push(Event::Fed { mouths, food: eaten, unfed });
        self.agenda.push(Step::TurnOver);
        if unfed > 0 {
            self.agenda.push(Step::Starve(unfed, 0));
        }
    }

    /// Those who can be named next: in ascending order, and so that enough remain (ruling 98).
    pub(crate) fn nameable(&self, left: u8, from: u8) -> Counters {
        let mut rest = Counters::from_bits(self.in_house().bits() & (u64::MAX << from));
        let mut nameable = Counters::EMPTY;
        while rest.at_least(left.into())
            && let Some(counter) = rest.first()
        {
            nameable.add(counter);
            rest.remove(counter);
        }
        nameable
    }

    /// p17-resupply: who starves (ruling 49).
    pub(crate) fn list_unfed(&self, left: u8, from: u8, out: &mut impl Offers) {
        for counter in self.nameable(left, from) {
            out.offer(Action::Casualty(counter));
        }
    }

    /// p17-resupply: this one starves, unless saved.
    pub(crate) fn starve<L: Log<Event>>(&mut self, counter: Counter, left: u8, log: &mut L) {
        if left > 1 {
            self.agenda.replace(Step::Starve(left - 1, counter.0 + 1));
        } else {
            self.agenda.pop();
        }
        self.casualty(counter, Cause::Hunger, log);
    }

    /// p18-storm-group-card: the other side of the Resupply card, which nobody knew (ruling 89).
    pub(crate) fn turn_over<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        self.agenda.pop();
        if self.nobody_left() {
            self.finish(End::NoCounters, log); // ruling 102
            return Ok(());
        }
        if self.unturned.is_empty() {
            return Ok(());
        }
        let all = self.c.resupply_groups;
        let slot = byte(all.len() - self.unturned.len());
        let why = Roll::StormGroup.into();
        let card = chance.draw(Bag { why, slot, filled: all.bits().into(), left: self.unturned.bits().into() })?;
        let card = StormGroup::from_index(card.into());
        self.unturned.remove(card);
        self.set_storm_group(card, log);
        Ok(())
    }

    /// p18-storm-group-card: a new card replaces the one in the box (ruling 52).
    pub(super) fn set_storm_group<L: Log<Event>>(&mut self, card: StormGroup, log: &mut L) {
        let gone = self.storm.replace(card);
        log.push(Event::StormGroupSet { card, gone });
    }
}
