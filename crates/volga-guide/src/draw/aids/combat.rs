//! The procedure of an attack, with the modifiers of the current one.

use kurgan_core::Id;
use maud::{Markup, html};
use volga::components::{Area, Strategy, Unit};
use volga::{CombatResult, ParentOrganization, Purchase, Sums, Support};

use super::super::desk::Desk;
use crate::words::Says;

/// A line of a sum: what it is, what it comes to now, and whether it counts.
struct Line {
    name: String,
    value: String,
    counts: bool,
}

/// A line that counts where it is not nothing.
fn line(name: String, value: i8) -> Line {
    Line { name, value: modifier(value), counts: value != 0 }
}

fn modifier(value: i8) -> String {
    if value < 0 { format!("−{}", -value) } else { format!("+{value}") }
}

/// From the least to the most.
fn span((least, most): (i8, i8)) -> String {
    format!("{}…{}", modifier(least), modifier(most))
}

/// A line of a rule, while nobody attacks.
fn plain(name: String, value: impl Into<String>) -> Line {
    Line { name, value: value.into(), counts: false }
}

impl Desk<'_> {
    pub(super) fn combat(&self) -> Markup {
        let say = self.words.say();
        let lead = self
            .game
            .lead_unit()
            .or_else(|| self.game.attackers().into_iter().max_by_key(|unit| self.c.attack[unit.index()]));
        let attack = self.game.target().zip(lead);
        html! {
            @match attack {
                Some((area, lead)) => {
                    p { (say.volga_attack_now(self.area(area), self.units(self.game.attackers()))) }
                    @if self.game.lead_unit().is_none() { p.note { (say.volga_attack_assumed(self.unit(lead))) } }
                },
                None => p { (say.volga_attack_none()) },
            }
            (self.sheet(&say.volga_attack_value(), &self.attack_lines(attack)))
            (self.sheet(&say.volga_defense_value(), &self.defense_lines(attack)))
            @if let Some((area, lead)) = attack { (self.balance(area, lead)) }
            p.note { (self.dice_note()) }
            (self.results())
            (self.strategies())
        }
    }

    fn sheet(&self, heading: &str, lines: &[Line]) -> Markup {
        html! {
            table {
                thead { tr { th { (heading) } th { (self.words.say().volga_head_now()) } } }
                tbody { @for line in lines { tr.now[line.counts] { th scope="row" { (line.name) } td { (line.value) } } } }
            }
        }
    }

    fn artillery(&self) -> u8 {
        self.game.event_in_force().and_then(|event| event.artillery_bonus).unwrap_or(self.c.artillery_bonus)
    }

    /// 9.5.2.
    fn attack_lines(&self, attack: Option<(Area, Unit)>) -> Vec<Line> {
        let say = self.words.say();
        let hand = self.game.available();
        let artillery = plain(say.volga_line_artillery(hand.artillery), say.volga_each(self.artillery()));
        let engineer = plain(say.volga_line_engineer(hand.engineer), say.volga_each(self.c.engineer_bonus));
        let divisions =
            (self.game.options().parent_organization != ParentOrganization::Off).then(|| say.volga_line_divisions());
        let Some((_, lead)) = attack else {
            let strong = u8::from(self.game.strong()).cast_signed();
            let mut lines = vec![
                plain(say.volga_line_lead(), say.volga_its_factor()),
                plain(say.volga_line_others(), say.volga_each(1)),
                artillery,
                engineer,
                plain(say.volga_line_integrity(), "+1"),
                line(say.volga_line_strong(), strong),
            ];
            lines.extend(divisions.map(|name| plain(name, "−1")));
            return lines;
        };
        let sums = self.sums(lead);
        let mut lines = vec![
            line(say.volga_line_lead_unit(self.unit(lead)), sums.lead.cast_signed()),
            line(say.volga_line_others(), sums.others.cast_signed()),
            artillery,
            engineer,
            line(say.volga_line_integrity(), sums.integrity.cast_signed()),
            line(say.volga_line_strong(), sums.strong.cast_signed()),
        ];
        lines.extend(divisions.map(|name| line(name, -sums.divisions.cast_signed())));
        lines
    }

    /// The sums of the attack under way without support, led by this unit.
    fn sums(&self, lead: Unit) -> Sums {
        self.game.sums_led_by(lead, Support::default())
    }

    /// 9.5.3.
    fn defense_lines(&self, attack: Option<(Area, Unit)>) -> Vec<Line> {
        let say = self.words.say();
        let event = self.game.event_in_force().map_or(0, |event| event.soviet_dv).cast_signed();
        let shaken = i8::from(!self.game.strong());
        let (factor, terrain, isolated) = match attack {
            Some((area, _)) => {
                let factor = match self.game.revealed(area) {
                    Some(unit) => line(say.volga_line_factor(), self.c.defense[unit.index()].cast_signed()),
                    None => plain(say.volga_line_factor(), self.range(self.game.bag_of(area))),
                };
                let tem = self.c.areas[area.index()].tem.cast_signed();
                (factor, line(say.volga_line_terrain(), tem), self.game.isolated().has(area))
            }
            None => (
                plain(say.volga_line_factor(), say.volga_its_factor()),
                plain(say.volga_line_terrain(), span(self.terrain_range())),
                false,
            ),
        };
        let mut lines =
            vec![factor, terrain, line(say.volga_line_shaken(), shaken), line(say.volga_line_event(), event)];
        if isolated {
            lines.push(match self.game.isolation() {
                Some(change) => line(say.volga_line_isolated(), change),
                None => {
                    Line { name: say.volga_line_isolated(), value: span(self.game.isolation_range()), counts: true }
                }
            });
        }
        let forbidden = self.game.event_in_force().is_some_and(|event| event.no_air);
        let (hand, _) = self.on_hand(Purchase::Air);
        let air = if forbidden { say.volga_line_no_air() } else { say.volga_line_air(hand) };
        lines.push(plain(air, if forbidden { "–" } else { "−1d6" }));
        lines
    }

    /// The least and the most that the terrain of an area to be attacked can add (3.1.2).
    fn terrain_range(&self) -> (i8, i8) {
        let tems = self.c.areas.iter().filter(|area| area.tem > 0).map(|area| area.tem.cast_signed());
        tems.fold((i8::MAX, i8::MIN), |(least, most), tem| (least.min(tem), most.max(tem)))
    }

    /// What both sides come to before support and dice.
    fn balance(&self, area: Area, lead: Unit) -> Markup {
        let (say, sums) = (self.words.say(), self.sums(lead));
        html! {
            p { strong {
                @if self.game.revealed(area).is_some() {
                    (say.volga_balance(sums.attack(), sums.defense(), i16::from(sums.attack()) - i16::from(sums.defense())))
                } @else {
                    (say.volga_balance_unknown(sums.attack(), sums.defense(), self.range(self.game.bag_of(area))))
                }
            } }
        }
    }

    fn dice_note(&self) -> String {
        let say = self.words.say();
        let limit = self.game.attackers().len();
        if limit > 0 { say.volga_dice_limit(limit) } else { say.volga_dice() }
    }

    /// 9.5.5.
    fn results(&self) -> Markup {
        let say = self.words.say();
        let rows = [
            ("<", self.result(CombatResult::Repulse), say.volga_result_repulse_does()),
            ("=", self.result(CombatResult::Stalemate), say.volga_result_stalemate_does()),
            (">", self.result(CombatResult::Success), say.volga_result_success_does()),
            ("≫", self.result(CombatResult::Overrun), say.volga_result_overrun_does()),
        ];
        html! {
            table {
                thead { tr { td {} th { (say.volga_head_result()) } th { (say.volga_head_effect()) } } }
                tbody { @for (sign, name, does) in rows { tr { td { (sign) } th scope="row" { (name) } td { (does) } } } }
            }
        }
    }

    /// 9.4.
    fn strategies(&self) -> Markup {
        let say = self.words.say();
        let now = self.game.target().and_then(|_| self.game.strategy());
        html! {
            table {
                thead { tr { th { (say.volga_head_strategy()) } th { (say.volga_head_effect()) } } }
                tbody {
                    @for strategy in Strategy::ALL {
                        tr.now[now == Some(strategy)] {
                            th scope="row" { (self.strategy(strategy)) } td { (self.strategy_effect(strategy)) }
                        }
                    }
                }
            }
        }
    }
}
