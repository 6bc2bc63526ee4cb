//! Runs give the same bytes on any number of threads, interrupted or not.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};

use ai::{Budget, Level, ladder};
use kurgan_core::Options as _;
use lab::{Begun, LabError, Run};
use pavlov::{Options, Pavlov};
use serde_json::json;
use table::{Packs, Words};
use tempfile::TempDir;

use crate::{bytes, go, plan, results, run};

const EXPERIMENT: &str = r#"
    title = "Threads"
    game = "volga"
    games = 300
    seed = 7
    turns_csv = true
    [grid]
    policy = ["random", "expert"]
"#;

#[test]
fn the_same_bytes_for_any_number_of_threads() {
    let plan = plan(EXPERIMENT);
    let folder = TempDir::new().unwrap();
    let all = [1, 2, 3].map(|threads| {
        let out = folder.path().join(threads.to_string());
        run(&plan, &out, threads).unwrap();
        bytes(&out)
    });
    let names: Vec<&str> = all[0].keys().map(String::as_str).collect();
    let expected =
        ["games.csv", "games.parquet", "plan.json", "report.html", "summary.json", "turns.csv", "turns.parquet"];
    assert_eq!(names, expected);
    assert!(all[0] == all[1] && all[0] == all[2]);
}

#[test]
fn thinking_players_give_the_same_bytes_too() {
    let plan = plan("game = \"cauldron\"\ngames = 5\nplayouts = 4\npolicy = \"search\"");
    let folder = TempDir::new().unwrap();
    let [one, two] = [1, 3].map(|threads| {
        let out = folder.path().join(threads.to_string());
        run(&plan, &out, threads).unwrap();
        bytes(&out)
    });
    assert!(one == two);
}

/// The run is cut off at many places by a progress that fails; what was written goes on to the same files.
#[test]
fn an_interrupted_run_goes_on_to_the_same_bytes() {
    let plan = plan(EXPERIMENT);
    let (_folder, out, _) = results(&plan);
    let whole = bytes(&out);
    let folder = TempDir::new().unwrap();
    let out = folder.path().join("cut");
    for (stop, threads) in [(1, 2), (150, 1), (300, 3), (420, 2)] {
        let mut games = 0;
        let words = Words::default();
        let run = Run { packs: &Packs::default(), out: &out, threads, begun: Begun::Resumed, words };
        let cut = catch_unwind(AssertUnwindSafe(|| {
            run.run(&plan, &mut |done| {
                games = done;
                assert!(done < stop, "cut off");
            })
        }));
        assert!(cut.is_err(), "it was to be cut off at {stop} games");
        assert!(games >= stop && games < 600, "{games}");
        assert!(matches!(crate::run(&plan, &out, 1), Err(LabError::Unfinished(_))), "without leave it does not go on");
    }
    let mut before = None;
    let run = Run { packs: &Packs::default(), out: &out, threads: 2, begun: Begun::Resumed, words: Words::default() };
    let results = run
        .run(&plan, &mut |done| {
            before.get_or_insert(done);
        })
        .unwrap();
    assert!(results.played < 200, "{} games were played again", results.played);
    assert_eq!(before, Some(64), "what was played before comes back chunk by chunk");
    assert!(bytes(&out) == whole);
}

#[test]
fn a_folder_with_something_else_in_it_is_refused() {
    let first = plan("game = \"volga\"\ngames = 2");
    let (_folder, out, _) = results(&first);
    let before = bytes(&out);
    assert!(matches!(run(&first, &out, 1), Err(LabError::Finished(_))));
    assert!(matches!(go(&first, &out, 1, Begun::Resumed), Err(LabError::Finished(_))));
    let other = plan("game = \"volga\"\ngames = 3");
    for begun in [Begun::Refused, Begun::Resumed] {
        assert!(matches!(go(&other, &out, 1, begun), Err(LabError::Other(_))));
    }
    assert!(bytes(&out) == before);
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("letter.txt"), "Dear Aunt").unwrap();
    assert!(matches!(run(&first, folder.path(), 1), Err(LabError::Occupied(_))));
    assert_eq!(bytes(folder.path()).len(), 1);
    let file = folder.path().join("letter.txt");
    assert!(matches!(run(&first, &file, 1), Err(LabError::Unreadable(..))));
    assert!(matches!(run(&first, &file.join("below"), 1), Err(LabError::Unwritable(..) | LabError::Unreadable(..))));
}

/// The lab plays the games of the ladder: the same seeds, the same ends.
#[test]
fn games_are_those_of_the_ladder() {
    let plan = plan("game = \"pavlov\"\ngames = 40\n[options]\ntactics = \"veteran\"");
    let (_folder, _, results) = results(&plan);
    let options = Options::read(&json!({ "tactics": "veteran" })).unwrap();
    let player = Level::Expert.policy::<Pavlov>(1);
    let record = ladder::measure::<Pavlov>(
        Packs::default().of::<Pavlov>(),
        &options,
        &*player,
        &Budget::Playouts(1),
        40,
        &|| (),
    );
    let tally = &results.tallies[0];
    assert_eq!(tally.games(), 40);
    assert!((tally.won().rate() - record.win_rate().0).abs() < 1e-12);
    assert!((tally.score().moments().mean() - record.score().0).abs() < 1e-9);
}

#[test]
fn seats_can_have_different_players() {
    let text = r#"
        game = "pavlov"
        games = 20
        [options]
        players = "competitive_two"
        [[arm]]
        name = "weak German"
        policy = { german = "random" }
        [[arm]]
        name = "weak defender"
        policy = { defender = "random", german = "expert" }
    "#;
    let (_folder, _, results) = results(&plan(text));
    let scores = [0, 1].map(|arm: usize| results.tallies[arm].score().moments().mean());
    assert!(scores[0] > scores[1], "{scores:?}");
}

/// Unpaired games roll other dice, but the same ones every time.
#[test]
fn unpaired_games_are_reproducible_and_different() {
    let text = "game = \"volga\"\ngames = 30\npolicy = \"random\"\n";
    let (paired, free) = (plan(text), plan(&format!("{text}paired = false")));
    let scores = |plan| results(plan).2.tallies[0].clone();
    assert_eq!(scores(&free), scores(&free));
    assert_ne!(scores(&paired), scores(&free));
}
