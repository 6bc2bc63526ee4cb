//! The armies: order of battle, reinforcements and withdrawals, remaining Soviet counters.

use kurgan_core::Id;
use maud::{Markup, html};
use volga::components::{Areas, SovietUnits, Strategy, Unit, Units};

use super::super::desk::Desk;
use super::super::ground::days;
use crate::words::Says;

impl Desk<'_> {
    /// Reinforcements and withdrawals by turn (6.1).
    pub(super) fn schedule(&self) -> Markup {
        let (say, scenario) = (self.words.say(), self.scenario());
        let now = self.game.turn();
        html! {
            table {
                thead { tr { th { (say.volga_box_turn()) } th { (say.volga_head_days()) } th { (say.volga_head_happens()) } } }
                tbody {
                    @for turn in &scenario.turns {
                        tr.now[turn.number == now] {
                            th scope="row" { (turn.number) }
                            td { (days(turn)) }
                            td {
                                @for arrival in scenario.arrivals.iter().filter(|arrival| arrival.turn == turn.number) {
                                    @let areas = if arrival.any_german { say.volga_any_german() } else { self.numbers(arrival.areas, arrival.areas_if_german) };
                                    p { (say.volga_arrive(self.units(arrival.units), areas)) }
                                }
                                @for leaving in scenario.withdrawals.iter().filter(|leaving| leaving.turn == turn.number) {
                                    p { (say.volga_leave(self.words.name(&self.c.divisions[leaving.division.index()].name))) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// `1, 2 (31, 32 if German)`.
    fn numbers(&self, areas: Areas, if_german: Areas) -> String {
        let list = |areas: Areas| areas.into_iter().map(|area| area.0.to_string()).collect::<Vec<_>>().join(", ");
        if if_german.is_empty() {
            list(areas)
        } else {
            self.words.say().volga_areas_if_german(list(areas), list(if_german))
        }
    }

    /// Every German unit by division, with its factors and where it is.
    pub(super) fn forces(&self) -> Markup {
        let used = self.scenario().units;
        let free: Units = used.into_iter().filter(|&unit| self.unit_data(unit).division.is_none()).collect();
        html! {
            p { (self.words.say().volga_gauge_fresh()) (self.words.colon()) (self.game.fresh().len()) }
            @for division in self.c.divisions.iter().filter(|division| division.units.meets(used)) {
                h4 { (self.words.name(&division.name)) " · " (self.words.name(&self.c.corps[division.corps.index()].name)) }
                (self.roll(division.units & used))
            }
            h4 { (self.words.say().volga_no_division()) }
            (self.roll(free))
        }
    }

    fn roll(&self, units: Units) -> Markup {
        let say = self.words.say();
        let state = |unit: Unit| match self.game.place(unit).area() {
            Some(_) if self.game.fresh().has(unit) => say.volga_state_fresh(),
            Some(_) => say.volga_state_spent(),
            None => String::new(),
        };
        html! {
            table { tbody {
                @for unit in units {
                    @let data = self.unit_data(unit);
                    tr {
                        th scope="row" { (data.name) } td { (data.attack) "-" (data.movement) }
                        td { (self.whereabouts(unit)) } td { (state(unit)) }
                    }
                }
            } }
        }
    }

    /// The Defense Factors of these units in order: `5, 6, 6`, of one strategy if one is named.
    pub(in super::super) fn factors(&self, units: SovietUnits, strategy: Option<Strategy>) -> String {
        let wanted = units.into_iter().filter(|unit| strategy.is_none_or(|s| self.c.strategy[unit.index()] == s));
        let mut factors: Vec<u8> = wanted.map(|unit| self.c.defense[unit.index()]).collect();
        factors.sort_unstable();
        if factors.is_empty() {
            return "–".into();
        }
        factors.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
    }

    /// `5–9`: the least and the most Defense Factor of these units.
    pub(in super::super) fn range(&self, units: SovietUnits) -> String {
        let factors = || units.into_iter().map(|unit| self.c.defense[unit.index()]);
        match (factors().min(), factors().max()) {
            (Some(least), Some(most)) if least == most => least.to_string(),
            (Some(least), Some(most)) => format!("{least}–{most}"),
            _ => "?".into(),
        }
    }
}
