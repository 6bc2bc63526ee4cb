//! Joining a seat by link.

use maud::html;

use super::Shell;
use crate::words::Says;

/// The page that a link leads to: from here the seat is taken, by going to this address.
pub fn join(shell: Shell, address: &str) -> String {
    let say = shell.words.say();
    let body = html! {
        section.cover {
            h1 { (say.join_title()) }
            p { a.button.primary href=(address) { (say.join_go()) } }
        }
    };
    shell.page(&say.join_title(), "covered", &body).into_string()
}
