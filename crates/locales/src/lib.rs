//! Turns sentences of `locales/` into typed functions, for build scripts.
//!
//! A folder of `locales/` is a language; of its files a crate takes those it speaks, so that other crates can keep
//! theirs beside them.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

pub use fluent_typed::LintLevel;
use fluent_typed::{BuildOptions, FtlOutputOptions, try_build_from_locales_folder};

/// Writes `l10n.rs` for the crate whose build script this is, from these files of each language.
pub fn build(files: &[&str], lint: LintLevel) -> Result<(), Box<dyn Error>> {
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let staged = out.join("locales");
    for language in fs::read_dir(&locales)? {
        let language = language?;
        let folder = staged.join(language.file_name());
        fs::create_dir_all(&folder)?;
        for file in files {
            let from = language.path().join(file);
            let text = fs::read(&from).map_err(|error| format!("{}: {error}", from.display()))?;
            let to = folder.join(file);
            // The generator has cargo watch its folder: a file that is written anew each time would never be up to date.
            if fs::read(&to).ok().as_ref() != Some(&text) {
                fs::write(&to, text)?;
            }
        }
    }
    let file = |name: &str| out.join(name).display().to_string();
    let options = BuildOptions::default()
        .with_locales_folder(&file("locales"))
        .with_output_file_path(&file("l10n.rs"))
        .with_ftl_output(FtlOutputOptions::single_file(&file("words.ftl")))
        .with_prefix("")
        .with_lint_level(lint)
        .without_format()
        .without_bidi_isolation();
    try_build_from_locales_folder(options)?;
    Ok(())
}
