//! The rules, a file per chapter, in the order of play:
//!
//! ```text
//! set_up          p2-setup
//! soviet_cards    p5, p7-tactical-decision, p7-improved-communications: the hand and what its cards are used for
//! supplies        p6 to p8: supplies, sappers, wire, boats, guns made ready
//! reinforcements  p6-send-reinforcements, p21-request-reinforcements
//! support         p27-operational-support
//! wehrmacht       p9-wehrmacht-phase
//! defenders       p9-attack-defender, p10-suppress-defender, p11-attack-building, p15-assault
//! casualties      p10-second-disruption, p23-crew, p25-first-aid
//! bombing         p12: Bomb Stalingrad
//! placement       p13: Wehrmacht counters arrive and advance
//! resupply        p17-resupply, p18-storm-group-card
//! raid            p18-raid, p18-raid-casualties, p24-storm-group: the Storm Group
//! moves           p19-move, p19-displace, p24-inspire
//! acts            p19-counter-phase, p24-end-of-phase
//! shooting        p20-attack, p20-suppress, p22-forward-observer, p23: weapons
//! command         p21-command, p24-recover
//! ending          p26: end and score
//! tactics         p28, p29: Tactics cards
//! planning        p30-planning, p30-must-play
//! decide          how a step is declared
//! ```
//!
//! A turn is an agenda: its steps are pushed in the order of p4-sequence and taken off one by one. A step without a
//! decision is carried out at once; a decision stays on top until an action settles it. A decision with only one choice
//! is settled automatically, unless dice, draws or another seat come next.
//!
//! If several things can be chosen, each is an action, in any order, and `done` ends the choice. The things chosen are
//! a set: a position does not remember their order.
//!
//! A step is a struct in its chapter. It defines its choices, their results, the reasons for refusals and the phases in
//! which it can occur.

mod acts;
mod bombing;
mod casualties;
mod command;
mod decide;
mod defenders;
mod ending;
mod moves;
mod placement;
mod planning;
mod raid;
mod reinforcements;
mod resupply;
mod set_up;
mod shooting;
mod soviet_cards;
mod supplies;
mod support;
mod tactics;
mod wehrmacht;

pub use acts::*;
pub use bombing::*;
pub use casualties::*;
pub use command::*;
pub use defenders::*;
pub use ending::*;
pub use moves::*;
pub use placement::*;
pub use planning::*;
pub use raid::*;
pub use reinforcements::*;
pub use resupply::*;
pub use shooting::*;
pub use soviet_cards::*;
pub use supplies::*;
pub use tactics::*;
pub use wehrmacht::*;

pub(crate) use decide::{Decide, Happen, Op};

use kurgan_core::{Chance, Log};

use crate::action::Action;
use crate::event::{End, Event};
use crate::state::{Pavlov, Phase, Step};
use decide::{ANY, illegal, step};

/// Somebody who takes the legal actions as they are listed.
pub(crate) trait Offers {
    /// Takes one.
    fn offer(&mut self, action: Action);

    /// Whether no more are wanted.
    #[inline]
    fn enough(&self) -> bool {
        false
    }
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
}

impl Offers for Choice {
    #[inline]
    fn offer(&mut self, action: Action) {
        if self.first.is_some() {
            self.more = true;
        } else {
            self.first = Some(action);
        }
    }

    #[inline]
    fn enough(&self) -> bool {
        self.more
    }
}

/// Lists what can be decided.
struct List<'a, O> {
    game: &'a Pavlov,
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

/// The only thing that can be decided, if that is so.
pub(crate) fn only(step: impl Decide, game: &Pavlov) -> Option<Action> {
    let mut choice = Choice::default();
    step.list(game, &mut choice);
    choice.first.filter(|_| !choice.more)
}

/// What earlier versions decided by themselves.
struct Implied<'a> {
    game: &'a Pavlov,
}

impl Op for Implied<'_> {
    type Out = Option<Action>;

    fn decide<D: Decide>(self, step: D) -> Self::Out {
        step.implied(self.game)
    }

    fn happen<H: Happen>(self, _: H) -> Self::Out {
        None
    }
}

/// Carries out a legal action.
struct Settle<'a, C, L> {
    game: &'a mut Pavlov,
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
    game: &'a mut Pavlov,
    chance: &'a mut C,
    log: &'a mut L,
}

impl<C: Chance, L: Log<Event>> Op for GoOn<'_, C, L> {
    type Out = Result<bool, C::Dry>;

    #[inline]
    fn decide<D: Decide>(self, step: D) -> Self::Out {
        if step.asks(self.game) {
            return Ok(false);
        }
        let mut choice = Choice::default();
        step.list(self.game, &mut choice);
        match choice {
            Choice { first: None, .. } => _ = self.game.agenda.pop(), // nothing can be chosen
            Choice { first: Some(action), more: false } => {
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

/// The steps of a turn (p4-sequence).
pub(crate) const TURN: [Step; 14] = [
    Step::GermanHand(GermanHand),
    Step::Order(Order),
    Step::LayTactic(LayTactic),
    Step::GermanHand(GermanHand),
    Step::DrawHand(DrawHand),
    Step::Cards(Cards),
    Step::DiscardHand(DiscardHand),
    Step::Tactics(Tactics),
    Step::Reveal(Reveal),
    Step::CounterPhase(CounterPhase),
    Step::Moves(Moves),
    Step::Acts(Acts),
    Step::EndPhase(EndPhase),
    Step::EndTurn(EndTurn),
];
/// How many of them are Wehrmacht Planning, in competitive games only.
const PLANNING: usize = 4;

step! {
    /// A turn begins (p4-sequence).
    pub struct Turn;
}

impl Happen for Turn {
    const IN: &'static [Phase] = ANY;

    fn carry_out<C: Chance>(self, game: &mut Pavlov, _: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        game.turn += 1;
        log.push(Event::Turn { turn: game.turn });
        game.agenda.pop();
        let steps = if game.options.competitive() { &TURN[..] } else { &TURN[PLANNING..] };
        for &step in steps.iter().rev() {
            game.agenda.push(step);
        }
        Ok(())
    }
}

impl Pavlov {
    /// Carries out steps until one needs a decision or the game is over.
    #[inline]
    pub(crate) fn run<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        self.run_until(|_| false, chance, log)
    }

    /// Carries out steps until one needs a decision, the game is over, or `stop` says so.
    pub(crate) fn run_until<C: Chance, L: Log<Event>>(
        &mut self,
        stop: impl Fn(Step) -> bool,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        while let Some(step) = self.agenda.next() {
            if stop(step) || !step.with(GoOn { game: self, chance, log })? {
                break;
            }
        }
        Ok(())
    }

    /// Carries out the next step, if it needs no decision.
    pub(crate) fn run_step<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        if let Some(step) = self.agenda.next() {
            step.with(GoOn { game: self, chance, log })?;
        }
        Ok(())
    }

    /// Every legal action.
    #[inline]
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        if let Some(step) = self.agenda.next() {
            step.with(List { game: self, out });
        }
    }

    /// What earlier versions of the rules decided here by themselves.
    pub(crate) fn implied_action(&self) -> Option<Action> {
        self.agenda.next()?.with(Implied { game: self })
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

    /// Carries out a legal action, but nothing that follows from it.
    pub(crate) fn perform<C: Chance, L: Log<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        let Some(step) = self.agenda.next() else { return Ok(()) };
        step.with(Settle { game: self, action, chance, log })
    }

    /// A phase begins.
    pub(crate) fn enter<L: Log<Event>>(&mut self, phase: Phase, log: &mut L) {
        self.phase = phase;
        log.push(Event::Phase(phase));
    }

    /// The game is over.
    pub(crate) fn finish<L: Log<Event>>(&mut self, end: End, log: &mut L) {
        if self.end.is_none() {
            self.agenda.clear();
            self.end = Some(end);
            log.push(Event::Ended(end));
        }
    }
}
