//! The rules, a file per chapter, in the order of play:
//!
//! ```text
//! set_up        p6, p7 and p12: the historical and the variable set-up
//! what_if       p12-what-if, p13-what-if-table
//! ground        p1-control, p2-morale, p3-isolation, p3-hq-lost, p5-link-up, p6-army-destroyed: where units stand
//! cards         p2-cards
//! random_event  p2-random-event, p2-card-1 to p2-card-25
//! rumors        p11-rumors, p13-rumors-tables
//! strategic     p2-weather to p2-upkeep, p3-out-of-supply; Tables A, B and C
//! actions       p3-actions, p3-prepared-defense, p3-tactical-attack, p3-battlegroup, p4-evacuate
//! appeal        p3-appeal; Table D
//! council       p11-council-of-war
//! movement      p3-movement, p3-movement-limits
//! attack        p4-regular-attack, p4-attack-cost, -supply and -limits, p4-foa, p12-rivers
//! combat        p4-attack-resolution to p4-breakout; Table E
//! relief        p5-relief-attack, p5-breakthrough, p5-change-direction, p5-end-of-phase; Table F
//! offensive     p5-offensive-status, p5-launch, p5-targets
//! soviet        p5-soviet-attacks to p5-follow-up, p5-offensive-effects; Table G
//! evaluation    p6-ssi-roll, p6-end, p6-victory-points, p6-victory-levels, p4-surrender, p11-survival; Table H
//! collapse      p6-collapse, p6-after-collapse
//! decide        how a step is declared
//! ```
//!
//! A turn is an agenda: its steps are pushed in the order of p2-sequence and taken off one by one. A step without a
//! decision is carried out at once; a decision stays on top until an action settles it. A decision with only one choice
//! is settled automatically, except in the German Phase, which always asks.
//!
//! A step is a struct in its chapter. It defines its choices, their results, the reasons for refusals and the steps
//! that can follow it.

mod actions;
mod appeal;
mod attack;
mod cards;
mod collapse;
mod combat;
mod council;
mod decide;
mod evaluation;
mod ground;
mod movement;
mod offensive;
mod random_event;
mod relief;
mod rumors;
mod set_up;
mod soviet;
mod strategic;
mod what_if;

pub(crate) use actions::*;
pub(crate) use attack::*;
pub(crate) use collapse::*;
pub(crate) use combat::*;
pub(crate) use council::*;
pub(crate) use evaluation::*;
pub use movement::MovePrice;
pub(crate) use movement::*;
pub(crate) use offensive::*;
pub(crate) use random_event::*;
pub(crate) use relief::*;
pub(crate) use rumors::*;
pub(crate) use set_up::*;
pub(crate) use soviet::*;
pub(crate) use strategic::*;
pub(crate) use what_if::*;

pub(crate) use decide::{Decide, Happen, Op};

use kurgan_core::{Chance, Log};

use crate::action::Action;
use crate::chance::Roll;
use crate::event::{Event, Modifiers, Table};
use crate::state::{Cauldron, Step};
use decide::illegal;

/// p2-sequence: the steps of a turn.
pub(crate) const TURN: [Step; 17] = [
    Step::RandomEvent(RandomEvent),
    Step::Weather(Weather),
    Step::Commitments(Commitments),
    Step::Initiative(Initiative),
    Step::Airlift(Airlift),
    Step::Upkeep(Upkeep),
    Step::Actions(Actions),
    Step::Combat(Combat),
    Step::FillGaps(FillGaps),
    Step::Relief(Relief),
    Step::EndGerman(EndGerman),
    Step::Status(Status),
    Step::SovietTargets(SovietTargets),
    Step::Strikes(Strikes),
    Step::Situation(Situation),
    Step::CollapseCheck(CollapseCheck),
    Step::EndTurn(EndTurn),
];

/// Somebody who takes the legal actions as they are listed.
pub(crate) trait Offers {
    /// Takes one.
    fn offer(&mut self, action: Action);
}

impl Offers for Vec<Action> {
    #[inline]
    fn offer(&mut self, action: Action) {
        self.push(action);
    }
}

/// Only wants to know whether there is a choice.
#[derive(Default)]
struct Choice {
    first: Option<Action>,
    more: bool,
    /// Battlegroups may be raised besides, which is no reason to ask (ruling 222).
    besides: bool,
}

impl Offers for Choice {
    #[inline]
    fn offer(&mut self, action: Action) {
        if self.besides && action == Action::Battlegroup {
            return;
        }
        if self.first.is_some() {
            self.more = true;
        } else {
            self.first = Some(action);
        }
    }
}

/// Lists what can be decided.
struct List<'a, O> {
    game: &'a Cauldron,
    out: &'a mut O,
}

impl<O: Offers> Op for List<'_, O> {
    type Out = ();

    #[inline]
    fn decide<D: Decide>(self, step: D) {
        step.list(self.game, self.out);
    }

    #[inline]
    fn happen<H: Happen>(self, _: H) {}
}

/// What earlier rules settled by themselves.
struct Implied<'a> {
    game: &'a Cauldron,
}

impl Op for Implied<'_> {
    type Out = Option<Action>;

    fn decide<D: Decide>(self, step: D) -> Option<Action> {
        step.implied(self.game)
    }

    fn happen<H: Happen>(self, _: H) -> Option<Action> {
        None
    }
}

/// Carries out a legal action.
struct Settle<'a, C, L> {
    game: &'a mut Cauldron,
    action: Action,
    chance: &'a mut C,
    log: &'a mut L,
}

impl<C: Chance, L: Log<Event>> Op for Settle<'_, C, L> {
    type Out = Result<(), C::Dry>;

    #[inline]
    fn decide<D: Decide>(self, step: D) -> Self::Out {
        step.settle_by_chance(self.game, self.action, self.chance, self.log)
    }

    #[inline]
    fn happen<H: Happen>(self, _: H) -> Self::Out {
        illegal(self.action);
        Ok(())
    }
}

/// Goes on as far as nobody has to be asked; false where somebody has to be.
struct GoOn<'a, C, L> {
    game: &'a mut Cauldron,
    chance: &'a mut C,
    log: &'a mut L,
}

impl<C: Chance, L: Log<Event>> Op for GoOn<'_, C, L> {
    type Out = Result<bool, C::Dry>;

    #[inline]
    fn decide<D: Decide>(self, step: D) -> Self::Out {
        if step.pass(self.game, self.chance, self.log)? {
            return Ok(true);
        }
        if step.always(self.game) {
            return Ok(false);
        }
        let mut choice = Choice { besides: D::RAISING, ..Choice::default() };
        step.list(self.game, &mut choice);
        match choice {
            Choice { first: None, .. } => _ = self.game.agenda.pop(), // nothing can be chosen: an event without effect
            Choice { first: Some(action), more: false, .. } => {
                step.settle_by_chance(self.game, action, self.chance, self.log)?;
            }
            Choice { .. } => return Ok(false),
        }
        Ok(true)
    }

    #[inline]
    fn happen<H: Happen>(self, step: H) -> Self::Out {
        step.carry_out(self.game, self.chance, self.log)?;
        Ok(true)
    }
}

impl Cauldron {
    /// Carries out steps until one needs a decision or the game is over.
    pub(crate) fn run<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        while let Some(step) = self.agenda.next() {
            if !step.with(GoOn { game: self, chance, log })? {
                break;
            }
        }
        Ok(())
    }

    /// Every legal action. Surrender is one at any decision of a game under way, while there is an army (rulings 38, 67).
    #[inline]
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        if let Some(step) = self.agenda.next() {
            step.with(List { game: self, out });
            if !self.setting_up() && !self.destroyed {
                out.push(Action::Surrender);
            }
        }
    }

    /// What earlier rules settled by themselves where today's ask.
    pub(crate) fn implied_action(&self) -> Option<Action> {
        self.agenda.next()?.with(Implied { game: self })
    }

    /// Whether the first turn has not begun.
    #[inline]
    pub(crate) fn setting_up(&self) -> bool {
        matches!(self.agenda.steps().first(), Some(Step::Begin(_)))
    }

    /// Carries out a legal action and goes on to the next decision.
    #[inline]
    pub(crate) fn act<C: Chance, L: Log<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        self.perform(action, chance, log)?;
        self.run(chance, log)
    }

    /// Carries out a legal action.
    fn perform<C: Chance, L: Log<Event>>(&mut self, action: Action, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        let Some(step) = self.agenda.next() else { return Ok(()) };
        if action == Action::Surrender {
            self.capitulate(self.plain_surrender(), log);
            return Ok(());
        }
        step.with(Settle { game: self, action, chance, log })
    }

    /// The modifiers of the next roll on a table.
    pub(crate) fn modifiers(&self, table: Table) -> Modifiers {
        match table {
            Table::Luftwaffe | Table::Relief => self.commitment_modifiers(table),
            Table::Airlift => self.airlift_modifiers(),
            Table::Upkeep => self.upkeep_modifiers(),
            Table::Appeal(appeal) => self.appeal_modifiers(appeal),
            Table::ReliefAttack => self.relief_modifiers(),
            Table::Situation => self.situation_modifiers(),
            _ => Modifiers::NONE,
        }
    }

    /// Rolls on a table and returns the total.
    fn roll_on<C: Chance, L: Log<Event>>(
        &self,
        table: Table,
        roll: Roll,
        chance: &mut C,
        log: &mut L,
    ) -> Result<i32, C::Dry> {
        Self::roll_with(table, self.modifiers(table), roll, chance, log)
    }

    /// Rolls on a table with these modifiers.
    #[allow(clippy::cast_possible_truncation)] // a die and a few modifiers
    fn roll_with<C: Chance, L: Log<Event>>(
        table: Table,
        modifiers: Modifiers,
        roll: Roll,
        chance: &mut C,
        log: &mut L,
    ) -> Result<i32, C::Dry> {
        let die = chance.d6(roll.into())?;
        let total = i32::from(die) + modifiers.total();
        log.push(Event::Rolled { table, die, modifiers, total: total as i8 });
        Ok(total)
    }
}
