//! Records the results of another source of chance.

use super::{Bag, Chance, Dice, Read, Why};

/// One result as it was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taken {
    /// Dice, and what they were rolled for.
    Rolled(Why, Dice),
    /// A thing out of a bag.
    Drawn(Why, u8),
    /// A bag was shuffled; there is nothing to see.
    Shuffled(Why),
}

/// Passes requests on and keeps the results for the journal.
pub struct Recording<C> {
    chance: C,
    taken: Vec<Taken>,
}

impl<C> Recording<C> {
    /// Records what `chance` gives from now on.
    pub fn new(chance: C) -> Self {
        Self { chance, taken: Vec::new() }
    }

    /// Whether anything has been given yet.
    pub fn has_taken(&self) -> bool {
        !self.taken.is_empty()
    }

    /// Where they came from, and the results in order.
    pub fn into_parts(self) -> (C, Vec<Taken>) {
        (self.chance, self.taken)
    }
}

impl<C: Chance> Chance for Recording<C> {
    type Dry = C::Dry;

    fn roll(&mut self, why: Why, count: u8, read: Read) -> Result<Dice, C::Dry> {
        let dice = self.chance.roll(why, count, read)?;
        self.taken.push(Taken::Rolled(why, dice));
        Ok(dice)
    }

    fn draw(&mut self, bag: Bag) -> Result<u8, C::Dry> {
        let id = self.chance.draw(bag)?;
        self.taken.push(Taken::Drawn(bag.why, id));
        Ok(id)
    }

    fn shuffle(&mut self, bag: Why) -> Result<(), C::Dry> {
        self.chance.shuffle(bag)?;
        self.taken.push(Taken::Shuffled(bag));
        Ok(())
    }
}
