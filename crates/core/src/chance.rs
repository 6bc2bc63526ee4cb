//! The single source of chance.
//!
//! A rule never rolls; it requests a roll. Every request states its reason ([`Why`]) and how its dice will be read
//! ([`Read`]), and returns a [`Result`]. The same rule therefore serves seeded play, a player's own dice, the replay of
//! a journal and the enumeration of every outcome.

mod enumerate;
mod fast;
mod record;
mod seeded;
mod supplied;

pub use enumerate::{Enumerating, Ratio, TooMany, outcomes, outcomes_within};
pub use fast::Fast;
pub use record::{Recording, Taken};
pub use seeded::{Commitment, MAX_SEED, Seeded};
pub use supplied::{Given, Manual, Short, Supplied};

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::byte;

/// What a request is for: a kind of roll or bag in the game's own numbering, and the area, unit or card it concerns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Why {
    /// The kind of roll, or the bag.
    pub kind: u16,
    /// What it is rolled or drawn for, 0 where nothing needs saying.
    pub item: u16,
}

/// How dice are going to be read. An enumeration visits one representative of every reading.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Read {
    /// The total of all dice.
    Sum,
    /// The total of the best so many dice.
    Best(u8),
    /// How many dice show at least this.
    Hits(u8),
    /// The total, and how many ones are in it, for rules that roll ones again.
    Ones,
    /// One die against a table whose rows begin at the faces marked: bit `f` is set where a row begins at face `f`.
    Rows(u8),
    /// Whether the total of all dice is at least this.
    Reaches(u16),
}

impl Read {
    /// The value of these dice in this reading.
    pub fn of(self, dice: &Dice) -> u16 {
        match self {
            Self::Sum => dice.total(),
            Self::Best(keep) => dice.best(keep),
            Self::Hits(target) => dice.hits(target).into(),
            Self::Ones => u16::from(dice.ones()) << 9 | dice.total(),
            Self::Rows(starts) => (1..=dice.total()).map(|face| u16::from(starts >> face & 1)).sum(),
            Self::Reaches(target) => u16::from(dice.total() >= target),
        }
    }
}

/// The most dice one request may ask for.
pub const MAX_DICE: usize = 48;

/// Six-sided dice as they lie on the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Dice {
    faces: [u8; MAX_DICE],
    count: u8,
}

/// No dice.
impl Default for Dice {
    #[inline]
    fn default() -> Self {
        Self { faces: [0; MAX_DICE], count: 0 }
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.faces().fmt(f)
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.faces().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::deserialize(deserializer).map(|faces| Self::new(&faces))
    }
}

impl Dice {
    /// Dice with these faces; only the first [`MAX_DICE`] count.
    pub fn new(faces: &[u8]) -> Self {
        let mut dice = Self::default();
        for &face in faces.iter().take(MAX_DICE) {
            dice.push(face);
        }
        dice
    }

    #[inline]
    pub(crate) fn push(&mut self, face: u8) {
        self.faces[usize::from(self.count)] = face;
        self.count += 1;
    }

    /// The faces, in the order they fell.
    #[inline]
    pub fn faces(&self) -> &[u8] {
        &self.faces[..usize::from(self.count)]
    }

    /// The only die of a roll of one.
    #[inline]
    fn first(self) -> u8 {
        self.faces[0]
    }

    /// The sum of all dice.
    #[inline]
    pub fn total(&self) -> u16 {
        self.faces().iter().copied().map(u16::from).sum()
    }

    /// The sum of the `keep` highest dice.
    #[inline]
    pub fn best(&self, keep: u8) -> u16 {
        let mut left = u16::from(keep);
        let mut best = 0;
        for face in (1..=6).rev() {
            let showing = self.faces().iter().map(|&shown| u16::from(shown == face)).sum::<u16>().min(left);
            best += showing * u16::from(face);
            left -= showing;
        }
        best
    }

    /// How many dice show `target` or more.
    #[inline]
    pub fn hits(&self, target: u8) -> u8 {
        self.faces().iter().map(|&face| u8::from(face >= target)).sum()
    }

    /// How many dice show a one.
    #[inline]
    pub fn ones(&self) -> u8 {
        self.faces().iter().map(|&face| u8::from(face == 1)).sum()
    }
}

/// A draw: what the bag held when it was filled, what may still be in it, and which hidden place is being looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bag {
    /// Which bag.
    pub why: Why,
    /// The hidden place that is revealed, numbered from 0 within the bag: the same seed hides the same thing there
    /// whatever is revealed before it.
    pub slot: u8,
    /// Everything the bag was filled with, as bits.
    pub filled: u128,
    /// What has not come out yet, as bits; never empty.
    pub left: u128,
}

/// A request as it is put to a person or written in an error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    /// So many dice.
    Dice {
        /// What for.
        why: Why,
        /// How many.
        count: u8,
    },
    /// One thing out of a bag.
    Draw(Bag),
}

/// A source of chance. Rules are generic over it and pass its [`Dry`](Chance::Dry) up with `?`.
pub trait Chance {
    /// Why no result can be given; uninhabited for sources that never run dry.
    type Dry;

    /// Rolls `count` dice that will be read as `read`.
    fn roll(&mut self, why: Why, count: u8, read: Read) -> Result<Dice, Self::Dry>;

    /// Draws one of the things left in a bag.
    fn draw(&mut self, bag: Bag) -> Result<u8, Self::Dry>;

    /// A bag has been filled anew: what it hides where is forgotten.
    fn shuffle(&mut self, _bag: Why) -> Result<(), Self::Dry> {
        Ok(())
    }

    /// One die.
    #[inline]
    fn d6(&mut self, why: Why) -> Result<u8, Self::Dry> {
        self.roll(why, 1, Read::Sum).map(Dice::first)
    }

    /// The total of `count` dice.
    #[inline]
    fn sum(&mut self, why: Why, count: u8) -> Result<Dice, Self::Dry> {
        self.roll(why, count, Read::Sum)
    }

    /// `count` dice of which the best `keep` are added up.
    #[inline]
    fn best(&mut self, why: Why, keep: u8, count: u8) -> Result<Dice, Self::Dry> {
        self.roll(why, count, Read::Best(keep))
    }

    /// `count` dice, each of which hits on `target` or more.
    #[inline]
    fn hits(&mut self, why: Why, count: u8, target: u8) -> Result<Dice, Self::Dry> {
        self.roll(why, count, Read::Hits(target))
    }

    /// `count` dice that have to add up to `target` or more.
    #[inline]
    fn reaches(&mut self, why: Why, count: u8, target: u16) -> Result<Dice, Self::Dry> {
        self.roll(why, count, Read::Reaches(target))
    }

    /// One die for a table whose rows begin at these faces.
    #[inline]
    fn row(&mut self, why: Why, starts: &[u8]) -> Result<u8, Self::Dry> {
        let bits = starts.iter().fold(0, |bits, face| bits | 1 << face);
        self.roll(why, 1, Read::Rows(bits)).map(Dice::first)
    }
}

impl<C: Chance> Chance for &mut C {
    type Dry = C::Dry;
    fn roll(&mut self, why: Why, count: u8, read: Read) -> Result<Dice, Self::Dry> {
        (**self).roll(why, count, read)
    }
    fn draw(&mut self, bag: Bag) -> Result<u8, Self::Dry> {
        (**self).draw(bag)
    }
    fn shuffle(&mut self, bag: Why) -> Result<(), Self::Dry> {
        (**self).shuffle(bag)
    }
}

/// The `n`-th one bit of `bits`, counted from the lowest.
#[inline]
pub(crate) fn nth_bit(mut bits: u128, n: u32) -> u8 {
    let low = (bits & u128::from(u64::MAX)).count_ones();
    let (mut n, mut base) = (n, 0_u32);
    if n >= low {
        bits >>= 64;
        n -= low;
        base = 64;
    }
    #[allow(clippy::cast_possible_truncation)] // one half at a time
    let mut half = bits as u64;
    for _ in 0..n {
        half &= half - 1;
    }
    byte(base + half.trailing_zeros())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn readings_of_dice() {
        let dice = Dice::new(&[2, 6, 5, 1]);
        assert_eq!(Read::Sum.of(&dice), 14);
        assert_eq!(Read::Best(2).of(&dice), 11);
        assert_eq!(Read::Hits(5).of(&dice), 2);
        assert_eq!(Read::Ones.of(&dice), 0x20E);
        assert_eq!([14, 15].map(|target| Read::Reaches(target).of(&dice)), [1, 0]);
        // A table with rows 1-4, 5, 6.
        let rows = Read::Rows(1 << 1 | 1 << 5 | 1 << 6);
        let row = |face| rows.of(&Dice::new(&[face]));
        assert_eq!([1, 4, 5, 6].map(row), [1, 1, 2, 3]);
    }

    #[test]
    fn as_many_dice_as_there_can_be() {
        let dice = Dice::new(&[[1; 8], [6; 8], [5; 8], [2; 8], [6; 8], [6; 8]].concat());
        assert_eq!(dice.faces().len(), MAX_DICE);
        assert_eq!((dice.total(), dice.best(25), dice.best(48)), (208, 24 * 6 + 5, 208));
        assert_eq!((dice.hits(5), dice.ones()), (32, 8));
        assert_eq!(Dice::new(&[6; MAX_DICE]).total(), 288);
    }

    #[test]
    fn bits_are_counted_across_both_halves() {
        let bits = 1 << 3 | 1 << 63 | 1 << 64 | 1 << 127;
        assert_eq!([0, 1, 2, 3].map(|n| nth_bit(bits, n)), [3, 63, 64, 127]);
    }
}
