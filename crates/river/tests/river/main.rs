//! The night crossing: the properties of every game, the rules by number, the pack, the odds and the one secret.

#[macro_use]
mod kit;

mod coverage;
mod hidden;
mod memory;
mod odds;
mod options;
mod packs;
mod properties;
mod r1_set_up;
mod r2_weather;
mod r3_searchlight;
mod r4_loading;
mod r5_fire;
mod r6_landing;
mod r7_ending;
mod r8_options;
mod records;
mod refusals;
mod rules;
