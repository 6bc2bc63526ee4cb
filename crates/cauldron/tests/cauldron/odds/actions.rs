//! Set-up, Strategic Phase, upkeep and the actions of the German Phase.

use cauldron::components::{Commitment, Rumor, RumorResult, Weather, WhatIf};
use cauldron::odds::{Came, Granted, Losses, Over};
use cauldron::{Cauldron, End, Held, Surrender, Upshot};
use kurgan_core::Game;
use serde_json::json;

use super::{Printed, agree, came, cards, die, random_card, two_dice};
use crate::kit::*;

#[test]
fn set_up_is_told_by_its_first_column_and_first_card() {
    for first in 0..=2 {
        let mut t = new_game(&json!({"scenario": "variable"}), "");
        t.go(&format!("modifier {first}; modifier 0; modifier 0; modifier 0; modifier 0"));
        agree(&t, "modifier 0", die(|die| came(Came::SetUp(i8::try_from(die + first).unwrap()))));
    }
    // Six rolls, then one unit is depleted and the cards are drawn.
    let mut t = new_game(&json!({"scenario": "variable", "variable_placement": true}), "");
    t.go("modifier 0; modifier 0; modifier 0; modifier 0; modifier 0").play("modifier 1", "3 3 3 3 3 6");
    let cards = cards();
    let each = cards.iter().map(|card| (came(Came::Placement(pack().card(card.number).unwrap())), 1));
    t.go("deplete 76-INF");
    agree(&t, "done", each);
}

#[test]
fn what_if_ends_with_a_row() {
    let on = json!({"what_if": true, "variable_placement": true});
    let mut t = new_game(&on, "c1 c4 c8 | c2 c6 c14");
    while t.offers() != ["done"] {
        let first = t.offers()[0].clone();
        t.go(&first);
    }
    let drawn = [1, 4, 8, 2, 6, 14];
    let cards = cards();
    let left = cards.iter().filter(|card| !drawn.contains(&card.number));
    let row = |card: &Printed| match card.random {
        1 | 2 => WhatIf::NoEffect,
        3 => WhatIf::Supply(10),
        4 | 5 => WhatIf::Weather(Weather::Poor),
        6 => WhatIf::OfficersEscape(-1),
        7 => WhatIf::KeyArea(area(24)),
        8 => WhatIf::RightHandNumber,
        9 => WhatIf::ShiftLeft,
        10 => WhatIf::ShiftRight,
        11 => WhatIf::KeyArea(area(56)),
        _ => WhatIf::RegularTarget(area(54)),
    };
    agree(&t, "done", left.map(|card| (came(Came::WhatIf(row(card))), 1)));
}

#[test]
fn a_rumor_ends_with_its_row() {
    let rows = [
        (Rumor::TigerTanks, "tiger_tanks", 2, 11),
        (Rumor::ZhukovDies, "zhukov_dies", 3, 13),
        (Rumor::SchmidtsInfluenceWanes, "schmidts_influence_wanes", 4, 9),
    ];
    for (_, id, dispelled, obtains) in rows {
        let mut layout = with(&json!({"rumors": true})).turn(5).ssi(6);
        layout.record.rumor = Some(id.into());
        let t = layout.dawn("");
        let result = |random| match random {
            n if n <= dispelled => RumorResult::Dispelled,
            n if n >= obtains => RumorResult::Obtains,
            _ => RumorResult::Inconclusive,
        };
        agree(&t, "listen", random_card(|random| came(Came::Rumor(result(random)))));
        // An army that is gone can lose its last point by the event: what comes of the prisoners is part of it.
        let mut layout = with(&json!({"rumors": true, "survival": true})).turn(5).ssi(2).supply(0).only("71-INF");
        layout.record.rumor = Some(id.into());
        let mut gone = layout.units("23", "71-INF").under_attack(&[23]);
        gone.go("strike 23").play("from 9", "5 | 3");
        let odds = gone.game.odds(Cauldron::read(pack(), "dispel").unwrap()).unwrap();
        let sixth = odds.keys().find(|upshot| upshot.came == Came::Event(pack().card(6).unwrap()));
        assert!(sixth.unwrap().over.is_some_and(|over| over.end == End::SsiZero));
        // Without a card for the rumor the first draw is the random event.
        let cards = cards();
        agree(&t, "dispel", cards.iter().map(|card| (came(Came::Event(pack().card(card.number).unwrap())), 1)));
    }
}

#[test]
fn a_new_rumor_comes_with_the_turn() {
    // Nobody rolled since the Collapse: one unit is left to flee, then the turn ends.
    let mut layout = with(&json!({"rumors": true})).turn(5).only("HQ 44-INF").wounded(20).supply(0);
    layout.record.rumors_over = vec!["zhukov_dies".into()];
    let mut t = layout.under_attack(&[22]);
    t.go("strike 22").play("from 11", "1 3 3");
    t.go("key 47; place 44-INF 47");
    let rumor = |random| match random {
        1 => Some(Rumor::TigerTanks),
        3 => Some(Rumor::MansteinsMagic),
        4 | 5 => Some(Rumor::PrisonersTreatedWell),
        6 | 7 => Some(Rumor::LuftwaffeShifts),
        8 => Some(Rumor::SchmidtsInfluenceWanes),
        _ => None, // that Zhukov dies is over
    };
    agree(&t, "place HQ 47", random_card(|random| came(Came::NewRumor(rumor(random)))));
}

/// The event that gives a PDM has been drawn: card 1.
fn free_pdm() -> Table {
    historical().turn(5).ssi(6).weather("poor").dawn("c1")
}

#[test]
fn weather_and_commitments_are_steps_of_their_own() {
    let t = free_pdm();
    let cards = cards();
    let left = cards.iter().filter(|card| card.number != 1);
    let weather = left.map(|card| (came(Came::Weather(card.weather.unwrap_or(Weather::Poor))), 1));
    agree(&t, "area 47", weather);
    // Where the weather is given, the commitments are next: both rolls, no modifiers at an SSI of 6, the Commit marker.
    for (ssi, modifier) in [(6, 0), (7, 1), (10, 2), (5, -1), (3, -2)] {
        for commit in 0..=2 {
            let mut layout = Layout { record: free_pdm().record() }.ssi(ssi).commit(commit);
            layout.record.this_turn.weather_set = true;
            let t = Table { game: Cauldron::restore(pack(), &layout.record).unwrap(), events: Vec::new() };
            let level = |die: i32| match die + modifier + i32::from(commit) {
                ..=2 => Commitment::Weak,
                3 | 4 => Commitment::Average,
                5.. => Commitment::Strong,
            };
            agree(&t, "area 47", two_dice(|a, b| came(Came::Commitments(level(a), level(b)))));
        }
    }
}

#[test]
fn the_airlift_ends_with_supply() {
    let on = json!({"council_of_war": true});
    for (card, row) in [(2, [0, 1, 2, 3, 4, 5, 6, 7]), (1, [0, 1, 1, 2, 2, 3, 4, 4])] {
        for (lost, airfields) in [(&[][..], 0), (&[47], -2), (&[47, 52], -3)] {
            let t = with(&on).turn(8).ssi(6).soviet(lost).dawn(&format!("c10 c{card} | 1 1"));
            let supply = |die: i32| row[usize::try_from((die - 2 + airfields).clamp(0, 7)).unwrap()];
            for action in ["accept", "decline"] {
                agree(&t, action, die(|die| came(Came::Airlift(supply(die)))));
            }
        }
    }
}

#[test]
fn out_of_supply_ends_with_losses() {
    let all = "76-INF 384-INF 44-INF 29-MOT 3-MOT 371-INF R20-INF 297-INF 14-PZ 376-INF 71-INF 113-INF";
    let starving = |count: usize| {
        let names: Vec<&str> = all.split(' ').take(count).collect();
        historical().only(&names.join(" ")).all_full().supply(1).upkeep()
    };
    let losses = |die: i32, modifier: i32| match die + modifier {
        ..=4 => 0,
        5 | 6 => 1,
        7 => 2,
        8 => 3,
        _ => 4,
    };
    for (count, modifier) in [(2, 0), (3, 0), (4, 1), (6, 1), (7, 2), (9, 2), (10, 3), (12, 3)] {
        let asked = |die| Losses { asked: losses(die, modifier), ..Losses::default() };
        agree(&starving(count), "upkeep 0", die(|die| came(Came::Upkeep(asked(die)))));
    }
    // The only one has nothing to choose: one loss depletes it.
    let alone = |die| match losses(die, 0) {
        0 => Losses::default(),
        asked => Losses { asked, depleted: 1, lost: 0 },
    };
    agree(&starving(1), "upkeep 0", die(|die| came(Came::Upkeep(alone(die)))));
    // With three battlegroups beside it two losses can be asked for, both of its steps; without it nobody takes any.
    let battlegroups = |kept: &str, count: usize| {
        let names: Vec<&str> = ["BG-A", "BG-B", "BG-C", "BG-D"].into_iter().take(count).collect();
        historical().only(kept).all_full().supply(1).units("47", &names.join(" ")).upkeep()
    };
    let t = battlegroups("44-INF", 3);
    let both = |die| match losses(die, 1) {
        0 => Losses::default(),
        asked => Losses { asked, depleted: 1, lost: asked - 1 },
    };
    agree(&t, "upkeep 0", die(|die| came(Came::Upkeep(both(die)))));
    let t = battlegroups("", 4);
    agree(&t, "upkeep 0", [(came(Came::Upkeep(Losses::default())), 1)]);
}

/// The total of an Appeal, held to the table.
fn appealed(die: i32, modifier: i32) -> i32 {
    (die + modifier).clamp(1, 6)
}

#[test]
fn an_appeal_ends_with_what_it_changes() {
    let granted = |granted| came(Came::Appeal(granted));
    let nothing = Granted::default();
    for (marker, modifier) in [("hoth", 0), ("appeal_penalty", -1)] {
        let t = historical().holding(marker).german();
        let conference = |total| match total {
            1..=3 => nothing,
            4 => Granted { freedom: Some(Held::FoaBonus), airlift: true, ..nothing },
            _ => Granted {
                commit: u8::try_from(total - 4).unwrap(),
                freedom: Some(Held::FoaBonus),
                airlift: true,
                ..nothing
            },
        };
        agree(&t, "appeal conference", die(|die| granted(conference(appealed(die, modifier)))));
        let freedom = |total| match total {
            1..=3 => Some(Held::Politics),
            4 => None,
            5 => Some(Held::FoaBonus),
            _ => Some(Held::FoaReceived),
        };
        let freedom = |die| Granted { freedom: freedom(appealed(die, modifier)), ..nothing };
        agree(&t, "appeal freedom", die(|die| granted(freedom(die))));
        let supply = |die| Granted {
            supply: [0, 1, 1, 2, 2, 3][usize::try_from(appealed(die, modifier)).unwrap() - 1],
            ..nothing
        };
        agree(&t, "appeal airlift", die(|die| granted(supply(die))));
    }
    // What is held already does not come again: the marker, a Commit marker that shows more, the first Politics.
    let t = historical().commit(1).holding("foa_bonus").holding("airlift_bonus").holding("hq_politics").german();
    let conference = |die| Granted { commit: if die == 6 { 2 } else { 0 }, ..nothing };
    agree(&t, "appeal conference", die(|die| granted(conference(die))));
    let freedom = |die| match appealed(die, 1) {
        1..=3 => Granted { freedom: Some(Held::NoFoaAppeal), ..nothing },
        6 => Granted { freedom: Some(Held::FoaReceived), ..nothing },
        _ => nothing,
    };
    agree(&t, "appeal freedom", die(|die| granted(freedom(die))));
    // Ruling 223: no marker for Appeals that are over.
    let t = historical().holding("hq_politics").holding("no_foa_appeal").german();
    let conference = |die: i32| match die {
        1..=3 => nothing,
        _ => Granted { commit: u8::try_from(die - 4).unwrap(), airlift: true, ..nothing },
    };
    agree(&t, "appeal conference", die(|die| granted(conference(die))));
}

#[test]
fn a_tactical_attack_ends_with_the_index() {
    for (turn, ssi, index) in [(5, 6, 3), (7, 6, 3), (6, 6, 1), (5, 6, 0)] {
        let t = historical().turn(turn).ssi(ssi).index(index).german();
        let delayed = |random| (7..=10).contains(&random) || random > 10 && ssi >= turn;
        agree(&t, "tactical", random_card(|random| came(Came::Tactical(index > 0 && delayed(random)))));
    }
}

#[test]
fn a_council_of_war_ends_in_surrender_or_with_bonuses() {
    let on = json!({"council_of_war": true, "survival": true});
    for (turn, launched, marker) in [(9, 0, "hoth"), (9, 5, "hoth"), (13, 0, "hoth"), (13, 5, "foa_received")] {
        for ssi in [1, 7] {
            let mut layout = with(&on).turn(turn).ssi(ssi).holding("council_of_war").holding(marker);
            if launched > 0 {
                layout = layout.launched(launched);
            }
            let free = marker == "foa_received";
            let plain = if free { Surrender::WithFoa } else { Surrender::WithoutFoa };
            let late = if free { Surrender::Excused } else { Surrender::Lenient };
            let end = |random: u8| match random + u8::from(launched > 0) {
                1 if ssi == 1 => Upshot {
                    // No Victory Points are left, but that of a Final Offensive that has not come is eaten by the surrender.
                    over: Some(Over { end: End::SsiZero, level: "soviet_decisive", points: 0 }),
                    ..came(Came::CouncilSurrenders(plain, -1))
                },
                1 => came(Came::CouncilSurrenders(plain, -1)),
                2..=6 => came(Came::CouncilSurrenders(plain, 0)),
                7..=9 => came(Came::CouncilSurrenders(if turn >= 13 { late } else { plain }, 0)),
                10 | 11 => came(Came::CouncilContinues(0, 0)),
                _ => came(Came::CouncilContinues(1, 1)),
            };
            agree(&layout.german(), "council", random_card(end));
        }
    }
}

#[test]
fn what_has_neither_dice_nor_cards_is_certain() {
    let t = historical().supply(9).german();
    for action in ["evacuate", "battlegroup", "attack 11", "build ip"] {
        agree(&t, action, [(Upshot::default(), 1)]);
    }
    agree(&historical().supply(9).upkeep(), "upkeep 5", [(Upshot::default(), 1)]);
}
