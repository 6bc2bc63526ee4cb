//! A data file of any content is a pack or gets errors that name it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use volga::components::{Components, Pack};

fuzz_target!(|input: (u8, String)| {
    let (file, text) = input;
    let name = Components::FILES[usize::from(file) % Components::FILES.len()];
    if let Err(problems) = Components::load(&[(name, &text)]) {
        assert!(!problems.is_empty());
        assert!(problems.iter().all(|problem| !problem.to_string().is_empty()));
    }
});
