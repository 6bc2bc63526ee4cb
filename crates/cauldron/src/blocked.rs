//! Why an action is refused, and what a player might expect to do now but cannot.

use kurgan_core::Id;

use crate::action::{Action, Appeal};
use crate::components::{Area, Areas, Commitment, Letter, Unit, Units};
use crate::refusal::Refusal;
use crate::rules::{OUT_OF_AREA, SUPPLY_MAX};
use crate::state::{Cauldron, Held, Pay, Place, ReliefAt, Step};

impl Cauldron {
    /// Why an action that is not legal cannot be done now.
    pub(crate) fn explain(&self, action: Action) -> Refusal {
        let Some(step) = self.agenda.next() else { return Refusal::NotNow };
        match (step, action) {
            (Step::Modifier(_), Action::Modify(_)) => Refusal::ModifierLimit { left: self.modifiers_left() },
            (Step::GiveUp, Action::GiveUp(unit))
            | (Step::Recover(_), Action::Recover(unit))
            | (Step::Deplete(_), Action::Deplete(unit)) => Refusal::NotChoosable(unit),
            (Step::PlaceDrawn, Action::Place(_, _)) => self.stake.first().map_or(Refusal::NotNow, Refusal::DrawnFirst),
            (Step::PlaceUnits, Action::Place(unit, area)) => {
                if self.place[unit.index()] == Place::TO_PLACE && self.open_for_placement().has(area) {
                    Refusal::OutOfOrder(unit)
                } else {
                    Refusal::NoPlacement(area)
                }
            }
            (Step::Deactivate(_), Action::Area(area)) => Refusal::NothingToDeactivate(area),
            (_, Action::Area(area)) => self.explain_area(step, area),
            (Step::Upkeep, Action::Upkeep(points)) => self.explain_upkeep(points),
            (Step::Unsupplied(_), Action::Unsupplied(unit)) => Refusal::OutOfOrder(unit),
            (Step::UpkeepLoss(_), Action::Lose(unit)) => Refusal::NotUnsupplied(unit),
            (Step::Actions, _) => self.explain_action(action),
            (Step::Destination(chosen), Action::Move(unit, to)) if chosen == unit => self.explain_move(unit, to),
            (Step::Attackers(target), Action::With(unit)) => self.explain_attacker(unit, target),
            (Step::Attackers(target), Action::Commit(points)) => self.explain_commit(target, points),
            (Step::Combat | Step::UnitStrikes, Action::Roll(unit)) => Refusal::NoRoll(unit),
            (Step::SovietRetreat(_) | Step::ReliefRetreat, Action::Retreat(area)) => Refusal::NoRetreat(area),
            (Step::Advance(target), Action::Advance(unit)) => self.explain_advance(unit, target),
            (Step::Relief, Action::Direction(letter)) => self.explain_direction(letter),
            (Step::Relief, Action::Relief(Some(area))) => Refusal::NotNextToRelief(area),
            (Step::Combat | Step::Relief | Step::Strikes | Step::FollowUp | Step::UnitStrikes, Action::Battlegroup) => {
                self.explain_battlegroup()
            }
            (Step::Plan, Action::Attack(target)) => self.explain_target(target),
            (Step::AnyThree(_), Action::Target(area)) | (Step::Strikes, Action::Strike(area)) => {
                Refusal::NotTarget(area)
            }
            (Step::Striker(_), Action::From(area)) => Refusal::NoStriker(area),
            (Step::FollowUp, Action::Strike(area)) => self.explain_follow_up(area),
            (Step::Defeat, _) => self.explain_defeat(action),
            (Step::KeyArea, Action::KeyArea(area)) => Refusal::NoRefuge(area),
            (Step::Flee, Action::Place(unit, area)) => {
                if self.stake.has(area) {
                    Refusal::OutOfOrder(unit)
                } else {
                    Refusal::NoRefuge(area)
                }
            }
            _ => Refusal::NotNow,
        }
    }

    /// Why nothing can be built, activated or raised in an area.
    fn explain_area(&self, step: Step, area: Area) -> Refusal {
        let paid = |pay: Pay, cost: u8| match pay {
            Pay::Ip => Refusal::IpTooLow { cost, have: self.ip },
            Pay::Supply => Refusal::SupplyTooLow { cost, have: self.supply },
        };
        match step {
            Step::PlacePdms | Step::Build(_) | Step::Activate(_) | Step::Battlegroup if !self.control.has(area) => {
                Refusal::NotGerman(area)
            }
            Step::Activate(_) if self.inactive(area) == 0 => Refusal::NoInactivePdm(area),
            Step::Build(pay) | Step::Activate(pay) => paid(pay, self.pdm_price(area, pay)),
            Step::Battlegroup => paid(Pay::Supply, self.battlegroup_price(area)),
            Step::PlacePdms => Refusal::NoPlacement(area), // PDMs are placed in ascending order
            Step::FreePdm(_) | Step::FreeBattlegroup(_) => Refusal::NotGerman(area),
            _ => Refusal::NotNow,
        }
    }

    fn explain_upkeep(&self, points: u8) -> Refusal {
        let full = self.full_upkeep();
        if points > full {
            Refusal::TooMuchUpkeep { full }
        } else {
            Refusal::SupplyTooLow { cost: points, have: self.supply }
        }
    }

    /// Why an action of the German Phase cannot be done.
    fn explain_action(&self, action: Action) -> Refusal {
        match action {
            Action::Appeal(appeal) => self.may_appeal(appeal).err().unwrap_or(Refusal::NotNow),
            Action::Build(pay) => {
                if self.free_pdms() == 0 {
                    Refusal::NoPdmLeft
                } else {
                    self.pdm_too_dear(self.control, pay)
                }
            }
            Action::Activate(pay) => {
                let inactive: Areas = self.control.into_iter().filter(|&area| self.inactive(area) > 0).collect();
                if inactive.is_empty() { Refusal::NothingToActivate } else { self.pdm_too_dear(inactive, pay) }
            }
            Action::Choose(unit) => self.explain_mover(unit),
            // Typed in one go, without choosing the unit first: the unit may still be what is wrong.
            Action::Move(unit, _) => match self.explain_mover(unit) {
                Refusal::NowhereToGo(_) => Refusal::NotNow,
                reason => reason,
            },
            Action::Tactical => self.explain_tactical(),
            Action::Battlegroup => self.explain_battlegroup(),
            Action::Evacuate => {
                if self.wounded == 0 {
                    Refusal::NoWounded
                } else if self.luftwaffe == Some(Commitment::Weak) {
                    Refusal::LuftwaffeWeak
                } else {
                    Refusal::IpTooLow { cost: self.evacuate_price(), have: self.ip }
                }
            }
            Action::Council => Refusal::NoCouncil,
            Action::Attack(target) => self.explain_target(target),
            _ => Refusal::NotNow,
        }
    }

    fn pdm_too_dear(&self, areas: Areas, pay: Pay) -> Refusal {
        let cost = areas.into_iter().map(|area| self.pdm_price(area, pay)).min().unwrap_or(0);
        match pay {
            Pay::Ip => Refusal::IpTooLow { cost, have: self.ip },
            Pay::Supply => Refusal::SupplyTooLow { cost, have: self.supply },
        }
    }

    fn explain_battlegroup(&self) -> Refusal {
        if self.free_battlegroup().is_none() {
            return Refusal::NoBattlegroupLeft;
        }
        let cost = self.control.into_iter().map(|area| self.battlegroup_price(area)).min().unwrap_or(0);
        Refusal::SupplyTooLow { cost, have: self.supply }
    }

    fn explain_tactical(&self) -> Refusal {
        let (ip, supply) = self.tactical_price();
        if self.this_turn.tactical {
            Refusal::TacticalMade
        } else if self.offensive_settled() {
            Refusal::OffensiveSettled
        } else if self.ip < ip {
            Refusal::IpTooLow { cost: ip, have: self.ip }
        } else {
            Refusal::SupplyTooLow { cost: supply, have: self.supply }
        }
    }

    fn explain_mover(&self, unit: Unit) -> Refusal {
        let Some(area) = self.place[unit.index()].area() else { return Refusal::NotOnMap(unit) };
        if self.target[unit.index()] != Place::NONE {
            return Refusal::Designated(unit);
        }
        let open = self.near(area) & (self.control | self.breakthrough);
        let cheapest = open.into_iter().filter_map(|to| self.move_price(unit, to)).min_by_key(|price| price.tally);
        match cheapest {
            None => Refusal::NowhereToGo(unit),
            Some(price) if price.ip > self.ip => Refusal::IpTooLow { cost: price.ip, have: self.ip },
            Some(price) if price.supply > self.supply => {
                Refusal::SupplyTooLow { cost: price.supply, have: self.supply }
            }
            Some(_) => Refusal::NotNow,
        }
    }

    fn explain_move(&self, unit: Unit, to: Area) -> Refusal {
        if self.place[unit.index()] == Place::on(to) {
            return Refusal::AlreadyThere(unit, to);
        }
        if !(self.control | self.breakthrough).has(to) {
            return Refusal::MayNotEnter(to);
        }
        match self.move_price(unit, to) {
            None => Refusal::NoWay(unit, to),
            Some(price) => Refusal::TooFar { tally: price.tally, left: self.tally_left() },
        }
    }

    fn explain_target(&self, target: Place) -> Refusal {
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
            return Refusal::NobodyNear(target);
        }
        if self.can_target(target) && self.many_targets() {
            return Refusal::AskForTargets;
        }
        let cost = able.into_iter().map(|unit| self.target_price(Units::only(unit))).min().unwrap_or(0);
        Refusal::IpTooLow { cost, have: self.ip }
    }

    fn explain_attacker(&self, unit: Unit, target: Place) -> Refusal {
        let place = self.place[unit.index()];
        if !self.c.divisions.has(unit) {
            Refusal::NeverAttacks(unit)
        } else if self.target[unit.index()] != Place::NONE {
            Refusal::Designated(unit)
        } else if !self.reaches(unit, target) {
            Refusal::NotAdjacent(unit, target)
        } else if self.free_attackers(place).is_empty() {
            Refusal::ThreeOutOfArea(place)
        } else {
            let have = self.designated(target);
            let cost = self.target_price(have.with(unit));
            if cost > self.ip { Refusal::IpTooLow { cost, have: self.ip } } else { Refusal::OutOfOrder(unit) }
        }
    }

    fn explain_commit(&self, target: Place, points: u8) -> Refusal {
        let have = self.designated(target);
        if have.is_empty() {
            Refusal::NoAttackerYet
        } else if points > SUPPLY_MAX {
            Refusal::SupplyLimit
        } else {
            Refusal::SupplyTooLow { cost: points * self.times_for_all(have), have: self.supply }
        }
    }

    fn explain_advance(&self, unit: Unit, target: Place) -> Refusal {
        let cost = self.advance_price(target);
        if self.target[unit.index()] != target {
            Refusal::NotOfAttack(unit)
        } else if cost > self.supply {
            Refusal::SupplyTooLow { cost, have: self.supply }
        } else {
            Refusal::OutOfOrder(unit)
        }
    }

    fn explain_direction(&self, letter: Letter) -> Refusal {
        match self.relief {
            ReliefAt::Map(_) => Refusal::OnMap,
            ReliefAt::Box(1) => Refusal::FirstBox,
            ReliefAt::Box(_) => Refusal::SameLetter(letter),
        }
    }

    fn explain_follow_up(&self, area: Area) -> Refusal {
        let same = self.strike.target;
        let near = self.near(self.strike.from) & self.control;
        if self.control.has(same) {
            Refusal::SameArea(same)
        } else if near.has(area) {
            Refusal::VacantFirst(area)
        } else {
            Refusal::NotTarget(area)
        }
    }

    fn explain_defeat(&self, action: Action) -> Refusal {
        let area = self.strike.target;
        match action {
            Action::Lose(unit) if !self.at(area).has(unit) => Refusal::NotThere(unit),
            Action::Lose(unit) => Refusal::BattlegroupLast(unit),
            Action::LosePdm => Refusal::NoActivePdm(area),
            Action::Retreat(to) if (self.near(area) & (self.control - self.breakthrough)).has(to) => {
                Refusal::MustStand(area)
            }
            Action::Retreat(to) => Refusal::NoRetreat(to),
            _ => Refusal::NotNow,
        }
    }

    /// What a player might expect to do now but cannot.
    pub(crate) fn expectations(&self) -> Vec<(Action, Refusal)> {
        let mut legal = Vec::new();
        self.list(&mut legal);
        let mut wanted = Vec::new();
        match self.agenda.next() {
            Some(Step::Modifier(_)) => wanted.extend([1, 2].map(Action::Modify)),
            Some(Step::PlaceUnits) => {
                if let Some(Action::Place(unit, _)) = legal.first().copied() {
                    wanted.extend(self.soviet.into_iter().map(|area| Action::Place(unit, area)));
                }
            }
            Some(Step::Upkeep) => wanted.extend((0..=self.full_upkeep()).map(Action::Upkeep)),
            Some(Step::UpkeepLoss(_)) => wanted.extend(self.picked.into_iter().map(Action::Lose)),
            Some(Step::Actions) => self.expected_actions(&mut wanted),
            Some(Step::Destination(unit)) => {
                if let Some(from) = self.place[unit.index()].area() {
                    let near = self.near(from) | self.control;
                    wanted.extend(near.into_iter().map(|to| Action::Move(unit, to)));
                }
            }
            Some(Step::Build(_) | Step::Battlegroup) => {
                wanted.extend(self.control.into_iter().map(Action::Area));
            }
            Some(Step::Activate(_)) => {
                let inactive = self.control.into_iter().filter(|&area| self.inactive(area) > 0);
                wanted.extend(inactive.map(Action::Area));
            }
            Some(Step::Attackers(target)) => self.expected_attackers(target, &mut wanted),
            Some(Step::Advance(target)) => wanted.extend(self.designated(target).into_iter().map(Action::Advance)),
            Some(Step::Relief) => wanted.extend(Letter::ALL.map(Action::Direction)),
            Some(Step::Strikes | Step::UnitStrikes) => wanted.push(Action::Battlegroup),
            Some(Step::FollowUp) => {
                wanted.push(Action::Battlegroup);
                let near = self.near(self.strike.from) & self.control;
                wanted.extend(near.into_iter().map(Action::Strike));
            }
            Some(Step::Defeat) => {
                let area = self.strike.target;
                wanted.extend(self.at(area).into_iter().map(Action::Lose));
                wanted.push(Action::LosePdm);
                wanted.extend(self.near(area).into_iter().map(Action::Retreat));
            }
            Some(Step::KeyArea) => wanted.extend(self.key_areas().into_iter().map(Action::KeyArea)),
            _ => {}
        }
        wanted.retain(|action| !legal.contains(action));
        wanted.into_iter().map(|action| (action, self.explain(action))).collect()
    }

    fn expected_actions(&self, wanted: &mut Vec<Action>) {
        wanted.extend(Appeal::ALL.map(Action::Appeal));
        wanted.extend(Pay::ALL.map(Action::Build));
        wanted.extend(Pay::ALL.map(Action::Activate));
        wanted.extend([Action::Tactical, Action::Battlegroup, Action::Evacuate]);
        if self.options.council_of_war && !self.held.has(Held::Council) {
            wanted.push(Action::Council);
        }
        wanted.extend(self.in_play().into_iter().map(Action::Choose));
        let near = self.around(self.index.occupied) & self.soviet;
        let near = near.into_iter().map(Place::on).filter(|&target| !self.can_target(target) || !self.many_targets());
        wanted.extend(near.map(Action::Attack));
    }

    fn expected_attackers(&self, target: Place, wanted: &mut Vec<Action>) {
        let near = match target.area() {
            Some(area) => self.near(area) & self.index.occupied,
            None => Areas::EMPTY,
        };
        let limit = |area: Area| self.at(area).len() > OUT_OF_AREA;
        for area in near {
            let units = self.at(area);
            let shown = if limit(area) { units } else { units - self.designated(target) };
            wanted.extend(shown.into_iter().map(Action::With));
        }
        wanted.extend((0..=SUPPLY_MAX).map(Action::Commit));
    }
}
