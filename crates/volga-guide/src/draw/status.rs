//! The gauges that are always visible, the sequence of play, and the event in force.

use guide::board::{Gauge, Stage, Track};
use kurgan_core::Id;
use volga::components::EventData;
use volga::{Decision, MORALE_MAX, Purchase, STRONG_FROM};

use super::desk::Desk;
use super::ground::days;
use super::pieces::SUPPORT;
use crate::names::purchase_word;
use crate::words::Says;

impl Desk<'_> {
    /// The numbers that are always in sight.
    pub(super) fn gauges(&self) -> Vec<Gauge> {
        let (say, game) = (self.words.say(), self.game);
        let gauge = |label: String, value: String, element: &str| Gauge::new(label, value).element(element);
        let german = self.german_areas();
        let heavy = (german & self.c.heavy_urban).len();
        let mut gauges = vec![
            self.turn_gauge(),
            gauge(say.volga_box_morale(), game.morale().to_string(), "track morale")
                .note(if game.strong() { say.volga_morale_strong() } else { say.volga_morale_strong_from(STRONG_FROM) })
                .track(Track::Cells {
                    filled: game.morale(),
                    of: MORALE_MAX,
                    marks: vec![STRONG_FROM],
                    danger: STRONG_FROM / 2,
                }),
            gauge(say.volga_box_supply(), game.supply().to_string(), "track supply"),
            gauge(say.volga_box_areas(), format!("{}/{}", german.len(), self.goal()), "track areas")
                .note(say.volga_gauge_heavy(heavy, self.c.heavy_urban.len())),
        ];
        gauges.extend(SUPPORT.map(|what| {
            let (hand, all) = self.on_hand(what);
            let element = format!("marker {}", purchase_word(what));
            gauge(self.purchase(what).into(), format!("{hand}/{all}"), &element).symbol(match what {
                Purchase::Engineer => "v-engineer",
                Purchase::Air => "v-air",
                _ => "v-artillery",
            })
        }));
        let (event, effect) = self.event_words();
        gauges.push(gauge(say.volga_box_event(), event, "track event").note(effect));
        gauges
    }

    /// The turns of the scenario, with arrivals and withdrawals.
    fn turn_gauge(&self) -> Gauge {
        let (say, scenario, turn) = (self.words.say(), self.scenario(), self.game.turn());
        let happens = |number: u8| {
            let arrives = scenario.arrivals.iter().any(|arrival| arrival.turn == number);
            let leaves = scenario.withdrawals.iter().any(|leaving| leaving.turn == number);
            match (arrives, leaves) {
                (true, true) => "±",
                (true, false) => "+",
                (false, true) => "−",
                (false, false) => "",
            }
        };
        let names = scenario.turns.iter().map(|turn| (turn.number.to_string(), happens(turn.number))).collect();
        let now = scenario.turns.iter().position(|each| each.number == turn);
        let days = now.map_or_else(String::new, |n| days(&scenario.turns[n]));
        Gauge::new(say.volga_box_turn(), turn).note(days).track(Track::Steps { names, now: now.unwrap_or(0) })
    }

    /// The steps of a turn (6.0).
    pub(super) fn sequence(&self) -> Vec<Stage> {
        let say = self.words.say();
        let decision = self.game.decision();
        let (dawn, supply, combat) = match self.game.phase() {
            "dawn" => (true, false, false),
            "supply" => (false, true, false),
            "combat" => (false, false, true),
            _ => (false, false, false),
        };
        let fights = matches!(
            decision,
            Some(Decision::Gather | Decision::Barrage | Decision::Lead | Decision::Support | Decision::Retreat)
        );
        let stage = |name: String, rule: &'static str, here: bool| Stage { name, rule, here };
        vec![
            stage(say.volga_stage_dawn(), "6.1", dawn),
            stage(say.volga_stage_event(), "6.2", false),
            stage(say.volga_stage_supply(), "6.3", supply),
            stage(say.volga_stage_streets(), "6.4.1", false),
            stage(say.volga_stage_rounds(), "6.4.2", combat && !fights),
            stage(say.volga_stage_attack(), "9.5", combat && fights),
            stage(say.volga_stage_end(), "6.5", false),
        ]
    }

    /// Strong or Shaken (5.2).
    pub(super) fn morale_word(&self) -> String {
        let say = self.words.say();
        if self.game.strong() { say.volga_morale_strong() } else { say.volga_morale_shaken() }
    }

    /// How many areas win: at the final check or, where there is none, all of them.
    pub(super) fn goal(&self) -> usize {
        self.scenario().final_areas.map_or(self.c.all.len(), usize::from)
    }

    /// The event in force and what it does.
    pub(super) fn event_words(&self) -> (String, String) {
        let Some(event) = self.game.event_in_force() else {
            return (self.words.say().volga_event_none(), String::new());
        };
        let mut effect = self.effect(event);
        if let Some(corps) = self.game.pausing() {
            effect = self.words.say().volga_effect_paused(self.words.name(&self.c.corps[corps.index()].name));
        }
        (self.words.name(&event.name).into(), effect)
    }

    /// What an event does.
    pub(super) fn effect(&self, event: &EventData) -> String {
        let say = self.words.say();
        let division = event.withdraw.map(|division| self.words.name(&self.c.divisions[division.index()].name));
        let parts = [
            division.map(|division| say.volga_effect_called_away(division)),
            event.supply_dice.map(|dice| say.volga_effect_supply_dice(dice)),
            event.no_air.then(|| say.volga_effect_no_air()),
            event.artillery_bonus.map(|bonus| say.volga_effect_artillery(bonus)),
            (event.soviet_dv > 0).then(|| say.volga_effect_defense(event.soviet_dv)),
            event.max_move.map(|most| say.volga_effect_move(most)),
            event.pause.then(|| say.volga_effect_pause()),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(&self.words.semicolon())
    }

    /// What a support marker does.
    pub(super) fn marker_effect(&self, what: Purchase) -> String {
        let say = self.words.say();
        match what {
            Purchase::Artillery => {
                let event = self.game.event_in_force().and_then(|event| event.artillery_bonus);
                say.volga_marker_artillery(event.unwrap_or(self.c.artillery_bonus))
            }
            Purchase::Engineer => say.volga_marker_engineer(self.c.engineer_bonus),
            Purchase::Air => say.volga_marker_air(),
            Purchase::Morale => say.volga_marker_morale(),
        }
    }
}
