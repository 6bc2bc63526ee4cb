//! Bad data packs: each is refused with the file, the record and the field.

use cauldron::components::{Components, Problem};

testkit::pack_suite!(Components);

#[test]
fn bad_areas() {
    let refused = |edit, place| PACK.refused("areas.toml", edit, place);
    refused(["id = 15\n", "15", "65"], ("area 65", "id", "out_of_range"));
    refused(["id = 15\n", "15", "0"], ("area 0", "id", "out_of_range"));
    refused(["id = 15\n", "15", "65"], ("area 15", "id", "missing"));
    refused(["id = 15\n", "15", "14"], ("area 14", "id", "duplicate"));
    refused(["id = 2\n", "Golubinsky", "Kalach"], ("area 8", "name", "duplicate"));
    refused(["id = 2\n", "Golubinsky", ""], ("area 2", "name.en", "empty"));
    refused(["id = 2\n", "at = [118", "at = [nan"], ("area 2", "at", "not_finite"));
    refused(["id = 2\n", "label = [0", "label = [inf"], ("area 2", "label", "not_finite"));
    refused(["id = 2\n", "west_bank", "far_bank"], ("area 2", "region", "not_among"));
    refused(["id = 2\n", "region", "colour = 1\nregion"], ("area 2", "colour", "unknown_field"));
    refused(["id = 47\n", "airfield = true\n", ""], ("", "airfield", "wrong_count"));
    refused(["id = 54\n", "stalingrad = true\n", ""], ("", "stalingrad", "wrong_count"));
    refused(["id = 8\n", "entry = \"C\"", "entry = \"D\""], ("area 8", "entry", "duplicate"));
    refused(["id = 8\n", "entry = \"C\"\n", ""], ("", "entry", "missing"));
    refused(["id = 8\n", "entry = \"C\"", "entry = \"E\""], ("area 8", "entry", "not_among"));
    refused(["id = 2\n", "source = \"rulebook", "source = \"hearsay"], ("area 2", "source", "unknown_source"));
    refused(["id = 2\n", "{ name = \"recon", "{ name = \"hear"], ("area 2", "sources.name", "unknown_source"));
}

#[test]
fn p2_printed_morale_agrees_with_the_map() {
    let place = ("historical", "morale", "morale_sum");
    let key = PACK.edit("areas.toml", ["id = 47\n", "key = true\n", ""]);
    PACK.found(&[("areas.toml", &key)], "scenarios.toml", place);
    let track = PACK.edit("relief_track.toml", ["id = 1\n", "morale = 1", "morale = 2"]);
    PACK.found(&[("relief_track.toml", &track)], "scenarios.toml", place);
    PACK.refused("scenarios.toml", ["[historical]", "morale = 33", "morale = 34"], place);
}

#[test]
fn bad_edges() {
    let refused = |edit, place| PACK.refused("edges.toml", edit, place);
    refused(["[[edge]]", "b = 2", "b = 1"], ("edge 1-1", "b", "own_neighbour"));
    refused(["[[edge]]", "b = 2", "b = 65"], ("edge 1-65", "b", "unknown"));
    refused(["[[edge]]", "a = 1", "a = 0"], ("edge 0-2", "a", "unknown"));
    refused(["[[edge]]", "b = 2", "b = 3"], ("edge 1-3", "b", "duplicate"));
    refused(["[[edge]]", "kind = \"land\"", "kind = \"air\""], ("edge 1-2", "kind", "not_among"));
    refused(["[[river_attack]]", "b = 10", "b = 2"], ("river_attack 2-2", "b", "own_neighbour"));
    refused(["[[river_attack]]", "b = 10", "b = 3"], ("river_attack 2-3", "b", "already_adjacent"));
    refused(["[[river_attack]]", "b = 10", "b = 99"], ("river_attack 2-99", "b", "unknown"));
    PACK.found(&[("edges.toml", "")], "edges.toml", ("", "", "missing"));
}

#[test]
fn bad_decor() {
    let refused = |edit, place| PACK.refused("decor.toml", edit, place);
    refused(["width", "width = 1100", "width = nan"], ("", "width", "not_finite"));
    refused(["[[river]]", "id = \"volga\"", "id = \"don\""], ("river don", "id", "duplicate"));
    refused(["[[river]]", "angle = 86", "angle = inf"], ("river volga", "labels.angle", "not_finite"));
    refused(["[[river]]", "en = \"Volga\"", "en = \"\""], ("river volga", "name.en", "empty"));
    refused(["[[river]]", "course = [", "course = []\nno = ["], ("river volga", "no", "unknown_field"));
}

#[test]
fn too_short_a_perimeter() {
    let text = PACK.text("decor.toml");
    let start = text.find("points = [").unwrap();
    let end = start + text[start..].find("\n]").unwrap();
    let edited = format!("{}points = [ [1, 1], [2, 1] {}", &text[..start], &text[end..]);
    let found = PACK.problems(&[("decor.toml", &edited)]);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].problem, Problem::TooFewPoints { needed: 3, found: 2 });
    assert_eq!((found[0].record.as_str(), found[0].field.as_str()), ("perimeter", "points"));
}

#[test]
fn bad_relief_track() {
    let refused = |edit, place| PACK.refused("relief_track.toml", edit, place);
    refused(["[[box]]", "id = 1", "id = 6"], ("box 6", "id", "out_of_range"));
    refused(["[[box]]", "id = 1", "id = 6"], ("box 1", "id", "missing"));
    refused(["[[box]]", "id = 1", "id = 2"], ("box 2", "id", "duplicate"));
    refused(["[[box]]", "morale = 1", "morale = 99"], ("box 1", "morale", "out_of_range"));
    refused(["[on_map]", "morale = 5", "morale = 99"], ("on_map", "morale", "out_of_range"));
    refused(["[[letter]]", "id = \"A\"", "id = \"B\""], ("letter B", "id", "duplicate"));
    refused(["[[letter]]", "id = \"A\"", "id = \"B\""], ("letter A", "id", "missing"));
}

#[test]
fn bad_units() {
    let refused = |edit, place| PACK.refused("units.toml", edit, place);
    let unit = "id = \"44-INF\"";
    refused([unit, "44-INF", "76-INF"], ("unit 76-INF", "id", "duplicate"));
    refused([unit, "44th Inf", "76th Inf"], ("unit 44-INF", "name", "duplicate"));
    refused([unit, "44th Inf", "76-inf"], ("unit 44-INF", "name", "duplicate"));
    refused([unit, "44th Inf", " "], ("unit 44-INF", "name.en", "empty"));
    refused([unit, "short = \"44\"", "short = \"\""], ("unit 44-INF", "short", "empty"));
    refused([unit, "\"infantry\"", "\"cavalry\""], ("unit 44-INF", "kind", "not_among"));
    refused([unit, "\"infantry\"", "\"hq\""], ("", "kind", "wrong_count"));
    refused(["id = \"HQ\"", "\"hq\"", "\"panzer\""], ("", "kind", "wrong_count"));
    refused(["id = \"HQ\"", "source", "optional = true\nsource"], ("unit HQ", "optional", "surplus"));
    refused(["[[army]]", "id = \"21\"", "id = \"65\""], ("army 65", "id", "duplicate"));
    refused(["[[army]]", "counters = 3", "counters = 0"], ("army 21", "counters", "out_of_range"));
    refused(["[pdm]", "count = 14", "count = 65"], ("pdm", "count", "out_of_range"));
    refused(["[[marker]]", "id = \"luftwaffe\"", "id = \"hoth\""], ("marker hoth", "id", "duplicate"));
    refused(["[[marker]]", "id = \"luftwaffe\"", "id = \"hoth\""], ("marker luftwaffe", "id", "missing"));
}

#[test]
fn too_many_units() {
    let unit = "\n[[unit]]\nid = \"x\"\nname = { en = \"x\", fr = \"x\", ru = \"x\" }\nshort = \"x\"\nkind = \"panzer\"\n\
                source = \"printed\"\n";
    let edited = format!("{}{}", PACK.text("units.toml"), unit.repeat(31));
    PACK.found(&[("units.toml", &edited)], "units.toml", ("", "", "too_many"));
}

#[test]
fn bad_cards() {
    let refused = |edit, place| PACK.refused("cards.toml", edit, place);
    refused(["id = 7\n", "7", "26"], ("card 26", "id", "out_of_range"));
    refused(["id = 7\n", "7", "26"], ("card 7", "id", "missing"));
    refused(["id = 7\n", "7", "8"], ("card 8", "id", "duplicate"));
    refused(["id = 7\n", "random = 3", "random = 14"], ("card 7", "random", "out_of_range"));
    refused(["id = 7\n", "random = 3", "random = 0"], ("card 7", "random", "out_of_range"));
    refused(["id = 7\n", "offensive = 2", "offensive = 99"], ("card 7", "offensive", "out_of_range"));
    refused(["id = 7\n", "offensive_right = 1", "offensive_right = 99"], ("card 7", "offensive_right", "out_of_range"));
    refused(["id = 7\n", "\"poor\"", "\"hot\""], ("card 7", "weather", "not_among"));
    refused(["id = 7\n", "\"all\"", "\"most\""], ("card 7", "attack", "not_among"));
    refused(["id = 7\n", "Tatsinskaya Overrun", ""], ("card 7", "title.en", "empty"));
    refused(["id = 7\n", "Soviet tanks shoot up", "\" }\nx = { en = \""], ("card 7", "text.fr", "absent"));
    refused(["id = 7\n", "add = -2", "add = -99"], ("card 7", "effects.add", "out_of_range"));
    refused(["id = 7\n", "add = -2", "count = 1"], ("card 7", "effects.count", "unknown_field"));
    refused(["id = 7\n", "add = -2", "add = -2, needs = 65"], ("card 7", "effects.needs", "unknown"));
    refused(["id = 7\n", "airlift_roll", "airlift_rolls"], ("card 7", "effects.kind", "unknown"));
    refused(["id = 7\n", "\"luftwaffe\"", "\"navy\""], ("card 7", "effects.marker", "not_among"));
    refused(["id = 1\n", "count = 1", "count = 0"], ("card 1", "effects.count", "out_of_range"));
    refused(["id = 9\n", "ssi = 7", "ssi = 11"], ("card 9", "effects.ssi", "out_of_range"));
    refused(["id = 4\n", "or_supply = 1", "or_supply = 99"], ("card 4", "effects.or_supply", "out_of_range"));
}

#[test]
fn bad_tables() {
    let refused = |edit, place| PACK.refused("tables.toml", edit, place);
    refused(["[table_a]", "first = 2", "first = 20"], ("table_a", "first", "out_of_range"));
    refused(["[table_a]", ", \"strong\"]", "]"], ("table_a", "results", "wrong_length"));
    refused(["[table_a]", "from = 5", "from = 4"], ("table_a", "ssi", "covered_twice"));
    refused(["[table_a]", "to = 10", "to = 11"], ("table_a", "ssi.to", "out_of_range"));
    refused(["[table_a]", "from = 9", "from = 11"], ("table_a", "ssi.from", "out_of_range"));
    refused(["[table_a]", "add = -2", "add = -20"], ("table_a", "ssi.add", "out_of_range"));
    refused(["[table_a]", "hoth_marker = 1", "hoth_marker = 10"], ("table_a", "hoth_marker", "out_of_range"));
    refused(["[table_b]", "fair = [0", "fair = [21"], ("table_b", "fair", "out_of_range"));
    refused(["[table_b]", "poor = [0, ", "poor = ["], ("table_b", "poor", "wrong_length"));
    refused(["[table_b]", "strong = 2", "strong = 20"], ("table_b", "luftwaffe.strong", "out_of_range"));
    refused(["[table_b]", "[-3, ", "[-30, "], ("table_b", "airfields", "out_of_range"));
    refused(["[table_c]", "losses = [0", "losses = [99"], ("table_c", "losses", "out_of_range"));
    refused(["[table_c]", "to = 9", "to = 10"], ("table_c", "unsupplied", "covered_twice"));
    refused(["[table_d]", "commit = 2", "commit = 3"], ("table_d", "conference.commit", "out_of_range"));
    refused(["[table_d]", "\"granted\"", "\"given\""], ("table_d", "freedom", "not_among"));
    refused(["[table_d]", "airlift = [0", "airlift = [30"], ("table_d", "airlift", "out_of_range"));
    refused(["[table_d]", "foa_marker = 1", "foa_marker = 10"], ("table_d", "foa_marker", "out_of_range"));
    refused(["[table_e]", "armor = 1", "armor = 10"], ("table_e", "armor", "out_of_range"));
    refused(["[table_f]", "\"retreat\", ", ""], ("table_f", "weak", "wrong_length"));
    refused(["[table_g]", "[2, 6]", "[2, 7]"], ("table_g", "bracketed", "out_of_range"));
    refused(["[table_g]", "[2, 6]", "[2, 2]"], ("table_g", "bracketed", "duplicate"));
    refused(["[table_h]", "adjust = [-2", "adjust = [-20"], ("table_h", "adjust", "out_of_range"));
    refused(["[table_h]", "eliminated = -1", "eliminated = -10"], ("table_h", "eliminated", "out_of_range"));
    refused(["[table_h]", "source = \"rulebook", "source = \"hearsay"], ("table_h", "source", "unknown_source"));
}

#[test]
fn bad_scenarios() {
    let refused = |edit, place| PACK.refused("scenarios.toml", edit, place);
    let historical = |from, to, field| refused(["[historical]", from, to], ("historical", field, "out_of_range"));
    historical("last_turn = 16", "last_turn = 17", "last_turn");
    historical("first_turn = 1", "first_turn = 17", "first_turn");
    historical("ssi = 10", "ssi = 11", "ssi");
    historical("ssi = 10", "ssi = 0", "ssi");
    historical("final_offensive = 1", "final_offensive = 8", "final_offensive");
    historical("box = 1", "box = 6", "box");
    historical("supply = 10", "supply = 100", "supply");
    refused(["[historical]", "\"fair\"", "\"same\""], ("historical", "weather", "not_among"));
    refused(["[historical]", "letter = \"A\"", "letter = \"E\""], ("historical", "letter", "not_among"));
    refused(["[variable]", "Variable Scenario", ""], ("variable", "name.en", "empty"));
}

#[test]
fn bad_setups() {
    let refused = |edit, place| PACK.refused("scenarios.toml", edit, place);
    let stack = "[[historical.german]]\narea = 50";
    refused([stack, "113-INF", "112-INF"], ("historical german 50", "units", "unknown"));
    refused([stack, "113-INF", "76-INF"], ("historical german 50", "units", "placed_twice"));
    refused([stack, "113-INF", "BG-A"], ("historical german 50", "units", "unknown"));
    refused([stack, "113-INF", "62-INF"], ("historical german 50", "units", "unknown"));
    refused(
        [stack, "depleted = [\"60-MOT\"", "depleted = [\"76-INF\""],
        ("historical german 50", "depleted", "not_depletable"),
    );
    refused([stack, "area = 50", "area = 60"], ("historical german 60", "area", "wrong_side"));
    refused([stack, "area = 50", "area = 0"], ("historical german 0", "area", "unknown"));
    let hq = "[[historical.german]]\narea = 52";
    refused(
        [hq, "units = [\"HQ\"]", "units = [\"HQ\"]\ndepleted = [\"HQ\"]"],
        ("historical german 52", "depleted", "not_depletable"),
    );

    let army = "army = \"24\"";
    refused([army, "24", "99"], ("historical soviet 99", "army", "unknown"));
    refused([army, "[19, 58]", "[19, 59]"], ("historical soviet 66", "areas", "duplicate"));
    refused([army, "[19, 58]", "[19, 19]"], ("historical soviet 24", "areas", "duplicate"));
    refused([army, "[19, 58]", "[19, 57]"], ("historical soviet 24", "areas", "wrong_side"));
    refused([army, "[19, 58]", "[19]"], ("historical", "soviet", "ring_gap"));
    refused([army, "[19, 58]", "[19, 58, 60]"], ("historical", "soviet", "ring_surplus"));
    refused([army, "[19, 58]", "[19, 58, 60, 61, 62]"], ("historical soviet 24", "areas", "too_many"));

    let pdm = "[historical.pdm]";
    refused([pdm, "active = [50", "active = [65"], ("historical pdm", "active", "unknown"));
    refused([pdm, "active = [50", "active = [51"], ("historical pdm", "active", "duplicate"));
    refused([pdm, "active = [50", "active = [60"], ("historical pdm", "active", "wrong_side"));
    let few = PACK.edit("units.toml", ["[pdm]", "count = 14", "count = 9"]);
    PACK.found(&[("units.toml", &few)], "scenarios.toml", ("historical pdm", "inactive", "too_many"));
}

#[test]
fn bad_variable_tables() {
    let refused = |edit, place| PACK.refused("optional_rules.toml", edit, place);
    refused(["[variable_setup]", "roll = 1", "roll = 9"], ("variable_setup 9", "rows.roll", "out_of_range"));
    refused(["[variable_setup]", "roll = 1", "roll = 2"], ("variable_setup 2", "rows.roll", "covered_twice"));
    refused(["[variable_setup]", "roll = 1", "roll = 2"], ("variable_setup", "rows", "missing"));
    refused(
        ["roll = 2", "order_of_battle = 0", "order_of_battle = -2"],
        ("variable_setup 2", "rows.order_of_battle", "out_of_range"),
    );
    refused(["roll = 2", "ssi = 9", "ssi = 11"], ("variable_setup 2", "rows.ssi", "out_of_range"));
    refused(["roll = 2", "start = 1", "start = 17"], ("variable_setup 2", "rows.start", "out_of_range"));
    refused(["roll = 2", "depleted = 6", "depleted = 21"], ("variable_setup 2", "rows.depleted", "out_of_range"));
    refused(
        ["roll = 2", "pdm_inactive = 4", "pdm_inactive = 12"],
        ("variable_setup 2", "rows.pdm_inactive", "out_of_range"),
    );
    let few = PACK.edit("units.toml", ["id = \"62-INF\"", "infantry", "panzer"]);
    let place = ("variable_setup 8", "rows.order_of_battle", "wrong_count");
    PACK.found(&[("units.toml", &few)], "optional_rules.toml", place);
    refused(["[new_unit]", "to = 3", "to = 4"], ("new_unit", "rows", "covered_twice"));
    refused(["[new_unit]", "to = 3", "to = 2"], ("new_unit", "rows", "not_covered"));
    refused(["[new_unit]", "from = 6, to = 6", "from = 6, to = 7"], ("new_unit", "rows.to", "out_of_range"));
    refused(["[new_unit]", "\"infantry\"", "\"hq\""], ("new_unit", "rows.kind", "unknown"));
    refused(["[placement]", "german = 21", "german = 65"], ("placement", "rows.german", "unknown"));
    refused(["[placement]", "german = 21", "german = 12"], ("placement", "rows", "both_sides"));
    refused(["[placement]", "from = 13, to = 13", "from = 12, to = 12"], ("placement", "rows", "not_covered"));
    let two =
        PACK.text("cards.toml").lines().map(|line| if line.starts_with("random = ") { "random = 1" } else { line });
    let two = two.collect::<Vec<_>>().join("\n");
    PACK.found(&[("cards.toml", &two)], "optional_rules.toml", ("placement", "rows", "too_few_areas"));
}

#[test]
fn bad_optional_rules() {
    let refused = |edit, place| PACK.refused("optional_rules.toml", edit, place);
    refused(["[council_of_war]", "to = 6", "to = 7"], ("council_of_war", "rows", "covered_twice"));
    refused(["[council_of_war]", "ssi = -1", "appeals = 1"], ("council_of_war", "rows.appeals", "surplus"));
    refused(["[council_of_war]", "ssi = -1", "ssi = -99"], ("council_of_war", "rows.ssi", "out_of_range"));
    refused(
        ["[council_of_war]", "lenient_from = 13", "lenient_from = 17"],
        ("council_of_war", "rows.lenient_from", "out_of_range"),
    );
    refused(["[new_rumor]", "to = 1", "to = 0"], ("new_rumor", "rows.to", "out_of_range"));
    refused(["[new_rumor]", "to = 5", "to = 4"], ("new_rumor", "rows", "not_covered"));
    refused(["[new_rumor]", "\"zhukov_dies\"", "\"stalin_dies\""], ("new_rumor", "rows.rumor", "not_among"));
    refused(["[[rumor]]", "id = \"tiger_tanks\"", "id = \"zhukov_dies\""], ("rumor tiger_tanks", "id", "missing"));
    refused(["[[rumor]]", "id = \"tiger_tanks\"", "id = \"zhukov_dies\""], ("rumor zhukov_dies", "id", "duplicate"));
    refused(
        ["[[rumor]]", "inconclusive_to = 10", "inconclusive_to = 1"],
        ("rumor tiger_tanks", "inconclusive_to", "out_of_range"),
    );
    refused(
        ["[[rumor]]", "dispelled_to = 2", "dispelled_to = 14"],
        ("rumor tiger_tanks", "dispelled_to", "out_of_range"),
    );
    refused(["times = 2", "times = 2", "times = 0"], ("rumor prisoners_treated_well", "effect.times", "out_of_range"));
    refused(["add = -3", "add = -3", "add = -99"], ("rumor mansteins_magic", "effect.add", "out_of_range"));
    refused(["[what_if]", "area = 24", "area = 0"], ("what_if", "rows.effect.area", "unknown"));
    refused(["[what_if]", "to = 2", "to = 3"], ("what_if", "rows", "covered_twice"));
    refused(["[what_if]", "add = 10", "add = 100"], ("what_if", "rows.effect.add", "out_of_range"));
    refused(["[what_if]", "shift_left", "shift_up"], ("what_if", "rows.effect.kind", "unknown"));
    refused(
        ["[survival]", "percent_of_eliminated = 20", "percent_of_eliminated = 101"],
        ("survival", "percent_of_eliminated", "out_of_range"),
    );
    refused(["[survival]", "full = 12000", "full = 4000000000"], ("survival", "full", "out_of_range"));
    refused(["[survival]", "[4, 2", "[400, 2"], ("survival", "wounded", "out_of_range"));
}

#[test]
fn all_problems_come_at_once() {
    let cards = PACK.edit("cards.toml", ["id = 7\n", "random = 3", "random = 0"]);
    let tables = PACK.edit("tables.toml", ["[table_e]", "armor = 1", "armor = 10"]);
    assert_eq!(PACK.problems(&[("cards.toml", &cards), ("tables.toml", &tables)]).len(), 2);
}
