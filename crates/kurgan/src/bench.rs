//! `kurgan bench`: random games against the clock.

use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use kurgan_core::chance::Fast;
use kurgan_core::{Hash, OptionKind, OptionSpec, Options as _};
use serde_json::{Value, json};
use table::playout::{self, Tally};
use table::{GameId, Listed, Packs, each_game};

use crate::args::Form;
use crate::words::L10nLanguage as Words;

/// The checksum is made of so many games, which every run plays.
pub(crate) const COUNTED: u32 = 1_000;

/// So many games between two looks at the clock.
const BATCH: u32 = 50;

/// Random games of one game.
struct Measured {
    game: &'static str,
    games: u64,
    tally: Tally,
    time: Duration,
    checksum: Hash,
}

/// Measures one game, or all of them.
pub(crate) fn bench(
    words: &Words,
    say: table::Words,
    game: Option<GameId>,
    seconds: f64,
    form: Form,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let (packs, time) = (Packs::default(), Duration::from_secs_f64(seconds));
    let wanted = GameId::offered().filter(|&id| game.is_none_or(|game| game == id));
    let measured: Vec<Measured> =
        wanted.map(|game| each_game!(game, G => measure::<G>(packs.of::<G>(), time))).collect();
    match form {
        Form::Json => {
            let games: Vec<Value> = measured.iter().map(Measured::json).collect();
            writeln!(out, "{}", json!({ "games": games }))?;
        }
        Form::Text => measured.iter().try_for_each(|measured| writeln!(out, "{}", measured.line(words, say)))?,
    }
    Ok(())
}

/// The scenarios of a game by name with their options; the game as it is where it has none.
pub(crate) fn scenarios<G: Listed>() -> Vec<(&'static str, Value)> {
    let scenario = G::OPTIONS.iter().find(|spec| spec.name == OptionSpec::SCENARIO);
    match scenario.map(|spec| &spec.kind) {
        Some(OptionKind::Choice(names)) => {
            names.iter().map(|&name| (name, json!({ OptionSpec::SCENARIO: name }))).collect()
        }
        _ => vec![("base", Value::Null)],
    }
}

/// Plays games with seeds 0, 1, 2..., taking the options in turn, for about this time, but at least the counted ones.
fn measure<G: Listed>(pack: &'static G::Pack, time: Duration) -> Measured {
    let options = scenarios::<G>().into_iter().filter_map(|(_, options)| G::Options::read(&options).ok());
    let options: Vec<G::Options> = options.collect();
    let progress = if stderr().is_terminal() { ProgressBar::new_spinner() } else { ProgressBar::hidden() };
    progress.set_message(G::ID);
    let mut tally = Tally::default();
    let mut checksum = Hash::of(&G::ID);
    let mut legal = Vec::new();
    #[allow(clippy::disallowed_methods)] // what is measured is speed; the games depend on their seeds alone
    let start = Instant::now();
    let mut games = 0;
    for (seed, options) in (0..).zip(options.iter().cycle()) {
        let mut rng = Fast::new(seed);
        let mut game = G::start(pack, options, &mut rng, &mut ()).unwrap_or_else(|never| match never {});
        playout::random(&mut game, &mut rng, &mut legal, &mut tally);
        games += 1;
        if games <= u64::from(COUNTED) {
            checksum = Hash::of(&(checksum.to_string(), game.hash().to_string(), tally.actions));
        }
        if games % u64::from(BATCH) == 0 {
            progress.set_position(games);
            if games >= u64::from(COUNTED) && start.elapsed() >= time {
                break;
            }
        }
    }
    let time = start.elapsed();
    progress.finish_and_clear();
    Measured { game: G::ID, games, tally, time, checksum }
}

#[allow(clippy::cast_precision_loss)] // counts far below 2^53
impl Measured {
    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.time.as_secs_f64().max(f64::EPSILON)
    }

    fn decisions_per_game(&self) -> f64 {
        self.tally.decisions as f64 / self.games.max(1) as f64
    }

    fn mean_legal(&self) -> f64 {
        self.tally.choices as f64 / self.tally.decisions.max(1) as f64
    }

    fn json(&self) -> Value {
        json!({
            "game": self.game,
            "games_per_s": self.per_second(self.games),
            "decisions_per_s": self.per_second(self.tally.decisions),
            "decisions_per_game": self.decisions_per_game(),
            "mean_legal": self.mean_legal(),
            "checksum": self.checksum.to_string(),
        })
    }

    fn line(&self, words: &Words, say: table::Words) -> String {
        words.bench_line(
            self.game,
            say.number(self.per_second(self.games), 0),
            say.number(self.per_second(self.tally.decisions), 0),
            say.number(self.decisions_per_game(), 1),
            say.number(self.mean_legal(), 2),
            self.checksum.to_string(),
        )
    }
}
