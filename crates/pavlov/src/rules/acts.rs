//! Soviet Counter Phase: actions (p19-counter-phase).

use kurgan_core::{Chance, Id, Log, Set, byte};

use super::decide::{Decide, Happen, illegal, step};
use super::{Offers, only};
use crate::action::Action;
use crate::components::{CIRCLES, Counter, Kind, Letter, Position, Track, Tracks, Unit, Weapon};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Circle, Counters, Pavlov, Phase};

/// How many actions a weapon takes (p23-weapons).
const CREW_ACTIONS: u8 = 2;

/// The tracks with something to fire at.
#[derive(Clone, Copy)]
pub(crate) struct Targets {
    pub(crate) infantry: Tracks,
    pub(crate) armor: Tracks,
    /// Tracks with counters on consecutive circles.
    pub(crate) pairs: Tracks,
}

step! {
    /// Act with a counter or end the phase (p19-counter-phase).
    pub struct Acts;
}

impl Decide for Acts {
    const IN: &'static [Phase] = &[Phase::SovietCounters];

    /// Counters that can act, weapons with a crew, counters to recover, and `done`.
    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        if game.actions_left == 0 {
            return out.offer(Action::Done);
        }
        // Most can do something whatever stands on the tracks.
        let mut targets = None;
        let able = game.able();
        for counter in able {
            if game.can_act(counter, &mut targets) {
                out.offer(Action::Act(counter));
                if out.enough() {
                    return;
                }
            }
        }
        if game.actions_left >= CREW_ACTIONS {
            for weapon in (0..game.c.weapons.len()).map(Weapon::from_index) {
                if let Some((position, crew)) = game.crew_of(weapon)
                    && crew.within(able)
                    && (game.weapon_tokens(weapon) > 0
                        || game
                            .weapon_targets(weapon, *targets.get_or_insert_with(|| game.targets()))
                            .meets(game.in_sight(position)))
                {
                    out.offer(Action::Crew(weapon));
                }
            }
        }
        for counter in game.recoverable() {
            out.offer(Action::Recover(counter));
        }
        out.offer(Action::Done);
    }

    // Cards are drawn next, or the last raid is decided.
    #[inline]
    fn asks(self, _: &Pavlov) -> bool {
        true
    }

    fn implied(self, game: &Pavlov) -> Option<Action> {
        only(self, game)
    }

    /// A counter recovers by its own action, also in the Reserves box (p24-recover, ruling 67).
    fn settle(self, game: &mut Pavlov, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Act(counter) => game.agenda.push(Act { counter }.into()),
            Action::Crew(weapon) => game.agenda.push(Crew { weapon }.into()),
            Action::Recover(counter) => game.choose_trouble(counter, false, log),
            Action::Done => {
                game.agenda.pop();
                game.actions_left = 0;
            }
            _ => illegal(action),
        }
    }

    fn refuse(self, game: &Pavlov, action: Action) -> Refusal {
        match action {
            Action::Move(_) => Refusal::NoMovesLeft,
            Action::Act(_) | Action::Crew(_) | Action::Recover(_) if game.actions_left == 0 => Refusal::NoActsLeft,
            Action::Act(counter) => game.explain_actor(counter).unwrap_or(Refusal::NothingToDo(counter)),
            Action::Crew(weapon) => game.explain_crew(weapon),
            Action::Recover(counter) => game.explain_recovery(counter),
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, game: &Pavlov) -> Vec<Action> {
        let weapons = (0..game.c.weapons.len()).map(Weapon::from_index);
        let here = weapons.filter(|&weapon| game.weapon_place(weapon).in_house());
        let acts = game.in_house().into_iter().map(Action::Act);
        acts.chain(here.map(Action::Crew)).chain(game.unready().into_iter().map(Action::Recover)).collect()
    }
}

step! {
    /// What the counter does.
    pub struct Act { pub counter: Counter }
}

impl Decide for Act {
    const IN: &'static [Phase] = &[Phase::SovietCounters];

    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        let counter = self.counter;
        let Some(position) = game.place_of(counter).position() else { return };
        let (sight, targets) = (game.in_sight(position), game.targets());
        if game.can_attack(counter) {
            game.list_targets(sight & targets.infantry, true, out);
        }
        if game.suppress_tokens(counter) > 0 {
            out.offer(Action::Suppress);
        }
        if game.can_command(counter) {
            out.offer(Action::Command);
        }
        if game.can_request(position) {
            out.offer(Action::Request);
        }
        if game.can_observe(counter) {
            game.list_observed(sight & game.observer_targets(targets), out);
        }
    }

    // Dice are thrown only when the player has seen what they are thrown for.
    #[inline]
    fn asks(self, _: &Pavlov) -> bool {
        true
    }

    fn settle_by_chance<C: Chance>(
        self,
        game: &mut Pavlov,
        action: Action,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        match action {
            Action::Attack(track, circle) => game.attack(self.counter, track, circle, chance, log)?,
            Action::Suppress => game.suppress(self.counter, log),
            Action::Command => game.begin_command(self.counter, log),
            Action::Request => game.request(self.counter, log),
            Action::Observe(track, circle, both) => game.observe(self.counter, track, circle, both),
            _ => illegal(action),
        }
        Ok(())
    }

    fn refuse(self, game: &Pavlov, action: Action) -> Refusal {
        let counter = self.counter;
        let Some(position) = game.place_of(counter).position() else { return Refusal::InReserves(counter) };
        match action {
            Action::Attack(track, circle) => {
                if game.can_attack(counter) {
                    game.explain_target(position, track, circle)
                } else {
                    Refusal::CannotAttack
                }
            }
            Action::Suppress if game.c.counters[counter.index()].suppress == 0 => Refusal::CannotSuppress,
            Action::Suppress => Refusal::NoSuppression,
            Action::Command if game.c.with[Letter::Command as usize].has(counter) => Refusal::NobodyToCommand,
            Action::Command => Refusal::NotCommander(counter),
            Action::Request => game.explain_request(counter, position),
            Action::Observe(track, circle, both) => game.explain_observation(counter, position, (track, circle, both)),
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, game: &Pavlov) -> Vec<Action> {
        let attacks = game.on_tracks().map(|(track, circle)| Action::Attack(track, circle));
        let mut all: Vec<_> = attacks.chain([Action::Suppress, Action::Command, Action::Request]).collect();
        if game.c.with[Letter::Observer as usize].has(self.counter) {
            for (track, circle) in game.on_tracks() {
                all.extend([false, true].map(|both| Action::Observe(track, circle, both)));
            }
        }
        all
    }

    fn possible(self, game: &Pavlov) -> bool {
        let posted = game.place_of(self.counter).position().is_some();
        posted && game.ready().has(self.counter) && game.actions_left > 0
    }
}

step! {
    /// What the crew does.
    pub struct Crew { pub weapon: Weapon }
}

impl Decide for Crew {
    const IN: &'static [Phase] = &[Phase::SovietCounters];

    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        let Some((position, _)) = game.crew_of(self.weapon) else { return };
        let tracks = game.in_sight(position) & game.weapon_targets(self.weapon, game.targets());
        game.list_targets(tracks, game.fires_at_infantry(self.weapon), out);
        if game.weapon_tokens(self.weapon) > 0 {
            out.offer(Action::Suppress);
        }
    }

    // As for a counter.
    #[inline]
    fn asks(self, _: &Pavlov) -> bool {
        true
    }

    fn settle_by_chance<C: Chance>(
        self,
        game: &mut Pavlov,
        action: Action,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        match action {
            Action::Attack(track, circle) => game.weapon_attack(self.weapon, track, circle, chance, log)?,
            Action::Suppress => game.weapon_suppress(self.weapon, log),
            _ => illegal(action),
        }
        Ok(())
    }

    fn refuse(self, game: &Pavlov, action: Action) -> Refusal {
        let Some((position, _)) = game.crew_of(self.weapon) else { return Refusal::NoCrew(self.weapon) };
        let letter = game.c.weapons[self.weapon.index()].letter;
        match action {
            Action::Attack(..) if letter == Letter::Mortar => Refusal::CannotAttack,
            Action::Attack(track, circle) => game.explain_target(position, track, circle),
            Action::Suppress if letter == Letter::AntiTank => Refusal::CannotSuppress,
            Action::Suppress => Refusal::NoSuppression,
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, game: &Pavlov) -> Vec<Action> {
        let attacks = game.on_tracks().map(|(track, circle)| Action::Attack(track, circle));
        attacks.chain([Action::Suppress]).collect()
    }

    fn possible(self, game: &Pavlov) -> bool {
        let position = game.weapon_place(self.weapon).position();
        let crew = position.map_or(Set::EMPTY, |position| game.at(position));
        crew.at_least(2) && crew.within(game.ready()) && game.actions_left >= CREW_ACTIONS
    }
}

step! {
    /// The phase ends: Action and Command Tokens are taken off (p24-end-of-phase).
    pub struct EndPhase;
}

impl Happen for EndPhase {
    const IN: &'static [Phase] = &[Phase::SovietCounters];

    fn carry_out<C: Chance>(self, game: &mut Pavlov, _: &mut C, _: &mut impl Log<Event>) -> Result<(), C::Dry> {
        game.agenda.pop();
        game.clear_tokens();
        Ok(())
    }
}

impl Pavlov {
    /// What stands on the tracks.
    pub(crate) fn targets(&self) -> Targets {
        let mut targets = Targets { infantry: Set::EMPTY, armor: Set::EMPTY, pairs: Set::EMPTY };
        for (n, circles) in self.tracks.iter().enumerate() {
            if *circles == [Circle::EMPTY; CIRCLES] {
                continue;
            }
            let track = Track::from_index(n);
            let mut before = false;
            for kind in circles.iter().map(|circle| circle.kind()) {
                match kind {
                    Some(kind) if self.c.infantry.has(kind) => targets.infantry.add(track),
                    Some(_) => targets.armor.add(track),
                    None => {}
                }
                if before && kind.is_some() {
                    targets.pairs.add(track);
                }
                before = kind.is_some();
            }
        }
        targets
    }

    /// The tracks in line of sight of a position (p4-line-of-sight).
    #[inline]
    pub(crate) fn in_sight(&self, position: Position) -> Tracks {
        let colours = self.c.positions[position.index()].colours;
        let seen = colours.into_iter().zip(self.c.tracks_of).filter(|(shown, _)| *shown);
        seen.fold(Set::EMPTY, |tracks, (_, more)| tracks | more)
    }

    /// A circle of a track, counted from 1; none where the track has no such circle.
    #[inline]
    pub(crate) fn circle(&self, track: Track, circle: u8) -> Option<Circle> {
        let nth = usize::from(circle).checked_sub(1)?;
        self.tracks.get(track.index())?.get(nth).copied()
    }

    /// The kind of counter on a circle, counted from 1.
    #[inline]
    pub(crate) fn kind_on(&self, track: Track, circle: u8) -> Option<Kind> {
        self.circle(track, circle)?.kind()
    }

    /// Every circle with a Wehrmacht counter.
    pub(crate) fn on_tracks(&self) -> impl Iterator<Item = (Track, u8)> {
        let circles =
            |track: Track| (1..).zip(self.tracks[track.index()]).map(move |(circle, held)| (track, circle, held));
        let all = (0..self.tracks.len()).map(Track::from_index).flat_map(circles);
        all.filter(|(_, _, held)| !held.is_empty()).map(|(track, circle, _)| (track, circle))
    }

    /// Counters without Action or Command Token.
    #[inline]
    pub(crate) fn unused(&self) -> Counters {
        self.in_house() - (self.acted | self.commanded)
    }

    /// Counters that could do something besides recovering: ready, on a position and unused (ruling 67).
    #[inline]
    pub(crate) fn able(&self) -> Counters {
        self.ready() & self.index.posted & self.unused()
    }

    /// Counters that could recover by themselves (p24-recover, ruling 67).
    #[inline]
    pub(crate) fn recoverable(&self) -> Counters {
        let here = if self.options.recover_in_reserves { self.in_house() } else { self.index.posted };
        here & (self.exhausted | self.disrupted) & self.unused()
    }

    /// The crew of a weapon: two counters with its letter on its position (p23-crew).
    pub(crate) fn crew_of(&self, weapon: Weapon) -> Option<(Position, Counters)> {
        let position = self.weapon_place(weapon).position()?;
        let crew = self.at(position);
        let letter = self.c.weapons[weapon.index()].letter;
        (crew.at_least(2) && crew.within(self.c.with[letter as usize])).then_some((position, crew))
    }

    /// Whether an able counter has anything to do.
    fn can_act(&self, counter: Counter, targets: &mut Option<Targets>) -> bool {
        let Some(position) = self.place_of(counter).position() else { return false };
        if self.suppress_tokens(counter) > 0 || self.can_command(counter) || self.can_request(position) {
            return true;
        }
        let (attacks, observes) = (self.can_attack(counter), self.can_observe(counter));
        if !attacks && !observes {
            return false;
        }
        let (sight, targets) = (self.in_sight(position), *targets.get_or_insert_with(|| self.targets()));
        attacks && targets.infantry.meets(sight) || observes && self.observer_targets(targets).meets(sight)
    }

    /// Whether its Attack Value is more than nothing.
    #[inline]
    pub(crate) fn can_attack(&self, counter: Counter) -> bool {
        self.c.counters[counter.index()].attack > 0
    }

    /// Every counter of that sort on these tracks.
    fn list_targets(&self, tracks: Tracks, infantry: bool, out: &mut impl Offers) {
        for track in tracks {
            for (circle, holding) in (1..).zip(self.tracks[track.index()]) {
                if holding.kind().is_some_and(|kind| self.c.infantry.has(kind) == infantry) {
                    out.offer(Action::Attack(track, circle));
                }
            }
        }
    }

    /// Counters on these tracks, alone where that is allowed (ruling 72), and with the one on the next circle.
    fn list_observed(&self, tracks: Tracks, out: &mut impl Offers) {
        for track in tracks {
            let circles = self.tracks[track.index()];
            for (n, _) in circles.iter().enumerate().filter(|(_, holding)| !holding.is_empty()) {
                let circle = byte(n + 1);
                if self.options.forward_observer_single {
                    out.offer(Action::Observe(track, circle, false));
                }
                if circles.get(n + 1).is_some_and(|next| !next.is_empty()) {
                    out.offer(Action::Observe(track, circle, true));
                }
            }
        }
    }

    /// Anti-tank guns fire at armor, machine guns at infantry, mortars at nobody (p23-anti-tank, p23-machine-gun).
    pub(crate) fn weapon_targets(&self, weapon: Weapon, targets: Targets) -> Tracks {
        let data = &self.c.weapons[weapon.index()];
        match data.letter {
            _ if data.attack == 0 => Set::EMPTY,
            Letter::AntiTank => targets.armor,
            Letter::MachineGun => targets.infantry,
            _ => Set::EMPTY,
        }
    }

    #[inline]
    pub(crate) fn fires_at_infantry(&self, weapon: Weapon) -> bool {
        self.c.weapons[weapon.index()].letter == Letter::MachineGun
    }

    /// An action that exhausts (p19-counter-phase).
    pub(super) fn spend<L: Log<Event>>(&mut self, counters: Counters, log: &mut L) {
        for counter in counters {
            self.exhausted.add(counter);
            self.acted.add(counter);
            self.actions_left -= 1;
            log.push(Event::Exhausted(counter));
        }
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
        } else if self.unready().has(counter) {
            Some(Refusal::CannotAct(counter))
        } else {
            None
        }
    }

    fn explain_crew(&self, weapon: Weapon) -> Refusal {
        let Some((_, crew)) = self.crew_of(weapon) else { return Refusal::NoCrew(weapon) };
        if self.actions_left < CREW_ACTIONS {
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
        } else if self.unready().has(counter) {
            Refusal::InReserves(counter) // ruling 67
        } else {
            Refusal::NeedsNoRecovery(counter)
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

    /// Counters in the house that are exhausted or disrupted.
    #[inline]
    pub(super) fn unready(&self) -> Counters {
        self.in_house() & (self.exhausted | self.disrupted)
    }
}
