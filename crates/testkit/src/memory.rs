//! A position is a small flat value, and play allocates no memory.
//!
//! Add a game with one line. All tests of the binary share the allocator, but it counts per thread, so other tests may
//! run at the same time:
//!
//! ```text
//! testkit::memory_suite!(Volga, options);   // fn options(seed: u64) -> Options
//! ```

#![allow(unsafe_code)] // a global allocator cannot be had without

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use kurgan_core::Game;
use kurgan_core::chance::Fast;
use kurgan_core::pack::Pack;
use kurgan_core::suite::pick;

/// How many bytes a position may take.
const MAX_SIZE: usize = 1024;

thread_local! {
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator, counting how often it is asked.
pub struct Counting;

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

/// Plays one random game and returns its decisions.
fn play<G: Game>(seed: u64, options: &G::Options, legal: &mut Vec<G::Action>) -> u64 {
    let mut rng = Fast::new(seed);
    let Ok(mut game) = G::start(G::Pack::printed(), options, &mut rng, &mut ());
    let mut decisions = 0;
    while !game.to_act().is_empty() {
        legal.clear();
        game.legal(legal);
        let action = pick(legal, G::resigns, &mut rng);
        let Ok(()) = game.apply(action, &mut rng, &mut ());
        decisions += 1;
    }
    decisions
}

/// Two hundred games ask for no memory, where [`Counting`] is the allocator.
pub fn games_ask_for_no_memory<G: Game>(options: fn(u64) -> G::Options) {
    let options: Vec<G::Options> = (0..=200).map(options).collect();
    let mut legal = Vec::with_capacity(128);
    play::<G>(0, &options[0], &mut legal); // the components are read
    let before = ASKED.with(Cell::get);
    let decisions: u64 = (1..).zip(&options[1..]).map(|(seed, options)| play::<G>(seed, options, &mut legal)).sum();
    assert_eq!(ASKED.with(Cell::get) - before, 0, "in {decisions} decisions");
    assert!(decisions > 10_000, "{decisions} decisions are no trial");
    // The count works.
    drop(std::hint::black_box(vec![0_u8; 100]));
    assert_eq!(ASKED.with(Cell::get) - before, 1);
}

/// A position is small and copies as plain memory.
pub fn a_position_is_small<G: Game + Copy>() {
    assert!(size_of::<G>() <= MAX_SIZE, "{} bytes", size_of::<G>());
}

/// Makes the tests of this module for one game.
#[macro_export]
macro_rules! memory_suite {
    ($game:ty, $options:expr) => {
        #[global_allocator]
        static ALLOCATOR: $crate::memory::Counting = $crate::memory::Counting;

        #[test]
        fn two_hundred_games_ask_for_no_memory() {
            $crate::memory::games_ask_for_no_memory::<$game>($options);
        }

        #[test]
        fn a_position_is_small_and_copies_as_plain_memory() {
            $crate::memory::a_position_is_small::<$game>();
        }
    };
}
