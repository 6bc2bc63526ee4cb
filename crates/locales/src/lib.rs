//! Turns the sentences of a crate into typed functions; for build scripts.
//!
//! The sentences of a crate are in the folder of its name in `locales/`, with a folder of `.ftl` files for each
//! language.

use std::env;
use std::error::Error;
use std::path::{Path, PathBuf};

pub use fluent_typed::LintLevel;
use fluent_typed::{BuildOptions, FtlOutputOptions, try_build_from_locales_folder};

/// Writes `l10n.rs` for the crate whose build script this is.
pub fn build(lint: LintLevel) -> Result<(), Box<dyn Error>> {
    let manifest = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let name = manifest.file_name().ok_or("the crate has no folder")?;
    // The generator has cargo watch what it reads. That must be the source: a copy would be younger than the script's own
    // stamp, and no build would ever be up to date.
    let words = Path::new("../../locales").join(name);
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let file = |name: &str| out.join(name).display().to_string();
    let options = BuildOptions::default()
        .with_locales_folder(&words.display().to_string())
        .with_output_file_path(&file("l10n.rs"))
        .with_ftl_output(FtlOutputOptions::single_file(&file("words.ftl")))
        .with_prefix("")
        .with_lint_level(lint)
        .without_format()
        .without_bidi_isolation();
    try_build_from_locales_folder(options)?;
    Ok(())
}
