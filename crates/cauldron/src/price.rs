//! What actions cost.

use kurgan_core::chance::Supplied;

use crate::action::Action;
use crate::event::{Event, Track};
use crate::sight::Sight;
use crate::state::{Cauldron, Step};

/// What an action costs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Price {
    /// Initiative points.
    pub ip: u8,
    /// Supply.
    pub supply: u8,
}

impl Price {
    const FREE: Self = Self { ip: 0, supply: 0 };

    /// What these events pay.
    fn paid(events: &[Event]) -> Self {
        let paid = |wanted: Track| {
            let spent = events.iter().map(|event| match *event {
                Event::Track { track, from, to } if track == wanted => from.saturating_sub(to),
                _ => 0,
            });
            spent.sum()
        };
        Self { ip: paid(Track::Ip), supply: paid(Track::Supply) }
    }
}

impl Sight<'_> {
    /// What a legal action costs with all that it leads to before it is paid, in the cheapest way; none where there is
    /// nothing to pay for.
    pub fn price(self, action: Action) -> Option<Price> {
        match action {
            Action::Done if !matches!(self.decision(), Some(Step::Advance(_))) || self.game.picked.is_empty() => None,
            Action::Area(_) => match self.decision() {
                Some(Step::Build(_) | Step::Activate(_) | Step::Battlegroup(_)) => self.game.least_price(action),
                _ => None,
            },
            Action::Appeal(_)
            | Action::Build(_)
            | Action::Activate(_)
            | Action::Move(..)
            | Action::Tactical
            | Action::Battlegroup
            | Action::Evacuate
            | Action::Plan
            | Action::Attack(_)
            | Action::Commit(_)
            | Action::Advance(_)
            | Action::Done => self.game.least_price(action),
            _ => None,
        }
    }
}

impl Cauldron {
    fn least_price(&self, action: Action) -> Option<Price> {
        let (mut after, mut events) = (*self, Vec::new());
        // It may go on to a roll and stop there: only what is paid before any dice matters.
        let _ = after.act(action, &mut Supplied::new(&[], &|_, _| None), &mut events);
        let paid = Price::paid(&events);
        let goes_on: fn(&Action) -> bool = match action {
            _ if paid != Price::FREE => return Some(paid), // at once, or there was but one way to go on
            Action::Build(_) | Action::Activate(_) | Action::Battlegroup => |next| matches!(next, Action::Area(_)),
            Action::Plan => |next| matches!(next, Action::Attack(_)),
            Action::Attack(_) => |next| matches!(next, Action::With(_)),
            Action::With(_) => |next| matches!(next, Action::Commit(0)),
            Action::Advance(_) => |next| matches!(next, Action::Done),
            _ => return Some(paid),
        };
        let mut legal = Vec::new();
        after.list(&mut legal);
        legal.into_iter().filter(goes_on).filter_map(|next| after.least_price(next)).min()
    }
}
