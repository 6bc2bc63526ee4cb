//! Supplies, sappers and tokens on the locations (p6-resupply, p6-buttress, p6-field-defenses, p7-wire,
//! p7-ready-artillery, p7-load, p7-deliver, p8-ready-anti-aircraft).

use kurgan_core::{Id, Log, Set};

use super::Offers;
use super::soviet_cards::BATTALION;
use crate::action::Action;
use crate::components::{Colour, Location, Locations, Supply, Token, Track, Unit};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Pavlov, Step};

impl Pavlov {
    /// Tokens of this kind in the stock.
    #[inline]
    pub(crate) fn in_stock(&self, token: Token) -> u8 {
        self.stock[token as usize]
    }

    /// Tokens of this kind in the Staging Area.
    #[inline]
    pub(crate) fn staged(&self, supply: Supply) -> u8 {
        self.staging[supply.token() as usize]
    }

    /// The first kind of supply after this one that is in stock.
    pub(crate) fn next_in_stock(&self, after: Option<Supply>) -> Option<Supply> {
        let mut rest = Supply::ALL.into_iter().filter(|&supply| Some(supply) > after);
        rest.find(|&supply| self.in_stock(supply.token()) > 0)
    }

    /// p6-resupply.
    pub(crate) fn begin_staging(&mut self) {
        if let Some(supply) = self.next_in_stock(None) {
            self.agenda.push(Step::Stage(supply, self.c.numbers.resupply_tokens));
        }
    }

    /// How few and how many of this kind: at least one token in all (ruling 97).
    #[inline]
    pub(crate) fn staging_bounds(&self, supply: Supply, left: u8) -> (u8, u8) {
        let last_chance = left == self.c.numbers.resupply_tokens && self.next_in_stock(Some(supply)).is_none();
        (last_chance.into(), left.min(self.in_stock(supply.token())))
    }

    /// How many of this kind.
    pub(crate) fn list_staging(&self, supply: Supply, left: u8, out: &mut impl Offers) {
        let (least, most) = self.staging_bounds(supply, left);
        for count in least..=most {
            out.offer(Action::Stage(supply, count));
        }
    }

    /// p6-resupply; goes on to the next kind.
    pub(crate) fn stage<L: Log<Event>>(&mut self, supply: Supply, count: u8, left: u8, log: &mut L) {
        self.agenda.pop();
        if count > 0 {
            self.stock[supply.token() as usize] -= count;
            self.staging[supply.token() as usize] += count;
            log.push(Event::Staged { supply, count });
        }
        if let Some(next) = self.next_in_stock(Some(supply))
            && left > count
        {
            self.agenda.push(Step::Stage(next, left - count));
        }
    }

    /// A Sapper Token goes from the Supplies box to the stock.
    pub(crate) fn spend_sapper(&mut self) {
        self.supplies[Token::Sapper as usize] -= 1;
        self.stock[Token::Sapper as usize] += 1;
    }

    /// p6-buttress.
    pub(crate) fn list_buttress(&self, out: &mut impl Offers) {
        for colour in Colour::ALL {
            if self.defense_of(colour) < self.c.numbers.defense_cap {
                out.offer(Action::Wall(colour));
            }
        }
        if self.broken.has(BATTALION) {
            out.offer(Action::Location(BATTALION));
        }
    }

    /// p6-buttress.
    pub(crate) fn raise_wall<L: Log<Event>>(&mut self, colour: Colour, log: &mut L) {
        self.agenda.pop();
        self.spend_sapper();
        let value = &mut self.defense[colour as usize];
        *value += 1;
        log.push(Event::WallRaised { colour, to: *value });
    }

    /// Tracks whose sapper circle holds neither a Sapper Token nor a Wehrmacht counter (ruling 20).
    pub(crate) fn sapper_sites(&self) -> impl Iterator<Item = Track> {
        let all = (0..self.c.tracks.len()).map(Track::from_index);
        all.filter(|&track| !self.mined.has(track) && !self.sapper_circle_taken(track))
    }

    /// Whether a Wehrmacht counter stands on the sapper circle.
    pub(crate) fn sapper_circle_taken(&self, track: Track) -> bool {
        let circle = usize::from(self.c.tracks[track.index()].sapper_circle);
        !self.tracks[track.index()][circle - 1].is_empty()
    }

    /// p6-field-defenses.
    pub(crate) fn list_sapper_sites(&self, out: &mut impl Offers) {
        for track in self.sapper_sites() {
            out.offer(Action::Sapper(track));
        }
    }

    /// p6-field-defenses.
    pub(crate) fn lay_sapper<L: Log<Event>>(&mut self, track: Track, log: &mut L) {
        self.agenda.pop();
        self.supplies[Token::Sapper as usize] -= 1;
        self.mined.add(track);
        log.push(Event::Mined(track));
    }

    /// Empty undisrupted locations of the unit (ruling 14).
    #[inline]
    pub(crate) fn free_locations(&self, unit: Unit) -> Locations {
        let intact = self.locations_of(unit) - self.broken;
        intact.into_iter().filter(|&at| self.token_on(at).is_none()).collect()
    }

    /// Whether a token of this kind can be placed on a location of the unit.
    pub(crate) fn may_place(&self, unit: Unit, token: Token) -> Result<(), Refusal> {
        if self.in_stock(token) == 0 {
            Err(Refusal::NoneInStock(token))
        } else if self.free_locations(unit).is_empty() {
            Err(Refusal::NoFreeLocation(unit))
        } else {
            Ok(())
        }
    }

    pub(crate) fn list_free_locations(&self, unit: Unit, out: &mut impl Offers) {
        for location in self.free_locations(unit) {
            out.offer(Action::Location(location));
        }
    }

    /// p7-wire, p7-ready-artillery, p8-ready-anti-aircraft.
    pub(crate) fn place_token<L: Log<Event>>(&mut self, token: Token, location: Location, log: &mut L) {
        self.agenda.pop();
        self.stock[token as usize] -= 1;
        self.token_at[location.index()] = Some(token);
        log.push(Event::TokenPlaced { token, at: location });
    }

    /// p7-load.
    pub(crate) fn begin_loading(&mut self) {
        if let Some(boat) = self.free_locations(Unit::Flotilla).first() {
            self.agenda.push(Step::Load(boat, false));
        }
    }

    /// Whether this boat may stay empty: another one has been or can still be loaded (ruling 97).
    pub(crate) fn may_stay_empty(&self, boat: Location, some: bool) -> bool {
        some || later(self.free_locations(Unit::Flotilla), boat).is_some()
    }

    /// p7-load: what is loaded on this boat.
    pub(crate) fn list_loads(&self, boat: Location, some: bool, out: &mut impl Offers) {
        for supply in Supply::ALL {
            if self.staged(supply) > 0 {
                out.offer(Action::Load(boat, Some(supply)));
            }
        }
        if self.may_stay_empty(boat, some) {
            out.offer(Action::Load(boat, None));
        }
    }

    /// p7-load; goes on to the next free boat.
    pub(crate) fn load<L: Log<Event>>(&mut self, boat: Location, supply: Option<Supply>, some: bool, log: &mut L) {
        self.agenda.pop();
        if let Some(supply) = supply {
            self.staging[supply.token() as usize] -= 1;
            self.token_at[boat.index()] = Some(supply.token());
            log.push(Event::Loaded { supply, at: boat });
        }
        let left = Supply::ALL.iter().any(|&supply| self.staged(supply) > 0);
        if let Some(next) = later(self.free_locations(Unit::Flotilla), boat)
            && left
        {
            self.agenda.push(Step::Load(next, some || supply.is_some()));
        }
    }

    /// Boats with a token.
    #[inline]
    pub(crate) fn loaded(&self) -> Locations {
        self.locations_of(Unit::Flotilla).into_iter().filter(|&boat| self.token_on(boat).is_some()).collect()
    }

    /// p7-deliver.
    pub(crate) fn begin_delivery(&mut self) {
        if let Some(boat) = self.loaded().first() {
            self.agenda.push(Step::Deliver(boat, false));
        }
    }

    /// p7-deliver: any of the loaded boats (ruling 18).
    pub(crate) fn list_deliveries(&self, from: Location, some: bool, out: &mut impl Offers) {
        for boat in self.loaded() {
            if boat >= from {
                out.offer(Action::Deliver(boat));
            }
        }
        if some {
            out.offer(Action::Done);
        }
    }

    /// p7-deliver: ammunition goes back to the stock and brings Suppression Tokens (ruling 3).
    pub(crate) fn deliver<L: Log<Event>>(&mut self, boat: Location, log: &mut L) {
        self.agenda.pop();
        if let Some(supply) = self.token_at[boat.index()].take().and_then(Token::supply) {
            log.push(Event::Delivered { supply, from: boat });
            if supply == Supply::Ammunition {
                self.stock[Token::Ammunition as usize] += 1;
                let count = self.c.numbers.per_ammunition.min(self.in_stock(Token::Suppression));
                self.stock[Token::Suppression as usize] -= count;
                self.supplies[Token::Suppression as usize] += count;
                log.push(Event::Replenished(count));
            } else {
                self.supplies[supply.token() as usize] += 1;
            }
        }
        if let Some(next) = later(self.loaded(), boat) {
            self.agenda.push(Step::Deliver(next, true));
        }
    }
}

/// The first of these locations after that one.
fn later(locations: Set<Location>, after: Location) -> Option<Location> {
    locations.into_iter().find(|&location| location > after)
}
