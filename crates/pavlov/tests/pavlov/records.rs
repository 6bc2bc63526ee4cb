//! Written positions.

use kurgan_core::Game;
use kurgan_core::chance::Fast;
use pavlov::{Options, Pavlov, Players, Record, TacticsVariant};
use serde_json::{Value, json};

use crate::kit::{complete, house, lay, pack};

#[test]
fn a_fresh_position_is_the_set_up() {
    let t = house().hand("S01 S02 F1 S03").cards();
    assert_eq!(t.there("reserves"), "pavlov glushenko chernogolov aleksandrov");
    assert_eq!((t.supply("suppression"), t.supply("food"), t.defense("green")), (10, 2, 6));
    assert_eq!((t.stock("suppression"), t.stock("food")), (10, 4));
    let record = t.record();
    assert_eq!(record.soviet_cards.deck.unwrap().len(), 27);
    assert_eq!(record.soviet_cards.fog_stock.unwrap().len(), 4);
    assert_eq!(record.wehrmacht_cards.undrawn.unwrap().len(), 60);
}

#[test]
fn a_position_is_complete_or_refused_by_the_missing_field() {
    let whole = serde_json::to_value(house().hand("S01 S02 F1 S03").cards().record()).unwrap();
    let refused = |position: &Value| {
        let record = serde_json::from_value(position.clone()).unwrap();
        Pavlov::restore(pack(), &record).err().map(|broken| broken.0)
    };
    assert_eq!(refused(&json!({})).unwrap(), "turn: it is missing");
    assert_eq!(refused(&whole), None);
    let needed = ["turn", "phase", "counters", "supplies", "soviet_cards", "wehrmacht_cards", "defense"];
    for field in needed {
        let mut position = whole.clone();
        position.as_object_mut().unwrap().remove(field);
        assert!(refused(&position).unwrap().starts_with(field), "{field}");
    }
    for (field, inner) in [
        ("soviet_cards", "deck"),
        ("soviet_cards", "hand"),
        ("wehrmacht_cards", "drawn"),
        ("defense", "green"),
        ("defense", "red"),
        ("defense", "purple"),
        ("supplies", "food"),
    ] {
        let mut position = whole.clone();
        position[field].as_object_mut().unwrap().remove(inner);
        let said = refused(&position).unwrap();
        assert!(said.starts_with(field) || said.starts_with("tokens"), "{field}.{inner}: {said}");
    }
    // A card that is nowhere, or a Wehrmacht card fewer than the stack has.
    let mut position = whole.clone();
    position["soviet_cards"]["deck"].as_array_mut().unwrap().pop();
    assert_eq!(refused(&position).unwrap(), "soviet_cards: a card is missing");
    let mut position = whole;
    position["wehrmacht_cards"]["undrawn"].as_array_mut().unwrap().pop();
    assert!(refused(&position).unwrap().starts_with("wehrmacht_cards"));
}

#[test]
fn what_is_wrong_with_a_record_is_said() {
    let wrong = [
        (json!({"turn": 22}), "turn: 22 is after the last turn"),
        (json!({"counters": {"Q7": ["pavlov"]}}), "counters: there is no position or box \"Q7\""),
        (json!({"counters": {"G2": ["petrov"]}}), "counters: there is no \"petrov\""),
        (json!({"counters": {"G2": ["pavlov", "glushenko"]}}), "counters: two at G2 without a weapon of their letter"),
        (json!({"counters": {"G2": ["pavlov"], "G3": ["pavlov"]}}), "counters: something at \"G3\" is in two places"),
        (json!({"weapons": {"G2": ["maxim_1"]}}), "weapons: nobody is at G2"),
        (json!({"exhausted": ["voronov"]}), "exhausted: somebody is not in the house"),
        (json!({"defense": {"red": 7}}), "defense: 7 is not on the board"),
        (json!({"supplies": {"food": 7}}), "tokens: there are only 6 food"),
        (json!({"stock": {}}), "tokens: 10 suppression and not 20"),
        (json!({"tracks": {"7": ["scouts"]}}), "tracks: there is no track 7"),
        (json!({"tracks": {"1": ["tanks"]}}), "tracks: there is no \"tanks\""),
        (json!({"location_tokens": {"18": "wire"}}), "location_tokens: 18 takes no wire"),
        (json!({"soviet_cards": {"hand": ["S01"], "discard": ["S01"]}}), "soviet_cards: a card is in two places"),
        (json!({"soviet_cards": {"used": ["S01"]}}), "soviet_cards.used: not in the hand"),
        (json!({"turn": 1, "wehrmacht_cards": {"drawn": 64}}), "wehrmacht_cards.drawn: there are 63"),
        (json!({"wehrmacht_cards": {"hand": ["W1-01"]}}), "wehrmacht_cards: there is no German player"),
        (json!({"tactics": {"in_play": ["T1-01"]}}), "tactics: there are none in this game"),
        (json!({"agenda": ["sleep"]}), "agenda: there is no step \"sleep\""),
        (json!({"agenda": ["end_turn", "cards"]}), "agenda: the steps of the turn are out of order"),
        (json!({"agenda": ["cards"]}), "agenda: it must begin with the end of the turn or the score"),
        (
            json!({"phase": "soviet_counters", "agenda": ["end_turn", "act pavlov"]}),
            "agenda: act pavlov is not possible",
        ),
        (json!({"phase": "soviet_counters", "agenda": ["end_turn", "buttress"]}), "phase: buttress belongs to another"),
        (json!({"phase": "soviet_counters", "agenda": ["end_turn"]}), "agenda: there is nothing to decide"),
        (json!({"actions_left": 9}), "actions_left: at most 4"),
        (json!({"options": {"sleep": true}}), "options: \"sleep\" must be"),
    ];
    for (patch, message) in wrong {
        let phase = patch["phase"].as_str().unwrap_or("soviet_cards").to_owned();
        let said = lay(patch.clone()).refused(&phase);
        assert!(said.starts_with(message), "{patch}: {said}");
    }
    assert!(house().refused("wehrmacht").starts_with("agenda: in the Wehrmacht Card Phase"));
    assert_eq!(house().refused("holiday"), "phase: there is no \"holiday\"");
}

/// The agenda of a position in the Soviet Card Phase with this step on top, read and written again.
fn written(step: &str) -> Option<String> {
    let turn = "end_turn end_phase acts moves counter_phase reveal tactics discard_hand cards";
    let agenda: Vec<&str> = turn.split(' ').chain([step]).collect();
    let rest = ["glushenko", "chernogolov", "aleksandrov"];
    let mut record = serde_json::from_value(
        json!({"phase": "soviet_cards", "agenda": agenda, "counters": {"reserves": ["pavlov"], "lost": rest}}),
    )
    .unwrap();
    complete(&mut record);
    Pavlov::restore(pack(), &record).ok()?.record().agenda.pop()
}

#[test]
fn a_step_is_its_name_and_a_word_for_each_field() {
    let steps = ["place_token signal wire", "stage food 2", "load 5", "load 5 some", "deploy 5 3", "deploy 5 3 some"];
    for step in steps {
        assert_eq!(written(step).as_deref(), Some(step));
    }
    assert_eq!(written("Place_token signal wire"), None);
    assert_eq!(written("place_token SIGNAL wire").as_deref(), Some("place_token signal wire"));
    let wrong = ["place_token", "place_token signal", "place_token signal wire 3", "place_token wire signal"];
    let flags = ["deploy 5 some", "deploy 5 3 some some", "deploy 5 3 split", "deploy some 5 3", "deploy 65 3"];
    for step in wrong.into_iter().chain(flags) {
        assert_eq!(written(step), None, "{step}");
    }
}

/// Changes one thing somewhere in a value: another number, another word of the same record, one more or one less.
fn meddle(value: &mut Value, words: &[Value], rng: &mut Fast) {
    match value {
        Value::Object(map) if !map.is_empty() => {
            let nth = rng.below(map.len());
            if let Some(inner) = map.values_mut().nth(nth) {
                meddle(inner, words, rng);
            }
        }
        Value::Array(list) if !list.is_empty() => {
            let nth = rng.below(list.len());
            match rng.below(4) {
                0 => drop(list.remove(nth)),
                1 => list.push(words[rng.below(words.len())].clone()),
                2 => list.swap(0, nth),
                _ => meddle(&mut list[nth], words, rng),
            }
        }
        Value::Array(list) => list.push(words[rng.below(words.len())].clone()),
        Value::Number(_) => *value = json!(rng.below(8)),
        Value::Bool(flag) => *flag = !*flag,
        _ => *value = words[rng.below(words.len())].clone(),
    }
}

/// Every text in a value.
fn texts(value: &Value, out: &mut Vec<Value>) {
    match value {
        Value::Object(map) => map.values().for_each(|inner| texts(inner, out)),
        Value::Array(list) => list.iter().for_each(|inner| texts(inner, out)),
        Value::String(_) => out.push(value.clone()),
        _ => {}
    }
}

#[test]
fn a_record_meddled_with_is_refused_or_can_be_played() {
    let (mut refused, mut played) = (0, 0);
    for seed in 0..60 {
        let mut rng = Fast::new(seed);
        let players = Players::ALL[rng.below(4)];
        let options = Options { players, tactics: TacticsVariant::Veteran, ..Options::default() };
        let Ok(mut game) = Pavlov::start(pack(), &options, &mut rng, &mut ());
        let mut legal = Vec::new();
        while !game.to_act().is_empty() {
            legal.clear();
            game.legal(&mut legal);
            let mut value = serde_json::to_value(game.record()).unwrap();
            let mut words = vec![json!("pavlov"), json!("act pavlov"), json!("deploy 3 0")];
            texts(&value, &mut words);
            for _ in 0..=rng.below(3) {
                meddle(&mut value, &words, &mut rng);
            }
            let record = serde_json::from_value(value.clone()).ok();
            match record.map(|record: Record| Pavlov::restore(pack(), &record)) {
                Some(Ok(other)) => {
                    play_on(other, &value, &mut rng);
                    played += 1;
                }
                _ => refused += 1,
            }
            let Ok(()) = game.apply(legal[rng.below(legal.len())], &mut rng, &mut ());
        }
    }
    assert!(refused > 500 && played > 500, "{refused} refused, {played} played");
}

/// Plays a few actions; the position stays sound.
fn play_on(mut game: Pavlov, value: &Value, rng: &mut Fast) {
    let mut legal = Vec::new();
    for _ in 0..12 {
        legal.clear();
        game.legal(&mut legal);
        if game.to_act().is_empty() {
            return;
        }
        assert!(!legal.is_empty(), "nothing can be done after {value}");
        game.blocked();
        let before = game.record().agenda;
        let Ok(()) = game.apply(legal[rng.below(legal.len())], rng, &mut ());
        game.check().unwrap_or_else(|broken| panic!("{broken} after {before:?} of {value}"));
    }
}
