//! A page that says what went wrong.

use maud::html;

use super::Shell;

/// What went wrong, for a person: a title and a sentence, and the way home.
pub fn problem(shell: Shell, status: u16, message: &str) -> String {
    let say = shell.tongue.say();
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
