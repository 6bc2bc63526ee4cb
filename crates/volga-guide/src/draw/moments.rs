//! What is staged: attacks and random events.

use std::ops::Range;

use guide::moment::{Ink, Moment, MomentKind, Sum, Tone};
use guide::signed;
use volga::components::Area;
use volga::{CombatResult, Event, Purchase, Sums};

use super::desk::Desk;
use crate::words::Says;

/// How many of a side's dice count (9.5.5).
const BEST: usize = 2;

impl Desk<'_> {
    /// The moments of one action.
    pub(super) fn moments(&self, events: &[Event]) -> Vec<Moment> {
        // What an attack rolls before its dice belongs to it.
        let mut from = None;
        let mut moments = Vec::new();
        for (n, event) in events.iter().enumerate() {
            match event {
                Event::AirRoll { .. } | Event::IsolationRoll { .. } => _ = from.get_or_insert(n),
                Event::Combat { .. } => {
                    let first = from.take().unwrap_or(n);
                    moments.extend(self.attack(events, first..n + 1));
                }
                Event::RandomEvent { .. } => moments.extend(self.random_event(event, n)),
                Event::BloodyStreets { area, die, .. } => {
                    let mut sum = Sum::new(String::new(), Ink::Plain);
                    sum.dice = vec![(*die, true)];
                    let title = self.words.say().volga_roll_bloody_streets(self.area(*area));
                    let moment = Moment::new(MomentKind::Roll, n..n, title).at(element(*area));
                    moments.push(moment.sums([sum]));
                }
                _ => {}
            }
        }
        moments
    }

    /// The dice of an attack (9.5.5).
    fn attack(&self, events: &[Event], shown: Range<usize>) -> Option<Moment> {
        let &Event::Combat { area, ref sums, attack_dice, defense_dice, attack_total, defense_total, result } =
            events.get(shown.end.checked_sub(1)?)?
        else {
            return None;
        };
        let say = self.words.say();
        let mut attack = Sum::new(say.volga_attack_value(), Ink::Grey).dice(attack_dice, attack_dice.faces().len());
        attack.lines = self.attack_sum(sums);
        attack.value = Some(sums.attack().into());
        attack.total = self.words.number(attack_total.into(), 0);
        let mut defense = Sum::new(say.volga_defense_value(), Ink::Red).dice(defense_dice, BEST);
        defense.lines = self.defense_sum(sums);
        defense.value = Some(sums.defense().into());
        defense.total = self.words.number(defense_total.into(), 0);
        let tone = match result {
            CombatResult::Success | CombatResult::Overrun => Tone::Good,
            CombatResult::Stalemate => Tone::Even,
            CombatResult::Repulse => Tone::Bad,
        };
        let moment = Moment::new(MomentKind::Attack, shown, say.volga_moment_attack(self.area(area)));
        let moment = moment.at(element(area)).sums([attack, defense]);
        Some(moment.result(self.result(result), tone, Some(attack_total - defense_total)))
    }

    /// 9.5.2.
    fn attack_sum(&self, sums: &Sums) -> Vec<(String, String)> {
        let say = self.words.say();
        counted([
            (say.volga_line_lead(), sums.lead.into()),
            (say.volga_line_others(), sums.others.into()),
            (self.purchase(Purchase::Artillery).into(), sums.artillery.into()),
            (self.purchase(Purchase::Engineer).into(), sums.engineer.into()),
            (say.volga_moment_integrity(), sums.integrity.into()),
            (say.volga_line_strong(), sums.strong.into()),
            (say.volga_line_divisions(), -i32::from(sums.divisions)),
        ])
    }

    /// 9.5.3.
    fn defense_sum(&self, sums: &Sums) -> Vec<(String, String)> {
        let say = self.words.say();
        counted([
            (say.volga_line_factor(), sums.factor.into()),
            (say.volga_line_terrain(), sums.terrain.into()),
            (say.volga_line_shaken(), sums.shaken.into()),
            (say.volga_line_event(), sums.event.into()),
            (self.purchase(Purchase::Air).into(), -i32::from(sums.air)),
        ])
    }

    /// 6.2.
    fn random_event(&self, event: &Event, n: usize) -> Option<Moment> {
        let Event::RandomEvent { dice, event, void, .. } = *event else { return None };
        let data = self.c.events.get(usize::from(event))?;
        let name = self.words.name(&data.name);
        let mut sum = Sum::new(String::new(), Ink::Plain).dice(dice, dice.faces().len());
        sum.total = dice.total().to_string();
        let moment = Moment::new(MomentKind::Card, n..n + usize::from(!void), name.into()).sums([sum]);
        Some(if void { moment } else { moment.text(self.effect(data)) })
    }
}

fn element(area: Area) -> String {
    format!("area {}", area.0)
}

/// The first line as it is, of the others those that change something.
fn counted<const N: usize>(lines: [(String, i32); N]) -> Vec<(String, String)> {
    let lines = lines.into_iter().enumerate().filter(|(n, (_, value))| *n == 0 || *value != 0);
    lines.map(|(n, (name, value))| (name, if n == 0 { value.to_string() } else { signed(value) })).collect()
}
