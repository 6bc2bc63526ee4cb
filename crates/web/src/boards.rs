//! The three boards.

mod cauldron;
mod pavlov;
#[cfg(test)]
mod tests;
mod volga;
