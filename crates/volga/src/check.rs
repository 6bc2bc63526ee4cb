//! Every invariant of a position.

use kurgan_core::{Broken, Id};

use crate::components::{Area, STACK, SovietUnits, Units};
use crate::rules::MOST_SUPPLY;
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
        self.check_germans()?;
        self.check_soviets()?;
        self.check_round()?;
        self.check_attack()?;
        self.check_agenda()
    }

    fn check_tracks(&self) -> Result<(), Broken> {
        let scenario = self.scenario();
        let (first, last) = (scenario.first_turn, scenario.last_turn);
        hold!((first..=last).contains(&self.turn), "turn: {} is not between {first} and {last}", self.turn);
        hold!(self.morale <= MORALE_MAX, "morale: {} is above {MORALE_MAX} (5.2)", self.morale);
        // Before the first attack nothing takes morale.
        let start = self.options.reduced_morale.unwrap_or(scenario.morale);
        let fought = self.turn > first || !self.agenda.steps().contains(&Step::BloodyStreets);
        hold!(fought || self.morale >= start, "morale: {} before the first combat, it starts at {start}", self.morale);
        let rolls = self.turn - first + u8::from(!self.agenda.steps().contains(&Step::SupplyRoll));
        let most = rolls.saturating_mul(MOST_SUPPLY);
        hold!(
            self.supply <= most,
            "supply: {} is more than {rolls} rolls can bring, {most} at most (6.3)",
            self.supply
        );
        self.check_event()?;
        let (have, are) = (&self.available, &self.c.markers);
        hold!(have.artillery <= are.artillery, "available: {} artillery of {}", have.artillery, are.artillery);
        hold!(have.engineer <= are.engineer, "available: {} engineer of {}", have.engineer, are.engineer);
        hold!(have.air <= are.air, "available: {} air of {}", have.air, are.air);
        hold!(self.isolated.len() <= usize::from(are.isolation), "isolated: more areas than markers (12.3)");
        hold!(self.isolated.within(self.soviet), "isolated: an area without a Soviet unit (12.3)");
        hold!(!self.isolated.meets(self.c.volga), "isolated: an area next to the Volga (12.3)");
        hold!(self.options.isolation || self.isolated.is_empty(), "isolated: the option is off (12.3)");
        Ok(())
    }

    fn check_event(&self) -> Result<(), Broken> {
        let pauses = self.event().is_some_and(|event| event.pause);
        hold!(pauses == self.paused().is_some(), "paused: a corps pauses in a Logistical Pause, and only then (6.2)");
        let void = self.event().is_some_and(|event| event.void_turns >> self.turn & 1 != 0);
        hold!(!void, "event: it has no effect on turn {} (10.1)", self.turn);
        let early = self.turn < self.scenario().first_event_turn;
        hold!(!early || self.event().is_none(), "event: there is none on turn {} (14.6.1)", self.turn);
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
        let comes = scenario.arrivals.iter().fold(Units::EMPTY, |units, arrival| units | arrival.units);
        hold!(self.units_at(Place::DUE).within(comes), "due: a unit that is no reinforcement (6.1.1)");
        let away = self.units_at(Place::CALLED_AWAY);
        hold!(away.within(self.breakthrough_units()), "called_away: a unit that no event calls away (6.2.1)");
        hold!(away.is_empty() || self.breakthrough_used, "breakthrough_used: units are called away (6.2.1)");
        Ok(())
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
            // Whoever is neither unseen nor on the map was eliminated where an area was taken.
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

    fn check_round(&self) -> Result<(), Broken> {
        let round = &self.round;
        if round.active == Area(0) {
            return Ok(());
        }
        hold!(!self.agenda.steps().contains(&Step::BloodyStreets), "round: none is under way before the Combat Phase");
        // What was contested or attacked is revealed (9.4), unless it has been taken since.
        for (field, areas) in [("contested", round.contested), ("attacked", round.attacked)] {
            hold!(areas.within(self.scenario().soviet_areas), "round.{field}: an area that started German");
            let unseen = (areas & self.soviet) - self.revealed;
            hold!(unseen.is_empty(), "round.{field}: an area whose defender is unrevealed (9.4)");
        }
        Ok(())
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
        for (n, (unit, from)) in attack.entries[..usize::from(attack.entered)].iter().enumerate() {
            let twice = attack.entries[..n].iter().any(|(other, _)| other == unit);
            hold!(!twice, "attack.entries: a unit is there twice");
            hold!(!self.soviet.has(*from), "attack.entries: area {} has a Soviet unit (8.3.2)", from.0);
            hold!(
                self.c.adjacent[area.index()].has(*from),
                "attack.entries: area {} is not next to {}",
                from.0,
                area.0
            );
        }
        let rolled = next != Some(Step::Gather) && self.isolated.has(area);
        let changes = if rolled { -2..=1 } else { 0..=0 };
        hold!(changes.contains(&attack.isolation), "attack.isolation: {} cannot be (12.3)", attack.isolation);
        if next == Some(Step::Gather) {
            let all = attack.units.into_iter().all(|unit| attack.entry(unit).is_some());
            hold!(all, "attack.entries: somebody did not enter");
            hold!(usize::from(attack.entered) == attack.units.len(), "attack.entries: somebody too many");
            return Ok(());
        }
        hold!(self.revealed.has(area), "attack: the defender of area {} is not revealed", area.0);
        hold!(self.round.attacked.has(area), "round.attacked: area {} is missing", area.0);
        if self.mandatory() || matches!(next, Some(Step::Barrage | Step::Retreat)) {
            let all = attack.units.into_iter().all(|unit| attack.entry(unit).is_some());
            hold!(all, "attack.entries: somebody has no area to retreat to");
        }
        if next == Some(Step::Support) {
            hold!(attack.lead.0 != NONE && attack.units.has(attack.lead), "attack.lead: not an attacker");
        } else if next != Some(Step::Retreat) {
            hold!(attack.lead.0 == NONE, "attack.lead: not chosen yet");
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
        hold!(!legal.is_empty(), "agenda: the step {:?} offers no decision", self.agenda.next());
        hold!(self.agenda_in_order(), "agenda: the steps are not in the order of play");
        let before_event = steps.contains(&Step::RandomEvent);
        hold!(
            !before_event || (self.event == NONE && self.paused == NONE),
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
        let falling = ranks.windows(2).all(|pair| pair[0] > pair[1] || pair == [1, 1]);
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
