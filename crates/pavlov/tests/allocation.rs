//! A position is a small flat value, and playing it asks the system for no memory.

#![allow(unsafe_code)] // a global allocator cannot be had without

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use kurgan_core::Game;
use kurgan_core::chance::Fast;
use kurgan_core::suite::pick;
use pavlov::components::Components;
use pavlov::{Options, Pavlov, Players, TacticsVariant};

thread_local! {
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

// SAFETY: everything is passed on to the system's allocator as it came; counting touches no memory of the heap.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ASKED.with(|asked| asked.set(asked.get() + 1));
        // SAFETY: the caller's promise about `layout` is the one `System` asks for.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: `block` came from `System` with this `layout`.
        unsafe { System.dealloc(block, layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ASKED.with(|asked| asked.set(asked.get() + 1));
        // SAFETY: `block` came from `System` with this `layout`.
        unsafe { System.realloc(block, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Every way to play, with and without variants.
fn options(seed: u64) -> Options {
    let nth = usize::try_from(seed).unwrap_or_default();
    Options {
        players: Players::ALL[nth % 4],
        tactics: TacticsVariant::ALL[nth / 4 % 3],
        operational_support: nth % 2 == 1,
        ..Options::default()
    }
}

/// Plays one random game and returns its decisions.
fn play(seed: u64, legal: &mut Vec<pavlov::Action>) -> u64 {
    let mut rng = Fast::new(seed);
    let start = Pavlov::start(Components::printed(), &options(seed), &mut rng, &mut ());
    let mut game = start.unwrap_or_else(|never| match never {});
    let mut decisions = 0;
    while !game.to_act().is_empty() {
        legal.clear();
        game.legal(legal);
        let action = pick(legal, Pavlov::resigns, &mut rng);
        game.apply(action, &mut rng, &mut ()).unwrap_or_else(|never| match never {});
        decisions += 1;
    }
    decisions
}

#[test]
fn two_hundred_games_ask_for_no_memory() {
    let mut legal = Vec::with_capacity(128);
    play(0, &mut legal); // the components are read
    let before = ASKED.with(Cell::get);
    let decisions: u64 = (1..=200).map(|seed| play(seed, &mut legal)).sum();
    assert_eq!(ASKED.with(Cell::get) - before, 0, "in {decisions} decisions");
    assert!(decisions > 10_000, "{decisions} decisions are no trial");
    // The count works.
    drop(std::hint::black_box(vec![0_u8; 100]));
    assert_eq!(ASKED.with(Cell::get) - before, 1);
}

#[test]
fn a_position_is_small_and_copies_as_plain_memory() {
    fn copies<T: Copy>() {}
    copies::<Pavlov>();
    assert!(size_of::<Pavlov>() <= 1024, "{} bytes", size_of::<Pavlov>());
}
