//! What the lab looks at in each game: a file for each.

mod cauldron;
mod pavlov;
mod volga;

use ai::expert::Rules;
use ai::value::Features;
use kurgan_core::pack::Name;
use kurgan_core::{Game, Log};
use serde::{Deserialize, Serialize};
use table::Listed;

use crate::player::Player;
use crate::words::Sentences;

/// A game that can be studied.
pub(crate) trait Study:
    Listed + Game<Action: Send, Options: Send + Sync> + Rules + Features + Send + Sync
{
    /// The numbers followed from turn to turn, by the names of their columns.
    const TRACKS: &'static [&'static str];

    /// Players of this game alone, beside those of the ladder.
    const STYLES: &'static [&'static str] = &[];

    /// The player of that style.
    fn style(_name: &str) -> Option<Player<Self>> {
        None
    }

    /// Adds the number on each track, in the order of [`Study::TRACKS`].
    fn tracks(sight: Self::Sight<'_>, out: &mut Vec<i32>);

    /// What may or may not happen in a game, to be weighed against winning: at most [`Seen::MOST`].
    fn factors(pack: &Self::Pack) -> Vec<Factor<'_>>;

    /// Notes the factors that an event is.
    fn notice(pack: &Self::Pack, event: &Self::Event, seen: &mut Seen);

    /// The name of a track.
    fn track_name(track: &str, say: &Sentences) -> String;

    /// What ended a game, in few words.
    fn reason_name(reason: &str, say: &Sentences) -> String;

    /// What the score counts.
    fn score_name(say: &Sentences) -> String;
}

/// What kind of thing happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Happening {
    /// An event or a card came up.
    Event,
    /// A defender was turned up.
    Revealed,
    /// A unit was lost.
    Lost,
    /// A unit or weapon was bought.
    Bought,
    /// A raid succeeded.
    Raided,
    /// A support card was satisfied.
    Supported,
    /// A tactic came into play.
    Tactic,
}

impl Happening {
    /// The name in files.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Event => "event",
            Self::Revealed => "revealed",
            Self::Lost => "lost",
            Self::Bought => "bought",
            Self::Raided => "raided",
            Self::Supported => "supported",
            Self::Tactic => "tactic",
        }
    }
}

/// Something that may or may not happen in a game.
#[derive(Clone, Debug)]
pub(crate) struct Factor<'a> {
    /// Its number in [`Seen`].
    pub bit: usize,
    /// What kind of thing it is.
    pub happening: Happening,
    /// Its id in the data files.
    pub id: String,
    /// Its name.
    pub name: Named<'a>,
}

/// A name as it is printed, or in each language.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Named<'a> {
    /// The same in every language.
    Printed(&'a str),
    /// One for each language.
    Each(&'a Name),
}

/// A set of factors.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Seen([u64; 3]);

impl Seen {
    /// How many factors there can be.
    pub const MOST: usize = 192;

    /// Adds the factor with that number; numbers beyond the last are left out.
    #[inline]
    pub fn add(&mut self, bit: usize) {
        if let Some(word) = self.0.get_mut(bit / 64) {
            *word |= 1 << (bit % 64);
        }
    }

    /// Whether that factor is in it.
    pub fn has(&self, bit: usize) -> bool {
        self.0.get(bit / 64).is_some_and(|word| word >> (bit % 64) & 1 != 0)
    }

    /// The numbers of all factors in it.
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        (0..Self::MOST).filter(|&bit| self.has(bit))
    }
}

/// Listens to a game and notes what is worth it.
pub(crate) struct Ear<G: Study> {
    pub(crate) pack: &'static G::Pack,
    pub(crate) seen: Seen,
}

impl<G: Study> Log<G::Event> for Ear<G> {
    #[inline]
    fn push(&mut self, event: G::Event) {
        G::notice(self.pack, &event, &mut self.seen);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use kurgan_core::pack::Pack;
    use table::{GameId, each_game};

    fn check<G: Study>() {
        let factors = G::factors(G::Pack::printed());
        assert!(!factors.is_empty(), "{}", G::ID);
        let bits: BTreeSet<usize> = factors.iter().map(|factor| factor.bit).collect();
        assert_eq!(bits.len(), factors.len(), "{}: a number is there twice", G::ID);
        assert!(bits.iter().all(|&bit| bit < Seen::MOST), "{}: {bits:?}", G::ID);
        let names: BTreeSet<(&str, &str)> =
            factors.iter().map(|factor| (factor.happening.id(), factor.id.as_str())).collect();
        assert_eq!(names.len(), factors.len(), "{}: a name is there twice", G::ID);
        let say = crate::words::Words::default();
        for track in G::TRACKS {
            assert!(!G::track_name(track, say.say()).is_empty(), "{}: {track} has no name", G::ID);
        }
    }

    #[test]
    fn factors_and_tracks_of_every_game_have_numbers_and_names() {
        for game in GameId::ALL {
            each_game!(game, G => check::<G>());
        }
    }

    #[test]
    fn a_set_holds_what_was_added() {
        let mut seen = Seen::default();
        for bit in [0, 63, 64, 191, 192, 5_000] {
            seen.add(bit);
        }
        assert_eq!(seen.iter().collect::<Vec<_>>(), [0, 63, 64, 191]);
        assert!(!seen.has(192) && !seen.has(1));
    }
}
