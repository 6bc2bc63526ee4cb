//! p2: weather, commitments, initiative points, airlift; p2-upkeep and p3-out-of-supply: upkeep.

use kurgan_core::{Chance, Log, byte};

use crate::action::Action;
use crate::chance::Roll;
use crate::components::{Commitment, RumorEffect, Unit, Units};
use crate::event::{Column, Event, LossCause, Modifier, Modifiers, Table, Track};
use crate::rules::Offers;
use crate::rules::set_up::ascending;
use crate::state::{Cauldron, Held, Step};

/// p2-initiative: morale for one IP, wounded that cost one.
const MORALE_PER_IP: u8 = 5;
const WOUNDED_PER_IP: u8 = 5;
/// p2-upkeep: units that one supply point keeps.
const UNITS_PER_SUPPLY: u8 = 5;

impl Cauldron {
    pub(super) fn weather<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        self.agenda.pop();
        if self.this_turn.weather_set {
            return Ok(());
        }
        let card = self.draw(Column::Weather, chance, log)?;
        if let Some(weather) = self.card(card).weather {
            self.weather = weather;
        }
        log.push(Event::Weather { weather: self.weather });
        Ok(())
    }

    /// What a rumor that obtained does, if it is this kind.
    pub(crate) fn rumored<T>(&self, held: Held, effect: impl Fn(RumorEffect) -> Option<T>) -> Option<T> {
        if !self.held.has(held) {
            return None;
        }
        self.c.rumors.iter().find_map(|rumor| effect(rumor.effect))
    }

    /// Tiger tanks on every roll of the relief force (ruling 71).
    fn tiger_tanks(&self) -> i8 {
        let add = self.rumored(Held::TigerTanks, |effect| match effect {
            RumorEffect::ReliefRolls(add) => Some(add),
            _ => None,
        });
        add.unwrap_or(0)
    }

    /// Table A for the Luftwaffe or the relief force.
    #[inline]
    pub(crate) fn commitment_modifiers(&self, table: Table) -> Modifiers {
        let a = &self.c.tables.commitment;
        let ssi = a.ssi[usize::from(self.ssi).min(a.ssi.len() - 1)];
        let both = Modifiers::NONE.with(Modifier::Ssi, ssi).with(Modifier::CommitMarker, self.commit.cast_signed());
        if table == Table::Luftwaffe {
            return both.with_if(self.held.has(Held::Luftwaffe), Modifier::LuftwaffeMarker, a.luftwaffe_marker);
        }
        both.with_if(self.held.has(Held::Hoth), Modifier::HothMarker, a.hoth_marker)
            .with(Modifier::Event, self.this_turn.relief)
            .with(Modifier::TigerTanks, self.tiger_tanks())
    }

    /// p2-commitment: both rolls; the Commit marker goes back (ruling 14); the Council of War counter is offered.
    pub(super) fn commitments<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        self.agenda.pop();
        let results = &self.c.tables.commitment.results;
        let total = self.roll_on(Table::Luftwaffe, Roll::Luftwaffe, chance, log)?;
        let luftwaffe = results.at(total);
        let total = self.roll_on(Table::Relief, Roll::Relief, chance, log)?;
        let relief = results.at(total);
        (self.luftwaffe, self.relief_commitment) = (Some(luftwaffe), Some(relief));
        log.push(Event::Commitments { luftwaffe, relief });
        if self.commit > 0 {
            self.commit = 0;
            log.push(Event::Commit { shows: 0 });
        }
        let weak = luftwaffe == Commitment::Weak && relief == Commitment::Weak;
        let offered = self.options.council_of_war && weak && self.turn >= super::council::FROM_TURN;
        if offered && !self.held.has(Held::Council) {
            self.agenda.push(Step::TakeCouncil);
        }
        Ok(())
    }

    /// p2-initiative, after p2-morale: morale and wounded by fives, and events (ruling 17).
    #[inline]
    pub(super) fn initiative(&mut self, log: &mut impl Log<Event>) {
        self.agenda.pop();
        let morale = self.morale();
        let income = self.income(morale, self.this_turn.ip);
        let from = self.ip;
        self.ip = income;
        log.push(Event::Initiative { morale, wounded: self.wounded, ip: income });
        Self::tell(Track::Ip, from, income, log);
    }

    /// p2-initiative: the initiative points of a turn that begins with this morale, with what events add to them.
    #[inline]
    pub(crate) fn income(&self, morale: u8, events: i8) -> u8 {
        let income = i16::from(morale / MORALE_PER_IP) - i16::from(self.wounded / WOUNDED_PER_IP);
        byte((income + i16::from(events)).max(0))
    }

    /// Table B.
    pub(crate) fn airlift_modifiers(&self) -> Modifiers {
        let b = &self.c.tables.airlift;
        let luftwaffe = self.luftwaffe.map_or(0, |commitment| b.luftwaffe[commitment as usize]);
        let airfields = (self.control & self.c.airfields).len().min(2);
        Modifiers::NONE
            .with(Modifier::Luftwaffe, luftwaffe)
            .with(Modifier::Airfields, b.airfields[airfields])
            .with(Modifier::Event, self.this_turn.airlift)
    }

    /// What an airlift of that total brings, with Milch and the rumor (rulings 71, 77).
    pub(crate) fn airlifted(&self, total: i32) -> u8 {
        let brought = self.c.tables.airlift.supply(self.weather, total).saturating_add_signed(self.airlift_supply);
        let shifted = self.rumored(Held::LuftwaffeShifts, |effect| match effect {
            RumorEffect::SupplyEachTurn(add) => Some(add),
            _ => None,
        });
        brought + shifted.unwrap_or(0)
    }

    /// p2-airlift.
    pub(super) fn airlift<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        self.agenda.pop();
        let total = self.roll_on(Table::Airlift, Roll::Airlift, chance, log)?;
        let supply = self.airlifted(total);
        log.push(Event::Airlift { supply });
        self.add_supply(supply.cast_signed(), log);
        Ok(())
    }

    /// p2-upkeep: one point for every five units, one for those left over (ruling 19).
    #[inline]
    pub(crate) fn full_upkeep(&self) -> u8 {
        self.in_play().count().div_ceil(UNITS_PER_SUPPLY)
    }

    /// p2-upkeep: how many units go unsupplied when so much is paid.
    #[inline]
    pub(crate) fn unsupplied_at(&self, points: u8) -> u8 {
        self.in_play().count().saturating_sub(points.saturating_mul(UNITS_PER_SUPPLY))
    }

    pub(super) fn list_upkeep(&self, out: &mut impl Offers) {
        (0..=self.full_upkeep().min(self.supply)).for_each(|points| out.offer(Action::Upkeep(points)));
    }

    /// Pays upkeep; whoever it does not reach goes unsupplied.
    pub(super) fn upkeep(&mut self, points: u8, log: &mut impl Log<Event>) {
        self.agenda.pop();
        let units = self.in_play().count();
        self.pay(0, points, log);
        self.picked = Units::EMPTY;
        match self.unsupplied_at(points) {
            0 => log.push(Event::Upkeep { points, supplied: units, unsupplied: Units::EMPTY }),
            all if all == units => self.unsupply(self.in_play(), log),
            some => self.agenda.push(Step::Unsupplied(some)),
        }
    }

    /// p3-out-of-supply: the unsupplied units, in ascending order.
    pub(super) fn list_unsupplied(&self, more: u8, out: &mut impl Offers) {
        ascending(self.in_play(), self.picked, more).for_each(|unit| out.offer(Action::Unsupplied(unit)));
    }

    pub(super) fn leave_unsupplied(&mut self, unit: Unit, log: &mut impl Log<Event>) {
        self.picked.add(unit);
        match self.agenda.pop() {
            Some(Step::Unsupplied(more)) if more > 1 => self.agenda.push(Step::Unsupplied(more - 1)),
            _ => self.unsupply(self.picked, log),
        }
    }

    fn unsupply(&mut self, units: Units, log: &mut impl Log<Event>) {
        self.picked = units;
        let supplied = self.in_play() - units;
        let supplied = supplied.count();
        log.push(Event::Upkeep { points: supplied.div_ceil(UNITS_PER_SUPPLY), supplied, unsupplied: units });
        self.agenda.push(Step::UpkeepRoll);
    }

    /// Table C.
    pub(crate) fn upkeep_modifiers(&self) -> Modifiers {
        let c = &self.c.tables.upkeep;
        Modifiers::NONE.with(Modifier::Unsupplied, c.unsupplied[self.picked.len().min(c.unsupplied.len() - 1)])
    }

    /// p3-out-of-supply: the roll.
    pub(super) fn upkeep_roll<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        self.agenda.pop();
        let total = self.roll_on(Table::Upkeep, Roll::Upkeep, chance, log)?;
        let losses = self.c.tables.upkeep.losses.at(total);
        log.push(Event::UpkeepLosses { losses });
        if losses > 0 {
            self.agenda.push(Step::UpkeepLoss(losses));
        } else {
            self.picked = Units::EMPTY;
        }
        Ok(())
    }

    /// p3-out-of-supply: only unsupplied divisions take losses (Table C).
    pub(super) fn list_upkeep_losses(&self, out: &mut impl Offers) {
        (self.picked & self.c.divisions).into_iter().for_each(|unit| out.offer(Action::Lose(unit)));
    }

    /// Losses that nobody is left for are void (ruling 20).
    pub(super) fn no_upkeep_losses_left(&mut self) -> bool {
        let none = !self.picked.meets(self.c.divisions);
        if none {
            self.picked = Units::EMPTY;
            self.agenda.pop();
        }
        none
    }

    pub(super) fn upkeep_loss(&mut self, unit: Unit, log: &mut impl Log<Event>) {
        let morale = self.morale();
        self.take_loss(unit, LossCause::Upkeep, log);
        match self.agenda.pop() {
            Some(Step::UpkeepLoss(more)) if more > 1 => self.agenda.push(Step::UpkeepLoss(more - 1)),
            _ => self.picked = Units::EMPTY,
        }
        self.close_ring(log);
        self.last_unit_gone(log);
        self.tell_morale(morale, log);
    }
}
