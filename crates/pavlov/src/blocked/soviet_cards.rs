//! The Soviet Card Phase and the last raid: why an action is refused and what might be expected.

use kurgan_core::Id;

use crate::action::Action;
use crate::components::{Colour, Counter, Location, SovietCard, Supply, Track, Unit, Use, Weapon};
use crate::refusal::Refusal;
use crate::rules::{BATTALION, turn_of, weapon_turn_of};
use crate::state::{Pavlov, Place, Step};

impl Pavlov {
    /// Why an action of this part of the turn is not possible.
    pub(super) fn explain_card(&self, step: Step, action: Action) -> Refusal {
        match (step, action) {
            (Step::Cards, Action::Use(card, unit, what)) => self.explain_use(card, unit, what),
            (Step::RecoverLocation(unit), Action::Location(at)) => {
                if self.locations_of(unit).has(at) {
                    Refusal::NotDisrupted(at)
                } else {
                    Refusal::WrongLocation(at)
                }
            }
            (Step::Buttress, Action::Location(BATTALION)) => Refusal::NotDisrupted(BATTALION),
            (Step::Buttress, Action::Location(at)) => Refusal::WrongLocation(at),
            (Step::Buttress, Action::Wall(colour)) => Refusal::WallAtMost(colour),
            (Step::FieldDefenses, Action::Sapper(track)) => {
                if self.mined.has(track) {
                    Refusal::AlreadyMined(track)
                } else {
                    Refusal::CircleTaken(track)
                }
            }
            (Step::PlaceToken(unit, _), Action::Location(at)) => self.explain_location(unit, at),
            (Step::Stage(supply, left), Action::Stage(named, count)) => {
                let (_, have) = self.staging_bounds(supply, left);
                if named != supply {
                    Refusal::OutOfOrder
                } else if count > have {
                    Refusal::TooMany { supply, have }
                } else {
                    Refusal::NothingDone
                }
            }
            (Step::Deploy { points, .. }, Action::Deploy(counter)) => self.explain_deploy(counter, points),
            (Step::Deploy { points, .. }, Action::DeployWeapon(weapon)) => self.explain_deploy_weapon(weapon, points),
            (Step::Load(boat, _), Action::Load(named, _)) if named != boat => {
                self.explain_location(Unit::Flotilla, named)
            }
            (Step::Load(..), Action::Load(_, Some(supply))) => Refusal::NotStaged(supply),
            (Step::Deliver(..), Action::Deliver(boat)) => {
                if !self.locations_of(Unit::Flotilla).has(boat) {
                    Refusal::WrongLocation(boat)
                } else if self.loaded().has(boat) {
                    Refusal::OutOfOrder
                } else {
                    Refusal::BoatEmpty(boat)
                }
            }
            (Step::Party(_), Action::Send(counter)) => {
                if !self.in_house().has(counter) {
                    Refusal::NotInHouse(counter)
                } else if self.ready().has(counter) {
                    Refusal::OutOfOrder
                } else {
                    Refusal::NotReady(counter)
                }
            }
            (Step::Load(..), Action::Load(_, None))
            | (Step::Deploy { .. } | Step::Deliver(..) | Step::Party(_), Action::Done) => Refusal::NothingDone,
            _ => Refusal::NotNow,
        }
    }

    /// Why a card cannot be used so.
    fn explain_use(&self, card: SovietCard, unit: Unit, what: Use) -> Refusal {
        if !self.hand.has(card) {
            Refusal::NotInHand(card)
        } else if self.c.fog.has(card) {
            Refusal::FogOfWar(card)
        } else if self.used.has(card) {
            Refusal::CardUsed(card)
        } else if !self.units_on(card).contains(&unit) {
            Refusal::NotOnCard { card, unit }
        } else if !unit.uses().contains(&what) {
            Refusal::WrongUse { unit, what }
        } else if self.actions_left == 0 {
            Refusal::NoActionsLeft
        } else {
            self.may_use(unit, what).err().unwrap_or(Refusal::NotNow)
        }
    }

    /// Why a location of the unit cannot take a token.
    fn explain_location(&self, unit: Unit, at: Location) -> Refusal {
        if !self.locations_of(unit).has(at) {
            Refusal::WrongLocation(at)
        } else if self.broken.has(at) {
            Refusal::LocationDisrupted(at)
        } else if self.token_on(at).is_some() {
            Refusal::LocationTaken(at)
        } else {
            Refusal::OutOfOrder
        }
    }

    /// Why a counter cannot be bought.
    pub(super) fn explain_deploy(&self, counter: Counter, points: u8) -> Refusal {
        let cost = self.c.counters[counter.index()].cost;
        explain_purchase(self.place_of(counter), cost, points)
    }

    /// Why a weapon cannot be bought.
    pub(super) fn explain_deploy_weapon(&self, weapon: Weapon, points: u8) -> Refusal {
        let cost = self.c.weapons[weapon.index()].cost;
        explain_purchase(self.weapon_place(weapon), cost, points)
    }

    /// What might be expected but is not possible.
    pub(super) fn blocked_cards(&self, step: Step) -> Vec<(Action, Refusal)> {
        let mut legal = Vec::new();
        self.list_step(step, &mut legal);
        let mut expected = self.expected_cards(step);
        expected.retain(|action| !legal.contains(action));
        expected.into_iter().map(|action| (action, self.explain_card(step, action))).collect()
    }

    /// What a player might look for at a step, possible or not.
    fn expected_cards(&self, step: Step) -> Vec<Action> {
        let located = |unit: Unit| self.locations_of(unit).into_iter().map(Action::Location);
        match step {
            Step::Cards => self.expected_uses(),
            Step::RecoverLocation(unit) | Step::PlaceToken(unit, _) => located(unit).collect(),
            Step::Buttress => {
                let walls = Colour::ALL.into_iter().map(Action::Wall);
                walls.chain([Action::Location(BATTALION)]).collect()
            }
            Step::FieldDefenses => (0..self.c.tracks.len()).map(|n| Action::Sapper(Track::from_index(n))).collect(),
            Step::Stage(supply, left) => (0..=left).map(|count| Action::Stage(supply, count)).collect(),
            Step::Deploy { from, .. } => self.expected_purchases(from),
            Step::Load(boat, _) => {
                let supplies = Supply::ALL.into_iter().map(|supply| Action::Load(boat, Some(supply)));
                supplies.chain([Action::Load(boat, None)]).collect()
            }
            Step::Deliver(..) => {
                let boats = self.locations_of(Unit::Flotilla).into_iter().map(Action::Deliver);
                boats.chain([Action::Done]).collect()
            }
            Step::Party(_) => {
                let others = (self.in_house() - self.picked).into_iter().map(Action::Send);
                others.chain([Action::Done]).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Every use printed on the cards in hand; Operational Support only with that variant.
    fn expected_uses(&self) -> Vec<Action> {
        let mut all = Vec::new();
        for card in self.hand {
            for &unit in self.units_on(card) {
                let uses = unit
                    .uses()
                    .iter()
                    .filter(|&&what| what != Use::OperationalSupport || self.options.operational_support);
                all.extend(uses.map(|&what| Action::Use(card, unit, what)));
            }
        }
        all
    }

    /// What is in the stock and still has its turn.
    pub(super) fn expected_purchases(&self, from: u8) -> Vec<Action> {
        let counters = (0..self.c.counters.len()).map(Counter::from_index);
        let counters = counters.filter(|&counter| self.place_of(counter) == Place::STOCK && turn_of(counter) >= from);
        let weapons = (0..self.c.weapons.len()).map(Weapon::from_index);
        let weapons =
            weapons.filter(|&weapon| self.weapon_place(weapon) == Place::STOCK && weapon_turn_of(weapon) >= from);
        counters.map(Action::Deploy).chain(weapons.map(Action::DeployWeapon)).chain([Action::Done]).collect()
    }
}

/// Why something cannot be bought.
fn explain_purchase(place: Place, cost: u8, points: u8) -> Refusal {
    if place != Place::STOCK {
        Refusal::NotForSale
    } else if cost > points {
        Refusal::TooDear { cost, points }
    } else {
        Refusal::OutOfOrder
    }
}
