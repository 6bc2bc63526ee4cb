//! The steps of a game.

use kurgan_core::steps;

use super::Cauldron;
use crate::rules;

// Hashes of positions depend on the order: append.
steps! {
    rules:
    decide Modifier,
    happen SetUpRolls,
    decide GiveUp,
    decide Deplete,
    happen DrawPlacement,
    decide PlaceDrawn,
    decide PlaceUnits,
    decide PlacePdms,
    happen WhatIf,
    decide Officers,
    happen Begin,
    happen RandomEvent,
    happen Effect,
    decide FreePdm,
    decide Deactivate,
    decide FreeBattlegroup,
    decide Recover,
    happen Weather,
    happen Commitments,
    decide TakeCouncil,
    happen Initiative,
    happen Airlift,
    decide Upkeep,
    decide Unsupplied,
    happen UpkeepRoll,
    decide UpkeepLoss,
    decide Actions,
    decide Destination,
    decide Build,
    decide Activate,
    decide Battlegroup,
    decide Plan,
    decide Attackers,
    decide Combat,
    decide SovietRetreat,
    decide Advance,
    happen FillGaps,
    decide Relief,
    decide ReliefRetreat,
    decide EndGerman,
    happen Status,
    happen SovietTargets,
    decide AnyThree,
    decide Strikes,
    decide Striker,
    decide Defeat,
    happen AfterStrike,
    decide FollowUp,
    decide UnitStrikes,
    decide UnitDefeat,
    happen Situation,
    happen CollapseCheck,
    decide KeyArea,
    decide Flee,
    happen EndTurn,
    decide Rumor,
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
        let has = |step: Step| self.agenda.steps().contains(&step);
        let next = self.agenda.next();
        if self.end.is_some() {
            Phase::Over
        } else if self.setting_up() {
            Phase::SetUp
        } else if has(rules::Upkeep.into()) && !matches!(next, Some(Step::Upkeep(_))) {
            Phase::Strategic
        } else if matches!(next, Some(Step::Upkeep(_))) || has(rules::Actions.into()) && self.in_upkeep() {
            Phase::Upkeep
        } else if has(rules::EndGerman.into()) {
            Phase::German
        } else if has(rules::Situation.into()) {
            Phase::Soviet
        } else {
            Phase::Evaluation
        }
    }

    fn in_upkeep(&self) -> bool {
        matches!(self.agenda.next(), Some(Step::Unsupplied(_) | Step::UpkeepRoll(_) | Step::UpkeepLoss(_)))
    }
}
