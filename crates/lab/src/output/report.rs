//! The report: one self-contained HTML file without scripts.

use std::collections::BTreeSet;

use ai::Level;
use guide::{Speaks, Studies};
use kurgan_core::Verdict;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde_json::Value;
use table::Listed;

use super::charts;
use super::marginal::marginals;
use super::summary::{band, error, impact, percent};
use crate::plan::{Arm, POLICY_AXIS};
use crate::player::names;
use crate::run::Results;
use crate::stats::{Estimate, Share};
use crate::tally::Tally;
use crate::words::{Says, Words};

/// So many factors are shown of an arm.
const IMPACTS: usize = 16;

/// How it looks.
const STYLE: &str = include_str!("report.css");

/// The whole page.
pub(crate) fn page<G: Listed>(results: &Results, pack: &G::Pack, words: Words) -> String {
    let (plan, say) = (&results.plan, words.say());
    let game = plan.game.title(words);
    let title = if plan.title.is_empty() { game.clone() } else { plan.title.clone() };
    let arms: Vec<(&Arm, &Tally)> = plan.arms.iter().zip(&results.tallies).collect();
    let names: Vec<String> = arms.iter().map(|(arm, _)| named::<G>(&arm.name, words)).collect();
    let rates: Vec<(&str, Share)> =
        names.iter().map(String::as_str).zip(arms.iter().map(|(_, tally)| tally.won())).collect();
    let marginals = marginals(plan, &results.tallies);
    let marginals: Vec<(String, Share)> =
        marginals.into_iter().map(|(value, share)| (named::<G>(&value, words), share)).collect();
    let by_value: Vec<(&str, Share)> = marginals.iter().map(|(value, share)| (value.as_str(), *share)).collect();
    let last = plan.seed + u64::from(plan.games.saturating_sub(1));
    let page = html! {
        (DOCTYPE)
        html lang=(words.language().id()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (title) }
                p { (say.report_lead(game, plan.games, arms.len() as u64, plan.seed.to_string(), last.to_string())) }
                p.note { (if plan.paired { say.report_paired() } else { say.report_unpaired() }) }
                h2 { (say.report_won()) }
                (charts::rates(&say.report_won(), &rates, words))
                p.note { (say.report_won_note()) }
                @if !by_value.is_empty() {
                    h2 { (say.report_marginals()) }
                    (charts::rates(&say.report_marginals(), &by_value, words))
                    p.note { (say.report_marginals_note()) }
                }
                (overview::<G>(&arms, words))
                @for (n, (arm, tally)) in arms.iter().enumerate() {
                    details open[n == 0] {
                        summary { h2 { (names[n]) } }
                        (arm_section::<G>(arm, tally, pack, words))
                    }
                }
            }
        }
    };
    page.into_string()
}

/// A line for each arm.
fn overview<G: Listed>(arms: &[(&Arm, &Tally)], words: Words) -> Markup {
    let (say, table) = (words.say(), words);
    html! {
        div.wide { table {
            thead { tr {
                th { (say.head_arm()) } th.n { (say.head_games()) } th.n { (say.head_won()) } th.n { (say.head_interval()) }
                th.n { (say.head_drawn()) } th.n { (say.head_score(G::Guide::score_name(words))) } th.n { (say.head_quantiles()) }
                th.n { (say.head_turns()) } th.n { (say.head_decisions()) }
            } }
            tbody { @for (arm, tally) in arms {
                @let (won, score) = (tally.won(), tally.score());
                @let (low, high) = won.interval();
                @let moments = score.moments();
                @let at = |share| words.number(score.quantile(share).unwrap_or_default().into(), 0);
                @let drawn = Share { halves: 2 * tally.ended[Verdict::Draw as usize], games: tally.games() };
                tr {
                    th { (named::<G>(&arm.name, words)) } td.n { (tally.games()) } td.n { (table.percent(won.rate(), 1)) }
                    td.n { (table.percents((low, high), 1)) }
                    td.n { (table.percent(drawn.rate(), 1)) }
                    td.n { (table.number(moments.mean(), 2)) " ± " (error(&moments, words)) }
                    td.n { (at(0.05)) " / " (at(0.5)) " / " (at(0.95)) }
                    td.n { (tally.turn.quantile(0.5).unwrap_or_default()) }
                    td.n { (tally.decisions.quantile(0.5).unwrap_or_default()) }
                }
            } }
        } }
    }
}

fn arm_section<G: Listed>(arm: &Arm, tally: &Tally, pack: &G::Pack, words: Words) -> Markup {
    let say = words.say();
    let players: Vec<String> = arm
        .policy
        .iter()
        .map(|(seat, id)| {
            said(G::Guide::seat(seat, words), &player::<G>(id.as_str().unwrap_or_default(), words), words)
        })
        .collect();
    let tracks = (0..).zip(G::Guide::TRACKS).map(|(n, track)| {
        let turns: Vec<(u32, [i32; 3])> =
            tally.tracks.iter().filter_map(|(&turn, all)| Some((turn, band(all.get(n)?)?))).collect();
        charts::bands(&G::Guide::track_name(track, words), &turns, words)
    });
    html! {
        p.note { (players.join(&words.semicolon())) }
        h3 { (say.report_scores(G::Guide::score_name(words))) }
        (charts::scores(&say.report_scores(G::Guide::score_name(words)), &tally.scores, words))
        p.key { @for ended in Verdict::ALL { span { i class=(ended.id()) {} (ended_name(ended, words)) } } }
        h3 { (say.report_tracks()) }
        p.note { (say.report_tracks_note()) }
        div.tracks { @for chart in tracks { (chart) } }
        h3 { (say.report_ends()) }
        (ends::<G>(tally, words))
        h3 { (say.report_losses()) }
        (losses::<G>(tally, words))
        h3 { (say.report_impact()) }
        (impact_section::<G>(tally, pack, words))
        details { summary { (say.report_options()) } (options::<G>(&arm.options, words)) }
    }
}

/// A thing and what is said of it.
fn said(name: String, what: &str, words: Words) -> String {
    name + &words.colon() + what
}

/// A player by name, with the id that an experiment calls it by: `rules of thumb (expert)`.
fn player<G: Listed>(id: &str, words: Words) -> String {
    let name = match id.parse::<Level>() {
        Ok(level) => words.say().player_name(level.id()),
        Err(_) => G::Guide::style_name(id, words),
    };
    words.say().report_player(name, id)
}

/// The name of an arm or a value, `option=value`, with the names of option and value in place of what is typed.
fn named<G: Listed>(name: &str, words: Words) -> String {
    let say = words.say();
    let part = |part: &str| match part.split_once('=') {
        Some((option, value)) if G::OPTIONS.iter().any(|spec| spec.name == option) => {
            said(G::Guide::option(option, words).title, &value_name::<G>(option, &value.into(), words), words)
        }
        Some((POLICY_AXIS, id)) if names::<G>().contains(&id) => {
            said(say.report_players(), &player::<G>(id, words), words)
        }
        _ => part.to_owned(),
    };
    name.split(", ").map(part).collect::<Vec<_>>().join(&words.semicolon())
}

fn value_name<G: Listed>(option: &str, value: &Value, words: Words) -> String {
    let say = words.say();
    match value {
        Value::Bool(true) => say.report_yes(),
        Value::Bool(false) => say.report_no(),
        Value::Null => say.report_as_printed(),
        Value::Array(values) if values.is_empty() => say.report_as_printed(),
        Value::String(word) => match word.as_str() {
            "true" => say.report_yes(),
            "false" => say.report_no(),
            "none" => say.report_as_printed(),
            word => G::Guide::choice(option, word, words),
        },
        Value::Array(values) => values.iter().map(Value::to_string).collect::<Vec<_>>().join(&words.comma()),
        other => other.to_string(),
    }
}

/// The options of an arm by their names.
fn options<G: Listed>(options: &Value, words: Words) -> Markup {
    html! {
        table.options { tbody {
            @for (option, value) in options.as_object().into_iter().flatten() {
                tr { th { (G::Guide::option(option, words).title) } td { (value_name::<G>(option, value, words)) } }
            }
        } }
    }
}

fn ended_name(ended: Verdict, words: Words) -> String {
    match ended {
        Verdict::Loss => words.say().ended_loss(),
        Verdict::Draw => words.say().ended_draw(),
        Verdict::Win => words.say().ended_win(),
    }
}

/// What ended the games, how often and when.
fn ends<G: Listed>(tally: &Tally, words: Words) -> Markup {
    let say = words.say();
    html! {
        div.wide { table {
            thead { tr {
                th { (say.head_end()) } th.n { (say.head_games()) } th.n { (say.head_share()) }
                th.n { (say.head_interval()) } th.n { (say.head_won()) } th.n { (say.head_turn()) }
            } }
            tbody { @for ending in tally.endings() {
                @let share = ending.share(tally.games());
                tr {
                    th { (G::Guide::reason_name(ending.reason, words)) } td.n { (ending.won.games) }
                    td.n { (words.percent(share.rate(), 1)) } td.n { (words.percents(share.interval(), 1)) }
                    td.n { (words.percent(ending.won.rate(), 1)) }
                    td.n { (words.number(ending.turns.moments().mean(), 1)) }
                }
            } }
        } }
    }
}

/// Why and when games were lost: the darker, the more.
#[allow(clippy::cast_precision_loss)] // counts far below 2^53
fn losses<G: Listed>(tally: &Tally, words: Words) -> Markup {
    let (say, losses) = (words.say(), tally.losses());
    let turns: BTreeSet<u32> = losses.iter().flat_map(|(.., turns)| turns.keys().copied()).collect();
    let most = losses.iter().flat_map(|(.., turns)| turns.values()).max().copied().unwrap_or(1);
    let share = |times: u64| Share { halves: 2 * times, games: tally.games() }.rate();
    html! {
        @if losses.is_empty() {
            p { (say.report_no_losses()) }
        } @else {
            div.wide { table.heat {
                thead { tr { th { (say.head_reason()) } th.n { (say.head_all()) } @for turn in &turns { th.n { (turn) } } } }
                tbody { @for (reason, total, by_turn) in &losses {
                    tr {
                        th { (G::Guide::reason_name(reason, words)) } td.n { (words.percent(share(*total), 1)) }
                        @for turn in &turns {
                            @let times = by_turn.get(turn).copied().unwrap_or_default();
                            td.n style=(format!("--heat:{:.0}%", times as f64 / most as f64 * 100.0)) {
                                @if times > 0 { (percent(share(times), words)) }
                            }
                        }
                    }
                } }
            } }
            p.note { (say.report_losses_note()) }
        }
    }
}

fn impact_section<G: Listed>(tally: &Tally, pack: &G::Pack, words: Words) -> Markup {
    let (say, table, factors) = (words.say(), words, G::Guide::factors(pack));
    let clear: Vec<_> =
        impact::<G>(tally, pack).into_iter().filter(|impact| impact.difference.is_clear()).take(IMPACTS).collect();
    let shown: Vec<(String, Estimate)> = clear
        .iter()
        .filter_map(|impact| {
            let factor = factors.iter().find(|factor| factor.bit == impact.bit)?;
            Some((crate::words::factor::<G>(factor, words), impact.difference))
        })
        .collect();
    html! {
        @if shown.is_empty() {
            p { (say.report_no_impact()) }
        } @else {
            (charts::impacts(&say.report_impact(), &shown, table))
            p.note { (say.report_impact_note()) }
            div.wide { table {
                thead { tr {
                    th { (say.head_factor()) } th.n { (say.head_games_with()) } th.n { (say.head_won_with()) }
                    th.n { (say.head_won_without()) } th.n { (say.head_difference()) } th.n { (say.head_interval()) }
                } }
                tbody { @for (impact, (name, difference)) in clear.iter().zip(&shown) {
                    tr {
                        th { (name) } td.n { (impact.with.games) } td.n { (table.percent(impact.with.rate(), 1)) }
                        td.n { (table.percent(impact.without.rate(), 1)) }
                        td.n { (table.signed(difference.value * 100.0, 1)) }
                        td.n { (table.range(&table.signed(difference.low * 100.0, 1), &table.signed(difference.high * 100.0, 1))) }
                    }
                } }
            } }
        }
    }
}
