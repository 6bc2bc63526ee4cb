//! Reasons that are true, for those refusals whose reason a small change of any position does not remove: for each a
//! position, what is refused in it, and the change after which the refusal is gone or another one.

use kurgan_core::{Game, Reason};
use pavlov::Pavlov;
use serde_json::{Value, json};

use crate::impossible::patched;
use crate::kit::{Table, house, pack, with};

/// What removes the reason.
enum Change {
    /// Fields of the position.
    Position(Value),
    /// The same with something that is printed differently.
    Instead(&'static str),
}
use Change::{Instead, Position};

/// A refusal, the position, what is refused, and what removes the reason.
type Case = (&'static str, Table, &'static str, Change);

/// An anti-tank gun with its crew.
fn gun(tracks: &str) -> Table {
    house().at("G3", "sobgayda murzaev").weapon("m1937", "G3").track(1, tracks).acts()
}

/// What comes of these actions.
fn after(mut t: Table, actions: &str) -> Table {
    t.go(actions);
    t
}

/// A raid whose party is being chosen.
fn party() -> Table {
    after(house().storm("voentorg").hand("S01 S02").cards(), "use S01 army_cp storm_group")
}

/// The agenda of a position with another last step.
fn last_step(t: &Table, step: &str) -> Change {
    let mut agenda = t.agenda();
    agenda.pop();
    agenda.push(step.into());
    Position(json!({ "agenda": agenda }))
}

/// The agenda of a position with one step more.
fn one_step_more(t: &Table, step: &str, mut patch: Value) -> Change {
    let mut agenda = t.agenda();
    agenda.push(step.into());
    patch["agenda"] = json!(agenda);
    Position(patch)
}

fn in_the_house() -> Vec<Case> {
    let fifteen = "afanasyev naumov voronov chait ivashenko svirin bondarenko dovzhenko ramazanov sobgayda yakimenko \
                   murzaev turdyev turgunov shkuratov";
    let positions = ["GR1", "G2", "G3", "G4", "G5", "G6", "R2", "R3", "R4", "R5", "RP6", "P5", "P4", "P3", "P2"];
    let full = fifteen
        .split_whitespace()
        .zip(positions)
        .fold(house().exhausted(fifteen), |layout, (name, at)| layout.at(at, name));
    let to = |who: &str| after(house().at("G2", who).counters(), &format!("move {who}"));
    let weapons = || house().at("reserves", "sobgayda chait").weapon("maxim_1", "reserves").weapon("m1937", "reserves");
    let replaced = || house().at("G2", "glushenko").at("G3", "kiselev").counters();
    let crewed = || house().at("G3", "sobgayda murzaev").weapon("m1937", "G3").at("reserves", "yakimenko").counters();
    let phase = house().at("G2", "pavlov").acts();
    let moves = one_step_more(&phase, "moves", json!({ "moves_left": 1 }));
    vec![
        ("already_there", to("pavlov"), "to G2", Position(json!({"counters": {"G2": null, "G3": ["pavlov"]}}))),
        ("nowhere_to_go", full.at("P1", "kalinin").counters(), "move kalinin", Position(json!({"exhausted": []}))),
        (
            "cannot_take",
            after(weapons().counters(), "move sobgayda; to G3"),
            "take maxim_1",
            Position(json!({"moving": {"counter": "chait"}})),
        ),
        (
            "not_empty",
            after(replaced(), "move pavlov; to G2"),
            "to G3",
            Position(json!({"counters": {"G3": null, "R3": ["kiselev"]}})),
        ),
        (
            "crew_full",
            after(crewed(), "move yakimenko; to G3"),
            "join",
            Position(json!({"counters": {"G3": ["sobgayda"], "R3": ["murzaev"]}})),
        ),
        ("no_moves_left", phase, "move pavlov", moves),
    ]
}

fn actions_of_counters() -> Vec<Case> {
    let observer = |tracks: &str| house().track(1, tracks).at("G2", "potanski").token(10, "artillery");
    let silent = with(json!({"tactics": "veteran"})).track(1, "riflemen").at("G2", "potanski").token(10, "artillery");
    let ordered = || {
        after(
            house().at("G2", "pavlov").at("R2", "naumov").exhausted("naumov glushenko aleksandrov").acts(),
            "act pavlov; command",
        )
    };
    let commander = after(
        house().at("G2", "pavlov").at("R2", "glushenko").exhausted("aleksandrov").supply("suppression", 5).acts(),
        "act glushenko",
    );
    let command = last_step(&commander, "act pavlov");
    let must = with(json!({"suppress_up_to": false, "suppress_split": false}))
        .at("GR1", "chait ivashenko")
        .weapon("maxim_1", "GR1")
        .supply("suppression", 8)
        .acts();
    vec![
        (
            "cannot_attack",
            after(
                house()
                    .supply("suppression", 8)
                    .at("G2", "chernyshenko gridin")
                    .weapon("mortar_1", "G2")
                    .track(1, "riflemen")
                    .acts(),
                "crew mortar_1",
            ),
            "attack 1 1",
            Instead("suppress"),
        ),
        ("cannot_suppress", after(gun("panzer_2"), "crew m1937"), "suppress", Instead("attack 1 1")),
        (
            "no_crew",
            house().at("G2", "chait").weapon("maxim_1", "G2").track(1, "riflemen").acts(),
            "crew maxim_1",
            Position(json!({"counters": {"G2": ["chait", "ivashenko"]}})),
        ),
        ("no_target", gun("riflemen"), "crew m1937", Position(json!({"tracks": {"1": ["panzer_2"]}}))),
        (
            "out_of_sight",
            after(house().at("G2", "chekhov").track(4, "scouts").acts(), "act chekhov"),
            "attack 4 1",
            Position(json!({"counters": {"G2": null, "R2": ["chekhov"]}})),
        ),
        (
            "not_adjacent",
            after(observer("riflemen").acts(), "act potanski"),
            "observe 1 1 both",
            Position(json!({"tracks": {"1": ["riflemen", "scouts"]}})),
        ),
        (
            "counter_battery",
            after(silent.tactics("T3-04").acts(), "act potanski"),
            "observe 1 1",
            Position(json!({"tactics": {"in_play": ["T1-01"], "drawn": 1, "undrawn": null}})),
        ),
        (
            "not_at_radio",
            after(house().at("G2", "pavlov").acts(), "act pavlov"),
            "request",
            Position(json!({"counters": {"G2": null, "G6": ["pavlov"]}})),
        ),
        (
            "nothing_to_do",
            house().at("G2", "glushenko").supply("suppression", 0).acts(),
            "act glushenko",
            Position(json!({"supplies": {"suppression": 1}})),
        ),
        ("is_commander", ordered(), "recover naumov", Instead("recover glushenko")),
        ("not_commander", commander, "command", command),
        (
            "must_lay",
            after(must, "crew maxim_1; suppress"),
            "lay green 1",
            Position(json!({"options": {"suppress_up_to": true}})),
        ),
    ]
}

fn cards() -> Vec<Case> {
    let stage = |layout: crate::kit::Layout| after(layout.hand("S01 S02").cards(), "use S01 army_cp resupply");
    let starve = house().supply("food", 0).in_the_middle("wehrmacht", "reveal", "card_done; turn_over; starve 0 0");
    let one = last_step(&starve, "starve 1 0");
    let everybody = "pavlov glushenko chernogolov aleksandrov";
    let all = |count: u8| json!({"ammunition": count, "first_aid": 4, "food": 4, "sapper": 6});
    let wired = (14..=17).fold(house().hand("S03 S04"), |layout, at| layout.token(at, "wire"));
    let empty = house().staged("ammunition", 4).staged("first_aid", 4).staged("food", 4).staged("sapper", 6);
    let support = with(json!({"operational_support": true}));
    let mut satisfied = support.hand("S01 S02");
    let ids = || pack().supports.iter().map(|card| card.id.clone());
    satisfied.record.support.satisfied = ids().collect();
    let names = ["ammunition", "first_aid", "food", "sapper"];
    let sum = |without: Option<&str>| -> serde_json::Map<String, Value> {
        let count = |n: usize| {
            pack()
                .supports
                .iter()
                .filter(|card| Some(card.id.as_str()) != without)
                .map(|card| card.tokens[n])
                .sum::<u8>()
        };
        names.iter().enumerate().map(|(n, name)| ((*name).to_owned(), json!(count(n)))).collect()
    };
    satisfied.record.removed = serde_json::from_value(Value::Object(sum(None))).unwrap();
    satisfied = satisfied.supply("food", 0);
    let others: Vec<String> = ids().filter(|id| id != "lazur").collect();
    let again = json!({"support": {"current": "lazur", "satisfied": others}, "removed": sum(Some("lazur"))});
    let cards = house().storm("voentorg").hand("S01 S02").cards();
    let named = one_step_more(&cards, "party 0", json!({}));
    let fifth_turn = Position(json!({
        "turn": 5,
        "wehrmacht_cards": {"drawn": 12, "undrawn": null},
        "storm_groups": {"current": "voentorg", "unturned": null},
    }));
    vec![
        ("fog_of_war", house().hand("S01 F1").cards(), "use F1 army_cp resupply", Instead("use S01 army_cp resupply")),
        ("no_storm_group", house().hand("S01 S02").cards(), "use S01 army_cp storm_group", fifth_turn),
        (
            "nobody_ready",
            house().storm("voentorg").hand("S01 S02").exhausted(everybody).cards(),
            "use S01 army_cp storm_group",
            Position(json!({"exhausted": []})),
        ),
        ("already_named", after(party(), "send pavlov"), "send pavlov", Position(json!({"picked": []}))),
        ("nothing_done", party(), "done", Position(json!({"picked": ["pavlov"]}))),
        ("not_now", cards, "send pavlov", named),
        ("too_many", stage(house()), "stage food 5", Position(json!({"supplies": {"food": 1}}))),
        (
            "no_supplies_in_stock",
            empty.hand("S01 S02").cards(),
            "use S01 army_cp resupply",
            Position(json!({"staging": all(3)})),
        ),
        (
            "none_in_stock",
            wired.cards(),
            "use S03 signal wire_communications",
            Position(json!({"location_tokens": {"14": null}, "actions_left": 3})),
        ),
        ("no_support_card", satisfied.cards(), "use S01 army_cp operational_support", Position(again)),
        (
            "support_tokens",
            with(json!({"operational_support": true})).support("grain_elevator").supply("food", 6).hand("S01").cards(),
            "use S01 army_cp operational_support",
            Position(json!({"supplies": {"food": 0}})),
        ),
        ("enough_named", starve, "casualty pavlov", one),
        (
            "box_holds",
            house().suppression("red", 3).reveal("W1-06", "4"),
            "spend 4",
            Position(json!({"suppression": {"red": 4}})),
        ),
    ]
}

/// Every case.
fn cases() -> Vec<Case> {
    let mut all = in_the_house();
    all.extend(actions_of_counters());
    all.extend(cards());
    all
}

/// The refusals that have a case here.
pub(crate) fn codes() -> Vec<&'static str> {
    cases().into_iter().map(|(code, ..)| code).collect()
}

#[test]
fn finding_13_a_reason_of_these_that_is_removed_no_longer_holds() {
    for (code, t, action, change) in cases() {
        let reason = t.refusal(action);
        assert_eq!(reason.parts().code, code, "{action}");
        let mut legal = Vec::new();
        let read = |action| Pavlov::read(pack(), action).unwrap();
        let (now, action) = match change {
            Instead(other) => (t.game, other),
            Position(patch) => {
                let mut record = patched(&t.record(), &patch);
                record.as_object_mut().unwrap().remove("stock"); // follows from the rest
                let record = serde_json::from_value(record).unwrap();
                let game = Pavlov::restore(pack(), &record).unwrap_or_else(|broken| panic!("{code}: {broken}"));
                (game, action)
            }
        };
        now.legal(&mut legal);
        let goes = legal.contains(&read(action));
        assert!(goes || format!("{:?}", now.refuse(read(action))) != format!("{reason:?}"), "{code}: {action}");
    }
}
