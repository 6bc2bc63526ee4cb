//! What a player thinks of the actions it could take.

use kurgan_core::{Outcome, Seat, Verdict};

use crate::scale::Scale;

/// The standard normal value of a 95% interval.
const Z: f64 = 1.959_964;

/// The Wilson interval at 95% of a share: `hits` of `all`, where a draw may count half.
pub fn wilson(hits: f64, all: u32) -> (f64, f64) {
    if all == 0 {
        return (0.0, 1.0);
    }
    let n = f64::from(all);
    let p = hits / n;
    let middle = p + Z * Z / (2.0 * n);
    let half = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + Z * Z / n;
    (((middle - half) / whole).max(0.0), ((middle + half) / whole).min(1.0))
}

/// One way in which playouts ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Ending {
    /// Such an end; its score is that of the first one seen.
    pub outcome: Outcome,
    /// How often.
    pub count: u32,
    /// All scores together.
    pub scores: f64,
}

impl Ending {
    /// The mean score of these ends.
    pub fn score(&self) -> f64 {
        self.scores / f64::from(self.count.max(1))
    }
}

/// What playouts tell of one action.
#[derive(Clone, PartialEq, Debug)]
pub struct Estimate<A> {
    /// The action.
    pub action: A,
    /// How many playouts went through it.
    pub visits: u32,
    /// How many of them the seat won, a draw as a half.
    pub wins: f64,
    /// How they ended.
    pub endings: Vec<Ending>,
    score: Sum,
    value: Sum,
}

/// A sum with its squares.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Sum {
    total: f64,
    squares: f64,
}

impl Sum {
    pub(crate) fn add(&mut self, x: f64) {
        self.total += x;
        self.squares += x * x;
    }

    pub(crate) fn mean(self, n: u32) -> f64 {
        self.total / f64::from(n.max(1))
    }

    /// The standard error of the mean; nothing can be said from fewer than two.
    pub(crate) fn error(self, n: u32) -> Option<f64> {
        let (mean, count) = (self.mean(n), f64::from(n));
        (n > 1).then(|| ((self.squares - count * mean * mean).max(0.0) / (count - 1.0) / count).sqrt())
    }
}

impl<A: Copy + PartialEq> Estimate<A> {
    /// Nothing is known of this action.
    pub fn new(action: A) -> Self {
        Self { action, visits: 0, wins: 0.0, endings: Vec::new(), score: Sum::default(), value: Sum::default() }
    }

    /// Counts the end of a playout through this action.
    pub(crate) fn count<G: Scale>(&mut self, game: &G, outcome: &Outcome, seat: Seat) {
        self.visits += 1;
        self.wins += match outcome.verdicts.get(usize::from(seat.0)) {
            Some(Verdict::Win) => 1.0,
            Some(Verdict::Draw) => 0.5,
            Some(Verdict::Loss) | None => 0.0,
        };
        let score = f64::from(outcome.score);
        self.score.add(score);
        self.value.add(game.value(outcome, seat));
        self.ended(outcome, 1, score);
    }

    /// Counts ends of one kind.
    fn ended(&mut self, outcome: &Outcome, count: u32, scores: f64) {
        let same = |known: &Outcome| (known.level, known.reason) == (outcome.level, outcome.reason);
        match self.endings.iter_mut().find(|known| same(&known.outcome)) {
            Some(known) => {
                known.count += count;
                known.scores += scores;
            }
            None => self.endings.push(Ending { outcome: outcome.clone(), count, scores }),
        }
    }

    /// Adds what another player found out about the same action.
    fn merge(&mut self, other: &Self) {
        self.visits += other.visits;
        self.wins += other.wins;
        for (mine, theirs) in [(&mut self.score, other.score), (&mut self.value, other.value)] {
            mine.total += theirs.total;
            mine.squares += theirs.squares;
        }
        for ending in &other.endings {
            self.ended(&ending.outcome, ending.count, ending.scores);
        }
    }

    /// The share of playouts that the seat won, with its 95% interval; nothing without playouts.
    pub fn win_chance(&self) -> Option<(f64, (f64, f64))> {
        (self.visits > 0).then(|| (self.wins / f64::from(self.visits), wilson(self.wins, self.visits)))
    }

    /// The mean score, with its standard error where there are enough playouts.
    pub fn score(&self) -> Option<(f64, Option<f64>)> {
        (self.visits > 0).then(|| (self.score.mean(self.visits), self.score.error(self.visits)))
    }

    /// The mean value to the seat, from 0 to 1.
    pub fn value(&self) -> f64 {
        self.value.mean(self.visits)
    }

    /// The standard error of the value. A few playouts that ended alike prove nothing: some more are imagined that
    /// were spread as values usually are.
    fn value_error(&self) -> f64 {
        const SPREAD: f64 = 0.25;
        const IMAGINED: f64 = 4.0;
        let n = f64::from(self.visits.max(1));
        let own = self.value.error(self.visits).map_or(0.0, |error| error * error * n * (n - 1.0));
        ((own + IMAGINED * SPREAD * SPREAD) / (n - 1.0 + IMAGINED) / n).sqrt()
    }

    /// What the value is at least, more or less.
    fn assured(&self) -> f64 {
        self.value() - self.value_error()
    }

    /// The end that came most often.
    pub fn likeliest(&self) -> Option<&Ending> {
        self.endings.iter().max_by_key(|ending| ending.count)
    }
}

/// What a player thinks: every action it considered, the best first.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// The actions, the best first.
    pub ranked: Vec<Estimate<A>>,
}

impl<A: Copy + PartialEq> Advice<A> {
    /// Actions of which nothing is known, in this order.
    pub fn plain(actions: impl IntoIterator<Item = A>) -> Self {
        Self { ranked: actions.into_iter().map(Estimate::new).collect() }
    }

    /// The action to take.
    pub fn best(&self) -> Option<A> {
        self.ranked.first().map(|estimate| estimate.action)
    }

    /// All playouts.
    pub fn playouts(&self) -> u32 {
        self.ranked.iter().map(|estimate| estimate.visits).sum()
    }

    /// Ranks actions by what their value is at least. The first one is what the playouts' own player would do: it is
    /// passed over only for an action that is better by so many standard errors.
    pub(crate) fn rank(mut estimates: Vec<Estimate<A>>, proof: f64) -> Self {
        if let Some(first) = estimates.first().map(|estimate| estimate.action) {
            estimates.sort_by(|a, b| b.assured().total_cmp(&a.assured()));
            let best = &estimates[0];
            let own = estimates.iter().position(|estimate| estimate.action == first).unwrap_or(0);
            let noise = proof * best.value_error().hypot(estimates[own].value_error());
            if own > 0 && best.value() - estimates[own].value() <= noise {
                let own = estimates.remove(own);
                estimates.insert(0, own);
            }
        }
        Self { ranked: estimates }
    }

    /// Adds up what several players found out, each of whom put the same action first.
    pub(crate) fn merge(all: Vec<Vec<Estimate<A>>>, proof: f64) -> Self {
        let mut merged: Vec<Estimate<A>> = Vec::new();
        for estimate in all.into_iter().flatten() {
            match merged.iter_mut().find(|known| known.action == estimate.action) {
                Some(known) => known.merge(&estimate),
                None => merged.push(estimate),
            }
        }
        Self::rank(merged, proof)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_those_of_the_books() {
        let (low, high) = wilson(8.0, 10);
        assert!((low - 0.490).abs() < 0.001 && (high - 0.943).abs() < 0.001, "{low} {high}");
        assert_eq!(wilson(0.0, 0), (0.0, 1.0));
        let (low, high) = wilson(0.0, 100);
        assert!(low.abs() < 1e-12 && (high - 0.037).abs() < 0.001, "{low} {high}");
    }

    #[test]
    fn errors_are_those_of_the_mean() {
        let mut sum = Sum::default();
        for x in [2.0, 4.0, 4.0, 6.0] {
            sum.add(x);
        }
        let error = sum.error(4).unwrap();
        assert!((sum.mean(4) - 4.0).abs() < 1e-12 && (error - (8.0_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
        assert_eq!(sum.error(1), None);
    }
}
