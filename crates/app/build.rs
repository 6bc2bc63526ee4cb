//! Turns the words of this crate, `locales/app`, into typed functions.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    locales::build(locales::LintLevel::Deny)
}
