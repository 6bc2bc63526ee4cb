//! The rules, a file per chapter, in the order of play.
//!
//! A turn is an agenda: its steps are pushed in the order of p4-sequence and taken off one by one. A step that needs no
//! decision is carried out and the next one follows; a decision stays on top until an action settles it. A decision
//! that leaves no choice is settled unasked, except what a counter does once it has been called to act.

mod acts;
mod bombing;
mod casualties;
mod command;
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

pub use command::RECOVERIES;
pub use resupply::Meal;

pub(crate) use reinforcements::{turn_of, weapon_turn_of};
pub(crate) use soviet_cards::BATTALION;
pub(crate) use wehrmacht::InStack;

use kurgan_core::{Chance, Log};

use crate::action::Action;
use crate::event::{End, Event};
use crate::state::{Pavlov, Phase, Step};

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

/// Dice are thrown only when the player has seen what they are thrown for; and an order laid unasked would tell the
/// defenders that the German had to lay it (p30-must-play).
fn asks_always(step: Step) -> bool {
    matches!(step, Step::Act(_) | Step::Crew(_) | Step::Order)
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
            if stop(step) {
                return Ok(());
            }
            if self.carry_out(step, chance, log)? {
                continue;
            }
            if asks_always(step) {
                return Ok(());
            }
            let mut choice = Choice::default();
            self.list_step(step, &mut choice);
            match choice {
                Choice { first: None, .. } => _ = self.agenda.pop(), // nothing can be chosen
                Choice { first: Some(action), more: false } => self.perform(action, chance, log)?,
                Choice { .. } => return Ok(()),
            }
        }
        Ok(())
    }

    /// Carries a step out if it needs no decision; false if it is one. A step carried out takes itself off the agenda.
    fn carry_out<C: Chance, L: Log<Event>>(&mut self, step: Step, chance: &mut C, log: &mut L) -> Result<bool, C::Dry> {
        match step {
            Step::Turn => self.begin_turn(log),
            Step::GermanHand => self.fill_german_hand(chance, log)?,
            Step::DrawHand => self.draw_hand(chance, log)?,
            Step::DiscardHand => self.discard_hand(log),
            Step::Raid => self.raid(chance, log)?,
            Step::Raider => self.raider(chance, log)?,
            Step::Hits => self.next_hit(log),
            Step::Tactics => self.deal_tactics(chance, log)?,
            Step::Reveal => self.reveal(chance, log)?,
            Step::CardDone => self.card_done(),
            Step::Bombing(aircraft) => self.bombing(aircraft, chance, log)?,
            Step::Arrive(kind, track) => self.arrive(kind, track, chance, log)?,
            Step::Arrived(kind, track) => self.arrived(kind, track, chance, log)?,
            Step::Assault(part) => self.assault(part, chance, log)?,
            Step::TurnOver => self.turn_over(chance, log)?,
            Step::CounterPhase => self.begin_counter_phase(log),
            Step::EndPhase => self.end_counter_phase(),
            Step::EndTurn => self.end_turn(log),
            Step::Score => self.take_score(log),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Every legal action.
    #[inline]
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        if let Some(step) = self.agenda.next() {
            self.list_step(step, out);
        }
    }

    /// What can be decided at a step.
    #[inline]
    pub(crate) fn list_step(&self, step: Step, out: &mut impl Offers) {
        match step {
            Step::Order => self.list_orders(out),
            Step::LayTactic => self.list_tactics(out),
            Step::Cards => self.list_cards(out),
            Step::RecoverLocation(unit) => self.list_recoverable(unit, out),
            Step::Stage(supply, left) => self.list_staging(supply, left, out),
            Step::Deploy { points, from, some } => self.list_deployable(points, from, some, out),
            Step::Buttress => self.list_buttress(out),
            Step::FieldDefenses => self.list_sapper_sites(out),
            Step::PlaceToken(unit, _) => self.list_free_locations(unit, out),
            Step::Load(boat, some) => self.list_loads(boat, some, out),
            Step::Deliver(from, some) => self.list_deliveries(from, some, out),
            Step::Party(from) => self.list_party(from, out),
            Step::CrewCasualty(position) => self.list_crew(position, out),
            Step::FirstAid(..) => Self::list_first_aid(out),
            Step::AntiAircraft(..) => self.list_anti_aircraft(out),
            Step::Suppression(_, track) => self.list_suppression(track, out),
            Step::Starve(left, from) => self.list_unfed(left, from, out),
            Step::Moves => self.list_moves(out),
            Step::MoveTo(counter) => self.list_destinations(counter, out),
            Step::MoveWeapon => self.list_weapons_taken(out),
            Step::MoveReplace => self.list_replaced(out),
            Step::Displaced(_) => self.list_refuges(out),
            Step::DisplacedWeapon(..) => self.list_weapon_rescued(out),
            Step::Acts => self.list_acts(out),
            Step::Act(counter) => self.list_act(counter, out),
            Step::Crew(weapon) => self.list_crew_acts(weapon, out),
            Step::Trouble { .. } => Self::list_troubles(out),
            Step::LayTokens { position, left, from, split, some } => {
                self.list_token_boxes(position, left, from, split, some, out);
            }
            Step::Battery { .. } => self.list_batteries(out),
            Step::Command { from, some, .. } => self.list_commanded(from, some, out),
            Step::FinalRaid => self.list_final_raid(out),
            _ => {}
        }
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
        match (step, action) {
            (_, Action::Order(card)) => self.order(card, log),
            (_, Action::Tactic(card)) => self.lay_tactic(card, log),
            (_, Action::Use(card, unit, what)) => self.use_card(card, unit, what, chance, log)?,
            (Step::Cards, Action::Done) => self.end_cards(),
            (Step::RecoverLocation(_) | Step::Buttress, Action::Location(location)) => {
                self.recover_location(location, log);
            }
            (Step::PlaceToken(_, token), Action::Location(location)) => self.place_token(token, location, log),
            (_, Action::Wall(colour)) => self.raise_wall(colour, log),
            (_, Action::Sapper(track)) => self.lay_sapper(track, log),
            (Step::Stage(_, left), Action::Stage(supply, count)) => self.stage(supply, count, left, log),
            (Step::Deploy { points, .. }, Action::Deploy(counter)) => self.deploy(counter, points, log),
            (Step::Deploy { points, .. }, Action::DeployWeapon(weapon)) => self.deploy_weapon(weapon, points, log),
            (Step::Load(_, some), Action::Load(boat, supply)) => self.load(boat, supply, some, log),
            (_, Action::Deliver(boat)) => self.deliver(boat, log),
            (_, Action::Send(counter)) => self.send(counter),
            (Step::Party(_), Action::Done) => self.set_out(log),
            (Step::AntiAircraft(aircraft, defense), Action::Fire(locations)) => {
                self.fire(locations, aircraft, defense, chance, log)?;
            }
            (Step::Suppression(kind, track), Action::Spend(count)) => {
                self.suppress_arrival(kind, track, count, chance, log)?;
            }
            (Step::CrewCasualty(_), Action::Casualty(counter)) => self.crew_casualty(counter, log),
            (Step::Starve(left, _), Action::Casualty(counter)) => self.starve(counter, left, log),
            (Step::FirstAid(counter, cause), Action::FirstAid) => self.use_first_aid(counter, cause, log),
            (Step::FirstAid(counter, cause), Action::NoAid) => self.let_go(counter, cause, log),
            (_, Action::Move(counter)) => self.begin_move(counter),
            (Step::MoveTo(counter), Action::To(position)) => self.move_to(counter, position),
            (Step::MoveWeapon, Action::Take(weapon)) => self.take_weapon(Some(weapon), log),
            (Step::MoveWeapon, Action::Leave) => self.take_weapon(None, log),
            (Step::MoveReplace, Action::Join | Action::Replace(_) | Action::ReplaceBoth) => self.replace(action, log),
            (Step::Displaced(counter), Action::To(_) | Action::Reserves) => self.displace(counter, action, log),
            (Step::DisplacedWeapon(_, position), Action::Take(_) | Action::Leave) => {
                self.rescue_weapon(position, action, log);
            }
            (Step::Moves, Action::Done) => self.end_moves(),
            (_, Action::Act(counter)) => self.agenda.push(Step::Act(counter)),
            (_, Action::Crew(weapon)) => self.agenda.push(Step::Crew(weapon)),
            (Step::Acts, Action::Recover(counter)) => self.recover(counter, log),
            (Step::Command { .. }, Action::Recover(counter)) => self.recover_by_command(counter, log),
            (Step::Trouble { counter, commanded }, Action::From(trouble)) => {
                self.agenda.pop();
                self.relieve(counter, trouble, commanded, log);
            }
            (Step::Act(counter), Action::Attack(track, circle)) => self.attack(counter, track, circle, chance, log)?,
            (Step::Crew(weapon), Action::Attack(track, circle)) => {
                self.weapon_attack(weapon, track, circle, chance, log)?;
            }
            (Step::Act(counter), Action::Suppress) => self.suppress(counter, log),
            (Step::Crew(weapon), Action::Suppress) => self.weapon_suppress(weapon, log),
            (Step::LayTokens { .. }, Action::Lay(colour, count)) => self.lay_tokens(colour, count, log),
            (Step::Act(counter), Action::Command) => self.begin_command(counter, log),
            (Step::Act(counter), Action::Request) => self.request(counter, log),
            (Step::Act(counter), Action::Observe(track, circle, both)) => {
                self.observe(counter, track, circle, both);
            }
            (Step::Battery { by, track, circle, both }, Action::Location(from)) => {
                self.call_artillery(from, (by, both), track, circle, chance, log)?;
            }
            (Step::Acts, Action::Done) => self.end_acts(),
            (Step::Deploy { .. } | Step::Deliver(..) | Step::Command { .. }, Action::Done) => _ = self.agenda.pop(),
            (Step::FinalRaid, Action::Raid) => self.begin_final_raid(),
            (Step::FinalRaid, Action::Decline) => self.decline_final_raid(log),
            _ => debug_assert!(false, "{action:?} is not legal at {step:?}"),
        }
        Ok(())
    }

    /// p4-sequence: the phases of a turn.
    fn begin_turn<L: Log<Event>>(&mut self, log: &mut L) {
        self.turn += 1;
        log.push(Event::Turn { turn: self.turn });
        self.agenda.replace(Step::EndTurn);
        self.agenda.push_all([
            Step::DrawHand,
            Step::Cards,
            Step::DiscardHand,
            Step::Tactics,
            Step::Reveal,
            Step::CounterPhase,
            Step::Moves,
            Step::Acts,
            Step::EndPhase,
        ]);
        if self.options.competitive() {
            self.agenda.push_all([Step::GermanHand, Step::Order, Step::LayTactic, Step::GermanHand]);
        }
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
