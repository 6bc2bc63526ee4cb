//! The steps of a game.

use serde::Serialize;

use super::{Cauldron, Pay, Place};
use crate::components::{Area, Card, Unit};

/// One step of the sequence of play, or a decision in its middle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Step {
    // Set-up (p.6, p.12).
    /// Announce the modifier of a column. Decision.
    Modifier(u8),
    /// The six rolls.
    SetUpRolls,
    /// Give up a division. Decision.
    GiveUp,
    /// So many units are still to be depleted. Decision.
    Deplete(u8),
    /// The cards of Variable Placement.
    DrawPlacement,
    /// A unit for each area drawn. Decision.
    PlaceDrawn,
    /// The other units. Decision.
    PlaceUnits,
    /// PDMs. Decision.
    PlacePdms,
    /// The What If card.
    WhatIf,
    /// Whether the officers take the offer. Decision.
    Officers,
    /// The first turn begins.
    Begin,
    // Strategic Phase.
    /// The random event.
    Event,
    /// The effects of a card from this one on.
    Effect(Card, u8),
    /// Place free PDMs. Decision.
    FreePdm(u8),
    /// Turn active PDMs inactive. Decision.
    Deactivate(u8),
    /// Place free battlegroups. Decision.
    FreeBattlegroup(u8),
    /// Bring depleted divisions back to strength. Decision.
    Recover(u8),
    /// Weather.
    Weather,
    /// Both commitments.
    Commitments,
    /// Whether to take the Council of War counter. Decision.
    TakeCouncil,
    /// Morale and initiative points.
    Initiative,
    /// Airlift.
    Airlift,
    /// How much upkeep to pay. Decision.
    Upkeep,
    /// So many more units go unsupplied. Decision.
    Unsupplied(u8),
    /// Table C.
    UpkeepRoll,
    /// So many losses are still to be taken. Decision.
    UpkeepLoss(u8),
    // German Phase.
    /// Any action. Decision.
    Actions,
    /// Where the unit goes. Decision.
    Destination(Unit),
    /// Where to build a PDM. Decision.
    Build(Pay),
    /// Which PDM to activate. Decision.
    Activate(Pay),
    /// Where to raise a battlegroup. Decision.
    Battlegroup,
    /// Which of many targets to attack. Decision.
    Plan,
    /// Who attacks, and with how much supply. Decision.
    Attackers(Place),
    /// Table E, unit by unit. Decision.
    Combat,
    /// Where the Soviet unit goes. Decision.
    SovietRetreat(Area),
    /// Who advances. Decision.
    Advance(Place),
    /// Gaps are filled.
    FillGaps,
    /// The relief force attacks or turns. Decision.
    Relief,
    /// Where the relief force falls back on the map. Decision.
    ReliefRetreat,
    /// The end of the German Phase.
    EndGerman,
    // Soviet Phase.
    /// The status of the Final Offensive.
    Status,
    /// The target areas.
    Targets,
    /// So many more of "Any 3". Decision.
    AnyThree(u8),
    /// Which area is attacked next. Decision.
    Strikes,
    /// Which Soviet unit attacks. Decision.
    Striker(Area),
    /// A loss or a retreat. Decision.
    Defeat,
    /// After an attack.
    AfterStrike,
    /// Where the follow-up goes. Decision.
    FollowUp,
    /// After Collapse: whose turn it is. Decision.
    UnitStrikes,
    /// After Collapse: the unit or a PDM. Decision.
    UnitDefeat(Unit),
    // Evaluation Phase.
    /// Table H.
    Situation,
    /// Whether 6th Army collapses.
    CollapseCheck,
    /// The Key Area to fall back on. Decision.
    KeyArea,
    /// Where each survivor goes. Decision.
    Flee,
    /// The end of the turn.
    EndTurn,
    /// The Rumor step. Decision where a rumor is in play.
    Rumor,
}

/// A phase of the sequence of play (p2-sequence), with the set-up before and the end after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the printed names
pub enum Phase {
    SetUp,
    Strategic,
    Upkeep,
    German,
    Soviet,
    Evaluation,
    Over,
}

impl Phase {
    /// The id in records and protocols.
    pub const fn id(self) -> &'static str {
        match self {
            Self::SetUp => "set_up",
            Self::Strategic => "strategic",
            Self::Upkeep => "upkeep",
            Self::German => "german",
            Self::Soviet => "soviet",
            Self::Evaluation => "evaluation",
            Self::Over => "over",
        }
    }
}

impl Cauldron {
    /// The phase that the game is in.
    pub(crate) fn phase(&self) -> Phase {
        let has = |step| self.agenda.steps().contains(&step);
        if self.end.is_some() {
            Phase::Over
        } else if self.setting_up() {
            Phase::SetUp
        } else if has(Step::Upkeep) && !matches!(self.agenda.next(), Some(Step::Upkeep)) {
            Phase::Strategic
        } else if self.agenda.next() == Some(Step::Upkeep) || has(Step::Actions) && self.in_upkeep() {
            Phase::Upkeep
        } else if has(Step::EndGerman) {
            Phase::German
        } else if has(Step::Situation) {
            Phase::Soviet
        } else {
            Phase::Evaluation
        }
    }

    fn in_upkeep(&self) -> bool {
        matches!(self.agenda.next(), Some(Step::Unsupplied(_) | Step::UpkeepRoll | Step::UpkeepLoss(_)))
    }
}
