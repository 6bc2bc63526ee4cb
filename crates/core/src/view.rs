//! What a seat may see of a position.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Serialize, Serializer};

use crate::game::{Game, Seat};

/// A position as one seat sees it.
///
/// It holds a position of its own, in which everything hidden from the seat has been dealt anew in one fixed way: two
/// games that the seat cannot tell apart have the same view. What a seat may not see is not there to be shown.
#[derive(Clone, PartialEq, Debug)]
pub struct View<G> {
    seen: G,
    seat: Option<Seat>,
}

impl<G: Game> View<G> {
    /// What a seat may see of this game; `None` is a spectator, who sees what every seat sees.
    pub fn of(game: &G, seat: Option<Seat>) -> Self {
        let mut seen = game.clone();
        let mut dealer = Xoshiro256PlusPlus::seed_from_u64(0);
        match seat {
            Some(seat) => seen.redeal(seat, &mut dealer),
            None => {
                for seat in (0..).map(Seat).take(G::seats(game.options()).len()) {
                    seen.redeal(seat, &mut dealer);
                }
            }
        }
        Self { seen, seat }
    }

    /// Whose view it is; `None` is a spectator.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The components.
    pub fn pack(&self) -> &'static G::Pack {
        self.seen.pack()
    }

    /// The position through the eyes of the seat.
    pub fn sight(&self) -> G::Sight<'_> {
        self.seen.sight(self.seat)
    }
}

/// As the protocol writes it.
impl<G: Game> Serialize for View<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.seen.shown(self.seat).serialize(serializer)
    }
}
