//! `kurgan ladder`: how well each player plays, as a table.

use std::io::{IsTerminal, Write, stderr};

use ai::expert::Rules;
use ai::ladder::{Record, measure};
use ai::{Budget, Level, Scale};
use cauldron::Cauldron;
use indicatif::ProgressBar;
use kurgan_core::{Game, OptionKind, OptionSpec};
use serde_json::json;
use table::Packs;
use volga::Volga;

use crate::words::L10nLanguage as Words;

/// The rungs that are measured, unless others are asked for.
const RUNGS: [Level; 3] = [Level::Random, Level::Expert, Level::Flat];

/// What to measure.
struct Measured<'a> {
    levels: &'a [Level],
    games: u32,
    playouts: u32,
}

/// Plays every scenario with every player and prints a line for each.
pub(crate) fn ladder(
    words: &Words,
    game: Option<&str>,
    levels: &[Level],
    games: u32,
    playouts: u32,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let packs = Packs::default();
    let levels = if levels.is_empty() { &RUNGS } else { levels };
    let measured = Measured { levels, games, playouts };
    let wanted = |id| game.is_none_or(|game| game == id);
    writeln!(out, "{}\n|---|---|---|---|---|---|", words.ladder_head())?;
    if wanted(Volga::ID) {
        measured.lines::<Volga>(packs.volga, &volga::OPTIONS, words, out)?;
    }
    if wanted(Cauldron::ID) {
        measured.lines::<Cauldron>(packs.cauldron, &cauldron::OPTIONS, words, out)?;
    }
    Ok(())
}

impl Measured<'_> {
    fn lines<G>(
        &self,
        pack: &'static G::Pack,
        specs: &[OptionSpec],
        words: &Words,
        out: &mut impl Write,
    ) -> anyhow::Result<()>
    where
        G: Game<Action: Send, Options: Sync, Pack: Sync> + Rules + Scale + Sync,
    {
        let scenarios = specs.iter().find(|spec| spec.name == "scenario").map(|spec| &spec.kind);
        let Some(OptionKind::Choice(scenarios)) = scenarios else { return Ok(()) };
        for scenario in *scenarios {
            let Ok(options) = G::read_options(&json!({ "scenario": scenario })) else { continue };
            for &level in self.levels {
                let record = self.play::<G>(pack, &options, level, words);
                writeln!(out, "{}", self.line::<G>(scenario, level, &record))?;
                out.flush()?;
            }
        }
        Ok(())
    }

    fn play<G>(&self, pack: &'static G::Pack, options: &G::Options, level: Level, words: &Words) -> Record
    where
        G: Game<Action: Send, Options: Sync, Pack: Sync> + Rules + Scale + Sync,
    {
        let games = u64::from(self.games);
        let progress = if stderr().is_terminal() { ProgressBar::new(games) } else { ProgressBar::hidden() };
        progress.set_message(words.thinking(level.id()));
        let budget = Budget::Playouts(self.playouts);
        let player = level.policy::<G>(1);
        let record = measure::<G>(pack, options, &*player, &budget, self.games, &|| progress.inc(1));
        progress.finish_and_clear();
        record
    }

    fn line<G: Game>(&self, scenario: &str, level: Level, record: &Record) -> String {
        let (rate, (low, high)) = record.win_rate();
        let (score, error) = record.score();
        let percent = |share: f64| share * 100.0;
        let name = if level.thinks() { format!("{level} {}", self.playouts) } else { level.to_string() };
        let error = error.map_or_else(String::new, |error| format!(" ± {error:.2}"));
        format!(
            "| {} {scenario} | {name} | {} | {:.1}% | {:.1}% to {:.1}% | {score:.2}{error} |",
            G::ID,
            record.games,
            percent(rate),
            percent(low),
            percent(high),
        )
    }
}
