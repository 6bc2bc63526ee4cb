//! What is still to be done must be possible.

use kurgan_core::{Broken, Id, Set};

use super::hold;
use crate::components::{Counter, Location, Position, Token, Unit};
use crate::state::{Moving, Pavlov, Phase, Place, Step};

/// The steps of a turn, the last one first (p4-sequence).
const TURN: [Step; 14] = [
    Step::EndTurn,
    Step::EndPhase,
    Step::Acts,
    Step::Moves,
    Step::CounterPhase,
    Step::Reveal,
    Step::Tactics,
    Step::DiscardHand,
    Step::Cards,
    Step::DrawHand,
    Step::GermanHand,
    Step::LayTactic,
    Step::Order,
    Step::GermanHand,
];

/// More than any rule counts up to.
const MANY: u8 = 20;

impl Pavlov {
    pub(super) fn check_agenda(&self) -> Result<(), Broken> {
        let steps = self.agenda.steps();
        hold(self.end.is_some() == steps.is_empty(), || "agenda: it is empty if and only if the game is over".into())?;
        let turn = steps.iter().zip(TURN).take_while(|(step, due)| **step == *due).count();
        let end = usize::from(steps.first() == Some(&Step::Score));
        let backbone = turn.max(end);
        hold(backbone > 0 || steps.is_empty() || steps == [Step::Turn], || {
            "agenda: it must begin with the end of the turn or the score".into()
        })?;
        let in_order = !steps[backbone.min(steps.len())..].iter().any(|step| TURN.contains(step));
        hold(in_order, || "agenda: the steps of the turn are out of order".into())?;
        if let Some(last) = backbone.checked_sub(1) {
            hold(self.in_its_phase(steps[last]), || {
                format!("phase: {} belongs to another one", self.write_step(steps[last]))
            })?;
        }
        for &step in steps {
            hold(self.in_its_phase(step) || TURN.contains(&step), || {
                format!("phase: {} belongs to another one", self.write_step(step))
            })?;
            hold(self.possible(step), || format!("agenda: {} is not possible", self.write_step(step)))?;
        }
        let moving = self.moving;
        let moves = steps.iter().any(|step| {
            matches!(step, Step::MoveWeapon | Step::MoveReplace | Step::Displaced(_) | Step::DisplacedWeapon(..))
        });
        hold(!moves || moving != Moving::NONE, || "moving: nobody moves".into())?;
        let at_stake = steps.iter().any(|step| matches!(step, Step::Hits | Step::Party(_)));
        hold(at_stake || self.picked.is_empty() || self.end.is_some(), || "picked: nobody is at stake".into())?;
        let bounds = [("actions_left", self.actions_left), ("moves_left", self.moves_left)];
        for (field, count) in bounds {
            hold(count <= 4, || format!("{field}: at most 4"))?;
        }
        Ok(())
    }

    /// Whether a step, or what lies on top of it, can be due in this phase.
    fn in_its_phase(&self, step: Step) -> bool {
        match step {
            Step::Order | Step::LayTactic => self.phase == Phase::Planning,
            Step::Cards
            | Step::DiscardHand
            | Step::RecoverLocation(_)
            | Step::Stage(..)
            | Step::Buttress
            | Step::FieldDefenses
            | Step::PlaceToken(..)
            | Step::Load(..)
            | Step::Deliver(..) => self.phase == Phase::SovietCards,
            Step::Deploy { .. } => matches!(self.phase, Phase::SovietCards | Phase::SovietCounters),
            Step::Party(_) | Step::Raid | Step::Raider => matches!(self.phase, Phase::SovietCards | Phase::Ending),
            Step::Tactics => matches!(self.phase, Phase::SovietCards | Phase::Wehrmacht),
            Step::Reveal
            | Step::CardDone
            | Step::CrewCasualty(_)
            | Step::AntiAircraft(..)
            | Step::Bombing(_)
            | Step::Suppression(..)
            | Step::Arrive(..)
            | Step::Arrived(..)
            | Step::Assault(_)
            | Step::Starve(..)
            | Step::TurnOver => self.phase == Phase::Wehrmacht,
            Step::CounterPhase => matches!(self.phase, Phase::Wehrmacht | Phase::SovietCounters),
            Step::Moves
            | Step::MoveTo(_)
            | Step::MoveWeapon
            | Step::MoveReplace
            | Step::Displaced(_)
            | Step::DisplacedWeapon(..)
            | Step::Acts
            | Step::Act(_)
            | Step::Crew(_)
            | Step::Trouble { .. }
            | Step::LayTokens { .. }
            | Step::Battery { .. }
            | Step::Command { .. }
            | Step::EndPhase
            | Step::EndTurn => self.phase == Phase::SovietCounters,
            Step::FinalRaid | Step::Score => self.phase == Phase::Ending,
            Step::Turn | Step::GermanHand | Step::DrawHand | Step::FirstAid(..) | Step::Hits => true,
        }
    }

    /// Whether a step can have come about.
    fn possible(&self, step: Step) -> bool {
        let c = self.c;
        let here = |counter: Counter| self.place_of(counter).in_house();
        let posted = |counter: Counter| self.place_of(counter).position().is_some();
        let afloat = |boat: Location| c.locations_of[Unit::Flotilla as usize].has(boat);
        let boxes = |position: Position| position.index() < c.positions.len();
        match step {
            Step::GermanHand | Step::Order | Step::LayTactic => self.options.competitive(),
            Step::Stage(_, left) => left <= c.numbers.resupply_tokens,
            Step::Deploy { points, from, .. } => {
                points <= MANY && usize::from(from) <= c.counters.len() + c.weapons.len()
            }
            Step::PlaceToken(unit, token) => {
                let takes = |location: Location| c.locations[location.index()].accepts.contains(&token);
                self.stock[token as usize] > 0 && c.locations_of[unit as usize].into_iter().any(takes)
            }
            Step::Buttress | Step::FieldDefenses => self.supply_of(Token::Sapper) > 0,
            Step::Load(boat, _) | Step::Deliver(boat, _) => afloat(boat),
            Step::Party(from) => usize::from(from) <= c.counters.len() && self.storm.is_some(),
            Step::Raid => self.storm.is_some(),
            Step::CrewCasualty(position) => self.at(position).at_least(2),
            Step::FirstAid(counter, _) => {
                let there = here(counter) || self.place_of(counter) == Place::RAID;
                there && self.supply_of(Token::FirstAid) > 0
            }
            Step::AntiAircraft(aircraft, defense) => aircraft <= MANY && (1..=6).contains(&defense),
            Step::Bombing(aircraft) => aircraft <= MANY,
            Step::Suppression(_, track) | Step::Arrive(_, track) | Step::Arrived(_, track) => {
                track.index() < c.tracks.len()
            }
            Step::Assault(part) => part <= 6,
            Step::Starve(_, from) => usize::from(from) <= c.counters.len(),
            Step::MoveTo(counter) => here(counter) && self.moves_left > 0,
            Step::MoveWeapon | Step::MoveReplace => {
                self.moves_left > 0
                    && here(self.moving.counter)
                    && self.place_of(self.moving.counter) == self.moving.from
            }
            Step::Displaced(counter) => self.moving.replaced.has(counter),
            Step::DisplacedWeapon(counter, position) => here(counter) && boxes(position),
            Step::Act(counter) => posted(counter) && self.ready().has(counter) && self.actions_left > 0,
            Step::Crew(weapon) => {
                let crew = self.weapon_place(weapon).position().map_or(Set::EMPTY, |position| self.at(position));
                crew.at_least(2) && crew.within(self.ready()) && self.actions_left > 1
            }
            Step::Trouble { counter, commanded } => {
                let both = self.exhausted.has(counter) && self.disrupted.has(counter);
                both && (commanded || self.actions_left > 0)
            }
            Step::LayTokens { position, left, from, .. } => {
                let stocked = left <= self.supply_of(Token::Suppression);
                boxes(position) && stocked && self.colours_from(position, from).next().is_some()
            }
            Step::Battery { by, track, circle, both } => {
                let targets = (0..=u8::from(both)).all(|next| self.kind_on(track, circle + next).is_some());
                self.able().has(by) && self.actions_left > 0 && targets && !self.batteries().is_empty()
            }
            Step::Command { by, left, from, .. } => {
                c.commanders.has(by) && left <= 3 && usize::from(from) <= c.counters.len()
            }
            Step::FinalRaid => self.phase == Phase::Ending,
            _ => true,
        }
    }
}
