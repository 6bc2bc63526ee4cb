//! 7 The end.

use kurgan_core::{Log, Outcome, Verdict};

use crate::components::BOATS;
use crate::event::{End, Event};
use crate::options::Searchlight;
use crate::state::River;

/// Companies landed per hour of the night that make a bridgehead (7.4).
pub const BRIDGEHEAD: u16 = 8;
/// Companies landed per hour of the night that make a foothold (7.4).
pub const FOOTHOLD: u16 = 6;

impl River {
    /// Ends the game; boats that have not crossed stay at the quay, and the searchlight keeps its secret.
    pub(super) fn finish(&mut self, end: End, log: &mut impl Log<Event>) {
        self.agenda.clear();
        (self.sent, self.aim) = ([None; BOATS], None);
        self.end = Some(end);
        log.push(Event::Over { end, landed: self.landed });
    }

    /// 7.4: the end in the terms of the table; the score is the companies landed.
    pub(crate) fn result(&self) -> Option<Outcome> {
        let end = self.end?;
        let hours = u16::from(self.options.night.hours());
        let (verdict, against, level) = if end == End::CalledOff || self.landed < FOOTHOLD * hours {
            (Verdict::Loss, Verdict::Win, "repelled")
        } else if self.landed < BRIDGEHEAD * hours {
            (Verdict::Draw, Verdict::Draw, "foothold")
        } else {
            (Verdict::Win, Verdict::Loss, "bridgehead")
        };
        let verdicts = match self.options.searchlight {
            Searchlight::Die => vec![verdict],
            Searchlight::Player => vec![verdict, against],
        };
        let reason = match end {
            End::Dawn => "dawn",
            End::NoBoats => "no_boats",
            End::CalledOff => "called_off",
        };
        Some(Outcome { verdicts, level, score: self.landed.into(), reason })
    }
}
