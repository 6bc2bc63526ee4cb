//! Soviet Card Phase: the hand and what its cards are used for (p.5-8).

use kurgan_core::chance::Bag;
use kurgan_core::{Chance, Log, Set, byte};

use super::Offers;
use crate::action::Action;
use crate::chance::Roll;
use crate::components::{Location, Locations, SovietCard, Supply, Token, Unit, Use};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Pavlov, Phase, Step};

/// The 3rd Rifle Battalion in the house, which Buttress clears of its Disrupted Token (p6-buttress).
pub(crate) const BATTALION: Location = Location(0);

impl Pavlov {
    /// p5-draw, p7-improved-communications; enters the phase.
    pub(crate) fn draw_hand<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        self.agenda.pop();
        self.enter(Phase::SovietCards, log);
        let signal = self.locations_of(Unit::Signal);
        self.actions_left = if signal.into_iter().all(|at| self.token_on(at) == Some(Token::Wire)) {
            log.push(Event::ImprovedCommunications);
            self.c.numbers.actions_with_wires
        } else {
            self.c.numbers.actions
        };
        self.used = Set::EMPTY;
        for _ in 0..self.c.numbers.hand_size {
            self.draw_card(chance, log)?;
        }
        Ok(())
    }

    /// p5-draw: when the deck is empty the discards become the deck (ruling 12).
    fn draw_card<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        let why = Roll::SovietDeck.into();
        if self.deck.is_empty() {
            if self.discard.is_empty() {
                return Ok(());
            }
            chance.shuffle(why)?;
            self.deck = std::mem::take(&mut self.discard);
            self.shuffled = self.deck;
            log.push(Event::Reshuffled);
        }
        let (filled, left) = (self.shuffled, self.deck);
        let slot = byte(filled.len() - left.len());
        let card =
            SovietCard(chance.draw(Bag { why, slot, filled: filled.bits().into(), left: left.bits().into() })?);
        self.deck.remove(card);
        self.hand.add(card);
        log.push(Event::Drew(Some(card)));
        Ok(())
    }

    /// Every use of every card, and `done`.
    pub(crate) fn list_cards(&self, out: &mut impl Offers) {
        if self.actions_left > 0 {
            // A unit may be on several cards: what it can do is worked out once.
            let mut able = [None; 8];
            for card in self.hand - (self.used | self.c.fog) {
                for &unit in self.units_on(card) {
                    let able = *able[unit as usize].get_or_insert_with(|| self.can_do(unit));
                    if able == 0 {
                        continue;
                    }
                    for (n, &what) in unit.uses().iter().enumerate() {
                        if able >> n & 1 != 0 {
                            out.offer(Action::Use(card, unit, what));
                            if out.enough() {
                                return;
                            }
                        }
                    }
                }
            }
        }
        out.offer(Action::Done);
    }

    /// Which of its uses a unit can be put to now, as bits. Each unit for itself, so that nothing is looked up.
    fn can_do(&self, unit: Unit) -> u8 {
        match unit {
            Unit::ArmyCp => self.can_do_of(Unit::ArmyCp),
            Unit::DivisionCp => self.can_do_of(Unit::DivisionCp),
            Unit::Sapper => self.can_do_of(Unit::Sapper),
            Unit::Signal => self.can_do_of(Unit::Signal),
            Unit::Artillery => self.can_do_of(Unit::Artillery),
            Unit::Flotilla => self.can_do_of(Unit::Flotilla),
            Unit::AaBattalion => self.can_do_of(Unit::AaBattalion),
            Unit::AaRegiment => self.can_do_of(Unit::AaRegiment),
        }
    }

    #[inline(always)]
    #[allow(clippy::inline_always)] // the unit is known where it is called
    fn can_do_of(&self, unit: Unit) -> u8 {
        let uses = unit.uses();
        let may = |n: usize| uses.get(n).is_some_and(|&what| self.may_use(unit, what).is_ok());
        u8::from(may(0)) | u8::from(may(1)) << 1 | u8::from(may(2)) << 2 | u8::from(may(3)) << 3
    }

    /// The two units on a card; none on a Fog of War card (p5-fog-of-war).
    #[inline]
    pub(crate) fn units_on(&self, card: SovietCard) -> &'static [Unit] {
        let card = self.c.soviet_cards.get(usize::from(card.0));
        card.and_then(|card| card.units.as_ref()).map_or(&[], <[Unit; 2]>::as_slice)
    }

    /// Whether a unit can be used for this now, the card aside.
    #[inline(always)]
    #[allow(clippy::inline_always)] // see above
    pub(crate) fn may_use(&self, unit: Unit, what: Use) -> Result<(), Refusal> {
        let or = |can: bool, refusal: Refusal| if can { Ok(()) } else { Err(refusal) };
        let locations = self.locations_of(unit);
        match what {
            Use::Recover => or(locations.meets(self.broken), Refusal::NothingToRecover(unit)),
            Use::Resupply => {
                self.undisrupted(locations)?;
                or(self.next_in_stock(None).is_some(), Refusal::NoSuppliesInStock)
            }
            Use::StormGroup => {
                let card = self.storm.ok_or(Refusal::NoStormGroup)?;
                self.undisrupted(locations)?;
                self.may_raid(card)
            }
            Use::OperationalSupport => self.may_support(),
            Use::SendReinforcements => {
                self.undisrupted(locations)?;
                let points = self.c.numbers.reinforcement_points;
                or(self.can_deploy(points), Refusal::NothingToBuy { points })
            }
            Use::Buttress => {
                or(self.supply_of(Token::Sapper) > 0, Refusal::NoSapper)?;
                let low = self.defense.iter().any(|&value| value < self.c.numbers.defense_cap);
                or(low || self.broken.has(BATTALION), Refusal::NothingToButtress)
            }
            Use::FieldDefenses => {
                or(self.supply_of(Token::Sapper) > 0, Refusal::NoSapper)?;
                or(self.sapper_sites().next().is_some(), Refusal::NoSapperSite)
            }
            Use::TacticalDecision => {
                or(!locations.within(self.broken), Refusal::AllDisrupted(unit))?;
                or(self.hand.meets(self.c.fog), Refusal::NoFogInHand)
            }
            Use::WireCommunications => self.may_place(unit, Token::Wire),
            Use::ReadyArtillery => self.may_place(unit, Token::Artillery),
            Use::ReadyAntiAircraft => self.may_place(unit, Token::AntiAircraft),
            Use::LoadSupplies => {
                or(Supply::ALL.iter().any(|&supply| self.staged(supply) > 0), Refusal::StagingEmpty)?;
                or(!self.free_locations(unit).is_empty(), Refusal::NoFreeLocation(unit))
            }
            Use::DeliverSupplies => or(!self.loaded().is_empty(), Refusal::NothingLoaded),
        }
    }

    /// None of these locations may be disrupted.
    pub(crate) fn undisrupted(&self, locations: Locations) -> Result<(), Refusal> {
        (locations & self.broken).first().map_or(Ok(()), |at| Err(Refusal::LocationDisrupted(at)))
    }

    /// The locations of a unit.
    #[inline]
    pub(crate) fn locations_of(&self, unit: Unit) -> Locations {
        self.c.locations_of[unit as usize]
    }

    /// The token on a location, other than a Disrupted Token.
    #[inline]
    pub(crate) fn token_on(&self, location: Location) -> Option<Token> {
        self.token_at[usize::from(location.0)]
    }

    /// p5-actions: one action with one card.
    pub(crate) fn use_card<C: Chance, L: Log<Event>>(
        &mut self,
        card: SovietCard,
        unit: Unit,
        what: Use,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        self.actions_left -= 1;
        self.used.add(card);
        log.push(Event::Used { card, unit, what });
        match what {
            Use::Recover => self.agenda.push(Step::RecoverLocation(unit)),
            Use::Resupply => self.begin_staging(),
            Use::StormGroup => self.begin_raid(),
            Use::OperationalSupport => self.support(chance, log)?,
            Use::SendReinforcements => {
                let points = self.c.numbers.reinforcement_points;
                self.agenda.push(Step::Deploy { points, from: 0, some: false });
            }
            Use::Buttress => self.agenda.push(Step::Buttress),
            Use::FieldDefenses => self.agenda.push(Step::FieldDefenses),
            Use::TacticalDecision => self.tactical_decision(chance, log)?,
            Use::WireCommunications => self.agenda.push(Step::PlaceToken(unit, Token::Wire)),
            Use::ReadyArtillery => self.agenda.push(Step::PlaceToken(unit, Token::Artillery)),
            Use::ReadyAntiAircraft => self.agenda.push(Step::PlaceToken(unit, Token::AntiAircraft)),
            Use::LoadSupplies => self.begin_loading(),
            Use::DeliverSupplies => self.begin_delivery(),
        }
        Ok(())
    }

    /// p7-tactical-decision: a Fog of War card goes from the hand to the stock, and a card is drawn (ruling 11).
    fn tactical_decision<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        if let Some(fog) = (self.hand & self.c.fog).first() {
            self.hand.remove(fog);
            self.fog_stock.add(fog);
            log.push(Event::FogCleared(fog));
        }
        self.draw_card(chance, log)
    }

    /// The player takes no more actions.
    pub(crate) fn end_cards(&mut self) {
        self.actions_left = 0;
        self.agenda.pop();
    }

    /// p5-discard.
    pub(crate) fn discard_hand<L: Log<Event>>(&mut self, log: &mut L) {
        self.agenda.pop();
        let hand = std::mem::take(&mut self.hand);
        self.used = Set::EMPTY;
        self.discard |= hand;
        log.push(Event::Discarded(hand));
    }

    /// Disrupted locations of the unit.
    pub(crate) fn list_recoverable(&self, unit: Unit, out: &mut impl Offers) {
        for location in self.locations_of(unit) & self.broken {
            out.offer(Action::Location(location));
        }
    }

    /// A location is clear again (ruling 15); by Buttress that costs the Sapper Token.
    pub(crate) fn recover_location<L: Log<Event>>(&mut self, location: Location, log: &mut L) {
        if self.agenda.pop() == Some(Step::Buttress) {
            self.spend_sapper();
        }
        self.broken.remove(location);
        log.push(Event::LocationRecovered(location));
    }
}
