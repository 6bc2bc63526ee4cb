//! The boards: a folder for each game.

mod cauldron;
mod pavlov;
#[cfg(test)]
mod tests;
mod volga;
