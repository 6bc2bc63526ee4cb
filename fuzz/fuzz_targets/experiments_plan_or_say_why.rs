//! An experiment of any content is a plan or gets a sentence.
#![no_main]

use std::path::Path;

use lab::{Experiment, Plan, Words};
use libfuzzer_sys::fuzz_target;
use table::Packs;

fuzz_target!(|text: &str| {
    let experiment = Experiment::read(text, Path::new("experiment.toml"));
    match experiment.and_then(|experiment| Plan::new(&experiment, &Packs::default())) {
        Ok(plan) => assert!(!plan.arms.is_empty() && plan.total() > 0),
        Err(error) => assert!(!error.told(Words::default()).is_empty()),
    }
});
