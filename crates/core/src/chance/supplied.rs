//! Chance that comes from outside: a test script, a referee's client, a person at a table.

use serde::{Deserialize, Serialize};

use super::{Bag, Chance, Dice, Read, Request, Why};

/// One result handed in from outside.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Given {
    /// The face of one die.
    Die(u8),
    /// The printed id of a card or counter.
    Named(String),
}

/// Why supplied results did not do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Short {
    /// Nothing is left for this request.
    Needed(Request),
    /// This result cannot be an answer to this request.
    Impossible(Request, Given),
}

/// Results taken from a list, in order.
pub struct Supplied<'a> {
    given: std::slice::Iter<'a, Given>,
    named: &'a dyn Fn(Why, &str) -> Option<u8>,
}

impl<'a> Supplied<'a> {
    /// Answers from `given`; `named` knows the printed ids of a bag's contents.
    pub fn new(given: &'a [Given], named: &'a dyn Fn(Why, &str) -> Option<u8>) -> Self {
        Self { given: given.iter(), named }
    }

    /// The results nobody asked for.
    pub fn left_over(&self) -> &'a [Given] {
        self.given.as_slice()
    }
}

impl Chance for Supplied<'_> {
    type Dry = Short;

    fn roll(&mut self, why: Why, count: u8, _read: Read) -> Result<Dice, Short> {
        let mut dice = Dice::default();
        for missing in (1..=count).rev() {
            let request = Request::Dice { why, count: missing };
            match self.given.next() {
                Some(&Given::Die(face @ 1..=6)) => dice.push(face),
                Some(other) => return Err(Short::Impossible(request, other.clone())),
                None => return Err(Short::Needed(request)),
            }
        }
        Ok(dice)
    }

    fn draw(&mut self, bag: Bag) -> Result<u8, Short> {
        let Some(given) = self.given.next() else { return Err(Short::Needed(Request::Draw(bag))) };
        let id = match given {
            Given::Named(name) => (self.named)(bag.why, name),
            Given::Die(_) => None,
        };
        id.filter(|&id| id < 128 && bag.left >> id & 1 != 0)
            .ok_or_else(|| Short::Impossible(Request::Draw(bag), given.clone()))
    }
}

/// A person's own dice, cards and counters: every request is put to `ask`, which answers with the faces or the one id,
/// or gives up with its own error.
pub struct Manual<F> {
    ask: F,
}

impl<F> Manual<F> {
    /// Puts requests to `ask` until the answer is possible.
    pub fn new(ask: F) -> Self {
        Self { ask }
    }
}

impl<E, F: FnMut(Request) -> Result<Vec<u8>, E>> Chance for Manual<F> {
    type Dry = E;

    fn roll(&mut self, why: Why, count: u8, _read: Read) -> Result<Dice, E> {
        loop {
            let faces = (self.ask)(Request::Dice { why, count })?;
            if faces.len() == usize::from(count) && faces.iter().all(|face| (1..=6).contains(face)) {
                return Ok(Dice::new(&faces));
            }
        }
    }

    fn draw(&mut self, bag: Bag) -> Result<u8, E> {
        loop {
            if let [id @ 0..128] = (self.ask)(Request::Draw(bag))?[..]
                && bag.left >> id & 1 != 0
            {
                return Ok(id);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHY: Why = Why { kind: 1, item: 2 };
    const BAG: Bag = Bag { why: WHY, slot: 0, filled: 0b110, left: 0b100 };

    fn named(_: Why, name: &str) -> Option<u8> {
        name.parse().ok()
    }

    #[test]
    fn results_come_in_order_and_the_rest_is_known() {
        let given = [Given::Die(3), Given::Die(4), Given::Named("2".into()), Given::Die(1)];
        let mut chance = Supplied::new(&given, &named);
        assert_eq!(chance.sum(WHY, 2).map(|dice| dice.total()), Ok(7));
        assert_eq!(chance.draw(BAG), Ok(2));
        assert_eq!(chance.left_over(), [Given::Die(1)]);
    }

    #[test]
    fn as_many_dice_as_one_can_roll() {
        let faces: Vec<u8> = (0..48).map(|n| n % 6 + 1).collect();
        let given: Vec<Given> = faces.iter().map(|&face| Given::Die(face)).collect();
        let mut chance = Supplied::new(&given, &named);
        assert_eq!(chance.reaches(WHY, 48, 200).map(|dice| dice.faces().to_vec()), Ok(faces.clone()));
        assert!(chance.left_over().is_empty());
        let needed = Short::Needed(Request::Dice { why: WHY, count: 8 });
        assert_eq!(Supplied::new(&given[..40], &named).sum(WHY, 48), Err(needed));
        let mut answers = vec![faces.clone(), faces[..47].to_vec()];
        let mut chance = Manual::new(|_| answers.pop().ok_or("gave up"));
        assert_eq!(chance.hits(WHY, 48, 5).map(|dice| dice.faces().to_vec()), Ok(faces));
    }

    #[test]
    fn missing_and_impossible_results_say_what_was_wanted() {
        let given = [Given::Die(3)];
        assert_eq!(Supplied::new(&given, &named).sum(WHY, 3), Err(Short::Needed(Request::Dice { why: WHY, count: 2 })));
        for wrong in [Given::Die(0), Given::Die(7), Given::Named("3".into())] {
            let given = [wrong.clone()];
            let mut chance = Supplied::new(&given, &named);
            assert_eq!(chance.d6(WHY), Err(Short::Impossible(Request::Dice { why: WHY, count: 1 }, wrong)));
        }
        for wrong in [Given::Die(2), Given::Named("1".into()), Given::Named("200".into()), Given::Named("x".into())] {
            let given = [wrong.clone()];
            let mut chance = Supplied::new(&given, &named);
            assert_eq!(chance.draw(BAG), Err(Short::Impossible(Request::Draw(BAG), wrong)));
        }
    }

    #[test]
    fn a_person_is_asked_again_until_the_answer_is_possible() {
        let mut answers = vec![vec![6, 1], vec![7], vec![0, 0], vec![1, 2, 3]];
        let mut chance = Manual::new(|_| answers.pop().ok_or("gave up"));
        assert_eq!(chance.sum(WHY, 2).map(|dice| dice.total()), Ok(7));
        let mut answers = vec![vec![2], vec![1], vec![130]];
        let mut chance = Manual::new(|_| answers.pop().ok_or("gave up"));
        assert_eq!(chance.draw(BAG), Ok(2));
        assert_eq!(chance.draw(BAG), Err("gave up"));
    }
}
