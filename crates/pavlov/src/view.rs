//! What a seat may see, and what it may learn of an event.

#![allow(unused_variables, clippy::todo)] // skeleton: remove

use kurgan_core::Seat;
use kurgan_core::rand_core::Rng;
use serde::Serialize;

use crate::state::Pavlov;

/// What a seat may see.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {}

impl Pavlov {
    pub(crate) fn view_of(&self, seat: Option<Seat>) -> View {
        todo!()
    }

    /// Deals anew everything this seat cannot see but another one holds.
    pub(crate) fn deal_anew(&mut self, seat: Seat, rng: &mut impl Rng) {
        todo!()
    }
}
