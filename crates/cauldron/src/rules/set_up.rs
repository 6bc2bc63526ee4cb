//! p6-historical, p12-variable-setup, p12-variable-placement: set-up.

use kurgan_core::{Agenda, Chance, Id, Log, Set};

use crate::action::Action;
use crate::chance::Roll;
use crate::components::{AREAS, Area, Areas, Components, MAX_UNITS, NewUnit, Unit, UnitKind, Units};
use crate::event::{self, Event, Modifiers, Table};
use crate::options::Options;
use crate::refusal::Refusal;
use crate::rules::decide::{Decide, Happen, illegal, left_unsaid, so_many, step};
use crate::rules::{EndTurn, Offers, WhatIf};
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
            starved: false,
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
            agenda: Agenda::new(EndTurn.into()),
            end: None,
            linked: 0,
        };
        game.set_up_forces();
        game.agenda.push(Begin.into());
        if options.what_if {
            game.agenda.push(WhatIf.into());
        }
        if options.rolled() || options.variable_placement {
            game.agenda.push_all([PlaceUnits.into(), PlacePdms.into()]);
        }
        if options.variable_placement {
            game.agenda.push_all([DrawPlacement.into(), PlaceDrawn.into()]);
        }
        if options.rolled() {
            game.agenda.push(SetUpRolls.into());
            for column in (0..COLUMNS).rev() {
                game.agenda.push(Modifier { column }.into());
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

    /// p12-variable-setup: what is left of the modifiers to give out.
    pub(crate) fn modifiers_left(&self) -> u8 {
        MODIFIERS.saturating_sub(self.preparing.modifiers.iter().sum())
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

    /// p12-variable-placement: grey areas and those next to one, without a Soviet unit, never Stalingrad Central.
    pub(crate) fn open_for_placement(&self) -> Areas {
        let grey = self.c.inside_perimeter;
        // Without drawn areas the Soviet units already stand around the pocket (p6-historical).
        let central = self.c.stalingrad - grey;
        (grey | self.around(grey)) - self.soviet - central
    }

    /// Places a unit.
    fn place_at_start(&mut self, unit: Unit, area: Area, log: &mut impl Log<Event>) {
        self.put(unit, Place::on(area));
        self.control.add(area);
        self.refresh();
        self.stake.remove(area);
        log.push(Event::Placed { unit, place: Place::on(area) });
    }
}

step! {
    /// Announce the modifier of a column.
    pub struct Modifier { pub column: u8 }
}

impl Decide for Modifier {
    /// p12-variable-setup: no roll above +2, four in all, announced before any roll.
    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        for add in 0..=MODIFIER_MAX.min(game.modifiers_left()) {
            out.offer(Action::Modify(add));
        }
    }

    fn settle(self, game: &mut Cauldron, action: Action, _: &mut impl Log<Event>) {
        let Action::Modify(add) = action else { return illegal(action) };
        game.agenda.pop();
        game.preparing.modifiers[usize::from(self.column)] = add;
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::Modify(_) => Refusal::ModifierLimit { left: game.modifiers_left() },
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, _: &Cauldron) -> Vec<Action> {
        [1, 2].map(Action::Modify).into()
    }

    fn before(self, next: Step) -> bool {
        match next {
            Step::Modifier(next) => next.column == self.column + 1 && next.column < COLUMNS,
            next => next == SetUpRolls.into() && self.column + 1 == COLUMNS,
        }
    }
}

step! {
    /// The six rolls.
    pub struct SetUpRolls;
}

impl Happen for SetUpRolls {
    /// p12-variable-setup: the six rolls.
    fn carry_out<C: Chance>(
        self,
        game: &mut Cauldron,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        game.agenda.pop();
        let mut rows = [0; COLUMNS as usize];
        for column in 0..COLUMNS {
            let add = game.preparing.modifiers[usize::from(column)];
            let modifiers = Modifiers::NONE.with(event::Modifier::Announced, add.cast_signed());
            let die = chance.d6(Roll::SetUp(column).into())?;
            let row = die + add;
            log.push(Event::Rolled { table: Table::SetUp(column), die, modifiers, total: row.cast_signed() });
            log.push(Event::SetUpColumn { column, row });
            rows[usize::from(column)] = row;
        }
        let row = |column: usize| game.c.variable.row(rows[column]);
        let (units, depleted) = (row(0).order_of_battle, row(5).depleted);
        (game.supply, game.ssi, game.turn) = (row(1).supplies, row(2).ssi, row(4).start);
        (game.preparing.active, game.preparing.inactive) = (row(3).pdm_active, row(3).pdm_inactive);
        if depleted > 0 {
            game.agenda.push(Deplete { more: depleted }.into());
        }
        if units < 0 {
            game.agenda.push(GiveUp.into());
        }
        for _ in 0..units.max(0) {
            game.new_unit(chance, log)?;
        }
        Ok(())
    }

    fn before(self, next: Step) -> bool {
        matches!(next, Step::PlaceUnits(_) | Step::DrawPlacement(_))
    }
}

step! {
    /// Give up a division.
    pub struct GiveUp;
}

impl Decide for GiveUp {
    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        (game.mustered() & game.c.divisions).into_iter().for_each(|unit| out.offer(Action::GiveUp(unit)));
    }

    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        let Action::GiveUp(unit) = action else { return illegal(action) };
        game.agenda.pop();
        game.put(unit, Place::RESERVE);
        log.push(Event::UnitGivenUp { unit });
    }

    fn refuse(self, _: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::GiveUp(unit) => Refusal::NotChoosable(unit),
            _ => Refusal::NotNow,
        }
    }

    fn before(self, next: Step) -> bool {
        matches!(next, Step::Deplete(_) | Step::PlaceUnits(_) | Step::DrawPlacement(_))
    }
}

step! {
    /// So many units are still to be depleted.
    pub struct Deplete { pub more: u8 }
}

impl Decide for Deplete {
    fn always(self, _: &Cauldron) -> bool {
        self.more == 0
    }

    fn implied(self, game: &Cauldron) -> Option<Action> {
        left_unsaid(game.mustered() & game.c.divisions, game.depleted, self.more, Action::Deplete)
    }

    /// p12-variable-setup: the units that start depleted, in any order, and a last word before cards are drawn.
    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        so_many(self.more, (game.mustered() & game.c.divisions) - game.depleted, Action::Deplete, out);
    }

    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Deplete(unit) => {
                game.depleted.add(unit);
                log.push(Event::BeginsDepleted { unit });
                game.agenda.replace(Self { more: self.more - 1 }.into());
            }
            Action::Done => _ = game.agenda.pop(),
            _ => illegal(action),
        }
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::Deplete(unit) if game.depleted.has(unit) => Refusal::AlreadyPicked(unit),
            Action::Deplete(unit) if !(game.mustered() & game.c.divisions).has(unit) => Refusal::NotChoosable(unit),
            Action::Deplete(_) => Refusal::EnoughPicked,
            Action::Done => Refusal::MoreToPick { more: self.more },
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, _: &Cauldron) -> Vec<Action> {
        vec![Action::Done]
    }

    fn before(self, next: Step) -> bool {
        matches!(next, Step::PlaceUnits(_) | Step::DrawPlacement(_))
    }
}

step! {
    /// The cards of Variable Placement.
    pub struct DrawPlacement;
}

impl Happen for DrawPlacement {
    /// p12-variable-placement: three areas for each side; a number drawn twice is drawn again.
    fn carry_out<C: Chance>(
        self,
        game: &mut Cauldron,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        game.agenda.pop();
        let (mut german, mut soviet) = (Areas::EMPTY, Areas::EMPTY);
        while german.len() < DRAWS {
            let random = game.draw_random(chance, log)?;
            german.add(game.c.variable.placement.at(random).german);
        }
        while soviet.len() < DRAWS {
            let random = game.draw_random(chance, log)?;
            soviet.add(game.c.variable.placement.at(random).soviet);
        }
        game.stake = german;
        game.soviet = soviet;
        game.control -= soviet; // ruling 73
        game.refresh();
        log.push(Event::Drawn { german, soviet });
        Ok(())
    }

    fn before(self, next: Step) -> bool {
        next == PlaceDrawn.into()
    }
}

step! {
    /// A unit for each area drawn.
    pub struct PlaceDrawn;
}

impl Decide for PlaceDrawn {
    fn pass<C: Chance>(self, game: &mut Cauldron, _: &mut C, _: &mut impl Log<Event>) -> Result<bool, C::Dry> {
        let done = game.stake.is_empty();
        if done {
            game.agenda.pop();
        }
        Ok(done)
    }

    /// p12-variable-placement: a unit for the lowest area drawn, then for the others.
    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        if let Some(area) = game.stake.first() {
            game.unplaced().into_iter().for_each(|unit| out.offer(Action::Place(unit, area)));
        }
    }

    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        let Action::Place(unit, area) = action else { return illegal(action) };
        game.place_at_start(unit, area, log);
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::Place(unit, _) if !game.unplaced().has(unit) => Refusal::NotChoosable(unit),
            Action::Place(..) => game.stake.first().map_or(Refusal::NotNow, Refusal::DrawnFirst),
            _ => Refusal::NotNow,
        }
    }

    fn before(self, next: Step) -> bool {
        next == PlaceUnits.into()
    }
}

step! {
    /// The other units.
    pub struct PlaceUnits;
}

impl Decide for PlaceUnits {
    /// p12-variable-placement: when the last one stands, the ring is filled.
    fn pass<C: Chance>(self, game: &mut Cauldron, _: &mut C, log: &mut impl Log<Event>) -> Result<bool, C::Dry> {
        let done = game.unplaced().is_empty();
        if done {
            game.agenda.pop();
            game.close_ring(log);
        }
        Ok(done)
    }

    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        if let Some(unit) = game.unplaced().first() {
            game.open_for_placement().into_iter().for_each(|area| out.offer(Action::Place(unit, area)));
        }
    }

    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        let Action::Place(unit, area) = action else { return illegal(action) };
        game.place_at_start(unit, area, log);
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::Place(unit, _) if !game.unplaced().has(unit) => Refusal::NotChoosable(unit),
            Action::Place(unit, area) if game.open_for_placement().has(area) => Refusal::OutOfOrder(unit),
            Action::Place(_, area) => Refusal::NoPlacement(area),
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, game: &Cauldron) -> Vec<Action> {
        let next = game.unplaced().first();
        next.into_iter().flat_map(|unit| game.soviet.into_iter().map(move |area| Action::Place(unit, area))).collect()
    }

    fn before(self, next: Step) -> bool {
        next == PlacePdms.into()
    }
}

step! {
    /// PDMs.
    pub struct PlacePdms;
}

impl Decide for PlacePdms {
    fn always(self, game: &Cauldron) -> bool {
        game.preparing.pdms() == 0
    }

    fn implied(self, game: &Cauldron) -> Option<Action> {
        if game.preparing.pdms() == 0 {
            return Some(Action::Done);
        }
        let mut open = game.control.into_iter().filter(|area| area.0 >= game.preparing.highest);
        let only = open.next()?;
        open.next().is_none().then_some(Action::Area(only))
    }

    /// p12-variable-setup: PDMs go to German-controlled areas, the active ones first; a last word before the game begins.
    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        so_many(game.preparing.pdms(), game.control, Action::Area, out);
    }

    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        let area = match action {
            Action::Area(area) => area,
            Action::Done => {
                game.agenda.pop();
                game.preparing = Preparing::default();
                return;
            }
            _ => return illegal(action),
        };
        let (active, inactive) = (game.active(area), game.inactive(area));
        game.preparing.highest = game.preparing.highest.max(area.0);
        if game.preparing.active > 0 {
            game.preparing.active -= 1;
            if game.preparing.active == 0 {
                game.preparing.highest = 0;
            }
            game.set_pdms(area, active + 1, inactive, log);
        } else {
            game.preparing.inactive -= 1;
            game.set_pdms(area, active, inactive + 1, log);
        }
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::Area(area) if !game.control.has(area) => Refusal::NotGerman(area),
            Action::Area(_) => Refusal::EnoughPicked,
            Action::Done => Refusal::MoreToPick { more: game.preparing.pdms() },
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, _: &Cauldron) -> Vec<Action> {
        vec![Action::Done]
    }

    fn before(self, next: Step) -> bool {
        matches!(next, Step::WhatIf(_) | Step::Begin(_))
    }
}

step! {
    /// The first turn begins.
    pub struct Begin;
}

impl Happen for Begin {
    fn carry_out<C: Chance>(self, game: &mut Cauldron, _: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        game.begin_turn(log);
        Ok(())
    }
}
