//! p6-historical, p12-variable-setup, p12-variable-placement: how a game begins.

use kurgan_core::{Agenda, Chance, Id, Log, Set};

use crate::action::Action;
use crate::chance::Roll;
use crate::components::{AREAS, Area, Areas, Components, MAX_UNITS, NewUnit, Unit, UnitKind, Units};
use crate::event::{Event, Modifier, Modifiers, Table};
use crate::options::Options;
use crate::rules::Offers;
use crate::state::{Attacks, Cauldron, Index, Place, Preparing, ReliefAt, Step, Strike, ThisTurn};

/// p12-variable-setup: the columns that are rolled, and the modifiers to give out.
const COLUMNS: u8 = 6;
const MODIFIERS: u8 = 4;
const MODIFIER_MAX: u8 = 2;
/// p12-variable-placement: the areas drawn for each side.
const DRAWS: usize = 3;

impl Cauldron {
    /// The position before anything is rolled or drawn.
    pub(crate) fn set_up(c: &'static Components, options: Options) -> Self {
        let setup = &c.setup;
        let mut game = Self {
            c,
            options,
            turn: setup.first_turn,
            ssi: setup.ssi,
            supply: setup.supply,
            ip: setup.ip,
            wounded: setup.wounded,
            evacuated: 0,
            index_fo: setup.final_offensive,
            launched: 0,
            weather: setup.weather,
            luftwaffe: None,
            relief_commitment: None,
            letter: options.entry,
            relief: ReliefAt::Box(setup.relief_box),
            held: Set::EMPTY,
            commit: 0,
            airlift_supply: 0,
            stalingrad_attack: 0,
            appeals: 0,
            attack_bonus: 0,
            extra_key: Areas::EMPTY,
            regular: Areas::EMPTY,
            rumor: None,
            rumors_over: 0,
            surrender: None,
            surrender_turn: 0,
            collapsed: false,
            destroyed: false,
            steps_lost: 0,
            weakened: Units::EMPTY,
            survival: None,
            this_turn: ThisTurn::default(),
            place: [Place::RESERVE; MAX_UNITS],
            depleted: Units::EMPTY,
            control: c.inside_perimeter,
            soviet: Areas::EMPTY,
            breakthrough: Areas::EMPTY,
            hits: Areas::EMPTY,
            pdm: [0; AREAS],
            pile: c.deck,
            shuffled: c.deck,
            removed: Set::EMPTY,
            target: [Place::NONE; MAX_UNITS],
            attacks: Attacks::NONE,
            picked: Units::EMPTY,
            waiting: Units::EMPTY,
            stake: Areas::EMPTY,
            chosen: Areas::EMPTY,
            strike: Strike::NONE,
            preparing: Preparing::default(),
            index: Index::EMPTY,
            agenda: Agenda::new(Step::EndTurn),
            end: None,
            linked: 0,
        };
        game.set_up_forces();
        game.agenda.push(Step::Begin);
        if options.what_if {
            game.agenda.push(Step::WhatIf);
        }
        if options.rolled() || options.variable_placement {
            game.agenda.push_all([Step::PlaceUnits, Step::PlacePdms]);
        }
        if options.variable_placement {
            game.agenda.push_all([Step::DrawPlacement, Step::PlaceDrawn]);
        }
        if options.rolled() {
            game.agenda.push(Step::SetUpRolls);
            for column in (0..COLUMNS).rev() {
                game.agenda.push(Step::Modifier(column));
            }
        }
        game
    }

    /// The counters of the set-up, where the options leave them to their printed areas (ruling 73).
    fn set_up_forces(&mut self) {
        let (c, setup) = (self.c, &self.c.setup);
        for area in c.all {
            for unit in setup.german[area.index()] {
                let place = if self.options.variable_placement { Place::TO_PLACE } else { Place::on(area) };
                self.put(unit, place);
            }
        }
        if !self.options.rolled() {
            self.depleted = setup.depleted;
        }
        if self.options.rolled() || self.options.variable_placement {
            self.preparing.active = setup.pdm_active.count();
            self.preparing.inactive = setup.pdm_inactive.count();
        } else {
            for area in setup.pdm_active {
                self.pdm[area.index()] += 1 << 4;
            }
            for area in setup.pdm_inactive {
                self.pdm[area.index()] += 1;
            }
        }
        if !self.options.variable_placement {
            self.control |= self.index.occupied;
            self.soviet = self.ring();
        }
        self.refresh();
    }

    /// p12-variable-setup: no roll above +2, four in all, announced before any roll.
    pub(super) fn list_modifiers(&self, out: &mut impl Offers) {
        for add in 0..=MODIFIER_MAX.min(self.modifiers_left()) {
            out.offer(Action::Modify(add));
        }
    }

    /// p12-variable-setup: what is left of the modifiers to give out.
    pub(crate) fn modifiers_left(&self) -> u8 {
        MODIFIERS.saturating_sub(self.preparing.modifiers.iter().sum())
    }

    pub(super) fn modify(&mut self, add: u8) {
        if let Some(Step::Modifier(column)) = self.agenda.pop() {
            self.preparing.modifiers[usize::from(column)] = add;
        }
    }

    /// p12-variable-setup: the six rolls.
    pub(super) fn set_up_rolls<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        self.agenda.pop();
        let mut rows = [0; COLUMNS as usize];
        for column in 0..COLUMNS {
            let add = self.preparing.modifiers[usize::from(column)];
            let modifiers = Modifiers::NONE.with(Modifier::Announced, add.cast_signed());
            let die = chance.d6(Roll::SetUp(column).into())?;
            let row = die + add;
            log.push(Event::Rolled { table: Table::SetUp(column), die, modifiers, total: row.cast_signed() });
            log.push(Event::SetUpColumn { column, row });
            rows[usize::from(column)] = row;
        }
        let row = |column: usize| self.c.variable.row(rows[column]);
        let (units, depleted) = (row(0).order_of_battle, row(5).depleted);
        (self.supply, self.ssi, self.turn) = (row(1).supplies, row(2).ssi, row(4).start);
        (self.preparing.active, self.preparing.inactive) = (row(3).pdm_active, row(3).pdm_inactive);
        if depleted > 0 {
            self.agenda.push(Step::Deplete(depleted));
        }
        if units < 0 {
            self.agenda.push(Step::GiveUp);
        }
        for _ in 0..units.max(0) {
            self.new_unit(chance, log)?;
        }
        Ok(())
    }

    /// p12-variable-setup: an additional unit; where none of its kind is left, German infantry.
    fn new_unit<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        let die = chance.d6(Roll::NewUnit.into())?;
        log.push(Event::Rolled { table: Table::NewUnit, die, modifiers: Modifiers::NONE, total: die.cast_signed() });
        let rolled = self.c.variable.new_unit[usize::from(die) - 1];
        let infantry = NewUnit { kind: UnitKind::Infantry, nationality: crate::components::Nationality::German };
        let left = |wanted: NewUnit| {
            let fits = |unit: &Unit| {
                let data = &self.c.units[unit.index()];
                (data.kind, data.nationality) == (wanted.kind, wanted.nationality)
                    && self.place[unit.index()] == Place::RESERVE
            };
            self.c.optional.into_iter().find(fits)
        };
        if let Some(unit) = left(rolled).or_else(|| left(infantry)) {
            self.put(unit, Place::TO_PLACE);
            log.push(Event::UnitJoins { unit, rolled });
        }
        Ok(())
    }

    /// Every unit of the army while it is being set up.
    fn mustered(&self) -> Units {
        (0..self.c.units.len())
            .map(Unit::from_index)
            .filter(|unit| self.place[unit.index()] != Place::RESERVE)
            .collect()
    }

    fn unplaced(&self) -> Units {
        self.mustered().into_iter().filter(|unit| self.place[unit.index()] == Place::TO_PLACE).collect()
    }

    pub(super) fn list_given_up(&self, out: &mut impl Offers) {
        (self.mustered() & self.c.divisions).into_iter().for_each(|unit| out.offer(Action::GiveUp(unit)));
    }

    pub(super) fn give_up(&mut self, unit: Unit, log: &mut impl Log<Event>) {
        self.agenda.pop();
        self.put(unit, Place::RESERVE);
        log.push(Event::UnitGivenUp { unit });
    }

    /// p12-variable-setup: the units that start depleted, in ascending order.
    pub(super) fn list_depleted(&self, more: u8, out: &mut impl Offers) {
        let full = (self.mustered() & self.c.divisions) - self.depleted;
        ascending(full, self.depleted, more).for_each(|unit| out.offer(Action::Deplete(unit)));
    }

    pub(super) fn deplete_at_start(&mut self, unit: Unit, log: &mut impl Log<Event>) {
        self.depleted.add(unit);
        log.push(Event::BeginsDepleted { unit });
        match self.agenda.pop() {
            Some(Step::Deplete(more)) if more > 1 => self.agenda.push(Step::Deplete(more - 1)),
            _ => {}
        }
    }

    /// p12-variable-placement: three areas for each side; a number drawn twice is drawn again.
    pub(super) fn draw_placement<C: Chance, L: Log<Event>>(
        &mut self,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        self.agenda.pop();
        let (mut german, mut soviet) = (Areas::EMPTY, Areas::EMPTY);
        while german.len() < DRAWS {
            let random = self.draw_random(chance, log)?;
            german.add(self.c.variable.placement.at(random).german);
        }
        while soviet.len() < DRAWS {
            let random = self.draw_random(chance, log)?;
            soviet.add(self.c.variable.placement.at(random).soviet);
        }
        self.stake = german;
        self.soviet = soviet;
        self.control -= soviet; // ruling 73
        self.refresh();
        log.push(Event::Drawn { german, soviet });
        Ok(())
    }

    /// p12-variable-placement: a unit for the lowest area drawn, then for the others.
    pub(super) fn list_drawn(&self, out: &mut impl Offers) {
        if let Some(area) = self.stake.first() {
            self.unplaced().into_iter().for_each(|unit| out.offer(Action::Place(unit, area)));
        }
    }

    /// p12-variable-placement: grey areas and those next to one, without a Soviet unit, never Stalingrad Central.
    pub(crate) fn open_for_placement(&self) -> Areas {
        let grey = self.c.inside_perimeter;
        // Without drawn areas the Soviet units already stand around the pocket (p6-historical).
        let central = self.c.stalingrad - grey;
        (grey | self.around(grey)) - self.soviet - central
    }

    pub(super) fn list_placements(&self, out: &mut impl Offers) {
        if let Some(unit) = self.unplaced().first() {
            self.open_for_placement().into_iter().for_each(|area| out.offer(Action::Place(unit, area)));
        }
    }

    /// Places a unit; when the last one stands, the ring is filled.
    pub(super) fn place_at_start(&mut self, unit: Unit, area: Area, log: &mut impl Log<Event>) {
        self.put(unit, Place::on(area));
        self.control.add(area);
        self.refresh();
        self.stake.remove(area);
        log.push(Event::Placed { unit, place: Place::on(area) });
    }

    /// p12-variable-placement: goes on once nothing is left to place.
    pub(super) fn placed_all(&mut self, step: Step, log: &mut impl Log<Event>) -> bool {
        let done = match step {
            Step::PlaceDrawn => self.stake.is_empty(),
            Step::PlaceUnits => self.unplaced().is_empty(),
            _ => self.preparing.active == 0 && self.preparing.inactive == 0,
        };
        if done {
            self.agenda.pop();
            if step == Step::PlaceUnits {
                self.close_ring(log);
            }
            if step == Step::PlacePdms {
                self.preparing = Preparing::default();
            }
        }
        done
    }

    /// p12-variable-setup: PDMs go to German-controlled areas, in ascending order, the active ones first.
    pub(super) fn list_pdm_placements(&self, out: &mut impl Offers) {
        let open = self.control.into_iter().filter(|area| area.0 >= self.preparing.last);
        open.for_each(|area| out.offer(Action::Area(area)));
    }

    pub(super) fn place_pdm(&mut self, area: Area, log: &mut impl Log<Event>) {
        let (active, inactive) = (self.active(area), self.inactive(area));
        self.preparing.last = area.0;
        if self.preparing.active > 0 {
            self.preparing.active -= 1;
            if self.preparing.active == 0 {
                self.preparing.last = 0;
            }
            self.set_pdms(area, active + 1, inactive, log);
        } else {
            self.preparing.inactive -= 1;
            self.set_pdms(area, active, inactive + 1, log);
        }
    }
}

/// The members of a set that may be picked next when so many more are to be picked in ascending order.
#[inline]
pub(crate) fn ascending(from: Units, picked: Units, more: u8) -> impl Iterator<Item = Unit> {
    let last = picked.bits().checked_ilog2();
    let open = from.bits() & last.map_or(u64::MAX, |last| u64::MAX.checked_shl(last + 1).unwrap_or(0));
    let open = Units::from_bits(open);
    let choices = (open.len() + 1).saturating_sub(usize::from(more));
    open.into_iter().take(choices)
}
