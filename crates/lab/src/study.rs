//! What the lab observes in a game.

use guide::{Seen, Studies};
use kurgan_core::Log;
use table::Listed;

/// Listens to a game and notes what is worth it.
pub(crate) struct Ear<G: Listed> {
    pub(crate) pack: &'static G::Pack,
    pub(crate) seen: Seen,
}

impl<G: Listed> Log<G::Event> for Ear<G> {
    #[inline]
    fn push(&mut self, event: G::Event) {
        G::Guide::notice(self.pack, &event, &mut self.seen);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use kurgan_core::pack::Pack;
    use table::{GameId, Words, each_game};

    fn check<G: Listed>() {
        let factors = G::Guide::factors(G::Pack::printed());
        assert!(!factors.is_empty(), "{}", G::ID);
        let bits: BTreeSet<usize> = factors.iter().map(|factor| factor.bit).collect();
        assert_eq!(bits.len(), factors.len(), "{}: a number is there twice", G::ID);
        assert!(bits.iter().all(|&bit| bit < Seen::MOST), "{}: {bits:?}", G::ID);
        let names: BTreeSet<(&str, &str)> =
            factors.iter().map(|factor| (factor.happening.id(), factor.id.as_str())).collect();
        assert_eq!(names.len(), factors.len(), "{}: a name is there twice", G::ID);
        for factor in &factors {
            let told = crate::words::factor::<G>(factor, Words::default());
            assert!(told.contains(": "), "{}: {told} does not say what happened", G::ID);
        }
        for track in G::Guide::TRACKS {
            assert!(!G::Guide::track_name(track, Words::default()).is_empty(), "{}: {track} has no name", G::ID);
        }
    }

    #[test]
    fn factors_and_tracks_of_every_game_have_numbers_and_names() {
        for game in GameId::ALL {
            each_game!(game, G => check::<G>());
        }
    }
}
