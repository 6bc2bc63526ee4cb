//! Positions that no game comes to (ruling 109): each is a possible one with one thing changed, and is refused by the
//! field that is wrong.

use kurgan_core::Game;
use pavlov::Pavlov;
use serde_json::{Value, json};

use crate::kit::{Table, house, pack, with};

/// The record with a patch laid over it: objects field by field, null leaves a field out.
pub(crate) fn patched(record: &pavlov::Record, patch: &Value) -> Value {
    fn lay_over(value: &mut Value, patch: &Value) {
        let Value::Object(fields) = patch else {
            *value = patch.clone();
            return;
        };
        if !value.is_object() {
            *value = json!({});
        }
        for (name, inner) in fields {
            if inner.is_null() {
                value.as_object_mut().unwrap().remove(name);
            } else {
                lay_over(&mut value[name], inner);
            }
        }
    }
    let mut value = serde_json::to_value(record).unwrap();
    lay_over(&mut value, patch);
    value
}

/// Each patch makes the position impossible, for the reason that follows it.
fn refused(t: &Table, cases: &[(Value, &str)]) {
    Pavlov::restore(pack(), &t.record()).unwrap();
    for (patch, reason) in cases {
        let record = serde_json::from_value(patched(&t.record(), patch)).unwrap();
        let said = Pavlov::restore(pack(), &record).err().map_or_else(|| "nothing".into(), |broken| broken.0);
        assert!(said.starts_with(reason), "{patch}: {said:?} and not {reason:?}");
    }
}

/// Turn 1, the Soviet hand drawn, Fog of War in it.
fn cards() -> Table {
    house().hand("S01 S02 S03 F1").cards()
}

fn acts() -> Table {
    house().at("G2", "pavlov").at("R2", "glushenko").acts()
}

#[test]
fn finding_16_a_position_agrees_with_the_cards_drawn_by_its_turn() {
    let drawn = "wehrmacht_cards.drawn: at this point of turn";
    refused(&cards(), &[(json!({"turn": 2}), drawn)]);
    refused(&house().turn(9).cards(), &[(json!({"turn": 10}), drawn), (json!({"turn": 8}), drawn)]);
    refused(
        &acts(),
        &[(json!({"turn": 2}), drawn), (json!({"wehrmacht_cards": {"card": "W1-01"}}), "wehrmacht_cards.card: none")],
    );
    let competitive =
        with(json!({"players": "competitive_two"})).german("W1-02 W1-03 W1-04 W1-05", "W1-11 W1-09 W1-10");
    let t = competitive.german_tactics("T1-03 T1-04 T1-05", "T1-01").hand("S01").cards();
    refused(&t, &[(json!({"turn": 2}), drawn)]);
}

#[test]
fn finding_16_storm_group_cards_come_with_resupply_and_the_milk_house_with_its_own_card() {
    let unturned = "storm_groups.unturned: by now there must be";
    let first: Vec<&str> =
        pack().storm_groups.iter().map(|card| card.id.as_str()).filter(|id| *id != "milk_house").collect();
    refused(
        &cards(),
        &[
            (json!({"storm_groups": {"current": first[0], "unturned": first[1..]}}), unturned),
            (json!({"storm_groups": {"raided": [first[0]], "unturned": first[1..]}}), unturned),
            (json!({"storm_groups": {"current": "milk_house"}}), "storm_groups: the Milk House has not been revealed"),
        ],
    );
    refused(
        &house().storm("voentorg").cards(),
        &[(json!({"storm_groups": {"current": null, "unturned": first}}), unturned)],
    );
    let last = house().turn(21).storm("milk_house").acts();
    refused(
        &last,
        &[(
            json!({"storm_groups": {"current": null, "raided": ["milk_house"]}}),
            "storm_groups.raided: the Milk House",
        )],
    );
}

#[test]
fn finding_16_tokens_lie_where_the_rules_put_them() {
    refused(
        &cards(),
        &[
            (json!({"supplies": {"wire": 1}, "stock": {"wire": 3}}), "supplies: wire never lies there"),
            (
                json!({"supplies": {"ammunition": 1}, "stock": {"ammunition": 3}}),
                "supplies: ammunition never lies there",
            ),
            (
                json!({"staging": {"suppression": 1}, "stock": {"suppression": 9}}),
                "staging: suppression never lies there",
            ),
            (json!({"removed": {"food": 1}, "stock": {"food": 3}}), "removed: it must be what"),
            (json!({"mined": [4], "tracks": {"4": ["-", "-", "scouts"]}, "stock": {"sapper": 5}}), "mined: on track 4"),
            (json!({"tracks": {"1": ["scouts new"]}}), "tracks: at most 0 can be new"),
        ],
    );
    let support = with(json!({"operational_support": true})).support("lazur").cards();
    refused(&support, &[(json!({"support": {"current": null}}), "support")]);
    let undrawn = support.record().support.undrawn.unwrap();
    let (satisfied, rest) = undrawn.split_first().unwrap();
    refused(
        &support,
        &[
            (json!({"support": {"satisfied": [satisfied], "undrawn": rest}}), "removed: it must be what"),
            (
                json!({"support": {"current": null, "undrawn": ["lazur", undrawn[0], undrawn[1], undrawn[2], undrawn[3], undrawn[4], undrawn[5], undrawn[6]]}}),
                "support.current: one lies open",
            ),
        ],
    );
}

#[test]
fn finding_16_nobody_is_where_nobody_can_be() {
    let others = ["glushenko", "chernogolov", "aleksandrov"];
    let raid = json!({"counters": {"raid": ["pavlov"], "reserves": others}});
    refused(
        &cards(),
        &[
            (raid, "counters: somebody is on a raid that is not under way"),
            (json!({"counters": {"reserves": others}}), "counters: pavlov is in the house at set-up"),
            (json!({"weapons": {"lost": ["maxim_1"]}}), "weapons: none is ever lost"),
            (json!({"moving": {"counter": "pavlov", "from": "reserves", "to": "G2"}}), "moving: nobody is on the move"),
        ],
    );
    let mut t = house().storm("voentorg").hand("S01 S02").supply("first_aid", 1).cards();
    t.go("use S01 army_cp storm_group; send pavlov").play("done", "1 1");
    refused(
        &t,
        &[
            (json!({"exhausted": ["pavlov"]}), "counters: only the ready go on a raid"),
            (
                json!({"counters": {"raid": null, "reserves": ["pavlov", others[0], others[1], others[2]]}}),
                "agenda: first_aid pavlov raid",
            ),
        ],
    );
}

#[test]
fn finding_16_hands_actions_and_moves_are_no_more_than_a_phase_has() {
    let deck = cards().record().soviet_cards.deck.unwrap();
    let fifth = json!({"soviet_cards": {"hand": ["S01", "S02", "S03", "F1", deck[0]], "deck": deck[1..]}});
    refused(
        &cards(),
        &[
            (fifth, "soviet_cards.hand: it is too large"),
            (json!({"soviet_cards": {"used": ["F1"]}, "actions_left": 2}), "soviet_cards.used: Fog of War"),
            (json!({"soviet_cards": {"used": ["S01"]}}), "actions_left: 1 of 3 are used"),
            (json!({"actions_left": 4}), "actions_left: 0 of 3 are used"),
            (json!({"moves_left": 2}), "moves_left: only while counters move"),
        ],
    );
    let deck = acts().record().soviet_cards.deck.unwrap();
    refused(
        &acts(),
        &[
            (json!({"soviet_cards": {"hand": [deck[0]], "deck": deck[1..]}}), "soviet_cards.hand: only in"),
            (json!({"acted": ["pavlov", "glushenko"]}), "actions_left: 2 have acted"),
            (json!({"actions_left": 4}), "actions_left: only a Command Team has four"),
            (
                json!({"acted": ["glushenko"], "commanded": ["glushenko"], "actions_left": 2}),
                "commanded: somebody has acted",
            ),
            (json!({"commanded": ["pavlov"]}), "commanded: a commander cannot be"),
            (json!({"moves_left": 1}), "moves_left: only while counters move"),
            (
                json!({"agenda": ["end_turn", "end_phase", "acts", "act pavlov", "act pavlov"]}),
                "agenda: act pavlov is there twice",
            ),
        ],
    );
    let moves = house().at("G2", "pavlov").counters();
    refused(
        &moves,
        &[
            (json!({"moved": ["pavlov", "glushenko"]}), "moves_left: 2 have moved"),
            (json!({"moves_left": 4}), "moves_left: only a Command Team has four"),
        ],
    );
}

#[test]
fn finding_16_a_pending_step_agrees_with_what_it_is_about() {
    // A commander has three recoveries to give, and nobody else has any.
    let house_of = || house().at("G2", "pavlov").at("R2", "naumov");
    let mut t = house_of().exhausted("naumov glushenko aleksandrov").acts();
    t.go("act pavlov; command");
    let due = |last: &str| json!({"agenda": ["end_turn", "end_phase", "acts", last]});
    assert_eq!(t.agenda().last().map(String::as_str), Some("command pavlov 3 0"));
    refused(
        &t,
        &[
            (due("command glushenko 3 0"), "agenda: command glushenko 3 0 is not possible"),
            (due("command pavlov 4 0"), "agenda: command pavlov 4 0 is not possible"),
            (due("command pavlov 3 64"), "agenda: command pavlov 3 64 is not possible"),
        ],
    );
    // Only those with two troubles choose between them.
    let mut t = house_of().exhausted("pavlov").disrupted("pavlov").acts();
    t.go("recover pavlov");
    let chosen = "agenda: trouble pavlov is not possible";
    refused(&t, &[(json!({"disrupted": []}), chosen), (json!({"exhausted": []}), chosen)]);
    // A token goes to a location that takes it.
    let t = cards();
    let turn = t.agenda();
    let due = |last: &str| json!({"agenda": turn.iter().map(String::as_str).chain([last]).collect::<Vec<_>>()});
    refused(
        &t,
        &[
            (due("place_token signal food"), "agenda: place_token signal food is not possible"),
            (due("place_token army_cp wire"), "agenda: place_token army_cp wire is not possible"),
        ],
    );
}

#[test]
fn finding_16_tactics_are_in_play_from_the_wehrmacht_card_phase_on() {
    let dealt = json!({"tactics": {"in_play": ["T1-01"], "drawn": 1, "undrawn": null}});
    refused(&with(json!({"tactics": "veteran"})).cards(), &[(dealt, "tactics.in_play: at most 0 by now")]);
    let two = json!({"tactics": {"in_play": ["T1-01", "T1-02"], "drawn": 2, "undrawn": null}});
    refused(
        &with(json!({"tactics": "veteran"})).tactics("T1-01").acts(),
        &[(two, "tactics.in_play: at most 1 by now")],
    );
    let competitive = with(json!({"players": "competitive_two"})).german("W1-02 W1-03 W1-04 W1-05", "");
    let t = competitive.german_tactics("T1-03 T1-04 T1-05", "").acts();
    let laid = json!({"tactics": {"hand": ["T1-04", "T1-05"], "laid": "T1-03"}});
    refused(&t, &[(laid, "tactics.laid: it is in play now")]);
}

#[test]
fn finding_16_an_end_is_borne_out_by_the_position() {
    let t = house().turn(21).storm("milk_house").before("soviet_counters", "end_turn");
    let ends = ["scored 4", "overrun 3", "command_post", "no_counters", "no_food"];
    let cases = ends.map(|end| (json!({"end": end, "agenda": []}), "end: the position does not bear it out"));
    refused(&t, &cases);
    let mut t = t;
    t.carry_on("").go("decline");
    refused(&t, &[(json!({"end": "scored 5"}), "end: the position does not bear it out")]);
}

/// A position with another step on top.
fn topped(t: &Table, step: &str) -> Value {
    let steps = t.agenda();
    json!({ "agenda": steps.iter().map(String::as_str).chain([step]).collect::<Vec<_>>() })
}

/// The card being resolved, with these steps on top of it.
fn resolving(card: &str, steps: &str) -> Table {
    let mut layout = house().at("G2", "pavlov").at("R2", "glushenko").suppression("green", 2);
    layout.record.wehrmacht_cards.card = Some(card.into());
    layout.in_the_middle("wehrmacht", "reveal", &format!("card_done; {steps}"))
}

#[test]
fn only_those_who_may_go_are_on_a_raid_that_may_be_made() {
    let storm = house().storm("voentorg").hand("S01 S02").supply("first_aid", 1);
    let mut t = storm.cards();
    t.go("use S01 army_cp storm_group; send pavlov");
    let colour = pack().storm_groups[usize::from(pack().storm_group_named("voentorg").unwrap().0)].colour;
    let track = (1..=6).find(|&n| pack().tracks[n - 1].colour == colour).unwrap().to_string();
    let party = "agenda: party";
    refused(
        &t,
        &[
            (json!({"exhausted": ["pavlov"]}), party),
            (json!({"disrupted": ["pavlov"]}), party),
            (json!({"disrupted_locations": [18]}), party),
            (json!({"tracks": {track: ["scouts"]}}), party),
        ],
    );
}

#[test]
fn a_pending_step_is_one_of_the_card_being_resolved() {
    let t = resolving("W1-01", "suppression riflemen 1");
    let due = |step: &str| {
        let mut steps = t.agenda();
        steps.pop();
        steps.push(step.into());
        json!({ "agenda": steps })
    };
    let others = [
        "suppression panzer_2 1",
        "suppression scouts 1",
        "arrive scouts 1",
        "arrived scouts 1",
        "anti_aircraft 3 4",
        "bombing 2",
        "assault 1",
        "starve 1 0",
    ];
    let cases: Vec<(Value, String)> =
        others.into_iter().map(|step| (due(step), format!("agenda: {step} is not possible"))).collect();
    refused(&t, &cases.iter().map(|(patch, said)| (patch.clone(), said.as_str())).collect::<Vec<_>>());
    // Bombers come as many as the card says, and are as hard to hit.
    let t = resolving("W1-07", "anti_aircraft 2 4");
    let due = |step: &str| {
        let mut steps = t.agenda();
        steps.pop();
        steps.push(step.into());
        json!({ "agenda": steps })
    };
    refused(
        &t,
        &[
            (due("anti_aircraft 3 4"), "agenda: anti_aircraft 3 4 is not possible"),
            (due("anti_aircraft 2 6"), "agenda: anti_aircraft 2 6 is not possible"),
        ],
    );
}

#[test]
fn with_nobody_left_the_game_is_over() {
    let everybody =
        json!({"counters": {"reserves": null, "lost": ["pavlov", "glushenko", "chernogolov", "aleksandrov"]}});
    let over = "counters: with nobody left the game is over";
    refused(&house().option("lose_without_counters", json!("always")).turn(3).cards(), &[(everybody.clone(), over)]);
    let t = house().option("lose_without_counters", json!("resupply")).turn(3).cards();
    let record = serde_json::from_value(patched(&t.record(), &everybody)).unwrap();
    assert!(Pavlov::restore(pack(), &record).is_ok());
}

#[test]
fn points_recoveries_and_tokens_are_no_more_than_an_action_gives() {
    let mut t = house().hand("S01 S02").cards();
    let numbers = &pack().numbers;
    t.go("use S01 division_cp send_reinforcements");
    let mut steps = t.agenda();
    steps.pop();
    steps.push(format!("deploy {} 0", numbers.reinforcement_points + 1));
    let said = format!("agenda: deploy {} 0 is not possible", numbers.reinforcement_points + 1);
    refused(&t, &[(json!({ "agenda": steps }), &said)]);
    // Whoever commands has acted, and stands on a position.
    let layout = || house().at("G2", "pavlov").exhausted("glushenko").supply("suppression", 9);
    let t = layout().acts();
    refused(
        &t,
        &[
            (topped(&t, "command pavlov 3 0"), "agenda: command pavlov 3 0 is not possible"),
            (topped(&t, "lay_tokens G2 1 0 split"), "agenda: lay_tokens G2 1 0 split is not possible"),
        ],
    );
    let value = pack().counters[usize::from(crate::kit::counter("pavlov").0)].suppress;
    let mut t = house().at("GR1", "pavlov").supply("suppression", 9).acts();
    t.go("act pavlov; suppress");
    let mut steps = t.agenda();
    steps.pop();
    let due = |left: u8| format!("lay_tokens GR1 {left} 0 split");
    let mut more = steps.clone();
    more.push(due(value + 1));
    refused(&t, &[(json!({ "agenda": more }), &format!("agenda: {} is not possible", due(value + 1)))]);
}

#[test]
fn tactics_lie_there_as_long_as_the_stack_lasts() {
    let none = json!({"tactics": {"in_play": [], "undrawn": null}});
    let missing = |count: u8| format!("tactics.in_play: there must be {count} by now");
    refused(&with(json!({"tactics": "veteran"})).tactics("T1-01").turn(2).acts(), &[(none.clone(), &missing(1))]);
    refused(&with(json!({"tactics": "elite"})).tactics("T1-02 T1-01").turn(2).acts(), &[(none, &missing(2))]);
    // What has been dealt by then, where it is not told.
    let drawn = |tactics: &str, cards: &str, phase: &str| {
        let mut layout = with(json!({ "tactics": tactics })).tactics(cards).turn(3);
        layout.record.tactics.drawn = None;
        let t = if phase == "cards" { layout.cards() } else { layout.acts() };
        t.record().tactics.drawn.unwrap()
    };
    assert_eq!([drawn("veteran", "T1-01", "cards"), drawn("veteran", "T1-01", "acts")], [2, 3]);
    assert_eq!([drawn("elite", "T1-02 T1-01", "cards"), drawn("elite", "T1-02 T1-01", "acts")], [3, 4]);
}

#[test]
fn all_wires_or_a_command_team_at_the_beginning_of_a_phase_give_four() {
    let left = |t: &Table, patch: Value| {
        let mut record = patched(&t.record(), &patch);
        for field in ["actions_left", "moves_left", "stock"] {
            record.as_object_mut().unwrap().remove(field);
        }
        let record = serde_json::from_value(record).unwrap();
        let record = Pavlov::restore(pack(), &record).unwrap_or_else(|broken| panic!("{broken}")).record();
        (record.actions_left.unwrap(), record.moves_left.unwrap())
    };
    let wired = (14..=17).fold(house().hand("S01 S02 S03 S04"), |layout, at| layout.token(at, "wire")).cards();
    assert_eq!(left(&wired, json!({})), (4, 0));
    assert_eq!(left(&wired, json!({"location_tokens": {"14": null}})), (3, 0));
    // After the first action nobody can know whether the wires lay there before it.
    assert_eq!(left(&wired, json!({"soviet_cards": {"used": ["S01"]}})), (2, 0));
    let team = house().at("G2", "pavlov").at("G3", "afanasyev").at("G4", "naumov").counters();
    assert_eq!(left(&team, json!({})), (4, 4));
    assert_eq!(left(&team, json!({"moved": ["pavlov"]})), (3, 2));
    let apart = json!({"counters": {"G4": null, "reserves": ["naumov", "glushenko", "chernogolov", "aleksandrov"]}});
    assert_eq!(left(&team, apart), (3, 3));
}
