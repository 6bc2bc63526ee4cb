//! Turns the words of the command line, `cli.ftl` and `packs.ftl`, into typed functions.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    locales::build(&["cli.ftl", "packs.ftl"], locales::LintLevel::Strict)
}
