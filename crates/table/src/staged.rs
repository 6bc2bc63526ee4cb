//! What is staged of an entry, as the holders of some seats may see it: moments, with what follows from each.

use guide::moment::{Moment, MomentKind};
use guide::{Draws, EventText, Speaks};
use kurgan_core::{Seats, Session};

use crate::each_session as each;
use crate::registry::{AnySession, Listed};
use crate::reply::Ending;
use crate::words::Words;

/// Something to be shown before the game goes on.
#[derive(Clone, PartialEq, Debug)]
pub enum Staged {
    /// A moment, and what is told behind it.
    Moment {
        /// What is settled.
        moment: Moment,
        /// The rolls that a moment of no guide shows, then what follows.
        told: Vec<EventText>,
    },
    /// A turn begins.
    Turn {
        /// Its number.
        turn: u32,
        /// The sentence about it.
        text: String,
    },
    /// The game is over.
    End(Ending),
}

impl AnySession {
    /// What is staged of this entry, in its order.
    pub fn staged_for(&self, held: Seats, entry: usize, words: Words) -> Vec<Staged> {
        let mut staged = each!(self, session => staged(session, held, entry, words));
        if entry == self.len() && self.is_over() {
            staged.extend(self.state_for(held, words).outcome.map(Staged::End));
        }
        staged
    }
}

/// Whether dice are told with it.
fn has_dice(event: &EventText) -> bool {
    event.rolls().next().is_some()
}

fn staged<G: Listed>(session: &Session<G>, held: Seats, entry: usize, words: Words) -> Vec<Staged> {
    let Some((_, events)) = session.history().nth(entry) else { return Vec::new() };
    let (game, seat) = (session.game_after(entry), held.iter().next());
    let seen: Vec<G::Event> = events.iter().filter_map(|event| game.seen_by(event, seat)).collect();
    let mut moments = G::Guide::moments(&game.view(seat), &seen, words).into_iter().peekable();
    let (mut staged, mut shown, mut own) = (Vec::new(), 0, None);
    for (n, event) in seen.iter().enumerate() {
        while let Some(moment) = moments.next_if(|moment| moment.events.start <= n) {
            (shown, own) = (moment.events.end, Some(moment.events.start));
            staged.push(Staged::Moment { moment, told: Vec::new() });
        }
        if n < shown {
            continue;
        }
        let text = G::Guide::event(game.pack(), game.options(), event, words);
        if text.kind == "turn" {
            staged.push(Staged::Turn { turn: game.turn(), text: text.text });
            continue;
        }
        match staged.last_mut() {
            // A roll that no guide shows begins a moment of its own, unless one of the same kind is told already.
            Some(Staged::Moment { moment, told }) if own == Some(n) || !has_dice(&text) || is_plain(moment) => {
                told.push(text);
            }
            _ if has_dice(&text) => {
                let moment = Moment::new(MomentKind::Roll, n..n, String::new());
                staged.push(Staged::Moment { moment, told: vec![text] });
            }
            _ => {}
        }
    }
    staged
}

/// Whether a moment is only what is told.
fn is_plain(moment: &Moment) -> bool {
    moment.sums.is_empty() && moment.kind == MomentKind::Roll
}
