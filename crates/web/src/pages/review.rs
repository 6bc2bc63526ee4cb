//! The review of a finished game: how the win chance changed, and why.

use kurgan_core::Seats;
use maud::{Markup, html};
use table::AnySession;
use table::review::{Line, Looked, sentences};

use crate::words::Words;

/// Width and height of the chart.
const CHART: (f64, f64) = (640.0, 180.0);

/// The fragment that answers "why did it end so?".
pub fn review(words: Words, session: &AnySession, held: Seats, looked: &Looked) -> String {
    let told = sentences(session, held, looked, words);
    let markup = html! {
        h2 { (told.title) }
        p { (told.text) }
        (chart(words, looked, &told.chart))
        ul.shares {
            @for share in &told.shares { li { (share) } }
        }
        h3 { (told.costly) }
        @if told.decisions.is_empty() { p { (told.no_decisions) } } @else { (lines(words, &told.decisions)) }
        h3 { (told.unlucky) }
        @if told.dice.is_empty() { p { (told.no_dice) } } @else { (lines(words, &told.dice)) }
    };
    markup.into_string()
}

fn lines(words: Words, lines: &[Line]) -> Markup {
    html! {
        ol {
            @for line in lines {
                li {
                    strong { (line.points) } " "
                    @if !line.turn.is_empty() { span.turn { (line.turn) (words.colon()) } }
                    @if line.came.is_empty() { (line.what) } @else { (line.what) ". " em { (line.came) } }
                }
            }
        }
    }
}

fn chart(words: Words, looked: &Looked, label: &str) -> Markup {
    let (width, height) = CHART;
    let steps = f64::from(u32::try_from(looked.line.len()).unwrap_or(u32::MAX).max(1));
    let chances = std::iter::once(looked.start).chain(looked.line.iter().map(|(_, chance)| *chance));
    let at = |n: f64, chance: f64| format!("{:.1},{:.1}", n / steps * width, (1.0 - chance) * height);
    let points: Vec<String> = (0u32..).zip(chances).map(|(n, chance)| at(f64::from(n), chance)).collect();
    let turns = (1u32..).zip(looked.line.windows(2)).filter(|(_, pair)| pair[0].0 != pair[1].0);
    html! {
        svg.chart viewBox=(format!("-34 -8 {} {}", width + 44.0, height + 30.0)) role="img" aria-label=(label) {
            @for share in [0.0, 0.5, 1.0] {
                @let y = (1.0 - share) * height;
                path.grid d=(format!("M0 {y}H{width}")) {}
                text x="-6" y=(y + 4.0) text-anchor="end" { (words.percent(share, 0)) }
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
