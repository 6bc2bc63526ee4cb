//! A finished game looked at again: how its win chance went, and what moved it.

use maud::{Markup, html};

use super::play::Seen;
use crate::words::Tongue;

/// What was found out about a finished game, for one side.
pub struct Looked {
    /// The chance to win at the start, and after every action with its turn.
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

/// Width and height of the chart.
const CHART: (f64, f64) = (640.0, 180.0);

/// The fragment that answers "why did it end so?".
pub fn review(tongue: Tongue, seen: &Seen, looked: &Looked) -> String {
    let (say, table) = (tongue.say(), tongue.table());
    let points = |share: f64| table.signed(share * 100.0, 1);
    let lines = |moments: &[(usize, f64)]| {
        html! {
            ol {
                @for (entry, share) in moments {
                    li {
                        strong { (points(*share)) } " "
                        (told(tongue, seen, *entry))
                    }
                }
            }
        }
    };
    let markup = html! {
        h2 { (say.review_title()) }
        p { (say.review_text(looked.playouts)) }
        (chart(tongue, looked))
        ul.shares {
            li { (say.review_start(table.percent(looked.start, 0))) }
            li { (say.review_choice(points(looked.choice))) }
            @if let Some(others) = looked.others { li { (say.review_others(points(others))) } }
            li { (say.review_luck(points(looked.luck))) }
        }
        h3 { (say.review_costly()) }
        @if looked.costly.is_empty() { p { (say.review_costly_none()) } } @else { (lines(&looked.costly)) }
        h3 { (say.review_unlucky()) }
        (lines(&looked.unlucky))
    };
    markup.into_string()
}

/// An entry in words: the decision where it may be known, or what happened.
fn told(tongue: Tongue, seen: &Seen, entry: usize) -> Markup {
    let turn = seen.session.log_for(seen.held, entry, tongue.table()).into_iter().next();
    let decided = seen.session.decided(seen.held, entry, tongue.table());
    html! {
        @if let Some(turn) = &turn { span.turn { (tongue.say().turn(turn.turn)) ": " } }
        @if let Some(decided) = decided { (decided.label) ". " em { (decided.came) } }
        @else if let Some(event) = turn.iter().flat_map(|told| &told.events).next() { (event.text) }
    }
}

fn chart(tongue: Tongue, looked: &Looked) -> Markup {
    let (width, height) = CHART;
    let steps = f64::from(u32::try_from(looked.line.len()).unwrap_or(u32::MAX).max(1));
    let chances = std::iter::once(looked.start).chain(looked.line.iter().map(|(_, chance)| *chance));
    let at = |n: f64, chance: f64| format!("{:.1},{:.1}", n / steps * width, (1.0 - chance) * height);
    let points: Vec<String> = (0u32..).zip(chances).map(|(n, chance)| at(f64::from(n), chance)).collect();
    let turns = (1u32..).zip(looked.line.windows(2)).filter(|(_, pair)| pair[0].0 != pair[1].0);
    html! {
        svg.chart viewBox=(format!("-34 -8 {} {}", width + 44.0, height + 30.0)) role="img" aria-label=(tongue.say().review_chart()) {
            @for share in [0.0, 0.5, 1.0] {
                @let y = (1.0 - share) * height;
                path.grid d=(format!("M0 {y}H{width}")) {}
                text x="-6" y=(y + 4.0) text-anchor="end" { (tongue.table().percent(share, 0)) }
            }
            @for (n, pair) in turns {
                @let x = format!("{:.1}", f64::from(n) / steps * width);
                path.grid d=(format!("M{x} 0V{height}")) {}
                text x=(x) y=(height + 16.0) { (pair[1].0) }
            }
            polyline.line points=(points.join(" ")) {}
        }
    }
}
