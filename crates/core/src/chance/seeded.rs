//! Keyed chance: the same seed number deals the same game.

use std::collections::BTreeMap;
use std::convert::Infallible;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

use super::{Bag, Chance, Dice, Read, Why, nth_bit};
use crate::byte;

/// The largest seed number: whole numbers up to here survive every JSON reader.
pub const MAX_SEED: u64 = (1 << 53) - 1;

/// Results keyed by seed, reason and occurrence rather than taken from one running stream, so the supply roll of turn
/// three is the same whatever was attacked before it, and paired experiments stay paired.
#[derive(Clone, Debug)]
pub struct Seeded {
    key: [u8; 32],
    asked: BTreeMap<Why, u32>,
    shuffled: BTreeMap<Why, u32>,
}

/// Streams of dice and of bags never meet.
const BAGS: u64 = 1 << 63;

impl Seeded {
    /// Chance for the game with this seed number.
    pub fn new(seed: u64) -> Self {
        let key = blake3::derive_key("kurgan 2026 dice of a game, version 1", &seed.to_le_bytes());
        Self { key, asked: BTreeMap::new(), shuffled: BTreeMap::new() }
    }

    /// Notes that a request with this reason has been answered elsewhere, so that the next one is a new occurrence.
    pub fn passed(&mut self, why: Why) {
        *self.asked.entry(why).or_default() += 1;
    }

    /// Notes that a bag has been shuffled elsewhere.
    pub fn passed_shuffle(&mut self, bag: Why) {
        *self.shuffled.entry(bag).or_default() += 1;
    }

    fn stream(&self, why: Why, occurrence: u32) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::from_seed(self.key);
        rng.set_stream(u64::from(why.kind) << 48 | u64::from(why.item) << 32 | u64::from(occurrence));
        rng
    }

    /// The order in which a bag's contents lie in its hidden places.
    fn deal(&self, bag: Bag) -> [u8; 128] {
        let epoch = self.shuffled.get(&bag.why).copied().unwrap_or(0);
        let mut rng = ChaCha8Rng::from_seed(self.key);
        rng.set_stream(BAGS | u64::from(bag.why.kind) << 48 | u64::from(bag.why.item) << 32 | u64::from(epoch));
        let mut order = [0; 128];
        let count = bag.filled.count_ones();
        for n in 0..count {
            order[n as usize] = nth_bit(bag.filled, n);
        }
        for n in (1..count).rev() {
            order.swap(n as usize, below(&mut rng, n + 1) as usize);
        }
        order
    }
}

/// A number below `bound`, without bias.
fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    let limit = u32::MAX - u32::MAX % bound;
    loop {
        let number = rng.next_u32();
        if number < limit {
            return number % bound;
        }
    }
}

impl Chance for Seeded {
    type Dry = Infallible;

    fn roll(&mut self, why: Why, count: u8, _read: Read) -> Result<Dice, Infallible> {
        let occurrence = self.asked.get(&why).copied().unwrap_or(0);
        let mut rng = self.stream(why, occurrence);
        let mut dice = Dice::default();
        for _ in 0..count {
            dice.push(byte(below(&mut rng, 6)) + 1);
        }
        self.passed(why);
        Ok(dice)
    }

    fn draw(&mut self, bag: Bag) -> Result<u8, Infallible> {
        let order = self.deal(bag);
        let lies_there = order[usize::from(bag.slot)];
        // A position set up by hand may already show what the seed would hide here: the deal then goes on behind the
        // hidden places, among what nobody has seen.
        let count = bag.filled.count_ones() as usize;
        let found = (bag.left >> lies_there & 1 != 0).then_some(lies_there);
        let found = found.or_else(|| order[..count].iter().rev().copied().find(|&id| bag.left >> id & 1 != 0));
        self.passed(bag.why);
        Ok(found.unwrap_or_else(|| nth_bit(bag.left, 0)))
    }

    fn shuffle(&mut self, bag: Why) -> Result<(), Infallible> {
        self.passed_shuffle(bag);
        Ok(())
    }
}

/// A promise about the dice of a game, made before it and checked after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Commitment {
    /// BLAKE3 of seed number and nonce, in hexadecimal.
    pub commitment: String,
    /// 256 random bits in hexadecimal that keep the seed from being guessed.
    pub nonce: String,
}

impl Commitment {
    /// Commits to a seed number.
    pub fn new(seed: u64, nonce: [u8; 32]) -> Self {
        let nonce = blake3::Hash::from_bytes(nonce).to_hex().to_string();
        let commitment = Self::digest(seed, &nonce);
        Self { commitment, nonce }
    }

    /// Whether this is the promise for that seed number.
    pub fn holds(&self, seed: u64) -> bool {
        Self::digest(seed, &self.nonce) == self.commitment
    }

    fn digest(seed: u64, nonce: &str) -> String {
        let mut hasher = blake3::Hasher::new();
        hasher.update(&seed.to_le_bytes());
        hasher.update(nonce.as_bytes());
        hasher.finalize().to_hex().to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SUPPLY: Why = Why { kind: 3, item: 0 };
    const ATTACK: Why = Why { kind: 4, item: 10 };

    fn roll(chance: &mut Seeded, why: Why, count: u8) -> Vec<u8> {
        chance.sum(why, count).unwrap_or_else(|never| match never {}).faces().to_vec()
    }

    /// These must never change: a seed number that a player has written down deals the same game for ever.
    #[test]
    fn golden_vectors() {
        let mut chance = Seeded::new(1942);
        let rolls: Vec<Vec<u8>> = (0..3).map(|_| roll(&mut chance, SUPPLY, 4)).collect();
        assert_eq!(rolls, GOLDEN_SUPPLY);
        let bag = Bag { why: Why { kind: 9, item: 1 }, slot: 0, filled: 0xFFFF, left: 0xFFFF };
        let dealt: Vec<u8> =
            (0..8).map(|slot| chance.draw(Bag { slot, ..bag }).unwrap_or_else(|never| match never {})).collect();
        assert_eq!(dealt, GOLDEN_DEAL);
    }

    /// More dice of the same roll begin with the same dice.
    #[test]
    fn a_longer_roll_begins_like_a_shorter_one() {
        let many = roll(&mut Seeded::new(1942), SUPPLY, 48);
        assert_eq!(many.len(), 48);
        assert_eq!(many[..4], GOLDEN_SUPPLY[0]);
    }

    const GOLDEN_SUPPLY: [[u8; 4]; 3] = [[3, 5, 1, 1], [5, 3, 6, 1], [5, 2, 2, 1]];
    const GOLDEN_DEAL: [u8; 8] = [5, 13, 10, 9, 4, 15, 14, 12];

    #[test]
    fn other_rolls_in_between_change_nothing() {
        let mut plain = Seeded::new(7);
        let mut busy = Seeded::new(7);
        let first = roll(&mut plain, SUPPLY, 4);
        assert_eq!(first, roll(&mut busy, SUPPLY, 4));
        roll(&mut busy, ATTACK, 2);
        roll(&mut busy, ATTACK, 2);
        assert_eq!(roll(&mut plain, SUPPLY, 4), roll(&mut busy, SUPPLY, 4));
    }

    #[test]
    fn a_place_hides_the_same_thing_in_any_order_of_reveals() {
        let why = Why { kind: 2, item: 0 };
        let deal = |slots: &[u8]| {
            let mut chance = Seeded::new(99);
            let (filled, mut left) = (0x3_FFFF_u128, 0x3_FFFF_u128);
            let mut found = BTreeMap::new();
            for &slot in slots {
                let id = chance.draw(Bag { why, slot, filled, left }).unwrap_or_else(|never| match never {});
                left &= !(1 << id);
                found.insert(slot, id);
            }
            found
        };
        assert_eq!(deal(&[0, 1, 2, 3, 4, 5]), deal(&[5, 3, 1, 4, 0, 2]));
    }

    #[test]
    fn a_shuffle_deals_anew() {
        let bag = Bag { why: SUPPLY, slot: 0, filled: u128::MAX, left: u128::MAX };
        let mut chance = Seeded::new(5);
        let before: Vec<_> = (0..20).map(|slot| chance.draw(Bag { slot, ..bag })).collect();
        chance.shuffle(SUPPLY).unwrap_or_else(|never| match never {});
        let after: Vec<_> = (0..20).map(|slot| chance.draw(Bag { slot, ..bag })).collect();
        assert_ne!(before, after);
    }

    #[test]
    fn a_commitment_holds_for_its_seed_only() {
        let promise = Commitment::new(1942, [7; 32]);
        assert!(promise.holds(1942));
        assert!(!promise.holds(1943));
    }
}
