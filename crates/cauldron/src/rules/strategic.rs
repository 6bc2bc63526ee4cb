//! p2: weather, commitments, initiative points, airlift; p2-upkeep and p3-out-of-supply: upkeep.

use kurgan_core::{Chance, Log, byte};

use crate::action::Action;
use crate::chance::Roll;
use crate::components::{Commitment, RumorEffect, Units};
use crate::event::{Column, Event, LossCause, Modifier, Modifiers, Table, Track};
use crate::refusal::Refusal;
use crate::rules::council::FROM_TURN;
use crate::rules::decide::{Decide, Happen, illegal, left_unsaid, so_many, step};
use crate::rules::{Actions, Offers, TakeCouncil};
use crate::state::{Cauldron, Held, Step};

/// p2-initiative: morale for one IP, wounded that cost one.
const MORALE_PER_IP: u8 = 5;
const WOUNDED_PER_IP: u8 = 5;
/// p2-upkeep: units that one supply point keeps.
const UNITS_PER_SUPPLY: u8 = 5;

step! {
    /// Weather.
    pub struct Weather;
}

impl Happen for Weather {
    fn carry_out<C: Chance>(
        self,
        game: &mut Cauldron,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        game.agenda.pop();
        if game.this_turn.weather_set {
            return Ok(());
        }
        let card = game.draw(Column::Weather, chance, log)?;
        if let Some(weather) = game.card(card).weather {
            game.weather = weather;
        }
        log.push(Event::Weather { weather: game.weather });
        Ok(())
    }
}

step! {
    /// Both commitments.
    pub struct Commitments;
}

impl Happen for Commitments {
    /// p2-commitment: both rolls; the Commit marker goes back (ruling 14); the Council of War counter is offered.
    fn carry_out<C: Chance>(
        self,
        game: &mut Cauldron,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        game.agenda.pop();
        let results = &game.c.tables.commitment.results;
        let total = game.roll_on(Table::Luftwaffe, Roll::Luftwaffe, chance, log)?;
        let luftwaffe = results.at(total);
        let total = game.roll_on(Table::Relief, Roll::Relief, chance, log)?;
        let relief = results.at(total);
        (game.luftwaffe, game.relief_commitment) = (Some(luftwaffe), Some(relief));
        log.push(Event::Commitments { luftwaffe, relief });
        if game.commit > 0 {
            game.commit = 0;
            log.push(Event::Commit { shows: 0 });
        }
        let weak = luftwaffe == Commitment::Weak && relief == Commitment::Weak;
        let offered = game.options.council_of_war && weak && game.turn >= FROM_TURN && !game.destroyed;
        if offered && !game.held.has(Held::Council) {
            game.agenda.push(TakeCouncil.into());
        }
        Ok(())
    }
}

step! {
    /// Morale and initiative points.
    pub struct Initiative;
}

impl Happen for Initiative {
    /// p2-initiative, after p2-morale: morale and wounded by fives, and events (ruling 17).
    #[inline]
    fn carry_out<C: Chance>(self, game: &mut Cauldron, _: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        game.agenda.pop();
        if game.destroyed {
            return Ok(());
        }
        let morale = game.morale();
        let income = game.income(morale, game.this_turn.ip);
        let from = game.ip;
        game.ip = income;
        log.push(Event::Initiative { morale, wounded: game.wounded, ip: income });
        Cauldron::tell(Track::Ip, from, income, log);
        Ok(())
    }
}

step! {
    /// Airlift.
    pub struct Airlift;
}

impl Happen for Airlift {
    fn carry_out<C: Chance>(
        self,
        game: &mut Cauldron,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        game.agenda.pop();
        if game.destroyed {
            return Ok(());
        }
        let total = game.roll_on(Table::Airlift, Roll::Airlift, chance, log)?;
        let supply = game.airlifted(total);
        log.push(Event::Airlift { supply, by_table: game.c.tables.airlift.supply(game.weather, total) });
        game.add_supply(supply.cast_signed(), log);
        Ok(())
    }
}

step! {
    /// How much upkeep to pay.
    pub struct Upkeep;
}

impl Decide for Upkeep {
    fn pass<C: Chance>(self, game: &mut Cauldron, _: &mut C, _: &mut impl Log<Event>) -> Result<bool, C::Dry> {
        Ok(game.pass_without_army())
    }

    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        (0..=game.full_upkeep().min(game.supply)).for_each(|points| out.offer(Action::Upkeep(points)));
    }

    /// Pays upkeep; whoever it does not reach goes unsupplied.
    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        let Action::Upkeep(points) = action else { return illegal(action) };
        game.agenda.pop();
        let units = game.in_play().count();
        game.pay(0, points, log);
        game.picked = Units::EMPTY;
        match game.unsupplied_at(points) {
            0 => log.push(Event::Upkeep { points, supplied: units, unsupplied: Units::EMPTY }),
            all if all == units => game.unsupply(game.in_play(), log),
            more => game.agenda.push(Unsupplied { more }.into()),
        }
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        let full = game.full_upkeep();
        match action {
            Action::Upkeep(points) if points > full => Refusal::TooMuchUpkeep { full },
            Action::Upkeep(points) => Refusal::UpkeepTooDear { cost: points, have: game.supply },
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, game: &Cauldron) -> Vec<Action> {
        (0..=game.full_upkeep()).map(Action::Upkeep).collect()
    }
}

step! {
    /// So many more units go unsupplied.
    pub struct Unsupplied { pub more: u8 }
}

impl Decide for Unsupplied {
    fn always(self, _: &Cauldron) -> bool {
        self.more == 0
    }

    fn implied(self, game: &Cauldron) -> Option<Action> {
        left_unsaid(game.in_play(), game.picked, self.more, Action::Unsupplied)
    }

    /// p3-out-of-supply: the unsupplied units, in any order, and a last word before the dice.
    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        so_many(self.more, game.in_play() - game.picked, Action::Unsupplied, out);
    }

    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Unsupplied(unit) => {
                game.picked.add(unit);
                game.agenda.replace(Self { more: self.more - 1 }.into());
            }
            Action::Done => {
                game.agenda.pop();
                game.unsupply(game.picked, log);
            }
            _ => illegal(action),
        }
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::Unsupplied(unit) if game.picked.has(unit) => Refusal::AlreadyPicked(unit),
            Action::Unsupplied(unit) if !game.in_play().has(unit) => Refusal::NotInPlay(unit),
            Action::Unsupplied(_) => Refusal::EnoughPicked,
            Action::Done => Refusal::MoreToPick { more: self.more },
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, _: &Cauldron) -> Vec<Action> {
        vec![Action::Done]
    }

    fn before(self, next: Step) -> bool {
        next == Actions.into()
    }
}

step! {
    /// Table C.
    pub struct UpkeepRoll;
}

impl Happen for UpkeepRoll {
    /// p3-out-of-supply: the roll.
    fn carry_out<C: Chance>(
        self,
        game: &mut Cauldron,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        game.agenda.pop();
        let total = game.roll_on(Table::Upkeep, Roll::Upkeep, chance, log)?;
        // Only unsupplied divisions take losses (Table C).
        let taken = game.picked.meets(game.c.divisions);
        let losses = if taken { game.c.tables.upkeep.losses.at(total) } else { 0 };
        log.push(Event::UpkeepLosses { losses });
        if losses > 0 {
            game.agenda.push(UpkeepLoss { more: losses }.into());
        } else {
            game.picked = Units::EMPTY;
        }
        Ok(())
    }

    fn before(self, next: Step) -> bool {
        next == Actions.into()
    }
}

step! {
    /// So many losses are still to be taken.
    pub struct UpkeepLoss { pub more: u8 }
}

impl Decide for UpkeepLoss {
    /// Losses that nobody is left for are void (ruling 20).
    fn pass<C: Chance>(self, game: &mut Cauldron, _: &mut C, _: &mut impl Log<Event>) -> Result<bool, C::Dry> {
        let none = !game.picked.meets(game.c.divisions);
        if none {
            game.picked = Units::EMPTY;
            game.agenda.pop();
        }
        Ok(none)
    }

    /// p3-out-of-supply: only unsupplied divisions take losses (Table C).
    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        (game.picked & game.c.divisions).into_iter().for_each(|unit| out.offer(Action::Lose(unit)));
    }

    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        let Action::Lose(unit) = action else { return illegal(action) };
        let morale = game.morale();
        game.take_loss(unit, LossCause::Upkeep, log);
        game.choose_more(self.more, |more| Self { more }.into());
        if self.more <= 1 {
            game.picked = Units::EMPTY;
        }
        game.close_ring(log);
        game.starved = game.last_unit_gone(log);
        game.tell_morale(morale, log);
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::Lose(unit) if !game.in_play().has(unit) => Refusal::NotInPlay(unit),
            Action::Lose(unit) if !game.c.divisions.has(unit) => Refusal::TakesNoUpkeepLoss(unit),
            Action::Lose(unit) => Refusal::NotUnsupplied(unit),
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, game: &Cauldron) -> Vec<Action> {
        game.picked.into_iter().map(Action::Lose).collect()
    }

    fn before(self, next: Step) -> bool {
        self.more > 0 && next == Actions.into()
    }
}

impl Cauldron {
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

    fn unsupply(&mut self, units: Units, log: &mut impl Log<Event>) {
        self.picked = units;
        let supplied = self.in_play() - units;
        let supplied = supplied.count();
        log.push(Event::Upkeep { points: supplied.div_ceil(UNITS_PER_SUPPLY), supplied, unsupplied: units });
        self.agenda.push(UpkeepRoll.into());
    }

    /// Table C.
    pub(crate) fn upkeep_modifiers(&self) -> Modifiers {
        let c = &self.c.tables.upkeep;
        Modifiers::NONE.with(Modifier::Unsupplied, c.unsupplied[self.picked.len().min(c.unsupplied.len() - 1)])
    }
}
