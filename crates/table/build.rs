//! Turns the sentences of `locales/` into typed functions.
//!
//! A folder of `locales/` is a language; of its files this crate takes those it speaks, so that other crates can keep
//! theirs beside them.

use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, try_build_from_locales_folder};

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
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let staged = out.join("locales");
    for language in fs::read_dir(&locales)? {
        let language = language?;
        let folder = staged.join(language.file_name());
        fs::create_dir_all(&folder)?;
        for file in FILES {
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
        .with_lint_level(LintLevel::Deny)
        .without_format()
        .without_bidi_isolation();
    try_build_from_locales_folder(options)?;
    Ok(())
}
