//! The steps of the agenda in words.

use kurgan_core::Id;

use crate::action::{read_place, write_place};
use crate::components::{Area, Components};
use crate::state::{Cauldron, Pay, Step};

/// Steps without anything to add.
const PLAIN: [(Step, &str); 37] = [
    (Step::SetUpRolls, "set_up_rolls"),
    (Step::GiveUp, "give_up"),
    (Step::DrawPlacement, "draw_placement"),
    (Step::PlaceDrawn, "place_drawn"),
    (Step::PlaceUnits, "place_units"),
    (Step::PlacePdms, "place_pdms"),
    (Step::WhatIf, "what_if"),
    (Step::Officers, "officers"),
    (Step::Begin, "begin"),
    (Step::Event, "event"),
    (Step::Weather, "weather"),
    (Step::Commitments, "commitments"),
    (Step::TakeCouncil, "take_council"),
    (Step::Initiative, "initiative"),
    (Step::Airlift, "airlift"),
    (Step::Upkeep, "upkeep"),
    (Step::UpkeepRoll, "upkeep_roll"),
    (Step::Actions, "actions"),
    (Step::Battlegroup, "battlegroup"),
    (Step::Plan, "plan"),
    (Step::Combat, "combat"),
    (Step::FillGaps, "fill_gaps"),
    (Step::Relief, "relief"),
    (Step::ReliefRetreat, "relief_retreat"),
    (Step::EndGerman, "end_german"),
    (Step::Status, "status"),
    (Step::Targets, "targets"),
    (Step::Strikes, "strikes"),
    (Step::Defeat, "defeat"),
    (Step::AfterStrike, "after_strike"),
    (Step::FollowUp, "follow_up"),
    (Step::UnitStrikes, "unit_strikes"),
    (Step::Situation, "situation"),
    (Step::CollapseCheck, "collapse_check"),
    (Step::KeyArea, "key_area"),
    (Step::Flee, "flee"),
    (Step::EndTurn, "end_turn"),
];
const RUMOR: &str = "rumor";
const PAYS: [(Pay, &str); 2] = [(Pay::Ip, "ip"), (Pay::Supply, "supply")];

fn pay(pay: Pay) -> &'static str {
    PAYS[pay as usize].1
}

impl Cauldron {
    pub(super) fn write_step(&self, step: Step) -> String {
        let name = |unit: crate::components::Unit| &self.c.units[unit.index()].id;
        match step {
            Step::Modifier(column) => format!("modifier {column}"),
            Step::Deplete(more) => format!("deplete {more}"),
            Step::Effect(card, nth) => format!("effect {} {nth}", card.number()),
            Step::FreePdm(more) => format!("free_pdm {more}"),
            Step::Deactivate(more) => format!("deactivate {more}"),
            Step::FreeBattlegroup(more) => format!("free_battlegroup {more}"),
            Step::Recover(more) => format!("recover {more}"),
            Step::Unsupplied(more) => format!("unsupplied {more}"),
            Step::UpkeepLoss(more) => format!("upkeep_loss {more}"),
            Step::Destination(unit) => format!("destination {}", name(unit)),
            Step::Build(how) => format!("build {}", pay(how)),
            Step::Activate(how) => format!("activate {}", pay(how)),
            Step::Attackers(target) => format!("attackers {}", write_place(target)),
            Step::SovietRetreat(area) => format!("soviet_retreat {}", area.number()),
            Step::Advance(target) => format!("advance {}", write_place(target)),
            Step::AnyThree(more) => format!("any_three {more}"),
            Step::Striker(area) => format!("striker {}", area.number()),
            Step::UnitDefeat(unit) => format!("unit_defeat {}", name(unit)),
            Step::Rumor => RUMOR.into(),
            plain => PLAIN.iter().find(|(known, _)| *known == plain).map_or("", |(_, id)| id).into(),
        }
    }
}

/// The step written so.
pub(super) fn read_step(c: &Components, text: &str) -> Option<Step> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let count = |max: u8| rest.parse::<u8>().ok().filter(|&n| n <= max);
    let more = || count(64).filter(|&n| n > 0);
    let area = || rest.parse().ok().and_then(Area::numbered);
    let how = || PAYS.iter().find(|(_, id)| *id == rest).map(|(pay, _)| *pay);
    match word {
        "modifier" => count(5).map(Step::Modifier),
        "deplete" => more().map(Step::Deplete),
        "effect" => {
            let (card, nth) = rest.split_once(' ')?;
            Some(Step::Effect(c.card(card.parse().ok()?)?, nth.parse().ok().filter(|&n: &u8| n <= 64)?))
        }
        "free_pdm" => more().map(Step::FreePdm),
        "deactivate" => more().map(Step::Deactivate),
        "free_battlegroup" => more().map(Step::FreeBattlegroup),
        "recover" => more().map(Step::Recover),
        "unsupplied" => more().map(Step::Unsupplied),
        "upkeep_loss" => more().map(Step::UpkeepLoss),
        "destination" => c.unit_named(rest).map(Step::Destination),
        "build" => how().map(Step::Build),
        "activate" => how().map(Step::Activate),
        "attackers" => read_place(rest).map(Step::Attackers),
        "soviet_retreat" => area().map(Step::SovietRetreat),
        "advance" => read_place(rest).map(Step::Advance),
        "any_three" => more().map(Step::AnyThree),
        "striker" => area().map(Step::Striker),
        "unit_defeat" => c.unit_named(rest).map(Step::UnitDefeat),
        RUMOR => Some(Step::Rumor),
        _ => PLAIN.iter().find(|(_, id)| *id == text).map(|(step, _)| *step),
    }
}
