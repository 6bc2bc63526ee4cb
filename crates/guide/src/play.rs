//! What a game needs for its computer players.

use kurgan_core::chance::Fast;
use kurgan_core::{Seat, byte};

use crate::{ActionOf, Beside, OptionsOf, SightOf};

/// Plays a game by rules of thumb, and puts its positions into numbers.
///
/// All of this runs in playouts: it looks at the position and the legal actions, keeps nothing in mind between two
/// decisions and allocates nothing, so that thousands of games a second can be played.
pub trait Plays: Beside {
    /// The options that make different games of it, by name: all of them are learned as well as the usual one.
    const SETTINGS: &'static [&'static str];
    /// After how many turns the learned value is as good a guide as the rest of the game.
    const HORIZON: u32;
    /// The scores from which nothing gets worse, and better, for the first seat.
    const SPAN: (i32, i32);
    /// The weights of the network learned for this game, with the command that made them.
    const NET: &'static str;

    /// What an expert does: one of these actions, of which there are at least two and none that gives up the game.
    fn expert(sight: SightOf<'_, Self>, legal: &[ActionOf<Self>], rng: &mut Fast) -> ActionOf<Self>;

    /// The numbers of a position, always as many and in the same order.
    fn features(sight: SightOf<'_, Self>, into: &mut Numbers);

    /// Whether this seat is on the side of the first one, which wants a high score.
    fn wants_high(_options: &OptionsOf<Self>, _seat: Seat) -> bool {
        true
    }

    /// Players of this game alone, by name.
    fn styles() -> Vec<(&'static str, Style<Self>)> {
        Vec::new()
    }
}

/// A way to play: chooses one of the legal actions.
pub type Style<H> = fn(SightOf<'_, H>, &[ActionOf<H>]) -> ActionOf<H>;

/// The most numbers of a position.
const MOST: usize = 120;

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
    /// Adds a number; whatever does not fit is dropped.
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

    /// Whether there is no room for more.
    pub fn is_full(&self) -> bool {
        self.len == MOST
    }

    /// All of them.
    pub fn all(&self) -> &[f32] {
        &self.all[..self.len]
    }
}

/// The action with the highest worth, the first of equals; `legal` is not empty.
#[inline]
pub fn best_by<A: Copy, W: PartialOrd>(legal: &[A], mut worth: impl FnMut(A) -> W) -> A {
    let mut best = legal[0];
    let mut most = worth(best);
    for &action in &legal[1..] {
        let this = worth(action);
        if this > most {
            (best, most) = (action, this);
        }
    }
    best
}

/// A count on the map as a number to reckon with.
#[inline]
pub fn small(count: usize) -> i32 {
    i32::from(byte(count))
}
