//! Stalingrad Solitaire: The Cauldron.
//!
//! General Paulus holds the pocket of Stalingrad, December 1942 to February 1943; the rules play Zhukov, the Luftwaffe
//! and the relief force. [`components`] is what is printed.

pub mod components;
