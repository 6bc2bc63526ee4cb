//! What the lab tracks in a game.

use kurgan_core::pack::Name;
use serde::{Deserialize, Serialize};

use crate::words::Words;
use crate::{Beside, EventOf, PackOf, SightOf};

/// Says what the lab follows in a game.
pub trait Studies: Beside {
    /// The numbers followed from turn to turn, by the names of their columns.
    const TRACKS: &'static [&'static str];

    /// Adds the number on each track, in the order of [`Studies::TRACKS`].
    fn tracks(sight: SightOf<'_, Self>, out: &mut Vec<i32>);

    /// The tracks that the end of a game shows from turn to turn, that of the score first.
    const CHARTED: &'static [&'static str] = Self::TRACKS;

    /// The least score that wins, where there is one.
    fn goal(_sight: SightOf<'_, Self>) -> Option<i32> {
        None
    }

    /// What both sides can lose, as the end of a game counts it.
    fn losses(_words: Words) -> Vec<String> {
        Vec::new()
    }

    /// Which of [`Studies::losses`] an event is one of.
    fn loss(_event: &EventOf<Self>) -> Option<usize> {
        None
    }

    /// What may or may not happen in a game, to be weighed against winning: at most [`Seen::MOST`].
    fn factors(pack: &PackOf<Self>) -> Vec<Factor<'_>>;

    /// Notes the factors that an event is.
    fn notice(pack: &PackOf<Self>, event: &EventOf<Self>, seen: &mut Seen);

    /// The name of a track.
    fn track_name(track: &str, words: Words) -> String;

    /// What ended a game, in few words.
    fn reason_name(reason: &str, words: Words) -> String;

    /// What the score counts.
    fn score_name(words: Words) -> String;

    /// Something of a kind of the game's own, by [`Happening::Own`], with the name of what it happened to.
    fn happening(kind: &str, name: &str, words: Words) -> String;
}

/// What kind of thing happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Happening {
    /// An event or a card came up.
    Event,
    /// A unit was lost.
    Lost,
    /// Something that happens in this game: its name in files.
    Own(&'static str),
}

impl Happening {
    /// The name in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Event => "event",
            Self::Lost => "lost",
            Self::Own(id) => id,
        }
    }
}

/// Something that may or may not happen in a game.
#[derive(Clone, Debug)]
pub struct Factor<'a> {
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
pub enum Named<'a> {
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

#[cfg(test)]
mod tests {
    use super::Seen;

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
