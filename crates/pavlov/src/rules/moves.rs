//! Soviet Counter Phase: moves (p19-move, p19-displace, p23-weapons).
//!
//! A move is decided in this order: which counter, where to, with which weapon, which counters it replaces, where each
//! of those goes and whether it takes the old weapon along. Replaced counters wait in the Reserves box until they have
//! a place, and so does a replaced weapon.

use kurgan_core::{Chance, Id, Log, Set};

use super::Offers;
use super::decide::{Decide, Happen, illegal, step};
use crate::action::Action;
use crate::components::{Counter, Letter, Position, Positions, Weapon, Weapons};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Counters, Moving, Pavlov, Phase, Place};

/// Moves, and likewise actions, of a phase (p19-counter-phase).
const MOVES: u8 = 3;
/// The same with the Command Team (p21-command-team).
pub(crate) const COMMAND_TEAM_MOVES: u8 = 4;

step! {
    /// The Soviet Counter Phase begins; three commanders on positions make a Command Team (p21-command-team, ruling 74).
    pub struct CounterPhase;
}

impl Happen for CounterPhase {
    const IN: &'static [Phase] = &[Phase::Wehrmacht, Phase::SovietCounters];

    fn carry_out<C: Chance>(self, game: &mut Pavlov, _: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        game.agenda.pop();
        game.enter(Phase::SovietCounters, log);
        let team = game.c.commanders.within(game.index.posted);
        if team {
            log.push(Event::CommandTeam);
        }
        game.moves_left = if team { COMMAND_TEAM_MOVES } else { MOVES };
        game.actions_left = game.moves_left;
        game.clear_tokens();
        Ok(())
    }
}

step! {
    /// Move a counter or go on to actions (p19-move).
    pub struct Moves;
}

impl Decide for Moves {
    const IN: &'static [Phase] = &[Phase::SovietCounters];

    /// Counters that can move, and `done`.
    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        if game.moves_left == 0 {
            return;
        }
        let open = game.open_positions();
        let mut movers = game.may_move();
        if !open.at_least(2) {
            // Those who stand on the only open position have nowhere else to go.
            movers = open.first().map_or(Set::EMPTY, |position| movers - game.at(position));
        }
        for counter in movers {
            out.offer(Action::Move(counter));
            if out.enough() {
                return;
            }
        }
        out.offer(Action::Done);
    }

    fn settle(self, game: &mut Pavlov, action: Action, _: &mut impl Log<Event>) {
        match action {
            Action::Move(counter) => game.agenda.push(MoveTo { counter }.into()),
            Action::Done => {
                game.agenda.pop();
                game.moves_left = 0;
            }
            _ => illegal(action),
        }
    }

    fn refuse(self, game: &Pavlov, action: Action) -> Refusal {
        let Action::Move(counter) = action else { return Refusal::NotNow };
        if !game.in_house().has(counter) {
            Refusal::NotInHouse(counter)
        } else if game.moved.has(counter) {
            Refusal::HasMoved(counter)
        } else if !game.may_move().has(counter) {
            Refusal::CannotMove(counter)
        } else {
            Refusal::NowhereToGo(counter)
        }
    }

    fn expected(self, game: &Pavlov) -> Vec<Action> {
        game.in_house().into_iter().map(Action::Move).collect()
    }
}

step! {
    /// Where the moving counter goes.
    pub struct MoveTo { pub counter: Counter }
}

impl Decide for MoveTo {
    const IN: &'static [Phase] = &[Phase::SovietCounters];

    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        for position in game.destinations(self.counter) {
            out.offer(Action::To(position));
            if out.enough() {
                return;
            }
        }
    }

    fn settle(self, game: &mut Pavlov, action: Action, _: &mut impl Log<Event>) {
        let Action::To(to) = action else { return illegal(action) };
        game.moving = Moving { counter: self.counter, from: game.place_of(self.counter), to, ..Moving::NONE };
        game.agenda.replace(MoveWeapon.into());
    }

    fn refuse(self, game: &Pavlov, action: Action) -> Refusal {
        match action {
            Action::To(position) => game.explain_destination(self.counter, position),
            Action::Reserves => Refusal::NotToReserves(self.counter),
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, game: &Pavlov) -> Vec<Action> {
        game.c.all_positions.into_iter().map(Action::To).collect()
    }

    fn possible(self, game: &Pavlov) -> bool {
        game.place_of(self.counter).in_house() && game.moves_left > 0
    }
}

step! {
    /// Which weapon the moving counter takes along (p23-weapons).
    pub struct MoveWeapon;
}

impl Decide for MoveWeapon {
    const IN: &'static [Phase] = &[Phase::SovietCounters];

    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        for weapon in game.takeable(game.moving.counter) {
            out.offer(Action::Take(weapon));
        }
        out.offer(Action::Leave);
    }

    fn settle(self, game: &mut Pavlov, action: Action, log: &mut impl Log<Event>) {
        game.moving.weapon = if let Action::Take(weapon) = action { Some(weapon) } else { None };
        if game.at(game.moving.to).is_empty() {
            game.arrive_at(Set::EMPTY, log);
        } else {
            game.agenda.replace(MoveReplace.into());
        }
    }

    fn refuse(self, game: &Pavlov, action: Action) -> Refusal {
        let Action::Take(weapon) = action else { return Refusal::NotNow };
        Refusal::CannotTake { counter: game.moving.counter, weapon }
    }

    fn expected(self, game: &Pavlov) -> Vec<Action> {
        let weapons = (0..game.c.weapons.len()).map(Weapon::from_index);
        weapons.filter(|&weapon| game.weapon_place(weapon) == game.moving.from).map(Action::Take).collect()
    }

    fn possible(self, game: &Pavlov) -> bool {
        game.is_moving()
    }
}

step! {
    /// Whom the moving counter replaces, if anybody (p19-displace).
    pub struct MoveReplace;
}

impl Decide for MoveReplace {
    const IN: &'static [Phase] = &[Phase::SovietCounters];

    /// Join the counter there, replace it, or replace one or both of a crew (p19-displace, ruling 94).
    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        let there = game.at(game.moving.to);
        if there.at_least(2) {
            for counter in there {
                if there.without(counter).first().is_some_and(|other| game.makes_crew(other)) {
                    out.offer(Action::Replace(counter));
                }
            }
            out.offer(Action::ReplaceBoth);
        } else if let Some(counter) = there.first() {
            if game.makes_crew(counter) {
                out.offer(Action::Join);
            }
            out.offer(Action::Replace(counter));
        }
    }

    fn settle(self, game: &mut Pavlov, action: Action, log: &mut impl Log<Event>) {
        let replaced = match action {
            Action::Replace(counter) => Set::only(counter),
            Action::ReplaceBoth => game.at(game.moving.to),
            _ => Set::EMPTY,
        };
        game.arrive_at(replaced, log);
    }

    fn refuse(self, game: &Pavlov, action: Action) -> Refusal {
        let to = game.moving.to;
        match action {
            Action::Replace(counter) if !game.at(to).has(counter) => Refusal::NotToReplace(counter, to),
            Action::Join if game.at(to).at_least(2) => Refusal::CrewFull(to),
            Action::Join | Action::Replace(_) => Refusal::CannotJoin(to),
            _ => Refusal::NotNow,
        }
    }

    fn possible(self, game: &Pavlov) -> bool {
        game.is_moving()
    }
}

step! {
    /// Where the next replaced counter goes (p19-displace).
    pub struct Displaced { pub counter: Counter }
}

impl Decide for Displaced {
    const IN: &'static [Phase] = &[Phase::SovietCounters];

    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        for position in game.refuges() {
            out.offer(Action::To(position));
            if out.enough() {
                return;
            }
        }
        out.offer(Action::Reserves);
    }

    fn settle(self, game: &mut Pavlov, action: Action, log: &mut impl Log<Event>) {
        let counter = self.counter;
        game.moving.replaced.remove(counter);
        let to = if let Action::To(position) = action { Place::on(position) } else { Place::RESERVES };
        game.put(counter, to);
        log.push(Event::Moved { counter, from: Place::on(game.moving.to), to });
        // Where the mover brings another weapon the old one goes to the Reserves box anyway (ruling 96).
        let asked = to != Place::RESERVES || game.moving.weapon.is_none();
        if asked && game.moving.left.is_some_and(|weapon| game.handles(counter, weapon)) {
            game.agenda.replace(DisplacedWeapon { counter, to }.into());
        } else {
            game.agenda.pop();
            game.next_displaced(log);
        }
    }

    fn refuse(self, _: &Pavlov, action: Action) -> Refusal {
        let Action::To(position) = action else { return Refusal::NotNow };
        Refusal::NotEmpty(position)
    }

    fn expected(self, game: &Pavlov) -> Vec<Action> {
        game.index.occupied.into_iter().map(Action::To).collect()
    }

    fn possible(self, game: &Pavlov) -> bool {
        game.moving.replaced.has(self.counter)
    }
}

step! {
    /// Whether the replaced counter takes the old weapon along, to this position or to the Reserves box (ruling 64).
    pub struct DisplacedWeapon { pub counter: Counter, pub to: Place }
}

impl Decide for DisplacedWeapon {
    const IN: &'static [Phase] = &[Phase::SovietCounters];

    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        if let Some(weapon) = game.moving.left {
            out.offer(Action::Take(weapon));
        }
        out.offer(Action::Leave);
    }

    // Before version 3 nothing could be taken to the Reserves box.
    fn implied(self, _: &Pavlov) -> Option<Action> {
        (self.to == Place::RESERVES).then_some(Action::Leave)
    }

    fn settle(self, game: &mut Pavlov, action: Action, log: &mut impl Log<Event>) {
        game.agenda.pop();
        if let Action::Take(weapon) = action {
            let to = self.to;
            game.put_weapon(weapon, to);
            log.push(Event::WeaponMoved { weapon, from: Place::on(game.moving.to), to });
            game.moving.left = None;
        }
        game.next_displaced(log);
    }

    fn refuse(self, _: &Pavlov, action: Action) -> Refusal {
        let Action::Take(weapon) = action else { return Refusal::NotNow };
        Refusal::CannotTake { counter: self.counter, weapon }
    }

    fn possible(self, game: &Pavlov) -> bool {
        let known = self.to.position().is_none_or(|position| position.index() < game.c.positions.len());
        let there = self.to.in_house() && game.place_of(self.counter) == self.to;
        game.moving != Moving::NONE && known && there
    }
}

impl Pavlov {
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

    /// Where a counter can go (p19-move).
    #[inline]
    pub(crate) fn destinations(&self, counter: Counter) -> Positions {
        let open = self.open_positions();
        self.place_of(counter).position().map_or(open, |position| open.without(position))
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

    /// Whether the moving counter and this one make a crew: there is a weapon, and all three have its letter (p23-crew).
    /// A weapon brought along counts instead of the one there (ruling 96).
    pub(crate) fn makes_crew(&self, other: Counter) -> bool {
        let Moving { counter, to, weapon, .. } = self.moving;
        let there = weapon.or(self.weapon_at(to));
        there.is_some_and(|weapon| self.handles(counter, weapon) && self.handles(other, weapon))
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
            self.agenda.push(Displaced { counter }.into());
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

    /// Whether an inspiring counter with this letter is on a position (p24-inspire, ruling 76).
    pub(crate) fn inspired(&self, letter: Letter) -> bool {
        let inspiring = self.c.with[Letter::Inspire as usize] & self.c.with[letter as usize];
        inspiring.meets(self.index.posted)
    }

    fn explain_destination(&self, counter: Counter, position: Position) -> Refusal {
        if self.place_of(counter) == Place::on(position) {
            return Refusal::AlreadyThere(counter);
        }
        let because = self.at(position) & (self.exhausted | self.disrupted);
        because.first().map_or(Refusal::NotNow, |because| Refusal::CannotEnter { position, because })
    }

    /// Whether somebody is on the move and has not arrived.
    fn is_moving(&self) -> bool {
        let place = self.place_of(self.moving.counter);
        self.moves_left > 0 && place.in_house() && place == self.moving.from
    }
}
