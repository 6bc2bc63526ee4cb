//! `kurgan ladder`: how well each player plays, as a table.

use std::io::{IsTerminal, Write, stderr};

use ai::expert::Rules;
use ai::ladder::{Record, measure};
use ai::{Budget, Level, Scale};
use cauldron::Cauldron;
use indicatif::ProgressBar;
use kurgan_core::Game;
use pavlov::Pavlov;
use serde_json::{Value, json};
use table::Packs;
use volga::Volga;

use crate::words::L10nLanguage as Words;

/// The rungs that are measured, unless others are asked for.
const RUNGS: [Level; 3] = [Level::Random, Level::Expert, Level::Flat];

/// What to measure.
struct Measured<'a> {
    words: &'a Words,
    say: table::Words,
    levels: &'a [Level],
    games: u32,
    playouts: u32,
}

/// Plays every setting with every player and prints a line for each.
pub(crate) fn ladder(
    words: &Words,
    say: table::Words,
    game: Option<&str>,
    levels: &[Level],
    games: u32,
    playouts: u32,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let packs = Packs::default();
    let levels = if levels.is_empty() { &RUNGS } else { levels };
    let measured = Measured { words, say, levels, games, playouts };
    let wanted = |id| game.is_none_or(|game| game == id);
    writeln!(out, "{}\n|---|---|---|---|---|---|", words.ladder_head())?;
    if wanted(Volga::ID) {
        let settings = ["main", "factory"].map(|scenario| (scenario, json!({ "scenario": scenario })));
        measured.lines::<Volga>(packs.volga, &settings, out)?;
    }
    if wanted(Cauldron::ID) {
        let settings = ["historical", "variable"].map(|scenario| (scenario, json!({ "scenario": scenario })));
        measured.lines::<Cauldron>(packs.cauldron, &settings, out)?;
    }
    if wanted(Pavlov::ID) {
        let tactics = |variant| json!({ "tactics": variant });
        let settings = [("base", json!({})), ("veteran", tactics("veteran")), ("elite", tactics("elite"))];
        measured.lines::<Pavlov>(packs.pavlov, &settings, out)?;
    }
    Ok(())
}

impl Measured<'_> {
    fn lines<G>(&self, pack: &'static G::Pack, settings: &[(&str, Value)], out: &mut impl Write) -> anyhow::Result<()>
    where
        G: Game<Action: Send, Options: Sync, Pack: Sync> + Rules + Scale + Sync,
    {
        for (setting, options) in settings {
            let Ok(options) = G::read_options(options) else { continue };
            for &level in self.levels {
                let record = self.play::<G>(pack, &options, level);
                writeln!(out, "{}", self.line::<G>(setting, level, &record))?;
                out.flush()?;
            }
        }
        Ok(())
    }

    fn play<G>(&self, pack: &'static G::Pack, options: &G::Options, level: Level) -> Record
    where
        G: Game<Action: Send, Options: Sync, Pack: Sync> + Rules + Scale + Sync,
    {
        let games = u64::from(self.games);
        let progress = if stderr().is_terminal() { ProgressBar::new(games) } else { ProgressBar::hidden() };
        progress.set_message(self.words.thinking(level.id()));
        let budget = Budget::Playouts(self.playouts);
        let player = level.policy::<G>(1);
        let record = measure::<G>(pack, options, &*player, &budget, self.games, &|| progress.inc(1));
        progress.finish_and_clear();
        record
    }

    fn line<G: Game>(&self, setting: &str, level: Level, record: &Record) -> String {
        let (say, (rate, (low, high))) = (self.say, record.win_rate());
        let (score, error) = record.score();
        let name = if level.thinks() { format!("{level} {}", self.playouts) } else { level.to_string() };
        let error = error.map_or_else(String::new, |error| format!(" ± {}", say.number(error, 2)));
        format!(
            "| {} {setting} | {name} | {} | {} | {} | {}{error} |",
            G::ID,
            record.games,
            say.percent(rate, 1),
            self.words.ladder_interval(say.percent(low, 1), say.percent(high, 1)),
            say.number(score, 2),
        )
    }
}
