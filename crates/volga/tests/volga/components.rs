//! The built-in data against what the rulebook prints.

use kurgan_core::{Id, Set};
use volga::components::{
    Area, Areas, Components, Kind, Pack, Pool, ReturnTo, ScenarioId, Source, SovietUnit, Strategy, Terrain, Unit,
};

fn numbers(areas: Areas) -> Vec<u8> {
    areas.into_iter().map(|area| area.0).collect()
}

fn names(c: &Components, units: Set<Unit>) -> Vec<&str> {
    units.into_iter().map(|unit| c.units[unit.index()].name.as_str()).collect()
}

fn set(c: &Components, names: &[&str]) -> Set<Unit> {
    names.iter().map(|name| c.unit_named(name).expect(name)).collect()
}

#[test]
fn counters_and_areas_are_complete() {
    let c = Components::printed();
    assert_eq!(c.units.len(), 43);
    assert_eq!(c.soviets.len(), 56);
    assert_eq!(c.all.len(), 50);
    assert_eq!(c.areas.len(), 51);
    assert_eq!(c.divisions.len(), 12);
    assert_eq!(c.corps.len(), 3);
    assert_eq!(c.charts.len(), 2);
    let control = c.all.len() - 9;
    assert_eq!(usize::from(c.markers.control), control);
}

#[test]
fn names_are_found_in_capitals_or_not() {
    let c = Components::printed();
    let recon = c.unit_named("29/rcn").unwrap();
    assert_eq!(c.unit_named("29-RCN"), Some(recon));
    assert_eq!(c.units[recon.index()].attack, 6);
    assert_eq!(c.unit_named("29/17"), None);
    let pavlov = c.soviet_named("pavlov's house").unwrap();
    assert_eq!(c.soviet_named("ДОМ ПАВЛОВА"), Some(pavlov));
    assert!(c.soviets[pavlov.index()].every_round);
    assert_eq!(c.area(0), None);
    assert_eq!(c.area(50), Some(Area(50)));
    assert_eq!(c.area(51), None);
}

#[test]
fn r3_1_volga_areas() {
    let c = Components::printed();
    assert_eq!(numbers(c.volga), [8, 10, 12, 13, 14, 22, 25, 26, 37, 41, 42]);
}

#[test]
fn r3_1_2_only_soviet_areas_have_terrain() {
    let c = Components::printed();
    assert_eq!(numbers(c.terrain[Terrain::None as usize]), [1, 2, 3, 4, 5, 6, 48, 49, 50]);
    for area in c.all {
        let data = &c.areas[area.index()];
        assert_eq!(data.number, area.0);
        assert_eq!(data.german_start, data.terrain == Terrain::None);
        assert_eq!(data.adjacent, c.adjacent[area.index()]);
    }
}

/// Length of the border that two outlines share; in a partition shared edges are the same segments.
fn border(a: &[[f32; 2]], b: &[[f32; 2]]) -> f32 {
    let edges = |p: &[[f32; 2]]| (0..p.len()).map(|i| (p[i], p[(i + 1) % p.len()])).collect::<Vec<_>>();
    let (a, b) = (edges(a), edges(b));
    let shared = a.iter().filter(|(from, to)| b.contains(&(*to, *from)) || b.contains(&(*from, *to)));
    shared.map(|(from, to)| (from[0] - to[0]).hypot(from[1] - to[1])).sum()
}

#[test]
fn r3_1_areas_are_adjacent_where_they_share_a_boundary() {
    let c = Components::printed();
    for a in c.all {
        for b in c.all.without(a) {
            let shared = border(&c.areas[a.index()].polygon, &c.areas[b.index()].polygon);
            if c.adjacent[a.index()].has(b) {
                assert!(shared >= 24.0, "{a:?} {b:?} share {shared}");
            } else {
                assert!(shared == 0.0, "{a:?} {b:?} share {shared}");
            }
        }
    }
}

#[test]
fn r4_2_movement_factors() {
    let c = Components::printed();
    for unit in &c.units {
        let expected = if unit.kind == Kind::Armor { 6 } else { 4 };
        assert_eq!(unit.movement, expected, "{}", unit.name);
    }
}

#[test]
fn r5_2_main_markers() {
    let main = Components::printed().scenario(ScenarioId::Main);
    assert_eq!((main.first_turn, main.last_turn, main.morale, main.free_air), (1, 9, 19, 1));
    assert_eq!(numbers(main.german_control), [1, 2, 3, 4, 5, 6, 48, 49, 50]);
    assert_eq!(main.supply_floor, (1, 16));
    assert_eq!((main.final_areas, main.final_heavy_urban), (Some(40), 1));
    assert_eq!(main.turns[0].from, "1942-09-13");
    assert_eq!(main.turns[8].to, "1942-09-30");
}

#[test]
fn r5_3_1_german_setup() {
    let c = Components::printed();
    let main = c.scenario(ScenarioId::Main);
    let stacks: [(usize, &[&str]); 9] = [
        (1, &["295/516", "295/517", "295/518", "244B"]),
        (2, &["71/191", "71/194", "71/211", "244A"]),
        (3, &["24/26", "24/PZ"]),
        (4, &["24/21", "24/RCN"]),
        (5, &["94/267", "94/274", "94/276", "177"]),
        (6, &["29/15", "29/71", "29/PZ", "29/RCN"]),
        (48, &["60/120", "60/PZ"]),
        (49, &["16/64"]),
        (50, &["16/79", "16/PZ"]),
    ];
    for (area, units) in stacks {
        assert_eq!(names(c, main.german[area]), units, "area {area}");
        // 4.3: the counter shows where it starts.
        assert!(set(c, units).into_iter().all(|unit| usize::from(c.units[unit.index()].home) == area));
    }
    assert_eq!(main.german.iter().map(|units| units.len()).sum::<usize>(), 25);
    assert!(main.out_of_action.is_empty());
    assert_eq!(main.units.len(), 25 + 8);
    assert_eq!(main.north, set(c, &["60/120", "60/PZ", "16/64", "16/79", "16/PZ"]));
}

#[test]
fn r5_4_main_checklist() {
    use Strategy::{Ambush, Barrage, Fanatic, Guards, Heroes};
    let c = Components::printed();
    let strategies = |terrain: Terrain| {
        let units = c.soviet_terrain[terrain as usize] & c.scenario(ScenarioId::Main).pool;
        units.into_iter().map(|unit| c.strategy[unit.index()]).collect::<Vec<_>>()
    };
    let four = [Heroes, Ambush, Barrage, Fanatic];
    assert!(strategies(Terrain::Clear).into_iter().eq(four.into_iter().cycle().take(6)));
    assert!(strategies(Terrain::Elevated).into_iter().eq(four.into_iter().cycle().take(8)));
    assert!(strategies(Terrain::LightUrban).into_iter().eq(Strategy::ALL.into_iter().cycle().take(32)));
    let heavy = [Ambush, Barrage, Fanatic, Guards];
    assert!(strategies(Terrain::HeavyUrban).into_iter().eq(heavy.into_iter().cycle().take(9)));
}

#[test]
fn r6_1_1_reinforcements() {
    let c = Components::printed();
    let arrivals = &c.scenario(ScenarioId::Main).arrivals;
    assert_eq!(arrivals.len(), 2);
    assert_eq!(arrivals[0].turn, 2);
    assert_eq!(names(c, arrivals[0].units), ["389/544", "389/545", "389/546", "245A"]);
    assert_eq!(numbers(arrivals[0].areas), [1, 2]);
    assert_eq!(arrivals[1].turn, 7);
    assert_eq!(names(c, arrivals[1].units), ["100/54", "100/227", "100/369", "245B"]);
    assert_eq!(numbers(arrivals[1].areas), [1, 2]);
    assert_eq!(numbers(arrivals[1].areas_if_german), [31, 32]);
    assert!(arrivals.iter().all(|arrival| !arrival.any_german));
}

#[test]
fn r6_1_2_withdrawal() {
    let c = Components::printed();
    let [withdrawal] = c.scenario(ScenarioId::Main).withdrawals[..] else { panic!("one withdrawal") };
    assert_eq!(withdrawal.turn, 9);
    assert_eq!(names(c, withdrawal.units), ["29/15", "29/71", "29/PZ", "29/RCN"]);
    assert_eq!(c.divisions[withdrawal.division.index()].id, "29");
}

#[test]
fn r6_2_1_breakthrough_on_the_main_chart() {
    let c = Components::printed();
    let chart = c.charts[c.scenario(ScenarioId::Main).chart];
    let event = |roll: usize| &c.events[usize::from(chart.events[roll])];
    let three = event(3);
    assert_eq!(three.withdraw, c.divisions.iter().position(|d| d.id == "29").map(Id::from_index));
    let ReturnTo::Areas(areas) = three.return_to else { panic!("the division returns") };
    assert_eq!(numbers(areas), [5, 6]);
    assert_eq!(three.if_gone, Some(4));
    // 10.1
    let void: Vec<_> = (3..=18).filter(|&roll| event(roll).void_turns & (1 << 1) != 0).collect();
    assert_eq!(void, [3, 7, 8, 13, 14, 18]);
    // 13.2
    assert_eq!(event(15).artillery_bonus, Some(1));
}

#[test]
fn r6_3_supply_costs() {
    let c = Components::printed();
    let costs = c.costs;
    let all = [costs.artillery, costs.engineer, costs.air, costs.infantry, costs.armor, costs.morale];
    assert_eq!(all, [1, 2, 3, 1, 2, 3]);
    assert_eq!((c.artillery_bonus, c.engineer_bonus), (2, 2));
    assert_eq!((c.markers.air, c.markers.isolation), (3, 14));
}

#[test]
fn r9_5_3_terrain_effects() {
    let c = Components::printed();
    let exceptions = [(20, Terrain::Clear, 2), (21, Terrain::Elevated, 4), (15, Terrain::LightUrban, 4)];
    for (area, terrain, tem) in exceptions {
        assert_eq!((c.areas[area].terrain, c.areas[area].tem), (terrain, tem));
    }
    assert_eq!(c.areas[20].name.en, "Stalingradski Airfield");
    assert_eq!(c.areas[21].name.en, "Mamayev Kurgan");
    assert_eq!(c.areas[15].name.en, "Central Rail Station");
    for data in c.areas[1..].iter().filter(|data| ![15, 20, 21].contains(&data.number)) {
        assert_eq!(data.tem, data.terrain as u8, "{}", data.name.en);
    }
    assert_eq!(numbers(c.tem4), [10, 14, 15, 21, 22, 25, 26, 41]);
    assert_eq!(c.tem4, c.heavy_urban.with(Area(15)).with(Area(21)));
}

#[test]
fn r12_2_neighbours_of_the_northern_shoulder() {
    let c = Components::printed();
    let north: Areas = [Area(48), Area(49), Area(50)].into_iter().collect();
    let around = north.into_iter().fold(Areas::EMPTY, |around, area| around | c.adjacent[area.index()]);
    assert_eq!(numbers(around - north), [42, 43, 44, 45, 46, 47]);
}

#[test]
fn r12_4_assault_guns_have_no_division() {
    let c = Components::printed();
    let free: Set<Unit> =
        (0..c.units.len()).map(Unit::from_index).filter(|unit| c.units[unit.index()].division.is_none()).collect();
    assert_eq!(free, set(c, &["244A", "244B", "244C", "245A", "245B", "177"]));
    assert!(free.into_iter().all(|unit| c.division[unit.index()] == 255));
    assert!(free.within(c.armor));
}

#[test]
fn r14_2_factory_markers() {
    let factory = Components::printed().scenario(ScenarioId::Factory);
    assert_eq!((factory.first_turn, factory.last_turn, factory.morale, factory.free_air), (10, 14, 15, 2));
    let listed = [7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20, 23, 24, 27, 28, 29, 30, 31, 32, 33, 34, 45, 46, 47];
    let nine = [1, 2, 3, 4, 5, 6, 48, 49, 50];
    assert_eq!(factory.german_control, listed.into_iter().chain(nine).map(Area).collect());
    assert_eq!((factory.first_event_turn, factory.supply_floor), (11, (10, 16)));
    assert_eq!(factory.final_areas, None);
}

#[test]
fn r14_3_1_german_setup() {
    let c = Components::printed();
    let factory = c.scenario(ScenarioId::Factory);
    let stacks: [(usize, &[&str]); 9] = [
        (14, &["71/191", "71/194", "71/211"]),
        (21, &["295/516", "295/517", "295/518"]),
        (23, &["100/54", "100/227", "100/369", "245B"]),
        (24, &["24/26", "24/PZ", "24/21", "24/RCN"]),
        (28, &["244A", "14/103", "14/108", "14/PZ"]),
        (29, &["244B", "305/576", "305/577", "305/578"]),
        (34, &["389/544", "389/545", "389/546", "245A"]),
        (45, &["94/267", "94/274", "94/276", "177"]),
        (50, &["16/64", "16/79"]),
    ];
    for (area, units) in stacks {
        assert_eq!(names(c, factory.german[area]), units, "area {area}");
    }
    assert_eq!(factory.german.iter().map(|units| units.len()).sum::<usize>(), 32);
    assert_eq!(names(c, factory.out_of_action), ["16/PZ"]);
    let out = c.unit_named("16/PZ").unwrap();
    // Ruling 30: it does not begin in 50, whatever the counter shows.
    assert_eq!((c.units[out.index()].home, factory.home[out.index()]), (50, 0));
    assert_eq!(factory.north, set(c, &["16/64", "16/79"]));
    // 14.4 and its note: no other units, but for the reinforcement.
    let [arrival] = factory.arrivals[..] else { panic!("one reinforcement") };
    assert_eq!((arrival.turn, arrival.any_german), (12, true));
    assert_eq!(names(c, arrival.units), ["79/208", "79/212", "79/226", "244C"]);
    assert_eq!(factory.units.len(), 32 + 1 + 4);
}

#[test]
fn r14_5_1_factory_areas() {
    let c = Components::printed();
    let factory = c.scenario(ScenarioId::Factory);
    assert_eq!(numbers(factory.soviet_areas), [14, 21, 22, 25, 26, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44]);
    let terrain = |number: u8| c.areas[usize::from(number)].terrain;
    assert!([22, 25, 26, 41].into_iter().all(|area| terrain(area) == Terrain::HeavyUrban));
    assert!([35, 36, 37, 38, 39, 40, 42].into_iter().all(|area| terrain(area) == Terrain::LightUrban));
    assert_eq!(terrain(43), Terrain::Elevated);
    let unit = |unit: SovietUnit| {
        let data = &c.soviets[unit.index()];
        (data.terrain, data.strategy, data.defense)
    };
    let placed: Vec<_> = factory.placed.iter().map(|&(area, soviet)| (area.0, unit(soviet))).collect();
    assert_eq!(
        placed,
        [
            (14, (Terrain::HeavyUrban, Strategy::Fanatic, 8)),
            (21, (Terrain::Elevated, Strategy::Fanatic, 9)),
            (44, (Terrain::Clear, Strategy::Barrage, 5)),
        ]
    );
    for &(_, soviet) in &factory.placed {
        assert_eq!(c.soviets[soviet.index()].pool, [Pool::Pool, Pool::Placed]);
    }
    assert_eq!(factory.pavlov_area, Some(Area(14)));
    assert_eq!(c.soviets[factory.pavlov.index()].pool, [Pool::Option; 2]);
}

#[test]
fn r14_5_1_factory_pool() {
    use Strategy::{Ambush, Barrage, Fanatic, Guards, Heroes};
    use Terrain::{Elevated, HeavyUrban, LightUrban};
    let c = Components::printed();
    let mut pool: Vec<_> = c
        .scenario(ScenarioId::Factory)
        .pool
        .into_iter()
        .map(|unit| &c.soviets[unit.index()])
        .map(|unit| (unit.terrain, unit.defense, unit.strategy))
        .collect();
    pool.sort_unstable();
    let mut printed = [
        (Elevated, 6, Ambush),
        (Elevated, 6, Barrage),
        (Elevated, 7, Heroes),
        (Elevated, 7, Fanatic),
        (Elevated, 8, Ambush),
        (Elevated, 8, Barrage),
        (LightUrban, 7, Barrage),
        (LightUrban, 7, Fanatic),
        (LightUrban, 7, Guards),
        (LightUrban, 8, Ambush),
        (LightUrban, 8, Barrage),
        (LightUrban, 8, Guards),
        (LightUrban, 8, Heroes),
        (LightUrban, 8, Ambush),
        (LightUrban, 9, Barrage),
        (LightUrban, 9, Guards),
        (LightUrban, 9, Heroes),
        (LightUrban, 9, Ambush),
        (HeavyUrban, 7, Ambush),
        (HeavyUrban, 7, Barrage),
        (HeavyUrban, 8, Guards),
        (HeavyUrban, 9, Ambush),
        (HeavyUrban, 9, Barrage),
        (HeavyUrban, 10, Fanatic),
        (HeavyUrban, 10, Guards),
        (HeavyUrban, 10, Ambush),
    ];
    printed.sort_unstable();
    assert_eq!(pool, printed);
}

#[test]
fn r14_6_1_factory_chart() {
    let c = Components::printed();
    let chart = c.charts[c.scenario(ScenarioId::Factory).chart];
    let event = |roll: usize| &c.events[usize::from(chart.events[roll])];
    let three = event(3);
    assert_eq!(three.withdraw, c.divisions.iter().position(|d| d.id == "14").map(Id::from_index));
    assert_eq!(three.return_to, ReturnTo::AnyVacant);
    assert_eq!(c.divisions[three.withdraw.unwrap().index()].units.len(), 3);
    for roll in [4, 7, 8, 13, 14, 17, 18] {
        assert!(event(roll).no_air, "{roll}");
    }
    for roll in [5, 6, 15, 16] {
        assert_eq!(event(roll).artillery_bonus, Some(1), "{roll}");
    }
    for roll in [7, 8, 13, 14] {
        assert_eq!(event(roll).max_move, Some(4), "{roll}");
    }
    for roll in 9..=12 {
        assert_eq!(event(roll).soviet_dv, 1, "{roll}");
    }
    assert_eq!(event(18).supply_dice, Some(2));
}

#[test]
fn provenance_tells_printed_from_rebuilt() {
    let c = Components::printed();
    let kind = |file, record, field| c.provenance_of(file, record, field).map(|entry| entry.kind);
    assert_eq!(kind("areas.toml", "area 21", "name"), Some(Source::Printed));
    assert_eq!(kind("areas.toml", "area 21", "polygon"), Some(Source::Reconstructed));
    assert_eq!(kind("german_units.toml", "unit 29-RCN", "attack"), Some(Source::Printed));
    assert_eq!(kind("german_units.toml", "unit 29-RCN", "main"), Some(Source::Derived));
    assert_eq!(kind("supply_costs.toml", "marker artillery", "count"), Some(Source::Derived));
    assert_eq!(kind("supply_costs.toml", "marker none", "count"), None);
}

#[test]
fn a_corrected_value_counts() {
    let text = include_str!("../../data/supply_costs.toml").replace("cost = 1", "cost = 2");
    assert_eq!(Components::load(&[("supply_costs.toml", &text)]).unwrap().costs.artillery, 2);
}

#[test]
fn a_new_value_of_the_light_urban_units_begins_with_heroes() {
    // Ruling 84; 14.5.1 has the last step at line 28.
    let light: Vec<_> =
        Components::printed().soviets.iter().filter(|unit| unit.terrain == Terrain::LightUrban).collect();
    assert!(light.is_sorted_by_key(|unit| unit.defense), "the checklist rises");
    let heroes = light.iter().filter(|unit| unit.strategy == Strategy::Heroes);
    assert_eq!(heroes.map(|unit| unit.defense).collect::<Vec<_>>(), [5, 6, 7, 7, 8, 8, 9]);
}
