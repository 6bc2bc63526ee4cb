//! Bad data packs: each is refused with the file, the record and the field.

use pavlov::components::Components;

testkit::pack_suite!(Components);

#[test]
fn bad_boards() {
    let refused = |edit, place| PACK.refused("board.toml", edit, place);
    refused(["id = \"G2\"", "green = 2", "green = 7"], ("position G2", "numbers.green", "out_of_range"));
    refused(["id = \"G2\"", "green = 2", "green = 3"], ("position G3", "numbers.green", "duplicate"));
    refused(["id = \"G2\"", "green = 2", "green = 3"], ("", "numbers.green", "missing"));
    refused(["id = \"G2\"", "green = 2", "red = 2"], ("position G2", "colours", "colours_and_numbers"));
    refused(
        ["id = \"G2\"", "[\"green\"]", "[\"green\", \"green\"]"],
        ("position G2", "colours", "colours_and_numbers"),
    );
    refused(["id = \"G2\"", "G2", "g3"], ("position G3", "id", "duplicate"));
    refused(["id = \"G2\"", "G2", "G 2"], ("position G 2", "id", "not_a_word"));
    refused(["id = \"G2\"", "radio = false", "radio = true"], ("", "radio", "wrong_count"));
    refused(["id = \"G6\"", "radio = true", "radio = false"], ("", "radio", "wrong_count"));
    refused(["id = \"G2\"", "x = 126", "x = nan"], ("position G2", "x", "not_finite"));
    refused(["id = \"G2\"", "\"green\"", "\"blue\""], ("position G2", "colours", "not_among"));
    refused(
        ["number = 4\ncolour", "sapper_circle = 3", "sapper_circle = 2"],
        ("track 4", "sapper_circle", "sapper_circle"),
    );
    refused(["number = 4\ncolour", "circles = 3", "circles = 7"], ("track 4", "circles", "out_of_range"));
    refused(["number = 4\ncolour", "circles = 3", "circles = 4"], ("track 4", "points", "wrong_count"));
    refused(["number = 6\ncolour", "number = 6", "number = 5"], ("track 5", "number", "duplicate"));
    refused(["number = 6\ncolour", "number = 6", "number = 5"], ("", "track", "missing"));
    refused(["number = 6\ncolour", "\"purple\"", "\"red\""], ("", "colour", "missing"));
    refused(["number = 18", "number = 18", "number = 19"], ("location 19", "number", "out_of_range"));
    refused(["number = 18", "number = 18", "number = 17"], ("location 17", "number", "duplicate"));
    refused(["number = 18", "number = 18", "number = 17"], ("", "location", "missing"));
    refused(["number = 18", "army_cp", "division_cp"], ("", "unit", "missing"));
    refused(["number = 14", "[\"wire\"]", "[\"wire\", \"wire\"]"], ("location 14", "accepts", "duplicate"));
    refused(["[[defense_track]]", "[6, 5, 4, 3]", "[6, 5, 3]"], ("defense_track green", "values", "shields"));
    refused(["[[defense_track]]", "start = 6", "start = 2"], ("defense_track green", "start", "out_of_range"));
    refused(["[[defense_track]]", "start = 6", "start = 5"], ("defense_track red", "values", "unlike_sides"));
    refused(["[[suppression_box]]", "\"green\"", "\"red\""], ("", "suppression_box", "missing"));
    refused(["id = \"supplies\"", "supplies", "attic"], ("box attic", "id", "unknown"));
    refused(["id = \"supplies\"", "supplies", "attic"], ("", "box", "missing"));
    refused(["panels", "\"house\"", "\"square\""], ("meta", "panels", "duplicate"));
}

#[test]
fn bad_soviet_counters_and_weapons() {
    let counters = "soviet_counters.toml";
    PACK.refused(counters, ["count = 34", "34", "35"], ("meta", "count", "wrong_count"));
    PACK.refused(counters, ["id = \"naumov\"", "[\"C\"]", "[]"], ("", "specials", "wrong_count"));
    PACK.refused(
        counters,
        ["id = \"naumov\"", "[\"C\"]", "[\"C\", \"C\"]"],
        ("counter naumov", "specials", "duplicate"),
    );
    PACK.refused(counters, ["id = \"naumov\"", "[\"C\"]", "[\"X\"]"], ("counter naumov", "specials", "not_among"));
    PACK.refused(
        counters,
        ["id = \"naumov\"", "starting = false", "starting = true"],
        ("meta", "starting_count", "wrong_count"),
    );
    PACK.refused(counters, ["id = \"naumov\"", "Наумов", "Павлов"], ("counter naumov", "name", "duplicate"));
    PACK.refused(
        counters,
        ["id = \"naumov\"", "attack = 2", "attack = 13"],
        ("counter naumov", "attack", "out_of_range"),
    );
    PACK.refused(counters, ["id = \"F\"", "\"F\"", "\"I\""], ("letter F", "id", "missing"));
    PACK.refused(
        counters,
        ["id = \"naumov\"", "source = \"rulebook", "source = \"hearsay"],
        ("counter naumov", "source", "unknown_source"),
    );
    let more = ["extra_dice", "extra_dice_storm_attribute = 2", "extra_dice_storm_attribute = 4"];
    let more = PACK.edit("storm_groups.toml", more);
    PACK.found(&[("storm_groups.toml", &more)], counters, ("", "specials", "raid_dice"));

    let weapons = "weapon_counters.toml";
    PACK.refused(
        weapons,
        ["id = \"maxim_1\"", "special = \"G\"", "special = \"C\""],
        ("weapon maxim_1", "special", "not_a_weapon"),
    );
    PACK.refused(
        weapons,
        ["id = \"maxim_1\"", "suppress = 4", "suppress = 0"],
        ("weapon maxim_1", "suppress", "weapon_without_value"),
    );
    PACK.refused(
        weapons,
        ["id = \"m1937\"", "suppress = 0", "suppress = 1"],
        ("weapon m1937", "suppress", "weapon_with_value"),
    );
    PACK.refused(weapons, ["by_special", "A = 3", "A = 2"], ("meta", "by_special.A", "wrong_count"));
}

#[test]
fn bad_wehrmacht_counters_and_cards() {
    let kinds = "wehrmacht_counters.toml";
    PACK.refused(kinds, ["id = \"scouts\"", "suppress = 1", "attack = 1"], ("counter scouts", "suppress", "absent"));
    PACK.refused(
        kinds,
        ["id = \"scouts\"", "suppress = 1", "suppress = 1\nattack = 1"],
        ("counter scouts", "attack", "surplus"),
    );
    PACK.refused(
        kinds,
        ["id = \"scouts\"", "defense = 5", "defense = 7"],
        ("counter scouts", "defense", "out_of_range"),
    );
    PACK.refused(kinds, ["id = \"scouts\"", "count = 7", "count = 5"], ("counter scouts", "count", "wrong_count"));
    PACK.refused(kinds, ["count = 39", "39", "40"], ("meta", "count", "wrong_count"));

    let cards = "wehrmacht_cards.toml";
    PACK.refused(cards, ["id = \"W1-09\"", "dice = 5\n", ""], ("card W1-09", "dice", "absent"));
    PACK.refused(cards, ["id = \"W1-01\"", "type", "dice = 2\ntype"], ("card W1-01", "dice", "surplus"));
    PACK.refused(cards, ["id = \"W1-07\"", "aircraft = 2", "aircraft = 0"], ("card W1-07", "aircraft", "out_of_range"));
    PACK.refused(cards, ["id = \"W1-01\"", "\"riflemen\"", "\"cavalry\""], ("card W1-01", "type", "unknown"));
    PACK.refused(cards, ["id = \"W1-01\"", "deck", "dek"], ("card W1-01", "deck", "absent"));
    PACK.refused(cards, ["id = \"W1-01\"", "deck", "dek"], ("card W1-01", "dek", "unknown_field"));
    PACK.refused(cards, ["id = \"W1-01\"", "deck = 1", "deck = 2"], ("meta", "deck_sizes", "wrong_count"));
    PACK.refused(cards, ["id = \"W1-01\"", "W1-01", "w1-02"], ("card W1-02", "id", "duplicate"));
    PACK.refused(
        cards,
        ["id = \"W1-12\"", "competitive_only = true", "competitive_only = false"],
        ("", "competitive_only", "wrong_count"),
    );
    PACK.refused(cards, ["id = \"W5-03\"", "\"milk_house\"", "\"assault\""], ("", "type", "wrong_count"));
    PACK.refused(cards, ["[meta]", "turns = 21", "turns = 20"], ("meta", "turns", "turns"));
    PACK.refused(
        cards,
        ["[meta]", "cards_per_turn = 3", "cards_per_turn = 2"],
        ("meta", "cards_per_turn", "out_of_range"),
    );
    PACK.refused(cards, ["[meta]", "[2, 3, 4]", "[1, 3, 4]"], ("meta", "resupply_before_decks", "out_of_range"));
    PACK.refused(cards, ["[meta]", "[2, 3, 4]", "[3, 4]"], ("meta", "resupply_before_decks", "wrong_count"));
    PACK.refused(cards, ["[[colour_roll]]", "[1, 2]", "[1, 3]"], ("colour_roll red", "faces", "covered_twice"));
    PACK.refused(cards, ["[[colour_roll]]", "[1, 2]", "[1]"], ("", "colour_roll", "not_covered"));
    PACK.refused(
        cards,
        ["[[category]]", "\"attack_defender\"", "\"assault\""],
        ("category attack_defender", "id", "missing"),
    );
}

#[test]
fn bad_soviet_cards() {
    let refused = |edit, place| PACK.refused("soviet_cards.toml", edit, place);
    refused(["id = \"S01\"", "\"division_cp\"", "\"army_cp\""], ("card S01", "actions", "same_unit"));
    refused(["id = \"S01\"", "\"division_cp\"", "\"navy\""], ("card S01", "actions", "not_among"));
    refused(["id = \"S01\"", "source", "starts_in = \"deck\"\nsource"], ("card S01", "starts_in", "surplus"));
    refused(["id = \"F1\"", "starts_in = \"deck\"\n", ""], ("card F1", "starts_in", "absent"));
    refused(["id = \"F1\"", "\"deck\"", "\"stock\""], ("meta", "fog_in_starting_deck", "wrong_count"));
    refused(["fog_of_war = 7", "7", "6"], ("meta", "fog_of_war", "wrong_count"));
    refused(
        ["hand_size", "actions_per_turn = 3", "actions_per_turn = 5"],
        ("meta", "actions_per_turn", "out_of_range"),
    );
    refused(["id = \"sapper\"", "\"buttress\"", "\"recover\""], ("action sapper", "options", "orders"));
    refused(["[[option]]", "\"recover\"", "\"resupply\""], ("option recover", "id", "missing"));
}

#[test]
fn bad_tactics_supports_and_storm_groups() {
    let tactics = "tactics_cards.toml";
    PACK.refused(
        tactics,
        ["id = \"recon\"", "\"scouts\"", "\"spies\""],
        ("tactic recon", "effect.counters", "unknown"),
    );
    PACK.refused(
        tactics,
        ["id = \"covering_fire\"", "\"machine_gunners\"", "\"panzer_2\""],
        ("tactic covering_fire", "effect.counters", "unknown"),
    );
    PACK.refused(
        tactics,
        ["id = \"marksmen\"", "\"sniper\"", "\"assault\""],
        ("tactic marksmen", "effect.cards", "unknown"),
    );
    PACK.refused(
        tactics,
        ["id = \"recon\"", "amount = 1", "amount = 0"],
        ("tactic recon", "effect.amount", "out_of_range"),
    );
    PACK.refused(
        tactics,
        ["id = \"recon\"", "amount = 1", "bonus = 1"],
        ("tactic recon", "effect.bonus", "unknown_field"),
    );
    PACK.refused(tactics, ["id = \"recon\"", "kind = \"", "kind = \"x"], ("tactic recon", "effect.kind", "unknown"));
    PACK.refused(
        tactics,
        ["id = \"T1-01\"", "\"artillery_barrage\"", "\"retreat\""],
        ("card T1-01", "tactic", "unknown"),
    );
    PACK.refused(tactics, ["id = \"T1-01\"", "deck = 1", "deck = 5"], ("card T1-01", "deck", "out_of_range"));
    PACK.refused(tactics, ["id = \"T1-01\"", "deck = 1", "deck = 2"], ("meta", "deck_sizes", "wrong_count"));
    PACK.refused(tactics, ["veteran_removed", "[3, 2, 2, 2]", "[8, 0, 0, 0]"], ("meta", "veteran_removed", "removed"));
    PACK.refused(tactics, ["elite_removed", "[2, 2, 2, 2]", "[3, 2, 2, 2]"], ("meta", "elite_removed", "wrong_count"));

    let supports = "operational_support.toml";
    PACK.refused(
        supports,
        ["id = \"lazur\"", "sapper = 2", "sapper = 7"],
        ("card lazur", "tokens.sapper", "out_of_range"),
    );
    PACK.refused(supports, ["id = \"lazur\"", "sapper = 2", "sapper = 0"], ("card lazur", "tokens", "empty"));
    PACK.refused(supports, ["id = \"lazur\"", "[12,", "[2,"], ("card lazur", "undisrupted_locations", "unknown"));
    PACK.refused(supports, ["id = \"lazur\"", "[12,", "[13,"], ("card lazur", "undisrupted_locations", "duplicate"));

    let groups = "storm_groups.toml";
    PACK.refused(groups, ["id = \"milk_house\"", "milk_house", "dairy"], ("", "id", "missing"));
    PACK.refused(
        groups,
        ["id = \"milk_house\"", "side = false", "side = true"],
        ("storm_group milk_house", "has_resupply_side", "resupply_side"),
    );
    PACK.refused(
        groups,
        ["id = \"voentorg\"", "side = true", "side = false"],
        ("meta", "resupply_cards", "wrong_count"),
    );
    PACK.refused(groups, ["casualty_faces", "[1, 2, 3, 4]", "[1, 2, 4]"], ("meta", "casualty_faces", "casualty_faces"));
    PACK.refused(
        groups,
        ["id = \"voentorg\"", "defense = 10", "defense = 0"],
        ("storm_group voentorg", "defense", "out_of_range"),
    );
}

#[test]
fn bad_tokens_numbers_and_awards() {
    let refused = |edit, place| PACK.refused("tokens.toml", edit, place);
    refused(["total = 99", "99", "97"], ("meta", "total", "wrong_count"));
    refused(["id = \"food\"", "food", "vodka"], ("token vodka", "id", "unknown"));
    refused(["id = \"food\"", "food", "vodka"], ("token food", "id", "missing"));
    refused(
        ["id = \"food\"", "start_in_supplies = 2", "start_in_supplies = 7"],
        ("token food", "start_in_supplies", "out_of_range"),
    );
    refused(
        ["id = \"action\"", "start_in_supplies = 0", "start_in_supplies = 1"],
        ("token action", "start_in_supplies", "surplus"),
    );
    refused(["id = \"radio_points\"", "radio_points", "radio_point"], ("rule radio_point", "id", "unknown"));
    refused(["id = \"radio_points\"", "radio_points", "radio_point"], ("rule radio_points", "id", "missing"));
    refused(["id = \"radio_points\"", "value = 2", "value = 0"], ("rule radio_points", "value", "out_of_range"));
    refused(["id = \"draw\"", "max = 0", "max = -1"], ("award draw", "max", "award_gap"));
    refused(["id = \"draw\"", "min = -9", "min = 1"], ("award draw", "min", "out_of_range"));
    refused(["id = \"draw\"", "max = 0\n", ""], ("award draw", "max", "absent"));
    refused(["id = \"major-defeat\"", "max", "min = -99\nmax"], ("award major-defeat", "min", "surplus"));
}
