//! Turns the words of the command line, `locales/*/cli.ftl`, into typed functions.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    locales::build(&["cli.ftl"], locales::LintLevel::Strict)
}
