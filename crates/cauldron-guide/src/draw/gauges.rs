//! The numbers that are always in sight, and the sequence of play.

use cauldron::Step;
use guide::board::{Gauge, Stage};

use super::desk::Desk;
use crate::words::Says;

/// The sequence of play by the step that begins each stage of a turn (p2-sequence).
const TURN: [Step; 16] = [
    Step::Event,
    Step::Weather,
    Step::Commitments,
    Step::Initiative,
    Step::Airlift,
    Step::Upkeep,
    Step::Actions,
    Step::Combat,
    Step::Relief,
    Step::Status,
    Step::Targets,
    Step::Strikes,
    Step::Situation,
    Step::CollapseCheck,
    Step::EndTurn,
    Step::Rumor,
];

/// The stage of the game that a step belongs to: its word and its rule.
const fn stage(step: Step) -> (&'static str, &'static str) {
    match step {
        Step::Modifier(_)
        | Step::SetUpRolls
        | Step::GiveUp
        | Step::Deplete(_)
        | Step::DrawPlacement
        | Step::PlaceDrawn
        | Step::PlaceUnits
        | Step::PlacePdms
        | Step::WhatIf
        | Step::Officers
        | Step::Begin => ("set_up", "p12-variable-setup"),
        Step::Event
        | Step::Effect(..)
        | Step::FreePdm(_)
        | Step::Deactivate(_)
        | Step::FreeBattlegroup(_)
        | Step::Recover(_) => ("event", "p2-random-event"),
        Step::Weather => ("weather", "p2-weather"),
        Step::Commitments | Step::TakeCouncil => ("commitments", "p2-commitment"),
        Step::Initiative => ("initiative", "p2-initiative"),
        Step::Airlift => ("airlift", "p2-airlift"),
        Step::Upkeep | Step::Unsupplied(_) | Step::UpkeepRoll | Step::UpkeepLoss(_) => ("upkeep", "p2-upkeep"),
        Step::Actions
        | Step::Destination(_)
        | Step::Build(_)
        | Step::Activate(_)
        | Step::Battlegroup
        | Step::Plan
        | Step::Attackers(_) => ("actions", "p3-actions"),
        Step::Combat | Step::SovietRetreat(_) | Step::Advance(_) | Step::FillGaps => ("attacks", "p4-regular-attack"),
        Step::Relief | Step::ReliefRetreat | Step::EndGerman => ("relief", "p5-relief-attack"),
        Step::Status => ("offensive", "p5-offensive-status"),
        Step::Targets | Step::AnyThree(_) => ("targets", "p5-targets"),
        Step::Strikes
        | Step::Striker(_)
        | Step::Defeat
        | Step::AfterStrike
        | Step::FollowUp
        | Step::UnitStrikes
        | Step::UnitDefeat(_) => ("strikes", "p5-soviet-attacks"),
        Step::Situation => ("situation", "p6-ssi-roll"),
        Step::CollapseCheck | Step::KeyArea | Step::Flee => ("collapse", "p6-collapse"),
        Step::EndTurn => ("end", "p6-end"),
        Step::Rumor => ("rumor", "p11-rumors"),
    }
}

impl Desk<'_> {
    pub(super) fn gauges(&self) -> Vec<Gauge> {
        let game = self.game;
        let gauge = |id: &str, value: String| Gauge {
            label: self.words.say().cauldron_track_short(id),
            value,
            element: Some(format!("track {id}")),
        };
        // The turn stands before them on every page.
        vec![
            gauge("ssi", game.ssi().to_string()),
            gauge("morale", game.morale().to_string()),
            gauge("supply", game.supply().to_string()),
            gauge("ip", game.initiative_points().to_string()),
            gauge("wounded", game.wounded().to_string()),
            gauge("final_offensive", self.offensive()),
            gauge("points", self.number(game.points().total())),
        ]
    }

    pub(super) fn sequence(&self) -> Vec<Stage> {
        let now = self.now().map(stage);
        let set_up = stage(Step::Begin);
        let turn = TURN.into_iter().filter(|&step| step != Step::Rumor || self.game.options().rumors).map(stage);
        let stages = std::iter::once(set_up).filter(|_| now == Some(set_up)).chain(turn);
        let each = stages.map(|(id, rule)| Stage {
            name: self.words.say().cauldron_step_name(id),
            rule,
            here: now == Some((id, rule)),
        });
        each.collect()
    }

    /// The step that the game is at.
    fn now(&self) -> Option<Step> {
        match self.game.agenda() {
            // A battlegroup may be raised in the middle of other steps: then the one beneath counts.
            [.., beneath, Step::Battlegroup] => Some(*beneath),
            agenda => agenda.last().copied(),
        }
    }
}
