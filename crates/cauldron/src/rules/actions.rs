//! p3-actions: what can be done in the German Phase, and the actions that need no chapter of their own.

use kurgan_core::{Chance, Id, Log};

use crate::action::{Action, Appeal};
use crate::components::{Area, Areas, Commitment};
use crate::event::{Event, Track};
use crate::rules::Offers;
use crate::state::{Cauldron, Held, Pay, Place};

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

impl Cauldron {
    /// p3-actions: every action that can be paid and completed.
    pub(super) fn list_actions(&self, out: &mut impl Offers) {
        for appeal in Appeal::ALL {
            if self.may_appeal(appeal).is_ok() {
                out.offer(Action::Appeal(appeal));
            }
        }
        for pay in Pay::ALL {
            if !self.buildable(pay).is_empty() {
                out.offer(Action::Build(pay));
            }
            if !self.activatable(pay).is_empty() {
                out.offer(Action::Activate(pay));
            }
        }
        self.list_movers(out);
        if self.may_attack_tactically() {
            out.offer(Action::Tactical);
        }
        self.list_raising(out);
        if self.may_evacuate() {
            out.offer(Action::Evacuate);
        }
        self.list_targets(out);
        if self.held.has(Held::Council) {
            out.offer(Action::Council);
        }
        out.offer(Action::Resolve);
    }

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

    fn pay_pdm(&mut self, area: Area, pay: Pay, log: &mut impl Log<Event>) {
        let price = self.pdm_price(area, pay);
        match pay {
            Pay::Ip => self.pay(price, 0, log),
            Pay::Supply => self.pay(0, price, log),
        }
    }

    /// p3-prepared-defense: builds an inactive PDM.
    pub(super) fn build(&mut self, area: Area, pay: Pay, log: &mut impl Log<Event>) {
        self.agenda.pop();
        self.pay_pdm(area, pay, log);
        self.set_pdms(area, self.active(area), self.inactive(area) + 1, log);
    }

    /// p3-prepared-defense: turns a PDM face up.
    pub(super) fn activate(&mut self, area: Area, pay: Pay, log: &mut impl Log<Event>) {
        self.agenda.pop();
        self.pay_pdm(area, pay, log);
        self.set_pdms(area, self.active(area) + 1, self.inactive(area) - 1, log);
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

    /// Ruling 222: whether a battlegroup raised now would meet the relief force.
    pub(super) fn raising_links_up(&self) -> bool {
        let meeting = self.meeting_areas();
        !meeting.is_empty() && self.raisable().meets(meeting)
    }

    /// The last word before the German Phase ends.
    pub(super) fn list_last_call(out: &mut impl Offers) {
        out.offer(Action::Battlegroup);
        out.offer(Action::Done);
    }

    pub(super) fn list_areas(areas: Areas, out: &mut impl Offers) {
        areas.into_iter().for_each(|area| out.offer(Action::Area(area)));
    }

    pub(super) fn pay_battlegroup(&mut self, area: Area, log: &mut impl Log<Event>) {
        self.agenda.pop();
        let price = self.battlegroup_price(area);
        self.pay(0, price, log);
        self.raise(area, log);
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

    /// Whether the Final Offensive index cannot move any more: launched, or Zhukov is dead.
    pub(crate) fn offensive_settled(&self) -> bool {
        self.offensive() || self.held.has(Held::ZhukovDead)
    }

    /// p3-tactical-attack: delays the Final Offensive on 7 to 10, above if the SSI is at least the turn.
    pub(super) fn tactical<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        let (ip, supply) = self.tactical_price();
        self.pay(ip, supply, log);
        self.this_turn.tactical = true;
        let random = self.draw_random(chance, log)?;
        let above = random > *TACTICAL_ALWAYS.end() && self.ssi >= self.turn;
        let success = TACTICAL_ALWAYS.contains(&random) || above;
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

    pub(super) fn evacuate(&mut self, log: &mut impl Log<Event>) {
        self.pay(self.evacuate_price(), 0, log);
        let wounded = self.wounded.min(EVACUATE);
        self.add_wounded(-wounded.cast_signed(), log);
        let from = self.evacuated;
        self.evacuated = from.saturating_add(wounded);
        log.push(Event::Evacuated { wounded });
        Self::tell(Track::Evacuated, from, self.evacuated, log);
    }

    /// The actions are over: attacks are resolved next. One on an area that holds nobody any more is wasted (p4).
    pub(super) fn resolve(&mut self) {
        self.agenda.pop();
        let held = |target: Place| target != Place::NONE && target.area().is_none_or(|area| self.soviet.has(area));
        let attackers = (0..self.c.units.len()).filter(|&unit| held(self.target[unit]));
        self.waiting = attackers.map(crate::components::Unit::from_index).collect();
    }
}
