//! The sample turn of page 7, step by step, with every number it prints; the survival example of page 11.

use cauldron::components::{AttackResult, Commitment, ReliefResult, SovietResult, Targets};
use cauldron::{Event, Modifier};
use serde_json::json;

use crate::kit::*;

#[test]
fn p7_sample_turn() {
    // Card 3 is the event: no Appeal. Card 7 makes the weather Poor. Luftwaffe 4 (+2) Strong, relief 1 (+2) Average.
    // Airlift 3 (+2) brings three supply.
    let mut t = new_game(&json!({}), "c3 | c7 | 4 1 | 3");
    let totals = |t: &Table| -> Vec<(u8, i8)> {
        let rolled = t.events.iter().filter_map(|event| match event {
            Event::Rolled { die, total, .. } => Some((*die, *total)),
            _ => None,
        });
        rolled.collect()
    };
    assert_eq!(totals(&t), [(4, 6), (1, 3), (3, 5)]);
    assert!(saw!(t, Event::Commitments { luftwaffe: Commitment::Strong, relief: Commitment::Average }));
    assert!(saw!(t, Event::Initiative { morale: 33, ip: 6, .. }));
    assert_eq!((t.morale(), t.record().weather.as_str()), (33, "poor"));
    assert_eq!(t.purse(), (6, 13, 3));

    // Four supply keep 20 of 22 units; a 2 on Table C costs nothing.
    assert_eq!(t.offered("upkeep"), ["0", "1", "2", "3", "4", "5"]);
    t.go("upkeep 4");
    t.go("unsupplied 76-INF; unsupplied 384-INF").play("done", "2");
    assert_eq!(t.rolled(), (2, 2));
    assert!(saw!(t, Event::UpkeepLosses { losses: 0 }));
    assert_eq!(t.purse(), (6, 9, 3));
    assert!(t.offered("appeal").is_empty());
    assert_eq!(t.refuses("appeal airlift"), "appeal_forbidden");

    // Three wounded are flown out.
    t.go("evacuate");
    assert_eq!((t.purse(), t.record().evacuated), ((5, 9, 0), 3));
    // A Tactical Attack with random number 1 changes nothing.
    t.play("tactical", "c5");
    assert!(saw!(t, Event::Tactical { random: 1, success: false }));
    assert_eq!((t.purse(), t.record().final_offensive), ((4, 7, 0), 1));
    // 71st Infantry goes from 45 to 39: four areas.
    let price = t.sight().move_price(unit("71-INF"), area(39)).unwrap();
    assert_eq!((price.tally, price.ip, price.supply), (4, 1, 1));
    t.go("unit 71-INF; move 71-INF 39");
    assert_eq!((t.purse(), t.record().this_turn.tally), ((3, 6, 0), 4));
    // The PDM in 38 is activated.
    t.go("activate ip; area 38");
    assert_eq!((t.purse(), t.pdm(38)), ((1, 6, 0), (1, 0)));
    // Four divisions attack Stalingrad Central with two supply.
    t.go("attack 54; with 100-INF; with 295-INF; with 305-INF; with 79-INF; commit 2");
    assert_eq!((t.purse(), t.record().this_turn.attacks_without_foa), ((0, 4, 0), 1));
    t.go("resolve");
    t.play("roll 79-INF", "1");
    assert_eq!((t.rolled(), t.modifiers()), ((1, 2), vec![(Modifier::Supply, 2), (Modifier::Stalingrad, -1)]));
    assert!(saw!(t, Event::Attacked { result: AttackResult::NoEffect, .. }));
    t.play("roll 305-INF", "6");
    assert_eq!(t.rolled(), (6, 7));
    assert!(saw!(t, Event::Attacked { result: AttackResult::Retreat, .. }) && saw!(t, Event::Hit { .. }));
    assert_eq!(t.record().hits, [54]);
    // The 100th is the last and rolls unasked. Then the relief force, in box 1, rolls a 5 on the Average row; card 13
    // adds one to the index; card 19 has any three areas attacked.
    t.play("roll 295-INF", "4 | 3 | 5 | c13 | c19");
    assert_eq!(totals(&t), [(4, 5), (3, 4), (5, 5)]);
    assert!(t.soviet_in(54) && t.record().hits.is_empty());
    assert!(saw!(t, Event::ReliefAttack { result: ReliefResult::Advance, commitment: Commitment::Average, .. }));
    assert_eq!((t.record().relief.as_str(), t.morale(), t.record().final_offensive), ("box 2", 34, 2));
    assert!(saw!(t, Event::Targets { column: Targets::AnyThree, .. }));
    t.go("target 23; target 50; target 39; done");

    // Area 23 takes a 4: one more wounded.
    assert!(t.can("strike 23") && t.can("strike 39") && t.can("strike 50"));
    t.go("strike 23");
    t.play("from 9", "4");
    assert!(saw!(t, Event::Struck { result: SovietResult::Wounded, follow_up: false, .. }));
    assert_eq!(t.record().wounded, 1);
    // Area 50 takes a 6: the PDM turns to its inactive side.
    t.go("strike 50");
    t.play("from 19", "6");
    t.go("lose pdm");
    assert_eq!(t.pdm(50), (0, 1));
    // Area 39 takes a 6: both units retreat to 43; the Soviet unit of 32 advances and 32 is filled again. Table H: a 3
    // less one for the Strong Luftwaffe and one for the attack makes 1: the SSI falls to 9.
    t.go("strike 39");
    t.play("from 32", "6");
    assert!(saw!(t, Event::Struck { result: SovietResult::Defeat, .. }));
    assert_eq!(t.stack("39"), "R20-INF 71-INF");
    t.run("retreat 43", "3");
    assert!(saw!(t, Event::Retreated { from, to, .. } if from.number() == 39 && to.number() == 43));
    assert!(saw!(t, Event::SovietAdvance { from, to } if from.number() == 32 && to.number() == 39));
    assert!(saw!(t, Event::Ring { added, .. } if added.has(area(32)) && !added.has(area(39))), "{:?}", t.events);
    assert!(t.soviet_in(39) && t.soviet_in(32));
    assert!(saw!(t, Event::Track { track: cauldron::Track::Morale, from: 34, to: 33 }));
    assert_eq!(t.rolled(), (3, 1));
    assert_eq!(t.modifiers(), [(Modifier::Luftwaffe, -1), (Modifier::AttackedWithoutFoa, -1)]);
    assert!(saw!(t, Event::Track { track: cauldron::Track::Ssi, from: 10, to: 9 }));
    assert!(!saw!(t, Event::Collapse));
    assert_eq!((t.record().turn, t.record().collapsed), (2, false));
}

#[test]
fn p11_survival_example() {
    // Seventeen full divisions, four depleted ones and the HQ. Lost: six full divisions and the four depleted ones;
    // five of the others are depleted; three wounded. A roll of 6 brings 6 percent home.
    let gone = "76-INF 384-INF 44-INF 29-MOT 3-MOT 371-INF R20-INF 71-INF 60-MOT 94-INF";
    let mut layout = with(&json!({"survival": true})).lost(gone).turn(16).wounded(3);
    layout = layout.depleted("297-INF 14-PZ 376-INF 113-INF 16-PZ");
    layout.record.weakened = ["297-INF", "14-PZ", "376-INF", "113-INF", "16-PZ"].map(Into::into).into();
    layout.record.steps_lost = 6 * 2 + 5 + 4;
    let mut t = layout.german();
    assert_eq!(t.sight().prisoners(), 111_600);
    t.play("surrender", "3 | 2 4");
    assert!(saw!(t, Event::Survival { percent: 6, prisoners: 111_600, survivors: 6_696, .. }));
}
