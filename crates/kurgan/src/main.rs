//! Kurgan on the command line: argument parsing and wiring.
//!
//! ```text
//! args --> Ask --> games, new, show, play, verify, referee, data, bench --> table --> the games
//!                       |
//!                     file (journals)   pack (data packs)   words (locales/*/cli.ftl)
//! ```

mod args;
mod bench;
mod data;
mod file;
mod pack;
mod words;

use std::io::{self, BufWriter, Write, stdout};
use std::process::ExitCode;

use args::Ask;
use words::{L10n, L10nLanguage as Words};

fn main() -> ExitCode {
    let args: Vec<_> = std::env::args_os().collect();
    let language = args::language(&args);
    let words = language.id().parse().unwrap_or(L10n::En).load();
    let ask = match args::read(&words, &args) {
        Ok(ask) => ask,
        Err(complaint) => complaint.exit(),
    };
    let mut out = BufWriter::new(stdout().lock());
    let done = answer(&words, ask, &mut out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output has seen enough.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Nothing is left to be done when there is nowhere to complain.
            let _ = out.flush();
            let _ = writeln!(io::stderr(), "{}", words.error(format!("{error:#}")));
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

fn answer(words: &Words, ask: Ask, out: &mut impl Write) -> anyhow::Result<()> {
    match ask {
        Ask::Overview => Ok(writeln!(out, "{}", words.overview())?),
        Ask::DataCheck { pack } => data::check(words, pack.as_deref(), out),
        Ask::DataSources { pack, kind, list, form } => {
            data::sources(words, pack::open(words, pack.as_deref())?, kind, list, form, out)
        }
        Ask::Bench { game, seconds, form } => bench::bench(words, game.as_deref(), seconds, form, out),
        Ask::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut args::command(words), "kurgan", &mut script);
            Ok(out.write_all(&script)?)
        }
        _ => Ok(()),
    }
}
