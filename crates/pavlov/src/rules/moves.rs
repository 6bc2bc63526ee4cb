//! Soviet Counter Phase: moves (p19-move, p19-displace, p23-weapons).
//!
//! A move is decided in this order: who, where to, with which weapon, whom he replaces, where each of those goes and
//! whether he takes the old weapon along. Those replaced wait in the Reserves box until they have a place, and so does
//! a weapon that had to make room for another one.

use kurgan_core::{Id, Log, Set};

use super::Offers;
use crate::action::Action;
use crate::components::{Counter, Letter, Position, Positions, Weapon, Weapons};
use crate::event::Event;
use crate::state::{Counters, Moving, Pavlov, Phase, Place, Step};

/// Moves, and likewise actions, of a phase (p19-counter-phase).
const MOVES: u8 = 3;
/// The same with the Command Team (p21-command-team).
const COMMAND_TEAM_MOVES: u8 = 4;

impl Pavlov {
    /// The phase begins; three commanders on positions make a Command Team (p21-command-team, ruling 74).
    pub(crate) fn begin_counter_phase<L: Log<Event>>(&mut self, log: &mut L) {
        self.agenda.pop();
        self.enter(Phase::SovietCounters, log);
        let team = self.c.commanders.within(self.index.posted);
        if team {
            log.push(Event::CommandTeam);
        }
        self.moves_left = if team { COMMAND_TEAM_MOVES } else { MOVES };
        self.actions_left = self.moves_left;
        self.clear_tokens();
    }

    /// Takes all Action and Command Tokens off.
    pub(super) fn clear_tokens(&mut self) {
        self.moved = Set::EMPTY;
        self.acted = Set::EMPTY;
        self.commanded = Set::EMPTY;
    }

    /// Positions that nobody exhausted or disrupted stands on (p19-displace).
    #[inline]
    pub(crate) fn open_positions(&self) -> Positions {
        let unready = self.index.posted & (self.exhausted | self.disrupted);
        unready
            .into_iter()
            .filter_map(|counter| self.place_of(counter).position())
            .fold(self.c.all_positions, Set::without)
    }

    /// Counters that may move: none twice (ruling 62), and in some editions only those ready (ruling 61).
    pub(crate) fn may_move(&self) -> Counters {
        let able = if self.options.ready_only_moves { self.ready() } else { self.in_house() };
        able - self.moved
    }

    /// Counters that can move, and `done`.
    pub(crate) fn list_moves(&self, out: &mut impl Offers) {
        if self.moves_left == 0 {
            return;
        }
        let open = self.open_positions();
        let mut movers = self.may_move();
        if !open.at_least(2) {
            // Those who stand on the only open position have nowhere else to go.
            movers = open.first().map_or(Set::EMPTY, |position| movers - self.at(position));
        }
        for counter in movers {
            out.offer(Action::Move(counter));
            if out.enough() {
                return;
            }
        }
        out.offer(Action::Done);
    }

    pub(crate) fn begin_move(&mut self, counter: Counter) {
        self.agenda.push(Step::MoveTo(counter));
    }

    /// Where a counter can go (p19-move).
    #[inline]
    pub(crate) fn destinations(&self, counter: Counter) -> Positions {
        let open = self.open_positions();
        self.place_of(counter).position().map_or(open, |position| open.without(position))
    }

    pub(crate) fn list_destinations(&self, counter: Counter, out: &mut impl Offers) {
        for position in self.destinations(counter) {
            out.offer(Action::To(position));
            if out.enough() {
                return;
            }
        }
    }

    pub(crate) fn move_to(&mut self, counter: Counter, to: Position) {
        self.moving = Moving { counter, from: self.place_of(counter), to, ..Moving::NONE };
        self.agenda.replace(Step::MoveWeapon);
    }

    /// Whether a counter has the letter of a weapon.
    #[inline]
    pub(crate) fn handles(&self, counter: Counter, weapon: Weapon) -> bool {
        self.c.with[self.c.weapons[weapon.index()].letter as usize].has(counter)
    }

    /// Weapons a counter could take along from where it is (ruling 66).
    pub(crate) fn takeable(&self, counter: Counter) -> Weapons {
        let from = self.place_of(counter);
        let here = |&weapon: &Weapon| self.weapon_place(weapon) == from && self.handles(counter, weapon);
        if from.position().is_none_or(|position| self.weapon_at(position).is_some()) {
            (0..self.c.weapons.len()).map(Weapon::from_index).filter(here).collect()
        } else {
            Set::EMPTY
        }
    }

    pub(crate) fn list_weapons_taken(&self, out: &mut impl Offers) {
        for weapon in self.takeable(self.moving.counter) {
            out.offer(Action::Take(weapon));
        }
        out.offer(Action::Leave);
    }

    pub(crate) fn take_weapon<L: Log<Event>>(&mut self, weapon: Option<Weapon>, log: &mut L) {
        self.moving.weapon = weapon;
        if self.at(self.moving.to).is_empty() {
            self.arrive_at(Set::EMPTY, log);
        } else {
            self.agenda.replace(Step::MoveReplace);
        }
    }

    /// Whether the moving counter and this one make a crew: there is a weapon, and all three have its letter (p23-crew).
    /// A weapon brought along counts instead of the one there (ruling 96).
    pub(crate) fn makes_crew(&self, other: Counter) -> bool {
        let Moving { counter, to, weapon, .. } = self.moving;
        let there = weapon.or(self.weapon_at(to));
        there.is_some_and(|weapon| self.handles(counter, weapon) && self.handles(other, weapon))
    }

    /// Join the counter there, replace it, or replace one or both of a crew (p19-displace, ruling 94).
    pub(crate) fn list_replaced(&self, out: &mut impl Offers) {
        let there = self.at(self.moving.to);
        if there.at_least(2) {
            for counter in there {
                if there.without(counter).first().is_some_and(|other| self.makes_crew(other)) {
                    out.offer(Action::Replace(counter));
                }
            }
            out.offer(Action::ReplaceBoth);
        } else if let Some(counter) = there.first() {
            if self.makes_crew(counter) {
                out.offer(Action::Join);
            }
            out.offer(Action::Replace(counter));
        }
    }

    pub(crate) fn replace<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        let replaced = match action {
            Action::Replace(counter) => Set::only(counter),
            Action::ReplaceBoth => self.at(self.moving.to),
            _ => Set::EMPTY,
        };
        self.arrive_at(replaced, log);
    }

    /// The moving counter arrives and those replaced have to look for another place.
    fn arrive_at<L: Log<Event>>(&mut self, replaced: Counters, log: &mut L) {
        self.agenda.pop();
        let Moving { counter, from, to, weapon, .. } = self.moving;
        let old = self.weapon_at(to);
        for gone in replaced {
            self.put(gone, Place::RESERVES);
        }
        let alone = self.at(to).is_empty();
        self.put(counter, Place::on(to));
        log.push(Event::Moved { counter, from, to: Place::on(to) });
        if let Some(weapon) = weapon {
            if let Some(old) = old {
                self.put_weapon(old, Place::RESERVES);
            }
            self.put_weapon(weapon, Place::on(to));
            log.push(Event::WeaponMoved { weapon, from, to: Place::on(to) });
        }
        if let Some(position) = from.position() {
            self.no_lone_weapon(position, log);
        }
        self.moved.add(counter);
        self.moves_left -= 1;
        self.moving.replaced = replaced;
        // A crew that stays needs its weapon.
        self.moving.left = old.filter(|_| alone || weapon.is_some());
        self.next_displaced(log);
    }

    /// The next one replaced looks for a place, in ascending order; after the last one the move is over.
    fn next_displaced<L: Log<Event>>(&mut self, log: &mut L) {
        if let Some(counter) = self.moving.replaced.first() {
            self.agenda.push(Step::Displaced(counter));
            return;
        }
        if let Moving { weapon: Some(_), left: Some(old), .. } = self.moving {
            log.push(Event::WeaponLeft(old));
        }
        self.moving = Moving::NONE;
    }

    /// Empty positions, the one just left among them, or the Reserves box (ruling 64).
    pub(crate) fn refuges(&self) -> Positions {
        self.c.all_positions - self.index.occupied
    }

    pub(crate) fn list_refuges(&self, out: &mut impl Offers) {
        for position in self.refuges() {
            out.offer(Action::To(position));
            if out.enough() {
                return;
            }
        }
        out.offer(Action::Reserves);
    }

    pub(crate) fn displace<L: Log<Event>>(&mut self, counter: Counter, action: Action, log: &mut L) {
        self.moving.replaced.remove(counter);
        let to = if let Action::To(position) = action { Place::on(position) } else { Place::RESERVES };
        self.put(counter, to);
        log.push(Event::Moved { counter, from: Place::on(self.moving.to), to });
        if let Some(position) = to.position()
            && self.moving.left.is_some_and(|weapon| self.handles(counter, weapon))
        {
            self.agenda.replace(Step::DisplacedWeapon(counter, position));
        } else {
            self.agenda.pop();
            self.next_displaced(log);
        }
    }

    pub(crate) fn list_weapon_rescued(&self, out: &mut impl Offers) {
        if let Some(weapon) = self.moving.left {
            out.offer(Action::Take(weapon));
        }
        out.offer(Action::Leave);
    }

    /// The replaced counter takes the old weapon along or not (ruling 64).
    pub(crate) fn rescue_weapon<L: Log<Event>>(&mut self, position: Position, action: Action, log: &mut L) {
        self.agenda.pop();
        if let Action::Take(weapon) = action {
            let to = Place::on(position);
            self.put_weapon(weapon, to);
            log.push(Event::WeaponMoved { weapon, from: Place::on(self.moving.to), to });
            self.moving.left = None;
        }
        self.next_displaced(log);
    }

    /// On to the actions.
    pub(crate) fn end_moves(&mut self) {
        self.agenda.pop();
        self.moves_left = 0;
    }

    /// Whether an inspiring counter with this letter is on a position (p24-inspire, ruling 76).
    pub(crate) fn inspired(&self, letter: Letter) -> bool {
        let inspiring = self.c.with[Letter::Inspire as usize] & self.c.with[letter as usize];
        inspiring.meets(self.index.posted)
    }
}
