//! p3-actions: the actions of the German Phase that have no chapter of their own.

use kurgan_core::{Chance, Id, Log};

use crate::action::{Action, Appeal};
use crate::components::{Area, Areas, Commitment, Unit};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules::decide::{Decide, illegal, step};
use crate::rules::{Attackers, Destination, Offers, Plan};
use crate::state::{Cauldron, Held, Pay, Place, Step};

/// p3-prepared-defense: the price of a Prepared Defense Action, either way.
const PDM_IP: u8 = 2;
const PDM_SUPPLY: u8 = 4;
/// p3-tactical-attack.
const TACTICAL_IP: u8 = 1;
const TACTICAL_SUPPLY: u8 = 2;
const TACTICAL_ALWAYS: std::ops::RangeInclusive<u8> = 7..=10;
/// p3-battlegroup.
const BATTLEGROUP_SUPPLY: u8 = 2;
/// p4-evacuate.
const EVACUATE_IP: u8 = 1;
const EVACUATE: u8 = 3;

step! {
    /// Any action.
    pub struct Actions;
}

impl Decide for Actions {
    fn always(self, _: &Cauldron) -> bool {
        true
    }

    fn pass<C: Chance>(self, game: &mut Cauldron, _: &mut C, _: &mut impl Log<Event>) -> Result<bool, C::Dry> {
        Ok(game.pass_without_army())
    }

    /// p3-actions: every action that can be paid and completed.
    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        for appeal in Appeal::ALL {
            if game.may_appeal(appeal).is_ok() {
                out.offer(Action::Appeal(appeal));
            }
        }
        for pay in Pay::ALL {
            if !game.buildable(pay).is_empty() {
                out.offer(Action::Build(pay));
            }
            if !game.activatable(pay).is_empty() {
                out.offer(Action::Activate(pay));
            }
        }
        game.list_movers(out);
        if game.may_attack_tactically() {
            out.offer(Action::Tactical);
        }
        game.list_raising(out);
        if game.may_evacuate() {
            out.offer(Action::Evacuate);
        }
        game.list_targets(out);
        if game.held.has(Held::Council) {
            out.offer(Action::Council);
        }
        out.offer(Action::Resolve);
    }

    fn settle_by_chance<C: Chance>(
        self,
        game: &mut Cauldron,
        action: Action,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        match action {
            Action::Appeal(appeal) => game.appeal(appeal, chance, log)?,
            Action::Build(pay) => game.agenda.push(Build { pay }.into()),
            Action::Activate(pay) => game.agenda.push(Activate { pay }.into()),
            Action::Choose(unit) => game.agenda.push(Destination { unit }.into()),
            Action::Tactical => game.tactical(chance, log)?,
            Action::Battlegroup => game.agenda.push(Battlegroup.into()),
            Action::Evacuate => game.evacuate(log),
            Action::Plan => game.agenda.push(Plan.into()),
            Action::Attack(target) => game.agenda.push(Attackers { target }.into()),
            Action::Council => game.council(chance, log)?,
            Action::Resolve => game.resolve(),
            _ => illegal(action),
        }
        Ok(())
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::Appeal(appeal) => game.may_appeal(appeal).err().unwrap_or(Refusal::NotNow),
            Action::Build(_) if game.free_pdms() == 0 => Refusal::NoPdmLeft,
            Action::Build(_) if game.control.is_empty() => Refusal::NoGermanArea,
            Action::Build(pay) => game.pdm_too_dear(game.control, pay),
            Action::Activate(pay) => {
                let inactive = game.with_inactive();
                if inactive.is_empty() { Refusal::NothingToActivate } else { game.pdm_too_dear(inactive, pay) }
            }
            Action::Choose(unit) => game.refuse_mover(unit),
            // Typed in one go, without choosing the unit first: the unit may still be what is wrong.
            Action::Move(unit, _) => match game.refuse_mover(unit) {
                Refusal::NowhereToGo(_) => Refusal::NotNow,
                reason => reason,
            },
            Action::Tactical => game.refuse_tactical(),
            Action::Battlegroup => game.refuse_raising(),
            Action::Evacuate if game.wounded == 0 => Refusal::NoWounded,
            Action::Evacuate if game.luftwaffe == Some(Commitment::Weak) => Refusal::LuftwaffeWeak,
            Action::Evacuate => Refusal::IpTooLow { cost: game.evacuate_price(), have: game.ip },
            Action::Council => Refusal::NoCouncil,
            Action::Attack(target) => game.refuse_target(target),
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, game: &Cauldron) -> Vec<Action> {
        let mut expected: Vec<Action> = Appeal::ALL.map(Action::Appeal).into();
        expected.extend(Pay::ALL.map(Action::Build));
        expected.extend(Pay::ALL.map(Action::Activate));
        expected.extend([Action::Tactical, Action::Battlegroup, Action::Evacuate]);
        if game.options.council_of_war && !game.held.has(Held::Council) {
            expected.push(Action::Council);
        }
        expected.extend(game.in_play().into_iter().map(Action::Choose));
        let near = game.around(game.index.occupied) & game.soviet;
        let near = near.into_iter().map(Place::on).filter(|&target| !game.can_target(target) || !game.many_targets());
        expected.extend(near.map(Action::Attack));
        expected
    }
}

step! {
    /// Where to build a PDM.
    pub struct Build { pub pay: Pay }
}

impl Decide for Build {
    fn always(self, _: &Cauldron) -> bool {
        true
    }

    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        list_areas(game.buildable(self.pay), out);
    }

    /// p3-prepared-defense: builds an inactive PDM.
    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        let Action::Area(area) = action else { return illegal(action) };
        game.agenda.pop();
        game.pay_pdm(area, self.pay, log);
        game.set_pdms(area, game.active(area), game.inactive(area) + 1, log);
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::Area(area) if !game.control.has(area) => Refusal::NotGerman(area),
            Action::Area(area) => game.too_dear(self.pay, game.pdm_price(area, self.pay)),
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, game: &Cauldron) -> Vec<Action> {
        game.control.into_iter().map(Action::Area).collect()
    }

    fn before(self, next: Step) -> bool {
        next == Actions.into()
    }
}

step! {
    /// Which PDM to activate.
    pub struct Activate { pub pay: Pay }
}

impl Decide for Activate {
    fn always(self, _: &Cauldron) -> bool {
        true
    }

    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        list_areas(game.activatable(self.pay), out);
    }

    /// p3-prepared-defense: turns a PDM face up.
    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        let Action::Area(area) = action else { return illegal(action) };
        game.agenda.pop();
        game.pay_pdm(area, self.pay, log);
        game.set_pdms(area, game.active(area) + 1, game.inactive(area) - 1, log);
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::Area(area) if !game.control.has(area) => Refusal::NotGerman(area),
            Action::Area(area) if game.inactive(area) == 0 => Refusal::NoInactivePdm(area),
            Action::Area(area) => game.too_dear(self.pay, game.pdm_price(area, self.pay)),
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, game: &Cauldron) -> Vec<Action> {
        game.with_inactive().into_iter().map(Action::Area).collect()
    }

    fn before(self, next: Step) -> bool {
        next == Actions.into()
    }
}

step! {
    /// Where to raise a battlegroup.
    pub struct Battlegroup;
}

impl Decide for Battlegroup {
    fn always(self, _: &Cauldron) -> bool {
        true
    }

    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        list_areas(game.raisable(), out);
    }

    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        let Action::Area(area) = action else { return illegal(action) };
        game.agenda.pop();
        let price = game.battlegroup_price(area);
        game.pay(0, price, log);
        game.raise(area, log);
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::Area(area) if !game.control.has(area) => Refusal::NotGerman(area),
            Action::Area(area) => game.too_dear(Pay::Supply, game.battlegroup_price(area)),
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, game: &Cauldron) -> Vec<Action> {
        game.control.into_iter().map(Action::Area).collect()
    }

    fn before(self, next: Step) -> bool {
        matches!(
            next,
            Step::Actions(_)
                | Step::Combat(_)
                | Step::Relief(_)
                | Step::EndGerman(_)
                | Step::Strikes(_)
                | Step::FollowUp(_)
                | Step::UnitStrikes(_)
        )
    }
}

/// One of these areas.
pub(super) fn list_areas(areas: Areas, out: &mut impl Offers) {
    areas.into_iter().for_each(|area| out.offer(Action::Area(area)));
}

impl Cauldron {
    /// p3-prepared-defense: what a Prepared Defense Action costs in an area.
    pub(crate) fn pdm_price(&self, area: Area, pay: Pay) -> u8 {
        let times = self.times(!self.at(area).is_empty() && self.index.cut_off.has(area)); // ruling 22
        times * if pay == Pay::Ip { PDM_IP } else { PDM_SUPPLY }
    }

    fn can_pay_pdm(&self, area: Area, pay: Pay) -> bool {
        self.pdm_price(area, pay) <= if pay == Pay::Ip { self.ip } else { self.supply }
    }

    /// p3-prepared-defense: where a PDM can be built.
    pub(crate) fn buildable(&self, pay: Pay) -> Areas {
        let least = self.times(false) * if pay == Pay::Ip { PDM_IP } else { PDM_SUPPLY };
        let purse = if pay == Pay::Ip { self.ip } else { self.supply };
        if purse < least || self.free_pdms() == 0 {
            return Areas::EMPTY;
        }
        if purse >= 2 * least {
            return self.control;
        }
        self.control - (self.index.cut_off & self.index.occupied)
    }

    /// p3-prepared-defense: where a PDM can be activated.
    pub(crate) fn activatable(&self, pay: Pay) -> Areas {
        let purse = if pay == Pay::Ip { self.ip } else { self.supply };
        if purse < PDM_IP {
            return Areas::EMPTY;
        }
        self.control.into_iter().filter(|&area| self.inactive(area) > 0 && self.can_pay_pdm(area, pay)).collect()
    }

    /// Areas with a PDM that could be activated.
    fn with_inactive(&self) -> Areas {
        self.control.into_iter().filter(|&area| self.inactive(area) > 0).collect()
    }

    /// It costs more than there is.
    fn too_dear(&self, pay: Pay, cost: u8) -> Refusal {
        match pay {
            Pay::Ip => Refusal::IpTooLow { cost, have: self.ip },
            Pay::Supply => Refusal::SupplyTooLow { cost, have: self.supply },
        }
    }

    /// A Prepared Defense Action in the cheapest of these areas costs more than there is.
    fn pdm_too_dear(&self, areas: Areas, pay: Pay) -> Refusal {
        self.too_dear(pay, areas.into_iter().map(|area| self.pdm_price(area, pay)).min().unwrap_or(0))
    }

    fn pay_pdm(&mut self, area: Area, pay: Pay, log: &mut impl Log<Event>) {
        let price = self.pdm_price(area, pay);
        match pay {
            Pay::Ip => self.pay(price, 0, log),
            Pay::Supply => self.pay(0, price, log),
        }
    }

    /// p3-battlegroup: what a battlegroup costs in an area.
    pub(crate) fn battlegroup_price(&self, area: Area) -> u8 {
        self.times(self.index.cut_off.has(area)) * BATTLEGROUP_SUPPLY
    }

    /// p3-battlegroup: where one can be raised.
    pub(crate) fn raisable(&self) -> Areas {
        if self.free_battlegroup().is_none() {
            return Areas::EMPTY;
        }
        if self.supply >= self.times(true) * BATTLEGROUP_SUPPLY {
            return self.control;
        }
        if self.supply >= self.times(false) * BATTLEGROUP_SUPPLY {
            return self.control - self.index.cut_off;
        }
        Areas::EMPTY
    }

    #[inline]
    pub(crate) fn can_raise(&self) -> bool {
        self.supply >= BATTLEGROUP_SUPPLY && !self.raisable().is_empty()
    }

    /// A battlegroup, where one can be paid for.
    pub(super) fn list_raising(&self, out: &mut impl Offers) {
        if self.can_raise() {
            out.offer(Action::Battlegroup);
        }
    }

    /// Why no battlegroup can be raised.
    pub(super) fn refuse_raising(&self) -> Refusal {
        if self.free_battlegroup().is_none() {
            return Refusal::NoBattlegroupLeft;
        }
        if self.control.is_empty() {
            return Refusal::NoGermanArea;
        }
        let cost = self.control.into_iter().map(|area| self.battlegroup_price(area)).min().unwrap_or(0);
        self.too_dear(Pay::Supply, cost)
    }

    /// Ruling 222: whether a battlegroup raised now would meet the relief force.
    pub(super) fn raising_links_up(&self) -> bool {
        let meeting = self.meeting_areas();
        !meeting.is_empty() && self.raisable().meets(meeting)
    }

    /// p3-tactical-attack: once a phase, not after the launch (ruling 33).
    pub(crate) fn may_attack_tactically(&self) -> bool {
        let times = self.times(false);
        !self.this_turn.tactical
            && !self.offensive_settled()
            && self.ip >= times * TACTICAL_IP
            && self.supply >= times * TACTICAL_SUPPLY
    }

    /// The price of a Tactical Attack.
    pub(crate) fn tactical_price(&self) -> (u8, u8) {
        (self.times(false) * TACTICAL_IP, self.times(false) * TACTICAL_SUPPLY)
    }

    fn refuse_tactical(&self) -> Refusal {
        let (ip, supply) = self.tactical_price();
        if self.this_turn.tactical {
            Refusal::TacticalMade
        } else if self.offensive() {
            Refusal::OffensiveSettled
        } else if self.offensive_settled() {
            Refusal::OffensiveFrozen
        } else if self.ip < ip {
            self.too_dear(Pay::Ip, ip)
        } else {
            self.too_dear(Pay::Supply, supply)
        }
    }

    /// Whether the Final Offensive index cannot move any more: launched, or Zhukov is dead.
    pub(crate) fn offensive_settled(&self) -> bool {
        self.offensive() || self.held.has(Held::ZhukovDead)
    }

    /// p3-tactical-attack: delays the Final Offensive on 7 to 10, above if the SSI is at least the turn.
    fn tactical<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        let (ip, supply) = self.tactical_price();
        self.pay(ip, supply, log);
        self.this_turn.tactical = true;
        let random = self.draw_random(chance, log)?;
        let above = random > *TACTICAL_ALWAYS.end() && self.ssi >= self.turn;
        // At 0 there is nothing to delay (ruling 33).
        let success = self.index_fo > 0 && (TACTICAL_ALWAYS.contains(&random) || above);
        log.push(Event::Tactical { random, success });
        if success {
            self.change_offensive(-1, log);
        }
        Ok(())
    }

    /// p4-evacuate: not on a turn of Weak Luftwaffe commitment (ruling 36).
    pub(crate) fn may_evacuate(&self) -> bool {
        self.wounded > 0 && self.luftwaffe != Some(Commitment::Weak) && self.ip >= self.evacuate_price()
    }

    pub(crate) fn evacuate_price(&self) -> u8 {
        self.times(false) * EVACUATE_IP
    }

    fn evacuate(&mut self, log: &mut impl Log<Event>) {
        self.pay(self.evacuate_price(), 0, log);
        let wounded = self.wounded.min(EVACUATE);
        self.add_wounded(-wounded.cast_signed(), log);
        self.evacuated = self.evacuated.saturating_add(wounded);
        log.push(Event::Evacuated { wounded, evacuated: self.evacuated });
    }

    /// The actions are over: attacks are resolved next. One on an area that holds nobody any more is wasted (p4).
    fn resolve(&mut self) {
        self.agenda.pop();
        let held = |target: Place| target != Place::NONE && target.area().is_none_or(|area| self.soviet.has(area));
        let attackers = (0..self.c.units.len()).filter(|&unit| held(self.target[unit]));
        self.waiting = attackers.map(Unit::from_index).collect();
    }
}
