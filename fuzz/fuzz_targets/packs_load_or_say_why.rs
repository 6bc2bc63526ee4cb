//! A data file of any content is a pack or gets errors that name it.
#![no_main]

use kurgan_fuzz::{Fuzzed, Task, with_game};
use libfuzzer_sys::fuzz_target;

struct Load<'a> {
    file: u8,
    text: &'a str,
}

impl Task for Load<'_> {
    fn with<G: Fuzzed>(self) {
        if let Err(problems) = G::load(self.file, self.text) {
            assert!(!problems.is_empty());
            assert!(problems.iter().all(|problem| !problem.is_empty()));
        }
    }
}

fuzz_target!(|input: (u8, u8, &str)| {
    let (which, file, text) = input;
    with_game(which, Load { file, text });
});
