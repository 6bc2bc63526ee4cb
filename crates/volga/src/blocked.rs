//! Why an action is refused, and actions a player might expect but that are illegal now.

use kurgan_core::Id;

use crate::action::{Action, Purchase, Support};
use crate::components::{Area, Areas, Unit, Units};
use crate::refusal::Refusal;
use crate::rules::Reach;
use crate::state::{Attack, Place, Step, Volga};

impl Volga {
    /// Why an action that is not legal cannot be done now.
    pub(crate) fn explain(&self, action: Action) -> Refusal {
        match (self.agenda.next(), action) {
            (Some(step @ (Step::Arrive(_) | Step::ComeBack)), Action::Reinforce(area)) => {
                self.explain_arrival(step, area)
            }
            (Some(Step::Supply), Action::Buy(what)) => self.explain_purchase(what),
            (Some(Step::Supply), Action::Return(unit)) => self.explain_return(unit),
            (Some(Step::Place(chosen)), Action::Place(unit, area)) if unit == chosen => {
                self.explain_placement(unit, area)
            }
            (Some(Step::Combat), Action::Choose(unit)) => self.explain_choice(unit),
            (Some(Step::Combat), Action::EndRound) => Refusal::NoRoundToEnd,
            // Typed in one go, without choosing the unit first: the unit may still be what is wrong.
            (Some(Step::Combat), Action::Move(unit, _) | Action::Enter(unit, ..)) => {
                self.explain_unchosen(unit, action)
            }
            (Some(Step::Combat), Action::AttackWith(area, units)) => {
                match (units - self.at(area)).first().or(units.first()) {
                    Some(unit) if self.at(area).has(unit) => self.explain_unchosen(unit, action),
                    _ => self.explain_unentered(area, units),
                }
            }
            (
                Some(Step::Destination(chosen)),
                Action::Attack(area) | Action::Hold(area) | Action::AttackWith(area, _),
            ) if self.gathering() => {
                if area == self.attack.area {
                    let joins = matches!(action, Action::AttackWith(_, units) if units.has(chosen));
                    if joins { Refusal::NotCombined(chosen) } else { Refusal::AnotherChosen(chosen) }
                } else {
                    Refusal::OtherTarget(area)
                }
            }
            (Some(Step::Combat | Step::Destination(_)), Action::Attack(area)) => {
                self.explain_unentered(area, self.at(area))
            }
            (Some(Step::Destination(chosen)), Action::Move(unit, to)) if unit == chosen => self.explain_move(unit, to),
            (Some(Step::Destination(chosen)), Action::Enter(unit, to, gate)) if unit == chosen => {
                self.explain_entry(unit, to, Some(gate))
            }
            (Some(Step::Destination(chosen)), Action::AttackWith(area, units)) => {
                self.explain_attack(chosen, area, units)
            }
            (Some(Step::Destination(chosen)), Action::Choose(_) | Action::Move(..) | Action::Enter(..)) => {
                Refusal::AnotherChosen(chosen)
            }
            (Some(Step::Gather), Action::Enter(unit, to, gate)) => self.explain_follower(unit, to, Some(gate)),
            (Some(Step::Gather), Action::Move(unit, to)) if self.soviet.has(to) => {
                self.explain_follower(unit, to, None)
            }
            (Some(Step::Gather), Action::Choose(unit) | Action::Move(unit, _)) => self.explain_mover(unit, action),
            (Some(Step::Gather), Action::Attack(area) | Action::AttackWith(area, _) | Action::Hold(area)) => {
                self.explain_gathered(area, action)
            }
            (Some(Step::Barrage), Action::Lose(unit)) | (Some(Step::Lead), Action::Lead(unit)) => {
                Refusal::NotAttacking(unit)
            }
            (Some(Step::Barrage), Action::Lead(_) | Action::Support(_)) => Refusal::BarrageFirst,
            (Some(Step::Lead), Action::Support(_)) => Refusal::LeadFirst,
            (Some(Step::Support), Action::Support(support)) => self.explain_support(support),
            (Some(Step::Retreat), Action::Retreat(unit, area)) => {
                if !self.attack.units.has(unit) {
                    Refusal::NotAttacking(unit)
                } else if self.attack.entry(unit) == Some(area) && self.full().has(area) {
                    Refusal::Full(area)
                } else {
                    Refusal::RetreatElsewhere(unit, area)
                }
            }
            _ => Refusal::NotNow,
        }
    }

    fn explain_arrival(&self, step: Step, area: Area) -> Refusal {
        if self.arrival_range(step).has(area) && self.controlled().has(area) {
            Refusal::NoRoomForGroup(area)
        } else {
            Refusal::NotForGroup(area)
        }
    }

    fn explain_purchase(&self, what: Purchase) -> Refusal {
        match what {
            Purchase::Morale if !self.on_offer(what) => Refusal::MoraleFull,
            _ if !self.on_offer(what) => Refusal::NoMarkerToBuy,
            _ => Refusal::SupplyTooLow { cost: self.price(what), have: self.supply },
        }
    }

    fn explain_return(&self, unit: Unit) -> Refusal {
        if self.place[unit.index()] != Place::OUT_OF_ACTION {
            Refusal::NotOutOfAction(unit)
        } else if self.price_of(unit) > self.supply {
            Refusal::SupplyTooLow { cost: self.price_of(unit), have: self.supply }
        } else {
            let home = Area(self.scenario().home[unit.index()]);
            if self.scenario().north.has(unit) { Refusal::HomeOnly(unit, home) } else { Refusal::NoPlaceToReturn(unit) }
        }
    }

    fn explain_placement(&self, unit: Unit, area: Area) -> Refusal {
        let scenario = self.scenario();
        let home = Area(scenario.home[unit.index()]);
        if scenario.north.has(unit) && area != home {
            Refusal::HomeOnly(unit, home)
        } else if self.full().has(area) {
            Refusal::Full(area)
        } else {
            Refusal::PlacementNotAllowed(unit, area)
        }
    }

    fn explain_choice(&self, unit: Unit) -> Refusal {
        let Some(area) = self.place[unit.index()].area() else { return Refusal::NotOnMap(unit) };
        if !self.fresh.has(unit) {
            return self.explain_spent(unit);
        }
        // Whatever only a new Action Round would allow (ruling 78).
        let mut anew = *self;
        anew.end_round(&mut ());
        if self.round.active == area && anew.can_act(unit, area) {
            let near = self.c.adjacent[area.index()].with(area);
            match (self.round.attacked & near.without(area)).first() {
                _ if self.round.attacked.has(area) => Refusal::AlreadyAttacked(area),
                _ if self.soviet.has(area) => Refusal::NotContestedThen(area),
                Some(attacked) => Refusal::AlreadyAttacked(attacked),
                None => Refusal::NothingToDo(unit),
            }
        } else {
            Refusal::NothingToDo(unit)
        }
    }

    fn explain_spent(&self, unit: Unit) -> Refusal {
        let pausing = self.paused() == Some(self.c.units[unit.index()].corps);
        if pausing { Refusal::Pausing(unit) } else { Refusal::Spent(unit) }
    }

    /// A move or an attack typed before its unit was chosen: what is wrong with it, or that the unit has to be chosen
    /// first.
    fn explain_unchosen(&self, unit: Unit, action: Action) -> Refusal {
        match self.place[unit.index()].area() {
            Some(area) if self.fresh.has(unit) && self.can_act(unit, area) => {}
            _ => return self.explain_choice(unit),
        }
        let mut chosen = *self;
        chosen.choose(unit, &mut ());
        let mut legal = Vec::new();
        chosen.list(&mut legal);
        if legal.contains(&action) { Refusal::ChooseFirst(unit) } else { chosen.explain(action) }
    }

    /// An attack without naming attackers, or one in which units that stand elsewhere are named.
    fn explain_unentered(&self, area: Area, units: Units) -> Refusal {
        if !self.soviet.has(area) {
            Refusal::NoSovietUnit(area)
        } else if self.round.attacked.has(area) {
            Refusal::AlreadyAttacked(area)
        } else if self.at(area).meets(self.fresh) {
            match self.agenda.next() {
                Some(Step::Destination(chosen)) if !self.at(area).has(chosen) => Refusal::AnotherChosen(chosen),
                _ if self.can_attack_within(area) => Refusal::SayWith { area, number: area.0 },
                _ => Refusal::NotContestedThen(area),
            }
        } else {
            let spent = (units & self.at(area)).first();
            spent.map_or(Refusal::EnterFirst(area), |unit| self.explain_spent(unit))
        }
    }

    fn explain_move(&self, unit: Unit, to: Area) -> Refusal {
        if to == self.round.active {
            Refusal::AlreadyThere(unit, to)
        } else if self.soviet.has(to) {
            self.explain_entry(unit, to, None)
        } else {
            let closed = self.explain_closed(unit, to);
            closed.unwrap_or_else(|| self.explain_way(unit, to, None))
        }
    }

    /// Why an area is closed to a unit of the Active Area, wherever it comes from.
    fn explain_closed(&self, unit: Unit, to: Area) -> Option<Refusal> {
        if !self.allowed(unit).has(to) {
            Some(Refusal::NorthernShoulder(unit, to))
        } else if self.round.attacked.has(to) {
            Some(Refusal::AlreadyAttacked(to))
        } else {
            // A unit that goes out and back makes room for itself (ruling 82).
            self.full().without(self.round.active).has(to).then_some(Refusal::Full(to))
        }
    }

    /// Why a unit of the Active Area cannot enter an area with a Soviet unit, or not out of that one.
    fn explain_entry(&self, unit: Unit, to: Area, gate: Option<Area>) -> Refusal {
        let from = self.round.active;
        if !self.soviet.has(to) {
            return Refusal::NoSovietUnit(to);
        }
        if self.gathering() && to != self.attack.area {
            return Refusal::OtherTarget(to);
        }
        if let Some(closed) = self.explain_closed(unit, to) {
            return closed;
        }
        let next_to = self.c.adjacent[to.index()];
        match gate {
            None if !self.entries(&self.reach(unit, from), from, to).is_empty() => {
                Refusal::SayFrom { area: to, number: to.0 }
            }
            None if next_to.has(from) && self.soviet.has(from) => Refusal::ContestedExit { from, to },
            None => self.explain_way(unit, to, None),
            Some(gate) if !next_to.has(gate) => Refusal::NotAdjacent { from: gate, to },
            Some(gate) if gate == from && self.soviet.has(from) => Refusal::ContestedExit { from, to },
            Some(gate) if self.soviet.has(gate) => Refusal::NoEntryFrom { from: gate, to },
            Some(gate) => {
                let closed = self.explain_closed(unit, gate).filter(|_| gate != from);
                closed.unwrap_or_else(|| self.explain_way(unit, to, Some(gate)))
            }
        }
    }

    /// Why a unit of the Active Area finds no way to an area that is open to it, or not by way of this one.
    fn explain_way(&self, unit: Unit, to: Area, gate: Option<Area>) -> Refusal {
        let (from, movement) = (self.round.active, self.movement(unit));
        let vacant = self.c.all - self.soviet;
        let open = (vacant & self.allowed(unit)) - self.closed(from);
        let gates = |reach: &Reach| self.entries(reach, from, to);
        let arrives = |open: Areas| {
            let reach = self.reach_through(open, unit, from);
            match gate {
                Some(gate) => gates(&reach).has(gate),
                None if self.soviet.has(to) => !gates(&reach).is_empty(),
                None => reach.cost(to).is_some(),
            }
        };
        // One closed area that would be way enough if it were open, or one of several.
        let barrier = |closed: Areas| {
            let closed = (closed & vacant) - open;
            let one = closed.into_iter().find(|&area| arrives(open.with(area)));
            one.or_else(|| {
                let without = |needed: Areas, area| {
                    let fewer = needed.without(area);
                    if arrives(open | fewer) { fewer } else { needed }
                };
                arrives(open | closed).then(|| closed.into_iter().fold(closed, without).first()).flatten()
            })
        };
        let (full, attacked) = (self.full().without(from) - self.round.attacked, self.round.attacked);
        for closed in [full, attacked, full | attacked, self.c.all - self.allowed(unit), self.c.all] {
            match barrier(closed) {
                Some(area) if !self.allowed(unit).has(area) => return Refusal::NorthernShoulder(unit, area),
                Some(area) if attacked.has(area) => return Refusal::AlreadyAttacked(area),
                Some(through) => return Refusal::WayFull { unit, area: to, through },
                None => {}
            }
        }
        let joined = |open: Areas| {
            let joined = self.joined(open.with(from), from);
            // 8.3.2
            if self.soviet.has(to) && self.soviet.has(from) { joined.without(from) } else { joined }
        };
        let leads = |open: Areas| match gate {
            Some(gate) => joined(open).has(gate),
            None => joined(open).meets(self.c.adjacent[to.index()]),
        };
        if leads(vacant) && !leads(vacant & self.allowed(unit)) {
            let beyond = (vacant - self.allowed(unit)).first();
            return Refusal::NorthernShoulder(unit, beyond.unwrap_or(to));
        }
        match gate {
            Some(gate) if !leads(vacant) => Refusal::NoWay(unit, gate),
            None if !leads(vacant) => Refusal::NoWay(unit, to),
            Some(gate) if gate != from => Refusal::TooFarFrom { unit, area: to, from: gate, movement },
            _ => Refusal::TooFar { unit, area: to, movement },
        }
    }

    /// The areas that hang together with this one.
    fn joined(&self, areas: Areas, from: Area) -> Areas {
        let mut found = Areas::only(from);
        loop {
            let next = found.into_iter().fold(found, |all, area| all | self.c.adjacent[area.index()]) & areas;
            if next == found {
                return found;
            }
            found = next;
        }
    }

    fn explain_attack(&self, chosen: Unit, area: Area, units: Units) -> Refusal {
        if !self.soviet.has(area) {
            Refusal::NoSovietUnit(area)
        } else if self.round.attacked.has(area) {
            Refusal::AlreadyAttacked(area)
        } else if area != self.round.active {
            match ((units & self.at(area)) - self.fresh).first() {
                Some(unit) => self.explain_spent(unit),
                None if units.meets(self.at(area)) => Refusal::AnotherChosen(chosen),
                None => Refusal::EnterFirst(area),
            }
        } else if !self.round.contested.has(area) {
            Refusal::NotContestedThen(area)
        } else if let Some(unit) = (units - self.at(area)).first() {
            Refusal::NotActive(unit)
        } else if let Some(unit) = (units - self.fresh).first() {
            self.explain_spent(unit)
        } else {
            Refusal::AnotherChosen(chosen) // it has to take part
        }
    }

    fn explain_follower(&self, unit: Unit, to: Area, gate: Option<Area>) -> Refusal {
        if self.on_map().has(unit) && !self.fresh.has(unit) {
            self.explain_spent(unit)
        } else if to != self.attack.area {
            Refusal::OtherTarget(to)
        } else if !self.at(self.round.active).has(unit) {
            Refusal::NotActive(unit)
        } else {
            self.explain_entry(unit, to, gate)
        }
    }

    /// A unit that would move elsewhere before the attack (9.0).
    fn explain_mover(&self, unit: Unit, action: Action) -> Refusal {
        let (from, target) = (self.round.active, self.attack.area);
        if self.on_map().has(unit) && !self.fresh.has(unit) {
            self.explain_spent(unit)
        } else if self.on_map().has(unit) && !self.at(from).has(unit) {
            Refusal::NotActive(unit)
        } else if matches!(action, Action::Choose(_)) && self.on_map().has(unit) {
            let reach = self.reach(unit, from);
            if !self.full().without(from).has(target) && !self.entries(&reach, from, target).is_empty() {
                return Refusal::SayFrom { area: target, number: target.0 };
            }
            // What it can do once this attack is over.
            let mut later = *self;
            later.attack = Attack::NONE;
            if later.can_attack_within(from) {
                return Refusal::OtherTarget(from);
            }
            let others = later.open_to_entry(unit, from).without(target);
            let other = others.into_iter().find(|&area| !self.entries(&reach, from, area).is_empty());
            other.map_or_else(|| self.explain_choice(unit), Refusal::OtherTarget)
        } else {
            self.explain_unchosen(unit, action)
        }
    }

    fn explain_gathered(&self, area: Area, action: Action) -> Refusal {
        if area != self.attack.area {
            return Refusal::OtherTarget(area);
        }
        if self.mandatory() {
            return Refusal::MandatoryAttack { area, number: area.0 };
        }
        match action {
            Action::AttackWith(_, units) => {
                let stranger = (units - self.attack.units).first();
                stranger.map_or(Refusal::SayWith { area, number: area.0 }, |unit| {
                    if self.at(area).has(unit) { Refusal::NotCombined(unit) } else { Refusal::NotAttacking(unit) }
                })
            }
            _ => Refusal::SayWith { area, number: area.0 },
        }
    }

    fn explain_support(&self, support: Support) -> Refusal {
        let attackers = self.attack.units.count();
        let have = self.available;
        if support.air > 0 && self.air_limited() {
            Refusal::AirLimited(self.attack.area)
        } else if support.air > 0 && !self.air_allowed() {
            Refusal::AirProhibited
        } else if support.air > 1 {
            Refusal::OneAir
        } else if support.artillery > have.artillery || support.engineer > have.engineer || support.air > have.air {
            Refusal::NoMarkerLeft
        } else {
            Refusal::SupportLimit { attackers }
        }
    }

    /// What a player might expect to do now but cannot.
    pub(crate) fn expectations(&self) -> Vec<(Action, Refusal)> {
        let mut legal = Vec::new();
        self.list(&mut legal);
        let mut wanted = Vec::new();
        match self.agenda.next() {
            Some(step @ (Step::Arrive(_) | Step::ComeBack)) => {
                wanted.extend(self.arrival_range(step).into_iter().map(Action::Reinforce));
            }
            Some(Step::Supply) => {
                wanted.extend(Purchase::ALL.map(Action::Buy));
                wanted.extend(self.units_at(Place::OUT_OF_ACTION).into_iter().map(Action::Return));
            }
            Some(Step::Place(unit)) => {
                let areas = self.controlled() | self.german();
                wanted.extend(areas.into_iter().map(|area| Action::Place(unit, area)));
            }
            Some(Step::Combat) => wanted.extend(self.on_map().into_iter().map(Action::Choose)),
            Some(Step::Destination(unit)) => self.expected_destinations(unit, &mut wanted),
            Some(Step::Gather) => self.expected_followers(&mut wanted),
            Some(Step::Barrage) => {
                wanted.extend(self.attack.units.into_iter().map(Action::Lead));
                wanted.extend(self.bystanders().into_iter().map(Action::Lose));
            }
            Some(Step::Lead) => wanted.extend(self.bystanders().into_iter().map(Action::Lead)),
            Some(Step::Retreat) => {
                let near = self.c.adjacent[self.attack.area.index()] - self.soviet;
                for unit in self.attack.units {
                    wanted.extend(near.into_iter().map(|area| Action::Retreat(unit, area)));
                }
            }
            Some(Step::Support) => wanted.extend(self.expected_support().map(Action::Support)),
            _ => {}
        }
        wanted.retain(|action| !legal.contains(action));
        wanted.into_iter().map(|action| (action, self.explain(action))).collect()
    }

    /// The areas around, and the Soviet-held ones around those the unit can get to.
    fn expected_destinations(&self, unit: Unit, wanted: &mut Vec<Action>) {
        let from = self.round.active;
        let reach = self.reach(unit, from);
        let near = self.c.adjacent[from.index()];
        let gates = reach.all().with(from);
        let beyond = gates.into_iter().fold(near, |all, area| all | self.c.adjacent[area.index()]);
        for to in (beyond & self.soviet).without(from) {
            if self.entries(&reach, from, to).is_empty() || !self.open_to_entry(unit, from).has(to) {
                let gate = (gates & self.c.adjacent[to.index()]).first().unwrap_or(from);
                wanted.push(Action::Enter(unit, to, gate));
            }
        }
        wanted.extend(
            ((near - self.soviet) | (beyond & self.full()))
                .into_iter()
                .filter_map(|to| (!self.soviet.has(to) && to != from).then_some(Action::Move(unit, to))),
        );
        if self.soviet.has(from) {
            wanted.push(Action::AttackWith(from, Units::only(unit)));
        }
    }

    /// Units in the area attacked or the Active Area that take no part in the attack.
    fn bystanders(&self) -> Units {
        (self.at(self.attack.area) | self.at(self.round.active)) - self.attack.units
    }

    fn expected_followers(&self, wanted: &mut Vec<Action>) {
        let (from, to) = (self.round.active, self.attack.area);
        // Units of other areas that could enter if theirs were the Active Area.
        for unit in (self.fresh & self.on_map()) - self.at(from) {
            if let Some(area) = self.place[unit.index()].area()
                && let Some(gate) = self.entries(&self.reach(unit, area), area, to).first()
            {
                wanted.push(Action::Enter(unit, to, gate));
            }
        }
        for unit in self.at(from) {
            let able = self.fresh.has(unit) && !self.full().has(to);
            let gates = self.entries(&self.reach(unit, from), from, to);
            if !able || gates.is_empty() {
                let near = Areas::only(from) & self.c.adjacent[to.index()];
                let gate = near.first().or(gates.first()).or(self.attack.entries().first().map(|(_, gate)| *gate));
                wanted.push(Action::Enter(unit, to, gate.unwrap_or(from)));
            }
        }
        if self.mandatory() {
            wanted.push(Action::Hold(to));
        } else {
            let residents = self.at(to) - self.attack.units;
            wanted.extend(residents.into_iter().map(|unit| Action::AttackWith(to, self.attack.units.with(unit))));
        }
    }

    /// One marker of each kind, and one more than there are attackers.
    fn expected_support(&self) -> impl Iterator<Item = Support> {
        let limit = self.attack.units.count();
        let none = Support::default();
        [
            Support { artillery: 1, ..none },
            Support { engineer: 1, ..none },
            Support { air: 1, ..none },
            Support { air: 2, ..none },
            Support { artillery: limit + 1, ..none },
        ]
        .into_iter()
    }
}
