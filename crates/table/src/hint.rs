//! Hints: the opinions of a thinking player in words.
//!
//! The table itself does not think: it passes the game to an [`Advisor`] and puts the answer into words.

use guide::Speaks;
use kurgan_core::Outcome;
use serde::Serialize;

use crate::registry::{AnySession, Listed};
use crate::words::{Says, Words};

/// How much a hint may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thought {
    /// So many milliseconds.
    Ms(u32),
    /// So many games played on from here.
    Playouts(u32),
}

/// Somebody who thinks about the decision that is due, with this seed for all chance: its opinions, the best first;
/// none when the game is over.
pub type Advisor = fn(&AnySession, Thought, u64) -> Vec<Opinion>;

/// What is thought of one action.
#[derive(Clone, PartialEq, Debug)]
pub struct Opinion {
    /// Its notation.
    pub action: String,
    /// How many games were played on from it.
    pub playouts: u32,
    /// The share of them that were won, a draw as a half, with its 95% interval.
    pub win: Option<(f64, (f64, f64))>,
    /// Their mean score, with its standard error.
    pub score: Option<(f64, Option<f64>)>,
    /// How most of those that were played to their ends ended, with the mean score of those that did, and how many.
    pub likeliest: Option<(Outcome, u32)>,
    /// How many were played to their ends.
    pub ended: u32,
}

/// An action with what is thought of it, for a program and for a person.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Hint {
    /// Its notation.
    pub action: String,
    /// What it does.
    pub label: String,
    /// How many games were played on from it.
    pub playouts: u32,
    /// The share of them that were won; null where none was played.
    pub win_chance: Option<f64>,
    /// The 95% interval of that share.
    pub win_interval: Option<(f64, f64)>,
    /// Their mean score.
    pub score: Option<f64>,
    /// The standard error of the mean score.
    pub score_error: Option<f64>,
    /// Why it is where it is in the list.
    pub reason: String,
}

/// No more actions than this are told.
const TOLD: usize = 5;
/// A difference of win chances worth a word.
const WINS: f64 = 0.005;
/// How many standard errors a difference has to be, not to be called chance.
const SURE: f64 = 2.0;

/// The best of these opinions in words.
pub(crate) fn hints<G: Listed>(game: &G, mut opinions: Vec<Opinion>, words: Words) -> Vec<Hint> {
    opinions.truncate(TOLD);
    let actions: Vec<G::Action> =
        opinions.iter().filter_map(|opinion| G::read(game.pack(), &opinion.action).ok()).collect();
    let choices = G::Guide::scene(&crate::any::acting(game), &actions, words).choices;
    let labels: Vec<String> = choices.into_iter().map(|choice| choice.label).collect();
    let reasons: Vec<String> = (0..opinions.len()).map(|nth| reason(game, &opinions, &labels, nth, words)).collect();
    let told = opinions.into_iter().zip(labels).zip(reasons);
    told.map(|((opinion, label), reason)| Hint {
        action: opinion.action,
        label,
        playouts: opinion.playouts,
        win_chance: opinion.win.map(|(chance, _)| chance),
        win_interval: opinion.win.map(|(_, interval)| interval),
        score: opinion.score.map(|(score, _)| score),
        score_error: opinion.score.and_then(|(_, error)| error),
        reason,
    })
    .collect()
}

/// What is expected of an action, and how it compares: the best with the next, the others with the best.
fn reason<G: Listed>(game: &G, opinions: &[Opinion], labels: &[String], nth: usize, words: Words) -> String {
    let (say, this) = (words.say(), &opinions[nth]);
    let Some((outcome, count)) = &this.likeliest else { return say.hint_unplayed() };
    let expects = say.hint_expects(*count, this.ended, G::Guide::ending(game.pack(), game.options(), outcome, words));
    let other = usize::from(nth == 0);
    let other = opinions.get(other).filter(|other| other.playouts > 0).zip(labels.get(other));
    let compared = match other {
        None if opinions.len() == 1 => say.hint_only(),
        None => return expects,
        Some((other, label)) => compare(this, other, label, words),
    };
    format!("{expects} {compared}")
}

/// How an action compares with another, by games won or, where that tells nothing, by score.
fn compare(this: &Opinion, other: &Opinion, label: &str, words: Words) -> String {
    let say = words.say();
    let (wins, wins_error) = difference(this, other, |opinion| {
        let (chance, _) = opinion.win?;
        Some((chance, (chance * (1.0 - chance) / f64::from(opinion.playouts.max(1))).sqrt()))
    });
    let (score, score_error) = difference(this, other, |opinion| opinion.score.map(|(s, e)| (s, e.unwrap_or(s.abs()))));
    let points = words.number(wins.abs() * 100.0, 0);
    let scores = words.number(score.abs(), 1);
    if wins.abs() >= WINS && wins.abs() > SURE * wins_error {
        if wins > 0.0 { say.hint_wins_more(points, label) } else { say.hint_wins_fewer(points, label) }
    } else if score.abs() > SURE * score_error {
        if score > 0.0 { say.hint_scores_more(scores, label) } else { say.hint_scores_less(scores, label) }
    } else {
        say.hint_even(label)
    }
}

/// The difference of two estimates, with its standard error.
fn difference(one: &Opinion, two: &Opinion, of: impl Fn(&Opinion) -> Option<(f64, f64)>) -> (f64, f64) {
    match (of(one), of(two)) {
        (Some((a, a_error)), Some((b, b_error))) => (a - b, a_error.hypot(b_error)),
        _ => (0.0, 0.0),
    }
}
