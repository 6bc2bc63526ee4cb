//! What spares a player clicks: all of a kind at once, numbers instead of repetitions, the whole turn back.

use guide::Speaks;
use kurgan_core::Session;
use maud::{Markup, html};
use table::{AnySession, Choice, GameId, Listed, each_guide, each_session};

use super::Seen;
use super::marked::Names;
use crate::words::{Says, Words};

/// No number of repetitions is higher.
const MOST: usize = 20;

/// More answers to the next question than this are not offered beforehand.
const FEW: usize = 6;

/// How the choices of one kind can be taken together.
pub(super) struct Kind {
    is_swept: bool,
    is_counted: bool,
    is_folded: bool,
    /// The first word of the action that ends what several pieces do alike.
    ends: Option<&'static str>,
}

impl Kind {
    /// That of the choices whose notation begins with this word.
    pub(super) fn of(verb: &str, game: GameId) -> Self {
        each_guide!(game, H => Self {
            is_swept: H::SWEPT.contains(&verb),
            is_counted: H::COUNTED.contains(&verb),
            is_folded: H::FOLDED.contains(&verb),
            ends: H::TOGETHER.iter().find(|(word, _)| *word == verb).map(|(_, ends)| *ends),
        })
    }

    /// What stands before the choices.
    pub(super) fn above(&self, verb: &str, words: Words) -> Markup {
        html! {
            @if self.ends.is_some() {
                label.gather { input #gather type="checkbox" data-gathers=(verb); " " (words.say().ease_gather()) }
            }
        }
    }

    /// What stands behind so many choices.
    pub(super) fn below(&self, verb: &str, choices: usize, seen: &Seen, words: Words) -> Markup {
        let say = words.say();
        let ahead = (self.is_swept && choices > 1).then(|| seen.session.ahead_of_all(verb)).flatten();
        let few = ahead.map_or_else(Vec::new, |ahead| few(&ahead, words));
        html! {
            @if self.is_swept && choices > 1 {
                p.all {
                    button type="button" data-sweep=(verb) title=(say.ease_sweep_help()) { (say.ease_sweep(choices)) }
                    @for next in &few {
                        button type="button" data-sweep=(verb) data-then=(next.action) { (say.ease_sweep_then(next.label.as_str())) }
                    }
                }
            }
            @if self.is_counted {
                p.all { button.primary type="button" data-take="" disabled { (say.ease_take()) } }
            }
        }
    }
}

/// What stands beside a choice: how many times it is to be taken, or what can follow at once.
pub(super) fn beside(choice: &Choice, seen: &Seen, words: Words, names: &Names) -> Markup {
    let kind = Kind::of(verb_of(&choice.action), seen.session.game());
    let (say, label, action) = (words.say(), choice.label.as_str(), choice.action.as_str());
    let most = if kind.is_counted { seen.session.repeats(action, MOST) } else { 0 };
    let ahead = if kind.is_folded || kind.ends.is_some() { seen.session.ahead(action) } else { None };
    let few = ahead.as_ref().filter(|_| kind.is_folded).map_or_else(Vec::new, |ahead| few(ahead, words));
    let legal = ahead.map(|ahead| ahead.legal()).unwrap_or_default();
    let ends = kind.ends.filter(|ends| legal.iter().any(|next| verb_of(next) == *ends));
    html! {
        @if most > 1 {
            span.stepper role="group" aria-label=(say.ease_number(label)) {
                button type="button" data-step="-1" aria-label=(say.ease_fewer(label)) { "−" }
                input type="range" min="0" max=(most) value="0" data-count=(action) aria-label=(say.ease_number(label));
                button type="button" data-step="1" aria-label=(say.ease_more(label)) { "+" }
                output { "0" }
            }
        }
        @if !few.is_empty() {
            span.then role="group" aria-label=(label) {
                @for next in &few { button type="button" data-first=(action) data-then=(next.action) { (names.choice(&next.label)) } }
            }
        }
        @if let Some(ends) = ends {
            span.then {
                button type="button" data-together=(action) data-ends=(ends) title=(say.ease_together_help()) {
                    (say.ease_together(seen.session.game().verb(ends, words).unwrap_or_default()))
                }
            }
        }
    }
}

fn verb_of(action: &str) -> &str {
    action.split(' ').next().unwrap_or_default()
}

/// What can be chosen there, if that is little; giving up is no choice.
fn few(ahead: &AnySession, words: Words) -> Vec<Choice> {
    let mut choices = ahead.state(words).legal;
    choices.retain(|choice| !choice.resign);
    if choices.len() > FEW { Vec::new() } else { choices }
}

/// Takes everything back that may be taken back of this turn.
pub(super) fn undo_turn(seen: &Seen, words: Words) -> Markup {
    let (entries, title) = (seen.session.undoable_this_turn(seen.held), words.say().ease_undo_turn());
    html! {
        button #undo-turn .icon type="button" data-steps=(entries) disabled[entries == 0] aria-label=(title) title=(title) { "⇤" }
    }
}

/// What would be lost now, under what ends the step.
pub(super) fn lost(seen: &Seen, words: Words) -> Markup {
    let lost = each_session!(seen.session, session => lost_of(session, seen, words));
    html! { @if let Some(lost) = lost { p #lost .lost role="note" { (lost) } } }
}

fn lost_of<G: Listed>(session: &Session<G>, seen: &Seen, words: Words) -> Option<String> {
    G::Guide::lost(&session.game().view(seen.seat()), words)
}

/// The whole turn back, in the panel of the game.
pub(super) fn menu(words: Words) -> Markup {
    html! { p.ease { button type="button" data-undo-turn { (words.say().ease_undo_turn()) } } }
}
