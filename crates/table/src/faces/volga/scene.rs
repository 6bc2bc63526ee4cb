//! Prompts and labels: what to decide now, and the choices.

use kurgan_core::{Game, Id};
use volga::components::{Area, Kind, SovietUnit, Unit, Units};
use volga::{Action, AttackRecord, Event, Purchase, Record, Support, Volga};

use super::Speaker;
use super::events::purchase;
use crate::faces::{Scene, certain_events};
use crate::reply::Choice;
use crate::words::Words;

/// Phase, prompt and the given actions with their labels.
pub(super) fn scene(game: &Volga, actions: &[Action], words: Words) -> Scene {
    let table = Table::new(game, words);
    let choices = actions.iter().map(|&action| Choice {
        action: action.write(table.s.c),
        label: table.label(action),
        touches: table.touches(action),
        resign: Volga::resigns(action),
    });
    Scene { phase: phase(game, words), prompt: table.prompt(), choices: choices.collect() }
}

/// The name of the phase.
pub(super) fn phase(game: &Volga, words: Words) -> String {
    let say = words.say();
    match game.phase() {
        "dawn" => say.volga_phase_dawn(),
        "supply" => say.volga_phase_supply(),
        "combat" => say.volga_phase_combat(),
        _ => say.volga_phase_over(),
    }
}

/// The position as it lies on the table.
struct Table<'a> {
    game: &'a Volga,
    record: Record,
    s: Speaker,
    legal: Vec<Action>,
    /// The most any unit moves with, where the random event says so.
    max_move: Option<u8>,
}

impl<'a> Table<'a> {
    fn new(game: &'a Volga, words: Words) -> Self {
        let s = Speaker { c: game.pack(), words };
        let record = game.record();
        let mut legal = Vec::with_capacity(64);
        game.legal(&mut legal);
        let chart = &s.c.charts[s.c.scenario(game.options().scenario).chart];
        let row = record.event.and_then(|total| chart.events.get(usize::from(total)));
        let max_move = row.and_then(|&row| s.c.events.get(usize::from(row))?.max_move);
        Self { game, record, s, legal, max_move }
    }

    /// The area of a unit, 0 off the map.
    fn area_of(&self, unit: Unit) -> Area {
        let name = self.s.unit(unit);
        let here = |names: &[String]| names.iter().any(|other| other == name);
        self.record.german.iter().find(|(_, names)| here(names)).map_or(Area(0), |(&number, _)| Area(number))
    }

    fn set(&self, names: &[String]) -> Units {
        names.iter().filter_map(|name| self.s.c.unit_named(name)).collect()
    }

    /// The defender of an area as far as it is known.
    fn defender(&self, area: u8) -> String {
        match self.record.soviet.get(&area).and_then(|id| self.s.c.soviet_named(id)) {
            Some(SovietUnit(unit)) => self.s.soviet(SovietUnit(unit)),
            None => self.s.words.say().volga_defender_unknown(),
        }
    }

    /// What a legal action does first, before any dice.
    fn first_event(&self, action: Action) -> Option<Event> {
        if !self.legal.contains(&action) {
            return None;
        }
        certain_events(self.game, action).into_iter().next()
    }

    /// The Movement Factor of a unit this turn.
    fn movement(&self, unit: Unit) -> u8 {
        let printed = self.s.c.movement[unit.index()];
        self.max_move.map_or(printed, |most| printed.min(most))
    }

    fn prompt(&self) -> String {
        let (say, record) = (self.s.words.say(), &self.record);
        if let Some(outcome) = self.game.outcome() {
            return crate::faces::Face::ending(self.game, &outcome, self.s.words);
        }
        let step = record.agenda.last().map_or("", String::as_str);
        let (step, about) = step.split_once(' ').unwrap_or((step, ""));
        let unit = self.s.c.unit_named(about);
        match (step, unit, &record.attack) {
            ("arrive", ..) => say.volga_prompt_arrive(self.arriving()),
            ("come_back", ..) => say.volga_prompt_come_back(self.arriving()),
            ("supply", ..) => say.volga_prompt_supply(record.supply),
            ("place", ..) => say.volga_prompt_place(about),
            ("destination", Some(unit), _) => self.prompt_destination(unit),
            (_, _, Some(attack)) => self.prompt_attack(step, attack),
            _ => self.prompt_combat(),
        }
    }

    /// Who arrives: the first legal placement tells.
    fn arriving(&self) -> String {
        match self.legal.first().and_then(|&action| self.first_event(action)) {
            Some(Event::Arrived { units, .. }) => self.s.units(units),
            _ => String::new(),
        }
    }

    fn prompt_combat(&self) -> String {
        let say = self.s.words.say();
        let units: usize = self.record.german.values().map(Vec::len).sum();
        let fresh = units - self.record.spent.len();
        match &self.record.round {
            Some(round) => say.volga_prompt_round(fresh, self.s.area(Area(round.active))),
            None => say.volga_prompt_combat(fresh),
        }
    }

    fn prompt_destination(&self, unit: Unit) -> String {
        let say = self.s.words.say();
        let area = self.area_of(unit);
        let (name, at, movement) = (self.s.unit(unit), self.s.area(area), self.movement(unit));
        if self.record.soviet.contains_key(&area.0) {
            say.volga_prompt_destination_contested(name, at, movement, self.defender(area.0))
        } else {
            say.volga_prompt_destination(name, at, movement)
        }
    }

    fn prompt_attack(&self, step: &str, attack: &AttackRecord) -> String {
        let say = self.s.words.say();
        let units = self.s.units(self.set(&attack.units));
        let (area, defender) = (self.s.area(Area(attack.area)), self.defender(attack.area));
        let contested = self.record.round.as_ref().is_some_and(|round| round.contested.contains(&attack.area));
        match step {
            "gather" if contested => say.volga_prompt_gather_optional(area, defender, units),
            "gather" => say.volga_prompt_gather_mandatory(area, defender, units),
            "barrage" => say.volga_prompt_barrage(area, units),
            "lead" => say.volga_prompt_lead(area, defender, units),
            "support" => {
                let lead = attack.lead.as_deref().unwrap_or_default();
                let hand = self.record.available;
                let limit = attack.units.len();
                say.volga_prompt_support(limit, lead, area, defender, hand.artillery, hand.engineer, hand.air)
            }
            _ => say.volga_prompt_retreat(area, units),
        }
    }

    fn label(&self, action: Action) -> String {
        let (s, say) = (&self.s, self.s.words.say());
        match action {
            Action::Reinforce(area) => match self.first_event(action) {
                Some(Event::Arrived { units, .. }) => say.volga_label_reinforce(s.area(area), s.units(units)),
                _ => say.volga_label_reinforce_there(s.area(area)),
            },
            Action::Buy(what) => say.volga_label_buy(self.price(what), purchase(s, what).1),
            Action::Return(unit) => say.volga_label_return(self.price_of(unit), s.unit(unit)),
            Action::Place(unit, area) => say.volga_label_place(s.unit(unit), s.area(area)),
            Action::EndSupply => say.volga_label_end_supply(self.record.supply),
            Action::Choose(unit) => {
                let factors = format!("{}-{}", s.c.attack[unit.index()], self.movement(unit));
                say.volga_label_choose(s.unit(unit), factors, s.area(self.area_of(unit)))
            }
            Action::Move(unit, to) => match self.cost(action) {
                Some(cost) => say.volga_label_move(s.unit(unit), s.area(to), cost),
                None => say.volga_label_move_there(s.unit(unit), s.area(to)),
            },
            Action::Enter(unit, to, from) => match self.cost(action) {
                Some(cost) => say.volga_label_enter(s.unit(unit), s.area(to), s.area(from), cost),
                None => say.volga_label_enter_there(s.unit(unit), s.area(to), s.area(from)),
            },
            Action::Attack(area) => {
                let units = self.record.attack.as_ref().map_or(Units::EMPTY, |attack| self.set(&attack.units));
                say.volga_label_attack(s.area(area), s.units(units))
            }
            Action::AttackWith(area, units) => say.volga_label_attack(s.area(area), s.units(units)),
            Action::Hold(area) => say.volga_label_hold(s.area(area)),
            Action::EndRound => {
                let active = self.record.round.as_ref().map_or(0, |round| round.active);
                say.volga_label_end_round(s.area(Area(active)))
            }
            Action::Lose(unit) => say.volga_label_lose(s.unit(unit)),
            Action::FallBack => say.volga_label_fall_back(),
            Action::Lead(unit) => say.volga_label_lead(s.unit(unit), s.c.attack[unit.index()]),
            Action::Support(support) if support.count() == 0 => say.volga_label_support_none(),
            Action::Support(support) => say.volga_label_support(s.markers(support)),
            Action::Retreat(unit, area) => say.volga_label_retreat(s.unit(unit), s.area(area)),
            Action::EndCombat => say.volga_label_end_combat(),
        }
    }

    /// The elements of the board that an action touches, in the order one would click them.
    fn touches(&self, action: Action) -> Vec<String> {
        let unit = |unit: Unit| format!("unit {}", self.s.unit(unit));
        let area = |area: Area| format!("area {}", area.0);
        match action {
            Action::Reinforce(to) | Action::Attack(to) | Action::Hold(to) => vec![area(to)],
            Action::Buy(Purchase::Morale) => vec!["track morale".into()],
            Action::Buy(what) => vec![format!("marker {}", purchase(&self.s, what).0)],
            Action::Return(who) | Action::Choose(who) | Action::Lose(who) | Action::Lead(who) => vec![unit(who)],
            Action::Place(who, to) | Action::Move(who, to) | Action::Retreat(who, to) => vec![unit(who), area(to)],
            Action::Enter(who, to, from) => vec![unit(who), area(to), area(from)],
            Action::AttackWith(to, units) => units.into_iter().map(unit).chain([area(to)]).collect(),
            Action::Support(placed) => markers(placed),
            Action::EndSupply | Action::EndRound | Action::FallBack | Action::EndCombat => Vec::new(),
        }
    }

    /// What a legal move costs.
    fn cost(&self, action: Action) -> Option<u8> {
        match self.first_event(action) {
            Some(Event::Moved { cost, .. }) => Some(cost),
            _ => None,
        }
    }

    fn price(&self, what: Purchase) -> u8 {
        let costs = &self.s.c.costs;
        match what {
            Purchase::Artillery => costs.artillery,
            Purchase::Engineer => costs.engineer,
            Purchase::Air => costs.air,
            Purchase::Morale => costs.morale,
        }
    }

    fn price_of(&self, unit: Unit) -> u8 {
        let costs = &self.s.c.costs;
        match self.s.c.units.get(unit.index()).map(|data| data.kind) {
            Some(Kind::Armor) => costs.armor,
            _ => costs.infantry,
        }
    }
}

/// A touch for every marker placed.
fn markers(placed: Support) -> Vec<String> {
    let kinds = [("artillery", placed.artillery), ("engineer", placed.engineer), ("air", placed.air)];
    kinds.into_iter().flat_map(|(kind, count)| (0..count).map(move |_| format!("marker {kind}"))).collect()
}
