//! 4 Loading.

use kurgan_core::{Id, Log};

use crate::action::Action;
use crate::components::{BOATS, Boat, LANDINGS, Landing, all};
use crate::event::Event;
use crate::state::River;

impl River {
    /// Boats in any order, then the word to cast off; or the whole night given up (7.3).
    pub(super) fn list_loading(&self, out: &mut Vec<Action>) {
        for boat in all(BOATS) {
            for landing in all(LANDINGS) {
                if self.can_send(boat) && self.has_room(landing) {
                    out.push(Action::Send(boat, landing));
                }
            }
        }
        out.extend([Action::CastOff, Action::CallOff]);
    }

    /// 4.1: a boat is afloat and crosses once an hour.
    fn can_send(&self, boat: Boat) -> bool {
        self.hull[boat.index()] > 0 && self.sent[boat.index()].is_none()
    }

    /// 4.2: a landing takes only so many boats an hour.
    fn has_room(&self, landing: Landing) -> bool {
        self.boats_at(landing).len() < usize::from(self.c.landing(landing).room)
    }

    /// 4.1: sends a boat.
    pub(super) fn send(&mut self, boat: Boat, landing: Landing, log: &mut impl Log<Event>) {
        self.sent[boat.index()] = Some(landing);
        log.push(Event::Sent { boat, landing });
    }
}
