//! Every action that can be read is written as text that reads as the same action.
#![no_main]

use kurgan_core::pack::Pack;
use kurgan_fuzz::{Task, with_game};
use libfuzzer_sys::fuzz_target;
use table::Listed;

struct RoundTrip<'a>(&'a str);

impl Task for RoundTrip<'_> {
    fn with<G: Listed>(self) {
        let pack = G::Pack::printed();
        if let Ok(action) = G::read(pack, self.0) {
            assert_eq!(G::read(pack, &G::write(pack, action)), Ok(action));
        }
    }
}

fuzz_target!(|input: (u8, &str)| with_game(input.0, RoundTrip(input.1)));
