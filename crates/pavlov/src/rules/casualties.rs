//! Disruption, casualties and First Aid (p10-second-disruption, p23-crew, p25-first-aid).

use kurgan_core::{Chance, Log};

use super::Offers;
use super::decide::{ANY, Decide, Happen, illegal, step};
use crate::action::Action;
use crate::components::{CardType, Counter, Position, Token, Weapon};
use crate::event::{End, Event};
use crate::options::LoseWithoutCounters;
use crate::refusal::Refusal;
use crate::state::{Cause, Counters, Pavlov, Phase, Place};

step! {
    /// The pending counters are disrupted one by one; a second token makes one a casualty (p10-suppress-defender,
    /// p10-second-disruption).
    pub struct Hits;
}

impl Happen for Hits {
    const IN: &'static [Phase] = ANY;

    fn carry_out<C: Chance>(self, game: &mut Pavlov, _: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        let Some(counter) = game.picked.first() else {
            game.agenda.pop();
            return Ok(());
        };
        game.picked.remove(counter);
        if game.disrupted.has(counter) {
            game.casualty(counter, Cause::Disrupted, log);
        } else {
            game.disrupted.add(counter);
            log.push(Event::Disrupted(counter));
        }
        Ok(())
    }
}

step! {
    /// Use First Aid or not (p25-first-aid).
    pub struct FirstAid { pub counter: Counter, pub cause: Cause }
}

impl Decide for FirstAid {
    const IN: &'static [Phase] = ANY;

    fn list(self, _: &Pavlov, out: &mut impl Offers) {
        out.offer(Action::FirstAid);
        out.offer(Action::NoAid);
    }

    /// The token goes back to the stock and the casualty is ignored (ruling 79).
    fn settle(self, game: &mut Pavlov, action: Action, log: &mut impl Log<Event>) {
        let Self { counter, cause } = self;
        game.agenda.pop();
        if action == Action::NoAid {
            return game.lose(counter, cause, log);
        }
        game.supplies[Token::FirstAid as usize] -= 1;
        game.stock[Token::FirstAid as usize] += 1;
        log.push(Event::Saved { counter, cause });
        match cause {
            Cause::Raid => game.return_from_raid(counter, log),
            Cause::Hunger => game.picked.add(counter), // fed by that (ruling 98)
            Cause::Sniper | Cause::Disrupted => {}
        }
    }

    fn possible(self, game: &Pavlov) -> bool {
        let place = game.place_of(self.counter);
        let there = if self.cause == Cause::Raid { place == Place::RAID } else { place.in_house() };
        let twice = self.cause != Cause::Disrupted || game.disrupted.has(self.counter);
        let starves = self.cause != Cause::Hunger || game.card == Some(game.c.resupply);
        there && twice && starves && game.supply_of(Token::FirstAid) > 0
    }
}

step! {
    /// Which of the crew is the casualty (p23-crew).
    pub struct CrewCasualty { pub position: Position }
}

impl Decide for CrewCasualty {
    const IN: &'static [Phase] = &[Phase::Wehrmacht];

    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        for counter in game.at(self.position) {
            out.offer(Action::Casualty(counter));
        }
    }

    fn settle(self, game: &mut Pavlov, action: Action, log: &mut impl Log<Event>) {
        let Action::Casualty(counter) = action else { return illegal(action) };
        game.agenda.pop();
        game.casualty(counter, Cause::Sniper, log);
    }

    fn refuse(self, _: &Pavlov, action: Action) -> Refusal {
        let Action::Casualty(counter) = action else { return Refusal::NotNow };
        Refusal::NotAtStake(counter)
    }

    fn possible(self, game: &Pavlov) -> bool {
        game.at(self.position).at_least(2) && game.resolves(CardType::Sniper)
    }
}

impl Pavlov {
    /// These counters are disrupted one by one, before anything else happens.
    pub(crate) fn disrupt(&mut self, counters: Counters) {
        if !counters.is_empty() {
            self.picked = counters;
            self.agenda.push(Hits.into());
        }
    }

    /// A counter would become a casualty: First Aid may save it (p25-first-aid).
    pub(crate) fn casualty<L: Log<Event>>(&mut self, counter: Counter, cause: Cause, log: &mut L) {
        if self.supply_of(Token::FirstAid) > 0 {
            self.agenda.push(FirstAid { counter, cause }.into());
        } else {
            self.lose(counter, cause, log);
        }
    }

    /// A counter leaves the game; with the last one the game may be lost (p26-loss).
    pub(crate) fn lose<L: Log<Event>>(&mut self, counter: Counter, cause: Cause, log: &mut L) {
        let from = self.place_of(counter);
        self.put(counter, Place::LOST);
        self.exhausted.remove(counter);
        self.disrupted.remove(counter);
        log.push(Event::Lost { counter, cause });
        if let Some(position) = from.position() {
            self.no_lone_weapon(position, log);
        }
        if self.options.lose_without_counters == LoseWithoutCounters::Always && self.nobody_left() {
            self.finish(End::NoCounters, log);
        }
    }

    /// Whether no counter is in the house or on a raid.
    pub(crate) fn nobody_left(&self) -> bool {
        self.in_house().is_empty() && !self.place.contains(&Place::RAID)
    }

    /// A weapon that nobody stands with goes to the Reserves box (p23-weapons).
    pub(crate) fn no_lone_weapon<L: Log<Event>>(&mut self, position: Position, log: &mut L) {
        if let Some(weapon) = self.weapon_at(position)
            && self.at(position).is_empty()
        {
            self.weapon_to_reserves(weapon, log);
        }
    }

    /// A weapon goes to the Reserves box.
    pub(crate) fn weapon_to_reserves<L: Log<Event>>(&mut self, weapon: Weapon, log: &mut L) {
        self.put_weapon(weapon, Place::RESERVES);
        log.push(Event::WeaponLeft(weapon));
    }

    /// A shot hits a position: its counter, or the one of the crew that the player names (p23-crew).
    pub(crate) fn shot<L: Log<Event>>(&mut self, position: Position, log: &mut L) {
        let there = self.at(position);
        if there.at_least(2) {
            self.agenda.push(CrewCasualty { position }.into());
        } else if let Some(counter) = there.first() {
            self.casualty(counter, Cause::Sniper, log);
        }
    }
}
