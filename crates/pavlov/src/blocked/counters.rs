//! Refusals and blocked choices of the Soviet Counter Phase.

use kurgan_core::Id;

use crate::action::Action;
use crate::components::{Colour, Counter, Letter, Location, Position, Track, Unit, Weapon};
use crate::refusal::Refusal;
use crate::state::{Pavlov, Place, Step};

impl Pavlov {
    /// Why an action of the Soviet Counter Phase is not possible.
    pub(super) fn explain_counter(&self, step: Step, action: Action) -> Refusal {
        match (step, action) {
            (Step::Moves, Action::Move(counter)) => self.explain_mover(counter),
            (Step::Acts, Action::Move(_)) => Refusal::NoMovesLeft,
            (Step::MoveTo(counter), Action::To(position)) => self.explain_destination(counter, position),
            (Step::MoveTo(counter), Action::Reserves) => Refusal::NotToReserves(counter),
            (Step::MoveWeapon, Action::Take(weapon)) => Refusal::CannotTake { counter: self.moving.counter, weapon },
            (Step::DisplacedWeapon(counter, _), Action::Take(weapon)) => Refusal::CannotTake { counter, weapon },
            (Step::MoveReplace, Action::Replace(counter)) if !self.at(self.moving.to).has(counter) => {
                Refusal::NotAtStake(counter)
            }
            (Step::MoveReplace, Action::Join | Action::Replace(_)) => Refusal::CannotJoin(self.moving.to),
            (Step::Displaced(_), Action::To(position)) => Refusal::NotEmpty(position),
            (Step::Acts, Action::Act(counter)) => self.explain_actor(counter).unwrap_or(Refusal::NothingToDo(counter)),
            (Step::Acts, Action::Crew(weapon)) => self.explain_crew(weapon),
            (Step::Acts, Action::Recover(counter)) => self.explain_recovery(counter),
            (Step::Act(counter), _) => self.explain_act(counter, action),
            (Step::Crew(weapon), _) => self.explain_weapon(weapon, action),
            (Step::Battery { .. }, Action::Location(location)) => self.explain_battery(location),
            (Step::LayTokens { position, left, from, .. }, Action::Lay(colour, count)) => {
                self.explain_tokens(position, left, from, colour, count)
            }
            (Step::Command { from, .. }, Action::Recover(counter)) => self.explain_commanded(counter, from),
            (Step::Command { .. }, Action::Done) => Refusal::NothingDone,
            (Step::Deploy { .. }, _) => self.explain_card(step, action),
            _ => Refusal::NotNow,
        }
    }

    fn is_unready(&self, counter: Counter) -> bool {
        (self.exhausted | self.disrupted).has(counter)
    }

    fn explain_mover(&self, counter: Counter) -> Refusal {
        if !self.in_house().has(counter) {
            Refusal::NotInHouse(counter)
        } else if self.moved.has(counter) {
            Refusal::HasMoved(counter)
        } else if !self.may_move().has(counter) {
            Refusal::CannotMove(counter)
        } else {
            Refusal::NowhereToGo(counter)
        }
    }

    fn explain_destination(&self, counter: Counter, position: Position) -> Refusal {
        if self.place_of(counter) == Place::on(position) {
            return Refusal::AlreadyThere(counter);
        }
        let because = self.at(position) & (self.exhausted | self.disrupted);
        because.first().map_or(Refusal::NotNow, |because| Refusal::CannotEnter { position, because })
    }

    /// Why a counter can do nothing but recover, if so.
    fn explain_actor(&self, counter: Counter) -> Option<Refusal> {
        if !self.in_house().has(counter) {
            Some(Refusal::NotInHouse(counter))
        } else if self.acted.has(counter) {
            Some(Refusal::HasActed(counter))
        } else if self.commanded.has(counter) {
            Some(Refusal::IsCommanded(counter))
        } else if self.index.reserves.has(counter) {
            Some(Refusal::InReserves(counter))
        } else if self.is_unready(counter) {
            Some(Refusal::CannotAct(counter))
        } else {
            None
        }
    }

    fn explain_crew(&self, weapon: Weapon) -> Refusal {
        let Some((_, crew)) = self.crew_of(weapon) else { return Refusal::NoCrew(weapon) };
        if self.actions_left < 2 {
            Refusal::NeedsTwoActions
        } else if let Some(reason) = crew.into_iter().find_map(|counter| self.explain_actor(counter)) {
            reason
        } else if self.c.weapons[weapon.index()].letter == Letter::AntiTank {
            Refusal::NoTarget
        } else {
            Refusal::NoSuppression
        }
    }

    fn explain_recovery(&self, counter: Counter) -> Refusal {
        if !self.in_house().has(counter) {
            Refusal::NotInHouse(counter)
        } else if self.acted.has(counter) {
            Refusal::HasActed(counter)
        } else if self.commanded.has(counter) {
            Refusal::IsCommanded(counter)
        } else if self.is_unready(counter) {
            Refusal::InReserves(counter) // ruling 67
        } else {
            Refusal::NeedsNoRecovery(counter)
        }
    }

    fn explain_commanded(&self, counter: Counter, from: u8) -> Refusal {
        if !self.in_house().has(counter) {
            Refusal::NotInHouse(counter)
        } else if self.c.with[Letter::Command as usize].has(counter) {
            Refusal::IsCommander(counter)
        } else if self.acted.has(counter) {
            Refusal::HasActed(counter)
        } else if !self.is_unready(counter) {
            Refusal::NeedsNoRecovery(counter)
        } else if counter.0 < from {
            Refusal::OutOfOrder
        } else {
            Refusal::NotNow
        }
    }

    /// Why a counter that was called to act cannot do this.
    fn explain_act(&self, counter: Counter, action: Action) -> Refusal {
        let Some(position) = self.place_of(counter).position() else { return Refusal::InReserves(counter) };
        match action {
            Action::Attack(track, circle) => {
                if self.can_attack(counter) {
                    self.explain_target(position, track, circle)
                } else {
                    Refusal::CannotAttack
                }
            }
            Action::Suppress if self.c.counters[counter.index()].suppress == 0 => Refusal::CannotSuppress,
            Action::Suppress => Refusal::NoSuppression,
            Action::Command if self.c.with[Letter::Command as usize].has(counter) => Refusal::NobodyToCommand,
            Action::Command => Refusal::NotCommander(counter),
            Action::Request => self.explain_request(counter, position),
            Action::Observe(track, circle, both) => self.explain_observation(counter, position, (track, circle, both)),
            _ => Refusal::NotNow,
        }
    }

    fn explain_request(&self, counter: Counter, position: Position) -> Refusal {
        let post = self.broken & self.c.locations_of[Unit::DivisionCp as usize];
        if position != self.c.radio {
            Refusal::NotAtRadio { counter, position: self.c.radio }
        } else if let Some(location) = post.first() {
            Refusal::LocationDisrupted(location)
        } else {
            Refusal::NothingToBuy { points: self.c.numbers.radio_points }
        }
    }

    /// Why this cannot be fired at from a position: out of sight, nothing there, or the wrong sort.
    fn explain_target(&self, position: Position, track: Track, circle: u8) -> Refusal {
        if !self.in_sight(position).has(track) {
            return Refusal::OutOfSight(track);
        }
        self.kind_on(track, circle).map_or(Refusal::EmptyCircle { track, circle }, Refusal::WrongTarget)
    }

    fn explain_observation(
        &self,
        counter: Counter,
        position: Position,
        (track, circle, both): (Track, u8, bool),
    ) -> Refusal {
        if !self.c.with[Letter::Observer as usize].has(counter) {
            Refusal::NotObserver(counter)
        } else if self.observer_forbidden() {
            Refusal::CounterBattery
        } else if self.batteries().is_empty() {
            Refusal::NoArtillery
        } else if !self.in_sight(position).has(track) {
            Refusal::OutOfSight(track)
        } else if self.kind_on(track, circle).is_none() {
            Refusal::EmptyCircle { track, circle }
        } else if both || !self.options.forward_observer_single {
            Refusal::NotAdjacent
        } else {
            Refusal::NotNow
        }
    }

    fn explain_battery(&self, location: Location) -> Refusal {
        if self.c.locations_of[Unit::Artillery as usize].has(location) {
            Refusal::NoArtillery
        } else {
            Refusal::WrongLocation(location)
        }
    }

    /// Why the crew of a weapon cannot do this.
    fn explain_weapon(&self, weapon: Weapon, action: Action) -> Refusal {
        let Some((position, _)) = self.crew_of(weapon) else { return Refusal::NoCrew(weapon) };
        let letter = self.c.weapons[weapon.index()].letter;
        match action {
            Action::Attack(..) if letter == Letter::Mortar => Refusal::CannotAttack,
            Action::Attack(track, circle) => self.explain_target(position, track, circle),
            Action::Suppress if letter == Letter::AntiTank => Refusal::CannotSuppress,
            Action::Suppress => Refusal::NoSuppression,
            _ => Refusal::NotNow,
        }
    }

    fn explain_tokens(&self, position: Position, left: u8, from: u8, colour: Colour, count: u8) -> Refusal {
        if !self.c.positions[position.index()].colours[colour as usize] {
            Refusal::WrongColour(colour)
        } else if count > left {
            Refusal::TooManyTokens { count: left }
        } else if self.colours_from(position, from).next() != Some(colour) {
            Refusal::OutOfOrder
        } else if self.options.suppress_up_to {
            Refusal::NothingDone
        } else {
            Refusal::MustLay { count: left }
        }
    }

    /// What might be expected in the Soviet Counter Phase but is not possible.
    pub(super) fn blocked_counters(&self, step: Step) -> Vec<(Action, Refusal)> {
        let mut wanted = Vec::new();
        let unready = self.in_house() & (self.exhausted | self.disrupted);
        let weapons = (0..self.c.weapons.len()).map(Weapon::from_index);
        match step {
            Step::Moves => wanted.extend(self.in_house().into_iter().map(Action::Move)),
            Step::MoveTo(_) => wanted.extend(self.c.all_positions.into_iter().map(Action::To)),
            Step::MoveWeapon => {
                let beside = weapons.filter(|&weapon| self.weapon_place(weapon) == self.moving.from);
                wanted.extend(beside.map(Action::Take));
            }
            Step::Displaced(_) => wanted.extend(self.index.occupied.into_iter().map(Action::To)),
            Step::Acts => {
                wanted.extend(self.in_house().into_iter().map(Action::Act));
                let here = weapons.filter(|&weapon| self.weapon_place(weapon).in_house());
                wanted.extend(here.map(Action::Crew));
                wanted.extend(unready.into_iter().map(Action::Recover));
            }
            Step::Act(counter) => self.expected_acts(counter, &mut wanted),
            Step::Crew(_) => {
                wanted.extend(self.on_tracks().map(|(track, circle)| Action::Attack(track, circle)));
                wanted.push(Action::Suppress);
            }
            Step::LayTokens { position, left, from, .. } => {
                for colour in self.colours_from(position, from) {
                    wanted.extend((0..=left).map(|count| Action::Lay(colour, count)));
                }
            }
            Step::Command { .. } => {
                wanted.extend(unready.into_iter().map(Action::Recover));
                wanted.push(Action::Done);
            }
            Step::Battery { .. } => {
                wanted.extend(self.c.locations_of[Unit::Artillery as usize].into_iter().map(Action::Location));
            }
            Step::Deploy { .. } => return self.blocked_cards(step),
            _ => {}
        }
        let mut legal = Vec::new();
        self.list(&mut legal);
        wanted.retain(|action| !legal.contains(action));
        wanted.into_iter().map(|action| (action, self.explain_counter(step, action))).collect()
    }

    fn expected_acts(&self, counter: Counter, wanted: &mut Vec<Action>) {
        wanted.extend(self.on_tracks().map(|(track, circle)| Action::Attack(track, circle)));
        wanted.extend([Action::Suppress, Action::Command, Action::Request]);
        if self.c.with[Letter::Observer as usize].has(counter) {
            for (track, circle) in self.on_tracks() {
                wanted.extend([false, true].map(|both| Action::Observe(track, circle, both)));
            }
        }
    }
}
