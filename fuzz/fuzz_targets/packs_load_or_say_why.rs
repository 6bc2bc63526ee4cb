//! A data file with any content is either a valid pack or gets errors that name it.
#![no_main]

use kurgan_core::pack::Pack;
use kurgan_fuzz::{Task, with_game};
use libfuzzer_sys::fuzz_target;
use table::Listed;

struct Load<'a> {
    file: u8,
    text: &'a str,
}

impl Task for Load<'_> {
    fn with<G: Listed>(self) {
        let name = G::Pack::FILES[usize::from(self.file) % G::Pack::FILES.len()];
        if let Err(problems) = G::Pack::load(&[(name, self.text)]) {
            assert!(!problems.is_empty());
            assert!(problems.iter().all(|problem| !problem.to_string().is_empty()));
        }
    }
}

fuzz_target!(|input: (u8, u8, &str)| {
    let (which, file, text) = input;
    with_game(which, Load { file, text });
});
