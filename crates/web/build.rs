//! Turns the words of the pages into typed functions.

/// The files of a language whose sentences this crate speaks.
const FILES: [&str; 4] = ["web.ftl", "web-cauldron.ftl", "web-pavlov.ftl", "web-volga.ftl"];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    locales::build(&FILES, locales::LintLevel::Deny)
}
