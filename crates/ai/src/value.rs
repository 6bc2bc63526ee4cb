//! The value of a position, learned from expert games.
//!
//! The guide of a game describes a position in numbers. A small [network](Net) turns them into the first side's chance
//! of winning and its score, assuming that the expert plays every seat. The weights are in the guide, with the command
//! that made them.

mod net;

use std::sync::OnceLock;

use guide::{Numbers, Plays};
use kurgan_core::Seat;
use table::{GameId, Listed};

pub(crate) use net::Teacher;
pub use net::{Net, NotANet};

use crate::scale::{Scale, Worth};

/// The network learned for a game.
///
/// # Panics
/// If the weights of its guide are no network, which the first test of the game shows.
pub fn net<G: Listed>() -> &'static Net {
    static NETS: [OnceLock<Net>; GameId::ALL.len()] = [const { OnceLock::new() }; GameId::ALL.len()];
    NETS[G::GAME as usize].get_or_init(|| {
        Net::read(G::Guide::NET).unwrap_or_else(|error| panic!("the weights came with the program: {error}"))
    })
}

/// The numbers of a position, through the eyes of the first side, whose chance to win is learned.
pub fn numbers<G: Listed>(game: &G) -> Numbers {
    let mut numbers = Numbers::default();
    G::Guide::features(game.sight(Some(Seat(0))), &mut numbers);
    numbers
}

/// What a position is likely to come to for a seat.
pub fn foresee<G: Listed>(game: &G, seat: Seat) -> Worth {
    let [win, share] = net::<G>().outputs(numbers(game).all()).map(f64::from);
    let (low, high) = game.span();
    let score = f64::from(low) + share * f64::from(high - low);
    if game.wants_high(seat) { game.worth(win, score, seat) } else { game.worth(1.0 - win, score, seat) }
}
