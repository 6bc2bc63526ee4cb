//! Fragments that explain: an element, the odds of a choice, hints, a line of the log.

use kurgan_core::{Seat, Session};
use maud::{Markup, html};
use table::hint::Hint;
use table::{Decided, GameId, Odds, OutcomeText, Told, each_session};

use super::play::{Seen, dice};
use super::rule_link;
use crate::board::{About, Origin};
use crate::drawn::Drawn;
use crate::rules;
use crate::words::Tongue;

/// Everything about an element of the board; none where there is no such element.
pub fn about(tongue: Tongue, seen: &Seen, element: &str) -> Option<String> {
    fn about<G: Drawn>(session: &Session<G>, seat: Option<Seat>, element: &str, tongue: Tongue) -> Option<About> {
        G::about(&session.game().view(seat), element, tongue)
    }
    let seat = seen.held.iter().next();
    let about = each_session!(seen.session, session => about(session, seat, element, tongue))?;
    let markup = html! {
        h3 { (about.title) @if let Some(origin) = about.source { " " (badge(origin, tongue)) } }
        ul { @for line in &about.lines { li { (line) } } }
        @if let Some(rule) = about.rule { p { (rule_link(tongue, seen.session.game(), rule)) } }
    };
    Some(markup.into_string())
}

fn badge(origin: Origin, tongue: Tongue) -> Markup {
    let say = tongue.say();
    let (class, word, help) = match origin {
        Origin::Printed => ("printed", say.origin_printed(), say.origin_printed_help()),
        Origin::Derived => ("derived", say.origin_derived(), say.origin_derived_help()),
        Origin::Reconstructed => ("reconstructed", say.origin_reconstructed(), say.origin_reconstructed_help()),
    };
    html! { span.badge.(class) title=(help) { (word) } }
}

/// What a choice can come to.
pub fn odds(tongue: Tongue, odds: &Odds) -> String {
    draw_odds(tongue, odds, None).into_string()
}

fn draw_odds(tongue: Tongue, odds: &Odds, came: Option<&str>) -> Markup {
    let say = tongue.say();
    html! {
        @if odds.outcomes.len() > 1 || came.is_some() {
            h3 { (say.odds_title()) }
            (bars(tongue, &odds.outcomes, came))
        }
        @for forecast in &odds.forecast {
            h4 { (forecast.text) }
            (bars(tongue, &forecast.outcomes, None))
        }
    }
}

/// Outcomes as bars with their chance in percent.
fn bars(tongue: Tongue, outcomes: &[OutcomeText], came: Option<&str>) -> Markup {
    html! {
        ul.bars {
            @for outcome in outcomes {
                @let percent = outcome.probability * 100.0;
                li.came[came == Some(outcome.text.as_str())] {
                    span.bar style=(format!("width:{percent:.1}%")) {}
                    span.percent { (tongue.table().chance(outcome.probability, 1)) }
                    span.text { (outcome.text) }
                }
            }
        }
    }
}

/// What somebody who thinks found out.
pub fn hints(tongue: Tongue, hints: &[Hint], playouts: u32) -> String {
    let (say, table) = (tongue.say(), tongue.table());
    let markup = html! {
        h3 { (say.hints_title(playouts)) }
        ol {
            @for hint in hints {
                li {
                    button.suggested type="button" data-suggest=(hint.action) { (hint.label) }
                    @if let Some(win) = hint.win_chance {
                        span.win { (say.hint_wins(table.percent(win, 0))) }
                        @if let Some(interval) = hint.win_interval {
                            span.interval { (table.percents(interval, 0)) }
                        }
                    }
                    @if let Some(score) = hint.score { span.score { (say.hint_score(table.number(score, 1))) } }
                    p { (hint.reason) }
                }
            }
        }
    };
    markup.into_string()
}

/// A line of the log explained: the decision, its odds then, the dice and the rules.
pub fn entry(tongue: Tongue, game: GameId, told: &Told, decided: Option<&Decided>) -> String {
    let say = tongue.say();
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
            (draw_odds(tongue, odds, decided.map(|decided| decided.came.as_str())))
        }
        @for rule in cited {
            @if let Some(section) = rules::section(game, rule, tongue.language()) { div.rules { (section) } }
        }
    };
    markup.into_string()
}
