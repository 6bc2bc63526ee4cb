//! Which tables an action leads to, with the modifiers that apply and the exact odds.

use std::collections::BTreeMap;

use kurgan_core::chance::{Ratio, outcomes};
use kurgan_core::{Chance, Id};

use crate::action::Action;
use crate::chance::Roll;
use crate::components::{Area, Unit};
use crate::event::{Modifiers, Table};
use crate::odds::Upshot;
use crate::rules::Attackers;
use crate::sight::Sight;
use crate::state::{Cauldron, Place, Step, ThisTurn};

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
    pub odds: BTreeMap<Upshot, Ratio>,
}

impl Outlook {
    fn of(table: Table, (modifiers, odds): (Modifiers, BTreeMap<Upshot, Ratio>)) -> Self {
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

impl Cauldron {
    /// The roll that an action makes at once.
    fn first_roll(&self, action: Action) -> Option<Outlook> {
        let (table, modifiers) = self.first_table(action)?;
        let unit = match action {
            Action::Roll(unit) => Some(unit),
            _ => None,
        };
        Some(Outlook { table, unit, later: false, modifiers, odds: self.odds_of(action).ok()? })
    }

    /// Table C for as many units as these points leave unsupplied.
    fn upkeep_outlook(&self, action: Action) -> Option<Outlook> {
        let mut after = *self;
        let mut legal = Vec::new();
        let mut next = action;
        // Who goes without does not matter: the roll is the same.
        while after.first_table(next).is_none() {
            let Ok(()) = after.act(next, &mut kurgan_core::chance::Fast::new(0), &mut ());
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
        let Ok(()) = after.act(action, &mut kurgan_core::chance::Fast::new(0), &mut ());
        self.designated(target).into_iter().map(|unit| after.attacker(unit)).collect()
    }

    /// Table E for every unit designated.
    fn attackers_outlook(&self) -> impl Iterator<Item = Outlook> {
        let designated = |unit: &Unit| self.target[unit.index()] != Place::NONE;
        self.in_play().into_iter().filter(designated).map(|unit| self.attacker(unit))
    }

    fn attacker(&self, unit: Unit) -> Outlook {
        Outlook { unit: Some(unit), ..Outlook::of(Table::Attack, self.attack_odds(unit)) }
    }

    /// Table G against an area.
    fn strike_odds(&self, area: Area) -> (Modifiers, BTreeMap<Upshot, Ratio>) {
        let odds = outcomes(|chance| {
            let die = chance.d6(Roll::Strike(area).into()).unwrap_or_else(|never| match never {});
            self.strike_upshot(area, die)
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
            all.push(Outlook::of(Table::Airlift, next.next_airlift()));
        }
        all
    }

    /// Table B over every Luftwaffe commitment that may come, in the present weather.
    fn next_airlift(&self) -> (Modifiers, BTreeMap<Upshot, Ratio>) {
        let odds = outcomes(|chance| {
            let mut die = || chance.d6(Roll::Airlift.into()).unwrap_or_else(|never| match never {});
            let commitment = i32::from(die()) + self.commitment_modifiers(Table::Luftwaffe).total();
            let luftwaffe = Some(self.c.tables.commitment.results.at(commitment));
            let total = i32::from(die()) + Self { luftwaffe, ..*self }.airlift_modifiers().total();
            Upshot::Airlift(self.airlifted(total))
        });
        (self.airlift_modifiers(), odds.unwrap_or_default())
    }
}
