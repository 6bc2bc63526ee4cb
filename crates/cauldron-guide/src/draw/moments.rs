//! What is staged: event cards, attacks of both sides, the relief force, and every other roll with its modifiers.

use cauldron::components::{AttackResult, SovietResult};
use cauldron::{Column, Event, Modifiers, ReliefAt, Table};
use guide::moment::{Ink, Moment, MomentKind, Sum, Tone};
use guide::signed;
use kurgan_core::Id;

use super::desk::Desk;
use crate::words::Says;

impl Desk<'_> {
    /// The moments of one action.
    pub(super) fn moments(&self, events: &[Event]) -> Vec<Moment> {
        let moment = |(n, event): (usize, &Event)| match *event {
            Event::Card { card, column: Column::Event } => {
                let data = self.c.cards.get(card.index())?;
                let moment = Moment::new(MomentKind::Card, n..n + 1, self.words.name(&data.title).into());
                Some(moment.text(self.words.name(&data.text)))
            }
            // Its dice are told one by one.
            Event::Rolled { table: Table::Survival, .. } => None,
            Event::Rolled { table, die, ref modifiers, total } => {
                let settled = self.settled(table, n, events.get(n + 1..).unwrap_or_default());
                Some(settled.sums([self.sum(die, modifiers, total, ink(table))]))
            }
            _ => None,
        };
        events.iter().enumerate().filter_map(moment).collect()
    }

    /// What a roll on this table decides.
    fn settled(&self, table: Table, n: usize, then: &[Event]) -> Moment {
        let title = self.table(table);
        let on = |place: String| format!("{title}{}{place}", self.words.colon());
        match (table, then) {
            (Table::Attack, [Event::Attacked { target, result, .. }, ..]) => {
                let tone = if *result == AttackResult::Retreat { Tone::Good } else { Tone::Bad };
                let moment = Moment::new(MomentKind::Attack, n..n + 2, on(self.place(*target)));
                let moment = match target.area() {
                    Some(area) => moment.at(format!("area {}", area.number())),
                    None => moment,
                };
                moment.result(self.result(result.id()), tone, None)
            }
            (Table::ReliefAttack, [Event::ReliefAttack { advances, falls_back, .. }, rest @ ..]) => {
                let (word, tone) = match (advances, falls_back) {
                    (true, _) => ("advance", Tone::Good),
                    (false, true) => ("retreat", Tone::Bad),
                    (false, false) => ("no_effect", Tone::Even),
                };
                let moment = Moment::new(MomentKind::Relief, n..n + 2, title);
                let to = rest.iter().find_map(|event| match *event {
                    Event::Relief { to: ReliefAt::Box(number), letter, .. } => {
                        Some(format!("box {}{number}", letter.id()))
                    }
                    Event::Relief { to: ReliefAt::Map(area), .. } => Some(format!("area {}", area.number())),
                    _ => None,
                });
                Moment { at: to, ..moment }.result(self.result(word), tone, None)
            }
            (Table::Soviet, [Event::Struck { area, result, follow_up, .. }, ..]) => {
                // That another attack follows is told behind it.
                let shown = n..n + if *follow_up { 1 } else { 2 };
                let moment = Moment::new(MomentKind::Attack, shown, on(self.area(*area)));
                let moment = moment.at(format!("area {}", area.number()));
                moment.result(self.result(result.id()), endured(*result), None)
            }
            (Table::Soviet, [Event::UnitStruck { unit, result }, ..]) => {
                let moment = Moment::new(MomentKind::Attack, n..n + 2, on(self.called(*unit)));
                let moment = moment.at(format!("unit {}", self.unit(*unit)));
                moment.result(self.result(result.id()), endured(*result), None)
            }
            _ => Moment::new(MomentKind::Roll, n..n + 1, title),
        }
    }

    /// A die with what modifies it.
    fn sum(&self, die: u8, modifiers: &Modifiers, total: i8, ink: Ink) -> Sum {
        let say = self.words.say();
        let lines = modifiers.all().iter().map(|&(of, add)| (say.cauldron_modifier(of.id()), signed(add)));
        Sum {
            lines: lines.collect(),
            dice: vec![(die, true)],
            total: self.number(total),
            ..Sum::new(String::new(), ink)
        }
    }
}

/// Who rolls on a table.
const fn ink(table: Table) -> Ink {
    match table {
        Table::Attack | Table::ReliefAttack | Table::Appeal(_) => Ink::Grey,
        Table::Soviet => Ink::Red,
        _ => Ink::Plain,
    }
}

/// What a Soviet attack is for the army.
const fn endured(result: SovietResult) -> Tone {
    match result {
        SovietResult::NoEffect => Tone::Good,
        SovietResult::Wounded => Tone::Even,
        SovietResult::DepletedLoss | SovietResult::Defeat => Tone::Bad,
    }
}
