//! 6 Landing.

use kurgan_core::{Id, Log};

use crate::components::{BOATS, all};
use crate::event::{End, Event};
use crate::state::River;

impl River {
    /// Boats that crossed put their load ashore, boats that stayed are patched; then the next hour, or the end.
    pub(super) fn land(&mut self, log: &mut impl Log<Event>) {
        for boat in all(BOATS) {
            let data = self.c.boat(boat);
            let hull = &mut self.hull[boat.index()];
            if let Some(landing) = self.sent[boat.index()].take() {
                // 6.1
                self.landed += u16::from(data.load);
                log.push(Event::Landed { boat, landing, load: data.load });
            } else if (1..data.hull).contains(hull) {
                // 6.2
                *hull += 1;
                log.push(Event::Patched { boat, hull: *hull });
            }
        }
        // 7.1, 7.2
        if self.afloat().is_empty() {
            self.finish(End::NoBoats, log);
        } else if self.hour == self.options.night.hours() {
            self.finish(End::Dawn, log);
        } else {
            self.begin_hour(log);
        }
    }
}
