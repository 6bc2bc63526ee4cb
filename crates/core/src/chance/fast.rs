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

/// 6 to the power of the number of dice.
const POWERS: [u64; 9] = [1, 6, 36, 216, 1_296, 7_776, 46_656, 279_936, 1_679_616];

impl Chance for Fast {
    type Dry = Infallible;

    #[inline]
    #[allow(clippy::cast_possible_truncation)] // digits to base 6
    fn roll(&mut self, _why: Why, count: u8, _read: Read) -> Result<Dice, Infallible> {
        let mut digits = ((u128::from(self.0.next_u64()) * u128::from(POWERS[usize::from(count)])) >> 64) as u32;
        let mut dice = Dice::default();
        for _ in 0..count {
            dice.push((digits % 6) as u8 + 1);
            digits /= 6;
        }
        Ok(dice)
    }

    #[inline]
    #[allow(clippy::cast_possible_truncation)] // a bag holds at most 128 things
    fn draw(&mut self, bag: Bag) -> Result<u8, Infallible> {
        let n = self.below(bag.left.count_ones() as usize) as u32;
        Ok(nth_bit(bag.left, n))
    }
}
