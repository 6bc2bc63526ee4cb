//! Bomb Stalingrad (p12-bombing).

use kurgan_core::{Chance, Id, Log, Set, byte};

use super::Offers;
use crate::action::Action;
use crate::chance::Roll;
use crate::components::{LOCATIONS, Location, Token, Unit};
use crate::event::{End, Event};
use crate::state::{Pavlov, Step};

impl Pavlov {
    /// Aircraft come.
    pub(super) fn bombers<L: Log<Event>>(&mut self, aircraft: u8, defense: u8, log: &mut L) {
        let (aircraft, defense) = (self.bomber_count(aircraft), self.bomber_defense(defense));
        log.push(Event::Bombers { aircraft, defense });
        self.agenda.push(Step::AntiAircraft(aircraft, defense));
    }

    /// The locations with an Anti-aircraft Token.
    #[inline]
    pub(crate) fn anti_aircraft(&self) -> Set<Location> {
        let all = (0..LOCATIONS).map(Location::from_index);
        all.filter(|location| self.token_at[location.index()] == Some(Token::AntiAircraft)).collect()
    }

    /// p12-anti-aircraft: any of the tokens, or none.
    pub(crate) fn list_anti_aircraft(&self, out: &mut impl Offers) {
        out.offer(Action::Fire(Set::EMPTY));
        for locations in self.anti_aircraft().subsets() {
            out.offer(Action::Fire(locations));
        }
    }

    /// p12-anti-aircraft: every hit removes an aircraft, as far as there are any (ruling 35).
    pub(crate) fn fire<C: Chance, L: Log<Event>>(
        &mut self,
        locations: Set<Location>,
        aircraft: u8,
        defense: u8,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        let mut left = aircraft;
        for location in locations {
            self.clear_token(location);
            log.push(Event::AntiAircraftSpent(location));
        }
        let count = locations.count() * self.aa_dice();
        if count > 0 {
            let roll = Roll::AntiAircraft;
            let dice = chance.hits(roll.into(), count, defense)?;
            let hits = dice.hits(defense);
            log.push(Event::Rolled { roll, dice, target: defense, hits });
            let down = hits.min(aircraft);
            log.push(Event::ShotDown(down));
            left -= down;
        }
        self.agenda.replace(Step::Bombing(left));
        Ok(())
    }

    /// p12-bombing: the next aircraft, one after the other (ruling 40).
    pub(crate) fn bombing<C: Chance, L: Log<Event>>(
        &mut self,
        aircraft: u8,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        let Some(left) = aircraft.checked_sub(1) else {
            self.agenda.pop();
            return Ok(());
        };
        let dice = chance.sum(Roll::Bomb.into(), 3)?;
        self.agenda.replace(Step::Bombing(left));
        if let Some(location) = Location::numbered(byte(dice.total())) {
            log.push(Event::BombRolled { dice, location });
            self.bomb(location, log);
        }
        Ok(())
    }

    /// A bomb falls on a location: it takes a token, or disrupts, or moves on (rulings 36-39).
    fn bomb<L: Log<Event>>(&mut self, mut location: Location, log: &mut L) {
        while self.broken.has(location) {
            let Some(to) = Location::numbered(location.number() + 1) else {
                return self.finish(End::CommandPost, log); // p26-loss
            };
            if location.index() == 0 {
                // p12-location-3
                log.push(Event::HouseShaken);
                return self.disrupt(self.index.posted);
            }
            log.push(Event::BombMovedOn { from: location, to }); // p12-next-location
            location = to;
        }
        if let Some(token) = self.clear_token(location) {
            log.push(Event::TokenBombed { token, at: location });
            return;
        }
        self.broken.add(location);
        log.push(Event::LocationDisrupted(location));
        // p12-fog-of-war, as long as there are cards (ruling 13)
        if self.c.locations_of[Unit::Signal as usize].has(location)
            && let Some(card) = self.fog_stock.first()
        {
            self.fog_stock.remove(card);
            self.discard.add(card);
            log.push(Event::FogAdded(card));
        }
    }

    /// The token of a location, if it has one, goes to the stock.
    fn clear_token(&mut self, location: Location) -> Option<Token> {
        let token = self.token_at[location.index()].take()?;
        self.stock[token as usize] += 1;
        Some(token)
    }
}
