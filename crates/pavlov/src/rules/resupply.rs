//! Resupply and Storm Group cards (p17-resupply, p18-storm-group-card).

use kurgan_core::chance::Bag;
use kurgan_core::{Chance, Id, Log, byte};

use super::Offers;
use super::decide::{Decide, Happen, illegal, step};
use crate::action::Action;
use crate::chance::Roll;
use crate::components::{StormGroup, Token};
use crate::event::{End, Event};
use crate::refusal::Refusal;
use crate::state::{Cause, Counters, Pavlov, Phase};

/// What a Resupply card finds in the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meal {
    /// Who eats.
    pub mouths: u8,
    /// The Food Tokens that this takes.
    pub need: u8,
    /// How many counters there is no food for in the Supplies box.
    pub unfed: u8,
}

step! {
    /// So many are unfed and still to be named; all who have been named come before this counter (p17-resupply,
    /// ruling 49). Who was saved is picked.
    pub struct Starve { pub left: u8, pub(crate) from: u8 }
}

impl Decide for Starve {
    const IN: &'static [Phase] = &[Phase::Wehrmacht];

    /// Anybody in the house, in any order (ruling 98); then `done`.
    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        if self.left == 0 {
            return out.offer(Action::Done);
        }
        let unnamed = game.in_house() - game.picked;
        let some = if unnamed.count() == self.left { 1 } else { unnamed.len() }; // all of them: the order does not matter
        for counter in unnamed.into_iter().take(some) {
            out.offer(Action::Casualty(counter));
        }
    }

    // A card is turned over.
    #[inline]
    fn asks(self, game: &Pavlov) -> bool {
        self.left == 0 && !game.in_house().is_empty()
    }

    fn implied(self, game: &Pavlov) -> Option<Action> {
        if self.left == 0 {
            return Some(Action::Done);
        }
        let rest = Counters::from_bits(game.in_house().bits() & (u64::MAX << self.from));
        rest.first().filter(|_| rest.count() == self.left).map(Action::Casualty)
    }

    /// This one starves, unless saved.
    fn settle(self, game: &mut Pavlov, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Casualty(counter) => {
                let from = self.from.max(counter.0 + 1);
                game.agenda.replace(Self { left: self.left - 1, from }.into());
                game.casualty(counter, Cause::Hunger, log);
            }
            Action::Done => {
                game.picked = Counters::EMPTY;
                game.agenda.pop();
            }
            _ => illegal(action),
        }
    }

    fn refuse(self, game: &Pavlov, action: Action) -> Refusal {
        match action {
            Action::Casualty(_) if self.left == 0 => Refusal::EnoughNamed,
            Action::Casualty(counter) if game.picked.has(counter) => Refusal::AlreadyNamed,
            Action::Casualty(counter) => Refusal::NotHungry(counter),
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, game: &Pavlov) -> Vec<Action> {
        game.in_house().into_iter().map(Action::Casualty).collect()
    }

    fn possible(self, game: &Pavlov) -> bool {
        let unnamed = game.in_house() - game.picked;
        let named = usize::from(self.from) <= game.c.counters.len();
        named && self.left <= unnamed.count() && game.card == Some(game.c.resupply)
    }
}

step! {
    /// The Resupply card is turned over; nobody knew its other side (p18-storm-group-card, ruling 89).
    pub struct TurnOver;
}

impl Happen for TurnOver {
    const IN: &'static [Phase] = &[Phase::Wehrmacht];

    fn possible(self, game: &Pavlov) -> bool {
        game.card == Some(game.c.resupply)
    }

    fn carry_out<C: Chance>(self, game: &mut Pavlov, chance: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        game.agenda.pop();
        if game.nobody_left() {
            game.finish(End::NoCounters, log); // ruling 102
            return Ok(());
        }
        if game.unturned.is_empty() {
            return Ok(());
        }
        let all = game.c.resupply_groups;
        let slot = byte(all.len() - game.unturned.len());
        let why = Roll::StormGroup.into();
        let card = chance.draw(Bag { why, slot, filled: all.bits().into(), left: game.unturned.bits().into() })?;
        let card = StormGroup::from_index(card.into());
        game.unturned.remove(card);
        game.set_storm_group(card, log);
        Ok(())
    }
}

impl Pavlov {
    /// p17-resupply: counters eat, and weapons where the table plays so (house-weapons-eat).
    pub(crate) fn meal(&self) -> Meal {
        let weapons = self.weapon_place.iter().filter(|place| place.in_house()).count();
        let mouths = self.in_house().len() + if self.options.weapons_eat { weapons } else { 0 };
        let (mouths, each) = (byte(mouths), self.c.numbers.per_food);
        let hungry = mouths.saturating_sub(self.supply_of(Token::Food).saturating_mul(each));
        let unfed = hungry.min(self.in_house().count()); // weapons do not starve (ruling 92)
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
        self.supplies[Token::Food as usize] -= eaten;
        self.stock[Token::Food as usize] += eaten;
        log.push(Event::Fed { mouths, food: eaten, unfed });
        self.agenda.push(TurnOver.into());
        if unfed > 0 {
            self.agenda.push(Starve { left: unfed, from: 0 }.into());
        }
    }

    /// p18-storm-group-card: a new card replaces the one in the box (ruling 52).
    pub(super) fn set_storm_group<L: Log<Event>>(&mut self, card: StormGroup, log: &mut L) {
        let gone = self.storm.replace(card);
        log.push(Event::StormGroupSet { card, gone });
    }
}
