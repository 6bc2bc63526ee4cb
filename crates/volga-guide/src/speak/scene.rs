//! Prompts and labels: the current decision and its choices.

use guide::Choice;
use guide::{Scene, Speaks};
use kurgan_core::Id;
use volga::components::{Area, Unit, Units};
use volga::{Action, Decision, Purchase, Sight, Support, Volga};

use crate::VolgaGuide;
use crate::names::{Speaker, purchase_word};
use crate::words::{Says, Words};

/// Phase, prompt and the given actions with their labels.
pub(super) fn scene(game: Sight<'_>, actions: &[Action], words: Words) -> Scene {
    let teller = Teller { game, s: Speaker { c: game.pack(), words } };
    let choice = |&action| Choice::of::<Volga>(teller.s.c, action, teller.label(action), teller.touches(action));
    Scene { phase: phase(game, words), prompt: teller.prompt(), choices: actions.iter().map(choice).collect() }
}

/// The name of the phase.
pub(super) fn phase(game: Sight<'_>, words: Words) -> String {
    let say = words.say();
    match game.phase() {
        "dawn" => say.volga_phase_dawn(),
        "supply" => say.volga_phase_supply(),
        "combat" => say.volga_phase_combat(),
        _ => say.volga_phase_over(),
    }
}

/// The position, and the words for it.
struct Teller<'a> {
    game: Sight<'a>,
    s: Speaker,
}

impl Teller<'_> {
    /// The defender of an area as far as it is known.
    fn defender(&self, area: Area) -> String {
        match self.game.revealed(area) {
            Some(unit) => self.s.soviet(unit),
            None => self.s.words.say().volga_defender_unknown(),
        }
    }

    /// The name of the area a unit is in.
    fn area_of(&self, unit: Unit) -> String {
        self.s.area(self.game.place(unit).area().unwrap_or(Area(0)))
    }

    fn prompt(&self) -> String {
        let say = self.s.words.say();
        if let Some(outcome) = self.game.outcome() {
            return VolgaGuide::ending(self.s.c, self.game.options(), &outcome, self.s.words);
        }
        let target = self.game.target().unwrap_or(Area(0));
        let (area, units) = (|| self.s.area(target), || self.s.units(self.game.attackers()));
        match self.game.decision() {
            Some(Decision::Reinforce(units)) => say.volga_prompt_arrive(self.s.units(units)),
            Some(Decision::ComeBack(units)) => say.volga_prompt_come_back(self.s.units(units)),
            Some(Decision::Supply) => say.volga_prompt_supply(self.game.supply()),
            Some(Decision::Place(unit)) => say.volga_prompt_place(self.s.unit(unit)),
            Some(Decision::Destination(unit)) => self.prompt_destination(unit),
            Some(Decision::Gather) if self.game.mandatory() => {
                say.volga_prompt_gather_mandatory(units(), area(), self.defender(target))
            }
            Some(Decision::Gather) => say.volga_prompt_gather_optional(units(), area(), self.defender(target)),
            Some(Decision::Barrage) if self.game.attackers().len() == 1 => {
                say.volga_prompt_barrage_alone(area(), units())
            }
            Some(Decision::Barrage) => say.volga_prompt_barrage(area(), units()),
            Some(Decision::Lead) => say.volga_prompt_lead(area(), self.defender(target), units()),
            Some(Decision::Support) => self.prompt_support(target),
            Some(Decision::Retreat) => say.volga_prompt_retreat(area(), units()),
            Some(Decision::Combat) | None => self.prompt_combat(),
        }
    }

    fn prompt_combat(&self) -> String {
        let (say, fresh) = (self.s.words.say(), self.game.fresh().len());
        match self.game.active() {
            Some(active) => say.volga_prompt_round(fresh, self.s.area(active)),
            None => say.volga_prompt_combat(fresh),
        }
    }

    fn prompt_destination(&self, unit: Unit) -> String {
        let say = self.s.words.say();
        let (name, at, movement) = (self.s.unit(unit), self.area_of(unit), self.game.movement(unit));
        match self.game.place(unit).area().filter(|&area| self.game.may_attack_within(area)) {
            Some(area) => say.volga_prompt_destination_contested(name, at, movement, self.defender(area)),
            None => say.volga_prompt_destination(name, at, movement),
        }
    }

    fn prompt_support(&self, target: Area) -> String {
        let lead = self.game.lead_unit().map_or("", |unit| self.s.unit(unit));
        let (limit, hand) = (self.game.attackers().len(), self.game.available());
        let (area, defender) = (self.s.area(target), self.defender(target));
        let say = self.s.words.say();
        say.volga_prompt_support(limit, lead, area, defender, hand.artillery, hand.engineer, hand.air)
    }

    fn label(&self, action: Action) -> String {
        let (s, say) = (&self.s, self.s.words.say());
        match action {
            Action::Reinforce(area) => {
                let units = match self.game.decision() {
                    Some(Decision::Reinforce(units) | Decision::ComeBack(units)) => units,
                    _ => Units::EMPTY,
                };
                say.volga_label_reinforce(s.area(area), s.units(units))
            }
            Action::Buy(what) => say.volga_label_buy(self.game.price(what), s.purchase(what)),
            Action::Return(unit) => say.volga_label_return(self.game.price_of(unit), s.unit(unit)),
            Action::Place(unit, area) => say.volga_label_place(s.unit(unit), s.area(area)),
            Action::EndSupply => say.volga_label_end_supply(self.game.supply()),
            Action::Choose(unit) => {
                let factors = format!("{}-{}", s.c.attack[unit.index()], self.game.movement(unit));
                say.volga_label_choose(s.unit(unit), factors, self.area_of(unit))
            }
            Action::Move(unit, to) => match self.game.move_cost(action) {
                Some(cost) => say.volga_label_move(s.unit(unit), s.area(to), cost),
                None => say.volga_label_move_there(s.unit(unit), s.area(to)),
            },
            Action::Enter(unit, to, from) => match self.game.move_cost(action) {
                Some(cost) => say.volga_label_enter(s.unit(unit), s.area(to), s.area(from), cost),
                None => say.volga_label_enter_there(s.unit(unit), s.area(to), s.area(from)),
            },
            Action::Attack(area) => say.volga_label_attack(s.area(area), s.units(self.game.attackers())),
            Action::AttackWith(area, units) => say.volga_label_attack(s.area(area), s.units(units)),
            Action::Hold(area) => say.volga_label_hold(s.area(area)),
            Action::EndRound => say.volga_label_end_round(s.area(self.game.active().unwrap_or(Area(0)))),
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
            Action::Buy(what) => vec![format!("marker {}", purchase_word(what))],
            Action::Return(who) | Action::Choose(who) | Action::Lose(who) | Action::Lead(who) => vec![unit(who)],
            Action::Place(who, to) | Action::Move(who, to) | Action::Retreat(who, to) => vec![unit(who), area(to)],
            Action::Enter(who, to, from) => vec![unit(who), area(to), area(from)],
            Action::AttackWith(to, units) => units.into_iter().map(unit).chain([area(to)]).collect(),
            Action::Support(placed) => markers(placed),
            Action::EndSupply | Action::EndRound | Action::FallBack | Action::EndCombat => Vec::new(),
        }
    }
}

/// A touch for every marker placed.
fn markers(placed: Support) -> Vec<String> {
    let kinds = [("artillery", placed.artillery), ("engineer", placed.engineer), ("air", placed.air)];
    kinds.into_iter().flat_map(|(kind, count)| (0..count).map(move |_| format!("marker {kind}"))).collect()
}
