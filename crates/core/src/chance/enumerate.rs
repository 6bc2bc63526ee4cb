//! Enumerates every outcome with its exact probability.
//!
//! The odds of an action come from the action itself, applied once for each outcome of its dice and draws, so they
//! cannot drift from the rules. Dice are grouped by how they are read: a 4d6 total has 21 branches instead of 1,296.

use std::collections::BTreeMap;
use std::convert::Infallible;

use super::{Bag, Chance, Dice, Read, Why, nth_bit};

/// An exact probability.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ratio {
    /// How many cases.
    pub cases: u128,
    /// Out of how many.
    pub of: u128,
}

impl Ratio {
    const NEVER: Self = Self { cases: 0, of: 1 };
    /// Certainty.
    pub const ONE: Self = Self { cases: 1, of: 1 };

    fn reduced(cases: u128, of: u128) -> Self {
        let divisor = gcd(cases, of);
        Self { cases: cases / divisor, of: of / divisor }
    }

    /// Not reduced: on the way through a walk the denominators are worth more the more they are alike.
    fn times(self, cases: u128, of: u128) -> Option<Self> {
        Some(Self { cases: self.cases.checked_mul(cases)?, of: self.of.checked_mul(of)? })
    }

    fn plus(self, other: Self) -> Option<Self> {
        let common = (self.of / gcd(self.of, other.of)).checked_mul(other.of)?;
        let left = self.cases.checked_mul(common / self.of)?;
        let right = other.cases.checked_mul(common / other.of)?;
        Some(Self::reduced(left.checked_add(right)?, common))
    }

    /// The probability as a number between 0 and 1.
    #[allow(clippy::cast_precision_loss)] // for people to read
    pub fn value(self) -> f64 {
        self.cases as f64 / self.of as f64
    }
}

fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}

/// An action with more ways to fall than can be walked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMany;

/// The most branches that are walked: as many as take a fraction of a second.
const MAX_LEAVES: usize = 600_000;

/// Everything that can come of `act`, grouped by what it returns, in order of first appearance by value.
pub fn outcomes<T: Ord>(act: impl FnMut(&mut Enumerating) -> T) -> Result<BTreeMap<T, Ratio>, TooMany> {
    walk(MAX_LEAVES, usize::MAX, act)
}

/// The same for who is in a hurry: not more than so many ways to fall, and none at all where the first of them asks for
/// so much that all would be more.
pub fn outcomes_within<T: Ord>(
    most: usize,
    act: impl FnMut(&mut Enumerating) -> T,
) -> Result<BTreeMap<T, Ratio>, TooMany> {
    walk(most, most, act)
}

fn walk<T: Ord>(
    most: usize,
    likely: usize,
    mut act: impl FnMut(&mut Enumerating) -> T,
) -> Result<BTreeMap<T, Ratio>, TooMany> {
    let mut chance = Enumerating { path: Vec::new(), depth: 0, classes: BTreeMap::new() };
    let mut found: BTreeMap<T, Vec<Ratio>> = BTreeMap::new();
    for _ in 0..most {
        chance.depth = 0;
        let outcome = act(&mut chance);
        if found.is_empty() && chance.ways() > likely {
            return Err(TooMany);
        }
        let Ratio { cases, of } = chance.weight().ok_or(TooMany)?;
        // Paths have few different denominators: cases are counted for each, and put together at the end.
        let counts: &mut Vec<Ratio> = found.entry(outcome).or_default();
        match counts.iter_mut().find(|count| count.of == of) {
            Some(count) => count.cases = count.cases.checked_add(cases).ok_or(TooMany)?,
            None => counts.push(Ratio { cases, of }),
        }
        if !chance.advance() {
            let sum = |counts: Vec<Ratio>| counts.into_iter().try_fold(Ratio::NEVER, Ratio::plus);
            return found.into_iter().map(|(outcome, counts)| Ok((outcome, sum(counts).ok_or(TooMany)?))).collect();
        }
    }
    Err(TooMany)
}

/// A source of chance that takes a different branch each time it is played through.
pub struct Enumerating {
    path: Vec<Turn>,
    depth: usize,
    classes: BTreeMap<(u8, Read), Branches>,
}

type Branches = std::rc::Rc<[(u128, Face)]>;

#[derive(Clone, Copy)]
enum Face {
    Dice(Dice),
    Id(u8),
}

/// One request on the current path and which of its branches is taken.
struct Turn {
    branches: Branches,
    of: u128,
    taken: usize,
    /// How probable it is to get here; none once the numbers are too large.
    before: Option<Ratio>,
}

impl Turn {
    fn after(&self) -> Option<Ratio> {
        let (cases, _) = self.branches[self.taken];
        self.before?.times(cases, self.of)
    }
}

impl Enumerating {
    /// How probable the path walked is.
    fn weight(&self) -> Option<Ratio> {
        self.path[..self.depth].last().map_or(Some(Ratio::ONE), Turn::after)
    }

    /// How many ways to fall there would be if every path asked for the same as this one.
    fn ways(&self) -> usize {
        self.path[..self.depth].iter().fold(1, |ways: usize, turn| ways.saturating_mul(turn.branches.len()))
    }

    /// Moves to the next path; false when all have been walked.
    fn advance(&mut self) -> bool {
        self.path.truncate(self.depth);
        while let Some(mut turn) = self.path.pop() {
            turn.taken += 1;
            if turn.taken < turn.branches.len() {
                self.path.push(turn);
                return true;
            }
        }
        false
    }

    fn take(&mut self, branches: impl FnOnce(&mut Self) -> (Branches, u128)) -> Face {
        if self.depth == self.path.len() {
            let (branches, of) = branches(self);
            let before = self.weight();
            self.path.push(Turn { branches, of, taken: 0, before });
        }
        let turn = &self.path[self.depth];
        self.depth += 1;
        turn.branches[turn.taken].1
    }
}

/// One representative of every reading of `count` dice, with the number of falls that read so.
fn classes(count: u8, read: Read) -> Branches {
    // Die by die, falls that no further die can tell apart are counted together.
    let mut falls: BTreeMap<Vec<u8>, (u128, Dice)> = BTreeMap::from([(Vec::new(), (1, Dice::default()))]);
    for _ in 0..count {
        let mut longer = BTreeMap::new();
        for (cases, fall) in falls.into_values() {
            for face in 1..=6 {
                let mut fall = fall;
                fall.push(face);
                longer.entry(matters(&fall, read)).or_insert((0, fall)).0 += cases;
            }
        }
        falls = longer;
    }
    let mut readings: BTreeMap<u16, (u128, Face)> = BTreeMap::new();
    for (cases, fall) in falls.into_values() {
        readings.entry(read.of(&fall)).or_insert((0, Face::Dice(fall))).0 += cases;
    }
    readings.into_values().collect()
}

/// What matters of these dice, whatever dice are added to them.
fn matters(dice: &Dice, read: Read) -> Vec<u8> {
    match read {
        // Which dice are the best is known only at the end.
        Read::Best(keep) => {
            let mut best = dice.faces().to_vec();
            best.sort_unstable_by(|a, b| b.cmp(a));
            best.truncate(keep.into());
            best
        }
        Read::Reaches(target) => dice.total().min(target).to_be_bytes().to_vec(),
        Read::Sum | Read::Hits(_) | Read::Ones | Read::Rows(_) => read.of(dice).to_be_bytes().to_vec(),
    }
}

impl Chance for Enumerating {
    type Dry = Infallible;

    fn roll(&mut self, _why: Why, count: u8, read: Read) -> Result<Dice, Infallible> {
        let face = self.take(|chance| {
            let branches = chance.classes.entry((count, read)).or_insert_with(|| classes(count, read)).clone();
            (branches, 6_u128.pow(u32::from(count)))
        });
        match face {
            Face::Dice(dice) => Ok(dice),
            Face::Id(_) => unreachable!("the same path asks the same questions"),
        }
    }

    fn draw(&mut self, bag: Bag) -> Result<u8, Infallible> {
        let face = self.take(|_| {
            let count = bag.left.count_ones();
            ((0..count).map(|n| (1, Face::Id(nth_bit(bag.left, n)))).collect(), u128::from(count))
        });
        match face {
            Face::Id(id) => Ok(id),
            Face::Dice(_) => unreachable!("the same path asks the same questions"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHY: Why = Why { kind: 0, item: 0 };

    fn sure<T>(result: Result<T, Infallible>) -> T {
        result.unwrap_or_else(|never| match never {})
    }

    #[test]
    fn three_dice_have_their_known_distribution() {
        let odds = outcomes(|chance| sure(chance.sum(WHY, 3)).total()).unwrap();
        assert_eq!(odds.len(), 16);
        assert_eq!(odds[&3], Ratio { cases: 1, of: 216 });
        assert_eq!(odds[&10], Ratio { cases: 1, of: 8 });
    }

    #[test]
    fn best_two_of_four_and_hits() {
        let odds = outcomes(|chance| sure(chance.best(WHY, 2, 4)).best(2)).unwrap();
        assert_eq!(odds[&12], Ratio::reduced(171, 1296));
        let odds = outcomes(|chance| sure(chance.hits(WHY, 2, 5)).hits(5)).unwrap();
        assert_eq!(odds[&0], Ratio { cases: 4, of: 9 });
    }

    #[test]
    fn branches_may_ask_different_questions_and_still_add_up() {
        let odds = outcomes(|chance| {
            let die = sure(chance.d6(WHY));
            if die == 6 { sure(chance.draw(Bag { why: WHY, slot: 0, filled: 7, left: 5 })) + 10 } else { die }
        })
        .unwrap();
        assert_eq!(odds[&10], Ratio { cases: 1, of: 12 });
        assert_eq!(odds[&12], Ratio { cases: 1, of: 12 });
        assert_eq!(odds.values().try_fold(Ratio::NEVER, |sum, p| sum.plus(*p)), Some(Ratio::ONE));
    }

    /// The distribution of a reading by looking at every fall of the dice.
    fn every_fall(count: u8, read: Read) -> BTreeMap<u16, u128> {
        let mut found = BTreeMap::new();
        for mut fall in 0..6_u32.pow(count.into()) {
            let mut dice = Dice::default();
            for _ in 0..count {
                dice.push(crate::byte(fall % 6) + 1);
                fall /= 6;
            }
            *found.entry(read.of(&dice)).or_default() += 1;
        }
        found
    }

    /// The distribution of a reading by its classes.
    fn by_class(count: u8, read: Read) -> BTreeMap<u16, u128> {
        let read_again = |&(cases, face): &(u128, Face)| match face {
            Face::Dice(dice) => (read.of(&dice), cases),
            Face::Id(_) => unreachable!("dice were asked for"),
        };
        let classes = classes(count, read);
        let found: BTreeMap<u16, u128> = classes.iter().map(read_again).collect();
        assert_eq!(found.len(), classes.len(), "{count} dice as {read:?}: two classes read the same");
        found
    }

    #[test]
    fn classes_count_every_fall() {
        let readings = [
            Read::Sum,
            Read::Best(0),
            Read::Best(2),
            Read::Best(9),
            Read::Hits(1),
            Read::Hits(4),
            Read::Hits(7),
            Read::Ones,
            Read::Reaches(0),
            Read::Reaches(13),
            Read::Reaches(99),
        ];
        for read in readings {
            for count in 0..=5 {
                assert_eq!(by_class(count, read), every_fall(count, read), "{count} dice as {read:?}");
            }
        }
        let rows = Read::Rows(1 << 1 | 1 << 3 | 1 << 6);
        assert_eq!(by_class(1, rows), every_fall(1, rows));
    }

    #[test]
    fn the_largest_roll_is_counted_exactly() {
        let all = 6_u128.pow(48);
        for read in [Read::Sum, Read::Best(2), Read::Hits(5), Read::Ones, Read::Reaches(168)] {
            assert_eq!(by_class(48, read).values().sum::<u128>(), all, "{read:?}");
        }
        assert_eq!(by_class(48, Read::Sum)[&49], 48);
        assert_eq!(by_class(48, Read::Hits(6))[&47], 48 * 5);
        let odds = outcomes(|chance| sure(chance.reaches(WHY, 48, 169)).total() >= 169).unwrap();
        // The distribution lies evenly about 168.
        let middle = by_class(48, Read::Sum)[&168];
        assert_eq!(odds[&true], Ratio::reduced((all - middle) / 2, all));
    }

    #[test]
    fn a_long_first_path_is_no_reason_to_refuse_odds() {
        let all_but_the_first_are_short =
            |chance: &mut Enumerating| (0..9).map(|_| sure(chance.d6(WHY))).find(|&die| die > 1).unwrap_or(1);
        let odds = outcomes(all_but_the_first_are_short).unwrap();
        assert_eq!(odds[&1], Ratio { cases: 1, of: 6_u128.pow(9) });
        assert_eq!(outcomes_within(100, all_but_the_first_are_short), Err(TooMany));
    }

    #[test]
    fn endless_dice_are_refused() {
        let result = outcomes(|chance| (0..30).map(|_| sure(chance.d6(WHY))).max());
        assert_eq!(result, Err(TooMany));
    }
}
