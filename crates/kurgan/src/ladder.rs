//! `kurgan ladder`: measures how well each player plays.

use std::io::Write;
use std::time::Duration;

use ai::clock::Timed;
use ai::ladder::{Edge, Record, Rung};
use ai::{Budget, Level, Policy, Scale};
use indicatif::ProgressBar;
use kurgan_core::chance::Fast;
use kurgan_core::{Game, Options as _, Outcome, Seat};
use table::{GameId, Listed, Packs, each_game};

use crate::bench::scenarios;
use crate::think::progress;
use crate::words::L10nLanguage as Words;

/// Players who think are looked at after so many games.
const LOOK: u32 = 16;

/// What to measure.
pub(crate) struct Climb {
    /// Which game; all of them when absent.
    pub(crate) game: Option<GameId>,
    /// Which players; all of them when empty.
    pub(crate) levels: Vec<Level>,
    /// How many games of players who do not think.
    pub(crate) games: u32,
    /// How many games of others, unless it is decided earlier.
    pub(crate) most: u32,
    pub(crate) playouts: u32,
    /// How many games of a search with time.
    pub(crate) sample: Option<u32>,
    /// How much time.
    pub(crate) each: Duration,
}

/// Plays every setting with every player and prints a line for each.
pub(crate) fn ladder(words: &Words, say: table::Words, climb: &Climb, out: &mut impl Write) -> anyhow::Result<()> {
    let packs = Packs::default();
    let measured = Measured { words, say, climb };
    writeln!(out, "{}\n|---|---|---|---|---|---|---|", words.ladder_head())?;
    let mut wanted = GameId::offered().filter(|&id| climb.game.is_none_or(|game| game == id));
    wanted.try_for_each(|game| each_game!(game, G => measured.lines::<G>(packs.of::<G>(), out)))
}

/// A player with its games, and how it did against the one below.
struct Climbed<'a, G: Game> {
    name: String,
    rung: Rung<'a, G, dyn Policy<G>>,
    edge: Option<Edge>,
}

struct Measured<'a> {
    words: &'a Words,
    say: table::Words,
    climb: &'a Climb,
}

impl Measured<'_> {
    fn lines<G>(&self, pack: &'static G::Pack, out: &mut impl Write) -> anyhow::Result<()>
    where
        G: Listed<Pack: Sync>,
    {
        let budget = Budget::Playouts(self.climb.playouts);
        for (nth, (setting, options)) in scenarios::<G>().into_iter().enumerate() {
            let Ok(options) = G::Options::read(&options) else { continue };
            let start = G::start(pack, &options, &mut Fast::new(0), &mut ()).unwrap_or_else(|never| match never {});
            let worth = |outcome: &Outcome| start.end(outcome, Seat(0)).value;
            let mut levels = if self.climb.levels.is_empty() { Level::ALL.to_vec() } else { self.climb.levels.clone() };
            levels.sort_unstable(); // each is compared with a simpler one
            levels.dedup();
            let players: Vec<Box<dyn Policy<G>>> = levels.iter().map(|level| level.policy::<G>(1)).collect();
            let mut below: Option<Climbed<'_, G>> = None;
            for (&level, player) in levels.iter().zip(&players) {
                let mut rung = Rung::new(&**player, &budget);
                let most = if level.is_slow() { self.climb.most } else { self.climb.games };
                let step = if level.is_slow() { LOOK } else { most };
                let bar = self.bar(most, level);
                let mut edge = None;
                while rung.games() < most && !edge.is_some_and(|edge: Edge| edge.decided()) {
                    let games = (rung.games() + step).min(most);
                    rung.play_up_to(pack, &options, games, &|| bar.inc(1));
                    if let Some(Climbed { rung: below, .. }) = &mut below {
                        below.play_up_to(pack, &options, games, &|| ());
                        edge = Some(Edge::between(&rung, below, worth));
                    }
                }
                bar.finish_and_clear();
                let name = if level.thinks() { format!("{level} {}", self.climb.playouts) } else { level.to_string() };
                // The player below may just have played on: its line tells of all its games.
                self.tell(setting, below.replace(Climbed { name, rung, edge }).as_ref(), out)?;
            }
            self.tell(setting, below.as_ref(), out)?;
            // Time is dear: it is spent on the usual setting of each game.
            if let (Some(sample), 0) = (self.climb.sample, nth) {
                let patient = Timed { player: &*Level::Search.policy::<G>(1), each: self.climb.each };
                let mut rung = Rung::new(&patient, &budget);
                let bar = self.bar(sample, Level::Search);
                rung.play_up_to(pack, &options, sample, &|| bar.inc(1));
                bar.finish_and_clear();
                let edge = below.as_mut().map(|Climbed { rung: below, .. }| {
                    below.play_up_to(pack, &options, sample, &|| ());
                    Edge::between(&rung, below, worth)
                });
                let name =
                    self.words.ladder_timed(Level::Search.id(), self.say.number(self.climb.each.as_secs_f64(), 1));
                writeln!(out, "{}", self.line::<G>(setting, &name, &rung.record(), edge))?;
                out.flush()?;
            }
        }
        Ok(())
    }

    fn tell<G>(&self, setting: &str, climbed: Option<&Climbed<'_, G>>, out: &mut impl Write) -> anyhow::Result<()>
    where
        G: Game<Options: Sync, Pack: Sync>,
    {
        let Some(Climbed { name, rung, edge }) = climbed else { return Ok(()) };
        writeln!(out, "{}", self.line::<G>(setting, name, &rung.record(), *edge))?;
        Ok(out.flush()?)
    }

    fn bar(&self, games: u32, level: Level) -> ProgressBar {
        progress(games.into(), self.words.thinking(level.id()))
    }

    fn line<G: Game>(&self, setting: &str, name: &str, record: &Record, edge: Option<Edge>) -> String {
        let (say, (rate, (low, high))) = (self.say, record.win_rate());
        let (score, error) = record.score();
        let error = error.map_or_else(String::new, |error| format!(" ± {}", say.number(error, 2)));
        format!(
            "| {} {setting} | {name} | {} | {} | {} | {}{error} | {} |",
            G::ID,
            record.games,
            say.percent(rate, 1),
            self.words.ladder_interval(say.percent(low, 1), say.percent(high, 1)),
            say.number(score, 2),
            edge.map_or_else(String::new, |edge| self.compared(edge)),
        )
    }

    /// How a player compares with the one before it.
    fn compared(&self, edge: Edge) -> String {
        let mean = self.say.signed(edge.mean * 100.0, 1);
        let within = if edge.within.is_finite() { self.say.number(edge.within * 100.0, 1) } else { "∞".into() };
        match (edge.decided(), edge.mean > 0.0) {
            (false, _) => self.words.ladder_even(mean, within),
            (true, true) => self.words.ladder_better(mean, within),
            (true, false) => self.words.ladder_worse(mean, within),
        }
    }
}
