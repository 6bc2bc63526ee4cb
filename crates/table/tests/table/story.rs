//! The story of a finished game, and what is staged on the way there.

use guide::moment::MomentKind;
use serde_json::json;
use table::staged::Staged;
use table::{AnySession, EventText, GameId, Packs, Start, Words};

/// A game in which somebody always takes the first choice that does not give up, to its end.
fn played(game: GameId, options: &serde_json::Value, mut look: impl FnMut(&AnySession)) -> AnySession {
    let (packs, words) = (Packs::default(), Words::default());
    let start = Start { seed: Some(7), ..Start::of(game, options) };
    let mut session = AnySession::new(&packs, &start, words).unwrap();
    while !session.is_over() {
        look(&session);
        let legal = session.state(words).legal;
        let action = legal.iter().find(|choice| !choice.resign).unwrap().action.clone();
        session.act(&action, None, words).unwrap();
    }
    session
}

/// How many dice an event has.
fn dice_of(event: &EventText) -> usize {
    let dice = event.fields.iter().filter(|(name, _)| name.as_str() == "dice" || name.ends_with("_dice"));
    dice.map(|(_, faces)| faces.as_array().map_or(0, Vec::len)).sum()
}

#[test]
fn a_story_is_told_of_finished_games_alone_and_counts_every_die() {
    let words = Words::default();
    for game in GameId::offered() {
        let session = played(game, &json!({}), |session| assert!(session.story(session.all_seats(), words).is_none()));
        let story = session.story(session.all_seats(), words).unwrap();
        let state = session.state(words);
        assert_eq!(Some(&story.ending), state.outcome.as_ref());
        assert_eq!(story.turns.last(), Some(&state.turn));
        assert!(story.turns.is_sorted());
        for chart in &story.charts {
            assert_eq!(chart.values.len(), story.turns.len(), "{game}: {}", chart.name);
        }
        // The first chart is that of the score.
        assert_eq!(story.charts[0].values.last(), Some(&story.ending.score), "{game}");
        let log = session.log(words);
        let rolled: usize = log.iter().map(dice_of).sum();
        assert_eq!(story.dice.iter().sum::<usize>(), rolled, "{game}");
        let luck = story.luck;
        assert!(luck.came <= luck.tries && luck.expected < f64::from(u32::try_from(luck.tries.max(1)).unwrap()));
        assert!(story.moments.iter().all(|moment| (0.0..1.0).contains(&moment.chance) && moment.chance > 0.0));
        assert!(story.moments.iter().all(|moment| !moment.label.is_empty()), "{game}");
    }
}

#[test]
fn every_die_of_an_action_is_staged_and_the_end_once() {
    let words = Words::default();
    for game in GameId::offered() {
        let session = played(game, &json!({}), |_| ());
        let held = session.all_seats();
        let mut kinds: Vec<MomentKind> = Vec::new();
        for told in session.log_for(held, 0, words) {
            let staged = session.staged_for(held, told.entry, words);
            let rolls = told.events.iter().any(|event| dice_of(event) > 0);
            let moments = || staged.iter().filter(|staged| matches!(staged, Staged::Moment { .. }));
            assert!(!rolls || moments().next().is_some(), "{game}: {told:?}");
            let turns = told.events.iter().filter(|event| event.kind == "turn").count();
            assert_eq!(staged.iter().filter(|staged| matches!(staged, Staged::Turn { .. })).count(), turns);
            let ends = staged.iter().filter(|staged| matches!(staged, Staged::End(_))).count();
            assert_eq!(ends, usize::from(told.entry == session.len()), "{game}: entry {}", told.entry);
            kinds.extend(moments().filter_map(|staged| match staged {
                Staged::Moment { moment, .. } => Some(moment.kind),
                _ => None,
            }));
        }
        assert!(kinds.contains(&MomentKind::Card), "{game}");
    }
}
