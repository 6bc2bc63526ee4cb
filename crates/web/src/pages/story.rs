//! The end of a game: its story in numbers.

use maud::{Markup, html};
use serde_json::Value;
use table::story::{Chart, Luck, Story, Turning};

use super::Shell;
use super::play::{Seen, phrases, verdict};
use crate::words::{Says, Words};

/// Width and height of a chart without its margins.
const CHART: (f64, f64) = (600.0, 120.0);
/// So many parts of a chart have a label each.
const LABELS: usize = 14;

/// The page that tells how a game went.
pub fn story(shell: Shell, seen: &Seen, story: &Story) -> String {
    let (words, say) = (shell.words, shell.words.say());
    let (game, language) = (seen.session.game(), words.language().id());
    let result = seen.verdict(&story.ending);
    let name = verdict(&result, words).unwrap_or_else(|| say.ended());
    let title = game.title(words);
    let body = html! {
        div #story .story data-id=(seen.id) data-query=(seen.query()) {
            figure.last data-result=(result) {
                figcaption {
                    p.caps { (title) " · " (say.turn(*story.turns.last().unwrap_or(&0))) }
                    h1 { (name) }
                    p { (story.ending.text) }
                }
                img src=(format!("/games/{}/picture?at={}&in={language}", seen.id, seen.version)) alt=(say.board_label());
                (ways(seen, words))
            }
            div.figures {
                (figures(story, words))
                section.charts aria-labelledby="charts" {
                    h2 #charts { (say.story_charts()) }
                    @for (n, each) in story.charts.iter().enumerate() { (chart(each, n == 0, story, words)) }
                    @if !story.moments.is_empty() { p.legend { (say.story_marked()) } }
                }
                section aria-labelledby="dice" {
                    h2 #dice { (say.story_dice()) }
                    (faces(&story.dice, words))
                    p { (rolled(&story.dice, words)) }
                    @if story.luck.tries > 0 { p { (luck(&story.luck, words)) } }
                }
                section aria-labelledby="went" {
                    h2 #went { (say.story_went()) }
                    @if let Some(swing) = swing(story, words) { p { (swing) } }
                    ol.turnings { @for moment in &story.moments { (turning(moment, words)) } }
                }
                div #told aria-live="polite" {}
            }
        }
        (phrases(words))
    };
    shell.page(&say.story_title(name, title), "plain", &body).into_string()
}

/// The score, the last turn, what was lost.
fn figures(story: &Story, words: Words) -> Markup {
    let say = words.say();
    html! {
        dl.numbers {
            div {
                dt { (story.score_name) }
                dd { strong #score { (words.number(story.ending.score.into(), 0)) }
                    @if let Some(goal) = story.goal { " " small { (say.story_goal(goal)) } } }
            }
            @for (name, count) in &story.losses { div { dt { (name) } dd { strong { (count) } } } }
        }
    }
}

/// A track from turn to turn: that of the score as bars with the goal, the others as lines.
fn chart(chart: &Chart, is_score: bool, story: &Story, words: Words) -> Markup {
    let (width, height) = if is_score { CHART } else { (CHART.0, CHART.1 / 2.0) };
    let goal = story.goal.filter(|_| is_score);
    let values = chart.values.iter().copied();
    let most = values.clone().chain(goal).chain(is_score.then_some(1)).max().unwrap_or(1);
    let least = values.chain(is_score.then_some(0)).min().unwrap_or(0).min(most - 1);
    let span = f64::from(most - least);
    let y = |value: i32| (f64::from(most - value)) / span * height;
    let step = width / f64::from(u32::try_from(chart.values.len()).unwrap_or(1).max(1));
    let x = |n: usize| (f64::from(u32::try_from(n).unwrap_or(0)) + 0.5) * step;
    let every = chart.values.len().div_ceil(LABELS);
    let marked = |n: usize| n > 0 && story.moments.iter().any(|moment| story.turns.get(n) == Some(&moment.turn));
    let label = |n: usize| match n {
        0 => words.say().story_start(),
        n => story.turns.get(n).map_or_else(String::new, ToString::to_string),
    };
    let number = |value: i32| words.number(value.into(), 0);
    let told: Vec<String> = chart.values.iter().map(|value| number(*value)).collect();
    let line: Vec<String> =
        chart.values.iter().enumerate().map(|(n, value)| format!("{:.1},{:.1}", x(n), y(*value))).collect();
    html! {
        h3 { (chart.name) }
        svg.chart viewBox=(format!("-30 -18 {} {}", width + 40.0, height + 40.0)) role="img"
            aria-label=(format!("{}{}{}", chart.name, words.colon(), told.join(&words.comma()))) {
            @for value in [least, most] {
                path.grid d=(format!("M0 {:.1}H{width}", y(value))) {}
                text x="-6" y=(format!("{:.1}", y(value) + 4.0)) text-anchor="end" { (number(value)) }
            }
            @if is_score && least < 0 { path.grid d=(format!("M0 {:.1}H{width}", y(0))) {} }
            @if is_score {
                @for (n, value) in chart.values.iter().enumerate() {
                    @let (top, bottom) = (y((*value).max(0)), y((*value).min(0)));
                    rect.bar.last[n + 1 == chart.values.len()] x=(format!("{:.1}", x(n) - step * 0.36)) y=(format!("{top:.1}"))
                        width=(format!("{:.1}", step * 0.72)) height=(format!("{:.1}", (bottom - top).max(1.0))) rx="2" {}
                }
            } @else {
                polyline.line points=(line.join(" ")) {}
                @for (n, value) in chart.values.iter().enumerate() { circle.dot cx=(format!("{:.1}", x(n))) cy=(format!("{:.1}", y(*value))) r="3.4" {} }
            }
            @if let Some(goal) = goal { path.goal d=(format!("M0 {:.1}H{width}", y(goal))) {} }
            @for (n, value) in chart.values.iter().enumerate() {
                @if n % every == 0 || n + 1 == chart.values.len() {
                    text.value x=(format!("{:.1}", x(n))) y=(format!("{:.1}", y(if is_score { (*value).max(0) } else { *value }) - 6.0)) text-anchor="middle" { (number(*value)) }
                    text x=(format!("{:.1}", x(n))) y=(height + 16.0) text-anchor="middle" { (label(n)) }
                }
                @if is_score && marked(n) {
                    path.turning d=(format!("M{:.1} {:.1}l5 5 -5 5 -5 -5z", x(n), height - 12.0)) {}
                }
            }
        }
    }
}

/// How often each face came, against a sixth of all.
fn faces(dice: &[usize; 6], words: Words) -> Markup {
    let count = |n: usize| f64::from(u32::try_from(n).unwrap_or(u32::MAX));
    let all = count(dice.iter().sum());
    let most = dice.iter().copied().map(count).fold(1.0, f64::max);
    html! {
        ol.faces style=(format!("--even:{:.3}", all / 6.0 / most)) {
            @for (face, times) in (1..).zip(dice) {
                li {
                    span.bar style=(format!("--part:{:.3}", count(*times) / most)) {}
                    b { (times) }
                    span { (words.say().story_face(face)) }
                }
            }
        }
    }
}

fn rolled(dice: &[usize; 6], words: Words) -> String {
    let all: usize = dice.iter().sum();
    let pips: usize = (1..).zip(dice).map(|(face, times): (usize, _)| face * times).sum();
    let number = |n: usize| f64::from(u32::try_from(n).unwrap_or(u32::MAX));
    let mean = if all > 0 { number(pips) / number(all) } else { 0.0 };
    words.say().story_rolled(all, words.number(mean, 2), words.number(3.5, 1))
}

fn luck(luck: &Luck, words: Words) -> String {
    let word = match luck.score() {
        1.5.. => "very_kind",
        0.5.. => "kind",
        -0.5.. => "even",
        -1.5.. => "unkind",
        _ => "very_unkind",
    };
    let said = words.say().story_luck(luck.tries, luck.came, words.number(luck.expected, 1));
    format!("{said} {}", words.say().story_kindness(word))
}

/// The turn that changed the track of the score most.
fn swing(story: &Story, words: Words) -> Option<String> {
    let chart = story.charts.first()?;
    let steps = chart.values.windows(2).zip(story.turns.get(1..)?);
    let (pair, turn) = steps.max_by_key(|(pair, _)| (pair[1] - pair[0]).abs())?;
    let number = |value: i32| words.number(value.into(), 0);
    (pair[0] != pair[1]).then(|| words.say().story_swing(*turn, chart.name.as_str(), number(pair[0]), number(pair[1])))
}

fn turning(moment: &Turning, words: Words) -> Markup {
    html! {
        li {
            strong { (words.say().turn(moment.turn)) } " "
            span { (moment.label) ". " em { (moment.came) } ". " small { (words.say().story_chance(words.chance(moment.chance, 0))) } }
        }
    }
}

/// What one can do now.
fn ways(seen: &Seen, words: Words) -> Markup {
    let (say, session) = (words.say(), seen.session);
    let mut options = session.options();
    if let Some(options) = options.as_object_mut()
        && session.takebacks()
    {
        options.insert("takebacks".into(), Value::Bool(true));
    }
    let (game, options) = (session.game().id(), options.to_string());
    // Who chose the deal of a game with secrets would know the cards.
    let seed = session.seed().filter(|_| session.sides().len() < 2);
    html! {
        p.actions.ways {
            @if seen.seat().is_some() { button.primary type="button" data-review { (say.review()) } }
            @if session.seed().is_some() {
                button type="button" data-start=(game) data-options=(options) { (say.story_again()) }
            } @else {
                a.button href=(format!("/new/{game}")) { (say.story_again()) }
            }
            @if let Some(seed) = seed {
                button type="button" data-start=(game) data-options=(options) data-seed=(seed) { (say.story_same()) }
            }
            a.button href=(format!("/games/{}{}", seen.id, seen.query())) { (say.story_board()) }
            a.button href="/" { (say.nav_games()) }
        }
    }
}
