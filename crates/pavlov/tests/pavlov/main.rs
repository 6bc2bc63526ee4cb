//! Pavlov's House, from outside: the rules page by page, the components, the odds, random games.

#![allow(clippy::unwrap_used)] // also in the helpers

#[macro_use]
mod kit;

mod p02_set_up;
mod p04_sequence;
mod p05_cards;
mod p06_command_posts;
mod p07_units;
mod p09_attacks;
mod p12_bombing;
mod p13_placement;
mod p15_assault;
mod p17_resupply;
mod p18_raid;
mod p19_blocked;
mod p19_moves;
mod p20_shooting;
mod p21_command;
mod p23_weapons;
mod p25_first_aid;
mod p26_ending;
mod p27_support;
mod p28_tactics;
mod p30_planning;

mod allocation;
mod any_order;
mod blocked_cards;
mod components;
mod exempt;
mod hidden;
mod impossible;
mod kept;
mod odds;
mod odds_by_hand;
mod options;
mod packs;
mod properties;
mod reasons;
mod records;
mod rules;
mod sight;
