//! What of an action is staged: its moments, one after the other.
//!
//! A moment shows how something was settled that the player waited for: an attack with the sums of both sides, a card
//! that came up, a roll with what modifies it. What follows from it is told by the events behind it; rolls that no guide
//! makes a moment of are shown as they are told.

use std::ops::Range;

use kurgan_core::Dice;

/// One thing that is settled before the eyes of the player.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// The events that it shows by itself: their sentences would only repeat it. `n..n` shows the dice of event `n`, which
    /// is told behind it.
    pub events: Range<usize>,
    /// What kind of moment it is.
    pub kind: MomentKind,
    /// What it is about: `Attack on 11 Southern Rail Station`, the name of a card.
    pub title: String,
    /// What that means: what a card does; mostly empty.
    pub text: String,
    /// The element of the board where it happens.
    pub at: Option<String>,
    /// What is added up: one for a roll, two for sides that meet.
    pub sums: Vec<Sum>,
    /// What comes of it.
    pub result: Option<Upshot>,
}

/// The kinds of moments.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum MomentKind {
    /// Somebody attacks, on either side.
    Attack,
    /// Bombs fall.
    Bombing,
    /// A card or an event comes up.
    Card,
    /// Help from outside tries to break through.
    Relief,
    /// Any other roll.
    Roll,
}

impl MomentKind {
    /// Its name in stylesheets and tests.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Attack => "attack",
            Self::Bombing => "bombing",
            Self::Card => "card",
            Self::Relief => "relief",
            Self::Roll => "roll",
        }
    }
}

/// A number that is added up line by line, with the dice that end it.
#[derive(Clone, PartialEq, Debug)]
pub struct Sum {
    /// What is added up.
    pub title: String,
    /// Whose it is.
    pub ink: Ink,
    /// What counts, and how much.
    pub lines: Vec<(String, String)>,
    /// What the lines come to before the dice; nothing where they are added to the dice.
    pub value: Option<i16>,
    /// The dice, and whether each counts.
    pub dice: Vec<(u8, bool)>,
    /// With dice.
    pub total: String,
}

impl Sum {
    /// A sum of nothing yet.
    pub fn new(title: String, ink: Ink) -> Self {
        Self { title, ink, lines: Vec::new(), value: None, dice: Vec::new(), total: String::new() }
    }

    /// The same with dice of which the best so many count.
    #[must_use]
    pub fn dice(self, dice: Dice, best: usize) -> Self {
        let mut rest = dice.faces().to_vec();
        rest.sort_unstable_by(|a, b| b.cmp(a));
        rest.truncate(best);
        let counts = |face: &u8| match rest.iter().position(|kept| kept == face) {
            Some(n) => {
                rest.swap_remove(n);
                true
            }
            None => false,
        };
        let counted: Vec<bool> = dice.faces().iter().map(counts).collect();
        Self { dice: dice.faces().iter().copied().zip(counted).collect(), ..self }
    }
}

/// The color of an army, as the theme has them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// One side.
    Grey,
    /// The other side.
    Red,
    /// Neither.
    Plain,
}

impl Ink {
    /// Its name in stylesheets.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Grey => "grey",
            Self::Red => "red",
            Self::Plain => "plain",
        }
    }
}

/// What came of it in a word.
#[derive(Clone, PartialEq, Debug)]
pub struct Upshot {
    /// The word.
    pub word: String,
    /// What that is for the player of the first seat.
    pub tone: Tone,
    /// By how much.
    pub margin: Option<i16>,
}

/// How welcome a result is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// It is what was hoped for.
    Good,
    /// It is neither.
    Even,
    /// It is not.
    Bad,
}

impl Tone {
    /// Its name in stylesheets.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Good => "good",
            Self::Even => "even",
            Self::Bad => "bad",
        }
    }
}

impl Moment {
    /// A moment that shows these events.
    pub fn new(kind: MomentKind, events: Range<usize>, title: String) -> Self {
        Self { events, kind, title, text: String::new(), at: None, sums: Vec::new(), result: None }
    }

    /// The same at an element of the board.
    #[must_use]
    pub fn at(self, element: impl Into<String>) -> Self {
        Self { at: Some(element.into()), ..self }
    }

    /// The same with what it means.
    #[must_use]
    pub fn text(self, text: impl Into<String>) -> Self {
        Self { text: text.into(), ..self }
    }

    /// The same with sums.
    #[must_use]
    pub fn sums(self, sums: impl Into<Vec<Sum>>) -> Self {
        Self { sums: sums.into(), ..self }
    }

    /// The same with what came of it.
    #[must_use]
    pub fn result(self, word: String, tone: Tone, margin: Option<i16>) -> Self {
        Self { result: Some(Upshot { word, tone, margin }), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_dice_count_and_each_once() {
        let counted = |faces: &[u8], best| {
            let sum = Sum::new(String::new(), Ink::Plain).dice(Dice::new(faces), best);
            sum.dice.iter().filter(|(_, counts)| *counts).map(|(face, _)| *face).collect::<Vec<_>>()
        };
        assert_eq!(counted(&[6, 2, 5], 2), [6, 5]);
        assert_eq!(counted(&[3, 3, 3], 2), [3, 3]);
        assert_eq!(counted(&[1, 4], 2), [1, 4]);
    }
}
