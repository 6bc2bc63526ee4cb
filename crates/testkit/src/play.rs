//! Playing by notation with scripted chance: what the test kits of the games share.
//!
//! Every action must be legal, and every position after it must satisfy the invariants. Missing or unused chance fails
//! the test.

use std::collections::VecDeque;

use kurgan_core::chance::{Bag, Given, Read};
use kurgan_core::pack::Pack;
use kurgan_core::{Chance, Dice, Game, Why};

/// The parts of a script: `|` only sets rolls apart.
fn parts(chance: &str) -> impl Iterator<Item = &str> {
    chance.split_whitespace().filter(|word| *word != "|")
}

/// Chance as a person writes it, for a session: dice as numbers, everything else by its id.
pub fn given(chance: &str) -> Vec<Given> {
    parts(chance).map(|word| word.parse().map_or_else(|_| Given::Named(word.into()), Given::Die)).collect()
}

/// What the scripts of a game mean.
#[derive(Debug)]
pub struct Meaning {
    /// What a roll or draw is for, in a message.
    pub told: fn(Why) -> String,
    /// What is drawn by a word, in the bag's numbering.
    pub drawn: fn(Why, &str) -> Option<u8>,
    /// What is drawn from a bag where a loose script is at its end.
    pub filler: fn(Bag) -> Option<u8>,
}

/// Chance as a person writes it: dice as numbers, everything else as [`Meaning`] has it.
#[derive(Debug)]
pub struct Script {
    meaning: &'static Meaning,
    left: VecDeque<String>,
    loose: bool,
    taken: Vec<String>,
}

impl Script {
    /// Exactly this chance.
    pub fn exact(meaning: &'static Meaning, chance: &str) -> Self {
        Self { meaning, left: parts(chance).map(String::from).collect(), loose: false, taken: Vec::new() }
    }

    /// At least this chance: what follows is filled in with threes and the [filler](Meaning::filler).
    pub fn loose(meaning: &'static Meaning, chance: &str) -> Self {
        Self { loose: true, ..Self::exact(meaning, chance) }
    }

    fn next(&mut self, why: Why) -> Option<String> {
        self.taken.push((self.meaning.told)(why));
        let next = self.left.pop_front();
        assert!(next.is_some() || self.loose, "chance ran out at {:?}", self.taken);
        next
    }

    fn is_used_up(&self, what: &str) {
        assert!(self.left.is_empty(), "{what:?}: chance is left over: {:?} after {:?}", self.left, self.taken);
    }
}

impl Chance for Script {
    type Dry = String;

    fn roll(&mut self, why: Why, count: u8, _read: Read) -> Result<Dice, String> {
        let mut faces = Vec::new();
        for _ in 0..count {
            let face = match self.next(why) {
                None => 3,
                Some(word) => match word.parse() {
                    Ok(face @ 1..=6) => face,
                    _ => return Err(format!("{word} is no die for {:?}", self.taken.last())),
                },
            };
            faces.push(face);
        }
        Ok(Dice::new(&faces))
    }

    fn draw(&mut self, bag: Bag) -> Result<u8, String> {
        let (id, word) = match self.next(bag.why) {
            None => ((self.meaning.filler)(bag), "nothing".into()),
            Some(word) => ((self.meaning.drawn)(bag.why, &word), word),
        };
        let there = id.filter(|id| bag.left >> id & 1 != 0);
        there.ok_or_else(|| format!("{word} is not there to be drawn for {:?}", self.taken.last()))
    }
}

/// A game of the printed components from its very start, with this chance, and what has happened.
pub fn start<G: Game>(options: &G::Options, mut script: Script) -> (G, Vec<G::Event>) {
    let mut events = Vec::new();
    let game = G::start(G::Pack::printed(), options, &mut script, &mut events);
    let game = game.unwrap_or_else(|error| panic!("the game does not start: {error}"));
    script.is_used_up("the start");
    game.check().unwrap_or_else(|broken| panic!("at the start: {broken}"));
    (game, events)
}

/// The action of this notation.
pub fn read<G: Game>(game: &G, action: &str) -> G::Action {
    G::read(game.pack(), action).unwrap_or_else(|error| panic!("{action:?}: {error:?}"))
}

/// The action of this notation, which is legal.
pub fn read_legal<G: Game>(game: &G, action: &str) -> G::Action {
    let read = read(game, action);
    assert!(legal(game).contains(&read), "{action:?} is not legal; there is {:?}", offers(game));
    read
}

/// Plays an action with this chance; what it causes.
pub fn play<G: Game>(game: &mut G, action: &str, mut script: Script) -> Vec<G::Event> {
    let read = read_legal(game, action);
    let mut events = Vec::new();
    if let Err(error) = game.apply(read, &mut script, &mut events) {
        panic!("{action:?}: {error}");
    }
    script.is_used_up(action);
    game.check().unwrap_or_else(|broken| panic!("after {action:?}: {broken}"));
    events
}

fn legal<G: Game>(game: &G) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    legal
}

/// Everything legal, in notation.
pub fn offers<G: Game>(game: &G) -> Vec<String> {
    legal(game).into_iter().map(|action| G::write(game.pack(), action)).collect()
}

/// What follows this beginning in the notation of the legal actions.
pub fn offered<G: Game>(game: &G, beginning: &str) -> Vec<String> {
    let offers = offers(game);
    offers.iter().filter_map(|offer| offer.strip_prefix(beginning)).map(|rest| rest.trim().into()).collect()
}

/// Why an action is refused.
pub fn refusal<G: Game>(game: &G, action: &str) -> G::Refusal {
    let read = read(game, action);
    assert!(!legal(game).contains(&read), "{action:?} is legal");
    game.refuse(read)
}

/// How a game ended: level, score, reason.
pub fn outcome<G: Game>(game: &G) -> (&'static str, i32, &'static str) {
    let outcome = game.outcome().expect("the game is not over");
    (outcome.level, outcome.score, outcome.reason)
}

/// What the table of every kit can do: methods for its `impl`, which says itself how an action is played (`play`).
///
/// ```text
/// at_table!(Volga, |table| table.session.game());   // the game, and where its position is
/// ```
#[macro_export]
macro_rules! at_table {
    ($game:ty, |$table:ident| $position:expr) => {
        /// The position on paper.
        pub(crate) fn record(&self) -> <$game as kurgan_core::Game>::Record {
            let $table = self;
            kurgan_core::Game::record($position)
        }

        /// Plays actions without chance, separated by `;`.
        pub(crate) fn go(&mut self, actions: &str) -> &mut Self {
            for action in actions.split(';') {
                self.play(action.trim(), "");
            }
            self
        }

        /// Everything legal, in notation.
        pub(crate) fn offers(&self) -> Vec<String> {
            let $table = self;
            $crate::play::offers($position)
        }

        /// What follows this beginning in the notation of the legal actions.
        pub(crate) fn offered(&self, beginning: &str) -> Vec<String> {
            let $table = self;
            $crate::play::offered($position, beginning)
        }

        /// Whether an action is legal.
        pub(crate) fn can(&self, action: &str) -> bool {
            self.offers().iter().any(|offer| offer == action)
        }

        /// Why an action is refused.
        pub(crate) fn refusal(&self, action: &str) -> <$game as kurgan_core::Game>::Refusal {
            let $table = self;
            $crate::play::refusal($position, action)
        }

        /// How the game ended: level, score, reason.
        pub(crate) fn outcome(&self) -> (&'static str, i32, &'static str) {
            let $table = self;
            $crate::play::outcome($position)
        }
    };
}
