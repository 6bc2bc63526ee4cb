//! Turns the sentences of `locales/` into typed functions.

/// The files of a language whose sentences this crate speaks.
const FILES: [&str; 12] = [
    "table.ftl",
    "cauldron.ftl",
    "cauldron-board.ftl",
    "cauldron-events.ftl",
    "cauldron-refusals.ftl",
    "pavlov.ftl",
    "pavlov-board.ftl",
    "pavlov-events.ftl",
    "pavlov-refusals.ftl",
    "volga.ftl",
    "volga-events.ftl",
    "volga-refusals.ftl",
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    locales::build(&FILES, locales::LintLevel::Deny)
}
