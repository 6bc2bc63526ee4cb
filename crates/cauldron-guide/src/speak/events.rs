//! Events in words.

mod fighting;

use cauldron::components::{Areas, Card, CouncilResult, Offensive, Rumor, RumorResult, Unit, WhatIf};
use cauldron::{Column, End, Event, Held, LossCause, Modifiers, Points, Table};
use guide::EventText;
use guide::signed;
use guide::{Told, faces, told};
use kurgan_core::Id;
use serde_json::{Value, json};

use super::{numbers, place_id};
use crate::names;
use crate::names::Speaker;
use crate::words::Says;

/// An event with its data, its sentence and its rule.
pub(super) fn event(speaker: &Speaker, event: &Event) -> EventText {
    let event = chance(speaker, event)
        .or_else(|| set_up(speaker, event))
        .or_else(|| strategy(speaker, event))
        .or_else(|| army(speaker, event))
        .or_else(|| fighting::german(speaker, event))
        .or_else(|| fighting::soviet(speaker, event))
        .unwrap_or_else(|| ending(speaker, event));
    told(event)
}

/// Turns, tracks, cards and dice.
fn chance(s: &Speaker, event: &Event) -> Option<Told> {
    let say = s.words.say();
    Some(match *event {
        Event::Turn { turn } => ("turn", json!({"turn": turn}), say.cauldron_event_turn(turn), "p2-sequence"),
        Event::Track { track, from, to } => {
            let id = names::track(track);
            let text = say.cauldron_event_track(say.cauldron_track(id), from, to);
            ("track", json!({"track": id, "from": from, "to": to}), text, "p1-tracks")
        }
        Event::Card { card, column } => self::card(s, card, column),
        Event::Reshuffled { cards } => {
            ("reshuffled", json!({"cards": cards}), say.cauldron_event_reshuffled(cards), "p2-cards")
        }
        Event::CardRemoved { card } => {
            let number = card.number();
            ("card_removed", json!({"card": number}), say.cauldron_event_card_removed(number), "p2-cards")
        }
        Event::Rolled { table, die, ref modifiers, total } => rolled(s, table, die, modifiers, total),
        _ => return None,
    })
}

/// A card, with what the column shows.
fn card(s: &Speaker, card: Card, column: Column) -> Told {
    let (say, number) = (s.words.say(), card.number());
    let mut fields = json!({"id": format!("card-{number}"), "card": number, "column": names::column(column)});
    let Some(data) = s.c.cards.get(card.index()) else {
        return ("card", fields, say.cauldron_event_card_weather(number), "p2-cards");
    };
    let (text, rule) = match column {
        Column::Event => {
            let (title, text) = (s.words.name(&data.title), s.words.name(&data.text));
            fields["title"] = title.into();
            (say.cauldron_event_card_event(number, title, text), "p2-random-event")
        }
        Column::Weather => (say.cauldron_event_card_weather(number), "p2-weather"),
        Column::Random => {
            fields["random"] = data.random.into();
            (say.cauldron_event_card_random(number, data.random), "p2-cards")
        }
        Column::Offensive => match data.offensive {
            Offensive::Always(always) => {
                fields["offensive"] = json!([always]);
                (say.cauldron_event_card_offensive(number, signed(always)), "p5-offensive-status")
            }
            Offensive::Either { left, right } => {
                fields["offensive"] = json!([left, right]);
                let text = say.cauldron_event_card_offensive_either(number, signed(left), signed(right));
                (text, "p5-offensive-status")
            }
        },
        Column::Targets => (say.cauldron_event_card_targets(number), "p5-targets"),
    };
    ("card", fields, text, rule)
}

fn rolled(s: &Speaker, table: Table, die: u8, modifiers: &Modifiers, total: i8) -> Told {
    let say = s.words.say();
    let text = if table == Table::Survival {
        say.cauldron_event_rolled_sum(s.table(table), die)
    } else if modifiers.all().is_empty() && total == die.cast_signed() {
        say.cauldron_event_rolled(s.table(table), die)
    } else {
        say.cauldron_event_rolled_modified(s.table(table), die, s.modifiers(modifiers), s.number(total))
    };
    let added: serde_json::Map<String, Value> =
        modifiers.all().iter().map(|&(of, add)| (names::modifier(of).into(), add.into())).collect();
    let mut fields = json!({"table": names::table(table), "dice": [die], "modifiers": added, "total": total});
    match table {
        Table::SetUp(column) => fields["column"] = column.into(),
        // Two dice: the event that follows has them one by one.
        Table::Survival => fields["dice"] = json!([]),
        _ => {}
    }
    ("rolled", fields, text, names::table_rule(table))
}

/// How a game begins.
fn set_up(s: &Speaker, event: &Event) -> Option<Told> {
    let say = s.words.say();
    Some(match *event {
        Event::SetUpColumn { column, row } => (
            "set_up_column",
            json!({"column": column, "row": row}),
            say.cauldron_event_set_up_column(row, s.column(column)),
            "p12-variable-setup",
        ),
        Event::UnitJoins { unit, rolled } => (
            "unit_joins",
            json!({"unit": s.unit(unit), "rolled": rolled.kind.id()}),
            say.cauldron_event_unit_joins(s.unit(unit)),
            "p12-variable-setup",
        ),
        Event::UnitGivenUp { unit } => (
            "unit_given_up",
            json!({"unit": s.unit(unit)}),
            say.cauldron_event_unit_given_up(s.unit(unit)),
            "p12-variable-setup",
        ),
        Event::BeginsDepleted { unit } => (
            "begins_depleted",
            json!({"unit": s.unit(unit)}),
            say.cauldron_event_begins_depleted(s.unit(unit)),
            "p12-variable-setup",
        ),
        Event::Drawn { german, soviet } => (
            "drawn",
            json!({"german": numbers(german), "soviet": numbers(soviet)}),
            say.cauldron_event_drawn(s.areas(german), s.areas(soviet)),
            "p12-variable-placement",
        ),
        Event::Placed { unit, place } => (
            "placed",
            json!({"unit": s.unit(unit), "area": place_id(place)}),
            say.cauldron_event_placed(s.unit(unit), s.place(place)),
            "p12-variable-placement",
        ),
        Event::Fled { unit, area } => (
            "fled",
            json!({"unit": s.unit(unit), "area": area.number()}),
            say.cauldron_event_fled(s.unit(unit), s.area(area)),
            "p6-collapse",
        ),
        Event::WhatIf { what } => what_if(s, what),
        Event::Officers { accepted } => {
            let text =
                if accepted { say.cauldron_event_officers_accepted() } else { say.cauldron_event_officers_declined() };
            ("officers", json!({"accepted": accepted}), text, "p13-what-if-table")
        }
        _ => return None,
    })
}

pub(super) fn what_if(s: &Speaker, what: WhatIf) -> Told {
    let say = s.words.say();
    let (id, text) = match what {
        WhatIf::NoEffect => ("no_effect", say.cauldron_event_what_if_nothing()),
        WhatIf::Supply(add) => ("supply", say.cauldron_event_what_if_supply(add)),
        WhatIf::Weather(weather) => ("weather", say.cauldron_event_what_if_weather(say.cauldron_weather(weather.id()))),
        WhatIf::OfficersEscape(_) => ("officers_escape", say.cauldron_event_what_if_officers()),
        WhatIf::KeyArea(area) => ("key_area", say.cauldron_event_what_if_key_area(s.area(area))),
        WhatIf::RightHandNumber => ("right_hand_number", say.cauldron_event_what_if_right_hand()),
        WhatIf::ShiftLeft => ("shift_left", say.cauldron_event_what_if_left()),
        WhatIf::ShiftRight => ("shift_right", say.cauldron_event_what_if_right()),
        WhatIf::RegularTarget(area) => ("regular_target", say.cauldron_event_what_if_regular(s.area(area))),
    };
    ("what_if", json!({"what": id}), text, "p13-what-if-table")
}

/// The Strategic Phase, upkeep, markers and rumors.
fn strategy(s: &Speaker, event: &Event) -> Option<Told> {
    let say = s.words.say();
    Some(match *event {
        Event::Marker { marker, taken } => {
            let name = say.cauldron_marker(marker.id());
            let text =
                if taken { say.cauldron_event_marker_taken(name) } else { say.cauldron_event_marker_returned(name) };
            ("marker", json!({"marker": marker.id(), "taken": taken}), text, marker_rule(marker))
        }
        Event::Appealed { appeal, total } => {
            let text = say.cauldron_event_appealed(super::odds::appeal(s, appeal, total.into()));
            ("appealed", json!({"appeal": appeal.word(), "total": total}), text, "p3-appeal")
        }
        Event::Commit { shows } => {
            let text = match shows {
                0 => say.cauldron_event_commit_returned(),
                _ => say.cauldron_event_commit(shows),
            };
            ("commit", json!({"shows": shows}), text, "p14-table-d")
        }
        Event::Weather { weather } => (
            "weather",
            json!({"weather": weather.id()}),
            say.cauldron_event_weather(say.cauldron_weather(weather.id())),
            "p2-weather",
        ),
        Event::Commitments { luftwaffe, relief } => {
            let level = |id| say.cauldron_commitment(id);
            let text = say.cauldron_event_commitments(level(luftwaffe.id()), level(relief.id()));
            ("commitments", json!({"luftwaffe": luftwaffe.id(), "relief": relief.id()}), text, "p2-commitment")
        }
        Event::Initiative { morale, wounded, ip } => (
            "initiative",
            json!({"morale": morale, "wounded": wounded, "ip": ip}),
            say.cauldron_event_initiative(morale, wounded, ip),
            "p2-initiative",
        ),
        Event::Airlift { supply, by_table } => {
            let text = if supply == by_table {
                say.cauldron_event_airlift(supply)
            } else {
                let change = signed(supply.cast_signed() - by_table.cast_signed());
                say.cauldron_event_airlift_changed(by_table, change, supply)
            };
            ("airlift", json!({"supply": supply, "by_table": by_table}), text, "p2-airlift")
        }
        Event::Upkeep { points, supplied, unsupplied } => {
            let text = if unsupplied.is_empty() {
                say.cauldron_event_upkeep(points, supplied)
            } else {
                say.cauldron_event_upkeep_unsupplied(points, supplied, s.units(unsupplied))
            };
            let fields = json!({"points": points, "supplied": supplied, "unsupplied": s.unit_ids(unsupplied)});
            ("upkeep", fields, text, "p2-upkeep")
        }
        Event::UpkeepLosses { losses } => {
            let text = say.cauldron_event_upkeep_losses(losses);
            ("upkeep_losses", json!({"losses": losses}), text, "p3-out-of-supply")
        }
        Event::Council { random, result } => {
            let (id, text) = match result {
                CouncilResult::Surrender { .. } => ("surrender", say.cauldron_event_council_surrender(random)),
                CouncilResult::Continue { appeals: 0, attacks: 0 } => {
                    ("continue", say.cauldron_event_council_continue(random))
                }
                CouncilResult::Continue { appeals, attacks } => {
                    ("continue", say.cauldron_event_council_bonus(random, signed(appeals), signed(attacks)))
                }
            };
            ("council", json!({"random": random, "result": id}), text, "p11-council-of-war")
        }
        Event::NewRumor { random, rumor } => {
            let text = match rumor {
                Some(rumor) => say.cauldron_event_new_rumor(s.rumor(rumor)),
                None => say.cauldron_event_no_rumor(),
            };
            ("new_rumor", json!({"random": random, "rumor": rumor.map(Rumor::id)}), text, "p11-rumors")
        }
        Event::RumorResult { rumor, random, result } => {
            let name = s.rumor(rumor);
            let text = match result {
                RumorResult::Dispelled => say.cauldron_event_rumor_dispelled(name),
                RumorResult::Inconclusive => say.cauldron_event_rumor_inconclusive(name),
                RumorResult::Obtains => say.cauldron_event_rumor_obtains(name),
            };
            let fields = json!({"rumor": rumor.id(), "random": random, "result": names::rumor_result(result)});
            ("rumor_result", fields, text, "p13-rumors-tables")
        }
        Event::RumorDispelled { rumor } => {
            let text = say.cauldron_event_rumor_ended(s.rumor(rumor));
            ("rumor_dispelled", json!({"rumor": rumor.id()}), text, "p11-rumors")
        }
        _ => return None,
    })
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

/// What becomes of units and PDMs.
fn army(s: &Speaker, event: &Event) -> Option<Told> {
    let say = s.words.say();
    Some(match *event {
        Event::Depleted { unit, cause } => {
            let who = s.unit(unit);
            let text = match cause {
                LossCause::Upkeep => say.cauldron_event_depleted_upkeep(who),
                LossCause::SovietAttack => say.cauldron_event_depleted_attack(who),
                LossCause::Collapse => say.cauldron_event_depleted_collapse(who),
            };
            loss(s, "depleted", unit, cause, text)
        }
        Event::Eliminated { unit, cause } => {
            let who = s.unit(unit);
            let text = match cause {
                LossCause::Upkeep => say.cauldron_event_eliminated_upkeep(who),
                LossCause::SovietAttack => say.cauldron_event_eliminated_attack(who),
                LossCause::Collapse => say.cauldron_event_eliminated_collapse(who),
            };
            loss(s, "eliminated", unit, cause, text)
        }
        Event::Recovered { unit } => {
            let who = s.unit(unit);
            ("recovered", json!({"unit": who}), say.cauldron_event_recovered(who), "p2-random-event")
        }
        Event::Pdm { area, active, inactive } => (
            "pdm",
            json!({"area": area.number(), "active": active, "inactive": inactive}),
            say.cauldron_event_pdm(s.area(area), active, inactive),
            "p3-prepared-defense",
        ),
        Event::Raised { unit, area } => (
            "raised",
            json!({"unit": s.unit(unit), "area": area.number()}),
            say.cauldron_event_raised(s.unit(unit), s.area(area)),
            "p3-battlegroup",
        ),
        Event::Moved { unit, from, to, tally } => (
            "moved",
            json!({"unit": s.unit(unit), "from": from.number(), "to": to.number(), "tally": tally}),
            say.cauldron_event_moved(tally, s.unit(unit), s.area(from), s.area(to)),
            "p3-movement",
        ),
        Event::Evacuated { wounded } => {
            ("evacuated", json!({"wounded": wounded}), say.cauldron_event_evacuated(wounded), "p4-evacuate")
        }
        Event::Ring { added, removed } => (
            "ring",
            json!({"added": numbers(added), "removed": numbers(removed)}),
            ring(s, added, removed),
            "p4-filling-gaps",
        ),
        _ => return None,
    })
}

fn loss(s: &Speaker, kind: &'static str, unit: Unit, cause: LossCause, text: String) -> Told {
    let (id, rule) = match cause {
        LossCause::Upkeep => ("upkeep", "p3-out-of-supply"),
        LossCause::SovietAttack => ("soviet_attack", "p5-applying-results"),
        LossCause::Collapse => ("collapse", "p6-collapse"),
    };
    (kind, json!({"unit": s.unit(unit), "cause": id}), text, rule)
}

fn ring(s: &Speaker, added: Areas, removed: Areas) -> String {
    let say = s.words.say();
    match (added.is_empty(), removed.is_empty()) {
        (false, false) => say.cauldron_event_ring_both(s.areas(added), s.areas(removed)),
        (true, _) => say.cauldron_event_ring_removed(s.areas(removed)),
        (false, true) => say.cauldron_event_ring_added(s.areas(added)),
    }
}

/// The Evaluation Phase and the end.
fn ending(s: &Speaker, event: &Event) -> Told {
    let say = s.words.say();
    match *event {
        Event::Situation { adjust } => {
            let text = match adjust {
                0 => say.cauldron_event_situation_same(),
                adjust => say.cauldron_event_situation(signed(adjust)),
            };
            ("situation", json!({"adjust": adjust}), text, "p6-ssi-roll")
        }
        Event::CollapseRoll { unit, die, survives } => {
            let who = s.unit(unit);
            let text = if survives {
                say.cauldron_event_collapse_survives(who, die)
            } else {
                say.cauldron_event_collapse_lost(who, die)
            };
            ("collapse_roll", json!({"unit": who, "die": die, "survives": survives}), text, "p6-collapse")
        }
        Event::Destroyed => ("destroyed", json!({}), say.cauldron_event_destroyed(), "p6-army-destroyed"),
        Event::Surrendered { how } => {
            let id = names::surrender(how);
            ("surrendered", json!({"how": id}), say.cauldron_event_surrendered(id), "p4-surrender")
        }
        Event::LinkedUp { units } => {
            let text = say.cauldron_event_linked_up(units.len());
            ("linked_up", json!({"units": s.unit_ids(units)}), text, "p5-link-up")
        }
        Event::Survival { dice, percent, prisoners, survivors } => (
            "survival",
            json!({"dice": dice.faces(), "percent": percent, "prisoners": prisoners, "survivors": survivors}),
            say.cauldron_event_survival(percent, faces(dice), prisoners, survivors),
            "p11-survival",
        ),
        Event::Over { end, points } => over(s, end, points),
        _ => ("collapse", json!({}), say.cauldron_event_collapse(), "p6-collapse"),
    }
}

fn over(s: &Speaker, end: End, points: Points) -> Told {
    let id = names::end(end);
    let outcome = end.verdict(points);
    let fields = json!({
        "end": id,
        "level": outcome.level,
        "score": outcome.score,
        "points": {
            "ssi": points.ssi,
            "linked": points.linked,
            "stalingrad": points.stalingrad,
            "morale": points.morale,
            "manstein": points.manstein,
            "no_offensive": points.no_offensive,
            "surrender": points.surrender,
            "destroyed": points.destroyed,
            "officers": points.officers,
        },
    });
    let text = names::ending(s.words, outcome.reason, outcome.level, outcome.score);
    ("over", fields, text, "p6-victory-levels")
}
