//! A few sentences as a person reads them. They also guard the order of the variables: rewording a sentence so that
//! they come in another order changes the arguments of its function.

use serde_json::json;
use table::{GameId, Language, Packs, Words};
use volga::Volga;

use crate::talk::{Talk, choice, grain_elevator, labels, texts};

#[test]
fn the_set_up_and_the_supply_phase() {
    let mut talk = Talk::new();
    let reply = talk.ok(&json!({
        "op": "new", "game": "volga", "seed": 1, "chance": [5, 5, 5, 1, 2, 3, 4],
    }));
    assert_eq!(
        texts(&reply),
        [
            "Turn 1 begins: September 13–14, 1942.",
            "Random event, 5, 5, 5 = 15: Artillery Shell Shortages.",
            "1 free air marker arrives.",
            "Supply roll 1, 2, 3, 4: raised to this turn’s minimum of 16 points, 16 on hand.",
        ]
    );
    assert_eq!(reply["phase"], "Supply Phase");
    assert_eq!(reply["prompt"], "Supply: 16 points. Buy markers or morale, bring units back, or end the phase.");
    assert_eq!(
        labels(&reply),
        [
            "Buy Artillery (1 point)",
            "Buy Engineers (2 points)",
            "Buy Air support (3 points)",
            "End the Supply Phase and save 16 points",
        ]
    );
    let reply = talk.apply("buy engineer");
    assert_eq!(texts(&reply), ["Bought for 2 points: Engineers."]);
    assert_eq!(reply["events"][0]["kind"], "bought");
    assert_eq!(reply["events"][0]["what"], "engineer");
    assert_eq!(reply["events"][0]["rule"], "6.3");
}

#[test]
fn p13_4_the_storm_of_the_grain_elevator() {
    let mut talk = grain_elevator();
    let reply = talk.apply("unit 29/RCN");
    assert_eq!(texts(&reply), ["8 Sawmill becomes the Active Area."]);
    assert_eq!(reply["prompt"], "29/RCN in 8 Sawmill has 6 MF. Choose its destination.");
    let enter = choice(&reply, "move 29/RCN 10 from 8");
    assert_eq!(enter["label"], "29/RCN enters 10 Grain Elevator from 8 Sawmill (4 MF)");
    assert_eq!(enter["touches"], json!(["unit 29/RCN", "area 10", "area 8"]));
    assert_eq!(enter["resign"], false);
    let reply = talk.apply("move 29/RCN 10 from 8");
    assert_eq!(texts(&reply), ["29/RCN enters 10 Grain Elevator from 8 Sawmill (4 MF)."]);
    let reply = talk.apply_all(&["move 29/15 10 from 8", "move 29/71 10 from 8", "move 29/PZ 10 from 8"]);
    assert_eq!(
        reply["prompt"],
        "29/15, 29/71, 29/PZ, 29/RCN entered 10 Grain Elevator (unrevealed) and must attack. \
         Bring in more units first, or attack now."
    );
    let reply = talk.apply_with("attack 10", &json!(["H06"]));
    assert_eq!(texts(&reply)[0], "Mandatory attack on 10 Grain Elevator with 29/15, 29/71, 29/PZ, 29/RCN.");
    assert_eq!(reply["events"][1]["id"], "H06");
    talk.ok(&json!({"op": "undo"}));
    let fanatic = fanatic_8(&mut talk);
    let reply = talk.apply_with("attack 10", &json!([fanatic]));
    assert_eq!(texts(&reply)[1], format!("Revealed in 10 Grain Elevator: Fanatic 8 ({fanatic})."));
    let reply = talk.apply("lead 29/RCN");
    assert_eq!(
        reply["prompt"],
        "29/RCN leads the attack on 10 Grain Elevator (Fanatic 8). Place up to 4 markers; \
         on hand: 6 artillery, 2 engineer, 1 air."
    );
    let support = choice(&reply, "support 1 1 1");
    assert_eq!(support["label"], "Place 1 artillery marker, 1 engineer marker, 1 air marker");
    assert_eq!(support["touches"], json!(["marker artillery", "marker engineer", "marker air"]));
    let reply = talk.apply_with("support 1 1 1", &json!([3, 2, 4, 3, 4]));
    assert_eq!(
        texts(&reply),
        [
            "Support: 1 artillery marker, 1 engineer marker, 1 air marker.",
            "Air support, die 3: the Defense Value drops by 3.",
            "Attack on 10 Grain Elevator: 14 + 6 (2, 4) = 20 against 9 + 7 (3, 4) = 16: Success.",
            "Fanatic: the defenders of 10 Grain Elevator fight to the last, and the Success becomes a Stalemate.",
        ]
    );
    let combat = &reply["events"][2];
    assert_eq!(combat["attack_dice"], json!([2, 4]));
    assert_eq!(combat["sums"]["lead"], 6);
    assert_eq!((&combat["attack_total"], &combat["defense_total"]), (&json!(20), &json!(16)));
    assert_eq!(combat["result"], "success");
}

/// The Fanatic with a factor of 8 among the heavy urban units.
fn fanatic_8(talk: &mut Talk) -> String {
    let position = talk.ok(&json!({"op": "position"}));
    let ids = position["position"]["bags"]["heavy_urban"].as_array().unwrap();
    let pack = Packs::default().of::<Volga>();
    let is = |id: &str| {
        let unit = &pack.soviets[pack.soviet_named(id).unwrap().0 as usize];
        unit.strategy == volga::components::Strategy::Fanatic && unit.defense == 8
    };
    ids.iter().map(|id| id.as_str().unwrap()).find(|id| is(id)).unwrap().to_owned()
}

#[test]
fn odds_and_forecasts() {
    let mut talk = grain_elevator();
    talk.apply("unit 29/RCN");
    let odds = talk.ok(&json!({"op": "odds", "action": "move 29/RCN 10 from 8"}));
    assert_eq!(odds["outcomes"], json!([{"text": "certain", "probability": 1.0}]));
    let forecast = odds["forecast"].as_array().unwrap();
    assert_eq!(forecast[0]["text"], "Attack now without support");
    assert_eq!(
        forecast[1]["text"],
        "Attack now with the most support allowed, from 6 artillery markers, 2 engineer markers, 1 air marker"
    );
    talk.apply("move 29/RCN 10 from 8");
    let odds = talk.ok(&json!({"op": "odds", "action": "attack 10"}));
    for outcomes in [&odds["outcomes"], &odds["forecast"][0]["outcomes"], &odds["forecast"][1]["outcomes"]] {
        let probabilities: Vec<f64> =
            outcomes.as_array().unwrap().iter().map(|outcome| outcome["probability"].as_f64().unwrap()).collect();
        assert!((probabilities.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{outcomes}");
        assert!(probabilities.is_sorted_by(|a, b| a >= b), "most likely first: {outcomes}");
    }
    assert_eq!(odds["outcomes"].as_array().unwrap().len(), 9, "each of the nine heavy urban units");
}

/// 13.4: what the dice say is in the results, how it ends in the outcomes.
#[test]
fn odds_tell_how_an_attack_ends() {
    let mut talk = grain_elevator();
    talk.apply_all(&["unit 29/RCN", "move 29/RCN 10 from 8", "move 29/PZ 10 from 8", "move 29/15 10 from 8"]);
    let fanatic = fanatic_8(&mut talk);
    talk.apply_with("attack 10", &json!([fanatic]));
    talk.apply("lead 29/RCN");
    let odds = talk.ok(&json!({"op": "odds", "action": "support 1 1 1"}));
    let texts = |field: &str| -> Vec<String> {
        let list = odds[field].as_array().unwrap();
        list.iter().map(|outcome| outcome["text"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(texts("results"), ["Success", "Overrun", "Repulse", "Stalemate"]);
    assert_eq!(texts("outcomes"), ["Contested", "Area taken, morale +1", "Repulsed, lead unit lost, morale −1"]);
}

#[test]
fn the_board_fits_a_terminal() {
    let mut talk = grain_elevator();
    talk.apply_all(&["unit 29/RCN", "move 29/RCN 10 from 8"]);
    let board = talk.referee.session().unwrap().board(Words::default());
    assert!(board.starts_with("Advance to the Volga, turn 2 of 9, September 15–16, 1942: Combat Phase\n"));
    assert!(board.contains("Morale 18 of 19 (Strong) · supply 0 · on hand: 6 artillery, 2 engineer, 1 air\n"));
    assert!(board.contains("German areas 10 of 50, heavy urban 0 of 6 · Event: Artillery Shell Shortages\n"));
    assert!(
        board.contains(">G  8 Sawmill                L+3~              6 7 9 10                29/15 29/71 29/PZ\n")
    );
    assert!(board.contains(" X 10 Grain Elevator         H+4~ ?            8 9 11 12               29/RCN*\n"));
    assert_eq!(board.lines().filter(|line| line.get(3..5).is_some_and(|n| n.trim().parse::<u8>().is_ok())).count(), 50);
    for line in board.lines().take(58) {
        assert!(line.chars().count() <= 102, "too wide: {line}");
    }
}

#[test]
fn refusals_have_a_sentence_and_a_rule() {
    let mut talk = Talk::volga(1);
    let error = talk.error(br#"{"op":"apply","action":"end combat"}"#);
    assert!(error["rule"].is_string(), "{error}");
    let games = talk.ok(&json!({"op": "games"}));
    assert_eq!(games["games"][0]["scenario_names"]["factory"], "Factory District");
    for option in games["games"][0]["options"].as_array().unwrap() {
        assert!(option["help"].as_str().unwrap().len() > 20, "{option}");
    }
}

#[test]
fn numbers_are_written_as_the_language_writes_them() {
    let written = |language| {
        let words = Words::new(language);
        [
            words.number(-1234.56, 1),
            words.signed(2.0, 2),
            words.percent(0.125, 1),
            words.percents((0.4, 0.6), 0),
            words.chance(0.0001, 1),
            words.chance(0.9999, 0),
            words.chance(1.0, 2),
            words.chance(0.0, 0),
        ]
    };
    assert_eq!(written(Language::En), ["−1234.6", "+2.00", "12.5%", "40–60%", "<0.1%", ">99%", "100.00%", "0%"]);
    let with_comma = ["−1234,6", "+2,00", "12,5_%", "40–60_%", "<0,1_%", ">99_%", "100,00_%", "0_%"];
    let with_comma = with_comma.map(|text| text.replace('_', "\u{a0}"));
    assert_eq!(written(Language::Fr), with_comma);
    assert_eq!(written(Language::Ru), with_comma);
    assert_eq!([-2, 0, 3].map(guide::signed), ["−2", "0", "+3"]);
}

#[test]
fn help_names_the_values_of_options_as_people_do() {
    for language in Language::ALL {
        let games = table::games(Words::new(language), &Packs::default());
        let options = games.as_array().unwrap().iter().flat_map(|game| {
            let id: GameId = game["game"].as_str().unwrap().parse().unwrap();
            game["options"].as_array().unwrap().iter().map(move |option| (id, option))
        });
        for (game, option) in options {
            let help = option["help"].as_str().unwrap();
            assert!(!help.contains('_'), "{help}");
            let words: Vec<&str> = help.split(|c: char| !c.is_alphanumeric()).collect();
            let ids = option["values"].as_array().unwrap().iter().filter_map(|value| value.as_str());
            for id in ids.filter(|id| id.len() > 1 && language != Language::En) {
                // Some are French words as well.
                let french = language == Language::Fr && ["solitaire", "variable"].contains(&id);
                assert!(french || !words.contains(&id), "{id} in {help}");
                let (name, words) = (option["name"].as_str().unwrap(), Words::new(language));
                assert!(game.choice(name, id, words) != id, "{name}={id} has no name in {language:?}");
            }
        }
    }
    assert_eq!(GameId::Pavlov.choice("players", "cooperative", Words::default()), "two defenders");
}
