//! Exact odds: how an action ends.
//!
//! An action ends at the next decision or, if it comes first, at a roll or draw that belongs to another phase, to
//! another step of the set-up or the Strategic Phase, to another Soviet attack or to the Collapse. The dice of two
//! attackers and of the relief force are given together, and so are the cards of the Final Offensive and of the
//! targets. Other steps roll for different things, with too many combinations to read, and follow-up attacks have no
//! limit.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::convert::Infallible;

use kurgan_core::chance::{Bag, Ratio, Read, TooMany, outcomes};
use kurgan_core::{Chance, Dice, Log, Upshot as _, Why};

use crate::action::Action;
use crate::chance::Roll;
use crate::components::{
    Area, AttackResult, Card, Commitment, CouncilResult, Letter, ReliefResult, Rumor, RumorResult, SovietResult,
    Targets, Unit, Weather, WhatIf,
};
use crate::event::{Column, End, Event, Table, Track};
use crate::state::{Cauldron, Held, Place, ReliefAt, Surrender};

/// What is true once an action is done, as far as a player weighs it and as far as chance decides it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Upshot {
    /// The result on the combat table that was rolled on first.
    pub result: Option<CombatResult>,
    /// What came of it.
    pub came: Came,
    /// Whether no German unit is left.
    pub destroyed: bool,
    /// How the game ended.
    pub over: Option<Over>,
}

/// A result of Table E, F or G.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs)] // the tables' names
pub enum CombatResult {
    Attack(AttackResult),
    Relief(ReliefResult),
    Soviet(SovietResult),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Over {
    /// Why.
    pub end: End,
    /// The level of victory.
    pub level: &'static str,
    /// The Victory Points.
    pub points: i32,
}

/// What came of the rolls and draws of an action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Came {
    /// Nothing was rolled or drawn.
    #[default]
    Certain,
    /// The row of the first column of the variable set-up.
    SetUp(i8),
    /// A card for the Variable Placement.
    Placement(Card),
    /// A row of What If.
    WhatIf(WhatIf),
    /// A new rumor, or none.
    NewRumor(Option<Rumor>),
    /// What becomes of a rumor.
    Rumor(RumorResult),
    /// The random event.
    Event(Card),
    /// The weather.
    Weather(Weather),
    /// The commitments of the Luftwaffe and of the relief force.
    Commitments(Commitment, Commitment),
    /// The supply that the airlift brings.
    Airlift(u8),
    /// Out of supply.
    Upkeep(Losses),
    /// What an Appeal brings.
    Appeal(Granted),
    /// Whether a Tactical Attack delays the Final Offensive.
    Tactical(bool),
    /// The Council of War surrenders, and by how much the SSI changes.
    CouncilSurrenders(Surrender, i8),
    /// The Council of War fights on, with these bonuses to Appeals and Regular Attacks.
    CouncilContinues(i8, i8),
    /// How attacks end: those of 6th Army, two at most without a decision between them, and that of the relief force.
    Attacks([Option<(Place, AttackEnd)>; 2], Option<ReliefEnd>),
    /// The start of the Soviet Phase.
    Offensive(Offensive),
    /// How a Soviet attack ends.
    Strike(Strike),
    /// The Evaluation Phase: by how much the SSI changes, and whether 6th Army collapses.
    Evaluation(i8, bool),
}

/// Table C.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Losses {
    /// The losses asked for.
    pub asked: u8,
    /// Units depleted, where there was nothing to choose.
    pub depleted: u8,
    /// Units eliminated, where there was nothing to choose.
    pub lost: u8,
}

/// Table D, as far as it changes anything.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Granted {
    /// What the Commit marker shows from now on; 0 where it stays as it is.
    pub commit: u8,
    /// The marker taken for Freedom of Action.
    pub freedom: Option<Held>,
    /// Whether the marker for Airlift is taken.
    pub airlift: bool,
    /// The supply received.
    pub supply: u8,
}

/// How an attack of 6th Army ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum AttackEnd {
    /// Nothing happens.
    NoEffect,
    /// The Soviet unit in a Stalingrad area takes a Hit.
    Hit,
    /// The Soviet unit retreats; where to is to be chosen.
    Beaten,
    /// The Soviet unit is gone.
    DrivenOut,
    /// The Soviet unit is gone and another one has filled the gap (p4-filling-gaps).
    Replaced,
    /// The box can be entered.
    Open,
}

/// How the attack of the relief force ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ReliefEnd {
    /// It stays.
    Stays,
    /// It has come here.
    Advances(ReliefAt, Letter),
    /// It falls back; where to is to be chosen.
    Beaten,
    /// It has fallen back to here.
    FallsBack(ReliefAt, Letter),
}

/// The start of the Soviet Phase.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Offensive {
    /// By how much the Final Offensive index moves, if a card was drawn for it.
    pub index: Option<i8>,
    /// Whether the Final Offensive is launched.
    pub launched: bool,
    /// Which areas are attacked; none after Collapse.
    pub targets: Option<Targets>,
}

/// A Soviet attack (Table G).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Strike {
    /// Against whom.
    pub on: Struck,
    /// What it costs.
    pub end: StrikeEnd,
    /// Whether an area turns Soviet.
    pub area_lost: bool,
    /// Whether the result lets the attacker attack again.
    pub follow_up: bool,
}

/// Whom a Soviet attack falls on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs)] // the names say it all
pub enum Struck {
    Area(Area),
    Unit(Unit),
}

/// What a Soviet attack costs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum StrikeEnd {
    /// No unit and no PDM.
    NoEffect,
    /// A point of wounded.
    Wounded,
    /// A division is depleted.
    Depleted,
    /// A unit is eliminated.
    Lost,
    /// A PDM turns inactive.
    Pdm,
    /// The units have retreated.
    Retreated,
    /// A loss or a retreat is to be chosen.
    ToChoose,
}

/// What chance is asked for, as far as it tells whether the action goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    Card,
    Relief,
    Attack,
    ReliefAttack,
    Survival,
    Other,
}

impl Asked {
    /// What was asked for to bring this event.
    fn by(event: &Event) -> Option<Self> {
        Some(match event {
            Event::Card { .. } => Self::Card,
            Event::Rolled { table, .. } => match table {
                Table::Relief => Self::Relief,
                Table::Attack => Self::Attack,
                Table::ReliefAttack => Self::ReliefAttack,
                Table::Survival => Self::Survival,
                _ => Self::Other,
            },
            _ => return None,
        })
    }

    fn of(why: Why) -> Self {
        match Roll::from_why(why) {
            Some(Roll::Card) => Self::Card,
            Some(Roll::Relief) => Self::Relief,
            Some(Roll::Attack(_)) => Self::Attack,
            Some(Roll::ReliefAttack) => Self::ReliefAttack,
            Some(Roll::Survival) => Self::Survival,
            _ => Self::Other,
        }
    }

    /// Whether this, asked for after the last roll or draw, still belongs to the same action.
    fn goes_on(self, last: &Event) -> bool {
        match last {
            Event::Card { column: Column::Offensive, .. } => self == Self::Card,
            Event::Rolled { table: Table::Luftwaffe, .. } => self == Self::Relief,
            Event::Rolled { table: Table::Attack, .. } => matches!(self, Self::Attack | Self::ReliefAttack),
            // Table H, a Council of War or an event that ends the game.
            Event::Rolled { table: Table::Situation, .. }
            | Event::Card { column: Column::Random | Column::Event, .. } => self == Self::Survival,
            _ => false,
        }
    }
}

/// The rolls and draws of an action, as far as they belong to it.
struct Own<'a, C> {
    chance: &'a mut C,
    events: &'a RefCell<Vec<Event>>,
}

/// What was asked for does not belong to the action any more.
struct Beyond;

impl<C> Own<'_, C> {
    fn belongs(&self, next: Asked) -> Result<(), Beyond> {
        let events = self.events.borrow();
        let last = events.iter().rfind(|event| Asked::by(event).is_some());
        if last.is_none_or(|last| next.goes_on(last)) { Ok(()) } else { Err(Beyond) }
    }
}

impl<C: Chance<Dry = Infallible>> Chance for Own<'_, C> {
    type Dry = Beyond;

    fn roll(&mut self, why: Why, count: u8, read: Read) -> Result<Dice, Beyond> {
        self.belongs(Asked::of(why))?;
        self.chance.roll(why, count, read).map_err(|never| match never {})
    }

    fn draw(&mut self, bag: Bag) -> Result<u8, Beyond> {
        self.belongs(Asked::of(bag.why))?;
        self.chance.draw(bag).map_err(|never| match never {})
    }
}

impl Log<Event> for &RefCell<Vec<Event>> {
    fn push(&mut self, event: Event) {
        self.borrow_mut().push(event);
    }
}

/// From the first roll or draw of an action to the first one that does not belong to it.
fn own(events: &[Event]) -> &[Event] {
    let mut rolls = events.iter().enumerate().filter_map(|(at, event)| Some((at, event, Asked::by(event)?)));
    let Some((first, mut last, _)) = rolls.next() else { return &[] };
    let beyond = rolls.find(|&(_, event, asked)| !asked.goes_on(std::mem::replace(&mut last, event)));
    &events[first..beyond.map_or(events.len(), |(at, ..)| at)]
}

/// By how much a track changes.
fn change(events: &[Event], of: Track) -> i8 {
    let each = events.iter().map(|event| match *event {
        Event::Track { track, from, to } if track == of => to.cast_signed() - from.cast_signed(),
        _ => 0,
    });
    each.sum()
}

impl kurgan_core::Upshot<Event> for Upshot {
    fn of(events: &[Event]) -> Self {
        let events = own(events);
        let result = events.iter().find_map(|event| match *event {
            Event::Attacked { result, .. } => Some(CombatResult::Attack(result)),
            Event::ReliefAttack { result, .. } => Some(CombatResult::Relief(result)),
            Event::Struck { result, .. } | Event::UnitStruck { result, .. } => Some(CombatResult::Soviet(result)),
            _ => None,
        });
        let over = events.iter().find_map(|event| match *event {
            Event::Over { end, points } => Some((end, end.verdict(points))),
            _ => None,
        });
        Self {
            result,
            came: Came::of(events),
            destroyed: events.contains(&Event::Destroyed),
            over: over.map(|(end, outcome)| Over { end, level: outcome.level, points: outcome.score }),
        }
    }
}

impl Came {
    /// What these events, of which the first is a roll or a draw, come to.
    fn of(events: &[Event]) -> Self {
        match events.first() {
            Some(&Event::Card { card, column }) => match column {
                Column::Event => Self::Event(card),
                Column::Offensive | Column::Targets => Self::Offensive(Offensive::of(events)),
                Column::Weather | Column::Random => Self::told(events).unwrap_or(Self::Placement(card)),
            },
            Some(&Event::Rolled { table, total, .. }) => match table {
                Table::SetUp(_) | Table::NewUnit => Self::SetUp(total),
                Table::Upkeep => Self::Upkeep(Losses::of(events)),
                Table::Appeal(_) => Self::Appeal(Granted::of(events)),
                Table::Attack | Table::ReliefAttack => Self::attacks(events),
                Table::Situation | Table::Collapse | Table::Survival => {
                    Self::Evaluation(change(events, Track::Ssi), events.contains(&Event::Collapse))
                }
                Table::Luftwaffe | Table::Relief | Table::Airlift | Table::Soviet => {
                    Self::told(events).unwrap_or_default()
                }
            },
            _ => Self::Certain,
        }
    }

    /// What one event among them tells.
    fn told(events: &[Event]) -> Option<Self> {
        events.iter().find_map(|event| match *event {
            Event::WhatIf { what } => Some(Self::WhatIf(what)),
            Event::NewRumor { rumor, .. } => Some(Self::NewRumor(rumor)),
            Event::RumorResult { result, .. } => Some(Self::Rumor(result)),
            Event::Weather { weather } => Some(Self::Weather(weather)),
            Event::Commitments { luftwaffe, relief } => Some(Self::Commitments(luftwaffe, relief)),
            Event::Airlift { supply, .. } => Some(Self::Airlift(supply)),
            Event::Tactical { .. } => Some(Self::Tactical(change(events, Track::FinalOffensive) < 0)),
            Event::Council { result: CouncilResult::Continue { appeals, attacks }, .. } => {
                Some(Self::CouncilContinues(appeals, attacks))
            }
            Event::Surrendered { how } => Some(Self::CouncilSurrenders(how, change(events, Track::Ssi))),
            Event::Struck { area, follow_up, .. } => {
                Some(Self::Strike(Strike::of(Struck::Area(area), follow_up, events)))
            }
            Event::UnitStruck { unit, .. } => Some(Self::Strike(Strike::of(Struck::Unit(unit), false, events))),
            _ => None,
        })
    }

    fn attacks(events: &[Event]) -> Self {
        let (mut attacks, mut relief) = ([None; 2], None);
        for event in events {
            match *event {
                Event::Attacked { target, result, .. } => {
                    let end = match result {
                        AttackResult::NoEffect => AttackEnd::NoEffect,
                        AttackResult::Retreat if target.area().is_none() => AttackEnd::Open,
                        AttackResult::Retreat => AttackEnd::Beaten,
                    };
                    attack(&mut attacks, target, |before| before.map_or(end, |before| before.max(end)));
                }
                Event::Hit { area } => attack(&mut attacks, Place::on(area), |_| AttackEnd::Hit),
                Event::SovietRetreat { from, .. } => {
                    attack(&mut attacks, Place::on(from), |_| AttackEnd::DrivenOut);
                }
                Event::Ring { added, .. } => {
                    for (target, end) in attacks.iter_mut().flatten() {
                        if target.area().is_some_and(|area| added.has(area)) {
                            *end = AttackEnd::Replaced;
                        }
                    }
                }
                Event::ReliefAttack { falls_back, .. } => {
                    relief = Some(if falls_back { ReliefEnd::Beaten } else { ReliefEnd::Stays });
                }
                Event::Relief { to, letter, .. } => {
                    relief = Some(match relief {
                        Some(ReliefEnd::Beaten) => ReliefEnd::FallsBack(to, letter),
                        _ => ReliefEnd::Advances(to, letter),
                    });
                }
                _ => {}
            }
        }
        Self::Attacks(attacks, relief)
    }
}

/// Says how the attack on a target stands, after how it stood.
fn attack(attacks: &mut [Option<(Place, AttackEnd)>], target: Place, end: impl FnOnce(Option<AttackEnd>) -> AttackEnd) {
    let fits = |attack: &&mut Option<(Place, AttackEnd)>| attack.is_none_or(|(of, _)| of == target);
    if let Some(attack) = attacks.iter_mut().find(fits) {
        *attack = Some((target, end(attack.map(|(_, end)| end))));
    }
}

impl Losses {
    fn of(events: &[Event]) -> Self {
        let mut losses = Self::default();
        for event in events {
            match *event {
                Event::UpkeepLosses { losses: asked } => losses.asked = asked,
                Event::Depleted { .. } => losses.depleted += 1,
                Event::Eliminated { .. } => losses.lost += 1,
                _ => {}
            }
        }
        losses
    }
}

impl Granted {
    fn of(events: &[Event]) -> Self {
        let mut granted = Self { supply: change(events, Track::Supply).unsigned_abs(), ..Self::default() };
        for event in events {
            match *event {
                Event::Commit { shows } => granted.commit = shows,
                Event::Marker { marker: Held::AirliftBonus, taken: true } => granted.airlift = true,
                Event::Marker { marker, taken: true } => granted.freedom = Some(marker),
                _ => {}
            }
        }
        granted
    }
}

impl Offensive {
    fn of(events: &[Event]) -> Self {
        let mut offensive = Self::default();
        for event in events {
            match *event {
                Event::Card { column: Column::Offensive, .. } => {
                    offensive.index = Some(change(events, Track::FinalOffensive));
                }
                Event::Launched => offensive.launched = true,
                Event::Targets { column, areas } => {
                    offensive.targets = Some(if areas.is_empty() { Targets::None } else { column });
                }
                _ => {}
            }
        }
        offensive
    }
}

impl Strike {
    fn of(mut on: Struck, follow_up: bool, events: &[Event]) -> Self {
        let (mut end, mut area_lost) = (StrikeEnd::NoEffect, false);
        for event in events {
            match *event {
                Event::Struck { result: SovietResult::Defeat, empty: false, .. }
                | Event::UnitStruck { result: SovietResult::Defeat, .. } => end = StrikeEnd::ToChoose,
                Event::Track { track: Track::Wounded, .. } => end = StrikeEnd::Wounded,
                Event::Depleted { .. } => end = StrikeEnd::Depleted,
                Event::Eliminated { .. } => end = StrikeEnd::Lost,
                Event::Retreated { .. } => end = StrikeEnd::Retreated,
                Event::Pdm { inactive: 1.., .. } => end = StrikeEnd::Pdm,
                Event::AreaLost { .. } => area_lost = true,
                _ => {}
            }
        }
        // A division takes the loss of a battlegroup (ruling 66).
        let loser = events.iter().find_map(|event| match *event {
            Event::Depleted { unit, .. } | Event::Eliminated { unit, .. } => Some(unit),
            _ => None,
        });
        if let (Struck::Unit(struck), Some(loser)) = (&mut on, loser) {
            *struck = loser;
        }
        let goes_on = !events.iter().any(|event| matches!(event, Event::Destroyed | Event::Over { .. }));
        Self { on, end, area_lost, follow_up: follow_up && goes_on }
    }
}

impl Cauldron {
    /// The exact odds of what is true once an action is done.
    pub(crate) fn odds_of(&self, action: Action) -> Result<BTreeMap<Upshot, Ratio>, TooMany> {
        outcomes(|chance| Upshot::of(&self.walk(action, chance)))
    }

    /// What happens by an action as far as its rolls and draws belong to it.
    pub(crate) fn walk(&self, action: Action, chance: &mut impl Chance<Dry = Infallible>) -> Vec<Event> {
        let events = RefCell::default();
        let mut game = *self;
        let _beyond = game.act(action, &mut Own { chance, events: &events }, &mut &events);
        events.into_inner()
    }
}
