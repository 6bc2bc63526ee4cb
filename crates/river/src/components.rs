//! The printed components: boats, landings and weather chits, read once from `data/` and checked.

mod load;

pub use kurgan_core::pack::Pack;

use kurgan_core::pack::{Name, Origin};
use kurgan_core::{Id, Set, id};

id! {
    /// A boat by its place in `boats.toml`.
    Boat
}
id! {
    /// A landing by its place in `landings.toml`.
    Landing
}
id! {
    /// A weather chit by its place in `weather.toml`.
    Chit
}

/// How many boats there are (1.1).
pub const BOATS: usize = 4;
/// How many landings there are (1.2).
pub const LANDINGS: usize = 3;
/// How many weather chits there are (1.3).
pub const CHITS: usize = 6;

/// A boat (1.1).
#[derive(Clone, Debug)]
pub struct BoatData {
    /// The id in files and notation.
    pub id: String,
    /// The printed name.
    pub name: Name,
    /// How many companies it carries.
    pub load: u8,
    /// How many hits sink it.
    pub hull: u8,
}

/// A landing (1.2).
#[derive(Clone, Debug)]
pub struct LandingData {
    /// The id in files and notation.
    pub id: String,
    /// The printed name.
    pub name: Name,
    /// How many dice its guns roll.
    pub guns: u8,
    /// How many boats it takes in an hour.
    pub room: u8,
}

/// A weather chit (1.3).
#[derive(Clone, Debug)]
pub struct ChitData {
    /// The id in files and notation.
    pub id: String,
    /// The printed name.
    pub name: Name,
    /// How many dice it adds to the guns or takes from them.
    pub guns: i8,
}

/// Everything printed, checked.
#[derive(Debug)]
pub struct Components {
    /// The boats.
    pub boats: [BoatData; BOATS],
    /// The landings, from north to south.
    pub landings: [LandingData; LANDINGS],
    /// The weather chits.
    pub weather: [ChitData; CHITS],
    /// Where all this comes from.
    pub origin: Origin,
}

/// A pack is kept once for as long as the program runs: the same pack is the same place in memory.
impl PartialEq for Components {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Components {
    /// What is printed on a boat.
    #[inline]
    pub fn boat(&self, boat: Boat) -> &BoatData {
        &self.boats[boat.index()]
    }

    /// What is printed at a landing.
    #[inline]
    pub fn landing(&self, landing: Landing) -> &LandingData {
        &self.landings[landing.index()]
    }

    /// What is printed on a chit.
    #[inline]
    pub fn chit(&self, chit: Chit) -> &ChitData {
        &self.weather[chit.index()]
    }

    /// The boat with this id.
    pub fn boat_named(&self, id: &str) -> Option<Boat> {
        self.boats.iter().position(|boat| boat.id.eq_ignore_ascii_case(id)).map(Boat::from_index)
    }

    /// The landing with this id.
    pub fn landing_named(&self, id: &str) -> Option<Landing> {
        self.landings.iter().position(|landing| landing.id.eq_ignore_ascii_case(id)).map(Landing::from_index)
    }

    /// The chit with this id.
    pub fn chit_named(&self, id: &str) -> Option<Chit> {
        self.weather.iter().position(|chit| chit.id.eq_ignore_ascii_case(id)).map(Chit::from_index)
    }
}

/// Every boat, landing or chit, of which there are so many.
pub fn all<I: Id>(count: usize) -> Set<I> {
    (0..count).map(I::from_index).collect()
}
