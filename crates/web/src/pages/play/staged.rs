//! What is staged over the board: moments, turns that begin, the end.

use guide::moment::{Moment, MomentKind, Sum};
use maud::{Markup, html};
use table::staged::Staged;
use table::{Decided, EventText, OutcomeText};

use super::{Seen, dice, verdict};
use crate::words::{Says, Words};

/// How many lines are told behind a moment; the log has all of them.
const LINES: usize = 6;
/// More results than this are no bar that can be read.
const RESULTS: usize = 6;

/// What is staged of an entry, and what could have come of the decision.
pub struct Act {
    /// In its order.
    pub staged: Vec<Staged>,
    /// The decision, where its odds are to be shown.
    pub decided: Option<Decided>,
}

impl Act {
    /// Whether something in it was settled against odds: then they belong to it.
    pub fn is_settled(staged: &[Staged]) -> bool {
        settled(staged).is_some()
    }
}

/// The only moment whose odds are those of the decision.
fn settled(staged: &[Staged]) -> Option<usize> {
    let fought = |one: &Staged| match one {
        Staged::Moment { moment, .. } => matches!(moment.kind, MomentKind::Attack | MomentKind::Relief),
        _ => false,
    };
    let mut places = staged.iter().enumerate().filter(|(_, one)| fought(one)).map(|(n, _)| n);
    places.next().filter(|_| places.next().is_none())
}

/// The moments of these entries, for the page's script to show one after the other.
pub fn moments(words: Words, seen: &Seen, acts: &[Act]) -> String {
    let markup = html! {
        @for act in acts {
            @let settled = settled(&act.staged);
            @for (n, staged) in act.staged.iter().enumerate() {
                @match staged {
                    Staged::Moment { moment, told } => {
                        @let decided = act.decided.as_ref().filter(|_| settled == Some(n));
                        (one(moment, told, decided, words))
                    }
                    Staged::Turn { turn, text } => article.moment.banner data-kind="turn" {
                        h2 { (words.say().turn(*turn)) }
                        p { (text) }
                    },
                    Staged::End(end) => article.moment.banner data-kind="end" data-result=(seen.verdict(end)) {
                        h2 { (verdict(&seen.verdict(end), words).unwrap_or_else(|| words.say().ended())) }
                        p { (end.text) }
                        p.actions { a.button href=(story(seen)) { (words.say().story_open()) } }
                    },
                }
            }
        }
    };
    markup.into_string()
}

/// Where the story of a finished game is told.
pub(super) fn story(seen: &Seen) -> String {
    format!("/games/{}/story{}", seen.id, seen.query())
}

fn one(moment: &Moment, told: &[EventText], decided: Option<&Decided>, words: Words) -> Markup {
    let tone = moment.result.as_ref().map(|result| result.tone.id());
    html! {
        article.moment data-kind=(moment.kind.id()) data-at=[moment.at.as_deref()] data-tone=[tone] {
            @if !moment.title.is_empty() { h2 { (moment.title) } }
            @if !moment.text.is_empty() { p.effect { (moment.text) } }
            @if !moment.sums.is_empty() {
                div.sums { @for sum in &moment.sums { (added(sum)) } }
            }
            @if let Some(result) = &moment.result {
                p.result {
                    strong { (result.word) }
                    @if let Some(margin) = result.margin { " " span.margin { (words.signed(margin.into(), 0)) } }
                }
            }
            @if let Some(decided) = decided { (chances(decided, words)) }
            @if !told.is_empty() {
                // Dice that a sum has are not shown twice.
                @let is_cast = moment.sums.iter().any(|sum| !sum.dice.is_empty());
                ul.told { @for event in told.iter().take(LINES) { li { span { @if !is_cast { (dice(event)) } (event.text) } } } }
            }
        }
    }
}

/// A sum line by line, then its dice, then what they make of it.
fn added(sum: &Sum) -> Markup {
    html! {
        section.sum data-ink=(sum.ink.id()) {
            @if !sum.title.is_empty() { h3 { (sum.title) } }
            @if !sum.lines.is_empty() {
                ul {
                    @for (n, (name, value)) in sum.lines.iter().enumerate() {
                        li style=(format!("--n:{n}")) { span { (name) } b { (value) } }
                    }
                }
            }
            p.cast {
                @if let Some(value) = sum.value { span.value { (value) } }
                @if !sum.dice.is_empty() {
                    span.dice {
                        @for (face, counts) in &sum.dice {
                            svg.die.out[!counts] viewBox="0 0 24 24" role="img" aria-label=(face) { use href=(format!("#die-{face}")) {} }
                        }
                    }
                }
                @if !sum.total.is_empty() { strong.total { (sum.total) } }
            }
        }
    }
}

/// What was likely before the dice, with the place where they fell.
fn chances(decided: &Decided, words: Words) -> Markup {
    let Some(odds) = &decided.odds else { return html! {} };
    let (outcomes, came): (&[OutcomeText], _) = match &decided.column {
        Some(column) if !odds.results.is_empty() => (&odds.results, column),
        _ => (&odds.outcomes, &decided.came),
    };
    html! {
        @if (2..=RESULTS).contains(&outcomes.len()) {
            div.before {
                h3 { (words.say().stage_before()) }
                ol {
                    @for outcome in outcomes {
                        li.came[outcome.text == *came] style=(format!("--share:{:.3}", outcome.probability)) {
                            span { (outcome.text) } " " b { (words.chance(outcome.probability, 0)) }
                        }
                    }
                }
            }
        }
    }
}
