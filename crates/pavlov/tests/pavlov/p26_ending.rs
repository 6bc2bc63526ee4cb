//! p.26: the end, the score and the levels.

#![allow(clippy::needless_pass_by_value)] // helpers take json!({...}) as it is

use kurgan_core::{Game, Verdict};
use pavlov::{Event, Pavlov};
use serde_json::{Value, json};

use crate::kit::{Layout, complete, house, lay, pack, with};

/// The end of the last turn, the Milk House in the box.
fn last_turn() -> Layout {
    house().turn(21).storm("milk_house")
}

/// The end of a game that is over so, in a position that bears it out.
fn ended(options: &Value, end: &str) -> kurgan_core::Outcome {
    let layout = with(options.clone()).turn(21);
    let layout = match end.split(' ').collect::<Vec<_>>()[..] {
        ["scored", score] => scoring(layout, score.parse().unwrap()),
        ["overrun", track] => layout.track(track.parse().unwrap(), "riflemen riflemen riflemen"),
        ["command_post"] => layout.broken(&[18]),
        _ => layout.option("lose_without_food", json!(true)).supply("food", 0),
    };
    let mut record = layout.record;
    record.end = Some(end.into());
    record.phase = Some(if end.starts_with("scored") { "ending" } else { "wehrmacht" }.into());
    complete(&mut record);
    let game = Pavlov::restore(pack(), &record).unwrap_or_else(|broken| panic!("{broken}"));
    game.outcome().expect("the game is over")
}

/// Raids, counters and enemies for this score.
fn scoring(mut layout: Layout, score: i32) -> Layout {
    let raids = if score > 20 { vec!["milk_house", "nkvd_complex"] } else { Vec::new() };
    let points = if raids.is_empty() { 0 } else { 25 };
    layout.record.storm_groups.raided = raids.into_iter().map(String::from).collect();
    let enemies = (0..18).find(|enemies| score - points + 3 * enemies > 0).unwrap();
    let counters = usize::try_from(score - points + 3 * enemies).unwrap();
    let names: Vec<&str> = pack().counters.iter().map(|counter| counter.id.as_str()).collect();
    layout = layout.only("").at("reserves", &names[..counters].join(" "));
    for track in 1..=6 {
        let here = (enemies - i32::from(track - 1) * 3).clamp(0, 3);
        let kinds = ["riflemen", "scouts", "machine_gunners"];
        layout = layout.track(track, &kinds[..usize::try_from(here).unwrap()].join(" "));
    }
    layout
}

#[test]
fn p26_end_comes_after_the_last_card() {
    let mut t = house().turn(20).track(1, "scouts+ riflemen").before("soviet_counters", "end_turn");
    t.carry_on("S01 S02 S03 S04");
    assert_eq!(t.track(1), "scouts riflemen"); // no longer new
    assert_eq!((t.record().turn, t.phase(), t.is_over()), (Some(21), "soviet_cards".into(), false));
    let mut t = last_turn().before("soviet_counters", "end_turn");
    t.carry_on("");
    assert_eq!((t.phase(), t.legal()), ("ending".into(), vec!["raid".to_owned(), "decline".to_owned()]));
}

#[test]
fn p26_end_raid_is_free_of_actions_and_of_location_18() {
    let mut t = last_turn().broken(&[18]).actions(0).before("soviet_counters", "end_turn");
    t.carry_on("").go("raid; send pavlov; send glushenko; send chernogolov");
    // Eight dice for four men, two of them with the Storm Group attribute, against 30.
    t.go("send aleksandrov").play("done", "4 4 4 4 4 4 3 3 | 6 6 1 1");
    assert!(saw!(t, Event::RaidResolved { defense: 30, success: true, .. }));
    assert_eq!(t.outcome(), ("order-of-the-patriotic-war", 17, "score"));
}

#[test]
fn p26_end_raid_may_fail_or_be_declined() {
    let mut t = last_turn().before("soviet_counters", "end_turn");
    t.carry_on("").go("raid; send pavlov").play("done", "6 | 5");
    assert_eq!(t.outcome(), ("order-of-the-red-star", 4, "score"));
    let mut t = last_turn().before("soviet_counters", "end_turn");
    t.carry_on("").go("decline");
    assert!(saw!(t, Event::RaidDeclined));
    assert_eq!(t.outcome().1, 4);
}

#[test]
fn p26_end_raid_needs_clear_red_tracks_and_somebody_ready() {
    for track in [3, 4, 5] {
        let mut t = last_turn().track(track, "scouts").before("soviet_counters", "end_turn");
        t.carry_on("");
        assert_eq!(t.outcome().1, 1, "{track}"); // four men, a Wehrmacht counter
    }
    let mut t = last_turn().track(1, "scouts").track(6, "scouts").before("soviet_counters", "end_turn");
    t.carry_on("");
    assert!(t.can("raid"));
    let weary = last_turn().exhausted("pavlov glushenko chernogolov").disrupted("aleksandrov");
    let mut t = weary.before("soviet_counters", "end_turn");
    t.carry_on("");
    assert_eq!(t.outcome().1, 4);
}

#[test]
fn p26_end_raid_may_be_made_compulsory() {
    let compulsory = || last_turn().option("final_raid_optional", json!(false));
    let mut t = compulsory().before("soviet_counters", "end_turn");
    t.carry_on("");
    assert_eq!(t.step(), "party 0");
    assert!(!t.can("done") && !t.can("decline"));
    let mut t = compulsory().track(3, "scouts").before("soviet_counters", "end_turn");
    t.carry_on("");
    assert!(t.is_over());
}

#[test]
fn p26_end_raid_that_nobody_survives_loses() {
    let mut t = last_turn().only("pavlov").before("soviet_counters", "end_turn");
    t.carry_on("").go("raid").play("done", "6 | 1");
    assert_eq!(t.outcome(), ("defeat", -20, "no-counters"));
    // In the French edition only a Resupply card can lose so.
    let french = last_turn().option("edition", json!("fr")).only("pavlov");
    let mut t = french.before("soviet_counters", "end_turn");
    t.carry_on("").go("raid").play("done", "6 | 1");
    assert_eq!(t.outcome(), ("draw", 0, "score"));
}

#[test]
fn p26_score_adds_raids_support_and_counters_and_takes_three_for_each_enemy() {
    let scored = |patch: Value| {
        let mut layout = lay(patch).turn(21).storm("milk_house").option("operational_support", json!(true));
        layout = layout.at("R2", "chekhov").at("lost", "kiselev").weapon("maxim_1", "reserves").support("lazur");
        layout = layout.track(1, "scouts riflemen").track(6, "- - panzer_2");
        let mut t = layout.exhausted("pavlov").disrupted("glushenko").before("soviet_counters", "end_turn");
        t.carry_on("").go("decline");
        t
    };
    // Four in the Reserves box and Chekhov, in whatever state; no points for weapons or the dead.
    let t = scored(json!({}));
    assert_eq!(t.outcome().1, 5 - 9);
    assert!(saw!(t, Event::Score { raids: 0, support: 0, counters: 5, wehrmacht: -9 }));
    let won = json!({ "storm_groups": { "raided": ["voentorg", "nkvd_complex"] },
        "support": { "satisfied": ["mamayev_kurgan", "orlovka"] },
        "removed": { "ammunition": 1, "food": 2, "first_aid": 2, "sapper": 1 } });
    let t = scored(won);
    assert_eq!(t.outcome().1, 5 + 10 + 4 + 2 + 5 - 9);
    assert!(saw!(t, Event::Score { raids: 15, support: 6, counters: 5, wehrmacht: -9 }));
}

#[test]
fn p26_levels_follow_the_table() {
    let rows = [
        (50, "hero-of-the-soviet-union"),
        (49, "order-of-victory"),
        (40, "order-of-victory"),
        (39, "order-of-the-red-banner"),
        (30, "order-of-the-red-banner"),
        (29, "order-of-suvorov"),
        (20, "order-of-suvorov"),
        (19, "order-of-the-patriotic-war"),
        (10, "order-of-the-patriotic-war"),
        (9, "order-of-the-red-star"),
        (1, "order-of-the-red-star"),
        (0, "draw"),
        (-9, "draw"),
        (-10, "minor-defeat"),
        (-19, "minor-defeat"),
        (-20, "major-defeat"),
    ];
    for (score, level) in rows {
        let outcome = ended(&json!({}), &format!("scored {score}"));
        assert_eq!((outcome.level, outcome.score, outcome.reason), (level, score, "score"));
        let verdict = match score {
            1.. => Verdict::Win,
            -9..=0 => Verdict::Draw,
            _ => Verdict::Loss,
        };
        assert_eq!(outcome.verdicts, [verdict], "{score}");
    }
}

#[test]
fn p26_levels_know_no_defeat_by_score_in_the_french_edition() {
    for score in [0, -9, -10, -40] {
        let outcome = ended(&json!({ "edition": "fr" }), &format!("scored {score}"));
        assert_eq!((outcome.level, outcome.verdicts), ("draw", vec![Verdict::Draw]), "{score}");
        assert_eq!(outcome.score, score);
    }
    assert_eq!(ended(&json!({ "edition": "fr" }), "scored 1").verdicts, [Verdict::Win]);
    assert_eq!(ended(&json!({ "edition": "ru" }), "scored -10").verdicts, [Verdict::Loss]);
}

#[test]
fn p26_levels_are_shared_by_the_defenders_and_turned_round_for_the_german() {
    use Verdict::{Draw, Loss, Win};
    let verdicts = |players: &str, end: &str| ended(&json!({ "players": players }), end).verdicts;
    assert_eq!(verdicts("cooperative", "scored 5"), [Win, Win]);
    assert_eq!(verdicts("competitive_two", "scored 5"), [Win, Loss]);
    assert_eq!(verdicts("competitive_three", "scored -12"), [Loss, Loss, Win]);
    assert_eq!(verdicts("competitive_three", "scored 0"), [Draw, Draw, Draw]);
    assert_eq!(verdicts("competitive_two", "overrun 3"), [Loss, Win]);
}

#[test]
fn p26_loss_is_a_defeat_below_every_score_but_the_worst() {
    let losses = [("overrun 3", "overrun"), ("command_post", "command-post"), ("no_food", "no-food")];
    for (end, reason) in losses {
        let outcome = ended(&json!({}), end);
        assert_eq!((outcome.level, outcome.score, outcome.reason), ("defeat", -20, reason));
        assert_eq!(outcome.verdicts, [Verdict::Loss]);
    }
    // Four men and nine Wehrmacht counters: 4 - 27.
    let tracks = json!({ "1": ["scouts", "scouts", "scouts"], "3": ["riflemen", "riflemen", "riflemen"],
        "6": ["panzer_2", "panzer_2", "panzer_2"] });
    let mut record = lay(json!({ "tracks": tracks, "end": "overrun 1" })).record;
    record.phase = Some("wehrmacht".into());
    complete(&mut record);
    let game = Pavlov::restore(pack(), &record).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(game.outcome().map(|outcome| outcome.score), Some(-23));
}

#[test]
fn p26_loss_strikes_with_the_last_counter() {
    let alone = || house().only("pavlov").supply("first_aid", 1);
    let mut t = alone().in_the_middle("wehrmacht", "reveal", "first_aid pavlov sniper");
    t.go("no-aid");
    assert_eq!(t.outcome(), ("defeat", -20, "no-counters"));
    assert!(t.legal().is_empty());
    let mut t = alone().in_the_middle("wehrmacht", "reveal", "first_aid pavlov sniper");
    t.go("aid");
    assert!(!t.is_over());
    // Ruling 102: French play goes on with an empty house.
    let french = alone().option("edition", json!("fr"));
    let mut t = french.in_the_middle("wehrmacht", "reveal", "first_aid pavlov sniper");
    t.run("no-aid", "");
    assert!(!t.is_over() && t.there("reserves").is_empty());
}
