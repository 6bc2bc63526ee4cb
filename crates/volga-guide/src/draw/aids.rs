//! Player aids: tables beside the board, with what applies now.

mod combat;
mod forces;
mod key;

use guide::board::Aid;
use maud::{Markup, html};
use volga::components::{Strategy, Terrain};
use volga::{Decision, MORALE_MAX, Place, Purchase, STRONG_FROM};

use super::desk::Desk;
use crate::words::{Says, Words};

impl Desk<'_> {
    /// Everything to look up, the most wanted first.
    pub(super) fn aids(&self) -> Vec<Aid> {
        let say = self.words.say();
        let aid = |id, title, body| Aid { id, title, body };
        vec![
            aid("combat", say.volga_aid_combat(), self.combat()),
            aid("supply", say.volga_aid_supply(), self.costs()),
            aid("soviets", say.volga_aid_soviets(), self.soviets()),
            aid("victory", say.volga_aid_victory(), self.victory()),
            aid("events", say.volga_aid_events(), self.events()),
            aid("movement", say.volga_aid_movement(), self.moves()),
            aid("schedule", say.volga_aid_schedule(), self.schedule()),
            aid("forces", say.volga_aid_forces(), self.forces()),
            aid("key", say.volga_box_key(), self.key()),
        ]
    }

    /// The German Supply Costs chart (6.3).
    fn costs(&self) -> Markup {
        let (say, game) = (self.words.say(), self.game);
        let buying = game.decision() == Some(Decision::Supply);
        let (points, costs) = (game.supply(), &self.c.costs);
        let row = |name: &str, cost: u8, most: usize, note: String| {
            let afford = usize::from(points / cost.max(1)).min(most);
            html! {
                tr.now[buying && afford > 0] {
                    th scope="row" { (name) } td { (cost) } td { (afford) } td { (note) }
                }
            }
        };
        let back = |armor: bool| {
            let waiting = game.units_at(Place::OUT_OF_ACTION).into_iter();
            waiting.filter(|&unit| self.c.armor.has(unit) == armor).count()
        };
        html! {
            p { (say.volga_label_supply(points)) }
            table {
                thead { tr {
                    th { (say.volga_head_purchase()) } th { (say.volga_head_cost()) }
                    th { (say.volga_head_afford()) } th { (say.volga_head_effect()) }
                } }
                tbody {
                    @for what in Purchase::ALL {
                        @let (hand, all) = self.on_hand(what);
                        @let most = if what == Purchase::Morale { MORALE_MAX - game.morale() } else { all - hand };
                        (row(self.purchase(what), game.price(what), usize::from(most), self.marker_effect(what)))
                    }
                    @for (name, cost, armor) in [(3, costs.infantry, false), (4, costs.armor, true)] {
                        @let waiting = back(armor);
                        (row(self.words.name(&self.c.purchase_names[name]), cost, waiting, say.volga_waiting(waiting)))
                    }
                }
            }
            p.note { (say.volga_supply_note(self.scenario().free_air)) }
        }
    }

    /// What may still lie unrevealed, by terrain and strategy, and what has been eliminated.
    fn soviets(&self) -> Markup {
        let say = self.words.say();
        let target = self.game.target().filter(|&area| self.game.revealed(area).is_none());
        let here = |terrain: Terrain| target.is_some_and(|area| self.c.areas[usize::from(area.0)].terrain == terrain);
        let hidden = |terrain: Terrain| {
            let areas = self.c.terrain[terrain as usize] & self.game.soviet();
            areas.into_iter().filter(|&area| self.game.revealed(area).is_none()).count()
        };
        let terrains = || Terrain::ALL.into_iter().skip(1);
        let gone = self.game.eliminated();
        html! {
            p { (say.volga_soviets_note()) }
            table.bags {
                thead { tr {
                    th { (say.volga_head_strategy()) }
                    @for terrain in terrains() { th.now[here(terrain)] { (self.terrain_title(terrain)) } }
                } }
                tbody {
                    @for strategy in Strategy::ALL {
                        tr {
                            th scope="row" { (self.strategy(strategy)) }
                            @for terrain in terrains() {
                                td.now[here(terrain)] { (self.factors(self.game.bag(terrain), Some(strategy))) }
                            }
                        }
                    }
                    tr {
                        th scope="row" { (say.volga_head_unseen()) }
                        @for terrain in terrains() {
                            td.now[here(terrain)] { (say.volga_unseen(self.game.bag(terrain).len(), hidden(terrain))) }
                        }
                    }
                }
            }
            p {
                (say.volga_eliminated(gone.len()))
                @if !gone.is_empty() {
                    " " (gone.into_iter().map(|unit| self.soviet(unit)).collect::<Vec<_>>().join(", "))
                }
            }
        }
    }

    /// What it takes to win (11.0, 14.7), and what moves morale.
    fn victory(&self) -> Markup {
        let (say, game, scenario) = (self.words.say(), self.game, self.scenario());
        let (german, all) = (self.german_areas().len(), self.c.all.len());
        let heavy = (self.german_areas() & self.c.heavy_urban).len();
        let row = |met: bool, name: String, now: String, needed: String| {
            html! { tr.now[met] { th scope="row" { (name) } td { (now) } td { (needed) } } }
        };
        let causes = [
            (say.volga_cause_end(), "−1"),
            (say.volga_cause_repulse(), "−1"),
            (say.volga_cause_streets(), "−1"),
            (say.volga_cause_heroes(), "−1"),
            (say.volga_cause_missing(), "−1"),
            (say.volga_cause_captured(), "+1"),
            (say.volga_cause_bought(), "+1"),
        ];
        html! {
            table {
                thead { tr { th { (say.volga_head_condition()) } th { (say.volga_head_now()) } th { (say.volga_head_needed()) } } }
                tbody {
                    (row(german == all, say.volga_win_all(), german.to_string(), all.to_string()))
                    @if let Some(areas) = scenario.final_areas {
                        (row(german >= usize::from(areas), say.volga_win_areas(scenario.last_turn), german.to_string(), areas.to_string()))
                        (row(heavy >= usize::from(scenario.final_heavy_urban), say.volga_win_heavy(), heavy.to_string(), scenario.final_heavy_urban.to_string()))
                    }
                    (row(game.morale() == 0, say.volga_lose_morale(), game.morale().to_string(), "0".into()))
                    (row(false, say.volga_lose_time(scenario.last_turn), game.turn().to_string(), scenario.last_turn.to_string()))
                }
            }
            h4 { (say.volga_head_morale(STRONG_FROM)) }
            table { tbody { @for (cause, change) in causes { tr { th scope="row" { (cause) } td { (change) } } } } }
        }
    }

    /// The Random Event Chart in use (6.2, 14.6.1).
    fn events(&self) -> Markup {
        let (say, scenario) = (self.words.say(), self.scenario());
        let chart = &self.c.charts[scenario.chart];
        let mut rows: Vec<(u8, u8, u8)> = Vec::new();
        for (total, &event) in (0_u8..).zip(&chart.events).skip(3) {
            match rows.last_mut() {
                Some((_, to, same)) if *same == event => *to = total,
                _ => rows.push((total, total, event)),
            }
        }
        let now = self.game.event_in_force();
        html! {
            table {
                thead { tr {
                    th { "3d6" } th { (say.volga_head_chance()) } th { (say.volga_head_event()) } th { (say.volga_head_effect()) }
                } }
                tbody {
                    @for (from, to, row) in rows {
                        @let event = &self.c.events[usize::from(row)];
                        tr.now[now.is_some_and(|now| now.id == event.id)] {
                            td { @if from == to { (from) } @else { (from) "–" (to) } }
                            td { (percent((from..=to).map(ways).sum(), self.words)) }
                            th scope="row" { (self.words.name(&event.name)) }
                            td {
                                (self.effect(event))
                                @if let Some(total) = event.if_gone { (self.words.semicolon()) (say.volga_effect_if_gone(total)) }
                            }
                        }
                    }
                }
            }
            @if let Some((name, effect)) = now.map(|_| self.event_words()) { p { (say.volga_label_event(name, effect)) } }
        }
    }

    /// Movement (8.2), stacking (7.1) and Bloody Streets (6.4.1).
    fn moves(&self) -> Markup {
        let say = self.words.say();
        let costs = [
            (say.volga_move_vacant(), 1),
            (say.volga_move_near(), 2),
            (say.volga_move_revealed(), 3),
            (say.volga_move_unrevealed(), 4),
        ];
        let streets = [
            ("1–4", "1–3", say.volga_streets_none()),
            ("5", "4", say.volga_streets_morale()),
            ("6", "5–6", say.volga_streets_spent()),
        ];
        html! {
            table {
                thead { tr { th { (say.volga_head_enter()) } th { (say.volga_head_cost()) } } }
                tbody { @for (what, cost) in costs { tr { th scope="row" { (what) } td { (cost) } } } }
            }
            p.note { (say.volga_move_note()) }
            h4 { (say.volga_stage_streets()) }
            table {
                thead { tr { th { "1d6" } th { (say.volga_head_guards()) } th { (say.volga_head_effect()) } } }
                tbody { @for (die, guards, effect) in streets { tr { td { (die) } td { (guards) } td { (effect) } } } }
            }
            @if self.game.options().isolation {
                h4 { (say.volga_head_isolation()) }
                table {
                    thead { tr { th { "1d6" } th { (say.volga_head_guards()) } th { (say.volga_line_factor()) } } }
                    tbody {
                        @for (die, guards, change) in [("1", "1–2", "+1"), ("2–3", "3–4", "0"), ("4–5", "5–6", "−1"), ("6", "–", "−2")] {
                            tr { td { (die) } td { (guards) } td { (change) } }
                        }
                    }
                }
            }
        }
    }
}

/// In how many of 216 ways three dice show this total.
fn ways(total: u8) -> u16 {
    let dice = || 1..=6_u8;
    let all = dice().flat_map(|a| dice().flat_map(move |b| dice().map(move |c| a + b + c)));
    u16::try_from(all.filter(|&sum| sum == total).count()).unwrap_or(0)
}

/// A share of 216 in per cent.
fn percent(of: u16, words: Words) -> String {
    words.percent(f64::from(of) / 216.0, 1)
}
