//! The night crossing in the lab.

use guide::{Factor, Happening, Named, Seen, Studies};
use kurgan_core::Id;
use river::components::{BOATS, CHITS, Components, all};
use river::{Event, Sight};

use crate::RiverGuide;
use crate::words::{Says, Words};

impl Studies for RiverGuide {
    const TRACKS: &'static [&'static str] = &["landed", "afloat", "hull"];

    fn tracks(sight: Sight<'_>, out: &mut Vec<i32>) {
        let boats = sight.afloat();
        let hull = all(BOATS).into_iter().map(|boat| i32::from(sight.hull(boat))).sum();
        out.extend([sight.landed().into(), guide::small(boats.len()), hull]);
    }

    fn losses(words: Words) -> Vec<String> {
        vec![words.say().loss_boats()]
    }

    fn loss(event: &Event) -> Option<usize> {
        matches!(event, Event::Sunk { .. }).then_some(0)
    }

    /// Weather that was drawn, then boats that were lost.
    fn factors(pack: &Components) -> Vec<Factor<'_>> {
        let factor = |bit, happening, id: &str, name| Factor { bit, happening, id: id.into(), name: Named::Each(name) };
        let weather = (0..).zip(&pack.weather).map(|(bit, chit)| factor(bit, Happening::Event, &chit.id, &chit.name));
        let boats = (CHITS..).zip(&pack.boats).map(|(bit, boat)| factor(bit, Happening::Lost, &boat.id, &boat.name));
        weather.chain(boats).collect()
    }

    fn notice(_pack: &Components, event: &Event, seen: &mut Seen) {
        match *event {
            Event::Weather { chit } => seen.add(chit.index()),
            Event::Sunk { boat } => seen.add(CHITS + boat.index()),
            _ => {}
        }
    }

    fn track_name(track: &str, words: Words) -> String {
        match track {
            "landed" => words.say().track_landed(),
            "afloat" => words.say().track_afloat(),
            _ => words.say().track_hull(),
        }
    }

    fn reason_name(reason: &str, words: Words) -> String {
        match reason {
            "dawn" => words.say().reason_dawn(),
            "no_boats" => words.say().reason_no_boats(),
            _ => words.say().reason_called_off(),
        }
    }

    fn score_name(words: Words) -> String {
        words.say().score_name()
    }

    /// Nothing that other games do not know as well.
    fn happening(_: &str, name: &str, _: Words) -> String {
        name.into()
    }
}
