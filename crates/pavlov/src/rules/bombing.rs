//! Bomb Stalingrad (p12-bombing).

use kurgan_core::{Chance, Id, Log, Set, byte};

use super::Offers;
use super::decide::{Decide, Happen, illegal, step};
use crate::action::Action;
use crate::chance::Roll;
use crate::components::{CardType, LOCATIONS, Location, Token, Unit};
use crate::event::{End, Event};
use crate::refusal::Refusal;
use crate::state::{Pavlov, Phase};

step! {
    /// Which anti-aircraft tokens fire on so many aircraft of this defense (p12-anti-aircraft).
    pub struct AntiAircraft { pub aircraft: u8, pub defense: u8 }
}

impl Decide for AntiAircraft {
    const IN: &'static [Phase] = &[Phase::Wehrmacht];

    /// Any of the tokens, or none.
    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        out.offer(Action::Fire(Set::EMPTY));
        for locations in game.anti_aircraft().subsets() {
            out.offer(Action::Fire(locations));
        }
    }

    /// Every hit removes an aircraft, as far as there are any (ruling 35).
    fn settle_by_chance<C: Chance>(
        self,
        game: &mut Pavlov,
        action: Action,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        let Self { aircraft, defense } = self;
        let Action::Fire(locations) = action else {
            illegal(action);
            return Ok(());
        };
        let mut left = aircraft;
        for location in locations {
            game.clear_token(location);
            log.push(Event::AntiAircraftSpent(location));
        }
        let count = locations.count() * game.aa_dice();
        if count > 0 {
            let roll = Roll::AntiAircraft;
            let dice = chance.hits(roll.into(), count, defense)?;
            let hits = dice.hits(defense);
            log.push(Event::Rolled { roll, dice, target: defense, hits });
            let down = hits.min(aircraft);
            log.push(Event::ShotDown(down));
            left -= down;
        }
        game.agenda.replace(Bombing { aircraft: left }.into());
        Ok(())
    }

    fn refuse(self, game: &Pavlov, action: Action) -> Refusal {
        let Action::Fire(locations) = action else { return Refusal::NotNow };
        (locations - game.anti_aircraft()).first().map_or(Refusal::NotNow, Refusal::NoAntiAircraft)
    }

    fn expected(self, game: &Pavlov) -> Vec<Action> {
        let all = game.locations_of(Unit::AaBattalion) | game.locations_of(Unit::AaRegiment);
        all.into_iter().map(|location| Action::Fire(Set::only(location))).collect()
    }

    fn possible(self, game: &Pavlov) -> bool {
        game.bombers_coming() == Some((self.aircraft, self.defense))
    }
}

step! {
    /// So many aircraft are still to bomb, one after the other (p12-bombing, ruling 40).
    pub struct Bombing { pub(crate) aircraft: u8 }
}

impl Happen for Bombing {
    const IN: &'static [Phase] = &[Phase::Wehrmacht];

    fn carry_out<C: Chance>(self, game: &mut Pavlov, chance: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        let Some(left) = self.aircraft.checked_sub(1) else {
            game.agenda.pop();
            return Ok(());
        };
        let dice = chance.sum(Roll::Bomb.into(), 3)?;
        game.agenda.replace(Self { aircraft: left }.into());
        if let Some(location) = Location::numbered(byte(dice.total())) {
            log.push(Event::BombRolled { dice, location });
            game.bomb(location, log);
        }
        Ok(())
    }

    fn possible(self, game: &Pavlov) -> bool {
        game.bombers_coming().is_some_and(|(aircraft, _)| self.aircraft <= aircraft)
    }
}

impl Pavlov {
    /// Aircraft come.
    pub(super) fn bombers<L: Log<Event>>(&mut self, aircraft: u8, defense: u8, log: &mut L) {
        let (aircraft, defense) = (self.bomber_count(aircraft), self.bomber_defense(defense));
        log.push(Event::Bombers { aircraft, defense });
        self.agenda.push(AntiAircraft { aircraft, defense }.into());
    }

    /// How many aircraft the card being resolved brings, and their Defense Value.
    fn bombers_coming(&self) -> Option<(u8, u8)> {
        let Some(CardType::Bombers { aircraft, defense }) = self.resolving() else { return None };
        Some((self.bomber_count(aircraft), self.bomber_defense(defense)))
    }

    /// The locations with an Anti-aircraft Token.
    #[inline]
    pub(crate) fn anti_aircraft(&self) -> Set<Location> {
        let all = (0..LOCATIONS).map(Location::from_index);
        all.filter(|location| self.token_at[location.index()] == Some(Token::AntiAircraft)).collect()
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
