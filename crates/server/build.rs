//! Turns the words of the server, `locales/*/server.ftl`, into typed functions.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    locales::build(&["server.ftl"], locales::LintLevel::Deny)
}
