//! Events in words: each as it declares itself, and what differs.

use cauldron::components::{Card, CouncilResult, Offensive, Targets, WhatIf};
use cauldron::{Column, Event, Held, LossCause, Modifiers, ReliefAt, Table};
use guide::tell::Telling;
use guide::{EventText, signed};
use kurgan_core::Id;
use serde_json::{Value, json};

use crate::CauldronGuide;
use crate::names::{self, Speaker};
use crate::words::Says;

type Told = Telling<CauldronGuide>;

/// An event with its data, its sentence and its rule.
pub(super) fn event(s: &Speaker, event: &Event) -> EventText {
    let told = Told::of(s.c, event, s.words);
    match *event {
        Event::Card { card, column } => shown(s, card, column, told),
        Event::Rolled { table, die, ref modifiers, total } => rolled(s, table, die, modifiers, total, told),
        Event::SetUpColumn { column, .. } => told.with("column", s.column(column)),
        Event::UnitJoins { rolled, .. } => told.data("rolled", rolled.kind.id()),
        Event::WhatIf { what } => told.says(what_if(what)).data("what", what_if(what)),
        Event::Officers { accepted } => told.says(if accepted { "accepted" } else { "declined" }),
        Event::Over { end, points } => {
            let outcome = end.verdict(points);
            let told = told.before("points", "level", outcome.level).before("points", "score", outcome.score);
            told.with("level", names::level(s.words, outcome.level, outcome.score))
        }
        _ => strategy(s, event, told),
    }
    .told()
}

/// A card, with what the column shows.
fn shown(s: &Speaker, card: Card, column: Column, told: Told) -> Told {
    let told = told.before("card", "id", format!("card-{}", card.number()));
    let Some(data) = s.c.cards.get(card.index()) else { return told.says_by("column") };
    let told = match (column, data.offensive) {
        (Column::Offensive, Offensive::Either { .. }) => told.says("offensive_either"),
        _ => told.says_by("column"),
    };
    match column {
        Column::Event => {
            let (title, text) = (s.words.name(&data.title), s.words.name(&data.text));
            told.with("title", title).with("text", text).data("title", title).ruled_by("p2-random-event")
        }
        Column::Weather => told.ruled_by("p2-weather"),
        Column::Random => told.with("random", data.random).data("random", data.random),
        Column::Offensive => match data.offensive {
            Offensive::Always(always) => told.with("number", signed(always)).data("offensive", json!([always])),
            Offensive::Either { left, right } => {
                let told = told.with("left", signed(left)).with("right", signed(right));
                told.data("offensive", json!([left, right]))
            }
        }
        .ruled_by("p5-offensive-status"),
        Column::Targets => told.ruled_by("p5-targets"),
    }
}

fn rolled(s: &Speaker, table: Table, die: u8, modifiers: &Modifiers, total: i8, told: Told) -> Told {
    let told = told.with("table", s.table(table)).data("table", names::table(table)).ruled_by(names::table_rule(table));
    let told = match table {
        // Two dice: the event that follows has them one by one.
        Table::Survival => return told.says("sum").data("dice", json!([])),
        Table::SetUp(column) => told.data("column", column),
        _ => told,
    };
    if modifiers.all().is_empty() && total == die.cast_signed() {
        return told;
    }
    told.says("modified").with("modifiers", s.modifiers(modifiers)).with("total", s.number(total))
}

const fn what_if(what: WhatIf) -> &'static str {
    match what {
        WhatIf::NoEffect => "no_effect",
        WhatIf::Supply(_) => "supply",
        WhatIf::Weather(_) => "weather",
        WhatIf::OfficersEscape(_) => "officers_escape",
        WhatIf::KeyArea(_) => "key_area",
        WhatIf::RightHandNumber => "right_hand_number",
        WhatIf::ShiftLeft => "shift_left",
        WhatIf::ShiftRight => "shift_right",
        WhatIf::RegularTarget(_) => "regular_target",
    }
}

/// The Strategic Phase, upkeep, markers and rumors.
fn strategy(s: &Speaker, event: &Event, told: Told) -> Told {
    match *event {
        Event::Marker { marker, taken } => {
            told.says(if taken { "taken" } else { "returned" }).ruled_by(marker_rule(marker))
        }
        Event::Appealed { appeal, total } => told.with("result", super::odds::appeal(s, appeal, total.into())),
        Event::Commit { shows: 0 } => told.says("returned"),
        Event::Airlift { supply, by_table } if supply != by_table => {
            told.says("changed").with("change", signed(supply.cast_signed() - by_table.cast_signed()))
        }
        Event::Upkeep { unsupplied, .. } if !unsupplied.is_empty() => told.says("unsupplied"),
        Event::Council { result, .. } => match result {
            CouncilResult::Surrender { .. } => told.says("surrender").data("result", "surrender"),
            CouncilResult::Continue { appeals: 0, attacks: 0 } => told.says("continue").data("result", "continue"),
            CouncilResult::Continue { appeals, attacks } => {
                let told = told.says("bonus").with("appeals", signed(appeals)).with("attacks", signed(attacks));
                told.data("result", "continue")
            }
        },
        Event::NewRumor { rumor: None, .. } => told.says("none"),
        Event::RumorResult { .. } => told.says_by("result"),
        Event::Depleted { cause, .. } | Event::Eliminated { cause, .. } => {
            told.says_by("cause").ruled_by(match cause {
                LossCause::Upkeep => "p3-out-of-supply",
                LossCause::SovietAttack => "p5-applying-results",
                LossCause::Collapse => "p6-collapse",
            })
        }
        Event::Situation { adjust: 0 } => told.says("same"),
        Event::Situation { adjust } => told.with("adjust", signed(adjust)),
        Event::CollapseRoll { die, survives, .. } => {
            told.says(if survives { "survives" } else { "lost" }).data("die", die)
        }
        Event::LinkedUp { units } => told.with("units", units.len()),
        _ => fighting(s, event, told),
    }
}

fn marker_rule(marker: Held) -> &'static str {
    match marker {
        Held::Luftwaffe | Held::Hoth | Held::Milch | Held::Manstein => "p2-random-event",
        Held::FoaBonus | Held::AirliftBonus | Held::Politics | Held::NoFoaAppeal | Held::FoaReceived => "p14-table-d",
        Held::AppealPenalty => "p4-foa",
        Held::Council => "p11-council-of-war",
        Held::TigerTanks | Held::ZhukovDead | Held::PrisonersWell | Held::LuftwaffeShifts | Held::Schmidt => {
            "p13-rumors-tables"
        }
        Held::Officers | Held::RightHand => "p13-what-if-table",
    }
}

/// German attacks, the relief force and the Soviet Phase.
fn fighting(s: &Speaker, event: &Event, told: Told) -> Told {
    match *event {
        Event::Tactical { success, .. } => told.says(if success { "success" } else { "failure" }),
        Event::Attacked { .. } => told.says_by("result"),
        Event::SovietRetreat { to: None, .. } => told.says("eliminated"),
        Event::Ring { added, removed } => told.says(match (added.is_empty(), removed.is_empty()) {
            (false, false) => "both",
            (true, _) => "removed",
            (false, true) => "added",
        }),
        Event::ReliefAttack { advances, falls_back, .. } => told.says(match (advances, falls_back) {
            (true, _) => "advances",
            (false, true) => "retreats",
            (false, false) => "nothing",
        }),
        Event::Relief { from, to, letter } => {
            told.with("to", s.relief_at(to, letter)).data("from", relief_id(from)).data("to", relief_id(to))
        }
        Event::OffensiveNumber { number, ssi, relief, stalingrad } => {
            let case = match (ssi, relief, stalingrad) {
                (true, true, _) => "both",
                (true, false, _) => "ssi",
                (false, true, _) => "relief",
                (false, false, true) => "stalingrad",
                (false, false, false) => "nothing",
            };
            told.with("held_up_by", case).with("number", signed(number)).data("held_up_by", case)
        }
        Event::Targets { column, areas } if column == Targets::None || areas.is_empty() => told.says("none"),
        Event::Targets { column: Targets::AnyThree, areas } if areas.at_least(4) => told.says("to_choose"),
        // Three or fewer leave no choice (ruling 55).
        Event::Targets { column: Targets::AnyThree, .. } => {
            told.with("column", s.words.say().cauldron_targets(Targets::All.id()))
        }
        Event::Struck { follow_up: true, .. } => told.says("follow_up"),
        Event::Struck { empty: true, .. } => told.says("empty"),
        _ => told,
    }
}

/// A box or an area in data.
fn relief_id(at: ReliefAt) -> Value {
    match at {
        ReliefAt::Box(number) => format!("box {number}").into(),
        ReliefAt::Map(area) => area.number().into(),
    }
}
