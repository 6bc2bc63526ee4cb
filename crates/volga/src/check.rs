//! Every invariant of a position.

use kurgan_core::{Broken, Id};

use crate::components::{Area, Areas, STACK, SovietUnits, Strategy, Unit, Units};
use crate::rules::{MOST_SUPPLY, NORTH};
use crate::state::{MORALE_MAX, NONE, Place, Step, Volga};

macro_rules! hold {
    ($condition:expr, $($message:tt)+) => {
        if !$condition {
            return Err(Broken(format!($($message)+)));
        }
    };
}

impl Volga {
    /// Checks every invariant, naming the first that is broken.
    pub(crate) fn check_all(&self) -> Result<(), Broken> {
        self.check_tracks()?;
        self.check_event()?;
        self.check_germans()?;
        self.check_boxes()?;
        self.check_soviets()?;
        self.check_isolation()?;
        self.check_before_combat()?;
        self.check_round()?;
        self.check_attack()?;
        self.check_agenda()
    }

    /// Whether this step of the turn is still to come, or being decided.
    fn ahead(&self, step: Step) -> bool {
        self.agenda.steps().contains(&step)
    }

    fn name(&self, unit: Unit) -> &'static str {
        self.c.units.get(unit.index()).map_or("?", |data| data.name.as_str())
    }

    fn check_tracks(&self) -> Result<(), Broken> {
        let scenario = self.scenario();
        let (first, last) = (scenario.first_turn, scenario.last_turn);
        hold!((first..=last).contains(&self.turn), "turn: {} is not between {first} and {last}", self.turn);
        hold!(self.morale <= MORALE_MAX, "morale: {} is above {MORALE_MAX} (5.2)", self.morale);
        // Before the first attack nothing takes morale.
        let start = self.options.reduced_morale.unwrap_or(scenario.morale);
        let fought = self.turn > first || !self.ahead(Step::BloodyStreets);
        hold!(fought || self.morale >= start, "morale: {} before the first combat, it starts at {start}", self.morale);
        let (have, are) = (&self.available, &self.c.markers);
        hold!(have.artillery <= are.artillery, "available: {} artillery of {}", have.artillery, are.artillery);
        hold!(have.engineer <= are.engineer, "available: {} engineer of {}", have.engineer, are.engineer);
        hold!(have.air <= are.air, "available: {} air of {}", have.air, are.air);
        self.check_supply(start)
    }

    /// Whether this is the Supply Phase, in which nothing but purchases has happened since the roll (6.3).
    fn buying(&self) -> bool {
        self.ahead(Step::BloodyStreets) && !self.ahead(Step::SupplyRoll)
    }

    /// 6.3: what lies there has been rolled for, and nobody has spent more than that.
    fn check_supply(&self, start: u8) -> Result<(), Broken> {
        let (scenario, costs, have) = (self.scenario(), &self.c.costs, &self.available);
        let elapsed = self.turn - scenario.first_turn;
        let rolled = !self.ahead(Step::SupplyRoll);
        let rolls = i32::from(elapsed) + i32::from(rolled);
        let fewer = self.event().and_then(|event| event.supply_dice).filter(|_| rolled);
        let missing = fewer.map_or(0, |dice| i32::from(MOST_SUPPLY) - i32::from(6 * dice));
        let most = rolls * i32::from(MOST_SUPPLY) - missing;
        let mut spent = i32::from(self.supply);
        hold!(spent <= most, "supply: {spent} is more than {rolls} rolls can bring, {most} at most (6.3)");
        let paid = (i32::from(have.air) - rolls * i32::from(scenario.free_air)).max(0);
        spent += i32::from(have.artillery * costs.artillery) + i32::from(have.engineer * costs.engineer);
        spent += paid * i32::from(costs.air);
        hold!(spent <= most, "available: markers and supply for {spent} points, the rolls bring {most} at most (6.3)");
        // Each End Phase takes one; what is more than that and the areas taken was bought (6.3, 6.5, 9.5.7).
        let taken = (scenario.soviet_areas & self.c.tem4) - self.soviet;
        let without = i32::from(start) - i32::from(elapsed) + i32::from(taken.count());
        spent += (i32::from(self.morale) - without).max(0) * i32::from(costs.morale);
        hold!(
            spent <= most,
            "morale: {} with these markers and supply takes {spent} points, the rolls bring {most} at most (6.3)",
            self.morale
        );
        if self.buying() {
            let free = scenario.free_air.min(self.c.markers.air);
            hold!(have.air >= free, "available: {} air, this turn has brought {free} (6.3)", have.air);
            self.check_supply_floor(spent)?;
        }
        Ok(())
    }

    /// 10.2, 14.6.2: on the first turn at least so much was there to be spent.
    fn check_supply_floor(&self, spent: i32) -> Result<(), Broken> {
        let (scenario, (turn, least)) = (self.scenario(), self.scenario().supply_floor);
        if self.turn != turn || turn != scenario.first_turn {
            return Ok(());
        }
        let start = Self::set_up(self.c, &self.options, &mut ());
        let bought = |unit: &Unit| {
            let returns = self.agenda.next() == Some(Step::Place(*unit));
            start.place[unit.index()] == Place::OUT_OF_ACTION && (returns || self.place[unit.index()].area().is_some())
        };
        let units = scenario.units.into_iter().filter(bought);
        let spent = spent + units.map(|unit| i32::from(self.price_of(unit))).sum::<i32>();
        hold!(spent >= i32::from(least), "supply: {spent} points on hand and spent, turn {turn} brings {least} (10.2)");
        Ok(())
    }

    fn check_event(&self) -> Result<(), Broken> {
        let pauses = self.event().is_some_and(|event| event.pause);
        hold!(pauses == self.paused().is_some(), "paused: a corps pauses in a Logistical Pause, and only then (6.2)");
        let void = self.event().is_some_and(|event| event.void_turns >> self.turn & 1 != 0);
        hold!(!void, "event: it has no effect on turn {} (10.1)", self.turn);
        let early = self.turn < self.scenario().first_event_turn;
        hold!(!early || self.event().is_none(), "event: there is none on turn {} (14.6.1)", self.turn);
        let chart = &self.c.charts[self.scenario().chart].events[3..];
        let always = chart.iter().all(|&row| self.c.events[usize::from(row)].void_turns >> self.turn & 1 == 0);
        let missing = always && !early && self.event().is_none() && !self.ahead(Step::RandomEvent);
        hold!(!missing, "event: every roll of turn {} brings one (6.2)", self.turn);
        if let Some(corps) = self.paused() {
            hold!(self.c.pause.contains(&corps), "paused: no die chooses this corps (6.2)");
            let fresh = (self.c.corps[corps.index()].units & self.fresh).first();
            hold!(fresh.is_none(), "spent: {} is missing, its corps pauses (6.2)", fresh.map_or("?", |f| self.name(f)));
        }
        let gone = self.event().is_some_and(|event| event.withdraw.is_some());
        hold!(!gone || self.breakthrough_used, "breakthrough_used: the event in force calls the division away (6.2.1)");
        let rolled = if self.ahead(Step::RandomEvent) { self.turn } else { self.turn + 1 };
        let possible = (self.scenario().first_event_turn..rolled).any(|turn| self.breakthrough_on(turn));
        hold!(
            possible || !self.breakthrough_used || self.withdrawals_made().is_some(),
            "breakthrough_used: no roll so far can have called the division away (10.1)"
        );
        hold!(
            self.withdrawals_made().is_none() || self.breakthrough_used,
            "breakthrough_used: the division has been withdrawn (6.1.2)"
        );
        Ok(())
    }

    fn check_germans(&self) -> Result<(), Broken> {
        let scenario = self.scenario();
        let mut seen = Units::EMPTY;
        hold!(self.index == self.indexed(), "index: it is not what follows from the places of the units");
        for area in self.c.all {
            let here = self.at(area);
            hold!(here.len() <= STACK, "german: {} units in area {}, {STACK} at most (7.1)", here.len(), area.0);
            for unit in here {
                let name = self.c.units.get(unit.index()).map_or("?", |data| data.name.as_str());
                hold!(self.place[unit.index()] == Place::on(area), "german: {name} is in two places");
                seen.add(unit);
            }
        }
        for (n, data) in self.c.units.iter().enumerate() {
            let unit = crate::components::Unit::from_index(n);
            let place = self.place[n];
            let name = &data.name;
            if scenario.units.has(unit) {
                hold!(place != Place::UNUSED, "german: {name} is nowhere");
            } else {
                hold!(place == Place::UNUSED, "german: {name} is not in this scenario");
            }
            hold!(place.area().is_none() || seen.has(unit), "german: {name} is on the map and in no area");
        }
        hold!(self.fresh.within(seen), "spent: a unit off the map is fresh");
        Ok(())
    }

    /// The boxes off the map, and who may be where on it.
    fn check_boxes(&self) -> Result<(), Broken> {
        let scenario = self.scenario();
        let due = self.units_at(Place::DUE);
        let comes = scenario.arrivals.iter().fold(Units::EMPTY, |units, arrival| units | arrival.units);
        hold!(due.within(comes), "due: a unit that is no reinforcement (6.1.1)");
        for (group, arrival) in (0..).zip(&scenario.arrivals) {
            let (turn, missing) = (arrival.turn, arrival.units - due);
            let name = missing.first().map_or("?", |unit| self.name(unit));
            hold!(
                missing.is_empty() || (turn <= self.turn && !self.ahead(Step::Arrive(group))),
                "due: {name} is not there before turn {turn} (6.1.1)"
            );
            let whole = missing.is_empty() || missing == arrival.units;
            hold!(whole, "due: the group of turn {turn} comes undivided, {name} is missing (ruling 11)");
        }
        self.check_waiting()?;
        let away = self.units_at(Place::CALLED_AWAY);
        hold!(away.within(self.breakthrough_units()), "called_away: a unit that no event calls away (6.2.1)");
        hold!(away.is_empty() || self.breakthrough_used, "breakthrough_used: units are called away (6.2.1)");
        let (left, leaves) = (self.units_at(Place::WITHDRAWN), self.withdrawals_made().unwrap_or(Units::EMPTY));
        if let Some(unit) = (left - leaves).first() {
            return Err(Broken(format!("withdrawn: {} does not leave by turn {} (6.1.2)", self.name(unit), self.turn)));
        }
        if let Some(unit) = (leaves - left).first() {
            return Err(Broken(format!("withdrawn: {} is missing, it left before (6.1.2)", self.name(unit))));
        }
        let north = if self.options.northern_shoulder { scenario.north } else { Units::EMPTY };
        for unit in north {
            let stays = self.place[unit.index()].area().is_none_or(|area| NORTH.has(area));
            hold!(stays, "german: {} stays in the north (12.2)", self.name(unit));
        }
        Ok(())
    }

    /// A group waits only while no area has room for it (ruling 11), and room is made only by those who leave after it.
    fn check_waiting(&self) -> Result<(), Broken> {
        let leaves = self.event().is_some_and(|event| event.withdraw.is_some())
            || self.scenario().withdrawals.iter().any(|withdrawal| withdrawal.turn == self.turn);
        if !self.buying() || leaves {
            return Ok(());
        }
        let groups = (0..).zip(&self.scenario().arrivals).filter(|(_, arrival)| arrival.turn <= self.turn);
        let steps = groups.map(|(group, _)| Step::Arrive(group)).chain([Step::ComeBack]);
        for step in steps.filter(|&step| !self.arriving(step).is_empty()) {
            let (field, rule) = if step == Step::ComeBack { ("called_away", "6.2.1") } else { ("due", "6.1.1") };
            if let Some(area) = self.arrival_areas(step).first() {
                let message = format!("{field}: the group has arrived at dawn, area {} has room ({rule})", area.0);
                return Err(Broken(message));
            }
        }
        Ok(())
    }

    /// Who has been withdrawn for good so far; none where no withdrawal has been made.
    fn withdrawals_made(&self) -> Option<Units> {
        let past = if self.ahead(Step::Withdraw) { self.turn } else { self.turn + 1 };
        let made = self.scenario().withdrawals.iter().filter(|withdrawal| withdrawal.turn < past);
        made.map(|withdrawal| withdrawal.units).reduce(|all, units| all | units)
    }

    fn check_soviets(&self) -> Result<(), Broken> {
        let scenario = self.scenario();
        hold!(self.soviet.within(scenario.soviet_areas), "soviet: a unit in an area that started German (ruling 10)");
        hold!(self.revealed.within(self.soviet), "soviet: revealed without being there");
        let mut seen = SovietUnits::EMPTY;
        for area in self.c.all {
            let unit = self.defender[area.index()];
            hold!((unit != NONE) == self.revealed.has(area), "soviet: area {} is half revealed", area.0);
            if let Some(unit) = self.defender(area) {
                let data = self.c.soviets.get(unit.index());
                let terrain = self.c.areas[area.index()].terrain;
                let id = data.map_or("?", |data| data.id.as_str());
                hold!(data.is_some_and(|d| d.terrain == terrain), "soviet: {id} cannot hold area {}", area.0);
                hold!(!seen.has(unit), "soviet: {id} is in two places");
                hold!(!self.bag.has(unit), "soviet: {id} is on the map and in its bag");
                seen.add(unit);
            }
        }
        let pieces = self.soviet_pieces();
        hold!((self.bag | seen).within(pieces), "bags: a unit that is not in this scenario");
        for (terrain, units) in self.c.terrain.into_iter().zip(self.c.soviet_terrain) {
            // Whoever is neither unseen nor on the map was eliminated where an area was taken, one in each.
            let missing = (pieces & units) - self.bag - seen;
            let taken = (scenario.soviet_areas & terrain) - self.soviet;
            if let Some(unit) = missing.into_iter().nth(taken.len()) {
                let id = self.c.soviets.get(unit.index()).map_or("?", |data| data.id.as_str());
                return Err(Broken(format!(
                    "bags: {id} is nowhere: {} units gone, {} areas taken",
                    missing.len(),
                    taken.len()
                )));
            }
            if let Some(area) = taken.into_iter().nth(missing.len()) {
                return Err(Broken(format!(
                    "bags: area {} is taken and its defender still there: {} units gone, {} areas taken",
                    area.0,
                    missing.len(),
                    taken.len()
                )));
            }
            let hidden = (self.soviet - self.revealed) & terrain;
            if let Some(area) = hidden.first() {
                let left = self.bag_of(area).len();
                let areas = hidden.len();
                hold!(left >= areas, "bags: {left} unseen units for {areas} unrevealed areas like {}", area.0);
            }
        }
        // Whoever enters attacks and turns the defender up (9.1, 9.4); the entrants of an attack are on their way.
        for area in self.contested() - self.revealed {
            let entering = area == self.attack.area && self.at(area).within(self.attack.units);
            hold!(entering, "soviet: area {} is contested and its defender unrevealed (9.4)", area.0);
        }
        Ok(())
    }

    /// 12.3: a marker lies where there is no way to the Volga, and every way that opens stays closed to the Soviets.
    fn check_isolation(&self) -> Result<(), Broken> {
        let markers = usize::from(self.c.markers.isolation);
        hold!(self.isolated.len() <= markers, "isolated: more areas than markers (12.3)");
        hold!(self.isolated.within(self.soviet), "isolated: an area without a Soviet unit (12.3)");
        hold!(self.options.isolation || self.isolated.is_empty(), "isolated: the option is off (12.3)");
        let cut_off = self.cut_off();
        let joined = (self.isolated - cut_off).first();
        hold!(joined.is_none(), "isolated: area {} has a way to the Volga (12.3)", joined.map_or(0, |area| area.0));
        let judged = !self.options.isolation || !self.ahead(Step::BloodyStreets);
        let all = self.isolated.len() == cut_off.len().min(markers);
        hold!(judged || all, "isolated: {} areas are cut off since dawn (12.3)", cut_off.len());
        Ok(())
    }

    /// What nobody can have changed before the Combat Phase, and before the first one of the game.
    fn check_before_combat(&self) -> Result<(), Broken> {
        if !self.ahead(Step::BloodyStreets) {
            return Ok(());
        }
        hold!(!self.soviet.is_empty(), "soviet: with none left the game was over at the end of combat (11.1)");
        let pausing = self.paused().map_or(Units::EMPTY, |corps| self.c.corps[corps.index()].units);
        if let Some(unit) = ((self.on_map() - self.fresh) - pausing).first() {
            return Err(Broken(format!("spent: {} is fresh until the Combat Phase (6.5)", self.name(unit))));
        }
        if self.turn > self.scenario().first_turn {
            return Ok(());
        }
        let start = Self::set_up(self.c, &self.options, &mut ());
        let taken = (start.soviet - self.soviet).first();
        hold!(taken.is_none(), "soviet: area {} before the first combat", taken.map_or(0, |area| area.0));
        hold!(self.revealed == start.revealed, "soviet: nobody is revealed before the first combat (9.4)");
        for unit in self.scenario().units {
            let (place, was) = (self.place[unit.index()], start.place[unit.index()]);
            let stays = place == was || was == Place::OUT_OF_ACTION || place == Place::CALLED_AWAY;
            hold!(stays, "german: {} is where it was set up until the first combat (5.3)", self.name(unit));
        }
        Ok(())
    }

    fn check_round(&self) -> Result<(), Broken> {
        let round = &self.round;
        if round.active == Area(0) {
            return Ok(());
        }
        hold!(!self.ahead(Step::BloodyStreets), "round: none is under way before the Combat Phase");
        hold!(self.end.is_none(), "round: none is under way when the game is over");
        // What was contested or attacked is revealed (9.4), unless it has been taken since.
        for (field, areas) in [("contested", round.contested), ("attacked", round.attacked)] {
            hold!(areas.within(self.scenario().soviet_areas), "round.{field}: an area that started German");
            let unseen = (areas & self.soviet) - self.revealed;
            hold!(unseen.is_empty(), "round.{field}: an area whose defender is unrevealed (9.4)");
        }
        // Only the Active Area acts: whatever else was contested still is, unless it has been attacked and taken, and
        // whatever is contested now was so then, or has been attacked since.
        let active = Areas::only(round.active);
        let was = "round.contested: area {} was not contested when the round began";
        let named = |message: &str, areas: Areas| match areas.first() {
            Some(area) => Err(Broken(message.replace("{}", &area.0.to_string()))),
            None => Ok(()),
        };
        named(
            "round.attacked: area {} was contested and has been taken",
            (round.contested - self.soviet) - round.attacked,
        )?;
        named(was, (round.contested & self.soviet) - self.contested() - active)?;
        let since = (round.attacked | Areas::only(self.attack.area)) - active;
        named(
            "round.contested: area {} is missing",
            (self.contested() | (active & self.soviet)) - round.contested - since,
        )?;
        named(
            "round.attacked: no unit of the Active Area can get to area {} (8.2)",
            (round.attacked - active).into_iter().filter(|&area| !self.can_have_entered(area)).collect(),
        )
    }

    /// Whether some unit of the scenario can have entered an area out of the Active Area in this round. What was captured
    /// in it was closed, and room is not asked for: stacks change.
    fn can_have_entered(&self, area: Area) -> bool {
        let from = self.round.active;
        self.scenario().units.into_iter().any(|unit| {
            let reach = self.reach_through(self.crossable(unit), unit, from);
            !self.entries(&reach, from, area).is_empty()
        })
    }

    /// The vacant areas that a unit may have crossed on its way in this round (8.2.1, 8.3.1).
    fn crossable(&self, unit: Unit) -> Areas {
        self.allowed(unit) - self.soviet - self.round.attacked
    }

    fn check_attack(&self) -> Result<(), Broken> {
        let attack = &self.attack;
        // A unit that moves elsewhere before the attack (9.0) leaves it as it is.
        let gathering = self.agenda.steps().contains(&Step::Gather);
        let next = if gathering { Some(Step::Gather) } else { self.agenda.next() };
        let attacking = matches!(next, Some(Step::Gather | Step::Barrage | Step::Lead | Step::Support | Step::Retreat));
        if !attacking {
            hold!(attack.area == Area(0), "attack: none can be under way now");
            return Ok(());
        }
        let area = attack.area;
        hold!(area != Area(0), "attack: it is missing");
        hold!(self.soviet.has(area), "attack: there is no Soviet unit in area {}", area.0);
        hold!(!attack.units.is_empty(), "attack: nobody attacks");
        hold!(attack.units.within(self.at(area)), "attack: an attacker is not in area {}", area.0);
        hold!(!attack.units.meets(self.fresh), "attack: an attacker is fresh");
        hold!(self.round.active != Area(0), "round: an attack needs an Active Area");
        self.check_entries(next)?;
        let rolled = next != Some(Step::Gather) && self.isolated.has(area);
        let least = if self.guards(area) { -1 } else { -2 };
        let changes = if rolled { least..=1 } else { 0..=0 };
        hold!(changes.contains(&attack.isolation), "attack.isolation: {} cannot be (12.3)", attack.isolation);
        hold!(
            !attack.revealed_now || (self.mandatory() && self.revealed.has(area)),
            "attack.revealed_now: the defender of area {} was not turned up in this attack (9.4)",
            area.0
        );
        if next == Some(Step::Gather) {
            hold!(!attack.revealed_now, "attack.revealed_now: the attack has not begun (9.4)");
            hold!(attack.lead.0 == NONE, "attack.lead: not chosen yet");
            hold!(!self.round.attacked.has(area), "round.attacked: nobody enters area {} any more (8.2.1)", area.0);
            return Ok(());
        }
        hold!(self.revealed.has(area), "attack: the defender of area {} is not revealed", area.0);
        hold!(self.round.attacked.has(area), "round.attacked: area {} is missing", area.0);
        let barrage = self.strategy() == Some(Strategy::Barrage);
        let lead = (attack.lead.0 != NONE).then_some(attack.lead);
        let lost = |unit: Unit| self.place[unit.index()] == Place::OUT_OF_ACTION && attack.entry(unit).is_some();
        match (next, lead) {
            (Some(Step::Support), lead) => {
                hold!(lead.is_some_and(|unit| attack.units.has(unit)), "attack.lead: not an attacker");
            }
            // A repulse has cost the lead unit; without one it is a Barrage that they fall back from (9.5.8).
            (Some(Step::Retreat), Some(unit)) => hold!(lost(unit), "attack.lead: a repulse costs it (9.5.5)"),
            (Some(Step::Retreat | Step::Barrage), None) => {
                hold!(barrage, "agenda: there is no Barrage in area {} (9.4)", area.0);
            }
            (_, lead) => hold!(lead.is_none(), "attack.lead: not chosen yet"),
        }
        hold!(
            next != Some(Step::Retreat) || self.mandatory(),
            "round.contested: nobody retreats from area {} if it was contested (9.3)",
            area.0
        );
        let answered = barrage && matches!(next, Some(Step::Lead | Step::Support));
        let given = attack.entries[..usize::from(attack.entered)].iter().any(|&(unit, _)| lost(unit));
        hold!(!answered || given, "attack.entries: the Barrage took nobody (9.4)");
        Ok(())
    }

    /// Who entered, from where, and where they are now.
    fn check_entries(&self, next: Option<Step>) -> Result<(), Broken> {
        let (attack, area) = (&self.attack, self.attack.area);
        let entries = &attack.entries[..usize::from(attack.entered)];
        let mut entered = Units::EMPTY;
        for &(unit, from) in entries {
            let name = self.name(unit);
            hold!(!entered.has(unit), "attack.entries: {name} is there twice");
            hold!(!self.soviet.has(from), "attack.entries: area {} has a Soviet unit (8.3.2)", from.0);
            let next_to = self.c.adjacent[area.index()].has(from);
            hold!(next_to, "attack.entries: area {} is not next to {}", from.0, area.0);
            hold!(self.allowed(unit).has(from), "attack.entries: {name} stays in the north (12.2)");
            let active = self.round.active;
            let reach = self.reach_through(self.crossable(unit), unit, active);
            hold!(
                self.entries(&reach, active, area).has(from),
                "attack.entries: {name} cannot get to area {} by way of {} from area {} (8.2)",
                area.0,
                from.0,
                active.0
            );
            hold!(!self.fresh.has(unit), "attack.entries: {name} is fresh (8.1)");
            let place = self.place[unit.index()];
            let stays = place == Place::on(area)
                || (next != Some(Step::Gather) && place == Place::OUT_OF_ACTION)
                || (next == Some(Step::Retreat) && place.area().is_some());
            hold!(stays, "attack.entries: {name} is not in area {}", area.0);
            entered.add(unit);
        }
        if next == Some(Step::Gather) {
            hold!(attack.units.within(entered), "attack.entries: somebody did not enter");
            hold!(attack.units == entered, "attack.units: whoever entered is still to be told to attack (9.0)");
        } else {
            let within = !attack.units.meets(entered) && self.round.active == area && !self.mandatory();
            hold!(
                attack.units.within(entered) || within,
                "attack.entries: those who enter attack together, those of the Active Area by themselves (9.3)"
            );
        }
        let residents = self.at(area) - entered;
        if self.mandatory() {
            hold!(residents.is_empty(), "round.contested: area {} had German units in it before (9.1)", area.0);
        } else if area != self.round.active {
            hold!(!residents.is_empty(), "round.contested: nobody was in area {} before (9.1)", area.0);
        }
        Ok(())
    }

    fn check_agenda(&self) -> Result<(), Broken> {
        let steps = self.agenda.steps();
        if self.end.is_some() {
            hold!(steps.is_empty(), "agenda: the game is over");
            hold!(self.end == self.end_now(), "end: the position does not end so (11.0)");
            return Ok(());
        }
        hold!(!steps.is_empty(), "agenda: nothing is left to do");
        let mut legal = Vec::new();
        self.list(&mut legal);
        let next = self.agenda.next().map_or_else(String::new, |step| self.step_name(step));
        hold!(!legal.is_empty(), "agenda: the step {next} offers no decision");
        hold!(self.agenda_in_order(), "agenda: the steps are not in the order of play");
        let early = |step: &Step| match step {
            Step::Arrive(group) => self.scenario().arrivals[usize::from(*group)].turn > self.turn,
            _ => false,
        };
        hold!(!steps.iter().any(early), "agenda: a group whose turn has not come arrives (6.1.1)");
        let choice = match self.agenda.next() {
            Some(step @ (Step::Arrive(_) | Step::ComeBack)) => !self.arriving(step).is_empty() && legal.len() > 1,
            Some(Step::Lead) => legal.len() > 1,
            Some(Step::Support) => self.has_support_choice(),
            _ => true,
        };
        hold!(choice, "agenda: the step {next} leaves nothing to decide");
        hold!(
            !self.ahead(Step::RandomEvent) || (self.event == NONE && self.paused == NONE),
            "event: none is in force before the roll (6.2)"
        );
        let unit_on_turn = match self.agenda.next() {
            Some(Step::Destination(unit)) => {
                self.fresh.has(unit) && self.place[unit.index()] == Place::on(self.round.active)
            }
            Some(Step::Place(unit)) => self.place[unit.index()] == Place::OUT_OF_ACTION,
            _ => true,
        };
        hold!(unit_on_turn, "agenda: the unit is not where its step needs it");
        Ok(())
    }

    /// Whether the agenda is the tail of a turn (6.0), with the decisions of a phase on top.
    fn agenda_in_order(&self) -> bool {
        let rank = |step: &Step| match step {
            Step::Dawn => 0,
            Step::Arrive(_) => 1,
            Step::ComeBack => 2,
            Step::Withdraw => 3,
            Step::RandomEvent => 4,
            Step::SupplyRoll => 5,
            Step::Place(_) => 6,
            Step::Supply => 7,
            Step::BloodyStreets => 8,
            Step::Destination(_) | Step::Barrage | Step::Lead | Step::Support | Step::Retreat => 9,
            Step::Gather => 10,
            Step::Combat => 11,
            Step::EndPhase => 12,
        };
        let ranks: Vec<i32> = self.agenda.steps().iter().map(rank).collect();
        let later = |pair: &[Step]| matches!(pair, [Step::Arrive(below), Step::Arrive(above)] if below > above);
        let falling = self.agenda.steps().windows(2).all(|pair| rank(&pair[0]) > rank(&pair[1]) || later(pair));
        let bottom = ranks.first() == Some(&12);
        let elsewhere = |pair: &[Step]| pair[0] != Step::Gather || matches!(pair[1], Step::Destination(_));
        // A step whose phase is still to come must find that phase below it.
        let whole = |top: i32, needs: &[i32]| ranks.last() != Some(&top) || needs.iter().all(|n| ranks.contains(n));
        falling
            && bottom
            && self.agenda.steps().windows(2).all(elsewhere)
            && whole(1, &[3, 4, 5, 7, 8, 11])
            && whole(2, &[3, 4, 5, 7, 8, 11])
            && whole(6, &[7, 8, 11])
            && whole(7, &[8, 11])
            && whole(9, &[11])
            && whole(10, &[11])
    }
}
