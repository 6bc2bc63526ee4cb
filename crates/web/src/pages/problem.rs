//! The error page.

use maud::html;

use super::Shell;
use super::play::phrases;
use crate::words::Says;

/// What went wrong, for a person: a title and a sentence, and the way home.
pub fn problem(shell: Shell, status: u16, message: &str) -> String {
    let say = shell.words.say();
    let title = match status {
        404 => say.problem_not_found(),
        403 => say.problem_forbidden(),
        429 => say.problem_too_many(),
        400..=499 => say.problem_request(),
        _ => say.problem_server(),
    };
    let body = html! {
        section.problem {
            h1 { (title) }
            p { (message) }
            p { a.button href="/" { (say.back_home()) } }
        }
    };
    shell.page(&title, "plain", &body).into_string()
}

/// A game that no longer plays as written.
pub struct Stuck<'a> {
    /// Its name in addresses.
    pub id: &'a str,
    /// Where and why it does not.
    pub message: &'a str,
    /// The turn from whose start it can be gone on with.
    pub turn: Option<u32>,
    /// Whether the reader may have its journal.
    pub is_open: bool,
}

/// Why a game cannot be shown, and the way to go on with it.
pub fn stuck(shell: Shell, stuck: &Stuck) -> String {
    let say = shell.words.say();
    let body = html! {
        section.problem {
            h1 { (say.problem_stuck()) }
            p { (stuck.message) }
            @if stuck.turn.is_some() { p { (say.stuck_kept()) } } @else { p { (say.stuck_lost()) } }
            p.actions {
                @if let Some(turn) = stuck.turn {
                    button.primary type="button" data-resume=(stuck.id) { (say.stuck_resume(turn)) }
                }
                @if stuck.is_open {
                    a.button href=(format!("/api/v1/games/{}/journal", stuck.id)) download { (say.journal_export()) }
                }
                a.button href="/" { (say.back_home()) }
            }
        }
        (phrases(shell.words))
    };
    shell.page(&say.problem_stuck(), "plain", &body).into_string()
}
