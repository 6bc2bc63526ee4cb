//! What lies open on the table: all of it, since nothing is decided before it is seen. Read off the position itself,
//! without writing down a whole [`Record`](crate::Record).

use kurgan_core::Id;

use crate::action::{Action, Support};
use crate::components::{Area, Areas, Corps, EventData, SovietUnit, Unit, Units};
use crate::event::Sums;
use crate::state::{Attack, NONE, Place, Step, Volga};

/// The position, to be read off and not to be changed. Nothing is hidden from anybody.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    pub(crate) game: &'a Volga,
}

impl<'a> Sight<'a> {
    #[doc(hidden)]
    #[inline]
    pub fn position(self) -> &'a Volga {
        self.game
    }
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

impl Volga {
    /// The decision that is due; none when the game is over.
    pub fn decision(&self) -> Option<Decision> {
        Some(match self.agenda.next()? {
            step @ Step::Arrive(_) => Decision::Reinforce(self.arriving(step)),
            step @ Step::ComeBack => Decision::ComeBack(self.arriving(step)),
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
    pub fn morale(&self) -> u8 {
        self.morale
    }

    /// Supply points on the Record Track (6.3).
    pub fn supply(&self) -> u8 {
        self.supply
    }

    /// The markers in the Available Support Units Box (3.5).
    pub fn available(&self) -> Support {
        self.available
    }

    /// The random event in force (6.2).
    pub fn event_in_force(&self) -> Option<&'static EventData> {
        self.event()
    }

    /// The fresh units (4.2).
    pub fn fresh(&self) -> Units {
        self.fresh
    }

    /// Where a unit is.
    pub fn place(&self, unit: Unit) -> Place {
        self.place.get(unit.index()).copied().unwrap_or(Place::UNUSED)
    }

    /// The areas with a Soviet unit.
    pub fn soviet(&self) -> Areas {
        self.soviet
    }

    /// The Soviet unit of an area, once it is revealed (9.4).
    pub fn revealed(&self, area: Area) -> Option<SovietUnit> {
        self.defender(area)
    }

    /// The Active Area (8.1).
    pub fn active(&self) -> Option<Area> {
        Some(self.round.active).filter(|&area| area != Area(0))
    }

    /// The area under attack (9.0).
    pub fn target(&self) -> Option<Area> {
        Some(self.attack.area).filter(|&area| area != Area(0))
    }

    /// The attackers, or those who have entered so far (9.0).
    pub fn attackers(&self) -> Units {
        self.attack.units
    }

    /// The Lead Attacking Unit (9.5 A).
    pub fn lead_unit(&self) -> Option<Unit> {
        Some(self.attack.lead).filter(|unit| unit.0 != NONE)
    }

    /// The area out of which an attacker entered, for arrows and retreats (9.5.8).
    pub fn entered_from(&self, unit: Unit) -> Option<Area> {
        self.attack.entry(unit)
    }

    /// [`Volga::sums`] as they would be if this unit led.
    pub fn sums_led_by(&self, lead: Unit, support: Support) -> Sums {
        Self { attack: Attack { lead, ..self.attack }, ..*self }.sums(support)
    }

    /// The areas whose Soviet unit is isolated (12.3).
    pub fn isolated(&self) -> Areas {
        self.isolated
    }

    /// The corps that pauses this turn (ruling 20).
    pub fn pausing(&self) -> Option<Corps> {
        self.paused()
    }

    /// What it costs to enter an area (8.2).
    pub fn entering(&self, area: Area) -> u8 {
        self.entry_cost(area)
    }

    /// What a move of a unit of the Active Area costs (8.2); none for what it cannot reach and for other actions.
    pub fn move_cost(&self, action: Action) -> Option<u8> {
        let from = self.round.active;
        match action {
            Action::Move(unit, to) => self.reach(unit, from).cost(to),
            Action::Enter(unit, to, gate) => {
                let reach = self.reach(unit, from);
                let open = self.open_to_entry(unit, from).has(to) && self.entries(&reach, from, to).has(gate);
                reach.cost(gate).filter(|_| open).map(|cost| cost + self.entry_cost(to))
            }
            _ => None,
        }
    }
}
