//! `kurgan serve` and `kurgan backup`: games in a browser, and a copy of them all.

use std::io::{IsTerminal, Write, stdout};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, anyhow};
use server::{Config, Keep, StartError};

use crate::args::{Browser, Serving};
use crate::words::L10nLanguage as Words;

/// Serves until it is stopped.
pub(crate) fn serve(words: &Words, say: table::Words, asked: Serving, out: &mut impl Write) -> anyhow::Result<()> {
    let keep = if asked.memory { Keep::Memory } else { Keep::Folder(folder(words, asked.data)?) };
    server::log_to_stderr(asked.log);
    let config = Config { door: asked.door, keep, games: asked.games };
    let mut told = Ok(());
    server::serve(&config, |address| {
        let address = format!("http://{address}/");
        let line = match &config.keep {
            Keep::Folder(folder) => words.serving(address.as_str(), folder.display().to_string()),
            Keep::Memory => words.serving_memory(address.as_str()),
        };
        told = writeln!(out, "{line}").and_then(|()| out.flush());
        if asked.browser == Browser::Opened || asked.browser == Browser::IfThere && is_there() {
            open(&address);
        }
    })
    .map_err(|error| refused(&error, say))?;
    Ok(told?)
}

/// Copies the database into a new file.
pub(crate) fn backup(
    words: &Words,
    say: table::Words,
    data: Option<PathBuf>,
    file: &Path,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    server::backup(&folder(words, data)?, file).map_err(|error| refused(&error, say))?;
    Ok(writeln!(out, "{}", words.backed_up(file.display().to_string()))?)
}

fn folder(words: &Words, asked: Option<PathBuf>) -> anyhow::Result<PathBuf> {
    asked.or_else(server::usual_folder).with_context(|| words.no_data_folder())
}

fn refused(error: &StartError, say: table::Words) -> anyhow::Error {
    anyhow!(error.told(say.language()))
}

/// Whether somebody looks and there is a browser to open.
fn is_there() -> bool {
    let has = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let screen = cfg!(any(windows, target_os = "macos")) || has("DISPLAY") || has("WAYLAND_DISPLAY");
    screen && stdout().is_terminal()
}

/// Opens the browser; the address is printed anyway.
fn open(address: &str) {
    let mut command = if cfg!(windows) {
        let mut start = Command::new("cmd");
        start.args(["/C", "start", ""]);
        start
    } else if cfg!(target_os = "macos") {
        Command::new("open")
    } else {
        Command::new("xdg-open")
    };
    let _ = command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}
