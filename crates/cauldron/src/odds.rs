//! Exact odds: what the next roll or draw of an action can come to.

use std::collections::BTreeMap;

use kurgan_core::chance::{Bag, Enumerating, Ratio, Read, TooMany, outcomes};
use kurgan_core::{Chance, Dice, Why};

use crate::action::{Action, Appeal};
use crate::chance::Roll;
use crate::components::{
    AttackResult, Card, Commitment, Conference, CouncilResult, Freedom, ReliefResult, Rumor, RumorResult, SovietResult,
    Targets, Unit, Weather, WhatIf,
};
use crate::event::{Column, Event, Modifiers, Table};
use crate::rules::ELIMINATED;
use crate::state::{Cauldron, Surrender};

/// What the first roll or draw of an action came to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Upshot {
    /// Nothing was rolled or drawn.
    Certain,
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
    /// Whether a Tactical Attack delays the offensive.
    Tactical(bool),
    /// A new rumor, or none.
    NewRumor(Option<Rumor>),
    /// What becomes of a rumor.
    Rumor(RumorResult),
    /// The weather.
    Weather(Weather),
    /// By how much the Final Offensive index moves.
    Offensive(i8),
    /// The Soviet targets.
    Targets(Targets),
    /// A card drawn for its event.
    Event(Card),
    /// The Council of War surrenders, and what that changes the SSI by.
    CouncilSurrenders(Surrender, i8),
    /// The Council of War fights on, with these bonuses to Appeals and Regular Attacks.
    CouncilContinues(i8, i8),
    /// A row of What If.
    WhatIf(WhatIf),
    /// A random number drawn.
    Random(u8),
    /// Another roll, by its total.
    Total(i8),
}

/// Chance that gives one result and no more.
struct First<'a> {
    chance: &'a mut Enumerating,
    asked: bool,
}

/// The first result has been given.
struct Enough;

impl First<'_> {
    fn once(&mut self) -> Result<(), Enough> {
        if std::mem::replace(&mut self.asked, true) { Err(Enough) } else { Ok(()) }
    }
}

impl Chance for First<'_> {
    type Dry = Enough;
    fn roll(&mut self, why: Why, count: u8, read: Read) -> Result<Dice, Enough> {
        self.once()?;
        self.chance.roll(why, count, read).map_err(|never| match never {})
    }
    fn draw(&mut self, bag: Bag) -> Result<u8, Enough> {
        self.once()?;
        self.chance.draw(bag).map_err(|never| match never {})
    }
}

impl Upshot {
    /// What the first roll or draw among these events came to.
    pub(crate) fn of(events: &[Event]) -> Self {
        let first = events.iter().position(|event| matches!(event, Event::Rolled { .. } | Event::Card { .. }));
        let Some(first) = first else { return Self::Certain };
        let after = &events[first..];
        // What tells the result stands right after the roll, before the next one.
        let end = after.iter().skip(1).position(|event| matches!(event, Event::Rolled { .. } | Event::Card { .. }));
        let own = &after[..end.map_or(after.len(), |end| end + 1)];
        let told = own.iter().find_map(|event| match *event {
            Event::Airlift { supply, .. } => Some(Self::Airlift(supply)),
            Event::UpkeepLosses { losses } => Some(Self::Upkeep(losses)),
            Event::Attacked { result, .. } => Some(Self::Attack(result)),
            Event::ReliefAttack { result, advances, .. } => Some(Self::Relief(result, advances)),
            Event::Struck { result, follow_up, .. } => Some(Self::Soviet(result, follow_up)),
            Event::UnitStruck { result, .. } => Some(Self::Soviet(result, false)),
            Event::Situation { adjust } => Some(Self::Situation(adjust)),
            Event::CollapseRoll { survives, .. } => Some(Self::Collapse(survives)),
            Event::Tactical { success, .. } => Some(Self::Tactical(success)),
            Event::NewRumor { rumor, .. } => Some(Self::NewRumor(rumor)),
            Event::RumorResult { result, .. } => Some(Self::Rumor(result)),
            Event::Council { result, .. } => Some(Self::of_council(result, own)),
            Event::WhatIf { what } => Some(Self::WhatIf(what)),
            _ => None,
        });
        told.unwrap_or(match own[0] {
            Event::Rolled { total, .. } => Self::Total(total),
            Event::Card { card, .. } => Self::Event(card),
            _ => Self::Certain,
        })
    }

    /// What a Council of War came to; how it surrenders depends on the turn and on Freedom of Action.
    fn of_council(result: CouncilResult, events: &[Event]) -> Self {
        let how = events.iter().find_map(|event| match *event {
            Event::Surrendered { how } => Some(how),
            _ => None,
        });
        match result {
            CouncilResult::Surrender { ssi, .. } => Self::CouncilSurrenders(how.unwrap_or(Surrender::WithoutFoa), ssi),
            CouncilResult::Continue { appeals, attacks } => Self::CouncilContinues(appeals, attacks),
        }
    }
}

impl Cauldron {
    /// The exact odds of the first roll or draw that an action leads to. What follows after it is another matter: a
    /// turn is far too long to be walked.
    pub(crate) fn odds_of(&self, action: Action) -> Result<BTreeMap<Upshot, Ratio>, TooMany> {
        outcomes(|chance| {
            let mut events = Vec::new();
            let mut game = *self;
            let _enough = game.act(action, &mut First { chance, asked: false }, &mut events);
            self.told(&events)
        })
    }

    /// An upshot, with the tables whose result shows only in what it does.
    fn told(&self, events: &[Event]) -> Upshot {
        let upshot = Upshot::of(events);
        let first = events.iter().find(|event| matches!(event, Event::Rolled { .. } | Event::Card { .. }));
        match (upshot, first) {
            (Upshot::Total(_), Some(&Event::Rolled { table, total, .. })) => self.upshot_of(table, total.into()),
            (Upshot::Event(_), Some(&Event::Card { card, column })) => self.upshot_of_card(card, column),
            _ => upshot,
        }
    }

    /// What a total comes to on a table, in the present situation.
    pub(crate) fn upshot_of(&self, table: Table, total: i32) -> Upshot {
        let t = &self.c.tables;
        match table {
            Table::Luftwaffe | Table::Relief => Upshot::Commitment(t.commitment.results.at(total)),
            Table::Airlift => Upshot::Airlift(self.airlifted(total)),
            Table::Upkeep => Upshot::Upkeep(t.upkeep.losses.at(total)),
            Table::Appeal(Appeal::Conference) => {
                let Conference { commit, foa_airlift } = t.appeal.conference.at(total);
                Upshot::Conference(commit.unsigned_abs(), foa_airlift)
            }
            Table::Appeal(Appeal::Freedom) => Upshot::Freedom(t.appeal.freedom.at(total)),
            Table::Appeal(Appeal::Airlift) => Upshot::AirliftAppeal(t.appeal.airlift.at(total)),
            Table::Attack => Upshot::Attack(t.attack.results.at(total)),
            Table::ReliefAttack => {
                let result = t.relief.at(self.relief_commitment.unwrap_or(Commitment::Weak), total);
                let star = result == ReliefResult::NoEffectStar && self.this_turn.routed;
                Upshot::Relief(result, star || result == ReliefResult::Advance)
            }
            Table::Situation => Upshot::Situation(t.situation.adjust.at(total)),
            Table::Collapse => Upshot::Collapse(total > i32::from(ELIMINATED)),
            _ => Upshot::Total(i8::try_from(total).unwrap_or(i8::MAX)),
        }
    }

    fn upshot_of_card(&self, card: Card, column: Column) -> Upshot {
        let data = self.card(card);
        match column {
            Column::Event => Upshot::Event(card),
            Column::Weather => Upshot::Weather(data.weather.unwrap_or(self.weather)),
            Column::Random => Upshot::Random(data.random),
            Column::Offensive => Upshot::Offensive(self.offensive_number(data.offensive)),
            Column::Targets => Upshot::Targets(data.targets),
        }
    }

    /// The odds of a roll on a table as things stand now, with the modifiers that apply: also for rolls that no action
    /// asks for.
    pub(crate) fn table_odds(&self, table: Table) -> (Modifiers, BTreeMap<Upshot, Ratio>) {
        self.odds_with(table, self.modifiers(table))
    }

    /// The same for the attack of a designated unit (Table E).
    pub(crate) fn attack_odds(&self, unit: Unit) -> (Modifiers, BTreeMap<Upshot, Ratio>) {
        self.odds_with(Table::Attack, self.attack_modifiers(unit))
    }

    fn odds_with(&self, table: Table, modifiers: Modifiers) -> (Modifiers, BTreeMap<Upshot, Ratio>) {
        let odds = outcomes(|chance| {
            let die = chance.d6(Roll::Situation.into()).unwrap_or_else(|never| match never {});
            self.upshot_of(table, i32::from(die) + modifiers.total())
        });
        (modifiers, odds.unwrap_or_default())
    }

    /// The table on which an action rolls at once, and the modifiers of that roll.
    pub(crate) fn first_table(&self, action: Action) -> Option<(Table, Modifiers)> {
        let mut table = None;
        let walked = outcomes(|chance| {
            let (mut events, mut game) = (Vec::new(), *self);
            let _enough = game.act(action, &mut First { chance, asked: false }, &mut events);
            table = events.iter().find_map(|event| match *event {
                Event::Rolled { table, modifiers, .. } => Some((table, modifiers)),
                _ => None,
            });
        });
        walked.ok().and(table)
    }
}
