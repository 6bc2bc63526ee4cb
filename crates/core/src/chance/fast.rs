//! Unkeyed chance for playouts and benchmarks.

use std::convert::Infallible;

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{Bag, Chance, Dice, Read, Why, nth_bit};

/// One running stream of numbers: the fastest source, for games nobody will want to see again.
#[derive(Clone)]
pub struct Fast(Xoshiro256PlusPlus);

impl Fast {
    /// A stream that depends on `seed` alone.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number from 0 up to but not including `bound`, which is at most 2^32.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // the high half of a product with a small factor
    pub fn below(&mut self, bound: usize) -> usize {
        // Bias below 2^-58 for the short lists of a game.
        ((u128::from(self.0.next_u64()) * bound as u128) >> 64) as usize
    }
}

/// How many dice are cut from one random number.
const CHUNK: u8 = 8;
/// 6 to the power of the number of dice.
const POWERS: [u64; CHUNK as usize + 1] = [1, 6, 36, 216, 1_296, 7_776, 46_656, 279_936, 1_679_616];

impl Fast {
    /// Adds up to [`CHUNK`] dice.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // digits to base 6
    fn chunk(&mut self, count: u8, dice: &mut Dice) {
        let mut digits = ((u128::from(self.0.next_u64()) * u128::from(POWERS[usize::from(count)])) >> 64) as u32;
        for _ in 0..count {
            dice.push((digits % 6) as u8 + 1);
            digits /= 6;
        }
    }
}

impl Chance for Fast {
    type Dry = Infallible;

    #[inline]
    fn roll(&mut self, _why: Why, mut count: u8, _read: Read) -> Result<Dice, Infallible> {
        let mut dice = Dice::default();
        while count > CHUNK {
            self.chunk(CHUNK, &mut dice);
            count -= CHUNK;
        }
        self.chunk(count, &mut dice);
        Ok(dice)
    }

    #[inline]
    #[allow(clippy::cast_possible_truncation)] // a bag holds at most 128 things
    fn draw(&mut self, bag: Bag) -> Result<u8, Infallible> {
        let n = self.below(bag.left.count_ones() as usize) as u32;
        Ok(nth_bit(bag.left, n))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_die_of_a_large_roll_shows_every_face() {
        const WHY: Why = Why { kind: 0, item: 0 };
        let mut rng = Fast::new(1);
        let mut shown = [[0_u32; 7]; 48];
        for _ in 0..6_000 {
            let Ok(dice) = rng.sum(WHY, 48);
            assert_eq!(dice.faces().len(), 48);
            for (counts, &face) in shown.iter_mut().zip(dice.faces()) {
                counts[usize::from(face)] += 1;
            }
        }
        for (die, counts) in shown.iter().enumerate() {
            assert!(counts[1..].iter().all(|count| (850..1_150).contains(count)), "die {die}: {counts:?}");
        }
    }
}
