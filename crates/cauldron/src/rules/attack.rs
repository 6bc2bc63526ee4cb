//! p4-regular-attack: Regular Attacks, all designated and paid before the first roll.

use kurgan_core::{Id, Log};

use crate::action::Action;
use crate::components::{Area, Areas, Letter, Unit, Units};
use crate::event::{Event, Track};
use crate::refusal::Refusal;
use crate::rules::decide::{Decide, illegal, step};
use crate::rules::{Actions, Offers};
use crate::state::{Cauldron, Held, LAST_BOX, Place, Step};

/// p4-regular-attack: what a target costs, how much supply may be laid on it, who may attack out of one area.
const TARGET_IP: u8 = 1;
pub(crate) const SUPPLY_MAX: u8 = 3;
pub(crate) const OUT_OF_AREA: usize = 3;
/// With more areas than this in reach the targets are a list of their own: beside 31 units, four entry areas and eleven
/// other actions no more can stand without the list getting longer than 64.
const LISTED_TARGETS: usize = 18;

step! {
    /// Which of many targets to attack.
    pub struct Plan;
}

impl Decide for Plan {
    fn always(self, _: &Cauldron) -> bool {
        true
    }

    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        game.list_every_target(game.targets_near(), out);
    }

    fn settle(self, game: &mut Cauldron, action: Action, _: &mut impl Log<Event>) {
        let Action::Attack(target) = action else { return illegal(action) };
        game.agenda.replace(Attackers { target }.into());
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::Attack(target) => game.refuse_target(target),
            _ => Refusal::NotNow,
        }
    }

    fn before(self, next: Step) -> bool {
        next == Actions.into()
    }
}

step! {
    /// Who attacks, and with how much supply.
    pub struct Attackers { pub target: Place }
}

impl Decide for Attackers {
    fn always(self, _: &Cauldron) -> bool {
        true
    }

    /// More attackers in any order, or the supply that ends the designation.
    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        let have = game.designated(self.target);
        game.joiners(self.target, have).into_iter().for_each(|unit| out.offer(Action::With(unit)));
        if !have.is_empty() {
            let times = game.times_for_all(have);
            for points in 0..=SUPPLY_MAX.min(game.supply / times) {
                out.offer(Action::Commit(points));
            }
        }
    }

    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::With(unit) => game.target[unit.index()] = self.target,
            Action::Commit(points) => self.commit(game, points, log),
            _ => illegal(action),
        }
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::With(unit) => self.refuse_attacker(game, unit),
            Action::Commit(points) => self.refuse_supply(game, points),
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, game: &Cauldron) -> Vec<Action> {
        let near = self.target.area().map_or(Areas::EMPTY, |area| game.near(area) & game.index.occupied);
        let designated = game.designated(self.target);
        let shown = near
            .into_iter()
            .map(|area| game.at(area))
            .map(|units| if units.at_least(OUT_OF_AREA + 1) { units } else { units - designated });
        let attackers = shown.flatten().map(Action::With);
        attackers.chain((0..=SUPPLY_MAX).map(Action::Commit)).collect()
    }

    fn before(self, next: Step) -> bool {
        next == Actions.into()
    }
}

impl Attackers {
    /// Pays for a target; without Freedom of Action its marker moves (p4-foa).
    fn commit(self, game: &mut Cauldron, points: u8, log: &mut impl Log<Event>) {
        game.agenda.pop();
        let units = game.designated(self.target);
        let times = game.times_for_all(units);
        game.pay(game.target_price(units), points * times, log);
        game.attacks.push(self.target, points);
        log.push(Event::Designated { target: self.target, units, supply: points });
        if !game.held.has(Held::FoaReceived) {
            let from = game.this_turn.attacks;
            game.this_turn.attacks += 1;
            Cauldron::tell(Track::AttackWithoutFoa, from, from + 1, log);
        }
    }

    fn refuse_attacker(self, game: &Cauldron, unit: Unit) -> Refusal {
        let place = game.place[unit.index()];
        if !game.c.divisions.has(unit) {
            Refusal::NeverAttacks(unit)
        } else if game.target[unit.index()] != Place::NONE {
            Refusal::AttacksAlready(unit)
        } else if !game.reaches(unit, self.target) {
            Refusal::NotAdjacent(unit, self.target)
        } else if game.free_attackers(place).is_empty() {
            Refusal::ThreeOutOfArea(place)
        } else {
            let cost = game.target_price(game.designated(self.target).with(unit));
            Refusal::IpTooLow { cost, have: game.ip }
        }
    }

    fn refuse_supply(self, game: &Cauldron, points: u8) -> Refusal {
        let have = game.designated(self.target);
        if have.is_empty() {
            Refusal::NoAttackerYet
        } else if points > SUPPLY_MAX {
            Refusal::SupplyLimit
        } else {
            Refusal::SupplyTooLow { cost: points * game.times_for_all(have), have: game.supply }
        }
    }
}

impl Cauldron {
    /// How many units already attack out of a place.
    fn attacking_out_of(&self, place: Place) -> usize {
        self.units_at(place).into_iter().filter(|unit| self.target[unit.index()] != Place::NONE).count()
    }

    /// Divisions in a place that can still be designated.
    pub(crate) fn free_attackers(&self, place: Place) -> Units {
        let divisions = self.units_at(place) & self.c.divisions;
        if divisions.is_empty() || self.attacking_out_of(place) >= OUT_OF_AREA {
            return Units::EMPTY;
        }
        divisions.into_iter().filter(|unit| self.target[unit.index()] == Place::NONE).collect()
    }

    /// Areas that attack across a river (p12-rivers).
    fn across_river(&self, area: Area) -> Areas {
        if self.options.rivers { self.c.across_river[area.index()] } else { Areas::EMPTY }
    }

    /// Whether an attack out of one area on another goes across a river.
    pub(crate) fn by_river(&self, from: Place, target: Area) -> bool {
        from.area().is_some_and(|area| !self.near(target).has(area))
    }

    /// The areas next to a target, also across a river, that hold Germans.
    fn bases(&self, target: Area) -> Areas {
        (self.near(target) | self.across_river(target)) & self.index.occupied
    }

    /// The units that can still be designated against a target.
    pub(crate) fn eligible(&self, target: Place) -> Units {
        if let Some(area) = target.area() {
            let from = self.bases(area);
            return from.into_iter().fold(Units::EMPTY, |all, area| all | self.free_attackers(Place::on(area)));
        }
        match target.relief_box() {
            Some((letter, LAST_BOX)) => self.free_attackers(Place::on(self.c.letters[letter as usize].area)),
            Some((letter, number)) => self.free_attackers(Place::boxed(letter, number + 1)),
            None => Units::EMPTY,
        }
    }

    /// Whether a unit is next to a target.
    pub(crate) fn reaches(&self, unit: Unit, target: Place) -> bool {
        let from = self.place[unit.index()];
        match (target.area(), target.relief_box()) {
            (Some(area), _) => from.area().is_some_and(|at| (self.near(area) | self.across_river(area)).has(at)),
            (None, Some((letter, LAST_BOX))) => from == Place::on(self.c.letters[letter as usize].area),
            (None, Some((letter, number))) => from == Place::boxed(letter, number + 1),
            (None, None) => false,
        }
    }

    /// The units designated against a target.
    #[inline]
    pub(crate) fn designated(&self, target: Place) -> Units {
        (0..self.c.units.len()).filter(|&unit| self.target[unit] == target).map(Unit::from_index).collect()
    }

    /// The IP a target costs with these attackers.
    pub(crate) fn target_price(&self, units: Units) -> u8 {
        TARGET_IP * self.times_for_all(units)
    }

    /// The units that can be added to those designated, as far as IP go.
    fn joiners(&self, target: Place, have: Units) -> Units {
        let affordable = |unit: &Unit| self.target_price(have.with(*unit)) <= self.ip;
        self.eligible(target).into_iter().filter(affordable).collect()
    }

    /// Boxes that can be attacked: box 5 out of an entry area, the next one out of a box (ruling 45).
    fn box_targets(&self) -> impl Iterator<Item = Place> {
        Letter::ALL.into_iter().flat_map(move |letter| {
            let entry = self.c.letters[letter as usize].area;
            let nothing = !self.index.occupied.has(entry) && self.index.boxed.is_empty();
            let last = if nothing { 0 } else { LAST_BOX };
            (1..=last).map(move |number| Place::boxed(letter, number))
        })
    }

    #[inline]
    pub(crate) fn can_target(&self, target: Place) -> bool {
        let affordable = |unit| self.target_price(Units::only(unit)) <= self.ip;
        !self.attacks.is_full() && !self.attacks.has(target) && self.eligible(target).into_iter().any(affordable)
    }

    /// p4-regular-attack: areas with a Soviet unit next to somebody who might attack.
    fn targets_near(&self) -> Areas {
        let river = self.options.rivers;
        let cross = |area: Area| if river { self.c.across_river[area.index()] } else { Areas::EMPTY };
        let mut reach = Areas::EMPTY;
        for area in self.index.occupied {
            if self.at(area).meets(self.c.divisions) {
                reach |= self.near(area) | cross(area);
            }
        }
        reach & self.soviet
    }

    /// The targets, or, if they are many, the question for them.
    pub(super) fn list_targets(&self, out: &mut impl Offers) {
        if self.ip < TARGET_IP {
            return;
        }
        let near = self.targets_near();
        if !near.at_least(LISTED_TARGETS + 1) {
            self.list_every_target(near, out);
        } else if near.into_iter().map(Place::on).chain(self.box_targets()).any(|target| self.can_target(target)) {
            out.offer(Action::Plan);
        }
    }

    /// Whether the targets are a list of their own.
    pub(crate) fn many_targets(&self) -> bool {
        self.targets_near().at_least(LISTED_TARGETS + 1)
    }

    /// Every target that can be attacked.
    fn list_every_target(&self, near: Areas, out: &mut impl Offers) {
        for area in near {
            if self.can_target(Place::on(area)) {
                out.offer(Action::Attack(Place::on(area)));
            }
        }
        for target in self.box_targets() {
            if self.can_target(target) {
                out.offer(Action::Attack(target));
            }
        }
    }

    /// Why a target cannot be attacked.
    pub(super) fn refuse_target(&self, target: Place) -> Refusal {
        if self.attacks.has(target) {
            return Refusal::AlreadyTarget(target);
        }
        if let Some(area) = target.area()
            && !self.soviet.has(area)
        {
            return Refusal::NoSoviet(area);
        }
        let able = self.eligible(target);
        if able.is_empty() {
            let left = |place: &Place| {
                let idle = |unit: Unit| self.c.divisions.has(unit) && self.target[unit.index()] == Place::NONE;
                self.units_at(*place).into_iter().any(idle)
            };
            let full = target.area().and_then(|area| self.bases(area).into_iter().map(Place::on).find(left));
            return full.map_or(Refusal::NobodyNear(target), Refusal::ThreeOutOfArea);
        }
        if self.can_target(target) && self.many_targets() {
            return Refusal::AskForTargets;
        }
        let cost = able.into_iter().map(|unit| self.target_price(Units::only(unit))).min().unwrap_or(0);
        Refusal::IpTooLow { cost, have: self.ip }
    }
}
