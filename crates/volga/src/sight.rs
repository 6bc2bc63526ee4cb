//! What a seat may see of the position: everything, since this game hides nothing. Read directly from the position,
//! without building a whole [`Record`](crate::Record).

use std::collections::BTreeMap;

use kurgan_core::chance::{Ratio, TooMany};
use kurgan_core::{Id, Outcome};

use crate::action::{Action, Purchase, Support};
use crate::components::{
    Area, Areas, Components, Corps, EventData, SovietUnit, SovietUnits, Strategy, Terrain, Unit, Units,
};
use crate::event::Sums;
use crate::odds::Upshot;
use crate::options::Options;
use crate::state::{Attack, NONE, Place, Step, Volga};

/// The position, to be read off and not to be changed. Nothing is hidden from anybody.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    pub(crate) game: &'a Volga,
}

/// Who holds an area (7.2 to 7.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Control {
    /// No Soviet unit is left in it.
    German,
    /// A Soviet unit alone.
    Soviet,
    /// Units of both sides.
    Contested,
}

/// The decision that is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// Where these units arrive (6.1.1).
    Reinforce(Units),
    /// Where these units, called away before, come back (6.2.1).
    ComeBack(Units),
    /// What to buy (6.3).
    Supply,
    /// Where to place this unit bought back (6.3).
    Place(Unit),
    /// Which unit acts next (6.4.2).
    Combat,
    /// Where this unit goes, or the attack it begins (8.0).
    Destination(Unit),
    /// Attack now, or bring another (9.0).
    Gather,
    /// What to give a Barrage (9.4).
    Barrage,
    /// Who leads (9.5 A).
    Lead,
    /// What to support with (9.5 B).
    Support,
    /// Who retreats where (9.5.8).
    Retreat,
}

impl<'a> Sight<'a> {
    /// The components.
    #[inline]
    pub fn pack(self) -> &'static Components {
        self.game.c
    }

    /// The options.
    #[inline]
    pub fn options(self) -> &'a Options {
        &self.game.options
    }

    /// The turn as printed on the track.
    #[inline]
    pub fn turn(self) -> u8 {
        self.game.turn
    }

    /// The end, once it has come.
    #[inline]
    pub fn outcome(self) -> Option<Outcome> {
        self.game.result()
    }

    /// The decision that is due; none when the game is over.
    #[inline]
    pub fn decision(self) -> Option<Decision> {
        Some(match self.game.agenda.next()? {
            step @ Step::Arrive(_) => Decision::Reinforce(self.game.arriving(step)),
            step @ Step::ComeBack => Decision::ComeBack(self.game.arriving(step)),
            Step::Supply => Decision::Supply,
            Step::Place(unit) => Decision::Place(unit),
            Step::Combat => Decision::Combat,
            Step::Destination(unit) => Decision::Destination(unit),
            Step::Gather => Decision::Gather,
            Step::Barrage => Decision::Barrage,
            Step::Lead => Decision::Lead,
            Step::Support => Decision::Support,
            Step::Retreat => Decision::Retreat,
            // Steps without a decision are carried out as soon as they are next.
            Step::Dawn
            | Step::Withdraw
            | Step::RandomEvent
            | Step::SupplyRoll
            | Step::BloodyStreets
            | Step::EndPhase => return None,
        })
    }

    /// German morale (5.2).
    #[inline]
    pub fn morale(self) -> u8 {
        self.game.morale
    }

    /// Supply points on the Record Track (6.3).
    #[inline]
    pub fn supply(self) -> u8 {
        self.game.supply
    }

    /// The markers in the Available Support Units Box (3.5).
    #[inline]
    pub fn available(self) -> Support {
        self.game.available
    }

    /// The random event in force (6.2).
    #[inline]
    pub fn event_in_force(self) -> Option<&'static EventData> {
        self.game.event()
    }

    /// The fresh units (4.2).
    #[inline]
    pub fn fresh(self) -> Units {
        self.game.fresh
    }

    /// Where a unit is.
    #[inline]
    pub fn place(self, unit: Unit) -> Place {
        self.game.place.get(unit.index()).copied().unwrap_or(Place::UNUSED)
    }

    /// The areas with a Soviet unit.
    #[inline]
    pub fn soviet(self) -> Areas {
        self.game.soviet
    }

    /// Who holds an area (7.2 to 7.4).
    pub fn control(self, area: Area) -> Control {
        match (self.soviet().has(area), self.at(area).is_empty()) {
            (false, _) => Control::German,
            (true, true) => Control::Soviet,
            (true, false) => Control::Contested,
        }
    }

    /// Whether the strategy of this Soviet unit, revealed in this area, can still work (9.4, 12.6). A Barrage is settled
    /// before anything else (ruling 46).
    pub fn strategy_works(self, area: Area, unit: SovietUnit) -> bool {
        let at_once = |strategy| strategy != Strategy::Barrage || self.decision() == Some(Decision::Barrage);
        let now = self.target() == Some(area) && self.strategy().is_some_and(at_once);
        self.game.c.soviets[unit.index()].every_round || now
    }

    /// Whether units in this area may begin an attack on the Soviet unit there now (9.3).
    pub fn may_attack_within(self, area: Area) -> bool {
        self.game.can_attack_within(area) && !self.game.gathering()
    }

    /// The Soviet unit of an area, once it is revealed (9.4).
    #[inline]
    pub fn revealed(self, area: Area) -> Option<SovietUnit> {
        self.game.defender(area)
    }

    /// The Active Area (8.1).
    #[inline]
    pub fn active(self) -> Option<Area> {
        Some(self.game.round.active).filter(|&area| area != Area(0))
    }

    /// The area under attack (9.0).
    #[inline]
    pub fn target(self) -> Option<Area> {
        Some(self.game.attack.area).filter(|&area| area != Area(0))
    }

    /// The attackers, or those who have entered so far (9.0).
    #[inline]
    pub fn attackers(self) -> Units {
        self.game.attack.units
    }

    /// The Lead Attacking Unit (9.5 A).
    #[inline]
    pub fn lead_unit(self) -> Option<Unit> {
        Some(self.game.attack.lead).filter(|unit| unit.0 != NONE)
    }

    /// The area out of which an attacker entered, for arrows and retreats (9.5.8).
    #[inline]
    pub fn entered_from(self, unit: Unit) -> Option<Area> {
        self.game.attack.entry(unit)
    }

    /// [`Sight::sums`] as they would be if this unit led.
    #[inline]
    pub fn sums_led_by(self, lead: Unit, support: Support) -> Sums {
        Volga { attack: Attack { lead, ..self.game.attack }, ..*self.game }.sums(support)
    }

    /// The areas whose Soviet unit is isolated (12.3).
    #[inline]
    pub fn isolated(self) -> Areas {
        self.game.isolated
    }

    /// By how much isolation changes the Defense Factor in the attack under way, once that is rolled (12.3).
    pub fn isolation(self) -> Option<i8> {
        let area = self.target()?;
        let rolled = self.game.isolated.has(area) && self.game.round.attacked.has(area);
        rolled.then_some(self.game.attack.isolation)
    }

    /// The least and the most by which isolation can change a Defense Factor (12.3).
    pub fn isolation_range(self) -> (i8, i8) {
        Volga::isolation_range()
    }

    /// The corps that pauses this turn (ruling 20).
    #[inline]
    pub fn pausing(self) -> Option<Corps> {
        self.game.paused()
    }

    /// What it costs to enter an area (8.2).
    #[inline]
    pub fn entering(self, area: Area) -> u8 {
        self.game.entry_cost(area)
    }

    /// What a move of a unit of the Active Area costs (8.2); none for what it cannot reach and for other actions.
    #[inline]
    pub fn move_cost(self, action: Action) -> Option<u8> {
        let from = self.game.round.active;
        match action {
            Action::Move(unit, to) => self.game.reach(unit, from).cost(to),
            Action::Enter(unit, to, gate) => {
                let reach = self.game.reach(unit, from);
                let open = self.game.open_to_entry(unit, from).has(to) && self.game.entries(&reach, from, to).has(gate);
                reach.cost(gate).filter(|_| open).map(|cost| cost + self.game.entry_cost(to))
            }
            _ => None,
        }
    }

    /// What a purchase costs (6.3).
    #[inline]
    pub fn price(self, what: Purchase) -> u8 {
        self.game.price(what)
    }

    /// What it costs to buy a unit back (6.3).
    #[inline]
    pub fn price_of(self, unit: Unit) -> u8 {
        self.game.price_of(unit)
    }

    /// Whether this attack is mandatory: the area was not contested when the round began (9.1).
    #[inline]
    pub fn mandatory(self) -> bool {
        self.game.mandatory()
    }

    /// The strategy in effect: in the round of the reveal (9.4), or always for Pavlov's House (12.6).
    #[inline]
    pub fn strategy(self) -> Option<Strategy> {
        self.game.strategy()
    }

    /// The sums of the attack under way with this support, before the air die (9.5.2, 9.5.3).
    #[inline]
    pub fn sums(self, support: Support) -> Sums {
        self.game.sums(support)
    }

    /// The Movement Factor of a unit this turn (rain: 14.6.1, ruling 24).
    #[inline]
    pub fn movement(self, unit: Unit) -> u8 {
        self.game.movement(unit)
    }

    /// The German units in an area.
    #[inline]
    pub fn at(self, area: Area) -> Units {
        self.game.at(area)
    }

    /// The German units in a box.
    #[inline]
    pub fn units_at(self, place: Place) -> Units {
        self.game.units_at(place)
    }

    /// Areas next to a Soviet unit, revealed or not (8.2).
    #[inline]
    pub fn near_soviet(self) -> Areas {
        self.game.near_soviet()
    }

    /// What may still lie unrevealed in areas of the same terrain.
    #[inline]
    pub fn bag_of(self, area: Area) -> SovietUnits {
        self.game.bag_of(area)
    }

    /// Whether German morale is Strong (5.2).
    #[inline]
    pub fn strong(self) -> bool {
        self.game.strong()
    }

    /// How an attack is likely to end if this action (entering, attacking, leading or placing support) is followed by
    /// the attack at once, led by the strongest unit, with this much support or as much of it as is allowed; to a
    /// Barrage the weakest of several attackers is given up, a single one falls back. Over everything an unrevealed
    /// defender may still be, which is not told apart; up to the next decision, where units compete for a retreat.
    pub fn forecast(self, action: Action, support: Support) -> Result<BTreeMap<Upshot, Ratio>, TooMany> {
        self.game.forecast(action, support)
    }

    /// The phase as printed in the sequence of play (6.0).
    #[inline]
    pub fn phase(self) -> &'static str {
        self.game.phase()
    }

    /// The Soviet units of a terrain that nobody has seen.
    pub fn bag(self, terrain: Terrain) -> SovietUnits {
        let any = self.game.c.terrain[terrain as usize].into_iter().next();
        any.map_or(SovietUnits::EMPTY, |area| self.game.bag_of(area))
    }

    /// The Soviet units that have been revealed and are gone.
    pub fn eliminated(self) -> SovietUnits {
        let game = self.game;
        let unseen =
            Terrain::ALL.into_iter().skip(1).fold(SovietUnits::EMPTY, |units, terrain| units | self.bag(terrain));
        let standing: SovietUnits = game.soviet.into_iter().filter_map(|area| game.defender(area)).collect();
        game.soviet_pieces() - unseen - standing
    }
}
