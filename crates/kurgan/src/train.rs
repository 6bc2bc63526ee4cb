//! `kurgan train`: learns the value of positions.

use std::io::Write;
use std::path::Path;

use ai::train::{Trained, steps};
use anyhow::{Context, bail};
use table::{GameId, Listed, Packs, each_game};

use crate::think::progress;
use crate::words::L10nLanguage as Words;

/// Plays games of the expert, teaches a network by them and writes its weights to a file.
pub(crate) fn train(
    words: &Words,
    say: table::Words,
    game: GameId,
    games: u64,
    seed: u64,
    file: &Path,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let packs = Packs::default();
    let trained = each_game!(game, G => learn::<G>(words, packs.of::<G>(), games, seed));
    let Some(Trained { net, examples, explained: [wins, scores] }) = trained else { bail!(words.train_nothing()) };
    let text = format!("# kurgan train {game} FILE --games {games} --seed {seed}\n{}", net.write());
    std::fs::write(file, text).with_context(|| file.display().to_string())?;
    let [wins, scores] = [wins, scores].map(|share| say.percent(share, 1));
    Ok(writeln!(out, "{}", words.train_done(examples, wins, scores, file.display().to_string()))?)
}

fn learn<G>(words: &Words, pack: &'static G::Pack, games: u64, seed: u64) -> Option<Trained>
where
    G: Listed<Pack: Sync>,
{
    let bar = progress(steps(games), words.training());
    let trained = ai::train::train::<G>(pack, games, seed, &|| bar.inc(1));
    bar.finish_and_clear();
    trained
}
