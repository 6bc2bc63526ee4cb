//! The tables that an action leads to, with their modifiers and exact odds.

use std::collections::BTreeMap;

use kurgan_core::chance::{Fast, Ratio, outcomes};
use kurgan_core::{Chance, Id};

use crate::action::{Action, Appeal};
use crate::chance::Roll;
use crate::components::{Area, AttackResult, Commitment, Conference, Freedom, ReliefResult, SovietResult, Unit};
use crate::event::{Event, Modifiers, Table};
use crate::rules::{Attackers, ELIMINATED};
use crate::sight::Sight;
use crate::state::{Cauldron, Place, Step, ThisTurn};

/// What a roll reads on its table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reading {
    /// Table A.
    Commitment(Commitment),
    /// Table B: the supply that comes.
    Airlift(u8),
    /// Table C: the losses.
    Upkeep(u8),
    /// Table D, Conference: the Commit marker and whether the FoA/Airlift marker comes.
    Conference(u8, bool),
    /// Table D, Freedom of Action.
    Freedom(Freedom),
    /// Table D, Airlift: the supply.
    AirliftAppeal(u8),
    /// Table E.
    Attack(AttackResult),
    /// Table F, and whether the relief force advances.
    Relief(ReliefResult, bool),
    /// Table G, and whether a follow-up comes.
    Soviet(SovietResult, bool),
    /// Table H: what the SSI changes by.
    Situation(i8),
    /// Whether a unit survives the Collapse.
    Collapse(bool),
    /// Another roll, by its total.
    Total(i8),
}

/// A roll that an action leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// Its table.
    pub table: Table,
    /// The unit that rolls.
    pub unit: Option<Unit>,
    /// Whether other rolls or decisions come before it, so that the modifiers are those of this moment.
    pub later: bool,
    /// What is added to it.
    pub modifiers: Modifiers,
    /// What it can come to.
    pub odds: BTreeMap<Reading, Ratio>,
}

impl Outlook {
    fn of(table: Table, (modifiers, odds): (Modifiers, BTreeMap<Reading, Ratio>)) -> Self {
        Self { table, unit: None, later: true, modifiers, odds }
    }
}

impl Sight<'_> {
    /// The rolls on tables that an action leads to: the first one, then those that come for certain later.
    pub fn outlook(self, action: Action) -> Vec<Outlook> {
        let game = self.game;
        let mut all: Vec<Outlook> = game.first_roll(action).into_iter().collect();
        match action {
            Action::Upkeep(_) | Action::Unsupplied(_) if all.is_empty() => all.extend(game.upkeep_outlook(action)),
            Action::Commit(_) => all.extend(game.planned(action)),
            Action::Resolve if all.is_empty() => all.extend(game.attackers_outlook()),
            Action::Strike(area) if all.is_empty() => {
                all.push(Outlook { later: false, ..Outlook::of(Table::Soviet, game.strike_odds(area)) });
            }
            _ => {}
        }
        let leads_on = matches!(
            action,
            Action::Resolve
                | Action::Done
                | Action::Relief(_)
                | Action::Direction(_)
                | Action::Strike(_)
                | Action::From(_)
                | Action::Roll(_)
        );
        if leads_on {
            for later in game.evaluation_outlook() {
                if all.iter().all(|known| known.table != later.table) {
                    all.push(later);
                }
            }
        }
        all
    }
}

/// The roll with which the chance of these events begins: table, modifiers, total and the event after it.
fn first_rolled(events: &[Event]) -> Option<(Table, Modifiers, i8, Option<Event>)> {
    let first = events.iter().position(|event| matches!(event, Event::Rolled { .. } | Event::Card { .. }))?;
    match events[first] {
        Event::Rolled { table, modifiers, total, .. } => {
            Some((table, modifiers, total, events.get(first + 1).copied()))
        }
        _ => None,
    }
}

impl Cauldron {
    /// The table on which an action rolls at once, with the modifiers of that roll.
    fn first_table(&self, action: Action) -> Option<(Table, Modifiers)> {
        let (table, modifiers, ..) = first_rolled(&self.walk(action, &mut Fast::new(0)))?;
        Some((table, modifiers))
    }

    /// The roll that an action makes at once.
    fn first_roll(&self, action: Action) -> Option<Outlook> {
        let (table, modifiers) = self.first_table(action)?;
        let unit = match action {
            Action::Roll(unit) => Some(unit),
            _ => None,
        };
        let odds = outcomes(|chance| {
            let (table, _, total, then) = first_rolled(&self.walk(action, chance))?;
            Some(match then {
                Some(Event::Struck { result, follow_up, .. }) => Reading::Soviet(result, follow_up),
                Some(Event::UnitStruck { result, .. }) => Reading::Soviet(result, false),
                _ => self.reading(table, total.into()),
            })
        });
        let odds = odds.ok()?.into_iter().filter_map(|(reading, ratio)| Some((reading?, ratio))).collect();
        Some(Outlook { table, unit, later: false, modifiers, odds })
    }

    /// What a total reads on a table, in the present situation.
    fn reading(&self, table: Table, total: i32) -> Reading {
        let t = &self.c.tables;
        match table {
            Table::Luftwaffe | Table::Relief => Reading::Commitment(t.commitment.results.at(total)),
            Table::Airlift => Reading::Airlift(self.airlifted(total)),
            Table::Upkeep => Reading::Upkeep(t.upkeep.losses.at(total)),
            Table::Appeal(Appeal::Conference) => {
                let Conference { commit, foa_airlift } = t.appeal.conference.at(total);
                Reading::Conference(commit.unsigned_abs(), foa_airlift)
            }
            Table::Appeal(Appeal::Freedom) => Reading::Freedom(t.appeal.freedom.at(total)),
            Table::Appeal(Appeal::Airlift) => Reading::AirliftAppeal(t.appeal.airlift.at(total)),
            Table::Attack => Reading::Attack(t.attack.results.at(total)),
            Table::ReliefAttack => {
                let result = t.relief.at(self.relief_commitment.unwrap_or(Commitment::Weak), total);
                let star = result == ReliefResult::NoEffectStar && self.this_turn.routed;
                Reading::Relief(result, star || result == ReliefResult::Advance)
            }
            Table::Situation => Reading::Situation(t.situation.adjust.at(total)),
            Table::Collapse => Reading::Collapse(total > i32::from(ELIMINATED)),
            _ => Reading::Total(i8::try_from(total).unwrap_or(i8::MAX)),
        }
    }

    /// The odds of a roll on a table as things stand now, with the modifiers that apply: also for rolls that no action
    /// asks for.
    pub(crate) fn table_odds(&self, table: Table) -> (Modifiers, BTreeMap<Reading, Ratio>) {
        self.odds_with(table, self.modifiers(table))
    }

    fn odds_with(&self, table: Table, modifiers: Modifiers) -> (Modifiers, BTreeMap<Reading, Ratio>) {
        let odds = outcomes(|chance| {
            let die = chance.d6(Roll::Situation.into()).unwrap_or_else(|never| match never {});
            self.reading(table, i32::from(die) + modifiers.total())
        });
        (modifiers, odds.unwrap_or_default())
    }

    /// Table C for as many units as these points leave unsupplied.
    fn upkeep_outlook(&self, action: Action) -> Option<Outlook> {
        let mut after = *self;
        let mut legal = Vec::new();
        let mut next = action;
        // Who goes without does not matter: the roll is the same.
        while after.first_table(next).is_none() {
            let Ok(()) = after.act(next, &mut Fast::new(0), &mut ());
            if !matches!(after.agenda.next(), Some(Step::Unsupplied(_))) {
                return None;
            }
            legal.clear();
            after.list(&mut legal);
            next = *legal.first()?;
        }
        let roll = after.first_roll(next)?;
        (roll.table == Table::Upkeep).then_some(roll)
    }

    /// Table E for every unit of the attack that these points close.
    fn planned(&self, action: Action) -> Vec<Outlook> {
        let Some(Step::Attackers(Attackers { target })) = self.agenda.next() else { return Vec::new() };
        let mut after = *self;
        let Ok(()) = after.act(action, &mut Fast::new(0), &mut ());
        self.designated(target).into_iter().map(|unit| after.attacker(unit)).collect()
    }

    /// Table E for every unit designated.
    fn attackers_outlook(&self) -> impl Iterator<Item = Outlook> {
        let designated = |unit: &Unit| self.target[unit.index()] != Place::NONE;
        self.in_play().into_iter().filter(designated).map(|unit| self.attacker(unit))
    }

    fn attacker(&self, unit: Unit) -> Outlook {
        let odds = self.odds_with(Table::Attack, self.attack_modifiers(unit));
        Outlook { unit: Some(unit), ..Outlook::of(Table::Attack, odds) }
    }

    /// Table G against an area.
    fn strike_odds(&self, area: Area) -> (Modifiers, BTreeMap<Reading, Ratio>) {
        let odds = outcomes(|chance| {
            let die = chance.d6(Roll::Strike(area).into()).unwrap_or_else(|never| match never {});
            self.strike_reading(area, die)
        });
        (Modifiers::NONE, odds.unwrap_or_default())
    }

    /// Table H and, if it comes to that, the Collapse, then the tables of the next Strategic Phase, as things stand.
    fn evaluation_outlook(&self) -> Vec<Outlook> {
        let mut all = vec![Outlook::of(Table::Situation, self.table_odds(Table::Situation))];
        if self.collapse_due() {
            all.push(Outlook::of(Table::Collapse, self.table_odds(Table::Collapse)));
        }
        if self.turn < self.c.setup.last_turn {
            let next = Self { this_turn: ThisTurn::default(), luftwaffe: None, ..*self };
            for table in [Table::Luftwaffe, Table::Relief] {
                all.push(Outlook::of(table, next.table_odds(table)));
            }
            if !self.destroyed {
                all.push(Outlook::of(Table::Airlift, next.next_airlift()));
            }
        }
        all
    }

    /// Table B over every Luftwaffe commitment that may come, in the present weather.
    fn next_airlift(&self) -> (Modifiers, BTreeMap<Reading, Ratio>) {
        let odds = outcomes(|chance| {
            let mut die = || chance.d6(Roll::Airlift.into()).unwrap_or_else(|never| match never {});
            let commitment = i32::from(die()) + self.commitment_modifiers(Table::Luftwaffe).total();
            let luftwaffe = Some(self.c.tables.commitment.results.at(commitment));
            let total = i32::from(die()) + Self { luftwaffe, ..*self }.airlift_modifiers().total();
            Reading::Airlift(self.airlifted(total))
        });
        (self.airlift_modifiers(), odds.unwrap_or_default())
    }
}
