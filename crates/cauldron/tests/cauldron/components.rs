//! The built-in data against what the rulebook prints.

use cauldron::components::{
    Area, Areas, CARDS, Card, Components, CouncilResult, EventEffect, Letter, Marker, Nationality, Offensive, Pack,
    RANDOM, Rumor, RumorEffect, RumorResult, Source, Targets, Unit, UnitKind, Units, Weather, WhatIf,
};
use kurgan_core::Id;

fn numbers(areas: Areas) -> Vec<u8> {
    areas.into_iter().map(Area::number).collect()
}

fn areas(numbers: &[u8]) -> Areas {
    numbers.iter().map(|&number| Area::numbered(number).expect("an area")).collect()
}

fn ids(c: &Components, units: Units) -> Vec<&str> {
    units.into_iter().map(|unit| c.units[unit.index()].id.as_str()).collect()
}

fn kinds(c: &Components, units: Units, kind: UnitKind) -> usize {
    units.into_iter().filter(|unit| c.units[unit.index()].kind == kind).count()
}

#[test]
fn finding_6_entry_areas_lie_where_the_texts_put_them() {
    let c = Components::printed();
    let near = |number: u8| c.adjacent[Area::numbered(number).unwrap().index()];
    assert_eq!(c.letters.each_ref().map(|letter| letter.area.number()), [28, 27, 8, 7]);
    // p.5: a Soviet unit comes to a lettered area only when the relief force reaches box 5.
    let pocket = c.inside_perimeter.into_iter().fold(Areas::EMPTY, |all, area| all | c.adjacent[area.index()]);
    assert!(!pocket.meets(areas(&[28, 27, 8, 7])));
    // p.10: the way to Hoth is lost with 23 and 24, and a pocket in the south-east is out of his reach.
    assert_eq!(near(28), areas(&[25, 27, 29]));
    assert!(areas(&[23, 24]).within(near(25)));
    let bulge = [31, 32, 34, 35, 36, 37].into_iter().fold(Areas::EMPTY, |all, number| all | near(number));
    assert!(!bulge.meets(areas(&[25, 26, 27, 28, 29, 30, 33])));
}

#[test]
fn counters_areas_and_cards_are_complete() {
    let c = Components::printed();
    assert_eq!((c.areas.len(), c.all.len()), (64, 64));
    assert_eq!((c.cards.len(), c.deck.len()), (25, CARDS));
    assert_eq!(c.units.len(), 22 + 6 + 6);
    assert_eq!((c.optional.len(), c.battlegroups.len(), c.divisions.len()), (6, 6, 21 + 6));
    assert_eq!(c.armies.iter().map(|army| usize::from(army.counters)).sum::<usize>(), 30);
    assert_eq!(c.decor.lines.len(), 146);
    assert_eq!(c.decor.rivers.len(), 3);
    assert_eq!(c.pdms, 14);
}

#[test]
fn names_are_found_in_capitals_or_not() {
    let c = Components::printed();
    let unit = c.unit_named("r20-inf").unwrap();
    assert_eq!(c.unit_named("RUMANIAN 20TH INF"), Some(unit));
    assert_eq!(c.unit_named("20-я ПД (РУМ.)"), Some(unit));
    assert_eq!(c.units[unit.index()].nationality, Nationality::Rumanian);
    assert_eq!(c.unit_named("76"), None);
    assert_eq!((c.area(0), c.area(1), c.area(64), c.area(65)), (None, Some(Area(0)), Some(Area(63)), None));
    assert_eq!(c.area_named("питомник"), c.area(47));
    assert_eq!(c.area_named("Rynok"), c.area(56));
    assert_eq!((c.card(0), c.card(1), c.card(25), c.card(26)), (None, Some(Card(0)), Some(Card(24)), None));
    assert_eq!(c.card_named("blizzard"), c.card(13));
}

#[test]
fn p1_lines_go_both_ways_and_join_the_whole_map() {
    let c = Components::printed();
    for area in c.all {
        let data = &c.areas[area.index()];
        assert_eq!(data.number, area.number());
        assert_eq!((data.adjacent, data.across_river), (c.adjacent[area.index()], c.across_river[area.index()]));
        assert!(!data.adjacent.has(area));
        for other in data.adjacent {
            assert!(c.adjacent[other.index()].has(area), "{area:?} {other:?}");
        }
    }
    assert_eq!(c.adjacent.iter().map(|areas| areas.len()).sum::<usize>(), 2 * c.decor.lines.len());
    let mut reached = Areas::only(Area(0));
    loop {
        let next = reached.into_iter().fold(reached, |all, area| all | c.adjacent[area.index()]);
        if next == reached {
            break;
        }
        reached = next;
    }
    assert_eq!(reached, c.all);
}

/// Whether two lines of the map cross elsewhere than at an end.
fn cross([a, b]: [[f32; 2]; 2], [c, d]: [[f32; 2]; 2]) -> bool {
    let side =
        |p: [f32; 2], q: [f32; 2], r: [f32; 2]| (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]) > 0.0;
    side(a, b, c) != side(a, b, d) && side(c, d, a) != side(c, d, b)
}

#[test]
fn p1_lines_do_not_cross_on_the_drawing() {
    let c = Components::printed();
    let ends = |areas: [Area; 2]| areas.map(|area| c.areas[area.index()].at);
    for (n, first) in c.decor.lines.iter().enumerate() {
        for second in &c.decor.lines[n + 1..] {
            if first.ends.iter().all(|end| !second.ends.contains(end)) {
                assert!(!cross(ends(first.ends), ends(second.ends)), "{first:?} {second:?}");
            }
        }
    }
}

#[test]
fn p2_the_map_adds_up_to_the_printed_morale() {
    let c = Components::printed();
    assert_eq!(c.inside_perimeter.len(), 24);
    assert_eq!(numbers(c.key_areas), [47, 52, 53, 54, 55]);
    assert_eq!(numbers(c.stalingrad), [53, 54, 55]);
    assert_eq!(numbers(c.airfields), [47, 52]);
    assert_eq!(c.even.len(), 32);
    assert!(c.even.into_iter().all(|area| area.number() % 2 == 0));
    let morale = c.inside_perimeter.len() + 2 * (c.inside_perimeter & c.key_areas).len();
    assert_eq!(morale + usize::from(c.relief.morale[0]), 33);
    // p.7: Hoth's advance to box 2 lifts morale to 34.
    assert_eq!(c.relief.morale, [1, 2, 3, 4, 5]);
    assert_eq!(c.relief.morale_on_map, 5);
}

#[test]
fn p5_entry_areas_lie_outside_the_ring() {
    let c = Components::printed();
    let entries: Vec<_> = c.letters.iter().map(|letter| letter.area.number()).collect();
    assert_eq!(entries, [28, 27, 8, 7]);
    for letter in Letter::ALL {
        let area = c.letters[letter as usize].area;
        assert_eq!(c.areas[area.index()].entry, Some(letter));
        assert!(!c.setup.soviet.has(area) && !c.inside_perimeter.has(area));
        let hollidt = c.letters[letter as usize].name.en == "Hollidt";
        assert_eq!(hollidt, letter == Letter::D);
    }
}

#[test]
fn p6_markers() {
    let s = &Components::printed().setup;
    assert_eq!((s.first_turn, s.last_turn), (1, 16));
    assert_eq!((s.morale, s.supply, s.wounded, s.ssi, s.final_offensive, s.ip), (33, 10, 3, 10, 1, 0));
    assert_eq!((s.weather, s.letter, s.relief_box), (Weather::Fair, Letter::A, 1));
}

#[test]
fn p6_soviet_setup() {
    let c = Components::printed();
    let armies: [(&str, &[u8]); 7] = [
        ("21", &[9, 11]),
        ("65", &[12, 15, 16]),
        ("24", &[19, 58]),
        ("57", &[25, 26]),
        ("64", &[31, 32, 37]),
        ("62", &[54]),
        ("66", &[59]),
    ];
    for (army, places) in armies {
        let stands = |&&(_, unit): &&(Area, cauldron::components::Army)| c.armies[unit.index()].id == army;
        let found: Areas = c.setup.armies.iter().filter(stands).map(|&(area, _)| area).collect();
        assert_eq!(numbers(found), places, "{army}");
    }
    assert_eq!((c.setup.soviet.len(), c.setup.armies.len()), (14, 14));
    // p.5: any area next to a German-controlled area holds a Soviet unit.
    let around = c.inside_perimeter.into_iter().fold(Areas::EMPTY, |all, area| all | c.adjacent[area.index()]);
    assert_eq!(around - c.inside_perimeter, c.setup.soviet);
}

#[test]
fn p7_axis_setup() {
    let c = Components::printed();
    let stacks: [(usize, &[&str]); 17] = [
        (20, &["76-INF"]),
        (21, &["384-INF"]),
        (22, &["44-INF"]),
        (23, &["29-MOT"]),
        (24, &["3-MOT"]),
        (38, &["371-INF"]),
        (39, &["R20-INF"]),
        (40, &["297-INF"]),
        (41, &["14-PZ", "376-INF"]),
        (45, &["71-INF"]),
        (50, &["113-INF", "60-MOT"]),
        (51, &["16-PZ"]),
        (52, &["HQ"]),
        (53, &["100-INF", "295-INF"]),
        (55, &["305-INF", "79-INF"]),
        (56, &["94-INF", "389-INF"]),
        (57, &["24-PZ"]),
    ];
    for (area, units) in stacks {
        assert_eq!(ids(c, c.setup.german[area - 1]), units, "area {area}");
    }
    assert_eq!(c.setup.german.iter().map(|units| units.len()).sum::<usize>(), 22);
    assert_eq!(c.setup.units.len(), 22);
    assert_eq!(ids(c, c.setup.depleted), ["R20-INF", "71-INF", "60-MOT", "94-INF"]);
    assert_eq!(numbers(c.setup.pdm_active), [50, 51, 53, 55, 56, 57]);
    assert_eq!(numbers(c.setup.pdm_inactive), [20, 21, 38, 47]);
    // p.11: 17 full-strength units, and 5 depleted or headquarters.
    assert_eq!((c.setup.units & (c.divisions - c.setup.depleted)).len(), 17);
}

#[test]
fn p7_sample_turn_contacts() {
    let c = Components::printed();
    let touch = |a: u8, b: u8| c.adjacent[usize::from(a) - 1].has(Area::numbered(b).expect("an area"));
    // 53 and 55 attack 54; 39 retreats to 43; a Soviet unit advances from 32 to 39, and 32 is filled again.
    for (a, b) in [(53, 54), (55, 54), (39, 43), (32, 39)] {
        assert!(touch(a, b), "{a} {b}");
    }
    let pocket = c.inside_perimeter.without(Area(38));
    assert!(c.adjacent[31].meets(pocket));
    // 71st Infantry moves from 45 to 39 for four areas: an area next to Soviet control counts two.
    let soviet = c.all - c.inside_perimeter;
    let price = |area: Area| if c.adjacent[area.index()].meets(soviet) { 2 } else { 1 };
    let mut cost = [u32::MAX; 64];
    cost[44] = 0;
    for _ in 0..64 {
        for area in c.inside_perimeter {
            for next in c.adjacent[area.index()] & c.inside_perimeter {
                cost[next.index()] = cost[next.index()].min(cost[area.index()].saturating_add(price(next)));
            }
        }
    }
    assert_eq!(cost[38], 4);
}

#[test]
fn p7_sample_turn_cards() {
    let c = Components::printed();
    let card = |number: u8| &c.cards[c.card(number).expect("a card").index()];
    assert_eq!(card(3).effects, [EventEffect::NoAppeal]);
    assert_eq!(card(7).weather, Some(Weather::Poor));
    assert_eq!(card(13).offensive, Offensive::Always(1));
    assert_eq!(card(19).targets, Targets::AnyThree);
}

#[test]
fn p2_every_column_of_the_cards_is_used() {
    let c = Components::printed();
    let mut random = [0; RANDOM];
    for card in &c.cards {
        random[usize::from(card.random) - 1] += 1;
        assert!(!card.effects.is_empty(), "{}", card.title.en);
    }
    assert_eq!(random, [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1]);
    let weather = |weather| c.cards.iter().filter(|card| card.weather == weather).count();
    assert_eq!([weather(Some(Weather::Fair)), weather(Some(Weather::Poor)), weather(None)], [7, 11, 7]);
    let targets = |targets| c.cards.iter().filter(|card| card.targets == targets).count();
    let all = [Targets::None, Targets::AnyThree, Targets::Even, Targets::Odd, Targets::All];
    assert_eq!(all.map(targets), [6, 7, 4, 4, 4]);
    assert_eq!(c.cards.iter().filter(|card| card.reshuffle).count(), 2);
}

#[test]
fn p2_events_give_and_take_the_markers() {
    let c = Components::printed();
    let effects = || c.cards.iter().flat_map(|card| card.effects.iter().copied());
    for marker in Marker::ALL {
        assert!(effects().any(|effect| matches!(effect, EventEffect::Take { marker: taken, .. } if taken == marker)));
    }
    let fighters = &c.cards[15].effects;
    assert_eq!(*fighters, [EventEffect::AirliftRoll { add: 1, needs: Area::numbered(47) }]);
    let milch = &c.cards[c.card_named("Milch Put in Charge of Airlift").unwrap().index()];
    assert_eq!(milch.effects[2], EventEffect::AirliftSupply(-1));
    assert!(milch.remove);
    let manstein = &c.cards[8].effects;
    assert_eq!(*manstein, [EventEffect::Take { marker: Marker::Manstein, ssi: 7, or_supply: 0 }]);
    assert_eq!(c.cards[14].effects, [EventEffect::FinalOffensive { add: 1, from: 5 }]);
    assert_eq!(c.cards[0].offensive, Offensive::Either { left: 2, right: 1 });
}

#[test]
fn p11_council_of_war() {
    let council = Components::printed().council;
    let surrender = |ssi, lenient_from| CouncilResult::Surrender { ssi, lenient_from };
    let go_on = |add| CouncilResult::Continue { appeals: add, attacks: add };
    assert_eq!(council.results.at(1), surrender(-1, None));
    assert!((2..=6).all(|number| council.results.at(number) == surrender(0, None)));
    assert!((7..=9).all(|number| council.results.at(number) == surrender(0, Some(13))));
    assert!((10..=11).all(|number| council.results.at(number) == go_on(0)));
    assert!((12..=14).all(|number| council.results.at(number) == go_on(1)));
    assert_eq!(council.final_offensive, 1);
}

#[test]
fn p11_survival_example() {
    let c = Components::printed();
    let s = &c.survival;
    let (full, weak) = ((c.setup.units & (c.divisions - c.setup.depleted)).len(), c.setup.depleted.len() + 1);
    assert_eq!(u32::try_from(full).unwrap() * s.full + u32::try_from(weak).unwrap() * s.depleted, 234_000);
    let share = |men: u32, percent: u32| men * percent / 100;
    let prisoners = share(6 * s.full, s.percent_of_eliminated)
        + share(5 * s.depleted, s.percent_of_surrendered)
        + share(5 * s.depleted, s.percent_of_eliminated)
        + share(6 * s.full, s.percent_of_surrendered)
        + share(4 * s.depleted, s.percent_of_eliminated)
        + share(s.hq, s.percent_of_surrendered);
    assert_eq!(prisoners, 111_600);
    assert_eq!(prisoners * 6 / 100, 6_696);
    assert_eq!([0, 1, 2, 3, 20].map(|wounded| s.wounded(wounded)), [4, 2, 2, 0, 0]);
}

#[test]
fn p12_variable_setup() {
    let v = &Components::printed().variable;
    let column = |read: fn(&cauldron::components::VariableRow) -> i16| (1..=8).map(|roll| read(v.row(roll))).collect();
    let columns: [Vec<i16>; 7] = [
        column(|row| row.order_of_battle.into()),
        column(|row| row.supplies.into()),
        column(|row| row.ssi.into()),
        column(|row| row.pdm_active.into()),
        column(|row| row.pdm_inactive.into()),
        column(|row| row.start.into()),
        column(|row| row.depleted.into()),
    ];
    assert_eq!(columns[0], [-1, 0, 0, 1, 1, 2, 2, 3]);
    assert_eq!(columns[1], [2, 4, 6, 8, 10, 12, 14, 16]);
    assert_eq!(columns[2], [8, 9, 10, 10, 10, 10, 10, 10]);
    assert_eq!(columns[3], [2, 3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(columns[4], [4; 8]);
    assert_eq!(columns[5], [1, 1, 1, 1, 1, 1, 2, 2]);
    assert_eq!(columns[6], [7, 6, 5, 4, 3, 2, 1, 0]);
}

#[test]
fn p12_new_units_can_be_found() {
    let c = Components::printed();
    let rolled = |die: usize| (c.variable.new_unit[die - 1].kind, c.variable.new_unit[die - 1].nationality);
    for die in 1..=3 {
        assert_eq!(rolled(die), (UnitKind::Infantry, Nationality::German));
    }
    assert_eq!(rolled(4), (UnitKind::Motorized, Nationality::German));
    assert_eq!(rolled(5), (UnitKind::Panzer, Nationality::German));
    assert_eq!(rolled(6), (UnitKind::Infantry, Nationality::Rumanian));
    let counts = [UnitKind::Infantry, UnitKind::Motorized, UnitKind::Panzer].map(|kind| kinds(c, c.optional, kind));
    assert_eq!(counts, [4, 1, 1]);
    assert!(c.optional.into_iter().all(|unit: Unit| c.units[unit.index()].optional));
}

#[test]
fn p12_variable_placement() {
    let table = Components::printed().variable.placement;
    let german = [21, 21, 23, 23, 45, 45, 22, 24, 53, 55, 40, 56, 48];
    let soviet = [12, 12, 32, 32, 37, 37, 9, 31, 26, 39, 15, 20, 25];
    for (n, row) in table.results.iter().enumerate() {
        assert_eq!((row.german.number(), row.soviet.number()), (german[n], soviet[n]));
    }
}

#[test]
fn p12_attacks_across_rivers() {
    let c = Components::printed();
    for (a, b) in [(10, 2), (9, 7), (30, 31), (33, 34)] {
        assert_eq!(c.across_river[a - 1], areas(&[u8::try_from(b).unwrap()]));
        assert_eq!(c.across_river[b - 1], areas(&[u8::try_from(a).unwrap()]));
        assert!(!c.adjacent[a - 1].meets(c.across_river[a - 1]));
    }
    assert_eq!(c.across_river.iter().map(|areas| areas.len()).sum::<usize>(), 8);
}

#[test]
fn p13_what_if() {
    let c = Components::printed();
    let area = |name: &str| c.area_named(name).expect(name);
    let expected = [
        WhatIf::NoEffect,
        WhatIf::NoEffect,
        WhatIf::Supply(10),
        WhatIf::Weather(Weather::Poor),
        WhatIf::Weather(Weather::Poor),
        WhatIf::OfficersEscape(-1),
        WhatIf::KeyArea(area("Karpovka")),
        WhatIf::RightHandNumber,
        WhatIf::ShiftLeft,
        WhatIf::ShiftRight,
        WhatIf::KeyArea(area("Rynok")),
        WhatIf::RegularTarget(area("Stalingrad Central")),
        WhatIf::RegularTarget(area("Stalingrad Central")),
    ];
    assert_eq!(c.what_if.results, expected);
    assert_eq!(Letter::ALL.map(Letter::left), [Letter::B, Letter::C, Letter::D, Letter::D]);
    assert_eq!(Letter::ALL.map(Letter::right), [Letter::A, Letter::A, Letter::B, Letter::C]);
}

#[test]
fn p13_rumors() {
    use Rumor::{
        LuftwaffeShifts, MansteinsMagic, PrisonersTreatedWell, SchmidtsInfluenceWanes, TigerTanks, ZhukovDies,
    };
    let c = Components::printed();
    let new: Vec<_> = (1..=9).map(|number| c.new_rumor.at(number)).collect();
    let brought = [TigerTanks, ZhukovDies, MansteinsMagic, PrisonersTreatedWell, PrisonersTreatedWell];
    assert_eq!(new[..5], brought.map(Some));
    assert_eq!(new[5..], [Some(LuftwaffeShifts), Some(LuftwaffeShifts), Some(SchmidtsInfluenceWanes), None]);
    assert!((10..=13).all(|number| c.new_rumor.at(number).is_none()));

    let limits = |results: cauldron::components::ByRandom<RumorResult>| {
        let last = |result| results.results.iter().rposition(|&found| found == result).map_or(0, |n| n + 1);
        (last(RumorResult::Dispelled), last(RumorResult::Inconclusive))
    };
    let rumor = |rumor: Rumor| &c.rumors[rumor as usize];
    let rows = Rumor::ALL.map(|id| limits(rumor(id).results));
    assert_eq!(rows, [(2, 10), (3, 12), (1, 11), (4, 9), (2, 9), (4, 8)]);
    let rows = Rumor::ALL.map(|id| limits(rumor(id).results_with_milch));
    assert_eq!(rows, [(2, 10), (3, 12), (1, 11), (4, 9), (2, 6), (4, 8)]);
    for id in Rumor::ALL {
        assert_eq!(rumor(id).results.at(13), RumorResult::Obtains, "{}", rumor(id).name.en);
    }
    assert_eq!(
        Rumor::ALL.map(|id| rumor(id).effect),
        [
            RumorEffect::ReliefRolls(1),
            RumorEffect::NoFinalOffensive,
            RumorEffect::FinalOffensive(-3),
            RumorEffect::SurvivalTimes(2),
            RumorEffect::SupplyEachTurn(1),
            RumorEffect::Schmidt { appeal_ip: 2, foa_appeal: 1 },
        ]
    );
}

#[test]
fn provenance_tells_printed_from_rebuilt() {
    let c = Components::printed();
    let kind = |file, record, field| c.provenance_of(file, record, field).map(|entry| entry.kind);
    assert_eq!(kind("areas.toml", "area 54", "name"), Some(Source::Printed));
    assert_eq!(kind("areas.toml", "area 54", "at"), Some(Source::Reconstructed));
    assert_eq!(kind("edges.toml", "edge 53-54", "kind"), Some(Source::Printed));
    assert_eq!(kind("cards.toml", "card 7", "weather"), Some(Source::Printed));
    assert_eq!(kind("cards.toml", "card 7", "random"), Some(Source::Reconstructed));
    assert_eq!(kind("units.toml", "pdm", "count"), Some(Source::Derived));
    assert_eq!(kind("tables.toml", "table_g", "occupied"), Some(Source::Printed));
    assert_eq!(kind("tables.toml", "table_z", ""), None);
}

#[test]
fn finding_15_no_value_is_justified_by_a_player_that_does_not_exist() {
    let comments = Components::TEXTS.iter().flat_map(|text| text.lines()).filter(|line| line.starts_with('#'));
    for line in comments {
        let line = line.to_lowercase();
        assert!(!line.contains("scripted") && !line.contains("wins"), "{line}");
    }
}

#[test]
fn a_corrected_value_counts() {
    let text = include_str!("../../data/units.toml").replace("count = 14", "count = 15");
    assert_eq!(Components::load(&[("units.toml", &text)]).unwrap().pdms, 15);
}
