//! Disruption, casualties and First Aid (p10-second-disruption, p23-crew, p25-first-aid).

use kurgan_core::Log;

use super::Offers;
use crate::action::Action;
use crate::components::{Counter, Position, Token, Weapon};
use crate::event::{End, Event};
use crate::options::LoseWithoutCounters;
use crate::state::{Cause, Counters, Pavlov, Place, Step};

impl Pavlov {
    /// These counters are disrupted one by one, before anything else happens.
    pub(crate) fn disrupt(&mut self, counters: Counters) {
        if !counters.is_empty() {
            self.picked = counters;
            self.agenda.push(Step::Hits);
        }
    }

    /// Disrupts the next counter; a second token makes it a casualty (p10-second-disruption).
    pub(crate) fn next_hit<L: Log<Event>>(&mut self, log: &mut L) {
        let Some(counter) = self.picked.first() else {
            self.agenda.pop();
            return;
        };
        self.picked.remove(counter);
        if self.disrupted.has(counter) {
            self.casualty(counter, Cause::Disrupted, log);
        } else {
            self.disrupted.add(counter);
            log.push(Event::Disrupted(counter));
        }
    }

    /// A counter would become a casualty: First Aid may save it (p25-first-aid).
    pub(crate) fn casualty<L: Log<Event>>(&mut self, counter: Counter, cause: Cause, log: &mut L) {
        if self.supply_of(Token::FirstAid) > 0 {
            self.agenda.push(Step::FirstAid(counter, cause));
        } else {
            self.lose(counter, cause, log);
        }
    }

    pub(crate) fn list_first_aid(out: &mut impl Offers) {
        out.offer(Action::FirstAid);
        out.offer(Action::NoAid);
    }

    /// The token goes back to the stock and the casualty is ignored (ruling 79).
    pub(crate) fn use_first_aid<L: Log<Event>>(&mut self, counter: Counter, cause: Cause, log: &mut L) {
        self.agenda.pop();
        self.supplies[Token::FirstAid as usize] -= 1;
        self.stock[Token::FirstAid as usize] += 1;
        log.push(Event::Saved { counter, cause });
        if cause == Cause::Raid {
            self.return_from_raid(counter, log);
        }
    }

    pub(crate) fn let_go<L: Log<Event>>(&mut self, counter: Counter, cause: Cause, log: &mut L) {
        self.agenda.pop();
        self.lose(counter, cause, log);
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
            self.agenda.push(Step::CrewCasualty(position));
        } else if let Some(counter) = there.first() {
            self.casualty(counter, Cause::Sniper, log);
        }
    }

    pub(crate) fn list_crew(&self, position: Position, out: &mut impl Offers) {
        for counter in self.at(position) {
            out.offer(Action::Casualty(counter));
        }
    }

    pub(crate) fn crew_casualty<L: Log<Event>>(&mut self, counter: Counter, log: &mut L) {
        self.agenda.pop();
        self.casualty(counter, Cause::Sniper, log);
    }
}
