//! Bad packs are refused with file, record and field.

use river::components::Components;

testkit::pack_suite!(Components);

#[test]
fn bad_boats() {
    let refused = |edit, place| PACK.refused("boats.toml", edit, place);
    refused(["\"tug\"", "load = 2", "load = 0"], ("boat tug", "load", "out_of_range"));
    refused(["\"tug\"", "hull = 3", "hull = 10"], ("boat tug", "hull", "out_of_range"));
    refused(["\"tug\"", "\"tug\"", "\"ferry\""], ("boat ferry", "id", "duplicate"));
    refused(["\"tug\"", "\"tug\"", "\"big tug\""], ("boat big tug", "id", "not_a_word"));
    refused(["\"tug\"", "\"Tug\"", "\" \""], ("boat tug", "name.en", "empty"));
    refused(["\"tug\"", "rulebook", "hearsay"], ("boat tug", "source", "unknown_source"));
    refused(["[[boat]]", "[[boat]]", "[[boat]]\nflag = \"red\""], ("boat ferry", "flag", "unknown_field"));
    refused(["\"tug\"", "hull = 3", "hull = true"], ("boat tug", "hull", "wrong_form"));
    refused(["\"tug\"", "hull = 3\n", ""], ("boat tug", "hull", "absent"));
    PACK.found(&[("boats.toml", "")], "boats.toml", ("", "", "wrong_count"));
}

#[test]
fn bad_landings() {
    let refused = |edit, place| PACK.refused("landings.toml", edit, place);
    refused(["\"pier\"", "guns = 4", "guns = 7"], ("landing pier", "guns", "out_of_range"));
    refused(["\"pier\"", "room = 3", "room = 0"], ("landing pier", "room", "out_of_range"));
    PACK.found(&[("landings.toml", "")], "landings.toml", ("", "", "wrong_count"));
}

#[test]
fn bad_weather() {
    let refused = |edit, place| PACK.refused("weather.toml", edit, place);
    refused(["\"fog\"", "guns = -2", "guns = -7"], ("chit fog", "guns", "out_of_range"));
    PACK.found(&[("weather.toml", "")], "weather.toml", ("", "", "wrong_count"));
}

#[test]
fn all_problems_come_at_once() {
    let boats = PACK.edit("boats.toml", ["\"tug\"", "load = 2", "load = 0"]);
    let weather = PACK.edit("weather.toml", ["\"fog\"", "guns = -2", "guns = -7"]);
    assert_eq!(PACK.problems(&[("boats.toml", &boats), ("weather.toml", &weather)]).len(), 2);
}
