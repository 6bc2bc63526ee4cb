//! Bad data packs: each is refused with the file, the record and the field.

use volga::components::{Components, PackError, Problem};

testkit::pack_suite!(Components);

#[test]
fn bad_areas() {
    let refused = |edit, place| PACK.refused("areas.toml", edit, place);
    refused(["id = 15\n", "15", "51"], ("area 51", "id", "out_of_range"));
    refused(["id = 15\n", "15", "0"], ("area 0", "id", "out_of_range"));
    refused(["id = 15\n", "15", "51"], ("area 15", "id", "missing"));
    refused(["id = 15\n", "15", "14"], ("area 14", "id", "duplicate"));
    refused(["id = 15\n", "adjacent = [11", "adjacent = [15"], ("area 15", "adjacent", "own_neighbour"));
    refused(["id = 15\n", "adjacent = [11", "adjacent = [99"], ("area 15", "adjacent", "unknown"));
    refused(["id = 15\n", "adjacent = [11", "adjacent = [12"], ("area 15", "adjacent", "duplicate"));
    refused(["id = 15\n", "adjacent = [11, ", "adjacent = ["], ("area 11", "adjacent", "one_way"));
    refused(["id = 15\n", "adjacent = [", "adjacent = [50, "], ("area 15", "adjacent", "one_way"));
    refused(["id = 15\n", "tem = 4", "tem = 5"], ("area 15", "tem", "out_of_range"));
    refused(["id = 15\n", "tem = 4", "tem = 0"], ("area 15", "tem", "out_of_range"));
    refused(["id = 1\n", "tem = 0", "tem = 1"], ("area 1", "tem", "out_of_range"));
    refused(["id = 15\n", "\"light_urban\"", "\"none\""], ("area 15", "terrain", "terrain_owner"));
    refused(["id = 15\n", "\"light_urban\"", "\"swamp\""], ("area 15", "terrain", "not_among"));
    refused(["id = 6\n", "owner = \"german\"", "owner = \"soviet\""], ("", "owner", "wrong_count"));
    refused(["id = 8\n", "volga = true", "volga = false"], ("", "volga", "wrong_count"));
    refused(["id = 2\n", "Hill 144.5", "Hill 126.3"], ("area 2", "name", "duplicate"));
    refused(["id = 2\n", "Hill 144.5", ""], ("area 2", "name.en", "empty"));
    refused(["id = 2\n", "label = [58", "label = [nan"], ("area 2", "label", "not_finite"));
    refused(["id = 2\n", "polygon = [", "polygon = [[1, 1], [2, 1]]\nno = ["], ("area 2", "no", "unknown_field"));
    refused(["id = 2\n", "source = \"rulebook", "source = \"hearsay"], ("area 2", "source", "unknown_source"));
    refused(["id = 2\n", "{ name = \"rulebook", "{ name = \"hearsay"], ("area 2", "sources.name", "unknown_source"));
}

#[test]
fn bad_polygon() {
    let file = "areas.toml";
    let start = PACK.text(file).find("polygon = [").unwrap();
    let end = start + PACK.text(file)[start..].find("\n]").unwrap();
    let edited = format!("{}polygon = [ [1, 1], [2, 1] {}", &PACK.text(file)[..start], &PACK.text(file)[end..]);
    let found = PACK.problems(&[(file, &edited)]);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].problem, Problem::TooFewPoints { needed: 3, found: 2 });
    assert_eq!((found[0].record.as_str(), found[0].field.as_str()), ("area 1", "polygon"));
}

#[test]
fn bad_german_units() {
    let refused = |edit, place| PACK.refused("german_units.toml", edit, place);
    let unit = "id = \"24-PZ\"";
    refused([unit, "24-PZ", "24-26"], ("unit 24-26", "id", "duplicate"));
    refused([unit, "24/PZ", "24/26"], ("unit 24-PZ", "name", "duplicate"));
    refused([unit, "24/PZ", ""], ("unit 24-PZ", "name", "empty"));
    refused([unit, "division = \"24\"", "division = \"25\""], ("unit 24-PZ", "division", "unknown"));
    refused([unit, "division = \"24\"", "corps = \"X\""], ("unit 24-PZ", "corps", "unknown"));
    refused([unit, "division = \"24\"", ""], ("unit 24-PZ", "corps", "absent"));
    refused([unit, "kind", "corps = \"LI\"\nkind"], ("unit 24-PZ", "corps", "surplus"));
    refused([unit, "attack = 6", "attack = 0"], ("unit 24-PZ", "attack", "out_of_range"));
    refused([unit, "attack = 6", "attack = 13"], ("unit 24-PZ", "attack", "out_of_range"));
    refused([unit, "attack = 6", "attack = -1"], ("unit 24-PZ", "attack", "out_of_range"));
    refused([unit, "move = 6", "move = 0"], ("unit 24-PZ", "move", "out_of_range"));
    refused([unit, "home = 3", "home = 51"], ("unit 24-PZ", "home", "out_of_range"));
    refused([unit, "class = \"tank\"", "class = \"boat\""], ("unit 24-PZ", "class", "not_among"));
    refused([unit, "home = 3", "home = 3\nmain = 1"], ("unit 24-PZ", "main", "unknown_field"));
    refused(["[[division]]", "corps = \"LI\"", "corps = \"X\""], ("division 14", "corps", "unknown"));
    refused(["[[division]]", "id = \"14\"", "id = \"16\""], ("division 16", "id", "duplicate"));
    refused(["[[corps]]", "id = \"XLVIII\"", "id = \"LI\""], ("corps LI", "id", "duplicate"));
}

#[test]
fn too_many_units() {
    for file in ["german_units.toml", "soviet_units.toml"] {
        let mut edited = PACK.text(file).to_owned();
        let unit = &edited[edited.rfind("[[unit]]").unwrap()..].to_owned();
        edited.extend(std::iter::repeat_n(unit.as_str(), 30));
        let found = PACK.problems(&[(file, &edited)]);
        assert!(found.iter().any(|e| e.file == file && e.problem.code() == "too_many"), "{file}");
    }
}

#[test]
fn bad_soviet_units() {
    let refused = |edit, place| PACK.refused("soviet_units.toml", edit, place);
    let unit = "id = \"L07\"";
    refused([unit, "L07", "L06"], ("unit L06", "id", "duplicate"));
    refused([unit, "defense = 6", "defense = 0"], ("unit L07", "defense", "out_of_range"));
    refused([unit, "\"light_urban\"", "\"none\""], ("unit L07", "terrain", "unknown"));
    refused([unit, "\"ambush\"", "\"flight\""], ("unit L07", "strategy", "not_among"));
    refused([unit, "[\"main\"]", "[\"main\", \"main\"]"], ("unit L07", "pools", "duplicate"));
    refused(["id = \"PAVLOV\"", "option = \"pavlov\"", ""], ("", "option", "wrong_count"));
    refused(["id = \"PAVLOV\"", "pools = []", "pools = [\"main\"]"], ("unit PAVLOV", "pools", "surplus"));
    refused(["[[strategy]]", "id = \"heroes\"", "id = \"guards\""], ("strategy heroes", "id", "missing"));
    refused(["[[strategy]]", "id = \"heroes\"", "id = \"guards\""], ("strategy guards", "id", "duplicate"));
}

#[test]
fn r5_4_pools_fill_the_map() {
    let file = "soviet_units.toml";
    for (record, terrain, from, to, needed) in [
        ("scenario main", "clear", "terrain = \"clear\"", "terrain = \"elevated\"", 4),
        ("scenario main", "light urban", "terrain = \"light_urban\"", "terrain = \"elevated\"", 25),
        ("scenario factory", "heavy urban", "terrain = \"heavy_urban\"", "terrain = \"elevated\"", 4),
    ] {
        let found = PACK.problems(&[(file, &PACK.text(file).replace(from, to))]);
        let sentence = format!("0 unrevealed {terrain} units cannot fill {needed} areas; there must be one for each");
        let place = |e: &&PackError| e.file == file && e.record == record && e.field == "pools";
        assert!(found.iter().filter(place).any(|e| e.problem.to_string() == sentence), "{found:#?}");
    }
}

#[test]
fn bad_events() {
    let refused = |edit, place| PACK.refused("random_events.toml", edit, place);
    refused(["[[event]]", "rolls = [3]", "rolls = [4]"], ("chart main", "rolls", "not_covered"));
    refused(["[[event]]", "rolls = [3]", "rolls = [3, 4]"], ("event main 4 offensive_64", "rolls", "covered_twice"));
    refused(["[[event]]", "rolls = [3]", "rolls = [3, 19]"], ("event main 3 breakthrough_64", "rolls", "out_of_range"));
    let three = "event main 3 breakthrough_64";
    refused(["[[event]]", "if_gone = 4", "if_gone = 3"], (three, "if_gone", "same_event"));
    refused(["[[event]]", "if_gone = 4", "if_gone = 2"], (three, "if_gone", "out_of_range"));
    refused(["[[event]]", "withdraw = \"29\"", "withdraw = \"30\""], (three, "withdraw", "unknown"));
    refused(["[[event]]", "withdraw = \"29\"", ""], (three, "return_areas", "surplus"));
    refused(["[[event]]", "return_areas = [5", "return_areas = [55"], (three, "return_areas", "unknown"));
    refused(["[[event]]", "void_turns = [1]", "void_turns = [16]"], (three, "void_turns", "out_of_range"));
    refused(["[pause]", "[1, 2]", "[1]"], ("pause", "table", "not_covered"));
    refused(["[pause]", "[1, 2]", "[1, 2, 3]"], ("pause", "table", "covered_twice"));
    refused(["[pause]", "[1, 2]", "[1, 2, 7]"], ("pause", "table.rolls", "out_of_range"));
    refused(["[pause]", "\"XIV\"", "\"XV\""], ("pause", "table.corps", "unknown"));
    refused(["[pause]", "\"spent\"", "\"sleep\""], ("pause", "effect", "not_among"));
}

#[test]
fn bad_scenarios() {
    let refused = |edit, place| PACK.refused("scenarios.toml", edit, place);
    refused(["[[scenario]]", "id = \"main\"", "id = \"factory\""], ("scenario main", "id", "missing"));
    refused(["[[scenario]]", "id = \"main\"", "id = \"factory\""], ("scenario factory", "id", "duplicate"));
    refused(["[[scenario]]", "morale = 19", "morale = 20"], ("scenario main", "morale", "out_of_range"));
    refused(["[[scenario]]", "free_air = 1", "free_air = 4"], ("scenario main", "free_air", "out_of_range"));
    refused(["[[scenario]]", "event_chart = \"main", "event_chart = \"x"], ("scenario main", "event_chart", "unknown"));
    refused(["[[scenario]]", "turn = 1, at", "turn = 10, at"], ("scenario main", "supply_floor.turn", "out_of_range"));
    refused(["[[scenario]]", "first_turn = 1", "first_turn = 200"], ("scenario main", "last_turn", "out_of_range"));
    refused(["[[scenario.turn]]", "number = 3", "number = 4"], ("scenario main turn 4", "number", "turn_order"));
    refused(["[[scenario]]", "last_turn = 9", "last_turn = 8"], ("scenario main", "turn", "wrong_count"));
    refused(["number = 3", "1942-09-17", "1942-13-17"], ("scenario main turn 3", "from", "not_a_date"));
    refused(["number = 3", "1942-09-17", "1942-09-01"], ("scenario main turn 3", "from", "not_a_date"));
    refused(["control = [", "7, 8", "7, 7, 8"], ("scenario factory", "german_control", "duplicate"));
    refused(["control = [", "7, 8", "1, 7, 8"], ("scenario factory", "german_control", "duplicate"));
    refused(["final_areas", "40", "51"], ("scenario main victory", "final_areas", "out_of_range"));
}

#[test]
fn bad_setups() {
    let refused = |edit, place| PACK.refused("scenarios.toml", edit, place);
    let main = "[[scenario.german]]\narea = 3";
    refused([main, "24-26", "24-27"], ("scenario main german 3", "units", "unknown"));
    refused([main, "24-26", "244A"], ("scenario main german 3", "units", "placed_twice"));
    refused([main, "\"24-26\"", "\"24-PZ\", \"24-26\""], ("scenario main german 3", "units", "placed_twice"));
    refused([main, "area = 3", "area = 1"], ("scenario main german 1", "units", "stack"));
    refused([main, "area = 3", "area = 7"], ("scenario main german 7", "area", "not_german"));
    refused([main, "area = 3", "area = 77"], ("scenario main german 77", "area", "unknown"));
    refused([main, "area = 3", ""], ("scenario main german out_of_action", "area", "absent"));
    refused([main, "area = 3", "area = 3\nbox = \"out_of_action\""], ("scenario main german 3", "box", "surplus"));

    let arrival = "[[scenario.reinforcement]]\nturn = 2";
    refused([arrival, "389-544", "24-26"], ("scenario main reinforcement 2", "units", "placed_twice"));
    refused([arrival, "389-544", "389-999"], ("scenario main reinforcement 2", "units", "unknown"));
    refused([arrival, "turn = 2", "turn = 10"], ("scenario main reinforcement 10", "turn", "out_of_range"));
    refused([arrival, "areas = [1, 2]", ""], ("scenario main reinforcement 2", "areas", "absent"));
    refused([arrival, "areas = [1, 2]", "areas = [1, 7]"], ("scenario main reinforcement 2", "areas", "not_german"));
    let five = "\"14-103\", \"389-544\"";
    refused([arrival, "\"389-544\"", five], ("scenario main reinforcement 2", "units", "stack"));
    refused(["withdrawal", "\"29\"", "\"30\""], ("scenario main withdrawal 9", "division", "unknown"));

    let soviet = ("scenario factory soviet", "placed.area", "placed.unit");
    refused(["placed = [", "area = 14", "area = 21"], (soviet.0, soviet.1, "duplicate"));
    refused(["placed = [", "area = 14", "area = 25"], ("scenario factory german 14", "area", "not_german"));
    refused(["placed = [", "area = 14", "area = 13"], (soviet.0, soviet.1, "not_soviet"));
    refused(
        ["placed = [", "area = 14", "area = 22, unit = \"C04\" }, { area = 14"],
        (soviet.0, soviet.1, "wrong_terrain"),
    );
    refused(["placed = [", "H03", "H04"], (soviet.0, soviet.2, "placed_twice"));
    refused(["placed = [", "H03", "X03"], (soviet.0, soviet.2, "unknown"));
    refused(["pavlov_area = 14", "14", "42"], (soviet.0, "pavlov_area", "wrong_terrain"));
}

#[test]
fn bad_supply_costs() {
    let refused = |edit, place| PACK.refused("supply_costs.toml", edit, place);
    refused(["id = \"air\"", "cost = 3", "cost = 0"], ("purchase air", "cost", "out_of_range"));
    refused(["id = \"air\"", "cost = 3", "cost = 3\nattack_bonus = 1"], ("purchase air", "attack_bonus", "surplus"));
    refused(["id = \"artillery\"", "attack_bonus = 2", ""], ("purchase artillery", "attack_bonus", "absent"));
    refused(["[[purchase]]", "\"artillery\"", "\"air\""], ("purchase artillery", "id", "missing"));
    refused(["[[purchase]]", "\"artillery\"", "\"air\""], ("purchase air", "id", "duplicate"));
    refused(["[[marker]]", "count = 3", "count = 99"], ("marker air", "count", "out_of_range"));
    refused(["[[marker]]", "id = \"air\"", "id = \"artillery\""], ("marker air", "id", "missing"));
}

#[test]
fn bad_decor() {
    let refused = |edit, place| PACK.refused("decor.toml", edit, place);
    refused(["[[landmark]]", "area = 10", "area = 60"], ("landmark 60 Grain elevator", "area", "unknown"));
    refused(["[[island]]", "denezhny", "golodny"], ("island golodny", "id", "duplicate"));
    refused(["[[text]]", "angle = -78", "angle = inf"], ("text volga", "angle", "not_finite"));
}

#[test]
fn all_problems_come_at_once() {
    let german = PACK.edit("german_units.toml", ["id = \"24-PZ\"", "attack = 6", "attack = 0"]);
    let soviet = PACK.edit("soviet_units.toml", ["id = \"L07\"", "defense = 6", "defense = 0"]);
    assert_eq!(PACK.problems(&[("german_units.toml", &german), ("soviet_units.toml", &soviet)]).len(), 2);
}
