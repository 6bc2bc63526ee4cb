//! Fragments that explain: an element, the odds of a choice, hints, a line of the log.

use guide::Draws;
use guide::board::About;
use kurgan_core::pack::Source;
use kurgan_core::{Seat, Session};
use maud::{Markup, html};
use table::hint::Hint;
use table::{Decided, GameId, Listed, Odds, OutcomeText, Told, each_session};

use super::play::{Seen, dice};
use super::rule_link;
use crate::glossary::explained;
use crate::rules;
use crate::words::{Says, Words};

/// Everything about an element of the board; none where there is no such element.
pub fn about(words: Words, seen: &Seen, element: &str) -> Option<String> {
    fn about<G: Listed>(session: &Session<G>, seat: Option<Seat>, element: &str, words: Words) -> Option<About> {
        G::Guide::about(&session.game().view(seat), element, words)
    }
    let seat = seen.held.iter().next();
    let about = each_session!(seen.session, session => about(session, seat, element, words))?;
    let markup = html! {
        h3 { (about.title) @if let Some(origin) = about.source { " " (badge(origin, words)) } }
        ul { @for line in &about.lines { li { (line) } } }
        @if let Some(rule) = about.rule { p { (rule_link(words, seen.session.game(), rule)) } }
    };
    Some(explained(&markup, seen.session.game(), words.language()).into_string())
}

fn badge(origin: Source, words: Words) -> Markup {
    let say = words.say();
    let (class, word, help) = match origin {
        Source::Printed => ("printed", say.origin_printed(), say.origin_printed_help()),
        Source::Derived => ("derived", say.origin_derived(), say.origin_derived_help()),
        Source::Reconstructed => ("reconstructed", say.origin_reconstructed(), say.origin_reconstructed_help()),
    };
    html! { span.badge.(class) title=(help) { (word) } }
}

/// What a choice can come to.
pub fn odds(words: Words, odds: &Odds) -> String {
    draw_odds(words, odds, None, None).into_string()
}

/// The odds of a choice; of a choice already made, with what came and the result of the combat table.
fn draw_odds(words: Words, odds: &Odds, came: Option<&str>, column: Option<&str>) -> Markup {
    let say = words.say();
    html! {
        @if odds.outcomes.len() > 1 || came.is_some() {
            h3 { (say.odds_title()) }
            (bars(words, &odds.outcomes, came))
        }
        @if !odds.results.is_empty() {
            h4 { (say.odds_results()) }
            (bars(words, &odds.results, column))
        }
        @for forecast in &odds.forecast {
            h4 { (forecast.text) }
            (bars(words, &forecast.outcomes, None))
        }
    }
}

/// Outcomes as bars with their chance in percent.
fn bars(words: Words, outcomes: &[OutcomeText], came: Option<&str>) -> Markup {
    html! {
        ul.bars {
            @for outcome in outcomes {
                @let percent = outcome.probability * 100.0;
                li.came[came == Some(outcome.text.as_str())] {
                    span.bar style=(format!("width:{percent:.1}%")) {}
                    span.percent { (words.chance(outcome.probability, 1)) }
                    span.text { (outcome.text) }
                }
            }
        }
    }
}

/// What somebody who thinks found out.
pub fn hints(words: Words, hints: &[Hint], playouts: u32) -> String {
    let say = words.say();
    let (best, others) = hints.split_at(hints.len().min(1));
    let markup = html! {
        svg.pencil viewBox="0 0 24 24" width="26" height="26" aria-hidden="true" {
            path d="M4 20l1-5L16 4l4 4L9 19zM14 6l4 4M5 15l4 4" {}
        }
        h3 { (say.hint()) }
        ol {
            @for hint in best {
                li {
                    p.advice { (hint.label) }
                    button.primary type="button" data-suggest=(hint.action) { (say.hint_do()) }
                    button type="button" data-why="" aria-expanded="false" { (say.hint_why()) }
                    (expected(hint, words))
                    div.reasons hidden {
                        p { (hint.reason) }
                        p.playouts { (say.hints_title(playouts)) }
                        @if !others.is_empty() {
                            h4 { (say.hint_others()) }
                            ol start="2" { @for hint in others { (other(hint, words)) } }
                        }
                    }
                }
            }
        }
    };
    markup.into_string()
}

/// Another choice than the best.
fn other(hint: &Hint, words: Words) -> Markup {
    html! {
        li {
            button.suggested type="button" data-suggest=(hint.action) { (hint.label) }
            (expected(hint, words))
            p { (hint.reason) }
        }
    }
}

/// What a choice is worth: how many games it wins and its score.
fn expected(hint: &Hint, words: Words) -> Markup {
    let (say, table) = (words.say(), words);
    html! {
        span.expected {
            @if let Some(win) = hint.win_chance {
                @let interval = hint.win_interval.map(|interval| table.percents(interval, 0));
                b.win title=[interval] { (say.hint_wins(table.percent(win, 0))) }
            }
            @if let Some(score) = hint.score { " " span.score { (say.hint_score(table.number(score, 1))) } }
        }
    }
}

/// A line of the log explained: the decision, its odds then, the dice and the rules.
pub fn entry(words: Words, game: GameId, told: &Told, decided: Option<&Decided>) -> String {
    let say = words.say();
    let mut cited: Vec<&str> = Vec::new();
    for event in &told.events {
        if !cited.contains(&event.rule) {
            cited.push(event.rule);
        }
    }
    let markup = html! {
        @if let Some(decided) = decided {
            h2 { (decided.label) }
            p { code { (decided.action) } }
        } @else {
            h2 { (say.turn(told.turn)) }
        }
        ol.log { @for event in &told.events { li { (dice(event)) (event.text) } } }
        @if let Some(odds) = decided.and_then(|decided| decided.odds.as_ref()) {
            @let came = decided.map(|decided| decided.came.as_str());
            (draw_odds(words, odds, came, decided.and_then(|decided| decided.column.as_deref())))
        }
        @for rule in cited {
            @if let Some(section) = rules::section(game, rule, words.language()) { div.rules { (section) } }
        }
    };
    explained(&markup, game, words.language()).into_string()
}
