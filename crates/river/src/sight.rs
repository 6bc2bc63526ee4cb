//! What a seat may see, what it learns of an event, and how the rest may be dealt.
//!
//! The only secret is where the second player has aimed the searchlight (8.2), until the light shines.

use kurgan_core::rand_core::Rng;
use kurgan_core::{Id, Outcome, Seat, Set, byte};

use crate::GERMAN;
use crate::components::{Boat, Chit, Components, Landing};
use crate::event::Event;
use crate::options::Options;
use crate::record::Record;
use crate::state::{River, Step};

/// The position through the eyes of a seat, to be read off and not to be changed.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    pub(crate) game: &'a River,
    pub(crate) seat: Option<Seat>,
}

impl<'a> Sight<'a> {
    /// The components.
    #[inline]
    pub fn pack(self) -> &'static Components {
        self.game.c
    }

    /// The options.
    #[inline]
    pub fn options(self) -> &'a Options {
        &self.game.options
    }

    /// The end, once it has come.
    pub fn outcome(self) -> Option<Outcome> {
        self.game.result()
    }

    /// The decision that is due; none when the game is over.
    #[inline]
    pub fn decision(self) -> Option<Step> {
        self.game.agenda.next()
    }

    /// The hour of the night, from 1 (1.4).
    #[inline]
    pub fn hour(self) -> u8 {
        self.game.hour
    }

    /// The weather of this hour (2.1).
    #[inline]
    pub fn weather(self) -> Option<Chit> {
        self.game.weather
    }

    /// The chits left in the bag (2.1).
    #[inline]
    pub fn bag(self) -> Set<Chit> {
        self.game.bag
    }

    /// The landing lit last (3.1).
    #[inline]
    pub fn lit(self) -> Option<Landing> {
        self.game.lit
    }

    /// The landings that the searchlight may fall on next (3.1).
    #[inline]
    pub fn open_to_light(self) -> Set<Landing> {
        self.game.open_to_light()
    }

    /// Where the searchlight has been aimed; none for a seat that may not know it (8.2).
    #[inline]
    pub fn aim(self) -> Option<Landing> {
        self.game.aim.filter(|_| knows_aim(self.seat))
    }

    /// What is left of a hull; 0 for a boat that has sunk (5.4).
    #[inline]
    pub fn hull(self, boat: Boat) -> u8 {
        self.game.hull[boat.index()]
    }

    /// The boats afloat.
    #[inline]
    pub fn afloat(self) -> Set<Boat> {
        self.game.afloat()
    }

    /// Where a boat has been sent this hour (4.1).
    #[inline]
    pub fn sent(self, boat: Boat) -> Option<Landing> {
        self.game.sent[boat.index()]
    }

    /// The boats sent to a landing this hour (4.1).
    #[inline]
    pub fn boats_at(self, landing: Landing) -> Set<Boat> {
        self.game.boats_at(landing)
    }

    /// How many dice the guns of a landing roll this hour (5.1).
    #[inline]
    pub fn guns(self, landing: Landing) -> u8 {
        self.game.guns(landing)
    }

    /// How many hits are still to be assigned (5.3).
    pub fn hits_due(self) -> usize {
        self.game.agenda.steps().iter().filter(|&&step| step == Step::Hit).count()
    }

    /// Companies on the west bank (6.1).
    #[inline]
    pub fn landed(self) -> u16 {
        self.game.landed
    }
}

impl River {
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
            self.aim = Some(self.lit_by(byte(die)));
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
