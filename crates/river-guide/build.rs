//! Turns the words of this crate, `locales/river-guide`, into typed functions.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    locales::build(locales::LintLevel::Deny)
}
