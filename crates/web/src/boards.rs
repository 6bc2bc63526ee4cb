//! The three boards.

mod cauldron;
mod pavlov;
mod volga;
