//! The log: what happened, entry by entry.

use maud::{Markup, html};
use table::{EventText, GameId, Told};

use super::Seen;
use super::marked::Names;
use crate::glossary::explained;
use crate::pages::rule_link;
use crate::words::{Says, Words};

/// How many entries of the log a page carries; older ones come on request.
const RECENT: usize = 25;

/// How many new entries have their moments staged at once.
pub const STAGED: usize = 8;

/// The log from the beginning.
pub fn log(words: Words, seen: &Seen) -> String {
    entries(seen, 0, None, 0, words, &Names::on_board(seen, words)).into_string()
}

/// The last entries, and how to ask for those before.
pub(super) fn recent(seen: &Seen, words: Words, names: &Names) -> Markup {
    let from = seen.session.len().saturating_sub(RECENT);
    html! {
        @if from > 0 { button.older type="button" data-older { (words.say().log_older()) } }
        (entries(seen, from, None, 0, words, names))
    }
}

/// What came after so many entries, to stand behind them.
pub(super) fn behind(seen: &Seen, kept: usize, words: Words, names: &Names) -> Markup {
    let staged = seen.session.len().saturating_sub(kept).min(STAGED);
    entries(seen, kept + 1, Some(seen.session.turn_after(kept)), staged, words, names)
}

/// The entries from this one on. A turn is named where it begins, unless it is the one named last; of the last so many it
/// says whether they have something to stage.
fn entries(seen: &Seen, from: usize, named: Option<u32>, staged: usize, words: Words, names: &Names) -> Markup {
    let late = seen.session.len() + 1 - staged;
    let stages = |entry: usize| entry >= late && !seen.session.staged_for(seen.held, entry, words).is_empty();
    let told = seen.session.log_for(seen.held, from, words);
    let turns = told.iter().map(|told| Some(told.turn));
    let before = std::iter::once(named).chain(turns);
    html! {
        @for (told, before) in told.iter().zip(before) {
            section.entry data-key=(told.entry) data-staged[stages(told.entry)] {
                @if before != Some(told.turn) { h3 { (words.say().turn(told.turn)) } }
                ol.log { (explained(&lines(told, seen.session.game(), words, names), seen.session.game(), words.language())) }
            }
        }
    }
}

fn lines(told: &Told, game: GameId, words: Words, names: &Names) -> Markup {
    html! {
        @for event in &told.events {
            li data-kind=(event.kind) {
                button.line type="button" data-entry=(told.entry) { span { (dice(event)) (names.event(event)) } }
                @if told.forced {
                    abbr.forced title=(words.say().ease_forced_help()) { (words.say().ease_forced()) }
                }
                (rule_link(words, game, event.rule))
            }
        }
    }
}

/// The dice of an event, drawn.
pub(in crate::pages) fn dice(event: &EventText) -> Markup {
    html! {
        @for (n, roll) in event.rolls().enumerate() {
            span.dice.second[n > 0] aria-hidden="true" {
                @for face in roll {
                    svg.die viewBox="0 0 24 24" width="18" height="18" { use href=(format!("#die-{face}")) {} }
                }
            }
        }
    }
}
