//! Exact odds: what an action can come to, and how an attack is likely to end.

use std::collections::BTreeMap;

use kurgan_core::Id;
use kurgan_core::chance::{Ratio, TooMany, outcomes};

use crate::action::{Action, Support};
use crate::components::{SovietUnit, Unit};
use crate::event::{CombatResult, Event};
use crate::state::{Step, Volga};

/// What an action came to.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Upshot {
    /// The random event of the next turn, by its place among the events; none where it is void.
    pub random_event: Option<Option<u8>>,
    /// Supply points received.
    pub supply: Option<u8>,
    /// Bloody Streets: morale lost and areas whose units are spent.
    pub bloody_streets: Option<(u8, u8)>,
    /// The Soviet unit turned up.
    pub revealed: Option<SovietUnit>,
    /// The result of the attack.
    pub combat: Option<CombatResult>,
}

impl Upshot {
    pub(crate) fn of(events: &[Event]) -> Self {
        let mut upshot = Self::default();
        for event in events {
            match *event {
                Event::RandomEvent { event, void, .. } => upshot.random_event = Some((!void).then_some(event)),
                Event::Supply { points, .. } => upshot.supply = Some(points),
                Event::BloodyStreets { morale, spent, .. } => {
                    let (lost, areas) = upshot.bloody_streets.unwrap_or_default();
                    upshot.bloody_streets = Some((lost + u8::from(morale), areas + u8::from(!spent.is_empty())));
                }
                Event::Revealed { soviet, .. } => upshot.revealed = Some(soviet),
                Event::Combat { result, .. } => upshot.combat = Some(result),
                _ => {}
            }
        }
        upshot
    }
}

/// How an attack ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum AttackUpshot {
    /// A Barrage took the only attacker.
    CalledOff,
    /// The dice decided.
    Fought(CombatResult),
}

impl Volga {
    /// How an attack is likely to end if this action (entering, attacking, leading or placing support) is followed by
    /// the attack at once, led by the strongest unit, with this much support or as much of it as is allowed; to a
    /// Barrage the weakest attacker is given up. Over everything an unrevealed defender may still be.
    pub(crate) fn forecast(&self, action: Action, support: Support) -> Result<BTreeMap<AttackUpshot, Ratio>, TooMany> {
        outcomes(|chance| {
            let mut game = *self;
            let mut next = action;
            loop {
                let mut events = Vec::new();
                game.act(next, chance, &mut events).unwrap_or_else(|never| match never {});
                if let Some(result) = Upshot::of(&events).combat {
                    return AttackUpshot::Fought(result);
                }
                match game.go_on(support) {
                    Some(action) => next = action,
                    None => return AttackUpshot::CalledOff,
                }
            }
        })
    }

    /// The next action of a forecast.
    fn go_on(&self, support: Support) -> Option<Action> {
        let factor = |unit: &Unit| self.c.attack[unit.index()];
        let units = self.attack.units;
        match self.agenda.next()? {
            Step::Gather if self.mandatory() => Some(Action::Attack(self.attack.area)),
            Step::Gather => Some(Action::AttackWith(self.attack.area, units)),
            Step::Barrage => units.into_iter().min_by_key(factor).map(Action::Lose),
            Step::Lead => units.into_iter().max_by_key(factor).map(Action::Lead),
            Step::Support => {
                let mut legal = Vec::new();
                self.list_support(&mut legal);
                let within = |placed: &Support| {
                    placed.artillery <= support.artillery
                        && placed.engineer <= support.engineer
                        && placed.air <= support.air
                };
                let placed = legal.into_iter().filter_map(|action| match action {
                    Action::Support(placed) => Some(placed).filter(within),
                    _ => None,
                });
                placed.max_by_key(|placed| placed.count()).map(Action::Support)
            }
            _ => None,
        }
    }
}
