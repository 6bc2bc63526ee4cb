//! 1 Set-up and sequence.

use kurgan_core::{Agenda, Log};

use crate::components::{BOATS, CHITS, Components, all};
use crate::event::Event;
use crate::options::Options;
use crate::state::{River, Step};

/// The steps of an hour (1.4).
const HOUR: [Step; 6] = [Step::Weather, Step::Aim, Step::Load, Step::Light, Step::Fire, Step::Land];

impl River {
    /// The position before the first hour: every boat whole and at the quay, every chit in the bag (1.1, 1.3).
    pub(crate) fn set_up(c: &'static Components, options: Options) -> Self {
        Self {
            c,
            options,
            hour: 0,
            weather: None,
            bag: all(CHITS),
            aim: None,
            lit: None,
            hull: c.boats.each_ref().map(|boat| boat.hull),
            sent: [None; BOATS],
            landed: 0,
            agenda: Agenda::new(Step::Land),
            end: None,
        }
    }

    /// 1.4: the next hour begins.
    pub(crate) fn begin_hour(&mut self, log: &mut impl Log<Event>) {
        self.hour += 1;
        self.agenda.push_all(HOUR);
        log.push(Event::Hour { hour: self.hour });
    }
}
