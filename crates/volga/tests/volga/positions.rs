//! A position is complete and possible, or refused with the name of the field.

use kurgan_core::chance::Fast;
use kurgan_core::suite::pick;
use kurgan_core::{Game, Restored};
use serde_json::{Value, json};
use volga::Volga;

use crate::kit::*;
use crate::properties::random_options;

/// Reads a position as it comes from outside.
fn read(position: &Value) -> Result<Volga, String> {
    Restored::<Volga>::read(pack(), position).map(|restored| restored.game)
}

/// The first Supply Phase of a game.
fn start() -> Value {
    laid(&new_game(json!({}), "3 3 3 | 4 4 4 4"))
}

/// A Supply Phase.
fn first() -> Value {
    laid(&main().purchases())
}

/// A position that has been laid out.
fn laid(table: &Table) -> Value {
    serde_json::to_value(table.record()).expect("a position")
}

/// It is refused, and this is the field.
#[track_caller]
fn refused(position: &Value, field: &str) {
    let error = read(position).expect_err("a possible position");
    assert!(error.starts_with(field) || error.contains(&format!("`{field}`")), "{field}: {error}");
}

#[test]
fn an_empty_position_is_refused() {
    refused(&json!({}), "turn");
    for field in ["turn", "morale", "german", "soviet", "bags"] {
        let mut position = first();
        position.as_object_mut().expect("an object").remove(field);
        refused(&position, field);
    }
}

#[test]
fn what_may_be_left_out_is_nothing_yet() {
    // On the first turn there may be no event, and markers are used up in the Combat Phase.
    let mut position = laid(&main().combat());
    for field in ["available", "event", "out_of_action"] {
        position.as_object_mut().expect("an object").remove(field);
    }
    assert_eq!(read(&position).expect("a possible position").record(), main().combat().record());
    let mut position = first();
    assert!(read(&position).is_ok());
    let left_out = [
        "options",
        "supply",
        "paused",
        "breakthrough_used",
        "spent",
        "called_away",
        "withdrawn",
        "isolated",
        "round",
        "attack",
        "agenda",
        "end",
    ];
    for field in left_out {
        position.as_object_mut().expect("an object").remove(field);
    }
    assert_eq!(read(&position).expect("a possible position").record(), main().purchases().record());
}

#[test]
fn a_soviet_unit_gone_from_its_bag_is_missed() {
    let mut position = first();
    let bag = position["bags"]["light_urban"].as_array_mut().expect("a bag");
    bag.retain(|id| id != "L16");
    refused(&position, "bags: L16 is nowhere");
    // One for each area taken.
    position["soviet"].as_object_mut().expect("areas").remove("8");
    assert!(read(&position).is_ok());
}

#[test]
fn supply_is_what_the_rolls_can_bring() {
    let mut position = start();
    position["supply"] = json!(24);
    assert!(read(&position).is_ok());
    for supply in [25, 255] {
        position["supply"] = json!(supply);
        refused(&position, "supply");
    }
}

#[test]
fn morale_0_ends_the_game_only_after_combat() {
    let mut position = start();
    position["morale"] = json!(0);
    refused(&position, "morale");
    // Ruling 5: it may sink to 0 in a Combat Phase, and be bought back in the next Supply Phase.
    let mut position = serde_json::to_value(main().morale(0).combat().record()).expect("a position");
    assert!(read(&position).is_ok());
    position["morale"] = json!(20);
    refused(&position, "morale");
}

#[test]
fn nobody_is_anywhere_twice() {
    let mut position = first();
    position["spent"] = json!(["29/15", "29/15"]);
    refused(&position, "spent");
    let mut position = first();
    position["out_of_action"] = json!(["29/15"]);
    refused(&position, "out_of_action");
    let contested = main().soviet(8, "L16").units(8, "29/15").combat();
    let mut position = serde_json::to_value(contested.record()).expect("a position");
    position["round"] = json!({"active": 6, "contested": [8], "attacked": [8, 8]});
    refused(&position, "round.attacked");
}

#[test]
fn an_event_is_in_force_as_the_chart_has_it() {
    let mut position = start();
    position["event"] = json!(13);
    refused(&position, "paused");
    position["paused"] = json!("LI");
    refused(&position, "event");
    position["turn"] = json!(2);
    refused(&position, "spent");
    position["spent"] = laid(&main().turn(2).event(13).paused("LI").purchases())["spent"].clone();
    assert!(read(&position).is_ok());
    let mut position = first();
    position["due"].as_array_mut().expect("units").push(json!("29/15"));
    position["german"]["6"].as_array_mut().expect("units").retain(|name| name != "29/15");
    refused(&position, "due");
}

/// Other values for a field: gone, of another kind, one more or less, an item dropped, doubled or changed.
fn mutants(value: &Value) -> Vec<Value> {
    let mut found = vec![Value::Null, json!({"no": 1}), json!("nonsense"), json!(-1)];
    match value {
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or_default();
            found.extend([number - 1, number + 1, 0, 255, 256].map(|number| json!(number)));
        }
        Value::Bool(flag) => found.push(json!(!flag)),
        Value::Array(items) => {
            found.push(json!([]));
            for n in 0..items.len().min(4) {
                let mut fewer = items.clone();
                let item = fewer.remove(n);
                found.push(json!(fewer));
                let mut more = items.clone();
                more.push(item.clone());
                found.push(json!(more));
                found.extend(mutants(&item).into_iter().map(|item| {
                    let mut other = items.clone();
                    other[n] = item;
                    json!(other)
                }));
            }
        }
        Value::Object(entries) => {
            for (key, value) in entries.iter().take(4) {
                let mut fewer = entries.clone();
                fewer.remove(key);
                found.push(json!(fewer));
                found.extend(mutants(value).into_iter().map(|value| {
                    let mut other = entries.clone();
                    other.insert(key.clone(), value);
                    json!(other)
                }));
            }
        }
        Value::Null | Value::String(_) => found.extend([json!(3), json!("supply"), json!("29/15"), json!("L16")]),
    }
    found.retain(|other| other != value);
    found
}

#[test]
fn a_position_with_one_field_changed_is_refused_or_plays_to_its_end() {
    let (mut refused, mut played) = (0, 0);
    for seed in 0..10 {
        let mut rng = Fast::new(seed);
        let options = random_options(&mut rng);
        let mut game = Volga::start(pack(), &options, &mut rng, &mut ()).unwrap_or_else(|never| match never {});
        let mut legal = Vec::new();
        for step in 0.. {
            if step % 31 == 0 {
                let position = serde_json::to_value(game.record()).expect("a position");
                for (field, value) in position.as_object().expect("an object") {
                    for value in mutants(value) {
                        let mut mutant = position.clone();
                        mutant[field] = value;
                        match read(&mutant) {
                            Err(error) => {
                                let head = error.split([':', '.', '[']).next().expect("a beginning");
                                let named = position.get(head).is_some()
                                    || error.starts_with("invalid ")
                                    || error.contains('`');
                                assert!(named, "{field}: {error}");
                                refused += 1;
                            }
                            Ok(mut other) => {
                                play_on(&mut other, &mut rng);
                                played += 1;
                            }
                        }
                    }
                }
            }
            legal.clear();
            game.legal(&mut legal);
            if legal.is_empty() {
                break;
            }
            let action = pick(&legal, Volga::resigns, &mut rng);
            game.apply(action, &mut rng, &mut ()).unwrap_or_else(|never| match never {});
        }
    }
    assert!(refused > 1000 && played > 100, "{refused} refused, {played} played");
}

/// Plays at random to the end, which comes.
fn play_on(game: &mut Volga, rng: &mut Fast) {
    let mut legal = Vec::new();
    for _ in 0..5_000 {
        game.check().unwrap_or_else(|broken| panic!("{broken}"));
        legal.clear();
        game.legal(&mut legal);
        if legal.is_empty() {
            assert!(game.outcome().is_some());
            return;
        }
        let action = pick(&legal, Volga::resigns, rng);
        game.apply(action, rng, &mut ()).unwrap_or_else(|never| match never {});
    }
    panic!("the game does not end");
}

/// A position with a field changed is refused, and this is what is said.
#[track_caller]
fn without(mut position: Value, pointer: &str, value: Value, error: &str) {
    assert!(read(&position).is_ok(), "{:?}", read(&position).err());
    *position.pointer_mut(pointer).expect("the field is there") = value;
    let found = read(&position).expect_err("a possible position");
    assert!(found.starts_with(error), "{error}: {found}");
}

#[test]
fn finding_16_nobody_is_there_before_the_turn_of_entry() {
    let t = main().turn(3).no_arrivals().combat();
    without(laid(&t), "/turn", json!(1), "due: 389/544 is not there before turn 2");
    let mut parted = laid(&main().turn(3).combat());
    parted["due"].as_array_mut().expect("units").retain(|name| name != "245A");
    parted["german"]["48"].as_array_mut().expect("units").push(json!("245A"));
    refused(&parted, "due: the group of turn 2 comes undivided");
}

#[test]
fn finding_16_only_who_leaves_for_good_is_withdrawn() {
    let mut position = laid(&main().turn(5).combat());
    position["german"]["6"] = json!(["29/71", "29/PZ", "29/RCN"]);
    position["withdrawn"] = json!(["29/15"]);
    refused(&position, "withdrawn: 29/15 does not leave by turn 5");
    // On turn 9 the 29th has left.
    let mut position = laid(&main().turn(9).combat());
    position["withdrawn"] = json!(["29/71", "29/PZ", "29/RCN"]);
    position["german"]["6"] = json!(["29/15"]);
    refused(&position, "withdrawn: 29/15 is missing");
    without(laid(&main().turn(9).combat()), "/breakthrough_used", json!(false), "breakthrough_used");
}

#[test]
fn finding_16_nothing_has_happened_before_the_first_combat() {
    let mut taken = start();
    taken["soviet"].as_object_mut().expect("areas").remove("8");
    taken["bags"]["light_urban"].as_array_mut().expect("a bag").pop();
    refused(&taken, "soviet: area 8 before the first combat");
    let mut revealed = start();
    revealed["soviet"]["8"] = json!("L32");
    revealed["bags"]["light_urban"].as_array_mut().expect("a bag").pop();
    refused(&revealed, "soviet: nobody is revealed before the first combat");
    let mut lost = start();
    lost["german"]["6"] = json!(["29/71", "29/PZ", "29/RCN"]);
    lost["out_of_action"] = json!(["29/15"]);
    refused(&lost, "german: 29/15 is where it was set up");
}

#[test]
fn finding_16_nobody_is_spent_before_the_combat_phase() {
    without(first(), "/spent", json!(["29/15"]), "spent: 29/15 is fresh until the Combat Phase");
    // But for a corps that pauses, and that is spent as a whole for the turn.
    let pausing = laid(&main().turn(2).event(13).paused("LI").combat());
    without(pausing.clone(), "/paused", json!("XIV"), "spent: ");
    without(pausing, "/spent", json!([]), "spent: 295/516 is missing, its corps pauses");
}

#[test]
fn finding_16_a_map_without_soviet_units_has_no_next_turn() {
    let position = laid(&main().turn(5).soviet_only(&[8]).purchases());
    let mut cleared = position.clone();
    cleared["soviet"] = json!({});
    cleared["bags"]["light_urban"].as_array_mut().expect("a bag").pop();
    refused(&cleared, "soviet: with none left the game was over");
    assert!(read(&position).is_ok());
}

#[test]
fn finding_16_for_each_area_taken_one_soviet_unit_is_gone() {
    let mut position = laid(&main().turn(3).german(&[8]).combat());
    position["bags"]["light_urban"].as_array_mut().expect("a bag").push(json!("L32"));
    refused(&position, "bags: area 8 is taken and its defender still there");
}

#[test]
fn finding_16_what_lies_there_was_paid_for() {
    let mut position = start();
    position["supply"] = json!(24);
    without(position, "/available/engineer", json!(1), "available: ");
    // With an event that leaves two dice, the roll of this turn brings twelve at most.
    without(laid(&main().turn(2).supply(30).event(18).combat()), "/supply", json!(37), "supply: 37");
    // Four turns took four; to be at the top again takes twelve points.
    without(laid(&main().turn(5).morale(19).supply(108).combat()), "/supply", json!(109), "morale: ");
}

#[test]
fn finding_16_an_event_calls_a_division_away_only_where_it_can_come() {
    without(start(), "/breakthrough_used", json!(true), "breakthrough_used: no roll so far");
    let away = main().turn(2).event(3).breakthrough_used().away("29/15 29/71 29/PZ 29/RCN").combat();
    without(laid(&away), "/breakthrough_used", json!(false), "breakthrough_used: the event in force");
}

#[test]
fn finding_16_isolation_markers_lie_where_the_way_is_cut() {
    let layout = || with(json!({"isolation": true})).turn(4).soviet_only(&[7, 17, 11, 12]).isolated(&[7, 17]);
    without(laid(&layout().combat()), "/isolated", json!([7, 11]), "isolated: area 11 has a way to the Volga");
    // Before the Combat Phase they lie as they were placed at dawn.
    without(laid(&layout().purchases()), "/isolated", json!([7]), "isolated: 2 areas are cut off");
}

#[test]
fn finding_16_with_the_northern_shoulder_its_units_stay_there() {
    let layout = |north: bool| with(json!({"northern_shoulder": north})).turn(3).units(1, "16/64").bare();
    let mut position = laid(&layout(false).units(1, "16/64").combat());
    assert!(read(&position).is_ok());
    position["options"]["northern_shoulder"] = json!(true);
    refused(&position, "german: 16/64 stays in the north");
}

/// The Active Area is 8; its units have entered 10, and one of them still may.
fn gathering() -> Value {
    let mut t = main().turn(3).german(&[8]).units(8, "29/15 29/RCN 29/PZ").combat();
    t.enter("29/15 29/RCN", 10, 8);
    laid(&t)
}

#[test]
fn finding_16_an_attack_that_has_not_begun_has_shown_nothing() {
    without(gathering(), "/attack/revealed_now", json!(true), "attack.revealed_now: ");
    without(gathering(), "/attack/lead", json!("29/RCN"), "attack.lead: not chosen yet");
    let mut attacked = gathering();
    attacked["soviet"]["10"] = json!("H09");
    attacked["bags"]["heavy_urban"].as_array_mut().expect("a bag").retain(|id| id != "H09");
    without(attacked.clone(), "/attack/units", json!(["29/RCN"]), "attack.units: ");
    without(attacked, "/round/attacked", json!([10]), "round.attacked: nobody enters area 10 any more");
}

#[test]
fn finding_16_who_entered_is_where_the_attack_is() {
    without(gathering(), "/attack/entries/0/0", json!("29/PZ"), "attack.entries: 29/PZ is fresh");
    let mut t = main().turn(3).german(&[8]).units(8, "29/15 29/RCN").spent(6, "29/PZ").combat();
    t.enter("29/15 29/RCN", 10, 8).play("attack 10", "H03");
    without(laid(&t), "/attack/entries/0/0", json!("29/PZ"), "attack.entries: 29/PZ is not in area 10");
}

#[test]
fn finding_16_entrants_and_residents_attack_apart() {
    let layout = main().turn(3).soviet(8, "L16").spent(8, "29/71").units(6, "29/15 29/RCN");
    let mut t = layout.available(1, 0, 0).combat();
    t.enter("29/15 29/RCN", 8, 6).go("attack 8 with 29/15 29/RCN");
    without(laid(&t), "/attack/units", json!(["29/71", "29/RCN"]), "attack.entries: those who enter attack together");
    // What was contested when the round began had somebody in it, and the other way round.
    without(laid(&t), "/round/contested", json!([]), "round.contested: area 8 had German units in it before");
    let mut t = main().turn(3).soviet(8, "L16").units(6, "29/15 29/RCN").available(1, 0, 0).combat();
    t.enter("29/15 29/RCN", 8, 6).go("attack 8");
    without(laid(&t), "/round/contested", json!([8]), "round.contested: nobody was in area 8 before");
}

#[test]
fn finding_16_a_barrage_is_answered_where_there_is_one() {
    let attacked = |defender: &str| {
        let mut t = main().turn(3).german(&[8]).units(8, "29/15 29/RCN 29/PZ").combat();
        t.enter("29/15 29/RCN 29/PZ", 10, 8).play("attack 10", defender);
        t
    };
    let t = attacked("H02");
    without(laid(&t), "/attack/revealed_now", json!(false), "agenda: there is no Barrage in area 10");
    without(laid(&t), "/agenda/2", json!("lead"), "attack.entries: the Barrage took nobody");
    without(laid(&attacked("H03")), "/agenda/2", json!("barrage"), "agenda: there is no Barrage in area 10");
}

#[test]
fn finding_16_a_retreat_follows_a_repulse_or_a_barrage() {
    let names = "24/PZ 29/PZ 29/RCN";
    let layout = main().turn(3).bare().german(&[8, 9]).units(6, names).spent(8, "71/191 71/194 71/211");
    let mut t = layout.soviet(10, "H04").combat();
    t.enter(names, 10, 8).go("attack 10").play("lead 29/RCN", "1 1 | 6 6");
    without(laid(&t), "/attack/lead", json!("24/PZ"), "attack.lead: a repulse costs it");
    without(laid(&t), "/attack/lead", Value::Null, "agenda: there is no Barrage in area 10");
}

#[test]
fn finding_16_a_round_remembers_what_was_contested() {
    let layout = || main().turn(3).soviet(8, "L16").spent(8, "29/71").german(&[7]).units(7, "71/191");
    let mut t = layout().combat();
    t.go("unit 71/191");
    without(laid(&t), "/round/contested", json!([]), "round.contested: area 8 is missing");
    let mut other = laid(&t);
    other["soviet"]["9"] = json!("L15");
    other["bags"]["light_urban"].as_array_mut().expect("a bag").retain(|id| id != "L15");
    without(other, "/round/contested", json!([8, 9]), "round.contested: area 9 was not contested");
    without(laid(&t), "/round/contested", json!([7, 8]), "round.attacked: area 7 was contested and has been taken");
    // Nor is a round under way when the game is over.
    let mut over = main().turn(3).morale(0).combat();
    over.go("end combat");
    let mut over = laid(&over);
    over["round"] = json!({"active": 6});
    refused(&over, "round: none is under way when the game is over");
}

#[test]
fn finding_16_nothing_is_asked_where_there_is_nothing_to_decide() {
    let mut t = main().turn(3).german(&[8]).units(8, "29/15 29/RCN").available(1, 0, 0).combat();
    t.enter("29/15 29/RCN", 10, 8).play("attack 10", "H03").go("lead 29/RCN");
    without(laid(&t), "/available/artillery", json!(0), "agenda: the step support leaves nothing to decide");
    // A group that nobody belongs to does not arrive.
    let dawn = main().turn(2).units(6, "29/15").german(&[31, 32]);
    let gone = "295/516 295/517 295/518 244B 71/191 71/194 71/211 244A";
    let dawn = laid(&dawn.out(gone).dawn(""));
    let steps = dawn["agenda"].as_array().expect("steps").clone();
    assert_eq!(steps.last(), Some(&json!("arrive 2")));
    without(dawn.clone(), &format!("/agenda/{}", steps.len() - 1), json!("come_back"), "agenda: the step come_back");
    without(
        dawn,
        &format!("/agenda/{}", steps.len() - 1),
        json!("arrive 7"),
        "agenda: a group whose turn has not come",
    );
}

#[test]
fn every_turn_but_the_first_has_its_event() {
    let t = main().turn(3).combat();
    without(laid(&t), "/event", Value::Null, "event: every roll of turn 3");
    // On the first, three rows have no effect (10.1); in the Factory District the first roll is that of turn 11.
    assert!(read(&laid(&main().combat())).is_ok_and(|game| game.record().event.is_none()));
    assert!(read(&laid(&factory().combat())).is_ok_and(|game| game.record().event.is_none()));
}

#[test]
fn nobody_waits_where_there_is_room() {
    // Nobody has come on turn 2 nor 3, and area 1 has room for four.
    let mut waiting = laid(&main().turn(3).bare().units(6, "29/15").purchases());
    let group = ["389/544", "389/545", "389/546", "245A"];
    let lost = waiting["out_of_action"].as_array_mut().expect("units");
    lost.retain(|name| !group.iter().any(|other| name == other));
    waiting["due"].as_array_mut().expect("units").extend(group.map(Value::from));
    refused(&waiting, "due: the group has arrived at dawn");
    // The 29th is back the dawn after it was called away.
    let away = main().no_arrivals().turn(5).breakthrough_used().out("29/15 29/71 29/PZ 29/RCN").purchases();
    let mut away = laid(&away);
    let gone = away["out_of_action"].take();
    let (gone, rest): (Vec<Value>, Vec<Value>) = gone
        .as_array()
        .expect("units")
        .iter()
        .cloned()
        .partition(|name| name.as_str().is_some_and(|name| name.starts_with("29/")));
    away["out_of_action"] = json!(rest);
    away["called_away"] = json!(gone);
    refused(&away, "called_away: the group has arrived at dawn");
}

#[test]
fn nobody_attacks_or_enters_beyond_its_movement() {
    let mut t = main().turn(3).combat();
    t.go("unit 60/PZ");
    let mut far = laid(&t);
    far["soviet"]["10"] = json!("H09");
    far["bags"]["heavy_urban"].as_array_mut().expect("a bag").retain(|id| id != "H09");
    assert!(read(&far).is_ok(), "{:?}", read(&far).err());
    far["round"]["attacked"] = json!([10]);
    refused(&far, "round.attacked: no unit of the Active Area can get to area 10");
    // Whoever stands where the attack is made has come from the Active Area.
    let mut position = gathering();
    position["round"]["active"] = json!(48);
    refused(&position, "attack.entries: 29/15 cannot get to area 10");
}

#[test]
fn the_first_turn_brings_sixteen_points_and_a_marker() {
    let mut position = start();
    position["supply"] = json!(16);
    assert!(read(&position).is_ok());
    position["supply"] = json!(15);
    refused(&position, "supply: 15 points on hand and spent");
    // Spent is spent: an engineer marker costs two.
    position["supply"] = json!(14);
    position["available"]["engineer"] = json!(1);
    assert!(read(&position).is_ok(), "{:?}", read(&position).err());
    without(start(), "/available/air", json!(0), "available: 0 air");
}
