//! The `kurgan` program: argument parsing and wiring.
//!
//! ```text
//! args --> Ask --> serve, backup --> server
//!           \\--> games, new, show, play, hint, watch, review, verify, referee, data, bench, ladder --> ai, table --> the games
//!            \\--> lab --> ai, table
//!                       |
//!                     file (journals)   pack (data packs)   words (locales/kurgan)
//! ```

mod args;
mod bench;
mod data;
mod file;
mod games;
mod hint;
mod input;
mod lab;
mod ladder;
mod new;
mod pack;
mod play;
mod problem;
mod review;
mod seats;
mod serve;
mod show;
mod supply;
mod think;
mod train;
mod verify;
mod watch;
mod words;

use std::io::{self, BufWriter, Write, stdin, stdout};
use std::process::ExitCode;

use anyhow::{anyhow, bail};
use serde_json::Value;
use table::referee::Referee;
use table::{AnySession, GameId, Packs, TableError, each_game, each_session};

use args::{Ask, Broken, Saved};
use file::JournalFile;
use words::{L10n, L10nLanguage as Words};

fn main() -> ExitCode {
    let args: Vec<_> = std::env::args_os().collect();
    let language = args::language(&args);
    let words = language.id().parse().unwrap_or(L10n::En).load();
    let ask = match args::read(&words, &args) {
        Ok(ask) => ask,
        Err(complaint) => return args::complaint::tell(&words, &complaint),
    };
    let mut out = BufWriter::new(stdout().lock());
    let done = answer(&words, table::Words::new(language), ask, &mut out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output has seen enough.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Nothing is left to be done when there is nowhere to complain.
            let _ = out.flush();
            let _ = writeln!(io::stderr(), "{}", words.error(told(&error, table::Words::new(language))));
            ExitCode::FAILURE
        }
    }
}

/// An error with what lies behind it; what the system reports is told in words.
fn told(error: &anyhow::Error, say: table::Words) -> String {
    let part = |cause: &(dyn std::error::Error + 'static)| match cause.downcast_ref::<io::Error>() {
        Some(problem) => say.trouble(problem),
        None => cause.to_string(),
    };
    error.chain().map(part).collect::<Vec<_>>().join(&say.colon())
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

fn answer(words: &Words, say: table::Words, ask: Ask, out: &mut impl Write) -> anyhow::Result<()> {
    match ask {
        Ask::Serve(serving) => serve::serve(words, say, serving, out),
        Ask::Backup { file, data } => serve::backup(words, say, data, &file, out),
        Ask::Games { form } => games::list(words, say, form, out),
        Ask::New(wanted) => {
            let packs = pack::packs(words, say, wanted.game, wanted.pack.as_deref())?;
            new::start(words, say, packs, &wanted, &mut stdin().lock(), out)
        }
        Ask::Show { journal, story, form } => {
            let (_, game) = open(words, say, &journal)?;
            show::show(words, say, &game, story, form, out)
        }
        Ask::Picture { journal } => {
            let (_, game) = open(words, say, &journal)?;
            show::picture(say, &game, out)
        }
        Ask::Play { journal, actions, broken, hired } => {
            let (file, game) = match broken {
                Broken::Refused => open(words, say, &journal)?,
                Broken::Resumed => resume(words, say, &journal, out)?,
            };
            if each_session!(&game, game => game.is_renewed()) {
                writeln!(out, "{}", words.rules_changed())?;
            }
            let seating = seats::Seating::new(words, &game, &hired)?;
            if seating.secret && game.seed().is_none() {
                bail!(words.seat_own_dice());
            }
            let (path, input, thought) = (&journal.file, stdin().lock(), hired.thought);
            let mut player = play::Player { words, say, game, seating, thought, path, file, input, out };
            if actions.is_empty() { player.converse() } else { player.actions(&actions) }
        }
        Ask::Hint { journal, thinking, form } => {
            let (_, game) = open(words, say, &journal)?;
            hint::hint(words, say, &game, &thinking, form, out)
        }
        Ask::Watch(wanted) => {
            let packs = pack::packs(words, say, wanted.game.game, wanted.game.pack.as_deref())?;
            watch::watch(words, say, packs, &wanted, out)
        }
        Ask::Review { journal, seat, playouts, form } => {
            let (_, game) = open(words, say, &journal)?;
            review::review(words, say, &game, seat.as_deref(), playouts, form, out)
        }
        Ask::Ladder(climb) => ladder::ladder(words, say, &climb, out),
        Ask::Train { game, games, seed, file } => train::train(words, say, game, games.into(), seed, &file, out),
        Ask::LabRun(wanted) => lab::run(words, say, &wanted, out),
        Ask::LabCompare { sides, form } => lab::compare(say, &sides, form, out),
        Ask::Verify { journal } => {
            let (_, game) = open(words, say, &journal)?;
            verify::verify(words, &journal.file, &game, out)
        }
        Ask::Referee { game, pack } => {
            getrandom::u64()?; // a machine without randomness is told of here; later it would be too late
            let packs = pack::packs(words, say, game, pack.as_deref())?;
            let mut referee =
                Referee::new(packs, say, || getrandom::u64().unwrap_or_default()).advised_by(ai::clock::advise);
            Ok(referee.serve(stdin().lock(), out)?)
        }
        Ask::DataCheck { game, pack } => each_game!(game, G => data::check::<G>(words, say, pack.as_deref(), out)),
        Ask::DataSources { game, pack, kind, list, form } => {
            let packs = pack::packs(words, say, game, pack.as_deref())?;
            each_game!(game, G => data::sources::<G>(words, say, packs.of::<G>(), kind, list, form, out))
        }
        Ask::Bench { game, seconds, form } => bench::bench(words, say, game, seconds, form, out),
        Ask::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut args::command(words), "kurgan", &mut script);
            Ok(out.write_all(&script)?)
        }
    }
}

/// Reads a journal, and the packs to play it with.
fn read(words: &Words, say: table::Words, saved: &Saved) -> anyhow::Result<(JournalFile, Value, Packs)> {
    let (file, journal) = JournalFile::open(&saved.file).map_err(|error| error.told(words, &saved.file))?;
    let game: Option<GameId> = journal["game"].as_str().and_then(|game| game.parse().ok());
    let packs = pack::packs(words, say, game, saved.pack.as_deref())?;
    Ok((file, journal, packs))
}

/// Reads a journal and plays it up to where it stands.
fn open(words: &Words, say: table::Words, saved: &Saved) -> anyhow::Result<(JournalFile, AnySession)> {
    let (file, journal, packs) = read(words, say, saved)?;
    let game = AnySession::replay(&packs, &journal, say).map_err(|error| {
        let why = unplayable(words, saved, &error);
        match AnySession::resume(&packs, &journal, say) {
            Ok(_) => anyhow!("{why}\n{}", words.how_to_resume(saved.file.display().to_string())),
            Err(_) => why,
        }
    })?;
    Ok((file, game))
}

/// Reads a journal; where it no longer replays, keeps it under another name and goes on from its last good snapshot.
fn resume(
    words: &Words,
    say: table::Words,
    saved: &Saved,
    out: &mut impl Write,
) -> anyhow::Result<(JournalFile, AnySession)> {
    let (file, journal, packs) = read(words, say, saved)?;
    if let Ok(game) = AnySession::replay(&packs, &journal, say) {
        return Ok((file, game));
    }
    let (game, entries) =
        AnySession::resume(&packs, &journal, say).map_err(|error| unplayable(words, saved, &error))?;
    let kept = file.keep_old().map_err(|(path, error)| error.told(words, &path))?;
    writeln!(out, "{}", words.resumed(entries, kept.display().to_string()))?;
    Ok((file, game))
}

fn unplayable(words: &Words, saved: &Saved, error: &TableError) -> anyhow::Error {
    anyhow!(words.refused(saved.file.display().to_string(), error.message.as_str()))
}
