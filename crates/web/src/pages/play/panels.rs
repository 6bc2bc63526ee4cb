//! The panels beside the log, drawn only while they are open.

use guide::Draws;
use guide::board::Aid;
use kurgan_core::{Seat, Session};
use maud::{Markup, html};
use table::{Listed, each_session};

use super::Seen;
use crate::glossary::explained;
use crate::pages::options;
use crate::parts::Item;
use crate::words::{Says, Words};

/// A panel beside the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Panel {
    /// Tables to look things up in.
    Aids,
    /// The game as a whole.
    Game,
}

impl Panel {
    /// The panel that the script calls so.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "aids" => Some(Self::Aids),
            "game" => Some(Self::Game),
            _ => None,
        }
    }
}

/// What is in a panel.
pub fn panel(words: Words, seen: &Seen, panel: Panel) -> String {
    let drawn = match panel {
        Panel::Aids => html! { @for aid in aids(seen, words) { (aid.html()) } },
        Panel::Game => particulars(seen, words),
    };
    drawn.into_string()
}

pub(super) fn aids(seen: &Seen, words: Words) -> Vec<Item> {
    fn aids<G: Listed>(session: &Session<G>, seat: Option<Seat>, words: Words) -> Vec<Aid> {
        G::Guide::aids(&session.game().view(seat), words)
    }
    let aids = each_session!(seen.session, session => aids(session, seen.seat(), words));
    let draw = |aid: Aid| {
        let body = explained(&aid.body, seen.session.game(), words.language());
        let html = html! { details.aid data-key=(aid.id) { summary { h3 { (aid.title) } } div.body { (body) } } };
        Item::new(aid.id, html)
    };
    aids.into_iter().map(draw).collect()
}

/// Everything about the game as a whole: links for the other seats, dice promise, export.
pub(super) fn particulars(seen: &Seen, words: Words) -> Markup {
    let say = words.say();
    let session = seen.session;
    let seats = session.seats();
    let over = session.is_over();
    let secrets = session.sides().len() > 1;
    html! {
        @if seats.len() > 1 {
            h3 { (say.seats_title()) }
            p { (say.seats_text()) }
            ul.seats {
                @for (n, seat) in (0..).zip(seats) {
                    li {
                        strong { (session.game().seat(seat, words)) }
                        @if seen.all_held.has(Seat(n)) {
                            " " span { (say.seat_yours()) }
                            " " button type="button" data-link=(seat) { (say.seat_link()) }
                        }
                    }
                }
            }
            p #link .link aria-live="polite" {}
        }
        h3 { (say.dice_title()) }
        @match (session.seed(), session.commitment()) {
            (None, _) => p { (say.dice_own()) },
            (Some(seed), promise) => {
                @if over || !secrets { p { (say.dice_seed(seed.to_string())) } }
                @if let Some(promise) = promise { p.hash { (say.dice_promise()) " " code { (promise.commitment) } } }
            }
        }
        p { @if session.takebacks() { (say.takebacks_on()) } @else { (say.takebacks_off()) } }
        h3 { (say.options_title()) }
        (options::in_force(session, words))
        p { a href=(format!("/glossary/{}", session.game())) target="_blank" { (say.glossary()) } }
        h3 { (say.journal_title()) }
        @if over || !secrets {
            p { a.button href=(format!("/api/v1/games/{}/journal", seen.id)) download { (say.journal_export()) } }
        } @else {
            p { (say.journal_later()) }
        }
    }
}
