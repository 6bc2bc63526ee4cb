//! What is still to be done must be possible.

use kurgan_core::{Broken, Id, Set};

use super::hold;
use crate::components::{Counter, Location, Position, Token, Unit};
use crate::state::{Moving, Pavlov, Phase, Place, Step};

/// More than any rule counts up to.
const MANY: u8 = 20;

impl Pavlov {
    pub(super) fn check_agenda(&self) -> Result<(), Broken> {
        let steps = self.agenda.steps();
        hold(self.end.is_some() == steps.is_empty(), || "agenda: it is empty if and only if the game is over".into())?;
        for &step in steps {
            hold(self.possible(step), || format!("agenda: {} is not possible", self.write_step(step)))?;
        }
        let moving = self.moving;
        let moves = steps.iter().any(|step| {
            matches!(step, Step::MoveWeapon | Step::MoveReplace | Step::Displaced(_) | Step::DisplacedWeapon(..))
        });
        hold(!moves || moving != Moving::NONE, || "moving: nobody moves".into())?;
        let bounds = [("actions_left", self.actions_left), ("moves_left", self.moves_left)];
        for (field, count) in bounds {
            hold(count <= 4, || format!("{field}: at most 4"))?;
        }
        Ok(())
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
