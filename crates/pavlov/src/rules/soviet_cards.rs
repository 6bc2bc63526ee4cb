//! Soviet Card Phase: the hand and the uses of its cards (p.5-8).

use kurgan_core::chance::Bag;
use kurgan_core::{Chance, Log, Set, byte};

use super::decide::{ANY, Decide, Happen, illegal, step};
use super::reinforcements::Deploy;
use super::supplies::{Buttress, FieldDefenses, PlaceToken};
use super::{Offers, only};
use crate::action::Action;
use crate::chance::Roll;
use crate::components::{Location, Locations, SovietCard, Supply, Token, Unit, Use};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Pavlov, Phase};

/// The 3rd Rifle Battalion in the house, which Buttress clears of its Disrupted Token (p6-buttress).
pub(super) const BATTALION: Location = Location(0);

step! {
    /// Four cards are drawn (p5-draw, p7-improved-communications); enters the phase.
    pub struct DrawHand;
}

impl Happen for DrawHand {
    const IN: &'static [Phase] = ANY;

    fn carry_out<C: Chance>(self, game: &mut Pavlov, chance: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        game.agenda.pop();
        game.enter(Phase::SovietCards, log);
        game.actions_left = if game.wired() {
            log.push(Event::ImprovedCommunications);
            game.c.numbers.actions_with_wires
        } else {
            game.c.numbers.actions
        };
        game.used = Set::EMPTY;
        for _ in 0..game.c.numbers.hand_size {
            game.draw_card(chance, log)?;
        }
        Ok(())
    }
}

step! {
    /// Use a card or end the phase (p5-actions).
    pub struct Cards;
}

impl Decide for Cards {
    const IN: &'static [Phase] = &[Phase::SovietCards];

    /// Every use of every card, and `done`.
    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        if game.actions_left > 0 {
            // A unit may be on several cards: what it can do is worked out once.
            let mut able = [None; 8];
            for card in game.hand - (game.used | game.c.fog) {
                for &unit in game.units_on(card) {
                    let able = *able[unit as usize].get_or_insert_with(|| game.can_do(unit));
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

    // Wehrmacht cards are revealed next.
    #[inline]
    fn asks(self, _: &Pavlov) -> bool {
        true
    }

    fn implied(self, game: &Pavlov) -> Option<Action> {
        only(self, game)
    }

    fn settle_by_chance<C: Chance>(
        self,
        game: &mut Pavlov,
        action: Action,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        match action {
            Action::Use(card, unit, what) => game.use_card(card, unit, what, chance, log)?,
            Action::Done => {
                game.actions_left = 0;
                game.agenda.pop();
            }
            _ => illegal(action),
        }
        Ok(())
    }

    fn refuse(self, game: &Pavlov, action: Action) -> Refusal {
        let Action::Use(card, unit, what) = action else { return Refusal::NotNow };
        if !game.hand.has(card) {
            Refusal::NotInHand(card)
        } else if game.c.fog.has(card) {
            Refusal::FogOfWar(card)
        } else if game.used.has(card) {
            Refusal::CardUsed(card)
        } else if !game.units_on(card).contains(&unit) {
            Refusal::NotOnCard { card, unit }
        } else if !unit.uses().contains(&what) {
            Refusal::WrongUse { unit, what }
        } else if game.actions_left == 0 {
            Refusal::NoActionsLeft
        } else {
            game.may_use(unit, what).err().unwrap_or(Refusal::NotNow)
        }
    }

    /// Every use printed on the cards in hand; Operational Support only with that variant.
    fn expected(self, game: &Pavlov) -> Vec<Action> {
        let mut all = Vec::new();
        for card in game.hand {
            for &unit in game.units_on(card) {
                let uses = unit
                    .uses()
                    .iter()
                    .filter(|&&what| what != Use::OperationalSupport || game.options.operational_support);
                all.extend(uses.map(|&what| Action::Use(card, unit, what)));
            }
        }
        all
    }
}

step! {
    /// All cards go to the discard pile (p5-discard).
    pub struct DiscardHand;
}

impl Happen for DiscardHand {
    const IN: &'static [Phase] = &[Phase::SovietCards];

    fn carry_out<C: Chance>(self, game: &mut Pavlov, _: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        game.agenda.pop();
        let hand = std::mem::take(&mut game.hand);
        game.used = Set::EMPTY;
        game.discard |= hand;
        log.push(Event::Discarded(hand));
        Ok(())
    }
}

step! {
    /// Recover one of the unit's locations.
    pub struct RecoverLocation { pub unit: Unit }
}

impl Decide for RecoverLocation {
    const IN: &'static [Phase] = &[Phase::SovietCards];

    /// Its disrupted locations.
    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        for location in game.locations_of(self.unit) & game.broken {
            out.offer(Action::Location(location));
        }
    }

    fn settle(self, game: &mut Pavlov, action: Action, log: &mut impl Log<Event>) {
        let Action::Location(location) = action else { return illegal(action) };
        game.agenda.pop();
        game.recover_location(location, log);
    }

    fn refuse(self, game: &Pavlov, action: Action) -> Refusal {
        match action {
            Action::Location(at) if game.locations_of(self.unit).has(at) => Refusal::NotDisrupted(at),
            Action::Location(at) => Refusal::WrongLocation(at),
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, game: &Pavlov) -> Vec<Action> {
        game.locations_of(self.unit).into_iter().map(Action::Location).collect()
    }
}

impl Pavlov {
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
                or(self.first_in_stock().is_some(), Refusal::NoSuppliesInStock)
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
                or(self.supply_of(Token::Sapper) > 0, Refusal::NoSapperToPlace)?;
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

    /// Whether all wires are laid (p7-improved-communications).
    pub(crate) fn wired(&self) -> bool {
        self.locations_of(Unit::Signal).into_iter().all(|at| self.token_on(at) == Some(Token::Wire))
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
    fn use_card<C: Chance, L: Log<Event>>(
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
            Use::Recover => self.agenda.push(RecoverLocation { unit }.into()),
            Use::Resupply => self.begin_staging(),
            Use::StormGroup => self.begin_raid(),
            Use::OperationalSupport => self.support(chance, log)?,
            Use::SendReinforcements => {
                let points = self.c.numbers.reinforcement_points;
                self.agenda.push(Deploy { points, from: 0, some: false }.into());
            }
            Use::Buttress => self.agenda.push(Buttress.into()),
            Use::FieldDefenses => self.agenda.push(FieldDefenses.into()),
            Use::TacticalDecision => self.tactical_decision(chance, log)?,
            Use::WireCommunications => self.agenda.push(PlaceToken { unit, token: Token::Wire }.into()),
            Use::ReadyArtillery => self.agenda.push(PlaceToken { unit, token: Token::Artillery }.into()),
            Use::ReadyAntiAircraft => self.agenda.push(PlaceToken { unit, token: Token::AntiAircraft }.into()),
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

    /// A location is clear again (ruling 15).
    pub(super) fn recover_location<L: Log<Event>>(&mut self, location: Location, log: &mut L) {
        self.broken.remove(location);
        log.push(Event::LocationRecovered(location));
    }
}
