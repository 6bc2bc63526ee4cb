//! Stalingrad: Advance to the Volga, 1942.

pub mod components;
