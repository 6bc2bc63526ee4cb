//! Exact odds: how an action ends, and forecasts of attacks.

use std::collections::BTreeMap;

use kurgan_core::Id;
use kurgan_core::chance::{Ratio, TooMany, outcomes};

use crate::action::{Action, Support};
use crate::components::{Corps, SovietUnit, Unit};
use crate::event::{CombatResult, Event, LossCause, MoraleCause};
use crate::state::{Step, Volga};

/// How an attack ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum AttackEnd {
    /// A Repulse (9.5.5).
    Repulsed,
    /// The attackers fell back before a Barrage (9.4).
    FellBack,
    /// The Soviet unit stays and no attacker is left: a Barrage or an Ambush took the only one (rulings 46, 53).
    Held,
    /// Attackers and Soviet unit stay (7.3).
    Contested,
    /// The area is German (7.2).
    Taken,
}

/// What is true once an action is done and the next decision is due, as far as a player weighs it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Upshot {
    /// The random event of the next turn, by its place among the events; none where it is void.
    pub random_event: Option<Option<u8>>,
    /// The corps that pauses.
    pub paused: Option<Corps>,
    /// Supply points received.
    pub supply: Option<u8>,
    /// Bloody Streets: the areas whose units are spent.
    pub bloody_streets: Option<u8>,
    /// The Soviet unit turned up.
    pub revealed: Option<SovietUnit>,
    /// By how much isolation changes the Defense Factor.
    pub isolation: Option<i8>,
    /// The result in the combat table, before any Defense Strategy changes it.
    pub combat: Option<CombatResult>,
    /// How the attack ended.
    pub attack: Option<AttackEnd>,
    /// Whether the Lead Attacking Unit is out of action.
    pub lead_lost: bool,
    /// Other units that went out of action.
    pub others_lost: u8,
    /// By how much morale has changed, purchases and the End Phase apart: those are certain.
    pub morale: i8,
}

impl kurgan_core::Upshot<Event> for Upshot {
    fn of(events: &[Event]) -> Self {
        let mut upshot = Self::default();
        upshot.add(events);
        upshot
    }
}

impl Upshot {
    /// Goes on with what happened next.
    fn add(&mut self, events: &[Event]) {
        for event in events {
            match *event {
                Event::RandomEvent { event, void, .. } => self.random_event = Some((!void).then_some(event)),
                Event::Paused { corps, .. } => self.paused = Some(corps),
                Event::Supply { points, .. } => self.supply = Some(points),
                Event::BloodyStreets { spent, .. } => {
                    *self.bloody_streets.get_or_insert_default() += u8::from(!spent.is_empty());
                }
                Event::Revealed { soviet, .. } => self.revealed = Some(soviet),
                Event::IsolationRoll { change, .. } => self.isolation = Some(change),
                Event::FellBack { .. } => self.attack = Some(AttackEnd::FellBack),
                Event::CalledOff { .. } => self.attack = Some(AttackEnd::Held),
                Event::Combat { result, .. } => {
                    self.combat = Some(result);
                    // What is taken is told by what follows.
                    let repulsed = result == CombatResult::Repulse;
                    self.attack = Some(if repulsed { AttackEnd::Repulsed } else { AttackEnd::Contested });
                }
                Event::Captured { .. } => self.attack = Some(AttackEnd::Taken),
                Event::Lost { cause: LossCause::Repulse | LossCause::Ambush, .. } => self.lead_lost = true,
                Event::Lost { cause: LossCause::Barrage | LossCause::NoRetreat, .. } => self.others_lost += 1,
                Event::Morale { cause: MoraleCause::Bought | MoraleCause::EndPhase, .. } => {}
                Event::Morale { from, to, .. } => self.morale += to.cast_signed() - from.cast_signed(),
                _ => {}
            }
        }
    }
}

impl Volga {
    /// How an attack is likely to end if this action (entering, attacking, leading or placing support) is followed by
    /// the attack at once, led by the strongest unit, with this much support or as much of it as is allowed; to a
    /// Barrage the weakest of several attackers is given up, a single one falls back. Over everything an unrevealed
    /// defender may still be, which is not told apart; up to the next decision, where units compete for a retreat.
    pub(crate) fn forecast(&self, action: Action, support: Support) -> Result<BTreeMap<Upshot, Ratio>, TooMany> {
        outcomes(|chance| {
            let mut game = *self;
            let mut next = action;
            let mut upshot = Upshot::default();
            loop {
                let mut events = Vec::new();
                game.act(next, chance, &mut events).unwrap_or_else(|never| match never {});
                upshot.add(&events);
                match game.go_on(support) {
                    Some(action) if upshot.attack.is_none() => next = action,
                    _ => return Upshot { revealed: None, isolation: None, ..upshot },
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
            Step::Barrage if !units.at_least(2) => Some(Action::FallBack),
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
