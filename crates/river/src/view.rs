//! What a seat may see, what it learns of an event, and how the rest might be.
//!
//! The one secret is where the second player has aimed the searchlight (8.2): it is his alone until the light shines.

use kurgan_core::rand_core::Rng;
use kurgan_core::{Id, Seat};

use crate::GERMAN;
use crate::components::{Boat, Chit, Landing};
use crate::event::Event;
use crate::record::Record;
use crate::state::{River, Step};

/// The position through the eyes of a seat.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    pub(crate) game: &'a River,
    pub(crate) seat: Option<Seat>,
}

impl<'a> Sight<'a> {
    #[doc(hidden)]
    #[inline]
    pub fn position(self) -> &'a River {
        self.game
    }
}

impl River {
    /// The decision that is due; none when the game is over.
    pub fn decision(&self) -> Option<Step> {
        self.agenda.next()
    }

    /// The weather of this hour (2.1).
    pub fn weather(&self) -> Option<Chit> {
        self.weather
    }

    /// What is left of a hull; 0 for a boat that has sunk (5.4).
    pub fn hull(&self, boat: Boat) -> u8 {
        self.hull[boat.index()]
    }

    /// Where a boat has been sent this hour (4.1).
    pub fn sent(&self, boat: Boat) -> Option<Landing> {
        self.sent[boat.index()]
    }

    /// The landing lit last (3.1).
    pub fn lit(&self) -> Option<Landing> {
        self.lit
    }

    /// Companies on the west bank (6.1).
    pub fn landed(&self) -> u16 {
        self.landed
    }

    /// Where the searchlight has been aimed, for a seat that may know it (8.2).
    pub fn aim(&self, seat: Option<Seat>) -> Option<Landing> {
        self.aim.filter(|_| knows_aim(seat))
    }

    /// The position on paper, as a seat sees it.
    pub(crate) fn seen(&self, seat: Option<Seat>) -> Record {
        let mut record = self.write_record();
        if !knows_aim(seat) {
            record.aim = record.aim.map(|_| "?".into());
        }
        record
    }

    /// Another aim that a seat cannot tell from this one.
    pub(crate) fn deal_anew(&mut self, seat: Seat, rng: &mut impl Rng) {
        if self.aim.is_some() && !knows_aim(Some(seat)) {
            let die = rng.next_u32() % 6 + 1;
            self.aim = Some(self.lit_by(die.to_le_bytes()[0]));
        }
    }
}

impl Event {
    /// The event as a seat learns of it.
    pub(crate) fn learned(&self, seat: Option<Seat>) -> Self {
        match self {
            Self::Aimed { .. } if !knows_aim(seat) => Self::Aimed { landing: None },
            _ => self.clone(),
        }
    }
}

/// Whether a seat knows where the searchlight has been aimed; a spectator does not.
fn knows_aim(seat: Option<Seat>) -> bool {
    seat == Some(GERMAN)
}
