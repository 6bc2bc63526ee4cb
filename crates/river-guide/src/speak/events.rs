//! Events in words: as declared, and where that differs.

use guide::EventText;
use guide::tell::Telling;
use river::{End, Event};

use crate::RiverGuide;
use crate::names::Speaker;

/// An event with its data, its sentence and its rule.
pub(super) fn event(s: Speaker, event: &Event) -> EventText {
    let told = Telling::<RiverGuide>::of(s.c, event, s.words);
    match *event {
        Event::Weather { chit } => told.with("change", s.change(chit)),
        Event::Aimed { landing: Some(_) } => told.says("at"),
        Event::Lit { die: Some(_), .. } => told.says("die").ruled_by("3.2"),
        Event::Over { end, .. } => told.says_by("end").ruled_by(match end {
            End::Dawn => "7.1",
            End::NoBoats => "7.2",
            End::CalledOff => "7.3",
        }),
        _ => told,
    }
    .told()
}
