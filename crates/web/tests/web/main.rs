//! The pages as a whole.

mod pages;
mod pictures;
