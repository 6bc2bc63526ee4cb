//! The review of a finished game in words: how the win chance changed, and why.

use kurgan_core::Seats;
use serde::Serialize;

use crate::registry::AnySession;
use crate::words::{Says, Words};

/// What was found out about a finished game, for one side.
#[derive(Clone, PartialEq, Debug)]
pub struct Looked {
    /// The chance to win at the start.
    pub start: f64,
    /// After each action: its turn and the chance to win.
    pub line: Vec<(u32, f64)>,
    /// What the side's decisions changed.
    pub choice: f64,
    /// What others' decisions changed; none where there are no others.
    pub others: Option<f64>,
    /// What the dice changed.
    pub luck: f64,
    /// The decisions that cost most: number of the entry and what it changed.
    pub costly: Vec<(usize, f64)>,
    /// The falls of the dice that hurt most.
    pub unlucky: Vec<(usize, f64)>,
    /// How many games were played on from each position.
    pub playouts: u32,
}

/// The same in sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentences {
    /// The question.
    pub title: String,
    /// How the answer was found.
    pub text: String,
    /// What the chart shows.
    pub chart: String,
    /// The chance to win at the start, and what changed it: decisions, those of others, dice.
    pub shares: Vec<String>,
    /// The heading of the decisions.
    pub costly: String,
    /// The decisions that cost most.
    pub decisions: Vec<Line>,
    /// What to say where there are none.
    pub no_decisions: String,
    /// The heading of the dice.
    pub unlucky: String,
    /// The dice that hurt most.
    pub dice: Vec<Line>,
    /// What to say where there are none.
    pub no_dice: String,
}

/// An action that changed much.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Line {
    /// The number of its entry, counted from 1.
    pub entry: usize,
    /// What it changed, in points of a hundred.
    pub points: String,
    /// The turn it was played on.
    pub turn: String,
    /// The decision where it may be known, or what happened.
    pub what: String,
    /// What came of the decision; empty where something else is told.
    pub came: String,
}

/// The sentences about a finished game for whoever held these seats.
pub fn sentences(session: &AnySession, held: Seats, looked: &Looked, words: Words) -> Sentences {
    let say = words.say();
    let points = |share: f64| words.signed(share * 100.0, 1);
    let lines = |moments: &[(usize, f64)]| moments.iter().map(|&moment| line(session, held, moment, words)).collect();
    let shares = [
        Some(say.review_start(words.percent(looked.start, 0))),
        Some(say.review_choice(points(looked.choice))),
        looked.others.map(|others| say.review_others(points(others))),
        Some(say.review_luck(points(looked.luck))),
    ];
    Sentences {
        title: say.review_title(),
        text: say.review_text(looked.playouts),
        chart: say.review_chart(),
        shares: shares.into_iter().flatten().collect(),
        costly: say.review_costly(),
        decisions: lines(&looked.costly),
        no_decisions: say.review_costly_none(),
        unlucky: say.review_unlucky(),
        dice: lines(&looked.unlucky),
        no_dice: say.review_unlucky_none(),
    }
}

/// A turn by its number.
pub fn turn(number: u32, words: Words) -> String {
    words.say().review_turn(number)
}

fn line(session: &AnySession, held: Seats, (entry, share): (usize, f64), words: Words) -> Line {
    let told = session.log_for(held, entry, words).into_iter().next();
    let (what, came) = if let Some(decided) = session.decided(held, entry, words) {
        (decided.label, decided.came)
    } else {
        let event = told.iter().flat_map(|told| &told.events).next();
        (event.map_or_else(String::new, |event| event.text.clone()), String::new())
    };
    Line {
        entry,
        points: words.signed(share * 100.0, 1),
        turn: told.map_or_else(String::new, |told| turn(told.turn, words)),
        what,
        came,
    }
}
