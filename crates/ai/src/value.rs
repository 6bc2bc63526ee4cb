//! What a position is worth, as learned from games of the expert.
//!
//! A position is put into numbers (`value/` has a file for each game), and a small [network](Net) makes of them the
//! chance of the first side to win and its score, if the expert plays on for everybody. The weights lie in `data/` with
//! the command that made them.

mod cauldron;
mod net;
mod pavlov;
mod volga;

use kurgan_core::{Game, OptionSpec, Seat};

pub(crate) use net::Teacher;
pub use net::{Net, NotANet};

use crate::scale::{Scale, Worth};

/// A game whose positions can be put into numbers.
pub trait Features: Game + Scale {
    /// Every option.
    const SPECS: &'static [OptionSpec];
    /// The options that make different games of it, by name: all of them are learned as well as the usual one.
    const SETTINGS: &'static [&'static str];
    /// After how many turns the learned value is as good a guide as the rest of the game.
    const HORIZON: u32;

    /// The numbers of a position, always as many and in the same order.
    fn features(sight: Self::Sight<'_>, into: &mut Numbers);

    /// The network learned for this game.
    fn net() -> &'static Net;
}

/// Through whose eyes a position is put into numbers: those of the first side, whose chance to win is learned.
pub(crate) const FIRST: Option<Seat> = Some(Seat(0));

/// The most numbers of a position.
pub const MOST: usize = 120;

/// The numbers of a position: room that lies on the stack, since playouts allocate nothing.
#[derive(Clone, Debug)]
pub struct Numbers {
    all: [f32; MOST],
    len: usize,
}

impl Default for Numbers {
    fn default() -> Self {
        Self { all: [0.0; MOST], len: 0 }
    }
}

impl Numbers {
    /// Adds a number; whatever is more than [`MOST`] is dropped.
    pub fn push(&mut self, number: impl Into<f32>) {
        if let Some(place) = self.all.get_mut(self.len) {
            *place = number.into();
            self.len += 1;
        }
    }

    /// Adds a count.
    pub fn count(&mut self, count: usize) {
        self.push(u16::try_from(count).unwrap_or(u16::MAX));
    }

    /// Adds a yes or no.
    pub fn flag(&mut self, flag: bool) {
        self.push(u8::from(flag));
    }

    /// All of them.
    pub fn all(&self) -> &[f32] {
        &self.all[..self.len]
    }
}

/// What a position is likely to come to for a seat.
pub fn foresee<G: Features>(game: &G, seat: Seat) -> Worth {
    let mut numbers = Numbers::default();
    G::features(game.sight(FIRST), &mut numbers);
    let [win, share] = G::net().outputs(numbers.all()).map(f64::from);
    let (low, high) = game.span();
    let score = f64::from(low) + share * f64::from(high - low);
    if game.wants_high(seat) { game.worth(win, score, seat) } else { game.worth(1.0 - win, score, seat) }
}

/// The network in a text that came with the program.
fn learned(text: &str) -> Net {
    Net::read(text).unwrap_or_else(|error| panic!("the weights came with the program: {error}"))
}
