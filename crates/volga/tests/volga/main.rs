//! Stalingrad: Advance to the Volga, from outside: the rules chapter by chapter, the components, the odds, random games.

#[macro_use]
mod kit;

mod r05_set_up;
mod r06_sequence;
mod r07_stacking;
mod r08_movement;
mod r09_combat;
mod r09_resolution;
mod r10_turn_one;
mod r11_victory;
mod r12_options;
mod r13_example;
mod r14_factory;

mod allocation;
mod components;
mod kept;
mod odds;
mod options;
mod packs;
mod positions;
mod properties;
mod reasons;
mod rules;
mod upshots;
