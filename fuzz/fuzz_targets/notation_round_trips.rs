//! What reads as an action writes as text that reads as the same action.
#![no_main]

use kurgan_core::Game;
use libfuzzer_sys::fuzz_target;
use volga::Volga;
use volga::components::{Components, Pack};

fuzz_target!(|text: &str| {
    let pack = Components::printed();
    if let Ok(action) = Volga::read(pack, text) {
        assert_eq!(Volga::read(pack, &Volga::write(pack, action)), Ok(action));
    }
});
