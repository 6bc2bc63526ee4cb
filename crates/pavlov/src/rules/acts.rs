//! Soviet Counter Phase: who acts and how (p19-counter-phase).

use kurgan_core::{Id, Log, Set};

use super::Offers;
use crate::action::Action;
use crate::components::{CIRCLES, Counter, Kind, Letter, Position, Track, Tracks, Weapon};
use crate::event::Event;
use crate::state::{Circle, Counters, Pavlov};

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

    /// Counters that can act, weapons with a crew, counters to recover, and `done`.
    pub(crate) fn list_acts(&self, out: &mut impl Offers) {
        if self.actions_left == 0 {
            return;
        }
        // Most can do something whatever stands on the tracks.
        let mut targets = None;
        let able = self.able();
        for counter in able {
            if self.can_act(counter, &mut targets) {
                out.offer(Action::Act(counter));
                if out.enough() {
                    return;
                }
            }
        }
        if self.actions_left >= CREW_ACTIONS {
            for weapon in (0..self.c.weapons.len()).map(Weapon::from_index) {
                if let Some((position, crew)) = self.crew_of(weapon)
                    && crew.within(able)
                    && (self.weapon_tokens(weapon) > 0
                        || self
                            .weapon_targets(weapon, *targets.get_or_insert_with(|| self.targets()))
                            .meets(self.in_sight(position)))
                {
                    out.offer(Action::Crew(weapon));
                }
            }
        }
        for counter in self.recoverable() {
            out.offer(Action::Recover(counter));
        }
        out.offer(Action::Done);
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

    /// What the counter can do.
    pub(crate) fn list_act(&self, counter: Counter, out: &mut impl Offers) {
        let Some(position) = self.place_of(counter).position() else { return };
        let (sight, targets) = (self.in_sight(position), self.targets());
        if self.can_attack(counter) {
            self.list_targets(sight & targets.infantry, true, out);
        }
        if self.suppress_tokens(counter) > 0 {
            out.offer(Action::Suppress);
        }
        if self.can_command(counter) {
            out.offer(Action::Command);
        }
        if self.can_request(position) {
            out.offer(Action::Request);
        }
        if self.can_observe(counter) {
            self.list_observed(sight & self.observer_targets(targets), out);
        }
    }

    /// What the crew can do.
    pub(crate) fn list_crew_acts(&self, weapon: Weapon, out: &mut impl Offers) {
        let Some((position, _)) = self.crew_of(weapon) else { return };
        let tracks = self.in_sight(position) & self.weapon_targets(weapon, self.targets());
        self.list_targets(tracks, self.fires_at_infantry(weapon), out);
        if self.weapon_tokens(weapon) > 0 {
            out.offer(Action::Suppress);
        }
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
                let [circle, ..] = (n + 1).to_le_bytes();
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

    /// The player takes no more actions.
    pub(crate) fn end_acts(&mut self) {
        self.agenda.pop();
        self.actions_left = 0;
    }

    /// Action and Command Tokens are taken off (p24-end-of-phase).
    pub(crate) fn end_counter_phase(&mut self) {
        self.agenda.pop();
        self.clear_tokens();
    }
}
