//! Stalingrad Solitaire: The Cauldron, from outside: the rules page by page, the components, the odds, random games.

#![allow(clippy::unwrap_used)] // also in the helpers

#[macro_use]
mod kit;

mod p2_strategic;
mod p3_actions;
mod p4_attacks;
mod p5_relief;
mod p5_soviet;
mod p6_evaluation;
mod sample_turn; // p.7

mod p11_options;
mod table_rolls; // p.14

mod agenda;
mod allocation;
mod any_order;
mod blocked;
mod components;
mod coverage;
mod kept;
mod odds;
mod outlook;
mod packs;
mod properties;
mod reasons;
mod reasons_by_hand;
mod rules;
mod tables;
