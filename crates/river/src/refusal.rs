//! Why something cannot be done.

use crate::components::{Boat, Landing};

/// A reason, with the data for a sentence.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Refusal {
    /// That decision is not due now.
    NotNow,
    /// The landing was lit last hour.
    LitLast(Landing),
    /// The boat has been sent this hour.
    AlreadySent(Boat),
    /// The landing takes no more boats this hour.
    Full(Landing),
    /// The boat is not at the landing under fire.
    NotUnderFire(Boat),
    /// The boat has sunk.
    Sunk(Boat),
}

impl Refusal {
    /// The code of the reason and the rule behind it.
    const fn parts(self) -> (&'static str, &'static str) {
        match self {
            Self::NotNow => ("not_now", "1.4"),
            Self::LitLast(_) => ("lit_last", "3.1"),
            Self::AlreadySent(_) => ("already_sent", "4.1"),
            Self::Full(_) => ("full", "4.2"),
            Self::NotUnderFire(_) => ("not_under_fire", "5.3"),
            Self::Sunk(_) => ("sunk", "5.4"),
        }
    }

    /// The code of the reason.
    pub const fn code(self) -> &'static str {
        self.parts().0
    }

    /// The rule behind it.
    pub const fn rule(self) -> &'static str {
        self.parts().1
    }
}
