//! `kurgan lab`: experiments.

use std::fmt;
use std::io::{IsTerminal, Write, stderr};
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{anyhow, bail};
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use lab::{Begun, Experiment, Flags, LabError, Plan, REPORT, Run, Side};
use serde_json::{Value, json};

use crate::args::Form;
use crate::pack;
use crate::words::L10nLanguage as Words;

/// How much is done, how fast, and the time left. Numbers and signs only: there is nothing to translate.
const BAR: &str = "{bar:30} {pos}/{len} ({share}) {rate}/s -{eta_precise}";

/// An experiment to play.
pub(crate) struct LabRun {
    pub(crate) experiment: Option<PathBuf>,
    pub(crate) out: Option<PathBuf>,
    pub(crate) threads: Option<u32>,
    pub(crate) resume: bool,
    pub(crate) pack: Option<PathBuf>,
    pub(crate) flags: Flags,
}

/// Plays an experiment, writes its results and says what they are.
pub(crate) fn run(words: &Words, say: table::Words, wanted: &LabRun, out: &mut impl Write) -> anyhow::Result<()> {
    let told = |error: &LabError| anyhow!(error.told(say));
    if wanted.experiment.is_none() && wanted.flags.game.is_none() {
        bail!(words.lab_nothing());
    }
    let experiment = match &wanted.experiment {
        Some(file) => Experiment::open(file),
        None => Ok(Experiment::default()),
    };
    let experiment = experiment.and_then(|file| file.with(&wanted.flags)).map_err(|error| told(&error))?;
    let packs = pack::packs(words, say, experiment.game(), wanted.pack.as_deref())?;
    let plan = Plan::new(&experiment, &packs).map_err(|error| told(&error))?;
    let folder = wanted.out.clone().unwrap_or_else(|| default_folder(wanted.experiment.as_deref(), &plan));
    let threads = wanted.threads.map_or(0, |threads| threads as usize);
    let begun = if wanted.resume { Begun::Resumed } else { Begun::Refused };
    let run = Run { packs: &packs, out: &folder, threads, begun, words: say };

    let progress = bar(words, say, plan.total());
    #[allow(clippy::disallowed_methods)] // only the rate depends on it
    let start = Instant::now();
    let played = run.run(&plan, &mut |done| progress.set_position(done));
    progress.finish_and_clear();
    let results = match played {
        Ok(results) => results,
        Err(LabError::Finished(folder)) if wanted.resume => {
            return Ok(writeln!(out, "{}", words.lab_finished(folder.display().to_string()))?);
        }
        Err(error) => return Err(told(&error)),
    };
    let seconds = start.elapsed().as_secs_f64();
    lab::lines(&results, say).iter().try_for_each(|line| writeln!(out, "{line}"))?;
    #[allow(clippy::cast_precision_loss)] // far below 2^53
    let rate = results.played as f64 / seconds.max(1e-9);
    writeln!(out, "{}", words.lab_rate(results.played, say.number(seconds, 1), say.number(rate, 0)))?;
    let report = folder.join(REPORT).display().to_string();
    Ok(writeln!(out, "{}", words.lab_written(folder.display().to_string(), report))?)
}

/// `experiments/NAME.toml` goes to `NAME.lab`, a plan without a file to `GAME.lab`.
fn default_folder(file: Option<&Path>, plan: &Plan) -> PathBuf {
    let stem = file.and_then(Path::file_stem).map(|stem| stem.to_string_lossy().into_owned());
    PathBuf::from(format!("{}.lab", stem.unwrap_or_else(|| plan.game.to_string())))
}

/// The bar, where somebody is looking.
fn bar(words: &Words, say: table::Words, games: u64) -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template(BAR) {
        let share = move |state: &ProgressState, out: &mut dyn fmt::Write| {
            let _ = out.write_str(&say.percent(state.fraction().into(), 0));
        };
        let rate = move |state: &ProgressState, out: &mut dyn fmt::Write| {
            let _ = out.write_str(&say.number(state.per_sec(), 0));
        };
        bar.set_style(style.with_key("share", share).with_key("rate", rate));
    }
    bar.println(words.lab_interrupt());
    bar
}

/// Compares two runs, or the arms of one.
pub(crate) fn compare(say: table::Words, sides: &[String], form: Form, out: &mut impl Write) -> anyhow::Result<()> {
    let sides: Vec<Side> = sides.iter().map(|side| Side::read(side)).collect();
    let Some(first) = sides.first() else { return Ok(()) };
    let compared = lab::compare(first, sides.get(1)).map_err(|error| anyhow!(error.told(say)))?;
    if form == Form::Json {
        let all: Vec<Value> = compared.iter().map(lab::Comparison::json).collect();
        return Ok(writeln!(out, "{}", json!({ "comparisons": all }))?);
    }
    for (n, comparison) in compared.iter().enumerate() {
        if n > 0 {
            writeln!(out)?;
        }
        comparison.lines(say).iter().try_for_each(|line| writeln!(out, "{line}"))?;
    }
    Ok(())
}
