use serde_json::Value;

use crate::kurgan;

const QUICK: [&str; 4] = ["bench", "--json", "--seconds", "0.2"];

#[test]
fn the_report_has_exactly_the_promised_fields() {
    let report = kurgan(QUICK).json();
    assert_eq!(report.as_object().unwrap().keys().collect::<Vec<_>>(), ["games"]);
    for game in report["games"].as_array().unwrap() {
        let fields = ["game", "games_per_s", "decisions_per_s", "decisions_per_game", "mean_legal", "checksum"];
        assert_eq!(game.as_object().unwrap().keys().collect::<Vec<_>>(), fields);
        for number in &fields[1..5] {
            assert!(game[number].as_f64().unwrap() > 0.0, "{number}: {game}");
        }
        assert!(game["mean_legal"].as_f64().unwrap() >= 2.0, "a decision has at least two choices");
        assert_eq!(game["checksum"].as_str().unwrap().len(), 32);
    }
    let games: Vec<&Value> = report["games"].as_array().unwrap().iter().map(|game| &game["game"]).collect();
    assert_eq!(games, ["volga", "cauldron", "pavlov"]);
}

#[test]
fn two_runs_play_the_same_games() {
    let longer = kurgan(QUICK).json();
    for (n, game) in ["volga", "cauldron", "pavlov"].into_iter().enumerate() {
        let short = kurgan(["bench", "--json", "--seconds", "0", "--game", game]).json();
        assert_eq!(short["games"][0]["checksum"], longer["games"][n]["checksum"], "{game}");
    }
}

#[test]
fn a_person_reads_a_line_for_each_game() {
    let text = kurgan(["bench", "--seconds", "0"]).good();
    assert!(
        text.starts_with("volga: ")
            && text.contains("\ncauldron: ")
            && text.contains("\npavlov: ")
            && text.contains(" decisions/s"),
        "{text}"
    );
}

#[test]
fn an_odd_time_or_game_is_wrong_usage() {
    for args in [["--seconds", "-1"], ["--seconds", "soon"], ["--seconds", "inf"], ["--game", "chess"]] {
        kurgan(["bench"].iter().chain(&args)).bad(2);
    }
}
