//! Turns the words of the lab, `locales/*/lab.ftl`, into typed functions.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    locales::build(&["lab.ftl"], locales::LintLevel::Deny)
}
